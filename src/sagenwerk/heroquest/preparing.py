"""Before the first turn: armoury, choice of elements, where the heroes start (HQ-005, HQ-006, HQ-007, HQ-152)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.heroquest import events
from sagenwerk.heroquest.armoury import ARMOURY_OPENS
from sagenwerk.heroquest.board import HEIGHT, WIDTH, square_at
from sagenwerk.heroquest.explore import looks_around
from sagenwerk.heroquest.figures import put_hero, solid
from sagenwerk.heroquest.hero_spells import rings
from sagenwerk.heroquest.note_effects import takes_away
from sagenwerk.heroquest.scenario import (
    ELEMENT_NAMES,
    ELF,
    HERO_NAMES,
    HEROES,
    MOST_STARTS,
    WIZARD,
    QuestScenario,
)
from sagenwerk.heroquest.state import BIT, Quest
from sagenwerk.kernel.contract import Action, Question, Refusal, Step

FORBIDDEN_HERE: Final = Refusal("refusal-element-forbidden", "HQ-005")
TAKEN_ALREADY: Final = Refusal("refusal-element-taken", "HQ-005")
NO_SUCH_START: Final = Refusal("refusal-no-such-start", "HQ-007")
START_TAKEN: Final = Refusal("refusal-start-taken", "HQ-025")

ELEMENTS: Final[i64] = 4
#: Spells of an element.
CARDS: Final[i64] = 3
#: Who casts spells, and how many elements a wizard has.
CASTERS: Final[list[int]] = [2, 3]
WIZARDS_ELEMENTS: Final[i64] = 3


def steps(state: Quest) -> list[Step[Any]]:
    """What comes before the first turn, in this order: armoury, elements, spell rings, starting places."""
    return [ARMOURY_OPENS, ELEMENTS_ARE_CHOSEN, RINGS, STARTING_PLACES]


def no_element(state: Quest, element: i64) -> Refusal | None:
    """Why nobody can take this element: the quest forbids it, or somebody has it (HQ-005)."""
    if state.quest.no_elements & BIT[element]:
        return FORBIDDEN_HERE
    for number in CASTERS:
        if state.heroes[number].spells & BIT[CARDS * element]:
            return TAKEN_ALREADY
    return None


def takes(state: Quest, number: i64, element: i64) -> None:
    """The hero has the three spells of this element."""
    for card in range(CARDS):
        state.heroes[number].spells |= BIT[CARDS * element + card]
    if state.chronicle is not None:
        events.hero_does(state, "event-takes-element", "HQ-005", number, {"element": ELEMENT_NAMES[element]})


class ElementsAreChosen(Step[Quest]):
    """The wizard takes one element, the elf one, the wizard all others (HQ-005).

    A wizard without elf takes three of the four, one after the other, which is our reading; an elf alone takes one.
    """

    def carry_out(self, state: Quest) -> None:
        follows: list[Step[Any]] = []
        wizard = WIZARD in state.order
        elf = ELF in state.order
        if wizard and elf:
            follows = [CHOOSES_ELEMENT[WIZARD], CHOOSES_ELEMENT[ELF], WIZARD_TAKES_REST]
        elif wizard:
            free: i64 = 0
            for element in range(ELEMENTS):
                if no_element(state, element) is None:
                    free += 1
            for _ in range(min(free, WIZARDS_ELEMENTS)):
                follows.append(CHOOSES_ELEMENT[WIZARD])
        elif elf:
            follows = [CHOOSES_ELEMENT[ELF]]
        state.each(follows)


class ChoosesElement(Question[Quest]):
    """Which spells does a hero take (HQ-005)?"""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]} chooses an element")
        self.hero = hero

    def actor(self, state: Quest) -> i64:
        return self.hero

    def options(self, state: Quest) -> list[Action[Any]]:
        return [action for action in state.tables.takes_element[self.hero] if action.refusal(state) is None]


class TakesElement(Action[Quest]):
    """A hero takes the spells of an element (HQ-005)."""

    def __init__(self, hero: i64, element: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: take the spells of {ELEMENT_NAMES[element]}", hero)
        self.element = element

    def refusal(self, state: Quest) -> Refusal | None:
        return no_element(state, self.element)

    def carry_out(self, state: Quest) -> None:
        takes(state, self.hero, self.element)


class WizardTakesRest(Step[Quest]):
    """What nobody has taken is the wizard's (HQ-005)."""

    def carry_out(self, state: Quest) -> None:
        for element in range(ELEMENTS):
            if no_element(state, element) is None:
                takes(state, WIZARD, element)


class Rings(Step[Quest]):
    """Who wears a spell ring says which spell he can cast twice (HQ-149)."""

    def carry_out(self, state: Quest) -> None:
        state.each(rings(state))


