"""The game master changes the table by hand: small edits, whole positions, and what the heroes are told of it."""

from __future__ import annotations

from typing import Any

import pytest

from sagenwerk.games import game
from sagenwerk.kernel import NOBODY, NotChanged
from sagenwerk.locales import LANGUAGES, sentence
from sagenwerk.play import Play

HEROQUEST = game("heroquest")


def begun(scenario: str = "quest-1", **more: Any) -> Play:
    """A quest in which the first hero is on turn."""
    play = Play(HEROQUEST, scenario, heroes=["barbarian", "dwarf"], seed=3, **more)
    while len(play.state.agenda) != 2:
        play.choose(play.state.legal_actions()[0])
    return play


def change(play: Play, *edits: dict[str, Any]) -> list[dict[str, str | int]]:
    """Carry edits out; the lines that are told."""
    play.override(HEROQUEST.edited(play.state, list(edits)).position(), "Ben")
    entry = play.version
    return [{"message": event.message, **event.arguments} for number, event in play.chronicle if number == entry]


def figures(play: Play) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = play.state.position().get("figures", [])
    return found


def test_a_hero_is_put_somewhere_else_looks_around_there_and_goes_on_from_there() -> None:
    play = begun()
    told = change(play, {"do": "move", "who": "barbarian", "square": "D19"})
    hero = play.state.position()["heroes"]["barbarian"]
    assert hero["square"] == "D19"
    assert play.state.position()["this_turn"]["trail"] == ["D19"]
    assert [line["message"] for line in told][:2] == ["event-changed", "event-changed-hero"]
    fresh = next(line for line in told if line["message"] == "event-set-out")
    assert "D19" in str(fresh["squares"]).split()
    play.choose("barbarian: roll for the march")


def test_a_monster_comes_moves_is_hurt_and_goes() -> None:
    play = begun()
    told = change(play, {"do": "place", "kind": "orc", "square": "C17"})
    assert told[1]["message"] == "event-changed-figure"
    assert (told[1]["monster"], told[1]["kind"], told[1]["square"]) == (1, "orc", "C17")
    change(play, {"do": "move", "who": "figure 1", "square": "D17"}, {"do": "body", "who": "figure 1", "value": 3})
    assert (figures(play)[0]["square"], figures(play)[0]["body"]) == ("D17", 3)
    told = change(play, {"do": "remove", "who": "figure 1"})
    assert told[1]["message"] == "event-changed-figure-gone"
    assert figures(play)[0]["square"] == ""
    change(play, {"do": "move", "who": "figure 1", "square": "D17"})
    assert (figures(play)[0]["square"], figures(play)[0]["body"]) == ("D17", 1)


def test_points_are_given_up_to_what_the_hero_can_have() -> None:
    play = begun()
    change(play, {"do": "body", "who": "dwarf", "value": 2}, {"do": "mind", "who": "dwarf", "value": 1})
    hero = play.state.position()["heroes"]["dwarf"]
    assert (hero["body"], hero["mind"]) == (2, 1)


def test_a_door_opens_shows_what_lies_behind_and_closes() -> None:
    play = begun()
    told = change(play, {"do": "door", "door": "D18-D19", "open": 1})
    assert {"event-changed-door", "event-set-out"} <= {line["message"] for line in told}
    told = change(play, {"do": "door", "door": "D18-D19", "open": 0})
    assert [line["message"] for line in told] == ["event-changed", "event-changed-door"]
    assert play.state.position()["doors"]["D18-D19"] == "closed"


def test_squares_come_to_the_board_with_all_that_the_map_shows_there() -> None:
    play = begun()
    room = [f"{column}{row}" for column in "BCD" for row in (10, 11, 12, 13)]
    told = change(play, {"do": "set-out", "squares": " ".join(room)})
    assert next(line for line in told if line["message"] == "event-set-out")["squares"] == " ".join(sorted(room))
    assert all(figure["square"] in room for figure in figures(play))


@pytest.mark.parametrize(
    ("edit", "message"),
    [
        ({"do": "dance"}, "unknown"),
        ({"do": "move", "who": "barbarian", "square": "Z99"}, "no-square"),
        ({"do": "move", "who": "wizard", "square": "B16"}, "nobody"),
        ({"do": "move", "who": "figure 1", "square": "B16"}, "nobody"),
        ({"do": "move", "who": "figure 0", "square": "B16"}, "nobody"),
        ({"do": "move", "who": "figure ²", "square": "B16"}, "nobody"),
        ({"do": "move", "who": "barbarian", "square": "C15"}, "taken"),
        ({"do": "place", "kind": "orc", "square": "C15"}, "taken"),
        ({"do": "place", "kind": "dragon", "square": "C17"}, "kind"),
        ({"do": "place", "kind": "orc", "square": "H3"}, "not-set-out"),
        ({"do": "remove", "who": "barbarian"}, "hero-stays"),
        ({"do": "body", "who": "barbarian", "value": 9}, "points"),
        ({"do": "body", "who": "barbarian", "value": 0}, "points"),
        ({"do": "body", "who": "barbarian", "value": -1}, "number"),
        ({"do": "body", "who": "barbarian", "value": "8"}, "number"),
        ({"do": "door", "door": "A1-A2", "open": 1}, "no-door"),
        ({"do": "door", "door": "E3-F3", "open": 1}, "not-set-out"),
        ({"do": "set-out", "squares": "B15 nowhere"}, "no-square"),
    ],
)
def test_what_cannot_be_is_refused_with_its_reason(edit: dict[str, Any], message: str) -> None:
    play = begun()
    before = play.state.digest()
    with pytest.raises(NotChanged) as caught:
        HEROQUEST.edited(play.state, [{"do": "body", "who": "dwarf", "value": 1}, edit])
    assert caught.value.message == f"heroquest-edit-{message}"
    for language in LANGUAGES:
        assert sentence(language, caught.value.message, caught.value.arguments)
    assert play.state.digest() == before


