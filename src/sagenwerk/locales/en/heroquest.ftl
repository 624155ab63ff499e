### HeroQuest: names, choice of rules, buttons, chronicle, refusals. Our own words.

## Heroes and game master

hero-barbarian = Barbarian
hero-elf = Elf
heroquest-letter-barbarian = Ba
heroquest-letter-dwarf = Dw
heroquest-letter-elf = El
heroquest-letter-wizard = Wi
heroquest-game-master = Game master

## Monsters

heroquest-kind-goblin = goblin
heroquest-kind-orc = orc
heroquest-kind-fimir = fimir
heroquest-kind-skeleton = skeleton
heroquest-kind-zombie = zombie
heroquest-kind-mummy = mummy
heroquest-kind-chaos-warrior = chaos warrior
heroquest-kind-gargoyle = gargoyle
heroquest-kind-chaos-sorcerer = chaos sorcerer
heroquest-the-kind-goblin = the goblin
heroquest-the-kind-orc = the orc
heroquest-the-kind-fimir = the fimir
heroquest-the-kind-skeleton = the skeleton
heroquest-the-kind-zombie = the zombie
heroquest-the-kind-mummy = the mummy
heroquest-the-kind-chaos-warrior = the chaos warrior
heroquest-the-kind-gargoyle = the gargoyle
heroquest-the-kind-chaos-sorcerer = the chaos sorcerer
heroquest-to-kind-goblin = the goblin
heroquest-to-kind-orc = the orc
heroquest-to-kind-fimir = the fimir
heroquest-to-kind-skeleton = the skeleton
heroquest-to-kind-zombie = the zombie
heroquest-to-kind-mummy = the mummy
heroquest-to-kind-chaos-warrior = the chaos warrior
heroquest-to-kind-gargoyle = the gargoyle
heroquest-to-kind-chaos-sorcerer = the chaos sorcerer
heroquest-a-kind-goblin = a goblin
heroquest-a-kind-orc = an orc
heroquest-a-kind-fimir = a fimir
heroquest-a-kind-skeleton = a skeleton
heroquest-a-kind-zombie = a zombie
heroquest-a-kind-mummy = a mummy
heroquest-a-kind-chaos-warrior = a chaos warrior
heroquest-a-kind-gargoyle = a gargoyle
heroquest-a-kind-chaos-sorcerer = a chaos sorcerer

## Spells

heroquest-element-air = air
heroquest-element-earth = earth
heroquest-element-fire = fire
heroquest-element-water = water
heroquest-spell-genie = Genie
heroquest-spell-swift-wind = Swift Wind
heroquest-spell-tempest = Tempest
heroquest-spell-heal-body = Heal Body
heroquest-spell-pass-through-rock = Pass Through Rock
heroquest-spell-rock-skin = Rock Skin
heroquest-spell-ball-of-flame = Ball of Flame
heroquest-spell-courage = Courage
heroquest-spell-fire-of-wrath = Fire of Wrath
heroquest-spell-sleep = Sleep
heroquest-spell-veil-of-mist = Veil of Mist
heroquest-spell-water-of-healing = Water of Healing
heroquest-spell-cloud-of-chaos = Cloud of Chaos
heroquest-spell-command = Command
heroquest-spell-escape = Escape
heroquest-spell-fear = Fear
heroquest-spell-firestorm = Firestorm
heroquest-spell-lightning-bolt = Lightning Bolt
heroquest-spell-rust = Rust
heroquest-spell-summon-orcs = Summon Orcs
heroquest-spell-summon-undead = Summon Undead

## Equipment and artifacts

heroquest-item-staff = staff
heroquest-item-hand-axe = hand axe
heroquest-item-spear = spear
heroquest-item-shortsword = short sword
heroquest-item-broadsword = broadsword
heroquest-item-longsword = longsword
heroquest-item-crossbow = crossbow
heroquest-item-battle-axe = battle axe
heroquest-item-dagger = dagger
heroquest-item-helmet = helmet
heroquest-item-shield = shield
heroquest-item-chain-mail = chain mail
heroquest-item-plate-armour = plate armour
heroquest-item-tool-kit = tool kit
heroquest-item-cloak-of-protection = cloak of protection
heroquest-item-bracers = bracers
heroquest-item-borins-armour = Borin's Armour
heroquest-item-orcs-bane = Orc's Bane
heroquest-item-spirit-blade = Spirit Blade
heroquest-item-talisman-of-lore = Talisman of Lore
heroquest-item-wand-of-recall = Wand of Recall
heroquest-item-elixir-of-life = Elixir of Life
heroquest-item-ring-of-return = Ring of Return
heroquest-item-spell-ring = Spell Ring
heroquest-item-wizards-cloak = Wizard's Cloak
heroquest-item-wizards-staff = Wizard's Staff
heroquest-an-item-staff = a staff
heroquest-an-item-hand-axe = a hand axe
heroquest-an-item-spear = a spear
heroquest-an-item-shortsword = a short sword
heroquest-an-item-broadsword = a broadsword
heroquest-an-item-longsword = a longsword
heroquest-an-item-crossbow = a crossbow
heroquest-an-item-battle-axe = a battle axe
heroquest-an-item-dagger = a dagger
heroquest-an-item-helmet = a helmet
heroquest-an-item-shield = a shield
heroquest-an-item-chain-mail = chain mail
heroquest-an-item-plate-armour = plate armour
heroquest-an-item-tool-kit = a tool kit
heroquest-an-item-cloak-of-protection = a cloak of protection
heroquest-an-item-bracers = bracers
heroquest-an-item-borins-armour = Borin's Armour
heroquest-an-item-orcs-bane = Orc's Bane
heroquest-an-item-spirit-blade = the Spirit Blade
heroquest-an-item-talisman-of-lore = the Talisman of Lore
heroquest-an-item-wand-of-recall = the Wand of Recall
heroquest-an-item-elixir-of-life = the Elixir of Life
heroquest-an-item-ring-of-return = the Ring of Return
heroquest-an-item-spell-ring = the Spell Ring
heroquest-an-item-wizards-cloak = the Wizard's Cloak
heroquest-an-item-wizards-staff = the Wizard's Staff
heroquest-item-none = no special weapon
heroquest-an-item-none = no special weapon

