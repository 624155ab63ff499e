"""The built client: everything below ``sagenwerk/web``, held in memory, and a page for every other address."""

from __future__ import annotations

import mimetypes
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple

#: Said where the client was not built.
NOT_BUILT = """Sagenwerk: Die Seite wurde noch nicht gebaut. Startet Sagenwerk mit ./play, das baut sie.
Sagenwerk: the page has not been built yet. Start Sagenwerk with ./play, which builds it.
"""

#: Files whose name holds a digest of what is in them.
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


class File(NamedTuple):
    """What is sent for an address."""

    content: bytes
    media_type: str
    cache: str


class Pages:
    """The files of the client."""

    def __init__(self) -> None:
        folder = files("sagenwerk") / "web"
        self._files = dict(_files(folder, "")) if folder.is_dir() else {}

    def file(self, path: str) -> File | None:
        """The file of an address, or the page for an address of the page's own; None: there is nothing."""
        found = self._files.get(path.strip("/"))
        if found is not None:
            return found
        if "." in path.rsplit("/", 1)[-1]:
            return None
        return self._files.get("index.html", File(NOT_BUILT.encode(), "text/plain; charset=utf-8", ASK_AGAIN))

    @property
    def built(self) -> bool:
        """Whether there is a client."""
        return "index.html" in self._files


def _files(folder: Traversable, path: str) -> list[tuple[str, File]]:
    found: list[tuple[str, File]] = []
    for part in folder.iterdir():
        name = f"{path}{part.name}"
        if part.is_dir():
            found += _files(part, f"{name}/")
        else:
            cache = FOR_EVER if name.startswith("assets/") else ASK_AGAIN
            found.append((name, File(part.read_bytes(), media_type(name), cache)))
    return found


def media_type(name: str) -> str:
    """The media type of a file; not left to the system alone, which knows no fonts on some."""
    known = {"js": "text/javascript", "woff2": "font/woff2", "svg": "image/svg+xml", "css": "text/css"}
    kind = known.get(name.rsplit(".", 1)[-1]) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    return f"{kind}; charset=utf-8" if kind.startswith("text/") else kind
