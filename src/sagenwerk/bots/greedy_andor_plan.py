"""What there is to do: dangers, goals, letters left, and who goes for which creature (compiled)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagenwerk.andor.cargo import (
    BIT,
    THING,
)
from sagenwerk.andor.creatures import way_cut
from sagenwerk.andor.scenario import (
    ARCHER,
    FIGHTS,
    HUNTS,
    JOINT_BATTLES,
    TRADE,
    WARDRAK,
    AndorScenario,
)
from sagenwerk.andor.state import Andor
from sagenwerk.bots.greedy_andor_aims import (
    ANY_FOE,
    NO_FOE,
    Aim,
    aims_of,
    carried_aim,
    carries,
    is_thing,
    lies_on,
    open_aims,
    with_creature,
    with_hero,
)
from sagenwerk.bots.greedy_andor_battle import Fights
from sagenwerk.bots.greedy_andor_odds import FAR_FROM_WON, Odds
from sagenwerk.bots.greedy_andor_outlook import FAR, SUNRISES, Outlook
from sagenwerk.bots.greedy_andor_ways import careful_hours, hours_left, hours_to, next_on_way, way
from sagenwerk.bots.greedy_andor_weights import Weights
from sagenwerk.bots.playout import Policy

#: Hours of a bearer in two days with overtime; so far ahead of a thing the way has to be free.
PACE: Final[i64] = 13
A_DAY_ON_FOOT: Final = 12


class Planner(Policy):
    """Sees what a legend and its creatures ask for just now; what it keeps is read off the board it last saw."""

    def __init__(self) -> None:
        super().__init__("greedy")
        self.board: AndorScenario | None = None
        self.aims: list[Aim] = []
        self.fights: Fights | None = None
        self.outlook = Outlook()
        self.weights = Weights()
        #: Hours on foot from field to field by cut connections and rubble; and those of just now.
        self.tables: dict[str, list[list[int]]] = {}
        self.hours: list[list[int]] = []
        # As seen for this decision
        self.open: list[Aim] = []
        #: By hero: where his cargo is wanted, -1 for nowhere; and whether he must keep clear of creatures.
        self.bound: list[int] = [-1, -1, -1, -1]
        self.frail: list[bool] = [False] * 4
        #: Creatures that have to be beaten for the castle, within so many sunrises; the sunrise with which the first of
        #: them would be one too many, 0 for none; letters that are left over.
        self.must: i64 = 0
        self.deadline: i64 = 0
        #: Creatures that have to fall before the next sunrise and for which nobody is on the way yet.
        self.tonight: i64 = 0
        self.horizon: i64 = 0
        self.spare: i64 = 0
        #: The field before each on the way that was looked for last.
        self.reached_from: list[int] = []
        #: The field of the creature with which the legend ends, once all go there; whether they are too weak for it.
        self.last_field: i64 = -1
        self.time_left: i64 = 0
        self.weak = False
        #: By how much all together are too weak for a creature that a goal names, in hundredths; 0 if they are not.
        self.short: i64 = 0
        #: Where a thing will be at the end of its bearer's day, -1 for none, and the way that is left from there.
        self.relay: i64 = -1
        self.relay_way: i64 = 0
        #: Fields of creatures that bar the way of things.
        self.barring: list[int] = []
        #: Fields of creatures that are worth a fight, and how much; by hero: where he is to fight, and how much it is.
        self.foes: list[int] = []
        self.worths: list[int] = []
        self.fight_at: list[int] = [-1, -1, -1, -1]
        self.fight_score: list[int] = [0, 0, 0, 0]
        #: Hours that each hero would spend today on a fight, overtime included.
        self.left: list[int] = [0, 0, 0, 0]

    def learn(self, board: AndorScenario) -> None:
        """Read the goals and weigh the creatures of a legend that was not seen before."""
        self.board = board
        self.aims = aims_of(board)
        self.fights = Fights(Odds(board), self.aims)
        self.weigh().last = [int(aim.foe) for aim in self.aims if aim.foe >= 0]
        self.outlook = Outlook()
        self.tables = {}
        self.hours = board.distances

    # What there is to see

    def see(self, state: Andor) -> None:
        """Take in creatures, goals and heroes."""
        self.outlook.look(state)
        self.open = open_aims(state, self.aims)
        self.weigh().look(state)
        for number in state.order:
            hero = state.heroes[number]
            self.bound[number] = int(carried_aim(state, self.aims, hero))
            self.frail[number] = hero.farmers > 0
            for thing in range(len(state.things)):
                if carries(state, hero, THING + thing):
                    self.frail[number] = True
        self.count_letters(state)

    def weigh(self) -> Odds:
        """What heroes and creatures bring to a fight."""
        fights = self.fights
        assert fights is not None
        return fights.odds

    def ways(self, state: Andor) -> list[list[int]]:
        """The table of hours on foot, made anew when connections are cut or rubble lies where none lay before."""
        key = str(state.cut)
        if state.board.rubble_used:
            key += "".join(["/" if rubble else "." for rubble in state.rubble])
        table = self.tables.get(key)
        if table is None:
            table = [hours_to(state, field) for field in range(len(state.board.field_names))]
            self.tables[key] = table
        return table

    def count_letters(self, state: Andor) -> None:
        """How many creatures have to fall before the castle does, and what time that leaves."""
        letters = state.end_letter - state.narrator
        days = self.days_needed(state)
        last = min(letters, days) if days else letters
        free = state.shields() - len(state.intruders) + farmers_on_the_way(state)
        must: i64 = 0
        while must < letters and self.outlook.entered[min(last, letters - must, SUNRISES)] - free > must:
            must += 1
        self.deadline = 0
        for day in range(min(last, SUNRISES), 0, -1):
            if self.outlook.entered[day] > (free if day > 1 else self.shields_tonight(state)):
                self.deadline = day
        self.must = must
        self.horizon = min(last, letters - must)
        self.spare = letters - days - must

    def shields_tonight(self, state: Andor) -> i64:
        """Golden shields that are free at the next sunrise: farmers count who can be home by then."""
        free = state.shields() - len(state.intruders)
        for number in state.order:
            hero = state.heroes[number]
            if hero.farmers and self.way(hero.field, state.board.castle) <= hours_left(state, number, 3):
                free += hero.farmers
        return free

    def days_needed(self, state: Andor) -> i64:
        """Sunrises until all open goals could be reached, 0 if nobody can say."""
        days: i64 = 0
        for aim in self.open:
            if aim.witch:
                days += self.weights.witch_days
            elif aim.hero:
                days += 1
            elif aim.ally >= 0 and state.allies[aim.ally] >= 0:
                days += 1 + self.way(state.allies[aim.ally], aim.field(state)) // 8
            elif aim.cargo:
                days += self.days_of_cargo(state, aim)
            elif aim.foe != NO_FOE:
                days += self.weights.foe_days
        return days

    def days_of_cargo(self, state: Andor, aim: Aim) -> i64:
        """Sunrises until what a goal wants could be where it belongs."""
        to = aim.field(state)
        for kind in aim.cargo:
            bearer = with_hero(state, kind)
            if bearer >= 0:
                return 1 + self.way(state.heroes[bearer].field, to) // PACE
            field = lies_on(state, kind)
            if field >= 0:
                return 1 + self.way(field, to) // PACE
            field = with_creature(state, kind)
            if field >= 0:
                return 3 + self.way(field, to) // 8
        return 4

    def way(self, start: i64, to: i64) -> i64:
        """Hours on foot, FAR where no way leads."""
        return way(self.hours, start, to)

    def last_foe(self, state: Andor, kind: i64) -> bool:
        """Whether an open goal is to defeat this kind."""
        for aim in self.open:
            if aim.foe == kind or aim.foe == ANY_FOE:
                return True
        return False

    def surplus_for(self, state: Andor, kind: i64) -> i64:
        """How much more than it suffers a group has to hurt a creature of this kind in a round."""
        return self.weights.last_surplus if self.last_foe(state, kind) else self.weights.surplus

    def all_but_foes(self) -> bool:
        """Whether nothing is left to do but to fight."""
        for aim in self.open:
            if aim.foe == NO_FOE:
                return False
        return True

    # Fights to go for

    def worth(self, state: Andor, field: i64) -> i64:
        """Danger for the castle, reward and what stands in the way; not above 0 if it had better be left alone."""
        kind = state.board.creatures[state.creatures[field] - 1]
        if self.last_foe(state, kind.number):
            return self.weights.last_fight if field == self.last_field else 0
        w = self.weights
        value: i64 = w.reward * kind.reward
        if self.carries_wanted(state, field):
            return value + self.weights.carries_cargo
        if int(field) in self.barring:
            return value + self.weights.in_the_way
        comes = self.outlook.comes[field]
        if self.weak and not 1 <= comes <= self.deadline and self.time_left > w.last_letters:
            return w.spoils * kind.reward
        if comes <= self.deadline:
            return value + w.more_in_need + self.urgency()
        if self.must > 0 and comes <= self.horizon:
            return value + w.more_in_need + w.soon // comes
        if self.short > 0:
            value += w.earnings * kind.reward
        if self.spare <= 0:
            return value - w.no_letter
        return value - (w.letter if self.things_move() else w.letter // self.spare)

    def urgency(self) -> i64:
        """How much it presses that the castle would fall; tonight nothing is worth more, not even a free way."""
        if self.deadline > 1:
            return self.weights.urgent // self.deadline
        return self.weights.tonight_things if self.things_move() else self.weights.tonight

    def things_move(self) -> bool:
        """Whether a thing is still to be brought somewhere: every letter may be needed to let creatures pass."""
        for aim in self.open:
            if is_thing(aim.cargo):
                return True
        return False

    def carries_wanted(self, state: Andor, field: i64) -> bool:
        """Whether the creature carries what a goal wants."""
        for aim in self.open:
            for kind in aim.cargo:
                if with_creature(state, kind) == field:
                    return True
        return False

    def see_barred_ways(self, state: Andor) -> None:
        """Creatures on the best way of a thing to where it is wanted, as far as one comes in a day."""
        self.barring = []
        for aim in self.open:
            if not is_thing(aim.cargo):
                continue
            to = aim.field(state)
            place = lies_on(state, aim.cargo[0])
            if place < 0:
                bearer = with_hero(state, aim.cargo[0])
                place = state.heroes[bearer].field if bearer >= 0 else -1
            if place < 0 or to < 0:
                continue
            away = careful_hours(state, to)
            for _ in range(A_DAY_ON_FOOT):
                if place == to:
                    break
                place = next_on_way(state, away, place)
                if state.creatures[place]:
                    self.barring.append(int(place))

    def see_last_fight(self, state: Andor) -> None:
        """Whether only the creature of a goal is left to beat, where, and whether all together are too weak for it."""
        self.last_field = -1
        self.weak = False
        self.short = 0
        odds = self.weigh()
        everybody: i64 = 0
        for number in state.order:
            everybody |= BIT[number]
        for field in range(len(state.creatures)):
            creature = state.creatures[field]
            if creature and self.last_foe(state, creature - 1):
                willpower = state.board.creatures[creature - 1].willpower
                lead = odds.lead(state, everybody, field, creature - 1, willpower)
                rounds = odds.rounds(state, everybody, lead, willpower, 0, self.weights.last_surplus)
                weak = rounds >= FAR_FROM_WON
                if weak:
                    self.short = max(1, 200 - lead)
                if not self.may_gather(state):
                    continue
                self.weak = weak
                self.time_left = self.sunrises_for(state, field)
                if not weak or self.time_left <= self.weights.last_letters + self.nights_to(state, field):
                    self.last_field = field

    def may_gather(self, state: Andor) -> bool:
        """Whether nothing is left but to fight, once those who carry what a goal wants are where it belongs."""
        for aim in self.open:
            if aim.foe != NO_FOE:
                continue
            bearer: i64 = -1
            for kind in aim.cargo:
                if bearer < 0:
                    bearer = with_hero(state, kind)
            if bearer < 0 or is_thing(aim.cargo):
                return False
            if self.way(state.heroes[bearer].field, aim.field(state)) > self.weights.gather_way:
                return False
        return True

    def nights_to(self, state: Andor, field: i64) -> i64:
        """1 if somebody can't be there today, else 0."""
        for number in state.order:
            if self.to_reach(state, number, field) >= hours_left(state, number, self.weights.keep_for_last):
                return 1
        return 0

    def sunrises_for(self, state: Andor, field: i64) -> i64:
        """Sunrises until the legend is over, or until this creature has what it hunts."""
        left = state.end_letter - state.narrator
        kind = state.board.creatures[state.creatures[field] - 1]
        if kind.movement == HUNTS and kind.hunts_thing >= 0:
            place = lies_on(state, THING + kind.hunts_thing)
            bearer = with_hero(state, THING + kind.hunts_thing)
            if bearer >= 0:
                place = state.heroes[bearer].field
            pace = 2 if kind.figure == WARDRAK else 1
            left = min(left, (self.way(field, place) + pace - 1) // pace)
        return left

    def see_relay(self, state: Andor) -> None:
        """Where the bearer of a thing will stop today on a way that is longer, and how long it still is from there."""
        self.relay = -1
        for aim in self.open:
            bearer = with_hero(state, aim.cargo[0]) if is_thing(aim.cargo) else -1
            if bearer < 0 or not state.may(TRADE):
                continue
            to = aim.field(state)
            away = careful_hours(state, to)
            stop = self.careful_stop(state, state.heroes[bearer].field, to, hours_left(state, bearer, 2), away)
            if stop != to:
                self.relay = stop
                self.relay_way = min(away[stop], FAR)

    def list_foes(self, state: Andor) -> None:
        """All creatures that are worth a fight."""
        self.foes = []
        self.worths = []
        if not state.may(FIGHTS):
            return
        for field in range(len(state.creatures)):
            if state.creatures[field]:
                value = self.worth(state, field)
                if value > 0:
                    self.foes.append(field)
                    self.worths.append(int(value))

    def share_out(self, state: Andor) -> None:
        """Who goes for which creature: the best fight for the hours of everybody in it, then the next best."""
        self.see_last_fight(state)
        self.see_barred_ways(state)
        self.see_relay(state)
        self.list_foes(state)
        free: i64 = 0
        for number in state.order:
            self.fight_at[number] = -1
            self.fight_score[number] = 0
            self.left[number] = int(hours_left(state, number, 6))
            if self.bound[number] < 0 and not self.frail[number] and not state.heroes[number].day_ended:
                free |= BIT[number]
        taken: list[int] = []
        self.tonight = self.outlook.entered[1] - self.shields_tonight(state)
        while free:
            best = self.best_fight(state, free, taken)
            if best[0] < 0:
                return
            taken.append(int(best[0]))
            if self.outlook.comes[best[0]] == 1:
                self.tonight -= 1
            for number in state.order:
                if best[2] & BIT[number]:
                    self.fight_at[number] = int(best[1])
                    self.fight_score[number] = int(best[3])
            free &= ~best[2]

    def best_fight(self, state: Andor, free: i64, taken: list[int]) -> tuple[i64, i64, i64, i64]:
        """Creature's field, where to fight it, by whom (bits), value by hours; the first is -1 for none."""
        found: i64 = -1
        there: i64 = -1
        party: i64 = 0
        most: i64 = 0
        for place in range(len(self.foes)):
            field: i64 = self.foes[place]
            if int(field) in taken:
                continue
            tomorrow: i64 = self.outlook.tomorrow[field]
            for late in range(2):
                at = tomorrow if late else field
                if at < 0 or (late and at == field):
                    continue
                worth: i64 = self.worths[place]
                if self.deadline == 1 and self.outlook.comes[field] == 1 and self.tonight <= 0:
                    worth -= self.urgency()
                soonest = self.to_reach(state, self.nearest(state, free, at), at)
                if 100 * worth // (soonest + 2) <= most:
                    continue  # no party could be worth more
                heroes, cost = self.party_for(state, field, at, free, late > 0)
                if cost >= FAR:
                    continue
                score = 100 * worth // (cost + 1)
                if score > most:
                    most = score
                    found = field
                    there = at
                    party = heroes
        return found, there, party, most

    def party_for(self, state: Andor, field: i64, at: i64, free: i64, late: bool) -> tuple[i64, i64]:
        """The heroes (bits) who beat the creature with the fewest hours in all, and these hours; FAR if none do."""
        odds = self.weigh()
        kind = state.board.creatures[state.creatures[field] - 1]
        joint = state.may(JOINT_BATTLES)
        party: i64 = 0
        walked: i64 = 0
        longest: i64 = 0
        members: i64 = 0
        best_party: i64 = 0
        least: i64 = FAR
        rest = free
        while rest:
            number = self.nearest(state, rest, at)
            rest &= ~BIT[number]
            hours = self.to_reach(state, number, at)
            left: i64 = self.left[number]
            if hours >= FAR or (not late and hours + 1 > left):
                continue
            if late and hours > left + 4:
                continue
            if not joint:
                party = 0
                walked = 0
                longest = 0
                members = 0
            party |= BIT[number]
            hours = max(hours, left) + 1 if late else hours
            walked += hours
            longest = max(longest, hours)
            members += 1
            if longest + 1 >= least:
                continue
            lead = odds.lead(state, party, at, kind.number, kind.willpower)
            rounds = odds.rounds(state, party, lead, kind.willpower, 0, self.surplus_for(state, kind.number))
            if rounds >= FAR_FROM_WON or (not late and hours + rounds > left + 1):
                continue
            cost = longest + rounds + (walked - longest + (members - 1) * rounds) // self.weights.helpers
            if cost < least:
                least = cost
                best_party = party
        return best_party, least

    def nearest(self, state: Andor, heroes: i64, field: i64) -> i64:
        """Who of these has the fewest hours to fight there; the first in turn order of several."""
        best: i64 = -1
        least: i64 = FAR + 1
        for number in state.order:
            if heroes & BIT[number]:
                hours = self.to_reach(state, number, field)
                if hours < least:
                    least = hours
                    best = number
        return best

    def to_reach(self, state: Andor, number: i64, field: i64) -> i64:
        """Hours until the hero can fight a creature there: the archer from next door."""
        hours = self.way(state.heroes[number].field, field)
        return hours - 1 if number == ARCHER and 0 < hours < FAR else hours

    def careful_stop(self, state: Andor, here: i64, goal: i64, steps: i64, away: list[int]) -> i64:
        """The best field for the night; ``reached_from`` leads back from it."""
        fields = len(state.creatures)
        reached_from = [-1] * fields
        self.reached_from = reached_from
        hours = [-1] * fields
        hours[here] = 0
        waiting = [int(here)]
        best = here
        least: i64 = FAR * FAR * FAR
        for field in waiting:
            if field == goal:
                return goal
            distance = self.distance_for(field, away, hours[field])
            if distance < least:
                least = distance
                best = field
            if hours[field] >= steps:
                continue
            for there in state.board.ways[field]:
                if hours[there] < 0 and not state.creatures[there] and not way_cut(state, field, there):
                    hours[there] = hours[field] + 1
                    reached_from[there] = field
                    waiting.append(there)
        return best

    def distance_for(self, field: i64, away: list[int], walked: i64) -> i64:
        """How far a stop for the night is from the goal; where a creature comes to at sunrise is worst of all."""
        return 10 * away[field] + walked + (FAR * 1000 if self.outlook.unsafe[field] else 0)


def farmers_with_heroes(state: Andor) -> i64:
    """How many farmers heroes have with them."""
    farmers: i64 = 0
    for number in state.order:
        farmers += state.heroes[number].farmers
    return farmers


def farmers_on_fields(state: Andor) -> i64:
    """How many farmers lie on the board."""
    farmers: i64 = 0
    for lying in state.farmers:
        farmers += lying
    return farmers


def farmers_on_the_way(state: Andor) -> i64:
    """Farmers with heroes, and half of those who lie somewhere: shields to come."""
    return farmers_with_heroes(state) + farmers_on_fields(state) // 2
