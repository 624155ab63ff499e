"""Choices of rules where tables or texts differ; every default is the printed rule or its settled reading."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagenwerk.kernel.game import Option, chosen_values

OPTIONS: Final = [
    Option("edition", ["eu1", "eu2", "us"], "HQ-016"),
    Option("discovery", ["open-or-enter", "enter-only"], "HQ-043"),
    Option("monsters", ["one-by-one", "interleaved"], "HQ-101"),
    Option("passing_heroes", ["allowed", "asked", "refused"], "HQ-026"),
    Option("passing_monsters", ["refused", "asked", "allowed"], "HQ-027"),
    Option("treasure_searches", ["each-hero-once", "once-in-all"], "HQ-121"),
    Option("found_traps", ["shown", "sprung"], "HQ-116"),
    Option("dodged_spear", ["ends-the-turn", "turn-goes-on"], "HQ-142"),
    Option("chest", ["is-a-search", "is-free"], "HQ-122"),
    Option("corner_sight", ["one-side-open", "always-open"], "HQ-067"),
    Option("quest_1_wandering", ["none", "orc"], "HQ-133"),
    Option("forced_steps", ["do-not-count", "count"], "HQ-028"),
    Option("setting_out", ["by-itself", "game-master"], "HQ-051"),
    Option("start", ["on-the-stairs", "beside-the-stairs"], "HQ-007"),
]


class QuestOptions:
    """The choices of one game, read once. Raises ``ValueError`` for an unknown name or value."""

    def __init__(self, chosen: dict[str, str]) -> None:
        self.chosen = chosen_values(OPTIONS, chosen)
        self.edition: i64 = ["eu1", "eu2", "us"].index(self.chosen["edition"])
        self.set_out_when_opened = self.chosen["discovery"] == "open-or-enter"
        self.interleaved = self.chosen["monsters"] == "interleaved"
        self.heroes_ask = self.chosen["passing_heroes"] == "asked"
        self.heroes_refuse = self.chosen["passing_heroes"] == "refused"
        self.master_asks = self.chosen["passing_monsters"] == "asked"
        self.master_allows = self.chosen["passing_monsters"] == "allowed"
        self.one_search_in_all = self.chosen["treasure_searches"] == "once-in-all"
        self.found_traps_spring = self.chosen["found_traps"] == "sprung"
        self.dodged_spear_ends_turn = self.chosen["dodged_spear"] == "ends-the-turn"
        self.chest_is_search = self.chosen["chest"] == "is-a-search"
        self.corners_open = self.chosen["corner_sight"] == "always-open"
        self.orc_wanders_in_quest_1 = self.chosen["quest_1_wandering"] == "orc"
        self.master_sets_out = self.chosen["setting_out"] == "game-master"
        self.beside_the_stairs = self.chosen["start"] == "beside-the-stairs"
        self.forced_steps_count = self.chosen["forced_steps"] == "count"
