## Ob die Würfel eines Spielstands ehrlich waren

verify-replayed = Nachgespielt: Alle { $count } Einträge sind nach den Regeln möglich.
verify-dealt = { $count ->
    [one] Ein Ergebnis des Zufalls folgt
   *[other] { $count } Ergebnisse des Zufalls folgen
 } aus Startzahl und Salz.
verify-bound = Startzahl und Salz passen zur Festlegung { $commitment }.
verify-noted = Die Festlegung im Spielstand ist die, die du angegeben hast.

verify-not-noted = Die Festlegung stand bis hierher nur in dieser Datei. Vergleiche sie mit der, die der Tisch zu Beginn gezeigt hat: --commitment { $commitment }
verify-not-bound = Der Spielstand nennt keine Festlegung: Dass Startzahl und Salz schon vor dem ersten Wurf feststanden, lässt sich nicht prüfen.
verify-untold = { $count ->
    [one] Ein Ergebnis
   *[other] { $count } Ergebnisse
 } des Zufalls lassen sich noch nicht prüfen: Startzahl und Salz werden erst verraten, wenn das Spiel zu Ende ist. Festgelegt sind sie durch { $commitment }
verify-outside = { $count ->
    [one] Ein Ergebnis
   *[other] { $count } Ergebnisse
 } des Zufalls kamen von außen, ohne Startzahl, und lassen sich nicht prüfen.
verify-earlier = { $count ->
    [one] Ein Ergebnis
   *[other] { $count } Ergebnisse
 } des Zufalls bis Eintrag { $entry } kamen aus dem Spiel, von dem aus dieses weiterging. Seine Startzahl steht nicht hier; prüfe dafür seinen eigenen Spielstand.
verify-skipped = { $count ->
    [one] Ein Ergebnis
   *[other] { $count } Ergebnisse
 } des Zufalls bis Eintrag { $entry } stammen von älteren Regeln und lassen sich nicht prüfen.
verify-other-rules = { $count ->
    [one] Ein Ergebnis
   *[other] { $count } Ergebnisse
 } des Zufalls lassen sich nur mit den Regeln prüfen, nach denen gespielt wurde.
verify-unbound-outcomes = { $count ->
    [one] Ein Ergebnis folgt
   *[other] { $count } Ergebnisse folgen
 } nicht aus der Startzahl. Ein Spielstand ohne Festlegung sagt nicht, ob er von einem anderen Spiel aus weiterging.
verify-older-rules = Nach anderen Regeln gespielt: Diese hier spielen nur bis Eintrag { $entry } nach (Zeile { $line }: { $problem }). Was danach kommt, lässt sich hier nicht prüfen.
verify-typed = { $count ->
    [one] Ein Wurf wurde
   *[other] { $count } Würfe wurden
 } mit eigenen Würfeln gewürfelt und eingetippt; was die Würfel zeigten, weiß nur, wer dabei war.
verify-dice-known = { $undo ->
    [friendly] Gewürfeltes wurde zurückgenommen und neu gewürfelt.
   *[strict] Gewürfeltes wurde zurückgenommen: Jemand wusste danach, was kommt.
}

verify-fault-outcome = Eintrag { $entry }: „{ $asked }“ ergab „{ $outcome }“, aus Startzahl und Salz folgt aber „{ $follows }“.
verify-fault-again = Eintrag { $entry }: „{ $asked }“ ergab „{ $outcome }“, vor dem Zurücknehmen war es aber „{ $follows }“.
verify-fault-more = { $count ->
    [one] Auch ein weiteres Ergebnis stimmt
   *[other] Auch { $count } weitere Ergebnisse stimmen
 } nicht.
verify-fault-commitment = Startzahl und Salz passen nicht zur Festlegung { $commitment }, sondern zu { $follows }.
verify-fault-noted = Der Spielstand nennt die Festlegung { $commitment }, angegeben hast du { $noted }.
verify-fault-replay = { save-fault }

verify-fine = Nichts spricht gegen diesen Spielstand.
verify-in-part = Was sich hier prüfen ließ, ist in Ordnung; der Rest ließ sich nicht prüfen.
verify-flawed = { $count ->
    [one] Ein Mangel:
   *[other] { $count } Mängel:
 } So kann dieses Spiel nicht gespielt worden sein.
