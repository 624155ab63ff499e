"""What people type after --database, and what they are told about it."""

from __future__ import annotations

from pathlib import Path

import pytest

from sagenwerk.table.databases import address_of, file_of, masked, reason_of, shown
from sagenwerk.table.faults import Fault
from sagenwerk.table.store import Store


@pytest.mark.parametrize(
    "typed", ["{}/games.sqlite", "sqlite:///{}/games.sqlite", "sqlite+aiosqlite:///{}/games.sqlite"]
)
def test_a_path_may_be_written_in_several_ways(tmp_path: Path, typed: str) -> None:
    address = address_of(typed.format(tmp_path))
    assert file_of(address) == tmp_path / "games.sqlite"
    assert shown(address) == str(tmp_path / "games.sqlite")
    assert address_of(address) is address
    assert address_of(tmp_path / "games.sqlite") == address


def test_a_path_without_a_folder_lies_where_one_is_and_a_tilde_is_home(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    assert file_of(address_of("Spiele & Sagen?.sqlite")) == tmp_path / "Spiele & Sagen?.sqlite"
    assert file_of(address_of("~/games.sqlite")) == tmp_path / "home" / "games.sqlite"


@pytest.mark.parametrize("scheme", ["postgresql+psycopg", "postgresql", "postgres", "PostgreSQL"])
def test_postgresql_may_be_written_in_several_ways_and_its_password_is_never_shown(scheme: str) -> None:
    address = address_of(f"{scheme}://mia:top%40secret@db.example:5433/games?sslmode=require")
    assert address.drivername == "postgresql+psycopg"
    assert (address.username, address.password, address.host, address.port) == ("mia", "top@secret", "db.example", 5433)
    assert address.database == "games"
    assert file_of(address) is None
    assert shown(address) == "postgresql+psycopg://mia:***@db.example:5433/games?sslmode=require"


def test_a_password_after_the_question_mark_is_not_shown_either() -> None:
    address = address_of("postgresql://db.example/games?password=top-secret&sslpassword=top-secret&user=mia")
    assert "top-secret" not in shown(address)
    assert "user=mia" in shown(address)


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("mysql://mia:top-secret@db.example/games", "server-database-unknown-kind"),
        ("http://mia:top-secret@db.example", "server-database-unknown-kind"),
        ("postgresql://mia:top-secret@db.example", "server-database-wrong-address"),
        ("postgresql://mia:top-secret@db.example:many/games", "server-database-wrong-address"),
        ("postgresql://mia:top@secret@db.example/games", "server-database-wrong-address"),
        ("postgresql://mia:secret@db.example/games/of/mine", "server-database-wrong-address"),
        ("sqlite://", "server-database-wrong-address"),
        ("sqlite:///:memory:", "server-database-wrong-address"),
    ],
)
def test_what_is_no_address_is_said_with_a_remedy_and_without_a_password(typed: str, message: str) -> None:
    with pytest.raises(Fault) as caught:
        address_of(typed)
    assert caught.value.message == message
    for language in ("de", "en"):
        said = caught.value.said(language)
        assert "--database" in said
        assert "secret" not in said


def test_a_store_says_at_once_what_is_no_address() -> None:
    with pytest.raises(Fault, match="No database can be addressed like this"):
        Store("postgresql://mia@db.example")


def test_a_password_that_a_database_repeats_in_its_message_is_taken_out() -> None:
    error = OSError('invalid dsn: "postgresql://mia:top-secret@db.example"\n\tpassword=top-secret')
    assert reason_of(error) == 'invalid dsn: "postgresql://mia:***@db.example"; password=***'
    assert masked("postgresql://mia@db.example/games") == "postgresql://mia@db.example/games"
