### Legends of Andor: names, buttons, log, refusals. Our own words.

## Names

numbered-field = space{"\u00A0"}{ $number }
numbered-field-with-name = space{"\u00A0"}{ $number } ({ $name })
andor-item-wineskin = wineskin
andor-item-half-wineskin = half-full wineskin
andor-item-shield = shield
andor-item-damaged-shield = damaged shield
andor-item-bow = bow
andor-item-falcon = falcon
andor-item-used-falcon = resting falcon
andor-item-telescope = telescope
andor-item-helm = helm
andor-item-brew = witch’s brew
andor-item-half-brew = half a witch’s brew
andor-item-herb-3 = medicinal herb (3)
andor-item-herb-4 = medicinal herb (4)
andor-item-stone-blue = blue rune stone
andor-item-stone-yellow = yellow rune stone
andor-item-stone-green = green rune stone
andor-item-stone = face-down rune stone
andor-item-gem-2 = gemstone (2 gold)
andor-item-gem-4 = gemstone (4 gold)
andor-item-gem-6 = gemstone (6 gold)
andor-item-farmer = farmer
andor-an-item-wineskin = a wineskin
andor-an-item-half-wineskin = a half-full wineskin
andor-an-item-shield = a shield
andor-an-item-damaged-shield = a damaged shield
andor-an-item-bow = a bow
andor-an-item-falcon = a falcon
andor-an-item-used-falcon = a resting falcon
andor-an-item-telescope = a telescope
andor-an-item-helm = a helm
andor-an-item-brew = a witch’s brew
andor-an-item-half-brew = half a witch’s brew
andor-an-item-herb-3 = a medicinal herb (3)
andor-an-item-herb-4 = a medicinal herb (4)
andor-an-item-stone-blue = a blue rune stone
andor-an-item-stone-yellow = a yellow rune stone
andor-an-item-stone-green = a green rune stone
andor-an-item-stone = a face-down rune stone
andor-an-item-gem-2 = a gemstone (2 gold)
andor-an-item-gem-4 = a gemstone (4 gold)
andor-an-item-gem-6 = a gemstone (6 gold)
andor-an-item-farmer = a farmer
creature-gor = gor
    .letter = G
creature-skral = skral
    .letter = S
creature-wardrak = wardrak
    .letter = W
creature-troll = troll
    .letter = T
creature-rubble = rubble
the-creature-gor = the gor
the-creature-skral = the skral
the-creature-wardrak = the wardrak
the-creature-troll = the troll
the-creature-rubble = the rubble
a-creature-gor = a gor
a-creature-skral = a skral
a-creature-wardrak = a wardrak
a-creature-troll = a troll
a-creature-rubble = rubble
fog-event = an event card
fog-gold = 1 gold
fog-gor = a gor
fog-strength = 1 strength point
fog-willpower-2 = 2 willpower
fog-willpower-3 = 3 willpower
fog-wineskin = a wineskin
fog-brew = the witch with a brew
fog-empty = nothing
what-overtime = overtime
what-fight = battle
what-joint-battle = joint battle
what-strength = strength points at the merchant
what-articles = articles at the merchant
what-trade = trading and laying down
what-farmers = taking farmers along
what-allies = leading allies
what-every-token = every token where a move ends
what-gem-lure = gemstones lure creatures
slot-large = large article
slot-head = helm
slot-small = small articles
slot-purse = purse
terrain-castle = castle
terrain-plain = plain
terrain-watchful_forest = Watchful Forest
terrain-southern_forest = Southern Forest
terrain-mountain = mountains
terrain-mine = mine
terrain-tavern = tavern
terrain-box = box
andor-item-strength = strength point
andor-item-willpower = willpower
andor-an-item-gold = 1 gold
andor-an-item-strength = a strength point
andor-an-item-willpower = 1 willpower
fog-unknown = a face-down token
andor-item-gold-or-willpower = gold or willpower
andor-an-item-gold-or-willpower = 1 gold or 1 willpower

## Choice of rules

