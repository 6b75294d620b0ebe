"""Rising Cultures for researchers: the numbers of its actions."""
