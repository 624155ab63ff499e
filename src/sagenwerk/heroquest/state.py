"""Everything true in a quest of HeroQuest, the game master's secrets included (``view`` takes them out)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.heroquest.board import SQUARES
from sagenwerk.heroquest.options import QuestOptions
from sagenwerk.heroquest.scenario import AREAS, MOST_LOADS, Edition, QuestMap, QuestScenario
from sagenwerk.kernel.contract import GAME_MASTER, Result, State

#: Where a hero is: not in this game, in the quest, out by the stairs, dead (HQ-145, HQ-161).
ABSENT: Final[i64] = 0
IN_QUEST: Final[i64] = 1
LEFT: Final[i64] = 2
DEAD: Final[i64] = 3

#: What works on a figure, one bit each in ``Hero.effects`` and ``Quest.monster_effects``.
IN_PIT: Final[i64] = 0
MISSES_TURN: Final[i64] = 1
ASLEEP: Final[i64] = 2
ROCK_SKIN: Final[i64] = 3
COURAGE: Final[i64] = 4
SWIFT: Final[i64] = 5
THROUGH_ROCK: Final[i64] = 6
VEIL: Final[i64] = 7
STRENGTH: Final[i64] = 8
RESILIENCE: Final[i64] = 9
SPEED: Final[i64] = 10
SECOND_ATTACK: Final[i64] = 11
FEAR: Final[i64] = 12
COMMANDED: Final[i64] = 13
PARALYSED: Final[i64] = 14
STONE: Final[i64] = 15
#: A figure of the game master that stands like a statue until a note wakes it, and cannot be harmed before it acted.
DORMANT: Final[i64] = 16
UNTOUCHED: Final[i64] = 17
#: Without equipment until it is found again (quest 6).
BARE: Final[i64] = 18
#: Came by a teleport or portal in this turn (quest 10: once a turn).
TELEPORTED: Final[i64] = 19
#: Carries something with both hands: neither attacks nor defends (quest 10).
HANDS_FULL: Final[i64] = 20
#: A spell for the march that was cast after it: it holds for the next one (HQ-090).
NEXT_MARCH: Final[i64] = 21
#: Fights with a weapon for two hands: holds no shield (HQ-148).
TWO_HANDED: Final[i64] = 22
#: Stayed in solid rock: lost for ever, nothing brings him back (HQ-090).
LOST_IN_ROCK: Final[i64] = 23

#: What the figure on turn has done (HQ-013 to HQ-015): the march may come before or after the action, never split.
MARCHED: Final[i64] = 1
ACTED: Final[i64] = 2
ENDED: Final[i64] = 4
#: A trap was removed in this turn: one a turn (HQ-117).
DISARMED: Final[i64] = 8

#: Occupants of a square: 0 for none, hero + 1, then FIRST_MONSTER + number of the game master's figure.
FIRST_MONSTER: Final[i64] = 5

#: Words of the bit sets over squares: 62 squares each.
WORDS: Final[i64] = 8
WORD_BITS: Final[i64] = 62

#: One bit a number; a table, since compiled code shifts the literal 1 within 32 bits only.
BIT: Final[list[int]] = [int(2**number) for number in range(62)]


class Hero:
    """One hero: sheet and figure. ``square`` is -1 while he is not on the board."""

    def __init__(self, kind: i64) -> None:
        self.kind = kind
        self.where: i64 = ABSENT
        self.square: i64 = -1
        self.body: i64 = 0
        self.mind: i64 = 0
        self.most_body: i64 = 0
        self.most_mind: i64 = 0
        self.gold: i64 = 0
        #: Equipment and artifacts, one bit each; potions, a pile with four bits a kind.
        self.items: i64 = 0
        self.potions: i64 = 0
        #: Spells not cast yet, one bit each.
        self.spells: i64 = 0
        #: The spell that the spell ring lets him cast twice, -1 for none.
        self.ring: i64 = -1
        self.effects: i64 = 0
        #: Things of the quest that he carries, by number of the quest's note; -1 for none.
        self.carries: i64 = -1
        #: Own turns that he stays stone or misses.
        self.turns_lost: i64 = 0
        #: Sheet between quests: quests done, one bit each; title; outlawed (HQ-153).
        self.quests: i64 = 0
        self.champion = False
        self.outlawed = False

    def copy(self) -> Hero:
        twin = Hero(self.kind)
        twin.where = self.where
        twin.square = self.square
        twin.body = self.body
        twin.mind = self.mind
        twin.most_body = self.most_body
        twin.most_mind = self.most_mind
        twin.gold = self.gold
        twin.items = self.items
        twin.potions = self.potions
        twin.spells = self.spells
        twin.ring = self.ring
        twin.effects = self.effects
        twin.carries = self.carries
        twin.turns_lost = self.turns_lost
        twin.quests = self.quests
        twin.champion = self.champion
        twin.outlawed = self.outlawed
        return twin

    def has(self, effect: i64) -> bool:
        """Whether something works on the hero."""
        return (self.effects >> effect) & 1 != 0


class Quest(State):
    """A quest of HeroQuest. Heroes are numbered by class; the game master's figures as they are set out."""

    def __init__(self, scenario: QuestScenario, options: QuestOptions, order: list[int], heroes: list[Hero]) -> None:
        super().__init__(scenario)
        self.tables = scenario
        self.options = options
        #: Hero numbers clockwise from the left of the game master (HQ-010). Never changed.
        self.order = order
        self.heroes = heroes
        #: The map; clones share it, a view has one without what its seat has not seen.
        self.edition: Edition = scenario.editions[options.edition]
        self.quest: QuestMap = scenario.quests[options.edition] if scenario.quests else QuestMap(scenario.name)
        self.round: i64 = 1
        # The turn: a hero's number, or -1 while the game master moves his figures.
        self.turn: i64 = order[0]
        self.done: i64 = 0
        #: Squares that may still be marched; -1 before the dice fell (HQ-033).
        self.steps_left: i64 = -1
        #: Squares used in this turn, where none may be used twice (HQ-028, HQ-029).
        self.trail: list[int] = []
        #: The action that waits for its target: weapon, spell or item number; -1 for none.
        self.weapon: i64 = -1
        self.spell: i64 = -1
        self.spells_cast: i64 = 0
        self.attacks_left: i64 = 0
        #: Attack that is being fought out: attacker and target as occupants, hits so far.
        self.attacker: i64 = 0
        self.target: i64 = 0
        self.hits: i64 = 0
        #: Its combat dice; whether the weapon is thrown and lost (HQ-078).
        self.dice: i64 = 0
        self.thrown = False
        #: The game master's figure on turn, -1 for none; by figure what each has done this round: MARCHED, ACTED.
        self.figure: i64 = -1
        self.figure_done: list[int] = []
        #: Steps that a figure has left is ``steps_left``, its squares are in ``trail``.
        #: Question about passing: over which square the figure on turn wants to go, -1 for none (HQ-026).
        self.passing: i64 = -1
        #: Occupants whose player has refused leave in this turn: not asked again.
        self.refused: list[int] = []
        #: Square from which the game master looks what to set out, -1 for none (HQ-051).
        self.looking: i64 = -1
        # The game master's figures, in the order in which they were set out.
        self.kinds: list[int] = []
        self.squares: list[int] = []
        self.bodies: list[int] = []
        self.minds: list[int] = []
        self.monster_effects: list[int] = []
        #: Which placed figure of the map each one is, -1 for wandering ones.
        self.placed: list[int] = []
        #: Spells of chaos left by figure, two bits each; the hero who leads an ally, -1 for none.
        self.chaos: list[int] = []
        self.leaders: list[int] = []
        #: The figure that fled by a spell to a square not set out yet, -1 for none: it comes back with that square.
        self.fled: i64 = -1
        #: Occupant by square.
        self.at: list[int] = [0] * int(SQUARES)
        # What has been set out: squares, doors, open doors, secret doors found (HQ-043, HQ-052 to HQ-055, HQ-114).
        self.seen: list[int] = [0] * int(WORDS)
        self.doors_seen: i64 = 0
        self.doors_open: i64 = 0
        # No part of what is true, only kept to be quick: squares from which nothing new is to be seen, as long as these
        # blocks lie there and these doors are open.
        self.looked: list[int] = [0] * int(WORDS)
        self.looked_doors: i64 = 0
        self.looked_fallen: i64 = 0
        #: Doors that have shown themselves to be false.
        self.false_known: i64 = 0
        #: HIDDEN, FOUND, SPRUNG or REMOVED by trap number.
        self.traps: list[int] = []
        #: Squares blocked since the quest began (fallen blocks, a note).
        self.fallen: list[int] = []
        # Searching (HQ-110 to HQ-122): by area, the heroes who looked for treasure, one bit each; areas searched for
        # traps, one bit each (chests there are harmless, HQ-115); chests opened by furniture number; notes used up.
        self.treasure_searched: list[int] = [0] * int(AREAS)
        self.traps_searched: i64 = 0
        self.chests_open: i64 = 0
        #: By furniture number: traps that a search has found on it, and those that harm nobody any more (HQ-115).
        self.chest_traps_found: i64 = 0
        self.chest_traps_gone: i64 = 0
        #: Pits searched for treasure as rooms of their own (HQ-139, US): HEROES * square + hero.
        self.pits_searched: list[int] = []
        #: Square on which a block is coming down: whoever stands there must get away; -1 for none (HQ-141).
        self.falling: i64 = -1
        self.notes_done: i64 = 0
        #: Treasure cards left by kind; cards below them in the order in which they went there (HQ-127).
        self.deck: list[int] = []
        self.below: list[int] = []
        #: What dead heroes left, by area: items, potions, gold (HQ-146).
        self.left_items: list[int] = [0] * int(AREAS)
        self.left_potions: list[int] = [0] * int(AREAS)
        self.left_gold: list[int] = [0] * int(AREAS)
        #: Round in which the game master can still take them away by moving a monster in; 0 for none.
        self.left_until: list[int] = [0] * int(AREAS)
        #: Cards of equipment left in the armoury by item number (HQ-152).
        self.armoury: list[int] = []
        #: Furniture that a note or a hero has moved, one bit each.
        self.moved: i64 = 0
        #: Where the things are that heroes can carry: a square, or AT_PLACE, CARRIED, OUT, KEPT (``loads``).
        self.loads: list[int] = [-1] * int(MOST_LOADS)
        #: Steps that the ally of the hero on turn has left, -1 before his die fell.
        self.ally_steps: i64 = -1
        #: Counters of the quest's notes and goal; what a pending note is about: hero, square.
        self.slots: list[int] = [0] * 16
        self.subject: i64 = -1
        self.spot: i64 = -1

    @property
    def hero(self) -> Hero:
        """Whose turn it is; only while a hero is on turn."""
        return self.heroes[self.turn]

    def sees(self, square: i64) -> bool:
        """Whether this square has been set out (HQ-055)."""
        return self.seen[square // WORD_BITS] & BIT[square % WORD_BITS] != 0

    def has_looked(self, square: i64) -> bool:
        """Whether it is known that nothing new is to be seen from here; new doors and blocks void that knowledge."""
        fallen: i64 = 0
        for block in self.fallen:
            fallen = 500 * fallen + block + 1
        if self.looked_doors != self.doors_open or self.looked_fallen != fallen:
            self.looked = [0] * int(WORDS)
            self.looked_doors = self.doors_open
            self.looked_fallen = fallen
            return False
        return self.looked[square // WORD_BITS] & BIT[square % WORD_BITS] != 0

    def door_known(self, door: i64) -> bool:
        """Whether this door, or secret door, lies on the board."""
        return self.doors_seen & BIT[door] != 0

    def door_open(self, door: i64) -> bool:
        """Whether it stands open (HQ-044)."""
        return self.doors_open & BIT[door] != 0

    def monster_has(self, figure: i64, effect: i64) -> bool:
        """Whether something works on a figure of the game master."""
        return (self.monster_effects[figure] >> effect) & 1 != 0

    def clone(self) -> Quest:
        twin = Quest(self.tables, self.options, self.order, [hero.copy() for hero in self.heroes])
        twin.agenda = self.agenda[:]
        twin.offers = self.offers
        twin.result = self.result
        twin.edition = self.edition
        twin.quest = self.quest
        twin.round = self.round
        twin.turn = self.turn
        twin.done = self.done
        twin.steps_left = self.steps_left
        twin.trail = self.trail[:]
        twin.weapon = self.weapon
        twin.spell = self.spell
        twin.spells_cast = self.spells_cast
        twin.attacks_left = self.attacks_left
        twin.attacker = self.attacker
        twin.target = self.target
        twin.hits = self.hits
        twin.dice = self.dice
        twin.thrown = self.thrown
        twin.figure = self.figure
        twin.figure_done = self.figure_done[:]
        twin.passing = self.passing
        twin.refused = self.refused[:]
        twin.looking = self.looking
        twin.kinds = self.kinds[:]
        twin.squares = self.squares[:]
        twin.bodies = self.bodies[:]
        twin.minds = self.minds[:]
        twin.monster_effects = self.monster_effects[:]
        twin.placed = self.placed[:]
        twin.chaos = self.chaos[:]
        twin.leaders = self.leaders[:]
        twin.fled = self.fled
        twin.at = self.at[:]
        twin.seen = self.seen[:]
        twin.doors_seen = self.doors_seen
        twin.doors_open = self.doors_open
        twin.false_known = self.false_known
        twin.traps = self.traps[:]
        twin.fallen = self.fallen[:]
        twin.treasure_searched = self.treasure_searched[:]
        twin.traps_searched = self.traps_searched
        twin.chests_open = self.chests_open
        twin.chest_traps_found = self.chest_traps_found
        twin.chest_traps_gone = self.chest_traps_gone
        twin.pits_searched = self.pits_searched[:]
        twin.falling = self.falling
        twin.notes_done = self.notes_done
        twin.deck = self.deck[:]
        twin.below = self.below[:]
        twin.left_items = self.left_items[:]
        twin.left_potions = self.left_potions[:]
        twin.left_gold = self.left_gold[:]
        twin.left_until = self.left_until[:]
        twin.armoury = self.armoury[:]
        twin.moved = self.moved
        twin.loads = self.loads[:]
        twin.ally_steps = self.ally_steps
        twin.slots = self.slots[:]
        twin.subject = self.subject
        twin.spot = self.spot
        return twin

    def view(self, audience: i64) -> Quest:
        """For the game master everything; for heroes, their bots and spectators what has been set out (HQ-004)."""
        if audience == GAME_MASTER:
            return self.clone()
        from sagenwerk.heroquest.secrets import without_secrets

        return without_secrets(self)

    def imagine(self, dealer: Any) -> Quest:
        """A full state that agrees with this view; the game master's own view knows everything."""
        if self.tables.quests:
            return self.clone()
        from sagenwerk.heroquest.secrets import imagined

        return imagined(self, dealer)

    def numbers(self) -> list[int]:
        result: int = 0
        if self.result is Result.WON:
            result = 1
        elif self.result is Result.LOST:
            result = 2
        numbers: list[int] = [
            result,
            self.round,
            self.turn + 1,
            self.done,
            self.steps_left + 1,
            self.weapon + 1,
            self.spell + 1,
            self.spells_cast,
            self.attacks_left,
            self.attacker,
            self.target,
            2 * self.hits + (1 if self.thrown else 0),
            self.dice,
            self.figure + 1,
            self.passing + 1,
            self.looking + 1,
            self.fled + 1,
            self.doors_seen,
            self.doors_open,
            self.false_known,
            self.traps_searched,
            self.chests_open,
            self.chest_traps_found,
            self.chest_traps_gone,
            self.falling + 1,
            self.notes_done,
            self.moved,
            self.ally_steps + 1,
            self.subject + 1,
            self.spot + 1,
            len(self.trail),
            len(self.refused),
            len(self.kinds),
            len(self.fallen),
            len(self.pits_searched),
            len(self.below),
        ]
        numbers.extend(self.order)
        for hero in self.heroes:
            numbers.append(4 * hero.kind + hero.where)
            numbers.append(hero.square + 1)
            numbers.append(hero.body)
            numbers.append(hero.mind)
            numbers.append(32 * hero.most_body + hero.most_mind)
            numbers.append(hero.gold)
            numbers.append(hero.items)
            numbers.append(hero.potions)
            numbers.append(hero.spells)
            numbers.append(hero.ring + 1)
            numbers.append(hero.effects)
            numbers.append(hero.carries + 1)
            numbers.append(hero.turns_lost)
            numbers.append(4 * hero.quests + (2 if hero.champion else 0) + (1 if hero.outlawed else 0))
        for table in (
            self.trail,
            self.refused,
            self.figure_done,
            self.kinds,
            self.squares,
            self.bodies,
            self.minds,
            self.monster_effects,
            self.placed,
            self.chaos,
            self.leaders,
            self.seen,
            self.traps,
            self.fallen,
            self.pits_searched,
            self.treasure_searched,
            self.deck,
            self.below,
            self.left_items,
            self.left_potions,
            self.left_gold,
            self.left_until,
            self.armoury,
            self.loads,
            self.slots,
        ):
            for number in table:
                numbers.append(number + 1)
        for value in self.options.chosen.values():
            for letter in value:
                numbers.append(ord(letter))
        return numbers

    def position(self) -> dict[str, Any]:
        from sagenwerk.heroquest.position import written_down

        return written_down(self)


def bits(number: i64) -> list[int]:
    """The numbers of the bits that are set, ascending."""
    found: list[int] = []
    place = 0
    while number:
        if number & 1:
            found.append(place)
        number >>= 1
        place += 1
    return found
