"""What the documents say is there: links lead somewhere, commands and options exist, quoted words stand on the page."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from typer.main import get_command

from sagenwerk import game
from sagenwerk.cli import app

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]
NAMES = [str(page.relative_to(ROOT)) for page in PAGES]
#: Python modules that are run by their name.
MODULE = re.compile(r"python -m ([\w.]+)")


def anchors(page: Path) -> set[str]:
    """The headings of a page as links name them."""
    heads = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", head.lower()).replace(" ", "-") for head in heads}


def fenced(text: str) -> str:
    """Everything between fences."""
    return "\n".join(text.split("```")[1::2])


def commands(text: str) -> list[list[str]]:
    """The words of every command that a page tells people to type, without its comment."""
    typed = re.findall(r"^sagenwerk .+$", fenced(text), re.MULTILINE)
    typed += re.findall(r"`(sagenwerk [a-z]+(?: [^`,]+)?)`", re.sub(r"```.*?```", "", text, flags=re.DOTALL))
    return [shlex.split(line, comments=True)[1:] for line in typed]


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_every_link_between_documents_leads_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)\s]+)\)", page.read_text("utf-8")):
        if re.match(r"https?:", link):
            continue
        address, _, anchor = link.partition("#")
        to = (page.parent / address).resolve() if address else page
        assert to.exists(), link
        assert not anchor or anchor in anchors(to), link


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_every_command_in_the_documents_exists_with_its_options(page: Path) -> None:
    known = get_command(app)
    for name, *words in commands(page.read_text("utf-8")):
        command = known.commands[name]  # type: ignore[attr-defined]
        options = {option for one in command.params for option in [*one.opts, *one.secondary_opts]}
        assert {word for word in words if word.startswith("--")} <= options, (name, words)


def test_every_simulation_in_the_documents_can_be_played() -> None:
    every = [words for page in PAGES for words in commands(page.read_text("utf-8")) if words[0] == "simulate"]
    shipped = [words for words in every if len(words) > 2 and not words[2].endswith(".toml")]
    assert {words[1] for words in shipped} == {"junior", "andor", "heroquest"}
    for _, name, scenario, *words in shipped:
        heroes = words[words.index("--heroes") + 1].split(",")
        options = dict([words[words.index("--option") + 1].split("=")]) if "--option" in words else {}
        assert game(name).new(scenario, heroes, options).legal_actions()


def test_every_module_that_the_documents_run_exists() -> None:
    for page in PAGES:
        for module in MODULE.findall(page.read_text("utf-8")):
            path = ROOT / "src" / module.replace(".", "/")
            assert path.with_suffix(".py").exists() or (path / "__main__.py").exists(), module


def test_words_of_the_page_are_quoted_as_they_stand_there() -> None:
    texts = [file.read_text("utf-8") for file in (ROOT / "src/sagenwerk/locales/de").glob("*.ftl")]
    for folder in ("andor/legends", "heroquest/quests"):
        texts += [file.read_text("utf-8") for file in (ROOT / "src/sagenwerk/content" / folder).glob("*.toml")]
    for name in ("players.md", "legends.md", "content.md", "hosting.md"):
        for quoted in re.findall(r"„([^“]+)“", (ROOT / "docs" / name).read_text("utf-8").replace("\n", " ")):
            # A number on the page stands for any number here.
            word = quoted.removesuffix(" Tag n")
            assert any(word in text for text in texts), quoted


@pytest.mark.parametrize(("game", "title"), [("andor", "Die Legenden von Andor"), ("heroquest", "HeroQuest")])
def test_the_table_of_a_games_modules_names_each_once_and_imports_run_down_it(game: str, title: str) -> None:
    after = (ROOT / "docs/architecture.md").read_text("utf-8").partition(f"## {title}\n")[2]
    chapter = re.split(r"^##", after, flags=re.MULTILINE)[0]
    rows = [re.findall(r"`(\w+)`", row) for row in re.findall(r"^\| .+$", chapter, re.MULTILINE)]
    layer = {module: at for at, row in enumerate(rows) for module in row}
    sources = {path.stem: path.read_text("utf-8") for path in (ROOT / "src/sagenwerk" / game).glob("[a-z]*.py")}
    assert sorted(module for row in rows for module in row) == sorted(sources)
    for module, source in sources.items():
        listed = re.findall(rf"^from sagenwerk\.{game} import (\([^)]+\)|.+)$", source, re.MULTILINE)
        used = {name for names in listed for name in re.findall(r"(\w+)(?: as \w+)?", names)}
        used |= set(re.findall(rf"^from sagenwerk\.{game}\.(\w+) import", source, re.MULTILINE))
        assert all(layer[other] >= layer[module] for other in used), module
