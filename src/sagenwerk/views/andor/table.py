"""Parts of the view of Andor, each made from a state: hero boards, creatures, castle, things, battle."""

from __future__ import annotations

from sagenwerk.andor.battle import foe_strength
from sagenwerk.andor.cargo import HELM, ITEM_NAMES, ITEMS, SLOT_NAMES, SLOTS, count
from sagenwerk.andor.creatures import strength_of, willpower_of
from sagenwerk.andor.joint_battle import allies_strength, clockwise, heroes_value
from sagenwerk.andor.position import articles, hero_name, hero_names, name_of
from sagenwerk.andor.rolls import has_three_colours, one_by_one
from sagenwerk.andor.scenario import HERO_NAMES, KIND_NAMES, STANDS_STILL, CreatureKind
from sagenwerk.andor.shop import deal_price
from sagenwerk.andor.state import WITH_CREATURE, WITH_HERO, Andor, Hero
from sagenwerk.andor.tasks import is_met, tasks_of
from sagenwerk.views.andor.view import (
    AndorAlly,
    AndorBag,
    AndorBattle,
    AndorCreature,
    AndorDeal,
    AndorFighter,
    AndorGoal,
    AndorHero,
    AndorRow,
    AndorShields,
    AndorThing,
    AndorWitch,
)


def hero_view(state: Andor, kind: int, figure: str) -> AndorHero:
    """One hero board."""
    board = state.board
    hero = state.heroes[kind]
    return AndorHero(
        id=HERO_NAMES[kind],
        figure=figure,
        name=board.figure_names[kind][0 if figure == "f" else 1],
        rank=board.ranks[kind],
        field=name_of(board.field_names, hero.field),
        strength=int(hero.strength),
        willpower=int(hero.willpower),
        hours=int(hero.hours),
        day_ended=hero.day_ended,
        next_hour=-1 if hero.day_ended else int(state.price_of_hour(hero)),
        has_hour=state.has_hour(hero),
        gold=int(hero.gold),
        farmers=int(hero.farmers),
        bag=bag(state, hero),
        dice=board.hero_dice[kind][hero.willpower],
        dice_by_willpower=board.hero_dice[kind][:],
        black_die=has_three_colours(hero.bag),
    )


def bag(state: Andor, hero: Hero) -> AndorBag:
    """Articles and things of the legend by slot."""
    slots: list[list[str]] = [[] for _ in SLOT_NAMES]
    for item in range(ITEMS):
        slots[SLOTS[item]] += [ITEM_NAMES[item]] * int(count(hero.bag, item))
    for thing, place in enumerate(state.things):
        if place == WITH_HERO + hero.kind:
            kind = state.board.things[thing]
            slots[kind.slot].append(kind.name)
    return AndorBag(*slots)


def figure_of(kind: CreatureKind) -> str:
    """The printed kind whose figure a creature uses."""
    return KIND_NAMES[kind.figure]


def creature_view(state: Andor, field: int) -> AndorCreature:
    """The creature on a field."""
    board = state.board
    kind = board.creatures[state.creatures[field] - 1]
    carried = [name for name, number in articles(state.carried[field]).items() for _ in range(number)]
    carried += [board.things[thing].name for thing, place in enumerate(state.things) if place == WITH_CREATURE + field]
    return AndorCreature(
        field=board.field_names[field],
        kind=kind.name,
        figure=figure_of(kind),
        own=kind.number >= len(KIND_NAMES),
        moves=kind.movement != STANDS_STILL,
        strength=int(strength_of(state, kind)),
        willpower=int(willpower_of(state, kind)),
        dice=kind.dice[willpower_of(state, kind)],
        black=kind.black,
        reward=int(kind.reward),
        carries=carried,
    )


def row_view(state: Andor, kind: CreatureKind) -> AndorRow:
    """A column of the creature display."""
    return AndorRow(
        kind=kind.name,
        figure=figure_of(kind),
        strength=int(strength_of(state, kind)),
        willpower=int(willpower_of(state, kind)),
        dice=kind.dice[willpower_of(state, kind)],
        black=kind.black,
        reward=int(kind.reward),
        dice_by_willpower=kind.dice[:],
    )


def shields_view(state: Andor) -> AndorShields:
    """The golden shields beside the castle."""
    return AndorShields(
        total=int(state.shields()),
        farmers=int(state.farmers_saved),
        taken=[state.board.creatures[kind].name for kind in state.intruders],
    )


