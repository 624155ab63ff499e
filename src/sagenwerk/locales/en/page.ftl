### The page itself: start, table, rule book, settings. Our own words.

## Start

motto = Play together, exactly by the rules.
go-on-with = Go on: { $game }
saved-games = Saved games
open-save = Open a saved file
theme-light = Light colours
theme-dark = Dark colours
settings = Settings
steps = Steps
step-game = Game
step-scenario = What
step-heroes = Heroes
step-start = Start
next = Next: { $step }
back = Back
which-game = What do you play?
about-junior = { $fewest } to { $most } heroes, from 7 years
game-junior = Andor Junior
game-andor = Legends of Andor
about-andor = { $fewest } to { $most } heroes, from 10 years on
game-heroquest = HeroQuest
about-heroquest = { $fewest } to { $most } heroes and a game master, from 9 years
chosen = chosen
new-here = New here?
new-here-text = The table always says what to do next. You need not read anything before.
new-here-undo = You can undo at any time.
new-here-aloud = Every text can be read aloud.
new-here-rules = Every rule names its source.
which-junior = Which challenge?
tasks-drawn = { $count } tasks, drawn at random
who-plays-whom = Who plays whom?
hero-about = { $kind }, { $suns } suns, { $dice ->
    [one] one die
   *[other] { $dice } dice
}
holds-marker = begins
heroine-or-hero = Heroine or hero
person-here = Person here
bot-greedy = Sagenwerk plays well
bot-random = Sagenwerk plays at random
bot-simple = Sagenwerk leads, simply
bot-cunning = Sagenwerk leads, cunningly
bot-plays = Sagenwerk plays
who-plays-hero = Who plays { $hero }?
who-plays = Who plays?
name-of-person = Name
sits-earlier = { $hero } sits further to the front
sits-later = { $hero } sits further to the back
seat-order = The first in the row is the oldest and begins. One person can play several heroes.
hero-count = Choose { $fewest } to { $most } heroes.
how-hard = How hard?
which-rules = Which rules?
choose-rules = Choose rules
choose-rules-text = Here you can choose where groups play in different ways. The marks say how sure the printed rule is.
changed = { $count } changed
usual = usual
all-usual = Everything as usual
open-own = Open a box of your own
own-file = Your file: { $name }
own-file-leave = Close the file
seed = Fixed dice
seed-by-chance = by chance
seed-text = With the same number, dice and tiles fall the same way again. Otherwise leave it empty.
stop-any-time = Everything is saved. You can stop at any time.
begin = Begin the game
go-on = Go on
in-play = in play
delete = Delete
really-delete = Really delete it? This cannot be undone.
no-saved-games = There is no game here yet.
download-save = Saved game as a file
language = Language

## Line and trouble

line-connecting = The page is connecting to the game …
line-broken = The connection to the game is gone. The page keeps trying. Nothing is lost. Is Sagenwerk still running?
line-impossible = This browser has no WebSockets. Please open the page with a newer Firefox, Chrome, Edge or Safari. Your game stays saved.
trouble-title = Something is missing
trouble-no-server = Sagenwerk does not answer. Start it with ./play and try again. Saved games are kept.
trouble-odd-answer = The server answered something unexpected (code { $status }). Load the page again. If that does not help, restart Sagenwerk.
trouble-unknown-game = This page does not know the game “{ $name }”. Please update Sagenwerk.
no-such-page = There is no such page
to-the-start = To the start
load-again = Load again
try-now = Try now
opening-table = The table is being laid
understood = All right
not-connected = not connected
saved = saved
saving = One moment …
saved-always = Every turn is saved already. You can stop at any time.

## Bar and menu

day = Day { $day }
undo = Undo
undo-what = Undo: { $what }
undo-nothing = Nothing to undo
redo-what = Redo: { $what }
rules = Rules
sound = Sounds
sound-on = Sounds are on
sound-off = Sounds are off
menu = Menu
seats = Who plays whom?
known-in-use = Interpretations and unconfirmed data
known-intro = This is how it is played here where rules or data are not quite certain.
known-own-content = This game also uses data from your own file.
known-options = Interpretations chosen
known-data = Data that is not confirmed
known-none = none
copy-situation = Copy this situation as text
situation-intro = This text describes the situation exactly. Paste it into a question or a report of a fault.
copy = Copy
copied = Copied.
copy-by-hand = The browser does not allow copying. Please select the text and copy it yourself.
second-window = Second window
second-window-text = Heroes and game master can play at two devices. Whoever opens the game master's address sees the whole map.
close = Close
done = Done

