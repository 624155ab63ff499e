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
heroquest-item-none = keine besondere Waffe
heroquest-an-item-none = keine besondere Waffe

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
heroquest-effect-in-pit = in einer Grube
heroquest-effect-misses-turn = setzt aus
heroquest-effect-asleep = schläft
heroquest-effect-rock-skin = Granithaut
heroquest-effect-courage = Tapferkeit
heroquest-effect-swift-wind = Rückenwind
heroquest-effect-through-rock = Durch die Wand
heroquest-effect-veil-of-mist = Nebelschleier
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
heroquest-effect-lost-in-rock = für immer verloren

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
heroquest-option-passing_heroes-allowed = Helden lassen einander vorbei, kein Monster
heroquest-option-passing_heroes-asked = wer den Helden führt, wird gefragt, auch für Monster
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

## Protokoll: Züge und Wege

heroquest-event-enters-portal = { $hero } geht durch das Tor.
heroquest-event-quest-begins = Das Abenteuer beginnt: { $quest }.
heroquest-event-turn-begins = { $hero } ist am Zug.
heroquest-event-master-turn = Jetzt ziehen die Monster.
heroquest-event-ends-turn = { $hero } ist fertig.
heroquest-event-rolls-to-march = { $hero } würfelt { $count } für den Marsch.
heroquest-event-steps = { $hero } geht auf { $square }.
heroquest-event-is-moved = { $hero } steht jetzt auf { $square }.
heroquest-event-cannot-enter = { $square } lässt sich nicht betreten.
heroquest-event-leave-given = { $figure } lässt den Weg frei.
heroquest-event-leave-refused = { $figure } lässt niemanden vorbei.
heroquest-event-lost-in-rock = { $hero } ist im Fels stehen geblieben und verloren.
heroquest-event-leaves = { $hero } verlässt das Abenteuer über die Treppe.
heroquest-event-comes-out = { $figure } kommt auf { $square } heraus.
heroquest-event-is-pushed = { $figure } wird zur Seite gedrängt.

## Protokoll: Was aufgebaut wird

heroquest-event-set-out = Es gibt Neues zu sehen.
heroquest-event-door-appears = { $secret ->
    [0] Eine Tür ist zu sehen: { $door }.
   *[other] Eine Geheimtür ist gefunden: { $door }.
}
heroquest-event-door-opens = Die Tür { $door } geht auf.
heroquest-event-door-is-false = Die Tür { $door } ist nur ein Bild auf der Wand.
heroquest-event-monster-appears = { $a-kind } steht auf { $square }.
heroquest-event-note-nothing = Hier ist nichts von Wert.
heroquest-event-alarm = Alarm! Alle Türen springen auf.
heroquest-event-monster-wakes = { $the-kind } erwacht zum Leben.
heroquest-event-furniture-moves = { $furniture } rückt zur Seite.
heroquest-event-way-blocked = Felsbrocken versperren { $fallen }.
heroquest-event-note-tells = { $de }
heroquest-event-note-throw = { $hero } würfelt { $count }.
heroquest-event-note-gold = { $hero } bekommt { $count } Gold.
heroquest-event-note-item = { $hero } findet { $an-item }.
heroquest-event-note-potion = { $hero } findet { $a-potion }.
heroquest-event-note-load = { $hero } findet etwas Schweres zum Tragen.
heroquest-event-equipment-taken = { $hero } hat keine Ausrüstung und keine Zauber mehr.
heroquest-event-equipment-back = { $hero } hat Ausrüstung und Zauber wieder.
heroquest-event-equipment-lost = { $hero } bleibt ohne die alte Ausrüstung.

## Protokoll: Verletzt, geheilt, besiegt

heroquest-event-hero-hurt = { $hero } verliert { $count ->
    [one] einen Punkt Körperkraft
   *[other] { $count } Punkte Körperkraft
} und hat noch { $body }.
heroquest-event-hero-dies = { $hero } stirbt. Die Habe bleibt liegen.
heroquest-event-monster-hurt = { $the-kind } verliert { $count ->
    [one] einen Punkt Körperkraft
   *[other] { $count } Punkte Körperkraft
}.
heroquest-event-monster-falls = { $the-kind } ist besiegt.
heroquest-event-is-healed = { $hero } wird um { $count ->
    [one] einen Punkt
   *[other] { $count } Punkte
} geheilt und hat jetzt { $body } Körperkraft.
heroquest-event-hero-loses-mind = { $hero } verliert { $count ->
    [one] einen Punkt Intelligenz
   *[other] { $count } Punkte Intelligenz
} und hat noch { $mind }.

## Protokoll: Fallen

