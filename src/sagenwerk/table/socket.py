"""The WebSocket: reads what pages say, and sends what is in their queue."""

from __future__ import annotations

import asyncio
import logging
from time import perf_counter

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from sagenwerk.table import company, metrics, teammates
from sagenwerk.table.faults import Fault
from sagenwerk.table.gate import TRY_AGAIN_LATER, Line
from sagenwerk.table.guest import Guest
from sagenwerk.table.hall import Hall
from sagenwerk.table.messages import (
    Answer,
    Ask,
    AskHint,
    AskOrders,
    ClientMessage,
    Hello,
    Host,
    Intent,
    Override,
    Pause,
    Point,
    Say,
    TakeSeat,
    Tell,
    Trouble,
    Undo,
    WatchChance,
    Withdraw,
)
from sagenwerk.table.room import Room, encoded
from sagenwerk.views.shell import Sentence

LOG = logging.getLogger("sagenwerk")

Connected = WebSocket[None, None, State]

#: Characters of an intent's id.
LONGEST_ID = 48

#: The greatest number of an entry, or of a line of the conversation, that a page may have: the store knows no more.
MOST_LINES = 2**31 - 1

ToBots = AskOrders | Tell | AskHint | WatchChance
InCompany = TakeSeat | Pause | Answer | Withdraw | Say | Point | Host | ToBots
AtTable = Intent | Undo | Override | Ask | InCompany

DECODER: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


@websocket("/api/socket")
async def talk(socket: Connected) -> None:
    """One page from its coming to its going."""
    await socket.accept()
    guest = Guest()
    hall: Hall = socket.app.state.hall
    line: Line = socket.scope["line"]  # type: ignore[typeddict-item]
    visit = Visit(hall, guest, line)
    sending = asyncio.create_task(send(socket, guest))
    listening = asyncio.create_task(listen(socket, visit))
    giving_up = asyncio.create_task(guest.too_slow.wait())
    tasks = (sending, listening, giving_up)
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if giving_up.done():
            metrics.SLOW_CLIENTS.inc()
            await asyncio.wait_for(socket.close(TRY_AGAIN_LATER), 1)
    except (TimeoutError, RuntimeError, WebSocketDisconnect):
        pass  # it is gone already
    finally:
        visit.end()
        for task in tasks:
            task.cancel()
        for outcome in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(outcome, Exception) and not isinstance(outcome, WebSocketDisconnect):
                LOG.error("a connection ended with an error", exc_info=outcome)


async def send(socket: Connected, guest: Guest) -> None:
    """Send what is in the queue, as fast as the page takes it."""
    while True:
        await socket.send_data(await guest.next())


async def listen(socket: Connected, visit: Visit) -> None:
    """Do what the page says, one message after the other."""
    while True:
        text = await socket.receive_data(mode="text")
        await visit.line.in_pace(len(text), visit.trouble)
        await visit.hear(text)


class Visit:
    """A page and the table that it is at."""

    def __init__(self, hall: Hall, guest: Guest, line: Line) -> None:
        self.hall = hall
        self.guest = guest
        self.line = line
        self.room: Room | None = None

    async def hear(self, text: str | bytes) -> None:
        """Do what a message says; whatever is wrong with it is told to the page."""
        try:
            message = DECODER.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self.trouble(Sentence("server-message-not-understood", {"reason": str(error)[:200]}))
            return
        try:
            if isinstance(message, Hello):
                await self.hello(message)
            elif self.room is None or self.guest not in self.room.guests:
                self.trouble(Sentence("server-hello-first"))
            else:
                # Once begun it is done and told to all, even if this page is gone before.
                await asyncio.shield(asyncio.ensure_future(self.at_table(self.room, message)))
        except Fault as fault:
            self.trouble(fault.sentence)

    async def hello(self, message: Hello) -> None:
        """Sit down at a table; the token says as whom."""
        self.end()
        try:
            room = await self.hall.room(message.table)
        except Fault as fault:
            self.line.guessed_wrong()
            self.trouble(fault.sentence, final=True)
            return
        asker = room.asker(message.token)
        if asker is None:
            self.line.guessed_wrong()
            self.trouble(Sentence("server-wrong-token"), final=True)
            return
        self.line.check_room(len(room.guests))
        self.guest.person = asker.person
        self.room = room
        since, talk = (min(max(number, -1), MOST_LINES) for number in (message.since, message.talk))
        await room.join(self.guest, since, talk)

    async def at_table(self, room: Room, message: AtTable) -> None:
        """What one does at a table."""
        if isinstance(message, Intent | Undo | Override | AskHint) and not 0 < len(message.id) <= LONGEST_ID:
            self.trouble(Sentence("server-message-not-understood", {"reason": "id"}))
        elif isinstance(message, Intent | Undo | Override):
            began = perf_counter()
            done = await room.order(self.guest, message)
            metrics.count_order(done, perf_counter() - began)
        elif isinstance(message, Ask):
            await room.ask_field(self.guest, message.field)
        else:
            await self.in_company(room, message)

    async def in_company(self, room: Room, message: InCompany) -> None:
        """What one does with the others. Raises ``Fault``."""
        match message:
            case TakeSeat():
                await company.seat(room, self.guest, message)
            case Pause():
                await company.pause(room, self.guest, message.on)
            case Answer():
                await company.answer(room, self.guest, message)
            case Withdraw():
                await company.withdraw(room, self.guest, message.question)
            case Say():
                await company.say(room, self.guest, message)
            case Point():
                company.point(room, self.guest, message)
            case Host():
                await company.host(room, self.guest, message)
            case AskOrders():
                await teammates.ask_orders(room, self.guest, message.hero)
            case Tell():
                await teammates.tell(room, self.guest, message)
            case AskHint():
                await room.advice.hint(self.guest, message)
            case WatchChance():
                room.advice.watch(self.guest, message.on)

    def trouble(self, reason: Sentence, final: bool = False) -> None:
        """Tell the page that something is wrong."""
        self.guest.tell(encoded(Trouble(reason, final)))

    def end(self) -> None:
        """Leave the table."""
        if self.room is not None:
            self.room.leave(self.guest)
            self.room = None
