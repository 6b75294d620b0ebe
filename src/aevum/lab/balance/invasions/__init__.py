"""What the balance of Invasions is measured by."""