andor-option-difficulty = Difficulty
andor-option-difficulty-normal = normal
andor-option-difficulty-easy = easier: with the green cards
option-sunrise = Sunrise
option-sunrise-box = as on the board: trolls and wardraks move as well
option-sunrise-remake = as in the remake: wardraks move last, two spaces at once
option-free_actions = Free actions
option-free_actions-any-time = at any time, also when others have the turn
option-free_actions-own-turn = on one’s own turn only
option-joint_battle_late_joining = Joining a battle later
option-joint_battle_late_joining-no = no, only before the first round
option-joint_battle_late_joining-yes = yes, before every round
option-castle_lost = When the castle is lost
option-castle_lost-no-free-shield = when a creature finds no free shield
option-castle_lost-all-shields-taken = as soon as the last shield is taken
option-event_willpower_zero = An event takes the last willpower
option-event_willpower_zero-as-after-battle = as after a lost battle: 1 strength less, 3 willpower
option-event_willpower_zero-stays-at-one = one willpower stays
option-blocked_creature = Creature before a barred way
option-blocked_creature-stays = stays where it is
option-blocked_creature-ignores-it = goes on all the same
option-last_victory = A victory brings the Narrator to N
option-last_victory-counts = It still counts
option-last_victory-too-late = It comes too late
option-black_die_turning = Turning the black die
option-black_die_turning-by-table = yes: 6 and 10, 8 and 12 are opposite
option-black_die_turning-no = no
option-empty_event_pile = No event card left
option-empty_event_pile-no-card = Then there is none
option-empty_event_pile-shuffled-again = The used ones are shuffled again
option-falcon_in_battle = Falcon in battle
option-falcon_in_battle-between-rounds = between two rounds
option-falcon_in_battle-never = never

## What to do now
call-begins = It is { $hero }’s turn. Choose a space or a battle, or wait an hour.
call-overtime = It is { $hero }’s turn. Every hour now costs { $price } willpower.
call-no-hour = { $hero } has no hour left. End the day.
call-walks = { $hero } is on the way. Go on or stay here.
call-walked = { $hero } is on the way and has no hour left. Stay here.
call-leads = { $ally } is on the way. Choose a space or let the figure stay here.
call-acted = { $hero } has acted. End the turn when you are ready.
call-floor = { $hero } may act in between. Then the game goes on as before.
call-falcon = The falcon flies between { $hero } and { $other }. What does it take along?
call-invite = Who joins the battle? { $hero } may ask others for help.
call-join = { $other } asks { $hero } for help in battle. A round costs an hour.
call-black-die = { $hero } may take the black die instead of an own one.
call-throw = Only the last die counts. Does { $hero } take it or throw on?
call-turn-die = { $hero } may turn one die now.
call-help = { $hero } may use a brew or a medicinal herb now.
call-shield = { $hero } is about to lose { $loss } willpower. A shield can prevent it.
call-go-on = Fighting on costs { $hero } an hour. Otherwise the battle is over for this hero.
call-reward = { $count ->
    [one] Share 1 more point: gold or willpower.
   *[other] Share { $count } points between gold and willpower.
}
call-clear = The battle value suffices. Which rubble does { $hero } clear?
call-shield-card = A shield can stop this event for everybody. Does anybody hold one up?
call-choose = The card leaves you the choice.
andor-call-chance = Dice and cards decide.
andor-call-won = You did it. The legend ends well.
andor-call-lost = The legend is lost. Try it again.
call-keep-event = { $hero } sees the next event card. Does it stay there?
call-pick = Choose together whom the card is about.
call-accept = { $hero } may accept the offer of the card.
call-lose-item = { $hero } has to give something up. What is it to be?
call-lose-farmer = A farmer has to go. Decide together which.
call-turn-up = { $hero } may turn up a fog token.
call-leave-empty = Where is there to be no fog? Choose a space together.
call-pay = You may pay together. Otherwise the card does what it says.
call-gets = Share out together: { $count } × { $item } left.
call-loses = Decide together who loses: { $count } × { $item } left.
call-pays = Pay together: { $count } × { $item } left.

## Buttons

