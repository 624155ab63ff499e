"""A process that thinks for the server: it plays bots and looks at files, with bounds on its memory and time.

``python -m sagenwerk.table.worker MEMORY PATIENCE`` takes jobs from its standard input and writes the answers to its
standard output until the input ends, as it does when the server is gone. ``MEMORY`` is in MiB; a job that takes longer
than ``PATIENCE`` seconds ends the process, whatever else happens: nobody may be there any more to stop it.
"""

from __future__ import annotations

import faulthandler
import os
import sys
from collections import OrderedDict
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import BinaryIO

import msgspec

from sagenwerk.bots import Policy, policy
from sagenwerk.kernel import GAME_MASTER
from sagenwerk.play import Play, SaveError
from sagenwerk.table.jobs import (
    LENGTH,
    MOST_PLAYS,
    AboutTable,
    Answer,
    Call,
    Choose,
    Estimate,
    Failed,
    GiveHint,
    Job,
    Lacks,
    ListOrders,
    Ready,
    Returned,
    Thought,
    framed,
    is_position,
)
from sagenwerk.table.thinking import advised, chosen, estimated, listed

#: Characters of a failure that are told.
LONGEST_REASON = 4_000
#: What the system should do with workers before it touches the server.
NICER, KILLED_FIRST = 5, "500"


class Followed:
    """A play that goes on elsewhere, and the bots that sit at it."""

    def __init__(self, job: AboutTable) -> None:
        self.head = job.head
        self.play = Play.from_saga("\n".join([job.head, *job.lines]))
        self.last = last_entry(job.lines)
        #: By name, and apart for the game master: a bot that remembers must not tell the heroes what he sees.
        self.policies: dict[tuple[str, bool], Policy] = {}

    def fits(self, job: AboutTable) -> bool:
        """Whether the job goes on from here."""
        return (self.head, self.play.version, self.last) == (job.head, job.since, job.last)

    def follow(self, lines: list[str]) -> None:
        """Take over what happened since. Raises ``SaveError``."""
        self.play.follow(lines)
        self.last = last_entry(lines) or self.last

    def do(self, job: AboutTable) -> Thought:
        """What comes of a job."""
        game, version = self.play.game.name, self.play.version
        view = self.play.state.view(job.actor)
        match job:
            case Choose():
                return chosen(self.policy(job.bot, job.actor), view, job, version)
            case ListOrders():
                return listed(game, view, job.actor, version)
            case GiveHint():
                return advised(game, view, job, version)
            case Estimate():
                return estimated(game, view, job, version)

    def policy(self, bot: str, actor: int) -> Policy:
        """The bot that plays here under this name."""
        key = (bot, actor == GAME_MASTER)
        if key not in self.policies:
            self.policies[key] = policy(bot, self.play.game.name)
        return self.policies[key]


def last_entry(lines: list[str]) -> str:
    """The last line that is no position; empty if there is none."""
    return next((line for line in reversed(lines) if not is_position(line)), "")


class Worker:
    """Does one job after the other. It keeps the plays that bots were asked at last."""

    def __init__(self) -> None:
        self._plays: OrderedDict[str, Followed] = OrderedDict()

    def answer(self, job: Job) -> Answer:
        """What comes of a job; whatever its code does, this process goes on."""
        try:
            if not isinstance(job, Call):
                return self._at_table(job)
            value = getattr(import_module(job.module), job.function)(*job.args)
            return Returned(msgspec.to_builtins(value, builtin_types=(bytes,)))
        except MemoryError:
            self._plays.clear()
            return Failed("out of memory", out_of_memory=True)
        except (Exception, SystemExit) as error:
            from sagenwerk.table.mistakes import about  # the sentences that it knows are not needed else

            # Not the text of the error, which may hold words of the file: this goes into the log.
            return Failed("\n".join(about(error))[-LONGEST_REASON:])

    def _at_table(self, job: AboutTable) -> Answer:
        followed = self._plays.pop(job.table, None)
        if job.since == 0:
            followed = Followed(job)
        elif followed is None or not followed.fits(job):
            return Lacks()
        else:
            try:
                followed.follow(job.lines)
            except SaveError:
                return Lacks()
        self._plays[job.table] = followed
        if len(self._plays) > MOST_PLAYS:
            self._plays.popitem(last=False)
        return followed.do(job)


def limit(memory: int) -> None:
    """Bound the memory of this process, and let the system stop it, never the server, where things get tight."""
    with suppress(OSError):
        Path("/proc/self/oom_score_adj").write_text(KILLED_FIRST)
    if sys.platform == "win32":  # which knows no such bounds without another library
        return
    import resource

    os.nice(NICER)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    with suppress(ValueError, OSError):  # where the system bounds less than this already
        resource.setrlimit(resource.RLIMIT_AS, (memory * 2**20, memory * 2**20))


def own_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Jobs and answers. What bots read or print themselves goes nowhere near them."""
    jobs, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)
    os.dup2(nothing, 1)
    os.close(nothing)
    return jobs, answers


def work(memory: int, patience: float) -> None:
    """Do jobs until there are no more."""
    jobs, answers = own_pipes()
    limit(memory)
    worker = Worker()
    decoder = msgspec.msgpack.Decoder(Job)
    answers.write(framed(Ready()))
    answers.flush()
    while len(length := jobs.read(LENGTH)) == LENGTH:
        data = jobs.read(int.from_bytes(length, "big"))
        # Not a signal or a thread of Python: compiled rules that run for ever would let neither of them in.
        faulthandler.dump_traceback_later(patience, exit=True)
        answer = framed(worker.answer(decoder.decode(data)))
        faulthandler.cancel_dump_traceback_later()
        answers.write(answer)
        answers.flush()


if __name__ == "__main__":
    work(int(sys.argv[1]), float(sys.argv[2]))
