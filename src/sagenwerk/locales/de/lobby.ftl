### Wer mit wem an welchem Tisch spielt: gespeicherte Spiele, Einladen, Dazukommen, Plätze, der Tisch selbst.

## Gespeicherte Spiele

lobby-seat-open = freier Platz
lobby-others = Andere Spiele auf diesem Computer
lobby-others-text = Für diese Spiele merkt sich dieser Browser keinen Platz.
lobby-claim = Übernehmen
lobby-claim-text = Du betreust dann diesen Tisch. Wer ihn bisher betreut hat, braucht einen neuen Link.
lobby-no-seat = Dieser Browser hat an diesem Tisch keinen Platz. Öffne den Link, den du bekommen hast. Am Computer, auf dem Sagenwerk läuft, stehen alle Spiele am Start unter „Gespeicherte Spiele“.
lobby-tally = { $over ->
    [0] Noch kein Spiel zählt.
    [one] Ein Spiel ist zu Ende, gewonnen: { $won }.
   *[other] { $over } Spiele sind zu Ende, gewonnen: { $won }.
 }{ $known ->
    [0] { "" }
    [one] { " " }Eines zählt nicht: Da wurden Würfel zurückgenommen.
   *[other] { " " }{ $known } zählen nicht: Da wurden Würfel zurückgenommen.
}
lobby-forget = Aus der Liste nehmen
lobby-forget-text = Löschen kann das Spiel nur, wer den Tisch betreut. Nimmst du es aus deiner Liste, vergisst dieser Browser deinen Platz.
lobby-two-seats = Welcher Platz?
lobby-two-seats-text = Dieser Browser hat an diesem Tisch schon einen Platz. Der Link gehört zu einem anderen.
lobby-two-seats-of = { $name } hat mit diesem Browser schon einen Platz an diesem Tisch. Der Link gehört zu einem anderen.
lobby-two-seats-forget = Nimmst du den Platz des Links, vergisst dieser Browser den bisherigen.
lobby-take-link = Den Platz des Links

## Wer spielt

lobby-plays-here = hier
lobby-plays-open = frei
lobby-plays-bot = KI
lobby-open-text = Für jemanden mit Link
lobby-which-bot = Wie spielt Sagenwerk?
lobby-table-rules = Regeln am Tisch
lobby-your-name = Wie heißt du?
lobby-away = Wenn jemand weg ist, spielt Sagenwerk weiter
lobby-away-0 = nie, wir warten
lobby-away-60 = nach einer Minute
lobby-away-300 = nach 5 Minuten
lobby-away-3600 = nach einer Stunde
lobby-away-86400 = nach einem Tag
lobby-dice = Womit würfelt ihr?
lobby-dice-server = Sagenwerk würfelt
lobby-dice-own = eigene Würfel, ihr tippt sie ein
lobby-undo = Ein zurückgenommener Wurf
lobby-undo-strict = fällt wieder gleich
lobby-undo-strict-short = zurückgenommene Würfe fallen gleich
lobby-undo-friendly = wird neu gewürfelt
lobby-undo-friendly-short = zurückgenommene Würfe werden neu gewürfelt

## Einladen

lobby-invite = Freunde einladen
lobby-move = Auf einem anderen Gerät spielen
lobby-link-for = Wofür ist der Link?
lobby-link-join = Mitspielen
lobby-link-watch = Zuschauen
lobby-link-move = Umziehen
lobby-link-join-text = { $count ->
    [0] Gerade ist kein Platz frei. Wer den Link öffnet, kann trotzdem dazukommen und später einen Platz nehmen.
    [one] Ein Platz ist frei. Wer den Link öffnet, kann ihn nehmen.
   *[other] { $count } Plätze sind frei. Wer den Link öffnet, kann sie nehmen.
}
lobby-link-watch-text = Wer diesen Link öffnet, sieht zu und kann nichts verändern.
lobby-link-move-text = Öffne diesen Link auf deinem anderen Gerät: Dort sitzt du dann auch. Gib ihn nicht weiter – wer ihn hat, spielt für dich.
lobby-link-join-share = Spiel mit: { $title }
lobby-link-watch-share = Schau zu: { $title }
lobby-qr = QR-Code: { $what }
lobby-share = Teilen
lobby-only-here = Diese Adresse gilt nur auf diesem Computer. Für andere Geräte startet Sagenwerk mit --lan und öffnet die Seite unter der Adresse, die dort steht.
lobby-links-unknown = Dieser Browser kennt die Links nicht. Mach neue: Die alten öffnen dann nichts mehr.
lobby-new-links = Neue Links machen
lobby-new-links-sure = Die alten Links öffnen dann nichts mehr. Wer schon mitspielt, bleibt.
to-the-table = Zum Tisch

## Dazukommen

lobby-join = Mitspielen
lobby-invites = { $name } lädt dich ein.
lobby-invites-all = Du bist eingeladen.
lobby-dead-link = Dieser Link geht nicht
lobby-sitting = Du hast an diesem Tisch schon einen Platz. Weitere freie Plätze nimmst du am Tisch unter „Wer spielt wen?“.
lobby-to-seat = An meinen Platz
lobby-seats = So sitzen alle
lobby-which-seats = Wen willst du spielen?
lobby-free = frei
lobby-seat-taken = besetzt
lobby-no-open-seat = Gerade ist kein Platz frei. Du kannst trotzdem dazukommen: Sobald ein Platz frei wird, nimmst du ihn am Tisch.
lobby-join-without = Ohne Platz dazukommen
lobby-join-text = Dein Platz bleibt in diesem Browser gemerkt. Auf ein anderes Gerät kommst du später mit einem Link.

## Plätze

lobby-you-play = { $name } (du)
lobby-i-play = Ich
lobby-leave-open = frei, für jemanden mit Link
lobby-take-seat = Diesen Platz nehmen
lobby-play-myself = Wieder selbst spielen
lobby-stands-in = Sagenwerk spielt für { $name }
lobby-somebody = Jemand
lobby-away-now = gerade weg

## Der Tisch und wer ihn betreut

lobby-host = Tisch betreuen
lobby-people = Wer ist am Tisch?
lobby-you = du
lobby-is-host = betreut den Tisch
lobby-present = ist da
lobby-no-hero = spielt gerade niemanden
lobby-stand-in = KI springt ein
lobby-bot-plays = KI spielen lassen
lobby-free-seat = Platz freimachen
lobby-hand-over = Tisch übergeben
lobby-hand-over-sure = { $name } betreut dann den Tisch. Du spielst weiter mit.
lobby-remove = Entfernen
lobby-remove-sure = { $name } verliert alle Plätze und kommt nur mit einer neuen Einladung zurück.
lobby-watching = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
lobby-other-seats = Freie Plätze und KI
lobby-away-other = nach { $seconds } Sekunden
lobby-close = Tisch schließen
lobby-close-text = Ein geschlossener Tisch ruht: Niemand spielt weiter, bis du ihn wieder öffnest.
lobby-open = Tisch wieder öffnen
lobby-closed-text = Der Tisch ist geschlossen. Niemand spielt weiter, bis er wieder geöffnet wird.
lobby-delete = Spiel löschen
lobby-delete-sure = Das Spiel wird für alle gelöscht, mit Gespräch und Plätzen. Das lässt sich nicht zurücknehmen.