def places(state: Quest) -> list[int]:
    """Squares on which heroes can start (HQ-007).

    Those of the map: the stairs tile, or a room; with the option ``start = beside-the-stairs`` the squares round the
    tile, in the same room, corners included. Where these are too few, as in quest 11, the tile itself as well (an
    interpretation).
    """
    quest = state.quest
    if not state.options.beside_the_stairs or not quest.start or quest.start[0] not in quest.stairs:
        return quest.start
    rooms = state.tables.board.rooms
    found: list[int] = []
    for y in range(HEIGHT):
        for x in range(WIDTH):
            square = square_at(x, y)
            if square in quest.stairs or rooms[square] != rooms[quest.stairs[0]] or solid(state, square):
                continue
            for stair in quest.stairs:
                across = stair % WIDTH - x
                down = stair // WIDTH - y
                if -1 <= across <= 1 and -1 <= down <= 1:
                    found.append(int(square))
                    break
    if len(found) < len(state.order):
        found.extend(quest.start)
    return found


class StartingPlaces(Step[Quest]):
    """The start is set out, and the heroes are put there in turn order (HQ-006, HQ-007).

    Where a map gives a hero his own corner, he stands there. Heroes of a quest that takes their equipment away
    begin without it.
    """

    def carry_out(self, state: Quest) -> None:
        follows: list[Step[Any]] = []
        if state.quest.start:
            follows = looks_around(state, state.quest.start[0])
        for number in state.order:
            if state.quest.own_start[number] >= 0:
                starts(state, number, state.quest.own_start[number])
            else:
                follows.append(CHOOSES_START[number])
        follows.append(BARE_HANDS)
        state.each(follows)


def starts(state: Quest, number: i64, square: i64) -> None:
    """The hero stands on his first square."""
    put_hero(state, number, square)
    if state.chronicle is not None:
        events.hero_does(state, "event-starts", "HQ-007", number, {})


class ChoosesStart(Question[Quest]):
    """Where does a hero start (HQ-007)?"""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]} chooses where to start")
        self.hero = hero

    def actor(self, state: Quest) -> i64:
        return self.hero

    def options(self, state: Quest) -> list[Action[Any]]:
        return [action for action in state.tables.starts_on[self.hero] if action.refusal(state) is None]


class StartsOn(Action[Quest]):
    """A hero starts on a square, numbered in the order of ``places`` (HQ-007)."""

    def __init__(self, hero: i64, place: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: start on square {place + 1}", hero)
        self.place = place

    def refusal(self, state: Quest) -> Refusal | None:
        offered = places(state)
        if self.place >= len(offered):
            return NO_SUCH_START
        return START_TAKEN if state.at[offered[self.place]] else None

    def carry_out(self, state: Quest) -> None:
        starts(state, self.hero, places(state)[self.place])


class BareHands(Step[Quest]):
    """Heroes who were robbed begin without equipment and spells (quest 6)."""

    def carry_out(self, state: Quest) -> None:
        if state.quest.bare_heroes:
            for number in state.order:
                takes_away(state, number)


ELEMENTS_ARE_CHOSEN: Final = ElementsAreChosen("elements are chosen")
CHOOSES_ELEMENT: Final = [ChoosesElement(hero) for hero in range(HEROES)]
WIZARD_TAKES_REST: Final = WizardTakesRest("the wizard takes the other elements")
RINGS: Final = Rings("spell rings are set")
STARTING_PLACES: Final = StartingPlaces("starting places")
CHOOSES_START: Final = [ChoosesStart(hero) for hero in range(HEROES)]
BARE_HANDS: Final = BareHands("robbed heroes")


def actions_of(tables: QuestScenario) -> list[Action[Any]]:
    """Elements by hero, only elf and wizard have any; starting squares by hero."""
    made: list[Action[Any]] = []
    tables.takes_element = []
    tables.starts_on = []
    for hero in range(HEROES):
        elements: list[Action[Any]] = []
        if hero in CASTERS:
            elements.extend([TakesElement(hero, element) for element in range(ELEMENTS)])
        for action in elements:
            action.asked_by = CHOOSES_ELEMENT[hero]
        tables.takes_element.append(elements)
        made.extend(elements)
    for hero in range(HEROES):
        squares: list[Action[Any]] = []
        squares.extend([StartsOn(hero, place) for place in range(MOST_STARTS)])
        for action in squares:
            action.asked_by = CHOOSES_START[hero]
        tables.starts_on.append(squares)
        made.extend(squares)
    return made


def steps_of(tables: QuestScenario) -> list[Step[Any]]:
    """Everything before the first turn but the armoury."""
    return [
        ELEMENTS_ARE_CHOSEN,
        *CHOOSES_ELEMENT,
        WIZARD_TAKES_REST,
        RINGS,
        STARTING_PLACES,
        *CHOOSES_START,
        BARE_HANDS,
    ]
