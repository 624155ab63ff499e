"""Goals, leaving by the stairs, the end, rewards and titles (HQ-153, HQ-155, HQ-160 to HQ-162)."""

from __future__ import annotations

import pytest
from heroquest.table import Table, at, given, occupant

from sagenwerk.heroquest import goals
from sagenwerk.heroquest.goals import Goal, Reward, Want, hero_leaves
from sagenwerk.heroquest.loads import OUT
from sagenwerk.heroquest.scenario import Load, Placed
from sagenwerk.heroquest.slots import ALLIES_OUT, KILLER, RESCUER, ROOMS_ENTERED
from sagenwerk.heroquest.state import BIT, LEFT
from sagenwerk.heroquest.wounds import loses_body
from sagenwerk.kernel import Result


def with_goal(table: Table, want: Want | None = None, *rewards: Reward, number: int = 3) -> Table:
    """Stairs on B2 to C3 and a goal: reaching the stairs if no other one is named."""
    table.stairs("B2 C2 B3 C3")
    table.state.quest.goal = Goal(goals.StairsReached(1) if want is None else want, list(rewards))
    table.state.quest.number = number
    return table


def reward(to: int, gold: int = 0, item: int = -1, title: bool = False) -> Reward:
    """A reward."""
    made = Reward(to)
    made.gold, made.item, made.title = gold, item, title
    return made


def leave(table: Table, *heroes: str) -> Table:
    """These heroes step onto the stairs from D2 and leave."""
    for hero in heroes:
        table.hero(hero, "D2").turn(hero, steps_left=2).do("step west", "leave by the stairs")
    return table


# Leaving


@pytest.mark.rule("HQ-161")
def test_whoever_steps_onto_the_stairs_may_leave_or_stay() -> None:
    table = with_goal(given()).hero("elf", "E2").hero("dwarf", "G2").turn("elf", steps_left=4)
    table.do("step west", "step west").agrees()
    assert table.offers == ["elf: leave by the stairs", "elf: stay in the quest"]
    table.do("stay in the quest")
    assert table.where("elf") == "C2"
    assert table.asked == "elf"


@pytest.mark.rule("HQ-012", "HQ-161")
def test_whoever_leaves_is_out_and_the_next_one_is_on_turn() -> None:
    table = leave(with_goal(given()).hero("dwarf", "G2"), "elf")
    assert table.sheet("elf").where == LEFT
    assert table.where("elf") == ""
    assert table.asked == "dwarf" or table.asked == "game master"
    assert table.says("event-leaves")[0]["where"] == LEFT


@pytest.mark.rule("HQ-161")
def test_whoever_starts_on_the_stairs_is_not_asked_before_he_has_left_the_tile() -> None:
    table = with_goal(given()).hero("elf", "B2").hero("dwarf", "G2").turn("elf", steps_left=4)
    table.do("step east")
    assert table.asked == "elf"
    assert "elf: leave by the stairs" not in table.offers
    table.do("step east")
    table.turn("elf", steps_left=2).do("step west")
    assert "elf: leave by the stairs" in table.offers


@pytest.mark.rule("HQ-161")
def test_whoever_was_moved_onto_the_stairs_and_away_again_is_not_asked() -> None:
    table = with_goal(given()).hero("elf", "D2").hero("dwarf", "G2").turn("elf", steps_left=4)
    follows = hero_leaves(table.state, 2)
    table.carry_out(follows)
    assert table.asked == "elf"
    assert "elf: leave by the stairs" not in table.offers


# The end


@pytest.mark.rule("HQ-160", "HQ-162")
def test_the_quest_is_won_when_the_last_living_hero_has_left_and_the_goal_was_reached() -> None:
    table = leave(with_goal(given(heroes="elf dwarf")).hero("dwarf", "G2"), "elf")
    assert table.asked == "dwarf"
    leave(table, "dwarf")
    assert table.state.result is Result.WON
    assert table.told[-1] == "event-quest-won"


