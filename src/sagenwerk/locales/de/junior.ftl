### Andor Junior: Namen, Schaltflächen, Protokoll, Absagen. Eigene Worte.

## Namen

hero-mage = { $gender ->
    [m] Magier
   *[f] Magierin
}
item-wood = Holz
item-sword = Schwertplättchen
item-torch = Fackel
item-herb-red = rotes Wolfskraut
item-herb-blue = blaues Wolfskraut
item-herb-yellow = gelbes Wolfskraut
item-falcon = verletzter Falke
item-basket = Beerenkorb
item-book-rietburg = Notenbuch für die Rietburg
item-book-merchant = Notenbuch für den Händler
item-book-watchtower = Notenbuch für den Wachturm
item-book-bridgehouse = Notenbuch für den Brückenwächter
item-potion = Heiltrank
item-letter-warrior = blauer Brief
item-letter-archer = grüner Brief
item-letter-dwarf = gelber Brief
item-letter-mage = lila Brief
an-item-wood = ein Holz
an-item-sword = ein Schwertplättchen
an-item-gold = ein Gold
an-item-torch = eine Fackel
an-item-herb-red = das rote Wolfskraut
an-item-herb-blue = das blaue Wolfskraut
an-item-herb-yellow = das gelbe Wolfskraut
an-item-falcon = den verletzten Falken
an-item-basket = einen Beerenkorb
an-item-book-rietburg = das Notenbuch für die Rietburg
an-item-book-merchant = das Notenbuch für den Händler
an-item-book-watchtower = das Notenbuch für den Wachturm
an-item-book-bridgehouse = das Notenbuch für den Brückenwächter
an-item-potion = den Heiltrank
an-item-letter-warrior = den blauen Brief
an-item-letter-archer = den grünen Brief
an-item-letter-dwarf = den gelben Brief
an-item-letter-mage = den lila Brief
tile-gor-1 = ein Gor für Gorfeld 1
tile-gor-2 = ein Gor für Gorfeld 2
tile-gor-3 = ein Gor für Gorfeld 3
tile-gor-4 = ein Gor für Gorfeld 4
tile-gor-5 = ein Gor für Gorfeld 5
tile-gor-6 = ein Gor für Gorfeld 6
tile-gor-7 = ein Gor für Gorfeld 7
tile-dragon = der Drache
tile-telescope = ein Fernrohr
tile-hourglass = ein Stundenglas
tile-reka = die Kräuterhexe Reka
tile-wood = Holz
tile-sword = ein Schwertplättchen
tile-gold = Gold
tile-empty = nichts als Nebel
tile-wolf-cub = ein Wolfsjunges
tile-mine-dragon = der Drache
tile-kraken = der Krake
tile-falcon = ein Falke
tile-mine-empty = nichts als Stein
tile-herb-red = rotes Wolfskraut
tile-herb-blue = blaues Wolfskraut
tile-herb-yellow = gelbes Wolfskraut
task-wolf-herb = Wolfskraut
    .text = Findet zwei gleiche Kräuter in den Gebüschen.
task-injured-falcon = Verletzter Falke
    .text = Bringt den Falken zur Rietburg.
task-forts = Festungen der Gors
    .text = Reißt drei Festungen ein. Jede braucht zwei Schwerter.
task-berries = Beerenkörbe
    .text = Bringt drei Beerenkörbe zur Rietburg.
task-music-books = Notenbücher
    .text = Bringt jedes Notenbuch vom Baum der Lieder an sein Ziel.
task-wood = Holz für Mart
    .text = Bringt drei Holz zum Haus des Brückenwächters.
task-polluted-wells = Schmutzige Brunnen
    .text = Reinigt drei Brunnen. Dazu müssen zwei dort stehen.
task-healing-potion = Heiltrank
    .text = Kauft bei Reka den Heiltrank für 2 Gold.
task-letters = Briefe
    .text = Jeder holt den Brief in seiner Farbe.
