"""The goal of a quest, leaving by the stairs, the end, rewards and titles (HQ-153, HQ-155, HQ-160 to HQ-162)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.heroquest import events, loads
from sagenwerk.heroquest.figures import alive, kind_of, put_hero
from sagenwerk.heroquest.notes import has_fallen
from sagenwerk.heroquest.scenario import HERO_NAMES, HEROES, QuestScenario
from sagenwerk.heroquest.slots import ALLIES_OUT, FINDER, KILLER, RESCUER, ROOMS_ENTERED
from sagenwerk.heroquest.state import BARE, BIT, COMMANDED, DEAD, DORMANT, LEFT, Quest, bits
from sagenwerk.kernel.contract import Action, Question, Result, Step

#: To whom a reward goes: every survivor, all survivors together, who killed the target, who brought the ally out.
EACH: Final[i64] = 0
SPLIT: Final[i64] = 1
TO_KILLER: Final[i64] = 2
TO_RESCUER: Final[i64] = 3
RECEIVER_NAMES: Final = ["each", "split", "killer", "rescuer"]


class Want:
    """One thing that a quest asks for."""

    def reached(self, state: Quest) -> bool:
        """Whether it has been reached now."""
        raise TypeError("this goal wants nothing")

    def shows(self, state: Quest) -> bool:
        """Whether everybody at the table knows that nothing but the way out is left to do (HQ-004, HQ-160)."""
        return self.reached(state)


class Killed(Want):
    """These figures of the map are dead."""

    def __init__(self, placed: list[int]) -> None:
        self.placed = placed

    def reached(self, state: Quest) -> bool:
        for placed in self.placed:
            if not has_fallen(state, placed):
                return False
        return True


class AllKilled(Want):
    """Every figure of the map is dead, and so is every other one on the board.

    Who waits for a note, or stands there like a statue, does not count before he comes.
    """

    def reached(self, state: Quest) -> bool:
        for figure in range(len(state.kinds)):
            if alive(state, figure) and not kind_of(state, figure).ally and not state.monster_has(figure, DORMANT):
                return False
        quest = state.quest
        for placed in range(len(quest.monsters)):
            monster = quest.monsters[placed]
            counts = not monster.waits and not monster.dormant and not quest.kinds[monster.kind].ally
            if counts and placed not in state.placed:
                return False
        return True

    def shows(self, state: Quest) -> bool:
        """Only the game master knows that no other one waits somewhere."""
        return False


class AllyOut(Want):
    """So many allies have reached the stairs."""

    def __init__(self, count: i64) -> None:
        self.count = count

    def reached(self, state: Quest) -> bool:
        return state.slots[ALLIES_OUT] >= self.count


class Brought(Want):
    """All these things have been brought to the stairs."""

    def __init__(self, wanted: list[int]) -> None:
        self.wanted = wanted

    def reached(self, state: Quest) -> bool:
        for one in self.wanted:
            if state.loads[one] != loads.OUT:
                return False
        return True


class ItemOut(Want):
    """A hero who is out, or still in the quest, has this piece of equipment or artifact."""

    def __init__(self, item: i64) -> None:
        self.item = item

    def reached(self, state: Quest) -> bool:
        for number in state.order:
            hero = state.heroes[number]
            if hero.where != DEAD and hero.items & BIT[self.item]:
                return True
        return False


class Entered(Want):
    """A hero has been in this room."""

    def __init__(self, room: i64) -> None:
        self.room = room

    def reached(self, state: Quest) -> bool:
        return state.slots[ROOMS_ENTERED] & BIT[self.room] != 0


class NoteHappened(Want):
    """This note has been read."""

    def __init__(self, note: i64) -> None:
        self.note = note

    def reached(self, state: Quest) -> bool:
        return state.notes_done & BIT[self.note] != 0


class StairsReached(Want):
    """So many heroes are out."""

    def __init__(self, count: i64) -> None:
        self.count = count

    def reached(self, state: Quest) -> bool:
        out: i64 = 0
        for number in state.order:
            if state.heroes[number].where == LEFT:
                out += 1
        return out >= self.count

    def shows(self, state: Quest) -> bool:
        """From the beginning there is nothing else to do."""
        return True


class AnyoneOut(StairsReached):
    """In an imagined quest whose task nobody can guess: somebody gets out."""

    def __init__(self) -> None:
        super().__init__(1)

    def shows(self, state: Quest) -> bool:
        """There may be something else to do."""
        return False


class AllOf(Want):
    """All of these."""

    def __init__(self, wants: list[Want]) -> None:
        self.wants = wants

    def reached(self, state: Quest) -> bool:
        for want in self.wants:
            if not want.reached(state):
                return False
        return True

    def shows(self, state: Quest) -> bool:
        for want in self.wants:
            if not want.shows(state):
                return False
        return True


class AnyOf(Want):
    """One of these is enough."""

    def __init__(self, wants: list[Want]) -> None:
        self.wants = wants

    def reached(self, state: Quest) -> bool:
        for want in self.wants:
            if want.reached(state):
                return True
        return False

    def shows(self, state: Quest) -> bool:
        for want in self.wants:
            if want.shows(state):
                return True
        return False


class Reward:
    """What the heroes get once the quest is won: gold, an item, or the title (HQ-153, HQ-155)."""

    def __init__(self, to: i64) -> None:
        self.to = to
        self.gold: i64 = 0
        self.item: i64 = -1
        self.title = False


class Goal:
    """The goal of a quest: ``[map.eu.goal]`` of a quest file."""

    def __init__(self, want: Want, rewards: list[Reward]) -> None:
        self.want = want
        self.rewards = rewards
        #: The quest is over as soon as this is reached; else when the heroes have left or are dead (HQ-161, HQ-162).
        self.ends_when: Want | None = None


def goal_shows(state: Quest) -> bool:
    """Whether it is plain to everybody that the quest's goal has been reached, or was only to get out (HQ-160)."""
    goal: Goal | None = state.quest.goal
    return goal is not None and goal.want.shows(state)


