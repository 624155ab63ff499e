"""What cards do: values, conditions, triggers, effects, choices and event cards (AN-143, AN-146, AN-220 to AN-223)."""

from __future__ import annotations

from typing import Any

import pytest
from andor.machine import ZERO, Cards, blank, cards, on, who

from sagenwerk.andor import shares
from sagenwerk.andor.cards import DRAW_EVENT, PEEK_EVENT, Deck, DrawFrom, EventCard, ReadCard, letter_reached
from sagenwerk.andor.cargo import FARMER, GEM_2, GEM_4, GOLD, HERB_3, SHIELD, STONE, THING, WINESKIN
from sagenwerk.andor.choices import Choice, Choose, Offer, PickHeroes, Price
from sagenwerk.andor.conditions import (
    AllOf,
    AllyOn,
    Always,
    AnyOf,
    CastleDefended,
    Condition,
    CreatureOn,
    CreaturesOnBoard,
    DifficultyIs,
    FreeShields,
    HeroCount,
    ItemOn,
    LetterBetween,
    Not,
    SlotAtLeast,
    SomeHero,
    ThingOn,
    WitchFound,
)
from sagenwerk.andor.draws import PlaceByDice, PlaceFromPool, Pool
from sagenwerk.andor.effects import (
    NOBODY,
    BeginDay,
    CreatureBonus,
    Deal,
    EachHero,
    EndLetter,
    Evaluate,
    Goal,
    If,
    LayCard,
    NarratorGoes,
    NarratorJumps,
    PriceOfHour,
    Remember,
    Roll,
    Unlock,
    Watch,
)
from sagenwerk.andor.filters import HIGHEST_RANK, LOWEST_RANK
from sagenwerk.andor.fog_cards import RevealFog, SetUpFog
from sagenwerk.andor.losses import LoseFarmer, LoseItem
from sagenwerk.andor.placing import (
    ADDS,
    ANY_KIND,
    LOWERS,
    RAISES,
    STRENGTH,
    WILLPOWER,
    ChangeHero,
    EndTheDay,
    MoveCreature,
    PlaceCreature,
    PlaceHero,
    RemoveKind,
    TurnInto,
)
from sagenwerk.andor.scenario import (
    ARCHER,
    CREATURE_ENTERS,
    DWARF,
    FLAG_SET,
    GOR,
    HERO_ENTERS,
    HERO_NAMES,
    SKRAL,
    STRENGTH_FOG,
    THING_MEETS_CREATURE,
    TRADE,
    WARRIOR,
    WIZARD,
    AndorScenario,
    DealKind,
)
from sagenwerk.andor.shares import GroupShare, PayToPrevent
from sagenwerk.andor.state import GONE
from sagenwerk.andor.tokens import (
    CleanUp,
    GiveItem,
    PlaceAlly,
    PlaceCargo,
    PlaceThing,
    SetCut,
    SetMerchant,
    SetRubble,
    SetWell,
)
from sagenwerk.andor.triggers import Trigger
from sagenwerk.andor.values import FieldBy, FieldOfSubject, Number, Stored
from sagenwerk.andor.values import Table as ByTable
from sagenwerk.kernel import Step

Steps = list[Step[Any]]
SUBJECT = who(subject=True)


def gains(board: AndorScenario, name: str, points: int, **narrowed: Any) -> Step[Any]:
    """These heroes gain (or lose) willpower."""
    return ChangeHero(board, name, who(**narrowed), WILLPOWER, ADDS, Number(points))


# Values and conditions


@pytest.mark.rule("AN-226")
def test_a_number_depends_on_difficulty_and_number_of_heroes() -> None:
    by_both = ByTable([0, 0, 20, 30, 40, 0, 0, 10, 20, 30])
    normal = cards(lambda board: [], "dwarf warrior archer")
    easy = cards(lambda board: [], "dwarf warrior", options={"difficulty": "easy"})
    assert by_both.of(normal.state) == 30
    assert by_both.of(easy.state) == 10


def test_a_field_can_come_out_of_a_roll() -> None:
    table = cards(lambda board: [], slots={"pips": 7})
    board = table.state.board
    tower = FieldBy(board, Stored(0, 1, 50))
    assert tower.of(table.state) == board.field_named("57")
    assert FieldBy(board, Stored(0, 1, 60)).of(table.state) == -1


def test_conditions_say_what_is_so() -> None:
    table = cards(
        lambda board: [],
        "dwarf warrior archer",
        creatures={"25": "gor"},
        narrator="C",
        allies={"prince": "34"},
        things={"parchment": "dwarf"},
        dwarf={"field": "57", "bag": {"herb-3": 1}},
    )
    board = table.state.board
    at_57, at_25, at_34 = on(board, "57"), on(board, "25"), on(board, "34")
    so: list[Condition] = [
        HeroCount(3),
        DifficultyIs(0),
        LetterBetween(1, 3),
        ThingOn(0, at_57, True),
        ItemOn([int(HERB_3)], at_57, True, Number(1)),
        CreatureOn(GOR, at_25),
        CreatureOn(ANY_KIND, at_25),
        CreaturesOnBoard(GOR, Number(1)),
        AllyOn(0, at_34),
        CastleDefended(),
        FreeShields(Number(2)),
        SomeHero(who(fields=[board.field_named("57")]), Number(1)),
        AllOf([Always(), HeroCount(3)]),
        AnyOf([HeroCount(2), HeroCount(3)]),
    ]
    not_so: list[Condition] = [
        HeroCount(2),
        LetterBetween(3, 5),
        ThingOn(0, at_57, False),
        ItemOn([int(HERB_3)], at_57, False, Number(1)),
        CreatureOn(SKRAL, at_25),
        WitchFound(),
        FreeShields(Number(3)),
        SlotAtLeast(1, Number(1)),
        Not(Always()),
    ]
    assert all(condition.holds(table.state) for condition in so)
    assert not any(condition.holds(table.state) for condition in not_so)