offer-walk = Go to { $field }
offer-go-there = Go to { $field } ({ $hours ->
    [0] no hour
    [one] 1 hour
   *[other] { $hours } hours
}{ $willpower ->
    [0] {""}
   *[other] , −{ $willpower } willpower
})
offer-stop = Stay here
offer-wineskin = Wineskin: one space without an hour
offer-walk-on-herb = Medicinal herb: { $count } spaces without an hour
andor-offer-end-turn = End the turn
offer-floor = { $hero } may do something in between
offer-back = { $hero } is done
offer-well = Empty the well
andor-offer-pick-up = { $item-id ->
    [farmer] Take the farmer along
   *[other] Pick up: { $item }
}
andor-offer-lay-down = { $item-id ->
    [farmer] Leave the farmer behind
   *[other] Lay down: { $item }
}
offer-take-from = From { $other }: { $item }
offer-falcon = Send the falcon to { $other }
offer-falcon-give = Falcon: { $item } to { $other }
offer-falcon-take = Falcon: { $item } from { $other }
offer-falcon-done = The falcon comes back
offer-buy-strength = Buy a strength point ({ $price } gold)
offer-buy = Buy: { $item } ({ $price } gold)
offer-buy-brew = Buy a witch’s brew ({ $price } gold)
offer-deal = { $deal } ({ $price } gold)
offer-uncover = Uncover a rune stone
offer-look = Telescope: look at { $field }
offer-eat-herb = Eat the medicinal herb: { $count } willpower
offer-lead = Lead { $ally }: { $count } spaces
offer-ally-step = Lead { $ally } to { $field }
offer-stop-leading = { $ally } stays here
offer-invite = Ask { $other } for help
offer-begin = Begin the battle
offer-join = Join the battle
offer-decline = Do not join
offer-go-on = Fight on
offer-leave = Break off the battle
offer-shield-card = Hold a shield against the card
offer-no-shield = No shield
warning-farmer-dies = There is a creature. The farmer will leave the game.
warning-narrator-at-end = A victory moves the Narrator to { $letter }. Then the legend ends.
offer-pass = Wait an hour
offer-end-day = End the day
offer-attack = Attack: { $creature } on { $field }
offer-ranged = Attack from afar: { $creature } on { $field }
offer-clear = Clear rubble on { $field }{ $number ->
    [0] {""}
   *[other] {" "}(number { $number })
}
offer-clear-away = Clear the rubble on { $field } away{ $number ->
    [0] {""}
   *[other] {" "}(takes { $number })
}
offer-enough = Clear no more
offer-black-die = With the black die
offer-own-dice = Own dice only
andor-offer-take = Take this die
offer-throw = Throw on
offer-throw-black = Throw the black die
offer-turn-die = Turn a { $face } to { $to-face }
offer-turn-black-die = { $face ->
    [0] Turn the black die
   *[other] Turn the black die from { $face } to { $to-face }
}
offer-leave-dice = Turn no die
offer-brew = { $item }: double the die value
offer-herb = Medicinal herb: +{ $count } this round
offer-as-it-is = Leave it
offer-shield = Hold up the shield
offer-take-loss = No shield
offer-reward-gold = 1 gold for { $hero }
offer-reward-willpower = 1 willpower for { $hero }
andor-offer-give = To { $other }: { $item }
offer-leave-event = Leave the event card there
offer-remove-event = Remove the event card from the game
offer-choose = { $choice }
offer-pick = { $hero }
offer-pick-enough = Nobody more
offer-accept = Accept
offer-accept-item = Take: { $item }
offer-refuse = Decline
offer-lose-item = Give up: { $item }
offer-lose-farmer = The farmer on { $field }
offer-lose-farmer-of = A farmer with { $hero }
offer-turn-up = Turn up the fog on { $field }
offer-turn-up-enough = Turn up no more fog
offer-leave-empty = No fog on { $field }
offer-gets = { $hero } gets { $an-item }
offer-loses = { $hero } loses { $an-item }
offer-pays = { $hero } pays { $an-item }
offer-pay = Pay together ({ $count })
offer-do-not-pay = Do not pay
offer-attack-there = Attack on { $field }
offer-lead-no-more = Lead no further

## Log

