### Das Labor: Simulationen, Vergleiche, Raster, Berichte.

lab-what-to-play = Sag, was gespielt wird: sagenwerk simulate SPIEL SZENARIO --heroes A,B. Oder mach mit einer Ergebnisdatei weiter: --resume DATEI.
lab-who-plays = Zu { $game } gehören noch Szenario und Helden: sagenwerk simulate { $game } SZENARIO --heroes A,B (oder --heroes any:3).
lab-wrong-ending = { $path }: Solche Dateien kann das Labor nicht schreiben. Nimm eine dieser Endungen: { $known }
lab-no-parquet = Für Parquet fehlt pyarrow. Installiere es mit: pip install "sagenwerk[lab]" – oder nimm .json.
lab-no-ray = Ray ist nicht installiert. Installiere es auf allen Rechnern des Clusters mit: pip install "sagenwerk[ray]"
lab-no-cluster = Unter { $address } antwortet kein Ray-Cluster. Starte ihn mit „ray start --head“, oder nimm --ray local.
lab-cluster-not-started = Ray ließ sich auf diesem Rechner nicht starten ({ $reason }). Versuch es noch einmal, wenn er weniger zu tun hat, oder spiel ohne --ray.
lab-not-written = { $path } ließ sich nicht schreiben ({ $reason }). Schaff dort Platz, oder nimm einen anderen Ort.
lab-file-exists = { $path } gibt es schon. Mach damit weiter (--resume { $path }), oder nimm einen anderen Namen.
lab-no-results-there = { $path } gibt es nicht. Ergebnisse schreibt sagenwerk simulate mit --out.
lab-no-results = In { $path } stehen keine Ergebnisse des Labors, oder die Datei ist beschädigt. Nimm eine, die sagenwerk simulate geschrieben hat.
lab-other-format = { $path } hat Format { $format }; diese Version kennt { $known }. Nimm dieselbe Version von Sagenwerk, die die Datei geschrieben hat.
lab-other-plan = { $path } gehört zu einem anderen Plan: { $name } ist dort „{ $there }“, hier „{ $wanted }“. Nimm dieselben Angaben wie damals, oder eine neue Datei.
lab-other-edition = { $path } wurde nach anderen Regeln oder mit anderem Inhalt gespielt ({ $there }; hier { $here }). Fang eine neue Datei an.
lab-written = Eine Zeile je Spiel steht in { $path }.
lab-stopped = Angehalten. { $done } von { $games } Spielen stehen in { $path }. Weiter geht es mit: { $command }
lab-stopped-not-kept = Angehalten nach { $done } von { $games } Spielen. Mit --out DATEI bleibt beim nächsten Mal erhalten, was fertig ist.
lab-comparing = Paare
lab-who-plays-both = Sag, welche Helden in beiden Varianten spielen: --heroes A,B oder --heroes any:3.
lab-compare-stopped = Angehalten, bevor etwas feststand. Dieselbe Zeile spielt dieselben Paare noch einmal.
lab-compared-one = { $name }: { $won } von { $games } gewonnen ({ $rate } %; 95 %: { $low } bis { $high } %)
lab-compared-pairs = Nur A gewinnt { $a } Paare, nur B { $b }; { $same } gehen gleich aus.
lab-compared-a-better = A ist besser, um { $low } bis { $high } Punkte (95 %, gültig bei jedem Halt; { $games } Paare).
lab-compared-b-better = B ist besser, um { $low } bis { $high } Punkte (95 %, gültig bei jedem Halt; { $games } Paare).
lab-compared-no-difference = Kein Unterschied, der größer wäre als { $margin } Punkte (95 %, gültig bei jedem Halt; { $games } Paare).
lab-compared-open = Nach { $games } Paaren noch nicht entschieden: A minus B liegt zwischen { $low } und { $high } Punkten. Mehr Paare: --games
lab-bot = Wer spielt
lab-games = Spiele
lab-won = gewonnen
lab-interval = 95 %
lab-mean-days = Tage (Runden)
lab-sweep-stopped = Angehalten; { $done } von { $cells } Zellen sind fertig, die angefangene ist gesichert. Weiter geht es mit: { $command }
lab-sweep-written = In { $path } stehen die Spiele jeder Zelle und die Tabelle { $table }.
lab-lost = verloren
lab-cut = abgebrochen
lab-page-exists = { $path } gibt es schon. Nimm einen anderen Namen, oder überschreib die Seite mit --force.
lab-page-written = { $path } ist geschrieben ({ $size } KiB). Die Seite braucht sonst nichts; öffne sie im Browser.

## Der Bericht

