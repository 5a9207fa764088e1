"""How alembic brings the tables up to date: on the connection that ``store.database`` hands it, in its transaction."""

from alembic import context

from riftwright.store.models import Base

context.configure(connection=context.config.attributes["connection"], target_metadata=Base.metadata)
with context.begin_transaction():
    context.run_migrations()