def only_way_out_left(state: Quest) -> bool:
    """The same of any state: a view says so itself, a state that is played on knows its goal."""
    return state.quest.goal_shows or goal_shows(state)


def quest_over(state: Quest) -> bool:
    """Whether the quest has ended: all living heroes have left, all are dead, or its goal ends it at once.

    It is won if the goal was reached and at least one hero got out alive; then rewards are paid. Sets ``state.result``
    (HQ-160, HQ-162).
    """
    goal: Goal | None = state.quest.goal
    for number in state.order:
        if state.heroes[number].square >= 0:
            if goal is None or goal.ends_when is None or not goal.ends_when.reached(state):
                return False
            break
    survivors: list[int] = [number for number in state.order if state.heroes[number].where != DEAD]
    brings_equipment(state, survivors)
    won = bool(survivors) and goal is not None and goal.want.reached(state)
    if won and goal is not None:
        writes_down(state, survivors)
        for reward in goal.rewards:
            pays(state, reward, survivors)
        gives_titles(state, survivors)
    if state.chronicle is not None:
        events.happens(state, "event-quest-won" if won else "event-quest-lost", "HQ-160", {})
    state.result = Result.WON if won else Result.LOST
    return True


def brings_equipment(state: Quest, survivors: list[int]) -> None:
    """Heroes who are out without their equipment have it again if somebody brought it, else it is lost (quest 6)."""
    for number in survivors:
        hero = state.heroes[number]
        if hero.has(BARE):
            hero.effects &= ~BIT[BARE]
            brought = state.slots[FINDER] > 0 and state.slots[FINDER] - 1 in survivors
            if not brought:
                hero.items = 0
            if state.chronicle is not None:
                message = "event-equipment-back" if brought else "event-equipment-lost"
                events.hero_does(state, message, "HQ-150", number, {})


def writes_down(state: Quest, survivors: list[int]) -> None:
    """The survivors have done this quest (HQ-153); a quest outside the book has no number and does not count."""
    if state.quest.number > 0:
        for number in survivors:
            state.heroes[number].quests |= BIT[state.quest.number]


