"""``sagenwerk check``: files of one's own, before they are used."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from sagenwerk.cli.speech import OUT, PROBLEMS, WRONG_USE, Json, Language, note, print_json, stop, text_of
from sagenwerk.content.notation import PositionError, from_text
from sagenwerk.content.owners import owner
from sagenwerk.content.problems import ContentError
from sagenwerk.games import game as game_named
from sagenwerk.games import names
from sagenwerk.locales import sentence
from sagenwerk.play import Play, SaveError


class Found(msgspec.Struct, frozen=True):
    """What is wrong: file, line, what and what to do."""

    file: str
    line: int
    problem: str
    remedy: str


class Verdict(msgspec.Struct, frozen=True):
    """A file: ``kind`` is save, position or content; ``count`` the entries of a save."""

    file: str
    kind: str
    problems: list[Found]
    count: int = 0


def check(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Saved games, positions or content files.")],
    language: Language,
    game: Annotated[
        str, typer.Option(help="The game that content files and positions belong to.", show_default="as they say")
    ] = "",
    as_json: Json = False,
) -> None:
    """Look through saved games (.saga), positions and content files (.toml): what is wrong where, and what to do."""
    if game and game not in names():
        stop(sentence(language, "wish-unknown-game", {"name": game, "known": ", ".join(names())}), WRONG_USE)
    verdicts = [verdict(path, text_of(path, language), game, language) for path in files]
    count = sum(len(one.problems) for one in verdicts)
    if as_json:
        print_json(verdicts)
    else:
        for one in verdicts:
            tell(one, language)
        if count:
            note(language, "cli-problems", count=count)
    if count:
        raise typer.Exit(PROBLEMS)


def tell(one: Verdict, language: str) -> None:
    """A line per problem, or that there is none."""
    for found in one.problems:
        OUT.print(f"{found.file}:{found.line}: {found.problem} {found.remedy}", markup=False)
    if not one.problems:
        args: dict[str, str | int] = {"path": one.file, "kind": one.kind, "count": one.count}
        OUT.print(sentence(language, "cli-file-is-fine", args), markup=False)


def verdict(path: Path, text: str, game: str, language: str) -> Verdict:
    """What kind of file it is, and what is wrong with it. ``game``: the one it is for, empty: as it says itself."""
    name = str(path)
    if path.suffix == ".saga" or text.lstrip().startswith("{"):
        try:
            play = Play.from_saga(text)
        except SaveError as error:
            return Verdict(name, "save", [Found(name, error.line, f"{error.problem}.", error.remedy)])
        return Verdict(name, "save", [], play.version)
    rules = game_named(game or game_of(text))
    try:
        if is_position(text):
            from_text(rules, text)
            return Verdict(name, "position", [])
        rules.scenario(rules.scenarios()[0], text)
    except PositionError as error:
        return Verdict(name, "position", [Found(name, error.line, f"{error.key} {error.problem}.", error.remedy)])
    except ContentError as error:
        problems = [Found(name, one.line, one.what(language), one.remedy(language)) for one in error.problems]
        return Verdict(name, "content", problems)
    return Verdict(name, "content", [])


def is_position(text: str) -> bool:
    """Whether a file is meant as a position: it says which scenario is played."""
    return "scenario" in tree_of(text)


def game_of(text: str) -> str:
    """The game that a file is for: a position names it, content shows it; else the first of all games."""
    named = str(tree_of(text).get("game", ""))
    return named if named in names() else owner(text) or names()[0]


def tree_of(text: str) -> dict[str, Any]:
    """What stands in the file, nothing if it cannot be read."""
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError):
        return {}