## Whose turn

what-now = What to do now
your-turn = It is { $hero }’s turn!
your-turn-person = { $player }, it is your turn with { $hero }!
your-turn-all = It is your turn, all of you.
bot-turn = Sagenwerk plays { $hero }.
bot-waits = Watch. It goes on in a moment.
on-turn = on turn
over-won = You have won!
over-lost = Lost

## Table

actions = Actions
go = Go
stand-short = Stand
look-where = Look where?
look-here = Look here
go-price = Go here ({ $suns ->
    [one] one sun
   *[other] { $suns } suns
})
plan-go = { $hero } goes to “{ $field }”
plan-price = { $steps ->
    [one] one step
   *[other] { $steps } steps
}, costs { $suns ->
    [one] one sun
   *[other] { $suns } suns
}
not-now = Not possible: { $what }.
not-possible = That is not possible: { $reason }
why = Why?
rule-short = Rule { $rule }
open-rule = Open rule { $rule }
possible-here = Possible here
not-possible-here = Not possible
looking = Looking it up …
loot-bag = Loot bag
bag-empty = empty
bag-of = Loot bag of { $hero }: pass on
lies-here = Lies here: take
from-others = Get from others
lay-down-here = Lay down here
nothing-to-exchange = There is nothing to exchange now.
do-it-anyway = Do it anyway
things = { $thing }{ $count ->
    [one] {""}
   *[other] {" "}({ $count }×)
}
suns-left = { $left } of { $of } suns
dice-left = { $left } of { $of } dice ready
night-marker = has the night marker
asleep = asleep
crest-laid = coat of arms
stands-on = stands on “{ $field }”
tasks = Tasks
task-is-done = done
task-progress = { $have } of { $need }
now-the-cubs = Mart has opened the bridge. Find { $cubs } wolf cubs in the mine!
cubs-found = { $have } of { $need } wolf cubs found
what-happened = What happened?
log-older = Show earlier lines
show-on-board = Show on the board
tasks-and-log = Tasks and log
dragon-track = The dragon’s way to the Rietburg
tabs = Sections
tab-turn = Turn
tab-heroes = Heroes
tab-tasks = Tasks
tab-log = Log
sheet-larger = Pull the sheet larger
sheet-smaller = Pull the sheet smaller
face-sword = sword
face-torch = torch
face-lightning = lightning
face-blank = nothing
face-1 = 1
face-2 = 2
face-3 = 3
mark-item-herb-red = R
mark-item-herb-blue = B
mark-item-herb-yellow = Y
mark-item-book-rietburg = R
mark-item-book-merchant = M
mark-item-book-watchtower = W
mark-item-book-bridgehouse = G
mark-item-letter-warrior = B
mark-item-letter-archer = G
mark-item-letter-dwarf = Y
mark-item-letter-mage = P

## Night

night = Night
night-overview = Overview of the night
night-intro = When all heroes sleep, night falls. Then this happens, always in this order.
night-sleepers = Asleep already: { $heroes }.
night-all-awake = Everybody is still awake.
night-holder = { $hero } has the night marker. The next day begins there.
night-dragon = The dragon flies 1 to 3 clouds nearer. Now there are { $left } left to the Rietburg.
night-gors = Every gor moves one gor space on. { $count ->
    [0] None is
    [one] One is
   *[other] { $count } are
} on the board now. One that reaches the Rietburg raises the alarm.
night-new-gors = New gors come. The dragon’s cloud shows { $count ->
    [0] no head
    [one] one head
   *[other] { $count } heads
} now. In the supply: { $supply }.
night-wells = Empty wells fill again.
night-dice = All dice come back. Open fights are lost. Open now: { $count }.
night-suns = All suns and hourglasses come back to the hero boards.

## Spaces

board-as-text = Spaces as a list
possible-fields = Possible spaces
all-fields = All spaces
next-to = Next to it: { $fields }
seen-fort = fort
seen-gor = gor
seen-fog = fog
seen-mine = mine tile, face down
seen-thicket = herb token, face down
seen-known = face down, but known: { $tile }
seen-well-full = full well
seen-well-empty = empty well
seen-well-polluted = polluted well
seen-reka = Reka the herb witch
seen-troll = cave troll

## End

story = How it went
again-from = Try again from
again = Try again
new-game = New game
look-at-board = Look at the board

