### Eigene Inhaltsdateien: was an ihnen nicht stimmt, und was zu tun ist.

content-not-toml = Das ist kein TOML: { $reason }.
content-not-toml-remedy = Berichtige diese Zeile; Beispiele stehen in docs/content.md.
content-too-long = Die Datei hat { $have } Zeichen; höchstens { $most } werden gelesen.
content-too-long-remedy = Behalte nur die Blöcke, die anders sind als die mitgelieferten.
content-too-deep = Die Werte dieser Datei sind zu tief verschachtelt.
content-too-deep-remedy = Schreib die Blöcke so, wie docs/content.md sie zeigt.
content-unknown-key = Hier gibt es nichts mit dem Namen „{ $key }“.
content-unknown-key-remedy = { $near ->
    [none] Möglich sind hier: { $known }.
   *[other] Ist „{ $near }“ gemeint? Möglich sind hier: { $known }.
}
content-missing-key = „{ $key }“ fehlt.
content-missing-key-remedy = Ergänze eine Zeile für „{ $key }“: Ein Block wird immer ganz angegeben.
content-wrong-type = „{ $key }“ ist { $found ->
    [boolean] wahr oder falsch
    [integer] eine ganze Zahl
    [decimal] eine Kommazahl
    [text] ein Text
    [list] eine Liste
    [table] eine Tabelle
   *[date] ein Datum oder eine Uhrzeit
}, muss aber { $expected ->
    [boolean] wahr oder falsch
    [integer] eine ganze Zahl
    [decimal] eine Zahl
    [text] ein Text
    [list] eine Liste
   *[table] eine Tabelle
} sein.
content-wrong-type-remedy = { $expected ->
    [boolean] Schreib true oder false, ohne Anführungszeichen.
    [integer] Schreib nur Ziffern, zum Beispiel 3.
    [decimal] Schreib eine Zahl mit Punkt, zum Beispiel 0.25.
    [text] Setz den Text in doppelte Anführungszeichen.
    [list] Schreib die Werte in eckige Klammern: [1, 2].
   *[table] Gib eine eigene Überschrift, oder schreib die Werte in geschweifte Klammern.
}
content-out-of-range = „{ $key }“ ist { $value }, muss aber zwischen { $least } und { $most } liegen.
content-out-of-range-remedy = Nimm eine Zahl von { $least } bis { $most }.
content-not-one-of = „{ $key }“ sagt „{ $value }“; das ist unbekannt.
content-not-one-of-remedy = { $near ->
    [none] Möglich sind: { $allowed }.
   *[other] Ist „{ $near }“ gemeint? Möglich sind: { $allowed }.
}
content-text-length = „{ $key }“ hat { $have } Zeichen; es müssen mindestens 1 und höchstens { $most } sein.
content-text-length-remedy = { $have ->
    [0] Schreib dort einen Text hin.
   *[other] Schreib einen Text von 1 bis { $most } Zeichen, die nicht nur Leerzeichen sind.
}
content-not-plain = „{ $key }“ enthält Steuerzeichen oder Zeilenumbrüche.
content-not-plain-remedy = Nimm einfachen Text in einer Zeile.
content-bad-id = „{ $value }“ taugt hier nicht als Name.
content-bad-id-remedy = Nimm kleine Buchstaben von a bis z, Ziffern, „-“ und „_“, vorn einen Buchstaben.
content-list-length = „{ $key }“ hat { $have } Einträge; es müssen { $least } bis { $most } sein.
content-list-length-remedy = Ergänze Einträge, oder nimm welche weg.
content-listed-twice = „{ $value }“ steht zweimal in „{ $key }“.
content-listed-twice-remedy = Nenn jeden Eintrag nur einmal.

