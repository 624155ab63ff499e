### Was der Server sagt.

## Der Tisch

server-unknown-table = Diesen Tisch gibt es nicht (mehr). Auf der Startseite stehen alle gespeicherten Spiele.
server-wrong-token = Dieser Tisch gehört zu einem anderen Browser. Öffnet ihn auf der Startseite unter „Weiterspielen“ oder über den Link, den ihr bekommen habt.
server-table-removed = Dieses Spiel wurde gerade gelöscht.
server-table-damaged = Das gespeicherte Spiel lässt sich nicht öffnen, Zeile { $line }: { save-fault }
server-opened-at-position = Dieses Spiel wurde nach älteren Regeln gespielt. Es geht nach Eintrag { $entry } von { $of } weiter; der ganze alte Spielstand liegt als Datei neben der Datenbank.
server-table-has-gone-on = Am Tisch ist inzwischen etwas geschehen. Seht euch den neuen Stand an und wählt noch einmal.
server-unknown-action = Das gibt es in diesem Spiel nicht: „{ $name }“. Ladet die Seite neu.
server-number-of-actions = Auf einmal gehen 1 bis { $most } Handlungen.
server-bot-is-on-turn = Gerade spielt der Computer. Wartet, bis er fertig ist, oder übernehmt den Platz im Menü.
server-nothing-to-undo = Es gibt nichts, was ihr zurücknehmen könntet.
server-nothing-to-redo = Es gibt nichts, was ihr wiederherstellen könntet.
server-unknown-field = Auf diesem Spielplan gibt es kein Feld „{ $name }“.
server-hero-not-here = „{ $name }“ spielt an diesem Tisch nicht mit.
server-wrong-name = So kann hier niemand heißen. Nehmt höchstens { $most } gewöhnliche Zeichen.
server-bot-failed = Der Computer weiß nicht weiter. Übernehmt seinen Platz im Menü; das Spiel ist gespeichert.
server-bot-too-slow = Der Computer hat nach { $seconds } Sekunden noch nicht gezogen und wurde angehalten. Übernehmt seinen Platz im Menü; das Spiel ist gespeichert.
server-hello-first = Die Seite hat nicht gesagt, zu welchem Tisch sie gehört. Ladet sie neu.
server-message-not-understood = Der Server hat die Seite nicht verstanden ({ $reason }). Ladet die Seite neu.

## Personen am Tisch

server-only-watching = Du schaust nur zu. Nimm über den Link zum Mitspielen einen Platz ein, dann kannst du mitspielen.
server-only-host = Das kann nur, wer diesen Tisch betreut.
server-only-owner = Das ist nur für euch an dem Rechner, auf dem Sagenwerk läuft.
server-seat-taken = Diesen Platz hat schon jemand. Wähle einen anderen, oder bitte darum, dass er freigemacht wird.
server-seat-is-open = { $hero } wird noch von niemandem gespielt. Nimm den Platz ein, oder lass ihn an den Computer geben.
server-wrong-link = Dieser Link öffnet nichts (mehr). Lass dir vom Tisch einen neuen schicken.
server-name-missing = Sag, wie du heißt, damit die anderen wissen, wer mitspielt.
server-table-full = An diesem Tisch sind schon { $most } Personen; mehr können nicht dazukommen.
server-table-closed = Der Tisch ist geschlossen. Es geht weiter, sobald er wieder geöffnet wird.
server-unknown-person = Diese Person ist nicht an diesem Tisch.
server-cannot-be-removed = Wer den Tisch betreut oder das Spiel leitet, bleibt. Gib zuerst die Betreuung weiter.
server-removed-by-host = Dein Platz wurde freigemacht. Mit dem Link zum Zuschauen kannst du zusehen.
server-seat-moved = Dieser Platz wurde am Rechner, auf dem Sagenwerk läuft, neu geöffnet. Diese Seite spielt nicht mehr mit.
server-wrong-absence = Sag, nach wie vielen Sekunden der Computer einspringt: 0 (nie) bis eine Woche.
server-bot-stands-in = Der Computer spielt vorerst { $hero }. Bei der Rückkehr gibt er den Platz zurück.
server-new-host = { $name } betreut jetzt den Tisch.
server-question-waits = Eine andere Frage wartet noch auf Antwort. Beantwortet sie oder zieht sie zuerst zurück.
server-no-such-question = Diese Frage ist erledigt, oder das Spiel ist weitergegangen.
server-not-asked = Diese Frage wartet nicht auf deine Antwort.
server-undo-refused = { $name } möchte das nicht zurücknehmen.
server-redo-refused = { $name } möchte das nicht wiederholen.
server-take-refused = { $name } möchte das nicht hergeben.
server-dice-awaited = Zuerst wird gewürfelt. Tippt ein, was die Würfel zeigen; „{ $name }“ können sie nicht zeigen.
server-wrong-line = Schreib mindestens ein und höchstens { $most } Zeichen.

## Spielleiter und Geheimnisse

