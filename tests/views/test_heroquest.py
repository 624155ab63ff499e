"""Views of HeroQuest: what a seat sees, may do, and is told when something is not possible."""

from __future__ import annotations

import json

import msgspec
import pytest
from heroquest.quests import begun
from heroquest.table import Table, at, given
from heroquest.twins import same_with

from sagenwerk.content.heroquest_box import load, scenarios
from sagenwerk.heroquest.begin import new_game
from sagenwerk.heroquest.position import SQUARE_NAMES
from sagenwerk.heroquest.scenario import Placed, QuestMap, Trap
from sagenwerk.heroquest.state import Quest
from sagenwerk.kernel import GAME_MASTER, NOBODY, Event
from sagenwerk.locales import LANGUAGES, sentence
from sagenwerk.views.heroquest import board, board_digest, choice, field_says, known, line_of, view_of
from sagenwerk.views.heroquest.view import HeroQuestView, QuestFigure, QuestHero
from sagenwerk.views.shell import FieldSays, Offer, Sentence


def seen(state: Quest) -> HeroQuestView:
    """What the browser gets, after a journey over the line."""
    view = view_of(state, {"dwarf": "m"})
    assert msgspec.json.decode(msgspec.json.encode(view), type=HeroQuestView) == view
    return view


def sheet(table: Table, name: str) -> QuestHero:
    return next(one for one in seen(table.state).heroes if one.id == name)


def offered(table: Table, kind: str) -> list[Offer]:
    return [one for one in seen(table.state).offers if one.kind == kind]


def alone(edition: str = "eu1", square: str = "B2", **figure: object) -> Table:
    """The barbarian alone on the board, on turn."""
    return given(edition).hero("barbarian", square, **figure).turn("barbarian")


# The board


def test_a_hero_sheet_shows_what_he_can_do_now() -> None:
    table = given().hero("dwarf", "B2", items="battle-axe plate-armour", body=3, gold=70, potions="potion-of-healing")
    hero = sheet(table.turn("dwarf"), "dwarf")
    assert (hero.square, hero.body, hero.gold, hero.where, hero.figure) == ("B2", 3, 70, "in-quest", "m")
    assert hero.items == ["battle-axe", "plate-armour"]
    assert hero.potions == {"potion-of-healing": 1}
    assert (hero.move_dice, hero.attack, hero.defend) == (1, 4, 4)


def test_spells_stand_there_with_their_element() -> None:
    table = given().hero("wizard", "B2", spells="genie sleep").works("wizard", "rock-skin").turn("wizard")
    wizard = sheet(table, "wizard")
    assert [(spell.id, spell.element) for spell in wizard.spells] == [("genie", "air"), ("sleep", "water")]
    assert wizard.effects == ["rock-skin"]


def test_figures_of_the_game_master_are_numbered_as_they_came() -> None:
    table = alone().monster("orc", "C3").monster("mummy", "D5", works="asleep").turn("barbarian")
    orc, mummy = seen(table.state).figures
    assert (orc.id, orc.kind, orc.square, orc.move, orc.attack, orc.defend, orc.body) == (1, "orc", "C3", 8, 3, 2, 1)
    assert (mummy.id, mummy.figure, mummy.effects, mummy.confidence) == (2, "mummy", ["asleep"], "confirmed")


def test_doors_name_the_two_squares_and_whether_they_are_open() -> None:
    table = alone().door("E3-F3").door("D4-D5", open=True).turn("barbarian")
    doors = {(door.square, door.side, door.beyond): door.open for door in seen(table.state).doors}
    assert doors == {("E3", "east", "F3"): False, ("D4", "south", "D5"): True}


def test_furniture_shows_its_upper_left_square_and_size_and_chests_whether_they_are_open() -> None:
    table = alone().furniture("table", "C3 D3 E3 C4 D4 E4").furniture("treasure-chest", "G2", chest=True)
    table.state.chests_open = 2
    big, chest = seen(table.turn("barbarian").state).furniture
    assert (big.kind, big.square, big.width, big.height, big.chest) == ("table", "C3", 3, 2, False)
    assert (chest.square, chest.chest, chest.open) == ("G2", True, True)


