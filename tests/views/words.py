"""What is said at a table, in both languages."""

from __future__ import annotations

from typing import Any

from sagenwerk.locales import LANGUAGES, say
from sagenwerk.views.shell import FieldSays, Sentence


def said(sentence: Sentence, names: Any) -> None:
    """The sentence can be said in both languages, and every id in it is a word."""
    for language in LANGUAGES:
        text = say(language, sentence.id, sentence.args, names)
        assert text
        assert "{" not in text, text


def field_said(says: FieldSays, names: Any) -> None:
    """What a field answers: what is there, what may be done, and why nothing else."""
    for sentence in says.here:
        said(sentence, names)
    for one in (*says.possible, *says.refused):
        said(one.label, names)
        if one.reason is not None:
            said(one.reason, names)
            assert one.rule or one.reason.id == "refusal-not-now"


def own_name(names: dict[str, Any], argument: str, name: str, language: str) -> str | None:
    """What a game calls one of its own things, None for what is no name of its own."""
    found = names.get(argument, {}).get(name)
    return None if found is None else str(found[language])
