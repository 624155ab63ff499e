"""Which tables and boards stay ready, and that putting one away loses nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from sagenwerk.table import hall as hall_module
from sagenwerk.table.audiences import HEROES
from sagenwerk.table.faults import Fault
from sagenwerk.table.hall import Hall
from sagenwerk.table.new_tables import NewTable, Placed, create
from sagenwerk.table.prepare import prepare
from sagenwerk.table.settings import Settings
from sagenwerk.table.store import Store

WISH = NewTable("junior", "challenge-1", [Placed("warrior"), Placed("archer")], seed=7)
OTHER = NewTable("andor", "legend-2", [Placed("warrior"), Placed("archer")], seed=7)


def run(folder: Path, story: Callable[[Hall], Awaitable[None]]) -> None:
    """A story in a hall that keeps two tables open at which nobody is."""

    async def whole() -> None:
        database = str(folder / "games.sqlite")
        prepare(database)
        store = Store(database)
        hall = Hall(store, Settings(database, most_idle=2))
        await story(hall)
        await hall.close()
        await store.close()

    asyncio.run(whole())


def test_only_so_many_tables_stay_open_and_the_others_open_again(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        keys = [await create(hall, WISH) for _ in range(5)]
        first = await hall.room(keys[0].table)
        assert first is await hall.room(keys[0].table)
        await hall.room(keys[1].table)
        await hall.room(keys[2].table)
        again = await hall.room(keys[0].table)
        assert again is not first
        assert again.play.state.digest() == first.play.state.digest()
        assert again.asker(keys[0].token) == first.asker(keys[0].token) is not None
        assert len(await hall.tables()) == 5

    run(tmp_path, story)


def test_a_board_that_was_put_away_is_drawn_again_for_its_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall_module, "MOST_BOARDS", 1)

    async def story(hall: Hall) -> None:
        first = await create(hall, WISH)
        digest = (await hall.room(first.table)).now.drawn(HEROES).board_digest
        board = await hall.board(digest, "")
        await create(hall, OTHER)
        with pytest.raises(Fault):
            await hall.board(digest, "")
        assert await hall.board(digest, first.table) == board

    run(tmp_path, story)
