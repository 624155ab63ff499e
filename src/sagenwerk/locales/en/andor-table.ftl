### Legends of Andor: what stands on the page alone. Our own words.

## Start

which-andor = Which legend?
andor-hero-about = { $kind }, rank { $rank }

andor-seat-order = You sit round the table in this order, clockwise. One person can play several heroes.
andor-holds-marker = {""}
later-entry = begins in the middle

## Hero boards

strength = strength
willpower = willpower
willpower-short = will
farmers = farmers
storage = What lies on the hero board
hours-used = { $hours } of { $of } h
day-has-ended = day ended
dice-now = { $dice ->
    [one] one die
   *[other] { $dice } dice
}
farmers-along = { $count ->
    [one] one farmer comes along
   *[other] { $count } farmers come along
}
stands-at = stands on { $field }
mark-stone-blue = B
mark-stone-yellow = Y
mark-stone-green = G

## Tracks

day-track = Day track, day { $day }
sunrise-box = Sunrise:
rooster-of = { $hero } has the rooster.
hour-number = Hour { $hour }
overtime-hour = Overtime hour { $hour }, costs { $price } willpower
overtime-shut = Overtime hour { $hour }, not possible now
price-wp = −{ $price } WP
disc-ended = { $hero } (day ended)
narrator = Narrator
legend-track = Legend track
letter = Letter { $letter }
narrator-here = the Narrator stands here
card-to-come = a card waits here
card-put = here lies: { $card }
end-letter = the legend ends here
until-letter = until { $letter }
shields-free = Shields { $free } of { $total }

## Actions

plan-walk = { $hero } walks to { $field }
plan-hours = { $fields ->
    [one] 1 space
   *[other] { $fields } spaces
}: { $hours ->
    [0] { $overtime ->
        [0] no hour
       *[other] {""}
    }
    [one] 1 hour
   *[other] { $hours } hours
}
plan-overtime = { $hours ->
    [one] + 1 overtime hour
   *[other] + { $hours } overtime hours
} (−{ $willpower } willpower)
way-free = { $fields ->
    [one] 1 space
   *[other] { $fields } spaces
}, { $hours ->
    [0] no hour
    [one] 1 hour
   *[other] { $hours } hours
}
way-overtime = { $fields ->
    [one] 1 space
   *[other] { $fields } spaces
}, { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
}, costs { $willpower } willpower
step-price = Step { $step } −{ $willpower } WP
price-hours = { $hours ->
    [0] no hour
   *[other] { $hours } h
}
price-overtime = { $hours } h −{ $willpower } WP
sign-free = free
sign-overtime = −2 WP a space
walk-here = Walk here
can-attack = you can attack here
choose-space = Choose a space
exchange = Trade
in-between = In between
in-between-text = Whoever is not on turn may briefly do something that costs no hour. Then the game goes on as before.
look-into-fog = Telescope
falcon-to-whom = To whom does the falcon fly?

## Battle

fight-at = Battle on { $field }
rubble-at = Rubble on { $field }
round-number = Round { $round }
before-first-round = Before the first round
round-costs = each round costs all involved 1 hour
chip-helm = helm: equal dice add up
chip-one-by-one = one by one: the last counts
chip-black-die = black die
chip-turned = die turned
chip-brew = brew doubles
adds-strength = plus { $strength } strength
allies-add = Allies: +{ $bonus } strength
together = together
of-most = of { $most }
creatures-add-up = Creatures always add up equal dice.
rubble-how = If you reach as much, the rubble is gone. If not, it stays.
reward-of = Reward { $count }
narrator-plus-one = Narrator +1
tap-a-die = Tap the die that is turned.
show-board = Show the board
show-fight = Back to the battle
fight-is-over = The battle is over.

## Sharing and trading

share-out = Share out
take-share = Take
piece-for = { $item } for { $hero }
exchange-with = With whom?
the-field = the space
article = What
move-piece = This way or that
piece-to = { $item } to { $whom }
do-exchange = Trade
exchange-agree = { $player }, do you agree?
yes-exchange = Yes, trade
falcon-back = Falcon back
prices-are = At a merchant an article or a strength point costs { $price } gold each. Dwarves pay { $mine } gold for strength in the mine.
witch-sells = {" "}The witch's brew on { $field } costs { $price } gold, for the archer { $archer }.
gold-of = gold has { $hero }
left-over = { $count } left
buy-for = Buy: { $price } gold

## Legend

legend-again = Read the legend again
event-card = Event card
shield-stops-card = A shield can stop this event.
sunrise = Sunrise
begin-anew = Anew: { $legend }
creatures = Creatures
creature-display = Creature display
creatures-stronger = Today all creatures have { $count } more strength.
creatures-at = They stand on: { $fields }.
creatures-none = None is on the board just now.
creatures-beaten = {" "}Defeated: { $count }.


## What is seen on a space

seen-witch = witch
seen-merchant = merchant
seen-open-fog = open fog: { $fog }
seen-rubble = rubble { $number }
seen-farmers = { $count ->
    [one] farmer
   *[other] { $count } farmers
}
seen-gold = { $count } gold

## Settings

andor-letter-keys-list = M walk, W wait an hour, A attack, L empty the well, T trade, B buy, K creatures, P legend, E end the turn, R rules, U undo.
andor-arrows = Arrows of the creatures
arrows-off = none
arrows-subtle = subtle
arrows-strong = strong

## Sets of rules

preset-remake = like the remake
andor-open-own = Open a legend of your own
