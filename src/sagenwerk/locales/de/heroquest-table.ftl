### HeroQuest: was nur auf der Seite steht. Eigene Worte.

## Start

which-heroquest = Welches Abenteuer?
heroquest-hero-about = { $kind }
heroquest-seat-order = In dieser Reihenfolge seid ihr am Zug, links von der Spielleitung beginnend. Eine Person kann mehrere Helden spielen.
heroquest-holds-marker = {""}
heroquest-open-own = Eigenes Abenteuer öffnen
heroquest-day = Runde { $day }
heroquest-legend = Abenteuer
heroquest-task = Euer Auftrag
heroquest-no-page-yet = Hier gibt es nichts zu lesen.
heroquest-letter-keys-list = Pfeile: ein Schritt. M würfeln oder gehen, A angreifen, C zaubern, S suchen, T Schätze, F Fallen, O Tür öffnen, J springen, D Falle entschärfen, P Trank, E Zug beenden, H Heldenblatt, K Monster, B Geschichte, L Felder als Liste, X was ist um mich, R Regeln, U rückgängig.
heroquest-who-leads = Wer leitet das Abenteuer?
heroquest-leads-text = Die Spielleitung kennt die Karte und führt die Monster.
heroquest-leads-simple = Sagenwerk leitet einfach
heroquest-leads-cunning = Sagenwerk leitet schlau
heroquest-leads-here = Eine Person an diesem Gerät
heroquest-leads-elsewhere = Eine Person an einem anderen Gerät
heroquest-leads-open = Frei: wer den Link bekommt
heroquest-leads-name = Name der Spielleitung

## Wer ist dran

hq-master = Spielleitung
hq-master-simple = KI leitet
hq-master-cunning = KI leitet schlau
hq-master-random = KI würfelt
hq-master-greedy = KI leitet
hq-master-planner-quick = KI leitet planvoll
hq-master-planner = KI leitet planvoll
hq-master-planner-strong = KI leitet planvoll
hq-master-acts = Die Spielleitung ist am Zug.
hq-master-turn = Die Spielleitung ist am Zug.
hq-master-your-turn = Du bist am Zug, Spielleitung.
hq-wait-for-master = Wartet, bis die Monster gezogen sind.
hq-hero-acts = { $hero } ist am Zug.
hq-master-watches = Die Helden entscheiden gerade.
hq-turn-order = Wer wann am Zug ist
hq-order-hero = { $hero }, Körperkraft { $body } von { $most }
hq-paused = Die Spielleitung hat angehalten.
hq-edition-eu1 = Regeln 1989
hq-edition-eu2 = Regeln 1989, 2. Auflage
hq-edition-us = Regeln USA 1990

## Heldenblatt

hq-body = Körperkraft
hq-mind = Intelligenz
hq-body-of = Körperkraft { $have } von { $most }
hq-mind-of = Intelligenz { $have } von { $most }
hq-attack = Angriff
hq-defend = Abwehr
hq-march = Marsch
hq-move = Schritte
hq-dice = { $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
}
hq-move-dice = { $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
}
hq-sheet = Blatt
hq-sheet-of = Heldenblatt: { $hero }
hq-spells = Zauber
hq-spells-left = { $count ->
    [one] ein Zauber
   *[other] { $count } Zauber
}
hq-things = Ausrüstung und Tränke
hq-nothing = nichts
hq-carries = trägt etwas
hq-where-in-quest = im Verlies
hq-where-left = ist über die Treppe draußen
hq-where-dead = ist tot
hq-where-absent = ist nicht dabei
hq-quests-done = { $count ->
    [one] ein Abenteuer bestanden
   *[other] { $count } Abenteuer bestanden
}
hq-champion = Champion
hq-outlawed = geächtet

## Karten

hq-card-attack = { $dice ->
    [one] Angriff mit einem Würfel.
   *[other] Angriff mit { $dice } Würfeln.
}
hq-card-against = Gegen { $kind }: { $dice }.
hq-card-twice = Gegen { $kind } zweimal in einem Zug.
hq-card-diagonal = Auch über Eck.
hq-card-shot = Trifft auf jede Entfernung, aber nicht nebenan.
hq-card-thrown = Kann geworfen werden und ist danach weg.
hq-card-no-shield = Nicht zusammen mit einem Schild.
hq-card-defend-base = { $dice ->
    [one] Abwehr mit einem Würfel.
   *[other] Abwehr mit { $dice } Würfeln.
}
hq-card-defend-plus = { $dice ->
    [one] Ein Abwehrwürfel mehr.
   *[other] { $dice } Abwehrwürfel mehr.
}
hq-card-move = { $dice ->
    [one] Marsch nur mit einem Würfel.
   *[other] Marsch mit { $dice } Würfeln.
}
hq-card-mind = { $points } Intelligenz mehr.
hq-card-two-spells = Zwei Zauber in einem Zug.
hq-card-only = Nur für: { $heroes }.
hq-about-tool-kit = Damit lassen sich gefundene Fallen entschärfen.
hq-about-elixir-of-life = Holt einen toten Helden einmal ins Leben zurück.
hq-about-ring-of-return = Bringt einmal alle Helden in Sicht zum Anfang zurück.
hq-about-spell-ring = Hält einen Zauber bereit: Er kann zweimal gesprochen werden.
hq-about-none = Ohne Waffe.
hq-about-potion-of-healing = Heilt bis zu vier Punkte Körperkraft.
hq-about-potion-of-healing-by-die = Heilt so viele Punkte Körperkraft, wie ein Würfel zeigt.
hq-about-potion-of-healing-2 = Heilt bis zu zwei Punkte Körperkraft.
hq-about-potion-of-strength = Zwei Würfel mehr beim nächsten Angriff.
hq-about-potion-of-resilience = Zwei Würfel mehr bei der nächsten Abwehr.
hq-about-potion-of-speed = Doppelt so viele Würfel für den nächsten Marsch.
hq-about-heroic-brew = Zwei Angriffe in einem Zug.
hq-about-holy-water = Statt eines Angriffs: vernichtet einen Untoten nebenan.
hq-about-purple-flask = Macht zu Stein: Nichts kann dem Helden dann etwas anhaben, und er kann nichts tun.