## Potions

heroquest-potion-potion-of-healing = potion of healing
heroquest-potion-potion-of-healing-by-die = potion of healing
heroquest-potion-potion-of-healing-2 = small potion of healing
heroquest-potion-potion-of-strength = potion of strength
heroquest-potion-potion-of-resilience = potion of resilience
heroquest-potion-potion-of-speed = potion of speed
heroquest-potion-heroic-brew = heroic brew
heroquest-potion-holy-water = holy water
heroquest-potion-purple-flask = purple flask
heroquest-a-potion-potion-of-healing = a potion of healing
heroquest-a-potion-potion-of-healing-by-die = a potion of healing
heroquest-a-potion-potion-of-healing-2 = a small potion of healing
heroquest-a-potion-potion-of-strength = a potion of strength
heroquest-a-potion-potion-of-resilience = a potion of resilience
heroquest-a-potion-potion-of-speed = a potion of speed
heroquest-a-potion-heroic-brew = a heroic brew
heroquest-a-potion-holy-water = a flask of holy water
heroquest-a-potion-purple-flask = a purple flask

## Treasure cards

heroquest-card-gold-10 = 10 gold coins
heroquest-card-gold-15 = 15 gold coins
heroquest-card-gold-20 = 20 gold coins
heroquest-card-gold-25 = 25 gold coins
heroquest-card-gold-50 = 50 gold coins
heroquest-card-gold-dice = gold by the dice
heroquest-card-gem-35 = gem worth 35 gold
heroquest-card-gem-50 = gem worth 50 gold
heroquest-card-jewels-50 = jewels worth 50 gold
heroquest-card-hoard-100 = hoard of 100 gold
heroquest-card-potion-of-healing = potion of healing
heroquest-card-potion-of-healing-by-die = potion of healing
heroquest-card-potion-of-strength = potion of strength
heroquest-card-potion-of-resilience = potion of resilience
heroquest-card-potion-of-speed = potion of speed
heroquest-card-heroic-brew = heroic brew
heroquest-card-holy-water = holy water
heroquest-card-nothing = nothing
heroquest-card-trap-arrow = trap: an arrow
heroquest-card-trap-crossbow = trap: a crossbow bolt
heroquest-card-trap-pit = trap: a pit
heroquest-card-hazard-arrow = hazard: an arrow
heroquest-card-hazard-pit = hazard: a pit
heroquest-card-wandering-monster = wandering monster

## Furniture, traps, what works on figures

heroquest-furniture-table = table
heroquest-furniture-throne = throne
heroquest-furniture-alchemists-bench = alchemist's bench
heroquest-furniture-treasure-chest = treasure chest
heroquest-furniture-tomb = tomb
heroquest-furniture-sorcerers-table = sorcerer's table
heroquest-furniture-bookcase = bookcase
heroquest-furniture-rack = rack
heroquest-furniture-fireplace = fireplace
heroquest-furniture-weapons-rack = weapons rack
heroquest-furniture-cupboard = cupboard
heroquest-trap-pit = pit
heroquest-trap-falling-block = falling block
heroquest-trap-spear = spear trap
heroquest-effect-in-pit = in a pit
heroquest-effect-misses-turn = misses a turn
heroquest-effect-asleep = asleep
heroquest-effect-rock-skin = rock skin
heroquest-effect-courage = courage
heroquest-effect-swift-wind = swift wind
heroquest-effect-through-rock = Pass Through Rock
heroquest-effect-veil-of-mist = Veil of Mist
heroquest-effect-strength = strength
heroquest-effect-resilience = resilience
heroquest-effect-speed = speed
heroquest-effect-second-attack = second attack
heroquest-effect-fear = fear
heroquest-effect-commanded = obeys the game master
heroquest-effect-paralysed = paralysed
heroquest-effect-stone = turned to stone
heroquest-effect-dormant = motionless
heroquest-effect-untouched = cannot be harmed yet
heroquest-effect-bare = without equipment
heroquest-effect-teleported = just transported
heroquest-effect-hands-full = carries something with both hands
heroquest-effect-next-march = works on the next march
heroquest-effect-two-handed = weapon for two hands
heroquest-effect-lost-in-rock = lost for ever

## Choice of rules