lab-report-title = Laborbericht: { $title }
lab-report-kind = Sagenwerk · Laborbericht
lab-report-subtitle = { $game } · { $games } Spiele{ $runs ->
    [one] {""}
   *[other] {" "}in { $runs } Läufen
}
lab-report-heroes = Helden
lab-report-drawn = { $count } Helden, je Spiel neu gezogen
lab-report-bot = Gespielt von
lab-report-options = Regelwahl
lab-report-defaults = wie im Regelheft
lab-report-games = Spiele
lab-report-seed = Startzahl
lab-report-content = eigene Datei { $name }
lab-report-findings = Was die Zahlen sagen
lab-report-of = { $won } von { $games }
lab-report-all = alle Spiele
lab-report-who = Wer
lab-report-rates-alt = Gewonnene Spiele mit 95-%-Bereich; im Ganzen { $rate }. Die Zahlen stehen in der Tabelle daneben.
lab-report-together = Alle Läufe nebeneinander
lab-report-together-text = Anteil der gewonnenen Spiele mit 95-%-Bereich nach Wilson. Wo sich zwei Bereiche deutlich überlappen, sagt der Unterschied nichts; dafür gibt es sagenwerk compare.
lab-report-together-alt = Gewinnanteile von { $count } Läufen mit 95-%-Bereich. Die Zahlen stehen in der Tabelle daneben.
lab-report-columns-alt = Säulen von { $least } bis { $most }, in der Mitte { $middle }. Die Zahlen stehen in der Tabelle daneben.
lab-report-middle = In der Mitte { $middle }, am wenigsten { $least }, am meisten { $most }.
lab-report-when-days = An welchem Tag die Spiele enden
lab-report-when-rounds = In welcher Runde die Spiele enden
lab-report-days = Tag
lab-report-rounds = Runde
lab-report-length = Wie lang die Spiele sind
lab-report-decisions = Entscheidungen
lab-report-why = Woran die Spiele scheitern
lab-report-why-text = { $games ->
    [one] Ein Spiel wurde nicht gewonnen. Die Sätze stammen aus diesem Spiel.
   *[other] { $games } Spiele wurden nicht gewonnen. Die Sätze stammen aus je einem dieser Spiele.
}
lab-report-reason = Warum
lab-report-share = Anteil
lab-report-mostly-days = Meist an Tag
lab-report-mostly-rounds = Meist in Runde
lab-report-before = Unmittelbar davor meist
lab-report-was-cut = Das Spiel ging nicht zu Ende und wurde abgebrochen.
lab-report-visits = Wohin die Helden gehen
lab-report-visits-text = Wie oft in einem Spiel ein Held auf das Feld kommt, im Mittel aller Spiele. Je dunkler, desto öfter.
lab-report-visits-value = je Spiel
lab-report-visits-alt = Karte des Spielplans; am dunkelsten ist { $place }. Die häufigsten Felder stehen in der Tabelle daneben.
lab-report-lost-at = Wo die Spiele verloren gehen
lab-report-lost-at-text = Das letzte Feld, das die Chronik vor der Niederlage nennt. Je dunkler, desto öfter.
lab-report-lost-at-value = der Niederlagen
lab-report-lost-at-alt = Karte des Spielplans; die meisten Niederlagen enden bei { $place }. Die häufigsten Felder stehen in der Tabelle daneben.
lab-report-rarely = nie
lab-report-often = oft
lab-report-field = Feld
lab-report-deciding = Was den Ausschlag gibt
lab-report-deciding-text = Ereignisse, mit denen deutlich öfter oder seltener gewonnen wird als ohne sie (Zufall so gut wie ausgeschlossen). Das heißt nicht, dass sie die Ursache sind: Wer länger lebt, erlebt mehr. Die Sätze stammen aus je einem Spiel.
lab-report-deciding-none = Kein Ereignis hebt sich so weit ab, dass es kein Zufall sein kann. Mehr Spiele zeigen mehr.
lab-report-event = Ereignis
lab-report-happened = in Spielen
lab-report-with = gewonnen damit
lab-report-without = ohne
lab-report-points = Punkte
lab-report-made = Wie diese Zahlen entstanden sind
lab-report-made-text = Startzahl { $seeds }; Bereiche: 95 % nach Wilson. Dieselbe Startzahl gibt mit denselben Regeln dieselben Spiele, gleich, wie viele Rechner spielen. Regeln und Inhalt:

## Urteile

