"""What the persons at a table do besides playing: seats, the host's affairs, questions, talking and pointing."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import msgspec

from sagenwerk.bots.search import LEVELS
from sagenwerk.kernel import GAME_MASTER
from sagenwerk.table.audiences import MASTER_SEAT
from sagenwerk.table.faults import Fault
from sagenwerk.table.guest import Guest
from sagenwerk.table.messages import (
    Answer,
    Host,
    Intent,
    Links,
    Notice,
    Point,
    Pointed,
    Say,
    TakeSeat,
    Talk,
    TalkLine,
    Undo,
)
from sagenwerk.table.orders import NotDone, carry_out
from sagenwerk.table.people import (
    BOT,
    MASTER,
    Asked,
    after_wish,
    check_master,
    checked_bot,
    hash_of,
    is_open,
    left_open,
    name_at,
    new_token,
    now_at,
    stand_in_for,
    taken,
)
from sagenwerk.table.robots import stand_in
from sagenwerk.table.store import Conflict, now
from sagenwerk.table.teammates import after_no, plan_anew
from sagenwerk.views.shell import Sentence

if TYPE_CHECKING:
    from sagenwerk.table.room import Room

#: Letters of a line of the conversation.
LONGEST_LINE = 500
#: What is not to be seen: control characters, and those that turn round the order of what stands beside them.
UNSEEN = re.compile(r"[\x00-\x08\x0e-\x1b\x7f-\x84\x86-\x9f\u202a-\u202e\u2066-\u2069]")
#: Letters of a field's name.
LONGEST_FIELD = 40
#: Seconds after which a bot may play for somebody who is away, at most: a week.
LONGEST_ABSENCE = 7 * 24 * 3600


async def seat(room: Room, guest: Guest, wish: TakeSeat) -> None:
    """Give a seat to a person or a bot, or leave it open. Raises ``Fault``."""
    async with room.lock:
        asker = room.asker_at(guest)
        seats = after_wish(room.seats, wish, asker, room.play.game.name, MASTER in room.present)
        paused = room.seating.paused and wish.hero != MASTER_SEAT  # or nobody might be left to let it go on
        await room.change(msgspec.structs.replace(room.seating, seats=seats, paused=paused))
        room.robots.failed = False
        room.tell_all(None, "")
        room.tell_people()
    room.robots.look()


async def pause(room: Room, guest: Guest, on: bool) -> None:
    """Stop the game, or let it go on; only the game master may. Raises ``Fault``."""
    async with room.lock:
        if room.asker_at(guest).audience != GAME_MASTER:
            raise Fault("server-only-game-master")
        await room.change(msgspec.structs.replace(room.seating, paused=on))
        room.tell_all(None, "")
    room.robots.look()


# Questions among the persons


async def answer(room: Room, guest: Guest, said: Answer) -> None:
    """Say yes or no to a question; with the last yes it is done. Raises ``Fault``."""
    async with room.lock:
        asked = asked_now(room, said.question)
        may = guest.person in asked.open or (asked.kind == "bot" and room.asker_at(guest).heroes)
        if not may:
            raise Fault("server-not-asked")
        check_goes_on(room)
        if asked.kind == "bot":
            await answer_bot(room, guest.person, asked, said.yes)
        elif not said.yes:
            await drop(room, asked)
            room.spread(Notice(Sentence(f"server-{asked.kind}-refused", {"name": name_of(room, guest.person)})))
        elif left := [person for person in asked.open if person != guest.person]:
            await drop(room, asked, msgspec.structs.replace(asked, open=left))
        else:
            await drop(room, asked)
            await agreed(room, asked)
    room.robots.look()


async def answer_bot(room: Room, person: str, asked: Asked, yes: bool) -> None:
    """What somebody says to a bot: after a no it does something else, and does not ask that again. Raises ``Fault``."""
    if yes:
        left = [other for other in asked.open if other != person]
        await drop(room, asked, msgspec.structs.replace(asked, open=left, agreed=True))
        return
    await room.change(after_no(room, asked))
    room.tell_all(None, "")
    room.spread(Notice(Sentence("server-bot-refused", {"name": name_of(room, person), "hero": asked.hero})))


def check_goes_on(room: Room) -> None:
    """Raises ``Fault`` while the heroes may do nothing."""
    if room.seating.closed:
        raise Fault("server-table-closed")
    if room.seating.paused:
        raise Fault("server-paused")


async def withdraw(room: Room, guest: Guest, question: str) -> None:
    """Take one's own question back. Raises ``Fault``."""
    async with room.lock:
        asked = asked_now(room, question)
        if not guest.person or guest.person != asked.person:
            raise Fault("server-action-of-others")
        await drop(room, asked)