def thing_view(state: Andor, thing: int) -> AndorThing:
    """Where a thing of the legend is."""
    board = state.board
    place = state.things[thing]
    with_creature, with_hero = place >= WITH_CREATURE, WITH_HERO <= place < WITH_CREATURE
    field = state.heroes[place - WITH_HERO].field if with_hero else place - (WITH_CREATURE if with_creature else 0)
    return AndorThing(
        id=board.things[thing].name,
        slot=SLOT_NAMES[board.things[thing].slot],
        field=name_of(board.field_names, field),
        hero=hero_name(place - WITH_HERO) if with_hero else "",
        creature=with_creature,
    )


def allies_view(state: Andor) -> list[AndorAlly]:
    """The figures on the heroes' side that are on the board."""
    board = state.board
    return [
        AndorAlly(ally.name, board.field_names[field], int(ally.bonus), int(ally.fields_an_hour))
        for ally, field in zip(board.allies, state.allies, strict=True)
        if field >= 0
    ]


def witch_view(state: Andor) -> AndorWitch | None:
    """The witch, once she has been found."""
    if state.witch < 0:
        return None
    price = state.board.brew_prices[len(state.order)]
    return AndorWitch(state.board.field_names[state.witch], price, int(price - state.board.archer_discount))


def deals_view(state: Andor) -> list[AndorDeal]:
    """What cards sell just now."""
    return [
        AndorDeal(
            id=deal.name,
            field=state.board.field_names[deal.field],
            gold=int(deal_price(state, deal)),
            strength=int(deal.strength),
            item=ITEM_NAMES[deal.item] if deal.item >= 0 else "",
            willpower=int(deal.willpower),
            once=deal.once,
        )
        for place, deal in enumerate(state.board.deals)
        if (state.deals >> place) & 1
    ]


def goals_view(state: Andor) -> list[AndorGoal]:
    """The goals that are set, then the tasks of each hero, and whether they are met just now."""
    goals = [
        AndorGoal(state.board.goal_names[place], state.board.goals[place].holds(state))
        for place in range(len(state.board.goals))
        if (state.goals_set >> place) & 1
    ]
    goals.extend(
        AndorGoal(task.name, is_met(state, number, task), HERO_NAMES[number])
        for number in state.order
        for task in tasks_of(state, number)
    )
    return goals


def battle_view(state: Andor) -> AndorBattle | None:
    """The fight under way: against a creature, or the attempt to clear rubble."""
    if state.foe_field < 0:
        return None
    board = state.board
    field = state.foe_field
    kind = board.creatures[state.foe_kind] if state.foe_kind >= 0 else None
    allies = [ally.name for place, ally in enumerate(board.allies) if state.allies[place] == field]
    return AndorBattle(
        field=board.field_names[field],
        foe=kind.name if kind else "rubble",
        figure=figure_of(kind) if kind else "",
        strength=int(foe_strength(state)) if kind else state.rubble[field],
        willpower=int(state.foe_willpower),
        most_willpower=int(willpower_of(state, kind)) if kind else 0,
        dice=kind.dice[state.foe_willpower] if kind else 0,
        black=kind.black if kind else False,
        value=int(state.foe_value),
        reward=int(kind.reward) if kind else 0,
        round=int(state.round),
        inviter=hero_name(state.inviter),
        opener=hero_name(state.opener),
        fighters=[fighter_view(state, number) for number in clockwise(state)],
        asked=hero_names(state.asked),
        left=hero_names(state.left),
        shielded=hero_names(state.shielded),
        allies=allies if kind else [],
        bonus=int(allies_strength(state)),
        heroes_value=int(heroes_value(state)),
        roller=hero_name(state.roller),
        thrown=state.dice[:],
        dice_left=int(state.dice_left),
        black_left=state.black_left,
        black_value=int(state.black_value),
        turned=state.turned,
        brewed=state.brewed,
        herb=int(state.bonus),
        loss=int(state.loss),
    )


def fighter_view(state: Andor, number: int) -> AndorFighter:
    """One hero in the fight."""
    hero = state.heroes[number]
    return AndorFighter(
        hero=HERO_NAMES[number],
        strength=int(hero.strength),
        dice=state.board.hero_dice[number][hero.willpower],
        one_by_one=one_by_one(state, number),
        black_die=has_three_colours(hero.bag),
        helm=count(hero.bag, HELM) > 0,
        value=state.rolled[number],
    )
