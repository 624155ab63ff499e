"""Articles used as free actions: telescope, herb, uncovering rune stones (AN-041, AN-042, AN-184, AN-192 to AN-198)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.andor import events
from sagenwerk.andor.cargo import ITEM_NAMES, STONE, STONE_BLUE, TELESCOPE, WORTH, count, one_less, one_more
from sagenwerk.andor.creatures import is_broken
from sagenwerk.andor.fog import turned_up
from sagenwerk.andor.scenario import HERO_NAMES
from sagenwerk.andor.state import FOG_UNKNOWN, Andor
from sagenwerk.andor.turn import FreeAction, no_free_action
from sagenwerk.andor.walk import NO_HERB
from sagenwerk.kernel.contract import Action, Chance, Outcome, Refusal, Step

NO_TELESCOPE: Final = Refusal("refusal-no-telescope", "AN-184")
NOTHING_HIDDEN: Final = Refusal("refusal-nothing-hidden", "AN-184")
TOO_FAR_TO_SEE: Final = Refusal("refusal-too-far-to-see", "AN-184")
NO_STONE_HERE: Final = Refusal("refusal-no-stone-here", "AN-197")
WILLPOWER_IS_FULL: Final = Refusal("refusal-willpower-is-full", "AN-085")


class StoneIs(Outcome):
    """A rune stone shows its colour."""

    def __init__(self, colour: i64) -> None:
        super().__init__(f"{ITEM_NAMES[STONE_BLUE + colour]}")
        self.colour = colour


class StoneShows(Chance[Andor, StoneIs]):
    """A face-down rune stone on this field is uncovered (AN-195, AN-197)."""

    def __init__(self, field: i64, name_of_field: str) -> None:
        super().__init__(f"rune stone on {name_of_field} shows")
        self.field = field

    def options(self, state: Andor) -> list[Action[Any]]:
        return [state.board.stone_outcomes[colour] for colour in range(3) if state.stones_unseen[colour]]

    def weights(self, state: Andor) -> list[int]:
        return [number for number in state.stones_unseen if number]

    def settle(self, state: Andor, outcome: StoneIs) -> None:
        state.stones_unseen[outcome.colour] -= 1
        pile = one_less(state.piles[self.field], STONE)
        state.piles[self.field] = int(one_more(pile, STONE_BLUE + outcome.colour))
        if state.chronicle is not None:
            events.field_changes(
                state, "event-stone-shows", "AN-197", self.field, {"item": ITEM_NAMES[STONE_BLUE + outcome.colour]}
            )


class UncoverStone(FreeAction):
    """Uncover a rune stone on the own field, also with a creature there; it may be left (AN-041, AN-197)."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: uncover a rune stone", hero)

    def refusal(self, state: Andor) -> Refusal | None:
        forbidden = no_free_action(state, self.hero)
        if forbidden is not None:
            return forbidden
        return None if count(state.piles[state.heroes[self.hero].field], STONE) else NO_STONE_HERE

    def carry_out(self, state: Andor) -> None:
        state.first(state.board.stone_shows[state.heroes[self.hero].field])


class LookAt(FreeAction):
    """With the telescope: the hidden tokens on an adjacent field are turned up, not activated (AN-162, AN-184)."""

    def __init__(self, hero: i64, field: i64, name_of_field: str) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: look at {name_of_field}", hero)
        self.field = field

    def refusal(self, state: Andor) -> Refusal | None:
        forbidden = no_free_action(state, self.hero)
        if forbidden is not None:
            return forbidden
        hero = state.heroes[self.hero]
        if not count(hero.bag, TELESCOPE):
            return NO_TELESCOPE
        if self.field not in state.board.ways[hero.field] or is_broken(state, hero.field, self.field):
            return TOO_FAR_TO_SEE
        if state.hidden and state.hidden[self.field]:
            return None
        hidden = state.fog[self.field] == FOG_UNKNOWN or count(state.piles[self.field], STONE) > 0
        return None if hidden else NOTHING_HIDDEN

    def carry_out(self, state: Andor) -> None:
        shown: list[Step[Any]] = []
        if state.fog[self.field] == FOG_UNKNOWN:
            shown.append(state.board.fog_shows[self.field])
        for _ in range(count(state.piles[self.field], STONE)):
            shown.append(state.board.stone_shows[self.field])
        if state.hidden:
            shown.extend(turned_up(state, self.field))
        state.each(shown)


class EatHerb(FreeAction):
    """A medicinal herb gives as much willpower as its number, then leaves the game (AN-192 to AN-194)."""

    def __init__(self, hero: i64, item: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: eat herb {WORTH[item]}", hero)
        self.item = item

    def refusal(self, state: Andor) -> Refusal | None:
        forbidden = no_free_action(state, self.hero)
        if forbidden is not None:
            return forbidden
        hero = state.heroes[self.hero]
        if not count(hero.bag, self.item):
            return NO_HERB
        return WILLPOWER_IS_FULL if hero.willpower >= state.board.most_willpower else None

    def carry_out(self, state: Andor) -> None:
        hero = state.heroes[self.hero]
        hero.bag = one_less(hero.bag, self.item)
        hero.willpower = min(hero.willpower + WORTH[self.item], state.board.most_willpower)
        if state.chronicle is not None:
            events.hero_does(state, "event-eats-herb", "AN-192", self.hero, {"count": WORTH[self.item]})