heroquest-option-edition = Edition
heroquest-option-edition-eu1 = Europe and Germany 1989, first printing
heroquest-option-edition-eu2 = Europe, second printing
heroquest-option-edition-us = USA 1990
heroquest-option-discovery = When what lies behind a door is set out
heroquest-option-discovery-open-or-enter = as soon as the door is open
heroquest-option-discovery-enter-only = only when somebody goes in
heroquest-option-monsters = Monsters on their turn
heroquest-option-monsters-one-by-one = one after the other
heroquest-option-monsters-interleaved = in any order, mixed
heroquest-option-passing_heroes = Passing heroes
heroquest-option-passing_heroes-allowed = heroes let each other pass, no monster
heroquest-option-passing_heroes-asked = the hero's player is asked, for monsters too
heroquest-option-passing_heroes-refused = forbidden
heroquest-option-passing_monsters = Passing monsters
heroquest-option-passing_monsters-refused = forbidden
heroquest-option-passing_monsters-asked = the game master is asked
heroquest-option-passing_monsters-allowed = allowed
heroquest-option-treasure_searches = Searching for treasure
heroquest-option-treasure_searches-each-hero-once = each hero once in every room
heroquest-option-treasure_searches-once-in-all = only once in every room
heroquest-option-found_traps = Traps that are found
heroquest-option-found_traps-shown = are only shown
heroquest-option-found_traps-sprung = go off
heroquest-option-dodged_spear = A dodged spear
heroquest-option-dodged_spear-ends-the-turn = the turn is over all the same
heroquest-option-dodged_spear-turn-goes-on = the turn goes on
heroquest-option-chest = Opening a chest
heroquest-option-chest-is-a-search = is the action of the turn
heroquest-option-chest-is-free = costs no action
heroquest-option-corner_sight = Sight exactly through a corner
heroquest-option-corner_sight-one-side-open = if one side of the corner is open
heroquest-option-corner_sight-always-open = always
heroquest-option-quest_1_wandering = Wandering monster in quest 1
heroquest-option-quest_1_wandering-none = none
heroquest-option-quest_1_wandering-orc = an orc
heroquest-option-forced_steps = Forced steps onto used squares
heroquest-option-forced_steps-do-not-count = do not count
heroquest-option-forced_steps-count = count
heroquest-option-setting_out = Setting out rooms
heroquest-option-setting_out-by-itself = by itself
heroquest-option-setting_out-game-master = the game master sets out
heroquest-option-start = Start
heroquest-option-start-on-the-stairs = on the stairs
heroquest-option-start-beside-the-stairs = beside the stairs

## Chronicle: turns and ways

heroquest-event-enters-portal = { $hero } goes through the portal.
heroquest-event-quest-begins = The quest begins: { $quest }.
heroquest-event-turn-begins = It is { $hero }'s turn.
heroquest-event-master-turn = Now the monsters move.
heroquest-event-ends-turn = { $hero } is done.
heroquest-event-rolls-to-march = { $hero } rolls { $count } for the march.
heroquest-event-steps = { $hero } goes to { $square }.
heroquest-event-is-moved = { $hero } now stands on { $square }.
heroquest-event-cannot-enter = { $square } cannot be entered.
heroquest-event-leave-given = { $figure } makes way.
heroquest-event-leave-refused = { $figure } lets nobody pass.
heroquest-event-lost-in-rock = { $hero } has stopped in solid rock and is lost.
heroquest-event-leaves = { $hero } leaves the quest by the stairs.
heroquest-event-comes-out = { $figure } comes out on { $square }.
heroquest-event-is-pushed = { $figure } is pushed aside.

## Chronicle: what is set out

heroquest-event-set-out = There is something new to see.
heroquest-event-door-appears = { $secret ->
    [0] A door is in sight: { $door }.
   *[other] A secret door has been found: { $door }.
}
heroquest-event-door-opens = The door { $door } opens.
heroquest-event-door-is-false = The door { $door } is only a picture on the wall.
heroquest-event-monster-appears = { $a-kind } stands on { $square }.
heroquest-event-note-nothing = There is nothing of value here.
heroquest-event-alarm = Alarm! All doors fly open.
heroquest-event-monster-wakes = { $the-kind } comes to life.
heroquest-event-furniture-moves = { $furniture } moves aside.
heroquest-event-way-blocked = Rocks bar { $fallen }.
heroquest-event-note-tells = { $en }
heroquest-event-note-throw = { $hero } rolls { $count }.
heroquest-event-note-gold = { $hero } gets { $count } gold.
heroquest-event-note-item = { $hero } finds { $an-item }.
heroquest-event-note-potion = { $hero } finds { $a-potion }.
heroquest-event-note-load = { $hero } finds something heavy to carry.
heroquest-event-equipment-taken = { $hero } has no equipment and no spells any more.
heroquest-event-equipment-back = { $hero } has equipment and spells again.
heroquest-event-equipment-lost = { $hero } is left without the old equipment.

## Chronicle: hurt, healed, beaten

heroquest-event-hero-hurt = { $hero } loses { $count ->
    [one] one body point
   *[other] { $count } body points
} and has { $body } left.
heroquest-event-hero-dies = { $hero } dies. What was carried lies there.
heroquest-event-monster-hurt = { $the-kind } loses { $count ->
    [one] one body point
   *[other] { $count } body points
}.
heroquest-event-monster-falls = { $the-kind } is beaten.
heroquest-event-is-healed = { $hero } is healed by { $count ->
    [one] one point
   *[other] { $count } points
} and now has { $body } body points.
heroquest-event-hero-loses-mind = { $hero } loses { $count ->
    [one] one mind point
   *[other] { $count } mind points
} and has { $mind } left.

## Chronicle: traps

heroquest-event-trap-found = Found on { $trap-square }: { $trap }.
heroquest-event-pit-opens = A pit opens on { $trap-square }.
heroquest-event-pit-closes = The pit below { $hero } closes again.
heroquest-event-falls-into-pit = { $hero } falls into the pit on { $square }.
heroquest-event-monster-in-pit = { $the-kind } stands in the pit on { $square }.
heroquest-event-spear-thrusts = A spear shoots out of the wall on { $trap-square }.
heroquest-event-dodges-spear = { $hero } dodges the spear.
heroquest-event-block-falls = A block of rock comes down and bars { $fallen }.
heroquest-event-block-hits = The block of rock hits { $to-figure }: { $count ->
    [0] no damage
    [one] one point of damage
   *[other] { $count } points of damage
}.
heroquest-event-crushed = { $hero } finds no way out from under the block of rock.
heroquest-event-monster-gets-away = { $the-kind } gets away to { $square }.
heroquest-event-chest-trap-found = A trap has been found: { $furniture } on { $at }.
heroquest-event-chest-trap-removed = The trap is harmless now: { $furniture } on { $at }.
heroquest-event-trap-removed = Made harmless on { $trap-square }: { $trap }.
heroquest-event-removes-trap = { $hero } disarms a trap.
heroquest-event-disarm-fails = { $hero } slips with the tools.
heroquest-event-jumps = { $hero } jumps across to { $square }.
heroquest-event-jump-fails = { $hero } jumps too short.