# Whom a card is about


def test_a_card_is_about_heroes_by_class_field_willpower_and_rank() -> None:
    def write(board: AndorScenario) -> Steps:
        return [
            gains(board, "a", 1, classes=[int(WIZARD), int(ARCHER)]),
            gains(board, "b", 2, willpower_to=5),
            gains(board, "c", 4, day_ended=1),
            gains(board, "d", 8, fields=[board.field_named("9")], pick=LOWEST_RANK),
        ]

    table = cards(
        write,
        dwarf={"field": "9", "willpower": 7},
        warrior={"willpower": 5},
        archer={"field": "9"},
        wizard={"day_ended": True},
    )
    assert [table.hero(name)["willpower"] for name in ("dwarf", "warrior", "archer", "wizard")] == [15, 7, 8, 12]


def test_each_hero_comes_clockwise_from_the_hero_on_turn_and_is_the_subject() -> None:
    def write(board: AndorScenario) -> Steps:
        told: Steps = [PlaceCargo(board, "g", GOLD, FieldOfSubject(), Number(1)), gains(board, "w", 1, subject=True)]
        return [EachHero(board, "e", who(classes=[int(WARRIOR), int(DWARF)]), told)]

    table = cards(write, turn="warrior", dwarf={"field": "9"}, warrior={"field": "7"})
    assert table["gold"] == {"9": 1, "7": 1}
    fields = [event.arguments["field"] for event in table.state.chronicle or [] if event.message == "event-thing-lies"]
    assert fields == ["7", "9"]
    assert table["about"] is None


# Boards of heroes


@pytest.mark.rule("AN-085")
def test_willpower_is_raised_and_cut_to_a_value() -> None:
    def write(board: AndorScenario) -> Steps:
        return [
            ChangeHero(board, "raise", who(willpower_to=9), WILLPOWER, RAISES, Number(10)),
            ChangeHero(board, "cut", who(willpower_from=13), WILLPOWER, LOWERS, Number(12)),
        ]

    table = cards(write, dwarf={"willpower": 3}, warrior={"willpower": 15}, archer={"willpower": 11})
    assert [table.hero(name)["willpower"] for name in ("dwarf", "warrior", "archer")] == [10, 12, 11]


@pytest.mark.rule("AN-086")
def test_a_hero_whom_a_card_leaves_no_willpower_loses_strength_and_has_3() -> None:
    table = cards(lambda board: [gains(board, "x", -3, classes=[0])], dwarf={"willpower": 3, "strength": 4})
    assert (table.hero("dwarf")["willpower"], table.hero("dwarf")["strength"]) == (3, 3)
    kept = cards(
        lambda board: [gains(board, "x", -3, classes=[0])],
        dwarf={"willpower": 3, "strength": 4},
        options={"event_willpower_zero": "stays-at-one"},
    )
    assert (kept.hero("dwarf")["willpower"], kept.hero("dwarf")["strength"]) == (1, 4)


@pytest.mark.rule("AN-080")
def test_strength_never_goes_below_1() -> None:
    table = cards(lambda board: [ChangeHero(board, "x", who(), STRENGTH, ADDS, Number(-1))], dwarf={"strength": 1})
    assert table.hero("dwarf")["strength"] == 1


@pytest.mark.rule("AN-179", "AN-191")
def test_wineskins_go_to_those_with_room_while_there_are_any() -> None:
    full = {"wineskin": 3}
    table = cards(
        lambda board: [GiveItem(board, "x", who(), WINESKIN, False)],
        supply={"wineskin": 2},
        dwarf={"bag": full},
    )
    assert table.bag("dwarf") == full
    assert [table.bag(name).get("wineskin", 0) for name in ("warrior", "archer", "wizard")] == [1, 1, 0]


def test_heroes_are_put_on_the_fields_of_their_ranks() -> None:
    def write(board: AndorScenario) -> Steps:
        return [PlaceHero(board, "x", who(), [on(board, name) for name in ("7", "14", "25", "34")])]

    table = cards(write, "warrior wizard")
    assert (table.hero("warrior")["field"], table.hero("wizard")["field"]) == ("14", "34")


@pytest.mark.rule("AN-137", "AN-212")
def test_farmers_come_along_with_a_hero_who_is_placed() -> None:
    def write(board: AndorScenario) -> Steps:
        return [PlaceHero(board, "x", who(), [on(board, name) for name in ("0", "14", "25", "34")])]

    farmers = {"field": "57", "farmers": 1}
    table = cards(
        write, "dwarf warrior archer", dwarf=farmers, warrior=farmers, archer=farmers, creatures={"14": "gor"}
    )
    assert table["farmers_saved"] == 1
    assert [table.hero(name).get("farmers", 0) for name in ("dwarf", "warrior", "archer")] == [0, 0, 1]


