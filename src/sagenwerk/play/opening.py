"""Opening a save: everything is done again by the rules, or, by newer ones, from a position on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from sagenwerk.games import game as game_named
from sagenwerk.kernel import EndlessRule, Game, IllegalAction, Scenario
from sagenwerk.play.log import Head, OutcomeEntry, check_dice
from sagenwerk.play.record import Record
from sagenwerk.play.saga import FORMAT, Saga, SaveError, does_not_replay


def rules_of(head: Head, game: Game | None) -> tuple[Game, Scenario]:
    """Rule book and scenario that a head names. Raises SaveError."""
    try:
        game = game or game_named(head.game)
    except ValueError as error:
        raise SaveError("save-unknown-game", 1, str(error), "Install the game that it was played with.") from error
    if game.name != head.game:
        raise SaveError(
            "save-unknown-game", 1, f"a game of {head.game!r}, not of {game.name!r}", "Choose another file."
        )
    if head.rules_version > game.version:
        problem = f"played by rules version {head.rules_version} of {game.name!r}, here is only {game.version}"
        raise SaveError("save-newer-rules", 1, problem, "Bring the program up to date.")
    try:
        return game, game.scenario(head.scenario, head.content)
    except ValueError as error:
        raise SaveError("save-content", 1, str(error), "Put the content in the head right.") from error


def same_rules(head: Head, game: Game, scenario: Scenario) -> bool:
    """Whether a log was last played by these very rules and content."""
    return (head.rules_version, head.scenario_digest) == (game.version, scenario.digest)


def head_now(head: Head, game: Game, scenario: Scenario) -> Head:
    """The head as a save is written now. Raises SaveError if its dice cannot be."""
    try:
        check_dice(head)
    except ValueError as error:
        raise _wrong_head(error) from error
    return msgspec.structs.replace(head, format=FORMAT, rules_version=game.version, scenario_digest=scenario.digest)


def new_record(game: Game, scenario: Scenario, head: Head) -> Record:
    """A record without any entry. Raises SaveError if the head's heroes or options cannot play."""
    try:
        return Record(game, scenario, head)
    except ValueError as error:
        raise _wrong_head(error) from error


def _wrong_head(error: ValueError) -> SaveError:
    return SaveError("save-wrong-head", 1, str(error), "Put the head right, or choose another file.")


def replay(record: Record, saga: Saga, look: Callable[[OutcomeEntry, int], None] | None = None) -> None:
    """Do everything again. ``look`` is shown each outcome and its line before it is carried out.

    Raises SaveError if the rules or a position of the file do not agree.
    """
    try:
        record.begin_at(saga.log, saga.positions)
    except ValueError as error:
        line = saga.position_lines[max(entry for entry in saga.positions if saga.positions[entry].opened)]
        raise does_not_replay(line, f"the position cannot be set up: {error}") from error
    begun = len(record.log)
    for entry, line in zip(saga.log[begun:], saga.lines[begun:], strict=True):
        if look is not None and isinstance(entry, OutcomeEntry):
            look(entry, line)
        try:
            record.take(entry)
        except (IllegalAction, EndlessRule, ValueError) as error:
            raise does_not_replay(line, str(error)) from error
        noted = saga.positions.get(entry.entry)
        if noted is not None and noted != (now := record.positions.get(entry.entry) or record.position_now()):
            keys = ", ".join(_different_keys(noted.position, now.position)) or "digest"
            raise does_not_replay(
                saga.position_lines[entry.entry],
                f"the position differs from what the entries before it lead to: {keys}",
            )


def open_at_last_position(record: Record, head: Head, saga: Saga, failure: SaveError) -> None:
    """Go on from the last position that these rules understand. Raises SaveError if there is none."""
    problems = [str(failure)]
    for entry in sorted(saga.positions, reverse=True):
        lost = len(saga.log) - entry
        reason = (
            f"saved by rules version {saga.head.rules_version}, opened by {head.rules_version}:"
            f" {failure.problem} (line {failure.line}); {lost} entries after entry {entry} were left out"
        )
        old = saga.positions[entry]
        opened = msgspec.structs.replace(old, opened=f"{old.opened}\n{reason}".lstrip())
        try:
            record.open_at(saga.log[:entry], saga.positions | {entry: opened})
        except ValueError as error:
            problems.append(f"position after entry {entry}: {error}")
            continue
        record.positions[entry] = msgspec.structs.replace(record.position_now(), opened=opened.opened)
        return
    raise SaveError(
        "save-too-old",
        failure.line,
        f"rules version {head.rules_version} can neither replay this log of version"
        f" {saga.head.rules_version} nor open it at a position ({'; '.join(problems)})",
        f"Open it with rules version {saga.head.rules_version}.",
    )


def _different_keys(noted: Mapping[str, Any], now: Mapping[str, Any]) -> list[str]:
    keys = list(noted) + [key for key in now if key not in noted]
    return [key for key in keys if noted.get(key) != now.get(key)]