def test_hidden_traps_are_seen_by_the_game_master_alone() -> None:
    table = alone().trap("pit", "C3").trap("pit", "D4", "sprung").turn("barbarian")
    shown = [(trap.square, trap.kind, trap.state) for trap in seen(table.state.view(NOBODY)).traps]
    assert shown == [("D4", "pit", "sprung")]


def test_what_lies_about_and_who_searched_is_told_by_area() -> None:
    table = alone()
    table.state.left_gold[1] = 30
    table.state.treasure_searched[1] = 1
    area = seen(table.state).areas[0]
    assert (area.id, area.gold, area.treasure, area.traps) == ("room-1", 30, ["barbarian"], False)


# The turn


def test_ways_lead_to_every_square_that_the_steps_allow() -> None:
    table = alone(square="C3").now(steps_left=2)
    ways = {route.target: route for route in seen(table.state).routes}
    assert ways["E3"].squares == ["D3", "E3"]
    assert ways["E3"].actions == ["barbarian: step east"] * 2
    assert not any(route.passes or route.ends for route in ways.values())
    assert "F3" not in ways, "a wall is there"
    assert seen(alone(square="C3").state).routes == [], "no dice were thrown"


def test_a_way_may_lead_over_a_hero_and_ends_behind_him() -> None:
    table = given().hero("barbarian", "C3").hero("elf", "D3").turn("barbarian", steps_left=2)
    ways = {route.target: route for route in seen(table.state).routes}
    assert "D3" not in ways
    assert ways["E3"].passes


def test_a_way_ends_in_a_pit_that_lies_open() -> None:
    table = alone(square="B2").trap("pit", "C2", "sprung").turn("barbarian", steps_left=3)
    ways = {route.target: route for route in seen(table.state).routes}
    assert ways["C2"].ends
    assert ways["C3"].squares == ["B3", "C3"], "nobody walks through a pit"
    assert "D2" not in ways


def test_what_the_game_master_moves_has_ways_too() -> None:
    table = alone(square="B2").monster("mummy", "D4").turn("game master").do("choose monster 1")
    view = seen(table.state)
    assert (view.actor, view.turn, view.question, view.pending.figure) == ("game-master", "game-master", "master", 1)
    assert {len(route.actions) for route in view.routes} == {1, 2, 3}


def test_doors_beside_the_hero_can_be_opened_by_side() -> None:
    table = alone(square="E3").door("E3-F3").turn("barbarian")
    assert seen(table.state).doors_to_open == {"east": "barbarian: open the door east"}


def test_weapons_name_the_foe_and_the_square_before_they_are_chosen() -> None:
    table = alone(items="broadsword").monster("orc", "B3").turn("barbarian")
    aims = seen(table.state).aims
    assert [(aim.kind, aim.thing, aim.figure, aim.square) for aim in aims] == [
        ("attack-bare", "none", 1, "B3"),
        ("attack", "broadsword", 1, "B3"),
    ]
    table.do("attack with broadsword")
    view = seen(table.state)
    assert (view.question, view.pending.item, view.call.id) == ("whom", "broadsword", "call-whom")
    assert [(target.figure, target.square, target.kind) for target in view.targets] == [(1, "B3", "attack-foe")]


@pytest.mark.parametrize(
    ("done", "call"),
    [
        ([], "call-turn-begins"),
        (["roll for the march", "2 dice: 5"], "call-turn-walks"),
        (["search for secret doors and traps"], "call-turn-march"),
    ],
)
def test_the_call_says_what_is_left_of_the_turn(done: list[str], call: str) -> None:
    table = alone()
    for action in done:
        table.do(action)
    assert seen(table.state).call.id == call


def test_buttons_of_the_armoury_name_their_price() -> None:
    party = '[[party]]\nhero = "dwarf"\ngold = 300\nitems = []\nquests = [1]\n'
    table = Table(new_game(load("quest-2", party), ["dwarf"], {}))
    view = seen(table.state)
    assert (view.question, view.call.args["gold"]) == ("buy", 300)
    prices = {offer.target: offer.price for offer in view.offers if offer.kind == "buy"}
    assert prices["broadsword"] == 250
    assert "crossbow" not in prices


