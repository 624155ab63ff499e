"""What the store keeps: the tables of the database."""

from __future__ import annotations

from sqlalchemy import Column, ForeignKey, Integer, MetaData, String, Table, Text

METADATA = MetaData()

#: A table of people: head of its save, and in ``summary`` its seats and what the list of tables shows. ``token`` opens
#: it for the heroes, ``master_token`` for the game master (empty in games without one).
GAME_TABLE = Table(
    "game_table",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("token", String(64), nullable=False),
    Column("master_token", String(64), nullable=False, server_default=""),
    Column("game", String(64), nullable=False),
    Column("head", Text, nullable=False),
    Column("created", String(32), nullable=False),
    Column("updated", String(32), nullable=False, index=True),
    Column("summary", Text, nullable=False),
)

#: One entry of a log: ``data`` holds its line of the save, and a line with the position where one belongs.
#: ``intent`` is the id under which the page sent it, so that a repeat is recognised after a restart, too.
ENTRY = Table(
    "entry",
    METADATA,
    Column("table_id", String(32), ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("at", String(32), nullable=False),
    Column("data", Text, nullable=False),
    Column("intent", String(64), nullable=False, server_default=""),
)
