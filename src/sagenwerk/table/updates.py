"""What a page is told of a table: made from its play, nothing kept."""

from __future__ import annotations

from collections.abc import Sequence

from sagenwerk.kernel import GROUP, NOBODY, State
from sagenwerk.play import Choice, Play, Redo, Undo
from sagenwerk.play.log import line_of_play
from sagenwerk.table.books import shown
from sagenwerk.table.messages import Seat, TableInfo, Update
from sagenwerk.views.shell import LogLine, Sentence


def seat_on_turn(play: Play, seats: Sequence[Seat]) -> Seat | None:
    """Whose decision it is: of a question for all, a person's if there is one; None after the end."""
    return seat_of(play, int(play.state.actor), seats)


def seat_of(play: Play, actor: int, seats: Sequence[Seat]) -> Seat | None:
    """The seat of a hero by number, or of all of them together."""
    if actor == GROUP:
        return next((seat for seat in seats if not seat.bot), seats[0])
    if actor < 0:
        return None
    hero = play.game.heroes[actor]
    return next(seat for seat in seats if seat.hero == hero)


def steps_to_undo(play: Play, seats: Sequence[Seat]) -> list[str]:
    """First actions of the steps that an undo takes back, the last one first: back to before a person's last step.

    What bots did after it goes with it, or they would do the same again. Empty: no person has done anything.
    """
    if play.undo_label() is None:
        return []
    steps: dict[int, str] = {}
    for entry in line_of_play(play.log).entries:
        if isinstance(entry, Choice):
            steps.setdefault(entry.step, entry.action)
    taken: list[str] = []
    for action in reversed(steps.values()):
        taken.append(action)
        if not by_bot(play, action, seats):
            return taken
    return []


def steps_to_redo(play: Play, seats: Sequence[Seat]) -> list[str]:
    """First actions of the steps that a redo brings back: a person's, and what bots did after it."""
    undone = [
        next(entry.action for entry in step if isinstance(entry, Choice))
        for step in reversed(line_of_play(play.log).undone)
    ]
    brought = undone[:1]
    for action in undone[1:]:
        if not by_bot(play, action, seats):
            break
        brought.append(action)
    return brought


def by_bot(play: Play, action: str, seats: Sequence[Seat]) -> bool:
    """Whether the hero of an action is left to a bot."""
    seat = seat_of(play, int(play.scenario.actions[action].hero), seats)
    return seat is not None and seat.bot != ""


def info(table: str, play: Play, seats: Sequence[Seat]) -> TableInfo:
    """What does not change from click to click."""
    show = shown(play.game.name)
    return TableInfo(
        id=table,
        game=play.game.name,
        scenario=play.scenario.name,
        seats=list(seats),
        options=play.head.options,
        rules_version=play.head.rules_version,
        content_digest=play.scenario.digest,
        board_digest=show.board_digest(play.scenario),
        own_content=play.head.content is not None,
        known=show.known(play.scenario, play.head.options),
        seed=play.head.seed or 0,
    )


def chronicle(play: Play) -> list[LogLine]:
    """All lines that hold."""
    line_of = shown(play.game.name).line_of
    return [line_of(entry, event) for entry, event in play.chronicle]


def told_anew(play: Play, since: int) -> bool:
    """Whether a page at version ``since`` needs the whole chronicle: because lines were taken back or brought back."""
    return not 0 <= since <= play.version or any(isinstance(entry, Undo | Redo) for entry in play.log[since:])


def days_of(lines: Sequence[LogLine]) -> dict[int, int]:
    """The entry of the log after which each day begins."""
    days: dict[int, int] = {}
    for line in lines:
        days.setdefault(line.day, line.entry)
    return days


def audience(play: Play) -> State:
    """The state as the table may see it: all persons sit at one screen."""
    return play.state.view(NOBODY)


def update_of(table: str, play: Play, seats: Sequence[Seat], since: int, answers: str, thinking: bool) -> Update:
    """The table as it is, for a page that has seen version ``since`` (-1: nothing)."""
    show = shown(play.game.name)
    view = audience(play)
    lines = chronicle(play)
    whole = told_anew(play, since)
    return Update(
        version=play.version,
        whole=whole,
        table=info(table, play, seats),
        view=show.view_of(view, play.head.figures),
        lines=lines if whole else [line for line in lines if line.entry > since],
        undo=_label(play, steps_to_undo(play, seats)[-1:]),
        redo=_label(play, steps_to_redo(play, seats)[:1]),
        answers=answers,
        bot_is_thinking=thinking,
        days=days_of(lines),
    )


def _label(play: Play, action: Sequence[str]) -> Sentence | None:
    if not action:
        return None
    return shown(play.game.name).label(play.state, play.scenario.actions[action[0]])