task-cave-troll = Höhlentroll
    .text = Jeder vertreibt den Troll einmal mit einer Fackel.
after-the-tasks = Danach öffnet Mart die Brücke: Findet { $cubs } Wolfsjunge in der Mine!
junior-challenge-1 = Erste Herausforderung
junior-challenge-2 = Zweite Herausforderung
junior-challenge-3 = Dritte Herausforderung
junior-challenge-4 = Vierte Herausforderung
junior-free-easy = Freies Spiel, leicht
junior-free-medium = Freies Spiel, mittel
junior-free-hard = Freies Spiel, schwer
kind-castle = Burg
kind-meadow = Wiese
kind-well = Brunnen
kind-bush = Gebüsch
kind-watchtower = Wachturm
kind-cave = Höhle
kind-gor = Gorfeld
kind-merchant = Händler
kind-bridge_house = Haus des Brückenwächters
kind-tree_of_songs = Baum der Lieder
kind-mine = Mine

## Wahl der Regeln

option-difficulty = Schwierigkeit
option-difficulty-normal = normal
option-difficulty-easy = leichter: Der Drache startet zwei Wolken weiter weg
option-difficulty-hard = schwerer: Der Drache startet zwei Wolken näher
option-falcon_burden = Last des verletzten Falken
option-falcon_burden-0 = Der Falke kostet nichts extra
option-falcon_burden-1 = Wer mit dem Falken geht, zahlt im Zug eine Sonne mehr
option-sword_tokens = Schwertplättchen
option-sword_tokens-any-time = jederzeit im eigenen Kampf
option-sword_tokens-only-to-win = nur, wenn sie den Kampf gewinnen
option-cave_step = Schritt durch die Höhlen
option-cave_step-from-cave = von Höhle zu Höhle
option-cave_step-entrance-included = auch vom Feld neben dem Eingang
option-mine_search = Suchen in der Mine
option-mine_search-voluntary = freiwillig
option-mine_search-compulsory = Pflicht am Ende des Zuges
option-well_cleaning = Brunnen reinigen
option-well_cleaning-sleepers-count = Schlafende zählen mit
option-well_cleaning-awake-only = nur Wache zählen
option-fog_gor_without_place = Gor im Nebel ohne freies Feld
option-fog_gor_without_place-alarm = Er erreicht die Rietburg: Alarm
option-fog_gor_without_place-nothing = Es passiert nichts
option-well_with_hero = Brunnen, auf dem ein Held schläft
option-well_with_hero-refills = füllt sich in der Nacht
option-well_with_hero-stays-empty = bleibt leer

## Was jetzt zu tun ist

call-move = Wähle ein Feld. Jeder Schritt kostet eine Sonne. Stehen bleiben auch.
call-act = Was tust du hier? Sonst beende deinen Zug.
call-act-or-on = Geh weiter oder tu hier etwas. Danach endet dein Weg.
call-fog = Hier ist Nebel. Decke ihn auf.
call-fog-or-on = Decke den Nebel auf oder geh weiter.
call-telescope = Das Fernrohr! Wähle ein Nebelfeld zum Anschauen.
call-mine-falcon = Der Falke hilft: Wähle ein Minenfeld zum Anschauen.
call-chance = Die Würfel rollen.
call-won = Geschafft! Alle Wolfsjungen sind gefunden.
call-lost = Der Drache hat die Rietburg erreicht.

## Schaltflächen

