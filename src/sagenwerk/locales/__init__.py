"""All texts of the product, in German and English: one catalogue for server, command line and page."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ["de", "en"]


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of a language. Raises ``ValueError`` for a language that we do not speak."""
    if language not in LANGUAGES:
        raise ValueError(f"there are no texts in {language!r}; languages are {', '.join(LANGUAGES)}")
    from fluent.runtime import FluentBundle, FluentResource  # takes a tenth of a second: a server starts without it

    texts = FluentBundle([language], use_isolating=False)
    for file in sorted((files("sagenwerk.locales") / language).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            texts.add_resource(FluentResource(file.read_text("utf-8")))
    return texts


def sentence(language: str, message: str, args: Mapping[str, str | int]) -> str:
    """The sentence of this id. Raises ``LookupError`` for an unknown id, ``ValueError`` for a faulty one."""
    texts = bundle(language)
    if not texts.has_message(message):
        raise LookupError(f"there is no sentence {message!r} in {language!r}")
    pattern = texts.get_message(message).value
    if pattern is None:
        raise LookupError(f"{message!r} has no text of its own in {language!r}")
    text, errors = texts.format_pattern(pattern, dict(args))
    if errors:
        raise ValueError(f"{message!r} in {language!r}: {errors[0]}")
    return str(text)


class Names(Protocol):
    """What only a table knows: the names of its figures, its fields, and all that its own files name; None: unknown."""

    #: The game: its own message ``<game>-<id>`` goes before the one that all games share.
    game: str

    def hero(self, hero: str) -> tuple[str, str] | None:
        """Name and gender (``f`` or ``m``) of a hero's figure."""
        ...

    def field(self, field: str, language: str) -> str | None:
        """Name of a field."""
        ...

    def own(self, argument: str, name: str, language: str) -> str | None:
        """What the table's files call a ``creature``, ``item``, ``card`` and so on that the catalogues do not know."""
        ...


#: Arguments that are ids of the catalogues, and the other forms in which sentences want their words: ``an-item``.
FORMS: dict[str, tuple[str, ...]] = {
    "item": ("an-item",),
    "tile": (),
    "task": (),
    "creature": ("the-creature", "a-creature"),
    "fog": (),
    "ally": (),
    "what": (),
    "card": (),
    "goal": (),
    "deal": (),
    "choice": (),
    "legend": (),
    "kind": ("the-kind", "to-kind", "a-kind"),
    "spell": (),
    "element": (),
    "potion": ("a-potion",),
    "trap": (),
    "furniture": (),
    "effect": (),
    "quest": (),
    "side": (),
}
#: Arguments that are a hero or, as its kind, a figure of the game master's.
FIGURES = ("figure", "foe")


def words(language: str, args: Mapping[str, str | int], names: Names) -> dict[str, str | int]:
    """Arguments with words for ids, as the page does it; every id that became a word stays under ``<argument>-id``.

    ``hero`` and ``other`` become the name of the figure, with its gender beside it, ``field``, ``to``, ``from`` and
    ``at`` the name on the board, ``figure`` and ``foe`` the name of a hero's figure or ``the-kind`` of a monster
    (``to-figure``: as the one to whom something is done); all others (``FORMS``) the message of that name, also in
    its other forms (``an-item``), or what the table's own files call it.
    """
    said = dict(args)
    for argument, value in args.items():
        word: str | None = None
        if argument in ("hero", "other"):
            figure = names.hero(str(value))
            if figure is not None:
                word, said["gender" if argument == "hero" else "other-gender"] = figure
        elif argument in ("field", "to", "from", "at", "target"):
            word = place(language, str(value), names)
        elif argument in FIGURES:
            word = _figure(language, argument, str(value), names, said)
        elif argument in FORMS:
            word = _if_known(language, f"{argument}-{value}", names) or names.own(argument, str(value), language)
            for form in FORMS[argument]:
                formed = _if_known(language, f"{form}-{value}", names) or word
                if formed is not None:
                    said[form] = formed
        if word is not None:
            said[f"{argument}-id"], said[argument] = value, word
    return said


def _figure(language: str, argument: str, name: str, names: Names, said: dict[str, str | int]) -> str | None:
    """A hero's figure by name, with its gender beside it, or a monster with its article."""
    figure = names.hero(name)
    if figure is not None:
        said[f"to-{argument}"], said[f"{argument}-gender"] = figure
        return figure[0]
    own = names.own("kind", name, language)
    word = _if_known(language, f"the-kind-{name}", names) or own
    whom = _if_known(language, f"to-kind-{name}", names) or own
    if whom is not None:
        said[f"to-{argument}"] = whom
    return word


def place(language: str, field: str, names: Names) -> str | None:
    """A field in words: its name; if its id is a number, that, and the name if it has one. None: unknown."""
    name = names.field(field, language)
    if not field.isdigit():
        return name
    if name is None:
        return sentence(language, "numbered-field", {"number": field})
    return sentence(language, "numbered-field-with-name", {"number": field, "name": name})


def say(language: str, message: str, args: Mapping[str, str | int], names: Names) -> str:
    """A sentence with words for ids; it begins with a capital letter, whatever word comes first."""
    said = sentence(language, _of_game(language, message, names), words(language, args, names))
    return said[:1].upper() + said[1:]


def _of_game(language: str, message: str, names: Names) -> str:
    own = f"{names.game}-{message}"
    return own if bundle(language).has_message(own) else message


def _if_known(language: str, message: str, names: Names) -> str | None:
    message = _of_game(language, message, names)
    return sentence(language, message, {}) if bundle(language).has_message(message) else None
