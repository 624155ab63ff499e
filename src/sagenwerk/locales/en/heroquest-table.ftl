### HeroQuest: what stands on the page only. Our own words.

## Start

which-heroquest = Which quest?
heroquest-hero-about = { $kind }
heroquest-seat-order = You take turns in this order, starting at the game master's left. One person can play several heroes.
heroquest-holds-marker = {""}
heroquest-open-own = Open your own quest
heroquest-day = Round { $day }
heroquest-legend = Quest
heroquest-task = Your task
heroquest-no-page-yet = There is nothing to read here.
heroquest-letter-keys-list = Arrows: one step. M roll or walk, A attack, C cast, S search, T treasure, F traps, O open a door, J jump, D disarm a trap, P potion, E end the turn, H hero sheet, K monsters, B story, L squares as a list, X what is around me, R rules, U undo.
heroquest-who-leads = Who leads the quest?
heroquest-leads-text = The game master knows the map and moves the monsters.
heroquest-leads-simple = Sagenwerk leads, simply
heroquest-leads-cunning = Sagenwerk leads, cunningly
heroquest-leads-here = Somebody at this device
heroquest-leads-elsewhere = Somebody at another device
heroquest-leads-open = Open: whoever gets the link
heroquest-leads-name = Name of the game master

## Whose turn

hq-master = Game master
hq-master-simple = AI leads
hq-master-cunning = AI leads cunningly
hq-master-random = AI leads by chance
hq-master-greedy = AI leads
hq-master-planner-quick = AI leads with a plan
hq-master-planner = AI leads with a plan
hq-master-planner-strong = AI leads with a plan
hq-master-acts = It is the game master's turn.
hq-master-turn = It is the game master's turn.
hq-master-your-turn = It is your turn, game master.
hq-wait-for-master = Wait until the monsters have moved.
hq-hero-acts = It is { $hero }'s turn.
hq-master-watches = The heroes are deciding.
hq-turn-order = Whose turn comes when
hq-order-hero = { $hero }, { $body } of { $most } body points
hq-paused = The game master has stopped the game.
hq-edition-eu1 = Rules of 1989
hq-edition-eu2 = Rules of 1989, 2nd printing
hq-edition-us = Rules US 1990

## Hero sheet

hq-body = Body
hq-mind = Mind
hq-body-of = { $have } of { $most } body points
hq-mind-of = { $have } of { $most } mind points
hq-attack = Attack
hq-defend = Defend
hq-march = March
hq-move = Steps
hq-dice = { $dice ->
    [one] one die
   *[other] { $dice } dice
}
hq-move-dice = { $dice ->
    [one] one die
   *[other] { $dice } dice
}
hq-sheet = Sheet
hq-sheet-of = Hero sheet: { $hero }
hq-spells = Spells
hq-spells-left = { $count ->
    [one] one spell
   *[other] { $count } spells
}
hq-things = Equipment and potions
hq-nothing = nothing
hq-carries = carries something
hq-where-in-quest = in the dungeon
hq-where-left = has left by the stairs
hq-where-dead = is dead
hq-where-absent = is not here
hq-quests-done = { $count ->
    [one] one quest done
   *[other] { $count } quests done
}
hq-champion = champion
hq-outlawed = outlawed

## Cards

hq-card-attack = { $dice ->
    [one] Attack with one die.
   *[other] Attack with { $dice } dice.
}
hq-card-against = Against { $kind }: { $dice }.
hq-card-twice = Against { $kind } twice in a turn.
hq-card-diagonal = Also diagonally.
hq-card-shot = Hits at any distance, but not next to you.
hq-card-thrown = Can be thrown and is gone afterwards.
hq-card-no-shield = Not together with a shield.
hq-card-defend-base = { $dice ->
    [one] Defend with one die.
   *[other] Defend with { $dice } dice.
}
hq-card-defend-plus = { $dice ->
    [one] One more die in defence.
   *[other] { $dice } more dice in defence.
}
hq-card-move = { $dice ->
    [one] March with one die only.
   *[other] March with { $dice } dice.
}
hq-card-mind = { $points } more mind points.
hq-card-two-spells = Two spells in a turn.
hq-card-only = Only for: { $heroes }.
hq-about-tool-kit = Disarms traps that have been found.
hq-about-elixir-of-life = Brings a dead hero back to life once.
hq-about-ring-of-return = Takes all heroes in sight back to the start once.
hq-about-spell-ring = Holds a spell ready: it can be cast twice.
hq-about-none = Without a weapon.
hq-about-potion-of-healing = Heals up to four body points.
hq-about-potion-of-healing-by-die = Heals as many body points as a die shows.
hq-about-potion-of-healing-2 = Heals up to two body points.
hq-about-potion-of-strength = Two more dice in the next attack.
hq-about-potion-of-resilience = Two more dice in the next defence.
hq-about-potion-of-speed = Twice as many dice for the next march.
hq-about-heroic-brew = Two attacks in one turn.
hq-about-holy-water = Instead of an attack: destroys an undead next to you.
hq-about-purple-flask = Turns the hero to stone: nothing can harm him, and he can do nothing.

