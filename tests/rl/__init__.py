"""Environments of other libraries, and the twins."""
