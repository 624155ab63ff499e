### Wer mit wem an welchem Tisch spielt: gespeicherte Spiele, Einladen, Dazukommen, Plätze, der Tisch selbst.

## Gespeicherte Spiele

lobby-seat-open = freier Platz
lobby-others = Andere Spiele auf diesem Computer
lobby-others-text = Für diese Spiele merkt sich dieser Browser keinen Platz.
lobby-claim = Übernehmen
lobby-claim-text = Du betreust dann diesen Tisch. Wer ihn bisher betreut hat, braucht einen neuen Link.
lobby-no-seat = Dieser Browser hat an diesem Tisch keinen Platz. Öffne den Link, den du bekommen hast. Am Computer, auf dem Sagenwerk läuft, stehen alle Spiele am Start unter „Gespeicherte Spiele“.