def pays(state: Quest, reward: Reward, survivors: list[int]) -> None:
    """A reward is paid (HQ-155): each gets it, or all share, what cannot be shared going to the first in turn order.

    Who killed the target or brought the ally out may be dead: then the survivors share.
    """
    receivers = survivors
    if reward.to == TO_KILLER or reward.to == TO_RESCUER:
        number = state.slots[KILLER if reward.to == TO_KILLER else RESCUER] - 1
        if number in survivors:
            receivers = [int(number)]
    for place in range(len(receivers)):
        hero = state.heroes[receivers[place]]
        gold = reward.gold
        if reward.to != EACH:
            gold = reward.gold // len(receivers)
            if place < reward.gold % len(receivers):
                gold += 1
        hero.gold += gold
        if reward.item >= 0 and (place == 0 or reward.to == EACH):
            hero.items |= BIT[reward.item]
        if reward.title and not hero.outlawed:
            hero.champion = True
        if state.chronicle is not None:
            events.hero_does(state, "event-reward", "HQ-155", receivers[place], {"count": gold})


def gives_titles(state: Quest, survivors: list[int]) -> None:
    """Champion and his gold after so many quests; never for an outlaw (HQ-153)."""
    edition = state.edition
    for number in survivors:
        hero = state.heroes[number]
        if not hero.champion and not hero.outlawed and len(bits(hero.quests)) >= edition.title_after:
            hero.champion = True
            hero.gold += edition.title_gold
            if state.chronicle is not None:
                events.hero_does(state, "event-champion", "HQ-153", number, {"count": edition.title_gold})


def hero_leaves(state: Quest, number: i64) -> list[Step[Any]]:
    """A hero has stepped onto the stairs tile: he may leave there (HQ-161).

    Only a step from beside the tile counts: whoever starts on it, or goes from one of its squares to another, is not
    asked. Who wants to leave at once steps off and on again. That he may also stay is our reading: he could as well
    have gone round.
    """
    trail = state.trail
    if state.turn == number and len(trail) > 1 and trail[-2] in state.quest.stairs:
        return []
    return [ON_STAIRS[number]]


class OnStairs(Step[Quest]):
    """If nothing else happened to him there, the hero on the stairs is asked (HQ-161)."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]} on the stairs")
        self.hero = hero

    def carry_out(self, state: Quest) -> None:
        if may_leave(state, self.hero):
            state.first(LEAVES_OR_STAYS[self.hero])


def may_leave(state: Quest, number: i64) -> bool:
    """Whether the hero stands on the stairs, with nobody under him, and is free to go (HQ-091)."""
    square = state.heroes[number].square
    if square < 0 or square not in state.quest.stairs or state.heroes[number].has(COMMANDED):
        return False
    return state.at[square] == number + 1 or (state.edition.shared_stairs_and_pits and 0 < state.at[square] <= HEROES)


class LeavesOrStays(Question[Quest]):
    """Does the hero leave the quest by the stairs (HQ-161)?"""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]} may leave by the stairs")
        self.hero = hero

    def actor(self, state: Quest) -> i64:
        return self.hero

    def options(self, state: Quest) -> list[Action[Any]]:
        return STAIRS_ANSWERS[self.hero]


class LeavesQuest(Action[Quest]):
    """The hero is out, with what he carries; he is safe and comes back in the next quest (HQ-161)."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: leave by the stairs", hero)

    def carry_out(self, state: Quest) -> None:
        loads.leaves(state, self.hero)
        hero = state.heroes[self.hero]
        put_hero(state, self.hero, -1)
        hero.where = LEFT
        hero.effects &= BIT[BARE]
        if state.chronicle is not None:
            events.hero_does(state, "event-leaves", "HQ-161", self.hero, {})


class StaysInQuest(Action[Quest]):
    """The hero only stands there."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: stay in the quest", hero)

    def carry_out(self, state: Quest) -> None:
        """Nothing changes."""


ON_STAIRS: Final = [OnStairs(hero) for hero in range(HEROES)]
LEAVES_OR_STAYS: Final = [LeavesOrStays(hero) for hero in range(HEROES)]
STAIRS_ANSWERS: Final[list[list[Action[Any]]]] = [[LeavesQuest(hero), StaysInQuest(hero)] for hero in range(HEROES)]


def actions_of(tables: QuestScenario) -> list[Action[Any]]:
    """Leaving and staying, by hero."""
    for hero in range(HEROES):
        for answer in STAIRS_ANSWERS[hero]:
            answer.asked_by = LEAVES_OR_STAYS[hero]
    return [action for row in STAIRS_ANSWERS for action in row]


def steps_of(tables: QuestScenario) -> list[Step[Any]]:
    """The question on the stairs, by hero."""
    return [*ON_STAIRS, *LEAVES_OR_STAYS]