def test_a_day_ended_by_a_card_does_not_give_the_rooster() -> None:
    table = cards(lambda board: [EndTheDay(board, "x", who(classes=[1]))], rooster="dwarf")
    assert table.hero("warrior")["day_ended"]
    assert table["rooster"] == "dwarf"
    assert "rooster_taken" not in table.state.position()


# Sharing


def test_gold_is_shared_piece_by_piece_in_ascending_order() -> None:
    def write(board: AndorScenario) -> Steps:
        return [GroupShare(board, "x", shares.GAINS_GOLD, shares.LOSES_GOLD, Number(3))]

    table = cards(write, "wizard dwarf warrior")
    assert table.asked == "group"
    assert table.offers == ["group: dwarf gets gold", "group: warrior gets gold", "group: wizard gets gold"]
    table.do("dwarf gets gold", "wizard gets gold")
    assert table.offers == ["group: wizard gets gold"]
    table.do("wizard gets gold")
    assert [table.hero(name).get("gold", 0) for name in ("dwarf", "warrior", "wizard")] == [1, 0, 2]
    assert table.question == "hero chooses"


def test_wineskins_of_the_group_come_out_of_the_box() -> None:
    def write(board: AndorScenario) -> Steps:
        kind = int(WINESKIN)
        return [GroupShare(board, "x", shares.GAINS_ITEM[kind], shares.LOSES_ITEM[kind], Number(2))]

    table = cards(write, "dwarf warrior", supply={"wineskin": 1})
    table.do("warrior gets wineskin")
    assert table.bag("warrior") == {"wineskin": 1}
    assert table.question == "hero chooses"


@pytest.mark.rule("AN-086")
def test_the_group_shares_a_loss_and_nobody_goes_below_0() -> None:
    def write(board: AndorScenario) -> Steps:
        return [GroupShare(board, "x", shares.GAINS_WILLPOWER, shares.LOSES_WILLPOWER, Number(-4))]

    table = cards(write, "dwarf warrior", dwarf={"willpower": 2, "strength": 5}, warrior={"willpower": 3})
    table.do("dwarf loses willpower", "dwarf loses willpower")
    assert table.offers == ["group: warrior loses willpower"]
    table.do("warrior loses willpower", "warrior loses willpower")
    assert (table.hero("dwarf")["willpower"], table.hero("dwarf")["strength"]) == (3, 4)
    assert table.hero("warrior")["willpower"] == 1


def test_no_piece_is_given_that_would_leave_one_for_nobody() -> None:
    def write(board: AndorScenario) -> Steps:
        return [GroupShare(board, "x", shares.GAINS_WILLPOWER, shares.LOSES_WILLPOWER, Number(-4))]

    table = cards(write, "dwarf warrior", dwarf={"willpower": 2}, warrior={"willpower": 3})
    assert table.may("dwarf loses willpower")
    assert table.refused("warrior loses willpower") == "refusal-share-in-order"


def test_a_group_with_less_than_it_should_lose_loses_what_it_has() -> None:
    def write(board: AndorScenario) -> Steps:
        return [GroupShare(board, "x", shares.GAINS_GOLD, shares.LOSES_GOLD, Number(-4))]

    table = cards(write, "dwarf warrior", dwarf={"gold": 1})
    table.do("dwarf loses gold")
    assert table.question == "hero chooses"


# Paying to prevent


def creeping(board: AndorScenario) -> Steps:
    """Golden 18: the lowest gor goes on unless the group pays 2 willpower."""
    moves: Steps = [MoveCreature(board, "move", GOR, False)]
    return [PayToPrevent(board, "creeps", shares.PAYS_WILLPOWER, Number(2), moves)]


def test_a_group_that_pays_together_keeps_the_gor_where_it_is() -> None:
    table = cards(creeping, "dwarf warrior", creatures={"14": "gor", "25": "gor"}, dwarf={"willpower": 2})
    assert table.offers == ["group: creeps: pay", "group: creeps: no"]
    table.do("creeps: pay", "dwarf pays willpower")
    assert table.offers == ["group: warrior pays willpower"]
    table.do("warrior pays willpower")
    assert table["creatures"] == {"14": "gor", "25": "gor"}


def test_a_group_that_does_not_pay_sees_the_lowest_gor_go_on() -> None:
    table = cards(creeping, "dwarf warrior", creatures={"14": "gor", "25": "gor"})
    table.do("creeps: no")
    assert table["creatures"] == {"9": "gor", "25": "gor"}


def test_nobody_is_asked_who_cannot_pay_all_of_it() -> None:
    table = cards(creeping, "dwarf warrior", creatures={"14": "gor"}, dwarf={"willpower": 2}, warrior={"willpower": 1})
    assert table["creatures"] == {"9": "gor"}


def test_nobody_pays_for_what_would_not_happen() -> None:
    assert cards(creeping, "dwarf warrior", creatures={"14": "skral"}).question == "hero chooses"


