"""Notes of quests in general: moments, conditions, effects (HQ-004, HQ-103, HQ-114, HQ-120, HQ-143)."""

from __future__ import annotations

import pytest
from heroquest.table import Table, at, given, occupant

from sagenwerk.heroquest import loads, note_effects, notes
from sagenwerk.heroquest.notes import Note, NoteEffect, Trigger, happened, treasure_note
from sagenwerk.heroquest.scenario import Load, Placed
from sagenwerk.heroquest.state import BARE, BIT, DORMANT, UNTOUCHED
from sagenwerk.heroquest.wounds import loses_body

FINDER = note_effects.FINDER_GETS


def note(table: Table, moment: int, whats: list[int], *effects: NoteEffect, once: bool = True) -> Note:
    """A note of the map."""
    made = Note(f"n{len(table.state.quest.notes)}", [Trigger(moment, whats)], once, list(effects))
    made.treasure = moment == notes.TREASURE_SEARCHED
    table.state.quest.notes.append(made)
    table.state.quest.notes_at = []
    return made


def comes(table: Table, moment: int, what: int, hero: str = "elf") -> Table:
    """A moment comes for a hero."""
    return table.carry_out(happened(table.state, moment, what, ["barbarian", "dwarf", "elf", "wizard"].index(hero)))


def here() -> Table:
    """Elf and dwarf in a room, the elf on turn."""
    return given(heroes="elf dwarf").hero("elf", "B2").hero("dwarf", "D2").turn("elf")


# Moments


@pytest.mark.rule("HQ-120")
def test_a_note_for_the_first_one_is_used_up() -> None:
    table = here()
    note(table, notes.TREASURE_SEARCHED, [1], note_effects.Gold(50, FINDER))
    assert treasure_note(table.state, 1, 2)
    comes(table, notes.TREASURE_SEARCHED, 1)
    assert not treasure_note(table.state, 1, 1)
    comes(table, notes.TREASURE_SEARCHED, 1, "dwarf")
    assert [table.sheet(hero).gold for hero in ("elf", "dwarf")] == [50, 0]


@pytest.mark.rule("HQ-120")
def test_other_notes_hold_every_time_and_only_at_their_place() -> None:
    table = here()
    note(table, notes.HERO_STEPS_ON, [int(at("C2"))], note_effects.Gold(5, FINDER), once=False)
    table.now(steps_left=4).do("step east", "step south")
    assert table.sheet("elf").gold == 5
    comes(table, notes.HERO_STEPS_ON, at("C2"))
    assert table.sheet("elf").gold == 10


@pytest.mark.rule("HQ-004")
def test_a_note_may_have_several_moments_and_holds_once_for_all() -> None:
    table = here()
    made = note(table, notes.HERO_STEPS_ON, [int(at("C2"))], note_effects.Gold(5, FINDER))
    made.triggers.append(Trigger(notes.TREASURE_SEARCHED, [1]))
    comes(table, notes.TREASURE_SEARCHED, 1)
    table.now(steps_left=4).do("step east")
    assert table.sheet("elf").gold == 5


@pytest.mark.rule("HQ-004")
def test_conditions_hold_a_note_back() -> None:
    table = here().monster("orc", "H2")
    table.state.placed[0] = 0
    table.state.quest.monsters.append(Placed(1, at("H2")))
    made = note(table, notes.HERO_ENTERS, [], note_effects.Gold(5, FINDER), once=False)
    blade = table.state.tables.item_names.index("spirit-blade")
    made.after_fall = [0]
    comes(table, notes.HERO_ENTERS, 2)
    assert table.sheet("elf").gold == 0
    table.carry_out(loses_body(table.state, occupant(1), 5, "HQ-074"))
    comes(table, notes.HERO_ENTERS, 2)
    assert table.sheet("elf").gold == 5
    made.missing_item = blade
    table.hero("dwarf", items="spirit-blade")
    comes(table, notes.HERO_ENTERS, 2)
    made.missing_item = -1
    made.free = [int(at("D2"))]
    comes(table, notes.HERO_ENTERS, 2)
    made.free = []
    made.after_notes = [1]
    comes(table, notes.HERO_ENTERS, 2)
    assert table.sheet("elf").gold == 5