offer-step = Geh zu „{ $field }“
offer-go = Geh zu „{ $field }“ ({ $suns ->
    [one] eine Sonne
   *[other] { $suns } Sonnen
})
offer-cave = Durch die Höhlen zu „{ $field }“
offer-stand = Stehen bleiben
offer-end-turn = Zug beenden
offer-search-fog = Nebel aufdecken
offer-search-thicket = Im Gebüsch suchen
offer-drink = Vom Brunnen trinken
offer-beacon = Leuchtfeuer anzünden
offer-buy-torch = Fackel kaufen (1 Gold)
offer-buy-potion = Heiltrank kaufen (2 Gold)
offer-attack-gor = Gegen den Gor würfeln
offer-attack-fort = Gegen die Festung würfeln
offer-lay-sword = Schwertplättchen einsetzen
offer-search-mine = Suchen: würfeln
offer-torch-in-mine = Mit Fackel suchen
offer-clean-well = Brunnen reinigen
offer-throw-at-troll = Gegen den Troll würfeln
offer-torch-at-troll = Troll mit Fackel vertreiben
offer-pick-up = { $item } nehmen
offer-lay-down = { $item } ablegen
offer-give = { $item } an { $other } geben
offer-take = { $item } von { $other } bekommen
offer-look-at = „{ $field }“ anschauen
offer-stop-looking = Nicht weiter schauen
offer-outcome = { $name }
warning-wood-is-needed = Achtung: Dann reicht das Holz nicht mehr für Mart.
warning-dragon-at-end = Der Drache ist schon ganz weit weg. Das Holz wäre verschenkt.

## Protokoll

event-task-lies-out = Aufgabe: { $task }.
event-thing-lies = Bei „{ $field }“ liegt: { $item }.
event-thicket-token = Im „{ $field }“ liegt ein Kräuterplättchen.
event-troll-stands = Der Höhlentroll lauert bei „{ $field }“.
event-step = { $hero } geht zu „{ $field }“.
event-cave-step = { $hero } schlüpft durch die Höhlen zu „{ $field }“.
event-stands-still = { $hero } bleibt stehen.
event-ends-turn = { $hero } beendet den Zug.
event-falls-asleep = { $hero } legt sich schlafen.
event-takes-marker = { $hero } schläft zuerst und bekommt den Nachtmarker.
event-fog-shows = { $hero } deckt den Nebel auf: { $tile }.
event-thicket-shows = { $hero } findet im Gebüsch: { $tile }.
event-mine-shows = { $hero } deckt auf: { $tile }.
event-tile-shown = { $hero } schaut „{ $field }“ an: { $tile }.
event-hourglass = { $hero } hat jetzt jeden Tag eine Sonne mehr.
event-gor-appears = Ein Gor erscheint auf Gorfeld { $number }.
event-no-gor-left = Alle Gors sind schon im Spiel. Es passiert nichts.
event-no-gor-place = Für den Gor ist kein Feld frei. Es passiert nichts.
event-gor-moves = Ein Gor zieht von „{ $from }“ nach „{ $to }“.
event-alarm = Ein Gor ist an der Rietburg: Alarm!
event-gor-leaves = Der Gor kommt zurück in den Vorrat.
event-dragon-comes = Der Drache fliegt { $count ->
    [one] ein Feld
   *[other] { $count } Felder
} näher. Noch { $left ->
    [one] ein Feld
   *[other] { $left } Felder
} bis zur Rietburg.
event-dragon-goes = Der Drache weicht ein Feld zurück. Noch { $left } Felder bis zur Rietburg.
event-dragon-at-end = Der Drache ist schon am Rand. Weiter weg geht es nicht.
event-drinks = { $hero } trinkt am Brunnen und hat jetzt { $suns } Sonnen.
event-picks-up = { $hero } nimmt { $an-item }.
event-lays-down = { $hero } legt { $an-item } ab.
event-thing-brought = { $hero } bringt { $an-item } ans Ziel.
event-gives = { $hero } gibt { $other } { $an-item }.
event-takes = { $hero } bekommt { $an-item } von { $other }.
event-lights-beacon = { $hero } zündet ein Leuchtfeuer an.
event-buys = { $hero } kauft { $an-item }.
event-throw = { $hero } würfelt: { $swords ->
    [0] kein Schwert
    [one] ein Schwert
   *[other] { $swords } Schwerter
}, { $torches ->
    [0] keine Fackel
    [one] eine Fackel
   *[other] { $torches } Fackeln
}{ $lightnings ->
    [0] .
   *[other] , ein Blitz!
}
event-dice-laid = { $number ->
    [one] Ein Würfel liegt jetzt
   *[other] { $number } Würfel liegen jetzt
} bei „{ $field }“.
event-fight-goes-on = Noch { $number ->
    [one] ein Schwert fehlt
   *[other] { $number } Schwerter fehlen
}. Die Würfel bleiben liegen.
event-lays-sword = { $hero } setzt ein Schwertplättchen ein.
event-gor-beaten = { $hero } besiegt den Gor!
event-fort-falls = { $hero } reißt die Festung ein!
event-uses-torch = { $hero } benutzt eine Fackel.
event-mine-stays-dark = Keine Fackel: Es bleibt dunkel.
event-cub-found = Ein Wolfsjunges ist gefunden! { $left ->
    [0] Das war das letzte.
    [one] Noch eins fehlt.
   *[other] Noch { $left } fehlen.
}
event-kraken = Der Krake wirft { $hero } vor die Brücke zurück. Der Tag ist für { $gender ->
    [m] ihn
   *[f] sie
} zu Ende.
event-letter-read = { $hero } hat den eigenen Brief.
event-well-cleaned = Der Brunnen bei „{ $field }“ ist sauber.
event-troll-driven-off = { $hero } vertreibt den Troll und legt das Wappen auf die Karte.
event-troll-stays = Keine Fackel: Der Troll lacht nur.
event-task-gets-on = { $task }: { $count } geschafft.
event-task-done = Aufgabe geschafft: { $task }!
event-bridge-opens = Alle Aufgaben sind geschafft. Mart gibt die Brücke frei!
event-night-falls = Alle schlafen. Es wird Nacht.
event-well-fills = Der Brunnen „{ $field }“ ist wieder voll.
event-fights-lost = Die Würfel kommen zurück. Offene Kämpfe sind verloren.
event-won = Alle Wolfsjungen sind gefunden. Ihr habt gewonnen!
event-lost = Der Drache erreicht die Rietburg. Das Spiel ist verloren.