## Aktionen

hq-walk = Gehen
hq-plan = Weg nach { $square }
hq-way = { $fields ->
    [one] ein Feld
   *[other] { $fields } Felder
}
hq-steps-left = { $count ->
    [0] keine Felder mehr
    [one] noch ein Feld
   *[other] noch { $count } Felder
}
hq-cast = Zaubern
hq-potions = Tränke
hq-search = Suchen
hq-do-it = Tun
hq-aiming = Ziel für: { $what }
hq-aiming-how = Wähle auf dem Plan, wen es treffen soll.
hq-aim-on-board = Ziel auf dem Plan
hq-keep-answer = Diese Antwort an diesem Tisch behalten
hq-square-more = Mehr zu diesem Feld
hq-mark-attack = hier kannst du angreifen
hq-mark-spell = hierhin kannst du zaubern
hq-mark-choose = hier kannst du eine Figur wählen
hq-mark-other = hier kannst du etwas tun

## Würfel

hq-dice-title = Würfel
hq-face-skull = Totenkopf
hq-face-white = weißer Schild
hq-face-black = schwarzer Schild

## Abenteuer

hq-story = Geschichte
hq-story-again = Die Geschichte nachlesen
hq-rooms = { $count ->
    [one] 1 von 22 Räumen
   *[other] { $count } von 22 Räumen
}
hq-beaten = { $count ->
    [one] 1 Monster besiegt
   *[other] { $count } Monster besiegt
}
hq-cards-left = { $count ->
    [one] 1 Schatzkarte
   *[other] { $count } Schatzkarten
}
hq-monsters = Monster
hq-no-monsters = Gerade steht kein Monster auf dem Plan.
hq-stands-on = steht auf { $square }
hq-room = { $number ->
    [0] Gang
   *[other] Raum { $number }
}
hq-stairs = Treppe
hq-blocked = Geröll
hq-open-chest = { $chest }, offen
hq-trap = { $trap }{ $state ->
    [sprung] , offen
    [hidden] , verborgen
   *[other] , gefunden
}
hq-side-unknown = noch im Dunkeln
hq-next-quest = Nächstes Abenteuer
hq-try-again = Von vorn beginnen

## Waffenkammer

hq-armoury = Waffenkammer: { $hero }
hq-to-armoury = Zur Waffenkammer
hq-hand-gold = Gold weitergeben
hq-shop-has = hast du schon
hq-shop-not-for = nichts für { $hero }
hq-shop-too-dear = zu teuer
hq-shop-not-now = gerade nicht

## Spielleitung

hq-notes = Notizen der Karte
hq-note-done = ist passiert
hq-wandering = Streunendes Monster: { $kind }
hq-wandering-none = keines
hq-pause = Anhalten
hq-go-on = Weiter
hq-override = Eingreifen
hq-override-text = Du kannst ändern, was auf dem Plan liegt. Alle erfahren, dass etwas geändert wurde.
hq-override-what = Was?
hq-override-move = jemanden versetzen
hq-override-body = Körperkraft ändern
hq-override-mind = Intelligenz ändern
hq-override-remove = ein Monster entfernen
hq-override-place = ein Monster aufstellen
hq-override-door = eine Tür öffnen oder schließen
hq-override-set-out = Felder aufbauen
hq-override-who = Wer?
hq-override-kind = Welche Art?
hq-override-square = Auf welches Feld?
hq-override-squares = Welche Felder? Mit Leerzeichen getrennt
hq-override-points = Punkte
hq-override-which-door = Welche Tür?
hq-override-door-state = Danach ist sie
hq-override-do = Ändern
hq-door-open = offen
hq-door-closed = geschlossen
hq-hand-over = Gerät weitergeben
hq-give-to-master = { $player ->
    [none] Gebt das Gerät der Spielleitung
   *[other] Gebt das Gerät an { $player }
}
hq-give-to-master-text = Gleich ist die ganze Karte zu sehen. Die Helden schauen weg.
hq-give-to-heroes = Gib das Gerät den Helden
hq-give-to-heroes-text = Jetzt ist nur noch zu sehen, was aufgebaut ist.
hq-i-am-master = Ich bin die Spielleitung
hq-we-are-heroes = Wir sind die Helden

## Buchstaben der Monster

hq-letter-goblin = Go
hq-letter-orc = Or
hq-letter-fimir = Fi
hq-letter-skeleton = Sk
hq-letter-zombie = Zo
hq-letter-mummy = Mu
hq-letter-chaos-warrior = Ch
hq-letter-gargoyle = Ga
hq-letter-chaos-sorcerer = He