heroquest-event-trap-found = Gefunden auf { $trap-square }: { $trap }.
heroquest-event-pit-opens = Auf { $trap-square } öffnet sich eine Fallgrube.
heroquest-event-pit-closes = Die Grube unter { $hero } schließt sich wieder.
heroquest-event-falls-into-pit = { $hero } fällt in die Grube auf { $square }.
heroquest-event-monster-in-pit = { $the-kind } steht in der Grube auf { $square }.
heroquest-event-spear-thrusts = Auf { $trap-square } schnellt ein Speer aus der Wand.
heroquest-event-dodges-spear = { $hero } weicht dem Speer aus.
heroquest-event-block-falls = Ein Felsblock stürzt herab und versperrt { $fallen }.
heroquest-event-block-hits = Der Felsblock trifft { $to-figure }: { $count ->
    [0] kein Schaden
    [one] ein Punkt Schaden
   *[other] { $count } Punkte Schaden
}.
heroquest-event-crushed = { $hero } findet keinen Ausweg unter dem Felsblock.
heroquest-event-monster-gets-away = { $the-kind } rettet sich auf { $square }.
heroquest-event-chest-trap-found = Eine Falle ist entdeckt: { $furniture } auf { $at }.
heroquest-event-chest-trap-removed = Die Falle ist unschädlich: { $furniture } auf { $at }.
heroquest-event-trap-removed = Unschädlich gemacht auf { $trap-square }: { $trap }.
heroquest-event-removes-trap = { $hero } entschärft eine Falle.
heroquest-event-disarm-fails = { $hero } rutscht mit dem Werkzeug ab.
heroquest-event-jumps = { $hero } springt hinüber auf { $square }.
heroquest-event-jump-fails = { $hero } springt zu kurz.

## Protokoll: Zauber

heroquest-event-casts = { $hero } spricht einen Zauber: { $spell }.
heroquest-event-spell-does-nothing = { $spell } richtet gegen { $to-figure } nichts aus.
heroquest-event-fire-burns = { $figure } steht im Feuer: { $count ->
    [0] kein Schaden
    [one] ein Punkt Schaden
   *[other] { $count } Punkte Schaden
}.
heroquest-event-sleep-fails = { $figure } bleibt wach.
heroquest-event-falls-asleep = { $figure } schläft ein.
heroquest-event-breaks-free = { $figure } ist wieder frei. Vorbei: { $spell }.
heroquest-event-stays-bound = { $figure } kommt nicht los: { $spell }.
heroquest-event-effect-begins = Auf { $to-figure } wirkt jetzt: { $spell }.
heroquest-event-effect-ends = Auf { $to-figure } wirkt nicht mehr: { $spell }.
heroquest-event-misses-turn = { $figure } setzt diesen Zug aus.
heroquest-event-is-stone = { $hero } ist aus Stein und wartet.
heroquest-event-stone-ends = { $hero } ist nicht mehr aus Stein.
heroquest-event-comes-back = { $the-kind } ist wieder da, auf { $square }.
heroquest-event-ring-set = Der Zauberring von { $hero } merkt sich: { $spell }.
heroquest-event-casts-chaos = { $the-kind } spricht einen Zauber des Chaos: { $spell }.
heroquest-event-escapes = { $the-kind } entkommt.
heroquest-event-item-rusts = Rost frisst, was { $hero } trägt: { $item }.
heroquest-event-monster-summoned = { $a-kind } erscheint auf { $square }.

## Protokoll: Verbündete, Lasten, Ende

heroquest-event-ally-follows = { $the-kind } geht jetzt mit { $hero }.
heroquest-event-ally-rolls = { $the-kind } würfelt { $count }.
heroquest-event-ally-steps = { $the-kind } geht auf { $square }.
heroquest-event-ally-out = { $the-kind } ist in Sicherheit.
heroquest-event-picks-up = { $hero } nimmt auf, was hier liegt.
heroquest-event-puts-down = { $hero } legt die Last ab.
heroquest-event-drops = { $hero } lässt die Last fallen.
heroquest-event-brings-out = { $hero } bringt die Last hinaus.
heroquest-event-keeps-gold = { $hero } behält { $count } Gold für sich.
heroquest-event-reward = { $hero } bekommt { $count } Gold als Lohn.
heroquest-event-champion = { $hero } wird zum Champion und bekommt { $count } Gold.
heroquest-event-quest-won = Geschafft. Die Helden haben das Abenteuer bestanden.
heroquest-event-quest-lost = Das Abenteuer ist verloren.
heroquest-event-won = Die Helden haben das Abenteuer bestanden.
heroquest-event-lost = Das Abenteuer ist verloren.

## Absagen