def asked_now(room: Room, question: str) -> Asked:
    """A question that still waits. Raises ``Fault`` if the game has gone on without it."""
    for asked in room.seating.questions:
        if asked.id == question and asked.version == room.play.version:
            return asked
    raise Fault("server-no-such-question")


async def drop(room: Room, asked: Asked, then: Asked | None = None) -> None:
    """A question waits no more, or another one in its place. Raises ``Fault``."""
    questions = [other for other in room.seating.questions if other.id != asked.id] + ([then] if then else [])
    await room.change(msgspec.structs.replace(room.seating, questions=questions))
    room.tell_all(None, "")


async def agreed(room: Room, asked: Asked) -> None:
    """Everybody has said yes. Raises ``Fault``."""
    asker = room.asker_for(asked.person)
    before = room.play.version
    try:
        carry_out(room.play, order_of(asked), room.seats, asker)
        await room.keep(before, asked.id)
        if asked.kind != "take":
            await plan_anew(room)
    except NotDone as error:
        room.spread(Notice(error.reason))
    except Conflict:
        room.spread(Notice(Sentence("server-table-has-gone-on")))
    room.tell_all(None, "")


def order_of(asked: Asked) -> Intent | Undo:
    """What everybody has agreed to."""
    if asked.kind == "take":
        return Intent(asked.id, asked.version, asked.actions)
    return Undo(asked.id, asked.version, asked.kind == "redo")


# The host


async def host(room: Room, guest: Guest, wish: Host) -> None:
    """What only the host may do. Raises ``Fault``."""
    async with room.lock:
        if not room.asker_at(guest).host:
            raise Fault("server-only-host")
        if wish.do in ("free", "stand-in") and wish.hero == MASTER_SEAT:
            check_master(TakeSeat(wish.hero, BOT), room.asker_at(guest), MASTER in room.present)
        if wish.do == "free":
            await free(room, wish.hero)
        elif wish.do == "stand-in":
            await put_in(room, wish)
        elif wish.do == "hand-over":
            await hand_over(room, wish.person)
        elif wish.do == "remove":
            await remove(room, guest.person, wish.person)
        elif wish.do == "away":
            await room.change(msgspec.structs.replace(room.seating, away=absence(wish.value)))
        elif wish.do == "links":
            await make_links(room, guest)
        elif wish.do in ("close", "open"):
            await room.change(msgspec.structs.replace(room.seating, closed=wish.do == "close"))
        elif wish.do == "bots-ask" and wish.value in ("on", "off"):
            await room.change(msgspec.structs.replace(room.seating, bots_ask=wish.value == "on"))
        elif wish.do == "level" and wish.value in LEVELS:
            await room.change(msgspec.structs.replace(room.seating, level=wish.value))
        else:
            raise Fault("server-message-not-understood", reason=f"host: {wish.do[:20]}")
        room.tell_all(None, "")
        room.tell_people()
    room.robots.look()


async def free(room: Room, hero: str) -> None:
    """Whoever held the seat holds it no more."""
    seats = [left_open(other) if other.hero == hero else other for other in room.seats]
    await room.change(msgspec.structs.replace(room.seating, seats=seats))


