"""Actions of HeroQuest as the browser gets them: kind, target, price, sentence, warning."""

from __future__ import annotations

from typing import Any

from sagenwerk.heroquest import armoury, chaos, fight, goals, loads, march, monsters, potions, preparing, search, traps
from sagenwerk.heroquest.allies import LeadsAlly
from sagenwerk.heroquest.board import DIRECTIONS, SQUARES, next_square, square_name
from sagenwerk.heroquest.disarming import Disarm
from sagenwerk.heroquest.doors import OpenDoor
from sagenwerk.heroquest.explore import SetItOut
from sagenwerk.heroquest.figures import kind_of
from sagenwerk.heroquest.gear import attack_dice
from sagenwerk.heroquest.hero_spells import Cast, CastAt, OpenByGenie, SaveSelf, SetRing
from sagenwerk.heroquest.jumping import Jump
from sagenwerk.heroquest.leftovers import TakeLeft
from sagenwerk.heroquest.monster_jumps import JumpFigure
from sagenwerk.heroquest.scenario import (
    CHAOS_NAMES,
    ELEMENT_NAMES,
    FOUND,
    HERO_NAMES,
    HEROES,
    PIT,
    SPELL_NAMES,
    SPRUNG,
    TRAP_NAMES,
)
from sagenwerk.heroquest.state import Quest
from sagenwerk.heroquest.turn import EndTurn
from sagenwerk.heroquest.wandering import ComesFrom
from sagenwerk.heroquest.wounds import DrinksNothing
from sagenwerk.kernel import CHANCE, Action
from sagenwerk.views.heroquest.table import edge_name, figure_square
from sagenwerk.views.heroquest.view import QuestTarget
from sagenwerk.views.shell import Offer, Sentence, actor_id, outcome_label, outcome_offer

#: Kind of an offer and the rule it stands under, by class of action.
KINDS: dict[type, tuple[str, str]] = {
    EndTurn: ("end-turn", "HQ-012"),
    march.RollToMarch: ("roll", "HQ-021"),
    march.MarchOn: ("step", "HQ-022"),
    march.Leave: ("let-pass", "HQ-026"),
    OpenDoor: ("open-door", "HQ-040"),
    SetItOut: ("set-out", "HQ-052"),
    fight.AttackWith: ("attack", "HQ-070"),
    fight.Attack: ("attack-foe", "HQ-070"),
    fight.StopsAttacking: ("no-more-attack", "HQ-077"),
    goals.LeavesQuest: ("leave-quest", "HQ-161"),
    goals.StaysInQuest: ("stay", "HQ-161"),
    Cast: ("cast", "HQ-085"),
    CastAt: ("cast-at", "HQ-087"),
    OpenByGenie: ("genie-door", "HQ-090"),
    SaveSelf: ("save-by-spell", "HQ-147"),
    SetRing: ("set-ring", "HQ-149"),
    TakeLeft: ("take-left", "HQ-146"),
    loads.TakesLoad: ("take-load", "HQ-017"),
    loads.PutsDown: ("put-down", "HQ-034"),
    loads.KeepsGold: ("keep-gold", "HQ-153"),
    potions.Drink: ("drink", "HQ-126"),
    potions.Splash: ("splash", "HQ-126"),
    potions.Give: ("give-potion", "HQ-130"),
    potions.Revive: ("revive", "HQ-149"),
    potions.ReturnByRing: ("ring", "HQ-149"),
    search.Search: ("search", "HQ-110"),
    search.OpenChest: ("open-chest", "HQ-122"),
    traps.GetAwayTo: ("get-away", "HQ-141"),
    Disarm: ("disarm", "HQ-117"),
    Jump: ("jump", "HQ-140"),
    LeadsAlly: ("lead-ally", "HQ-024"),
    DrinksNothing: ("drink-nothing", "HQ-126"),
    armoury.HandsGold: ("hand-gold", "HQ-152"),
    armoury.BuysItem: ("buy", "HQ-152"),
    armoury.Enough: ("enough", "HQ-152"),
    preparing.TakesElement: ("element", "HQ-005"),
    preparing.StartsOn: ("start", "HQ-007"),
    chaos.CastChaos: ("cast-chaos", "HQ-091"),
    chaos.ChaosAt: ("chaos-at", "HQ-092"),
    chaos.Lightning: ("lightning", "HQ-091"),
    chaos.Rusts: ("rust", "HQ-091"),
    monsters.ChooseFigure: ("choose-figure", "HQ-101"),
    monsters.StepFigure: ("figure-step", "HQ-023"),
    monsters.FigureAttacks: ("figure-attack", "HQ-100"),
    JumpFigure: ("figure-jump", "HQ-105"),
    monsters.DoneWithFigure: ("figure-done", "HQ-101"),
    monsters.MasterEndsTurn: ("end-master-turn", "HQ-107"),
    ComesFrom: ("wanderer", "HQ-133"),
}
#: Actions about a neighbouring square, by their direction.
SIDEWAYS = (
    march.MarchOn,
    OpenDoor,
    search.OpenChest,
    traps.GetAwayTo,
    LeadsAlly,
    monsters.StepFigure,
    ComesFrom,
)
#: Spells that nobody casts at a companion without a reason.
HARMFUL = ("genie", "tempest", "ball-of-flame", "fire-of-wrath", "sleep")
#: What a search is for, by its number.
SEARCHES = ["search-treasure", "search-secrets", "search-doors", "search-traps"]
#: Kinds with another name for what the same class does: bare hands apart from weapons, thrown and shot ones.
MORE_KINDS = (*SEARCHES, "refuse-pass", "attack-bare", "throw", "shoot", "disarm-here", "take-load-here")