heroquest-refusal-portal-shut = Das Tor lässt in diesem Zug niemanden ein zweites Mal durch.
heroquest-refusal-not-on-turn = Ein anderer ist am Zug.
heroquest-refusal-already-acted = Die Aktion dieses Zuges ist schon getan.
heroquest-refusal-already-marched = Der Marsch dieses Zuges ist vorbei.
heroquest-refusal-already-rolled = Für den Marsch ist schon gewürfelt.
heroquest-refusal-roll-first = Würfelt zuerst für den Marsch.
heroquest-refusal-no-steps-left = Es ist kein Schritt mehr übrig.
heroquest-refusal-way-barred = Da ist kein Weg: Wand, geschlossene Tür, Möbel oder Fels.
heroquest-refusal-square-used = Dieses Feld wurde in diesem Zug schon betreten.
heroquest-refusal-somebody-there = Dort steht schon jemand.
heroquest-refusal-no-room-behind = Dahinter ist kein Feld frei, auf dem der Weg enden kann.
heroquest-refusal-passing-refused = Die Figur auf diesem Feld lässt niemanden vorbei.
heroquest-refusal-still-passing = Hier steht schon jemand. Der Weg muss weitergehen.
heroquest-refusal-not-yours = Das entscheidet, wer die Figur im Weg führt.
heroquest-refusal-no-door-there = Dort ist keine Tür zu sehen.
heroquest-refusal-door-is-open = Die Tür steht schon offen.
heroquest-refusal-door-is-false = Diese Tür ist nur ein Bild auf der Wand.
heroquest-refusal-no-potion = Diesen Trank habt ihr nicht.
heroquest-refusal-body-is-full = Hier gibt es nichts zu heilen.
heroquest-refusal-no-spell = Dieser Zauber ist nicht mehr da.
heroquest-refusal-same-spell-twice = Denselben Zauber nicht zweimal in einem Zug.
heroquest-refusal-nobody-to-cast-at = Dafür ist niemand da.
heroquest-refusal-not-seen = Von hier aus nicht zu sehen.
heroquest-refusal-out-of-harm = Dieser Figur kann gerade nichts schaden.
heroquest-refusal-spell-not-for-that = Dafür taugt der Zauber nicht.
heroquest-refusal-no-door-to-open = Dort ist keine Tür, die man öffnen kann.
heroquest-refusal-no-rescue-by-spell = Ein Zauber kann hier nicht mehr retten.
heroquest-refusal-not-free = Ein Zauber hält diese Figur fest.
heroquest-refusal-no-way-out = Dorthin führt kein Ausweg.
heroquest-refusal-not-your-figure = Das ist nicht eure Figur.
heroquest-refusal-nothing-to-take = Hier liegt nichts zum Mitnehmen.
heroquest-refusal-carries-nothing = Da ist keine Last zum Ablegen.
heroquest-refusal-hands-not-free = Die Hände sind nicht frei.
heroquest-refusal-just-put-down = Das wurde eben erst abgelegt.
heroquest-refusal-may-not-keep = Das lässt sich nicht behalten.
heroquest-refusal-leads-nobody = Hier ist niemand zu führen.
heroquest-refusal-ally-is-tired = Der Verbündete hat keinen Schritt mehr.
heroquest-refusal-ally-barred = Dort kommt der Verbündete nicht hin.
heroquest-refusal-before-own-attack = Der Trank hilft nur kurz vor dem eigenen Angriff.
heroquest-refusal-carries-enough = Mehr davon lässt sich nicht tragen.
heroquest-refusal-in-a-pit = In der Grube ist das nicht möglich.
heroquest-refusal-instead-of-attack = Das ginge nur anstelle eines Angriffs.
heroquest-refusal-monster-in-sight = Solange ein Monster zu sehen ist, sucht niemand.
heroquest-refusal-monster-near = Solange ein Monster in der Nähe ist, sucht niemand.
heroquest-refusal-no-chaos-spell = Diesen Zauber hat die Figur nicht mehr.
heroquest-refusal-no-chest-there = Dort ist keine Truhe, die man öffnen kann.
heroquest-refusal-no-figure-chosen = Wählt zuerst eine Figur.
heroquest-refusal-no-gifts = In dieser Ausgabe werden keine Tränke verschenkt.
heroquest-refusal-no-hero-seen = Diese Figur sieht keinen Helden.
heroquest-refusal-no-room-beside = Daneben ist kein Feld frei.
heroquest-refusal-no-room-to-summon = Rundum ist kein Feld frei.
heroquest-refusal-no-such-artifact = Dieses Beutestück habt ihr nicht.
heroquest-refusal-no-such-search = So wird in dieser Ausgabe nicht gesucht.
heroquest-refusal-no-treasure-in-corridors = In Gängen liegen keine Schätze.
heroquest-refusal-nobody-to-splash = Daneben steht niemand, dem Weihwasser schadet.
heroquest-refusal-lost-for-ever = Dieser Held ist im Fels verloren, nichts bringt ihn zurück.
heroquest-refusal-not-dead = Dieser Held lebt.
heroquest-refusal-not-in-quest = Dieser Held ist nicht im Abenteuer.
heroquest-refusal-not-next-to-him = Die beiden stehen nicht nebeneinander.
heroquest-refusal-not-there = Hier liegt nichts.
heroquest-refusal-nothing-to-rust = Dieser Held trägt nichts, was rostet.
heroquest-refusal-nowhere-to-flee = Es gibt keinen Ort zum Fliehen.
heroquest-refusal-only-healing-helps = Jetzt hilft nur, was heilt.
heroquest-refusal-search-opens-chests = Truhen öffnet, wer hier nach Schätzen sucht.
heroquest-refusal-searched-before = Hier wurde danach schon gesucht.
heroquest-refusal-works-already = Das wirkt schon.
heroquest-refusal-cannot-reach = So weit reicht die Waffe nicht.
heroquest-refusal-no-place-behind = Dahinter ist kein Platz zum Landen.
heroquest-refusal-no-such-weapon = Diese Waffe steht nicht zur Verfügung.
heroquest-refusal-no-tools = Dafür braucht es den Zwerg oder eine Werkzeugkiste.
heroquest-refusal-no-trap-there = Dort ist keine Falle zu sehen.
heroquest-refusal-no-trap-to-jump = Dort ist nichts zum Überspringen.
heroquest-refusal-nobody-to-attack = Niemand ist nah genug für diesen Angriff.
heroquest-refusal-nobody-to-shoot-at = Niemand ist in Sicht, der sich so treffen lässt.
heroquest-refusal-one-trap-a-turn = Nur eine Falle in jedem Zug.
heroquest-refusal-somebody-on-trap = Auf der Falle steht jemand.
heroquest-refusal-too-few-steps = Für den Sprung reichen die Schritte nicht.
heroquest-refusal-element-forbidden = Dieses Element steht in diesem Abenteuer nicht zur Wahl.
heroquest-refusal-element-taken = Dieses Element ist schon vergeben.
heroquest-refusal-figure-cannot-act = Diese Figur kann gerade nichts tun.
heroquest-refusal-figure-is-done = Diese Figur ist für diesen Zug fertig.
heroquest-refusal-has-it-already = Dieser Held hat das schon.
heroquest-refusal-hero-not-there = Dieser Held spielt nicht mit.
heroquest-refusal-keeps-off-stairs = Auf der Treppe bleibt kein Monster stehen.
heroquest-refusal-no-room-there = Dort ist kein Feld frei.
heroquest-refusal-no-such-figure = Diese Figur steht nicht auf dem Brett.
heroquest-refusal-no-such-start = Dort beginnt niemand.
heroquest-refusal-not-for-this-hero = Das ist nicht für diesen Helden gemacht.
heroquest-refusal-not-so-much-gold = So viel Gold ist nicht da.
heroquest-refusal-not-sold = Das ist nicht zu kaufen.
heroquest-refusal-one-by-one = Erst muss die gewählte Figur fertig sein.
heroquest-refusal-start-taken = Dort steht schon jemand.
heroquest-refusal-sold-out = Davon ist keine Karte mehr da.
heroquest-refusal-too-dear = Das ist zu teuer.
heroquest-refusal-not-explored = Dort war noch niemand.
heroquest-refusal-too-far = Das ist zu weit oder versperrt. Schritte übrig: { $count }.

