### Die Seite selbst: Start, Tisch, Regelbuch, Einstellungen. Eigene Worte.

## Start

motto = Gemeinsam spielen, genau nach den Regeln.
go-on-with = Weiterspielen: { $game }
saved-games = Gespeicherte Spiele
open-save = Spielstand öffnen
theme-light = Helles Bild
theme-dark = Dunkles Bild
settings = Einstellungen
steps = Schritte
step-game = Spiel
step-scenario = Was
step-heroes = Helden
step-start = Start
next = Weiter: { $step }
back = Zurück
which-game = Was spielt ihr?
about-junior = { $fewest } bis { $most } Helden, ab 7 Jahren
game-junior = Andor Junior
game-andor = Die Legenden von Andor
about-andor = { $fewest } bis { $most } Helden, ab 10 Jahren
game-heroquest = HeroQuest
about-heroquest = { $fewest } bis { $most } Helden und eine Spielleitung, ab 9 Jahren
chosen = gewählt
new-here = Neu hier?
new-here-text = Oben am Tisch steht immer, was als Nächstes zu tun ist. Ihr müsst vorher nichts lesen.
new-here-undo = Rückgängig geht jederzeit.
new-here-aloud = Jeder Text lässt sich vorlesen.
new-here-rules = Zu jeder Regel steht die Quelle dabei.
which-junior = Welche Herausforderung?
tasks-drawn = { $count } Aufgaben, zufällig gezogen
who-plays-whom = Wer spielt wen?
hero-about = { $kind }, { $suns } Sonnen, { $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
}
holds-marker = beginnt
heroine-or-hero = Heldin oder Held
person-here = Person hier
bot-greedy = Sagenwerk spielt klug
bot-random = Sagenwerk spielt Zufall
bot-simple = Sagenwerk leitet einfach
bot-cunning = Sagenwerk leitet schlau
bot-plays = Sagenwerk spielt
who-plays-hero = Wer spielt { $hero }?
who-plays = Wer spielt?
name-of-person = Name
sits-earlier = { $hero } sitzt weiter vorn
sits-later = { $hero } sitzt weiter hinten
seat-order = Die Ersten in der Reihe sind die Ältesten: Sie beginnen. Eine Person kann mehrere Helden spielen.
hero-count = Wählt { $fewest } bis { $most } Helden.
how-hard = Wie schwer?
which-rules = Welche Regeln?
choose-rules = Regeln wählen
choose-rules-text = Hier könnt ihr wählen, wo Spielrunden verschieden spielen. Die Zeichen sagen, wie sicher die gedruckte Regel ist.
changed = { $count } geändert
usual = üblich
all-usual = Alles wie üblich
open-own = Eigene Schachtel öffnen
own-file = Eure Datei: { $name }
own-file-leave = Datei schließen
seed = Feste Würfelfolge
seed-by-chance = zufällig
seed-text = Mit derselben Zahl fallen Würfel und Plättchen wieder gleich. Lasst das Feld sonst leer.
stop-any-time = Alles wird gespeichert. Ihr könnt jederzeit aufhören.
begin = Spiel beginnen
go-on = Weiterspielen
in-play = läuft noch
delete = Löschen
really-delete = Wirklich löschen? Das lässt sich nicht zurücknehmen.
no-saved-games = Hier liegt noch kein Spiel.
download-save = Spielstand als Datei
language = Sprache

## Leitung und Fehler

line-connecting = Die Seite verbindet sich mit dem Spiel …
line-broken = Die Verbindung zum Spiel ist weg. Die Seite versucht es weiter. Nichts geht verloren. Läuft Sagenwerk noch?
line-impossible = Dieser Browser kann keine WebSockets. Bitte öffnet die Seite mit einem neueren Firefox, Chrome, Edge oder Safari. Euer Spiel bleibt gespeichert.
trouble-title = Da fehlt etwas
trouble-no-server = Sagenwerk antwortet nicht. Startet es mit ./play und versucht es noch einmal. Gespeicherte Spiele bleiben erhalten.
trouble-odd-answer = Der Server hat etwas Unerwartetes geantwortet (Zeichen { $status }). Ladet die Seite neu. Hilft das nicht, startet Sagenwerk neu.
trouble-unknown-game = Diese Seite kennt das Spiel „{ $name }“ nicht. Bitte aktualisiert Sagenwerk.
no-such-page = Diese Seite gibt es nicht
to-the-start = Zum Start
load-again = Neu laden
try-now = Jetzt versuchen
opening-table = Der Tisch wird gedeckt
understood = Verstanden
not-connected = nicht verbunden
saved = gespeichert
saving = Einen Moment …
saved-always = Jeder Zug ist schon gespeichert. Ihr könnt jederzeit aufhören.

