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
    [integer] eine ganze Zahl
    [decimal] eine Zahl
    [text] ein Text
    [list] eine Liste
   *[table] eine Tabelle
} sein.
content-wrong-type-remedy = { $expected ->
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
content-bad-id = „{ $value }“ taugt nicht als Name eines Feldes oder einer Herausforderung.
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
