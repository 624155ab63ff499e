"""A few of the sessions of ``benchmarks/table_fuzz.py``, and of the messages of ``benchmarks/table_forged.py``."""

from __future__ import annotations

from table.scripts import found_by


def test_over_bad_lines_all_pages_have_the_same_in_the_end_as_the_log() -> None:
    found = found_by("table_fuzz.py", "--sessions", "10", "--steps", "12", "--at-once", "5", "--minutes", "2")
    assert found["sessions"] >= 5
    assert found["entries_in_logs"] > 0
    assert found["divergences"] == 0


def test_malformed_and_forged_messages_do_nothing_and_harm_nobody() -> None:
    found = found_by("table_forged.py", "--messages", "2000", "--minutes", "2")
    assert found["sent"] >= 1000
    assert found["answered"]["server-message-not-understood"] > 100
    assert found["foreign_accepted"] == 0
