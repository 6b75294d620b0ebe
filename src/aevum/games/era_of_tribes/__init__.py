"""Era of Tribes, which is still to come: only its place on the shelf."""