## Protokoll: Suchen und Schätze

heroquest-event-searches-treasure = { $hero } sucht nach Schätzen.
heroquest-event-searches = { $hero } sucht nach { $search ->
    [secret-doors] Geheimtüren
    [traps] Fallen
   *[other] Fallen und Geheimtüren
}.
heroquest-event-finds-nothing = { $hero } findet nichts.
heroquest-event-secret-door-found = Eine Geheimtür ist entdeckt: { $door }.
heroquest-event-opens-chest = { $hero } öffnet: { $furniture }.
heroquest-event-chest-trap-springs = { $furniture } auf { $at } war mit einer Falle gesichert.
heroquest-event-card-drawn = Auf der Schatzkarte steht: { $card }.
heroquest-event-finds-gold = { $hero } findet { $count } Gold.
heroquest-event-finds-potion = { $hero } findet { $a-potion }.
heroquest-event-trapped-by-card = { $hero } sitzt in einer Grube fest.
heroquest-event-things-lie = Die Habe von { $hero } liegt jetzt hier.
heroquest-event-drops-all = { $hero } hat nichts mehr bei sich.
heroquest-event-things-are-taken = { $hero } sammelt ein, was hier liegt.
heroquest-event-takes-all = { $hero } hat alles eingesteckt.
heroquest-event-things-are-gone = Was hier lag, ist verschwunden.

## Protokoll: Tränke

heroquest-event-drinks = { $hero } trinkt { $a-potion }.
heroquest-event-gives-potion = { $hero } gibt { $other } { $a-potion }.
heroquest-event-gets-potion = { $hero } hat jetzt { $a-potion }.
heroquest-event-holy-water = { $hero } spritzt Weihwasser auf { $to-foe }.
heroquest-event-elixir-used = { $hero } flößt { $other } das Lebenselixier ein.
heroquest-event-revives = { $hero } lebt wieder und steht auf { $square }.
heroquest-event-ring-used = { $hero } dreht den Ring der Rückkehr.
heroquest-event-stone-holds = { $hero } ist aus Stein. Nichts kann schaden.

