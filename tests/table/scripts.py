"""The scripts of ``benchmarks/`` that look for faults, in a small setting: real servers, real sockets, a real disk."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

SCRIPTS = Path(__file__).parents[2] / "benchmarks"


def found_by(script: str, *options: str) -> dict[str, Any]:
    """What a script has found; it must have found nothing wrong."""
    done = subprocess.run(
        [sys.executable, str(SCRIPTS / script), *options], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found