server-action-of-others = Das entscheidet an diesem Tisch nicht ihr.
server-only-game-master = Das kann nur der Spielleiter.
server-no-game-master = Dieses Spiel hat keinen Spielleiter.
server-secrets-kept = Jetzt spielen andere mit. Solange der Computer das Spiel leitet, schaut niemand in die Geheimnisse.
server-paused = Der Spielleiter hat das Spiel angehalten. Es geht weiter, sobald er es freigibt.
server-undo-override = Tisch ändern
server-undo-over = Das Spiel ist zu Ende, und seine Geheimnisse liegen offen. Zurücknehmen lässt sich nichts mehr.
server-undo-other-side = Der letzte Schritt war nicht eurer. Helden und Spielleiter nehmen jeweils nur ihren eigenen zurück.
server-undo-told = Seitdem wurde gewürfelt, oder ihr könntet etwas erfahren haben. Das lässt sich nicht zurücknehmen.
server-secret-save = Der Spielstand enthält, was die Helden noch nicht wissen. Speichern kann ihn jetzt der Spielleiter, nach dem Ende jeder.
server-secret-position = Die Stellung enthält, was die Helden noch nicht wissen. Kopieren kann sie jetzt der Spielleiter, nach dem Ende jeder.
server-secret-again = Wer von früher aus weiterspielt, weiß, was kommt. Das kann jetzt der Spielleiter, nach dem Ende jeder.
server-sequel-too-early = Dieses Spiel ist noch nicht zu Ende. Erst danach ziehen die Helden weiter.
server-no-sequel = Auf „{ $name }“ folgt nichts.
server-no-edits-here = Dieses Spiel lässt sich nicht von Hand ändern.
server-other-scenario = Diese Stellung gehört zu einem anderen Spiel. Hier wird „{ $name }“ gespielt.
server-other-heroes = Diese Stellung hat andere Helden oder andere Regeln als das Spiel an diesem Tisch.
server-wrong-position = Die Stellung stimmt nicht, Zeile { $line }: { $problem }. { $remedy }
server-wrong-edit = So lässt sich der Tisch nicht ändern: { $detail }

## Neue Tische

server-game-without-pictures = Das Spiel „{ $name }“ lässt sich nicht im Browser zeigen.
server-wrong-seed = Die Startzahl muss zwischen 0 und 9007199254740991 liegen.
server-wrong-table = Dieses Spiel lässt sich nicht beginnen: { $detail }
server-wrong-content = { $file }, Zeile { $line }: { $problem } { $remedy }{ $count ->
    [1] { "" }
   *[other] { " " }(Das erste von { $count } Problemen.)
}
server-file-too-long = Die Datei ist zu groß. Erlaubt ist höchstens { $most } MiB.
server-file-not-text = Die Datei ist kein Text: Zeile { $line } lässt sich nicht lesen. Speichert sie als UTF-8.
server-file-takes-too-long = Die Datei war nach { $seconds } Sekunden nicht geprüft. Kürzt sie und versucht es noch einmal.
server-file-cannot-be-opened = Die Datei lässt sich nicht prüfen. Sie wurde nicht benutzt.
server-file-needs-too-much = Die Datei braucht zum Prüfen mehr als { $most } MiB Speicher. Sie wurde nicht benutzt. Kürzt sie und versucht es noch einmal.
server-files-wait = Gerade werden zu viele Dateien geprüft. Versucht es gleich noch einmal.
server-import-failed = { $de } Nichts wurde übernommen.
server-no-import = Dateien von Karteneditoren sind für HeroQuest, nicht für { $name }.
server-no-such-entry = Ab Eintrag { $entry } kann man nicht weiterspielen; dieses Spiel hat { $most } Einträge.
server-wrong-save = Der Spielstand lässt sich nicht öffnen, Zeile { $line }: { save-fault } Es wurde nichts gespeichert.
save-fault = { $code ->
    [save-empty] Die Datei ist leer. Wählt eine andere.
    [save-no-head] Das ist kein Spielstand von Sagenwerk. Wählt eine .saga-Datei.
    [save-not-text] Diese Zeile ist kein Text in UTF-8. Wählt eine .saga-Datei.
    [save-not-json] Diese Zeile ist beschädigt. Berichtigt sie, oder löscht sie und alles danach.
    [save-wrong-line] Diese Zeile passt nicht hierher ({ $problem }). Berichtigt sie, oder löscht sie und alles danach.
    [save-does-not-replay] Das ist nach den Regeln hier nicht möglich ({ $problem }). Berichtigt die Zeile, oder löscht sie und alles danach.
    [save-newer-format] Die Datei stammt von einer neueren Version. Bringt Sagenwerk auf den neuesten Stand.
    [save-newer-rules] Das Spiel wurde nach neueren Regeln gespielt. Bringt Sagenwerk auf den neuesten Stand.
    [save-too-old] Das Spiel ist zu alt für diese Regeln und lässt sich nicht mehr öffnen.
    [save-unknown-game] Dieses Spiel kennt Sagenwerk hier nicht ({ $problem }). Installiert das Spiel, oder wählt eine andere Datei.
    [save-content] Der eigene Inhalt im Spielstand ist fehlerhaft ({ $problem }). Berichtigt die erste Zeile.
    [save-wrong-head] Die erste Zeile stimmt nicht ({ $problem }). Berichtigt sie, oder wählt eine andere Datei.
   *[other] { $problem }. { $remedy }
}
server-save-too-long = Die Datei ist zu groß. Ein Spielstand hat höchstens 8 MB.
server-save-takes-too-long = Der Spielstand ließ sich in { $seconds } Sekunden nicht öffnen und wurde aufgegeben. Es wurde nichts gespeichert.
server-save-cannot-be-opened = Der Spielstand lässt sich nicht öffnen. Es wurde nichts gespeichert. Wählt eine andere Datei.
server-save-needs-too-much = Der Spielstand braucht zum Öffnen mehr als { $most } MiB Speicher. Es wurde nichts gespeichert. Wählt eine andere Datei.

