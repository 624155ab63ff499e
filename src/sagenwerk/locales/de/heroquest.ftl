### HeroQuest: Namen, Wahl der Regeln, Schaltflächen, Protokoll, Absagen. Eigene Worte.

## Helden und Spielleiter

hero-barbarian = { $gender ->
    [m] Barbar
   *[f] Barbarin
}
hero-elf = { $gender ->
    [m] Alb
   *[f] Albin
}
heroquest-letter-barbarian = Ba
heroquest-letter-dwarf = Zw
heroquest-letter-elf = Al
heroquest-letter-wizard = Za
heroquest-game-master = Spielleitung
heroquest-edition-eu1 = Europa, erste Ausgabe
heroquest-edition-eu2 = Europa, zweite Ausgabe
heroquest-edition-us = USA

## Monster

heroquest-kind-goblin = Goblin
heroquest-kind-orc = Orc
heroquest-kind-fimir = Fimir
heroquest-kind-skeleton = Skelett
heroquest-kind-zombie = Zombie
heroquest-kind-mummy = Mumie
heroquest-kind-chaos-warrior = Chaos-Krieger
heroquest-kind-gargoyle = Gargoyle
heroquest-kind-chaos-sorcerer = Hexer
heroquest-the-kind-goblin = der Goblin
heroquest-the-kind-orc = der Orc
heroquest-the-kind-fimir = der Fimir
heroquest-the-kind-skeleton = das Skelett
heroquest-the-kind-zombie = der Zombie
heroquest-the-kind-mummy = die Mumie
heroquest-the-kind-chaos-warrior = der Chaos-Krieger
heroquest-the-kind-gargoyle = der Gargoyle
heroquest-the-kind-chaos-sorcerer = der Hexer
heroquest-to-kind-goblin = den Goblin
heroquest-to-kind-orc = den Orc
heroquest-to-kind-fimir = den Fimir
heroquest-to-kind-skeleton = das Skelett
heroquest-to-kind-zombie = den Zombie
heroquest-to-kind-mummy = die Mumie
heroquest-to-kind-chaos-warrior = den Chaos-Krieger
heroquest-to-kind-gargoyle = den Gargoyle
heroquest-to-kind-chaos-sorcerer = den Hexer
heroquest-a-kind-goblin = ein Goblin
heroquest-a-kind-orc = ein Orc
heroquest-a-kind-fimir = ein Fimir
heroquest-a-kind-skeleton = ein Skelett
heroquest-a-kind-zombie = ein Zombie
heroquest-a-kind-mummy = eine Mumie
heroquest-a-kind-chaos-warrior = ein Chaos-Krieger
heroquest-a-kind-gargoyle = ein Gargoyle
heroquest-a-kind-chaos-sorcerer = ein Hexer

## Zauber

heroquest-element-air = Luft
heroquest-element-earth = Erde
heroquest-element-fire = Feuer
heroquest-element-water = Wasser
heroquest-spell-genie = Flaschengeist
heroquest-spell-swift-wind = Rückenwind
heroquest-spell-tempest = Gewitter
heroquest-spell-heal-body = Heilzauber
heroquest-spell-pass-through-rock = Durch die Wand
heroquest-spell-rock-skin = Granithaut
heroquest-spell-ball-of-flame = Feuerball
heroquest-spell-courage = Tapferkeit
heroquest-spell-fire-of-wrath = Feuriger Zorn
heroquest-spell-sleep = Morpheus
heroquest-spell-veil-of-mist = Nebelschleier
heroquest-spell-water-of-healing = Heilwasser
heroquest-spell-cloud-of-chaos = Chaoswolke
heroquest-spell-command = Befehl
heroquest-spell-escape = Entkommen
heroquest-spell-fear = Furcht
heroquest-spell-firestorm = Feuersturm
heroquest-spell-lightning-bolt = Blitz
heroquest-spell-rust = Rost
heroquest-spell-summon-orcs = Orcs rufen
heroquest-spell-summon-undead = Untote rufen

## Ausrüstung und Beutestücke

