"""What the balance of Rising Cultures is measured by: B1 to B17 of its rules index."""