def kind_and_rule(action: Action[Any]) -> tuple[str, str]:
    """Kind of an offer and its rule; some classes make more than one kind of button."""
    kind, rule = KINDS[type(action)]
    if isinstance(action, search.Search):
        return SEARCHES[action.kind], rule
    if isinstance(action, march.Leave):
        return kind if action.given else "refuse-pass", rule
    if isinstance(action, fight.AttackWith):
        if action.way == fight.HAND_TO_HAND:
            return "attack-bare" if action.item < 0 else kind, rule
        return "throw" if action.way == fight.THROWN else "shoot", "HQ-078"
    if isinstance(action, Disarm) and action.direction >= len(DIRECTIONS):
        return "disarm-here", rule
    if isinstance(action, loads.TakesLoad) and action.place == loads.HERE:
        return "take-load-here", rule
    return kind, rule


def label(state: Quest, action: Action[Any]) -> Sentence:
    """The sentence on the button: ``offer-<kind>`` with hero, square, item and so on as ids."""
    if action.hero == CHANCE:
        return outcome_label(action)
    return Sentence(f"offer-{kind_and_rule(action)[0]}", arguments(state, action))


def arguments(state: Quest, action: Action[Any]) -> dict[str, str | int]:
    """Ids and numbers for the sentences about an action."""
    said: dict[str, str | int] = {}
    if action.hero >= 0:
        said["hero"] = HERO_NAMES[action.hero]
    if isinstance(action, SIDEWAYS):
        said |= beside(square_of_action(state, action), int(action.direction))
    elif isinstance(action, Disarm) and action.direction < len(DIRECTIONS):
        said |= beside(square_of_action(state, action), int(action.direction))
    elif isinstance(action, loads.TakesLoad) and action.place != loads.HERE:
        said |= beside(square_of_action(state, action), int(action.place))
    elif isinstance(action, (Jump, JumpFigure)):
        said |= beside(square_of_action(state, action), int(action.direction))
        over = int(next_square(square_of_action(state, action), action.direction))
        said |= {"landing": beside(over, int(action.landing)).get("square", "")}
    elif isinstance(action, fight.AttackWith):
        said["item"] = state.tables.item_names[action.item] if action.item >= 0 else "none"
        said["dice"] = int(attack_dice(state, action.hero, action.item))
    elif isinstance(action, (fight.Attack, CastAt, chaos.ChaosAt, monsters.FigureAttacks)):
        said |= about(state, int(action.target))
    elif isinstance(action, (potions.Splash, monsters.ChooseFigure)):
        said |= about(state, int(HEROES + action.figure))
    elif isinstance(action, monsters.DoneWithFigure) and state.figure >= 0:
        said |= about(state, int(HEROES + state.figure))
    elif isinstance(action, (Cast, SaveSelf, SetRing)):
        said["spell"] = SPELL_NAMES[action.spell]
    elif isinstance(action, chaos.CastChaos):
        said["spell"] = CHAOS_NAMES[action.spell]
    elif isinstance(action, OpenByGenie):
        said["door"] = edge_name(int(action.edge))
    elif isinstance(action, potions.Drink):
        said["potion"] = state.tables.potions[action.kind].name
    elif isinstance(action, potions.Give):
        said |= {"potion": state.tables.potions[action.kind].name, "other": HERO_NAMES[action.to]}
    elif isinstance(action, potions.Revive):
        said["other"] = HERO_NAMES[action.dead]
    elif isinstance(action, armoury.HandsGold):
        said |= {"count": int(action.gold), "other": HERO_NAMES[action.to]}
    elif isinstance(action, armoury.BuysItem):
        said["item"] = state.tables.item_names[action.item]
        said["price"] = int(state.edition.items[action.item].price)
    elif isinstance(action, preparing.TakesElement):
        said["element"] = ELEMENT_NAMES[action.element]
    elif isinstance(action, preparing.StartsOn):
        places = preparing.places(state)
        said["square"] = square_name(places[action.place]) if action.place < len(places) else ""
    elif isinstance(action, chaos.Lightning):
        said["side"] = chaos.WAY_NAMES[action.way]
    elif isinstance(action, chaos.Rusts):
        said |= {"other": HERO_NAMES[action.target], "item": state.tables.item_names[action.item]}
    return said


