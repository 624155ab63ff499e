"""Whether what the project is built from can be trusted: pinned by hash, freely licensed, without known holes.

    python tools/audit.py               everything, including what the registries' advisory services know
    python tools/audit.py --offline     only what the lock files and the installed packages say

Prints a line for each check; the exit code is 1 if one of them found something. An advisory service that does not
answer finds nothing, and the line says so.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable
from functools import partial
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ROOT / "requirements"
NPM_LOCK = ROOT / "client" / "package-lock.json"

#: Licences that let the project be passed on as it is: what asks for its own text only, for the source of changed
#: files of its own (MPL, LGPL: both are used unchanged, as packages of their own), and the fonts' one.
ACCEPTED = {
    "0BSD",
    "Apache-2.0",
    "Artistic-1.0",
    "BlueOak-1.0.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "CC0-1.0",
    "ISC",
    "LGPL-3.0-only",
    "MIT",
    "MPL-2.0",
    "OFL-1.1",
    "PSF-2.0",
    "Python-2.0",
    "Unlicense",
    "Zlib",
}
#: What packages say that do not use the names of SPDX yet.
CLASSIFIERS = {
    "3-Clause BSD License": "BSD-3-Clause",
    "Apache 2.0": "Apache-2.0",
    "Apache Software License": "Apache-2.0",
    "Artistic License": "Artistic-1.0",
    "BSD License": "BSD-3-Clause",
    "ISC License (ISCL)": "ISC",
    "MIT License": "MIT",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
}

#: A line of a lock file that names a package.
PIN = re.compile(r"(?P<name>[A-Za-z0-9._-]+)==(?P<version>[^\s;]+)(?:\s*;\s*(?P<where>[^\\]*))?")
#: Seconds that a service has to answer.
PATIENCE = 60
#: A package that every service which offers advisories knows.
KNOWN_EVERYWHERE = "msgspec"


class Pinned:
    """A package of a lock file, with all its lines."""

    def __init__(self, file: str, line: int, text: str) -> None:
        self.place = f"{file}:{line}"
        self.lines = [text]

    @property
    def pin(self) -> re.Match[str] | None:
        """Name, version and where it is needed; None if the version is left open."""
        return PIN.match(self.lines[0])

    @property
    def name(self) -> str:
        """Its name."""
        pin = self.pin
        return pin["name"] if pin else self.lines[0]


def pinned_in(text: str, file: str) -> list[Pinned]:
    """What a lock file of Python packages holds."""
    found: list[Pinned] = []
    for number, line in enumerate(text.splitlines(), start=1):
        if line.startswith((" ", "\t")) and found:
            found[-1].lines.append(line)
        elif line.strip() and not line.startswith("#"):
            found.append(Pinned(file, number, line))
    return found


def not_pinned(packages: Iterable[Pinned]) -> list[str]:
    """Packages of which another file than the tested one could be installed."""
    return [
        f"{package.place}: {package.name} has no {'hash' if package.pin else 'exact version'}"
        for package in packages
        if not package.pin or not any("--hash=sha256:" in line for line in package.lines)
    ]


def npm_packages(lock: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """All packages of the client's lock file, by where they lie."""
    return {where: package for where, package in lock["packages"].items() if where}


def not_locked(lock: dict[str, Any]) -> list[str]:
    """Packages of the client without a strong hash, and those that want to run programs when they are installed."""
    found = []
    for where, package in npm_packages(lock).items():
        if not str(package.get("integrity", "")).startswith("sha512-"):
            found.append(f"{where} has no sha512 in package-lock.json")
        if package.get("hasInstallScript"):
            found.append(f"{where} runs a program when it is installed")
    return found


# --- licences


def accepted(expression: str) -> bool:
    """Whether a licence expression of SPDX leaves a choice that is accepted."""
    expression = expression.replace("(", " ").replace(")", " ")
    return any(
        all(part.strip() in ACCEPTED for part in re.split(r"\bAND\b", choice))
        for choice in re.split(r"\bOR\b", expression)
    )


def licence_of(package: Distribution) -> str:
    """What an installed package says about its licence, as an expression of SPDX where it can be told."""
    said = package.metadata
    if "License-Expression" in said:
        return said["License-Expression"]
    classifiers = [line.rpartition(" :: ")[2] for line in said.get_all("Classifier", []) if line.startswith("License")]
    if classifiers:
        return " OR ".join(CLASSIFIERS.get(classifier, classifier) for classifier in classifiers)
    texts = [file.read_text() for file in package.files or [] if "LICENSE" in file.name.upper()]
    text = next((text.strip() for text in [*said.get_all("License", []), *texts] if text.strip()), "none")
    first = text.partition("\n")[0]
    return CLASSIFIERS.get(first, first)


