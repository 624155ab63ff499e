"""What an author wants to know: too easy, impossible, what goes wrong. Said only where the numbers allow it."""

from __future__ import annotations

import msgspec

from sagenwerk.bots import PLANNERS
from sagenwerk.lab.plan import Plan, bots_of
from sagenwerk.lab.record import Row
from sagenwerk.lab.summary import mixes, rate_of, reasons

#: Fewer games say little.
FEW = 30
#: Parts of games won that mark the ends: by chance alone, by anybody, hardly by anybody.
BY_CHANCE, ALWAYS, HARDLY = 0.10, 0.95, 0.05
#: From what part of the lost games on one day and reason is worth a sentence.
ONE_WAY = 0.25

Said = dict[str, str | int]


class Finding(msgspec.Struct, frozen=True):
    """A sentence: its message and arguments, how it sounds (``good``, ``warn``, ``plain``), an event that it names."""

    message: str
    args: Said
    tone: str = "plain"
    reason: str = ""
    cause: str = ""


def kind_of(plan: Plan) -> str:
    """How clever the bots are together: ``random``, ``simple`` or ``planner``."""
    by_hero, others = bots_of(plan, [name.partition("=")[0].strip() for name in plan.bot.split(",")])
    names = {*by_hero.values(), *([others] if others else [])}
    if names == {"random"}:
        return "random"
    return "planner" if names & PLANNERS.keys() else "simple"


def findings(plan: Plan, rows: list[Row]) -> list[Finding]:
    """All that can be said of these games, the most important first."""
    if not rows:
        return [Finding("lab-verdict-none", {}, "warn")]
    found = [level(plan, rows)]
    found += lost_how(rows)
    found += by_heroes(rows)
    cut = sum(row.cut for row in rows)
    if cut:
        found.append(Finding("lab-verdict-cut", {"games": cut, "most": plan.most}, "warn"))
    if len(rows) < FEW:
        low, high = rate_of("", rows).bounds
        found.append(
            Finding("lab-verdict-few", {"games": len(rows), "low": percent(low), "high": percent(high)}, "warn")
        )
    return found


def percent(part: float) -> int:
    """A part in whole percent."""
    return round(100 * part)


def level(plan: Plan, rows: list[Row]) -> Finding:
    """Too easy, too hard, or neither."""
    kind, rate = kind_of(plan), rate_of("", rows)
    low, high = rate.bounds
    args: Said = {"kind": kind, "rate": percent(rate.rate), "low": percent(low), "high": percent(high)}
    if kind == "random":
        name = "chance-wins" if low >= BY_CHANCE else "chance-loses" if high < BY_CHANCE else "between"
        return Finding(f"lab-verdict-{name}", args, "warn" if name == "chance-wins" else "plain")
    if rate.won == 0:
        return Finding("lab-verdict-never", {**args, "games": len(rows)}, "warn")
    if high < HARDLY:
        return Finding("lab-verdict-hardly", args, "warn")
    if low > ALWAYS:
        return Finding("lab-verdict-always", args, "warn")
    return Finding("lab-verdict-between", args, "good")


def lost_how(rows: list[Row]) -> list[Finding]:
    """The way in which most games are lost, if there is one."""
    lost = sum(not row.won for row in rows)
    known = [reason for reason in reasons(rows) if reason.message]
    if lost < 5 or not known:
        return []
    first = known[0]
    on_day = first.on_day / lost >= ONE_WAY
    if not on_day and first.games / lost < ONE_WAY:
        return []
    args: Said = {"share": percent((first.on_day if on_day else first.games) / lost), "day": first.day}
    message = "lab-verdict-lost-on-day" if on_day else "lab-verdict-lost"
    cause = first.cause if first.by_cause / first.games >= ONE_WAY else ""
    return [Finding(message, args, "plain", first.message, cause)]


def by_heroes(rows: list[Row]) -> list[Finding]:
    """Whether it matters who plays: the intervals of the best and the worst mix lie apart."""
    rates = [rate for rate in mixes(rows) if rate.games >= FEW // 3]
    if len(rates) < 2 or rates[0].bounds[0] <= rates[-1].bounds[1]:
        return []
    args: Said = {
        "best": rates[0].name,
        "best-rate": percent(rates[0].rate),
        "worst": rates[-1].name,
        "worst-rate": percent(rates[-1].rate),
    }
    return [Finding("lab-verdict-heroes", args)]
