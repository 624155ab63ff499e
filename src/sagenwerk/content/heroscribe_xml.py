"""XML from strangers, read safely: nothing is loaded, no entity is expanded, size and depth have limits.

A document type is passed over unread, whatever address it names; a file that declares entities is refused.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final
from xml.parsers import expat
from xml.parsers.expat import errors

from msgspec import Struct, field

from sagenwerk.content.heroscribe_found import ImportFault, Said
from sagenwerk.content.problems import shown

#: Elements of a file, and elements inside each other: no quest needs more.
MOST_ELEMENTS: Final = 20_000
MOST_NESTED: Final = 30
#: A file that ends before its time is told apart from one that is wrong in itself.
ENDS_EARLY: Final = {
    errors.codes[name]
    for name in (
        errors.XML_ERROR_NO_ELEMENTS,
        errors.XML_ERROR_UNCLOSED_TOKEN,
        errors.XML_ERROR_UNCLOSED_CDATA_SECTION,
        errors.XML_ERROR_PARTIAL_CHAR,
    )
}
TAG_MISMATCH: Final = errors.codes[errors.XML_ERROR_TAG_MISMATCH]
STRANGE_ENCODING: Final = {
    errors.codes[errors.XML_ERROR_UNKNOWN_ENCODING],
    errors.codes[errors.XML_ERROR_INCORRECT_ENCODING],
}
UNKNOWN_ENTITY: Final = errors.codes[errors.XML_ERROR_UNDEFINED_ENTITY]
#: What a file says of its own encoding, if it says it in plain letters.
NAMES_ENCODING: Final = re.compile(rb"\A\s*<\?xml[^>]{0,200}\bencoding\s*=")
DIALECT: Final = re.compile(r"Quest\s+([0-9.]+)\s*//")


class Element(Struct):
    """An element with its attributes, its texts and elements in their order, and its line."""

    name: str
    attributes: dict[str, str]
    line: int
    inside: list[Element | str] = field(default_factory=list)

    def elements(self, name: str = "") -> Iterator[Element]:
        """The elements right inside it, of this name or of any."""
        for one in self.inside:
            if isinstance(one, Element) and name in ("", one.name):
                yield one

    def text(self) -> str:
        """All text inside, that of inner elements included, just as it stands."""
        return "".join(one if isinstance(one, str) else one.text() for one in self.inside)


class Document(Struct):
    """A file that has been read: its root, the dialect that its document type names, and what was odd."""

    root: Element
    dialect: str
    odd: list[Said]


def read_xml(data: bytes, file: str) -> Document:
    """The document in the bytes of a file. Raises ``ImportFault`` with line and remedy."""
    if not NAMES_ENCODING.match(data) and not data.startswith((b"\xff\xfe", b"\xfe\xff")):
        try:
            data.decode()
        except UnicodeDecodeError as error:
            line = data.count(b"\n", 0, error.start) + 1
            odd = [Said("import-encoding-guessed", {"line": line})]
            return _Reader(file, odd).read(data.decode("cp1252", "replace"))
    return _Reader(file, []).read(data)


class _Reader:
    """One reading of a file."""

    def __init__(self, file: str, odd: list[Said]) -> None:
        self.file = file
        self.odd = odd
        self.dialect = ""
        self.open: list[Element] = []
        self.root: Element | None = None
        self.count = 0
        self.parser = expat.ParserCreate()
        self.parser.buffer_text = True
        self.parser.SetParamEntityParsing(expat.XML_PARAM_ENTITY_PARSING_NEVER)
        self.parser.StartDoctypeDeclHandler = self.doctype
        self.parser.EntityDeclHandler = self.entity
        self.parser.SkippedEntityHandler = self.skipped
        self.parser.StartElementHandler = self.start
        self.parser.EndElementHandler = self.end
        self.parser.CharacterDataHandler = self.letters

    def read(self, data: bytes | str) -> Document:
        try:
            self.parser.Parse(data, True)
        except expat.ExpatError as error:
            raise self.fault(error) from error
        except (LookupError, UnicodeError) as error:
            raise self.stop("import-encoding", reason=shown(error)) from error
        assert self.root is not None
        return Document(self.root, self.dialect, self.odd)

    def fault(self, error: expat.ExpatError) -> ImportFault:
        """What the parser found, in words."""
        if error.code in ENDS_EARLY or (error.code == TAG_MISMATCH and not self.open):
            name = self.open[-1].name if self.open else "quest"
            return ImportFault(self.file, error.lineno, "import-ends-early", {"name": shown(name)})
        if error.code == TAG_MISMATCH:
            args: dict[str, str | int] = {"name": shown(self.open[-1].name), "line": self.open[-1].line}
            return ImportFault(self.file, error.lineno, "import-tags", args)
        if error.code in STRANGE_ENCODING:
            return ImportFault(self.file, error.lineno, "import-encoding", {"reason": errors.messages[error.code]})
        if error.code == UNKNOWN_ENTITY:
            return ImportFault(self.file, error.lineno, "import-unknown-entity", {})
        return ImportFault(self.file, error.lineno, "import-not-xml", {"reason": errors.messages[error.code]})

    def stop(self, message: str, **args: str | int) -> ImportFault:
        return ImportFault(self.file, self.parser.CurrentLineNumber, message, args)

    def doctype(self, name: str, system: str | None, public: str | None, internal: int) -> None:
        found = DIALECT.search(" ".join((public or "").split()))
        self.dialect = found[1] if found else ""

    def entity(
        self,
        name: str,
        is_parameter: bool,
        value: str | None,
        base: str | None,
        system: str | None,
        public: str | None,
        notation: str | None,
    ) -> None:
        raise self.stop("import-entities", name=shown(name))

    def skipped(self, name: str, is_parameter: bool) -> None:
        self.odd.append(Said("import-entity-skipped", {"name": shown(name), "line": self.parser.CurrentLineNumber}))

    def start(self, name: str, attributes: dict[str, str]) -> None:
        self.count += 1
        if self.count > MOST_ELEMENTS:
            raise self.stop("import-too-many-elements", most=MOST_ELEMENTS)
        if len(self.open) >= MOST_NESTED:
            raise self.stop("import-too-deep", most=MOST_NESTED)
        element = Element(name, attributes, self.parser.CurrentLineNumber)
        if self.open:
            self.open[-1].inside.append(element)
        else:
            self.root = element
        self.open.append(element)

    def end(self, name: str) -> None:
        self.open.pop()

    def letters(self, text: str) -> None:
        if self.open:
            self.open[-1].inside.append(text)
