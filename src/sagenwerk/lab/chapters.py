"""The chapters of a report: what was played, what may be said of it, when, why and where it is lost, what decides."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from sagenwerk.lab.drawing import MARKED, Legend, bar, colours, heat, histogram, intervals, swing
from sagenwerk.lab.maps import map_of
from sagenwerk.lab.naming import Naming
from sagenwerk.lab.plan import drawn_heroes
from sagenwerk.lab.record import CAUSE
from sagenwerk.lab.results import Results
from sagenwerk.lab.summary import Rate, columns, deciding, lost_places, mean_visits, mixes, rate_of, reasons
from sagenwerk.lab.verdict import Finding, findings
from sagenwerk.locales import bundle, sentence

#: Lines of a table of fields.
FIELDS = 8


class Chapter:
    """All that is told of the games of one plan, in one language."""

    def __init__(self, results: Results, language: str) -> None:
        self.results = results
        self.rows = results.rows
        self.plan = results.plan
        self.language = language
        self.naming = Naming(results.plan)
        #: Of the headings of its parts: one below the chapter's own title, if it has one.
        self.level = 2

    def t(self, message: str, **args: str | int) -> str:
        """A sentence, ready for the page."""
        return escape(sentence(self.language, message, args).replace(" %", "\u00a0%"))

    def number(self, value: float, digits: int = 1) -> str:
        """A number as the language writes it."""
        written = f"{value:,.{digits}f}"
        return written.translate(str.maketrans(",.", ".,")) if self.language == "de" else written

    def percent(self, part: float, digits: int = 0) -> str:
        """A part in percent."""
        return f"{self.number(100 * part, digits)}\u00a0%"

    def points(self, difference: float) -> str:
        """A difference in points, with its sign."""
        return f"{'+' if difference > 0 else '−'}{self.number(abs(100 * difference), 0)}"

    def said(self, key: str) -> str:
        """An event in a sentence, as it came up in one of the games; its own name if no game tells."""
        example = self.results.examples.get(key)
        if example is None:
            key = key.removeprefix(CAUSE)
            key = next((name for name in self.results.examples if name.partition(" ")[0] == key), "")
            example = self.results.examples.get(key)
        return escape(self.naming.said(example, self.language)) if example is not None else escape(key)

    @property
    def time(self) -> str:
        """What the game counts its length in: ``rounds`` or ``days``."""
        return "rounds" if self.plan.game == "heroquest" else "days"

    # Parts

    def html(self, titled: bool) -> str:
        """The whole chapter, with its title above it or not."""
        parts = []
        if titled:
            parts.append(f'<h2 class="chapter-title">{escape(self.naming.title(self.language))}</h2>')
            self.level = 3
        parts.append(self.summary())
        if self.rows:
            parts += [self.when(), self.why(), self.where(), self.decides(), self.length()]
        return f'<div class="chapter" data-game="{escape(self.plan.game)}">{"".join(parts)}</div>'

    def heading(self) -> str:
        """What is played by whom."""
        return f"{self.naming.title(self.language)} · {self.heroes()} · {self.plan.bot}"

    def heroes(self) -> str:
        """Who plays, in words."""
        drawn = drawn_heroes(self.plan)
        if drawn:
            return sentence(self.language, "lab-report-drawn", {"count": drawn})
        return self.mix(",".join(self.plan.heroes))

    def hero(self, name: str) -> str:
        """A hero by what he is; by his id where the catalogues do not know him."""
        message = f"hero-{name}"
        known = bundle(self.language).has_message(message)
        return sentence(self.language, message, {"gender": "f"}) if known else name

    def mix(self, names: str) -> str:
        """Heroes of a mix."""
        return ", ".join(self.hero(name) for name in names.split(","))

    def summary(self) -> str:
        """Facts, findings, win rate."""
        plan, rate = self.plan, rate_of("", self.rows)
        options = ", ".join(f"{name} = {value}" for name, value in plan.options.items())
        facts = [
            ("lab-report-heroes", self.heroes()),
            ("lab-report-bot", plan.bot + (f" / {plan.master}" if plan.master else "")),
            ("lab-report-options", options or sentence(self.language, "lab-report-defaults", {})),
            ("lab-report-games", self.number(len(self.rows), 0)),
            ("lab-report-seed", str(plan.seed)),
        ]
        told = "".join(f"<div><dt>{self.t(name)}</dt><dd>{escape(value)}</dd></div>" for name, value in facts)
        found = "".join(self.finding(one) for one in findings(plan, self.rows))
        rates = [rate, *mixes(self.rows)] if self.rows else []
        return (
            f'<section class="panel"><dl class="facts">{told}</dl></section>'
            f'<section class="panel">{self.head("lab-report-findings")}<ul class="findings">{found}</ul>'
            f"{self.rates(rates) if rates else ''}</section>"
        )

    def finding(self, one: Finding) -> str:
        """A finding in words."""
        args = {name: self.mix(str(value)) if name in ("best", "worst") else value for name, value in one.args.items()}
        message = f"{one.message}-{self.time}" if one.message == "lab-verdict-lost-on-day" else one.message
        words = self.t(message, **args)
        if one.reason:
            words += f" <strong>{self.said(one.reason)}</strong>"
        if one.cause:
            words += f" {self.t('lab-verdict-cause')} {self.said(CAUSE + one.cause)}"
        return f'<li class="{one.tone}">{words}</li>'

    def rates(self, rates: Sequence[Rate]) -> str:
        """Win rates with their intervals: of all games, and by mix where mixes differ."""
        names = [self.t("lab-report-all") if not rate.name else escape(self.mix(rate.name)) for rate in rates]
        words = Legend(sentence(self.language, "lab-report-rates-alt", {"rate": self.percent(rates[0].rate)}))
        lines = [
            [*([str(place)] if len(rates) > 1 else []), name, *self.rate(rate)]
            for place, (rate, name) in enumerate(zip(rates, names, strict=True), 1)
        ]
        heads = [*(["#"] if len(rates) > 1 else []), self.t("lab-report-who"), self.t("lab-won"), "95 %"]
        return self.pair(intervals(list(rates), words), table(heads, lines, {len(heads) - 2, len(heads) - 1}))

    def rate(self, rate: Rate) -> list[str]:
        """A win rate and its interval, as two cells."""
        low, high = rate.bounds
        of_all = self.t("lab-report-of", won=rate.won, games=rate.games)
        bounds = f"{self.number(100 * low)} – {self.percent(high, 1)}"
        return [f"{self.percent(rate.rate, 1)}<small>{of_all}</small>", bounds]

    def when(self) -> str:
        """On which day games are won and lost."""
        return self.lengths("days", f"lab-report-when-{self.time}", f"lab-report-{self.time}")

    def length(self) -> str:
        """How many decisions a game takes."""
        return self.lengths("decisions", "lab-report-length", "lab-report-decisions")

    def lengths(self, what: str, title: str, across: str) -> str:
        """A histogram with its table."""
        found = columns(self.rows, what)
        values = sorted(int(getattr(row, what)) for row in self.rows)
        middle = values[len(values) // 2]
        has_cut = any(column.cut for column in found)
        words = Legend(
            alt=sentence(
                self.language, "lab-report-columns-alt", {"least": values[0], "most": values[-1], "middle": middle}
            ),
            across=sentence(self.language, across, {}),
        )
        known = [sentence(self.language, f"lab-{name}", {}) for name in ("won", "lost", "cut")]
        key = colours(known[0], known[1], known[2] if has_cut else "")
        heads = [self.t(across), self.t("lab-won"), self.t("lab-lost"), *([self.t("lab-cut")] if has_cut else [])]
        lines = [
            [
                str(one.first) if one.first == one.last else f"{one.first}–{one.last}",
                str(one.won),
                str(one.lost),
                *([str(one.cut)] if has_cut else []),
            ]
            for one in found
        ]
        said = self.t("lab-report-middle", middle=middle, least=values[0], most=values[-1])
        return self.panel(title, said, self.pair(histogram(found, words) + key, table(heads, lines, {1, 2, 3})))

    def why(self) -> str:
        """Why games are lost."""
        found = reasons(self.rows)
        if not found:
            return ""
        lost = sum(reason.games for reason in found)
        lines = [
            [
                self.said(reason.message) if reason.message else self.t("lab-report-was-cut"),
                f"{self.percent(reason.games / lost)}{bar(reason.games / lost, 'lost')}",
                f"{reason.day} ({self.percent(reason.on_day / reason.games)})",
                f"{self.said(CAUSE + reason.cause)} ({self.percent(reason.by_cause / reason.games)})"
                if reason.cause
                else "–",
            ]
            for reason in found
        ]
        heads = ["lab-report-reason", "lab-report-share", f"lab-report-mostly-{self.time}", "lab-report-before"]
        inside = f'<div class="wide">{table([self.t(head) for head in heads], lines, set(), "stack")}</div>'
        return self.panel("lab-report-why", self.t("lab-report-why-text", games=lost), inside)

    def where(self) -> str:
        """Where heroes go, and where games are lost."""
        visits = mean_visits(self.rows)
        return self.board(visits, "lab-report-visits", 2) + self.board(
            lost_places(self.rows), "lab-report-lost-at", None
        )

    def board(self, values: dict[str, float], message: str, digits: int | None) -> str:
        """The board with a value for each field; ``digits`` of the values, None: they are parts, in percent."""
        plan = map_of(self.plan.game, self.naming.board)
        if not values or plan is None:
            return ""
        shown = {
            name: self.percent(value) if digits is None else self.number(value, digits)
            for name, value in values.items()
        }
        names = {cell.field: self.naming.place(cell.field, self.language) for cell in plan.cells}
        titles = {field: f"{name}: {shown[field]}" if field in shown else name for field, name in names.items()}
        numbered = all(cell.field.isdigit() for cell in plan.cells)
        top = list(values.items())[:FIELDS]
        best = names.get(top[0][0], top[0][0])
        drawn = heat(plan, values, titles, sentence(self.language, f"{message}-alt", {"place": best}), numbered)
        scale = "".join(f'<i class="s{shade}"></i>' for shade in range(8))
        shades = f'<p class="scale">{self.t("lab-report-rarely")}<span>{scale}</span>{self.t("lab-report-often")}</p>'
        marks = [] if numbered else ["#"]
        lines = [
            [*([str(rank) if rank <= MARKED else ""] if marks else []), escape(names.get(field, field)), shown[field]]
            for rank, (field, _) in enumerate(top, 1)
        ]
        heads = [*marks, self.t("lab-report-field"), self.t(f"{message}-value")]
        inside = self.pair(drawn + shades, table(heads, lines, {len(heads) - 1}))
        return self.panel(message, self.t(f"{message}-text"), inside)

    def decides(self) -> str:
        """Events that go with winning or losing."""
        found = deciding(self.rows)
        if not found:
            return self.panel("lab-report-deciding", self.t("lab-report-deciding-none"), "")
        lines = [
            [
                self.said(one.key),
                str(one.with_it.games),
                self.percent(one.with_it.rate),
                self.percent(one.without.rate),
                self.points(one.difference) + swing(one.difference),
            ]
            for one in found
        ]
        heads = [
            "lab-report-event",
            "lab-report-happened",
            "lab-report-with",
            "lab-report-without",
            "lab-report-points",
        ]
        inside = f'<div class="wide">{table([self.t(head) for head in heads], lines, {1, 2, 3}, "stack")}</div>'
        return self.panel("lab-report-deciding", self.t("lab-report-deciding-text"), inside)

    # Pieces

    def panel(self, title: str, said: str, inside: str) -> str:
        """A part with heading and a sentence."""
        return f'<section class="panel">{self.head(title)}<p>{said}</p>{inside}</section>'

    def head(self, title: str) -> str:
        """The heading of a part."""
        return f"<h{self.level}>{self.t(title)}</h{self.level}>"

    def pair(self, plot: str, beside: str) -> str:
        """A plot with the table of its numbers beside it."""
        return f'<div class="pair"><figure>{plot}</figure><div class="wide">{beside}</div></div>'


def table(heads: Sequence[str], lines: Sequence[Sequence[str]], numbers: set[int], kind: str = "") -> str:
    """A table; cells are ready for the page. ``numbers``: columns set to the right.

    ``kind``: ``stack`` for one whose lines become blocks on a small screen; roles keep it a table for screen readers.
    """
    stack = kind == "stack"

    def cell(place: int, inside: str) -> str:
        named = f' role="cell" data-label="{heads[place]}"' if stack else ""
        return f"<td{named}{set_right(place)}>{inside}</td>"

    def set_right(place: int) -> str:
        return ' class="n"' if place in numbers else ""

    def role(name: str) -> str:
        return f' role="{name}"' if stack else ""

    column = role("columnheader")
    head = "".join(f'<th scope="col"{column}{set_right(place)}>{inside}</th>' for place, inside in enumerate(heads))
    row = f"<tr{role('row')}>"
    body = "".join(f"{row}{''.join(cell(place, one) for place, one in enumerate(line))}</tr>" for line in lines)
    named = f' class="{kind}"' if kind else ""
    return (
        f"<table{named}{role('table')}><thead{role('rowgroup')}>{row}{head}</tr></thead>"
        f"<tbody{role('rowgroup')}>{body}</tbody></table>"
    )
