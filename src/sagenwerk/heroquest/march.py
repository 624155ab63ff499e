"""Marching: dice, steps, passing over figures, what a step sets off (HQ-021 to HQ-035, HQ-050 to HQ-053, HQ-161)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.heroquest import events
from sagenwerk.heroquest.board import DIRECTIONS, square_name
from sagenwerk.heroquest.dice import Sum, SumDice
from sagenwerk.heroquest.explore import looks_around
from sagenwerk.heroquest.figures import hero_at, kind_of, put_hero, shared_square, solid, way_free
from sagenwerk.heroquest.gear import move_dice
from sagenwerk.heroquest.goals import hero_leaves
from sagenwerk.heroquest.loads import load_move_dice
from sagenwerk.heroquest.notes import DOOR_PASSED, HERO_ENTERS, HERO_STEPS_ON, happened
from sagenwerk.heroquest.scenario import HERO_NAMES, HEROES, QuestScenario
from sagenwerk.heroquest.sight import edge_open
from sagenwerk.heroquest.state import (
    BIT,
    FIRST_MONSTER,
    IN_PIT,
    MARCHED,
    SPEED,
    SWIFT,
    TELEPORTED,
    THROUGH_ROCK,
    VEIL,
    Hero,
    Quest,
)
from sagenwerk.heroquest.traps import player_of, stepped_on
from sagenwerk.heroquest.turn import HeroAction, no_turn
from sagenwerk.kernel.contract import GAME_MASTER, Action, Question, Refusal, Step

ALREADY_MARCHED: Final = Refusal("refusal-already-marched", "HQ-013")
ROLL_FIRST: Final = Refusal("refusal-roll-first", "HQ-021")
ALREADY_ROLLED: Final = Refusal("refusal-already-rolled", "HQ-021")
NO_STEPS_LEFT: Final = Refusal("refusal-no-steps-left", "HQ-022")
WAY_BARRED: Final = Refusal("refusal-way-barred", "HQ-031")
SQUARE_USED: Final = Refusal("refusal-square-used", "HQ-028")
PORTAL_SHUT: Final = Refusal("refusal-portal-shut", "HQ-004")
NO_ROOM_BEHIND: Final = Refusal("refusal-no-room-behind", "HQ-025")
SOMEBODY_THERE: Final = Refusal("refusal-somebody-there", "HQ-025")
PASSING_REFUSED: Final = Refusal("refusal-passing-refused", "HQ-026")

#: Whether somebody may pass over a figure: freely, if its player gives leave, or not at all.
FREELY: Final[i64] = 0
ASKED: Final[i64] = 1
REFUSED: Final[i64] = 2
NEVER: Final[i64] = 3


def dice_of(state: Quest, hero: Hero) -> i64:
    """Dice for the march: two as a rule, one in plate armour or with a chest, twice as many with wind or potion.

    (HQ-021, HQ-034, HQ-085, HQ-126)
    """
    dice = move_dice(state, hero.kind)
    load_dice = load_move_dice(state, hero.kind)
    if load_dice and load_dice < dice:
        dice = load_dice
    return 2 * dice if hero.has(SWIFT) or hero.has(SPEED) else dice


class RollToMarch(HeroAction):
    """The dice are thrown before the march, all at once (HQ-021, HQ-033)."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: roll for the march", hero)

    def refusal(self, state: Quest) -> Refusal | None:
        forbidden = no_turn(state, self.hero)
        if forbidden is not None:
            return forbidden
        if state.done & MARCHED:
            return ALREADY_MARCHED
        return ALREADY_ROLLED if state.steps_left >= 0 else None

    def carry_out(self, state: Quest) -> None:
        state.first(MARCH_THROW)


class MarchThrow(SumDice):
    """The sum of the movement dice (HQ-021)."""

    def how_many(self, state: Quest) -> i64:
        return dice_of(state, state.hero)

    def settle(self, state: Quest, outcome: Sum) -> None:
        hero = state.hero
        state.steps_left = outcome.sum
        hero.effects &= ~(BIT[SWIFT] | BIT[SPEED])
        if state.chronicle is not None:
            events.hero_does(state, "event-rolls-to-march", "HQ-021", hero.kind, {"count": outcome.sum})


def no_march(state: Quest, number: i64) -> Refusal | None:
    """What forbids any step: not on turn, no dice thrown, none left, marched before (HQ-013, HQ-015, HQ-022)."""
    forbidden = no_turn(state, number)
    if forbidden is not None:
        return forbidden
    if state.done & MARCHED:
        return ALREADY_MARCHED
    if state.steps_left < 0:
        return ROLL_FIRST
    return NO_STEPS_LEFT if state.steps_left == 0 else None


