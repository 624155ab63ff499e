"""Marks tests with the rules that they hold, and keeps what a whole run came to.

``@pytest.mark.rule("R-085", "R-086")`` on a test; an unknown id is an error. ``--write-rules`` writes the outcome per
rule to ``rulebook/results.json``; ``--check-rules`` fails if a whole run gives something else than is committed there.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from sagenwerk.rulebook import known_id
from sagenwerk.rulebook.status import Proof

RESULTS = "src/sagenwerk/rulebook/results.json"
PROPERTY = "rule"


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("rules")
    group.addoption("--write-rules", action="store_true", help="write the outcome per rule after a whole run")
    group.addoption("--check-rules", action="store_true", help="fail if the outcome per rule is not as committed")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules that the test holds")
    config.pluginmanager.register(RuleKeeper(config), "rule-keeper")


class RuleKeeper:
    """Collects outcomes by rule during a run."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.rules_of: dict[str, list[str]] = {}
        self.failed: set[str] = set()
        self.passed: set[str] = set()

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            for mark in item.iter_markers("rule"):
                unknown = [rule for rule in mark.args if not known_id(rule)]
                if unknown or not mark.args:
                    raise pytest.UsageError(f"{item.nodeid}: no such rule: {', '.join(unknown) or 'none is named'}")
                # Properties travel with the reports of tests that run in other processes.
                item.user_properties.extend((PROPERTY, rule) for rule in mark.args)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        rules = [str(value) for name, value in report.user_properties if name == PROPERTY]
        if rules and report.when == "setup":
            self.rules_of[report.nodeid] = rules
        if report.nodeid in self.rules_of:
            if report.failed:
                self.failed.add(report.nodeid)
            elif report.when == "call" and report.passed:
                self.passed.add(report.nodeid)

    @property
    def whole(self) -> bool:
        """Whether every test was meant to run, in this process or in those that it started."""
        chosen = self.config.option
        narrowed = chosen.keyword or chosen.markexpr or chosen.deselect or chosen.ignore or getattr(chosen, "lf", False)
        return self.config.args_source.name != "ARGS" and not narrowed and not hasattr(self.config, "workerinput")

    def proofs(self) -> dict[str, Proof]:
        """Outcome by rule, in order, named without the parameters of a test."""
        found: dict[str, list[str]] = {}
        for test, rules in self.rules_of.items():
            for rule in rules:
                found.setdefault(rule, []).append(test)
        return {
            rule: Proof(
                len({test for test in tests if test in self.passed and test not in self.failed}),
                len({test for test in tests if test in self.failed}),
                sorted({test.split("[")[0].removeprefix("tests/") for test in tests}),
            )
            for rule, tests in sorted(found.items())
        }

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        write, check = self.config.option.write_rules, self.config.option.check_rules
        finished = session.exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED) and not session.shouldstop
        if not (write or check) or not self.whole or not finished:
            return
        text = msgspec.json.format(msgspec.json.encode(self.proofs()), indent=1).decode() + "\n"
        path = Path(str(self.config.rootpath), RESULTS)
        if write:
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text("utf-8") != text:
            print(f"\n{RESULTS} is not what this run gives: run pytest --write-rules and commit it")
            session.exitstatus = pytest.ExitCode.TESTS_FAILED
