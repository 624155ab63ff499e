"""All actions and steps of HeroQuest in their pinned order, the same for every quest.

New ones go to the end of their list. A quest's map is a secret, so nothing here may depend on it: the names of actions
know squares, directions and numbers.
"""

from __future__ import annotations

from typing import Any

from sagenwerk.heroquest import (
    allies,
    armoury,
    asking,
    begin,
    chaos,
    disarming,
    doors,
    explore,
    fight,
    goals,
    hero_spells,
    jumping,
    leftovers,
    magic,
    march,
    monster_jumps,
    monsters,
    note_effects,
    notes,
    portals,
    potions,
    preparing,
    search,
    traps,
    treasure,
    wandering,
    wounds,
)
from sagenwerk.heroquest.dice import fill_throws
from sagenwerk.heroquest.scenario import QuestScenario
from sagenwerk.kernel.contract import Action, Step


def furnish(tables: QuestScenario) -> None:
    """Fill a scenario whose tables are loaded with its actions and steps; fix their order and numbers."""
    actions: list[Action[Any]] = [
        *march.actions_of(tables),
        *doors.actions_of(tables),
        *fight.actions_of(tables),
        *hero_spells.actions_of(tables),
        *potions.actions_of(tables),
        *search.actions_of(tables),
        *jumping.actions_of(tables),
        *disarming.actions_of(tables),
        *traps.actions_of(tables),
        *notes.actions_of(tables),
        *allies.actions_of(tables),
        *asking.actions_of(tables),
        *monsters.actions_of(tables),
        *chaos.actions_of(tables),
        *monster_jumps.actions_of(tables),
        *wandering.actions_of(tables),
        *wounds.actions_of(tables),
        *leftovers.actions_of(tables),
        *explore.actions_of(tables),
        *goals.actions_of(tables),
        *armoury.actions_of(tables),
        *preparing.actions_of(tables),
    ]
    actions.extend(fill_throws(tables))
    actions.extend(magic.outcomes_of(tables))
    actions.extend(treasure.outcomes_of(tables))
    steps: list[Step[Any]] = [
        *asking.steps_of(tables),
        *begin.steps_of(tables),
        *march.steps_of(tables),
        *explore.steps_of(tables),
        *fight.steps_of(tables),
        *wounds.steps_of(tables),
        *monsters.steps_of(tables),
        *wandering.steps_of(tables),
        *hero_spells.steps_of(tables),
        *magic.steps_of(tables),
        *chaos.steps_of(tables),
        *potions.steps_of(tables),
        *traps.steps_of(tables),
        *jumping.steps_of(tables),
        *disarming.steps_of(tables),
        *monster_jumps.steps_of(tables),
        *treasure.steps_of(tables),
        *leftovers.steps_of(tables),
        *notes.steps_of(tables),
        *note_effects.steps_of(tables),
        *portals.steps_of(tables),
        *allies.steps_of(tables),
        *goals.steps_of(tables),
        *armoury.steps_of(tables),
        *preparing.steps_of(tables),
    ]
    tables.complete(actions, steps)
