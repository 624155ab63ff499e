"""Worker processes with bounds on time and memory: no bot and no file of a user can stop the server.

Bots, advice and files have workers of their own, so that none waits for the others. A worker starts when it is first
needed, does one job at a time, and is stopped when that takes too long; the next job gets a new one. See ``worker.py``.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeVar

import msgspec

from sagenwerk.table.faults import Fault
from sagenwerk.table.jobs import (
    LENGTH,
    LONGEST_ANSWER,
    MOST_PLAYS,
    AboutTable,
    Advised,
    Answer,
    Call,
    Choose,
    Chosen,
    Estimate,
    Estimated,
    Failed,
    GiveHint,
    Job,
    Lacks,
    Listed,
    ListOrders,
    Ready,
    Returned,
    framed,
    is_position,
)

LOG = logging.getLogger("sagenwerk")

#: Gives the lines of a save after so many entries.
Lines = Callable[[int], Sequence[str]]
Told = TypeVar("Told", Chosen, Listed, Advised, Estimated)

#: Jobs after which a worker makes room for a new one, which holds nothing that others have left behind.
MOST_CHOICES, MOST_CALLS = 2_000, 50
#: Files that may wait for a worker; each is held in memory meanwhile.
MOST_WAITING = 8
#: Seconds that a worker may take to start.
SLOWEST_START = 60.0
#: Seconds after its time is up in which a worker is stopped from here; then it ends by itself.
GRACE = 2.0
#: Signals that end processes which get no memory: libraries in C abort or fall over (SIGABRT, SIGSEGV), and the system
#: kills (SIGKILL) when there is none left at all.
OUT_OF_MEMORY = (-6, -11, -9)


class GivenUp(Exception):
    """A job was not done."""


class TooSlow(GivenUp):
    """It took too long."""


class TooMuch(GivenUp):
    """It needed too much memory."""


class Broken(GivenUp):
    """It failed, or its process did; the text says how."""


class Lane:
    """A place for one worker process, and what that process knows."""

    def __init__(self, memory: int, patience: float, most_jobs: int) -> None:
        #: By table, up to which entry the worker knows its play; the one asked for last comes last.
        self.known: dict[str, int] = {}
        self._limits = (str(memory), str(patience + GRACE))
        self._patience = patience
        self._most_jobs = most_jobs
        self._decoder = msgspec.msgpack.Decoder(Answer)
        self._process: Process | None = None
        self._jobs = 0
        self._ends: set[asyncio.Task[int]] = set()
        self._closed = False

    @property
    def runs(self) -> bool:
        """Whether a worker is there already."""
        return self._process is not None and self._process.returncode is None

    @property
    def process(self) -> int | None:
        """Id of its process, if there is one."""
        return self._process.pid if self._process is not None else None

    async def do(self, job: Job) -> Answer:
        """What a worker answers. Raises ``GivenUp``.

        One that is gone, or whose memory is full of what others have left behind, is replaced before that counts.
        """
        while True:
            process = await self._ready()
            fresh = self._jobs == 0
            self._jobs += 1
            try:
                answer = await self._in_time(process, self._exchange(process, job), self._patience)
                if isinstance(answer, Failed) and answer.out_of_memory:
                    raise TooMuch(answer.reason)
            except BaseException as error:
                self._end()
                if fresh or not isinstance(error, TooMuch | Broken):
                    raise
                continue
            if self._jobs >= self._most_jobs:
                self._end()
            return answer

    async def close(self) -> None:
        """Stop the worker for good, in the middle of a job, too."""
        self._closed = True
        self._end()
        await asyncio.gather(*self._ends)

    async def _ready(self) -> Process:
        if self._closed:
            raise Broken("the server stops")
        if self._process is not None and self._process.returncode is None:
            return self._process
        self._end()
        command = [sys.executable, "-P", "-m", "sagenwerk.table.worker", *self._limits]
        # Not in the group that a Ctrl+C in the terminal is for: the server ends its workers itself.
        process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, start_new_session=True
        )
        self._process = process
        try:
            said = await self._in_time(process, self._heard(process), SLOWEST_START)
            if self._closed or not isinstance(said, Ready):
                raise Broken("the worker did not start")
        except BaseException:
            self._end()
            raise
        return process

    async def _in_time(self, process: Process, answer: Awaitable[Answer], seconds: float) -> Answer:
        try:
            async with asyncio.timeout(seconds):
                return await answer
        except TimeoutError as error:
            raise TooSlow(f"no answer after {seconds} seconds") from error
        except msgspec.DecodeError as error:
            raise Broken(f"the worker's answer makes no sense: {error}") from error
        except (OSError, EOFError) as error:
            raise await self._last_words(process) from error

    async def _last_words(self, process: Process) -> GivenUp:
        """Why a worker has ended in the middle of a job."""
        with suppress(TimeoutError):
            await asyncio.wait_for(process.wait(), GRACE)
        if process.returncode in OUT_OF_MEMORY and not self._closed:
            return TooMuch(f"the worker has ended by signal {-process.returncode}")
        return Broken(f"the worker has ended with code {process.returncode}")

    async def _exchange(self, process: Process, job: Job) -> Answer:
        assert process.stdin is not None
        process.stdin.write(framed(job))
        await process.stdin.drain()
        return await self._heard(process)

    async def _heard(self, process: Process) -> Answer:
        assert process.stdout is not None
        length = int.from_bytes(await process.stdout.readexactly(LENGTH), "big")
        if length > LONGEST_ANSWER:
            raise Broken(f"an answer of {length} bytes")
        answer: Answer = self._decoder.decode(await process.stdout.readexactly(length))
        return answer

    def _end(self) -> None:
        """Stop the worker now; ``close`` waits until it is gone."""
        process, self._process = self._process, None
        self._jobs = 0
        self.known.clear()
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        end = asyncio.ensure_future(process.wait())
        self._ends.add(end)
        end.add_done_callback(self._ends.discard)


class Crew:
    """Several lanes for the same kind of jobs."""

    def __init__(self, count: int, memory: int, patience: float, most_jobs: int) -> None:
        self.lanes = [Lane(memory, patience, most_jobs) for _ in range(count)]
        self.waiting = 0
        self._free = self.lanes[:]
        self._turn = asyncio.Semaphore(count)

    @asynccontextmanager
    async def lane(self, table: str = "") -> AsyncIterator[Lane]:
        """A free lane: rather one that knows the table, rather one whose worker runs."""
        self.waiting += 1
        try:
            await self._turn.acquire()
        finally:
            self.waiting -= 1
        lane = max(self._free, key=lambda lane: (table in lane.known, lane.runs))
        self._free.remove(lane)
        try:
            yield lane
        finally:
            self._free.append(lane)
            self._turn.release()

    def version(self, table: str, lines: Lines) -> int:
        """The version of a table of which ``lines`` gives the lines."""
        known = max(lane.known.get(table, 0) for lane in self.lanes)
        return known + sum(not is_position(line) for line in lines(known))

    async def close(self) -> None:
        """Stop all workers."""
        await asyncio.gather(*(lane.close() for lane in self.lanes))


class Workers:
    """All worker processes of a server, each with ``memory`` MiB: ``count`` for bots, for hints and for files.

    A file is given up after ``patience`` seconds, a bot after ``thinking``.
    """

    def __init__(
        self, patience: float = 20.0, memory: int = 1024, count: int = 2, thinking: float | None = None
    ) -> None:
        self.patience = patience
        self.thinking = patience if thinking is None else thinking
        self.memory = memory
        self._bots = Crew(count, memory, self.thinking, MOST_CHOICES)
        self._advice = Crew(count, memory, self.thinking, MOST_CHOICES)
        # Wanted after each move at each table that watches it: hints do not wait for that, and it gets no more of a
        # computer than one core.
        self._chances = Crew(1, memory, self.thinking, MOST_CHOICES)
        self._files = Crew(count, memory, patience, MOST_CALLS)

    async def choose(
        self,
        key: str,
        head: str,
        lines: Lines,
        bot: str,
        actor: int,
        seed: int,
        told: dict[int, str] | None = None,
        unwanted: Sequence[str] = (),
    ) -> Chosen:
        """What a bot chooses by what ``actor`` may see; ``seed`` is that of its luck. Raises ``Fault``.

        ``key`` names the table for as long as its log only grows, ``head`` is the head of its save, ``lines`` gives
        the lines after so many entries. The answer belongs to the game as it is when this is called.
        ``told``: names of plans that bots follow, by actor; ``unwanted``: actions that it should leave alone.
        """
        job = Choose(key, head, 0, "", [], actor, bot, seed % 2**64, told or {}, list(unwanted))
        return await self._about_table(self._bots, job, lines, Chosen)

    async def orders(self, key: str, head: str, lines: Lines, actor: int) -> Listed:
        """What a bot that plays ``actor`` can be told to do. Raises ``Fault``."""
        return await self._about_table(self._advice, ListOrders(key, head, 0, "", [], actor), lines, Listed)

    async def hint(
        self, key: str, head: str, lines: Lines, actor: int, level: str, seed: int, told: dict[int, str]
    ) -> Advised:
        """What a bot would do in the place of ``actor``. Raises ``Fault``."""
        job = GiveHint(key, head, 0, "", [], actor, level, seed % 2**64, told)
        return await self._about_table(self._advice, job, lines, Advised)

    async def chance(self, key: str, head: str, lines: Lines, actor: int, seed: int) -> Estimated:
        """How likely the heroes win, as far as ``actor`` can tell. Raises ``Fault``."""
        job = Estimate(key, head, 0, "", [], actor, seed % 2**64)
        return await self._about_table(self._chances, job, lines, Estimated)

    async def _about_table(self, crew: Crew, job: AboutTable, lines: Lines, wanted: type[Told]) -> Told:
        """What a worker answers who knows the table. Raises ``Fault``."""
        version = crew.version(job.table, lines)
        bot = job.bot if isinstance(job, Choose) else type(job).__name__
        try:
            async with crew.lane(job.table) as lane:
                known = lane.known.pop(job.table, 0)
                since, last, more = _news(lines, known, version)
                answer = await lane.do(msgspec.structs.replace(job, since=since, last=last, lines=more))
                if isinstance(answer, Lacks):
                    answer = await lane.do(msgspec.structs.replace(job, lines=upto(lines(0), version)))
                if not isinstance(answer, wanted):
                    raise Broken(str(answer))
                if lane.runs:
                    lane.known[job.table] = answer.version
                if len(lane.known) > MOST_PLAYS:
                    del lane.known[next(iter(lane.known))]
                return answer
        except TooSlow as error:
            LOG.warning("bot %s was given up: %s", bot, error)
            raise Fault("server-bot-too-slow", 503, seconds=int(self.thinking)) from error
        except GivenUp as error:
            LOG.error("bot %s failed: %s", bot, error)
            raise Fault("server-bot-failed", 500) from error

    async def call(self, module: str, function: str, *args: Any) -> Any:
        """What a function of ours gives back, as plain data. Raises ``GivenUp``, or ``Fault`` if too many wait."""
        if self._files.waiting >= MOST_WAITING:
            raise Fault("server-files-wait", 503)
        async with self._files.lane() as lane:
            answer = await lane.do(Call(module, function, list(args)))
        if not isinstance(answer, Returned):
            LOG.error("%s.%s failed: %s", module, function, answer)
            raise Broken(str(answer))
        return answer.value

    async def close(self) -> None:
        """Stop all workers; what they were asked fails."""
        await asyncio.gather(*(crew.close() for crew in (self._bots, self._advice, self._chances, self._files)))

    @property
    def processes(self) -> list[int]:
        """Ids of the processes that are there."""
        lanes = [*self._bots.lanes, *self._advice.lanes, *self._chances.lanes, *self._files.lanes]
        return [lane.process for lane in lanes if lane.process is not None]


def _news(lines: Lines, known: int, version: int) -> tuple[int, str, list[str]]:
    """What a worker lacks that knows so many entries: since when, the line of that entry, and what came after it."""
    rest = upto(lines(known - 1), version - known + 1) if 0 < known <= version else []
    if not rest:
        return 0, "", upto(lines(0), version)
    return known, rest[0], rest[1:]


def upto(lines: Sequence[str], count: int) -> list[str]:
    """The lines of the first so many entries, with the positions that stand between and after them."""
    taken: list[str] = []
    for line in lines:
        if not is_position(line):
            count -= 1
            if count < 0:
                break
        taken.append(line)
    return taken