heroquest-item-staff = Knüppel
heroquest-item-hand-axe = Handaxt
heroquest-item-spear = Lanze
heroquest-item-shortsword = Kurzschwert
heroquest-item-broadsword = Langschwert
heroquest-item-longsword = Bihänder
heroquest-item-crossbow = Armbrust
heroquest-item-battle-axe = Streitaxt
heroquest-item-dagger = Dolch
heroquest-item-helmet = Helm
heroquest-item-shield = Schild
heroquest-item-chain-mail = Kettenhemd
heroquest-item-plate-armour = Rüstung
heroquest-item-tool-kit = Werkzeugkiste
heroquest-item-cloak-of-protection = Schutzmantel
heroquest-item-bracers = Armschienen
heroquest-item-borins-armour = Borins Rüstung
heroquest-item-orcs-bane = Orc-Terror
heroquest-item-spirit-blade = Geisterschwert
heroquest-item-talisman-of-lore = Zauber-Amulett
heroquest-item-wand-of-recall = Zauber-Zepter
heroquest-item-elixir-of-life = Lebenselixier
heroquest-item-ring-of-return = Ring der Rückkehr
heroquest-item-spell-ring = Zauberring
heroquest-item-wizards-cloak = Zauberermantel
heroquest-item-wizards-staff = Zauberstab
heroquest-an-item-staff = einen Knüppel
heroquest-an-item-hand-axe = eine Handaxt
heroquest-an-item-spear = eine Lanze
heroquest-an-item-shortsword = ein Kurzschwert
heroquest-an-item-broadsword = ein Langschwert
heroquest-an-item-longsword = einen Bihänder
heroquest-an-item-crossbow = eine Armbrust
heroquest-an-item-battle-axe = eine Streitaxt
heroquest-an-item-dagger = einen Dolch
heroquest-an-item-helmet = einen Helm
heroquest-an-item-shield = einen Schild
heroquest-an-item-chain-mail = ein Kettenhemd
heroquest-an-item-plate-armour = eine Rüstung
heroquest-an-item-tool-kit = eine Werkzeugkiste
heroquest-an-item-cloak-of-protection = einen Schutzmantel
heroquest-an-item-bracers = Armschienen
heroquest-an-item-borins-armour = Borins Rüstung
heroquest-an-item-orcs-bane = den Orc-Terror
heroquest-an-item-spirit-blade = das Geisterschwert
heroquest-an-item-talisman-of-lore = das Zauber-Amulett
heroquest-an-item-wand-of-recall = das Zauber-Zepter
heroquest-an-item-elixir-of-life = das Lebenselixier
heroquest-an-item-ring-of-return = den Ring der Rückkehr
heroquest-an-item-spell-ring = den Zauberring
heroquest-an-item-wizards-cloak = den Zauberermantel
heroquest-an-item-wizards-staff = den Zauberstab
heroquest-item-none = bloße Hände
heroquest-an-item-none = bloße Hände

## Tränke

heroquest-potion-potion-of-healing = Heiltrank
heroquest-potion-potion-of-healing-by-die = Heiltrank
heroquest-potion-potion-of-healing-2 = kleiner Heiltrank
heroquest-potion-potion-of-strength = Krafttrank
heroquest-potion-potion-of-resilience = Abwehrtrank
heroquest-potion-potion-of-speed = Trank der Schnelligkeit
heroquest-potion-heroic-brew = Trank der Tapferkeit
heroquest-potion-holy-water = Weihwasser
heroquest-potion-purple-flask = lila Fläschchen
heroquest-a-potion-potion-of-healing = einen Heiltrank
heroquest-a-potion-potion-of-healing-by-die = einen Heiltrank
heroquest-a-potion-potion-of-healing-2 = einen kleinen Heiltrank
heroquest-a-potion-potion-of-strength = einen Krafttrank
heroquest-a-potion-potion-of-resilience = einen Abwehrtrank
heroquest-a-potion-potion-of-speed = einen Trank der Schnelligkeit
heroquest-a-potion-heroic-brew = einen Trank der Tapferkeit
heroquest-a-potion-holy-water = ein Fläschchen Weihwasser
heroquest-a-potion-purple-flask = ein lila Fläschchen

## Schatzkarten

heroquest-card-gold-10 = 10 Goldstücke
heroquest-card-gold-15 = 15 Goldstücke
heroquest-card-gold-20 = 20 Goldstücke
heroquest-card-gold-25 = 25 Goldstücke
heroquest-card-gold-50 = 50 Goldstücke
heroquest-card-gold-dice = Gold nach Würfelglück
heroquest-card-gem-35 = Edelstein für 35 Gold
heroquest-card-gem-50 = Edelstein für 50 Gold
heroquest-card-jewels-50 = Juwelen für 50 Gold
heroquest-card-hoard-100 = Schatz von 100 Gold
heroquest-card-potion-of-healing = Heiltrank
heroquest-card-potion-of-healing-by-die = Heiltrank
heroquest-card-potion-of-strength = Krafttrank
heroquest-card-potion-of-resilience = Abwehrtrank
heroquest-card-potion-of-speed = Trank der Schnelligkeit
heroquest-card-heroic-brew = Trank der Tapferkeit
heroquest-card-holy-water = Weihwasser
heroquest-card-nothing = nichts
heroquest-card-trap-arrow = Falle: ein Pfeil
heroquest-card-trap-crossbow = Falle: ein Bolzen
heroquest-card-trap-pit = Falle: eine Grube
heroquest-card-hazard-arrow = Gefahr: ein Pfeil
heroquest-card-hazard-pit = Gefahr: eine Grube
heroquest-card-wandering-monster = streunendes Monster

## Möbel, Fallen, Zustände