## Rule book

rule-book = Rule book
own-page = As a page
search-rules = Search the rules
why-not = Why is that not possible?
chapter = Chapter
all-chapters = All chapters
rules-found = { $count ->
    [0] No rule
    [one] One rule
   *[other] { $count } rules
}
no-rule-found = No rule fits. Try another word.
rules-summary = In our own words. { $count } rules, { $done } of them done exactly.
sagenwerk-does = What Sagenwerk does:
reading = Interpretation:
can-be-chosen = Can be chosen before the game:
page-number = page { $page }
built-done = done exactly
built-partly = partly
built-open = later
known-official = official
known-confirmed = confirmed
known-one-source = one source
known-inferred = inferred
known-unsettled = unsettled
known-proposed = proposed

## Settings

theme = Colours
theme-game = like the game
theme-junior = Junior
text-size = Text size
text-size-100 = normal
text-size-115 = larger
text-size-130 = large
speed = Speed
speed-1 = normal
speed-2 = fast
speed-instant = instant
motion = Motion
motion-auto = like the device
motion-reduced = little
motion-full = full
confirm-steps = Ask again before every step
letter-keys = Letters as keys
letter-keys-list = M go, W stand still, F fog, A attack, B loot bag, E end turn, N night, R rules, U undo.
volume = Volume
read-aloud = Read aloud
read-stop = Stop reading
read-calls = Read by itself what to do
voice = Voice
voice-try = Try the voice
voice-sample = This is how this voice sounds. Have fun playing!
no-voice = This browser has no voice for this language. Install a voice in your operating system, and the button for reading aloud appears.

## Unconfirmed data

block-board = Board: which spaces lie side by side
block-dragon = The dragon’s way: length, start, new gors
block-beacons = Number of beacons
block-gor-start = Gors at the beginning
block-red-die = The dragon’s red die
block-shop = Prices at the merchant
block-tiles-fog = Mix of the fog tiles
block-tiles-mine = Mix of the mine tiles
block-tiles-thickets = Herb tokens in the thickets
block-tasks = Task: { $name }
block-challenges = Choice of tasks: { $name }
block-faces = Faces of the dice: { $name }
block-figures = Name of the figure: { $name }
block-heroes = Hero board: { $name }

## Board

board = Board
board-loading = The board is being drawn …
board-failed = The board could not be drawn. The list of spaces still works. Reload the page to try again.
board-view = Part of the board
board-larger = Larger board
board-smaller = Smaller board
board-all = Show everything
board-turn = Show whose turn it is
track-castle = Rietburg
track-castle-taken = Rietburg: the dragon is there.
track-cloud = Cloud { $number }: { $gors ->
    [0] no new Gors
    [one] one new Gor
   *[other] { $gors } new Gors
}
track-dragon = Cloud { $number }: the dragon is here. { $gors ->
    [0] No new Gors
    [one] One new Gor
   *[other] { $gors } new Gors
} at night.
track-more = { $count ->
    [one] one cloud
   *[other] { $count } clouds
} behind the dragon

## Collections of rules

presets = Your house rules
preset-printed = as printed
preset-own = own
preset-keep = Keep this choice under a name
preset-name = Name of the set
preset-keep-it = Keep
preset-forget = Forget { $name }

## More and less

less-of = less: { $what }
more-of = more: { $what }

## What several games have

hero-wizard = Wizard

## What several games say

reward = reward
gold = gold
heroes = Heroes
walk = Walk
attack = Attack
cancel = Cancel
goals = Task
goal-met = met
goal-open = still open
goals-and-log = Task and log
legend = Legend
task = Task
no-page-yet = No card has been read yet.
page-before = Back
page-after = On
page-of = Page { $page } of { $of }
go-on-playing = Go on playing
skip = Skip
versus = against
of = { $have } of { $need }
tab-rules = Rules
show-question = To the card's question
equipment = Equipment
buy = Buy
no = No
hero-warrior = { $gender ->
   *[any] Warrior
}
hero-archer = { $gender ->
   *[any] Archer
}
hero-dwarf = { $gender ->
   *[any] Dwarf
}
item-gold = gold
here-hero = { $hero } stands here.
here-item = { $item }{ $count ->
    [one] {""}
   *[other] {" "}({ $count }×)
}
here-nothing = There is nothing special here.
event-day-begins = Day { $day } begins. { $hero } makes the first move.
refusal-not-now = That is not a choice right now.
refusal-game-over = The game is over.
