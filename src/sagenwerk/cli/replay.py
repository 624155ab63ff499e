"""``sagenwerk replay``: a saved game in sentences."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sagenwerk.cli.speech import OUT, PROBLEMS, Json, Language, note, print_json, say, stop, text_of
from sagenwerk.kernel import Event
from sagenwerk.locales import say as said
from sagenwerk.locales import sentence
from sagenwerk.play import Play, SaveError
from sagenwerk.table.faults import about_save
from sagenwerk.views import views_of


class NamesOf:
    """Names of the figures and fields of a play."""

    def __init__(self, play: Play) -> None:
        self.game = play.game.name
        views = views_of(self.game)
        shown = views.view_of(play.state, play.head.figures)
        self._heroes = {hero.id: (hero.name, hero.figure) for hero in shown.heroes}
        board = views.board(play.scenario)
        self._fields = {field["id"]: field["names"] for field in board["fields"]}
        # Figures of a quest may have names that the board does not tell.
        self._own = {"kind": getattr(shown, "names", {}), **board.get("names", {})}

    def hero(self, hero: str) -> tuple[str, str] | None:
        """Name and gender of a figure."""
        return self._heroes.get(hero)

    def field(self, field: str, language: str) -> str | None:
        """Name of a field."""
        names = self._fields.get(field)
        return None if names is None else str(names[language])

    def own(self, argument: str, name: str, language: str) -> str | None:
        """What the played content calls a thing of its own."""
        names = self._own.get(argument, {}).get(name)
        return None if names is None else str(names[language])


class Nameless:
    """Ids stay what they are: of a game that nobody has drawn."""

    game = ""

    def hero(self, hero: str) -> tuple[str, str] | None:
        """No figure has a name."""
        return None

    def field(self, field: str, language: str) -> str | None:
        """No field has one either."""
        return None

    def own(self, argument: str, name: str, language: str) -> str | None:
        """Nor has anything else."""
        return None


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game (.saga).")],
    language: Language,
    as_json: Json = False,
) -> None:
    """Play a saved game again by the rules, check every move, and tell it in sentences."""
    try:
        play = Play.from_saga(text_of(file, language))
    except SaveError as error:
        args: dict[str, str | int] = {"path": str(file), **about_save(error)}
        stop(sentence(language, "cli-wrong-save", args), PROBLEMS)
    opened = play.opened_at_position
    if as_json:
        print_json(plain(play))
    else:
        tell(play, language)
        if opened is None:
            say(language, "cli-replay-checked")
    if opened is not None:
        note(language, "cli-replay-opened", reason=opened.reason)
        raise typer.Exit(PROBLEMS)


def tell(play: Play, language: str) -> None:
    """The chronicle, a paragraph a day, and how it ended."""
    names = names_of(play)
    day = 0
    for entry, event in play.chronicle:
        if day_of(event, day) != day:
            day = day_of(event, day)
            OUT.print(f"\n{said(language, 'cli-replay-day', {'day': day}, names)}", style="bold", markup=False)
        OUT.print(f"  {line(entry, event, language, names)}", markup=False)
    OUT.print()
    ended = {"won": "cli-replay-won", "lost": "cli-replay-lost"}.get(play.state.result.value, "cli-replay-goes-on")
    OUT.print(said(language, ended, {"day": day, "count": play.version}, names), markup=False)


def day_of(event: Event, before: int) -> int:
    """The day, or round, that a line tells; that of the line before if it tells none."""
    return int(event.arguments.get("day", event.arguments.get("round", before)))


def names_of(play: Play) -> NamesOf | Nameless:
    """Names for the sentences, where the game has any."""
    try:
        return NamesOf(play)
    except LookupError:
        return Nameless()


def line(entry: int, event: Event, language: str, names: NamesOf | Nameless) -> str:
    """A sentence of the chronicle; of a game without sentences what the rules themselves say."""
    try:
        told = views_of(names.game).line_of(entry, event)
        text = said(language, told.text.id, {"day": told.day, **told.text.args}, names)
    except LookupError:
        text = f"{event.message} {', '.join(f'{key}={value}' for key, value in event.arguments.items())}".rstrip()
    return f"{text}  [{event.rule}]" if event.rule else text


def plain(play: Play) -> dict[str, object]:
    """The game for programs."""
    return {
        "game": play.game.name,
        "scenario": play.scenario.name,
        "heroes": play.head.heroes,
        "options": play.head.options,
        "seed": play.head.seed,
        "rules_version": play.head.rules_version,
        "entries": play.version,
        "result": play.state.result.value,
        "digest": play.state.digest(),
        "checked": play.opened_at_position is None,
        "chronicle": [
            {"entry": entry, "message": event.message, "rule": event.rule, "arguments": event.arguments}
            for entry, event in play.chronicle
        ],
    }
