"""What the trial table plays with: the printed board, and tables of three editions."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from sagenwerk.heroquest.board import Board
from sagenwerk.heroquest.dice import fill_throws
from sagenwerk.heroquest.scenario import EDITION_NAMES, Edition, Item, MonsterKind, Potion, QuestScenario, TreasureCard
from sagenwerk.heroquest.turn import HeroAction, MasterAction
from sagenwerk.kernel.contract import GAME_MASTER, Action, Question, Step

#: Chapters in the order in which they offer.
CHAPTERS = [
    "march",
    "doors",
    "fight",
    "hero_spells",
    "potions",
    "search",
    "jumping",
    "disarming",
    "traps",
    "notes",
    "allies",
    "asking",
    "monsters",
    "chaos",
    "wandering",
    "wounds",
    "treasure",
    "leftovers",
    "explore",
    "magic",
    "note_effects",
    "portals",
    "goals",
    "armoury",
    "preparing",
    "begin",
]

#: Rooms by letter, a dot for the corridor.
ROOMS = """\
..........................
.AAAABBBBCCC..GGGHHHHIIII.
.AAAABBBBCCC..GGGHHHHIIII.
.AAAABBBBCCC..GGGHHHHIIII.
.DDDDEEEECCC..GGGHHHHIIII.
.DDDDEEEECCC..GGGJJJJKKKK.
.DDDDEEEE........JJJJKKKK.
.DDDDEEEE.FFFFFF.JJJJKKKK.
.DDDDEEEE.FFFFFF.JJJJKKKK.
..........FFFFFF..........
.LLLLMMNN.FFFFFF.RRRRSSSS.
.LLLLMMNN.FFFFFF.RRRRSSSS.
.LLLLMMNN........RRRRSSSS.
.LLLLPPPPQQQ..TTTTRRRSSSS.
.OOOOPPPPQQQ..TTTTUUUVVVV.
.OOOOPPPPQQQ..TTTTUUUVVVV.
.OOOOPPPPQQQ..TTTTUUUVVVV.
.OOOOPPPPQQQ..TTTTUUUVVVV.
..........................
""".splitlines()
#: Left, top, width, height of every passage.
PASSAGES = [
    (0, 0, 26, 1),
    (0, 18, 26, 1),
    (0, 0, 1, 19),
    (25, 0, 1, 19),
    (12, 0, 2, 7),
    (12, 12, 2, 7),
    (0, 9, 10, 1),
    (16, 9, 10, 1),
    (9, 6, 1, 7),
    (16, 6, 1, 7),
    (9, 6, 8, 1),
    (9, 12, 8, 1),
]
#: Move, attack, defend, body (Europe, US), mind.
KINDS = {
    "goblin": ("green", 10, 2, 1, 1, 1, 1),
    "orc": ("green", 8, 3, 2, 1, 1, 2),
    "fimir": ("green", 6, 3, 3, 1, 2, 3),
    "skeleton": ("undead", 6, 2, 2, 1, 1, 0),
    "zombie": ("undead", 4, 2, 3, 1, 1, 0),
    "mummy": ("undead", 4, 3, 4, 1, 2, 0),
    "chaos-warrior": ("chaos", 6, 3, 4, 1, 3, 3),
    "gargoyle": ("chaos", 6, 4, 4, 1, 3, 4),
    "chaos-sorcerer": ("chaos", 8, 2, 5, 1, 3, 7),
}
UNDEAD = ["skeleton", "zombie", "mummy"]
NO_WIZARD = [0, 1, 2]
ITEMS: dict[str, dict[str, Any]] = {
    "staff": {"attack": 1, "diagonal": True, "cards": 1, "price": 100},
    "hand-axe": {"attack": 2, "thrown": True, "heroes": NO_WIZARD, "cards": 1, "price": 150},
    "spear": {"attack": 2, "diagonal": True, "thrown": True, "heroes": NO_WIZARD, "cards": 1, "price": 150},
    "shortsword": {"rusts": True, "attack": 2, "diagonal": True, "heroes": NO_WIZARD, "cards": 1, "price": 150},
    "broadsword": {"rusts": True, "attack": 3, "heroes": NO_WIZARD, "cards": 1, "price": 250},
    "crossbow": {"attack": 3, "shot": True, "heroes": NO_WIZARD, "cards": 1, "price": 350},
    "battle-axe": {"attack": 4, "no_shield": True, "heroes": NO_WIZARD, "cards": 1, "price": 400},
    "longsword": {"rusts": True, "attack": 3, "diagonal": True, "heroes": NO_WIZARD, "price": 350},
    "dagger": {"attack": 1, "thrown": True, "thrown_next_to": True, "price": 25},
    "helmet": {"rusts": True, "defend_plus": 1, "slot": "head", "heroes": NO_WIZARD, "cards": 2, "price": 120},
    "shield": {"defend_plus": 1, "slot": "shield-hand", "heroes": NO_WIZARD, "cards": 2, "price": 100},
    "chain-mail": {"defend_base": 3, "slot": "body", "heroes": NO_WIZARD, "cards": 1, "price": 450},
    "plate-armour": {"defend_base": 4, "slot": "body", "move_dice": 1, "heroes": NO_WIZARD, "cards": 1, "price": 850},
    "tool-kit": {"use": "disarm", "cards": 1, "price": 250},
    "cloak-of-protection": {"defend_plus": 1, "slot": "cloak", "heroes": [3], "cards": 1, "price": 350},
    "bracers": {"defend_plus": 1, "slot": "arms", "heroes": [3], "cards": 1, "price": 200},
    "borins-armour": {"artifact": True, "defend_base": 4, "slot": "body", "heroes": NO_WIZARD},
    "orcs-bane": {"artifact": True, "attack": 2, "twice_against": ["orc"], "heroes": NO_WIZARD},
    "spirit-blade": {
        "artifact": True,
        "attack": 3,
        "attack_against": dict.fromkeys(UNDEAD, 4),
        "heroes": NO_WIZARD,
    },
    "talisman-of-lore": {"artifact": True, "mind_plus": 2},
    "wand-of-recall": {"artifact": True, "two_spells": True},
    "elixir-of-life": {"artifact": True, "use": "revive"},
    "ring-of-return": {"artifact": True, "use": "return"},
    "spell-ring": {"artifact": True, "use": "repeat-spell", "heroes": [2, 3]},
    "wizards-cloak": {"artifact": True, "defend_plus": 1, "slot": "cloak", "heroes": [3]},
    "wizards-staff": {"artifact": True, "attack": 2, "diagonal": True, "heroes": [3]},
}
POTIONS: dict[str, dict[str, Any]] = {
    "potion-of-healing": {"heals": 4},
    "potion-of-healing-by-die": {"heals_by_die": True},
    "potion-of-strength": {"attack_plus": 2},
    "potion-of-resilience": {"defend_plus": 2},
    "potion-of-speed": {"doubles_move": True},
    "heroic-brew": {"second_attack": True},
    "holy-water": {"kills": UNDEAD},
    "purple-flask": {"stone_turns": 5},
}
CARDS: dict[str, dict[str, Any]] = {
    "gold-25": {"count": 2, "gold": 25},
    "gold-dice": {"count": 1, "gold_dice": 1, "miss_turn": True},
    "potion-of-healing": {"count": 2, "potion": 0},
    "potion-of-strength": {"count": 1, "potion": 2},
    "potion-of-resilience": {"count": 1, "potion": 3},
    "heroic-brew": {"count": 1, "potion": 5},
    "holy-water": {"count": 1, "potion": 6},
    "nothing": {"count": 1},
    "trap-arrow": {"count": 1, "damage": 1, "returns": True},
    "trap-pit": {"count": 1, "damage": 1, "pit": True, "ends_turn": True, "returns": True},
    "wandering-monster": {"count": 5, "wandering": True, "returns": True},
}
FLAGS: dict[str, dict[str, Any]] = {
    "eu1": {},
    "eu2": {
        "no_square_twice": False,
        "monsters_keep_off_stairs": True,
        "rock_skin_lasts": "until-wounded",
        "courage_lasts": "while-monsters-in-sight",
        "sleepers_defend": False,
        "sleep_wakes_when_attacked": True,
        "dwarf_removes_without_roll": True,
        "search_whole_passage": True,
        "search_in_pit": False,
    },
    "us": {
        "no_square_twice": False,
        "lost_in_rock": True,
        "courage_needs_sight": True,
        "heroes_pass_freely": True,
        "nobody_passes_monsters": True,
        "shared_stairs_and_pits": True,
        "same_room_sees": False,
        "three_searches": True,
        "treasure_in_corridors": False,
        "found_secret_doors_open": False,
        "monster_in_sight_forbids": True,
        "found_traps_lie": False,
        "jump_squares": 2,
        "block_on_own_square": True,
        "pit_minimum_dice": 1,
        "pit_is_own_room": True,
        "dodged_spear_ends_turn": False,
        "disarm_is_action": True,
        "failed_disarm_springs": True,
        "open_traps_catch_monsters": False,
        "every_trap_jumps": True,
        "rock_skin_dice": 1,
        "rock_skin_lasts": "until-wounded",
        "fire_saves_by_combat_die": False,
        "sleep_saves_by_combat_die": False,
        "undead_sleep": False,
        "sleepers_defend": False,
        "heroes_attack_heroes": False,
        "open_traps_catch_monsters": False,
        "hero_targets": False,
        "genie_needs_sight": True,
        "spell_rescue": True,
        "companions_take_all": True,
        "potions_kept": True,
        "potions_given": True,
        "attack": [1, 1, 1, 1],
    },
}


def edition_of(number: int) -> Edition:
    """The numbers of an edition."""
    name = EDITION_NAMES[number]
    us = name == "us"
    edition = Edition(name, number)
    edition.attack = [3, 2, 2, 1]
    edition.defend = [2, 2, 2, 2]
    edition.body = [8, 7, 6, 4]
    edition.mind = [2, 3, 4, 6]
    for key, value in FLAGS[name].items():
        setattr(edition, key, value)
    for item_name, numbers in ITEMS.items():
        item = Item(item_name, len(edition.items))
        item.exists = True
        for key, value in numbers.items():
            setattr(item, key, value)
        edition.items.append(item)
    by_name = {item.name: item for item in edition.items}
    if us:
        edition.start_weapon = [
            int(by_name[name].number) for name in ("broadsword", "shortsword", "shortsword", "dagger")
        ]
        by_name["shortsword"].diagonal = False
        by_name["staff"].no_shield = True
        for armour, plus in (("chain-mail", 1), ("plate-armour", 2)):
            by_name[armour].defend_base = 0
            by_name[armour].defend_plus = plus
    else:
        for missing in ("dagger", "longsword", "elixir-of-life", "ring-of-return", "spell-ring"):
            by_name[missing].exists = False
    for card_name, numbers in CARDS.items():
        card = TreasureCard(card_name, len(edition.treasure))
        for key, value in numbers.items():
            setattr(card, key, value)
        edition.treasure.append(card)
    for kind_name, (group, move, attack, defend, body, us_body, mind) in KINDS.items():
        kind = MonsterKind(kind_name, kind_name)
        kind.group = group
        kind.move, kind.attack, kind.defend, kind.mind = move, attack, defend, mind
        kind.body = us_body if us else body
        edition.kinds.append(kind)
    edition.figures = dict(zip(KINDS, (6, 8, 3, 4, 2, 2, 4, 1, 1), strict=True))
    return edition


@cache
def box() -> QuestScenario:
    """The tables with all actions and steps, made once: the shipped content as soon as it can be loaded."""
    try:
        return import_module("sagenwerk.content.heroquest_box").load("quest-1", None).public
    except ImportError:
        return by_hand()


def by_hand() -> QuestScenario:
    """The same tables without the loader."""
    rooms = [0 if letter == "." else " ABCDEFGHIJKLMNOPQRSTUV".index(letter) for row in ROOMS for letter in row]
    passages = [
        [26 * y + x for y in range(top, top + height) for x in range(left, left + width)]
        for left, top, width, height in PASSAGES
    ]
    tables = QuestScenario("trial", "trial", Board(rooms, passages), [edition_of(number) for number in range(3)])
    tables.item_names = list(ITEMS)
    tables.treasure_names = list(CARDS)
    for name, numbers in POTIONS.items():
        potion = Potion(name, len(tables.potions))
        for key, value in numbers.items():
            setattr(potion, key, value)
        tables.potions.append(potion)
    furnish(tables)
    return tables


def furnish(tables: QuestScenario) -> None:
    """Actions and steps of the catalogue."""
    catalogue = written("catalogue")
    if catalogue is not None:
        catalogue.furnish(tables)
        return
    actions: list[Any] = []
    steps: list[Any] = [] if written("asking") else [GOES_ON]
    outcomes = fill_throws(tables)
    for chapter in chapters():
        actions.extend(chapter.actions_of(tables) if hasattr(chapter, "actions_of") else [])
        outcomes.extend(chapter.outcomes_of(tables) if hasattr(chapter, "outcomes_of") else [])
        steps.extend(chapter.steps_of(tables) if hasattr(chapter, "steps_of") else [])
    tables.complete([*actions, *outcomes], steps)


def written(name: str) -> Any:
    """A module of the rules, None if it or one that it needs is not there."""
    try:
        return import_module(f"sagenwerk.heroquest.{name}")
    except ImportError:
        return None


def chapters() -> list[Any]:
    """The chapters that are written."""
    return [chapter for name in CHAPTERS if (chapter := written(name)) is not None]


class GoesOn(Question[Any]):
    """Whoever is on turn chooses, while the quest's own loop is not written."""

    def actor(self, state: Any) -> int:
        return int(state.turn) if state.turn >= 0 else GAME_MASTER

    def options(self, state: Any) -> list[Action[Any]]:
        found: list[Action[Any]] = []
        for chapter in chapters():
            if state.turn < 0 and hasattr(chapter, "MASTER_CHOOSES"):
                return list(chapter.MASTER_CHOOSES.options(state))
            if state.turn >= 0 and hasattr(chapter, "offers"):
                chapter.offers(state, state.turn, found)
        return found

    def takes(self, action: Action[Any]) -> bool:
        return isinstance(action, (HeroAction, MasterAction))

    def answer(self, state: Any, action: Action[Any]) -> None:
        state.agenda.append(GOES_ON)
        action.carry_out(state)


GOES_ON = GoesOn("the quest goes on")


def loop() -> Step[Any]:
    """What comes again and again."""
    asking = written("asking")
    step: Step[Any] = GOES_ON if asking is None else asking.QUEST_GOES_ON
    return step
