"""What Alembic runs for every migration: on the connection that the store hands over."""

from alembic import context

from bosworth.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
