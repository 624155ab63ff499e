"""Where the three printings differ: what happens at the table in each of them, one row a difference.

A row names the difference as ``editions.toml`` does, the rules, how to see it at the table, and what is then seen in
the first European printing, in the second, and in the US game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from heroquest.table import Table, at, given, occupant

from sagenwerk.content.heroquest_box import SHELF
from sagenwerk.heroquest import goals
from sagenwerk.heroquest.combat import attack_by
from sagenwerk.heroquest.gear import BARE_HANDS, attack_dice, defend_dice
from sagenwerk.heroquest.goals import Goal, Reward
from sagenwerk.heroquest.leftovers import things_lie
from sagenwerk.heroquest.scenario import WIZARD
from sagenwerk.heroquest.sheet import sheets_of
from sagenwerk.heroquest.sight import visible
from sagenwerk.heroquest.state import DEAD, IN_PIT
from sagenwerk.heroquest.wounds import loses_body

EDITIONS = ["eu1", "eu2", "us"]


def search(edition: str) -> str:
    """A search for traps, as the edition has it."""
    return "search for traps" if edition == "us" else "search for secret doors and traps"


def doors(edition: str) -> str:
    """A search for secret doors."""
    return "search for secret doors" if edition == "us" else "search for secret doors and traps"


def sword(edition: str) -> str:
    """Attacking with what an elf has at first."""
    return "attack with shortsword" if edition == "us" else "attack with bare hands"


def on_the_way(edition: str, steps: int = 5, **options: str) -> Table:
    """The elf on B2 with so many steps left."""
    return given(edition, **options).hero("elf", "B2").turn("elf", steps_left=steps)


def potion(edition: str) -> str:
    """The potion of healing."""
    return "potion-of-healing-by-die" if edition == "us" else "potion-of-healing"


# Marching


def goes_back(edition: str) -> bool:
    return on_the_way(edition).do("step east").may("step west")


def passes_a_hero_who_refuses(edition: str) -> bool:
    return on_the_way(edition, passing_heroes="refused").hero("dwarf", "C2").turn("elf", steps_left=5).may("step east")


def passes_a_monster_with_leave(edition: str) -> bool:
    table = on_the_way(edition, passing_monsters="allowed").monster("orc", "C2").turn("elf", steps_left=5)
    return table.may("step east")


def shares_a_pit(edition: str) -> bool:
    table = given(edition).hero("elf", "B2").hero("dwarf", "C2").trap("pit", "C2", "sprung").works("dwarf", "in-pit")
    return table.turn("elf", steps_left=1).may("step east")


def monster_ends_on_the_stairs(edition: str) -> bool:
    table = given(edition).stairs("B3 C3 B4 C4").hero("elf", "Z19").monster("zombie", "B2", move=1)
    return table.turn("game master").do("choose monster 1").may("step south")


def is_lost_in_rock(edition: str) -> bool:
    table = given(edition).hero("wizard", "B2", spells="pass-through-rock").hero("elf", "H8")
    table.unused("B5 B6").dark("B2 B3 B4 C2 C3 C4").turn("wizard").do("cast pass-through-rock", "spell at wizard")
    table.do("roll for the march").sums(3).do("step south", "step south", "step south")
    return table.sheet("wizard").where == DEAD


# Sight, fights


def attacks_a_hero(edition: str) -> bool:
    return given(edition).hero("elf", "B2").hero("dwarf", "B3").turn("elf").may(sword(edition))


def sees_past_a_figure_in_the_room(edition: str) -> bool:
    table = given(edition).hero("elf", "B2").monster("orc", "C2").monster("goblin", "D2")
    return bool(visible(table.state, at("B2"), at("D2")))


def body_of_a_chaos_warrior(edition: str) -> int:
    return given(edition).monster("chaos-warrior", "B2").body(1)


def strikes_diagonally_with(weapon: str) -> Callable[[str], bool]:
    def strikes(edition: str) -> bool:
        table = given(edition).hero("elf", "C3", items=weapon).monster("orc", "D4").turn("elf")
        return table.may(f"attack with {weapon}")

    return strikes


def throws_the_dagger_at_a_neighbour(edition: str) -> bool:
    table = given(edition).hero("wizard", "C3", items="dagger").monster("orc", "C2").turn("wizard")
    return "wizard: throw dagger" in table.offers


def dice_of_the_barbarian_at_first(edition: str) -> int:
    table = given(edition).hero("barbarian", "B2")
    first = table.state.edition.start_weapon[0]
    return int(attack_dice(table.state, 0, first if first >= 0 else BARE_HANDS))


def dice_without_a_weapon(edition: str) -> int:
    return int(attack_dice(given(edition).hero("barbarian", "B2").state, 0, BARE_HANDS))


def dice_in_chain_mail_with_shield(edition: str) -> int:
    return int(defend_dice(given(edition).hero("barbarian", "B2", items="chain-mail shield").state, 0))


def cards_of(item: str) -> Callable[[str], int]:
    def cards(edition: str) -> int:
        table = given(edition)
        return int(table.state.edition.items[table.state.tables.item_names.index(item)].cards)

    return cards


# Searches


def kinds_of_searches(edition: str) -> int:
    return len([name for name in on_the_way(edition).offers if "search for" in name])


def searches_a_corridor_for_treasure(edition: str) -> bool:
    return given(edition).hero("elf", "A5").turn("elf").may("search for treasure")


def finds_a_trap_out_of_sight_in_the_passage(edition: str) -> bool:
    table = given(edition).hero("elf", "C1").trap("pit", "J1").blocked("H1").turn("elf").do(search(edition))
    return table.state.traps[0] != 0


def searches_with_a_monster_in_the_passage_out_of_sight(edition: str) -> bool:
    table = given(edition).hero("elf", "A5").monster("orc", "A12").blocked("A9").turn("elf")
    return table.may(search(edition))


def searches_with_a_monster_in_sight_elsewhere(edition: str) -> bool:
    table = given(edition).hero("elf", "E2").monster("orc", "G2").door("E2-F2", open=True).turn("elf")
    return table.may(search(edition))


def found_secret_door_is_open(edition: str) -> bool:
    table = given(edition).hero("elf", "B2").door("E4-F4", secret=True, known=False).turn("elf").do(doors(edition))
    return bool(table.state.door_open(0))


def hazard_is_drawn_again_at_once(edition: str) -> bool:
    """Gold and one hazard are in the pile; the first hero draws the hazard."""
    card = "hazard-arrow" if edition == "us" else "trap-arrow"
    table = given(edition).hero("elf", "B2").hero("dwarf", "D2").turn("elf")
    pile = [table.state.tables.treasure_names.index(name) for name in (card, "gold-25")]
    table.state.deck = [int(number in pile) for number in range(len(table.state.deck))]
    table.do("search for treasure", f"treasure card: {card}").turn("dwarf").do("search for treasure")
    return f"treasure card: {card}" in table.offers


def lie_after_the_search(edition: str) -> list[int]:
    table = given(edition).hero("elf", "B2").trap("pit", "D3").trap("spear", "D2").turn("elf").do(search(edition))
    return [int(lies) for lies in table.state.traps]


def dwarf_throws_to_remove_a_trap(edition: str) -> bool:
    table = given(edition).hero("dwarf", "B3").trap("pit", "C3", "found").turn("dwarf", steps_left=5)
    return table.do("remove the trap east").asked == "chance"


def after_a_skull_of_the_tool_kit(edition: str) -> tuple[bool, int]:
    """Whether the elf lies in the pit, and his body."""
    table = given(edition).hero("elf", "B3", items="tool-kit").hero("dwarf", "G2").trap("pit", "C3", "found")
    table.turn("elf", steps_left=5).do("remove the trap east").throws(skulls=1)
    return bool(table.sheet("elf").has(IN_PIT)), int(table.sheet("elf").body)


def searches_after_disarming(edition: str) -> bool:
    table = given(edition).hero("elf", "B3", items="tool-kit").trap("pit", "C3", "found").turn("elf", steps_left=5)
    return table.do("remove the trap east").throws(black=1).may("search for treasure")


# Traps


def turn_after_a_dodged_spear(edition: str) -> bool:
    """Whether it goes on."""
    table = given(edition).hero("elf", "B2").hero("dwarf", "G2").trap("spear", "C2").turn("elf", steps_left=5)
    return table.do("step east").throws(white=1).asked == "elf"


def body_of_a_monster_in_an_open_pit(edition: str) -> int:
    table = given(edition).hero("elf", "Z19").monster("gargoyle", "A1", body=3).trap("pit", "A2", "sprung")
    return table.turn("game master").do("choose monster 1", "step south").body(1)


def where_the_block_lies(edition: str) -> str:
    table = given(edition).hero("elf", "B2").hero("dwarf", "G2").trap("falling-block", "C2", lands_on="D2")
    table.turn("elf", steps_left=5).do("step east")
    return str(table.says("event-block-falls")[0]["fallen"])


def dice_of_the_wizard_in_a_pit(edition: str) -> tuple[int, int]:
    """Attack with bare hands, defence."""
    table = given(edition).hero("wizard", "B2").works("wizard", "in-pit")
    return int(attack_dice(table.state, WIZARD, BARE_HANDS)), int(defend_dice(table.state, WIZARD))


def in_a_pit(edition: str) -> Table:
    return given(edition).hero("elf", "C3").trap("pit", "C3", "sprung").works("elf", "in-pit").turn("elf")


def searches_a_pit_for_treasure(edition: str) -> bool:
    return in_a_pit(edition).may("search for treasure")


def what_a_search_in_a_pit_covers(edition: str) -> str:
    table = in_a_pit(edition)
    if not table.may("search for treasure"):
        return "nothing"
    table.do("search for treasure", "treasure card: gold-25")
    return "the room" if table.state.treasure_searched[1] else "the pit"


def jumps_a_found_block(edition: str) -> bool:
    table = given(edition).hero("elf", "B2").trap("falling-block", "C2", "found", lands_on="D4")
    return table.turn("elf", steps_left=5).may("jump east")


# Spells


def caster(edition: str, spells: str) -> Table:
    return given(edition).hero("wizard", "B2", spells=spells)


def attacked(table: Table) -> Table:
    """A monster beside the wizard hits him once; now he defends himself."""
    return table.carry_out(attack_by(table.state, occupant(1), occupant("wizard"), 3)).throws(skulls=1)


def dice_of_rock_skin(edition: str) -> int:
    table = caster(edition, "rock-skin").monster("orc", "C2").turn("wizard").do("cast rock-skin", "spell at wizard")
    return attacked(table).dice - 2


def dice_of_rock_skin_later(edition: str) -> int:
    """After a defence in which nothing was hit."""
    table = caster(edition, "rock-skin").monster("orc", "C2").turn("wizard").do("cast rock-skin", "spell at wizard")
    return attacked(attacked(table).throws(black=0, skulls=0)).dice - 2


def courage_without_a_monster_in_sight(edition: str) -> bool:
    table = caster(edition, "courage").turn("wizard").do("cast courage", "spell at wizard")
    return bool(table.sheet("wizard").effects >> table.effect("courage") & 1)


def courage_after_an_attack(edition: str) -> bool:
    table = caster(edition, "courage").monster("gargoyle", "C2").turn("wizard").do("cast courage", "spell at wizard")
    table.turn("wizard").do("attack with bare hands", "attack monster 1").throws(skulls=0)
    return bool(table.sheet("wizard").effects >> table.effect("courage") & 1)


def ways_to_save_from_fire(edition: str) -> int:
    """Outcomes of two combat dice, or how many of two common ones show 5 or 6."""
    table = caster(edition, "ball-of-flame").monster("gargoyle", "D3").turn("wizard")
    return len(table.do("cast ball-of-flame", "spell at monster 1").offers)


def ways_to_resist_sleep(edition: str) -> int:
    table = caster(edition, "sleep").monster("orc", "D3").turn("wizard")
    return len(table.do("cast sleep", "spell at monster 1").offers)


def sleeper_hit(edition: str) -> Table:
    table = given(edition).hero("barbarian", "B2").monster("gargoyle", "C2", body=3, works="asleep").turn("barbarian")
    return table.carry_out(attack_by(table.state, occupant("barbarian"), occupant(1), 3)).throws(skulls=1)


def sleeper_defends(edition: str) -> bool:
    return sleeper_hit(edition).asked == "chance"


def sleeper_wakes(edition: str) -> bool:
    table = sleeper_hit(edition)
    if table.asked == "chance":
        table.throws(black=table.dice)
    return not table.state.monster_effects[0] >> table.effect("asleep") & 1


def mummy_sleeps(edition: str) -> bool:
    table = caster(edition, "sleep").monster("mummy", "D3").turn("wizard")
    return table.may("cast sleep")


def burns_a_hero(edition: str) -> bool:
    return caster(edition, "ball-of-flame").hero("elf", "D3").turn("wizard").may("cast ball-of-flame")


def genie_attacks_out_of_sight(edition: str) -> bool:
    table = caster(edition, "genie").monster("orc", "V17").monster("orc", "D3").turn("wizard").do("cast genie")
    return table.may("spell at monster 1")


def spell_saves_from_death(edition: str) -> bool:
    table = caster(edition, "heal-body").hero("dwarf", "G2").turn("wizard")
    table.carry_out(loses_body(table.state, occupant("wizard"), 9, "HQ-142"))
    return "wizard: save yourself by heal-body" in table.offers


# The dead, and between quests


def what_a_dead_hero_had_lies_there(edition: str) -> bool:
    table = given(edition).hero("barbarian", "B2", body=1, gold=70).monster("orc", "E4").hero("elf", "G2")
    table.turn("barbarian").carry_out(loses_body(table.state, occupant("barbarian"), 1, "HQ-139"))
    return bool(things_lie(table.state, 1))


def companions_are_asked(edition: str) -> bool:
    table = given(edition).hero("barbarian", "B2", body=1, gold=70).hero("elf", "C2").hero("dwarf", "D2")
    table.turn("barbarian").carry_out(loses_body(table.state, occupant("barbarian"), 1, "HQ-139"))
    return "elf: take what lies in area 1" in table.offers


def won(edition: str, number: int, **sheet: Any) -> Table:
    """The elf leaves a quest by the stairs, its goal reached; earlier quests are bits."""
    table = given(edition, heroes="elf").stairs("B2 C2 B3 C3").hero("elf", "D2", **sheet)
    table.state.quest.goal = Goal(goals.StairsReached(1), [])
    if number == 14 and edition == "us":
        title = Reward(goals.EACH)
        title.title = True
        table.state.quest.goal.rewards.append(title)
    table.state.quest.number = number
    return table.turn("elf", steps_left=2).do("step west", "leave by the stairs")


def potions_kept(edition: str) -> bool:
    [sheet] = sheets_of(won(edition, 3, potions=potion(edition)).state)
    return bool(sheet.potions)


def champion_after_three(edition: str) -> tuple[bool, int]:
    """The title, and the gold that comes with it."""
    elf = won(edition, 4, quests=0b110).sheet("elf")
    return bool(elf.champion), int(elf.gold)


def champion_after_the_last(edition: str) -> bool:
    return bool(won(edition, 14, quests=2**14 - 2).sheet("elf").champion)


def gives_a_potion(edition: str) -> bool:
    table = given(edition).hero("elf", "B2", potions=potion(edition)).hero("dwarf", "C2").turn("elf")
    return f"elf: give {potion(edition)} to the dwarf" in table.offers


Seen = Callable[[str], Any]
#: Key in editions.toml (or what it is about), rules, how to see it, and what is seen in each edition.
ROWS: list[tuple[str, str, Seen, tuple[Any, Any, Any]]] = [
    ("no-square-twice", "HQ-028 HQ-029", goes_back, (False, True, True)),
    ("heroes-pass-freely", "HQ-026", passes_a_hero_who_refuses, (False, False, True)),
    ("nobody-passes-monsters", "HQ-026", passes_a_monster_with_leave, (True, True, False)),
    ("shared-stairs-and-pits", "HQ-025", shares_a_pit, (False, False, True)),
    ("monsters-keep-off-stairs", "HQ-035", monster_ends_on_the_stairs, (True, False, True)),
    ("lost-in-rock", "HQ-090", is_lost_in_rock, (False, False, True)),
    ("heroes-attack-heroes", "HQ-080", attacks_a_hero, (True, True, False)),
    ("same-room-sees", "HQ-061 HQ-063", sees_past_a_figure_in_the_room, (True, True, False)),
    ("body", "HQ-075", body_of_a_chaos_warrior, (1, 1, 3)),
    ("diagonal staff", "HQ-071", strikes_diagonally_with("staff"), (True, True, True)),
    ("diagonal short sword", "HQ-071", strikes_diagonally_with("shortsword"), (True, True, False)),
    ("dagger", "HQ-078", throws_the_dagger_at_a_neighbour, (False, False, True)),
    ("first weapon", "HQ-148", dice_of_the_barbarian_at_first, (3, 3, 3)),
    ("bare hands", "HQ-148", dice_without_a_weapon, (3, 3, 1)),
    ("armour", "HQ-148", dice_in_chain_mail_with_shield, (4, 4, 4)),
    ("cards of the broadsword", "HQ-152", cards_of("broadsword"), (1, 1, 99)),
    ("cards of the shield", "HQ-152", cards_of("shield"), (2, 2, 99)),
    ("three-searches", "HQ-016 HQ-110", kinds_of_searches, (2, 2, 3)),
    ("cards-go-below", "HQ-127", hazard_is_drawn_again_at_once, (False, True, True)),
    ("treasure-in-corridors", "HQ-121", searches_a_corridor_for_treasure, (True, True, False)),
    ("search-whole-passage", "HQ-112", finds_a_trap_out_of_sight_in_the_passage, (False, True, False)),
    ("passage", "HQ-111", searches_with_a_monster_in_the_passage_out_of_sight, (True, False, True)),
    ("monster-in-sight-forbids", "HQ-111", searches_with_a_monster_in_sight_elsewhere, (True, True, False)),
    ("found-secret-doors-open", "HQ-114", found_secret_door_is_open, (True, True, False)),
    ("found-traps-lie", "HQ-115", lie_after_the_search, ([2, 3], [2, 3], [1, 1])),
    ("dwarf-removes-without-roll", "HQ-117", dwarf_throws_to_remove_a_trap, (True, False, True)),
    ("failed-disarm-springs", "HQ-118", after_a_skull_of_the_tool_kit, ((False, 5), (False, 5), (True, 5))),
    ("disarm-is-action", "HQ-016 HQ-117 HQ-118", searches_after_disarming, (True, True, False)),
    ("dodged-spear-ends-turn", "HQ-142", turn_after_a_dodged_spear, (False, False, True)),
    ("open-traps-catch-monsters", "HQ-105", body_of_a_monster_in_an_open_pit, (2, 2, 3)),
    ("block-on-own-square", "HQ-141", where_the_block_lies, ("D2", "D2", "C2")),
    ("pit-minimum-dice", "HQ-139", dice_of_the_wizard_in_a_pit, ((0, 1), (0, 1), (1, 1))),
    ("search-in-pit", "HQ-139", searches_a_pit_for_treasure, (True, False, True)),
    ("pit-is-own-room", "HQ-139", what_a_search_in_a_pit_covers, ("the room", "nothing", "the pit")),
    ("every-trap-jumps", "HQ-144 HQ-140", jumps_a_found_block, (False, False, True)),
    ("rock-skin-dice", "HQ-090", dice_of_rock_skin, (2, 2, 1)),
    ("rock-skin-lasts", "HQ-090", dice_of_rock_skin_later, (0, 2, 1)),
    ("courage-needs-sight", "HQ-090", courage_without_a_monster_in_sight, (True, False, False)),
    ("courage-lasts", "HQ-090", courage_after_an_attack, (False, True, False)),
    ("fire-saves-by-combat-die", "HQ-090", ways_to_save_from_fire, (6, 6, 3)),
    ("sleep-saves-by-combat-die", "HQ-090", ways_to_resist_sleep, (6, 6, 3)),
    ("sleepers-defend", "HQ-090", sleeper_defends, (True, False, False)),
    ("sleep-wakes-when-attacked", "HQ-090", sleeper_wakes, (False, True, False)),
    ("undead-sleep", "HQ-090", mummy_sleeps, (True, True, False)),
    ("hero-targets", "HQ-087 HQ-080", burns_a_hero, (True, True, False)),
    ("genie-needs-sight", "HQ-087", genie_attacks_out_of_sight, (True, True, False)),
    ("spell-rescue", "HQ-147", spell_saves_from_death, (False, False, True)),
    ("companions-take-all", "HQ-146", companions_are_asked, (False, False, True)),
    ("left with monsters", "HQ-146", what_a_dead_hero_had_lies_there, (True, True, False)),
    ("potions-kept", "HQ-151", potions_kept, (False, False, True)),
    ("potions-given", "HQ-130", gives_a_potion, (False, False, True)),
    ("title-gold", "HQ-153", champion_after_three, ((True, 500), (True, 0), (False, 0))),
    ("title-after", "HQ-153", champion_after_the_last, (True, True, True)),
]


@pytest.mark.parametrize(
    ("see", "edition", "seen"),
    [
        pytest.param(see, edition, seen, marks=pytest.mark.rule(*rules.split()), id=f"{key}-{edition}")
        for key, rules, see, by_edition in ROWS
        for edition, seen in zip(EDITIONS, by_edition, strict=True)
    ],
)
def test_an_edition_is_played_as_it_is_printed(see: Seen, edition: str, seen: Any) -> None:
    assert see(edition) == seen


def test_every_difference_of_the_editions_is_seen_at_the_table() -> None:
    box = SHELF.shipped.box
    numbers = {
        name: [getattr(getattr(box.editions, one), name.replace("-", "_")) for one in EDITIONS]
        for name in box.differences
    }
    differ = {name for name, (eu1, eu2, us) in numbers.items() if not eu1 == eu2 == us}
    assert differ - {key for key, *_ in ROWS} == set()
