### Das Labor: Simulationen, Vergleiche, Raster, Berichte.

lab-what-to-play = Sag, was gespielt wird: sagenwerk simulate SPIEL SZENARIO --heroes A,B. Oder mach mit einer Ergebnisdatei weiter: --resume DATEI.
lab-who-plays = Zu { $game } gehören noch Szenario und Helden: sagenwerk simulate { $game } SZENARIO --heroes A,B (oder --heroes any:3).
lab-wrong-ending = { $path }: Solche Dateien kann das Labor nicht schreiben. Nimm eine dieser Endungen: { $known }
lab-no-parquet = Für Parquet fehlt pyarrow. Installiere es mit: pip install "sagenwerk[lab]" – oder nimm .json.
lab-no-ray = Ray ist nicht installiert. Installiere es auf allen Rechnern des Clusters mit: pip install "sagenwerk[ray]"
lab-no-cluster = Unter { $address } antwortet kein Ray-Cluster. Starte ihn mit „ray start --head“, oder nimm --ray local.
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