event-card-read = The legend goes on: { $card }.
event-shield-stops-card = { $hero } holds a shield before the group. The event does not count.
event-walks = { $hero } goes to { $at }.
event-drinks-wineskin = { $hero } drinks from the wineskin. The next space costs no hour.
event-walks-on-herb = { $hero } uses a medicinal herb. { $count } spaces cost no hour.
event-eats-herb = { $hero } eats a medicinal herb and now has { $willpower } willpower.
event-empties-well = { $hero } empties the well on { $field } and now has { $willpower } willpower.
andor-event-well-fills = The well on { $field } is full again.
event-creature-appears = { $a-creature } appears on { $field }.
event-creature-moves = { $the-creature } moves from { $from } to { $field }.
event-lured-out = { $the-creature } leaves the castle: the gem on { $field } draws it out.
event-creature-leaves = { $the-creature } leaves { $field }.
event-creature-recovers = { $the-creature } on { $field } recovers completely.
event-enters-castle = { $the-creature } enters the castle. { $free ->
    [0] No shield is left.
    [one] 1 shield is left.
   *[other] { $free } shields are left.
}
event-lost-castle = The castle cannot be held any longer. The legend is lost.
event-lost-narrator = The Narrator is at the end, and a goal is still missing. The legend is lost.
event-no-figure-left = No figure of this kind is left: { $creature }. Nobody comes.
event-farmer-dies = There is a creature on { $at }. { $hero } loses all farmers there.
event-farmer-dies-here = A creature comes to { $field }. The farmer there leaves the game.
event-farmers-saved = { $hero } brings { $count ->
    [one] a farmer to the castle. There is one more shield.
   *[other] { $count } farmers to the castle. There are { $count } more shields.
}
event-narrator = The Narrator moves to { $letter }.
event-falls = { $hero } has no willpower left. Now it is { $strength } strength and 3 willpower.
event-gains-strength = { $hero } gains { $count } strength and now has { $strength }.
event-loses-strength = { $hero } loses { $count } strength and now has { $strength }.
event-gains-willpower = { $hero } gains { $count } willpower and now has { $willpower }.
event-loses-willpower = { $hero } loses { $count } willpower and now has { $willpower }.
event-gains-gold = { $hero } gains { $count } gold and now has { $gold }.
event-fog-opens = The fog on { $field } clears: { $fog }.
event-fog-seen = Now lies open on { $field }: { $fog }.
event-finds = { $hero } gets { $an-item }.
andor-event-thing-lies = Now on { $field }: { $item }.
event-witch = The witch is now on { $field }. She sells her brew there.
event-stone-shows = On { $field } lies a { $item }.
event-tokens-hidden = { $hidden ->
    [0] No face-down token lies on { $field } any more.
    [one] A face-down token lies on { $field } now.
   *[other] { $hidden } face-down tokens lie on { $field } now.
}
event-token-shows = On { $field } is turned up: { $item }.
event-takes-over = { $hero } gets from { $other }: { $item }.
andor-event-gives = { $hero } gives { $other }: { $item }.
event-sends-falcon = { $hero } sends the falcon to { $other }.
event-falcon-brings = The falcon brings { $other } from { $hero }: { $item }.
event-falcon-fetches = The falcon brings { $hero } from { $other }: { $item }.
event-falcon-rested = The falcon of { $hero } has rested.
event-falcon-rested-here = The falcon on { $field } has rested.
event-buys-strength = { $hero } buys a strength point and now has { $strength }.
event-takes-deal = { $hero } takes the offer: { $price } gold. Now { $strength } strength, { $willpower } willpower.
event-leads = { $hero } leads: { $ally }.
event-ally-goes = { $ally } goes to { $field }.
event-invites = { $hero } asks { $other } for help.
event-joins = { $hero } joins the battle.
event-stays-out = { $hero } does not join.
event-fight-hour = Round { $round }: { $hero } spends an hour.
event-cannot-go-on = { $hero } cannot fight on.
event-no-hour-to-fight = { $hero } has no hour left for the battle.
event-breaks-off = { $hero } breaks off the battle.
event-legend-begins = “{ $legend }” begins.
event-passes = { $hero } waits an hour.
event-ends-day = { $hero } ends the day.
event-takes-rooster = { $hero } gets the rooster and begins the next day.
event-sunrise = Sunrise: the creatures move towards the castle.
event-event-card = Event: { $card }.
event-no-event-card = No event card is left.
event-pile-shuffled = The event cards are shuffled again.
event-card-left = { $hero } looks at the top event card and leaves it there.
event-card-removed = { $hero } removes the top event card from the game.
event-card-laid = A card now lies beside { $letter }: { $card }.
event-story = The legend goes on.
event-attacks = { $hero } attacks on { $target }: { $creature }.
event-hero-rolls = { $hero } rolls: { $dice }{ $black ->
    [0] .
   *[other] {" "}and black { $black }.
}
event-wizard-turns = { $hero } turns a die of { $other } from { $before } to { $after }.
event-drinks-brew = { $hero } drinks the witch’s brew. The die value is now { $value }.
event-adds-herb = { $hero } uses a medicinal herb: { $count } more this round.
event-roll-counts = { $hero } has die value { $value }, with strength { $total }.
event-creature-rolls = { $the-creature } rolls: { $dice }. With strength this is { $value }.
event-values-equal = { $heroes-value } against { $creature-value }: nobody loses anything.
event-creature-loses = With { $heroes-value } against { $creature-value } { $the-creature } loses { $difference } willpower and has { $creature-willpower } left.
event-heroes-lose = { $heroes-value } against { $creature-value }: everybody in the battle loses { $difference } willpower.
event-shield-in-battle = { $hero } holds up the shield and loses nothing.
event-creature-beaten = { $the-creature } on { $field } is defeated.
event-tries-rubble = { $hero } clears rubble on { $target }. It takes { $number }.
event-rubble-value = Battle value { $value } against { $number } on { $field }.
event-rubble-cleared = The rubble on { $field } is gone.
event-rubble = There is now rubble on { $field }: { $number }.
event-rubble-gone = The rubble on { $field } has disappeared.
event-way-cut = The way between { $from } and { $to } is now barred.
event-way-opens = The way between { $from } and { $to } is free again.
event-creature-exits = { $the-creature } leaves the board by { $field }.
event-field-marked = { $mark ->
    [no-heroes] From now on no hero may enter { $field }.
    [no-creatures] From now on no creature may enter { $field }.
   *[other] From now on creatures leave the board by { $field }.
}
event-field-unmarked = { $mark ->
    [no-heroes] Heroes may enter { $field } again.
    [no-creatures] Creatures may enter { $field } again.
   *[other] Creatures no longer leave the board by { $field }.
}
event-end-letter = The legend now ends at { $letter }.
event-unlocked = From now on possible: { $what }.
event-locked = From now on no longer possible: { $what }.
event-counts = The legend keeps something in mind.
event-goal-set = New goal: { $goal }.
event-goal-dropped = This goal no longer counts: { $goal }.
event-task-dealt = { $hero } has a task: { $goal }
event-task-met = { $hero } has done the task: { $goal }
event-task-missed = { $hero } has not done the task: { $goal }
event-deal-opens = There is an offer on { $field }: { $deal }.
event-deal-closes = This offer on { $field } is gone: { $deal }.
event-price-of-hour = Hour { $hour } costs { $price } willpower today.
event-hour-forbidden = There is no hour { $hour } today.
event-creature-bonus = All creatures have { $count } more strength today.
event-hero-throws = { $hero } rolls a { $pips }.
event-die-shows = The die shows { $pips }.
event-creature-gone = { $the-creature } leaves { $field } and the game.
event-creature-turns = Now on { $field }: { $creature }.
event-hero-placed = { $hero } is now on { $at }.
event-loses-gold = { $hero } loses { $count } gold and now has { $gold }.
event-loses-hours = { $hero } loses { $count ->
    [one] an hour
   *[other] { $count } hours
}.
event-loses-item = { $hero } loses: { $item }.
event-token-gone = Disappears from { $field }: { $item }.
event-thing-placed = { $item } has a new place.
event-thing-gone = { $item } is out of the game.
event-ally-comes = { $ally } is now on { $field }.
event-ally-leaves = { $ally } leaves the game.
event-well-gone = The well on { $field } is no more.
event-well-placed = There is now a well on { $field }.
event-merchant-comes = There is now a merchant on { $field }.
event-merchant-goes = The merchant on { $field } moves away.
event-fog-gone = The fog on { $field } is gone.
event-fog-placed = There is now fog on { $field }.
event-cleaned-up = { $field } is cleared.
andor-event-won = All goals are met. The legend is won.
event-lost-goals = The Narrator is at the end, and not all goals are met. The legend is lost.
event-lost-legend = With this the legend is lost.
andor-event-lost = The legend is lost.
andor-event-buys = { $hero } buys { $an-item } for { $price } gold.
andor-event-picks-up = { $item-id ->
    [farmer] { $hero } takes a farmer along.
   *[other] { $hero } picks up: { $item }.
}
andor-event-lays-down = { $item-id ->
    [farmer] { $hero } leaves a farmer behind.
   *[other] { $hero } lays down: { $item }.
}
event-farmer-goes = { $hero } loses a farmer, who leaves the game.
event-farmer-goes-here = The farmer on { $field } leaves the game.
event-fog-left-out = There is no fog on { $field }.
event-group-pays = You pay together: { $count }.
event-pays-offer = { $hero } pays{ $price-gold ->
    [0] {""}
   *[other] {" "}{ $price-gold } gold
}{ $price-willpower ->
    [0] {""}
   *[other] {" "}{ $price-willpower } willpower
}{ $price-strength ->
    [0] {""}
   *[other] {" "}{ $price-strength } strength
}.

