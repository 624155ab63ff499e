"""Plots as SVG inside a page: columns, intervals, bars, maps. Colours come from the page's style, by class."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

import msgspec

from sagenwerk.lab.maps import Map
from sagenwerk.lab.summary import Column, Rate

#: Steps of the scale of a map, from the lightest to the darkest.
SHADES = 7
#: Fields that carry a number which leads to the table.
MARKED = 8


class Legend(msgspec.Struct, frozen=True):
    """Words of a plot: its text alternative, and what stands below its columns."""

    alt: str
    across: str = ""


def text(x: float, y: float, words: str, kind: str = "", anchor: str = "middle") -> str:
    """Words in a drawing."""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{kind}">{escape(words)}</text>'


def box(x: float, y: float, width: float, height: float, kind: str) -> str:
    """A filled box."""
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(0.0, width):.1f}" height="{max(0.0, height):.1f}" class="{kind}"/>'
    )


def line(x: float, y: float, to_x: float, to_y: float, kind: str) -> str:
    """A line."""
    return f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}" class="{kind}"/>'


def drawing(width: float, height: float, parts: Sequence[str], alt: str, kind: str = "plot") -> str:
    """The whole drawing, with its text alternative."""
    inside = "\n".join(parts)
    return (
        f'<svg viewBox="0 0 {width:.0f} {height:.0f}" class="{kind}" role="img" aria-label="{escape(alt)}">\n'
        f"{inside}\n</svg>"
    )


def ticks(most: int) -> list[int]:
    """Round numbers from 0 to ``most`` or a little more, at most six of them.

    >>> ticks(4), ticks(37)
    ([0, 1, 2, 3, 4], [0, 10, 20, 30, 40])
    """
    step, factors = 1, (2, 2.5, 2)
    place = 0
    while most / step > 5:
        step = round(step * factors[place % 3])
        place += 1
    return [step * number for number in range(-(-most // step) + 1)]


def histogram(columns: list[Column], words: Legend) -> str:
    """Columns of games won, lost and cut, one upon the other; where a column is a range, its beginning stands below."""
    width, height, left, bottom, top = 640.0, 300.0, 52.0, 58.0, 14.0
    marks = ticks(max(column.won + column.lost + column.cut for column in columns))
    floor = height - bottom
    unit = (floor - top) / max(1, marks[-1])
    parts = [line(left, floor - mark * unit, width, floor - mark * unit, "grid") for mark in marks]
    parts += [text(left - 8, floor - mark * unit + 6, str(mark), "tick", "end") for mark in marks]
    each = (width - left - 24) / len(columns)
    for place, column in enumerate(columns):
        x, y = left + place * each, floor
        for games, kind in ((column.won, "won"), (column.lost, "lost"), (column.cut, "cut")):
            y -= games * unit
            if games:
                parts.append(box(x + 0.1 * each, y, 0.8 * each, games * unit, kind))
        middle = column.first == column.last
        parts.append(text(x + each / 2 if middle else x + 0.1 * each, floor + 24, str(column.first), "tick"))
    parts.append(text((width + left) / 2, height - 6, words.across, "axis"))
    return drawing(width, height, parts, words.alt)


def colours(won: str, lost: str, cut: str) -> str:
    """What the colours mean; ``cut`` is empty where no game was cut."""
    known = [("won", won), ("lost", lost), *([("cut", cut)] if cut else [])]
    return f'<p class="scale">{"".join(f"<b class={kind}></b>{escape(label)} " for kind, label in known)}</p>'


#: How lost games are drawn, once for a page: hatched, for those who do not tell the colours apart.
PATTERNS = (
    '<svg width="0" height="0" aria-hidden="true" style="position:absolute"><defs>'
    '<pattern id="hatched" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<rect width="9" height="9" class="hatch-0"/><rect width="3" height="9" class="hatch-1"/></pattern></defs></svg>'
)


def intervals(rates: list[Rate], words: Legend) -> str:
    """A point for each win rate, with its interval as a line."""
    width, row, top = 640.0, 34.0, 8.0
    height = top + row * len(rates) + 40
    left, right = 14.0, width - 18
    unit = right - left
    parts = []
    for tenth in range(0, 11, 2):
        x = left + unit * tenth / 10
        side = "start" if tenth == 0 else "end" if tenth == 10 else "middle"
        parts += [line(x, top, x, height - 34, "grid"), text(x, height - 12, f"{10 * tenth} %", "tick", side)]
    for place, rate in enumerate(rates):
        y = top + row * place + row / 2
        low, high = rate.bounds
        parts += [
            box(left, y - 9, unit * rate.rate, 18, "won pale"),
            line(left + unit * low, y, left + unit * high, y, "whisker"),
            line(left + unit * low, y - 6, left + unit * low, y + 6, "whisker"),
            line(left + unit * high, y - 6, left + unit * high, y + 6, "whisker"),
            f'<circle cx="{left + unit * rate.rate:.1f}" cy="{y:.1f}" r="6" class="point"/>',
        ]
        if len(rates) > 1:
            parts.append(text(right, y + 5, str(place + 1), "rank", "end"))
    return drawing(width, height, parts, words.alt)


def bar(part: float, kind: str = "won") -> str:
    """A small bar in the cell of a table that also says the number."""
    return f'<span class="bar" aria-hidden="true"><span class="{kind}" style="width:{100 * part:.1f}%"></span></span>'


def swing(difference: float) -> str:
    """A bar to the right for what goes with winning, to the left for what goes with losing."""
    share = 50 * abs(difference)
    side = "left:50%" if difference >= 0 else f"left:{50 - share:.1f}%"
    kind = "won" if difference >= 0 else "lost"
    inside = f'<span class="{kind}" style="{side};width:{share:.1f}%"></span>'
    return f'<span class="bar swing" aria-hidden="true">{inside}</span>'


def heat(plan: Map, values: dict[str, float], names: dict[str, str], alt: str, numbered: bool) -> str:
    """The board, each field the darker the greater its value; the greatest carry the number of their line below."""
    most = max(values.values(), default=0.0)
    parts = []
    for cell in plan.cells:
        value = values.get(cell.field, 0.0)
        shade = 0 if value <= 0 or most <= 0 else max(1, min(SHADES, 1 + int((value / most) ** 0.5 * SHADES)))
        corners = " ".join(f"{x:.1f},{y:.1f}" for x, y in cell.corners)
        title = f"<title>{escape(names.get(cell.field, cell.field))}</title>"
        parts.append(f'<polygon points="{corners}" class="cell s{shade}">{title}</polygon>')
        if numbered:
            dark = " on-dark" if shade > 4 else ""
            parts.append(text(cell.x, cell.y + 6, cell.field, f"number{dark}"))
    parts += [line(*one, *other, "wall") for one, other in plan.walls]
    if not numbered:
        places = {cell.field: cell for cell in plan.cells}
        for rank, field in enumerate([field for field in values if field in places][:MARKED], 1):
            cell = places[field]
            parts.append(f'<circle cx="{cell.x:.1f}" cy="{cell.y:.1f}" r="15" class="mark"/>')
            parts.append(text(cell.x, cell.y + 6, str(rank), "mark-number"))
    margin = plan.size
    inside = f'<g transform="translate({margin / 2:.1f},{margin / 2:.1f})">{"".join(parts)}</g>'
    return drawing(plan.width + margin, plan.height + margin, [inside], alt, "map")
