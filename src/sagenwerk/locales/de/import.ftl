### Übernommene Abenteuer der Spielerschaft: was seltsam war, was weggelassen und was vorgeschlagen wurde.

import-head = Übernommen aus { $name }. Was vorgeschlagen ist, ist so markiert; docs/import.md erklärt es.

# Dateien, die sich gar nicht lesen lassen.
import-too-long = Die Datei ist größer als { $most } MB.
import-too-long-remedy = Wähle eine Abenteuerdatei; Bilder gehören nicht hinein.
import-neither = Das ist weder XML von HeroScribe noch eine .hqb-Datei.
import-neither-remedy = Wähle ein Abenteuer, das mit HeroScribe (.xml) oder hQuestBuilder (.hqb) gespeichert wurde.
import-not-xml = Das ist kein wohlgeformtes XML: { $reason }.
import-not-xml-remedy = Öffne die Datei in HeroScribe und speichere sie neu, oder bring diese Zeile in Ordnung.
import-ends-early = Die Datei hört zu früh auf: <{ $name }> ist nicht geschlossen.
import-ends-early-remedy = Sie wurde wohl nicht ganz geladen: Hol sie noch einmal.
import-tags = <{ $name }> aus Zeile { $line } wird von etwas anderem geschlossen.
import-tags-remedy = Schreib </{ $name }> an sein Ende.
import-encoding = Die Datei nennt eine Zeichenkodierung, die hier nicht bekannt ist ({ $reason }).
import-encoding-remedy = Speichere sie in UTF-8 und schreib encoding="UTF-8" in die erste Zeile.
import-unknown-entity = Hier steht eine Abkürzung zwischen & und ;, die nirgends erklärt wird.
import-unknown-entity-remedy = Schreib das Zeichen selbst; bekannt sind nur &amp; &lt; &gt; &apos; und &quot;.
import-entities = Die Datei vereinbart die Abkürzung „{ $name }“ (Entity); so etwas wird nicht gelesen.
import-entities-remedy = Nimm <!ENTITY ...> heraus und schreib den Text selbst.
import-too-many-elements = Die Datei hat mehr als { $most } Elemente.
import-too-many-elements-remedy = Wähle ein einzelnes Abenteuer.
import-too-deep = Elemente liegen mehr als { $most }-fach ineinander.
import-too-deep-remedy = Wähle ein Abenteuer, wie HeroScribe es speichert.
import-too-many-boards = Das Abenteuer hat mehr als { $most } Spielpläne.
import-too-many-boards-remedy = Wähle ein Abenteuer mit weniger Spielplänen.
import-wrong-root = Die Datei beginnt mit <{ $name }>, nicht mit <quest>.
import-wrong-root-remedy = Wähle ein Abenteuer, das mit HeroScribe gespeichert wurde.
import-object-list = Das ist die Teileliste von HeroScribe, kein Abenteuer.
import-object-list-remedy = Wähle eine Abenteuerdatei; sie beginnt mit <quest>.
import-hqb-encoding = Hier steht etwas, das kein Text in UTF-8 ist.
import-hqb-encoding-remedy = Speichere das Abenteuer noch einmal in hQuestBuilder.
import-not-json = Das ist kein JSON: { $reason }.
import-not-json-remedy = Speichere das Abenteuer noch einmal in hQuestBuilder.
import-no-hqb = In dieser Datei steht kein Abenteuer.
import-no-hqb-remedy = Eine .hqb-Datei ist eine Liste von Abenteuern, jedes mit einer „map“.
import-too-many-quests = Die Datei hat mehr als { $most } Abenteuer.
import-too-many-quests-remedy = Wähle eine Datei mit weniger Abenteuern.
import-no-such-quest = Ein Abenteuer { $number } gibt es in dieser Datei nicht; sie hat { $count }.
import-no-such-quest-remedy = Wähle eine Nummer von 1 bis { $count }.
import-bad-start = Auf „{ $square }“ kann niemand beginnen.
import-bad-start-remedy = Nenne ein benutztes Feld, A1 bis Z19, zum Beispiel C14.

# Was an der Datei seltsam war.
import-encoding-guessed = Zeile { $line } ist kein UTF-8: Die Datei wurde als westeuropäisch (Windows-1252) gelesen.
import-entity-skipped = Zeile { $line }: &{ $name }; fehlt jetzt, weil die Erklärung dazu nicht geladen wird.
import-boards-declared = Die Datei spricht von { $declared } Spielplänen, enthält aber { $found }; es zählt, was sie enthält.
import-unknown-element = <{ $name }> ist unbekannt und wurde übergangen ({ $count }-mal).
import-dark-no-place = Zeile { $line }: Unbenutzte Felder ohne Ort wurden übergangen.
import-dark-outside = Zeile { $line }: Einige der unbenutzten Felder liegen neben dem Spielplan.
import-no-place = Zeile { $line }: { $piece } hat keinen Ort und wurde weggelassen.
import-rotation = Zeile { $line }: { $piece } ist „{ $value }“ gedreht, was unbekannt ist; es steht ungedreht.
import-half-square = Zeile { $line }: { $piece } steht zwischen zwei Feldern; genommen wurde das nächste.
import-outside = Zeile { $line }: { $piece } ragt über den Spielplan hinaus.
import-more-odd = Und noch { $count } Seltsamkeiten dieser Art.
import-hqb-cell = Das Feld „{ $name }“ ist nicht auf dem Spielplan und wurde übergangen.
import-hqb-pictures = { $count } Felder zeigen Bilder aus dem Internet; sie werden nicht geladen.
import-title = Das Abenteuer hat keinen Namen; nach seiner Datei heißt es „{ $title }“.
import-region-us = Das Abenteuer ist für die US-Ausgabe gemacht: Wähl sie, wenn du es spielst.

