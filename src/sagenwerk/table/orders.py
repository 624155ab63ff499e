"""What a page may ask of a play: actions, undo, redo. Done on the play or refused with a reason, nothing in between."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sagenwerk.kernel import CHANCE, NOT_NOW, Action, IllegalAction, Refusal, State
from sagenwerk.play import Play, UnknownAction
from sagenwerk.table.books import shown
from sagenwerk.table.messages import Intent, Seat, Undo
from sagenwerk.table.updates import seat_on_turn, steps_to_redo, steps_to_undo
from sagenwerk.views.shell import Sentence

#: Actions that one intent may name.
MOST_ACTIONS = 64


class NotDone(Exception):
    """The order was refused; the play is as it was."""

    def __init__(self, reason: Sentence, rule: str = "") -> None:
        super().__init__(reason.id)
        self.reason = reason
        self.rule = rule


def carry_out(play: Play, order: Intent | Undo, seats: Sequence[Seat]) -> None:
    """Do it. Raises ``NotDone`` with the reason."""
    if order.version != play.version:
        raise NotDone(Sentence("server-table-has-gone-on"))
    if isinstance(order, Intent):
        take_actions(play, order.actions, seats)
    elif order.redo:
        bring_back(play, seats)
    else:
        take_back(play, seats)


def take_actions(play: Play, actions: list[str], seats: Sequence[Seat]) -> None:
    """All of these actions, or none. Raises ``NotDone``."""
    if not 1 <= len(actions) <= MOST_ACTIONS:
        raise NotDone(Sentence("server-number-of-actions", {"most": MOST_ACTIONS}))
    seat = seat_on_turn(play, seats)
    if seat is not None and seat.bot:
        raise NotDone(Sentence("server-bot-is-on-turn", {"hero": seat.hero}))
    look_for_refusal(play, actions)
    try:
        play.choose_all(actions)
    except UnknownAction as error:
        raise NotDone(Sentence("server-unknown-action", {"name": error.name})) from error
    except IllegalAction as error:
        # Only after chance has answered can this be new: the reason, as the table stands now.
        raise refused(error.refusal or NOT_NOW, play.state, play.scenario.actions[error.action]) from error


def look_for_refusal(play: Play, actions: Sequence[str]) -> None:
    """Go through the actions on a copy, up to where chance decides. Raises ``NotDone`` for the first refusal."""
    state = play.state.clone()
    for name in actions:
        if name not in play.scenario.actions:
            raise NotDone(Sentence("server-unknown-action", {"name": name[:80]}))
        if state.actor == CHANCE:
            return
        action = play.scenario.actions[name]
        refusal = state.refusal(action)
        if refusal is not None:
            raise refused(refusal, state, action)
        state.apply(action)


def refused(refusal: Refusal, state: State, action: Action[Any]) -> NotDone:
    """A refusal of the rules as a sentence; it may name whatever the button of the action names."""
    said = {**shown(state.scenario.game).label(state, action).args, **refusal.arguments(state, action)}
    return NotDone(Sentence(refusal.message, said), refusal.rule)


def take_back(play: Play, seats: Sequence[Seat]) -> None:
    """Undo a person's last step and what bots did after it. Raises ``NotDone``."""
    steps = steps_to_undo(play, seats)
    if not steps:
        raise NotDone(Sentence("server-nothing-to-undo"))
    for _ in steps:
        if play.undo_label() is not None:
            play.undo()


def bring_back(play: Play, seats: Sequence[Seat]) -> None:
    """Redo what the last undo took back. Raises ``NotDone``."""
    steps = steps_to_redo(play, seats)
    if not steps:
        raise NotDone(Sentence("server-nothing-to-redo"))
    for _ in steps:
        play.redo()