def square_of_action(state: Quest, action: Action[Any]) -> int:
    """Where the figure stands that would do it, or to whom it would be done."""
    if isinstance(action, traps.GetAwayTo) and state.falling >= 0:
        return int(state.falling)
    if isinstance(action, (monsters.StepFigure, JumpFigure)):
        return state.squares[state.figure] if state.figure >= 0 else -1
    if isinstance(action, ComesFrom):
        return int(state.heroes[state.target - 1].square) if 0 < state.target <= HEROES else -1
    if isinstance(action, LeadsAlly):
        for figure, leader in enumerate(state.leaders):
            if leader == action.hero and state.squares[figure] >= 0:
                return state.squares[figure]
    return int(state.heroes[action.hero].square) if action.hero >= 0 else -1


def beside(square: int, side: int) -> dict[str, str | int]:
    """A side and the square that lies there."""
    other = int(next_square(square, side)) if 0 <= square < SQUARES else -1
    return {"side": DIRECTIONS[side], "square": square_name(other) if other >= 0 else ""}


def about(state: Quest, target: int) -> dict[str, str | int]:
    """A hero, or a figure of the game master with its number, and where it stands."""
    if target < HEROES:
        square = int(state.heroes[target].square)
        return {"foe": HERO_NAMES[target], "square": square_name(square) if square >= 0 else ""}
    figure = target - int(HEROES)
    if figure >= len(state.kinds):
        return {}
    return {"foe": kind_of(state, figure).name, "figure-number": figure + 1, "square": figure_square(state, figure)}


def offer(state: Quest, action: Action[Any]) -> Offer:
    """One legal action with everything that its button shows."""
    if action.hero == CHANCE:
        return outcome_offer(action)
    kind, rule = kind_and_rule(action)
    said = arguments(state, action)
    return Offer(
        name=action.name,
        kind=kind,
        hero=actor_id(int(action.hero), HERO_NAMES),
        label=Sentence(f"offer-{kind}", said),
        target=target(said),
        price=int(said.get("price", 0)),
        rule=rule,
        warning=warning(state, action),
    )


def warning(state: Quest, action: Action[Any]) -> Sentence | None:
    """Something to think of before: a trap that lies open on the way, a companion who would be harmed."""
    if isinstance(action, march.MarchOn):
        square = int(next_square(state.heroes[action.hero].square, action.direction))
        trap = state.quest.trap_at[square] if square >= 0 else -1
        if trap >= 0:
            kind, lies = state.quest.traps[trap].kind, state.traps[trap]
            if lies == FOUND or (lies == SPRUNG and kind == PIT):
                return Sentence("warning-trap", {"trap": TRAP_NAMES[kind]})
    if isinstance(action, fight.Attack) and action.target < HEROES:
        return Sentence("warning-companion", {"other": HERO_NAMES[action.target]})
    if isinstance(action, CastAt) and action.target < HEROES and SPELL_NAMES[state.spell] in HARMFUL:
        return Sentence("warning-companion", {"other": HERO_NAMES[action.target]})
    return None


def target(said: dict[str, str | int]) -> str:
    """What a button is about: a square, a thing, a spell, another hero, a side; else the hero himself."""
    keys = ("square", "item", "spell", "potion", "element", "door", "other", "side", "hero")
    return str(next((said[key] for key in keys if said.get(key)), ""))


def offers(state: Quest) -> list[Offer]:
    """All legal actions, in the order of the rules."""
    return [offer(state, action) for action in state.legal_actions()]


def doors_to_open(state: Quest) -> dict[str, str]:
    """Doors that the hero on turn can open, by side."""
    return {
        DIRECTIONS[action.direction]: action.name for action in state.legal_actions() if isinstance(action, OpenDoor)
    }


def targets(offered: list[Offer]) -> list[QuestTarget]:
    """Figures that offers are about."""
    found = []
    for one in offered:
        said = one.label.args
        if "foe" in said:
            number = int(said.get("figure-number", 0))
            found.append(
                QuestTarget(
                    action=one.name,
                    kind=one.kind,
                    square=str(said["square"]),
                    figure=number,
                    hero="" if number else str(said["foe"]),
                )
            )
    return found
