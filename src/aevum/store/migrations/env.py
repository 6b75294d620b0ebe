"""Where Alembic enters; the connection, and its transaction, are brought by the caller."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
