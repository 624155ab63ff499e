### Andor Junior: names, buttons, chronicle, refusals. Our own words.

## Names

hero-mage = { $gender ->
   *[any] Mage
}
item-wood = wood
item-sword = sword token
item-torch = torch
item-herb-red = red wolf herb
item-herb-blue = blue wolf herb
item-herb-yellow = yellow wolf herb
item-falcon = injured falcon
item-basket = berry basket
item-book-rietburg = music book for the Rietburg
item-book-merchant = music book for the merchant
item-book-watchtower = music book for the watchtower
item-book-bridgehouse = music book for the bridge guard
item-potion = healing potion
item-letter-warrior = blue letter
item-letter-archer = green letter
item-letter-dwarf = yellow letter
item-letter-mage = purple letter
an-item-wood = a piece of wood
an-item-sword = a sword token
an-item-gold = a piece of gold
an-item-torch = a torch
an-item-herb-red = the red wolf herb
an-item-herb-blue = the blue wolf herb
an-item-herb-yellow = the yellow wolf herb
an-item-falcon = the injured falcon
an-item-basket = a berry basket
an-item-book-rietburg = the music book for the Rietburg
an-item-book-merchant = the music book for the merchant
an-item-book-watchtower = the music book for the watchtower
an-item-book-bridgehouse = the music book for the bridge guard
an-item-potion = the healing potion
an-item-letter-warrior = the blue letter
an-item-letter-archer = the green letter
an-item-letter-dwarf = the yellow letter
an-item-letter-mage = the purple letter
tile-gor-1 = a gor for gor space 1
tile-gor-2 = a gor for gor space 2
tile-gor-3 = a gor for gor space 3
tile-gor-4 = a gor for gor space 4
tile-gor-5 = a gor for gor space 5
tile-gor-6 = a gor for gor space 6
tile-gor-7 = a gor for gor space 7
tile-dragon = the dragon
tile-telescope = a telescope
tile-hourglass = an hourglass
tile-reka = Reka the herb witch
tile-wood = wood
tile-sword = a sword token
tile-gold = gold
tile-empty = nothing but fog
tile-wolf-cub = a wolf cub
tile-mine-dragon = the dragon
tile-kraken = the kraken
tile-falcon = a falcon
tile-mine-empty = nothing but stone
tile-herb-red = red wolf herb
tile-herb-blue = blue wolf herb
tile-herb-yellow = yellow wolf herb
task-wolf-herb = Wolf herb
    .text = Find two equal herbs in the thickets.
task-injured-falcon = Injured falcon
    .text = Bring the falcon to the Rietburg.
task-forts = Forts of the gors
    .text = Tear down three forts. Each needs two swords.
task-berries = Berry baskets
    .text = Bring three berry baskets to the Rietburg.
task-music-books = Music books
    .text = Bring each music book from the Tree of Songs to its place.
task-wood = Wood for Mart
    .text = Bring three wood to the bridge guard's house.
task-polluted-wells = Polluted wells
    .text = Clean three wells. Two of you must stand there.
task-healing-potion = Healing potion
    .text = Buy the healing potion from Reka for 2 gold.
task-letters = Letters
    .text = Everybody fetches the letter of their colour.
task-cave-troll = Cave troll
    .text = Everybody drives the troll off once with a torch.
after-the-tasks = Then Mart opens the bridge: find { $cubs } wolf cubs in the mine!
junior-challenge-1 = First challenge
junior-challenge-2 = Second challenge
junior-challenge-3 = Third challenge
junior-challenge-4 = Fourth challenge
junior-free-easy = Free game, easy
junior-free-medium = Free game, medium
junior-free-hard = Free game, hard
kind-castle = Castle
kind-meadow = Meadow
kind-well = Well
kind-bush = Thicket
kind-watchtower = Watchtower
kind-cave = Cave
kind-gor = Gor space
kind-merchant = Merchant
kind-bridge_house = Bridge guard's house
kind-tree_of_songs = Tree of Songs
kind-mine = Mine

## Choice of rules

option-difficulty = Difficulty
option-difficulty-normal = normal
option-difficulty-easy = easier: the dragon starts two clouds farther away
option-difficulty-hard = harder: the dragon starts two clouds nearer
option-falcon_burden = Burden of the injured falcon
option-falcon_burden-0 = The falcon costs nothing extra
option-falcon_burden-1 = Walking with the falcon costs one more sun a turn
option-sword_tokens = Sword tokens
option-sword_tokens-any-time = at any time of one's own fight
option-sword_tokens-only-to-win = only if they win the fight
option-cave_step = Step through the caves
option-cave_step-from-cave = from cave to cave
option-cave_step-entrance-included = also from the space beside the entrance
option-mine_search = Searching the mine
option-mine_search-voluntary = voluntary
option-mine_search-compulsory = compulsory at the end of the turn
option-well_cleaning = Cleaning wells
option-well_cleaning-sleepers-count = sleeping heroes count
option-well_cleaning-awake-only = only heroes who are awake count
option-fog_gor_without_place = Gor in the fog without a free space
option-fog_gor_without_place-alarm = It reaches the Rietburg: alarm
option-fog_gor_without_place-nothing = Nothing happens
option-well_with_hero = Well with a hero sleeping on it
option-well_with_hero-refills = fills at night
option-well_with_hero-stays-empty = stays empty

