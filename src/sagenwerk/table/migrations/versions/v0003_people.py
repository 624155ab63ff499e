"""Persons with tokens of their own, of which only hashes are kept; links to join and to watch; the conversation."""

from __future__ import annotations

import json
from hashlib import sha256

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

#: Ids of the persons whom tables without persons get.
HOST = "host"
MASTER = "master"
MASTER_SEAT = "game-master"


def upgrade() -> None:
    """Whoever has a token of a table is its host from now on, or the game master; the tokens themselves go."""
    op.create_table(
        "person",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("host", sa.Boolean, nullable=False),
    )
    op.create_table(
        "talk",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
    )
    op.add_column("game_table", sa.Column("invite_hash", sa.String(64), nullable=False, server_default=""))
    op.add_column("game_table", sa.Column("watch_hash", sa.String(64), nullable=False, server_default=""))
    op.add_column("game_table", sa.Column("seating", sa.Text, nullable=False, server_default="{}"))
    op.add_column("game_table", sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
    move_tokens()
    op.drop_column("game_table", "token")
    op.drop_column("game_table", "master_token")


def move_tokens() -> None:
    """A person for each token, and the seats that they hold."""
    columns = ("id", "token", "master_token", "summary", "seating")
    tables = sa.table("game_table", *(sa.column(name, sa.String) for name in columns))
    people = sa.table(
        "person",
        *(sa.column(name, sa.String) for name in ("table_id", "id", "name", "token_hash")),
        sa.column("host", sa.Boolean),
    )
    connection = op.get_bind()
    for row in connection.execute(sa.select(tables)).all():
        summary = json.loads(row.summary)
        seats = summary.pop("seats")
        for seat in seats:
            if not seat.get("bot"):
                seat["person"] = MASTER if seat["hero"] == MASTER_SEAT else HOST
        seating = {"seats": seats, "paused": summary.pop("paused", False)}
        changed = sa.update(tables).where(tables.c.id == row.id)
        connection.execute(changed.values(summary=text_of(summary), seating=text_of(seating)))
        for person, token in ((HOST, row.token), (MASTER, row.master_token)):
            if token:
                connection.execute(
                    sa.insert(people).values(
                        table_id=row.id,
                        id=person,
                        name="",
                        token_hash=sha256(token.encode()).hexdigest(),
                        host=person == HOST,
                    )
                )


def text_of(tree: dict[str, object]) -> str:
    """As JSON."""
    return json.dumps(tree, ensure_ascii=False)


def downgrade() -> None:
    """Hashes cannot be turned back into tokens: nobody could open the tables."""
    raise RuntimeError("form 0003 cannot be taken back; restore a backup")