def test_a_step_into_an_open_trap_and_a_blow_at_a_companion_are_warned_of() -> None:
    table = alone(square="B2").trap("pit", "C2", "sprung").trap("pit", "B3").turn("barbarian", steps_left=3)
    warned = {offer.target: offer.warning for offer in offered(table, "step")}
    assert warned["C2"] == Sentence("warning-trap", {"trap": "pit"})
    assert warned["B3"] is None, "nobody knows of it"
    friends = given().hero("barbarian", "B2").hero("elf", "B3").turn("barbarian").do("attack with bare hands")
    assert offered(friends, "attack-foe")[0].warning == Sentence("warning-companion", {"other": "elf"})


# Secrets


def test_only_the_game_master_has_the_map() -> None:
    table = begun("quest-1")
    assert seen(table.state.view(NOBODY)).secret is None
    assert seen(table.state.view(0)).secret is None
    secret = seen(table.state.view(GAME_MASTER)).secret
    assert secret is not None
    verag = next(piece for piece in secret.monsters if piece.target)
    assert (verag.square, verag.names["de"]) == ("M9", "Verag")
    assert secret.notes
    assert all(note.squares for note in secret.notes)


def test_the_heroes_are_told_nothing_of_what_lies_in_the_dark() -> None:
    table = begun("quest-1")
    told = json.dumps(msgspec.to_builtins(seen(table.state.view(NOBODY))))
    assert "Verag" not in told
    assert "gargoyle" not in told


def another_map(state: Quest) -> Quest:
    """The same table on a map that differs only where nobody has been."""
    twin = state.clone()
    quest = same_with(QuestMap(state.quest.name), state.quest)
    quest.monsters = [Placed(placed.kind, placed.square) for placed in quest.monsters]
    quest.monsters[0].kind, quest.monsters[0].square = quest.monsters[1].kind, at("A1")
    quest.placed_at = [-1] * len(quest.placed_at)
    quest.traps = [*quest.traps, Trap(0, at("B17"), -1)]
    quest.trap_at = [len(quest.traps) - 1 if square == at("B17") else trap for square, trap in enumerate(quest.trap_at)]
    quest.furniture_at = [-1 if not state.sees(square) else piece for square, piece in enumerate(quest.furniture_at)]
    quest.used = [state.sees(square) for square in range(len(quest.used))]
    quest.wandering = 0
    quest.notes = []
    twin.quest = quest
    twin.traps = [*state.traps, 0]
    return twin


@pytest.mark.rule("HQ-004")
@pytest.mark.parametrize("quest", ["quest-1", "quest-5", "quest-14"])
def test_two_maps_that_differ_in_the_dark_give_the_heroes_the_same_view(quest: str) -> None:
    table = begun(quest)
    other = another_map(table.state)
    for audience in (NOBODY, 0, 3):
        assert seen(other.view(audience)) == seen(table.state.view(audience))
        for square in SQUARE_NAMES:
            assert field_says(other.view(audience), square) == field_says(table.state.view(audience), square)
        if audience == NOBODY:
            table.do("roll for the march", "2 dice: 7")
            other.apply(other.scenario.actions["barbarian: roll for the march"])
            other.apply(other.scenario.actions["2 dice: 7"])
    assert seen(other.view(GAME_MASTER)) != seen(table.state.view(GAME_MASTER))


def test_the_board_is_the_same_whatever_the_map_holds() -> None:
    scenario = load("quest-1")
    drawn = board(scenario)
    assert board_digest(scenario) == board_digest(scenario.public)
    assert "monsters" not in drawn
    assert len(drawn["fields"]) == 26 * 19
    assert drawn["rooms"]["B2"] == 1
    assert drawn["title"]["de"] == "Die Bewährung"
    assert drawn["editions"]["us"]["monsters"]["mummy"]["body"] == 2
    assert "longsword" not in drawn["editions"]["eu1"]["equipment"]


# Squares


def says(table: Table, square: str) -> FieldSays:
    return field_says(table.state.view(NOBODY), square)


def test_a_square_says_what_is_on_its_four_sides() -> None:
    table = alone(square="E3").door("E3-F3").furniture("throne", "E2").turn("barbarian")
    sides = {said.args["side"]: said.args["what"] for said in says(table, "E3").here if said.id == "here-side"}
    assert sides == {"north": "furniture", "east": "door-closed", "south": "free", "west": "free"}


def test_a_square_that_nobody_has_seen_is_dark() -> None:
    table = alone(square="B2").dark("B2").turn("barbarian")
    assert says(table, "C2").here == [Sentence("here-dark")]
    assert says(table, "Z19").refused[0].reason == Sentence("refusal-not-explored")


