"""What can go wrong, as a sentence of the catalogues with a remedy in it."""

from __future__ import annotations

from sagenwerk.content.problems import ContentError
from sagenwerk.locales import sentence
from sagenwerk.play import SaveError
from sagenwerk.views.shell import Sentence


class Fault(Exception):
    """Something that cannot be done: message id and arguments, and the HTTP status that fits."""

    def __init__(self, message: str, status: int = 400, **args: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.status = status
        self.args_of_sentence: dict[str, str | int] = args

    @property
    def sentence(self) -> Sentence:
        """The sentence as it travels."""
        return Sentence(self.message, self.args_of_sentence)

    def said(self, language: str) -> str:
        """The sentence in a language."""
        return sentence(language, self.message, self.args_of_sentence)

    def __str__(self) -> str:
        return self.said("en")


def of_sentence(message: str, arguments: dict[str, str | int]) -> Fault:
    """A fault of a sentence that is ready."""
    fault = Fault(message)
    fault.args_of_sentence = arguments
    return fault


def wrong_save(error: SaveError) -> Fault:
    """A save that cannot be opened: line, what is wrong, what to do."""
    return Fault("server-wrong-save", 422, **about_save(error))


def about_save(error: SaveError) -> dict[str, str | int]:
    """What the sentence ``save-fault`` and those around it are made of."""
    return {"code": error.code, "line": error.line, "problem": error.problem, "remedy": error.remedy}


def wrong_content(error: ContentError) -> Fault:
    """A content file with faults: the first one, and how many there are."""
    first = error.problems[0]
    return Fault(
        "server-wrong-content",
        422,
        file=first.file,
        line=first.line,
        problem=first.what(),
        remedy=first.remedy(),
        count=len(error.problems),
    )
