## Ein Spiel noch einmal sehen: der Server

record-too-long = Die Datei ist zu groß. Eine Mitschrift hat höchstens { $most } MB. Wählt eine andere Datei.
record-not-text = Die Datei ist kein Text: Zeile { $line } ist nicht in UTF-8. Wählt eine Datei, die auf .sagarec oder .saga endet.
record-no-head = Das ist weder eine Mitschrift noch ein Spielstand: In Zeile { $line } fehlt der Kopf. Wählt eine Datei, die auf .sagarec oder .saga endet.
record-newer = Diese Mitschrift stammt von einer neueren Fassung des Programms, Zeile { $line }. Bringt Sagenwerk auf den neuesten Stand.
record-unknown-game = Zeile { $line }: Das Spiel „{ $name }“ kann hier nicht gezeigt werden. Öffnet die Mitschrift dort, wo es eingerichtet ist.
record-cut-off = Die Mitschrift ist nicht vollständig: Sie hat { $count } Zeilen nach dem Kopf, der Kopf nennt { $of } (1 bis { $most } sind möglich). Ladet sie noch einmal herunter.
record-wrong-line = Die Mitschrift kann nicht gezeigt werden, Zeile { $line }: { $problem }. Ladet sie noch einmal herunter, oder wählt eine andere Datei.
record-shows-too-much = Dieses Spiel ist zu lang, um als Datei gezeigt zu werden: Es wären mehr als { $most } MB. Öffnet den Spielstand auf der Startseite und seht ihn am Tisch noch einmal an.
record-takes-too-long = Die Datei konnte nicht in { $seconds } Sekunden geöffnet werden. Wählt eine andere Datei.
record-cannot-be-opened = Die Datei kann nicht geöffnet werden. Wählt eine andere Datei.
record-whole-too-early = Alles zu sehen gibt es erst, wenn das Spiel zu Ende ist.

## Ein Spiel noch einmal sehen: die Seite

replay = Noch einmal ansehen
replay-of-file = Eine Mitschrift ansehen
replay-title = { $title } – noch einmal
replay-loading = Das Spiel wird geholt …
replay-controls = Zeitleiste
replay-slider = Augenblick
replay-place = { $number } von { $of }
replay-place-said = { $number } von { $of }: { $line }
replay-beginning = Beginn
replay-play = Abspielen
replay-pause = Anhalten
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt weiter
replay-first = Zum Anfang
replay-last = Zum Ende
replay-speed = Tempo
replay-speed-value = { $times }×
replay-lines = Alles, was geschah
replay-lines-hint = Ein Klick auf einen Satz zeigt, wie es danach auf dem Tisch aussah.
replay-share = Link hierher
replay-share-seat = Der Link führt zu diesem Augenblick. Öffnen kann ihn, wer einen Platz an diesem Tisch hat.
replay-share-watch = Der Link führt zu diesem Augenblick. Wer ihn hat, darf an diesem Tisch zusehen.
replay-play-on = Von hier weiterspielen
replay-play-on-hint = Daraus wird ein neuer Tisch mit neuen Würfelergebnissen. Das alte Spiel bleibt, wie es ist.
replay-to-table = Zum Tisch
replay-record = Mitschrift herunterladen
replay-show-all = Alles zeigen
replay-show-seat = Nur, was die Helden sahen
replay-news = Das Spiel geht weiter: neue Augenblicke zeigen
replay-mark-heroes = Mitschrift vom Platz der Helden, nicht das ganze Spiel
replay-mark-game-master = Mitschrift vom Platz der Spielleitung
replay-mark-public = Mitschrift des ganzen Tisches
replay-mark-seat = So sahen es die Helden
replay-mark-whole = Das ganze Spiel
replay-open-file = Datei öffnen
replay-open-hint = Eine Mitschrift (.sagarec) oder ein Spielstand (.saga). Nichts davon wird auf dem Server behalten.
replay-no-key = Dieser Browser hat keinen Platz an diesem Tisch. Öffnet zuerst den Link zu eurem Platz.
replay-broken-view = Dieser Augenblick kann nicht gezeigt werden.
replay-keys = Tasten: Pfeile links und rechts gehen einen Schritt, Pos1 und Ende an den Anfang und das Ende, die Leertaste spielt ab und hält an.