@pytest.mark.rule("HQ-004")
def test_a_note_may_wait_for_everybody() -> None:
    table = here()
    made = note(table, notes.HERO_STEPS_ON, [int(at("C2"))], note_effects.Blocks([int(at("C3"))]))
    made.everyone = 0
    comes(table, notes.HERO_STEPS_ON, at("C2"))
    comes(table, notes.HERO_STEPS_ON, at("C2"))
    assert list(table.state.fallen) == []
    comes(table, notes.HERO_STEPS_ON, at("C2"), "dwarf")
    assert list(table.state.fallen) == [at("C3")]


@pytest.mark.rule("HQ-004")
def test_names_of_notes_on_the_agenda_tell_nothing() -> None:
    assert notes.note_step(3, 2).name == "note 4 for the elf"
    assert notes.note_step(3, -1).name == "note 4"


# Effects


@pytest.mark.rule("HQ-155")
def test_gold_goes_to_each_or_is_shared() -> None:
    table = here()
    note(table, notes.QUEST_BEGINS, [], note_effects.Gold(50, note_effects.EACH_GETS))
    note(table, notes.QUEST_BEGINS, [], note_effects.Gold(51, note_effects.SHARED))
    comes(table, notes.QUEST_BEGINS, 0)
    assert [table.sheet(hero).gold for hero in ("elf", "dwarf")] == [76, 75]


@pytest.mark.rule("HQ-120")
def test_things_go_to_a_hero_by_name_or_to_nobody() -> None:
    table = here()
    shield = table.state.tables.item_names.index("shield")
    note(table, notes.QUEST_BEGINS, [], note_effects.GetsItem(shield, 1), note_effects.GetsItem(shield, 3))
    note(table, notes.QUEST_BEGINS, [], note_effects.GetsPotion(table.potion("holy-water"), FINDER))
    comes(table, notes.QUEST_BEGINS, 0)
    assert table.sheet("dwarf").items & BIT[shield]
    assert not table.sheet("wizard").items
    assert table.sheet("elf").potions


@pytest.mark.rule("HQ-004")
def test_the_game_master_reads_in_both_languages() -> None:
    table = here()
    note(table, notes.QUEST_BEGINS, [], note_effects.Tells({"de": "Lauft!", "en": "Run!"}))
    comes(table, notes.QUEST_BEGINS, 0)
    assert {key: table.says("event-note-tells")[0][key] for key in ("de", "en")} == {"de": "Lauft!", "en": "Run!"}


@pytest.mark.rule("HQ-143")
def test_harm_without_a_chest_may_hit_everybody() -> None:
    table = here()
    note(table, notes.QUEST_BEGINS, [], note_effects.Hurts(1, -1, True))
    comes(table, notes.QUEST_BEGINS, 0)
    assert [table.sheet(hero).body for hero in ("elf", "dwarf")] == [5, 6]


@pytest.mark.rule("HQ-103")
def test_what_is_woken_comes_up_and_attacks() -> None:
    table = here().monster("gargoyle", "B4", works="dormant")
    table.state.placed[0] = 0
    table.state.quest.monsters.append(Placed(7, at("B4")))
    note(table, notes.QUEST_BEGINS, [], note_effects.Wakes(0, True, -1))
    comes(table, notes.QUEST_BEGINS, 0)
    assert table.asked == "chance"
    assert table.where(1) in ("B3", "C2")
    assert not table.state.monster_effects[0] & (BIT[DORMANT] | BIT[UNTOUCHED])


@pytest.mark.rule("HQ-103")
def test_who_appears_stands_as_near_to_his_square_as_there_is_room() -> None:
    table = here()
    waiting = Placed(1, at("B2"))
    waiting.waits = True
    table.state.quest.monsters.append(waiting)
    note(table, notes.QUEST_BEGINS, [], note_effects.Appears(0, False), once=False)
    comes(table, notes.QUEST_BEGINS, 0)
    assert table.where(1) in ("C2", "B3")
    comes(table, notes.QUEST_BEGINS, 0)
    assert len(table.state.kinds) == 1