content-unknown-field = Auf diesem Spielplan gibt es kein Feld „{ $name }“.
content-unknown-field-remedy = { $near ->
    [none] Nimm ein Feld aus [board.fields], oder ergänze es dort.
   *[other] Ist „{ $near }“ gemeint? Sonst ergänze das Feld in [board.fields].
}
content-own-neighbour = „{ $name }“ nennt sich selbst als Nachbarn.
content-own-neighbour-remedy = Nimm „{ $name }“ aus dem eigenen „to“.
content-neighbour-twice = „{ $name }“ nennt den Nachbarn „{ $other }“ zweimal.
content-neighbour-twice-remedy = Nimm einen der beiden Einträge weg.
content-one-way = „{ $name }“ führt zu „{ $other }“, aber „{ $other }“ führt nicht zurück.
content-one-way-remedy = Ergänze „{ $name }“ in „to“ von „{ $other }“, oder nimm „{ $other }“ hier weg.
content-over-the-river = „{ $name }“ grenzt an das Minenfeld „{ $other }“; über den Fluss führt aber nur die Brücke.
content-over-the-river-remedy = Nimm die Verbindung auf beiden Seiten weg; die Brücke steht in „bridge“.
content-kind-missing = Der Spielplan hat kein Feld der Art „{ $kind }“.
content-kind-missing-remedy = Gib einem Feld kind = "{ $kind }".
content-kind-twice = Der Spielplan hat { $have } Felder der Art „{ $kind }“; es muss genau eines sein.
content-kind-twice-remedy = Gib den anderen eine andere Art, zum Beispiel "meadow".
content-gor-without-terrain = Das Gorfeld „{ $name }“ sagt nicht, was es zeigt; so ist die Zahl der Schwertfelder unbekannt.
content-gor-without-terrain-remedy = Ergänze terrain = "forest" oder terrain = "mountain".
content-gor-without-number = Das Gorfeld „{ $name }“ hat keine Nummer.
content-gor-without-number-remedy = Ergänze number = 1 bis 7.
content-gor-number-twice = „{ $name }“ und „{ $other }“ sind beide Gorfeld { $number }.
content-gor-number-twice-remedy = Gib jedem Gorfeld eine eigene Nummer von 1 bis 7.
content-gor-number-missing = Es gibt kein Gorfeld mit der Nummer { $number }.
content-gor-number-missing-remedy = Gib einem Feld kind = "gor", number = { $number } und ein terrain; gebraucht werden alle Nummern von 1 bis 7.
content-not-a-gor-field = „{ $name }“ hat „{ $key }“, ist aber kein Gorfeld.
content-not-a-gor-field-remedy = Nimm „{ $key }“ weg, oder schreib kind = "gor".
content-bridge-end = Die Brücke berührt „{ $name }“; das ist nicht von der Art „{ $kind }“.
content-bridge-end-remedy = Die Brücke führt vom bridge_house zu einem Minenfeld.
content-footpath-jumps = Der Fußpfad führt von „{ $name }“ nach „{ $other }“, aber das sind keine Nachbarn.
content-footpath-jumps-remedy = Nenn die Felder dazwischen in „through“.
content-footpath-order = Der Fußpfad führt von „{ $name }“ nach „{ $other }“; Gors ziehen aber von jeder Nummer zur nächstkleineren und von 1 zur Rietburg.
content-footpath-order-remedy = Berichtige „from“ und „to“ dieses Stücks.
content-footpath-twice = Der Fußpfad verlässt „{ $name }“ zweimal.
content-footpath-twice-remedy = Behalte eines der beiden Stücke.
content-footpath-gap = Der Fußpfad führt von Gorfeld { $number }, „{ $name }“, nicht weiter.
content-footpath-gap-remedy = Ergänze ein Stück from = "{ $name }" zur nächstkleineren Nummer.
content-footpath-misses-castle = Der Fußpfad erreicht die Rietburg nicht.
content-footpath-misses-castle-remedy = Ergänze ein Stück von Gorfeld 1 zum Feld der Art "castle".
content-unreachable = Zu „{ $name }“ führt kein Weg.
content-unreachable-remedy = { $start ->
    [mine] Verbinde es in „to“ mit den anderen Minenfeldern.
   *[castle] Verbinde es in „to“ mit einem Feld, das von der Rietburg aus zu erreichen ist.
}

