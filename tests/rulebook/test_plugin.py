"""The marks of tests: what a run came to is kept by rule, and a mark that names nothing is an error."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import sagenwerk

pytest_plugins = ["pytester"]


@pytest.fixture(autouse=True)
def _sources(monkeypatch: pytest.MonkeyPatch) -> None:
    """The runs inside find the same code as this one."""
    monkeypatch.setenv("PYTHONPATH", str(Path(sagenwerk.__file__).parents[1]))


PLUGIN = 'pytest_plugins = ["sagenwerk.rulebook.pytest_plugin"]\n'
RESULTS = Path("src/sagenwerk/rulebook/results.json")


def test_a_whole_run_writes_the_outcome_per_rule(pytester: pytest.Pytester) -> None:
    pytester.makeconftest(PLUGIN)
    pytester.makepyfile(
        """
        import pytest
        @pytest.mark.rule("R-085", "R-086")
        def test_holds(): pass
        @pytest.mark.rule("R-086")
        def test_fails(): assert False
        """
    )
    pytester.mkpydir("src")
    (pytester.path / RESULTS).parent.mkdir(parents=True)
    pytester.runpytest_subprocess("--write-rules").assert_outcomes(passed=1, failed=1)
    written = json.loads((pytester.path / RESULTS).read_text("utf-8"))
    assert (written["R-085"]["passed"], written["R-085"]["failed"]) == (1, 0)
    assert (written["R-086"]["passed"], written["R-086"]["failed"]) == (1, 1)


def test_a_whole_run_that_differs_from_what_is_committed_fails(pytester: pytest.Pytester) -> None:
    pytester.makeconftest(PLUGIN)
    pytester.makepyfile("import pytest\n@pytest.mark.rule('R-085')\ndef test_holds(): pass")
    (pytester.path / RESULTS).parent.mkdir(parents=True)
    (pytester.path / RESULTS).write_text("{}\n")
    assert pytester.runpytest_subprocess("--check-rules").ret == pytest.ExitCode.TESTS_FAILED
    assert pytester.runpytest_subprocess("--write-rules").ret == pytest.ExitCode.OK
    assert pytester.runpytest_subprocess("--check-rules").ret == pytest.ExitCode.OK


def test_a_part_of_the_tests_neither_writes_nor_fails(pytester: pytest.Pytester) -> None:
    pytester.makeconftest(PLUGIN)
    file = pytester.makepyfile("import pytest\n@pytest.mark.rule('R-085')\ndef test_holds(): pass")
    (pytester.path / RESULTS).parent.mkdir(parents=True)
    (pytester.path / RESULTS).write_text("{}\n")
    assert pytester.runpytest_subprocess("--check-rules", str(file)).ret == pytest.ExitCode.OK


def test_a_mark_with_an_unknown_rule_is_an_error(pytester: pytest.Pytester) -> None:
    pytester.makeconftest(PLUGIN)
    pytester.makepyfile("import pytest\n@pytest.mark.rule('R-999')\ndef test_holds(): pass")
    pytester.runpytest_subprocess().stderr.fnmatch_lines(["*no such rule: R-999*"])