def enters(state: Quest, hero: Hero, direction: i64) -> i64:
    """The square that a step leads to, -1 if walls, closed doors, furniture or blocks are in the way (HQ-031, HQ-032).

    Whoever goes through rock minds no walls. A square that has not been set out is entered blindly: the game master
    looks first (``StepsIn``), so that an offer tells nothing about it.
    """
    other: i64 = state.tables.board.beside[4 * hero.square + direction]
    if other < 0 or (not hero.has(THROUGH_ROCK) and not edge_open(state, 4 * hero.square + direction)):
        return -1
    if state.sees(other) and solid(state, other):
        return -1
    return other


def over(state: Quest, mover: i64, square: i64) -> i64:
    """Whether ``mover`` (an occupant) may pass over the figure on this square: FREELY, ASKED, REFUSED or NEVER.

    In Europe the player of the figure in the way decides; nobody asks himself. Heroes let no monster pass unless their
    players are asked and say so (an interpretation: leave is never taken for granted between foes). US heroes pass
    heroes freely and never monsters, US monsters never pass heroes. (HQ-026, HQ-027; ruling H-3)
    """
    other: i64 = state.at[square]
    if mover < FIRST_MONSTER and state.heroes[mover - 1].has(VEIL):
        return FREELY
    if other in state.refused:
        return REFUSED
    if (mover < FIRST_MONSTER) != (other < FIRST_MONSTER):
        if other >= FIRST_MONSTER and kind_of(state, other - FIRST_MONSTER).ally:
            return over_ally(state, mover - 1, other - FIRST_MONSTER)
        if state.edition.nobody_passes_monsters:
            return NEVER
        if other >= FIRST_MONSTER:
            return by_master(state)
        return ASKED if state.options.heroes_ask else REFUSED
    if mover >= FIRST_MONSTER or state.edition.heroes_pass_freely:
        return FREELY
    return by_heroes(state)


def over_ally(state: Quest, number: i64, ally: i64) -> i64:
    """Whether a hero may pass over an ally: as over the hero who leads him, who asks nobody himself (HQ-026)."""
    if state.edition.heroes_pass_freely or state.leaders[ally] == number:
        return FREELY
    return by_heroes(state)


def by_heroes(state: Quest) -> i64:
    """What the players of the heroes say to each other (option ``passing_heroes``)."""
    if state.options.heroes_ask:
        return ASKED
    return REFUSED if state.options.heroes_refuse else FREELY


def by_master(state: Quest) -> i64:
    """What the game master says (option ``passing_monsters``)."""
    if state.options.master_asks:
        return ASKED
    return FREELY if state.options.master_allows else REFUSED


def room_behind(state: Quest, mover: i64, square: i64, steps: i64) -> bool:
    """Whether somebody who passes over this square finds a free one behind it with the steps that are left (HQ-025).

    Over a second figure it goes on only where nobody has to be asked, so that nobody gets stuck.
    """
    if steps <= 0:
        return False
    for direction in range(4):
        other = way_through(state, square, direction)
        if other < 0 or not state.sees(other) or (state.edition.no_square_twice and other in state.trail):
            continue
        if not state.at[other]:
            return True
        if other != square and state.at[other] != mover and over(state, mover, other) == FREELY and steps > 1:
            if straight_on(state, other, direction):
                return True
    return False


def straight_on(state: Quest, square: i64, direction: i64) -> bool:
    """Whether the next square in this direction is free."""
    other = way_through(state, square, direction)
    return other >= 0 and state.sees(other) and not state.at[other] and other not in state.trail


def way_through(state: Quest, square: i64, direction: i64) -> i64:
    """The neighbouring square if the way is free and no portal lies between; -1 otherwise."""
    door = state.quest.door_at[4 * square + direction]
    if door >= 0 and state.quest.doors[door].portal and state.door_open(door):
        return -1
    return way_free(state, square, direction)


def shared(state: Quest, square: i64) -> bool:
    """Whether a hero may stand there beside another one (HQ-025)."""
    return hero_at(state, square) >= 0 and shared_square(state, square)


def no_step(state: Quest, number: i64, direction: i64) -> Refusal | None:
    """Whether a step this way is possible (HQ-024, HQ-025, HQ-028, HQ-031)."""
    hero = state.heroes[number]
    to = enters(state, hero, direction)
    if to < 0:
        return WAY_BARRED
    door = state.quest.door_at[4 * hero.square + direction]
    if door >= 0 and state.quest.doors[door].portal and state.door_open(door):
        return PORTAL_SHUT if hero.has(TELEPORTED) else None
    if state.edition.no_square_twice and to in state.trail:
        return SQUARE_USED
    if not state.at[to] or shared(state, to) or not state.sees(to):
        return None
    return no_passing(state, number, to)


