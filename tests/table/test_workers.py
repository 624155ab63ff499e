"""Worker processes: they choose as the server itself would, and nothing that goes wrong in them stops anything else."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.table.conftest import Server

from sagenwerk.bots import Luck, Policy, policy
from sagenwerk.games import game
from sagenwerk.kernel import GAME_MASTER, Result
from sagenwerk.play import Play
from sagenwerk.table.faults import Fault
from sagenwerk.table.guest import Guest
from sagenwerk.table.hall import Hall
from sagenwerk.table.imports import opened
from sagenwerk.table.new_tables import NewTable, Placed, create
from sagenwerk.table.own_files import checked, choice_with
from sagenwerk.table.prepare import prepare
from sagenwerk.table.quest_imports import taken_over
from sagenwerk.table.settings import Settings
from sagenwerk.table.store import Store
from sagenwerk.table.workers import Lane, Workers

PLUGINS = [str(Path(__file__).parent / name) for name in ("plugin", "bad_bots")]
#: Seconds; long enough that nothing which ends takes as long on a busy computer.
PATIENT = 60.0


@asynccontextmanager
async def workers(patience: float = PATIENT, memory: int = 1024, count: int = 2) -> AsyncIterator[Workers]:
    made = Workers(patience, memory, count)
    try:
        yield made
    finally:
        await made.close()


async def asked(of: Workers, play: Play, bot: str, key: str = "table", seed: int = 1) -> str:
    return (await of.choose(key, play.head_line(), play.lines_since, bot, play.state.actor, seed)).action


async def fault_of(answer: Awaitable[Any]) -> Fault:
    with pytest.raises(Fault) as caught:
        await answer
    assert caught.value.said("de") != caught.value.said("en") != caught.value.message
    return caught.value


@pytest.fixture(scope="module", autouse=True)
def plugins() -> Iterator[None]:
    """The games with bad bots are installed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join([*PLUGINS, os.environ.get("PYTHONPATH", "")]))
        for plugin in PLUGINS:
            patch.syspath_prepend(plugin)
        yield


def mire(scenario: str = "passage") -> Play:
    return Play(game("mire"), scenario, heroes=["ant", "bee"], seed=3)


# Choosing


@pytest.mark.parametrize(
    ("name", "scenario", "heroes", "bot", "master"),
    [
        ("junior", "challenge-1", ["warrior", "archer"], "greedy", ""),
        ("andor", "legend-2", ["dwarf", "archer"], "greedy", ""),
        ("andor", "the-bell-cart", ["dwarf", "archer"], "random", ""),
        ("heroquest", "", ["barbarian", "dwarf"], "greedy", "simple"),
        ("heroquest", "", ["barbarian", "wizard"], "random", "cunning"),
    ],
)
def test_a_bot_chooses_in_a_worker_what_it_would_choose_in_the_server(
    name: str, scenario: str, heroes: list[str], bot: str, master: str
) -> None:
    async def played() -> None:
        rules = game(name)
        play = Play(rules, scenario or rules.scenarios()[0], heroes=heroes, seed=5)
        here: dict[bool, Policy] = {}
        async with workers() as those:
            for turn in range(60):
                if play.state.result is not Result.PLAYING:
                    break
                actor = play.state.actor
                who = master if actor == GAME_MASTER else bot
                kept = here.setdefault(actor == GAME_MASTER, policy(who, name))
                chosen = await asked(those, play, who, seed=2**70 + turn)
                assert chosen == kept.choose(play.state.view(actor), Luck(2**70 + turn)).name
                play.choose(chosen)
                if turn % 7 == 3:
                    play.undo()
                    play.redo()
                if turn % 11 == 5:
                    play.undo()
        assert play.version > 60 or play.state.result is not Result.PLAYING

    asyncio.run(played())