## Chronicle: spells

heroquest-event-casts = { $hero } casts a spell: { $spell }.
heroquest-event-spell-does-nothing = { $spell } does nothing to { $to-figure }.
heroquest-event-fire-burns = { $figure } stands in the fire: { $count ->
    [0] no damage
    [one] one point of damage
   *[other] { $count } points of damage
}.
heroquest-event-sleep-fails = { $figure } stays awake.
heroquest-event-falls-asleep = { $figure } falls asleep.
heroquest-event-breaks-free = { $figure } is free again. Over: { $spell }.
heroquest-event-stays-bound = { $figure } does not get free: { $spell }.
heroquest-event-effect-begins = This now works on { $to-figure }: { $spell }.
heroquest-event-effect-ends = This no longer works on { $to-figure }: { $spell }.
heroquest-event-misses-turn = { $figure } misses this turn.
heroquest-event-is-stone = { $hero } is made of stone and waits.
heroquest-event-stone-ends = { $hero } is no longer made of stone.
heroquest-event-comes-back = { $the-kind } is back, on { $square }.
heroquest-event-ring-set = { $hero }'s spell ring keeps in mind: { $spell }.
heroquest-event-casts-chaos = { $the-kind } casts a spell of chaos: { $spell }.
heroquest-event-escapes = { $the-kind } escapes.
heroquest-event-item-rusts = Rust eats what { $hero } carries: { $item }.
heroquest-event-monster-summoned = { $a-kind } appears on { $square }.

## Chronicle: allies, loads, the end

heroquest-event-ally-follows = { $the-kind } now goes with { $hero }.
heroquest-event-ally-rolls = { $the-kind } rolls { $count }.
heroquest-event-ally-steps = { $the-kind } goes to { $square }.
heroquest-event-ally-out = { $the-kind } is safe.
heroquest-event-picks-up = { $hero } picks up what lies here.
heroquest-event-puts-down = { $hero } puts the load down.
heroquest-event-drops = { $hero } drops the load.
heroquest-event-brings-out = { $hero } brings the load out.
heroquest-event-keeps-gold = { $hero } keeps { $count } gold.
heroquest-event-reward = { $hero } gets { $count } gold as a reward.
heroquest-event-champion = { $hero } becomes a champion and gets { $count } gold.
heroquest-event-quest-won = Done. The heroes have won the quest.
heroquest-event-quest-lost = The quest is lost.
heroquest-event-won = The heroes have won the quest.
heroquest-event-lost = The quest is lost.

## Refusals

