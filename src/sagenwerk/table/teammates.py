"""Bots as teammates: what they are about to do, what they ask the persons first, and what they are told to do.

All of it is kept with the seats (``Seating``), so that a bot's move depends on the game, its luck and what it was told,
not on which process thinks for it, or whether the server was started anew in between.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from sagenwerk.bots import KNOWLEDGE, PLANNERS
from sagenwerk.kernel import GAME_MASTER
from sagenwerk.table.audiences import HEROES, MASTER_SEAT
from sagenwerk.table.faults import Fault
from sagenwerk.table.guest import Guest
from sagenwerk.table.jobs import Chosen, Listed
from sagenwerk.table.messages import Order, Orders, Seat, Tell
from sagenwerk.table.people import Asked, Following, Unwanted, bot_of, new_id
from sagenwerk.table.store import Seating

if TYPE_CHECKING:
    from sagenwerk.table.room import Room


# What they follow


def told_to(room: Room, actor: int) -> dict[int, str]:
    """The plans that bots follow, by actor, as far as the bot of ``actor`` may know of them."""
    heroes = room.play.game.heroes
    found = {heroes.index(plan.hero): plan.plan for plan in room.seating.plans if plan.hero in heroes}
    if actor == GAME_MASTER:
        found |= {int(GAME_MASTER): plan.plan for plan in room.seating.plans if plan.hero == MASTER_SEAT}
    return found


def after_choice(room: Room, hero: str, chosen: Chosen) -> Seating:
    """The seating once a bot has chosen: what it and those along with it follow now, what bots shall not do."""
    plans = room.seating.plans
    before = next((plan for plan in plans if plan.hero == hero), None)
    if not chosen.plan:
        plans = with_plan(plans, hero, None)
    elif before is None or before.plan != chosen.plan:
        plans = with_plan(plans, hero, Following(hero, chosen.plan, chosen.says, chosen.why))
    told = {plan.hero for plan in plans if plan.person}
    for actor, (name, says) in chosen.along.items():
        other = room.play.game.heroes[actor]
        if other not in told and plays_by_plan(room, other):  # persons, and what they have told, have their own mind
            plans = with_plan(plans, other, Following(other, name, says, chosen.why))
    return msgspec.structs.replace(room.seating, plans=plans, unwanted=unwanted_now(room))


def with_plan(plans: Sequence[Following], hero: str, plan: Following | None) -> list[Following]:
    """What bots follow when this one follows that."""
    return [other for other in plans if other.hero != hero] + ([plan] if plan is not None else [])


async def plan_anew(room: Room) -> None:
    """The game is not where bots began their plans: they keep only what they were told."""
    told = [plan for plan in room.seating.plans if plan.person]
    if told != room.seating.plans:
        with suppress(Fault):  # what they begin with is looked at again anyway
            await room.change(msgspec.structs.replace(room.seating, plans=told))


def plays_by_plan(room: Room, hero: str) -> bool:
    """Whether a bot that plans plays this hero."""
    planners = PLANNERS if room.play.game.name in KNOWLEDGE else ()
    return any(seat.hero == hero and bot_of(seat) in planners for seat in room.seats)


# What they ask first


def turn_now(room: Room) -> tuple[int, str]:
    """The day or round, and whose turn it is."""
    view = room.now.look(HEROES).view
    return view.day, view.turn


def unwanted_now(room: Room) -> list[Unwanted]:
    """What bots shall not do, as long as this turn lasts."""
    now = turn_now(room)
    return [one for one in room.seating.unwanted if (one.day, one.turn) == now]


def persons_asked(room: Room, seat: Seat) -> list[str]:
    """Ids of the persons whom a bot asks: all who hold a hero and are there; nobody if the table does not want it."""
    if not room.seating.bots_ask or seat.hero == MASTER_SEAT:
        return []
    here = room.present
    return list(dict.fromkeys(held.person for held in room.seats if held.person in here and held.hero != MASTER_SEAT))


def question_after(room: Room, seat: Seat, chosen: Chosen, persons: list[str]) -> Seating:
    """The seating with a bot's question to these persons."""
    seating = after_choice(room, seat.hero, chosen)
    plan = next((plan for plan in seating.plans if plan.hero == seat.hero), None)
    asked = Asked(
        new_id(()),
        "bot",
        "",
        room.play.version,
        persons,
        [chosen.action],
        seat.hero,
        plan.says if plan is not None else None,
        chosen.why or (plan.why if plan is not None else None),
    )
    others = [other for other in seating.questions if other.kind != "bot"]
    return msgspec.structs.replace(seating, questions=[*others, asked])


