"""Rising Cultures: two nations, seven rounds, every card with four uses."""