heroquest-furniture-table = Tisch
heroquest-furniture-throne = Thron
heroquest-furniture-alchemists-bench = Alchimisten-Tisch
heroquest-furniture-treasure-chest = Schatztruhe
heroquest-furniture-tomb = Sarkophag
heroquest-furniture-sorcerers-table = Altar
heroquest-furniture-bookcase = Bücherregal
heroquest-furniture-rack = Folterbank
heroquest-furniture-fireplace = Kamin
heroquest-furniture-weapons-rack = Waffenschrank
heroquest-furniture-cupboard = Geschirrschrank
heroquest-trap-pit = Fallgrube
heroquest-trap-falling-block = Schlagfalle
heroquest-trap-spear = Speerfalle
heroquest-trap-chest = Truhenfalle
heroquest-effect-in-pit = in einer Grube
heroquest-effect-misses-turn = setzt aus
heroquest-effect-asleep = schläft
heroquest-effect-rock-skin = Granithaut
heroquest-effect-courage = Tapferkeit
heroquest-effect-swift-wind = Rückenwind
heroquest-effect-through-rock = geht durch Wände
heroquest-effect-veil-of-mist = im Nebel
heroquest-effect-strength = Krafttrank
heroquest-effect-resilience = Abwehrtrank
heroquest-effect-speed = Schnelligkeit
heroquest-effect-second-attack = zweiter Angriff
heroquest-effect-fear = Furcht
heroquest-effect-commanded = gehorcht der Spielleitung
heroquest-effect-paralysed = gelähmt
heroquest-effect-stone = aus Stein
heroquest-effect-dormant = reglos
heroquest-effect-untouched = noch unverwundbar
heroquest-effect-bare = ohne Ausrüstung
heroquest-effect-teleported = gerade versetzt
heroquest-effect-hands-full = trägt etwas mit beiden Händen
heroquest-effect-next-march = wirkt beim nächsten Marsch
heroquest-effect-two-handed = Waffe für zwei Hände
heroquest-effect-sleep = Schlaf
heroquest-effect-cloud = Chaoswolke
heroquest-effect-command = Befehl

## Wahl der Regeln

heroquest-option-edition = Ausgabe
heroquest-option-edition-eu1 = Europa und Deutschland 1989, erste Auflage
heroquest-option-edition-eu2 = Europa, zweite Auflage
heroquest-option-edition-us = USA 1990
heroquest-option-discovery = Wann aufgebaut wird, was hinter einer Tür liegt
heroquest-option-discovery-open-or-enter = sobald die Tür offen ist
heroquest-option-discovery-enter-only = erst wenn jemand hineingeht
heroquest-option-monsters = Monster am Zug
heroquest-option-monsters-one-by-one = eins nach dem anderen
heroquest-option-monsters-interleaved = durcheinander
heroquest-option-passing_heroes = An Helden vorbei
heroquest-option-passing_heroes-allowed = erlaubt
heroquest-option-passing_heroes-asked = wer den Helden führt, wird gefragt
heroquest-option-passing_heroes-refused = verboten
heroquest-option-passing_monsters = An Monstern vorbei
heroquest-option-passing_monsters-refused = verboten
heroquest-option-passing_monsters-asked = die Spielleitung wird gefragt
heroquest-option-passing_monsters-allowed = erlaubt
heroquest-option-treasure_searches = Schätze suchen
heroquest-option-treasure_searches-each-hero-once = jeder Held einmal in jedem Raum
heroquest-option-treasure_searches-once-in-all = nur einmal in jedem Raum
heroquest-option-found_traps = Gefundene Fallen
heroquest-option-found_traps-shown = werden nur gezeigt
heroquest-option-found_traps-sprung = gehen los
heroquest-option-dodged_spear = Einem Speer ausgewichen
heroquest-option-dodged_spear-ends-the-turn = Der Zug ist trotzdem vorbei
heroquest-option-dodged_spear-turn-goes-on = Der Zug geht weiter
heroquest-option-chest = Eine Truhe öffnen
heroquest-option-chest-is-a-search = ist die Aktion des Zuges
heroquest-option-chest-is-free = kostet keine Aktion
heroquest-option-corner_sight = Sicht genau durch eine Ecke
heroquest-option-corner_sight-one-side-open = wenn eine Seite der Ecke offen ist
heroquest-option-corner_sight-always-open = immer
heroquest-option-quest_1_wandering = Streunendes Monster in Abenteuer 1
heroquest-option-quest_1_wandering-none = keines
heroquest-option-quest_1_wandering-orc = ein Orc
heroquest-option-forced_steps = Erzwungene Schritte auf benutzte Felder
heroquest-option-forced_steps-do-not-count = zählen nicht
heroquest-option-forced_steps-count = zählen mit
heroquest-option-setting_out = Räume aufbauen
heroquest-option-setting_out-by-itself = von selbst
heroquest-option-setting_out-game-master = Die Spielleitung baut auf
heroquest-option-start = Aufstellung
heroquest-option-start-on-the-stairs = auf der Treppe
heroquest-option-start-beside-the-stairs = neben der Treppe