def not_accepted(packages: Iterable[Pinned]) -> list[str]:
    """Installed packages whose licence is not among those that are accepted."""
    found = []
    for name in sorted({package.name for package in packages}):
        try:
            licence = licence_of(distribution(name))
        except PackageNotFoundError:  # only for another system, or for a tool that is no part of anything
            continue
        if not accepted(licence):
            found.append(f"{name}: {licence}")
    return found


def npm_not_accepted(lock: dict[str, Any]) -> list[str]:
    """The same for the client."""
    return [
        f"{where}: {package.get('license', 'none')}"
        for where, package in npm_packages(lock).items()
        if not accepted(str(package.get("license", "none")))
    ]


# --- known holes


class NoAnswer(Exception):
    """An advisory service did not say anything; the text says why."""


def answer_of(*command: object) -> Any:
    """What a program writes as JSON. Raises ``NoAnswer``."""
    words = [str(word) for word in command]
    try:
        done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False, timeout=PATIENCE)
        return json.loads(done.stdout)
    except subprocess.TimeoutExpired as error:
        raise NoAnswer(f"no answer after {PATIENCE} seconds") from error
    except ValueError as error:
        raise NoAnswer((done.stderr.strip().splitlines() or ["no answer"])[-1][:200]) from error


def python_advisories(packages: list[Pinned]) -> list[str]:
    """Known holes of the locked Python packages. Raises ``NoAnswer`` if the registry offers no advisories."""
    with tempfile.TemporaryDirectory(prefix="sagenwerk-audit-") as folder:
        python = Path(folder, "venv", "Scripts" if sys.platform == "win32" else "bin", "python")
        uv = Path(sys.executable).with_name("uv")
        for command in (
            (uv, "venv", "--quiet", "--python", sys.executable, Path(folder, "venv")),
            (uv, "pip", "install", "--quiet", "--python", python, "--require-hashes", "-r", LOCKS / "audit.txt"),
        ):
            words = [str(word) for word in command]
            if subprocess.run(words, capture_output=True, check=False, timeout=PATIENCE).returncode:
                raise NoAnswer("pip-audit could not be installed")
        # One package first: nobody is asked for a hundred where there is nothing to be had.
        asked = [package for package in packages if package.name == KNOWN_EVERYWHERE]
        for wanted in (asked, packages):
            lock = Path(folder, "asked.txt")
            lock.write_text("".join(f"{line}\n" for package in wanted for line in package.lines), "utf-8")
            options = ("--require-hashes", "--disable-pip", "--format", "json", "--progress-spinner", "off")
            said = answer_of(python, "-m", "pip_audit", "-r", lock, *options)["dependencies"]
            if said and all("skip_reason" in package for package in said):
                raise NoAnswer("the registry offers no advisories")
    return [
        f"{package['name']} {package['version']}: {hole['id']}, mended in {', '.join(hole['fix_versions']) or '?'}"
        for package in said
        for hole in package.get("vulns", [])
    ]


def npm_advisories() -> list[str]:
    """Known holes of the client's locked packages. Raises ``NoAnswer`` if the registry offers no advisories."""
    audit = ("npm", "audit", "--json", "--package-lock-only", "--fetch-retries=0")
    said = answer_of(sys.executable, ROOT / "tools" / "node.py", *audit)
    if "vulnerabilities" not in said:
        raise NoAnswer(str(said.get("message", "the registry offers no advisories"))[:200].split(" - ")[0])
    return [f"{name}: {hole['severity']}, {hole['range']}" for name, hole in said["vulnerabilities"].items()]


# --- all of it


def told(check: str, found: list[str]) -> int:
    """Print what a check has found; how much that is."""
    print(f"{'FAILED' if found else 'passed'}  {check}")
    for line in found:
        print(f"        {line}")
    return len(found)


def asked(check: str, service: Callable[[], list[str]]) -> int:
    """The same for what an advisory service knows; one that does not answer has found nothing."""
    try:
        return told(check, service())
    except NoAnswer as reason:
        print(f"unknown {check} (nobody could be asked: {reason})")
        return 0


def main(arguments: list[str]) -> int:
    """Do all checks; the exit code."""
    if arguments not in ([], ["--offline"]):
        print(__doc__, file=sys.stderr)
        return 2
    locks = {file.name: pinned_in(file.read_text("utf-8"), file.name) for file in sorted(LOCKS.glob("*.txt"))}
    every = [package for packages in locks.values() for package in packages]
    lock = json.loads(NPM_LOCK.read_text("utf-8"))
    wrong = told("Python packages are pinned by hash", not_pinned(every))
    wrong += told("packages of the client are locked by hash and run no programs", not_locked(lock))
    wrong += told("licences of Python packages", not_accepted(every))
    wrong += told("licences of the client's packages", npm_not_accepted(lock))
    if not arguments:
        wrong += asked("Python packages have no known holes", partial(python_advisories, locks["test.txt"]))
        wrong += asked("packages of the client have no known holes", npm_advisories)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