## What to do now

call-move = Choose a space. Every step costs one sun. So does standing still.
call-act = What do you do here? Or end your turn.
call-act-or-on = Walk on or do something here. After that your walk is over.
call-fog = There is fog here. Reveal it.
call-fog-or-on = Reveal the fog or walk on.
call-telescope = The telescope! Choose a fog space to look at.
call-mine-falcon = The falcon helps: choose a mine space to look at.
call-chance = The dice are rolling.
call-won = You did it! All wolf cubs are found.
call-lost = The dragon has reached the Rietburg.

## Buttons

offer-step = Go to “{ $field }”
offer-go = Go to “{ $field }” ({ $suns ->
    [one] one sun
   *[other] { $suns } suns
})
offer-cave = Through the caves to “{ $field }”
offer-stand = Stand still
offer-end-turn = End turn
offer-search-fog = Reveal the fog
offer-search-thicket = Search the thicket
offer-drink = Drink from the well
offer-beacon = Light a beacon
offer-buy-torch = Buy a torch (1 gold)
offer-buy-potion = Buy the potion (2 gold)
offer-attack-gor = Roll against the gor
offer-attack-fort = Roll against the fort
offer-lay-sword = Use a sword token
offer-search-mine = Search: roll
offer-torch-in-mine = Search with a torch
offer-clean-well = Clean the well
offer-throw-at-troll = Roll against the troll
offer-torch-at-troll = Drive the troll off with a torch
offer-pick-up = Take { $item }
offer-lay-down = Lay down { $item }
offer-give = Give { $item } to { $other }
offer-take = Get { $item } from { $other }
offer-look-at = Look at “{ $field }”
offer-stop-looking = Look no further
offer-outcome = { $name }
warning-wood-is-needed = Careful: then there is not enough wood left for Mart.
warning-dragon-at-end = The dragon is as far away as it gets. The wood would be wasted.

## Chronicle

event-task-lies-out = Task: { $task }.
event-thing-lies = At “{ $field }” lies: { $item }.
event-thicket-token = A herb token lies in “{ $field }”.
event-troll-stands = The cave troll lurks at “{ $field }”.
event-step = { $hero } goes to “{ $field }”.
event-cave-step = { $hero } slips through the caves to “{ $field }”.
event-stands-still = { $hero } stands still.
event-ends-turn = { $hero } ends the turn.
event-falls-asleep = { $hero } lies down to sleep.
event-takes-marker = { $hero } sleeps first and gets the night marker.
event-fog-shows = { $hero } reveals the fog: { $tile }.
event-thicket-shows = { $hero } finds in the thicket: { $tile }.
event-mine-shows = { $hero } turns up: { $tile }.
event-tile-shown = { $hero } looks at “{ $field }”: { $tile }.
event-hourglass = { $hero } has one more sun every day from now on.
event-gor-appears = A gor appears on gor space { $number }.
event-no-gor-left = All gors are in play already. Nothing happens.
event-no-gor-place = There is no free space for the gor. Nothing happens.
event-gor-moves = A gor moves from “{ $from }” to “{ $to }”.
event-alarm = A gor is at the Rietburg: alarm!
event-gor-leaves = The gor goes back to the supply.
event-dragon-comes = The dragon flies { $count ->
    [one] one space
   *[other] { $count } spaces
} nearer. { $left ->
    [one] One space
   *[other] { $left } spaces
} left to the Rietburg.
event-dragon-goes = The dragon falls back one space. { $left } spaces left to the Rietburg.
event-dragon-at-end = The dragon is at the edge already. It cannot go farther.
event-drinks = { $hero } drinks from the well and has { $suns } suns now.
event-picks-up = { $hero } takes { $an-item }.
event-lays-down = { $hero } lays down { $an-item }.
event-thing-brought = { $hero } brings { $an-item } to where it belongs.
event-gives = { $hero } gives { $other } { $an-item }.
event-takes = { $hero } gets { $an-item } from { $other }.
event-lights-beacon = { $hero } lights a beacon.
event-buys = { $hero } buys { $an-item }.
event-throw = { $hero } rolls: { $swords ->
    [0] no sword
    [one] one sword
   *[other] { $swords } swords
}, { $torches ->
    [0] no torch
    [one] one torch
   *[other] { $torches } torches
}{ $lightnings ->
    [0] .
   *[other] , a lightning!
}
event-dice-laid = { $number ->
    [one] One die lies
   *[other] { $number } dice lie
} at “{ $field }” now.
event-fight-goes-on = { $number ->
    [one] One sword is
   *[other] { $number } swords are
} still missing. The dice stay there.
event-lays-sword = { $hero } uses a sword token.
event-gor-beaten = { $hero } beats the gor!
event-fort-falls = { $hero } tears down the fort!
event-uses-torch = { $hero } uses a torch.
event-mine-stays-dark = No torch: it stays dark.
event-cub-found = A wolf cub is found! { $left ->
    [0] That was the last one.
    [one] One is still missing.
   *[other] { $left } are still missing.
}
event-kraken = The kraken throws { $hero } back to the bridge. The day is over for { $gender ->
    [m] him
   *[f] her
}.
event-letter-read = { $hero } has the right letter.
event-well-cleaned = The well at “{ $field }” is clean.
event-troll-driven-off = { $hero } drives the troll off and lays the coat of arms on the card.
event-troll-stays = No torch: the troll only laughs.
event-task-gets-on = { $task }: { $count } done.
event-task-done = Task done: { $task }!
event-bridge-opens = All tasks are done. Mart opens the bridge!
event-night-falls = Everybody sleeps. Night falls.
event-well-fills = The well “{ $field }” is full again.
event-fights-lost = The dice come back. Open fights are lost.
event-won = All wolf cubs are found. You have won!
event-lost = The dragon reaches the Rietburg. The game is lost.

