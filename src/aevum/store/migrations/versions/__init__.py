"""One module per step; a step that was released never changes."""
