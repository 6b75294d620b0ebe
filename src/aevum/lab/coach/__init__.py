"""The coach: which decisions of a finished game cost most, and what a master would have done."""
