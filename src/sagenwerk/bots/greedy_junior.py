"""Sensible rules for a hero of Andor Junior, without search: where to go, and what to do there (compiled).

Every place worth going to gets a value; the best is the one with the most value for the suns it costs. On the spot the
first useful action of a fixed order is taken. The dragon sets the measure: a value of ten is about one field of his.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.bots.greedy_junior_odds import FAR, MOST_MISSING, MOST_THROWS, chances, distances
from sagenwerk.bots.greedy_junior_values import (
    A_BASKET,
    A_BOOK,
    A_SUN,
    A_SWORD,
    A_THICKET,
    AN_HERB,
    BAD_FOG,
    BASKET_HOME,
    BEACON,
    BEACON_IN_DANGER,
    BEYOND,
    BOOK_HOME,
    BUYS_POTION,
    BUYS_TORCH,
    BUYS_TORCH_EARLY,
    DANGER,
    DIRTY_WELL,
    FALCON_HOME,
    FIGHT_IN_DANGER,
    FOG,
    FOG_FOR_GOLD,
    FOG_FOR_WOOD,
    FOG_IN_DANGER,
    FORT,
    GOLD_FOR_POTION,
    GOOD_FOG,
    GORS,
    LETTER_HOME,
    MINE,
    MINE_IN_DANGER,
    MINE_OF_MAGE,
    NEAR_AT_WELL,
    NEARER,
    OTHER_LETTER,
    OWN_LETTER,
    SECOND_HERB,
    SPARE_GOLD,
    START_COST,
    THE_FALCON,
    THE_TROLL,
    THE_WOOD,
    TWO_AT_WELL,
    UNDECIDED,
    WOOD_HOME,
)
from sagenwerk.bots.playout import Luck, Policy
from sagenwerk.junior.day import (
    ATTACK_FORT,
    ATTACK_GOR,
    BUY_POTION,
    BUY_TORCH,
    CLEAN_WELL,
    DRINK,
    END_TURN,
    HERO_CHOOSES,
    LAY_SWORD,
    LIGHT_BEACON,
    SEARCH_FOG,
    SEARCH_MINE,
    SEARCH_THICKET,
    THROW_AT_TROLL,
    TORCH_AT_TROLL,
    TORCH_IN_MINE,
)
from sagenwerk.junior.fight import free_slots
from sagenwerk.junior.fog import LookAt
from sagenwerk.junior.loot import Give, LayDown, PickUp
from sagenwerk.junior.piles import count
from sagenwerk.junior.scenario import (
    BASKET,
    BERRIES,
    BOOK,
    BOOKS,
    CAVE_TROLL,
    CUB_TILE,
    DRAGON_TILE,
    DWARF,
    FALCON,
    FALCON_TILE,
    GOLD,
    GOLD_TILE,
    HEALING_POTION,
    HERB,
    HERB_KINDS,
    HEROES,
    INJURED_FALCON,
    LETTER,
    LETTERS,
    MAGE,
    MUSIC_BOOKS,
    POLLUTED_WELLS,
    SWORD,
    TORCH,
    WOLF_HERB,
    WOOD,
    WOOD_FOR_THE_GUARD,
    JuniorScenario,
)
from sagenwerk.junior.state import FULL, KNOWN, NO_TILE, POLLUTED, UNKNOWN, Hero, Junior
from sagenwerk.junior.walk import STAND_STILL, CaveStep, StandStill, Walk
from sagenwerk.kernel.contract import Action, State


class GreedyJunior(Policy):
    """Values places and takes the best; keeps only tables of the board it last saw."""

    def __init__(self) -> None:
        super().__init__("greedy")
        self.board: JuniorScenario | None = None
        self.steps: list[list[list[int]]] = []
        self.odds: list[list[int]] = []

    def choose(self, view: State, luck: Luck) -> Action[Any]:
        assert isinstance(view, Junior)
        offers = view.legal_actions()
        if len(offers) == 1:
            return offers[0]
        if view.question() is not HERO_CHOOSES:
            return self.look(view, offers)
        self.ready(view.board)
        if view.acted or (view.arrived and view.stood):
            return self.act(view, offers)
        goal = self.best_goal(view)
        if goal == view.hero.field:
            return self.act(view, offers) if view.arrived else view.board.single[view.turn][STAND_STILL]
        return self.step_towards(view, offers, goal)

    def ready(self, board: JuniorScenario) -> None:
        """The tables of distances for this board."""
        if self.board is not board:
            self.board = board
            self.steps = [
                distances(board, over_bridge, through_caves)
                for over_bridge in (False, True)
                for through_caves in (False, True)
            ]
            self.odds = [chances(board, hero) for hero in range(HEROES)]

    def way(self, state: Junior, hero: i64) -> list[list[int]]:
        """The table of distances that holds for this hero now."""
        return self.steps[(2 if state.bridge_open else 0) + (1 if hero == DWARF else 0)]

    def look(self, state: Junior, offers: list[Action[Any]]) -> Action[Any]:
        """Through the telescope: the tile nearest to the hero."""
        best = offers[0]
        nearest: i64 = FAR
        if self.board is state.board:
            steps = self.way(state, state.turn)[state.hero.field]
            for action in offers:
                if isinstance(action, LookAt) and steps[action.field] < nearest:
                    nearest = steps[action.field]
                    best = action
        return best

    def step_towards(self, state: Junior, offers: list[Action[Any]], goal: i64) -> Action[Any]:
        """The step that brings the goal nearest; among equals one that does not end the day in fog."""
        way = self.way(state, state.turn)
        last = state.hero.day_left() == 1
        best: Action[Any] | None = None
        best_steps: i64 = FAR * 4
        for action in offers:
            to: i64 = -1
            if isinstance(action, Walk):
                to = action.to
            elif isinstance(action, CaveStep):
                to = action.to
            if to >= 0:
                steps: i64 = 2 * way[to][goal]
                if last and state.board.fog_here[to] and state.tiles[to] != NO_TILE and to != goal:
                    steps += 3
                if steps < best_steps:
                    best_steps = steps
                    best = action
        return best if best is not None else self.act(state, offers)

    def best_goal(self, state: Junior) -> i64:
        """The field with the most value for the suns it costs; the hero's own field counts as one step."""
        number = state.turn
        hero = state.hero
        steps = self.way(state, number)[hero.field]
        best: i64 = hero.field
        most: i64 = -1
        for field in range(len(state.board.field_names)):
            distance: i64 = steps[field]
            if distance >= FAR:
                continue
            worth = self.value(state, hero, field, distance)
            if worth <= 0:
                continue
            if self.somebody_is_nearer(state, hero, field, distance):
                worth = worth * NEARER // 100
            if distance > hero.day_left():
                worth = worth * BEYOND // 100
            score = 10000 * worth // (10 * distance + START_COST)
            if score > most:
                most = score
                best = field
        return best

    def somebody_is_nearer(self, state: Junior, hero: Hero, field: i64, distance: i64) -> bool:
        """Whether another hero who is awake gets there sooner."""
        for other in state.heroes:
            if other.field >= 0 and not other.asleep and other.kind != hero.kind:
                if self.way(state, other.kind)[other.field][field] < distance:
                    return True
        return False

    def value(self, state: Junior, hero: Hero, field: i64, distance: i64) -> i64:
        """What it is worth for this hero to end the walk on this field, in tenths of a dragon's field."""
        board = state.board
        worth = self.fight_value(state, hero, field, distance) + self.thing_value(state, hero, field)
        worth += self.delivery_value(state, hero, field) + self.task_value(state, hero, field)
        well = board.well_at[field]
        if well >= 0 and state.wells[well] == FULL:
            missing: i64 = board.suns[hero.kind] - hero.suns + distance
            gained = missing if missing < 3 else 3
            if gained - distance > 0 and gained == 3:
                worth += A_SUN * (gained - distance)
        tile = state.tiles[field]
        if tile != NO_TILE and board.fog_here[field]:
            worth += self.fog_value(state, tile)
        elif tile != NO_TILE and board.mine_here[field]:
            worth += self.mine_value(state, hero, tile)
        if state.bridge_open and worth == 0 and hero.kind != MAGE and field == board.bridge_end:
            worth = 1
        return worth

    def danger(self, state: Junior) -> i64:
        """How near the dragon is: 0 while he is far away."""
        near: i64 = DANGER - state.dragon
        return near if near > 0 else 0

    def fight_value(self, state: Junior, hero: Hero, field: i64, distance: i64) -> i64:
        """A Gor is worth its push to the dragon, and near the castle the alarm; forts are a task."""
        number = state.board.gor_number[field]
        if number == 0 or (hero.dice == 0 and count(hero.bag, SWORD) == 0):
            return 0
        worth: i64 = 0
        if state.forts[number]:
            worth = FORT
        elif state.gors[number]:
            worth = GORS[number] + FIGHT_IN_DANGER * self.danger(state)
        else:
            return 0
        missing = free_slots(state, number)
        chance = self.wins(hero, missing, distance)
        return worth * (chance + (1000 - chance) * UNDECIDED // 1000) // 10000

    def wins(self, hero: Hero, missing: i64, distance: i64) -> i64:
        """The chance, in thousandths, to win a fight within the day for which so many swords are missing."""
        missing -= count(hero.bag, SWORD)
        if missing <= 0:
            return 1000
        if missing > MOST_MISSING:
            missing = MOST_MISSING
        left = hero.day_left()
        throws: i64 = 2
        dice = hero.dice
        if distance <= left:
            walk = distance if distance > 0 else 1
            throws = left - walk + 1
            if throws > MOST_THROWS:
                throws = MOST_THROWS
        return self.odds[hero.kind][(dice * (MOST_MISSING + 1) + missing) * (MOST_THROWS + 1) + throws]

    def fog_value(self, state: Junior, tile: i64) -> i64:
        """Fog hides gold, wood and Reka, but also Gors and the dragon: search it when a task needs it."""
        if tile != UNKNOWN:
            kind = tile - KNOWN
            if kind <= DRAGON_TILE:
                return -BAD_FOG
            return GOOD_FOG if kind <= GOLD_TILE else 0
        needs: i64 = FOG
        if state.still_open(WOOD_FOR_THE_GUARD):
            needs += FOG_FOR_WOOD
        if state.still_open(HEALING_POTION):
            needs += FOG_FOR_GOLD
        return needs - FOG_IN_DANGER * self.danger(state)

    def mine_value(self, state: Junior, hero: Hero, tile: i64) -> i64:
        """Searching the mine: the cubs win; known bad tiles are left alone."""
        if not state.bridge_open:
            return 0
        if tile != UNKNOWN:
            kind = tile - KNOWN
            if kind == CUB_TILE:
                return 120
            return 30 if kind == FALCON_TILE else 0
        if hero.dice == 0 and count(hero.bag, TORCH) == 0:
            return 0
        worth: i64 = MINE_OF_MAGE if hero.kind == MAGE and count(hero.bag, TORCH) == 0 else MINE
        return worth - MINE_IN_DANGER * self.danger(state)

    def thing_value(self, state: Junior, hero: Hero, field: i64) -> i64:
        """What lies there for the taking."""
        pile: i64 = state.piles[field]
        if pile == 0:
            return 0
        worth: i64 = 0
        if count(pile, WOOD) and (state.still_open(WOOD_FOR_THE_GUARD) or state.beacons < state.board.beacon_slots):
            worth += THE_WOOD
        if count(pile, SWORD):
            worth += A_SWORD
        if count(pile, GOLD):
            worth += GOLD_FOR_POTION if state.still_open(HEALING_POTION) else SPARE_GOLD
        if count(pile, FALCON) and state.still_open(INJURED_FALCON):
            worth += THE_FALCON
        if state.still_open(WOLF_HERB):
            for kind in range(HERB_KINDS):
                if count(pile, HERB + kind):
                    worth += AN_HERB
                    for other in state.heroes:
                        if count(other.bag, HERB + kind):
                            worth += SECOND_HERB
        if state.still_open(BERRIES):
            worth += A_BASKET * count(pile, BASKET)
        if state.still_open(MUSIC_BOOKS):
            for book in range(BOOKS):
                worth += A_BOOK * count(pile, BOOK + book)
        if state.still_open(LETTERS):
            for other in state.heroes:
                if other.field >= 0 and count(pile, LETTER + other.kind):
                    worth += OWN_LETTER if other.kind == hero.kind else OTHER_LETTER
        return worth

    def delivery_value(self, state: Junior, hero: Hero, field: i64) -> i64:
        """Where the things in the bag are wanted."""
        bag = hero.bag
        if bag == 0:
            return 0
        board = state.board
        worth: i64 = 0
        if field == board.rietburg:
            if state.still_open(INJURED_FALCON):
                worth += FALCON_HOME * count(bag, FALCON)
            if state.still_open(BERRIES):
                worth += BASKET_HOME * count(bag, BASKET)
        if field == board.bridge_house and state.still_open(WOOD_FOR_THE_GUARD):
            worth += WOOD_HOME * count(bag, WOOD)
        if field == board.watchtower and count(bag, WOOD) and not state.still_open(WOOD_FOR_THE_GUARD):
            if state.beacons < board.beacon_slots and state.dragon < board.dragon_end:
                worth += (BEACON + BEACON_IN_DANGER * self.danger(state)) * count(bag, WOOD)
        if state.still_open(MUSIC_BOOKS):
            for book in range(BOOKS):
                if field == board.book_fields[book]:
                    worth += BOOK_HOME * count(bag, BOOK + book)
        if state.still_open(HEALING_POTION) and field == state.reka and count(bag, GOLD) >= board.potion_price:
            worth += BUYS_POTION
        if count(bag, GOLD) and not state.still_open(HEALING_POTION) and state.torches and not count(bag, TORCH):
            if field == board.merchant or field == state.reka:
                needed = state.bridge_open or (state.still_open(CAVE_TROLL) and not hero.crest_laid)
                worth += BUYS_TORCH if needed else BUYS_TORCH_EARLY
        if state.still_open(LETTERS):
            for other in state.heroes:
                if other.field == field and other.kind != hero.kind and count(bag, LETTER + other.kind):
                    worth += LETTER_HOME
        return worth

    def task_value(self, state: Junior, hero: Hero, field: i64) -> i64:
        """Thickets to search, wells to clean, the troll, and somebody to put gold together with."""
        board = state.board
        worth: i64 = 0
        if state.still_open(WOLF_HERB) and field in board.thickets and state.tiles[field] != NO_TILE:
            worth += A_THICKET
        if state.still_open(POLLUTED_WELLS) and board.well_at[field] >= 0:
            if state.wells[board.well_at[field]] == POLLUTED:
                worth += DIRTY_WELL
                for other in state.heroes:
                    if other.field == field and other.kind != hero.kind:
                        worth += TWO_AT_WELL
                    elif other.field >= 0 and other.kind != hero.kind and not other.asleep:
                        near: i64 = self.way(state, other.kind)[other.field][field]
                        worth += NEAR_AT_WELL // (1 + near)
        if state.still_open(CAVE_TROLL) and field == board.troll_field and not hero.crest_laid:
            if hero.dice or count(hero.bag, TORCH):
                worth += THE_TROLL
        if state.still_open(HEALING_POTION) and count(hero.bag, GOLD) == 1:
            for other in state.heroes:
                if other.field == field and other.kind != hero.kind and count(other.bag, GOLD) == 1:
                    worth += 30
        return worth

    def act(self, state: Junior, offers: list[Action[Any]]) -> Action[Any]:
        """The first useful action of a fixed order, then the end of the turn."""
        number = state.turn
        single = state.board.single[number]
        for place in FIRST_ACTIONS:
            if single[place] in offers and self.worth_doing(state, place):
                return single[place]
        for action in offers:
            if self.useful_trade(state, action):
                return action
        for place in LATER_ACTIONS:
            if single[place] in offers and self.worth_doing(state, place):
                return single[place]
        if single[END_TURN] in offers:
            return single[END_TURN]
        for action in offers:
            if not isinstance(action, StandStill):
                return action
        return offers[0]

    def useful_trade(self, state: Junior, action: Action[Any]) -> bool:
        """Taking what lies there, delivering, handing a letter to its owner, putting gold together."""
        hero = state.hero
        board = state.board
        if isinstance(action, PickUp):
            return True
        if isinstance(action, LayDown):
            item = action.item
            if hero.field == board.rietburg and (item == FALCON or item == BASKET):
                return (item == FALCON and state.still_open(INJURED_FALCON)) or (
                    item == BASKET and state.still_open(BERRIES)
                )
            if hero.field == board.bridge_house and item == WOOD:
                return state.still_open(WOOD_FOR_THE_GUARD)
            if BOOK <= item < BOOK + BOOKS:
                return state.still_open(MUSIC_BOOKS) and hero.field == board.book_fields[item - BOOK]
            return False
        if isinstance(action, Give):
            if LETTER <= action.item < LETTER + HEROES:
                return action.to == action.item - LETTER and state.still_open(LETTERS)
            if action.item == GOLD and state.still_open(HEALING_POTION):
                return count(state.heroes[action.to].bag, GOLD) >= count(hero.bag, GOLD) and count(hero.bag, GOLD) == 1
        return False

    def worth_doing(self, state: Junior, place: int) -> bool:
        """Whether an action that is legal is also wise: no well for one sun, no wood that a task will miss."""
        hero = state.hero
        board = state.board
        if place == DRINK:
            return board.suns[hero.kind] - hero.suns >= 3 or hero.suns == 0
        if place == LIGHT_BEACON:
            return state.dragon < board.dragon_end and not state.still_open(WOOD_FOR_THE_GUARD)
        if place == BUY_TORCH:
            return not state.still_open(HEALING_POTION) and count(hero.bag, TORCH) == 0
        if place == SEARCH_MINE or place == TORCH_IN_MINE:
            tile: i64 = state.tiles[hero.field]
            return tile == UNKNOWN or tile - KNOWN == CUB_TILE or tile - KNOWN == FALCON_TILE
        if place == LAY_SWORD:
            number = board.gor_number[hero.field]
            return count(hero.bag, SWORD) >= free_slots(state, number)
        return True


#: Order of actions on the spot: what is compulsory or wins, then things, then fights and the rest.
FIRST_ACTIONS: Final = [SEARCH_FOG, CLEAN_WELL, BUY_POTION, LAY_SWORD, SEARCH_THICKET, TORCH_AT_TROLL]
LATER_ACTIONS: Final = [
    ATTACK_FORT,
    ATTACK_GOR,
    THROW_AT_TROLL,
    SEARCH_MINE,
    TORCH_IN_MINE,
    LIGHT_BEACON,
    BUY_TORCH,
    DRINK,
]
