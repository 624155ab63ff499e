"""From the notes, loads and goal of a checked quest file to the objects of the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sagenwerk.content import heroquest_notes as words
from sagenwerk.content.heroquest_blocks import Box
from sagenwerk.content.heroquest_tables import square_of
from sagenwerk.heroquest import goals, notes
from sagenwerk.heroquest import note_effects as effects
from sagenwerk.heroquest.scenario import HERO_NAMES, Load, QuestMap, QuestScenario

#: Rooms by letter, numbered from 1; room 0 is the corridor.
ROOM_LETTERS: Final = " ABCDEFGHIJKLMNOPQRSTUV"
RECEIVERS: Final = {
    "finder": int(effects.FINDER_GETS),
    "each": int(effects.EACH_GETS),
    "shared": int(effects.SHARED),
    **{name: number for number, name in enumerate(HERO_NAMES)},
}


class Maker:
    """Makes the notes and the goal of one map, whose figures, doors and furniture are there already."""

    def __init__(self, scenario: QuestScenario, box: Box, made: QuestMap) -> None:
        self.made = made
        self.items = list(scenario.item_names)
        self.potions = list(box.potions)
        self.note_ids: list[str] = []
        self.load_ids: list[str] = []

    def fill(self, given: list[words.NoteOnMap], loads: list[words.LoadOnMap], goal: words.GoalOnMap | None) -> None:
        """Put everything into the map."""
        self.note_ids = [note.id for note in given]
        self.load_ids = [load.id for load in loads]
        self.made.loads = [self.load(load) for load in loads]
        everyone = 0
        for note in given:
            made = self.note(note)
            if note.everyone:
                made.everyone = everyone
                everyone += 1
            self.made.notes.append(made)
        if goal is not None:
            self.made.goal = self.goal(goal)

    # Places

    def figure(self, square: str) -> int:
        """The number of the figure that the map shows on this square."""
        return [int(placed.square) for placed in self.made.monsters].index(square_of(square))

    def piece(self, square: str | None) -> int:
        """The number of the piece of furniture on this square, -1 for none."""
        if square is None:
            return -1
        return next(n for n, piece in enumerate(self.made.furniture) if square_of(square) in piece.squares)

    def door(self, edge: str) -> int:
        """The number of a door by its two squares."""
        first, second = (square_of(name) for name in edge.split("-"))
        return [(int(door.first), int(door.second)) for door in self.made.doors].index((first, second))

    def item(self, name: str | None) -> int:
        """The number of a piece of equipment or an artifact, -1 for none."""
        return -1 if name is None else self.items.index(name)

    # Notes

    def note(self, given: words.NoteOnMap) -> notes.Note:
        """A note with its moments, conditions and effects."""
        triggers = [self.trigger(given), *[self.trigger(moment) for moment in given.also]]
        made = notes.Note(given.id, triggers, given.first, [self.effect(effect) for effect in given.effects])
        searched = any(trigger.moment == notes.TREASURE_SEARCHED for trigger in triggers)
        made.treasure = searched and not given.card
        made.no_more = given.no_more
        made.after_fall = [self.figure(square) for square in given.after_fall]
        made.after_notes = [self.note_ids.index(name) for name in given.after_notes]
        made.free = [square_of(name) for name in given.free]
        made.missing_item = self.item(given.nobody_has)
        return made

    def trigger(self, given: words.MomentOnMap) -> notes.Trigger:
        """A moment with the numbers of its places."""
        whats = [ROOM_LETTERS.index(room) for room in given.rooms]
        whats.extend(square_of(square) for square in given.at)
        whats.extend(self.door(door) for door in given.doors)
        whats.extend(self.figure(square) for square in given.monsters)
        whats.extend(self.piece(square) for square in given.chests)
        whats.extend(number for number, kind in enumerate(self.made.kinds) if kind.figure in given.kinds)
        return notes.Trigger(notes.MOMENT_NAMES.index(given.on), whats)

    def effect(self, given: words.Effect) -> notes.NoteEffect:
        """One effect."""
        return MAKERS[type(given)](self, given)

    def portal(self, given: words.PortalOpens) -> notes.NoteEffect:
        """A portal: the map holds where it leads."""
        self.made.portals = [square_of(square) for square in given.to]
        self.made.portals_end_march = given.ends_march
        return effects.ThroughPortal()

    # Loads and goal

    def load(self, given: words.LoadOnMap) -> Load:
        """A thing that heroes can carry."""
        made = Load(given.id)
        made.names = {"de": given.name.de, "en": given.name.en}
        made.furniture = self.piece(given.furniture)
        if made.furniture >= 0:
            self.made.furniture[made.furniture].chest = False  # it is carried away, not opened
        made.room = -1 if given.room is None else ROOM_LETTERS.index(given.room)
        made.move_dice = given.move_dice or 0
        made.hands_full = given.hands_full
        made.gold = given.gold
        made.may_keep = given.may_keep
        return made

    def goal(self, given: words.GoalOnMap) -> goals.Goal:
        """The goal with its rewards."""
        made = goals.Goal(self.want(given.want), [self.reward(reward) for reward in given.rewards])
        if given.ends_when is not None:
            made.ends_when = self.want(given.ends_when)
        return made

    def reward(self, given: words.RewardOnMap) -> goals.Reward:
        """A reward."""
        made = goals.Reward(goals.RECEIVER_NAMES.index(given.to))
        made.gold = given.gold
        made.item = self.item(given.item)
        made.title = given.title
        return made

    def want(self, given: words.Wanted) -> goals.Want:
        """One thing that is asked for."""
        return WANTS[type(given)](self, given)


#: An effect of the file to one of the rules.
MAKERS: Final[dict[type, Callable[[Maker, Any], notes.NoteEffect]]] = {
    words.GoldFound: lambda maker, given: effects.Gold(given.gold, RECEIVERS[given.to]),
    words.ItemFound: lambda maker, given: effects.GetsItem(maker.item(given.item), RECEIVERS[given.to]),
    words.PotionFound: lambda maker, given: effects.GetsPotion(maker.potions.index(given.potion), RECEIVERS[given.to]),
    words.NothingFound: lambda maker, given: effects.Nothing(),
    words.Told: lambda maker, given: effects.Tells({"de": given.de, "en": given.en}),
    words.Harm: lambda maker, given: effects.Hurts(given.body, maker.piece(given.chest), given.each),
    words.DieThrown: lambda maker, given: effects.ThrowsDie(
        given.body, given.faces, maker.item(given.armour), given.faces_with
    ),
    words.Woken: lambda maker, given: effects.Wakes(
        maker.figure(given.monster), given.attacks, maker.piece(given.chest)
    ),
    words.Comes: lambda maker, given: effects.Appears(maker.figure(given.monster), given.attacks),
    words.AlarmRaised: lambda maker, given: effects.Alarm(),
    words.DoorShown: lambda maker, given: effects.RevealsDoor(maker.door(given.door)),
    words.FurnitureMoved: lambda maker, given: effects.MovesFurniture(maker.piece(given.piece)),
    words.WayBlocked: lambda maker, given: effects.Blocks([square_of(square) for square in given.squares]),
    words.HeroMoved: lambda maker, given: effects.MovesHero(square_of(given.to)),
    words.PortalOpens: Maker.portal,
    words.LoadGiven: lambda maker, given: effects.GivesLoad(maker.load_ids.index(given.load)),
    words.EquipmentTaken: lambda maker, given: effects.TakesEquipment(),
    words.EquipmentBack: lambda maker, given: effects.GivesEquipmentBack(given.for_all),
    words.EquipmentShared: lambda maker, given: effects.SharesEquipment(),
}

#: A part of a goal to one of the rules.
WANTS: Final[dict[type, Callable[[Maker, Any], goals.Want]]] = {
    words.KilledWanted: lambda maker, given: goals.Killed([maker.figure(square) for square in given.monsters]),
    words.AllKilledWanted: lambda maker, given: goals.AllKilled(),
    words.AllyWanted: lambda maker, given: goals.AllyOut(given.count),
    words.LoadsWanted: lambda maker, given: goals.Brought([maker.load_ids.index(name) for name in given.loads]),
    words.ItemWanted: lambda maker, given: goals.ItemOut(maker.item(given.item)),
    words.RoomWanted: lambda maker, given: goals.Entered(ROOM_LETTERS.index(given.room)),
    words.NoteWanted: lambda maker, given: goals.NoteHappened(maker.note_ids.index(given.note)),
    words.StairsWanted: lambda maker, given: goals.StairsReached(given.heroes),
    words.AllWanted: lambda maker, given: goals.AllOf([maker.want(want) for want in given.wants]),
    words.AnyWanted: lambda maker, given: goals.AnyOf([maker.want(want) for want in given.wants]),
}
