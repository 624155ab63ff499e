"""A game master who thinks: strikes where it counts, waits out of reach, keeps his casters back (compiled).

He knows no more than the simple one uses: his figures go by what has been set out (HQ-103).
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.bots.greedy_heroquest_odds import ON_HEROES
from sagenwerk.bots.greedy_master import NOBODY, SimpleMaster
from sagenwerk.heroquest.chaos import (
    AIMS_CHAOS,
    CLOUD_OF_CHAOS,
    COMMAND,
    FEAR_SPELL,
    FIRESTORM,
    SLEEP,
    TEMPEST,
    CastChaos,
    ChaosAt,
    Lightning,
    Rusts,
    bolt,
    heroes_in_cloud,
    reaches,
    spells_left,
)
from sagenwerk.heroquest.fight import Attack, AttackWith, touches
from sagenwerk.heroquest.figures import kind_of
from sagenwerk.heroquest.gear import attack_dice, defend_dice
from sagenwerk.heroquest.magic import mind_of
from sagenwerk.heroquest.march import MarchOn, RollToMarch
from sagenwerk.heroquest.monsters import attack_dice as figure_attack_dice
from sagenwerk.heroquest.monsters import no_target
from sagenwerk.heroquest.reach import FAR
from sagenwerk.heroquest.scenario import ESCAPE, HEROES, SPELLS
from sagenwerk.heroquest.state import ACTED, ASLEEP, FIRST_MONSTER, MISSES_TURN, PARALYSED, STONE, Quest
from sagenwerk.kernel.contract import Action

#: Worth of a square from which somebody can be struck, before the odds are added.
STRIKES: Final[i64] = 10_000
#: Steps that a hero marches and strikes in the mean, and one more: here figures wait for the heroes.
OUT_OF_REACH: Final[i64] = 9
#: Worth of waiting there, compared with standing in the heroes' way.
WAITS: Final[i64] = 40
#: A square with at most so many ways off it bars the way.
NARROW: Final[i64] = 2

#: Spells in the order in which they are worth casting; the last ones fit in whenever nothing better is there.
BEST_FIRST: Final[list[int]] = [9, 10, 1, 5, 6, 0, 8, 2, 11, 13, 4, 7, 12]


class CunningMaster(SimpleMaster):
    """Falls upon the weak, waits where heroes cannot strike first, casts what hurts most, flees when it is the goal."""

    def __init__(self) -> None:
        super().__init__("cunning")

    # Whom

    def victim(self, state: Quest, figure: i64) -> i64:
        best = NOBODY
        most: i64 = -1
        for target in range(HEROES + len(state.leaders)):
            if target >= HEROES and state.leaders[target - HEROES] < 0:
                continue
            if target < HEROES and state.heroes[target].square < 0:
                continue
            if no_target(state, figure, target) is None:
                hope = self.hope(state, figure, target)
                if hope > most:
                    most = hope
                    best = target
        return best

    def hope(self, state: Quest, figure: i64, target: i64) -> i64:
        """How much an attack on this target promises, in thousandths: above all to kill, then to hurt."""
        dice = figure_attack_dice(state, figure)
        if target >= HEROES:
            other = target - HEROES
            defence = kind_of(state, other).defend
            body: i64 = state.bodies[other]
        else:
            defence = defend_dice(state, target)
            body = state.heroes[target].body
        kills = ON_HEROES.chance(dice, defence, body)
        hurts = ON_HEROES.mean(dice, defence) / float(int(max(1, body)))
        return i64(1000.0 * kills + 300.0 * hurts)

    # Where

    def worth(self, state: Quest, figure: i64, square: i64, march: i64) -> i64:
        if self.keeps_away(state, figure):
            return self.worth_of_distance(state, figure, square)
        if not state.figure_done[figure] & ACTED:
            strikes = self.best_hope(state, figure, square)
            if strikes >= 0:
                return STRIKES + strikes - march
        away = self.away(state, square)
        if away >= FAR:
            return -FAR
        worth = -10 * away
        if away < OUT_OF_REACH:
            worth -= WAITS
        return worth + (2 if self.bars_way(state, square) else 0)

    def is_enough(self, worth: i64) -> bool:
        return False

    def keeps_away(self, state: Quest, figure: i64) -> bool:
        """Whether a figure fights with spells from afar, or is hurt and what the quest is about."""
        if state.chaos[figure]:
            for spell in BEST_FIRST:
                if spells_left(state, figure, spell):
                    return True
        return self.is_goal(state, figure) and state.bodies[figure] * 2 <= kind_of(state, figure).body

    def is_goal(self, state: Quest, figure: i64) -> bool:
        """Whether the heroes have come to kill this one."""
        placed: i64 = state.placed[figure]
        return placed >= 0 and state.quest.monsters[placed].target

    def worth_of_distance(self, state: Quest, figure: i64, square: i64) -> i64:
        """As far from the heroes as they march; with its action left where one of them is seen."""
        away = min(self.away(state, square), OUT_OF_REACH + 3)
        if not state.figure_done[figure] & ACTED and state.chaos[figure]:
            before = state.squares[figure]
            state.squares[figure] = int(square)
            for number in state.order:
                if reaches(state, figure, COMMAND, number):
                    away += 20
                    break
            state.squares[figure] = before
        return away

    def best_hope(self, state: Quest, figure: i64, square: i64) -> i64:
        """What the best attack from this square promises, -1 if nobody can be struck at."""
        diagonal = kind_of(state, figure).diagonal
        most: i64 = -1
        for number in state.order:
            hero = state.heroes[number]
            if hero.square >= 0 and not hero.has(STONE) and touches(state, square, hero.square, diagonal):
                most = max(most, self.hope(state, figure, number))
        for other in range(len(state.leaders)):
            if state.leaders[other] >= 0 and state.squares[other] >= 0:
                if touches(state, square, state.squares[other], diagonal):
                    most = max(most, self.hope(state, figure, HEROES + other))
        return most

    def bars_way(self, state: Quest, square: i64) -> bool:
        """Whether a figure here stands in a door or a corridor."""
        ways: i64 = 0
        for direction in range(4):
            there: i64 = state.tables.board.beside[4 * square + direction]
            if there >= 0 and state.sees(there) and touches(state, square, there, False):
                ways += 1
        return ways <= NARROW

    # What

    def spell(self, state: Quest, figure: i64) -> Action[Any] | None:
        casts = state.tables.chaos_casts
        if spells_left(state, figure, ESCAPE) and self.must_flee(state, figure):
            if casts[ESCAPE].refusal(state) is None:
                return casts[ESCAPE]
        for spell in BEST_FIRST:
            action = casts[spell]
            if spells_left(state, figure, spell) and self.is_worth_casting(state, figure, spell):
                if action.refusal(state) is None:
                    return action
        return None

    def goes_on(self, state: Quest, figure: i64) -> Action[Any]:
        """Spells come before blows, but for a blow that very likely kills."""
        if state.chaos[figure] and not state.figure_done[figure] & ACTED:
            victim = self.victim(state, figure)
            if victim == NOBODY or self.hope(state, figure, victim) < 800:
                spell = self.spell(state, figure)
                if spell is not None and isinstance(spell, CastChaos) and spell.refusal(state) is None:
                    return spell
        return super().goes_on(state, figure)

    def must_flee(self, state: Quest, figure: i64) -> bool:
        """Whether a figure that can escape should: hurt, with a hero close by."""
        body: i64 = state.bodies[figure]
        hurt = body < kind_of(state, figure).body or body <= 1
        return hurt and self.away(state, state.squares[figure]) < OUT_OF_REACH

    def is_worth_casting(self, state: Quest, figure: i64, spell: i64) -> bool:
        """A cloud for two heroes, a storm that meets more heroes than own figures; anything else at once."""
        if spell == CLOUD_OF_CHAOS:
            return len(heroes_in_cloud(state, figure)) >= min(2, len(state.order))
        if spell == FIRESTORM:
            rooms = state.tables.board.rooms
            room = rooms[state.squares[figure]]
            balance: i64 = 0
            for hero in state.heroes:
                if hero.square >= 0 and rooms[hero.square] == room:
                    balance += 2
            for other in range(len(state.squares)):
                square: i64 = state.squares[other]
                if other != figure and square >= 0 and rooms[square] == room:
                    balance -= 1
            return balance > 0
        return True

    # Other questions

    def answers(self, state: Quest, offers: list[Action[Any]]) -> Action[Any]:
        if state.question() is not AIMS_CHAOS:
            return offers[0]
        best = offers[0]
        most: i64 = -FAR
        for action in offers:
            worth = self.worth_of_aim(state, action)
            if worth > most:
                most = worth
                best = action
        return best

    def worth_of_aim(self, state: Quest, action: Action[Any]) -> i64:
        """How good a target of a spell of chaos is."""
        if isinstance(action, Lightning):
            worth: i64 = 0
            for square in bolt(state, state.squares[state.figure], action.way):
                occupant: i64 = state.at[square]
                if occupant >= FIRST_MONSTER:
                    worth -= 2
                elif occupant:
                    worth += 3
            return worth
        if isinstance(action, Rusts):
            return state.edition.items[action.item].attack
        if isinstance(action, ChaosAt):
            return self.worth_of_hero(state, state.spell, action.target)
        return 0

    def worth_of_hero(self, state: Quest, spell: i64, number: i64) -> i64:
        """Fire is for the weak; what binds is for the strong with little mind, who are not bound yet."""
        hero = state.heroes[number]
        if spell == SLEEP or spell == COMMAND or spell == FEAR_SPELL or spell == TEMPEST:
            if hero.has(ASLEEP) or hero.has(PARALYSED) or hero.has(MISSES_TURN):
                return -100
            return 3 * best_attack(state, number) - mind_of(state, number)
        return -4 * hero.body + (1 if hero.spells else 0)

    def commands(self, state: Quest, offers: list[Action[Any]]) -> Action[Any]:
        """A hero under his command goes for the weakest companion."""
        for action in offers:
            if isinstance(action, RollToMarch):
                return action
        best: Action[Any] | None = None
        most: i64 = -FAR
        here = state.heroes[state.turn].square
        for action in offers:
            worth: i64 = -FAR
            if isinstance(action, Attack) and action.target < HEROES:
                worth = 100 - state.heroes[action.target].body
            elif isinstance(action, AttackWith) and self.hero_beside(state):
                worth = 50 + attack_dice(state, state.turn, action.item)
            elif isinstance(action, MarchOn) and not self.hero_beside(state):
                there: i64 = state.tables.board.beside[4 * here + action.direction]
                if self.to_companion(state, there) < self.to_companion(state, here):
                    worth = -self.to_companion(state, there)
            if worth > most:
                most = worth
                best = action
        return best if best is not None else super().commands(state, offers)

    def to_companion(self, state: Quest, square: i64) -> i64:
        """Steps from a square to the nearest other hero."""
        least: i64 = FAR
        for hero in state.heroes:
            if hero.square >= 0 and hero.kind != state.turn:
                least = min(least, self.ways.steps_from(state, hero.square)[square])
        return least


def best_attack(state: Quest, number: i64) -> i64:
    """Dice of the hero's best weapon, or his spells if he has many."""
    hero = state.heroes[number]
    most = attack_dice(state, number, -1)
    for item in state.edition.items:
        if item.attack and (hero.items >> item.number) & 1 and item.exists and number in item.heroes:
            most = max(most, attack_dice(state, number, item.number))
    spells: i64 = 0
    for spell in range(SPELLS):
        spells += (hero.spells >> spell) & 1
    return max(most, spells)
