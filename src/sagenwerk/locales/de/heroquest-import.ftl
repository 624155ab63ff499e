### HeroQuest: Abenteuer von Karteneditoren, auf der Startseite übernommen. Eigene Worte.

heroquest-open-editor = HeroScribe-Datei öffnen
heroquest-import = Abenteuer übernehmen
heroquest-import-reads = „{ $name }“ wird gelesen …
heroquest-import-which = Welches Abenteuer der Datei?
heroquest-import-values = Nicht aus dem Grundspiel: { $pieces }. Wo sie Werte haben, sind diese vorgeschlagen.
heroquest-import-start = Auf welchem Feld beginnen die Helden?
heroquest-import-start-text = Ein Buchstabe für die Spalte (A bis Z), eine Zahl für die Reihe (1 bis 19), zum Beispiel C14. Die anderen Helden stehen darum herum.
heroquest-import-start-here = Hier beginnen
heroquest-import-starts = Die Helden beginnen auf: { $squares }
heroquest-import-why-not = Warum es so nicht gespielt werden kann
heroquest-import-why-not-text = Sichert es als Abenteuerdatei, bringt sie in Ordnung und öffnet sie als eigenes Abenteuer.
heroquest-import-told = Was ihr wissen solltet ({ $count })
heroquest-import-save = Als Abenteuerdatei sichern
heroquest-import-open = Übernehmen
