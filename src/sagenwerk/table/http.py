"""What is asked over HTTP: games, tables, boards, rules, health, and the page itself."""

from __future__ import annotations

import asyncio
from importlib.metadata import PackageNotFoundError, version
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler

from sagenwerk.bots import policies
from sagenwerk.kernel import contract
from sagenwerk.rulebook import BookOfPage, for_page
from sagenwerk.table import arrivals, new_tables
from sagenwerk.table.arrivals import Invitation, Join
from sagenwerk.table.audiences import MASTER_SEAT
from sagenwerk.table.books import choices
from sagenwerk.table.faults import Fault
from sagenwerk.table.guard import is_owner
from sagenwerk.table.hall import Hall, Mine, Position, TableKey
from sagenwerk.table.homes import homes
from sagenwerk.table.messages import Seat
from sagenwerk.table.new_tables import NewTable, Placed
from sagenwerk.table.own_files import choice_with
from sagenwerk.table.pages import FOR_EVER, Pages
from sagenwerk.table.people import is_open
from sagenwerk.table.quest_imports import TakenOver, taken_over
from sagenwerk.table.replays import REPLAY_HANDLERS
from sagenwerk.table.store import Listed

Asked = Request[None, None, State]


class Health(msgspec.Struct, frozen=True):
    """Whether the server can do its work."""

    ok: bool
    version: str
    compiled: bool


class InList(msgspec.Struct, frozen=True):
    """A table in the list of the start page."""

    id: str
    game: str
    scenario: str
    heroes: list[Placed]
    #: Who leads the game; null where nobody does.
    game_master: Placed | None
    day: int
    result: str
    updated: str
    turn: str
    #: Something that chance gave was taken back: the game does not count in statistics.
    dice_known: bool