def test_gold_and_willpower_can_be_mixed() -> None:
    def write(board: AndorScenario) -> Steps:
        goes: Steps = [LoseFarmer(board, "goes")]
        return [PayToPrevent(board, "taken", shares.PAYS_EITHER, Number(2), goes)]

    table = cards(write, "dwarf warrior", farmers={"9": 1}, dwarf={"gold": 1, "willpower": 1}, warrior={"willpower": 9})
    table.do("taken: pay")
    assert table.offers == ["group: dwarf gives up gold", "group: warrior gives up willpower"]
    table.do("dwarf gives up gold", "warrior gives up willpower")
    assert table["farmers"] == {"9": 1}
    assert (table.hero("dwarf").get("gold", 0), table.hero("warrior")["willpower"]) == (0, 8)


def test_the_group_says_which_farmer_leaves_the_game() -> None:
    table = cards(lambda board: [LoseFarmer(board, "goes")], farmers={"9": 1}, wizard={"farmers": 2})
    assert table.offers == ["group: goes: on 9", "group: goes: with the wizard"]
    table.do("goes: with the wizard")
    assert table.hero("wizard")["farmers"] == 1
    assert cards(lambda board: [LoseFarmer(board, "goes")]).question == "hero chooses"


# Choices, offers, picks


def test_a_choice_offers_what_is_possible_and_carries_it_out() -> None:
    def write(board: AndorScenario) -> Steps:
        three: Steps = [gains(board, "three", 3)]
        closed = Choice("closed", HeroCount(2), three)
        options = [Choice("gain", Always(), three), Choice("nothing", Always(), []), closed]
        return [Choose(board, "card", False, options)]

    table = cards(write)
    assert table.offers == ["group: card: gain", "group: card: nothing"]
    table.do("card: gain")
    assert table.hero("wizard")["willpower"] == 10


def test_a_choice_without_a_possible_option_asks_nobody() -> None:
    table = cards(lambda board: [Choose(board, "card", False, [Choice("closed", HeroCount(2), [])])])
    assert table.question == "hero chooses"


def test_the_subject_chooses_for_himself() -> None:
    def write(board: AndorScenario) -> Steps:
        options = [Choice("yes", Always(), [gains(board, "one", 1, subject=True)]), Choice("no", Always(), [])]
        return [EachHero(board, "e", who(pick=HIGHEST_RANK), [Choose(board, "card", True, options)])]

    table = cards(write)
    assert table.asked == "wizard"
    assert table.refused("dwarf: card: yes") == "refusal-not-now"
    table.do("card: yes")
    assert table.hero("wizard")["willpower"] == 8


def test_each_hero_may_buy_once_if_he_can_pay() -> None:
    def write(board: AndorScenario) -> Steps:
        price = Price(Number(1), ZERO, ZERO)
        return [Offer(board, "soup", who(), price, [], [gains(board, "three", 3, subject=True)], [])]

    table = cards(write, turn="archer", dwarf={"gold": 2}, archer={"gold": 1})
    assert table.offers == ["archer: soup: accept", "archer: soup: no"]
    table.do("soup: no")
    assert table.asked == "dwarf"
    table.do("soup: accept")
    assert (table.hero("dwarf")["gold"], table.hero("dwarf")["willpower"]) == (1, 10)
    assert table.question == "hero chooses"


def test_an_article_for_willpower_needs_one_in_the_box_room_and_more_willpower_than_that() -> None:
    def write(board: AndorScenario) -> Steps:
        return [Offer(board, "pedlar", who(), Price(ZERO, Number(3), ZERO), [int(WINESKIN), int(SHIELD)], [], [])]

    table = cards(
        write,
        supply={"wineskin": 1, "shield": 1},
        dwarf={"bag": {"shield": 1}},
        warrior={"willpower": 3},
        wizard={"day_ended": True},
    )
    assert table.offers == ["dwarf: pedlar: wineskin", "dwarf: pedlar: no"]
    table.do("pedlar: wineskin")
    assert table.hero("dwarf")["willpower"] == 4
    assert table.offers == ["archer: pedlar: shield", "archer: pedlar: no"]
    table.do("pedlar: no", "pedlar: shield")
    assert table.bag("wizard") == {"shield": 1}


def test_the_group_picks_up_to_two_weak_heroes() -> None:
    def write(board: AndorScenario) -> Steps:
        stronger: Steps = [ChangeHero(board, "one", SUBJECT, STRENGTH, ADDS, Number(1))]
        return [PickHeroes(board, "two", who(strength_to=6), 2, True, stronger)]

    table = cards(write, warrior={"strength": 7}, dwarf={"strength": 2})
    assert table.offers == ["group: two: dwarf", "group: two: archer", "group: two: wizard", "group: two: enough"]
    table.do("two: archer")
    assert table.offers == ["group: two: wizard", "group: two: enough"]
    table.do("two: wizard")
    strengths = [table.hero(name)["strength"] for name in ("dwarf", "warrior", "archer", "wizard")]
    assert strengths == [2, 7, 2, 2]


