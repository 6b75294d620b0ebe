"""Era of Tribes, which is still to come: so far its place on the shelf, its tables and its box."""
