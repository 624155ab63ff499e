"""What cannot be done in the laboratory, as a sentence of the catalogues."""

from __future__ import annotations

from collections.abc import Mapping

from sagenwerk.locales import sentence


class Refused(ValueError):
    """A plan, file or number that cannot be used: id of a sentence that says why and what to do, and its arguments.

    It travels between processes; as text it is the English sentence.
    """

    def __init__(self, message: str, said: Mapping[str, str | int] | None = None, **more: str | int) -> None:
        self.message = message
        self.said: dict[str, str | int] = {**(said or {}), **more}
        super().__init__(message, self.said)

    def __str__(self) -> str:
        return self.in_words("en")

    def in_words(self, language: str) -> str:
        """The sentence."""
        return sentence(language, self.message, self.said)


def listed(names: list[str]) -> str:
    """Names in a sentence."""
    return ", ".join(names)
