"""Attacks of heroes: weapons and targets (HQ-070 to HQ-072, HQ-077 to HQ-080, HQ-126, HQ-148).

A hero chooses the weapon first, then whom he attacks; ``combat`` fights it out.

Lines of the chronicle: ``event-attacks`` (``weapon``, ``way``, ``dice``, ``target``, ``target-kind``).
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.heroquest import combat, events
from sagenwerk.heroquest.board import HEIGHT, SQUARES, WIDTH, square_at
from sagenwerk.heroquest.combat import ONE_ROLL, attack_by
from sagenwerk.heroquest.figures import kind_of, square_of
from sagenwerk.heroquest.gear import (
    BARE_HANDS,
    attack_dice_against,
    carried,
    may_use,
    ready,
    takes_in_hand,
)
from sagenwerk.heroquest.loads import HANDS_NOT_FREE
from sagenwerk.heroquest.magic import target_name
from sagenwerk.heroquest.scenario import FIGURES, HERO_NAMES, HEROES, Item, QuestScenario
from sagenwerk.heroquest.sight import edge_open, line_free, visible
from sagenwerk.heroquest.state import (
    ACTED,
    BIT,
    COMMANDED,
    COURAGE,
    ENDED,
    HANDS_FULL,
    SECOND_ATTACK,
    STONE,
    STRENGTH,
    Hero,
    Quest,
)
from sagenwerk.heroquest.turn import (
    ALREADY_ACTED,
    STILL_PASSING,
    HeroAction,
    TurnQuestion,
    acts,
    no_turn,
    over_somebody,
)
from sagenwerk.kernel.contract import Action, Refusal, Step

NO_SUCH_WEAPON: Final = Refusal("refusal-no-such-weapon", "HQ-148")
NOBODY_TO_ATTACK: Final = Refusal("refusal-nobody-to-attack", "HQ-070")
NOBODY_TO_SHOOT_AT: Final = Refusal("refusal-nobody-to-shoot-at", "HQ-078")
CANNOT_REACH: Final = Refusal("refusal-cannot-reach", "HQ-070")

#: How a weapon is used: hand to hand, thrown and lost, or shot.
HAND_TO_HAND: Final[i64] = 0
THROWN: Final[i64] = 1
SHOT: Final[i64] = 2
WAY_NAMES: Final = ["attack with", "throw", "shoot"]
WAYS: Final = ["hand-to-hand", "thrown", "shot"]

# Bits of ``Quest.attacks_left``: the attack being aimed is the first of this turn; another one by a heroic brew;
# another one of a weapon that strikes some twice; and that this one has been given already.
FIRST: Final[i64] = 1
BREW: Final[i64] = 2
TWICE: Final[i64] = 4
TWICE_GIVEN: Final[i64] = 8


def corners_of(square: int) -> list[int]:
    """The up to four squares that touch this one at a corner."""
    x = square % int(WIDTH)
    y = square // int(WIDTH)
    found: list[int] = []
    for across in (-1, 1):
        for down in (-1, 1):
            if 0 <= x + across < WIDTH and 0 <= y + down < HEIGHT:
                found.append(int(square_at(x + across, y + down)))
    return found


#: By square: those that touch it at a corner.
CORNERS: Final[list[list[int]]] = [corners_of(square) for square in range(int(SQUARES))]


# Who can be reached


def touches(state: Quest, square: i64, other: i64, diagonal: bool) -> bool:
    """Whether somebody on one square can strike at the other: on four sides, with some weapons on eight.

    No wall and no closed door may lie between. (HQ-070, HQ-071)
    """
    apart = other - square
    if apart == WIDTH or apart == -WIDTH or apart == 1 or apart == -1:
        for direction in range(4):
            if state.tables.board.beside[4 * square + direction] == other:
                return edge_open(state, 4 * square + direction)
        return False
    return diagonal and other in CORNERS[square] and line_free(state, square, other, False)


def next_to(square: i64, other: i64) -> bool:
    """Whether two squares are among each other's eight neighbours, whatever lies between (HQ-079)."""
    across = other % WIDTH - square % WIDTH
    down = other // WIDTH - square // WIDTH
    return -1 <= across <= 1 and -1 <= down <= 1


