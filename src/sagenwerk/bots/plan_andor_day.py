"""Plans of a hero of Andor for a day, and styles of the whole group: what the search tries out (compiled)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.andor.cargo import BIT
from sagenwerk.andor.scenario import HERO_NAMES
from sagenwerk.andor.state import BEGINS, Andor
from sagenwerk.bots.greedy_andor import GreedyAndor
from sagenwerk.bots.greedy_andor_guided import NO_LUCK, Guide
from sagenwerk.bots.search import Plan
from sagenwerk.kernel.contract import Action, State

#: What a hero may do for a day, as the names of plans say it.
FIGHT: Final = "fight at"
GO: Final = "go to"
FARMER_AT: Final = "bring the farmer at"
GO_WITH: Final = "go with"
WAIT: Final = "wait"
REST: Final = "end the day"
STYLE: Final = "style"
#: Styles in which the whole group may play for a day: all to the last fight; earn gold.
STYLES: Final = ["rush", "earn"]
#: Ends the names of plans that the search follows: they are over with the day.
TODAY: Final = ", day "


class DayPlan(Plan):
    """What a hero does today, or (as an order) until it is done. ``verb`` is one of the names above."""

    def __init__(
        self, guide: Guide, state: Andor, hero: i64, verb: str, field: i64, other: i64, party: i64, day: i64
    ) -> None:
        place = state.board.field_names[field] if field >= 0 else ""
        name = f"{HERO_NAMES[hero]}: {verb}"
        if verb == GO_WITH:
            name += f" {HERO_NAMES[other]}"
        elif place:
            name += f" {place}"
        if verb == FARMER_AT:
            name += " home"
        names = [HERO_NAMES[number] for number in state.order if party & BIT[number] and number != hero]
        if names:
            name += f" with {' and '.join(names)}"
        if day >= 0:
            name += f"{TODAY}{day}"
        super().__init__(name, "", {"hero": HERO_NAMES[hero]})
        self.guide = guide
        self.hero = hero
        self.verb = verb
        self.field = field
        self.other = other
        self.party = party
        self.day = day
        self.describe(state, place, names)

    def describe(self, state: Andor, place: str, names: list[str]) -> None:
        """The sentence that says it."""
        arguments = self.arguments
        if place:
            arguments["field"] = place
        if self.verb == FIGHT:
            creature = state.creatures[self.field]
            self.message = "plan-andor-fight-with" if names else "plan-andor-fight"
            arguments["creature"] = state.board.creatures[creature - 1].name if creature else ""
            if names:
                arguments["other"] = names[0]
                arguments["more"] = len(names) - 1
        elif self.verb == GO:
            self.message = "plan-andor-go"
        elif self.verb == FARMER_AT:
            self.message = "plan-andor-farmer"
        elif self.verb == GO_WITH:
            self.message = "plan-andor-go-with"
            arguments["other"] = HERO_NAMES[self.other]
        elif self.verb == WAIT:
            self.message = "plan-andor-wait"
        elif self.verb == REST:
            self.message = "plan-andor-end-day"

    def follow(self, state: State) -> Action[Any] | None:
        assert isinstance(state, Andor)
        if self.day >= 0 and state.day != self.day:
            return None
        action = self.guide.before(state, self.hero)
        return action if action is not None else self.pursue(state)

    def pursue(self, state: Andor) -> Action[Any] | None:
        """The next action towards the aim, for the hero on turn who has not acted yet."""
        guide = self.guide
        if self.verb == FIGHT:
            return guide.fight(state, self.hero, self.field, self.party, 3)
        if self.verb == GO:
            return guide.on_to(state, self.hero, self.field, 3)
        if self.verb == FARMER_AT:
            return self.bring_farmer(state)
        if self.verb == GO_WITH:
            return self.go_with(state)
        if self.verb == WAIT:
            return guide.wait(state, self.hero, others_awake(state, self.hero))
        return guide.rests(state, self.hero)

    def bring_farmer(self, state: Andor) -> Action[Any] | None:
        """To the farmer, and with him to the castle."""
        guide = self.guide
        hero = state.heroes[self.hero]
        castle = state.board.castle
        if hero.farmers:
            return guide.on_to(state, self.hero, castle, 2)
        if not state.farmers[self.field] or self.field == castle:
            return None
        if hero.field == self.field:
            return guide.takes_farmer(state, self.hero)
        return guide.on_to(state, self.hero, self.field, 3)

    def go_with(self, state: Andor) -> Action[Any] | None:
        """To the other's field; there wait for what he does while his day goes on."""
        guide = self.guide
        him = state.heroes[self.other]
        if state.heroes[self.hero].field != him.field:
            return guide.on_to(state, self.hero, him.field, 3)
        if state.doing != BEGINS:
            return guide.on_to(state, self.hero, him.field, 3)
        if him.day_ended:
            return guide.rests(state, self.hero)
        return guide.wait(state, self.hero, True)


class StylePlan(Plan):
    """The whole group plays in another style for the rest of the day."""

    def __init__(self, greedy: GreedyAndor, state: Andor, hero: i64, style: str, day: i64) -> None:
        super().__init__(
            f"{HERO_NAMES[hero]}: {STYLE} {style}{TODAY}{day}",
            f"plan-andor-style-{style}",
            {"hero": HERO_NAMES[hero]},
        )
        self.greedy = greedy
        self.day = day

    def follow(self, state: State) -> Action[Any] | None:
        assert isinstance(state, Andor)
        return self.greedy.choose(state, NO_LUCK) if state.day == self.day else None


def styled(style: str) -> GreedyAndor:
    """A greedy hero with other weights."""
    greedy = GreedyAndor()
    weights = greedy.weights
    if style == "rush":
        weights.last_letters = 99
    else:
        weights.earnings = 4 * weights.reward
        weights.no_letter //= 3
        weights.letter //= 3
    return greedy


def others_awake(state: Andor, number: i64) -> bool:
    """Whether another hero's day goes on."""
    for other in state.order:
        if other != number and not state.heroes[other].day_ended:
            return True
    return False