## Speicher und Server

server-not-stored = Der Zug konnte nicht gespeichert werden ({ $reason }) und gilt deshalb nicht. Ist die Festplatte voll oder schreibgeschützt? Schafft Platz und versucht es noch einmal.
server-not-read = Die gespeicherten Spiele lassen sich gerade nicht lesen ({ $reason }). Startet Sagenwerk neu.
server-database-not-writable = In die Datenbank { $path } lässt sich nicht schreiben ({ $reason }). Gib den Ordner zum Schreiben frei, oder nimm mit --database DATEI einen anderen Ort.
server-database-damaged = Die Datenbank { $path } ist beschädigt ({ $reason }). Sie wurde nicht verändert. Spiel eine Sicherung zurück, benenn die Datei um, oder nimm mit --database DATEI eine andere.
server-database-newer = Die Datenbank { $path } stammt von einer neueren Version von Sagenwerk. Bring das Programm auf den neuesten Stand, oder nimm mit --database DATEI eine andere.
server-database-foreign = Die Datenbank { $path } gehört zu einem anderen Programm. Nimm mit --database eine andere.
server-database-unknown-kind = Diese Art von Datenbank gibt es hier nicht: { $given }. Nimm mit --database eine Datei, oder eine Adresse, die mit einem von diesen beginnt: { $known }.
server-database-wrong-address = So lässt sich keine Datenbank ansprechen: { $given }. Schreib --database postgresql://NAME@RECHNER/DATENBANK, oder einfach eine Datei. Sonderzeichen im Passwort werden kodiert (@ als %40, / als %2F, : als %3A).
server-database-unknown = Die Datenbank „{ $name }“ gibt es dort nicht: { $path } ({ $reason }). Leg sie an (CREATE DATABASE "{ $name }"), oder nimm mit --database eine andere.
server-database-no-entry = Die Datenbank { $path } lässt Sagenwerk nicht ein ({ $reason }). Prüf Namen und Passwort in --database, PGPASSWORD oder .pgpass, und die pg_hba.conf der Datenbank.
server-database-no-rights = In der Datenbank { $path } fehlen Rechte ({ $reason }). Mach den Benutzer zu ihrem Besitzer (ALTER DATABASE … OWNER TO …), oder nimm mit --database eine andere.
server-database-read-only = Die Datenbank { $path } lässt sich nur lesen ({ $reason }). Nimm mit --database die, in die geschrieben wird, oder gib sie zum Schreiben frei.
server-database-unreachable = Die Datenbank { $path } ist nicht zu erreichen ({ $reason }). Läuft sie, und stimmen Rechner und Port in --database?
server-not-found = Das gibt es hier nicht.
server-unknown-board = Diesen Spielplan benutzt gerade kein Tisch. Öffnet den Tisch noch einmal.
server-no-rule-book = Für „{ $name }“ gibt es kein Regelbuch.
server-request-not-understood = Der Server hat die Anfrage nicht verstanden ({ $reason }). Ladet die Seite neu.
server-not-from-here = Dieser Server antwortet nur seinen eigenen Seiten. Öffnet Sagenwerk unter einer Adresse, die es beim Start nennt.
server-too-much = Das war zu viel auf einmal. Wartet { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
} und versucht es noch einmal.
server-too-fast = Die Seite schickt mehr, als der Server annimmt. Es geht jetzt langsamer weiter.
server-too-slow = Was geschickt werden sollte, kam nicht rechtzeitig an. Versucht es mit einer besseren Verbindung noch einmal.
server-table-crowded = An diesem Tisch sind schon { $most } Seiten. Schließt einige, dann kommt wieder.
server-restarting = Der Server wird neu gestartet. Alles ist gespeichert; die Seite kommt von selbst zurück.
server-failed = Dem Server ist ein Fehler unterlaufen. Gespeichert ist alles bis zum letzten Zug. Ladet die Seite neu; hilft das nicht, startet Sagenwerk neu.