## What is on a space

here-gor = A gor. { $slots ->
    [one] One sword is missing
   *[other] { $slots } swords are needed
}.
here-fort = A fort. { $slots ->
    [one] One sword is missing
   *[other] { $slots } swords are needed
}.
here-fog = A fog tile, face down.
here-mine = A mine tile, face down.
here-thicket = A herb token, face down.
here-known-tile = Face down, but known: { $tile }.
here-well-full = A full well: up to 3 suns back.
here-well-empty = The well is empty. It fills at night.
here-well-polluted = The well is polluted.
here-reka = Reka the herb witch sells torches.
here-merchant = The merchant. { $torches ->
    [one] One torch
   *[other] { $torches } torches
} left.
here-watchtower = The watchtower. { $count ->
    [0] No beacon
    [one] One beacon
   *[other] { $count } beacons
} left to light.
here-guard = Mart the bridge guard bars the bridge until all tasks are done.
here-cave = A cave. Dwarfs get from here to every other one.
here-troll = The cave troll.

## Refusals

refusal-not-on-turn = It is somebody else's turn.
refusal-still-walking = Walk or stand still first. Then you may act.
refusal-fog-first = Reveal the fog first.
refusal-already-acted = You have acted already. Nobody walks on after that.
refusal-stood-still = You stood still. Your walk is over for this turn.
refusal-already-moved = You have walked already.
refusal-no-sun-left = You have no sun left.
refusal-falcon-is-heavy = With the falcon the first step costs two suns.
refusal-not-adjacent = This space is not next to yours.
refusal-too-far = That is too far: you have { $suns ->
    [one] one sun
   *[other] { $suns } suns
} left.
refusal-bridge-closed = Mart lets nobody over the bridge until all tasks are done.
refusal-no-cave-here = There is no cave entrance here.
refusal-same-cave = You are standing in this cave already.
refusal-no-fog-here = There is no fog here.
refusal-no-thicket-tile = There is no herb token here.
refusal-already-seen = You know this tile already.
refusal-no-tile-there = There is no tile any more.
refusal-only-fog = The telescope shows fog spaces only.
refusal-only-mine = The falcon shows mine spaces only.
refusal-no-well-here = There is no well here.
refusal-well-is-empty = The well is empty. It fills at night.
refusal-well-is-polluted = The well is polluted.
refusal-all-suns-there = You have all your suns.
refusal-not-in-bag = That is not in your loot bag.
refusal-not-on-field = That does not lie here.
refusal-not-in-other-bag = The other hero does not have that.
refusal-other-is-elsewhere = That hero stands on another space.
refusal-just-handed-over = That went the other way this turn.
refusal-no-watchtower-here = Beacons burn on the watchtower only.
refusal-no-wood = You need wood in your loot bag for that.
refusal-no-beacon-left = There were three beacons already. There are no more.
refusal-no-shop-here = Nobody sells anything here.
refusal-not-enough-gold = You have not enough gold for that.
refusal-no-torch-left = There is no torch left to buy.
refusal-not-at-reka = Only Reka sells the healing potion.
refusal-no-potion-left = There is no healing potion for sale.
refusal-no-gor-here = There is no gor here.
refusal-fort-first = The fort must go first.
refusal-gor-next-turn = The fort has only just fallen. The gor waits for a later turn.
refusal-no-fort-here = There is no fort here.
refusal-no-fight-here = There is nothing to fight here.
refusal-no-sword-token = You have no sword token.
refusal-swords-would-not-win = Your sword tokens are not enough to win.
refusal-one-throw-a-turn = You have rolled this turn already.
refusal-no-dice-left = All your dice lie on the board.
refusal-no-mine-tile = There is no mine tile here.
refusal-no-torch-token = You have no torch.
refusal-no-troll-here = There is no troll here.
refusal-crest-laid = You have driven the troll off already.
refusal-no-torch = You have no torch.
refusal-no-polluted-well = There is no polluted well here.
refusal-needs-two-heroes = Two heroes must stand here for that.
refusal-nothing-spent = Every turn costs one sun: walk or stand still.
refusal-search-first = Search the mine first.
refusal-go-there-first = You have to stand there for that.
