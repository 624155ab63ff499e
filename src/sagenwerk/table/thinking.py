"""What bots that plan say at a table besides their action: what they are up to and why, what they would do, the chance.

All of it is made from a view, in a worker. What a plan is stands in ``sagenwerk.bots.search``.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from typing import Any

from sagenwerk.bots import KNOWLEDGE, Luck, Policy, Search
from sagenwerk.bots.chance import Z, bounds, chance
from sagenwerk.bots.search import LEVELS, SLOTS, AsUsual, Plan, Weighed, actor_of, first_of, slot_of, surpasses
from sagenwerk.kernel import GAME_MASTER, Action, State
from sagenwerk.table.jobs import Advised, Choose, Chosen, Estimate, Estimated, GiveHint, Listed
from sagenwerk.views.shell import Sentence


def chosen(bot: Policy, view: State, job: Choose, version: int) -> Chosen:
    """What a bot chooses, and, if it plans, what for. It remembers nothing but what the job says."""
    luck = Luck(job.seed)
    if not isinstance(bot, Search):
        return Chosen(bot.choose(view, luck).name, version)
    begin(bot, job.told)
    bot.unwanted = job.unwanted
    before = bot.followed[:]
    action = bot.choose(view, luck)
    slot = slot_of(view.actor)
    best = bot.weighed[0].plan if bot.weighed else None
    plan = bot.followed[slot] if slot >= 0 else ""
    return Chosen(
        action.name,
        version,
        plan,
        says=said(best) if best is not None and best.name == plan else None,
        why=why(bot.weighed) if view.actor != GAME_MASTER else None,
        asks=bot.knowledge.concerns_group(view, action) and len(view.legal_actions()) > 1,
        along=along(bot, view, before),
    )


def along(search: Search, view: State, before: list[str]) -> dict[int, tuple[str, Sentence | None]]:
    """What other heroes follow from now on since the one on turn has begun a plan for several."""
    found: dict[int, tuple[str, Sentence | None]] = {}
    for slot in range(SLOTS - 1):
        name, actor = search.followed[slot], int(actor_of(slot))
        if name and name != before[slot] and actor != view.actor:
            plan = search.knowledge.plan(view, actor, name)
            found[actor] = (name, said(plan) if plan is not None else None)
    return found


def begin(search: Search, told: Mapping[int, str]) -> None:
    """Nothing is remembered, and these plans are followed."""
    search.forget()
    for actor, name in told.items():
        search.tell(actor, name)


def said(plan: Plan) -> Sentence | None:
    """A plan as a sentence; None if it is but one action, whose label says it all."""
    if isinstance(plan, AsUsual) or not plan.message:
        return None
    return Sentence(plan.message, dict(plan.arguments))


def why(weighed: list[Weighed]) -> Sentence | None:
    """Why the first of these plans is the best; None if there was nothing to weigh."""
    if not weighed:
        return None
    best = weighed[0]
    usual = next((other for other in weighed if isinstance(other.plan, AsUsual)), None)
    if best is usual:
        if best.ended < best.games:
            return Sentence("teammates-why-usual-stands", {"games": best.games, "share": percent(best.worth)})
        return Sentence("teammates-why-usual", {"won": int(best.won), "games": best.games})
    args: dict[str, str | int] = {"games": best.games}
    if usual is None:
        args |= {"won": int(best.won)}
        return Sentence("teammates-why-instead", args)
    if best.ended == best.games == usual.games and best.won > usual.won:
        return Sentence("teammates-why-better", args | {"won": int(best.won), "usual": int(usual.won)})
    return Sentence("teammates-why-stands", args | {"share": percent(best.worth), "usual": percent(usual.worth)})


def percent(share: float) -> int:
    """A share of 1 as a whole number of percent."""
    return round(100 * share)


# Orders


def listed(game: str, view: State, actor: int, version: int) -> Listed:
    """What a bot can be told to do."""
    plans = KNOWLEDGE[game]().orders(view, actor)
    orders = [(plan.name, sentence) for plan in plans if (sentence := said(plan)) is not None]
    return Listed(version, orders)


# Hints


def advised(game: str, view: State, job: GiveHint, version: int) -> Advised:
    """What a bot would do in the place of whoever is asked, and how sure it is."""
    search = Search("planner", KNOWLEDGE[game](), LEVELS[job.level])
    begin(search, job.told)
    action = search.choose(view, Luck(job.seed))
    if not search.weighed:
        only = len(view.legal_actions()) == 1
        return Advised(version, action.name, None, Sentence(f"teammates-why-{'only' if only else 'routine'}"))
    best = search.weighed[0]
    low, high = bounds_of(best)
    ended = best.ended == best.games
    return Advised(
        version,
        action.name,
        said(best.plan),
        why(search.weighed),
        best.games,
        best.won / best.games if ended else best.worth,
        low,
        high,
        is_close(search, view, action, job.seed),
        ended,
    )


def bounds_of(weighed: Weighed) -> tuple[float, float]:
    """The 95 % interval of the share of games won, or, where games were cut, of their worth in the mean."""
    if weighed.ended == weighed.games:
        return bounds(int(weighed.won), weighed.games)
    mean = weighed.worth
    spread = sum((result - mean) ** 2 for result in weighed.results) / weighed.games
    half = Z * sqrt(spread / weighed.games)
    return max(0.0, mean - half), min(1.0, mean + half)


def is_close(search: Search, view: State, action: Action[Any], seed: int) -> bool:
    """Whether some plan that begins with another action is as good, as far as one can tell (95 %, game by game)."""
    usual = search.base_of(view.actor).choose(view, Luck(seed))
    best = search.weighed[0]
    others = [one for one in search.weighed[1:] if (first_of(one.plan, view) or usual) is not action]
    return any(not surpasses(best, other, Z) for other in others)


# The chance


def estimated(game: str, view: State, job: Estimate, version: int) -> Estimated:
    """How likely the heroes win, as far as one side can tell."""
    found = chance(KNOWLEDGE[game](), view, Luck(job.seed))
    return Estimated(version, found.stated, found.low, found.high, found.games)
