"""A game seen again, over HTTP: the moments of a table, the record of a seat, and a file that somebody opens."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.params import Parameter

from sagenwerk.kernel import GAME_MASTER
from sagenwerk.table.audiences import has_secrets
from sagenwerk.table.faults import Fault
from sagenwerk.table.hall import Hall
from sagenwerk.table.room import Room
from sagenwerk.table.seat_records import opened_record, record_head, record_text
from sagenwerk.table.seen_again import MOST_MOMENTS, filled, replay, seen_moments

Asked = Request[None, None, State]
NOT_KEPT = {"Cache-Control": "no-store"}


async def opened_for(request: Asked, table: str) -> tuple[Room, int]:
    """The table, and as whom the token of the request sees it. Raises ``Fault`` if it does not open the table."""
    hall: Hall = request.app.state.hall
    room = await hall.room(table)
    token = request.headers.get("authorization", "").removeprefix("Bearer ")
    asker = room.asker(token)
    if asker is None:
        raise Fault("server-wrong-token", 403)
    return room, asker.audience


@get("/api/tables/{table:str}/moments")
async def moments_of(
    request: Asked,
    table: str,
    from_: Annotated[int, Parameter(query="from", ge=0)] = 0,
    to: Annotated[int, Parameter(ge=0)] = MOST_MOMENTS,
    whole: bool = False,
) -> Response[bytes]:
    """A part of a game as a seat saw it; ``whole``: after the end of a game with secrets, with all of them."""
    room, audience = await opened_for(request, table)
    async with room.lock:
        play, seats = room.play, list(room.seats)
        if whole and play.game.game_master and audience != GAME_MASTER:
            if has_secrets(play):
                raise Fault("record-whole-too-early", 403)
            audience = int(GAME_MASTER)
        part = replay(table, play, seats, audience, from_)
        coming = seen_moments(play, audience, from_, min(to, from_ + MOST_MOMENTS))
    part = await asyncio.to_thread(filled, part, coming)  # meanwhile the table goes on
    return Response(msgspec.json.encode(part), media_type="application/json", headers=NOT_KEPT)


@get("/api/tables/{table:str}/record")
async def record(request: Asked, table: str) -> Response[bytes]:
    """What this seat saw and heard, to keep."""
    room, audience = await opened_for(request, table)
    async with room.lock:
        head, coming = record_head(room.play, audience), seen_moments(room.play, audience, 0, None)
    text = await asyncio.to_thread(record_text, head, coming)
    headers = NOT_KEPT | {"Content-Disposition": f'attachment; filename="sagenwerk-{table}.sagarec"'}
    return Response(text.encode(), media_type="application/jsonl", headers=headers)


@post("/api/records", status_code=200)
async def open_record(request: Asked) -> Response[bytes]:
    """What a record, or a save, shows; nothing is stored."""
    hall: Hall = request.app.state.hall
    said = await opened_record(await request.body(), hall.workers)
    return Response(said, media_type="application/json", headers=NOT_KEPT)


REPLAY_HANDLERS: list[HTTPRouteHandler] = [moments_of, record, open_record]