@pytest.mark.rule("HQ-114")
@pytest.mark.parametrize(("edition", "opened"), [("eu1", True), ("us", False)])
def test_a_secret_door_that_a_note_reveals_is_open_in_europe(edition: str, opened: bool) -> None:
    table = given(edition, heroes="elf dwarf").hero("elf", "B2").door("E2-F2", secret=True, known=False).turn("elf")
    note(table, notes.QUEST_BEGINS, [], note_effects.RevealsDoor(0))
    comes(table, notes.QUEST_BEGINS, 0)
    assert table.state.door_known(0)
    assert table.state.door_open(0) == opened


@pytest.mark.rule("HQ-031")
def test_furniture_may_go_away() -> None:
    table = here().furniture("table", "C2")
    assert table.now(steps_left=3).refused("step east") == "refusal-way-barred"
    note(table, notes.QUEST_BEGINS, [], note_effects.MovesFurniture(0))
    comes(table, notes.QUEST_BEGINS, 0)
    assert table.may("step east")
    assert table.says("event-furniture-moves")[0]["to"] == ""


@pytest.mark.rule("HQ-028")
def test_a_hero_may_be_moved() -> None:
    table = here()
    note(table, notes.QUEST_BEGINS, [], note_effects.MovesHero(int(at("H2"))))
    comes(table, notes.QUEST_BEGINS, 0)
    assert table.where("elf") == "H2"


@pytest.mark.rule("HQ-004")
def test_equipment_may_be_taken_and_given_back() -> None:
    table = here().hero("elf", spells="genie", items="shield")
    note(table, notes.QUEST_BEGINS, [], note_effects.TakesEquipment())
    note(table, notes.HERO_ENTERS, [], note_effects.GivesEquipmentBack(True))
    comes(table, notes.QUEST_BEGINS, 0)
    assert table.sheet("elf").has(BARE)
    assert not table.sheet("elf").spells
    comes(table, notes.HERO_ENTERS, 1, "dwarf")
    assert not table.sheet("elf").has(BARE)
    assert table.sheet("elf").spells == BIT[table.spell("genie")]


# Things to carry


def carrying() -> Table:
    """A crown that a note gives lies nowhere yet."""
    table = here()
    table.state.quest.loads.append(Load("crown"))
    note(table, notes.QUEST_BEGINS, [], note_effects.GivesLoad(0))
    return comes(table, notes.QUEST_BEGINS, 0)


@pytest.mark.rule("HQ-017", "HQ-034")
def test_what_is_carried_can_be_put_down_and_picked_up_by_another_hero() -> None:
    table = carrying().agrees().do("put down the load").agrees()
    assert table.state.loads[0] == at("B2")
    assert table.refused("pick up what lies here") == "refusal-just-put-down"
    table.hero("dwarf", "C2").turn("dwarf").do("pick up what lies to the west").agrees()
    assert table.sheet("dwarf").carries == 0
    assert table.refused("pick up what lies here") == "refusal-nothing-to-take"
    assert table.refused("keep the gold") == "refusal-may-not-keep"


@pytest.mark.rule("HQ-034")
def test_nobody_carries_two_things() -> None:
    table = carrying()
    table.state.quest.loads.append(Load("cup"))
    table.state.loads[1] = int(at("B2"))
    table.fresh()
    assert table.refused("pick up what lies here") == "refusal-hands-not-free"


@pytest.mark.rule("HQ-034")
def test_what_a_note_gives_to_somebody_who_carries_lies_where_he_stands() -> None:
    table = carrying()
    table.state.quest.loads.append(Load("cup"))
    note(table, notes.HERO_ENTERS, [], note_effects.GivesLoad(1))
    comes(table, notes.HERO_ENTERS, 1)
    assert table.sheet("elf").carries == 0
    assert table.state.loads[1] == at("B2")


@pytest.mark.rule("HQ-146")
def test_whoever_dies_leaves_it_lying() -> None:
    table = carrying()
    table.carry_out(loses_body(table.state, occupant("elf"), 9, "HQ-074"))
    assert table.state.loads[0] == at("B2")
    assert table.sheet("elf").carries == -1


@pytest.mark.rule("HQ-161")
def test_whoever_leaves_brings_it_out() -> None:
    table = carrying().stairs("C2 C3").now(steps_left=2).do("step east", "leave by the stairs")
    assert table.state.loads[0] == loads.OUT
    assert table.says("event-brings-out")[0]["hero"] == "elf"
