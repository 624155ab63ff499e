"""What a quest is played with: the edition's numbers as typed tables, and the quest's map.

The loader in ``content`` fills these tables from files. The catalogue of actions depends on the board and the cards of
all editions, never on the quest: a quest's map is a secret of the game master and belongs to the state.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.heroquest.board import Board
from sagenwerk.kernel.contract import Action, Outcome, Scenario

#: Hero classes by number.
HERO_NAMES: Final = ["barbarian", "dwarf", "elf", "wizard"]
BARBARIAN: Final[i64] = 0
DWARF: Final[i64] = 1
ELF: Final[i64] = 2
WIZARD: Final[i64] = 3
HEROES: Final[i64] = 4

#: Editions, and their numbers.
EDITION_NAMES: Final = ["eu1", "eu2", "us"]
EU1: Final[i64] = 0
EU2: Final[i64] = 1
US: Final[i64] = 2

#: Figures that the game master can have on the board in one quest, in the order in which they are set out.
MOST_MONSTERS: Final[i64] = 64
#: Numbers of figures as targets: heroes 0 to 3, then the figures of the game master (allies of the heroes too).
FIGURES: Final[i64] = 68

#: Spells of the heroes by number, three of each element in this order (HQ-005, HQ-085 to HQ-090).
ELEMENT_NAMES: Final = ["air", "earth", "fire", "water"]
SPELL_NAMES: Final = [
    "genie",
    "swift-wind",
    "tempest",
    "heal-body",
    "pass-through-rock",
    "rock-skin",
    "ball-of-flame",
    "courage",
    "fire-of-wrath",
    "sleep",
    "veil-of-mist",
    "water-of-healing",
]
SPELLS: Final[i64] = 12

#: Kinds of traps (HQ-138 to HQ-144), and how one lies there.
TRAP_NAMES: Final = ["pit", "falling-block", "spear"]
PIT: Final[i64] = 0
FALLING_BLOCK: Final[i64] = 1
SPEAR: Final[i64] = 2
HIDDEN: Final[i64] = 0
FOUND: Final[i64] = 1
SPRUNG: Final[i64] = 2
REMOVED: Final[i64] = 3


#: Spells of chaos by number (HQ-091, HQ-092): the US game's twelve, and three of fire for Balur in Europe.
CHAOS_NAMES: Final = [
    "ball-of-flame",
    "cloud-of-chaos",
    "command",
    "escape",
    "fear",
    "firestorm",
    "lightning-bolt",
    "rust",
    "sleep",
    "summon-orcs",
    "summon-undead",
    "tempest",
    "courage",
    "fire-of-wrath",
]
CHAOS_SPELLS: Final[i64] = 14
#: Who flees somewhere by its own nature has this spell, once.
ESCAPE: Final[i64] = 3

#: Kinds of things that heroes can carry in one quest.
MOST_LOADS: Final[i64] = 8

#: Areas that are searched and where things lie: rooms 1 to 22, then the passages of the corridor; 0 is not used.
FIRST_PASSAGE: Final[i64] = 23
AREAS: Final[i64] = 35

#: The most kinds of equipment with artifacts, of potions, and squares to start on.
MOST_ITEMS: Final[i64] = 40
MOST_POTIONS: Final[i64] = 15
MOST_STARTS: Final[i64] = 16


class MonsterKind:
    """The numbers of a kind of monster, or of a named one (HQ-075)."""

    def __init__(self, name: str, figure: str) -> None:
        self.name = name
        #: The printed kind whose figure stands for it: ``goblin`` ... ``gargoyle`` or ``chaos-sorcerer``.
        self.figure = figure
        #: What it is called, for a named one: by language; empty for a printed kind.
        self.names: dict[str, str] = {}
        #: Where its numbers come from: ``confirmed``, ``proposed`` ...; shown to players.
        self.confidence = "confirmed"
        #: ``green``, ``undead`` or ``chaos``: who stands in when figures run out (HQ-136).
        self.group = ""
        self.move: i64 = 0
        self.attack: i64 = 0
        self.defend: i64 = 0
        self.body: i64 = 1
        self.mind: i64 = 0
        self.diagonal = False
        #: Spells that it has, by number in ``CHAOS_NAMES``; one that it has twice stands there twice.
        self.spells: list[int] = []
        self.immune_to_spells = False
        self.immune_to_fire = False
        #: The only weapon that harms it, by equipment number; -1 for any.
        self.only_weapon: i64 = -1
        #: A figure on the heroes' side: moves by one die with the player who leads it.
        self.ally = False
        #: Where it flees to by the spell Escape or once in a quest; -1 for nowhere.
        self.escape_to: i64 = -1


class Placed:
    """A figure on the quest's map: kind, square; whether killing it is the quest's goal."""

    def __init__(self, kind: i64, square: i64) -> None:
        self.kind = kind
        self.square = square
        self.target = False
        #: It comes only when a note says so.
        self.waits = False
        #: It never moves with the others: stands there like a statue until a note wakes it (HQ-103).
        self.dormant = False


class Furniture:
    """A piece of furniture: kind, the squares it fills, degrees anticlockwise that it is turned for drawing."""

    def __init__(self, kind: str, squares: list[int], turned: i64) -> None:
        self.kind = kind
        self.squares = squares
        self.turned = turned
        #: A treasure chest that can be opened (HQ-122).
        self.chest = False
        #: It hurts whoever opens it before traps were searched (HQ-143); the note says how.
        self.trapped = False
        #: Where it stands once a note has moved it away; empty if it is gone then.
        self.moves_to: list[int] = []


class Load:
    """A thing of the quest that heroes carry one at a time, such as a chest of gold (HQ-034; quests 4, 10, 12)."""

    def __init__(self, name: str) -> None:
        self.name = name
        #: What it is called, by language.
        self.names: dict[str, str] = {}
        #: Piece of furniture that it is until somebody takes it, -1 for none.
        self.furniture: i64 = -1
        #: Room in which everybody may take some of it, -1 for none; put down it is back there.
        self.room: i64 = -1
        #: Movement dice of whoever carries it, 0 for as many as ever.
        self.move_dice: i64 = 0
        #: Whoever carries it neither attacks nor defends.
        self.hands_full = False
        #: Gold in it; whoever may keep it for himself is outlawed (HQ-153).
        self.gold: i64 = 0
        self.may_keep = False


class Trap:
    """A trap on the quest's map: kind, square, and for a falling block where it lands."""

    def __init__(self, kind: i64, square: i64, lands_on: i64) -> None:
        self.kind = kind
        self.square = square
        self.lands_on = lands_on


