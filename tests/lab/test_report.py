"""Reports: one page that needs nothing else, in both languages, with a table beside each plot; verdicts that hold."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from sagenwerk.cli import app
from sagenwerk.lab.drawing import ticks
from sagenwerk.lab.maps import map_of
from sagenwerk.lab.plan import Plan
from sagenwerk.lab.record import Row
from sagenwerk.lab.report import page
from sagenwerk.lab.results import Results, write
from sagenwerk.lab.simulate import simulated
from sagenwerk.lab.summary import (
    Column,
    columns,
    deciding,
    lost_places,
    mean_visits,
    mixes,
    most_common,
    reasons,
    step_of,
)
from sagenwerk.lab.verdict import findings, kind_of
from sagenwerk.locales import LANGUAGES, sentence

PLANS = [
    Plan("junior", "challenge-1", ["any:2"], "greedy", games=30, seed=7),
    Plan("andor", "legend-2", ["dwarf", "archer"], "random", games=30, seed=7),
    Plan("heroquest", "quest-1", ["barbarian", "elf"], "greedy", games=4, seed=7),
]


@pytest.fixture(scope="module")
def results() -> list[Results]:
    return [simulated(plan) for plan in PLANS]


class Page(HTMLParser):
    """What stands in a page: tags that are open, counts, words, what it would load."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.counts: dict[str, int] = {}
        self.words: list[str] = []
        self.loads: list[str] = []
        self.nameless = 0
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.counts[tag] = self.counts.get(tag, 0) + 1
        self.loads += [str(given[name]) for name in ("src", "href", "srcset") if name in given]
        if tag == "svg" and "aria-hidden" not in given and not given.get("aria-label"):
            self.nameless += 1
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.counts[tag] = self.counts.get(tag, 0) + 1

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", range(3))
def test_a_page_is_whole_and_loads_nothing(place: int, language: str, results: list[Results]) -> None:
    text = page([results[place]], language)
    read = Page(text)
    assert read.open == []
    assert read.loads == []
    assert "script" not in read.counts
    assert not re.search(r"https?:|@import|url\((?!#)", text)
    assert f'<html lang="{language}"' in text
    assert read.nameless == 0
    assert read.counts["figure"] <= read.counts["table"]
    assert read.counts["figure"] >= 4
    assert "event-" not in "".join(read.words)


def test_several_results_are_shown_side_by_side(results: list[Results]) -> None:
    text = page(results, "en")
    assert sentence("en", "lab-report-together", {}) in text
    assert text.count('class="chapter"') == 3
    with pytest.raises(ValueError, match="one file of results"):
        page([], "en")


def test_words_of_a_file_of_ones_own_stay_words() -> None:
    plan = PLANS[1]
    legend = (Path(__file__).parents[1] / "content" / "boxes" / "small-legend.toml").read_text("utf-8")
    own = legend.replace('title = { de = "', 'title = { de = "<script>alert(1)</script> ', 1)
    name = re.search(r'^id = "([^"]+)"', own, re.MULTILINE)
    assert name is not None
    assert own != legend
    found = simulated(msgspec.structs.replace(plan, scenario=name[1], content=own, games=3, most=300))
    text = page([found], "de")
    assert "<script" not in text
    assert "&lt;script&gt;" in text


def test_no_games_are_said_to_be_none() -> None:
    empty = Results(PLANS[0], "junior 1 x", [], {})
    assert sentence("de", "lab-verdict-none", {}) in page([empty], "de")


# What rows say together


def row(number: int, won: bool, **changed: object) -> Row:
    usual = Row(number, "0" * 16, "dwarf,archer", won, False, 3, 100, "event-lost", "event-a", "5", 0, 0, {"5": 2}, {})
    return msgspec.structs.replace(usual, **{"reason": "event-won" if won else "event-lost", **changed})


def test_reasons_say_when_and_what_came_before() -> None:
    rows = [row(0, True), row(1, False), row(2, False, days=4, cause="event-b"), row(3, False, days=4, cause="event-b")]
    rows.append(row(4, False, reason="event-lost-narrator", days=9))
    first, second = reasons(rows)
    assert (first.message, first.games, first.day, first.on_day) == ("event-lost", 3, 4, 2)
    assert (first.cause, first.by_cause) == ("event-b", 2)
    assert (second.message, second.games) == ("event-lost-narrator", 1)
    assert reasons([row(0, True)]) == []
    assert most_common(["b", "a", "b", "a"]) == ("a", 2)


def test_a_histogram_has_no_gaps_and_counts_every_game_once() -> None:
    rows = [row(0, True, days=1), row(1, False, days=4), row(2, False, days=4, cut=True)]
    found = columns(rows, "days")
    assert found == [Column(1, 1, 1, 0, 0), Column(2, 2, 0, 0, 0), Column(3, 3, 0, 0, 0), Column(4, 4, 0, 1, 1)]
    many = columns([row(number, False, decisions=13 * number) for number in range(100)], "decisions")
    assert sum(one.lost for one in many) == 100
    assert len(many) <= 10
    assert all(one.first % step_of(0, 13 * 99) == 0 for one in many)
    assert columns([], "days") == []


def test_places_and_visits_are_shares_and_means() -> None:
    rows = [row(0, True, place="9"), row(1, False), row(2, False, place="7"), row(3, False), row(4, False, place="")]
    assert lost_places(rows) == {"5": pytest.approx(2 / 3), "7": pytest.approx(1 / 3)}
    assert mean_visits(rows) == {"5": 2.0}