# Was weggelassen wurde.
import-twice = { $piece } steht zweimal auf { $places }; einmal genügt.
import-left-out-outside = { $piece } bei { $places } liegt neben dem Spielplan und ist nur ein Text für den Spielleiter.
import-on-unused = { $piece } auf { $places } steht auf unbenutzten Feldern und ist nur ein Text für den Spielleiter.
import-occupied = { $piece } auf { $places } steht, wo schon etwas steht, und ist nur ein Text für den Spielleiter.
import-does-not-fit = { $piece } auf { $places } stünde in einer Wand und ist nur ein Text für den Spielleiter.
import-stairs-left-out = { $piece } auf { $places } führt nirgendwohin und ist nur ein Text für den Spielleiter.
import-door-nowhere = { $piece } bei { $places } führt auf unbenutzte Felder und ist nur ein Text für den Spielleiter.
import-door-no-wall = { $piece } bei { $places } liegt an keiner Wand: Dort ist der Weg frei, und die Tür ist nur ein Text für den Spielleiter.
import-secret-no-wall = { $piece } auf { $places } liegt an keiner Wand und ist nur ein Text für den Spielleiter.
import-false-door = Die Tür { $places } führt auf ein unbenutztes Feld: Sie ist eine falsche.
import-no-rules = { $piece } ({ $places }) hat hier keine Regeln: nicht automatisch, nur ein Text für den Spielleiter.
import-room-tile = Das Raumplättchen { $piece } ({ $places }) wird nicht gelegt: Es gelten die gedruckten Wände; für den Spielleiter ist es ein Text.
import-unknown-piece = { $piece } ({ $places }) steht in keiner Teileliste: nicht automatisch, nur ein Text für den Spielleiter.
import-cut-off = Zu { $places } führt kein Weg ({ $count } leere Felder): Sie werden nicht benutzt.
import-marks = Die Zeichen { $marks } stehen auf der Karte, aber keine Notiz beginnt damit.
import-notes = { $amount ->
    [one] Eine Notiz ist Text für den Spielleiter: nicht automatisch, nichts davon geschieht von selbst.
   *[other] { $amount } Notizen sind Texte für den Spielleiter: nicht automatisch, nichts davon geschieht von selbst.
}

# Was vorgeschlagen wird.
import-near = { $piece } gehört nicht zum Grundspiel: An seiner Stelle steht „{ $near }“, sein nächster Verwandter. Die Werte kannst du in der Datei ändern.
import-two-squares = { $piece } auf { $places } ist zwei Felder lang; hier steht es auf einem.
import-trapped-chest = Die Truhe auf { $places } hat eine Falle; welche, sagt die Datei nicht: Vorgeschlagen ist ein Punkt Körperkraft.
import-no-arrow = Die Schlagfalle auf { $places } hat keinen Pfeil: Wohin der Block fällt, ist vorgeschlagen.
import-secret-door = Wo die Datei keinen Weg zeigt, ist eine Geheimtür vorgeschlagen: { $places }.
import-enclosed = { $piece } auf { $places } ist für niemanden zu erreichen und nur ein Text für den Spielleiter.
import-way = { $piece } bei { $places } führt aus der Karte hinaus.
import-stairs-at-door = An der Tür bei { $places } verlassen Helden das Abenteuer, als wäre dort eine Treppe.
import-start-door = Die Helden beginnen hinter der Tür bei { $places }.
import-start-note = Die Helden beginnen bei { $places }, wie eine Notiz sagt.
import-start-stairs = Es gibt mehrere Treppen; die Helden beginnen auf der bei { $places }. Wähl ein anderes Feld, wenn das nicht stimmt.
import-start-room = Die Datei sagt nicht, wo die Helden beginnen: Vorgeschlagen ist der wahrscheinlichste Raum, um { $places }. Wähl ein anderes Feld, wenn das nicht stimmt.
import-goal-kill-and-leave = Erschlagt alle Monster und verlasst das Abenteuer dann über die Treppe.
import-goal-kill = Erschlagt alle Monster.
import-goal-leave = Verlasst das Abenteuer über die Treppe.
import-goal-proposed = Die Datei sagt nicht, was zu gewinnen ist; vorgeschlagen ist: { $goal ->
    [import-goal-kill-and-leave] alle Monster erschlagen, dann über die Treppe hinaus
    [import-goal-kill] alle Monster erschlagen
   *[import-goal-leave] über die Treppe hinaus
}.
import-goal-note = Die Datei sagt nicht, was zu gewinnen ist.
import-wandering-none = Ein wanderndes Monster wird nicht genannt: Es kommt keins.
import-wandering-unknown = Das wandernde Monster ist nicht zu verstehen („{ $text }“): Es kommt keins.
import-wandering-more = Es kämen { $amount } wandernde Monster auf einmal; hier kommt eins.
import-others = Teile, die nicht zum Grundspiel gehören: { $pieces }. Ihre Werte sind vorgeschlagen.
import-mark-text = Ein Zeichen ohne Notiz.
import-piece-text = steht auf der Karte; nichts davon geschieht von selbst.

# Warum es sich nicht spielen lässt.
import-several-boards = Das Abenteuer liegt auf { $count } Spielplänen zugleich; die Regeln kennen einen.
import-empty-map = Die Karte ist leer.
import-palette = Das ist eine Palette: { $count } Teile zur Auswahl, kein Abenteuer.
import-no-goal = Es gibt weder Monster noch einen Weg hinaus: Zu gewinnen ist nichts.