def test_another_play_under_the_same_name_is_noticed() -> None:
    async def played() -> None:
        first, second = mire(), mire("deeper")
        async with workers() as those:
            for actions in (["ant: wait", "bee: wait"], ["ant: step", "bee: wait"]):
                for play in (first, second):
                    for action in actions:
                        play.choose(action)
                    play.choose("game master: knock")
                    assert await asked(those, play, "seeing") == play.state.legal_actions()[0].name
            second.choose_all(["ant: wait", "bee: wait"])
            for play in (first, second):
                actor = play.state.actor
                names = [action.name for action in play.state.view(actor).legal_actions()]
                assert await asked(those, play, "talking") == names[0]

    asyncio.run(played())


def test_a_bot_sees_only_what_its_seat_may_see() -> None:
    async def played() -> None:
        play = mire()
        async with workers() as those:
            offers = play.state.legal_actions()
            assert await asked(those, play, "seeing") == offers[0].name
            play.choose("ant: wait")
            play.choose("bee: wait")
            assert play.state.actor == GAME_MASTER
            assert await asked(those, play, "seeing") == play.state.legal_actions()[-1].name

    asyncio.run(played())


def test_a_bot_remembers_its_own_table_and_no_other() -> None:
    async def played() -> None:
        play = mire()
        names = [action.name for action in play.state.legal_actions()]
        play.choose("ant: wait")
        play.undo()  # so that there are entries to know
        async with workers(count=1) as those:
            said = [await asked(those, play, "counting", key) for key in ("first", "first", "second", "first")]
            assert said == [names[0], names[1], names[0], names[2]]

    asyncio.run(played())


def test_a_question_that_waited_is_answered_for_the_moment_at_which_it_was_asked() -> None:
    async def played() -> None:
        play = mire()
        async with workers(count=1) as those:
            first = asyncio.create_task(asked(those, play, "random", seed=8))
            second = asyncio.create_task(asked(those, play, "talking", "other"))
            await asyncio.sleep(0)
            expected = play.state.legal_actions()[0].name
            play.choose("ant: wait")
            assert await second == expected
            assert (await first).startswith("ant")

    asyncio.run(played())


# What goes wrong


@pytest.mark.parametrize("bot", ["raising", "leaving", "exiting", "silent", "unheard-of"])
def test_a_bot_that_fails_says_so_and_the_next_one_plays(bot: str) -> None:
    async def played() -> None:
        play = mire()
        async with workers(count=1) as those:
            assert (await fault_of(asked(those, play, bot))).message == "server-bot-failed"
            assert await asked(those, play, "talking") == play.state.legal_actions()[0].name

    asyncio.run(played())


def test_a_bot_that_eats_memory_is_stopped() -> None:
    async def played() -> None:
        play = mire()
        async with workers(memory=300, count=1) as those:
            assert await asked(those, play, "talking")
            assert (await fault_of(asked(those, play, "hungry"))).message == "server-bot-failed"
            assert await asked(those, play, "talking")

    asyncio.run(played())


def test_a_bot_that_thinks_for_ever_is_stopped_and_holds_nobody_up() -> None:
    async def played() -> None:
        play = mire()
        async with workers(patience=5.0) as those:
            await asyncio.gather(*(asked(those, play, "talking", key) for key in ("first", "second")))
            before = set(those.processes)
            endless = asyncio.create_task(asked(those, play, "endless", "first"))
            for _ in range(20):
                await asked(those, play, "talking", "second")
            assert not endless.done()
            assert (await fault_of(endless)).message == "server-bot-too-slow"
            assert len(before & set(those.processes)) == 1
            assert await asked(those, play, "talking", "first")

    asyncio.run(played())


def test_a_worker_that_somebody_killed_is_replaced_before_anybody_notices() -> None:
    async def played() -> None:
        play = mire()
        async with workers(count=1) as those:
            expected = await asked(those, play, "talking")
            (old,) = those.processes
            os.kill(old, signal.SIGKILL)
            assert await asked(those, play, "talking") == expected
            assert those.processes != [old]

    asyncio.run(played())


def test_a_question_that_nobody_waits_for_any_more_is_dropped() -> None:
    async def played() -> None:
        play = mire()
        async with workers(count=1) as those:
            await asked(those, play, "talking")
            endless = asyncio.create_task(asked(those, play, "endless"))
            await asyncio.sleep(0)
            endless.cancel()
            assert await asked(those, play, "talking") == play.state.legal_actions()[0].name

    asyncio.run(played())