## Protokoll: Kampf

heroquest-event-attacks = { $way ->
    [thrown] { $hero } wirft nach { $to-foe }: { $item }. Würfel: { $dice }.
    [shot] { $hero } schießt auf { $to-foe }: { $item }. Würfel: { $dice }.
   *[other] { $hero } greift { $to-foe } an{ $item-id ->
        [none] {""}
       *[other] : { $item }
    }. Würfel: { $dice }.
}
heroquest-event-attack-throw = { $figure } würfelt { $count ->
    [0] keinen Totenkopf
    [one] einen Totenkopf
   *[other] { $count } Totenköpfe
}.
heroquest-event-unharmed = { $figure } nimmt davon keinen Schaden.
heroquest-event-no-defence = { $figure } kann sich nicht wehren. Treffer: { $hits }.
heroquest-event-defence-throw = { $figure } wehrt { $count ->
    [0] nichts ab
    [one] einen Treffer ab
   *[other] { $count } Treffer ab
}. { $hits ->
    [0] Nichts kommt durch.
    [one] Ein Treffer kommt durch.
   *[other] { $hits } Treffer kommen durch.
}
heroquest-event-attacks-at-once = { $the-kind } greift sofort an.

## Protokoll: Vorbereitung

heroquest-event-buys = { $hero } kauft { $an-item } für { $count } Gold.
heroquest-event-hands-gold = { $hero } gibt { $other } { $count } Gold.
heroquest-event-gets-gold = { $hero } bekommt { $count } Gold von { $other }.
heroquest-event-takes-element = { $hero } nimmt die Zauber des Elements { $element }.
heroquest-event-starts = { $hero } beginnt auf { $square }.

## Protokoll: Monster

heroquest-event-figure-steps = { $the-kind } geht auf { $square }.
heroquest-event-figure-done = { $the-kind } bleibt hier.
heroquest-event-monster-attacks = { $the-kind } greift { $to-foe } an. Würfel: { $dice }.
heroquest-event-master-ends = Die Monster sind fertig.
heroquest-event-wanderer-comes = { $a-kind } schleicht heran und steht plötzlich auf { $square }.
heroquest-event-nobody-wanders = Schritte in der Ferne, aber niemand kommt.
heroquest-event-monster-jumps = { $the-kind } springt auf { $square }.

## Was jetzt zu tun ist

heroquest-call-turn-begins = { $hero } ist am Zug: marschieren und eine Aktion, in beliebiger Reihenfolge.
heroquest-call-turn-walks = { $hero } darf noch { $count ->
    [one] ein Feld
   *[other] { $count } Felder
} weit gehen.
heroquest-call-turn-act = { $hero } ist gegangen. Es bleibt die Aktion: angreifen, zaubern oder suchen.
heroquest-call-turn-march = { $hero } hat gehandelt und darf noch marschieren.
heroquest-call-turn-done = { $hero } ist gegangen und hat gehandelt. Beendet den Zug, wenn ihr fertig seid.
heroquest-call-turn-commanded = { $hero } gehorcht einem Zauber. Die Spielleitung führt die Figur.
heroquest-call-master = Die Monster sind am Zug. Welches soll sich bewegen?
heroquest-call-master-moves = Am Zug: { $figure }. Noch { $count ->
    [one] ein Feld
   *[other] { $count } Felder
}.
heroquest-call-set-out = Die Helden entdecken Neues. Baut auf, was zu sehen ist.
heroquest-call-pass = Auf { $square } steht jemand im Weg. Darf die andere Figur vorbei?
heroquest-call-whom = Wen greift { $hero } an?
heroquest-call-attack-again = { $hero } darf noch einmal angreifen.
heroquest-call-drink-first = { $hero } wird getroffen. Vorher schnell etwas trinken?
heroquest-call-aim = Auf wen zielt der Zauber { $spell }?
heroquest-call-spell-ring = Welchen Zauber merkt sich der Zauberring von { $hero }?
heroquest-call-aim-chaos = Auf wen zielt der Zauber { $spell }?
heroquest-call-wanderer = Ein streunendes Monster schleicht heran. Von welcher Seite?
heroquest-call-leave = { $hero } steht auf der Treppe. Das Abenteuer verlassen?
heroquest-call-who-takes = Wer nimmt, was hier liegen bleibt?
heroquest-call-get-away = Ein Felsblock fällt. Wohin ausweichen?
heroquest-call-save = { $hero } liegt im Sterben. Hilft noch etwas?
heroquest-call-hand-gold = { $hero } darf Gold abgeben. Im Beutel: { $gold }.
heroquest-call-buy = { $hero } darf einkaufen. Im Beutel: { $gold } Gold.
heroquest-call-element = Welches Element beherrscht { $hero }?
heroquest-call-start = Wo beginnt { $hero }?
heroquest-call-chance = Die Würfel und Karten entscheiden.
heroquest-call-won = Geschafft. Die Helden haben das Abenteuer bestanden.
heroquest-call-lost = Das Abenteuer ist verloren. Versucht es noch einmal.

