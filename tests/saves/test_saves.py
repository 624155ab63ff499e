"""Saves that people have on their disks can be opened, whatever the rules have become since."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sagenwerk.games import game
from sagenwerk.play import Play
from sagenwerk.play.verify import verified

HERE = Path(__file__).resolve().parent
KEPT = sorted(path.name for path in HERE.glob("*.saga"))


@pytest.mark.parametrize("name", KEPT)
def test_every_kept_save_opens_and_is_saved_and_opened_again(name: str) -> None:
    play = Play.load(HERE / name)
    text = play.to_saga()
    again = Play.from_saga(text)
    assert again.to_saga() == text
    assert again.state.digest() == play.state.digest()
    assert play.state.legal_actions() or play.state.result.value != "playing"


def test_a_save_of_these_rules_is_kept_and_replays_exactly() -> None:
    name = f"junior-rules-{game('junior').version}.saga"
    assert name in KEPT, "make it by tests/saves/make.py"
    play = Play.load(HERE / name)
    assert play.opened_at_position is None
    kept, now = ((HERE / name).read_text(encoding="utf-8").splitlines(), play.to_saga().splitlines())
    assert now[1:] == kept[1:], (
        "the rules or the content have changed: if a version is out, raise the version of the rules"
    )
    # Newer forms of the file say more in the head, but nothing else.
    assert {**json.loads(now[0]), **json.loads(kept[0])} == {**json.loads(now[0]), "format": 1}


def test_a_save_of_older_rules_that_does_not_replay_opens_at_its_last_position_and_says_so() -> None:
    # Version 0 was before the first one that came out: its heroes "lay the figure down" where they now end the turn.
    play = Play.load(HERE / "junior-rules-0.saga")
    assert play.opened_at_position is not None
    assert play.opened_at_position.entry == 100
    assert "saved by rules version 0" in play.opened_at_position.reason
    assert "lay the figure down" in play.opened_at_position.reason
    assert "20 entries after entry 100 were left out" in play.opened_at_position.reason
    play.choose(play.state.legal_actions()[0])
    assert play.undo_label() is not None


def test_a_save_with_dice_of_ones_own_follows_from_seed_and_salt_in_all_other_chance() -> None:
    text = (HERE / "junior-rules-1-fair.saga").read_text(encoding="utf-8")
    verdict = verified(text, noted="cbecb6ac50cd265f180bbb0f49f9881047d0721a9e6e8a2be0c43d075c96e317")
    assert verdict.flaws == []
    assert verdict.replayed
    assert verdict.dice_known
    assert len(verdict.typed) > 3
    assert verdict.dealt == verdict.outcomes - len(verdict.typed) > 3
