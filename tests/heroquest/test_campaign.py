"""From quest to quest: sheets, armoury, gold from hand to hand (HQ-149 to HQ-153, HQ-163, HQ-164)."""

from __future__ import annotations

import pytest
from heroquest.quests import begun
from heroquest.table import Table, given

from sagenwerk.content.heroquest_box import load
from sagenwerk.heroquest.begin import new_game
from sagenwerk.heroquest.sheet import party_text, sheets_of
from sagenwerk.heroquest.state import BIT, DEAD, LEFT


def text(table: Table) -> str:
    """What the heroes bring along, as the text of a file."""
    return party_text(table.state.tables, sheets_of(table.state))


def gone(table: Table, *heroes: str, where: int = int(LEFT)) -> Table:
    """These heroes are out, or dead."""
    for hero in heroes:
        table.sheet(hero).where = where
    return table


def going_on(content: str, heroes: str, name: str = "quest-2", edition: str = "eu1") -> Table:
    """The next quest with these sheets, at its first question."""
    return Table(new_game(load(name, content), heroes.split(), {"edition": edition}))


def sheet(hero: str, gold: int, items: str = "") -> str:
    """A block of a file."""
    listed = ", ".join(f'"{item}"' for item in items.split())
    return f'[[party]]\nhero = "{hero}"\ngold = {gold}\nitems = [{listed}]\n\n'


def has(table: Table, hero: str, item: str) -> bool:
    """Whether a hero has a thing."""
    return bool(table.sheet(hero).items & BIT[table.state.tables.item_names.index(item)])


# Sheets


@pytest.mark.rule("HQ-150", "HQ-153")
def test_survivors_take_gold_things_and_titles_into_the_next_quest_whole_again() -> None:
    table = begun("quest-1", heroes="elf dwarf").hero("elf", gold=10, items="helmet", body=1, quests=0b10)
    table.hero("dwarf", gold=5, champion=True, outlawed=True)
    content = text(gone(table, "elf", "dwarf"))
    after = going_on(content, "elf dwarf")
    elf, dwarf = after.sheet("elf"), after.sheet("dwarf")
    assert (elf.gold, elf.body, elf.quests) == (10, 6, 0b10)
    assert has(after, "elf", "helmet")
    assert (dwarf.gold, dwarf.champion, dwarf.outlawed) == (5, True, True)
    after.do("take the spells of air")
    assert bin(elf.spells).count("1") == 3


@pytest.mark.rule("HQ-145", "HQ-163")
def test_in_place_of_the_dead_beginners_come() -> None:
    table = begun("quest-1", heroes="elf dwarf").hero("elf", gold=10).hero("dwarf", gold=99)
    gone(table, "elf")
    gone(table, "dwarf", where=int(DEAD))
    after = going_on(text(table), "elf dwarf")
    assert [after.sheet(hero).gold for hero in ("elf", "dwarf")] == [10, 0]


@pytest.mark.rule("HQ-151")
def test_potions_are_kept_in_the_us_only() -> None:
    for edition, kept in (("eu1", False), ("us", True)):
        table = begun("quest-1", edition, "elf").hero("elf", potions="potion-of-healing potion-of-healing")
        content = text(gone(table, "elf"))
        assert ("potion-of-healing" in content) == kept
        after = going_on(content, "elf", edition=edition)
        assert bool(after.sheet("elf").potions) == kept


@pytest.mark.rule("HQ-163", "HQ-164")
def test_a_lost_quest_may_be_tried_again_with_what_is_left() -> None:
    table = gone(begun("quest-3", heroes="elf").hero("elf", gold=70), "elf")
    again = going_on(text(table), "elf", "quest-3")
    assert again.sheet("elf").gold == 70
    assert len(again.state.quest.monsters) == len(load("quest-3").quests[0].monsters)


# The armoury


@pytest.mark.rule("HQ-152")
def test_the_armoury_opens_only_for_who_comes_from_a_quest_with_gold() -> None:
    assert going_on("", "elf").question == "elf chooses an element"
    assert going_on(sheet("elf", 10), "elf").question == "elf chooses an element"
    assert going_on(sheet("elf", 300), "elf").question == "elf buys"
    assert going_on(sheet("dwarf", 300), "elf").question == "elf chooses an element"


@pytest.mark.rule("HQ-152")
def test_a_hero_buys_as_long_as_he_has_gold() -> None:
    table = going_on(sheet("dwarf", 370), "dwarf").agrees()
    table.do("buy broadsword").agrees()
    assert table.sheet("dwarf").gold == 120
    assert table.refused("buy broadsword") == "refusal-sold-out"
    assert table.refused("buy crossbow") == "refusal-too-dear"
    assert table.refused("buy spirit-blade") == "refusal-not-sold"
    table.do("buy helmet")
    assert table.question == "dwarf chooses where to start"
    assert has(table, "dwarf", "broadsword")
    assert table.says("event-buys")[-1]["count"] == 120


@pytest.mark.rule("HQ-149", "HQ-152")
def test_the_wizard_may_not_buy_metal() -> None:
    table = going_on(sheet("wizard", 500), "wizard")
    assert table.refused("buy shield") == "refusal-not-for-this-hero"
    assert table.may("buy staff")


@pytest.mark.rule("HQ-152")
def test_there_is_one_card_of_each_thing_and_two_of_helmet_and_shield() -> None:
    table = going_on(sheet("elf", 400, "broadsword helmet") + sheet("dwarf", 900), "dwarf elf")
    table.do("dwarf: hand over no more", "elf: hand over no more")
    assert table.refused("buy broadsword") == "refusal-sold-out"
    table.do("buy helmet", "buy shield", "buy no more").agrees()
    assert table.question == "elf buys"
    assert table.may("buy shield")
    assert table.refused("buy helmet") == "refusal-sold-out"


@pytest.mark.rule("HQ-152")
def test_nobody_buys_what_he_has() -> None:
    table = going_on(sheet("elf", 400, "helmet"), "elf")
    assert table.refused("buy helmet") == "refusal-has-it-already"


@pytest.mark.rule("HQ-152")
def test_heroes_may_hand_each_other_gold_before() -> None:
    table = going_on(sheet("elf", 150) + sheet("dwarf", 60), "elf dwarf").agrees()
    table.do("elf: hand 100 gold to the dwarf", "elf: hand 25 gold to the dwarf").agrees()
    assert table.refused("elf: hand 100 gold to the dwarf") == "refusal-not-so-much-gold"
    assert table.refused("elf: hand 25 gold to the wizard") == "refusal-hero-not-there"
    table.do("elf: hand over no more", "dwarf: hand over no more", "dwarf: buy spear")
    assert [table.sheet(hero).gold for hero in ("elf", "dwarf")] == [25, 35]
    assert {line["other"] for line in table.says("event-gets-gold")} == {"elf"}


@pytest.mark.rule("HQ-154")
def test_nothing_is_sold_to_the_armoury() -> None:
    table = going_on(sheet("elf", 400, "helmet"), "elf", edition="us")
    assert not [action.name for action in table.state.scenario.actions.all if "sell" in action.name]
    assert not [offer for offer in table.offers if not offer.startswith("elf: buy")]


@pytest.mark.rule("HQ-150")
def test_an_empty_board_has_no_sheets() -> None:
    assert party_text(given().state.tables, []) == ""
