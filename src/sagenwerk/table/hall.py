"""All tables: which are open, which there are, what each gives away."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

import msgspec

from sagenwerk.content.notation import to_text
from sagenwerk.kernel import GAME_MASTER
from sagenwerk.play import Play, SaveError
from sagenwerk.table.audiences import HEROES, MASTER_SEAT, check_whole, seen_by
from sagenwerk.table.books import shown
from sagenwerk.table.faults import Fault, about_save
from sagenwerk.table.messages import Seat
from sagenwerk.table.people import (
    HOST,
    MASTER,
    Asker,
    Person,
    hash_of,
    is_open,
    new_token,
)
from sagenwerk.table.relay import ANEW, Sign
from sagenwerk.table.room import Room, entry_rows, summary_of
from sagenwerk.table.settings import Settings
from sagenwerk.table.store import Conflict, Kept, Listed, Seating, Store
from sagenwerk.table.updates import Now, dice_are_told
from sagenwerk.table.workers import Workers
from sagenwerk.views.shell import Sentence

#: Letters of a table's name: none that can be mistaken for another.
LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
#: Boards that are kept ready.
MOST_BOARDS = 200
#: Tables that one browser gets in its list.
MOST_IN_LIST = 500


class TableKey(msgspec.Struct, frozen=True):
    """A table and what opens it: the token of the person, for the one who opens a table also the game master's.

    ``invite`` and ``watch`` are what links for others are made of. Nobody is told any of this a second time.
    """

    table: str
    token: str
    #: "" in games without a game master, and where somebody else has joined as such.
    master_token: str = ""
    invite: str = ""
    watch: str = ""


class Mine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat that a browser keeps."""

    table: str
    token: str


class Position(msgspec.Struct, frozen=True):
    """A situation to copy into a question."""

    position: str
    rules_version: int
    content_digest: str


