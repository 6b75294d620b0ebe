"""Step 1.B: what the timeline brings, row by row."""