class Door:
    """A door or secret door: the two squares of its edge; -1 of a false one leads nowhere."""

    def __init__(self, first: i64, second: i64, secret: bool, false: bool) -> None:
        self.first = first
        self.second = second
        self.secret = secret
        self.false = false
        #: A secret door that no search finds: only a note reveals it.
        self.by_note = False
        #: Going through it brings somewhere else: the note for it says where (quest 10). Nothing behind it is set out.
        self.portal = False


class QuestMap:
    """What only the game master sees: a quest's map and its notes. Never changed; a view has one without secrets."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.used: list[bool] = [False] * 494
        self.doors: list[Door] = []
        self.kinds: list[MonsterKind] = []
        self.monsters: list[Placed] = []
        self.furniture: list[Furniture] = []
        self.traps: list[Trap] = []
        self.blocked: list[int] = []
        self.stairs: list[int] = []
        #: Where the heroes start when they stand on the stairs or in the start room (HQ-007).
        self.start: list[int] = []
        #: Start of single heroes by number, -1 for none (The Maze).
        self.own_start: list[int] = [-1, -1, -1, -1]
        #: Kind of the wandering monster, -1 for none.
        self.wandering: i64 = -1
        #: What the notes say: by what sets them off (``notes``).
        self.notes: list[Any] = []
        #: Numbers of the notes by moment, filled when first asked for.
        self.notes_at: list[list[int]] = []
        #: Goal of the quest and its reward, an object of ``goals``.
        self.goal: Any = None
        #: In a view, which has no goal: whether everybody knows that it is reached, or that it is only to get out.
        self.goal_shows = False
        #: Things that heroes can carry.
        self.loads: list[Load] = []
        #: Squares where portals come out, for the sums 2 to 12 of two dice (quest 10); whether they end the march.
        self.portals: list[int] = []
        self.portals_end_march = False
        #: Number in the quest book, for the sheets; 0 for a quest that does not count (HQ-153, HQ-164).
        self.number: i64 = 0
        #: Elements that heroes may not choose, one bit each (quest 8).
        self.no_elements: i64 = 0
        #: Heroes begin without equipment, artifacts and spells (quest 6).
        self.bare_heroes = False
        #: Treasure cards are drawn (the second European printing plays quest 1 without).
        self.treasure_cards = True
        # Tables made of the above, by square: piece of furniture, trap, placed figure, blocked square; -1 for none.
        self.furniture_at: list[int] = []
        self.trap_at: list[int] = []
        self.placed_at: list[int] = []
        self.blocked_at: list[bool] = []
        #: By [4 * square + direction] of either side: number of the door or secret door there, -1 for none.
        self.door_at: list[int] = []
        #: Doors and traps in the order of their squares, for views; made when first asked for (``secrets``).
        self.doors_in_order: list[int] = []
        self.traps_in_order: list[int] = []
        #: ``used`` as words of bits (``state.WORD_BITS``).
        self.used_words: list[int] = []
        #: By square: what may be beside it (``figures.close_by``), -1 where nobody has looked.
        self.close_by: list[int] = []
        #: By square: squares of the corridor that doors could let one see from it, filled by ``explore``.
        self.lines_through: dict[int, list[int]] = {}


class Item:
    """A piece of equipment or an artifact (HQ-148, HQ-149): its numbers in this edition."""

    def __init__(self, name: str, number: i64) -> None:
        self.name = name
        self.number = number
        #: Whether this edition has it; its numbers mean nothing otherwise.
        self.exists = False
        self.price: i64 = 0
        #: Cards in the box; 0 for one that is not sold.
        self.cards: i64 = 0
        self.artifact = False
        # Weapons: dice, and how they reach.
        self.attack: i64 = 0
        self.diagonal = False
        self.thrown = False
        self.thrown_next_to = False
        self.shot = False
        self.no_shield = False
        #: More dice against some kinds (by printed name), and whether it strikes twice against some.
        self.attack_against: dict[str, int] = {}
        self.twice_against: list[str] = []
        # Armour: a number that replaces the base, and dice that are added; which slot it fills.
        self.defend_base: i64 = 0
        self.defend_plus: i64 = 0
        self.slot = ""
        self.move_dice: i64 = 0
        # Who may have it: hero numbers.
        self.heroes: list[int] = [0, 1, 2, 3]
        self.mind_plus: i64 = 0
        self.two_spells = False
        #: Rust destroys it: a sword or helmet of metal that is no artifact.
        self.rusts = False
        #: What it does once: "disarm", "revive", "return", "repeat-spell"; empty for none.
        self.use = ""


class TreasureCard:
    """A kind of treasure card (HQ-120, HQ-125 to HQ-129)."""

    def __init__(self, name: str, number: i64) -> None:
        self.name = name
        self.number = number
        #: Cards of it in this edition's deck; 0 if it has none.
        self.count: i64 = 0
        self.gold: i64 = 0
        #: Number of the potion that it is, -1 for none.
        self.potion: i64 = -1
        self.damage: i64 = 0
        self.pit = False
        self.ends_turn = False
        self.wandering = False
        self.returns = False
        #: Gold by dice instead of a number, and that the hero misses his next turn.
        self.gold_dice: i64 = 0
        self.miss_turn = False


class Potion:
    """A potion or other thing that is kept and used once (HQ-126)."""

    def __init__(self, name: str, number: i64) -> None:
        self.name = name
        self.number = number
        #: Body healed: a fixed number at most, or by one die.
        self.heals: i64 = 0
        self.heals_by_die = False
        self.attack_plus: i64 = 0
        self.defend_plus: i64 = 0
        self.doubles_move = False
        self.second_attack = False
        #: Instead of an attack: kinds (by printed name) of which one next to the hero dies.
        self.kills: list[str] = []
        #: Turns that the drinker is stone: he cannot move, act or be harmed.
        self.stone_turns: i64 = 0


class Edition:
    """The numbers and the readings of one edition. Differences are here, not in the chapters."""

    def __init__(self, name: str, number: i64) -> None:
        self.name = name
        self.number = number
        # Heroes by number (HQ-008, HQ-021).
        self.move_dice: list[int] = [2, 2, 2, 2]
        self.attack: list[int] = []
        self.defend: list[int] = []
        self.body: list[int] = []
        self.mind: list[int] = []
        #: Equipment that a hero begins with, by number of the hero; -1 for none.
        self.start_weapon: list[int] = []
        #: Heroes may attack heroes (HQ-080).
        self.heroes_attack_heroes = True
        # Marching
        self.no_square_twice = True
        self.heroes_pass_freely = False
        self.nobody_passes_monsters = False
        self.shared_stairs_and_pits = False
        self.monsters_keep_off_stairs = False
        #: Whoever ends his march in solid rock by Pass Through Rock is lost; otherwise rock cannot be entered.
        self.lost_in_rock = False
        # Sight
        self.same_room_sees = True
        self.figures_hide = True
        # Searching: two kinds (treasure; traps with secret doors) or three.
        self.three_searches = False
        self.treasure_in_corridors = True
        self.search_whole_passage = False
        self.found_secret_doors_open = True
        self.monster_in_sight_forbids = False
        # Traps
        self.found_traps_lie = True
        self.dwarf_removes_without_roll = False
        self.disarm_by_combat_die = True
        #: Steps that a jump takes: over the trap's square on to the one behind it (HQ-140, HQ-144).
        self.jump_squares: i64 = 2
        #: A dodged spear ends the turn, too (HQ-142; option ``dodged_spear``).
        self.dodged_spear_ends_turn = True
        #: Removing a trap is the action of the turn, done on its square, and sets it off if it fails (HQ-117, HQ-118).
        self.disarm_is_action = False
        self.failed_disarm_springs = False
        #: Traps that lie open catch monsters like heroes (HQ-105); otherwise a pit does not harm them.
        self.open_traps_catch_monsters = True
        self.block_on_own_square = False
        self.pit_minimum_dice: i64 = 0
        self.search_in_pit = True
        #: A pit is searched for treasure and secret doors as a room of its own (HQ-139).
        self.pit_is_own_room = False
        self.every_trap_jumps = False
        # Spells: how long Rock Skin and Courage last ("one-roll", "until-wounded", "while-monsters-in-sight").
        self.rock_skin_dice: i64 = 2
        self.rock_skin_lasts = "one-roll"
        self.courage_lasts = "one-roll"
        #: Courage is lost when its hero sees no monster, even before an attack (HQ-090).
        self.courage_needs_sight = False
        self.fire_saves_by_combat_die = True
        self.sleep_saves_by_combat_die = True
        self.sleep_wakes_when_attacked = False
        self.sleepers_defend = True
        self.undead_sleep = True
        self.hero_targets = True
        self.genie_needs_sight = False
        # Numbers of the spells (HQ-090): dice and points, those of chaos too.
        self.genie_dice: i64 = 5
        self.spell_heals: i64 = 4
        self.ball_damage: i64 = 2
        self.ball_saves: i64 = 2
        self.wrath_damage: i64 = 1
        self.wrath_saves: i64 = 1
        self.storm_damage: i64 = 3
        self.storm_saves: i64 = 2
        self.bolt_damage: i64 = 2
        #: Figures that are summoned, by what the die shows: 1 to 6; printed kinds by name, one entry a figure.
        self.summoned_orcs: list[list[str]] = [["orc"] * number for number in (4, 4, 4, 5, 5, 6)]
        self.summoned_undead: list[list[str]] = [
            ["skeleton"] * 4,
            ["skeleton"] * 4,
            ["skeleton", "skeleton", "skeleton", "zombie", "zombie"],
            ["skeleton", "skeleton", "skeleton", "zombie", "zombie"],
            ["zombie", "zombie", "mummy", "mummy"],
            ["zombie", "zombie", "mummy", "mummy"],
        ]
        # Death
        self.spell_rescue = False
        self.companions_take_all = False
        #: Treasure cards go below the pile, which is not shuffled again, potions when they are used (HQ-127). Otherwise
        #: hazards and wandering monsters are shuffled in again before every draw, and all others stay out.
        self.cards_go_below = True
        # Between quests
        self.potions_kept = False
        self.potions_given = False
        self.title_after: i64 = 3
        self.title_gold: i64 = 500
        # Tables
        #: By number; all editions number the same things alike, ``exists`` and ``count`` tell what this one has.
        self.items: list[Item] = []
        self.treasure: list[TreasureCard] = []
        #: Printed kinds of monsters by number, the same in all editions: goblin, orc, fimir, skeleton, zombie, mummy,
        #: chaos-warrior, gargoyle, chaos-sorcerer.
        self.kinds: list[MonsterKind] = []
        #: Figures in the box by printed kind (HQ-136).
        self.figures: dict[str, int] = {}
        #: Items that are thrown or shot, one bit each; filled by ``fight``.
        self.reaches_far: i64 = 0
        #: Tool kits, one bit each; filled by ``disarming``.
        self.tools: i64 = 0


class QuestScenario(Scenario):
    """A quest with the tables of all editions.

    ``quests`` are for the set-up only: afterwards the map is part of the state, where a view can take its secrets out.
    What a seat without secrets gets points to ``public``, which has no maps.
    """

    def __init__(self, name: str, digest: str, board: Board, editions: list[Edition]) -> None:
        super().__init__("heroquest", name, digest)
        #: The content it was filled from: names, drawing, sources. The loader's own; rules never look into it.
        self.content: object = None
        self.board = board
        #: By number of the edition.
        self.editions = editions
        #: The quest's map by number of the edition; two entries may be the same map.
        self.quests: list[QuestMap] = []
        #: The same tables, actions and steps without the maps; a scenario without maps is its own.
        self.public: QuestScenario = self
        #: Names of items, potions and treasure cards by number, those of all editions.
        self.item_names: list[str] = []
        self.potions: list[Potion] = []
        self.treasure_names: list[str] = []
        #: What the heroes bring along from earlier quests (HQ-150 to HQ-153), objects of ``sheet``; or empty.
        self.party: list[Any] = []
        # Families of actions, outcomes and steps, filled by ``catalogue`` from the chapters; first by hero.
        self.rolls: list[Action[Any]] = []
        self.steps_to: list[list[Action[Any]]] = []
        self.end_turns: list[Action[Any]] = []
        self.open_doors: list[list[Action[Any]]] = []
        #: Attacks by hero and [item + 1], 0 for bare hands, each way to use it; whom by hero and target.
        self.attacks: list[list[list[Action[Any]]]] = []
        self.strikes: list[list[Action[Any]]] = []
        #: The game master's figures to choose, their steps, whom they attack by target; where a wandering one comes.
        self.figure_choices: list[Action[Any]] = []
        self.figure_jumps: list[Action[Any]] = []
        self.figure_steps: list[Action[Any]] = []
        self.figure_attacks: list[Action[Any]] = []
        self.wandering_comes: list[Action[Any]] = []
        #: Searches by hero: for treasure; for traps and doors, or for each alone; chests by hero and direction.
        self.searches: list[list[Action[Any]]] = []
        self.open_chests: list[list[Action[Any]]] = []
        #: Jumps by hero and [4 * direction over the trap + direction behind it]; removing traps by hero and direction,
        #: the last one on the own square; getting away from a block by hero, the last row for the game master.
        self.jumps: list[list[Action[Any]]] = []
        self.disarms: list[list[Action[Any]]] = []
        self.get_aways: list[list[Action[Any]]] = []
        #: Treasure cards by number; taking what a dead hero left, by hero.
        self.cards_drawn: list[Outcome] = []
        self.takes_left: list[Action[Any]] = []
        self.takes_load: list[list[Action[Any]]] = []
        self.puts_down: list[Action[Any]] = []
        self.keeps_gold: list[Action[Any]] = []
        self.leads_ally: list[list[Action[Any]]] = []
        #: Answers before the first turn: elements by caster, squares to start on by hero, purchases by hero and item,
        #: gifts by hero, hero and piece.
        self.takes_element: list[list[Action[Any]]] = []
        self.starts_on: list[list[Action[Any]]] = []
        self.buys: list[list[Action[Any]]] = []
        self.hands_gold: list[list[list[Action[Any]]]] = []
        self.enough: list[Action[Any]] = []
        #: Sums of some six-sided dice; combat dice as counts of skulls, white and black shields; by number of dice.
        self.sums: list[list[Outcome]] = []
        self.sum_weights: list[list[int]] = []
        self.combat_throws: list[list[Outcome]] = []
        self.combat_weights: list[list[int]] = []
        #: Six-sided dice that save: how many show a six, or a five or six; by number of dice.
        self.sixes: list[list[Outcome]] = []
        self.six_weights: list[list[int]] = []
        self.fives: list[list[Outcome]] = []
        self.five_weights: list[list[int]] = []
        #: Spells: by hero and spell, at figures by number, doors that the genie opens; of chaos, by spell.
        self.casts: list[list[Action[Any]]] = []
        self.spell_targets: list[list[Action[Any]]] = []
        self.genie_doors: list[list[Action[Any]]] = []
        #: By edge: the place in ``genie_doors``, -1 where no wall is printed.
        self.genie_places: list[int] = []
        self.rescues: list[list[Action[Any]]] = []
        self.ring_spells: list[list[Action[Any]]] = []
        self.chaos_casts: list[Action[Any]] = []
        self.chaos_targets: list[Action[Any]] = []
        #: Potions by hero and kind, holy water by hero and figure, gifts by hero, receiver and kind, things used once.
        self.drinks: list[list[Action[Any]]] = []
        self.splashes: list[list[Action[Any]]] = []
        self.gifts: list[list[list[Action[Any]]]] = []
        self.revivals: list[list[Action[Any]]] = []
        self.ring_returns: list[Action[Any]] = []
