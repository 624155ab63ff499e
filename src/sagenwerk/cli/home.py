"""How other devices of the home network read where this computer is found."""

from __future__ import annotations

from io import StringIO

import segno


def qr_code(text: str) -> str:
    """A text as a picture of signs that a phone can read from a terminal."""
    picture = StringIO()
    segno.make(text, error="m", micro=False).terminal(out=picture, border=2, compact=True)
    return picture.getvalue().rstrip("\n")