lab-verdict-none = Es ist noch kein Spiel gespielt.
lab-verdict-few = Erst { $games } Spiele: Der Gewinnanteil kann noch alles von { $low } bis { $high } % sein.
lab-verdict-chance-wins = Zu leicht: Selbst wer nur würfelt, was er tut, gewinnt { $rate } % der Spiele ({ $low } bis { $high } %).
lab-verdict-chance-loses = Durch Zufall allein ist das kaum zu gewinnen ({ $rate } %, höchstens { $high } %): Es kommt auf gute Züge an.
lab-verdict-never = { $kind ->
    [planner] Vielleicht unmöglich: Der Planer hat keines von { $games } Spielen gewonnen (höchstens { $high } % sind möglich).
   *[other] Der einfache Mitspieler hat keines von { $games } Spielen gewonnen (höchstens { $high } % sind möglich). Ob es unmöglich ist, zeigt erst der Planer: --bot planner.
}
lab-verdict-hardly = { $kind ->
    [planner] Sehr schwer: Auch der Planer gewinnt nur { $rate } % ({ $low } bis { $high } %).
   *[other] Der einfache Mitspieler gewinnt nur { $rate } % ({ $low } bis { $high } %). Wie viel eine geübte Gruppe schafft, zeigt der Planer: --bot planner.
}
lab-verdict-always = { $kind ->
    [planner] Für eine geübte Gruppe keine Herausforderung: Der Planer gewinnt { $rate } % ({ $low } bis { $high } %).
   *[other] Zu leicht: Schon der einfache Mitspieler gewinnt { $rate } % ({ $low } bis { $high } %).
}
lab-verdict-between = { $kind ->
    [random] Ob Zufall reicht, ist noch offen: { $rate } % gewonnen ({ $low } bis { $high } %).
    [planner] Weder unmöglich noch geschenkt: Der Planer gewinnt { $rate } % ({ $low } bis { $high } %).
   *[other] Weder unmöglich noch geschenkt: Der einfache Mitspieler gewinnt { $rate } % ({ $low } bis { $high } %).
}
lab-verdict-lost-on-day-days = { $share } % der verlorenen Spiele enden an Tag { $day } so:
lab-verdict-lost-on-day-rounds = { $share } % der verlorenen Spiele enden in Runde { $day } so:
lab-verdict-lost = { $share } % der verlorenen Spiele enden so:
lab-verdict-cause = Unmittelbar davor meist:
lab-verdict-heroes = Es kommt darauf an, wer spielt: { $best } gewinnen { $best-rate } %, { $worst } nur { $worst-rate } %.
lab-verdict-cut = { $games ->
    [one] Ein Spiel kam
   *[other] { $games } Spiele kamen
 } nach { $most } Entscheidungen nicht zum Ende und zählt als nicht gewonnen.

## Absagen

lab-any-alone = { $text }: any:N steht allein, ohne einen Helden daneben.
lab-any-number = „{ $text }“ nennt keine Zahl von Helden. Schreib es wie any:3.
lab-no-hero = „{ $text }“: Es gibt keinen Helden „{ $hero }“. Es gibt: { $known }
lab-two-bots = „{ $text }“ nennt zwei Mitspieler für { $hero ->
    [others] die anderen Helden
   *[other] { $hero }
}. Nenn nur einen.
lab-plays-no-heroes = „{ $bot }“ spielt keine Helden. Es gibt: { $known }
lab-nobody-plays = Niemand spielt { $hero }. Nenn auch einen Mitspieler für die anderen: --bot { $bot },greedy
lab-no-master = „{ $bot }“ ist kein Spielleiter von { $game }. { $count ->
    [0] Es gibt dort keinen.
   *[other] Es gibt: { $known }
}
lab-no-games = Mindestens ein Spiel muss gespielt werden, nicht { $games }.
lab-no-decisions = Ein Spiel braucht mindestens eine Entscheidung, nicht { $most }.
lab-no-numbers = „{ $text }“ sind keine Zahlen. Schreib sie wie 2..5 oder 1,2,4.
lab-too-many-numbers = „{ $text }“ sind { $count } Zahlen. Probier zwischen 1 und { $most }.
lab-legend-not-box = Eine Legende kann { $path } nicht ändern, das gehört zur Schachtel. Nenn eine Zahl der Legende selbst.
lab-no-number = { $path } ist keine Zahl, sondern { $kind ->
    [table] eine Tabelle
    [list] eine Liste
   *[other] „{ $text }“
}. Nenn den Pfad einer Zahl.
lab-no-such-path = In { $where } gibt es kein „{ $name }“. Es gibt: { $known }
lab-no-changes = „{ $text }“: Schreib Änderungen wie bot=greedy,difficulty=easy. Bekannt sind: { $known }
lab-says-nothing = { $name }= sagt nichts. Schreib { $name }=WERT.
lab-one-number = { $name }={ $value }: Hier gehört genau eine Zahl hin.
lab-plan-file = { $path } ist kein Plan: { $reason }
lab-plan-without-scenario = { $path }: Sag auch, was gespielt wird: scenario = "…"
lab-no-axis = „{ $text }“: Schreib es wie difficulty=easy,normal oder creatures.gor.strength=2..5.
lab-axis-twice = { $name } steht zweimal da. Gib alle Werte auf einmal an.
lab-grid-too-big = Das Raster hat { $count } Zellen. Probier höchstens { $most }.
lab-not-in-pairs = Beide Varianten brauchen dieselbe Startzahl und gleich viele Spiele: Sie werden paarweise gespielt.
lab-wrong-margin = Die Schwelle ist ein Unterschied von Gewinnanteilen zwischen 0 und 1, nicht { $margin }.
lab-report-of-nothing = Ein Bericht handelt mindestens von einer Ergebnisdatei.
lab-no-workers = Mindestens einer muss spielen, nicht { $workers }.
lab-other-rules-there = Ein Rechner hat „{ $there }“, hier ist „{ $here }“. Installiere überall dieselbe Version von Sagenwerk.
lab-workers-lost = Prozesse sind { $times }-mal hintereinander gestorben, bei den Spielen { $first } bis { $last }. Reicht der Speicher? Versuch es mit weniger: --workers 1