## What is on a space
here-creature = { $a-creature }: strength { $strength }, willpower { $willpower }, reward { $count }.
here-carried = The creature carries: { $item }.
here-ally = { $ally } is here and adds { $count } strength in battle.
andor-here-fog = A fog token, face down.
here-known-fog = An open fog token: { $fog }.
andor-here-well-full = A full well: { $count } willpower, { $more } for the warrior.
andor-here-well-empty = The well is empty. It fills at sunrise.
andor-here-merchant = A merchant. Everything costs { $price } gold here.
andor-here-mine = The dwarf mine. Everything costs { $price } gold here, a strength point for dwarves { $mine-price }.
here-witch = The witch. Her brew costs { $price } gold.
here-shields = { $count ->
    [0] No shield is free.
    [one] 1 shield of { $all } is free.
   *[other] { $count } shields of { $all } are free.
}
here-rubble = Rubble. Clearing it takes a battle value of { $number }.
here-hidden = { $count ->
    [one] A face-down token.
   *[other] { $count } face-down tokens.
}
here-no-heroes = No hero may come here.
here-no-creatures = No creature may come here.
here-exit = Creatures leave the board here.
here-way = A way of the legend leads to { $field }.
here-stones = { $count ->
    [one] A face-down rune stone.
   *[other] { $count } face-down rune stones.
}