class Hall:
    """Opens tables, keeps them open while somebody is there, and a number of others for later."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.workers = Workers(settings.patience, settings.memory, settings.workers, settings.thinking)
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._opening: dict[str, asyncio.Lock] = {}
        #: By digest, the one used last at the end: own files have boards of their own, and are for ever new.
        self._boards: OrderedDict[str, dict[str, Any]] = OrderedDict()

    async def start(self) -> None:
        """Hear from now on what other processes do at the tables that are open here."""
        await self.store.relay.start(self._heard)

    def _heard(self, sign: Sign) -> None:
        rooms = list(self._rooms.values()) if sign.kind == ANEW else filter(None, [self._rooms.get(sign.table)])
        for room in rooms:
            room.heard(sign)

    async def close(self) -> None:
        """Close all tables."""
        for room in self._rooms.values():
            await room.close()
        self._rooms.clear()
        await self.workers.close()

    @property
    def open_tables(self) -> int:
        """How many tables are in memory."""
        return len(self._rooms)

    # Opening

    async def room(self, table: str) -> Room:
        """The table of this id. Raises ``Fault`` if there is none, or if its log cannot be opened."""
        lock = self._opening.setdefault(table, asyncio.Lock())
        try:
            async with lock:
                room = self._rooms.get(table)
                if room is None or room.closed:
                    room = await self._open(table)
                self._rooms[table] = room
                self._rooms.move_to_end(table)
        finally:
            if not lock.locked():
                self._opening.pop(table, None)
        self._close_idle()
        return room

    async def _open(self, table: str) -> Room:
        kept = await self.store.load(table)
        if kept is None:
            raise Fault("server-unknown-table", 404)
        try:
            play = Play.from_saga(kept.saga)
        except SaveError as error:
            raise Fault("server-table-damaged", 500, **about_save(error)) from error
        notice = None
        if play.version != len(kept.entries):
            notice = Sentence("server-opened-at-position", {"entry": play.version, "of": len(kept.entries)})
        if notice or play.head_line() != kept.head:
            try:
                kept = await self._under_newer_rules(kept, play)
            except Conflict:  # another process has opened it at the same moment
                return await self._open(table)
        self._draw(play)
        room = Room(kept, play, self.store, self.settings, self.workers, notice)
        room.robots.look()
        return room

    async def _under_newer_rules(self, kept: Kept, play: Play) -> Kept:
        """Store a table as these rules have opened it; what they left out is put beside the database.

        Raises ``Conflict`` if it has changed since it was loaded.
        """
        if play.version != len(kept.entries):
            await self.store.put_aside(kept)
        rows = entry_rows(play.lines_since(0))
        now = msgspec.structs.replace(kept, head=play.head_line(), entries=rows)
        await self.store.put_in_place(kept, now)
        return now

    def _draw(self, play: Play) -> None:
        """Have the board of a play ready for pages."""
        show = shown(play.game.name)
        for audience in (HEROES, int(GAME_MASTER)):
            scenario = seen_by(play, audience).scenario
            digest = show.board_digest(scenario)
            if digest not in self._boards:
                self._boards[digest] = show.board(scenario)
            self._boards.move_to_end(digest)
        while len(self._boards) > MOST_BOARDS:
            self._boards.popitem(last=False)

    def _close_idle(self) -> None:
        idle = [table for table, room in self._rooms.items() if room.idle]
        for table in idle[: max(0, len(idle) - self.settings.most_idle)]:
            del self._rooms[table]

    async def take_in(self, play: Play, seating: Seating, name: str = "") -> TableKey:
        """Store a play as a new table and open it; ``name`` is what whoever opens it goes by."""
        shown(play.game.name)
        key = TableKey(
            "".join(secrets.choice(LETTERS) for _ in range(10)),
            new_token(),
            new_token() if play.game.game_master and not others_lead(seating.seats) else "",
            new_token(),
            new_token(),
        )
        people = [Person(HOST, name, hash_of(key.token), True)]
        if key.master_token:
            people.append(Person(MASTER, "", hash_of(key.master_token)))
        kept = Kept(
            id=key.table,
            game=play.game.name,
            head=play.head_line(),
            summary=summary_of(Now(key.table, play, seating)),
            seating=seating,
            entries=entry_rows(play.lines_since(0)),
            intents=[],
            people=people,
            invite=hash_of(key.invite),
            watch=hash_of(key.watch),
        )
        await self.store.create(kept)
        await self.room(key.table)
        return key

    # Looking and removing

    async def tables(self) -> list[Listed]:
        """All tables, the one played last first."""
        return await self.store.tables()

    async def mine(self, seats: Sequence[Mine]) -> list[Listed]:
        """Those tables of a browser's seats that there are, and whose tokens are right, the one played last first."""
        ids = list(dict.fromkeys(seat.table for seat in seats))[:MOST_IN_LIST]
        holders: dict[str, set[str]] = {}
        for table, _, kept in await self.store.holders(ids):
            holders.setdefault(table, set()).add(kept)
        own = {seat.table for seat in seats if hash_of(seat.token) in holders.get(seat.table, ())}
        return [listed for listed in await self.store.tables(ids) if listed.id in own]

    async def remove(self, table: str, token: str | None) -> None:
        """Forget a table; pages at it are sent away. ``token`` None: the owner of the computer does it.

        Raises ``Fault`` if there is none, or if it is not the host's token.
        """
        if token is not None and not asker_in(await self.room(table), token).host:
            raise Fault("server-only-host", 403)
        removed = await self.store.remove(table)
        room = self._rooms.pop(table, None)  # only now, or somebody who comes meanwhile would open it once more
        if room is not None:
            await room.close()
            async with room.lock:
                room.dismiss(Sentence("server-table-removed"))
        if not removed:
            raise Fault("server-unknown-table", 404)

    async def saga(self, table: str, token: str) -> str:
        """The save of a table, while the game goes on without what the dice follow from.

        Raises ``Fault`` where it holds secrets that are not for this token.
        """
        room = await self.room(table)
        async with room.lock:
            check_whole(room.play, asker_in(room, token).audience, "server-secret-save")
            return room.play.to_saga(whole=dice_are_told(room.play))

    async def position(self, table: str, token: str) -> Position:
        """The situation at a table, as text. Raises ``Fault`` where it holds secrets that are not for this token."""
        room = await self.room(table)
        async with room.lock:
            play = room.play
            check_whole(play, asker_in(room, token).audience, "server-secret-position")
            return Position(to_text(play.state), play.head.rules_version, play.scenario.digest)

    async def board(self, digest: str, table: str) -> dict[str, Any]:
        """A board that a table uses, which may be open at another process only. Raises ``Fault`` if it does not."""
        if digest not in self._boards and table:
            self._draw((await self.room(table)).play)
        if digest not in self._boards:
            raise Fault("server-unknown-board", 404)
        return self._boards[digest]


def asker_in(room: Room, token: str) -> Asker:
    """Who asks with a token. Raises ``Fault`` if it does not open the table."""
    asker = room.asker(token)
    if asker is None:
        raise Fault("server-wrong-token", 403)
    return asker


def others_lead(seats: Sequence[Seat]) -> bool:
    """Whether the game master's place is not for whoever opens the table: it is open, or a bot's among strangers."""
    led = next(seat for seat in seats if seat.hero == MASTER_SEAT)
    strangers = any(is_open(seat) for seat in seats if seat is not led)
    return is_open(led) or (led.bot != "" and strangers)