## Schaltflächen

heroquest-offer-end-turn = Zug beenden
heroquest-offer-roll = Für den Marsch würfeln
heroquest-offer-step = Geh auf { $square }
heroquest-offer-go-there = Geh auf { $square }{ $count ->
    [0] {""}
    [one] {" "}(ein Feld)
   *[other] {" "}({ $count } Felder)
}
heroquest-offer-let-pass = Vorbeilassen
heroquest-offer-refuse-pass = Nicht vorbeilassen
heroquest-offer-open-door = Tür öffnen: { $side }
heroquest-offer-set-out = Aufbauen
heroquest-offer-attack = Angreifen: { $item } ({ $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
})
heroquest-offer-attack-bare = Ohne besondere Waffe angreifen ({ $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
})
heroquest-offer-throw = Werfen: { $item } ({ $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
})
heroquest-offer-shoot = Schießen: { $item } ({ $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
})
heroquest-offer-attack-foe = { $to-foe } auf { $square } angreifen
heroquest-offer-no-more-attack = Nicht noch einmal angreifen
heroquest-offer-drink-nothing = Nichts trinken
heroquest-offer-leave-quest = Hinausgehen
heroquest-offer-stay = Noch bleiben
heroquest-offer-cast = Zauber: { $spell }
heroquest-offer-cast-at = Auf { $to-foe } ({ $square })
heroquest-offer-genie-door = Die Tür { $door } öffnen
heroquest-offer-save-by-spell = Sich selbst heilen: { $spell }
heroquest-offer-set-ring = { $spell }
heroquest-offer-take-left = { $hero } nimmt alles
heroquest-offer-take-load = Aufheben: { $side }
heroquest-offer-take-load-here = Aufheben, was hier liegt
heroquest-offer-put-down = Last ablegen
heroquest-offer-keep-gold = Das Gold für sich behalten
heroquest-offer-drink = Trinken: { $potion }
heroquest-offer-splash = Weihwasser auf { $to-foe } ({ $square })
heroquest-offer-give-potion = An { $other }: { $potion }
heroquest-offer-revive = Lebenselixier für { $other }
heroquest-offer-ring = Ring der Rückkehr drehen
heroquest-offer-search-treasure = Nach Schätzen suchen
heroquest-offer-search-secrets = Nach Fallen und Geheimtüren suchen
heroquest-offer-search-doors = Nach Geheimtüren suchen
heroquest-offer-search-traps = Nach Fallen suchen
heroquest-offer-open-chest = Öffnen: { $side }
heroquest-offer-get-away = Ausweichen auf { $square }
heroquest-offer-disarm = Falle entschärfen: { $side }
heroquest-offer-disarm-here = Die Falle hier entschärfen
heroquest-offer-jump = Über { $square } auf { $landing } springen
heroquest-offer-lead-ally = Verbündeten auf { $square } führen
heroquest-offer-hand-gold = { $count } Gold an { $other }
heroquest-offer-buy = Kaufen: { $item } ({ $price } Gold)
heroquest-offer-enough = Fertig
heroquest-offer-element = { $element }
heroquest-offer-start = Auf { $square } beginnen
heroquest-offer-cast-chaos = Zauber: { $spell }
heroquest-offer-chaos-at = Auf { $to-foe } ({ $square })
heroquest-offer-lightning = Blitz: { $side }
heroquest-offer-rust = { $item } von { $other } rosten lassen
heroquest-offer-choose-figure = { $to-foe } auf { $square } bewegen
heroquest-offer-figure-step = Geh auf { $square }
heroquest-offer-figure-attack = { $to-foe } auf { $square } angreifen
heroquest-offer-figure-done = Mit dieser Figur fertig
heroquest-offer-end-master-turn = Die Monster sind fertig
heroquest-offer-wanderer = Auf { $square }
heroquest-offer-figure-jump = Über { $square } auf { $landing } springen
heroquest-warning-trap = Dort ist eine Falle: { $trap }.
heroquest-warning-companion = { $other } gehört zu euch.

## Was auf einem Feld ist