heroquest-refusal-portal-shut = The portal lets nobody through a second time in one turn.
heroquest-refusal-not-on-turn = It is somebody else's turn.
heroquest-refusal-already-acted = The action of this turn has been taken.
heroquest-refusal-already-marched = The march of this turn is over.
heroquest-refusal-already-rolled = The dice for the march have been rolled.
heroquest-refusal-roll-first = Roll for the march first.
heroquest-refusal-no-steps-left = There is no step left.
heroquest-refusal-way-barred = There is no way: a wall, a closed door, furniture or rock.
heroquest-refusal-square-used = This square has been entered in this turn.
heroquest-refusal-somebody-there = Somebody stands there.
heroquest-refusal-no-room-behind = There is no free square behind where the way could end.
heroquest-refusal-passing-refused = The figure on this square lets nobody pass.
heroquest-refusal-still-passing = Somebody stands here. The way must go on.
heroquest-refusal-not-yours = This is for whoever plays the figure in the way.
heroquest-refusal-no-door-there = There is no door to be seen.
heroquest-refusal-door-is-open = The door is open.
heroquest-refusal-door-is-false = This door is only a picture on the wall.
heroquest-refusal-no-potion = You do not have this potion.
heroquest-refusal-body-is-full = There is nothing to heal.
heroquest-refusal-no-spell = This spell is gone.
heroquest-refusal-same-spell-twice = Not the same spell twice in one turn.
heroquest-refusal-nobody-to-cast-at = There is nobody for this.
heroquest-refusal-not-seen = Not in sight from here.
heroquest-refusal-out-of-harm = Nothing can harm this figure now.
heroquest-refusal-spell-not-for-that = The spell is not for that.
heroquest-refusal-no-door-to-open = There is no door to open.
heroquest-refusal-no-rescue-by-spell = A spell cannot save here any more.
heroquest-refusal-not-free = A spell holds this figure.
heroquest-refusal-no-way-out = No way out leads there.
heroquest-refusal-not-your-figure = This is not your figure.
heroquest-refusal-nothing-to-take = There is nothing here to take along.
heroquest-refusal-carries-nothing = There is no load to put down.
heroquest-refusal-hands-not-free = The hands are not free.
heroquest-refusal-just-put-down = This has just been put down.
heroquest-refusal-may-not-keep = This cannot be kept.
heroquest-refusal-leads-nobody = There is nobody to lead here.
heroquest-refusal-ally-is-tired = The ally has no step left.
heroquest-refusal-ally-barred = The ally cannot get there.
heroquest-refusal-before-own-attack = The potion only helps just before the drinker's own attack.
heroquest-refusal-carries-enough = No more of these can be carried.
heroquest-refusal-in-a-pit = Not possible in a pit.
heroquest-refusal-instead-of-attack = Only instead of an attack.
heroquest-refusal-monster-in-sight = Nobody searches while a monster is in sight.
heroquest-refusal-monster-near = Nobody searches while a monster is near.
heroquest-refusal-no-chaos-spell = The figure no longer has this spell.
heroquest-refusal-no-chest-there = There is no chest to open.
heroquest-refusal-no-figure-chosen = Choose a figure first.
heroquest-refusal-no-gifts = Potions are not given away in this edition.
heroquest-refusal-no-hero-seen = This figure sees no hero.
heroquest-refusal-no-room-beside = There is no free square beside.
heroquest-refusal-no-room-to-summon = There is no free square all around.
heroquest-refusal-no-such-artifact = You do not have this artifact.
heroquest-refusal-no-such-search = There is no such search in this edition.
heroquest-refusal-no-treasure-in-corridors = There is no treasure in passages.
heroquest-refusal-nobody-to-splash = Nobody whom holy water harms stands beside.
heroquest-refusal-lost-for-ever = This hero is lost in the rock, nothing brings him back.
heroquest-refusal-not-dead = This hero is alive.
heroquest-refusal-not-in-quest = This hero is not in the quest.
heroquest-refusal-not-next-to-him = The two do not stand side by side.
heroquest-refusal-not-there = Nothing lies here.
heroquest-refusal-nothing-to-rust = This hero carries nothing that rusts.
heroquest-refusal-nowhere-to-flee = There is no place to flee to.
heroquest-refusal-only-healing-helps = Only what heals helps now.
heroquest-refusal-search-opens-chests = Chests are opened by searching for treasure here.
heroquest-refusal-searched-before = This has been searched for here.
heroquest-refusal-works-already = It works already.
heroquest-refusal-cannot-reach = The weapon does not reach that far.
heroquest-refusal-no-place-behind = There is no place to land behind it.
heroquest-refusal-no-such-weapon = This weapon is not at hand.
heroquest-refusal-no-tools = That takes the dwarf or a tool kit.
heroquest-refusal-no-trap-there = There is no trap to be seen.
heroquest-refusal-no-trap-to-jump = There is nothing to jump over.
heroquest-refusal-nobody-to-attack = Nobody is near enough for this attack.
heroquest-refusal-nobody-to-shoot-at = Nobody who can be hit like this is in sight.
heroquest-refusal-one-trap-a-turn = Only one trap a turn.
heroquest-refusal-somebody-on-trap = Somebody stands on the trap.
heroquest-refusal-too-few-steps = There are not enough steps for the jump.
heroquest-refusal-element-forbidden = This element cannot be chosen in this quest.
heroquest-refusal-element-taken = Somebody has taken this element.
heroquest-refusal-figure-cannot-act = This figure can do nothing now.
heroquest-refusal-figure-is-done = This figure is done for this turn.
heroquest-refusal-has-it-already = This hero has it.
heroquest-refusal-hero-not-there = This hero does not play.
heroquest-refusal-keeps-off-stairs = No monster stays on the stairs.
heroquest-refusal-no-room-there = There is no free square.
heroquest-refusal-no-such-figure = This figure is not on the board.
heroquest-refusal-no-such-start = Nobody starts there.
heroquest-refusal-not-for-this-hero = It is not made for this hero.
heroquest-refusal-not-so-much-gold = There is not so much gold.
heroquest-refusal-not-sold = It is not for sale.
heroquest-refusal-one-by-one = The chosen figure must be done first.
heroquest-refusal-start-taken = Somebody stands there.
heroquest-refusal-sold-out = No card of it is left.
heroquest-refusal-too-dear = It is too dear.
heroquest-refusal-not-explored = Nobody has been there yet.
heroquest-refusal-too-far = That is too far, or the way is barred. Steps left: { $count }.

## Chronicle: searching and treasure

heroquest-event-searches-treasure = { $hero } searches for treasure.
heroquest-event-searches = { $hero } searches for { $search ->
    [secret-doors] secret doors
    [traps] traps
   *[other] traps and secret doors
}.
heroquest-event-finds-nothing = { $hero } finds nothing.
heroquest-event-secret-door-found = A secret door has been found: { $door }.
heroquest-event-opens-chest = { $hero } opens the { $furniture }.
heroquest-event-chest-trap-springs = There was a trap: { $furniture } on { $at }.
heroquest-event-card-drawn = The treasure card says: { $card }.
heroquest-event-finds-gold = { $hero } finds { $count } gold.
heroquest-event-finds-potion = { $hero } finds { $a-potion }.
heroquest-event-trapped-by-card = { $hero } is stuck in a pit.
heroquest-event-things-lie = What { $hero } had now lies here.
heroquest-event-drops-all = { $hero } has nothing left.
heroquest-event-things-are-taken = { $hero } picks up what lies here.
heroquest-event-takes-all = { $hero } has taken everything.
heroquest-event-things-are-gone = What lay here is gone.

## Chronicle: potions

heroquest-event-drinks = { $hero } drinks { $a-potion }.
heroquest-event-gives-potion = { $hero } gives { $other } { $a-potion }.
heroquest-event-gets-potion = { $hero } now has { $a-potion }.
heroquest-event-holy-water = { $hero } splashes holy water on { $to-foe }.
heroquest-event-elixir-used = { $hero } gives { $other } the Elixir of Life.
heroquest-event-revives = { $hero } lives again and stands on { $square }.
heroquest-event-ring-used = { $hero } turns the Ring of Return.
heroquest-event-stone-holds = { $hero } is made of stone. Nothing can do harm.

