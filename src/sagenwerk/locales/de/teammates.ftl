### Mitspieler, die planen: was sie vorhaben und warum, was sie fragen, was man ihnen auftragen kann, Tipps.

## Warum

teammates-why-better = In { $won } von { $games } Spielen, die ich mir vorgestellt habe, gewannen die Helden; mit dem, was ich sonst tun würde, in { $usual }.
teammates-why-usual = In { $won } von { $games } Spielen, die ich mir vorgestellt habe, gewannen die Helden; nichts anderes war sicher besser.
teammates-why-instead = In { $won } von { $games } Spielen, die ich mir vorgestellt habe, gewannen die Helden.
teammates-why-stands = In { $games } Spielen, die ich mir vorgestellt habe, standen die Helden danach im Mittel besser da: { $share } von 100 Punkten statt { $usual }.
teammates-why-usual-stands = In { $games } Spielen, die ich mir vorgestellt habe, standen die Helden danach im Mittel bei { $share } von 100 Punkten; nichts anderes war sicher besser.
teammates-why-only = Etwas anderes ist hier nicht möglich.
teammates-why-routine = Das mache ich hier immer so; darüber muss ich nicht nachdenken.

## Aufträge

teammates-only-heroes = Nur wer einen Helden spielt, kann Sagenwerk etwas auftragen.
teammates-takes-no-orders = Wer { $hero } gerade spielt, nimmt keine Aufträge an. Gebt den Platz im Menü an Sagenwerk, das vorausplant.
teammates-unknown-plan = Das geht für { $hero } nicht mehr. Seht in der Liste nach, was jetzt möglich ist.
teammates-order-over = { $hero }: Der Auftrag ist erledigt oder nicht mehr möglich.
server-bot-refused = { $name } möchte das nicht. { $hero } macht etwas anderes.

## Tipps

teammates-no-hints = Für dieses Spiel gibt es keine Tipps.
teammates-hint-not-yours = Einen Tipp bekommt, wer gerade gefragt ist.
teammates-hint-underway = Sagenwerk denkt noch über deinen Tipp nach.
teammates-hint-void = Das Spiel ist weitergegangen; der Tipp gilt nicht mehr.