## Leiste und Menü

day = Tag { $day }
undo = Rückgängig
undo-what = Rückgängig: { $what }
undo-nothing = Nichts zurückzunehmen
redo-what = Wiederherstellen: { $what }
rules = Regeln
sound = Geräusche
sound-on = Geräusche sind an
sound-off = Geräusche sind aus
menu = Menü
seats = Wer spielt wen?
known-in-use = Auslegungen und unsichere Daten
known-intro = So wird hier gespielt, wo Regeln oder Daten nicht ganz sicher sind.
known-own-content = Dieses Spiel benutzt auch Daten aus eurer eigenen Datei.
known-options = Gewählte Auslegungen
known-data = Daten, die nicht bestätigt sind
known-none = keine
copy-situation = Spielstand als Text kopieren
situation-intro = Dieser Text beschreibt die Lage genau. Fügt ihn in eine Frage oder eine Fehlermeldung ein.
copy = Kopieren
copied = Kopiert.
copy-by-hand = Der Browser erlaubt das Kopieren nicht. Bitte markiert den Text und kopiert ihn selbst.
second-window = Zweites Fenster
second-window-text = Heldinnen, Helden und Spielleitung können an zwei Geräten spielen. Wer die Adresse der Spielleitung öffnet, sieht die ganze Karte.
close = Schließen
done = Fertig

## Wer ist dran

what-now = Was jetzt zu tun ist
your-turn = { $hero } ist dran!
your-turn-person = { $player }, du bist dran mit { $hero }!
your-turn-all = Ihr seid dran.
bot-turn = Sagenwerk spielt { $hero }.
bot-waits = Schaut zu. Gleich geht es weiter.
on-turn = am Zug
over-won = Gewonnen!
over-lost = Verloren

## Tisch

actions = Aktionen
go = Gehen
stand-short = Stehen
look-where = Wo anschauen?
look-here = Hier nachschauen
go-price = Hierhin gehen ({ $suns ->
    [one] eine Sonne
   *[other] { $suns } Sonnen
})
plan-go = { $hero } geht zu „{ $field }“
plan-price = { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
}, kostet { $suns ->
    [one] eine Sonne
   *[other] { $suns } Sonnen
}
not-now = Geht nicht: { $what }.
not-possible = Das geht nicht: { $reason }
why = Warum?
rule-short = Regel { $rule }
open-rule = Regel { $rule } öffnen
possible-here = Das geht hier
not-possible-here = Das geht nicht
looking = Wird nachgeschlagen …
loot-bag = Beutesack
bag-empty = leer
bag-of = Beutesack von { $hero }: weitergeben
lies-here = Liegt hier: nehmen
from-others = Von anderen bekommen
lay-down-here = Hier ablegen
nothing-to-exchange = Jetzt gibt es nichts zu tauschen.
do-it-anyway = Trotzdem tun
things = { $thing }{ $count ->
    [one] {""}
   *[other] {" "}({ $count }×)
}
suns-left = { $left } von { $of } Sonnen
dice-left = { $left } von { $of } Würfeln bereit
night-marker = hat den Nachtmarker
asleep = schläft
crest-laid = Wappen
stands-on = steht auf „{ $field }“
tasks = Aufgaben
task-is-done = geschafft
task-progress = { $have } von { $need }
now-the-cubs = Mart hat die Brücke geöffnet. Findet { $cubs } Wolfsjunge in der Mine!
cubs-found = { $have } von { $need } Wolfsjungen gefunden
what-happened = Was ist passiert?
log-older = Frühere Zeilen zeigen
show-on-board = Auf dem Spielplan zeigen
tasks-and-log = Aufgaben und Protokoll
dragon-track = Der Weg des Drachen zur Rietburg
tabs = Bereiche
tab-turn = Zug
tab-heroes = Helden
tab-tasks = Aufgaben
tab-log = Protokoll
sheet-larger = Blatt größer ziehen
sheet-smaller = Blatt kleiner ziehen
face-sword = Schwert
face-torch = Fackel
face-lightning = Blitz
face-blank = nichts
face-1 = 1
face-2 = 2
face-3 = 3
mark-item-herb-red = R
mark-item-herb-blue = B
mark-item-herb-yellow = G
mark-item-book-rietburg = R
mark-item-book-merchant = H
mark-item-book-watchtower = W
mark-item-book-bridgehouse = M
mark-item-letter-warrior = B
mark-item-letter-archer = G
mark-item-letter-dwarf = Y
mark-item-letter-mage = L

