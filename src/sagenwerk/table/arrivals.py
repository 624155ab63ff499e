"""Coming to a table by a link: what whoever has it may see, seats that are taken, a lost seat found again."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from sagenwerk.table.audiences import MASTER_SEAT
from sagenwerk.table.company import name_of
from sagenwerk.table.faults import Fault
from sagenwerk.table.hall import Hall, TableKey
from sagenwerk.table.messages import Seat
from sagenwerk.table.people import (
    HOST,
    MASTER,
    MOST_PEOPLE,
    Person,
    checked_name,
    hash_of,
    is_hash_of,
    is_open,
    new_id,
    new_token,
)
from sagenwerk.views.shell import Sentence


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody comes by the link to join, and takes seats that are open; or leads the game, if that seat is open."""

    link: str
    name: str
    heroes: list[str] = []


class Invitation(msgspec.Struct, frozen=True):
    """What whoever has a link sees before coming in."""

    game: str
    scenario: str
    host: str
    seats: list[Seat]
    #: Whether the link is the one to watch.
    watching: bool


async def invitation(hall: Hall, table: str, link: str) -> Invitation:
    """What whoever has a link to join or to watch may know. Raises ``Fault``."""
    room = await hall.room(table)
    watching = is_hash_of(room.links[1], link)
    if not watching and not is_hash_of(room.links[0], link):
        raise Fault("server-wrong-link", 403)
    host = next((person.id for person in room.people if person.host), "")
    seats = [msgspec.structs.replace(seat, person="taken" if seat.person else "") for seat in room.seats]
    return Invitation(room.play.game.name, room.play.scenario.name, name_of(room, host), seats, watching)


async def join(hall: Hall, table: str, wish: Join) -> TableKey:
    """A seat of one's own, or several. Raises ``Fault`` if the link is not the one to join or a seat is taken."""
    room = await hall.room(table)
    name = checked_name(wish.name)
    if not name:
        raise Fault("server-name-missing")
    async with room.lock:
        if not is_hash_of(room.links[0], wish.link):
            raise Fault("server-wrong-link", 403)
        if len(room.people) >= MOST_PEOPLE:
            raise Fault("server-table-full", 409, most=MOST_PEOPLE)
        leads = MASTER_SEAT in wish.heroes
        if leads and (len(wish.heroes) > 1 or MASTER in [person.id for person in room.people]):
            raise Fault("server-seat-taken", 409)
        token = new_token()
        person = Person(MASTER if leads else new_id([other.id for other in room.people]), name, hash_of(token))
        seats = room.seats
        for hero in wish.heroes:
            seats = sits_down(seats, hero, person)
        people = without_idle_master(room.people, seats)
        shut = len(people) < len(room.people)
        await room.change(msgspec.structs.replace(room.seating, seats=seats), [*people, person])
        if shut:
            room.dismiss(Sentence("server-secrets-kept"), MASTER)
        room.tell_all(None, "")
        room.tell_people()
    room.robots.look()
    return TableKey(table, token)


async def claim(hall: Hall, table: str) -> TableKey:
    """New tokens for the owner of the computer, whose browser has lost its own. Raises ``Fault``.

    He is the person who has opened the table, and its host; whoever was the host meanwhile keeps his seat.
    The game master's comes along where that place belongs to whoever opened the table; not where somebody joined.
    """
    room = await hall.room(table)
    async with room.lock:
        key = TableKey(table, new_token(), new_token())
        mine = {HOST: key.token}
        mine |= {person.id: key.master_token for person in room.people if person.id == MASTER and not person.name}
        here = room.people
        if HOST not in [person.id for person in here]:  # another host has removed him
            here = [*here, Person(HOST, "", "")]
        people = [
            msgspec.structs.replace(
                person,
                token_hash=hash_of(mine[person.id]) if person.id in mine else person.token_hash,
                host=person.id == HOST,
            )
            for person in here
        ]
        await room.change(room.seating, people)
        for person in mine:
            room.dismiss(Sentence("server-seat-moved"), person)
    return key if MASTER in mine else msgspec.structs.replace(key, master_token="")


def without_idle_master(people: Sequence[Person], seats: Sequence[Seat]) -> list[Person]:
    """The persons once a friend plays along: whoever has opened a table that a bot leads looks at no secrets then."""
    led = any(seat.person == MASTER for seat in seats)
    return [person for person in people if led or person.id != MASTER or person.name]


def sits_down(seats: Sequence[Seat], hero: str, person: Person) -> list[Seat]:
    """The seats after somebody has taken an open one. Raises ``Fault`` if there is none of that hero."""
    if not any(seat.hero == hero and is_open(seat) for seat in seats):
        raise Fault("server-seat-taken", 409)
    return [Seat(seat.hero, seat.figure, person.name, "", person.id) if seat.hero == hero else seat for seat in seats]