async def put_in(room: Room, wish: Host) -> None:
    """A bot plays for a person, or a seat that is open, at once."""
    bot = checked_bot(room.play.game.name, wish.value) if wish.value else ""
    for held in room.seats:
        if held.hero == wish.hero and is_open(held):
            wanted = TakeSeat(held.hero, BOT + (bot or stand_in_for(room.play.game.name, held.hero)))
            seats = [taken(other, wanted, "", room.play.game.name) if other is held else other for other in room.seats]
            await room.change(msgspec.structs.replace(room.seating, seats=seats))
        elif held.hero == wish.hero and held.person:
            await stand_in(room, held, bot)


async def hand_over(room: Room, person: str) -> None:
    """Somebody else looks after the table from now on."""
    check_known(room, person)
    people = [msgspec.structs.replace(other, host=other.id == person) for other in room.people]
    await room.change(room.seating, people)
    room.spread(Notice(Sentence("server-new-host", {"name": name_of(room, person)})))


async def remove(room: Room, host: str, person: str) -> None:
    """Somebody leaves the table for good: his token opens nothing any more, his seats are open."""
    check_known(room, person)
    if person in (host, MASTER):
        raise Fault("server-cannot-be-removed")
    seats = [left_open(other) if other.person == person else other for other in room.seats]
    people = [other for other in room.people if other.id != person]
    questions = [asked for asked in room.seating.questions if asked.person != person and person not in asked.open]
    await room.change(msgspec.structs.replace(room.seating, seats=seats, questions=questions), people)
    room.dismiss(Sentence("server-removed-by-host"), person)


async def make_links(room: Room, guest: Guest) -> None:
    """New links to join and to watch; who came by the old one to watch stays, but finds the door shut next time."""
    links = Links(new_token(), new_token())
    await room.change(room.seating, None, (hash_of(links.invite), hash_of(links.watch)))
    guest.tell(msgspec.json.encode(links))


def check_known(room: Room, person: str) -> None:
    """Raises ``Fault`` for somebody who is not at the table as the others see it."""
    if person not in [other.id for other in now_at(room.people, room.seats, ())]:
        raise Fault("server-unknown-person")


def absence(value: str) -> int:
    """Seconds after which a bot plays for somebody. Raises ``Fault``."""
    if not value.isascii() or not value.isdigit() or int(value) > LONGEST_ABSENCE:
        raise Fault("server-wrong-absence")
    return int(value)


# Talking


async def say(room: Room, guest: Guest, said: Say) -> None:
    """A line for everybody. Raises ``Fault``."""
    text = " ".join(UNSEEN.sub("", said.text).split())
    if not text or len(text) > LONGEST_LINE:
        raise Fault("server-wrong-line", most=LONGEST_LINE)
    async with room.lock:
        if not guest.person:
            raise Fault("server-only-watching")
        line = TalkLine(room.talked + 1, guest.person, name_of(room, guest.person), text, now())
        try:
            await room.store.say(room.id, line)
        except Conflict as error:
            await room.as_stored()
            raise Fault("server-table-has-gone-on", 409) from error
        room.talked += 1
        room.spread(Talk([line]))


def point(room: Room, guest: Guest, at: Point) -> None:
    """Show everybody a field. Raises ``Fault``."""
    if not guest.person:
        raise Fault("server-only-watching")
    if not 0 < len(at.field) <= LONGEST_FIELD or not at.field.isprintable():
        raise Fault("server-unknown-field", name=at.field[:LONGEST_FIELD])
    room.spread(Pointed(guest.person, name_of(room, guest.person), at.field))
    room.elsewhere.say_pointed(guest.person, at.field)


def name_of(room: Room, person: str) -> str:
    """What a person goes by."""
    known = next((other.name for other in room.people if other.id == person), "")
    return known or name_at(person, room.seats)
