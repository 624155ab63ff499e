"""What the search knows of Andor: plans of a hero for a day, how near a group is to its goals (compiled)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.andor.battle import Attack
from sagenwerk.andor.cargo import BIT, THING
from sagenwerk.andor.day import HERO_CHOOSES
from sagenwerk.andor.exchange import LayDown
from sagenwerk.andor.scenario import FARMERS, FIGHTS, HERO_NAMES, JOINT_BATTLES
from sagenwerk.andor.shares import Piece as SharedPiece
from sagenwerk.andor.shop import merchant_here
from sagenwerk.andor.state import BEGINS, NO_FOG, Andor
from sagenwerk.bots.greedy_andor import GreedyAndor
from sagenwerk.bots.greedy_andor_aims import Aim, lies_on, with_hero
from sagenwerk.bots.greedy_andor_guided import NO_LUCK, Guide
from sagenwerk.bots.greedy_andor_odds import FAR_FROM_WON
from sagenwerk.bots.greedy_andor_outlook import FAR
from sagenwerk.bots.greedy_andor_ways import hours_left
from sagenwerk.bots.plan_andor_day import (
    FARMER_AT,
    FIGHT,
    GO,
    GO_WITH,
    REST,
    STYLE,
    STYLES,
    TODAY,
    WAIT,
    DayPlan,
    StylePlan,
    others_awake,
    styled,
)
from sagenwerk.bots.plan_andor_prospects import Prospects
from sagenwerk.bots.search import AsUsual, Knowledge, OneAction, Plan, place_among
from sagenwerk.kernel.contract import Action, Result, State

#: So many fights, errands are tried at most; one errand fewer where imagined games tell less of a plan.
MOST_FIGHTS: Final = 3
MOST_ERRANDS: Final = 4
#: Most answers to a question of a card that are tried out.
MOST_ANSWERS: Final = 5
#: Imagined games are cut on this morning, where the prospects are known from then on; and never elsewhere.
MORNINGS: Final[i64] = 2
NEVER: Final[i64] = 1 << 30
#: How many times as many games a choice is worth there.
EFFORT: Final = 3


class AndorKnowledge(Knowledge):
    """Plans for a hero at the beginning of a turn, answers to cards, and the worth of a position."""

    def __init__(self) -> None:
        self.greedy = GreedyAndor()
        self.guide = Guide(self.greedy)
        super().__init__(self.greedy)
        self.styles: dict[str, GreedyAndor] = {}
        for style in STYLES:
            self.styles[style] = styled(style)
        self.prospects = Prospects(self.greedy)
        #: The day with which imagined games are cut.
        self.until: i64 = NEVER

    def routine(self, view: State, offers: list[Action[Any]]) -> bool:
        assert isinstance(view, Andor)
        if view.foe_field >= 0 or view.floor >= 0 or isinstance(offers[0], SharedPiece):
            return True
        if view.question() is HERO_CHOOSES:
            return view.doing != BEGINS
        return len(offers) > MOST_ANSWERS or view.day < 1

    def plans(self, view: State, offers: list[Action[Any]]) -> list[Plan]:
        assert isinstance(view, Andor)
        plans: list[Plan] = [AsUsual()]
        self.guide.prepared(view)
        self.until = view.day + MORNINGS if self.prospects.known() else NEVER
        if view.question() is not HERO_CHOOSES:
            usual = self.greedy.choose(view, NO_LUCK)
            for action in offers:
                if action is not usual:
                    plans.append(OneAction(action))
            return plans
        base = self.greedy
        number = view.turn
        base.share_out(view)
        if view.heroes[number].hours == 0:
            for style in STYLES:
                plans.append(self.style_plan(view, number, style))
        self.fights(view, number, plans)
        self.errands(view, number, plans)
        if others_awake(view, number) and view.heroes[number].hours < view.board.free_hours:
            plans.append(DayPlan(self.guide, view, number, WAIT, -1, -1, 0, view.day))
        plans.append(DayPlan(self.guide, view, number, REST, -1, -1, 0, view.day))
        return plans

    def fights(self, state: Andor, number: i64, plans: list[Plan]) -> None:
        """Creatures that can be reached today, with as many others as it takes."""
        base = self.greedy
        left = hours_left(state, number, 3)
        found: list[int] = []
        values: list[float] = []
        for field in range(len(state.creatures)):
            if not state.creatures[field]:
                continue
            away = base.to_reach(state, number, field)
            if away >= left:
                continue
            worth = base.worth(state, field)
            value = float(int(worth - 60 * away))
            place = place_among(values, value)
            found.insert(place, field)
            values.insert(place, value)
        for field in found[:MOST_FIGHTS]:
            party = self.party_for(state, number, field)
            if not party:
                continue
            plans.append(self.fight_plan(state, number, field, party))
            if field != found[0] or not self.prospects.known():
                continue
            everybody = self.all_for(state, number, field)
            if everybody != party:
                plans.append(self.fight_plan(state, number, field, everybody))

    def party_for(self, state: Andor, number: i64, field: i64) -> i64:
        """Who has to come along so that the fight is won, nearest first (bits); 0 if all together are too weak."""
        base = self.greedy
        odds = base.weigh()
        kind = state.board.creatures[state.creatures[field] - 1]
        party: i64 = BIT[number]
        while True:
            lead = odds.lead(state, party, field, kind.number, kind.willpower)
            if odds.rounds(state, party, lead, kind.willpower, 1, 20) < FAR_FROM_WON:
                return party
            best: i64 = -1
            least: i64 = FAR
            for other in state.order:
                if party & BIT[other] or not state.may(JOINT_BATTLES):
                    continue
                hours = base.to_reach(state, other, field)
                if hours < hours_left(state, other, 3) and hours < least:
                    least = hours
                    best = other
            if best < 0:
                return 0
            party |= BIT[best]

    def all_for(self, state: Andor, number: i64, field: i64) -> i64:
        """Everybody who can fight there today along with this hero (bits)."""
        party: i64 = BIT[number]
        for other in state.order:
            if state.may(JOINT_BATTLES) and self.greedy.to_reach(state, other, field) < hours_left(state, other, 3):
                party |= BIT[other]
        return party

    def fight_plan(self, state: Andor, number: i64, field: i64, party: i64) -> Plan:
        """The plan of one hero of a party, with those of the others."""
        plan = DayPlan(self.guide, state, number, FIGHT, field, -1, party, state.day)
        for other in state.order:
            if other != number and party & BIT[other]:
                plan.companions[int(other)] = DayPlan(self.guide, state, other, FIGHT, field, -1, party, state.day).name
        return plan

    def style_plan(self, state: Andor, number: i64, style: str) -> Plan:
        """The style for one hero, and for all others whose day goes on."""
        plan = StylePlan(self.styles[style], state, number, style, state.day)
        for other in state.order:
            if other != number and not state.heroes[other].day_ended:
                plan.companions[int(other)] = StylePlan(self.styles[style], state, other, style, state.day).name
        return plan

    def errands(self, state: Andor, number: i64, plans: list[Plan]) -> None:
        """Fields that are worth a walk today."""
        base = self.greedy
        left = hours_left(state, number, 3)
        here = state.heroes[number].field
        found: list[int] = []
        values: list[float] = []
        for field in range(len(state.creatures)):
            away = base.way(here, field)
            if away > left or (field == here and state.doing == BEGINS):
                continue
            value = float(100 * base.errand(state, number, field) // (away + 1))
            if value <= 0:
                continue
            place = place_among(values, value)
            found.insert(place, field)
            values.insert(place, value)
        most = MOST_ERRANDS if self.prospects.known() else MOST_ERRANDS - 1
        for field in found[:most]:
            if state.farmers[field] and field != state.board.castle:
                plans.append(DayPlan(self.guide, state, number, FARMER_AT, field, -1, 0, state.day))
            else:
                plans.append(DayPlan(self.guide, state, number, GO, field, -1, 0, state.day))

    def plan(self, view: State, actor: i64, name: str) -> Plan | None:
        assert isinstance(view, Andor)
        day: i64 = -1
        at = name.find(TODAY)
        if at >= 0:
            day = int(name[at + len(TODAY) :])
            if day != view.day:
                return None
            name = name[:at]
        if actor < 0 or actor >= len(HERO_NAMES):
            return None
        head = f"{HERO_NAMES[actor]}: "
        if not name.startswith(head) or view.heroes[actor].field < 0:
            return None
        return self.read(view, actor, name[len(head) :], day)

    def read(self, view: Andor, actor: i64, told: str, day: i64) -> Plan | None:
        """The plan that the words after the hero's name tell."""
        if told.startswith(STYLE + " "):
            style = told[len(STYLE) + 1 :]
            return StylePlan(self.styles[style], view, actor, style, view.day) if style in STYLES else None
        if told == WAIT or told == REST:
            return DayPlan(self.guide, view, actor, told, -1, -1, 0, day)
        verb, rest = verb_of(told)
        if verb == GO_WITH:
            other = hero_named(view, rest)
            together = other >= 0 and other != actor
            return DayPlan(self.guide, view, actor, verb, -1, other, 0, day) if together else None
        party: i64 = 0
        if verb == FIGHT and " with " in rest:
            rest, others = rest.split(" with ", 1)
            party = party_named(view, actor, others)
            if not party:
                return None
        elif verb == FARMER_AT:
            rest = rest.removesuffix(" home")
        if not verb or rest not in view.board.field_names:
            return None
        return DayPlan(self.guide, view, actor, verb, view.board.field_names.index(rest), -1, party, day)

    def concerns_group(self, view: State, action: Action[Any]) -> bool:
        """A victory costs a letter; what a thing brings about where the legend wants it, nobody can take back."""
        assert isinstance(view, Andor)
        if isinstance(action, LayDown):
            return action.kind >= THING
        return isinstance(action, Attack)

    def orders(self, view: State, hero: i64) -> list[Plan]:
        """Go with somebody, fights, farmers, fields where something is, the nearest first; wait; end the day."""
        assert isinstance(view, Andor)
        plans: list[Plan] = []
        for other in view.order:
            if other != hero:
                plans.append(DayPlan(self.guide, view, hero, GO_WITH, -1, other, 0, -1))
        self.guide.prepared(view)
        here = view.heroes[hero].field
        for distance in range(FAR):
            for field in range(len(view.creatures)):
                if self.greedy.way(here, field) == distance:
                    for verb in self.verbs_at(view, hero, field):
                        plans.append(DayPlan(self.guide, view, hero, verb, field, -1, 0, -1))
        plans.append(DayPlan(self.guide, view, hero, WAIT, -1, -1, 0, view.day))
        plans.append(DayPlan(self.guide, view, hero, REST, -1, -1, 0, view.day))
        return plans

    def verbs_at(self, state: Andor, hero: i64, field: i64) -> list[str]:
        """What there is to do on a field."""
        verbs: list[str] = []
        if state.creatures[field] and state.may(FIGHTS):
            verbs.append(FIGHT)
        if state.farmers[field] and field != state.board.castle and state.may(FARMERS):
            verbs.append(FARMER_AT)
        if field != state.heroes[hero].field:
            if field == state.board.castle or merchant_here(state, field) or state.piles[field] or state.gold[field]:
                verbs.append(GO)
            elif state.fog[field] != NO_FOG or state.board.well_at[field] >= 0 or field in state.allies:
                verbs.append(GO)
            elif field in state.things or field == state.witch:
                verbs.append(GO)
        return verbs

    def fine(self, view: State) -> bool:
        return self.prospects.known()

    def effort(self, view: State) -> int:
        return EFFORT if self.prospects.known() else 1

    def stops(self, state: State, decisions: i64) -> bool:
        assert isinstance(state, Andor)
        return state.day >= self.until and state.question() is HERO_CHOOSES

    def worth(self, state: State) -> float:
        assert isinstance(state, Andor)
        if state.result is Result.WON:
            return 1.0
        self.guide.prepared(state)
        if not self.prospects.known():
            return 0.45 * self.progress(state)
        return self.prospects.chance(state) if state.result is Result.PLAYING else 0.0

    def progress(self, state: Andor) -> float:
        """How far a group that has not won has come, 0 to 1: goals, letters, strength, which is idle without goals."""
        goals = 0
        reached: float = 0.0
        cargo: float = 1.0
        for aim in self.greedy.aims:
            if not state.goals_set & BIT[aim.goal]:
                continue
            goals += 1
            done = how_far(state, aim)
            reached += done
            if aim.cargo:
                cargo = min(cargo, done)
        for aim in self.greedy.open:
            if aim.witch:
                cargo = 0.0
        share: float = reached / goals if goals else 0.0
        days: float = int(state.narrator) / max(int(state.end_letter), 1)
        progress = 0.4 * share + 0.5 * self.strength(state) * (0.4 + 0.6 * cargo) + 0.1 * days
        return progress * (0.5 + 0.4 * days if len(state.intruders) > state.shields() else 1.0)

    def strength(self, state: Andor) -> float:
        """How near the group is to being able to beat the creature that a goal names; 1 without any."""
        base = self.greedy
        odds = base.weigh()
        everybody: i64 = 0
        for number in state.order:
            everybody |= BIT[number]
        for field in range(len(state.creatures)):
            creature = state.creatures[field]
            if creature and base.last_foe(state, creature - 1):
                willpower = state.board.creatures[creature - 1].willpower
                lead = int(odds.lead(state, everybody, field, creature - 1, willpower))
                return min(1.0, max(0.0, 1.0 + lead / 1800.0))
        for aim in base.open:
            if aim.foe >= 0:
                return 0.0
        return 1.0 if base.open else 0.9


def how_far(state: Andor, aim: Aim) -> float:
    """How far an aim has come, 0 to 1: cargo with a creature, on a field, with a hero, where it is wanted."""
    if aim.reached(state):
        return 1.0
    for kind in aim.cargo:
        if with_hero(state, kind) >= 0:
            return 0.6
        if lies_on(state, kind) >= 0:
            return 0.3
    return 0.0


def hero_named(state: Andor, name: str) -> i64:
    """The number of a hero who plays, -1 for any other word."""
    for number in state.order:
        if HERO_NAMES[number] == name:
            return number
    return -1


def verb_of(told: str) -> tuple[str, str]:
    """The verb of a plan and the words behind it; "" for any other."""
    for verb in (FIGHT, GO, FARMER_AT, GO_WITH):
        if told.startswith(verb + " "):
            return verb, told[len(verb) + 1 :]
    return "", ""


def party_named(state: Andor, actor: i64, others: str) -> i64:
    """The heroes of a fight (bits): the actor and those who are named with him; 0 if one of them does not play."""
    party: i64 = BIT[actor]
    for one in others.split(" and "):
        other = hero_named(state, one)
        if other < 0:
            return 0
        party |= BIT[other]
    return party