## Was auf einem Feld ist

here-gor = Ein Gor. { $slots ->
    [one] Noch ein Schwert fehlt
   *[other] { $slots } Schwerter braucht ihr
}.
here-fort = Eine Festung. { $slots ->
    [one] Noch ein Schwert fehlt
   *[other] { $slots } Schwerter braucht ihr
}.
here-fog = Ein Nebelplättchen, verdeckt.
here-mine = Ein Minenplättchen, verdeckt.
here-thicket = Ein Kräuterplättchen, verdeckt.
here-known-tile = Verdeckt, aber bekannt: { $tile }.
here-well-full = Ein voller Brunnen: bis zu 3 Sonnen zurück.
here-well-empty = Der Brunnen ist leer. In der Nacht füllt er sich.
here-well-polluted = Der Brunnen ist schmutzig.
here-reka = Die Kräuterhexe Reka verkauft Fackeln.
here-merchant = Der Händler. Noch { $torches ->
    [one] eine Fackel
   *[other] { $torches } Fackeln
} im Vorrat.
here-watchtower = Der Wachturm. Noch { $count ->
    [0] kein Leuchtfeuer
    [one] ein Leuchtfeuer
   *[other] { $count } Leuchtfeuer
} möglich.
here-guard = Brückenwächter Mart versperrt die Brücke, bis alle Aufgaben geschafft sind.
here-cave = Eine Höhle. Zwerge kommen von hier zu jeder anderen.
here-troll = Der Höhlentroll.

## Absagen