## Actions

hq-walk = Walk
hq-plan = Way to { $square }
hq-way = { $fields ->
    [one] one square
   *[other] { $fields } squares
}
hq-steps-left = { $count ->
    [0] no squares left
    [one] one square left
   *[other] { $count } squares left
}
hq-cast = Cast a spell
hq-potions = Potions
hq-search = Search
hq-do-it = Do it
hq-aiming = Target for: { $what }
hq-aiming-how = Choose on the board whom it is meant for.
hq-aim-on-board = Target on the board
hq-keep-answer = Keep this answer at this table
hq-square-more = More about this square
hq-mark-attack = you can attack here
hq-mark-spell = you can cast here
hq-mark-choose = you can choose a figure here
hq-mark-other = you can do something here

## Dice

hq-dice-title = Dice
hq-face-skull = skull
hq-face-white = white shield
hq-face-black = black shield

## Quest

hq-story = Story
hq-story-again = Read the story again
hq-rooms = { $count ->
    [one] 1 of 22 rooms
   *[other] { $count } of 22 rooms
}
hq-beaten = { $count ->
    [one] 1 monster beaten
   *[other] { $count } monsters beaten
}
hq-cards-left = { $count ->
    [one] 1 treasure card
   *[other] { $count } treasure cards
}
hq-monsters = Monsters
hq-no-monsters = There is no monster on the board now.
hq-stands-on = stands on { $square }
hq-room = { $number ->
    [0] Corridor
   *[other] Room { $number }
}
hq-stairs = stairs
hq-blocked = rubble
hq-open-chest = { $chest }, open
hq-trap = { $trap }{ $state ->
    [sprung] , open
    [hidden] , hidden
   *[other] , found
}
hq-side-unknown = still in the dark
hq-next-quest = Next quest
hq-try-again = Start over

## Armoury

hq-armoury = Armoury: { $hero }
hq-to-armoury = To the armoury
hq-hand-gold = Hand over gold
hq-shop-has = you have it
hq-shop-not-for = not for { $hero }
hq-shop-too-dear = too dear
hq-shop-not-now = not now

## Game master

hq-notes = Notes of the map
hq-note-done = has happened
hq-wandering = Wandering monster: { $kind }
hq-wandering-none = none
hq-pause = Stop
hq-go-on = Go on
hq-override = Step in
hq-override-text = You can change what lies on the board. Everybody is told that something was changed.
hq-override-what = What?
hq-override-move = move somebody
hq-override-body = change body points
hq-override-mind = change mind points
hq-override-remove = remove a monster
hq-override-place = place a monster
hq-override-door = open or close a door
hq-override-set-out = set out squares
hq-override-who = Who?
hq-override-kind = Which kind?
hq-override-square = On which square?
hq-override-squares = Which squares? Separated by blanks
hq-override-points = Points
hq-override-which-door = Which door?
hq-override-door-state = Afterwards it is
hq-override-do = Change it
hq-door-open = open
hq-door-closed = closed
hq-hand-over = Hand over the device
hq-give-to-master = { $player ->
    [none] Give the device to the game master
   *[other] Give the device to { $player }
}
hq-give-to-master-text = The whole map is about to be seen. Heroes look away.
hq-give-to-heroes = Give the device to the heroes
hq-give-to-heroes-text = Now only what has been set out can be seen.
hq-i-am-master = I am the game master
hq-we-are-heroes = We are the heroes

## Letters of the monsters

hq-letter-goblin = Go
hq-letter-orc = Or
hq-letter-fimir = Fi
hq-letter-skeleton = Sk
hq-letter-zombie = Zo
hq-letter-mummy = Mu
hq-letter-chaos-warrior = Ch
hq-letter-gargoyle = Ga
hq-letter-chaos-sorcerer = So