@pytest.mark.rule("HQ-160", "HQ-162")
def test_without_its_goal_it_is_lost_when_all_have_left() -> None:
    table = leave(with_goal(given(heroes="elf"), goals.Entered(5)), "elf")
    assert table.state.result is Result.LOST


@pytest.mark.rule("HQ-160", "HQ-162")
def test_it_is_lost_when_all_are_dead_even_if_the_goal_was_reached() -> None:
    table = with_goal(given(heroes="elf"), goals.Entered(5)).hero("elf", "G2").turn("elf")
    table.state.slots[ROOMS_ENTERED] = BIT[5]
    table.carry_out(loses_body(table.state, occupant("elf"), 9, "HQ-142"))
    assert table.state.result is Result.LOST


@pytest.mark.rule("HQ-160", "HQ-162")
def test_the_dead_do_not_count_among_those_who_have_to_leave() -> None:
    table = with_goal(given(heroes="elf dwarf")).hero("dwarf", "G2").hero("elf", "H2").turn("elf")
    table.carry_out(loses_body(table.state, occupant("dwarf"), 9, "HQ-142"))
    assert leave(table, "elf").state.result is Result.WON


@pytest.mark.rule("HQ-160")
def test_a_goal_may_end_the_quest_at_once() -> None:
    table = with_goal(given(heroes="elf"), goals.Entered(5)).hero("elf", "G2")
    table.state.quest.goal.ends_when = goals.Entered(5)
    table.turn("elf")
    assert table.asked == "elf"
    table.state.slots[ROOMS_ENTERED] = BIT[5]
    table.do("end the turn")
    assert table.state.result is Result.WON


# What can be wanted


def shown(table: Table, square: str, kind: str = "orc") -> None:
    """The map shows a figure on a square, and it has come to the board."""
    quest = table.state.quest
    number = [entry.name for entry in quest.kinds].index(kind)
    quest.monsters.append(Placed(number, at(square)))
    table.monster(kind, square)
    table.state.placed[-1] = len(quest.monsters) - 1


@pytest.mark.rule("HQ-160")
def test_a_target_has_to_be_killed(table: Table) -> None:
    shown(table.hero("elf", "G2"), "G3")
    want = goals.Killed([0])
    assert not want.reached(table.state)
    table.state.quest.monsters[0].target = True
    table.turn("elf").carry_out(loses_body(table.state, occupant(1), 5, "HQ-074"))
    assert want.reached(table.state)
    assert table.state.slots[KILLER] == 3


@pytest.mark.rule("HQ-160")
def test_all_have_to_be_killed_but_who_waits_or_was_never_woken(table: Table) -> None:
    shown(table.hero("elf", "G2"), "G3")
    table.monster("gargoyle", "H3", works="dormant")
    waiting = Placed(0, at("K3"))
    waiting.waits = True
    table.state.quest.monsters.append(waiting)
    want = goals.AllKilled()
    assert not want.reached(table.state)
    table.turn("elf").carry_out(loses_body(table.state, occupant(1), 5, "HQ-074"))
    assert want.reached(table.state)
    table.state.quest.monsters.append(Placed(1, at("N3")))
    assert not want.reached(table.state)


@pytest.mark.rule("HQ-160")
def test_things_have_to_be_brought_out(table: Table) -> None:
    table.state.quest.loads.append(Load("gem"))
    want = goals.Brought([0])
    assert not want.reached(table.state)
    table.state.loads[0] = int(OUT)
    assert want.reached(table.state)


@pytest.mark.rule("HQ-160")
def test_an_item_counts_in_the_hands_of_a_living_hero(table: Table) -> None:
    blade = table.state.tables.item_names.index("spirit-blade")
    want = goals.ItemOut(blade)
    assert not want.reached(table.state)
    table.hero("elf", "G2", items="spirit-blade")
    assert want.reached(table.state)


@pytest.mark.rule("HQ-160")
def test_allies_notes_rooms_and_combinations_can_be_wanted(table: Table) -> None:
    state = table.state
    ally, note, room = goals.AllyOut(1), goals.NoteHappened(4), goals.Entered(7)
    both, one = goals.AllOf([ally, note, room]), goals.AnyOf([ally, note, room])
    assert not one.reached(state)
    state.slots[ALLIES_OUT] = 1
    assert one.reached(state)
    assert not both.reached(state)
    state.notes_done = BIT[4]
    state.slots[ROOMS_ENTERED] = BIT[7]
    assert both.reached(state)