def in_range(state: Quest, square: i64, other: i64, weapon: Item) -> bool:
    """Whether a shot or thrown weapon gets there: in sight, in any direction, not next to the hero but for the dagger.

    (HQ-068, HQ-078, HQ-079)
    """
    if not weapon.thrown_next_to and next_to(square, other):
        return False
    return visible(state, square, other)


def is_foe(state: Quest, number: i64, target: i64) -> bool:
    """Whether a hero may attack this hero or figure of the game master at all (HQ-080).

    Heroes attack heroes in Europe; in the US game only one who is under a command, and he attacks nobody else (HQ-091).
    Nobody attacks an ally.
    """
    if target >= HEROES:
        figure = target - HEROES
        if state.heroes[number].has(COMMANDED) or figure >= len(state.squares) or state.squares[figure] < 0:
            return False
        return not kind_of(state, figure).ally
    if target == number or state.heroes[target].square < 0 or state.heroes[target].has(STONE):
        return False
    return state.edition.heroes_attack_heroes or state.heroes[number].has(COMMANDED)


def reaches(state: Quest, number: i64, item: i64, way: i64, target: i64) -> bool:
    """Whether a hero can attack this one with this weapon now (HQ-070, HQ-071, HQ-077 to HQ-080)."""
    if not is_foe(state, number, target):
        return False
    if state.attacks_left & (FIRST | BREW | TWICE) == TWICE and not strikes_twice(state, item, target):
        return False
    square = state.heroes[number].square
    other = square_of(state, target + 1)
    if way == HAND_TO_HAND:
        return touches(state, square, other, item >= 0 and state.edition.items[item].diagonal)
    return in_range(state, square, other, state.edition.items[item])


def strikes_twice(state: Quest, item: i64, target: i64) -> bool:
    """Whether this weapon strikes a monster of this kind twice in a turn (HQ-077)."""
    if item < 0 or target < HEROES:
        return False
    return kind_of(state, target - HEROES).figure in state.edition.items[item].twice_against


def can_attack(state: Quest, number: i64, item: i64, way: i64) -> bool:
    """Whether there is anybody whom a hero can attack with this weapon."""
    for target in state.order:
        if reaches(state, number, item, way, target):
            return True
    for figure in range(len(state.squares)):
        if state.squares[figure] >= 0 and reaches(state, number, item, way, HEROES + figure):
            return True
    return False


# The attack of a hero


def no_attack(state: Quest, number: i64) -> Refusal | None:
    """What forbids any attack now: one a turn, but for a second one by brew or weapon (HQ-016, HQ-077)."""
    forbidden = no_turn(state, number)
    if forbidden is not None:
        return forbidden
    if state.done & ACTED and not state.attacks_left & (BREW | TWICE):
        return ALREADY_ACTED
    if state.heroes[number].has(HANDS_FULL):
        return HANDS_NOT_FREE
    return STILL_PASSING if over_somebody(state, number) else None


def used_so(state: Quest, item: i64, way: i64) -> bool:
    """Whether the weapon is one that is used like this, by its numbers in this edition."""
    if item < 0:
        return True
    weapon = state.edition.items[item]
    if way == HAND_TO_HAND:
        return weapon.attack > 0 and not weapon.shot
    return weapon.thrown if way == THROWN else weapon.shot


class AttackWith(HeroAction):
    """A hero attacks with a weapon that he has, or as strong as his card says without one; whom is asked next.

    (HQ-016, HQ-070, HQ-077, HQ-078)
    """

    def __init__(self, hero: i64, item: i64, way: i64, weapon: str) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: {WAY_NAMES[way]} {weapon}", hero)
        self.item = item
        self.way = way

    def refusal(self, state: Quest) -> Refusal | None:
        forbidden = no_attack(state, self.hero)
        if forbidden is not None:
            return forbidden
        if self.item >= 0 and not (ready(state, self.hero, self.item) and used_so(state, self.item, self.way)):
            return NO_SUCH_WEAPON
        if can_attack(state, self.hero, self.item, self.way):
            return None
        return NOBODY_TO_ATTACK if self.way == HAND_TO_HAND else NOBODY_TO_SHOOT_AT

    def carry_out(self, state: Quest) -> None:
        if not state.done & ACTED:
            acts(state)
            state.attacks_left = FIRST
            if state.hero.has(SECOND_ATTACK):
                state.attacks_left |= BREW
        state.weapon = self.item
        state.thrown = self.way == THROWN
        state.first(WHOM)


