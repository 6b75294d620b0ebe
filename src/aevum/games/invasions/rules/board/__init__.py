"""What lies on the board, and what a province is to a nation."""
