"""The balance of Era of Tribes: the measures B1 to B16."""
