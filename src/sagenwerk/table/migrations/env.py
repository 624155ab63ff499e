"""Runs the migrations on the connection that is handed in."""

from __future__ import annotations

from alembic import context

from sagenwerk.table.records import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
