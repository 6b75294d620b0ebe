"""What the measurements need to know of Invasions."""