def asks_leave(state: Quest, number: i64, to: i64) -> bool:
    """Whether a hero who steps onto this square, which has been set out, asks somebody for leave first (HQ-026)."""
    return state.at[to] != 0 and not shared(state, to) and over(state, number + 1, to) == ASKED


def asks_first(state: Quest, step: MarchOn) -> bool:
    """Whether a step that is legal only asks for leave to pass: nothing is learned before that is answered."""
    hero = state.heroes[step.hero]
    to = enters(state, hero, step.direction)
    door = state.quest.door_at[4 * hero.square + step.direction]
    if to < 0 or not state.sees(to) or (door >= 0 and state.quest.doors[door].portal and state.door_open(door)):
        return False
    return asks_leave(state, step.hero, to)


def no_passing(state: Quest, number: i64, to: i64) -> Refusal | None:
    """Whether a hero may pass over the figure on this square (HQ-025 to HQ-027)."""
    may = over(state, number + 1, to)
    if may == NEVER:
        return SOMEBODY_THERE
    if may == REFUSED:
        return PASSING_REFUSED
    return None if room_behind(state, number + 1, to, state.steps_left - 1) else NO_ROOM_BEHIND


class MarchOn(HeroAction):
    """One step north, east, south or west, never diagonally (HQ-022, HQ-024 to HQ-028, HQ-031, HQ-032)."""

    def __init__(self, hero: i64, direction: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: step {DIRECTIONS[direction]}", hero)
        self.direction = direction

    def refusal(self, state: Quest) -> Refusal | None:
        forbidden = no_march(state, self.hero)
        return forbidden if forbidden is not None else no_step(state, self.hero, self.direction)

    def carry_out(self, state: Quest) -> None:
        to = enters(state, state.heroes[self.hero], self.direction)
        door = state.quest.door_at[4 * state.heroes[self.hero].square + self.direction]
        if door >= 0 and state.quest.doors[door].portal and state.door_open(door):
            # The march has begun, though no square of the board was used (HQ-015).
            state.steps_left -= 1
            state.trail.append(int(state.heroes[self.hero].square))
            state.each(happened(state, DOOR_PASSED, door, self.hero))
        elif not state.sees(to):
            follows = looks_around(state, to)
            follows.append(STEPS_IN[self.direction])
            state.each(follows)
        elif asks_leave(state, self.hero, to):
            state.passing = to
            state.first(PASSES)
        else:
            state.each(steps(state, self.hero, to))


class StepsIn(Step[Quest]):
    """A step into what has just been set out: nobody enters furniture, rock or an occupied square (HQ-025, HQ-031)."""

    def __init__(self, direction: i64) -> None:
        super().__init__(f"steps in to the {DIRECTIONS[direction]}")
        self.direction = direction

    def carry_out(self, state: Quest) -> None:
        hero = state.hero
        to: i64 = state.tables.board.beside[4 * hero.square + self.direction]
        rock = not state.quest.used[to]
        barred = (rock and not state.edition.lost_in_rock) or (not rock and (solid(state, to) or state.at[to] != 0))
        if not barred:
            state.each(steps(state, hero.kind, to))
        elif state.chronicle is not None:
            events.happens(state, "event-cannot-enter", "HQ-031", {"square": square_name(to)})


def steps(state: Quest, number: i64, to: i64) -> list[Step[Any]]:
    """The hero goes on to this square: what is seen from it is set out, then traps and notes (HQ-051 to HQ-053)."""
    hero = state.heroes[number]
    before = hero.square
    door = state.quest.door_at[edge_to(state, before, to)]
    state.steps_left -= 1
    state.trail.append(int(to))
    hero.effects &= ~BIT[IN_PIT]
    put_hero(state, number, to)
    if state.chronicle is not None:
        events.hero_does(state, "event-steps", "HQ-022", number, {})
    if door >= 0 and state.door_open(door):
        follows = happened(state, DOOR_PASSED, door, number)
        follows.extend(arrives(state, number, to, before))
        return follows
    return arrives(state, number, to, before)


def edge_to(state: Quest, before: i64, to: i64) -> i64:
    """Place in the tables of edges for the step from one square to its neighbour."""
    for direction in range(4):
        if state.tables.board.beside[4 * before + direction] == to:
            return 4 * before + direction
    return 4 * before


def arrives(state: Quest, number: i64, to: i64, before: i64) -> list[Step[Any]]:
    """A hero has come to a square: view, traps, notes, stairs. Whoever passes over a figure touches nothing there."""
    follows = looks_around(state, to)
    if state.at[to] == number + 1 or shared(state, to):
        follows.extend(stepped_on(state, number, to))
        follows.extend(happened(state, HERO_STEPS_ON, to, number))
    room = state.tables.board.rooms[to]
    if room != state.tables.board.rooms[before]:
        follows.extend(happened(state, HERO_ENTERS, room, number))
    if to in state.quest.stairs:
        follows.extend(hero_leaves(state, number))
    return follows


def forced_to(state: Quest, number: i64, square: i64) -> list[Step[Any]]:
    """A hero is moved by a trap, a portal or a spell: he looks around there; the squares of his march count or not.

    (HQ-028 with option ``forced_steps``)
    """
    hero = state.heroes[number]
    before = hero.square
    rooms = state.tables.board.rooms
    hero.effects &= ~BIT[IN_PIT]
    put_hero(state, number, square)
    if state.options.forced_steps_count and state.turn == number:
        state.trail.append(int(square))
    if state.chronicle is not None:
        events.hero_does(state, "event-is-moved", "HQ-028", number, {})
    follows = looks_around(state, square)
    if before < 0 or rooms[square] != rooms[before]:
        follows.extend(happened(state, HERO_ENTERS, rooms[square], number))
    return follows


class Passes(Question[Quest]):
    """May somebody pass over a figure? Its player is asked (HQ-026)."""

    def actor(self, state: Quest) -> i64:
        return player_of(state, state.at[state.passing])

    def options(self, state: Quest) -> list[Action[Any]]:
        player = player_of(state, state.at[state.passing])
        return LEAVES_OF[player if player >= 0 else HEROES]

    def takes(self, action: Action[Any]) -> bool:
        return isinstance(action, Leave)


class Leave(Action[Quest]):
    """The player of the figure in the way gives leave, or refuses it for this turn (HQ-026, HQ-027)."""

    def __init__(self, name: str, hero: i64, given: bool) -> None:
        super().__init__(name, hero)
        self.given = given

    def refusal(self, state: Quest) -> Refusal | None:
        return None if self.hero == player_of(state, state.at[state.passing]) else NOT_YOURS

    def carry_out(self, state: Quest) -> None:
        to = state.passing
        state.passing = -1
        if state.chronicle is not None:
            events.figure_does(
                state, "event-leave-given" if self.given else "event-leave-refused", "HQ-026", state.at[to], {}
            )
        if not self.given:
            state.refused.append(int(state.at[to]))
        elif state.turn >= 0:
            state.each(steps(state, state.turn, to))
        else:
            from sagenwerk.heroquest.monsters import figure_steps

            state.each(figure_steps(state, state.figure, to))


def answers(player: str, hero: i64) -> list[Action[Any]]:
    """Leave given, leave refused."""
    return [Leave(f"{player}: let pass", hero, True), Leave(f"{player}: refuse to let pass", hero, False)]


NOT_YOURS: Final = Refusal("refusal-not-yours", "HQ-026")
MARCH_THROW: Final = MarchThrow("dice for the march", 0)
PASSES: Final = Passes("leave to pass")
STEPS_IN: Final = [StepsIn(direction) for direction in range(4)]
#: By hero, then for the game master: leave given, leave refused.
LEAVES_OF: Final[list[list[Action[Any]]]] = [answers(HERO_NAMES[hero], hero) for hero in range(HEROES)]
LEAVES_OF.append(answers("game master", GAME_MASTER))


def actions_of(tables: QuestScenario) -> list[Action[Any]]:
    """Rolling and stepping by hero, and the answers about passing."""
    tables.rolls = [RollToMarch(hero) for hero in range(HEROES)]
    tables.steps_to = [[MarchOn(hero, direction) for direction in range(4)] for hero in range(HEROES)]
    return [
        *tables.rolls,
        *[action for row in tables.steps_to for action in row],
        *[action for row in LEAVES_OF for action in row],
    ]


def steps_of(tables: QuestScenario) -> list[Step[Any]]:
    """Dice, leave to pass, blind steps."""
    return [MARCH_THROW, PASSES, *STEPS_IN]


def offers(state: Quest, number: i64, offers: list[Action[Any]]) -> None:
    """The throw before the march, then the steps that are possible."""
    if state.done & MARCHED:
        return
    if state.steps_left < 0:
        offers.append(state.tables.rolls[number])
    elif state.steps_left > 0:
        for direction in range(4):
            if no_step(state, number, direction) is None:
                offers.append(state.tables.steps_to[number][direction])