## Chronicle: fights

heroquest-event-attacks = { $way ->
    [thrown] { $hero } throws at { $to-foe }: { $item }. Dice: { $dice }.
    [shot] { $hero } shoots at { $to-foe }: { $item }. Dice: { $dice }.
   *[other] { $hero } attacks { $to-foe }{ $item-id ->
        [none] {""}
       *[other] : { $item }
    }. Dice: { $dice }.
}
heroquest-event-attack-throw = { $figure } rolls { $count ->
    [0] no skull
    [one] one skull
   *[other] { $count } skulls
}.
heroquest-event-unharmed = { $figure } takes no harm from it.
heroquest-event-no-defence = { $figure } cannot defend. Hits: { $hits }.
heroquest-event-defence-throw = { $figure } fends off { $count ->
    [0] nothing
    [one] one hit
   *[other] { $count } hits
}. { $hits ->
    [0] Nothing gets through.
    [one] One hit gets through.
   *[other] { $hits } hits get through.
}
heroquest-event-attacks-at-once = { $the-kind } attacks at once.

## Chronicle: preparations

heroquest-event-buys = { $hero } buys { $an-item } for { $count } gold.
heroquest-event-hands-gold = { $hero } gives { $other } { $count } gold.
heroquest-event-gets-gold = { $hero } gets { $count } gold from { $other }.
heroquest-event-takes-element = { $hero } takes the spells of { $element }.
heroquest-event-starts = { $hero } starts on { $square }.

## Chronicle: monsters

heroquest-event-figure-steps = { $the-kind } goes to { $square }.
heroquest-event-figure-done = { $the-kind } stays here.
heroquest-event-monster-attacks = { $the-kind } attacks { $to-foe }. Dice: { $dice }.
heroquest-event-master-ends = The monsters are done.
heroquest-event-wanderer-comes = { $a-kind } has crept up and suddenly stands on { $square }.
heroquest-event-nobody-wanders = Steps in the distance, but nobody comes.
heroquest-event-monster-jumps = { $the-kind } jumps to { $square }.

## What to do now

heroquest-call-turn-begins = { $hero }'s turn: a march and one action, in either order.
heroquest-call-turn-walks = { $hero } may go { $count ->
    [one] one more square
   *[other] { $count } more squares
}.
heroquest-call-turn-act = { $hero } has marched. The action is left: attack, cast a spell or search.
heroquest-call-turn-march = { $hero } has acted and may still march.
heroquest-call-turn-done = { $hero } has marched and acted. End the turn when you are done.
heroquest-call-turn-commanded = { $hero } obeys a spell. The game master moves the figure.
heroquest-call-master = It is the monsters' turn. Which one is to move?
heroquest-call-master-moves = On the move: { $figure }. { $count ->
    [one] One square
   *[other] { $count } squares
} left.
heroquest-call-set-out = The heroes discover something new. Set out what can be seen.
heroquest-call-pass = Somebody on { $square } is in the way. May the other figure pass?
heroquest-call-whom = Whom does { $hero } attack?
heroquest-call-attack-again = { $hero } may attack once more.
heroquest-call-drink-first = { $hero } is being hit. A quick drink before?
heroquest-call-aim = Whom is the spell { $spell } for?
heroquest-call-spell-ring = Which spell does { $hero }'s spell ring keep in mind?
heroquest-call-aim-chaos = Whom is the spell { $spell } for?
heroquest-call-wanderer = A wandering monster creeps up. From which side?
heroquest-call-leave = { $hero } stands on the stairs. Leave the quest?
heroquest-call-who-takes = Who takes what is left here?
heroquest-call-get-away = A block of rock is falling. Where to?
heroquest-call-save = { $hero } is dying. Is there anything that helps?
heroquest-call-hand-gold = { $hero } may hand over gold. In the purse: { $gold }.
heroquest-call-buy = { $hero } may go shopping. In the purse: { $gold } gold.
heroquest-call-element = Which element does { $hero } master?
heroquest-call-start = Where does { $hero } start?
heroquest-call-chance = Dice and cards decide.
heroquest-call-won = Done. The heroes have won the quest.
heroquest-call-lost = The quest is lost. Try it again.

## Buttons