heroquest-here-dark = Hier war noch niemand.
heroquest-here-passage = Gang
heroquest-here-room = Raum { $number }
heroquest-here-side = { $side }: { $what }
heroquest-side-north = Norden
heroquest-side-north-east = Nordosten
heroquest-side-east = Osten
heroquest-side-south-east = Südosten
heroquest-side-south = Süden
heroquest-side-south-west = Südwesten
heroquest-side-west = Westen
heroquest-side-north-west = Nordwesten
heroquest-what-wall = Wand
heroquest-what-door-closed = Tür, geschlossen
heroquest-what-door-open = Tür, offen
heroquest-what-door-false = aufgemalte Tür
heroquest-what-secret-door = Geheimtür
heroquest-what-dark = noch unerforscht
heroquest-what-furniture = Möbel
heroquest-what-rock = Fels
heroquest-what-free = frei
heroquest-here-hero = Hier steht { $hero }. Körperkraft { $body }.
heroquest-here-kind = { $kind }: Tempo { $move }, Angriff { $attack }, Verteidigung { $defend }, Körperkraft { $body }, Intelligenz { $mind }.
heroquest-here-effect = Zustand: { $effect }.
heroquest-here-furniture = { $furniture }
heroquest-here-chest-open = Die Truhe ist offen.
heroquest-here-chest-closed = Die Truhe ist zu.
heroquest-here-rock = Felsbrocken versperren das Feld.
heroquest-here-trap = { $trap }
heroquest-here-stairs = Treppe
heroquest-here-load = Hier liegt etwas zum Tragen.
heroquest-here-gold = Hier liegen { $count } Gold.
heroquest-here-item = Hier liegt: { $item }.
heroquest-here-potion = Hier liegt: { $potion }{ $count ->
    [one] {""}
   *[other] {" "}({ $count })
}.
heroquest-here-searched = { $hero } hat hier nach Schätzen gesucht.
heroquest-here-no-traps = Hier wurde nach Fallen gesucht.
heroquest-here-used = In diesem Zug schon betreten.

## Notizen der Spielleitung

heroquest-note-by-hand = Geschieht nicht von selbst: Das macht der Spielleiter.
heroquest-note-when-set-out = Wenn aufgebaut wird{ $rooms ->
    [none] {""}
   *[other] {" "}(Raum { $rooms })
}{ $places ->
    [none] {""}
   *[other] {" "}({ $places })
}:
heroquest-note-when-hero-enters = Wenn ein Held hineingeht{ $rooms ->
    [none] {""}
   *[other] {" "}(Raum { $rooms })
}{ $places ->
    [none] {""}
   *[other] {" "}({ $places })
}:
heroquest-note-when-door-opens = Wenn die Tür aufgeht{ $rooms ->
    [none] {""}
   *[other] {" "}(Raum { $rooms })
}{ $places ->
    [none] {""}
   *[other] {" "}({ $places })
}:
heroquest-note-when-door-passed = Wenn jemand durch die Tür geht{ $rooms ->
    [none] {""}
   *[other] {" "}(Raum { $rooms })
}{ $places ->
    [none] {""}
   *[other] {" "}({ $places })
}:
heroquest-note-when-hero-steps-on = Wenn ein Held das Feld betritt{ $rooms ->
    [none] {""}
   *[other] {" "}(Raum { $rooms })
}{ $places ->
    [none] {""}
   *[other] {" "}({ $places })
}:
heroquest-note-when-treasure-searched = Wenn jemand nach Schätzen sucht{ $rooms ->
    [none] {""}
   *[other] {" "}(Raum { $rooms })
}{ $places ->
    [none] {""}
   *[other] {" "}({ $places })
}:
heroquest-note-when-monster-falls = Wenn das Monster besiegt ist{ $rooms ->
    [none] {""}
   *[other] {" "}(Raum { $rooms })
}{ $places ->
    [none] {""}
   *[other] {" "}({ $places })
}:
heroquest-note-when-quest-begins = Zu Beginn{ $rooms ->
    [none] {""}
   *[other] {" "}(Raum { $rooms })
}{ $places ->
    [none] {""}
   *[other] {" "}({ $places })
}:
heroquest-note-when-chest-opened = Wenn die Truhe geöffnet wird{ $rooms ->
    [none] {""}
   *[other] {" "}(Raum { $rooms })
}{ $places ->
    [none] {""}
   *[other] {" "}({ $places })
}:
heroquest-note-when-traps-searched = Wenn jemand nach Fallen sucht{ $rooms ->
    [none] {""}
   *[other] {" "}(Raum { $rooms })
}{ $places ->
    [none] {""}
   *[other] {" "}({ $places })
}:
heroquest-note-when-kind-falls = Wenn ein solches Monster besiegt ist{ $rooms ->
    [none] {""}
   *[other] {" "}(Raum { $rooms })
}{ $places ->
    [none] {""}
   *[other] {" "}({ $places })
}:
heroquest-note-does-gold = { $gold } Gold { $receiver ->
    [finder] für den Finder
    [each] für jeden
    [shared] für alle zusammen
   *[hero] für { $other }
}.
heroquest-note-does-item = { $item } { $receiver ->
    [finder] für den Finder
    [each] für jeden
    [shared] für alle zusammen
   *[hero] für { $other }
}.
heroquest-note-does-potion = { $potion } { $receiver ->
    [finder] für den Finder
    [each] für jeden
    [shared] für alle zusammen
   *[hero] für { $other }
}.
heroquest-note-does-nothing = Hier ist nichts.
heroquest-note-does-hurt = { $each ->
    [0] Kostet
   *[other] Kostet jeden
} { $body ->
    [one] einen Punkt Körperkraft
   *[other] { $body } Punkte Körperkraft
}.
heroquest-note-does-throw = Ein Würfel fällt. Bei { $faces } kostet es { $body ->
    [one] einen Punkt Körperkraft
   *[other] { $body } Punkte Körperkraft
}.
heroquest-note-does-wake = Das Monster auf { $monster } erwacht{ $attacks ->
    [0] {""}
   *[other] {" "}und greift sofort an
}.
heroquest-note-does-appear = Die Figur von { $monster } erscheint{ $attacks ->
    [0] {""}
   *[other] {" "}und greift sofort an
}.
heroquest-note-does-alarm = Alarm: Alles wird aufgebaut, alle Türen stehen offen.
heroquest-note-does-door = Die Tür { $door } wird sichtbar.
heroquest-note-does-furniture = Das Möbelstück auf { $piece } rückt zur Seite oder verschwindet.
heroquest-note-does-block = Felsbrocken versperren { $squares }.
heroquest-note-does-move-hero = Der Held findet sich auf { $receiver } wieder.
heroquest-note-does-portal = Ein Tor: Zwei Würfel sagen, wo der Held herauskommt ({ $places }).
heroquest-note-does-load = Der Held bekommt etwas zum Tragen.
heroquest-note-does-take-equipment = Die Helden verlieren Ausrüstung und Zauber.
heroquest-note-does-equipment-back = Der Held bekommt { $for-all ->
    [0] seine Ausrüstung zurück
   *[other] seine Ausrüstung zurück und trägt die der anderen
}.
heroquest-note-does-equipment-shared = Wer hier ist, bekommt seine Ausrüstung zurück.

