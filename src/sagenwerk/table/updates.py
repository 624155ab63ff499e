"""What a page is told of a table: made from its play, nothing kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sagenwerk.kernel import GAME_MASTER, GROUP, Result, State
from sagenwerk.play import Choice, OutcomeEntry, Override, Play, Redo, Undo
from sagenwerk.play.log import Held, line_of_play
from sagenwerk.table.audiences import MASTER_SEAT, has_secrets, hears, seen_by
from sagenwerk.table.books import shown
from sagenwerk.table.messages import Seat, TableInfo, Update
from sagenwerk.views.shell import LogLine, Sentence


def seat_on_turn(play: Play, seats: Sequence[Seat]) -> Seat | None:
    """Whose decision it is: of a question for all, a person's if there is one; None after the end."""
    return seat_of(play, int(play.state.actor), seats)


def seat_of(play: Play, actor: int, seats: Sequence[Seat]) -> Seat | None:
    """The seat of a hero by number, of the game master, or of all heroes together."""
    if actor == GAME_MASTER:
        return next((seat for seat in seats if seat.hero == MASTER_SEAT), None)
    heroes = [seat for seat in seats if seat.hero != MASTER_SEAT]
    if actor == GROUP:
        return next((seat for seat in heroes if not seat.bot), heroes[0])
    if actor < 0:
        return None
    hero = play.game.heroes[actor]
    return next(seat for seat in heroes if seat.hero == hero)


def steps_to_undo(play: Play, seats: Sequence[Seat]) -> list[Choice | Override]:
    """First entries of the steps that an undo takes back, the last one first: back to before a person's last step.

    What bots did after it goes with it, or they would do the same again. Empty: no person has done anything.
    """
    if play.undo_label() is None:
        return []
    steps: dict[int, Choice | Override] = {}
    for entry in line_of_play(play.log).entries:
        if not isinstance(entry, OutcomeEntry):
            steps.setdefault(entry.step, entry)
    taken: list[Choice | Override] = []
    for entry in reversed(steps.values()):
        taken.append(entry)
        if not by_bot(play, entry, seats):
            return taken
    return []


def steps_to_redo(play: Play, seats: Sequence[Seat]) -> list[Choice | Override]:
    """First entries of the steps that a redo brings back: a person's, and what bots did after it."""
    undone = [_first(step) for step in reversed(line_of_play(play.log).undone)]
    brought = undone[:1]
    for entry in undone[1:]:
        if not by_bot(play, entry, seats):
            break
        brought.append(entry)
    return brought


def _first(step: Sequence[Held]) -> Choice | Override:
    return next(entry for entry in step if not isinstance(entry, OutcomeEntry))


def by_bot(play: Play, entry: Choice | Override, seats: Sequence[Seat]) -> bool:
    """Whether the one who did this is left to a bot; only persons change a position."""
    if isinstance(entry, Override):
        return False
    seat = seat_of(play, int(play.scenario.actions[entry.action].hero), seats)
    return seat is not None and seat.bot != ""


def by_master(play: Play, entry: Choice | Override) -> bool:
    """Whether the game master did this."""
    return isinstance(entry, Override) or play.scenario.actions[entry.action].hero == GAME_MASTER


def why_not_undo(play: Play, steps: Sequence[Choice | Override], audience: int) -> str:
    """Why an audience may not take these steps back; empty if it may. Without secrets everybody always may.

    Each side takes back its own step only, and none that told the heroes something: they would still know it.
    """
    if not play.game.game_master or not steps:
        return ""
    if play.state.result is not Result.PLAYING:
        return "server-undo-over"
    if by_master(play, steps[-1]) != (audience == GAME_MASTER):
        return "server-undo-other-side"
    if any(play.told(entry.step) for entry in steps):
        return "server-undo-told"
    return ""


def why_not_redo(play: Play, steps: Sequence[Choice | Override], audience: int) -> str:
    """The same for bringing back."""
    if play.game.game_master and steps and by_master(play, steps[0]) != (audience == GAME_MASTER):
        return "server-undo-other-side"
    return ""


def info(table: str, play: Play, seats: Sequence[Seat], audience: int) -> TableInfo:
    """What does not change from click to click."""
    show = shown(play.game.name)
    scenario = seen_by(play, audience).scenario
    whole = audience == GAME_MASTER or not play.game.game_master
    return TableInfo(
        id=table,
        game=play.game.name,
        scenario=play.scenario.name,
        seats=list(seats),
        options=play.head.options,
        rules_version=play.head.rules_version,
        content_digest=play.scenario.digest if whole else "",
        board_digest=show.board_digest(scenario),
        own_content=play.head.content is not None,
        known=show.known(scenario, play.head.options),
        seed=None if has_secrets(play) else play.head.seed or 0,
        audience=MASTER_SEAT if audience == GAME_MASTER else "heroes",
        game_master=play.game.game_master,
    )


def chronicle(play: Play, audience: int) -> list[LogLine]:
    """All lines that hold and that the audience is told."""
    line_of = shown(play.game.name).line_of
    return [line_of(entry, event) for entry, event in play.chronicle if hears(event, audience)]


def told_anew(play: Play, since: int) -> bool:
    """Whether a page at version ``since`` needs the whole chronicle: because lines were taken back or brought back."""
    return not 0 <= since <= play.version or any(isinstance(entry, Undo | Redo) for entry in play.log[since:])


def days_of(lines: Sequence[LogLine]) -> dict[int, int]:
    """The entry of the log after which each day begins."""
    days: dict[int, int] = {}
    for line in lines:
        days.setdefault(line.day, line.entry)
    return days


class Now(NamedTuple):
    """What an open table is besides its play."""

    table: str
    seats: Sequence[Seat]
    thinking: bool = False
    paused: bool = False


def update_of(play: Play, now: Now, audience: int, since: int, answers: str) -> Update:
    """The table as an audience may see it, for a page that has seen version ``since`` (-1: nothing)."""
    show = shown(play.game.name)
    view = seen_by(play, audience)
    lines = chronicle(play, audience)
    whole = told_anew(play, since)
    back, again = steps_to_undo(play, now.seats), steps_to_redo(play, now.seats)
    return Update(
        version=play.version,
        whole=whole,
        table=info(now.table, play, now.seats, audience),
        view=show.view_of(view, play.head.figures),
        lines=lines if whole else [line for line in lines if line.entry > since],
        undo=None if why_not_undo(play, back, audience) else _label(play, view, back[-1:]),
        redo=None if why_not_redo(play, again, audience) else _label(play, view, again[:1]),
        answers=answers,
        bot_is_thinking=now.thinking,
        paused=now.paused,
        days=days_of(lines),
    )


def _label(play: Play, view: State, step: Sequence[Choice | Override]) -> Sentence | None:
    for entry in step:
        if isinstance(entry, Override):
            return Sentence("server-undo-override")
        return shown(play.game.name).label(view, view.scenario.actions[entry.action])
    return None