heroquest-offer-end-turn = End the turn
heroquest-offer-roll = Roll for the march
heroquest-offer-step = Go to { $square }
heroquest-offer-go-there = Go to { $square }{ $count ->
    [0] {""}
    [one] {" "}(one square)
   *[other] {" "}({ $count } squares)
}
heroquest-offer-let-pass = Let pass
heroquest-offer-refuse-pass = Do not let pass
heroquest-offer-open-door = Open the door: { $side }
heroquest-offer-set-out = Set out
heroquest-offer-attack = Attack: { $item } ({ $dice ->
    [one] one die
   *[other] { $dice } dice
})
heroquest-offer-attack-bare = Attack without a special weapon ({ $dice ->
    [one] one die
   *[other] { $dice } dice
})
heroquest-offer-throw = Throw: { $item } ({ $dice ->
    [one] one die
   *[other] { $dice } dice
})
heroquest-offer-shoot = Shoot: { $item } ({ $dice ->
    [one] one die
   *[other] { $dice } dice
})
heroquest-offer-attack-foe = Attack { $to-foe } on { $square }
heroquest-offer-no-more-attack = Attack no more
heroquest-offer-drink-nothing = Drink nothing
heroquest-offer-leave-quest = Leave
heroquest-offer-stay = Stay
heroquest-offer-cast = Spell: { $spell }
heroquest-offer-cast-at = At { $to-foe } ({ $square })
heroquest-offer-genie-door = Open the door { $door }
heroquest-offer-save-by-spell = Heal oneself: { $spell }
heroquest-offer-set-ring = { $spell }
heroquest-offer-take-left = { $hero } takes everything
heroquest-offer-take-load = Pick up: { $side }
heroquest-offer-take-load-here = Pick up what lies here
heroquest-offer-put-down = Put the load down
heroquest-offer-keep-gold = Keep the gold
heroquest-offer-drink = Drink: { $potion }
heroquest-offer-splash = Holy water on { $to-foe } ({ $square })
heroquest-offer-give-potion = To { $other }: { $potion }
heroquest-offer-revive = Elixir of Life for { $other }
heroquest-offer-ring = Turn the Ring of Return
heroquest-offer-search-treasure = Search for treasure
heroquest-offer-search-secrets = Search for traps and secret doors
heroquest-offer-search-doors = Search for secret doors
heroquest-offer-search-traps = Search for traps
heroquest-offer-open-chest = Open: { $side }
heroquest-offer-get-away = Get away to { $square }
heroquest-offer-disarm = Disarm the trap: { $side }
heroquest-offer-disarm-here = Disarm the trap here
heroquest-offer-jump = Jump over { $square } to { $landing }
heroquest-offer-lead-ally = Lead the ally to { $square }
heroquest-offer-hand-gold = { $count } gold to { $other }
heroquest-offer-buy = Buy: { $item } ({ $price } gold)
heroquest-offer-enough = Done
heroquest-offer-element = { $element }
heroquest-offer-start = Start on { $square }
heroquest-offer-cast-chaos = Spell: { $spell }
heroquest-offer-chaos-at = At { $to-foe } ({ $square })
heroquest-offer-lightning = Lightning: { $side }
heroquest-offer-rust = Let { $other }'s { $item } rust
heroquest-offer-choose-figure = Move { $to-foe } on { $square }
heroquest-offer-figure-step = Go to { $square }
heroquest-offer-figure-attack = Attack { $to-foe } on { $square }
heroquest-offer-figure-done = Done with this figure
heroquest-offer-end-master-turn = The monsters are done
heroquest-offer-wanderer = On { $square }
heroquest-offer-figure-jump = Jump over { $square } to { $landing }
heroquest-warning-trap = There is a trap: { $trap }.
heroquest-warning-companion = { $other } is one of you.

## What is on a square

heroquest-here-dark = Nobody has been here yet.
heroquest-here-passage = Passage
heroquest-here-room = Room { $number }
heroquest-here-side = { $side }: { $what }
heroquest-side-north = north
heroquest-side-north-east = north-east
heroquest-side-east = east
heroquest-side-south-east = south-east
heroquest-side-south = south
heroquest-side-south-west = south-west
heroquest-side-west = west
heroquest-side-north-west = north-west
heroquest-what-wall = wall
heroquest-what-door-closed = door, closed
heroquest-what-door-open = door, open
heroquest-what-door-false = painted door
heroquest-what-secret-door = secret door
heroquest-what-dark = not explored yet
heroquest-what-furniture = furniture
heroquest-what-rock = rock
heroquest-what-free = free
heroquest-here-hero = { $hero } stands here. Body { $body }.
heroquest-here-kind = { $kind }: move { $move }, attack { $attack }, defend { $defend }, body { $body }, mind { $mind }.
heroquest-here-effect = State: { $effect }.
heroquest-here-furniture = { $furniture }
heroquest-here-chest-open = The chest is open.
heroquest-here-chest-closed = The chest is closed.
heroquest-here-rock = Rocks bar the square.
heroquest-here-trap = { $trap }
heroquest-here-stairs = Stairs
heroquest-here-load = Something to carry lies here.
heroquest-here-gold = { $count } gold lies here.
heroquest-here-item = Here lies: { $item }.
heroquest-here-potion = Here lies: { $potion }{ $count ->
    [one] {""}
   *[other] {" "}({ $count })
}.
heroquest-here-searched = { $hero } has searched for treasure here.
heroquest-here-no-traps = This has been searched for traps.
heroquest-here-used = Entered in this turn.

## The game master's notes

