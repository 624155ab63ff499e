"""Choices of rules where tables differ; every default is the printed rule or its settled reading."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagenwerk.kernel.game import Option, chosen_values

OPTIONS: Final = [
    Option("difficulty", ["normal", "easy"], "AN-226"),
    Option("sunrise", ["box", "remake"], "AN-107"),
    Option("free_actions", ["any-time", "own-turn"], "AN-035"),
    Option("joint_battle_late_joining", ["no", "yes"], "AN-104"),
    Option("castle_lost", ["no-free-shield", "all-shields-taken"], "AN-136"),
    Option("event_willpower_zero", ["as-after-battle", "stays-at-one"], "AN-086"),
    Option("blocked_creature", ["stays", "ignores-it"], "AN-129"),
    Option("last_victory", ["counts", "too-late"], "AN-145"),
    Option("black_die_turning", ["by-table", "no"], "AN-200"),
    Option("empty_event_pile", ["no-card", "shuffled-again"], "AN-223"),
    Option("falcon_in_battle", ["between-rounds", "never"], "AN-102"),
]


class AndorOptions:
    """The choices of one game, read once. Raises ``ValueError`` for an unknown name or value."""

    def __init__(self, chosen: dict[str, str]) -> None:
        self.chosen = chosen_values(OPTIONS, chosen)
        #: 0 normal (tan cards), 1 easy (green cards): the row of every table by difficulty.
        self.difficulty: i64 = 1 if self.chosen["difficulty"] == "easy" else 0
        self.remake_sunrise = self.chosen["sunrise"] == "remake"
        self.out_of_turn = self.chosen["free_actions"] == "any-time"
        self.late_joining = self.chosen["joint_battle_late_joining"] == "yes"
        self.lost_when_full = self.chosen["castle_lost"] == "all-shields-taken"
        self.events_stop_at_one = self.chosen["event_willpower_zero"] == "stays-at-one"
        self.blocks_ignored = self.chosen["blocked_creature"] == "ignores-it"
        self.last_victory_counts = self.chosen["last_victory"] == "counts"
        self.black_die_turns = self.chosen["black_die_turning"] == "by-table"
        self.pile_reshuffled = self.chosen["empty_event_pile"] == "shuffled-again"
        self.falcon_between_rounds = self.chosen["falcon_in_battle"] == "between-rounds"
