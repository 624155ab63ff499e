"""The audit of what the project is built from: it finds what must not be there."""

from __future__ import annotations

import importlib.util
import sys
from importlib.metadata import Distribution
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def audit() -> Any:
    spec = importlib.util.spec_from_file_location("audit", ROOT / "tools" / "audit.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_what_is_locked_here_can_be_trusted(audit: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert audit.main(["--offline"]) == 0
    assert "FAILED" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("lines", "fault"),
    [
        ("one==1.0 \\\n    --hash=sha256:00\n", ""),
        ("one==1.0 ; sys_platform == 'win32' \\\n    --hash=sha256:00\n", ""),
        ("# a word\none==1.0\n", "lock.txt:2: one has no hash"),
        ("one>=1.0 \\\n    --hash=sha256:00\n", "has no exact version"),
        ("one @ git+file:///one\n", "has no exact version"),
    ],
)
def test_a_python_package_needs_an_exact_version_and_a_hash(audit: Any, lines: str, fault: str) -> None:
    found = audit.not_pinned(audit.pinned_in(lines, "lock.txt"))
    assert len(found) == bool(fault)
    assert fault in "".join(found)


def test_a_package_of_the_client_needs_a_hash_and_runs_no_program(audit: Any) -> None:
    packages = {
        "": {"name": "client"},
        "node_modules/good": {"integrity": "sha512-x"},
        "node_modules/loose": {},
        "node_modules/weak": {"integrity": "sha1-x"},
        "node_modules/busy": {"integrity": "sha512-x", "hasInstallScript": True},
    }
    found = audit.not_locked({"packages": packages})
    assert [line.split()[0] for line in found] == ["node_modules/loose", "node_modules/weak", "node_modules/busy"]


@pytest.mark.parametrize(
    ("licence", "fine"),
    [
        ("MIT", True),
        ("MIT AND PSF-2.0", True),
        ("(GPL-3.0-only OR Apache-2.0)", True),
        ("MIT AND GPL-3.0-only", False),
        ("GPL-3.0-only", False),
        ("none", False),
        ("", False),
    ],
)
def test_a_licence_must_leave_a_choice_that_is_accepted(audit: Any, licence: str, fine: bool) -> None:
    assert audit.accepted(licence) is fine


@pytest.mark.parametrize(
    ("said", "licence"),
    [
        ("License-Expression: MIT\n", "MIT"),
        ("Classifier: License :: OSI Approved :: MIT License\n", "MIT"),
        ("Classifier: License :: OSI Approved :: GNU Affero\n", "GNU Affero"),
        ("License: MIT License\n", "MIT"),
        ("", "none"),
    ],
)
def test_a_package_says_its_licence_in_several_ways(audit: Any, said: str, licence: str, tmp_path: Path) -> None:
    (tmp_path / "METADATA").write_text(f"Metadata-Version: 2.1\nName: one\nVersion: 1\n{said}", "utf-8")
    assert audit.licence_of(Distribution.at(tmp_path)) == licence


def test_a_service_that_does_not_answer_finds_nothing_and_says_so(
    audit: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    def silent() -> list[str]:
        return [str(audit.answer_of(sys.executable, "-c", "import sys; sys.exit('nobody here')"))]

    assert audit.asked("no known holes", silent) == 0
    assert capsys.readouterr().out == "unknown no known holes (nobody could be asked: nobody here)\n"
    assert audit.asked("no known holes", lambda: ["one 1.0: hole"]) == 1
