"""What stands in the content files of HeroQuest: the shape of every block, as types.

The published schema (``schema/heroquest-box.json``) is made from them. Quests are files of their own:
``heroquest_quest``.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from sagenwerk.content.blocks import Block, Confidence, Group, Id, Name, Part, Text

#: A square by its printed place: column A to Z, row 1 to 19. ``stand_in``: see ``blocks``.
Square = Annotated[
    str, Meta(min_length=1, max_length=40, pattern=r"^[A-Z]([1-9]|1[0-9])$(?!\n)", extra={"stand_in": "A1"})
]
HeroName = Literal["barbarian", "dwarf", "elf", "wizard"]
Element = Literal["air", "earth", "fire", "water"]
EditionName = Literal["eu1", "eu2", "us"]
KindName = Literal[
    "goblin", "orc", "fimir", "skeleton", "zombie", "mummy", "chaos-warrior", "gargoyle", "chaos-sorcerer"
]
SpellName = Literal[
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
ChaosName = Literal[
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
#: Dice of a card; what rules add to them ends at the 12 dice of the largest throw.
Dice = Annotated[int, Meta(ge=0, le=8, extra={"stand_in": 1})]
#: Body and mind; sheets hold 31 at most.
Points = Annotated[int, Meta(ge=0, le=20, extra={"stand_in": 1})]
SomePoints = Annotated[int, Meta(ge=1, le=20, extra={"stand_in": 1})]
Steps = Annotated[int, Meta(ge=0, le=30, extra={"stand_in": 1})]
MoveDice = Annotated[int, Meta(ge=1, le=2, extra={"stand_in": 1})]
Gold = Annotated[int, Meta(ge=0, le=9999, extra={"stand_in": 0})]
Cards = Annotated[int, Meta(ge=0, le=99, extra={"stand_in": 0})]
Count = Annotated[int, Meta(ge=0, le=64, extra={"stand_in": 1})]
Size = Annotated[int, Meta(ge=1, le=6)]
Row = Annotated[str, Meta(min_length=1, max_length=100, pattern=r"^[A-V.]{26}$(?!\n)")]
RuleId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^HQ-[0-9]{3}$(?!\n)")]


#: Dice that save from a spell.
SpellDice = Annotated[int, Meta(ge=0, le=4, extra={"stand_in": 1})]
#: Figures by the throw of a die, 1 to 6.
Summoned = Annotated[list[Annotated[list[KindName], Meta(max_length=8)]], Meta(min_length=6, max_length=6)]


class Named(Block, frozen=True, kw_only=True):
    """A block with names; ``en_us`` where the US calls it otherwise, ``de_status`` how sure the German one is."""

    de: Name
    en: Name
    en_us: Name = ""
    de_status: Confidence = "confirmed"


class Passage(Part, frozen=True):
    """A straight piece of the corridor, from its upper left to its lower right square."""

    start: Square = field(name="from")
    to: Square
    de: Name
    en: Name


class PrintedBoard(Block, frozen=True):
    """Rooms by letter, the corridor as dots, and its passages (HQ-020, HQ-112)."""

    rooms: Annotated[list[Row], Meta(min_length=19, max_length=19)]
    passages: Annotated[list[Passage], Meta(min_length=12, max_length=12)]


class HeroNumbers(Part, frozen=True):
    """What is printed for a hero, and the weapon that he begins with (HQ-008, HQ-021)."""

    move_dice: MoveDice
    attack: Dice
    defend: Dice
    body: SomePoints
    mind: SomePoints
    start_weapon: Id | None = None


class HeroCard(Named, frozen=True, kw_only=True):
    """A hero in the three editions."""

    eu1: HeroNumbers
    eu2: HeroNumbers
    us: HeroNumbers


class Heroes(Group, frozen=True):
    """The four heroes."""

    barbarian: HeroCard
    dwarf: HeroCard
    elf: HeroCard
    wizard: HeroCard


class EditionFlags(Named, frozen=True, kw_only=True):
    """An edition: numbers and readings. ``[differences]`` of the same file says what each means, by which rule."""

    no_square_twice: bool
    heroes_pass_freely: bool
    nobody_passes_monsters: bool
    shared_stairs_and_pits: bool
    monsters_keep_off_stairs: bool
    lost_in_rock: bool
    heroes_attack_heroes: bool
    same_room_sees: bool
    figures_hide: bool
    three_searches: bool
    treasure_in_corridors: bool
    search_whole_passage: bool
    found_secret_doors_open: bool
    monster_in_sight_forbids: bool
    found_traps_lie: bool
    dwarf_removes_without_roll: bool
    disarm_by_combat_die: bool
    disarm_is_action: bool
    failed_disarm_springs: bool
    dodged_spear_ends_turn: bool
    open_traps_catch_monsters: bool
    jump_squares: Annotated[int, Meta(ge=1, le=2)]
    block_on_own_square: bool
    pit_minimum_dice: Annotated[int, Meta(ge=0, le=2)]
    search_in_pit: bool
    pit_is_own_room: bool
    every_trap_jumps: bool
    rock_skin_dice: Annotated[int, Meta(ge=0, le=4)]
    rock_skin_lasts: Literal["one-roll", "until-wounded"]
    courage_lasts: Literal["one-roll", "while-monsters-in-sight"]
    courage_needs_sight: bool
    fire_saves_by_combat_die: bool
    sleep_saves_by_combat_die: bool
    sleep_wakes_when_attacked: bool
    sleepers_defend: bool
    undead_sleep: bool
    hero_targets: bool
    genie_needs_sight: bool
    genie_dice: Dice
    spell_heals: Points
    ball_damage: Points
    ball_saves: SpellDice
    wrath_damage: Points
    wrath_saves: SpellDice
    storm_damage: Points
    storm_saves: SpellDice
    bolt_damage: Points
    summoned_orcs: Summoned
    summoned_undead: Summoned
    spell_rescue: bool
    companions_take_all: bool
    cards_go_below: bool
    potions_kept: bool
    potions_given: bool
    title_after: Annotated[int, Meta(ge=1, le=14)]
    title_gold: Gold


class Editions(Group, frozen=True):
    """The three editions."""

    eu1: EditionFlags
    eu2: EditionFlags
    us: EditionFlags


class Difference(Block, frozen=True):
    """What a key of the editions means, and the rules behind it."""

    rules: Annotated[list[RuleId], Meta(min_length=1, max_length=5)]
    de: Text
    en: Text


class MonsterNumbers(Part, frozen=True):
    """The card of a monster (HQ-023, HQ-075)."""

    move: Steps
    attack: Dice
    defend: Dice
    body: SomePoints
    mind: Points


class MonsterCard(Named, frozen=True, kw_only=True):
    """A printed kind of monster: who may stand in for it, figures in the box (HQ-136)."""

    group: Literal["green", "undead", "chaos"]
    figures: Count
    eu1: MonsterNumbers
    eu2: MonsterNumbers
    us: MonsterNumbers


class ItemNumbers(Part, frozen=True):
    """A piece of equipment or an artifact in one edition; without ``heroes`` everybody may have it (HQ-148, HQ-149)."""

    price: Gold = 0
    cards: Cards = 0
    attack: Dice = 0
    diagonal: bool = False
    thrown: bool = False
    thrown_next_to: bool = False
    shot: bool = False
    no_shield: bool = False
    attack_against: Annotated[dict[KindName, Dice], Meta(max_length=9)] = {}
    twice_against: Annotated[list[KindName], Meta(max_length=9)] = []
    defend_base: Dice = 0
    defend_plus: Annotated[int, Meta(ge=0, le=2)] = 0
    move_dice: Annotated[int, Meta(ge=0, le=2)] = 0
    mind_plus: Annotated[int, Meta(ge=0, le=9)] = 0
    two_spells: bool = False
    heroes: Annotated[list[HeroName], Meta(max_length=4)] | None = None


class ItemCard(Named, frozen=True, kw_only=True):
    """A piece of equipment or an artifact; an edition that is not named does not have it."""

    slot: Literal["head", "shield-hand", "body", "cloak", "arms", ""] = ""
    use: Literal["disarm", "revive", "return", "repeat-spell", ""] = ""
    rusts: bool = False
    eu1: ItemNumbers | None = None
    eu2: ItemNumbers | None = None
    us: ItemNumbers | None = None


class PotionCard(Named, frozen=True, kw_only=True):
    """Something that is kept and used once (HQ-126)."""

    heals: Points = 0
    heals_by_die: bool = False
    attack_plus: Annotated[int, Meta(ge=0, le=2)] = 0
    defend_plus: Annotated[int, Meta(ge=0, le=2)] = 0
    doubles_move: bool = False
    second_attack: bool = False
    kills: Annotated[list[KindName], Meta(max_length=9)] = []
    stone_turns: Annotated[int, Meta(ge=0, le=9)] = 0


class CardCounts(Part, frozen=True):
    """Cards in the deck of each edition."""

    eu1: Cards = 0
    eu2: Cards = 0
    us: Cards = 0


class TreasureKind(Named, frozen=True, kw_only=True):
    """A kind of treasure card (HQ-120, HQ-125 to HQ-129)."""

    cards: CardCounts
    gold: Gold = 0
    gold_dice: Annotated[int, Meta(ge=0, le=4)] = 0
    miss_turn: bool = False
    potion: Id | None = None
    damage: Annotated[int, Meta(ge=0, le=8)] = 0
    pit: bool = False
    ends_turn: bool = False
    wandering: bool = False
    returns: bool = False


class FurnitureKind(Named, frozen=True, kw_only=True):
    """A kind of furniture or tile: its size in squares as it stands unturned, pieces in the box."""

    width: Size
    height: Size
    count: Cards
    chest: bool = False


class SpellText(Part, frozen=True):
    """What a spell does, in our own words."""

    de: Text
    en: Text


class SpellCard(Named, frozen=True, kw_only=True):
    """A spell of the heroes (HQ-085 to HQ-090)."""

    element: Element
    eu1: SpellText
    eu2: SpellText
    us: SpellText


class ChaosCard(Named, frozen=True, kw_only=True):
    """A spell of chaos; an edition that is not named does not have it (HQ-091, HQ-092)."""

    eu1: SpellText | None = None
    eu2: SpellText | None = None
    us: SpellText | None = None


class Box(Group, frozen=True):
    """Everything but the quests."""

    board: PrintedBoard
    heroes: Heroes
    editions: Editions
    differences: dict[Id, Difference]
    monsters: dict[KindName, MonsterCard]
    equipment: dict[Id, ItemCard]
    artifacts: dict[Id, ItemCard]
    potions: dict[Id, PotionCard]
    treasure: dict[Id, TreasureKind]
    furniture: dict[Id, FurnitureKind]
    tiles: dict[Id, FurnitureKind]
    spells: dict[SpellName, SpellCard]
    chaos_spells: dict[ChaosName, ChaosCard]
