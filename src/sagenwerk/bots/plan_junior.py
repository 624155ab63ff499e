"""What the search knows of Andor Junior: where a hero's turn can lead, what for, and how a position stands (compiled).

A plan is one turn of a hero: walk to a field, then do there what it is for and what else is useful. Which fields come
into question is what the greedy policy values; how well it turns out is what imagined games find out.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.bots.greedy_junior import GreedyJunior
from sagenwerk.bots.greedy_junior_odds import FAR
from sagenwerk.bots.plan_junior_outlook import prospects
from sagenwerk.bots.search import AsUsual, Knowledge, Plan, place_among
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
from sagenwerk.junior.piles import count
from sagenwerk.junior.scenario import (
    CAVE_TROLL,
    DRAGON_TILE,
    GOLD,
    HERO_NAMES,
    HEROES,
    POLLUTED_WELLS,
    SWORD,
    TASKS,
    TORCH,
    WOLF_HERB,
    WOOD,
    JuniorScenario,
)
from sagenwerk.junior.state import FULL, NO_TILE, POLLUTED, Hero, Junior
from sagenwerk.junior.walk import STAND_STILL, CaveStep, Walk
from sagenwerk.kernel.contract import Action, Result, State

#: What a hero goes to a field for.
GO: Final[i64] = 0
FIGHT: Final[i64] = 1
STORM: Final[i64] = 2
FETCH: Final[i64] = 3
BRING: Final[i64] = 4
FOG: Final[i64] = 5
THICKET: Final[i64] = 6
MINE: Final[i64] = 7
CLEAN: Final[i64] = 8
TROLL: Final[i64] = 9
WELL: Final[i64] = 10
POTION: Final[i64] = 11
TORCHES: Final[i64] = 12
LIGHT: Final[i64] = 13
WAIT: Final[i64] = 14
PURPOSES: Final = [
    "go",
    "fight",
    "storm",
    "fetch",
    "bring",
    "fog",
    "thicket",
    "mine",
    "clean",
    "troll",
    "drink",
    "potion",
    "torch",
    "light",
    "wait",
]
#: Actions that are taken there before anything else.
FIRST: Final[list[list[int]]] = [
    [],
    [ATTACK_GOR, LAY_SWORD],
    [ATTACK_FORT, LAY_SWORD],
    [],
    [],
    [SEARCH_FOG],
    [SEARCH_THICKET],
    [TORCH_IN_MINE, SEARCH_MINE],
    [CLEAN_WELL],
    [TORCH_AT_TROLL, THROW_AT_TROLL],
    [DRINK],
    [BUY_POTION],
    [BUY_TORCH],
    [LIGHT_BEACON],
    [END_TURN],
]
#: Ends the name of a plan that a person has told a bot: it lasts until it is done, not until the turn is over.
UNTIL_DONE: Final = " until it is done"
GO_WITH: Final = "go with "
#: How many fields are tried out beside what is usual, at most.
MOST_PLANS: Final = 5


class TurnPlan(Plan):
    """Go to a field for a purpose and act there: for one turn, or (``told``) until it is done."""

    def __init__(
        self, base: GreedyJunior, board: JuniorScenario, hero: i64, goal: i64, purpose: i64, told: bool
    ) -> None:
        field = board.field_names[goal]
        name = f"{HERO_NAMES[hero]}: {PURPOSES[purpose]} at {field}"
        super().__init__(
            name + UNTIL_DONE if told else name,
            f"plan-junior-{PURPOSES[purpose]}",
            {"hero": HERO_NAMES[hero], "field": field},
        )
        self.base = base
        self.board = board
        self.hero = hero
        self.goal = goal
        self.purpose = purpose
        self.told = told
        #: Whether the one turn that it is for has begun.
        self.under_way = False

    def begun(self) -> Plan:
        return TurnPlan(self.base, self.board, self.hero, self.goal, self.purpose, self.told)

    def follow(self, state: State) -> Action[Any] | None:
        assert isinstance(state, Junior)
        if state.actor != self.hero or state.question() is not HERO_CHOOSES:
            return None
        if not state.arrived:
            if self.under_way and not self.told:
                return None
            if self.told and not possible(self.base, state, state.hero, self.goal, self.purpose):
                return None
        self.under_way = True
        offers = state.legal_actions()
        if state.hero.field != self.goal:
            return step_nearer(self.base, state, offers, self.goal)
        single = self.board.single[self.hero]
        if not state.arrived:
            return single[STAND_STILL]
        for place in FIRST[self.purpose]:
            if single[place] in offers:
                return single[place]
        return self.base.act(state, offers)


class GoWith(Plan):
    """Stay with another hero for a day, and act where they are: what a person tells a bot."""

    def __init__(self, base: GreedyJunior, hero: i64, other: i64, day: i64) -> None:
        super().__init__(
            f"{HERO_NAMES[hero]}: {GO_WITH}{HERO_NAMES[other]} on day {day}",
            "plan-junior-go-with",
            {"hero": HERO_NAMES[hero], "other": HERO_NAMES[other]},
        )
        self.base = base
        self.hero = hero
        self.other = other
        self.day = day

    def follow(self, state: State) -> Action[Any] | None:
        assert isinstance(state, Junior)
        if state.actor != self.hero or state.question() is not HERO_CHOOSES or state.day != self.day:
            return None
        offers = state.legal_actions()
        there = state.heroes[self.other].field
        if state.hero.field != there:
            return step_nearer(self.base, state, offers, there)
        if not state.arrived:
            return state.board.single[self.hero][STAND_STILL]
        return self.base.act(state, offers)


def step_nearer(base: GreedyJunior, state: Junior, offers: list[Action[Any]], goal: i64) -> Action[Any] | None:
    """A step on the way there; None if there is none: no sun left, the walk is over, no way."""
    if state.acted or state.stood:
        return None
    action = base.step_towards(state, offers, goal)
    return action if isinstance(action, (Walk, CaveStep)) else None


def possible(base: GreedyJunior, state: Junior, hero: Hero, field: i64, purpose: i64) -> bool:
    """Whether there is anything to do on a field for a purpose, once this hero stands there."""
    board = state.board
    number = board.gor_number[field]
    tile: i64 = state.tiles[field]
    if purpose == GO:
        return hero.field != field
    if purpose == FIGHT:
        return number > 0 and state.gors[number] > 0 and state.forts[number] == 0 and armed(hero)
    if purpose == STORM:
        return number > 0 and state.forts[number] > 0 and armed(hero)
    if purpose == FETCH:
        return base.thing_value(state, hero, field) > 0
    if purpose == BRING:
        return base.delivery_value(state, hero, field) > 0
    if purpose == FOG:
        return tile != NO_TILE and board.fog_here[field]
    if purpose == THICKET:
        return tile != NO_TILE and field in board.thickets and state.still_open(WOLF_HERB)
    if purpose == MINE:
        lit = hero.dice > 0 or count(hero.bag, TORCH) > 0
        return tile != NO_TILE and board.mine_here[field] and lit and state.bridge_open
    well = board.well_at[field]
    if purpose == CLEAN:
        return well >= 0 and state.wells[well] == POLLUTED and state.still_open(POLLUTED_WELLS)
    if purpose == WELL:
        return well >= 0 and state.wells[well] == FULL and hero.suns < board.suns[hero.kind]
    if purpose == TROLL:
        return field == board.troll_field and state.still_open(CAVE_TROLL) and not hero.crest_laid
    if purpose == POTION:
        return field == state.reka and state.potion and count(hero.bag, GOLD) >= board.potion_price
    if purpose == TORCHES:
        shop = field == state.reka or field == board.merchant
        return shop and state.torches > 0 and count(hero.bag, GOLD) >= board.torch_price
    if purpose == LIGHT:
        return field == board.watchtower and state.beacons < board.beacon_slots and count(hero.bag, WOOD) > 0
    return hero.field == field


def armed(hero: Hero) -> bool:
    """Whether a hero can do anything in a fight."""
    return hero.dice > 0 or count(hero.bag, SWORD) > 0


def purposes_at(base: GreedyJunior, state: Junior, hero: Hero, field: i64) -> list[int]:
    """What this hero could go there for, the most pressing first."""
    found: list[int] = []
    for purpose in PRESSING:
        if possible(base, state, hero, field, purpose):
            found.append(purpose)
    return found


class JuniorKnowledge(Knowledge):
    """What a hero's turn can be for, and how near to victory a position is."""

    def __init__(self) -> None:
        greedy = GreedyJunior()
        super().__init__(greedy)
        self.greedy = greedy
        #: The morning on which imagined games are cut.
        self.until: i64 = 0

    def plans(self, view: State, offers: list[Action[Any]]) -> list[Plan]:
        """The usual turn, the most valued others, and to wait."""
        assert isinstance(view, Junior)
        base = self.greedy
        base.ready(view.board)
        self.until = view.day + 1
        hero = view.hero
        usual = base.best_goal(view)
        fields: list[int] = []
        scores: list[float] = []
        found: list[int] = []
        for field in range(len(view.board.field_names)):
            purpose = self.purpose_of(view, hero, field, usual)
            if purpose < 0:
                continue
            score = float(self.score(view, hero, field, purpose))
            at = place_among(scores, score)
            scores.insert(at, score)
            fields.insert(at, field)
            found.insert(at, purpose)
        plans: list[Plan] = [AsUsual()]
        for place in range(min(len(fields), MOST_PLANS)):
            plans.append(TurnPlan(base, view.board, hero.kind, fields[place], found[place], False))
        if hero.day_left() > 0 and usual != hero.field:
            plans.append(TurnPlan(base, view.board, hero.kind, hero.field, WAIT, False))
        return plans

    def purpose_of(self, view: Junior, hero: Hero, field: i64, usual: i64) -> i64:
        """What to try this field for; -1: for nothing."""
        if field == usual or self.greedy.way(view, hero.kind)[hero.field][field] >= FAR:
            return -1
        purposes = purposes_at(self.greedy, view, hero, field)
        return purposes[0] if purposes else -1

    def score(self, view: Junior, hero: Hero, field: i64, purpose: i64) -> i64:
        """How promising it is to go there, for what it costs."""
        base = self.greedy
        distance: i64 = base.way(view, hero.kind)[hero.field][field]
        worth = base.value(view, hero, field, distance)
        if worth <= 0:
            worth = 1
        if base.somebody_is_nearer(view, hero, field, distance):
            worth = (worth + 1) // 2
        if distance > hero.day_left():
            worth = (worth + 1) // 2
        return 1000 * worth // (distance + 2)

    def plan(self, view: State, actor: i64, name: str) -> Plan | None:
        """A plan by its name; one that is not told is over where the hero's turn is."""
        assert isinstance(view, Junior)
        if actor < 0 or actor >= HEROES or view.heroes[actor].field < 0:
            return None
        start = f"{HERO_NAMES[actor]}: "
        if not name.startswith(start):
            return None
        self.greedy.ready(view.board)
        rest = name[len(start) :]
        if rest.startswith(GO_WITH):
            for other in view.order:
                company = GoWith(self.greedy, actor, other, view.day)
                if other != actor and company.name == name:
                    return company
            return None
        told = rest.endswith(UNTIL_DONE)
        if told:
            rest = rest[: len(rest) - len(UNTIL_DONE)]
        elif view.actor != actor or not view.arrived:
            return None
        purpose, at, field = rest.partition(" at ")
        if not at or purpose not in PURPOSES or field not in view.board.field_names:
            return None
        goal = view.board.field_names.index(field)
        plan = TurnPlan(self.greedy, view.board, actor, goal, PURPOSES.index(purpose), told)
        plan.under_way = not told
        return plan

    def routine(self, view: State, offers: list[Action[Any]]) -> bool:
        """A turn that has begun goes on as usual; only its beginning is worth a search."""
        assert isinstance(view, Junior)
        return view.arrived or view.question() is not HERO_CHOOSES

    def stops(self, state: State, decisions: i64) -> bool:
        """The next morning: from there on the board says more than another throw of all dice."""
        assert isinstance(state, Junior)
        return 0 < self.until <= state.day

    def worth(self, state: State) -> float:
        """A game that is won, the better the farther the dragon is; else how the morning looks, or how far it got."""
        assert isinstance(state, Junior)
        if state.result is Result.WON:
            return 0.97 + 0.003 * min(int(state.dragon), 10)
        if state.result is Result.LOST:
            return 0.1 * progress(state)
        return 0.05 + 0.92 * prospects(state)

    def concerns_group(self, view: State, action: Action[Any]) -> bool:
        """The mine (a dragon may sleep there), the last beacon, fog while the dragon is near."""
        assert isinstance(view, Junior)
        if view.question() is not HERO_CHOOSES:
            return False
        single = view.board.single[view.turn]
        if action is single[SEARCH_MINE] or action is single[TORCH_IN_MINE]:
            return True
        if action is single[LIGHT_BEACON]:
            return view.beacons + 1 >= view.board.beacon_slots
        if action is single[SEARCH_FOG] or (action is single[STAND_STILL] and self.in_fog(view)):
            return view.dragon <= NEAR and view.unseen[DRAGON_TILE] > 0
        return False

    def in_fog(self, state: Junior) -> bool:
        """Whether the hero on turn is in fog, which whoever stands still there has to search."""
        field = state.hero.field
        return state.board.fog_here[field] and state.tiles[field] != NO_TILE

    def orders(self, view: State, hero: i64) -> list[Plan]:
        """Go with somebody; what there is to do anywhere, the nearest first; wait."""
        assert isinstance(view, Junior)
        base = self.greedy
        base.ready(view.board)
        who = view.heroes[hero]
        plans: list[Plan] = []
        for other in view.order:
            if other != hero:
                plans.append(GoWith(base, hero, other, view.day))
        steps = base.way(view, hero)[who.field]
        for distance in range(FAR):
            for field in range(len(steps)):
                if steps[field] == distance:
                    for purpose in purposes_at(base, view, who, field):
                        plans.append(TurnPlan(base, view.board, hero, field, purpose, True))
        return plans


#: A dragon this near can be at the castle with one throw of the die.
NEAR: Final[i64] = 3
#: Purposes in the order in which a field is tried for them.
PRESSING: Final[list[int]] = [
    int(POTION),
    int(STORM),
    int(CLEAN),
    int(TROLL),
    int(MINE),
    int(BRING),
    int(FIGHT),
    int(FETCH),
    int(THICKET),
    int(FOG),
    int(LIGHT),
    int(TORCHES),
    int(WELL),
]


def progress(state: Junior) -> float:
    """How much of the way to victory lies behind the heroes, 0 to 1: tasks, then the cubs."""
    tasks = 0
    done = 0
    for task in range(1, TASKS + 1):
        if state.in_play(task):
            tasks += 1
            if not state.still_open(task):
                done += 1
    share = 1.0 if tasks == 0 else done / tasks
    return 0.6 * share + 0.4 * int(state.cubs) / max(1, int(state.board.cubs))