def test_the_group_must_pick_one_where_the_card_says_so() -> None:
    def write(board: AndorScenario) -> Steps:
        weaker: Steps = [ChangeHero(board, "one", SUBJECT, STRENGTH, ADDS, Number(-1))]
        return [PickHeroes(board, "one-hero", who(strength_from=2), 1, False, weaker)]

    table = cards(write, warrior={"strength": 3})
    assert table.offers == ["group: one-hero: warrior"]
    table.do("one-hero: warrior")
    assert table.hero("warrior")["strength"] == 2
    assert cards(write).question == "hero chooses"


def test_a_hero_loses_an_article_of_his_choice_or_what_the_card_says_instead() -> None:
    def write(board: AndorScenario) -> Steps:
        lose = LoseItem(board, "sea", [int(GEM_2), int(GEM_4)], [gains(board, "less", -2, subject=True)])
        return [EachHero(board, "e", who(classes=[0, 1]), [lose])]

    table = cards(write, dwarf={"bag": {"gem-2": 1, "gem-4": 1}})
    assert table.offers == ["dwarf: sea: gem-2", "dwarf: sea: gem-4"]
    table.do("sea: gem-2")
    assert table.bag("dwarf") == {"gem-4": 1}
    assert table.hero("warrior")["willpower"] == 5


# Dice


def test_a_roll_is_kept_and_used() -> None:
    def write(board: AndorScenario) -> Steps:
        roll = Roll(board, "roll", 0, [], 0, [])
        wins = ChangeHero(board, "wins", SUBJECT, WILLPOWER, ADDS, Stored(0, 1, 0))
        loses = ChangeHero(board, "loses", SUBJECT, WILLPOWER, ADDS, Stored(0, -1, 0))
        result = If(board, "if", SlotAtLeast(0, Number(5)), [wins], [loses])
        return [EachHero(board, "e", who(pick=LOWEST_RANK), [roll, result])]

    assert cards(write).do("a die shows 5").hero("dwarf")["willpower"] == 12
    assert cards(write).do("a die shows 4").hero("dwarf")["willpower"] == 3


def test_a_table_says_what_a_die_means() -> None:
    def write(board: AndorScenario) -> Steps:
        roll = Roll(board, "roll", 0, [0, 7, 7, 9, 9, 14, 14], 0, [])
        return [roll, PlaceCreature(board, "gor", GOR, FieldBy(board, Stored(0, 1, 0)), 8 ** int(HERB_3), -1, False)]

    table = cards(write).do("a die shows 3")
    assert table["creatures"] == {"9": "gor"}
    assert table["carried"] == {"9": {"herb-3": 1}}


@pytest.mark.rule("AN-196")
def test_stones_lie_where_a_red_die_and_a_heros_die_say() -> None:
    table = cards(lambda board: [PlaceByDice(board, "stones", STONE, Number(2))])
    table.do("a die shows 2", "a die shows 5", "a die shows 2", "a die shows 5")
    assert table["items"] == {"25": {"stone": 2}}


# Creatures and tokens


@pytest.mark.rule("AN-123")
def test_a_creature_that_is_in_the_way_leaves_the_game_only_where_the_card_says_so() -> None:
    def write(clears: bool) -> Cards:
        return cards(
            lambda board: [PlaceCreature(board, "skral", SKRAL, on(board, "25"), 0, -1, clears)],
            creatures={"25": "gor"},
        )

    assert write(False)["creatures"] == {"25": "gor", "14": "skral"}
    assert write(True)["creatures"] == {"25": "skral"}


def test_the_creature_on_the_highest_field_goes_on() -> None:
    table = cards(
        lambda board: [MoveCreature(board, "x", ANY_KIND, True)], creatures={"25": "gor", "34": "troll", "9": "skral"}
    )
    assert table["creatures"] == {"9": "skral", "14": "troll", "25": "gor"}


def test_a_creature_becomes_another_kind_and_all_of_a_kind_leave() -> None:
    def write(board: AndorScenario) -> Steps:
        return [TurnInto(board, "t", on(board, "25"), ANY_KIND, 4), RemoveKind(board, "r", GOR)]

    table = cards(write, creatures={"25": "gor", "34": "gor"})
    assert table["creatures"] == {"25": "ensorcelled-gor"}


def test_the_board_changes() -> None:
    def write(board: AndorScenario) -> Steps:
        return [
            SetWell(board, "well", on(board, "57"), GONE),
            SetMerchant(board, "merchant", on(board, "34"), False),
            SetCut(board, "cut", 0, True),
            SetRubble(board, "rubble", on(board, "9"), Number(5)),
            PlaceAlly(board, "ally", 0, on(board, "34")),
            PlaceCargo(board, "gold", GOLD, on(board, "34"), Number(3)),
            PlaceCargo(board, "farmer", FARMER, on(board, "25"), Number(1)),
            PlaceCargo(board, "shield", SHIELD, on(board, "7"), Number(1)),
            PlaceCargo(board, "thing", THING, on(board, "7"), Number(1)),
        ]

    table = cards(write)
    assert table["wells"] == {"57": "gone"}
    assert not table["merchants"]
    assert table["cut"] == ["34-57"]
    assert table["rubble"] == {"9": 5}
    assert table["allies"] == {"prince": "34"}
    assert table["gold"] == {"34": 3}
    assert table["farmers"] == {"25": 1}
    assert table["items"] == {"7": {"shield": 1}}
    assert table["things"] == {"parchment": "7"}
    assert table["supply"]["shield"] == 3
    clean = table.carry_out(CleanUp(blank(), "clean"))
    assert clean["gold"] is None
    assert clean["supply"]["shield"] == 4


