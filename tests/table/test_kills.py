"""A few of the kills of ``benchmarks/table_kills.py``."""

from __future__ import annotations

from table.scripts import found_by


def test_a_server_that_is_killed_while_persons_act_loses_nothing_and_all_tables_open() -> None:
    found = found_by("table_kills.py", "--kills", "5", "--tables", "2", "--minutes", "3")
    assert found["kills"] >= 2
    assert found["tables"] >= 2
    assert found["acknowledged_actions_lost"] == found["actions_done_twice"] == found["tables_that_do_not_open"] == 0