heroquest-note-by-hand = Does not happen by itself: the game master sees to it.
heroquest-note-when-set-out = When it is set out{ $rooms ->
    [none] {""}
   *[other] {" "}(room { $rooms })
}{ $places ->
    [none] {""}
   *[other] {" "}({ $places })
}:
heroquest-note-when-hero-enters = When a hero goes in{ $rooms ->
    [none] {""}
   *[other] {" "}(room { $rooms })
}{ $places ->
    [none] {""}
   *[other] {" "}({ $places })
}:
heroquest-note-when-door-opens = When the door opens{ $rooms ->
    [none] {""}
   *[other] {" "}(room { $rooms })
}{ $places ->
    [none] {""}
   *[other] {" "}({ $places })
}:
heroquest-note-when-door-passed = When somebody goes through the door{ $rooms ->
    [none] {""}
   *[other] {" "}(room { $rooms })
}{ $places ->
    [none] {""}
   *[other] {" "}({ $places })
}:
heroquest-note-when-hero-steps-on = When a hero steps on the square{ $rooms ->
    [none] {""}
   *[other] {" "}(room { $rooms })
}{ $places ->
    [none] {""}
   *[other] {" "}({ $places })
}:
heroquest-note-when-treasure-searched = When somebody searches for treasure{ $rooms ->
    [none] {""}
   *[other] {" "}(room { $rooms })
}{ $places ->
    [none] {""}
   *[other] {" "}({ $places })
}:
heroquest-note-when-monster-falls = When the monster is beaten{ $rooms ->
    [none] {""}
   *[other] {" "}(room { $rooms })
}{ $places ->
    [none] {""}
   *[other] {" "}({ $places })
}:
heroquest-note-when-quest-begins = At the beginning{ $rooms ->
    [none] {""}
   *[other] {" "}(room { $rooms })
}{ $places ->
    [none] {""}
   *[other] {" "}({ $places })
}:
heroquest-note-when-chest-opened = When the chest is opened{ $rooms ->
    [none] {""}
   *[other] {" "}(room { $rooms })
}{ $places ->
    [none] {""}
   *[other] {" "}({ $places })
}:
heroquest-note-when-traps-searched = When somebody searches for traps{ $rooms ->
    [none] {""}
   *[other] {" "}(room { $rooms })
}{ $places ->
    [none] {""}
   *[other] {" "}({ $places })
}:
heroquest-note-when-kind-falls = When such a monster is beaten{ $rooms ->
    [none] {""}
   *[other] {" "}(room { $rooms })
}{ $places ->
    [none] {""}
   *[other] {" "}({ $places })
}:
heroquest-note-does-gold = { $gold } gold { $receiver ->
    [finder] for the finder
    [each] for each hero
    [shared] for all together
   *[hero] for { $other }
}.
heroquest-note-does-item = { $item } { $receiver ->
    [finder] for the finder
    [each] for each hero
    [shared] for all together
   *[hero] for { $other }
}.
heroquest-note-does-potion = { $potion } { $receiver ->
    [finder] for the finder
    [each] for each hero
    [shared] for all together
   *[hero] for { $other }
}.
heroquest-note-does-nothing = There is nothing here.
heroquest-note-does-hurt = { $each ->
    [0] Costs
   *[other] Costs everybody
} { $body ->
    [one] one body point
   *[other] { $body } body points
}.
heroquest-note-does-throw = A die is thrown. { $faces } costs { $body ->
    [one] one body point
   *[other] { $body } body points
}.
heroquest-note-does-wake = The monster on { $monster } wakes{ $attacks ->
    [0] {""}
   *[other] {" "}and attacks at once
}.
heroquest-note-does-appear = The figure of { $monster } appears{ $attacks ->
    [0] {""}
   *[other] {" "}and attacks at once
}.
heroquest-note-does-alarm = Alarm: everything is set out, all doors stand open.
heroquest-note-does-door = The door { $door } can be seen.
heroquest-note-does-furniture = The piece of furniture on { $piece } moves aside or is gone.
heroquest-note-does-block = Rocks bar { $squares }.
heroquest-note-does-move-hero = The hero is on { $receiver } now.
heroquest-note-does-portal = A portal: two dice say where the hero comes out ({ $places }).
heroquest-note-does-load = The hero gets something to carry.
heroquest-note-does-take-equipment = The heroes lose equipment and spells.
heroquest-note-does-equipment-back = The hero gets { $for-all ->
    [0] his equipment back
   *[other] his equipment back and carries that of the others
}.
heroquest-note-does-equipment-shared = Whoever is here gets his equipment back.

## What is not confirmed

heroquest-block-artifacts-borins-armour = Artifact: Borin's Armour
heroquest-block-artifacts-orcs-bane = Artifact: Orc's Bane
heroquest-block-artifacts-spirit-blade = Artifact: Spirit Blade
heroquest-block-artifacts-wand-of-recall = Artifact: Wand of Recall
heroquest-block-chaos-spells-courage = Spell of chaos: Courage
heroquest-block-chaos-spells-fire-of-wrath = Spell of chaos: Fire of Wrath
heroquest-block-differences-cards-go-below = Reading: Treasure cards that were drawn go below the pile, which is not shuffled again, potions once they are used; otherwise only hazards and wandering monsters are shuffled in again
heroquest-block-differences-disarm-by-combat-die = Reading: The tool kit takes a combat die; a program made after the German edition throws a common die
heroquest-block-differences-dodged-spear-ends-turn = Reading: A spear that does not hit ends the turn, too
heroquest-block-differences-dwarf-removes-without-roll = Reading: The dwarf removes a found trap beside him without a roll
heroquest-block-differences-heroes-attack-heroes = Reading: Heroes may attack heroes
heroquest-block-differences-monsters-keep-off-stairs = Reading: No monster ends its march on the stairs
heroquest-block-differences-open-traps-catch-monsters = Reading: Monsters fall into open pits like heroes; otherwise a pit does not harm them
heroquest-block-differences-potions-given = Reading: On the own turn a hero may give a potion to a companion
heroquest-block-differences-search-in-pit = Reading: Searching in a pit is allowed; the first printing says nothing against it
heroquest-block-differences-sleep-wakes-when-attacked = Reading: Whoever is attacked wakes up
heroquest-block-differences-sleepers-defend = Reading: Sleepers defend
heroquest-block-differences-title-gold = Reading: only the first European printing speaks of gold with the title; the second one gives the title alone
heroquest-block-equipment-bracers = Equipment: Bracers
heroquest-block-equipment-cloak-of-protection = Equipment: Cloak of Protection
heroquest-block-equipment-staff = Equipment: Staff
heroquest-block-monsters-chaos-sorcerer = Monster: Chaos Sorcerer
heroquest-block-potions-purple-flask = Potion: Purple Flask
heroquest-block-quest-maze = Quest: The Maze
heroquest-block-spells-sleep = Spell: Sleep
heroquest-block-tiles-falling-block = Tile: Falling block
heroquest-block-tiles-pit = Tile: Pit
heroquest-block-treasure-nothing = Treasure card: Nothing