@pytest.mark.rule("AN-213")
def test_a_farmer_placed_with_a_creature_dies() -> None:
    def write(board: AndorScenario) -> Steps:
        return [PlaceCargo(board, "farmer", FARMER, on(board, "25"), Number(1))]

    assert cards(write, creatures={"25": "gor"})["farmers"] is None


def test_tokens_of_a_pool_come_out_unseen() -> None:
    def write(board: AndorScenario) -> Steps:
        pool = Pool(board, "gems", 2, [int(GEM_2), int(GEM_4)], [1, 1], False, False)
        return [PlaceFromPool(board, f"place/{name}", pool, on(board, name)) for name in ("7", "9", "14")]

    table = cards(write)
    assert table.chances == {"gems: 1 of 2": 1, "gems: 2 of 2": 1}
    table.do("gems: 2 of 2", "gems: 1 of 2")
    assert table["items"] == {"7": {"gem-4": 1}, "9": {"gem-2": 1}}
    assert table.question == "hero chooses"


@pytest.mark.rule("AN-158", "AN-167")
def test_fog_fields_under_heroes_stay_empty_and_the_group_chooses_the_others() -> None:
    def write(board: AndorScenario) -> Steps:
        return [SetUpFog(board, "fog", [0, 2, 0, 0, 0, 0, 0, 0, 0], board.fog_fields)]

    table = cards(write, fog={}, dwarf={"field": "14"})
    assert table.offers == ["group: fog: 9", "group: fog: 15", "group: fog: 25"]
    table.do("fog: 25")
    assert table["fog"] == {"9": "unknown", "15": "unknown"}
    assert table["fog_unseen"] == {"gold": 2}


@pytest.mark.rule("AN-162")
def test_the_lowest_rank_turns_up_two_fog_tokens_that_do_not_act_yet() -> None:
    def write(board: AndorScenario) -> Steps:
        return [EachHero(board, "e", who(pick=LOWEST_RANK), [RevealFog(board, "look", 2)])]

    table = cards(write)
    assert table.asked == "dwarf"
    table.do("look: 14", "fog: strength")
    assert table["fog"]["14"] == "strength"
    assert table.refused("look/then: 14") == "refusal-no-fog-there"
    table.do("look/then: enough")
    assert table.question == "hero chooses"
    assert STRENGTH_FOG == 3


# Memory, goals, permissions, hours


def test_what_is_set_stays_set() -> None:
    def write(board: AndorScenario) -> Steps:
        board.goal_names.append("home")
        board.deals.append(DealKind("axe", board.field_named("9"), 2, 2, -1, 0, True))
        return [
            Remember(board, "set", 1, Number(2), False),
            Remember(board, "add", 1, Number(3), True),
            Goal(board, "goal", 0, True),
            Deal(board, "deal", 0, True),
            Unlock(board, "lock", TRADE, False),
            CreatureBonus(board, "bonus", Number(1)),
            PriceOfHour(board, "cheap", 8, ZERO),
            PriceOfHour(board, "never", 10, Number(-1)),
        ]

    table = cards(write)
    assert table["slots"] == {"flag": 5}
    assert table["goals"] == ["home"]
    assert table["deals"] == ["axe"]
    assert "trade" not in table["unlocked"]
    assert table["creature_bonus"] == 1
    assert table["prices"] == [0, 2, -1]


def test_a_day_begins_with_whom_the_card_names() -> None:
    table = cards(lambda board: [BeginDay(board, "x", who(classes=[2]))], wizard={"hours": 4, "day_ended": True})
    assert table.asked == "archer"
    assert table.hero("wizard")["hours"] == 0


# Narrator and legend cards


@pytest.mark.rule("AN-143")
def test_a_card_is_read_at_its_letter_and_the_next_one_after_it() -> None:
    def write(board: AndorScenario) -> Steps:
        first = ReadCard(board, "B1", False)
        second = ReadCard(board, "B2", False)
        first.effects = [gains(board, "B1/0", 1)]
        first.after = [second]
        second.effects = [gains(board, "B2/0", 2)]
        board.letter_cards[1] = [first]
        return [NarratorGoes(board, "on", Number(1))]

    table = cards(write)
    assert table["narrator"] == "B"
    assert table.hero("dwarf")["willpower"] == 10
    read = [event.arguments["card"] for event in table.state.chronicle or [] if event.message == "event-card-read"]
    assert read == ["B1", "B2"]


@pytest.mark.rule("AN-147")
def test_a_card_is_laid_beside_the_letter_of_the_pips() -> None:
    def write(board: AndorScenario) -> Steps:
        runes = ReadCard(board, "RUNES", True)
        runes.effects = [gains(board, "RUNES/0", 1)]
        roll = Roll(board, "roll", 0, [], 0, [])
        return [roll, LayCard(board, "lay", 0, Stored(0, 1, 0), True), NarratorGoes(board, "on", Number(3))]

    table = cards(write).do("a die shows 2")
    assert table["narrator"] == "D"
    assert table.hero("dwarf")["willpower"] == 8
    assert table["put"] is None