content-tile-count = „{ $block }“ hat { $have } Plättchen, der Spielplan aber { $need } Felder der Art „{ $kind }“.
content-tile-count-remedy = Auf jedem solchen Feld liegt eines: Ändere die Zahlen, oder gib auch den passenden Spielplan an.
content-too-many = „{ $thing }“ gibt es { $have }-mal; höchstens { $most } einer Art sind möglich.
content-too-many-remedy = Nimm { $most } oder weniger.
content-one-reka = Reka gibt es { $have }-mal; es muss genau einmal sein.
content-one-reka-remedy = Schreib reka = 1.
content-no-cub = In der Mine gibt es kein Wolfsjunges; so könnte niemand gewinnen.
content-no-cub-remedy = Schreib wolf-cub = 3, oder so viele, wie gefunden werden müssen.
content-no-herb-pair = Kein Wolfskraut gibt es zweimal; so wäre die Aufgabe nie zu schaffen.
content-no-herb-pair-remedy = Gib wenigstens eine Art zweimal an.
content-die-faces = Der Würfel „{ $owner }“ hat { $have } Seiten.
content-die-faces-remedy = Schwert, Fackel, Blitz und leer müssen zusammen 6 ergeben.
content-dragon-beyond-track = Mit { $players } Spielern beginnt der Drache { $start } Felder entfernt, die Leiste hat aber nur { $length }.
content-dragon-beyond-track-remedy = Lass ihn auf der Leiste beginnen, oder mach „new-gors“ länger: eine Zahl je Wolke.
content-dragon-too-near = Mit { $players } Spielern beginnt der Drache { $start } Felder entfernt; { $steps } weniger im schweren Spiel wären schon die Rietburg.
content-dragon-too-near-remedy = Lass ihn weiter weg beginnen, oder mach „difficulty-steps“ kleiner.
content-too-few-gors = Mit { $players } Spielern beginnen { $need } Gors, es gibt aber nur { $have } Figuren.
content-too-few-gors-remedy = Nenn weniger Felder, oder gib mehr Figuren an.
content-too-few-tiles = Die Aufgabe „{ $card }“ braucht { $need }-mal „{ $thing }“, im Nebel gibt es aber nur { $have }.
content-too-few-tiles-remedy = Verlange weniger, oder leg in [tiles.fog.counts] mehr davon.
content-task-field = Die Aufgabe „{ $card }“ braucht das Feld „{ $name }“; das hat dieser Spielplan nicht.
content-task-field-remedy = { $near ->
    [none] Ergänze das Feld auf dem Spielplan, oder gib [tasks.{ $card }] mit einem anderen an.
   *[other] Ist „{ $near }“ gemeint? Sonst ergänze das Feld, oder gib [tasks.{ $card }] mit einem anderen an.
}
content-task-in-mine = Die Aufgabe „{ $card }“ braucht „{ $name }“ in der Mine; die öffnet sich aber erst, wenn alle Aufgaben gelöst sind.
content-task-in-mine-remedy = Nimm ein Feld diesseits des Flusses.
content-cards = Diese Herausforderung hat { $have } Karten; es müssen 1 bis { $most } sein.
content-cards-remedy = Gib „tasks“ an, oder „drawn“, oder beides.

### Dateien von Die Legenden von Andor.