def way_now(state: Quest) -> i64:
    """How the weapon that was chosen is used."""
    if state.thrown:
        return THROWN
    return SHOT if state.weapon >= 0 and state.edition.items[state.weapon].shot else HAND_TO_HAND


class Whom(TurnQuestion):
    """Whom the hero on turn attacks; for one under a command the game master says it (HQ-070, HQ-078, HQ-080)."""

    def options(self, state: Quest) -> list[Action[Any]]:
        offers: list[Action[Any]] = []
        number = state.turn
        way = way_now(state)
        for hero in range(HEROES):
            if reaches(state, number, state.weapon, way, hero):
                offers.append(state.tables.strikes[number][hero])
        for figure in range(len(state.squares)):
            if state.squares[figure] >= 0 and reaches(state, number, state.weapon, way, HEROES + figure):
                offers.append(state.tables.strikes[number][HEROES + figure])
        return offers

    def takes(self, action: Action[Any]) -> bool:
        return isinstance(action, Attack)


class Attack(Action[Quest]):
    """The attack on somebody (HQ-072, HQ-077); a thrown weapon is gone (HQ-078)."""

    def __init__(self, hero: i64, target: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: attack {target_name(target)}", hero)
        self.target = target

    def refusal(self, state: Quest) -> Refusal | None:
        forbidden = no_turn(state, self.hero)
        if forbidden is not None:
            return forbidden
        return None if reaches(state, self.hero, state.weapon, way_now(state), self.target) else CANNOT_REACH

    def carry_out(self, state: Quest) -> None:
        hero = state.hero
        item = state.weapon
        way = way_now(state)
        kind = "" if self.target < HEROES else kind_of(state, self.target - HEROES).figure
        counts_attack(state, item, self.target)
        takes_in_hand(hero, None if item < 0 else state.edition.items[item])
        dice = attack_dice_against(state, self.hero, item, kind)
        throw_is_made(state, hero)
        hero.effects &= ~BIT[SECOND_ATTACK]
        if way == THROWN:
            hero.items &= ~BIT[item]
        if state.chronicle is not None:
            said: dict[str, str | int] = {
                "weapon": "" if item < 0 else state.tables.item_names[item],
                "way": WAYS[way],
                "dice": dice,
                "target": target_name(self.target),
                "target-kind": kind,
            }
            events.hero_does(state, "event-attacks", "HQ-078" if way != HAND_TO_HAND else "HQ-070", self.hero, said)
        follows = attack_by(state, self.hero + 1, self.target + 1, dice)
        if state.attacks_left:
            follows.append(MORE_ATTACKS)
        state.each(follows)


def counts_attack(state: Quest, item: i64, target: i64) -> None:
    """Which of the hero's attacks this one is, and whether the weapon gives another one against such a foe (HQ-077)."""
    twice = strikes_twice(state, item, target)
    if state.attacks_left & FIRST:
        state.attacks_left &= ~FIRST
    elif twice and state.attacks_left & TWICE:
        state.attacks_left &= ~TWICE
    else:
        state.attacks_left &= ~BREW
    if twice and not state.attacks_left & TWICE_GIVEN:
        state.attacks_left |= TWICE | TWICE_GIVEN


def throw_is_made(state: Quest, hero: Hero) -> None:
    """What helps one attack only is used up (HQ-090, HQ-126)."""
    if hero.effects:
        hero.effects &= ~BIT[STRENGTH]
        if state.edition.courage_lasts == ONE_ROLL:
            hero.effects &= ~BIT[COURAGE]


class MoreAttacks(Step[Quest]):
    """A second attack follows at once, if there is anybody to attack (HQ-077, HQ-126)."""

    def carry_out(self, state: Quest) -> None:
        if state.attacks_left & (BREW | TWICE) and state.turn >= 0 and state.hero.square >= 0:
            if not state.done & ENDED:
                follows: list[Action[Any]] = []
                attack_offers(state, state.turn, follows)
                if follows:
                    state.first(ATTACKS_AGAIN)
                    return
        state.attacks_left = 0


class AttacksAgain(TurnQuestion):
    """Whether and with what the hero attacks a second time (HQ-077, HQ-126)."""

    def options(self, state: Quest) -> list[Action[Any]]:
        offers: list[Action[Any]] = []
        attack_offers(state, state.turn, offers)
        offers.append(STOPS[state.turn])
        return offers

    def takes(self, action: Action[Any]) -> bool:
        return isinstance(action, (AttackWith, StopsAttacking))


class StopsAttacking(Action[Quest]):
    """The hero lets the second attack go."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: attack no more", hero)

    def refusal(self, state: Quest) -> Refusal | None:
        return no_turn(state, self.hero)

    def carry_out(self, state: Quest) -> None:
        state.attacks_left = 0


WHOM: Final = Whom("whom the hero attacks")
MORE_ATTACKS: Final = MoreAttacks("a second attack")
ATTACKS_AGAIN: Final = AttacksAgain("the hero may attack again")
STOPS: Final = [StopsAttacking(hero) for hero in range(HEROES)]


# Catalogue


def actions_of(tables: QuestScenario) -> list[Action[Any]]:
    """Weapons by hero, then targets, then letting a second attack go. Notes which weapons reach far."""
    made: list[Action[Any]] = []
    for edition in tables.editions:
        edition.reaches_far = 0
        for item in edition.items:
            if item.exists and (item.thrown or item.shot):
                edition.reaches_far |= BIT[item.number]
    tables.attacks = []
    tables.strikes = [[Attack(hero, target) for target in range(FIGURES)] for hero in range(HEROES)]
    for hero in range(HEROES):
        table: list[list[Action[Any]]] = [[AttackWith(hero, BARE_HANDS, HAND_TO_HAND, "bare hands")]]
        for number in range(len(tables.item_names)):
            table.append(attacks_with(tables, hero, number))
        tables.attacks.append(table)
        for row in table:
            made.extend(row)
    for hero in range(HEROES):
        made.extend(tables.strikes[hero])
    made.extend(STOPS)
    return made


def attacks_with(tables: QuestScenario, hero: i64, number: i64) -> list[Action[Any]]:
    """The ways in which a hero uses a weapon in any edition; none for what is no weapon or not made for him."""
    ways = [False, False, False]
    for edition in tables.editions:
        item = edition.items[number]
        if item.exists and item.attack > 0 and hero in item.heroes:
            ways[0] = ways[0] or not item.shot
            ways[1] = ways[1] or item.thrown
            ways[2] = ways[2] or item.shot
    name = tables.item_names[number]
    return [AttackWith(hero, number, way, name) for way in range(3) if ways[way]]


def steps_of(tables: QuestScenario) -> list[Step[Any]]:
    """Questions, throws and what lies between them."""
    return [WHOM, MORE_ATTACKS, ATTACKS_AGAIN, *combat.steps_of(tables)]


def offers(state: Quest, number: i64, offers: list[Action[Any]]) -> None:
    """The weapons with which the hero on turn can attack somebody (HQ-016, HQ-070)."""
    attack_offers(state, number, offers)


def attack_offers(state: Quest, number: i64, offers: list[Action[Any]]) -> None:
    """The same for a first or a second attack; with nobody near and nothing that reaches far at once none."""
    hero = state.heroes[number]
    near = somebody_near(state, number)
    things: i64 = carried(hero)
    if not near and not things & state.edition.reaches_far:
        return
    if hero.has(HANDS_FULL) or over_somebody(state, number):
        return
    table = state.tables.attacks[number]
    if near and can_attack(state, number, BARE_HANDS, HAND_TO_HAND):
        offers.append(table[0][0])
    item: i64 = 0
    while things:
        if things & 1 and may_use(state, number, item):
            for action in table[item + 1]:
                if action.refusal(state) is None:
                    offers.append(action)
        things >>= 1
        item += 1


def somebody_near(state: Quest, number: i64) -> bool:
    """Whether anybody else stands on one of the eight squares around a hero."""
    square = state.heroes[number].square
    for direction in range(4):
        other = state.tables.board.beside[4 * square + direction]
        if other >= 0 and state.at[other]:
            return True
    for corner in CORNERS[square]:
        if state.at[corner]:
            return True
    return False