@pytest.mark.rule("AN-144", "AN-146", "AN-232")
def test_straight_to_n_the_legend_is_judged() -> None:
    def write(board: AndorScenario) -> Steps:
        end = ReadCard(board, "N", False)
        end.effects = [Evaluate(board, "N/0", ThingOn(0, on(board, "57"), True))]
        board.letter_cards[13] = [end]
        return [NarratorJumps(board, "to", 13)]

    assert cards(write, things={"parchment": "57"}).state.result.value == "won"
    assert cards(write).state.result.value == "lost"


@pytest.mark.rule("AN-148")
def test_a_movable_end_comes_earlier() -> None:
    def write(board: AndorScenario) -> Steps:
        end = ReadCard(board, "N", False)
        end.effects = [Evaluate(board, "N/0", Always())]
        board.letter_cards[13] = [end]
        return [EndLetter(board, "nearer", Number(-10), True), NarratorGoes(board, "on", Number(3))]

    table = cards(write)
    assert table["end_letter"] == "D"
    assert table.state.result.value == "won"
    assert letter_reached(table.state, 13)


# Triggers


def test_a_trigger_goes_off_once_and_is_about_the_hero_who_came() -> None:
    def write(board: AndorScenario) -> Steps:
        trigger = Trigger(board, "song", [int(HERO_ENTERS)], True, False, Always())
        trigger.places = [on(board, "7")]
        trigger.effects = [ChangeHero(board, "song/0", SUBJECT, STRENGTH, ADDS, Number(1))]
        return [Watch(board, "watch", trigger, True, NOBODY)]

    table = cards(write, turn="warrior")
    assert table["watching"] == ["song"]
    table.do("walk to 7")
    assert table.hero("warrior")["strength"] == 2
    assert table["watching"] == []
    assert table["about"] is None


def test_who_stands_there_already_sets_it_off_the_one_of_the_highest_rank() -> None:
    def write(board: AndorScenario) -> Steps:
        trigger = Trigger(board, "song", [int(HERO_ENTERS)], True, False, Always())
        trigger.places = [on(board, "57")]
        trigger.effects = [ChangeHero(board, "song/0", SUBJECT, STRENGTH, ADDS, Number(1))]
        return [Watch(board, "watch", trigger, True, HIGHEST_RANK)]

    table = cards(write, dwarf={"field": "57"}, archer={"field": "57"})
    assert (table.hero("dwarf")["strength"], table.hero("archer")["strength"]) == (1, 2)


def test_a_flag_sets_a_trigger_off_if_its_condition_holds() -> None:
    def write(board: AndorScenario) -> Steps:
        trigger = Trigger(board, "three", [int(FLAG_SET)], False, True, SlotAtLeast(1, Number(3)))
        trigger.whats = [1]
        trigger.effects = [gains(board, "three/0", 1, classes=[0])]
        return [Remember(board, f"add/{time}", 1, Number(1), True) for time in range(4)]

    table = cards(write, watching=["three"])
    assert table.hero("dwarf")["willpower"] == 9


@pytest.mark.rule("AN-231")
def test_a_thing_that_meets_a_creature_can_lose_the_legend() -> None:
    def write(board: AndorScenario) -> Steps:
        trigger = Trigger(board, "seen", [int(THING_MEETS_CREATURE)], False, True, Always())
        trigger.whats = [0]
        trigger.effects = [Evaluate(board, "seen/0", Not(Always()))]
        return [PlaceCreature(board, "gor", GOR, on(board, "25"), 0, -1, False)]

    held = {"parchment": "dwarf"}
    assert cards(write, watching=["seen"], things=held, dwarf={"field": "25"}).state.result.value == "lost"
    assert cards(write, watching=["seen"], things=held).state.result.value == "playing"


@pytest.mark.rule("AN-231", "AN-183")
def test_so_it_is_when_a_falcon_or_a_card_brings_it_to_a_hero_with_a_creature() -> None:
    def write(board: AndorScenario) -> Steps:
        trigger = Trigger(board, "seen", [int(THING_MEETS_CREATURE)], False, True, Always())
        trigger.whats = [0]
        trigger.effects = [Evaluate(board, "seen/0", Not(Always()))]
        return []

    def given_by_a_card(board: AndorScenario) -> Steps:
        write(board)
        return [PlaceThing(board, "gift", 0, None)]

    there: dict[str, Any] = {"watching": ["seen"], "creatures": {"25": "gor"}, "warrior": {"field": "25"}}
    owner = {"bag": {"falcon": 1}}
    table = cards(write, dwarf=owner, things={"parchment": "dwarf"}, **there).do("send the falcon to the warrior")
    assert table.do("the falcon brings parchment to the warrior").state.result.value == "lost"
    table = cards(write, dwarf={**owner, "field": "25"}, things={"parchment": "archer"}, **there)
    table.do("send the falcon to the archer")
    assert table.do("the falcon brings parchment from the archer").state.result.value == "lost"
    about = {"about": {"hero": "warrior"}}
    assert cards(given_by_a_card, **about, **there).state.result.value == "lost"
    assert cards(given_by_a_card, **about, watching=["seen"]).state.result.value == "playing"