class Again(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """After which entry a new table goes on."""

    entry: Annotated[int, msgspec.Meta(ge=-1, lt=2**31)]


class Link(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last part of a link to join or to watch."""

    link: str


class Next(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which scenario the heroes go on with; empty: the one that follows."""

    scenario: str = ""


def hall_of(request: Asked) -> Hall:
    """The tables of this server."""
    hall: Hall = request.app.state.hall
    return hall


def token_of(request: Asked) -> str:
    """The token of whoever asks: ``Authorization: Bearer ...``, never in an address, which would stand in logs."""
    return request.headers.get("authorization", "").removeprefix("Bearer ")


def check_owner(request: Asked) -> None:
    """Raises ``Fault`` unless the owner of the computer asks."""
    if not is_owner(request, hall_of(request).settings):
        raise Fault("server-only-owner", 403)


def compiled() -> bool:
    """Whether the rules of this process are compiled."""
    return not str(contract.__file__).endswith(".py")


def version_here() -> str:
    """The version that is installed; of a checkout that was never installed it is not known."""
    try:
        return version("sagenwerk")
    except PackageNotFoundError:
        return "0"


@get("/health")
async def health(request: Asked) -> Response[Health]:
    """Fine only if a move could be stored."""
    ok = await hall_of(request).store.works()
    return Response(Health(ok, version_here(), compiled()), status_code=200 if ok else 503)


@get("/api/games")
async def games(request: Asked) -> list[dict[str, Any]]:
    """What can be played."""
    return choices(hall_of(request).settings.content)


@post("/api/games/{game:str}/file", status_code=200)
async def own_file(request: Asked, game: str) -> dict[str, Any]:
    """What can be played of a game with a file of one's own, as ``/api/games`` says it."""
    hall = hall_of(request)
    choice = await choice_with(game, await request.body(), hall.workers)
    return {**choice, "bots": policies(game)}


@post("/api/games/{game:str}/import", status_code=200)
async def imported(request: Asked, game: str, name: str = "", start: str = "", quest: int = 1) -> TakenOver:
    """A quest of a map editor as a quest file, to be opened like one of one's own; ``quest``: which of several."""
    return await taken_over(game, await request.body(), name, start, quest, hall_of(request).workers)


def placed(seat: Seat) -> Placed:
    """A seat as the list tells it."""
    return Placed(seat.hero, seat.figure, seat.player, seat.bot, is_open(seat))


def in_list(table: Listed) -> InList:
    """A table as the list tells it."""
    seats = table.seating.seats
    return InList(
        id=table.id,
        game=table.game,
        scenario=table.summary.scenario,
        heroes=[placed(seat) for seat in seats if seat.hero != MASTER_SEAT],
        game_master=next((placed(seat) for seat in seats if seat.hero == MASTER_SEAT), None),
        day=table.summary.day,
        result=table.summary.result,
        updated=table.updated,
        turn=table.summary.turn,
        dice_known=table.summary.dice_known,
    )


@get("/api/tables")
async def tables(request: Asked) -> list[InList]:
    """All tables, the one played last first; for the owner of the computer."""
    check_owner(request)
    return [in_list(table) for table in await hall_of(request).tables()]


@get("/api/addresses")
async def addresses(request: Asked) -> list[str]:
    """Where other devices of the home network find this server; for the owner of the computer, who invites them."""
    check_owner(request)
    server = request.scope["server"]
    if not hall_of(request).settings.lan or server is None:
        return []
    return [f"http://{home}:{server[1]}" for home in await asyncio.to_thread(homes)]


@post("/api/mine", status_code=200)
async def mine(request: Asked, data: list[Mine]) -> list[InList]:
    """The tables at which a browser keeps seats."""
    return [in_list(table) for table in await hall_of(request).mine(data)]


@post("/api/tables")
async def create(request: Asked, data: NewTable) -> TableKey:
    """A new game."""
    return await new_tables.create(hall_of(request), data)


@delete("/api/tables/{table:str}")
async def remove(request: Asked, table: str) -> None:
    """Forget a table: its host, or the owner of the computer."""
    await hall_of(request).remove(table, None if is_owner(request, hall_of(request).settings) else token_of(request))


@post("/api/tables/{table:str}/claim")
async def claim(request: Asked, table: str) -> TableKey:
    """The owner of the computer has lost what opens a table, and becomes its host anew."""
    check_owner(request)
    return await arrivals.claim(hall_of(request), table)


@post("/api/tables/{table:str}/invitation", status_code=200)
async def invitation(request: Asked, table: str, data: Link) -> Invitation:
    """What one sees before coming in by a link."""
    return await arrivals.invitation(hall_of(request), table, data.link)


@post("/api/tables/{table:str}/join")
async def join(request: Asked, table: str, data: Join) -> TableKey:
    """Come in by the link to join."""
    return await arrivals.join(hall_of(request), table, data)


@get("/api/tables/{table:str}/save", media_type="application/jsonl")
async def save(request: Asked, table: str) -> Response[bytes]:
    """The save, to keep elsewhere; while a game has secrets, with the game master's token."""
    text = await hall_of(request).saga(table, token_of(request))
    headers = {"Content-Disposition": f'attachment; filename="sagenwerk-{table}.saga"', "Cache-Control": "no-store"}
    return Response(text.encode(), media_type="application/jsonl", headers=headers)


@post("/api/import")
async def take_in(request: Asked) -> TableKey:
    """A table of a save."""
    return await new_tables.imported(hall_of(request), await request.body())


@post("/api/tables/{table:str}/again")
async def again(request: Asked, table: str, data: Again) -> TableKey:
    """A new table that goes on after an entry of this one; while a game has secrets, with the game master's token."""
    return await new_tables.again(hall_of(request), table, data.entry, token_of(request))


@post("/api/tables/{table:str}/next")
async def go_on(request: Asked, table: str, data: Next) -> TableKey:
    """A new table where the heroes of this one, which is finished, go on."""
    return await new_tables.next_game(hall_of(request), table, data.scenario, token_of(request))


@get("/api/tables/{table:str}/position")
async def position(request: Asked, table: str) -> Position:
    """The situation as text; while a game has secrets, with the game master's token."""
    return await hall_of(request).position(table, token_of(request))


@get("/api/content/{digest:str}/board")
async def board(request: Asked, digest: str, table: str = "") -> Response[dict[str, Any]]:
    """A board to draw, of this table. What a digest stands for never changes."""
    return Response(await hall_of(request).board(digest, table), headers={"Cache-Control": FOR_EVER})


@get("/api/rules/{game:str}")
async def rules(game: str) -> BookOfPage:
    """The rule book for the page, in both languages."""
    try:
        return for_page(game)
    except ValueError as error:
        raise Fault("server-no-rule-book", 404, name=game[:40]) from error


@get(["/", "/{path:path}"], name="page")
async def page(request: Asked, path: str = "") -> Response[bytes]:
    """The client: a file of it, or its page."""
    pages: Pages = request.app.state.pages
    found = None if path.startswith("/api/") else pages.file(path)
    if found is None:
        raise NotFoundException
    return Response(found.content, media_type=found.media_type, headers={"Cache-Control": found.cache})


HANDLERS: list[HTTPRouteHandler] = [
    health,
    games,
    own_file,
    imported,
    tables,
    addresses,
    mine,
    create,
    remove,
    claim,
    invitation,
    join,
    save,
    take_in,
    again,
    go_on,
    position,
    board,
    rules,
    *REPLAY_HANDLERS,
    page,
]
