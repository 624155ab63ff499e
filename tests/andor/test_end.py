"""Won and lost (AN-229 to AN-233)."""

from __future__ import annotations

import pytest
from andor.tables import EVERYBODY, Table, given, own_legend, sunrise

GOALS_MET = {"items": {"0": {"herb-3": 1}}, "beaten": {"tower-skral": 1}}


@pytest.mark.rule("AN-229")
def test_lost_a_creature_without_a_free_shield() -> None:
    table = sunrise(EVERYBODY, intruders=["gor"], creatures={"7": "gor"})
    assert (table["result"], table.told[-1]) == ("lost", "event-lost-castle")


@pytest.mark.rule("AN-229", "AN-123")
def test_also_in_the_middle_of_a_turn() -> None:
    """A gor out of the fog on 8 goes on over 7 into the castle."""
    table = given(
        EVERYBODY, dwarf={"field": "9"}, fog={"8": "gor"}, creatures={"8": "gor", "7": "troll"}, intruders=["gor"]
    )
    table.do("walk to 8", "stop here")
    assert table["result"] == "lost"


@pytest.mark.rule("AN-229")
def test_whatever_goals_are_met() -> None:
    table = sunrise(EVERYBODY, intruders=["gor"], creatures={"7": "gor"}, narrator="M", **GOALS_MET)
    assert table["result"] == "lost"


@pytest.mark.rule("AN-230")
def test_lost_the_narrator_on_n_with_a_goal_missing() -> None:
    table = sunrise(narrator="M", beaten={"tower-skral": 1})
    assert (table["result"], table.rules("event-lost-goals")) == ("lost", {"AN-230"})


@pytest.mark.rule("AN-230")
def test_before_n_a_missing_goal_loses_nothing() -> None:
    assert sunrise(narrator="L")["result"] == "playing"


def lost_by_its_own_rule() -> Table:
    """A legend that is lost as soon as somebody enters 5."""
    return own_legend(
        """
        [[trigger]]
        id = "cursed"
        moment = "hero-enters"
        on = [5]
        effects = [{ do = "lose" }]
        """
    )


@pytest.mark.rule("AN-231")
def test_a_legend_may_name_further_instant_losses() -> None:
    table = lost_by_its_own_rule().do("walk to 0")
    assert table["result"] == "playing"
    assert table.do("walk to 5")["result"] == "lost"
    assert table.rules("event-lost-legend") == {"AN-231"}


@pytest.mark.rule("AN-232")
def test_won_all_goals_of_the_legend_complete_when_n_is_evaluated() -> None:
    table = sunrise(narrator="M", **GOALS_MET)
    assert (table["result"], table.rules("event-won")) == ("won", {"AN-232"})


@pytest.mark.rule("AN-232")
def test_not_before_n() -> None:
    table = sunrise(narrator="L", **GOALS_MET)
    assert table["result"] == "playing"
    assert table.do("dwarf: end the day", "warrior: end the day")["result"] == "won"


@pytest.mark.rule("AN-232")
@pytest.mark.parametrize("bearer", ["dwarf", "warrior"])
def test_goals_are_goals_of_the_group(bearer: str) -> None:
    """It does not matter who has brought the herb."""
    table = sunrise(narrator="M", beaten={"tower-skral": 1}, **{bearer: {"field": "0", "bag": {"herb-3": 1}}})
    assert table["result"] == "won"


@pytest.mark.rule("AN-232", "AN-229")
def test_after_the_end_nobody_does_anything() -> None:
    table = sunrise(narrator="M", **GOALS_MET)
    assert table.offers == []
    assert table.refused("dwarf: pass") == "refusal-game-over"


@pytest.mark.rule("AN-233")
def test_no_hero_is_ever_eliminated() -> None:
    """A lost battle costs 1 strength; with 3 willpower the hero stays on his field and goes on."""
    table = given(dwarf={"field": "8", "strength": 2, "willpower": 1}, creatures={"8": "troll"})
    table.do("attack on 8", "dice 1", "dice 6 6 6")
    assert table.hero("dwarf") == {**table.hero("dwarf"), "field": "8", "strength": 1, "willpower": 3}
    assert (table["result"], table["turn"]) == ("playing", "warrior")
    assert table.do("pass").may("dwarf: attack on 8")


@pytest.mark.rule("AN-233", "AN-080")
def test_not_even_with_one_strength() -> None:
    table = given(dwarf={"field": "8", "willpower": 1}, creatures={"8": "troll"})
    table.do("attack on 8", "dice 1", "dice 6 6 6")
    assert (table.hero("dwarf")["strength"], table.hero("dwarf")["willpower"]) == (1, 3)