refusal-not-on-turn = Jetzt ist jemand anderes am Zug.
refusal-still-walking = Erst gehen oder stehen bleiben. Danach darfst du handeln.
refusal-fog-first = Decke zuerst den Nebel auf.
refusal-already-acted = Du hast schon gehandelt. Danach geht niemand weiter.
refusal-stood-still = Du bist stehen geblieben. Dein Weg ist für diesen Zug zu Ende.
refusal-already-moved = Du bist schon gegangen.
refusal-no-sun-left = Du hast keine Sonne mehr.
refusal-falcon-is-heavy = Mit dem Falken kostet der erste Schritt zwei Sonnen.
refusal-not-adjacent = Dieses Feld liegt nicht nebenan.
refusal-too-far = Das ist zu weit: Du hast noch { $suns ->
    [one] eine Sonne
   *[other] { $suns } Sonnen
}.
refusal-bridge-closed = Mart lässt niemanden über die Brücke, bis alle Aufgaben geschafft sind.
refusal-no-cave-here = Hier ist kein Höhleneingang.
refusal-same-cave = In dieser Höhle stehst du schon.
refusal-no-fog-here = Hier liegt kein Nebel.
refusal-no-thicket-tile = Hier liegt kein Kräuterplättchen.
refusal-already-seen = Dieses Plättchen kennt ihr schon.
refusal-no-tile-there = Dort liegt kein Plättchen mehr.
refusal-only-fog = Das Fernrohr zeigt nur Nebelfelder.
refusal-only-mine = Der Falke zeigt nur Minenfelder.
refusal-no-well-here = Hier ist kein Brunnen.
refusal-well-is-empty = Der Brunnen ist leer. In der Nacht füllt er sich.
refusal-well-is-polluted = Der Brunnen ist schmutzig.
refusal-all-suns-there = Du hast schon alle Sonnen.
refusal-not-in-bag = Das ist nicht in deinem Beutesack.
refusal-not-on-field = Das liegt hier nicht.
refusal-not-in-other-bag = Das hat der andere Held nicht.
refusal-other-is-elsewhere = Dieser Held steht auf einem anderen Feld.
refusal-just-handed-over = Das ging in diesem Zug schon andersherum.
refusal-no-watchtower-here = Leuchtfeuer brennen nur auf dem Wachturm.
refusal-no-wood = Dafür brauchst du Holz im Beutesack.
refusal-no-beacon-left = Es waren schon drei Leuchtfeuer. Mehr gibt es nicht.
refusal-no-shop-here = Hier verkauft niemand etwas.
refusal-not-enough-gold = Dafür reicht dein Gold nicht.
refusal-no-torch-left = Es gibt keine Fackel mehr zu kaufen.
refusal-not-at-reka = Den Heiltrank verkauft nur Reka.
refusal-no-potion-left = Den Heiltrank gibt es nicht zu kaufen.
refusal-no-gor-here = Hier ist kein Gor.
refusal-fort-first = Erst muss die Festung weg.
refusal-gor-next-turn = Die Festung ist gerade erst gefallen. Der Gor wartet bis zu einem späteren Zug.
refusal-no-fort-here = Hier ist keine Festung.
refusal-no-fight-here = Hier gibt es nichts zu bekämpfen.
refusal-no-sword-token = Du hast kein Schwertplättchen.
refusal-swords-would-not-win = Deine Schwertplättchen reichen noch nicht zum Sieg.
refusal-one-throw-a-turn = Du hast in diesem Zug schon gewürfelt.
refusal-no-dice-left = Deine Würfel liegen alle auf dem Spielplan.
refusal-no-mine-tile = Hier liegt kein Minenplättchen.
refusal-no-torch-token = Du hast keine Fackel.
refusal-no-troll-here = Hier ist kein Troll.
refusal-crest-laid = Du hast den Troll schon vertrieben.
refusal-no-torch = Du hast keine Fackel.
refusal-no-polluted-well = Hier ist kein schmutziger Brunnen.
refusal-needs-two-heroes = Dafür müssen zwei Helden hier stehen.
refusal-nothing-spent = Jeder Zug kostet eine Sonne: Geh oder bleib stehen.
refusal-search-first = Suche zuerst in der Mine.
refusal-go-there-first = Dafür musst du dort stehen.