content-bad-card-name = „{ $value }“ kann keine Karte heißen.
content-bad-card-name-remedy = Nimm Buchstaben, Ziffern, „-“ und „_“, zuerst einen Buchstaben: A1, WITCH.
content-bad-number-name = „{ $value }“ ist keine Nummer eines Feldes.
content-bad-number-name-remedy = Nimm nur Ziffern, wie auf dem Spielplan gedruckt.
content-not-plain-lines = „{ $key }“ enthält Steuerzeichen.
content-not-plain-lines-remedy = Nimm einfachen Text; eine neue Zeile beginnt einen neuen Absatz.
content-legend-unknown = { $sort ->
    [creature] Eine Kreatur „{ $name }“ gibt es hier nicht.
    [any-creature] Eine Kreatur „{ $name }“ gibt es hier nicht.
    [thing] Ein Ding „{ $name }“ gibt es in dieser Legende nicht.
    [ally] Einen Verbündeten „{ $name }“ gibt es in dieser Legende nicht.
    [cargo] „{ $name }“ kann niemand tragen.
    [what] „{ $name }“ ist nichts, was man hinlegen kann.
    [removed] „{ $name }“ ist nichts, was man wegnehmen kann.
    [card] Eine Karte „{ $name }“ gibt es in dieser Legende nicht.
    [cut] Eine Verbindung „{ $name }“, die zerstört werden kann, gibt es nicht.
    [goal] Ein Ziel „{ $name }“ gibt es in dieser Legende nicht.
    [deck] Einen Stapel „{ $name }“ gibt es in dieser Legende nicht.
    [trigger] Einen Auslöser „{ $name }“ gibt es in dieser Legende nicht.
    [deal] Ein Angebot „{ $name }“ gibt es in dieser Legende nicht.
    [fog] Ein Nebelplättchen „{ $name }“ gibt es nicht.
    [event] Eine Ereigniskarte „{ $name }“ gibt es in diesem Stapel nicht.
   *[slot] In „{ $name }“ wird nie etwas gespeichert.
}
content-legend-unknown-remedy = { $sort ->
    [slot] { $near ->
        [none] Speichere zuerst etwas darin: do = "roll", "set" oder "add".
       *[other] Ist „{ $near }“ gemeint? Sonst speichere zuerst etwas darin: do = "roll", "set" oder "add".
    }
   *[other] { $near ->
        [none] { $known ->
            [none] Ergänze es in dieser Datei.
           *[other] Möglich ist hier: { $known }.
        }
       *[other] Ist „{ $near }“ gemeint? Möglich ist hier: { $known }.
    }
}
content-legend-field = Ein Feld { $number } gibt es auf diesem Spielplan nicht.
content-legend-field-remedy = Nimm eine Zahl, die auf dem Spielplan gedruckt ist.
content-legend-one-of = Genau eines davon muss angegeben sein: { $keys }; hier sind es { $have }.
content-legend-one-of-remedy = { $have ->
    [0] Gib eines davon an.
   *[other] Behalte eines davon.
}
content-legend-condition = Eine Bedingung handelt von einer Sache, diese sagt aber: { $have ->
    [none] nichts
   *[other] { $have }
}.
content-legend-condition-remedy = Gib eines davon an: { $keys }. Mehrere Bedingungen stehen in all = [...] oder any = [...].
content-legend-value = Eine Zahl steht nach Helden, nach Schwierigkeit (normal, easy) oder nach einem Wurf; hier sind es { $have } davon.
content-legend-value-remedy = Schreib zum Beispiel {"{"} heroes = {"{"} 2 = 1, 3 = 2, 4 = 3 {"}"} {"}"}, {"{"} normal = 2, easy = 1 {"}"} oder {"{"} roll = "slot" {"}"}.
content-legend-value-roll = Ein Wurf kann hier nicht stehen.
content-legend-value-roll-remedy = Nimm feste Zahlen; für zwei Schwierigkeiten mit verschiedenen Würfen nimm do = "if".
content-legend-hunts = „{ $name }“ muss sagen, dass es jagt, und was.
content-legend-hunts-remedy = Gib movement = "hunt" und hunts = "hero", {"{"} ally = "..." {"}"} oder {"{"} thing = "..." {"}"} an, oder keines von beiden.
content-legend-empty-deck = Der Stapel „{ $name }“ hat keine Karten.
content-legend-empty-deck-remedy = Ergänze darunter [[deck.card]], oder shipped = "secret-sea".
content-legend-name-taken = Den Namen „{ $name }“ gibt es schon.
content-legend-name-taken-remedy = Nimm einen anderen: Er steht hier oder in der Schachtel für etwas anderes.
content-legend-no-text = „{ $key }“ hat keinen Text.
content-legend-no-text-remedy = Gib de, en oder beides an.
content-legend-heroes = Mindestens { $fewest } Helden, aber höchstens { $most }: Das kann niemand spielen.
content-legend-heroes-remedy = Schreib die kleinere Zahl zuerst.
content-legend-no-end-card = Wenn der Erzähler N erreicht, wird keine Karte gelesen.
content-legend-no-end-card-remedy = Ergänze eine [[card]] mit trigger = {"{"} letter = "N" {"}"} und do = "evaluate".
content-legend-no-win = Diese Legende kann niemand gewinnen.
content-legend-no-win-remedy = Ergänze do = "evaluate" auf der Karte von N, oder irgendwo do = "win".
content-legend-not-put = „{ $name }“ wird neben die Leiste gelegt, ist aber keine Karte dafür.
content-legend-not-put-remedy = Gib ihr trigger = {"{"} put = true {"}"}.
content-legend-unreached = Die Karte „{ $name }“ wird nie gelesen.
content-legend-unreached-remedy = Gib ihr einen trigger, oder öffne sie mit do = "card".
content-legend-never-laid = Die Karte „{ $name }“ wartet neben der Leiste, aber niemand legt sie dorthin.
content-legend-never-laid-remedy = Ergänze do = "lay-card", card = "{ $name }".
content-legend-after-itself = Die Karte „{ $name }“ wird nach einer Karte gelesen, die nach ihr gelesen wird.
content-legend-after-itself-remedy = Öffne den Kreis: Gib einer davon einen anderen trigger.
content-legend-never-watched = Der Auslöser „{ $name }“ wartet nicht von Anfang an, und nichts lässt ihn warten.
content-legend-never-watched-remedy = Nimm active = false weg, oder ergänze do = "watch", trigger = "{ $name }".
content-legend-goal-unset = Das Ziel „{ $name }“ wird nie gesetzt; so sieht es niemand.
content-legend-goal-unset-remedy = Ergänze auf einer Karte do = "goal", goal = "{ $name }".
content-legend-tasks-never-dealt = Die Aufgaben „{ $name }“ bekommt niemand.
content-legend-tasks-never-dealt-remedy = Ergänze auf einer Karte do = "deal-tasks", tasks = "{ $name }".
content-legend-tasks-never-checked = Ob die Aufgaben „{ $name }“ erfüllt sind, wird nie angesehen.
content-legend-tasks-never-checked-remedy = Ergänze letter, oder auf einer Karte do = "check-tasks", tasks = "{ $name }".
content-legend-tasks-few = „{ $name }“ hat { $have } Aufgaben für { $heroes } Helden.
content-legend-tasks-few-remedy = Schreib mindestens so viele Aufgaben, wie Helden mitspielen können.
content-legend-goal-of-itself = Das Ziel „{ $name }“ fragt danach, ob es selbst erreicht ist.
content-legend-goal-of-itself-remedy = Sag, was auf dem Spielplan wahr sein muss.
content-legend-moment = „{ $key }“ passt nicht zum Moment dieses Auslösers.
content-legend-moment-remedy = Es passt zu: { $moments }. Nimm es weg, oder wähle einen anderen Moment.
content-legend-not-printed = { $what ->
    [well] Auf Feld { $number } ist kein Brunnen gedruckt.
    [fog] Feld { $number } ist kein Nebelfeld.
   *[merchant] Auf Feld { $number } ist kein Händler gedruckt.
}
content-legend-not-printed-remedy = Nimm ein Feld des Spielplans, das so etwas hat.
content-legend-fog-tokens = { $have } Nebelplättchen passen nicht auf { $most } Felder.
content-legend-fog-tokens-remedy = Nenn weniger Plättchen oder mehr Felder.
content-legend-no-way = Die Felder { $first } und { $second } sind keine Nachbarn.
content-legend-no-way-remedy = Nenn zwei Felder, die sich berühren oder durch eine Brücke verbunden sind.
content-legend-way-printed = Zwischen { $first } und { $second } ist schon ein Weg gedruckt, oder es ist dasselbe Feld.
content-legend-way-printed-remedy = Nimm printed = false weg, oder nenn zwei Felder, die keine Nachbarn sind.
content-legend-no-subject = Das handelt vom Helden eines Auslösers, hier gibt es aber keinen.
content-legend-no-subject-remedy = Ergänze who, zum Beispiel who = "each", oder schreib es in do = "each-hero".
content-legend-pieces = { $piece ->
    [farmer] Die Karten bringen { $need } Bauern, es gibt aber nur { $have }.
    [star] { $need } Buchstaben haben Karten, es gibt aber nur { $have } Sterne.
    [cross] { $need } Verbindungen können zerstört werden, es gibt aber nur { $have } Kreuze.
    [rubble] Die Karten bringen { $need } Gerölle, es gibt aber nur { $have }.
   *[other] Die Karten bringen { $need }-mal „{ $piece }“, es gibt aber nur { $have }.
}
content-legend-pieces-remedy = Nimm weniger: Besiegte Kreaturen und Verbrauchtes kommen nicht zurück.
content-legend-too-deep = Wirkungen stehen mehr als { $most }-mal ineinander.
content-legend-too-deep-remedy = Schreib die inneren auf eine eigene Karte und öffne sie mit do = "card".
content-legend-cycle = Diese lösen einander ohne Ende aus, und niemand wird gefragt: { $way }.
content-legend-cycle-remedy = Lass dazwischen jemanden wählen (do = "choose"), oder nimm eines davon weg.
content-andor-own-neighbour = Feld { $name } ist als eigener Nachbar genannt.
content-andor-own-neighbour-remedy = Nimm es aus „to“ heraus.
content-andor-one-way = Feld { $name } führt zu { $other }, aber nicht zurück.
content-andor-one-way-remedy = Ergänze es in „to“ von { $other }, oder nimm es hier weg.
content-andor-arrow = Der Pfeil von Feld { $name } führt nicht zu einem Nachbarn.
content-andor-arrow-remedy = Lass ihn auf einen seiner Nachbarn zeigen.
content-andor-arrow-astray = Von Feld { $name } führen die Pfeile nie zur Burg.
content-andor-arrow-astray-remedy = Lass sie dorthin führen: Die Kreaturen folgen ihnen.
content-andor-castle = Die Burg des Spielplans ist Feld { $name }; das gibt es nicht, oder es hat ein anderes Gelände.
content-andor-castle-remedy = Nenn das eine Feld mit terrain = "castle".
content-andor-rows = Die Reihen müssen mit 1 beginnen und steigen.
content-andor-rows-remedy = Schreib zum Beispiel rows = [1, 7, 14].
content-andor-hours = Ein Tag hat { $free } Stunden ohne Überstunden, aber höchstens { $most }.
content-andor-hours-remedy = Mach „most-hours“ um eins bis drei größer.
content-andor-ranks = „{ $name }“ und „{ $other }“ haben denselben Rang.
content-andor-ranks-remedy = Gib jedem Helden einen eigenen Rang; der niedrigere handelt zuerst.
content-andor-opposite = Der schwarze Würfel hat { $value }, aber nirgends steht, was gegenüberliegt.
content-andor-opposite-remedy = Ergänze { $value } in [black-die-turned].
content-andor-fog-tokens = Es gibt { $have } Nebelplättchen für { $most } Nebelfelder.
content-andor-fog-tokens-remedy = Nimm Plättchen weg, oder gib auch den passenden Spielplan an.
content-andor-no-ranks-field = Der Rang { $number } von „{ $name }“ ist kein Feld dieses Spielplans.
content-andor-no-ranks-field-remedy = Helden beginnen auf dem Feld ihres Rangs: Nimm ein Feld des Spielplans.

