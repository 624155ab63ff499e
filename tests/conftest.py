"""What all tests share: marks for rules, and files of real people where they are at hand."""

from pathlib import Path

pytest_plugins = ["sagenwerk.rulebook.pytest_plugin"]

#: Files that people wrote with other tools. They are not ours to hand on.
REAL_FILES = Path(__file__).parents[2] / "shared" / "real-files"
collect_ignore_glob = [] if REAL_FILES.is_dir() else ["**/test_real_*.py"]


def pytest_report_header() -> str:
    """Say whether the tests with files of real people are among those that run."""
    if REAL_FILES.is_dir():
        return "real files: there, their tests run"
    return "real files: not there, tests with them are left out"
