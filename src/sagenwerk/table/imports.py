"""Looks at a save in a process of its own, so that a file that takes forever can be given up.

``python -m sagenwerk.table.imports`` reads the text of a save and writes what is wrong with it as JSON, or null.
"""

from __future__ import annotations

import asyncio
import sys

import msgspec

from sagenwerk.play import Play, SaveError
from sagenwerk.table.faults import Fault, wrong_save

#: Characters of the largest save that is looked at.
LONGEST_SAVE = 8 * 2**20


class Wrong(msgspec.Struct, frozen=True):
    """What is wrong with a save."""

    code: str
    line: int
    problem: str
    remedy: str


def look_at(text: str) -> Wrong | None:
    """What is wrong with a save; None: it can be opened."""
    try:
        Play.from_saga(text)
    except SaveError as error:
        return Wrong(error.code, error.line, error.problem, error.remedy)
    return None


async def looked_at_apart(module: str, arguments: list[str], data: bytes, patience: float) -> bytes | None:
    """What a module in a process of its own says about the data; None if it fails. Raises ``TimeoutError``."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        module,
        *arguments,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        said, _ = await asyncio.wait_for(process.communicate(data), patience)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    return said if process.returncode == 0 else None


async def opened(data: bytes, patience: float) -> Play:
    """The play of a save, after a process of its own has opened it in time. Raises ``Fault`` with line and remedy."""
    if len(data) > LONGEST_SAVE:
        raise Fault("server-save-too-long", 413, most=LONGEST_SAVE // 2**20)
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        remedy = "Choose a .saga file."
        raise wrong_save(SaveError("save-not-text", line, "the line is not text in UTF-8", remedy)) from error
    try:
        said = await looked_at_apart("sagenwerk.table.imports", [], data, patience)
    except TimeoutError as error:
        raise Fault("server-save-takes-too-long", 422, seconds=int(patience)) from error
    if said is None:
        raise Fault("server-save-cannot-be-opened", 422)
    wrong = msgspec.json.decode(said, type=Wrong | None)
    if wrong is not None:
        raise wrong_save(SaveError(wrong.code, wrong.line, wrong.problem, wrong.remedy))
    return Play.from_saga(text)


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(look_at(sys.stdin.buffer.read().decode())))