## Was nicht bestätigt ist

heroquest-block-artifacts-borins-armour = Beutestück: Borins Rüstung
heroquest-block-artifacts-orcs-bane = Beutestück: Orc-Terror
heroquest-block-artifacts-spirit-blade = Beutestück: Geisterschwert
heroquest-block-artifacts-wand-of-recall = Beutestück: Zauber-Zepter
heroquest-block-chaos-spells-courage = Zauber des Chaos: Tapferkeit
heroquest-block-chaos-spells-fire-of-wrath = Zauber des Chaos: Feuriger Zorn
heroquest-block-differences-cards-go-below = Lesart: Gezogene Schatzkarten kommen unter den Stapel, der nicht neu gemischt wird, Tränke erst nach Gebrauch; sonst werden nur Gefahren und streunende Monster wieder eingemischt
heroquest-block-differences-disarm-by-combat-die = Lesart: Mit der Werkzeugkiste wird ein Kampfwürfel geworfen; das Programm nach der deutschen Ausgabe wirft einen gewöhnlichen
heroquest-block-differences-dodged-spear-ends-turn = Lesart: Auch ein Speer, der nicht trifft, beendet den Zug
heroquest-block-differences-dwarf-removes-without-roll = Lesart: Der Zwerg räumt neben sich eine gefundene Falle ohne Wurf weg
heroquest-block-differences-heroes-attack-heroes = Lesart: Helden dürfen Helden angreifen
heroquest-block-differences-monsters-keep-off-stairs = Lesart: Kein Monster bleibt auf der Treppe stehen
heroquest-block-differences-open-traps-catch-monsters = Lesart: Monster fallen in offene Gruben wie Helden; sonst schadet ihnen eine Grube nicht
heroquest-block-differences-potions-given = Lesart: Im eigenen Zug darf ein Held einen Trank weitergeben
heroquest-block-differences-search-in-pit = Lesart: In der Grube darf gesucht werden; die erste Auflage sagt nichts dagegen
heroquest-block-differences-sleep-wakes-when-attacked = Lesart: Wer angegriffen wird, wacht auf
heroquest-block-differences-sleepers-defend = Lesart: Schlafende verteidigen sich
heroquest-block-differences-title-gold = Lesart: Vom Gold zum Titel spricht nur der erste europäische Druck; im zweiten gibt es den Titel allein
heroquest-block-equipment-bracers = Ausrüstung: Armschienen
heroquest-block-equipment-cloak-of-protection = Ausrüstung: Schutzmantel
heroquest-block-equipment-staff = Ausrüstung: Knüppel
heroquest-block-monsters-chaos-sorcerer = Monster: Hexer
heroquest-block-potions-purple-flask = Trank: Lila Fläschchen
heroquest-block-quest-maze = Abenteuer: Das Labyrinth
heroquest-block-spells-sleep = Zauber: Morpheus
heroquest-block-tiles-falling-block = Plättchen: Schlagfalle
heroquest-block-tiles-pit = Plättchen: Fallgrube
heroquest-block-treasure-nothing = Schatzkarte: Nichts
