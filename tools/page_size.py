"""How much JavaScript a person loads who plays one game in one language, as it goes over the wire.

    python tools/page_size.py FOLDER LIMIT      FOLDER: the built assets; LIMIT: bytes, compressed with gzip

Prints one line for each game and language; the exit code is 1 if one of them is above the limit.
"""

from __future__ import annotations

import gzip
import re
import sys
from pathlib import Path

#: Where the page says which file draws the table of which game.
TABLE = re.compile(r"""(\w+):\(\)=>[^:]{0,80}?import\(["'`]\./(Table-[\w-]+\.js)""")
#: Texts of a language, or of one game in it.
LANGUAGE = re.compile(r"^texts-([a-z]{2})(?:-([a-z]+))?-[\w-]{8}\.js$")
#: Loaded once the table is there (panels), or only by who opens the rules on a page of their own, plays on a board of
#: his own, takes a quest over, comes by a link, or looks at a game again.
LATER = ("worker-", "Panels-", "RulesPage-", "QuestImport-", "JoinPage-", "ReplayPage-")


def loads(start: str, names: dict[str, list[str]], left_out: set[str]) -> set[str]:
    """Everything that a file names, and what that names in turn, without what is left out."""
    found: set[str] = set()
    waiting = [start]
    while waiting:
        name = waiting.pop()
        if name not in found and name not in left_out:
            found.add(name)
            waiting.extend(other for other in names[name] if not other.startswith(LATER))
    return found


def main(folder: Path, limit: int) -> int:
    """Measure all pages. Raises SystemExit if the folder is not that of a built client."""
    texts = {file.name: file.read_text("utf-8") for file in folder.glob("*.js")}
    sizes = {name: len(gzip.compress(text.encode())) for name, text in texts.items()}
    names = {name: [other for other in texts if other != name and other in text] for name, text in texts.items()}
    tables = {game: name for text in texts.values() for game, name in TABLE.findall(text)}
    spoken = {name: (match[1], match[2] or "") for name in texts if (match := LANGUAGE.match(name))}
    languages = sorted({language for language, _ in spoken.values()})
    starts = [name for name in texts if name.startswith("index-")]
    if len(starts) != 1 or not tables or not languages:
        raise SystemExit(f"{folder} does not hold a built client: no single index, no table or no texts")
    too_large = False
    for game in sorted(tables):
        for language in languages:
            others = {name for other, name in tables.items() if other != game}
            others |= {name for name, of in spoken.items() if of not in ((language, ""), (language, game))}
            size = sum(sizes[name] for name in loads(starts[0], names, others))
            too_large = too_large or size > limit
            print(f"{game}, {language}: {size} bytes")
    return 1 if too_large else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), int(sys.argv[2])))
