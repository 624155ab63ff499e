"""All texts of the product, in German and English: one catalogue for server, command line and page."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ["de", "en"]


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of a language. Raises ``ValueError`` for a language that we do not speak."""
    if language not in LANGUAGES:
        raise ValueError(f"there are no texts in {language!r}; languages are {', '.join(LANGUAGES)}")
    texts = FluentBundle([language], use_isolating=False)
    for file in sorted((files("sagenwerk.locales") / language).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            texts.add_resource(FluentResource(file.read_text("utf-8")))
    return texts


def sentence(language: str, message: str, args: Mapping[str, str | int]) -> str:
    """The sentence of this id in a language. Raises ``LookupError`` for an unknown id, ``ValueError`` for a faulty one."""
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
