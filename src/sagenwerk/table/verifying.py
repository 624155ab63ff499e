"""Checks for anybody whether the dice of a save follow from what the dealer was bound to."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, post
from litestar.datastructures import State

from sagenwerk.play import SaveError
from sagenwerk.play.verify import Verdict, verified
from sagenwerk.table.faults import wrong_save
from sagenwerk.table.hall import Hall
from sagenwerk.table.imports import SAVES, Wrong, looked_at_apart, text_of_save


class Checked(msgspec.Struct, frozen=True):
    """A save that was checked, or what kept it from being opened."""

    verdict: Verdict | None = None
    wrong: Wrong | None = None


def look_at(text: str, noted: str) -> Checked:
    """In a worker: what is to be said about a save."""
    try:
        return Checked(verdict=verified(text, noted=noted))
    except SaveError as error:
        return Checked(wrong=Wrong(error.code, error.line, error.problem, error.remedy))


@post("/api/verify", status_code=200)
async def verify(request: Request[None, None, State], noted: str = "") -> Verdict:
    """The verdict on a save; ``noted``: the commitment that somebody wrote down at the start."""
    hall: Hall = request.app.state.hall
    text = text_of_save(await request.body())
    said: Any = await looked_at_apart(hall.workers, SAVES, __name__, "look_at", text, noted[:64])
    checked = msgspec.convert(said, Checked)
    if checked.verdict is None:
        wrong = checked.wrong or Wrong("save-not-text", 0, "", "")
        raise wrong_save(SaveError(wrong.code, wrong.line, wrong.problem, wrong.remedy))
    return checked.verdict
