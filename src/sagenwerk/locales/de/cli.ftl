### Was nur die Kommandozeile sagt.

cli-file-exists = { $path } gibt es schon; nimm einen anderen Namen.
cli-draft-written = { $path } ist geschrieben. { $count ->
    [one] Eines ist noch zu entscheiden; es steht ganz oben.
   *[other] { $count } Dinge sind noch zu entscheiden; sie stehen ganz oben.
}
cli-import-written = { $path } ist geschrieben.
cli-import-summary = { $title }: Spielpläne { $boards }, benutzte Felder { $squares }, Monster { $monsters }, Türen { $doors }, Geheimtüren { $secret }, Möbel { $furniture }, Fallen { $traps }, Notizen { $notes }.
cli-import-several = Die Datei enthält { $count } Abenteuer (--quest):
cli-import-playable = { $others ->
    [0] Es lässt sich sofort spielen.
   *[other] Es lässt sich sofort spielen, mit vorgeschlagenen Werten für Teile, die nicht zum Grundspiel gehören.
}
cli-import-not-playable = Es lässt sich noch nicht spielen:
cli-serving = Sagenwerk läuft: { $address }
cli-rules-compiled = Regeln kompiliert. Spielstände: { $database }
cli-rules-interpreted = Regeln nicht kompiliert (langsamer, sonst gleich). Spielstände: { $database }
cli-stop-hint = Beenden mit Strg+C.
cli-no-page = Die Seite wurde nicht gebaut; im Browser steht nur ein Hinweis. Mit ./play wird sie gebaut.
cli-port-taken = Port { $port } ist belegt. Läuft Sagenwerk schon? Sonst nimm einen anderen: --port { $other } (oder --port 0 für irgendeinen freien).
cli-port-not-allowed = Port { $port } lässt sich nicht öffnen ({ $reason }). Nimm einen anderen: --port 8000.
cli-file-unreadable = { $path } lässt sich nicht lesen ({ $reason }).
cli-file-not-text = { $path } ist keine Textdatei in UTF-8.
cli-file-is-fine = { $path }: in Ordnung ({ $kind ->
    [save] Spielstand, { $count } Einträge
    [position] Stellung
   *[content] eigener Inhalt
}).
cli-problems = { $count ->
    [one] Ein Problem.
   *[other] { $count } Probleme.
}
cli-wrong-save = { $path }:{ $line }: { save-fault }
cli-option-form = Eine Regelwahl schreibt man --option name=wert, nicht „{ $text }“.
cli-replay-day = Tag { $day }
cli-replay-goes-on = Das Spiel ist noch nicht zu Ende (Tag { $day }, { $count } Einträge).
cli-replay-won = Gewonnen an Tag { $day }, { $count } Einträge.
cli-replay-lost = Verloren an Tag { $day }, { $count } Einträge.
heroquest-cli-replay-day = Runde { $day }
heroquest-cli-replay-goes-on = Das Abenteuer ist noch nicht zu Ende (Runde { $day }, { $count } Einträge).
heroquest-cli-replay-won = Gewonnen in Runde { $day }, { $count } Einträge.
heroquest-cli-replay-lost = Verloren in Runde { $day }, { $count } Einträge.
cli-replay-checked = Nachgespielt: Jeder Zug war nach den Regeln möglich.
cli-replay-opened = Achtung, nur zum Teil nachgespielt: { $reason }
cli-simulated = { $games } Spiele, { $won } gewonnen ({ $rate } %; 95 %: { $low } bis { $high } %)
cli-simulated-days = im Mittel { $days } Tage, { $decisions } Entscheidungen
cli-simulated-rounds = im Mittel { $days } Runden, { $decisions } Entscheidungen; { $deaths } Helden sterben, { $body } Körperpunkte gehen verloren
cli-simulated-endless = { $games ->
    [one] Ein Spiel endete
   *[other] { $games } Spiele endeten
 } nicht und zählt als nicht gewonnen
cli-simulated-speed = { $speed } Entscheidungen je CPU-Sekunde, { $workers ->
    [one] ein Prozess
   *[other] { $workers } Prozesse
}
cli-simulating = Spiele
cli-heroes = Helden
cli-scenarios = Szenarien
cli-options = Regelwahl
cli-bots = Mitspieler
cli-calibration = Vergleichsmaß: { $speed } Mio. Schleifendurchläufe je CPU-Sekunde (reines Python)
cli-measuring = Messen: { $what }
cli-way = Art
cli-decisions = Entscheidungen je CPU-s
cli-games-per-second = Spiele je CPU-s
cli-clone = Kopie, µs
cli-replay-time = geprüftes Nachspielen, ms
cli-call = { $call ->
    [reach] Reichweite
   *[other] Sichtlinie
 }: { $time } µs je Aufruf
cli-compiled = kompiliert
cli-interpreted = interpretiert
cli-one-at-a-time = einzelne Aufrufe
cli-not-compiled = Die Regeln sind hier nicht kompiliert; ./play kompiliert sie, wenn ein C-Compiler da ist.