def test_a_square_names_who_stands_there_and_what_can_be_done_to_him() -> None:
    table = alone(items="broadsword").monster("orc", "B3").turn("barbarian")
    said = says(table, "B3")
    assert said.here[1].id == "here-kind"
    assert said.here[1].args["attack"] == 3
    assert [one.label.id for one in said.possible] == ["offer-attack-bare", "offer-attack"]


def test_why_not_is_answered_with_the_rule() -> None:
    table = alone(square="B2").monster("orc", "D4").turn("barbarian")
    refused = {one.label.id: (one.reason, one.rule) for one in says(table, "D4").refused}
    reason, rule = refused["offer-attack-bare"]
    assert reason is not None
    assert (reason.id, rule) == ("refusal-nobody-to-attack", "HQ-070")
    assert refused["offer-go-there"][1] == "HQ-021"
    searches = {one.label.id for one in says(table, "B2").refused}
    assert "offer-search-treasure" in searches


def test_an_unknown_square_is_an_error() -> None:
    with pytest.raises(ValueError, match="A20"):
        field_says(alone().state, "A20")


# Lines


def test_a_line_names_whoever_does_it_and_shows_the_dice() -> None:
    table = alone(items="broadsword").monster("orc", "B3").turn("barbarian")
    table.state.chronicle = []
    table.do("attack with broadsword", "attack monster 1").throws(skulls=2, white=1)
    attack, throw = [line_of(7, event) for event in table.state.chronicle]
    assert (attack.entry, attack.rule, attack.hero) == (7, "HQ-070", "barbarian")
    assert (attack.text.args["foe"], attack.text.args["item"]) == ("orc", "broadsword")
    assert throw.dice == ["skull", "skull", "white"]
    assert throw.text.args["figure"] == "barbarian"


def test_a_line_about_a_throw_for_the_march_shows_the_sum() -> None:
    table = alone()
    table.state.chronicle = []
    table.do("roll for the march", "2 dice: 7")
    line = line_of(1, table.state.chronicle[0])
    assert (line.dice, line.text.args["count"], line.fields) == (["sum 7"], 7, ["B2"])


def test_a_line_that_gives_something_names_the_other_hero() -> None:
    said: dict[str, str | int] = {"round": 3, "hero": "elf", "potion": "holy-water", "to": "dwarf"}
    line = line_of(1, Event("event-gives-potion", "HQ-130", said))
    assert (line.day, line.text.args["other"]) == (3, "dwarf")


# The start page


def test_the_start_page_offers_the_maze_and_fourteen_quests() -> None:
    offer = choice(None)
    assert (offer["name"], offer["fewest_heroes"], offer["most_heroes"]) == ("heroquest", 1, 4)
    assert len(offer["scenarios"]) == 15
    assert all(quest["names"]["de"] and quest["prologue"]["en"] for quest in offer["scenarios"])
    assert [hero["id"] for hero in offer["heroes"]] == ["barbarian", "dwarf", "elf", "wizard"]
    assert offer["options"][0]["name"] == "edition"


def test_interpretations_and_unconfirmed_cards_are_known() -> None:
    shown = known(load("quest-1"), {"edition": "us", "corner_sight": "always-open"})
    options = {one.name: (one.value, one.confidence) for one in shown if one.kind == "option"}
    assert options["edition"] == ("us", "official")
    assert options["corner_sight"] == ("always-open", "inferred")
    assert "monsters" not in options
    staff = next(one for one in shown if one.name == "equipment.staff")
    assert (staff.kind, staff.confidence) == ("data", "unsettled")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_not_confirmed_can_be_named(language: str) -> None:
    for quest in scenarios():
        for one in known(load(quest), {}):
            if one.kind == "data":
                assert sentence(language, f"heroquest-block-{one.name.replace('.', '-')}", {})


def test_figures_with_a_name_of_their_own_bring_it_along() -> None:
    table = begun("quest-1")
    kinds = table.state.quest.kinds
    place = next(number for number, kind in enumerate(kinds) if kind.names)
    table.monster(kinds[place].name, "A1")
    view = seen(table.state)
    figure: QuestFigure = view.figures[-1]
    assert view.names[figure.kind] == kinds[place].names == figure.names