## Nacht

night = Nacht
night-overview = Übersicht der Nacht
night-intro = Wenn alle Helden schlafen, wird es Nacht. Dann passiert das hier, immer in dieser Reihenfolge.
night-sleepers = Es schlafen schon: { $heroes }.
night-all-awake = Noch sind alle wach.
night-holder = Den Nachtmarker hat { $hero }. Dort beginnt der nächste Tag.
night-dragon = Der Drache fliegt 1 bis 3 Wolken näher. Jetzt sind es noch { $left } bis zur Rietburg.
night-gors = Jeder Gor zieht ein Gorfeld weiter. Gerade { $count ->
    [0] ist keiner
    [one] ist einer
   *[other] sind { $count }
} auf dem Plan. Wer die Rietburg erreicht, schlägt Alarm.
night-new-gors = Neue Gors kommen. Die Wolke des Drachen zeigt jetzt { $count ->
    [0] keinen Kopf
    [one] einen Kopf
   *[other] { $count } Köpfe
}. Im Vorrat: { $supply }.
night-wells = Leere Brunnen füllen sich wieder.
night-dice = Alle Würfel kommen zurück. Offene Kämpfe sind verloren. Jetzt offen: { $count }.
night-suns = Alle Sonnen und Stundengläser kommen zurück auf die Heldentafeln.

## Felder

board-as-text = Felder als Liste
possible-fields = Mögliche Felder
all-fields = Alle Felder
next-to = Nebenan: { $fields }
seen-fort = Festung
seen-gor = Gor
seen-fog = Nebel
seen-mine = Minenplättchen, verdeckt
seen-thicket = Kräuterplättchen, verdeckt
seen-known = verdeckt, aber bekannt: { $tile }
seen-well-full = voller Brunnen
seen-well-empty = leerer Brunnen
seen-well-polluted = schmutziger Brunnen
seen-reka = Kräuterhexe Reka
seen-troll = Höhlentroll

## Ende

story = So war es
again-from = Noch einmal ab
again = Noch einmal
new-game = Neues Spiel
look-at-board = Spielplan ansehen

## Regelbuch

rule-book = Regelbuch
own-page = Als Seite
search-rules = Regeln durchsuchen
why-not = Warum geht das nicht?
chapter = Kapitel
all-chapters = Alle Kapitel
rules-found = { $count ->
    [0] Keine Regel
    [one] Eine Regel
   *[other] { $count } Regeln
}
no-rule-found = Keine Regel passt. Versucht ein anderes Wort.
rules-summary = Eigene Worte. { $count } Regeln, davon { $done } genau umgesetzt.
sagenwerk-does = So macht es Sagenwerk:
reading = Auslegung:
can-be-chosen = Wählbar vor dem Spiel:
page-number = Seite { $page }
built-done = genau umgesetzt
built-partly = teilweise
built-open = später
known-official = offiziell
known-confirmed = bestätigt
known-one-source = eine Quelle
known-inferred = erschlossen
known-unsettled = ungeklärt
known-proposed = Vorschlag

## Einstellungen

theme = Farben
theme-game = wie das Spiel
theme-junior = Junior
text-size = Schriftgröße
text-size-100 = normal
text-size-115 = größer
text-size-130 = groß
speed = Tempo
speed-1 = normal
speed-2 = schnell
speed-instant = sofort
motion = Bewegung
motion-auto = wie das Gerät
motion-reduced = wenig
motion-full = voll
confirm-steps = Vor jedem Schritt noch einmal fragen
letter-keys = Buchstaben als Tasten
letter-keys-list = M gehen, W stehen bleiben, F Nebel, A angreifen, B Beutesack, E Zug beenden, N Nacht, R Regeln, U rückgängig.
volume = Lautstärke
read-aloud = Vorlesen
read-stop = Vorlesen beenden
read-calls = Von selbst vorlesen, was zu tun ist
voice = Stimme
voice-try = Stimme ausprobieren
voice-sample = So klingt diese Stimme. Viel Spaß beim Spielen!
no-voice = Dieser Browser hat keine Stimme für diese Sprache. Installiert eine Stimme im Betriebssystem, dann erscheint der Knopf zum Vorlesen.