# HeroQuest: Grundbestand und Abenteuer
content-bad-square = „{ $value }“ ist kein Feld des Spielplans.
content-bad-square-remedy = Schreib Spalte A bis Z und Reihe 1 bis 19: E3.
content-bad-edge = „{ $value }“ nennt keine Kante zwischen zwei Feldern.
content-bad-edge-remedy = Schreib beide Felder, das linke oder obere zuerst: E3-F3.
content-bad-row = „{ $value }“ kann hier keine Reihe sein.
content-bad-row-remedy = Schreib 26 Zeichen: „.“ und „#“ für eine Karte, „.“ und Großbuchstaben A bis V für die Räume des Spielplans.
content-bad-room = „{ $value }“ ist kein Raum des Spielplans.
content-bad-room-remedy = Die Räume heißen A bis V, wie in board.toml.
content-bad-rule = „{ $value }“ ist keine Nummer einer Regel.
content-bad-rule-remedy = Schreib sie wie im Regelwerk: HQ-028.
content-quest-unknown = { $sort ->
    [item] Eine Ausrüstung oder ein Artefakt „{ $name }“ gibt es hier nicht.
    [potion] Einen Trank „{ $name }“ gibt es nicht.
    [furniture] Ein Möbelstück „{ $name }“ gibt es nicht.
    [door] Eine Tür „{ $name }“ gibt es auf dieser Karte nicht.
    [figure] Auf „{ $name }“ steht auf dieser Karte keine Figur.
    [load] Ein Gegenstand „{ $name }“ zum Tragen steht nicht auf dieser Karte.
    [note] Eine Notiz „{ $name }“ gibt es auf dieser Karte nicht.
    [flag] Zu „{ $name }“ sagt keine Ausgabe etwas.
   *[other] „{ $name }“ ist unbekannt.
}
content-quest-unknown-remedy = { $near ->
    [none] Die Namen stehen in docs/quests.md.
   *[other] Ist „{ $near }“ gemeint?
}
content-note-place = „{ $key }“ bedeutet bei on = "{ $on }" nichts.
content-note-place-remedy = Lass es weg, oder wähl einen anderen Zeitpunkt: { $moments }.
content-note-figure = { $key ->
    [waits] Die Figur auf { $square } wartet nicht, also kann keine Notiz sie bringen.
   *[other] Die Figur auf { $square } steht nicht starr da, also kann keine Notiz sie wecken.
}
content-note-figure-remedy = Gib dieser Figur { $key } = true, oder nenn eine andere.
content-quest-passage = „{ $first }“ bis „{ $last }“ ist kein gerades Stück des Ganges.
content-quest-passage-remedy = Nenn das Feld oben links und das unten rechts eines Stückes, in dem kein Raum liegt.
content-quest-no-passage = Das Gangfeld { $square } gehört zu keinem Gangstück.
content-quest-no-passage-remedy = Mach ein Stück länger, sodass der ganze Gang erfasst ist.
content-quest-empty-deck = Die Ausgabe „{ $edition }“ hat keine Schatzkarten.
content-quest-empty-deck-remedy = Gib mindestens einer Kartenart in „cards“ eine Zahl für { $edition }.
content-quest-not-used = Das Feld { $square } wird in diesem Abenteuer nicht benutzt.
content-quest-not-used-remedy = Schreib dafür „.“ in „unused“, oder wähl ein anderes Feld.
content-quest-two-on-square = { $second ->
    [blocked] Ein blockiertes Feld
    [furniture] Ein Möbelstück
    [figure] Eine Figur
    [trap] Eine Falle
    [stairs] Die Treppe
   *[start] Ein Startfeld
} kann nicht auf { $square } sein: { $first ->
    [blocked] Das Feld ist blockiert.
    [furniture] Dort steht ein Möbelstück.
    [trap] Dort liegt eine Falle.
    [stairs] Dort ist die Treppe.
   *[figure] Dort steht eine Figur.
}
content-quest-two-on-square-remedy = Leg eines der beiden auf ein anderes Feld.
content-quest-door-twice = Die Tür { $door } gibt es zweimal.
content-quest-door-twice-remedy = Nenn jede Tür einmal, in einer der Listen.
content-quest-door-apart = Die Tür { $door } liegt nicht zwischen zwei Nachbarfeldern.
content-quest-door-apart-remedy = { $right ->
    [none] Nenn zwei Felder, die sich berühren, das linke oder obere zuerst.
   *[other] Das linke oder obere Feld steht zuerst: Schreib „{ $right }“.
}
content-quest-door-no-wall = Die Tür { $door } liegt in keiner Wand: Beide Felder sind im selben Raum oder im Gang.
content-quest-door-no-wall-remedy = Leg sie zwischen zwei Räume, oder zwischen Raum und Gang.
content-quest-door-nowhere = Die Tür { $door } führt auf { $square }, das in diesem Abenteuer nicht benutzt wird.
content-quest-door-nowhere-remedy = Benutz das Feld, oder nenn die Tür in „false-doors“.
content-quest-double-apart = { $first } und { $second } berühren sich nicht; kein Doppelplättchen deckt beide ab.
content-quest-double-apart-remedy = Nenn zwei Nachbarfelder, oder zwei einzelne in „blocked“.
content-quest-turned = Ein Möbelstück kann nicht um { $turned } Grad gedreht stehen.
content-quest-turned-remedy = Schreib 0, 90, 180 oder 270.
content-quest-does-not-fit = Das Möbelstück „{ $kind }“ passt nicht auf { $square }: Es stünde in einer Wand oder außerhalb der benutzten Felder.
content-quest-does-not-fit-remedy = „at“ ist sein Feld oben links; mit turned = 90 oder 270 tauschen Breite und Höhe.
content-quest-no-name = Die Figur auf { $square } ist anders als ihre Karte, hat aber keinen Namen.
content-quest-no-name-remedy = Füg name = {"{"} de = "...", en = "..." {"}"} hinzu, damit alle sie von anderen unterscheiden können.
content-quest-name-twice = Der Name „{ $name }“ steht schon für etwas anderes.
content-quest-name-twice-remedy = Figuren mit einem Namen haben dieselben Zahlen, und keine heißt wie eine Art: Wähl einen anderen Namen.
content-quest-no-arrow = Die Schlagfalle auf { $square } sagt nicht, wohin der Block fällt.
content-quest-no-arrow-remedy = Füg lands-on hinzu, das Feld mit dem Pfeil; nur in den USA fällt der Block auf das eigene Feld.
content-quest-arrow = Die Falle auf { $square } kann nicht auf { $to } fallen.
content-quest-arrow-remedy = Nur der Block einer Schlagfalle fällt, und zwar auf ein Nachbarfeld.
content-quest-no-start = Es gibt { $have } Startfelder, gebraucht werden { $need }.
content-quest-no-start-remedy = Nenn in „start“ die Felder der Treppe oder des Startraums, oder gib in „own-start“ jedem Helden sein eigenes.
content-quest-unreachable = { $count ->
    [1] Zu { $square } führt kein Weg.
   *[other] Zu { $square } und dem, was darum liegt, führt kein Weg: { $count } Felder.
}
content-quest-unreachable-remedy = Füg eine Tür hinzu, nimm ein blockiertes Feld oder ein Möbelstück weg, oder schreib „#“ für das, was nicht benutzt wird.
content-quest-not-playable = Das lässt sich noch nicht spielen: { $de }
content-quest-not-playable-remedy = Kläre das und streiche dann diese Zeile aus „not-playable“.

