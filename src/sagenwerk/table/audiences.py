"""Who may see and do what at a table: the heroes at one screen, or the game master, who knows what they do not.

An audience is an actor number of the kernel, as ``State.view`` takes it: NOBODY stands for all heroes together.
"""

from __future__ import annotations

from typing import Any, Final

from sagenwerk.kernel import GAME_MASTER, GROUP, NOBODY, Action, Aside, Event, Result, State
from sagenwerk.play import Play
from sagenwerk.table.faults import Fault

#: All heroes together.
HEROES: Final = NOBODY
#: The game master's seat, among those of the heroes.
MASTER_SEAT: Final = "game-master"


def has_secrets(play: Play) -> bool:
    """Whether something at the table is for the game master alone, now."""
    return play.game.game_master and play.state.result is Result.PLAYING


def seen_by(play: Play, audience: int) -> State:
    """The state as an audience may see it; what the game master can choose is offered to him alone."""
    seen = play.state.view(audience)
    if audience != GAME_MASTER and seen.actor == GAME_MASTER:
        seen.offers = []
    return seen


def hears(event: Event, audience: int) -> bool:
    """Whether an audience is told this line of the chronicle."""
    return audience == GAME_MASTER or not isinstance(event, Aside)


def may_take(state: State, action: Action[Any], audience: int) -> bool:
    """Whether an audience decides about this action: heroes about theirs, the game master about his.

    A hero's action is the game master's while he is asked in the hero's place.
    """
    masters = action.hero == GAME_MASTER or (state.actor == GAME_MASTER and state.refusal(action) is None)
    if audience == GAME_MASTER:
        return masters
    return not masters and (action.hero >= 0 or action.hero == GROUP)


def check_whole(play: Play, audience: int, message: str) -> None:
    """Raises ``Fault`` with this sentence if the audience may not have the whole state or log."""
    if audience != GAME_MASTER and has_secrets(play):
        raise Fault(message, 403)