def question_now(room: Room) -> Asked | None:
    """A bot's question about something that it can still do."""
    actions, state = room.play.scenario.actions, room.play.state
    for asked in room.seating.questions:
        if asked.kind == "bot" and asked.version == room.play.version and asked.actions[0] in actions:
            return asked if state.refusal(actions[asked.actions[0]]) is None else None
    return None


def waits_for_answer(room: Room) -> bool:
    """Whether a bot may not go on yet: nobody has agreed, or somebody who is there has still to say something."""
    asked = question_now(room)
    if asked is None or not room.seating.bots_ask:
        return False
    return not asked.agreed or any(person in room.present for person in asked.open)


def after_no(room: Room, asked: Asked) -> Seating:
    """The seating after somebody has said no to a bot: it gives up what it was up to."""
    day, turn = turn_now(room)
    return msgspec.structs.replace(
        room.seating,
        questions=[other for other in room.seating.questions if other.id != asked.id],
        plans=[plan for plan in room.seating.plans if plan.hero != asked.hero],
        unwanted=[*unwanted_now(room), Unwanted(asked.hero, asked.actions[0], day, turn)],
    )


# What they are told


async def ask_orders(room: Room, guest: Guest, hero: str) -> None:
    """Tell a page what it can tell a bot. Raises ``Fault``."""
    listed = await orders_for(room, guest, hero)
    guest.tell(msgspec.json.encode(Orders(hero, listed.version, [Order(*order) for order in listed.orders])))


async def tell(room: Room, guest: Guest, wish: Tell) -> None:
    """Somebody tells a bot what to do. Raises ``Fault``."""
    if wish.plan:
        listed = await orders_for(room, guest, wish.hero)
        says = next((sentence for name, sentence in listed.orders if name == wish.plan), None)
        if says is None:
            raise Fault("teammates-unknown-plan", hero=wish.hero)
        plan = Following(wish.hero, wish.plan, says, None, guest.person)
    async with room.lock:
        check_takes_orders(room, guest, wish.hero)
        plans = with_plan(room.seating.plans, wish.hero, plan if wish.plan else None)
        questions = [asked for asked in room.seating.questions if asked.kind != "bot" or asked.hero != wish.hero]
        await room.change(msgspec.structs.replace(room.seating, plans=plans, questions=questions))
        room.tell_all(None, "")
    room.robots.look()


async def orders_for(room: Room, guest: Guest, hero: str) -> Listed:
    """What the bot of a hero can be told by somebody. Raises ``Fault``."""
    async with room.lock:
        check_takes_orders(room, guest, hero)
        room.advice.check("orders", guest.person)
        head, lines = room.play.head_line(whole=False), room.play.lines_since
        actor = room.play.game.heroes.index(hero)
    return await room.workers.orders(room.id, head, lines, actor)


def check_takes_orders(room: Room, guest: Guest, hero: str) -> None:
    """Raises ``Fault`` unless somebody may tell the bot of this hero what to do, and it can plan."""
    asker = room.asker_at(guest)
    if guest not in room.guests or not asker.heroes:
        raise Fault("teammates-only-heroes")
    if room.seating.closed:
        raise Fault("server-table-closed")
    if hero == MASTER_SEAT or hero not in [seat.hero for seat in room.seats]:
        raise Fault("server-hero-not-here", name=hero[:40])
    if not plays_by_plan(room, hero):
        raise Fault("teammates-takes-no-orders", hero=hero)