## Refusals

andor-refusal-not-on-turn = Somebody else has the turn now.
andor-refusal-already-acted = There has been an action in this turn. No more than one is possible.
refusal-still-moving = First the move must end.
refusal-not-yet-unlocked = The legend allows this only later.
refusal-nothing-to-do = { $hero } has nothing to do just now.
refusal-floor-was-had = { $hero } has only just acted. It is possible again when an hour has passed.
refusal-own-turn-only = At your table this is possible on one’s own turn only.
refusal-nothing-done-yet = { $hero } has done nothing yet. Wait an hour or end the day.
refusal-no-hour-left = { $hero } has no hour left today.
refusal-willpower-too-low = { $hero } would have no willpower left.
refusal-hour-forbidden = An event bars this hour today.
refusal-day-ended = { $hero } has already ended the day.
refusal-no-room = There is no room for this on the hero board.
andor-refusal-not-adjacent = This space is not adjacent.
refusal-way-cut = The way there is barred.
refusal-field-forbidden = The legend lets nobody onto this field.
refusal-not-moving = { $hero } is not on the way.
refusal-no-wineskin = { $hero } has no wineskin.
refusal-no-herb = { $hero } has no medicinal herb.
andor-refusal-no-well-here = There is no well here.
refusal-well-empty = The well is empty. It fills at sunrise.
refusal-nothing-lies-here = That does not lie here.
refusal-not-carried = None of you has that just now.
refusal-not-here = You have to stand on the same space for this.
refusal-partner-asleep = The other hero has already ended the day.
refusal-one-way = That went the other way in this turn.
refusal-no-falcon = { $hero } has no falcon.
refusal-falcon-used = The falcon rests until sunrise.
refusal-falcon-in-battle = The falcon does not fly during a battle.
refusal-rubble-in-the-way = Rubble bars every way for the falcon.
refusal-too-large-for-falcon = This is too large for the falcon.
refusal-same-field = You stand on the same space. You trade there without a falcon.
refusal-nothing-to-send = Neither of them has anything that the falcon can carry.
refusal-no-merchant-here = There is no merchant here.
refusal-no-witch-here = The witch is not here.
andor-refusal-not-enough-gold = { $hero } does not have enough gold for this.
refusal-sold-out = None of these is left.
refusal-strength-is-full = The hero board has no room for more strength.
refusal-willpower-is-full = { $hero } already has all willpower.
refusal-no-deal-here = This offer is not to be had here and now.
refusal-deal-for-others = This offer is for other heroes.
refusal-no-telescope = { $hero } has no telescope.
refusal-nothing-hidden = Nothing hidden lies there.
refusal-too-far-to-see = The telescope shows adjacent spaces only.
refusal-no-stone-here = No face-down rune stone lies here.
refusal-no-such-ally = This figure is not on the board just now.
refusal-not-leading = You have to spend an hour on leading first.
refusal-no-steps-left = All steps of this hour have been made.
refusal-foe-too-far = This battle is not possible from here.
refusal-no-bow = From an adjacent space only a hero with a bow can fight.
refusal-no-helper-there = This hero is too far away.
refusal-not-the-inviter = Whoever opens the battle asks for help.
refusal-fights-already = This hero is already in the battle.
refusal-asked-already = This hero has already been asked.
refusal-left-for-good = Whoever has left the battle does not come back.
refusal-no-shield = { $hero } has no shield.
andor-refusal-go-there-first = You have to stand there for this.
andor-refusal-too-far = This is too far. As far as one can go today: { $count ->
    [0] nowhere
    [one] one space
   *[other] { $count } spaces
}.
refusal-no-way = No way leads there.
refusal-has-the-turn = { $hero } has the turn anyway.
refusal-black-die-stays = At your table the black die is not turned.
refusal-creature-on-shield = Whoever is on a golden shield cannot be attacked any more.
refusal-no-creature-there = There is no creature.
refusal-no-brew = { $hero } has no brew.
refusal-one-brew-a-round = One brew a round is enough.
refusal-no-die-left = No die is left.
refusal-no-die-yet = First there must be a die.
refusal-no-such-die = No such die lies there.
refusal-not-your-roll = Somebody else rolls just now.
refusal-not-in-last-round = The reward goes to those who fought in the last round.
refusal-shared-in-order = Share the reward out in order.
refusal-no-rubble-there = There is no rubble there.
refusal-value-too-low = The battle value does not suffice for this.
refusal-nothing-cleared-yet = Nothing has been cleared yet.
refusal-cannot-pay = { $hero } cannot pay this.
refusal-cannot-share = This does not fit for this hero.
refusal-empty-in-order = Choose the spaces in ascending order.
refusal-no-farmer-there = There is no farmer.
refusal-no-fog-there = No face-down fog lies there.
refusal-not-chosen-now = This hero is not to be chosen here.
refusal-not-yet-enough = These are not yet enough.
refusal-option-closed = This choice is not possible just now.
refusal-share-in-order = Share out in order.
refusal-empty-already = There is no fog there already.

