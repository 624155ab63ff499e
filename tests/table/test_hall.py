"""Which tables stay open, and that closing one loses nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sagenwerk.table.hall import Hall, NewTable, Placed
from sagenwerk.table.prepare import prepare
from sagenwerk.table.settings import Settings
from sagenwerk.table.store import Store

WISH = NewTable("junior", "challenge-1", [Placed("warrior"), Placed("archer")], seed=7)


def test_only_so_many_tables_stay_open_and_the_others_open_again(tmp_path: Path) -> None:
    async def story() -> None:
        database = tmp_path / "games.sqlite"
        prepare(database)
        store = Store(database)
        hall = Hall(store, Settings(database, most_idle=2))
        keys = [await hall.create(WISH) for _ in range(5)]
        first = await hall.room(keys[0].table)
        assert first is await hall.room(keys[0].table)
        await hall.room(keys[1].table)
        await hall.room(keys[2].table)
        again = await hall.room(keys[0].table)
        assert again is not first
        assert again.play.state.digest() == first.play.state.digest()
        assert again.asker(keys[0].token) == first.asker(keys[0].token) is not None
        assert len(await hall.tables()) == 5
        await hall.close()
        await store.close()

    asyncio.run(story())
