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
cli-serving-host = Hinter dem Reverse-Proxy heißt es { $name }. Die Liste aller Spiele sieht hier niemand; jedes Spiel hat seine eigenen Links.
cli-lan-address = In deinem Heimnetz: { $address }
cli-lan-who = Mitspielen darf jeder in diesem Heimnetz, der den Link eines Spiels hat, sonst niemand. Die Liste aller Spiele sieht man nur an diesem Computer.
cli-lan-no-network = Dieser Computer ist gerade in keinem Heimnetz. Verbinde ihn und starte neu; bis dahin kannst du hier spielen.
cli-proxy-form = „{ $text }“ ist keine Adresse eines Reverse-Proxys. Schreib sie wie --proxy 10.0.0.2 oder --proxy 10.0.0.0/24.
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
cli-backed-up = { $path } ist geschrieben: { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}, { $entries } Einträge.
cli-backup-not-written = Die Sicherung { $path } ließ sich nicht schreiben ({ $reason }). Schaff dort Platz, oder nimm einen anderen Ort.
cli-backup-nothing = In der Datenbank { $path } hat Sagenwerk noch nichts gespeichert. Prüf --database.
cli-database-not-there = Die Datenbank { $path } gibt es nicht. Sag mit --database, wo die Spiele liegen.
cli-database-other-form = Die Datenbank { $path } hat nicht die Form dieser Version. Starte zuerst einmal `sagenwerk serve` in der neuesten Version.
cli-restored = Zurückgespielt in { $path }: { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}, { $entries } Einträge.
cli-restore-not-empty = In der Datenbank { $path } sind schon Spiele; es wurde nichts verändert. Nimm mit --database eine leere.
cli-restore-wrong-file = { $path } ist keine Sicherung von Sagenwerk, oder sie ist beschädigt ({ $reason }). Nimm eine andere Datei.
cli-forgotten = { $count ->
    [0] Kein Tisch ist
    [one] Ein Tisch wurde gelöscht; er war
   *[other] { $count } Tische wurden gelöscht; sie waren
} seit { $days } Tagen unberührt.
cli-would-forget = { $count ->
    [0] Kein Tisch ist
    [one] Ein Tisch würde gelöscht; er ist
   *[other] { $count } Tische würden gelöscht; sie sind
} seit { $days } Tagen unberührt.

cli-bench-play-outs = { $name }: { $speed } Partien der einfachen Bots je CPU-Sekunde
cli-bench-game = { $bot }: eine ganze Partie in { $time } CPU-Sekunden, { $decisions } Entscheidungen
cli-bench-search = { $bot }: { $decisions } Entscheidungen und { $games } vorgestellte Partien je CPU-Sekunde, die erste Suche { $time } s
cli-bench-workers = Zwei Prozesse schaffen { $times }-mal so viel wie einer
cli-bench-ray = Ray: { $time } ms je Stapel zusätzlich zu den Partien
cli-bench-env = Umgebung { $name }: { $steps } Schritte je CPU-Sekunde
