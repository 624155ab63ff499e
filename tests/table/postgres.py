"""A real PostgreSQL for tests: each pytest process starts its own cluster, the first time that a test asks for it.

A test takes the fixture ``postgres_url`` and gets the address of a new, empty database of its own, which ``Store``,
``prepare`` and ``sagenwerk serve --database`` take; with ``database`` it runs twice, with SQLite and with PostgreSQL.
``postgres`` is the cluster itself: ``postgres.new_database()`` for a second one, ``postgres.sql(...)`` for what an
administrator does. It syncs to the disk as PostgreSQL does by default, and listens on a socket in a temporary folder.
"""

from __future__ import annotations

import os
import runpy
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import psycopg
import pytest

DEV = Path(__file__).parents[2] / "tools" / "dev.py"
USER = "postgres"
#: A role of this name needs a password; all others are trusted.
WITH_PASSWORD = "with_password"


class Cluster:
    """A PostgreSQL of our own."""

    def __init__(self, programs: Path) -> None:
        self._programs = programs
        self._numbers = count(1)
        self._process: subprocess.Popen[bytes] | None = None
        # Not pytest's folder: other users may not look into it, and PostgreSQL refuses to run as root.
        self.folder = Path(tempfile.mkdtemp(prefix="sagenwerk-pg-"))
        self._as_whom: dict[str, Any] = {}
        if hasattr(os, "geteuid") and os.geteuid() == 0:
            shutil.chown(self.folder, USER, USER)
            self._as_whom = {"user": USER, "group": USER, "extra_groups": []}

    def make(self) -> None:
        """The files."""
        options = ("--auth=trust", f"--username={USER}", "--encoding=UTF8", "--no-locale", "--no-sync")
        words = [self._programs / "initdb", *options, self.folder / "data"]
        made = subprocess.run(words, cwd=self.folder, capture_output=True, text=True, check=False, **self._as_whom)
        assert made.returncode == 0, made.stderr
        rules = self.folder / "data" / "pg_hba.conf"
        rules.write_text(f"local all {WITH_PASSWORD} scram-sha-256\n{rules.read_text('utf-8')}", "utf-8")

    def start(self) -> None:
        """Run it; returns when it answers."""
        with (self.folder / "log").open("ab") as log:
            words = [self._programs / "postgres", "-D", "data", "-k", str(self.folder), "-c", "listen_addresses="]
            self._process = subprocess.Popen(words, cwd=self.folder, stdout=log, stderr=log, **self._as_whom)
        for _ in range(600):
            assert self._process.poll() is None, self.said()
            try:
                self.sql("SELECT 1")
            except psycopg.OperationalError:
                time.sleep(0.02)
            else:
                return
        raise AssertionError(self.said())

    def stop(self, way: int = signal.SIGQUIT) -> None:
        """Stop it; SIGQUIT is as if its computer had crashed, SIGINT in order."""
        if self._process is not None:
            self._process.send_signal(way)
            self._process.wait()
            self._process = None

    def remove(self) -> None:
        """Stop it and delete its files."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def said(self) -> str:
        """The end of its log."""
        return (self.folder / "log").read_text("utf-8", "replace")[-2000:]

    def sql(self, statement: str, database: str = "postgres") -> list[tuple[Any, ...]]:
        """Run a statement as its administrator; the rows it gives."""
        with psycopg.connect(host=str(self.folder), user=USER, dbname=database, autocommit=True) as connection:
            cursor = connection.execute(statement)
            return cursor.fetchall() if cursor.description else []

    def new_database(self, name: str = "") -> str:
        """The address of a new, empty database."""
        name = name or f"t{next(self._numbers)}"
        self.sql(f'CREATE DATABASE "{name}"')
        return self.address(name)

    def address(self, name: str, user: str = USER) -> str:
        """The address of a database."""
        return f"postgresql+psycopg://{user}@/{name}?host={self.folder}"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """The cluster of this process; fails with a remedy if PostgreSQL is not installed."""
    cluster = Cluster(Path(os.environ.get("POSTGRESQL") or runpy.run_path(str(DEV))["postgresql_programs"]()))
    try:
        cluster.make()
        cluster.start()
        yield cluster
    finally:
        cluster.remove()


@pytest.fixture
def postgres_url(postgres: Cluster) -> Iterator[str]:
    """The address of an empty database for one test."""
    address = postgres.new_database()
    yield address
    name = address.partition("@/")[2].partition("?")[0]
    postgres.sql(f'DROP DATABASE "{name}" WITH (FORCE)')


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """What one types after ``--database`` for an empty database of either kind: the test runs once with each."""
    if request.param == "sqlite":
        return str(tmp_path / "new" / "games.sqlite")
    return str(request.getfixturevalue("postgres_url"))
