"""What a page may ask of a play: actions, undo, redo. Done on the play or refused with a reason, nothing in between."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sagenwerk.content.notation import PositionError, from_text
from sagenwerk.kernel import (
    CHANCE,
    GAME_MASTER,
    GAME_OVER,
    GROUP,
    NOT_NOW,
    Action,
    IllegalAction,
    NotChanged,
    Refusal,
    Result,
    State,
)
from sagenwerk.play import Play
from sagenwerk.table.audiences import may_take, seen_by
from sagenwerk.table.books import shown
from sagenwerk.table.messages import Intent, Override, Seat, Undo
from sagenwerk.table.people import Asker, bot_of, is_open
from sagenwerk.table.updates import (
    seat_of,
    steps_to_redo,
    steps_to_undo,
    why_not_redo,
    why_not_undo,
)
from sagenwerk.views.shell import Sentence

Order = Intent | Undo | Override

#: Actions that one intent may name.
MOST_ACTIONS = 64


class NotDone(Exception):
    """The order was refused; the play is as it was."""

    def __init__(self, reason: Sentence, rule: str = "") -> None:
        super().__init__(reason.id)
        self.reason = reason
        self.rule = rule


def carry_out(play: Play, order: Order, seats: Sequence[Seat], asker: Asker) -> None:
    """Do it for somebody; an undo without asking anybody. Raises ``NotDone`` with the reason."""
    if not asker.person:
        raise NotDone(Sentence("server-only-watching"))
    if order.version != play.version:
        raise NotDone(Sentence("server-table-has-gone-on"))
    if isinstance(order, Intent):
        take_actions(play, order.actions, seats, asker)
    elif isinstance(order, Override):
        change(play, order, seats, asker.audience)
    elif not asker.heroes and asker.audience != GAME_MASTER:
        raise NotDone(Sentence("server-only-watching"))
    elif order.redo:
        bring_back(play, seats, asker)
    else:
        take_back(play, seats, asker)


def take_actions(play: Play, actions: list[str], seats: Sequence[Seat], asker: Asker) -> None:
    """All of these actions, or none; with secrets up to where something comes to light. Raises ``NotDone``."""
    if not 1 <= len(actions) <= MOST_ACTIONS:
        raise NotDone(Sentence("server-number-of-actions", {"most": MOST_ACTIONS}))
    if play.awaits_dice is not None:
        throw(play, actions, asker)
        return
    seen = seen_by(play, asker.audience)
    check_all_decided(play, actions, seats, asker, seen)
    if play.game.game_master:
        take_until_news(play, actions, seen)
    else:
        take_all(play, actions)


def throw(play: Play, actions: list[str], asker: Asker) -> None:
    """What dice of the persons' own show: whoever holds a seat says it. Raises ``NotDone``."""
    if not asker.heroes and asker.audience != GAME_MASTER:
        raise NotDone(Sentence("server-only-watching"))
    outcomes = play.awaits_dice or []
    if len(actions) != 1 or actions[0] not in outcomes:
        raise NotDone(Sentence("server-dice-awaited", {"name": actions[0][:80]}))
    play.throw(actions[0])


def check_to_ask(play: Play, order: Intent, seats: Sequence[Seat], asker: Asker) -> None:
    """Raises ``NotDone`` unless these actions could be taken now, so that somebody may be asked whether he agrees."""
    if order.version != play.version:
        raise NotDone(Sentence("server-table-has-gone-on"))
    if not 1 <= len(order.actions) <= MOST_ACTIONS:
        raise NotDone(Sentence("server-number-of-actions", {"most": MOST_ACTIONS}))
    check_all_decided(play, order.actions, seats, asker, play.state)
    look_for_refusal(play, order.actions)


def check_all_decided(play: Play, actions: list[str], seats: Sequence[Seat], asker: Asker, seen: State) -> None:
    """Raises ``NotDone`` for an action that is not known to who sees this, or for somebody else to decide."""
    for name in actions:
        if name not in seen.scenario.actions:
            raise NotDone(Sentence("server-unknown-action", {"name": name[:80]}))
        check_decides(play, play.scenario.actions[name], seats, asker)


