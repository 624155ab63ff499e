"""What is asked, and what the acting person should do next, in one sentence."""

from __future__ import annotations

from sagenwerk.heroquest import (
    armoury,
    chaos,
    combat,
    explore,
    fight,
    goals,
    leftovers,
    march,
    monsters,
    preparing,
    traps,
)
from sagenwerk.heroquest.asking import HeroChooses
from sagenwerk.heroquest.hero_spells import Aims, SetsRing
from sagenwerk.heroquest.position import name_of
from sagenwerk.heroquest.scenario import CHAOS_NAMES, HERO_NAMES, SPELL_NAMES
from sagenwerk.heroquest.state import ACTED, COMMANDED, FIRST_MONSTER, MARCHED, Quest
from sagenwerk.heroquest.wandering import WandererComes
from sagenwerk.heroquest.wounds import Saves
from sagenwerk.kernel import CHANCE, Result
from sagenwerk.views.heroquest.table import figure_or_hero, occupant_id
from sagenwerk.views.heroquest.view import QuestPending
from sagenwerk.views.shell import Sentence

#: What is asked, by class of question.
QUESTIONS: dict[type, str] = {
    HeroChooses: "turn",
    monsters.MasterChooses: "master",
    explore.SetsOut: "set-out",
    march.Passes: "pass",
    fight.Whom: "whom",
    fight.AttacksAgain: "attack-again",
    combat.DrinksFirst: "drink-first",
    Aims: "aim",
    SetsRing: "spell-ring",
    chaos.AimsChaos: "aim-chaos",
    WandererComes: "wanderer",
    goals.LeavesOrStays: "leave",
    leftovers.WhoTakes: "who-takes",
    traps.GetAway: "get-away",
    Saves: "save",
    armoury.HandsOver: "hand-gold",
    armoury.Buys: "buy",
    preparing.ChoosesElement: "element",
    preparing.ChoosesStart: "start",
}
#: Calls of a hero's usual turn, by what is left to do.
TURNS = ("turn-begins", "turn-walks", "turn-act", "turn-march", "turn-done", "turn-commanded")


def question_of(state: Quest) -> str:
    """What is being asked, as the browser knows it: ``over``, ``chance`` or another id of ``QUESTIONS``."""
    if state.result is not Result.PLAYING:
        return "over"
    if state.actor == CHANCE:
        return "chance"
    return QUESTIONS[type(state.question())]


def call(state: Quest) -> Sentence:
    """One sentence for the acting person: ``call-<question>``, in a usual turn what is left to do."""
    if state.result is not Result.PLAYING:
        return Sentence(f"call-{state.result.value}")
    question = question_of(state)
    said = arguments(state)
    if question == "master":
        return Sentence("call-master-moves" if monsters.chosen(state) >= 0 else "call-master", said)
    return Sentence(f"call-{turn_of(state)}" if question == "turn" else f"call-{question}", said)


def turn_of(state: Quest) -> str:
    """What the hero on turn can still do."""
    if state.hero.has(COMMANDED):
        return "turn-commanded"
    if state.done & MARCHED or state.steps_left == 0:
        return "turn-done" if state.done & ACTED else "turn-act"
    if state.steps_left > 0:
        return "turn-walks"
    return "turn-march" if state.done & ACTED else "turn-begins"


def arguments(state: Quest) -> dict[str, str | int]:
    """Who and what the sentence may name."""
    actor = int(state.actor)
    said: dict[str, str | int] = {"count": max(0, int(state.steps_left))}
    if actor >= 0 or state.turn >= 0:
        said["hero"] = HERO_NAMES[actor if actor >= 0 else state.turn]
    if actor >= 0:
        said["gold"] = int(state.heroes[actor].gold)
    if state.passing >= 0:
        said["square"] = name_of(state.passing)
    spell = spell_name(state)
    if spell:
        said["spell"] = spell
    if state.turn < 0 and state.figure >= 0:
        said["figure"] = figure_or_hero(state, int(FIRST_MONSTER + state.figure))
    return said


def spell_name(state: Quest) -> str:
    """The spell that waits for its target, "" for none."""
    if state.spell < 0:
        return ""
    return SPELL_NAMES[state.spell] if state.turn >= 0 else CHAOS_NAMES[state.spell]


def pending(state: Quest) -> QuestPending:
    """What is under way while a question is asked."""
    asked = question_of(state)
    return QuestPending(
        item=state.tables.item_names[state.weapon] if state.weapon >= 0 and asked in ("whom", "attack-again") else "",
        spell=spell_name(state),
        attacker=occupant_id(int(state.attacker)),
        target=occupant_id(int(state.target)),
        hits=int(state.hits),
        passing=name_of(state.passing),
        looking=name_of(state.looking),
        figure=int(monsters.chosen(state)) + 1 if state.turn < 0 else 0,
        attacks_left=int(state.attacks_left),
        cast=int(state.spells_cast),
    )