## Unsichere Daten

block-board = Spielplan: welche Felder nebeneinander liegen
block-dragon = Weg des Drachen: Länge, Start, neue Gors
block-beacons = Zahl der Leuchtfeuer
block-gor-start = Gors am Anfang
block-red-die = Der rote Würfel des Drachen
block-shop = Preise beim Händler
block-tiles-fog = Mischung der Nebelplättchen
block-tiles-mine = Mischung der Minenplättchen
block-tiles-thickets = Kräuterplättchen in den Gebüschen
block-tasks = Aufgabe: { $name }
block-challenges = Auswahl der Aufgaben: { $name }
block-faces = Seiten der Würfel: { $name }
block-figures = Name der Figur: { $name }
block-heroes = Heldentafel: { $name }

## Board

board = Spielplan
board-loading = Der Spielplan wird gezeichnet …
board-failed = Der Spielplan ließ sich nicht zeichnen. Die Liste der Felder geht trotzdem. Ladet die Seite neu, um es noch einmal zu versuchen.
board-view = Ausschnitt des Spielplans
board-larger = Spielplan größer
board-smaller = Spielplan kleiner
board-all = Alles zeigen
board-turn = Zeigen, wer am Zug ist
track-castle = Rietburg
track-castle-taken = Rietburg: Der Drache ist da.
track-cloud = Wolke { $number }: { $gors ->
    [0] keine neuen Gors
    [one] ein neuer Gor
   *[other] { $gors } neue Gors
}
track-dragon = Wolke { $number }: Hier ist der Drache. { $gors ->
    [0] Keine neuen Gors
    [one] Ein neuer Gor
   *[other] { $gors } neue Gors
} in der Nacht.
track-more = { $count ->
    [one] eine Wolke
   *[other] { $count } Wolken
} hinter dem Drachen

## Sammlungen von Regeln

presets = Eure Hausregeln
preset-printed = wie gedruckt
preset-own = eigene
preset-keep = Diese Wahl unter einem Namen merken
preset-name = Name der Sammlung
preset-keep-it = Merken
preset-forget = { $name } vergessen

## Mehr und weniger

less-of = weniger: { $what }
more-of = mehr: { $what }

## Was in mehreren Spielen vorkommt

hero-wizard = { $gender ->
    [m] Zauberer
   *[f] Zauberin
}

## Was mehrere Spiele sagen

reward = Belohnung
gold = Gold
heroes = Helden
walk = Laufen
attack = Angreifen
cancel = Abbrechen
goals = Auftrag
goal-met = erreicht
goal-open = noch offen
goals-and-log = Auftrag und Protokoll
legend = Legende
task = Auftrag
no-page-yet = Noch wurde keine Karte gelesen.
page-before = Zurück
page-after = Weiter
page-of = Seite { $page } von { $of }
go-on-playing = Weiterspielen
skip = Überspringen
versus = gegen
of = { $have } von { $need }
tab-rules = Regeln
show-question = Zur Frage der Karte
equipment = Ausrüstung
buy = Kaufen
no = Nein
hero-warrior = { $gender ->
    [m] Krieger
   *[f] Kriegerin
}
hero-archer = { $gender ->
    [m] Bogenschütze
   *[f] Bogenschützin
}
hero-dwarf = { $gender ->
    [m] Zwerg
   *[f] Zwergin
}
item-gold = Gold
here-hero = { $hero } steht hier.
here-item = { $item }{ $count ->
    [one] {""}
   *[other] {" "}({ $count }×)
}
here-nothing = Hier ist nichts Besonderes.
event-day-begins = Tag { $day } beginnt. { $hero } macht den ersten Zug.
refusal-not-now = Das steht gerade nicht zur Wahl.
refusal-game-over = Das Spiel ist zu Ende.
