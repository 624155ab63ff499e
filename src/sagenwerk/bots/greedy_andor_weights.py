"""What the greedy bot of Andor holds things worth, in one place: other numbers are another style (compiled)."""

from __future__ import annotations

from mypy_extensions import i64


class Weights:
    """Values to be shared by the hours that something takes; found by trial over many games of all legends."""

    def __init__(self) -> None:
        # Errands
        self.point_of_strength: i64 = 400
        self.piece_of_gold: i64 = 45
        self.fog: i64 = 60
        self.fog_with_witch: i64 = 700
        self.farmer_home: i64 = 300
        self.fetched: i64 = 1500
        #: To wait for a thing where its bearer's day will end, and carry it on for a whole day.
        self.relay: i64 = 300
        #: How much of the search for the witch goes on while the castle is in danger, in hundredths.
        self.danger: i64 = 50
        #: How much weaker in fights (in hundredths) a hero has to be to fetch what another could fetch an hour sooner.
        self.fetcher_hour: i64 = 300
        #: Witch's brew for a group that is too weak for the last fight.
        self.brew: i64 = 900
        #: A rune stone, by how many the hero has.
        self.stone: i64 = 60
        #: What a helm must bring to be bought (in hundredths), with so much more willpower; how much more (in
        #: hundredths) another hero must be able to make of gold to be given it.
        self.helm: i64 = 200
        self.helm_hope: i64 = 0
        self.gives: i64 = 200
        #: Willpower that is not spent on overtime: for errands, on the way to a fight, to the last one.
        self.keep: i64 = 10
        self.keep_for_fight: i64 = 6
        self.keep_for_last: i64 = 8
        #: A well, by points of willpower that it gives: to the weary, and to others.
        self.well_weary: i64 = 25
        self.well: i64 = 10
        # Creatures
        #: Beside their reward (by the piece): with what a goal wants, on the way of a thing, the last one.
        self.reward: i64 = 50
        self.carries_cargo: i64 = 2500
        self.in_the_way: i64 = 3000
        self.last_fight: i64 = 3000
        #: Too many for the castle: some day, in so many sunrises (divided by them), tonight, tonight while a thing is
        #: on its way; a part divided by the sunrises until it comes.
        self.more_in_need: i64 = 150
        self.urgent: i64 = 700
        self.tonight: i64 = 1000
        self.tonight_things: i64 = 2000
        self.soon: i64 = 600
        #: What a victory costs that is not needed: with letters left over (divided by them), and without.
        self.letter: i64 = 300
        self.no_letter: i64 = 600
        #: A gold piece for a group too weak for the last fight: once only that is left to do, and before.
        self.spoils: i64 = 80
        self.earnings: i64 = 0
        #: Letters at which a group must try the last fight all the same, and how much better it has to be for it to
        #: set out earlier, in hundredths of willpower a round.
        self.last_letters: i64 = 1
        self.last_surplus: i64 = 80
        #: So far from home may what a goal wants be when those without it gather for the last fight.
        self.gather_way: i64 = 7
        #: How much more than it suffers a group has to hurt a creature in a round, in hundredths.
        self.surplus: i64 = 80
        #: Hours of those who help in a fight count only by this part.
        self.helpers: i64 = 3
        #: Days that the search for the witch and the last fight will take.
        self.witch_days: i64 = 3
        self.foe_days: i64 = 2
