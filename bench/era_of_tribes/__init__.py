"""What the measurements need to know of Era of Tribes."""
