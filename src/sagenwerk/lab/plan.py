"""What is played in the laboratory: a plan, the seed of each of its games, who plays whom.

Everything about game number n follows from the plan and n: heroes, seed, and so its whole course. Which worker plays
it, and together with which others, changes nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256

import msgspec

from sagenwerk.bots import Luck, Policy, heroes_only, masters, policies, policy
from sagenwerk.games import game as game_named
from sagenwerk.games import names as games_there
from sagenwerk.kernel import Game, State
from sagenwerk.lab.refusals import Refused, listed
from sagenwerk.play.wishes import Wrong, unknown, wrong_in, wrong_number

#: Decisions after which a game is cut; it counts as not won. Random heroes may wander for ever.
MOST_DECISIONS = 20_000

#: How one asks for heroes that are drawn anew for every game: ``any:3``.
ANY = "any:"


class Plan(msgspec.Struct, frozen=True):
    """What is simulated. ``content``: text of a file of one's own; ``options``: named choices of rules.

    ``heroes`` in turn order, or ``["any:3"]``: three for every game, drawn by its seed. ``bot`` plays all heroes, or
    each has its own: ``dwarf=planner-quick,archer=greedy``; a name without a hero is for all the others. ``master``:
    who plays the game master of a game that has one; empty for the usual bot. ``most``: decisions after which a game
    is cut.
    """

    game: str
    scenario: str
    heroes: list[str]
    bot: str
    games: int
    seed: int
    options: dict[str, str] = {}
    content: str | None = None
    master: str = ""
    most: int = MOST_DECISIONS


def seed_of(seed: int, number: int) -> int:
    """The seed of one game of a run: 64 bits that depend on nothing else."""
    return int.from_bytes(sha256(f"{seed}/{number}".encode()).digest()[:8], "big")


def drawn_heroes(plan: Plan) -> int:
    """How many heroes are drawn for every game; 0: the plan names them. Raises ``ValueError`` for ``any:many``."""
    if not any(name.startswith(ANY) for name in plan.heroes):
        return 0
    if len(plan.heroes) > 1:
        raise Refused("lab-any-alone", text=listed(plan.heroes))
    count = plan.heroes[0].removeprefix(ANY)
    if not count.isdecimal() or int(count) < 1:
        raise Refused("lab-any-number", text=plan.heroes[0])
    return int(count)


def heroes_of(plan: Plan, known: list[str], number: int) -> list[str]:
    """The heroes of one game in turn order; ``known`` are all of its rule book."""
    count = drawn_heroes(plan)
    if not count:
        return list(plan.heroes)
    luck = Luck(int.from_bytes(sha256(f"heroes/{plan.seed}/{number}".encode()).digest()[:8], "big"))
    left, chosen = list(known), []
    for _ in range(min(count, len(left))):
        chosen.append(left.pop(int(luck.below(len(left)))))
    return chosen


def bots_of(plan: Plan, known: list[str]) -> tuple[dict[str, str], str]:
    """Names of bots by hero, and the one for all other heroes (empty: none is named).

    Raises ``ValueError`` for a hero that the rule book does not know, or that is named twice.
    """
    by_hero: dict[str, str] = {}
    others = ""
    for part in plan.bot.split(","):
        hero, sign, bot = part.strip().partition("=")
        if not sign:
            hero, bot = "", hero
        if (hero and hero not in known) or not bot:
            raise Refused("lab-no-hero", text=part.strip(), hero=hero, known=listed(known))
        if hero in by_hero or (not hero and others):
            raise Refused("lab-two-bots", text=plan.bot, hero=hero or "others")
        if hero:
            by_hero[hero] = bot
        else:
            others = bot
    return by_hero, others


class Players(msgspec.Struct, frozen=True):
    """Who plays: a bot for each hero by number, one for what the group decides, one for the game master, if any."""

    by_hero: dict[int, Policy]
    others: Policy
    master: Policy | None

    def of(self, actor: int) -> Policy:
        """The bot that decides for a hero, or for the group."""
        return self.by_hero.get(actor, self.others)

    def forget(self) -> None:
        """Another game begins."""
        for bot in {id(bot): bot for bot in (*self.by_hero.values(), self.others)}.values():
            bot.forget()
        if self.master is not None:
            self.master.forget()


def players(plan: Plan) -> Players:
    """New bots for a plan. Raises ``ValueError`` for a name that has no such part, or a hero without a bot."""
    known = masters(plan.game)
    heroes = heroes_only(plan.game)
    rules = game_named(plan.game)
    named, others = bots_of(plan, rules.heroes)
    for bot in (*named.values(), *([others] if others else [])):
        if bot not in policies(plan.game):
            raise refused(unknown("bot", bot, heroes))
        if bot in known and bot not in heroes:
            raise Refused("lab-plays-no-heroes", bot=bot, known=listed(heroes))
    needed = rules.heroes if drawn_heroes(plan) else plan.heroes
    without = [hero for hero in needed if hero not in named]
    if without and not others:
        raise Refused("lab-nobody-plays", hero=without[0], bot=plan.bot)
    if plan.master and plan.master not in [*known, "random"]:
        raise Refused("lab-no-master", bot=plan.master, game=plan.game, known=listed(known), count=len(known))
    master = policy(plan.master or known[0], plan.game) if known else None
    by_hero = {rules.heroes.index(hero): policy(bot, plan.game) for hero, bot in named.items()}
    rest = policy(others, plan.game) if others else by_hero[rules.heroes.index(plan.heroes[0])]
    return Players(by_hero, rest, master)


def begun(plan: Plan, rules: Game, number: int) -> State:
    """Game ``number`` of a plan at its first question. Raises ``ValueError`` if it cannot be played."""
    scenario = rules.scenario(plan.scenario, plan.content)
    return rules.new(scenario, heroes_of(plan, rules.heroes, number), dict(plan.options))


def checked(plan: Plan) -> None:
    """Raises ``ValueError`` for a plan that cannot be played: unknown game, scenario, bot or option, wrong heroes."""
    if plan.games < 1:
        raise Refused("lab-no-games", games=plan.games)
    if plan.most < 1:
        raise Refused("lab-no-decisions", most=plan.most)
    if plan.game not in games_there():
        raise refused(unknown("game", plan.game, games_there()))
    rules = game_named(plan.game)
    drawn = drawn_heroes(plan)
    # What a file of one's own holds is looked at when it is opened.
    scenarios = rules.scenarios() if plan.content is None else [plan.scenario]
    wrong = (wrong_number(rules, drawn) if drawn else None) or wrong_in(
        rules, plan.scenario, scenarios, heroes_of(plan, rules.heroes, 0), plan.options
    )
    if wrong is not None:
        raise refused(wrong)
    begun(plan, rules, 0)
    players(plan)


def refused(wrong: Wrong) -> Refused:
    """What is wrong with a plan."""
    return Refused(wrong.message, wrong.said)


def edition(plan: Plan) -> str:
    """Names what decides about the course of its games beside the plan: version of the rules, digest of the content.

    Workers with another one would give other results.
    """
    rules = game_named(plan.game)
    return f"{plan.game} {rules.version} {rules.scenario(plan.scenario, plan.content).digest}"


def difference(one: Plan, other: Plan) -> tuple[str, str, str] | None:
    """The first thing in which two plans differ, and what each says; the number of games does not count."""
    first: Mapping[str, object] = msgspec.structs.asdict(one)
    second: Mapping[str, object] = msgspec.structs.asdict(other)
    for name, value in first.items():
        if name != "games" and value != second[name]:
            if name == "content":
                return name, fingerprint(one.content), fingerprint(other.content)
            return name, shown(value), shown(second[name])
    return None


def shown(value: object) -> str:
    """Part of a plan as people write it."""
    if isinstance(value, dict):
        return ", ".join(f"{name}={one}" for name, one in value.items())
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def fingerprint(text: str | None) -> str:
    """Eight digits that tell two files apart."""
    return "-" if text is None else sha256(text.encode()).hexdigest()[:8]