def test_nothing_is_edited_while_something_is_going_on() -> None:
    play = Play(HEROQUEST, "quest-1", heroes=["barbarian", "wizard"], seed=3)
    with pytest.raises(NotChanged, match="not-now"):
        HEROQUEST.edited(play.state, [])


def test_a_position_must_have_the_same_heroes_and_leave_what_was_seen() -> None:
    play = begun()
    other = Play(HEROQUEST, "quest-1", heroes=["dwarf", "barbarian"], seed=3)
    with pytest.raises(NotChanged, match="other-heroes"):
        play.override(other.state.position(), "Ben")
    tree = play.state.position()
    tree["set_out"] = ["#" * 26] * 19
    with pytest.raises(NotChanged, match="unseen"):
        play.override(tree, "Ben")


def test_the_heroes_are_told_the_same_whatever_else_the_map_holds() -> None:
    play = begun()
    tree = play.state.position()
    notes = [step.name for step in play.scenario.steps.all if step.name.startswith("note")]
    assert notes  # there is something to hide
    hidden = {**tree, "slots": [7]}
    play.override(hidden, "Ben")
    assert [event.message for number, event in play.chronicle if number == play.version] == ["event-changed"]
    assert play.state.view(NOBODY).position() == begun().state.view(NOBODY).position()
    assert not play.told(play.line[-1].step)


def test_a_save_with_edits_replays() -> None:
    play = begun()
    change(play, {"do": "place", "kind": "goblin", "square": "C17"}, {"do": "door", "door": "D18-D19", "open": 1})
    play.choose("barbarian: roll for the march")
    text = play.to_saga()
    again = Play.from_saga(text)
    assert again.to_saga() == text
    assert [event.message for _, event in again.chronicle] == [event.message for _, event in play.chronicle]


def test_the_story_of_the_chronicle_still_tells_the_table() -> None:
    play = begun()
    story = HEROQUEST.story_so_far(play.state)
    since = play.version
    change(
        play,
        {"do": "place", "kind": "goblin", "square": "C17"},
        {"do": "move", "who": "dwarf", "square": "D19"},
        {"do": "body", "who": "dwarf", "value": 3},
    )
    for number, event in play.chronicle:
        if number > since:
            HEROQUEST.follow(story, event)
    assert story == HEROQUEST.story_so_far(play.state)


def test_a_step_that_looks_at_the_map_tells_something_even_if_nothing_is_there() -> None:
    play = begun()
    play.choose("barbarian: search for treasure")
    assert play.told(play.line[-1].step)
    play = begun()
    play.choose("barbarian: end the turn")
    assert play.told(play.line[-1].step)


def test_the_heroes_take_their_sheets_to_the_next_quest() -> None:
    play = begun()
    change(play, {"do": "body", "who": "dwarf", "value": 1})
    tree = play.state.position()
    tree["heroes"]["dwarf"]["gold"] = 120
    play.override(tree, "Ben")
    content = HEROQUEST.sequel(play.state, "quest-2", None)
    again = HEROQUEST.sequel(play.state, "quest-2", f'{content}\n[[party]]\nhero = "elf"\n')
    assert again == content
    after = Play(HEROQUEST, "quest-2", heroes=["barbarian", "dwarf"], seed=1, content=content)
    dwarf = after.state.position()["heroes"]["dwarf"]
    assert (dwarf["gold"], dwarf["body"]) == (120, 7)


def test_what_a_step_told_is_known_again_after_the_game_was_opened() -> None:
    play = Play(HEROQUEST, "quest-1", heroes=["barbarian", "wizard", "elf"], seed=3)
    play.choose("wizard: take the spells of air")
    play.override(play.state.position(), "Ben")
    steps = {entry.step for entry in play.line}
    while len(play.state.agenda) != 2:
        play.choose(play.state.legal_actions()[0])
    play.choose("barbarian: search for treasure")
    steps |= {entry.step for entry in play.line}
    again = Play.from_saga(play.to_saga())
    assert [again.told(step) for step in sorted(steps)] == [play.told(step) for step in sorted(steps)]
    assert not play.told(1)
    assert play.told(max(steps))
