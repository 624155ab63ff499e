"""XML from strangers: nothing is loaded or expanded, and whatever is wrong is told with line and remedy."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from sagenwerk.content.heroscribe_found import ImportFault
from sagenwerk.content.heroscribe_import import LONGEST_FILE, imported
from sagenwerk.content.heroscribe_xml import MOST_ELEMENTS, MOST_NESTED

DOCTYPE = '<!DOCTYPE quest PUBLIC "-//org.lightless//HeroScribe Quest 1.4//EN" "http://lightless.org/quest-1.4.dtd">'
BODY = """<quest name="{name}" region="Europe" version="1.0" width="1" height="1">
<board>
<dark left="2" top="2" width="24" height="12"/>
<dark left="6" top="15" width="20" height="4"/>
<object id="Stairway" left="2" top="15" rotation="downward"/>
<object id="Door" left="3" top="18" rotation="downward"/>
<object id="Orc" left="9" top="19"/>
</board>
<speech>{story}</speech>
</quest>
"""


def quest(head: str = "", name: str = "The Well", story: str = "Cold water.") -> str:
    return f'<?xml version="1.0"?>\n{head}\n' + BODY.format(name=name, story=story)


def fault_of(data: bytes) -> ImportFault:
    with pytest.raises(ImportFault) as told:
        imported(data, "quest.xml")
    for language in ("de", "en"):
        assert told.value.said(language).startswith(f"quest.xml:{told.value.line}: ")
    return told.value


@pytest.fixture
def no_network(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise AssertionError("somebody wants to go to the network")

    monkeypatch.setattr(socket, "socket", refuse)
    monkeypatch.setattr(socket, "create_connection", refuse)


def test_a_document_type_is_passed_over_without_loading_it(no_network: None) -> None:
    made = imported(quest(DOCTYPE).encode(), "quest.xml")
    assert made.playable
    assert made.counts["dialect"] == "1.4"


def test_entities_that_grow_are_refused_before_they_do(no_network: None) -> None:
    entities = '<!ENTITY a0 "ha">' + "".join(f'<!ENTITY a{n} "{f"&a{n - 1};" * 10}">' for n in range(1, 12))
    head = f"<!DOCTYPE quest [\n{entities}]>"
    fault = fault_of(quest(head, story="&a11;").encode())
    assert (fault.message, fault.line) == ("import-entities", 3)


@pytest.mark.parametrize("kind", ['SYSTEM "file:///etc/passwd"', 'PUBLIC "x" "http://localhost/x"'])
def test_entities_from_elsewhere_are_refused_unread(no_network: None, tmp_path: Path, kind: str) -> None:
    head = f"<!DOCTYPE quest [<!ENTITY secret {kind}>]>"
    assert fault_of(quest(head, story="&secret;").encode()).message == "import-entities"


def test_parameter_entities_are_refused(no_network: None) -> None:
    head = '<!DOCTYPE quest [<!ENTITY % more SYSTEM "http://localhost/more.dtd"> %more;]>'
    assert fault_of(quest(head).encode()).message == "import-entities"


def test_an_entity_that_only_the_document_type_explains_is_left_out_and_told(no_network: None) -> None:
    made = imported(quest(DOCTYPE, story="cold&nbsp;water").encode(), "quest.xml")
    assert "import-entity-skipped" in [warning.id for warning in made.warnings]
    assert 'en = "coldwater"' in made.text


def test_an_entity_that_nothing_explains_is_told_with_its_line() -> None:
    fault = fault_of(quest(story="\ncold&nbsp;water").encode())
    assert (fault.message, fault.line) == ("import-unknown-entity", 12)


def test_windows_line_ends_and_a_mark_at_the_beginning_do_no_harm() -> None:
    plain = imported(quest().encode(), "quest.xml")
    windows = imported(b"\xef\xbb\xbf" + quest().replace("\n", "\r\n").encode(), "quest.xml")
    assert windows.text == plain.text


@pytest.mark.parametrize("encoding", ["utf-16", "iso-8859-1", "windows-1252"])
def test_the_encoding_that_a_file_names_is_used(encoding: str) -> None:
    text = quest(name="Die Grüfte").replace('version="1.0"?', f'version="1.0" encoding="{encoding}"?', 1)
    made = imported(text.encode(encoding), "quest.xml")
    assert made.title == "Die Grüfte"
    assert "import-encoding-guessed" not in [warning.id for warning in made.warnings]


def test_western_letters_without_a_word_about_it_are_read_and_told() -> None:
    data = quest(name="Die Grüfte", story="„Hinab!“").encode("cp1252")
    made = imported(data, "quest.xml")
    assert made.title == "Die Grüfte"
    assert "„Hinab!“" in made.text
    assert "import-encoding-guessed" in [warning.id for warning in made.warnings]


def test_an_encoding_that_nobody_knows_is_refused() -> None:
    text = quest().replace('version="1.0"?', 'version="1.0" encoding="runes"?', 1)
    assert fault_of(text.encode()).message == "import-encoding"


def test_a_file_that_was_cut_off_anywhere_is_told() -> None:
    data = quest(DOCTYPE).encode()
    for length in range(3, len(data) - 10, 7):
        fault = fault_of(data[:length])
        assert fault.message in ("import-ends-early", "import-not-xml")
    assert fault_of(data[: data.index(b"</speech>")]).message == "import-ends-early"


def test_tags_that_do_not_fit_are_told_with_both_lines() -> None:
    fault = fault_of(quest().replace("</board>", "</boards>").encode())
    assert fault.message == "import-tags"
    assert (fault.arguments["name"], fault.arguments["line"], fault.line) == ("board", 4, 10)


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"<html><body/></html>", "import-wrong-root"),
        (b"<objectList version='1.5'/>", "import-object-list"),
        (b"<quest name='&'/>", "import-not-xml"),
        (b"\x89PNG\r\n", "import-neither"),
        (b"", "import-neither"),
        (b"<" + b" " * LONGEST_FILE, "import-too-long"),
        (b"<quest>" + b"<board>" * MOST_NESTED, "import-too-deep"),
        (b"<quest>" + b"<note/>" * MOST_ELEMENTS, "import-too-many-elements"),
        (b"<quest>" + b"<board/>" * 20 + b"</quest>", "import-too-many-boards"),
    ],
)
def test_what_is_no_quest_is_refused_in_words(data: bytes, message: str) -> None:
    assert fault_of(data).message == message