def check_decides(play: Play, action: Action[Any], seats: Sequence[Seat], asker: Asker) -> None:
    """Raises ``NotDone`` if this action is for somebody else to decide."""
    if play.game.game_master and not may_take(play.state, action, asker.audience):
        raise NotDone(Sentence("server-action-of-others"))
    # The game master may be asked in a hero's place.
    led = asker.audience == GAME_MASTER
    seat = seat_of(play, int(GAME_MASTER) if led else int(action.hero), seats)
    if seat is not None and bot_of(seat):
        raise NotDone(Sentence("server-bot-is-on-turn", {"hero": seat.hero}))
    if led or (action.hero == GROUP and asker.heroes):
        return
    if seat is not None and is_open(seat):
        raise NotDone(Sentence("server-seat-is-open", {"hero": seat.hero}))
    if seat is None or seat.hero not in asker.heroes:
        raise NotDone(Sentence("server-action-of-others"))


def take_until_news(play: Play, actions: list[str], seen: State) -> None:
    """The first action, and the others as long as nothing new comes to light. Raises ``NotDone`` for the first only.

    If all or none were taken, a list that ends in nonsense would tell without cost what lies ahead.
    """
    refusal = play.state.refusal(play.scenario.actions[actions[0]])
    if refusal is not None:
        raise refused(refusal, seen, seen.scenario.actions[actions[0]])
    try:
        play.choose_until_news(actions)
    except IllegalAction as error:
        raise refused(error.refusal or NOT_NOW, seen, seen.scenario.actions[error.action]) from error


def take_all(play: Play, actions: list[str]) -> None:
    """All of these actions up to where chance answers, or none; then those that still can be. Raises ``NotDone``.

    If a list that ends in nonsense were refused after the dice, they would be known without cost.
    """
    look_for_refusal(play, actions)
    play.choose_until_news(actions)


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


def take_back(play: Play, seats: Sequence[Seat], asker: Asker) -> None:
    """Undo a person's last step and what bots did after it. Raises ``NotDone``."""
    steps = steps_to_undo(play, seats)
    if not steps:
        raise NotDone(Sentence("server-nothing-to-undo"))
    if reason := why_not_undo(play, steps, asker, seats):
        raise NotDone(Sentence(reason))
    for _ in steps:
        if play.undo_label() is not None:
            play.undo()


def bring_back(play: Play, seats: Sequence[Seat], asker: Asker) -> None:
    """Redo what the last undo took back. Raises ``NotDone``."""
    steps = steps_to_redo(play, seats)
    if not steps:
        raise NotDone(Sentence("server-nothing-to-redo"))
    if reason := why_not_redo(play, steps, asker):
        raise NotDone(Sentence(reason))
    for _ in steps:
        play.redo()


def change(play: Play, order: Override, seats: Sequence[Seat], audience: int) -> None:
    """The game master puts another position in the place of the state. Raises ``NotDone`` with what is wrong."""
    if not play.game.game_master:
        raise NotDone(Sentence("server-no-game-master"))
    if audience != GAME_MASTER:
        raise NotDone(Sentence("server-action-of-others"))
    if play.state.result is not Result.PLAYING:
        raise NotDone(Sentence(GAME_OVER.message))
    if len(order.edits) > MOST_ACTIONS:
        raise NotDone(Sentence("server-number-of-actions", {"most": MOST_ACTIONS}))
    master = seat_of(play, int(GAME_MASTER), seats)
    try:
        if order.position:
            state = from_text(play.game, order.position, play.head.content)
            if state.scenario.name != play.scenario.name:
                raise NotDone(Sentence("server-other-scenario", {"name": play.scenario.name}))
        else:
            state = play.state
        if order.edits:
            state = play.game.edited(state, list(order.edits))
        play.override(state.position(), master.player if master else "")
    except NotChanged as error:
        raise NotDone(Sentence(error.message, error.arguments)) from error
    except PositionError as error:
        said: dict[str, str | int] = {"line": error.line, "problem": error.problem, "remedy": error.remedy}
        raise NotDone(Sentence("server-wrong-position", said)) from error
    except ValueError as error:
        raise NotDone(Sentence("server-wrong-edit", {"detail": str(error)[:200]})) from error
