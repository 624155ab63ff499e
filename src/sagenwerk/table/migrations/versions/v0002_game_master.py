"""A token of its own for the game master."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Games so far have no game master."""
    op.add_column("game_table", sa.Column("master_token", sa.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    """Forget the tokens."""
    op.drop_column("game_table", "master_token")