# Rewards


@pytest.mark.rule("HQ-155")
def test_each_survivor_is_paid_or_all_share_and_the_rest_goes_to_the_first() -> None:
    table = with_goal(given(heroes="elf dwarf barbarian"), None, reward(goals.EACH, 100), reward(goals.SPLIT, 50))
    table.hero("dwarf", "G2").hero("barbarian", "H2").turn("elf")
    table.hero("elf", "I2").turn("elf").carry_out(loses_body(table.state, occupant("barbarian"), 9, "HQ-142"))
    leave(table, "elf", "dwarf")
    assert [table.sheet(hero).gold for hero in ("elf", "dwarf", "barbarian")] == [125, 125, 0]
    table = with_goal(given(heroes="elf dwarf"), None, reward(goals.SPLIT, 101))
    leave(table.hero("dwarf", "G2"), "elf", "dwarf")
    assert [table.sheet(hero).gold for hero in ("elf", "dwarf")] == [51, 50]


@pytest.mark.rule("HQ-155")
@pytest.mark.parametrize(("to", "slot"), [(goals.TO_KILLER, KILLER), (goals.TO_RESCUER, RESCUER)])
def test_killer_and_rescuer_get_their_reward_alone_if_they_live(to: int, slot: int) -> None:
    table = with_goal(given(heroes="elf dwarf"), None, reward(to, 100)).hero("dwarf", "G2")
    table.state.slots[slot] = 2
    leave(table, "elf", "dwarf")
    assert [table.sheet(hero).gold for hero in ("elf", "dwarf")] == [0, 100]
    table = with_goal(given(heroes="elf dwarf"), None, reward(to, 100)).hero("dwarf", "G2").hero("elf", "H2")
    table.state.slots[slot] = 2
    table.turn("elf").carry_out(loses_body(table.state, occupant("dwarf"), 9, "HQ-142"))
    leave(table, "elf")
    assert table.sheet("elf").gold == 100


@pytest.mark.rule("HQ-155")
def test_a_lost_quest_pays_nothing_and_counts_for_nobody() -> None:
    table = leave(with_goal(given(heroes="elf"), goals.Entered(5), reward(goals.EACH, 100)), "elf")
    assert (table.sheet("elf").gold, table.sheet("elf").quests) == (0, 0)


# Titles


@pytest.mark.rule("HQ-153")
def test_three_quests_make_a_champion_with_500_gold() -> None:
    table = with_goal(given(heroes="elf dwarf"), number=4).hero("dwarf", "G2", quests=0b10)
    table.hero("elf", quests=0b110)
    leave(table, "elf", "dwarf")
    assert (table.sheet("elf").champion, table.sheet("elf").gold) == (True, 500)
    assert (table.sheet("dwarf").champion, table.sheet("dwarf").gold) == (False, 0)
    assert table.says("event-champion")[0]["count"] == 500


@pytest.mark.rule("HQ-153")
def test_an_outlaw_never_becomes_a_champion() -> None:
    table = with_goal(given(heroes="elf"), number=4).hero("elf", quests=0b110, outlawed=True)
    assert not leave(table, "elf").sheet("elf").champion


@pytest.mark.rule("HQ-153")
def test_a_quest_outside_the_book_counts_for_no_title() -> None:
    table = with_goal(given(heroes="elf"), number=0).hero("elf", quests=0b110)
    assert not leave(table, "elf").sheet("elf").champion


@pytest.mark.rule("HQ-153")
def test_in_the_us_the_title_comes_with_the_last_quest() -> None:
    table = with_goal(given("us", heroes="elf"), None, reward(goals.EACH, title=True), number=14)
    leave(table.hero("elf", quests=0b110), "elf")
    assert (table.sheet("elf").champion, table.sheet("elf").gold) == (True, 0)