# Entwürfe von Legenden aus Kartendateien des Fan-Werkzeugs.
draft-head = Ein Entwurf. Noch zu entscheiden:
draft-title = Eine Legende
draft-end-title = Das Ende der Legende
draft-head-lines = Vorgeschichte, Autor, Heldenzahl und Schwierigkeiten der Legende; Texte in der anderen Sprache.
draft-set-up = Was zu Beginn auf dem Spielplan liegt, wo die Helden stehen und was sie haben.
draft-effects = Was die Karte bewirkt: Kreaturen, Plättchen, Aufgaben („effects“).
draft-end = Was zum Sieg wahr sein muss, und die letzten Seiten („won“, „lost“); bisher muss die Burg verteidigt sein.
draft-no-end = Eine Karte für N gab es nicht; diese fragt nur nach der Burg.
draft-when = Wann diese Karte gelesen wird: durch do = "card", einen [[trigger]] oder neben der Leiste; bisher beim Aufbau.
draft-no-story = Es gibt keine Legendenkarten; zumindest der Aufbau fehlt.
draft-event-cards = Was die { $count } Ereigniskarten bewirken („effects“); sie sind hier der ganze Stapel.
draft-fog = { $count } Nebelplättchen der Art „{ $kind }“: Dieser Spielplan hat 15 Plättchen; siehe „set-up-fog“.
draft-fog-unknown = { $count } Nebelplättchen mit dem Bild „{ $picture }“: welcher Art sie sind.
draft-not-json = das ist keine Kartendatei: { $reason }.
draft-too-long = die Datei hat { $have } Zeichen; höchstens { $most } werden gelesen.
draft-unknown-file = das ist keine Kartendatei; erwartet werden Legendenkarten, Ereigniskarten oder Nebelplättchen.
draft-wrong-shape = das ist keine Kartendatei, wie das Werkzeug sie schreibt: { $reason }.
