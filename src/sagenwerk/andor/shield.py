"""The two sides of a shield (AN-181)."""

from __future__ import annotations

from mypy_extensions import i64

from sagenwerk.andor.cargo import DAMAGED_SHIELD, SHIELD, count, one_less, one_more
from sagenwerk.andor.state import Andor


def has_shield(state: Andor, number: i64) -> bool:
    """Whether the hero plays and has a shield, whole or used once; he may have ended his day (AN-036)."""
    bag = state.heroes[number].bag
    return count(bag, SHIELD) > 0 or count(bag, DAMAGED_SHIELD) > 0


def uses_shield(state: Andor, number: i64) -> None:
    """A whole shield is turned to its damaged side; a damaged one goes back to the equipment board (AN-181)."""
    hero = state.heroes[number]
    if count(hero.bag, DAMAGED_SHIELD):
        hero.bag = one_less(hero.bag, DAMAGED_SHIELD)
        state.supply[SHIELD] += 1
    else:
        hero.bag = one_more(one_less(hero.bag, SHIELD), DAMAGED_SHIELD)