def test_a_worker_makes_room_for_another_after_so_many_jobs() -> None:
    async def played() -> None:
        from sagenwerk.table.jobs import Call

        lane = Lane(1024, PATIENT, 2)
        seen = []
        for _ in range(4):
            answer = await lane.do(Call("os", "getpid", []))
            seen.append(answer.value)  # type: ignore[union-attr]
        await lane.close()
        assert seen[0] == seen[1] != seen[2] == seen[3]

    asyncio.run(played())


# Beginning and end


def test_nothing_is_started_before_it_is_needed() -> None:
    async def played() -> None:
        async with workers() as those:
            assert those.processes == []
            await asked(those, mire(), "talking")
            assert len(those.processes) == 1

    asyncio.run(played())


def gone(process: int) -> bool:
    """Whether a process has ended; one that only waits to be buried has."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except (FileNotFoundError, ProcessLookupError):
        return True


def all_gone(processes: list[int]) -> bool:
    deadline = time.monotonic() + PATIENT
    while time.monotonic() < deadline:
        if all(map(gone, processes)):
            return True
        time.sleep(0.05)
    return False


def test_closing_stops_the_workers_in_the_middle_of_a_job() -> None:
    async def played() -> list[int]:
        async with workers() as those:
            await asked(those, mire(), "talking")
            endless = asyncio.create_task(asked(those, mire(), "endless"))
            await asyncio.sleep(0)
            stopped = those.processes
        assert (await fault_of(endless)).message == "server-bot-failed"
        assert (await fault_of(asked(those, mire(), "talking"))).message == "server-bot-failed"
        return stopped

    assert all_gone(asyncio.run(played()))


#: A server that is busy with a bot that never ends, and one that waits for work.
BUSY = """
import asyncio
from sagenwerk.games import game
from sagenwerk.play import Play
from sagenwerk.table.workers import Workers

async def busy():
    play = Play(game("mire"), "passage", heroes=["ant", "bee"], seed=3)
    workers = Workers(patience=3)
    said = [asyncio.create_task(workers.choose(bot, play.head_line(), play.lines_since, bot, 0, 1))
            for bot in ("endless", "talking")]
    await said[1]
    print(*workers.processes, flush=True)
    await said[0]

asyncio.run(busy())
"""


def test_workers_end_by_themselves_when_the_server_is_killed() -> None:
    server = subprocess.Popen([sys.executable, "-c", BUSY], stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    processes = [int(word) for word in server.stdout.readline().split()]
    assert len(processes) == 2
    server.kill()
    server.wait()
    server.stdout.close()
    assert all_gone(processes)


def children(process: int) -> list[int]:
    """Processes that a process has started."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal() and not gone(int(entry.name)):
            try:
                parent = (entry / "stat").read_text().rpartition(")")[2].split()[1]
            except OSError:
                continue
            if int(parent) == process:
                found.append(int(entry.name))
    return found


def test_a_server_that_is_asked_to_stop_leaves_no_workers(own_server: Callable[..., Server]) -> None:
    server = own_server()
    assert server.process is not None
    assert children(server.process.pid) == []
    assert server.http.post("/api/games/junior/file", content=b"").status_code == 200
    processes = children(server.process.pid)
    assert processes
    server.process.send_signal(signal.SIGTERM)
    server.process.wait()
    assert all_gone(processes)


# At tables


