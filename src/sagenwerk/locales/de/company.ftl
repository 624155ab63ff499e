### Mehrere Menschen an einem Tisch: wer da ist, wer überlegt, Gespräch, Zeigen, Fragen, eigene und ehrliche Würfel.

## Auf wen das Spiel wartet

somebody = Jemand
seat-stand-in = Sagenwerk für { $name }
you-watch = Du schaust zu.
waits-stand-in = Sagenwerk spielt { $hero } für { $who }.
waits-person = { $who } ist am Zug mit { $hero }.
waits-person-all = Das Spiel wartet auf { $who }.
waits-asked = { $who } wird wegen { $hero } gefragt.
waits-away = { $who } ist am Zug mit { $hero }, aber gerade nicht da.
waits-away-all = Das Spiel wartet auf { $who }, aber gerade ist niemand davon da.
waits-open = { $hero } spielt noch niemand.
waits-closed = Der Tisch ist geschlossen.
waits-stand-in-text = Sobald { $who } zurück ist, gehört der Platz wieder { $who }.
waits-person-text = Wartet auf { $who }.
waits-away-text = Das Spiel wartet. Wer den Tisch betreut, kann Sagenwerk solange spielen lassen.
waits-open-text = Der Platz ist frei. Ladet jemanden ein, oder lasst Sagenwerk spielen.
waits-closed-text = Hier spielt niemand weiter, bis er wieder geöffnet wird.

## Die Leitung

line-again = Die Verbindung war weg. Die Seite verbindet sich neu …
line-lost = Die Verbindung zum Spiel ist weg. Die Seite versucht es weiter. Nichts geht verloren.
line-back = Wieder verbunden. Alles ist auf dem neuesten Stand.

## Wer da ist

people = Am Tisch
people-and-talk = Leute und Gespräch
person-here-now = { $name } ist da
person-gone =
    { $count ->
        [one] { $name } ist nicht da
       *[other] { $name } sind nicht da
    }
person-thinks =
    { $count ->
        [one] { $name } überlegt
       *[other] { $name } überlegen
    }
person-you = { $name } (du)
person-plays = spielt { $heroes }
person-no-hero = ohne Platz
person-host = betreut den Tisch
here-short = da
away-short = nicht da
thinks-short = überlegt
watching-count =
    { $count ->
        [one] Eine Person schaut zu
       *[other] { $count } schauen zu
    }
came-back = { $name } ist da.
went-away = { $name } ist gegangen.
talk = Gespräch
talk-unread =
    { $count ->
        [one] eine neue Nachricht
       *[other] { $count } neue Nachrichten
    }
talk-empty = Hier hat noch niemand etwas geschrieben.
talk-write = Nachricht an alle
talk-send = Senden
talk-said = { $name } schreibt: { $text }
talk-you = Du
talk-on-its-way = wird gesendet …
talk-only-watching = Wer zuschaut, liest mit und schreibt nicht.

## Zeigen

point-here = Schaut hier!
point-how = Zeigt allen am Tisch dieses Feld. Auf dem Brett: lange drücken, oder Umschalt und Enter.
pointed-at = { $name } zeigt auf { $field }.

## Fragen untereinander

undo-asks-short = die anderen werden gefragt
undo-asks = Zurücknehmen – die anderen werden gefragt
redo-asks = Wiederherstellen – die anderen werden gefragt
asks-undo = { $name } möchte zurücknehmen: { $what }
asks-redo = { $name } möchte wiederherstellen: { $what }
asks-undo-you = Du möchtest zurücknehmen: { $what }
asks-redo-you = Du möchtest wiederherstellen: { $what }
asks-take = { $name } möchte das: { $what }
asks-take-you = Du möchtest das: { $what }
asks-known = Was dabei herauskam, ist dann bekannt.
asks-open = Es fehlt noch: { $who }
ask-yes = Ja
ask-no = Nein
ask-withdraw = Zurückziehen

## Eigene Würfel

own-dice = Was zeigen eure Würfel?
own-dice-text = Würfelt, und tippt oben ein, was ihr seht.
own-dice-count =
    { $count ->
        [one] Würfelt mit einem Würfel, und tippt an, was er zeigt.
       *[other] Würfelt mit { $count } Würfeln, und tippt an, was sie zeigen.
    }
own-dice-sum = Würfelt, und tippt die Summe an.
own-dice-shown = Eingetippt
own-dice-faces = Seiten des Würfels
own-dice-remove = { $face } wieder wegnehmen
own-dice-done = Stimmt so
own-face-sword = Schwert
own-face-torch = Fackel
own-face-blank = leere Seite
own-face-skull = Totenkopf
own-face-white = weißer Schild
own-face-black = schwarzer Schild
own-dice-watch = Gleich wird gewürfelt. Wer am Zug ist, tippt die Würfel ein.

## Ehrliche Würfel

fairness = Ehrliche Würfel
fairness-intro = Vor dem ersten Wurf steht fest, wie alle Würfel fallen. Dieser Prüfwert legt es fest. Niemand kann später etwas daran ändern.
fairness-own = An diesem Tisch würfelt ihr mit eigenen Würfeln. Da gibt es nichts zu prüfen.
fairness-chosen = Die Startzahl { $seed } hat jemand beim Öffnen gewählt. Mit ihr fallen die Würfel jedes Mal gleich. Deshalb gibt es keinen Prüfwert.
fairness-none = Dieses Spiel hat keinen Prüfwert. Es stammt aus einem Spielstand ohne Würfelfolge.
fairness-commitment = Prüfwert
fairness-later = Am Ende des Spiels stehen hier auch Startzahl und Salz. Dann kann jeder nachrechnen, dass nichts verändert wurde.
fairness-seed = Startzahl
fairness-salt = Salz
fairness-formula = So rechnet ihr nach: Der Prüfwert ist die SHA-256-Summe dieses Textes.
fairness-open = Prüfwert der Würfel zeigen
fairness-check = Prüfen
fairness-checking = Jeder Wurf wird nachgerechnet …
fairness-fits = Es passt: Jeder Wurf folgt aus dem, was vor dem ersten Wurf feststand.
fairness-wrong = Es passt nicht: So können die Würfel nicht gefallen sein.
dice-known = Würfel wurden zurückgenommen
dice-known-text = Hier wurde ein Wurf zurückgenommen, nachdem alle ihn gesehen hatten. Dieses Spiel zählt in keiner Statistik.
