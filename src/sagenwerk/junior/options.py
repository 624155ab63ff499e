"""Choices of rules where tables differ; every default is the printed rule or its settled reading."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagenwerk.kernel.game import Option, chosen_values

OPTIONS: Final = [
    Option("difficulty", ["normal", "easy", "hard"], "R-035"),
    Option("falcon_burden", ["0", "1"], "R-131"),
    Option("sword_tokens", ["any-time", "only-to-win"], "R-087"),
    Option("cave_step", ["from-cave", "entrance-included"], "R-046"),
    Option("mine_search", ["voluntary", "compulsory"], "R-102"),
    Option("well_cleaning", ["sleepers-count", "awake-only"], "R-138"),
    Option("fog_gor_without_place", ["alarm", "nothing"], "R-063"),
    Option("well_with_hero", ["refills", "stays-empty"], "R-114"),
]


class JuniorOptions:
    """The choices of one game, read once. Raises ``ValueError`` for an unknown name or value."""

    def __init__(self, chosen: dict[str, str]) -> None:
        self.chosen = chosen_values(OPTIONS, chosen)
        #: Steps that the dragon starts farther away (negative: nearer).
        self.dragon_farther: i64 = 0
        if self.chosen["difficulty"] == "easy":
            self.dragon_farther = 1
        elif self.chosen["difficulty"] == "hard":
            self.dragon_farther = -1
        self.falcon_burden: i64 = int(self.chosen["falcon_burden"])
        self.swords_only_to_win = self.chosen["sword_tokens"] == "only-to-win"
        self.entrance_included = self.chosen["cave_step"] == "entrance-included"
        self.search_compulsory = self.chosen["mine_search"] == "compulsory"
        self.awake_only = self.chosen["well_cleaning"] == "awake-only"
        self.fog_gor_alarms = self.chosen["fog_gor_without_place"] == "alarm"
        self.wells_wait_for_heroes = self.chosen["well_with_hero"] == "stays-empty"