def test_a_table_whose_bot_hangs_is_told_so_and_the_others_go_on(tmp_path: Path) -> None:
    def wish(bot: str) -> NewTable:
        name = game("mire").name
        return NewTable(name, "passage", [Placed(hero, bot=bot) for hero in ("ant", "bee")], game_master="bot:random")

    async def played() -> None:
        database = str(tmp_path / "games.sqlite")
        prepare(database)
        store = Store(database)
        hall = Hall(store, Settings(database, bot_pause=0, patience=5.0, thinking=5.0))
        hung = await hall.room((await create(hall, wish("endless"))).table)
        guest = Guest()
        await hung.join(guest, -1, 0)
        for _ in range(3):
            other = await hall.room((await create(hall, wish("random"))).table)
            at_other = Guest()
            await other.join(at_other, -1, 0)
            while other.play.state.result is Result.PLAYING:
                await at_other.next()
        assert hung.robots.busy
        while "trouble" not in (said := (await guest.next()).decode()):
            pass
        assert "server-bot-too-slow" in said
        assert hung.play.version == 0
        await hall.close()
        await store.close()
        assert hall.workers.processes == []

    asyncio.run(played())


# Files


def look(how: Callable[[Workers], Awaitable[Any]], **limits: Any) -> Any:
    async def looked() -> Any:
        async with workers(**limits) as those:
            return await how(those)

    return asyncio.run(looked())


def refused(how: Callable[[Workers], Awaitable[Any]], **limits: Any) -> Fault:
    async def looked() -> Fault:
        async with workers(**limits) as those:
            fault = await fault_of(how(those))
            assert await checked("junior", b"", those) == ""  # the next one is looked at
            return fault

    return asyncio.run(looked())


def test_a_save_is_opened_as_it_is() -> None:
    play = mire()
    play.choose("ant: throw")
    assert look(lambda those: opened(play.to_saga().encode(), those)).to_saga() == play.to_saga()


def test_a_file_is_looked_at_in_the_worker_alone() -> None:
    from sagenwerk.table.books import shown

    assert look(lambda those: choice_with("junior", b"", those)) == shown("junior").choice("")


DEEP = b"[" * 400_000


@pytest.mark.parametrize(
    ("how", "message"),
    [
        (lambda those: opened(b"[" * 8 * 2**20, those), "server-wrong-save"),
        (lambda those: opened(b'{"kind":"head","heroes":' + DEEP, those), "server-wrong-save"),
        (lambda those: opened(b"{}\n" * 2_700_000, those), "server-wrong-save"),
        (lambda those: checked("junior", b"a = " + DEEP, those), "server-wrong-content"),
        (lambda those: taken_over("heroquest", b"<a>" * 300_000, "", "", 1, those), "server-import-failed"),
    ],
)
def test_a_file_that_is_deep_or_long_is_refused_with_a_reason(how: Any, message: str) -> None:
    assert refused(how).message == message


def test_a_file_that_needs_too_much_memory_is_given_up() -> None:
    many = b"".join(b"a%d=1\n" % number for number in range(80_000))
    fault = refused(lambda those: checked("andor", many, those), memory=200)
    assert (fault.message, fault.args_of_sentence) == ("server-file-needs-too-much", {"most": 200})
    fault = refused(lambda those: opened(b"[" + b"{}," * 2_700_000 + b"{}]", those), memory=200)
    assert fault.message == "server-save-needs-too-much"


def test_a_file_that_takes_too_long_is_given_up() -> None:
    slow = b"a." * 200_000 + b"a = 1"  # each part of the name is looked up from the beginning
    fault = refused(lambda those: checked("andor", slow, those), patience=5.0)
    assert (fault.message, fault.args_of_sentence) == ("server-file-takes-too-long", {"seconds": 5})
    head = {"kind": "head", "format": 1, "game": "andor", "rules_version": 1, "scenario": "legend-2"}
    head |= {"scenario_digest": "", "heroes": [], "options": {}, "figures": {}, "seed": 1, "content": slow.decode()}
    fault = refused(lambda those: opened(json.dumps(head).encode(), those), patience=5.0)
    assert fault.message == "server-save-takes-too-long"


def test_only_so_many_files_wait() -> None:
    async def looked() -> None:
        async with workers(count=1) as those:
            tasks = [asyncio.create_task(checked("junior", b"", those)) for _ in range(12)]
            said = await asyncio.gather(*tasks, return_exceptions=True)
        assert [str(one) for one in said if isinstance(one, Fault)] == [str(Fault("server-files-wait"))] * 3
        assert said.count("") == 9

    asyncio.run(looked())