def test_effects_are_about_the_field_where_it_happened() -> None:
    def write(board: AndorScenario) -> Steps:
        from sagenwerk.andor.values import Spot

        trigger = Trigger(board, "drop", [int(CREATURE_ENTERS)], True, True, Always())
        trigger.effects = [PlaceCargo(board, "drop/0", GOLD, Spot(), Number(1))]
        return [PlaceCreature(board, "gor", GOR, on(board, "25"), 0, -1, False)]

    table = cards(write, watching=["drop"], creatures={"25": "skral"})
    assert table["gold"] == {"14": 1}


# Event cards


def deck(board: AndorScenario, *shields: bool) -> None:
    """Cards e0, e1, ... each of which gives every hero as many willpower as its number and one more."""
    for number in range(len(shields)):
        card = EventCard(board, f"e{number}", shields[number])
        card.effects = [gains(board, f"event e{number}/0", number + 1)]
    board.event_deck = list(range(len(shields)))


@pytest.mark.rule("AN-221")
def test_a_drawn_card_is_carried_out_and_does_not_come_again() -> None:
    def write(board: AndorScenario) -> Steps:
        deck(board, False, False)
        return [DRAW_EVENT]

    table = cards(write)
    assert table.chances == {"event card e0": 1, "event card e1": 1}
    table.do("event card e1")
    assert table.hero("dwarf")["willpower"] == 9
    table.carry_out(DRAW_EVENT)
    assert table.offers == ["event card e0"]


@pytest.mark.rule("AN-223")
def test_from_an_exhausted_pile_no_card_comes_or_it_is_shuffled_again() -> None:
    def write(board: AndorScenario) -> Steps:
        deck(board, False)
        return [DRAW_EVENT, DRAW_EVENT]

    assert cards(write).do("event card e0").question == "hero chooses"
    again = cards(write, options={"empty_event_pile": "shuffled-again"}).do("event card e0")
    assert again.offers == ["event card e0"]


@pytest.mark.rule("AN-222", "AN-036", "AN-181")
def test_any_shield_stops_a_card_for_the_whole_group_also_after_the_day_has_ended() -> None:
    def write(board: AndorScenario) -> Steps:
        deck(board, True)
        return [DRAW_EVENT]

    ended: dict[str, Any] = {hero: {"day_ended": True} for hero in HERO_NAMES}
    ended["warrior"]["bag"] = {"shield": 1}
    ended["wizard"]["bag"] = {"damaged-shield": 1}
    table = cards(write, **ended).do("event card e0")
    assert table.asked == "group"
    assert table.offers == [
        "warrior: hold the shield against the card",
        "wizard: hold the shield against the card",
        "group: no shield against the card",
    ]
    table.do("warrior: hold the shield against the card")
    assert table.bag("warrior") == {"damaged-shield": 1}
    assert table.hero("dwarf")["willpower"] == 7


@pytest.mark.rule("AN-222")
def test_the_second_side_of_a_shield_uses_it_up() -> None:
    def write(board: AndorScenario) -> Steps:
        deck(board, True)
        return [DRAW_EVENT]

    table = cards(write, wizard={"bag": {"damaged-shield": 1}}).do("event card e0")
    table.do("wizard: hold the shield against the card")
    assert table.bag("wizard") == {}


@pytest.mark.rule("AN-222")
def test_without_a_shield_or_its_symbol_nobody_is_asked() -> None:
    def write(shield: bool, bag: dict[str, int]) -> Cards:
        def card(board: AndorScenario) -> Steps:
            deck(board, shield)
            return [DRAW_EVENT]

        return cards(card, dwarf={"bag": bag}).do("event card e0")

    assert write(True, {}).hero("dwarf")["willpower"] == 8
    assert write(False, {"shield": 1}).hero("dwarf")["willpower"] == 8
    unstopped = write(True, {"shield": 1}).do("no shield against the card")
    assert unstopped.hero("dwarf")["willpower"] == 8
    assert unstopped.bag("dwarf") == {"shield": 1}


def test_the_highest_rank_looks_at_the_next_card_and_leaves_or_removes_it() -> None:
    def write(board: AndorScenario) -> Steps:
        deck(board, False, False)
        return [EachHero(board, "e", who(pick=HIGHEST_RANK), [PEEK_EVENT]), DRAW_EVENT]

    left = cards(write).do("event card e1")
    assert left.offers == ["wizard: leave the event card on top", "wizard: remove the event card"]
    left.do("leave the event card on top")
    assert left.hero("dwarf")["willpower"] == 9
    removed = cards(write).do("event card e1", "remove the event card")
    assert removed.offers == ["event card e0"]


def test_a_pile_of_the_legends_own_comes_back_or_not() -> None:
    def write(comes_back: bool) -> Cards:
        def sea(board: AndorScenario) -> Steps:
            pile = Deck(board, "sea", 2, comes_back)
            pile.add(board, "calm", False)
            storm = pile.add(board, "storm", True)
            storm.effects = [gains(board, "event storm/0", -1, classes=[0])]
            draws: Steps = [DrawFrom(board, f"draw/{time}", pile) for time in range(3)]
            return draws

        return cards(sea).do("sea: storm", "sea: calm")

    assert write(False).question == "hero chooses"
    assert write(True).offers == ["sea: calm", "sea: storm"]