# Names of blocks of Die Legenden von Andor, as the table lists those that are not confirmed.
andor-block-board = Board: neighbours, arrows, places
andor-block-tracks = Where the tracks are drawn
andor-block-tracks-of-heroes = Ends of the tracks for strength and willpower
andor-block-day = Hours and overtime
andor-block-wells = What a well gives
andor-block-black-die = Faces of the black die
andor-block-black-die-turned = Opposite faces of the black die
andor-block-creatures-gor = Values of the gor
andor-block-creatures-skral = Values of the skral
andor-block-creatures-wardrak = Values of the wardrak
andor-block-creatures-troll = Values of the troll
andor-block-shields = Golden shields
andor-block-pieces = Other pieces of the box
andor-block-articles = Articles on the equipment board
andor-block-herbs = Medicinal herbs
andor-block-gems = Gemstones
andor-block-stones = Rune stones
andor-block-prices = Prices
andor-block-fog = Mix of the fog tokens
andor-block-events-golden-1 = Golden event 1: how many articles
andor-block-events-golden-4 = Golden event 4: its number
andor-block-events-golden-5 = Golden event 5: its number
andor-block-events-golden-7 = Golden event 7: how the loss is shared
andor-block-events-golden-12 = Golden event 12: its number
andor-block-legend-legend-1-A2 = Legend 1: backs of the large fog tokens
andor-block-legend-legend-1-TOO-EARLY = Legend 1: first part with tasks open
andor-block-legend-legend-1-C = Legend 1: card of letter C
andor-block-legend-legend-1-C2 = Legend 1: second page of letter C
andor-block-legend-legend-1-D = Legend 1: card of letter D
andor-block-legend-legend-2-WITCH = Legend 2: which medicinal herb
