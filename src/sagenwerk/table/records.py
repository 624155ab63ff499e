"""What the store keeps: the tables of the database."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, ForeignKey, Integer, MetaData, String, Table, Text

METADATA = MetaData()

#: A table of people: head of its save; in ``summary`` what the list of tables shows of the game; in ``seating`` what
#: the persons have agreed on, which changes by steps of ``revision``. Of the links to join and to watch only hashes
#: are kept; "" where there is no such link.
GAME_TABLE = Table(
    "game_table",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("head", Text, nullable=False),
    Column("created", String(32), nullable=False),
    Column("updated", String(32), nullable=False, index=True),
    Column("summary", Text, nullable=False),
    Column("seating", Text, nullable=False, server_default="{}"),
    Column("revision", Integer, nullable=False, server_default="0"),
    Column("invite_hash", String(64), nullable=False, server_default=""),
    Column("watch_hash", String(64), nullable=False, server_default=""),
)

#: Somebody who can open a table; of the token only the hash is kept.
PERSON = Table(
    "person",
    METADATA,
    Column("table_id", String(32), ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("id", String(16), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("token_hash", String(64), nullable=False),
    Column("host", Boolean, nullable=False),
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

#: One line of what the persons say to each other; the name is kept as it was.
TALK = Table(
    "talk",
    METADATA,
    Column("table_id", String(32), ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person", String(16), nullable=False),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", String(32), nullable=False),
)