def test_mixes_count_heroes_whatever_their_order() -> None:
    rows = [row(0, True), row(1, False, heroes="archer,dwarf"), row(2, True, heroes="mage,dwarf")]
    assert [(rate.name, rate.games, rate.won) for rate in mixes(rows)] == [("dwarf,mage", 1, 1), ("archer,dwarf", 2, 1)]
    assert mixes(rows[:2]) == []


def test_only_what_cannot_be_chance_decides() -> None:
    rows = []
    for number in range(60):
        won = number % 2 == 0
        events = {"event-always": 1, **({"event-good": 1, "event-twin": 2} if won and number < 50 else {})}
        events |= {"event-noise": 1} if number % 3 == 0 else {}
        rows.append(row(number, won, events={**events, "event-won" if won else "event-lost": 1}))
    assert [one.key for one in deciding(rows)] == ["event-good"]
    assert deciding(rows)[0].difference == pytest.approx(1 - 5 / 35)
    assert deciding(rows[:6]) == []


# Verdicts


def said(plan: Plan, rows: list[Row]) -> list[str]:
    return [finding.message.removeprefix("lab-verdict-") for finding in findings(plan, rows)]


@pytest.mark.parametrize(
    ("bot", "won", "games", "first"),
    [
        ("random", 40, 100, "chance-wins"),
        ("random", 0, 100, "chance-loses"),
        ("random", 3, 30, "between"),
        ("greedy", 0, 100, "never"),
        ("planner", 0, 100, "never"),
        ("greedy", 1, 300, "hardly"),
        ("planner", 300, 300, "always"),
        ("planner", 285, 300, "between"),
        ("dwarf=random,planner-quick", 50, 100, "between"),
    ],
)
def test_a_verdict_says_what_the_numbers_allow(bot: str, won: int, games: int, first: str) -> None:
    plan = msgspec.structs.replace(PLANS[1], bot=bot)
    rows = [row(number, number < won) for number in range(games)]
    found = findings(plan, rows)
    assert found[0].message == f"lab-verdict-{first}"
    for language in LANGUAGES:
        for finding in found:
            message = f"{finding.message}-days" if finding.message.endswith("on-day") else finding.message
            assert sentence(language, message, finding.args)


def test_never_won_by_the_planner_says_how_it_is_lost() -> None:
    rows = [row(number, False, days=3 if number < 92 else 5, cause="event-enters-castle") for number in range(100)]
    level, how = findings(msgspec.structs.replace(PLANS[1], bot="planner"), rows)
    assert "Maybe impossible" in sentence("en", level.message, level.args)
    assert (how.message, how.args["share"], how.args["day"]) == ("lab-verdict-lost-on-day", 92, 3)
    assert (how.reason, how.cause) == ("event-lost", "event-enters-castle")


def test_few_games_and_cut_games_are_owned_up_to() -> None:
    rows = [row(number, number < 2, cut=number > 8, reason="" if number > 8 else "event-lost") for number in range(12)]
    assert said(PLANS[1], rows)[-2:] == ["cut", "few"]
    assert "few" not in said(PLANS[1], [row(number, True) for number in range(40)])


def test_who_plays_matters_only_where_intervals_lie_apart() -> None:
    def of(best: int) -> list[Row]:
        good = [row(number, number < best, heroes="dwarf,mage") for number in range(40)]
        return good + [row(40 + number, number < 4) for number in range(40)]

    assert "heroes" in said(PLANS[0], of(38))
    assert "heroes" not in said(PLANS[0], of(8))


def test_kinds_of_bots_are_told_apart() -> None:
    kinds = {bot: kind_of(msgspec.structs.replace(PLANS[1], bot=bot)) for bot in ("random", "greedy", "planner-quick")}
    assert kinds == {"random": "random", "greedy": "simple", "planner-quick": "planner"}
    assert kind_of(msgspec.structs.replace(PLANS[1], bot="dwarf=random,archer=greedy")) == "simple"


# Boards


def test_every_field_of_every_board_has_a_cell_round_it(results: list[Results]) -> None:
    from sagenwerk.lab.naming import Naming

    for found in results:
        board = Naming(found.plan).board
        plan = map_of(found.plan.game, board)
        assert plan is not None
        assert len(plan.cells) == len(board["fields"])
        assert all(len(cell.corners) >= 3 for cell in plan.cells)
        assert bool(plan.walls) == ("rooms" in board)
    assert map_of("other", {"fields": [{"id": "1"}]}) is None


def test_scales_end_above_the_greatest_value() -> None:
    for most in (1, 7, 37, 99, 4000):
        found = ticks(most)
        assert found[0] == 0
        assert found[-1] >= most
        assert len(found) <= 7


# The command


def inside(*words: str) -> tuple[int, str]:
    done = CliRunner().invoke(app, ["report", *words, "--lang", "en"])
    return done.exit_code, done.output


def test_the_command_writes_a_page_and_writes_over_nothing(tmp_path: Path, results: list[Results]) -> None:
    write(results[0], tmp_path / "games.json")
    out = tmp_path / "new" / "report.html"
    assert inside(str(tmp_path / "games.json"), "-o", str(out))[0] == 0
    assert out.read_text("utf-8").startswith("<!doctype html>")
    code, said = inside(str(tmp_path / "games.json"), "-o", str(out))
    assert (code, "--force" in said) == (2, True)
    assert inside(str(tmp_path / "games.json"), "-o", str(out), "--force")[0] == 0
    code, said = inside(str(tmp_path / "none.json"), "-o", str(tmp_path / "x.html"))
    assert (code, "There is no" in said) == (2, True)
    code, said = inside(str(tmp_path / "games.json"), "-o", str(tmp_path / "games.json" / "x.html"))
    assert (code, "could not be written" in said) == (2, True)
