### HeroQuest: was der Spielleiter von Hand ändert.

## Allen erzählt

heroquest-event-changed = Der Spielleiter hat etwas auf dem Tisch geändert.
heroquest-event-changed-hero = So steht es jetzt um { $hero }: Körperkraft { $body }, Intelligenz { $mind }{ $square ->
    [none] .
   *[other] , auf { $square }.
}
heroquest-event-changed-figure = { $the-kind } steht jetzt auf { $square }.
heroquest-event-changed-figure-gone = { $the-kind } ist fort.
heroquest-event-changed-door = Tür { $door }: { $door-state ->
    [open] offen
    [false] gemalt
   *[closed] geschlossen
}.
heroquest-event-changed-trap = { $trap } auf { $trap-square }: { $trap-state ->
    [found] gefunden
    [sprung] ausgelöst
   *[removed] entschärft
}.
heroquest-event-changed-block = { $fallen } ist jetzt versperrt.
heroquest-event-changed-block-gone = { $cleared } ist wieder frei.
heroquest-event-changed-chest = Die Truhe auf { $chest } ist offen.
heroquest-event-changed-cards = Karten im Stapel: { $card }, noch { $cards-left }.
heroquest-event-changed-things = Was herumliegt, ist jetzt anders.

## So lässt sich nichts ändern

heroquest-edit-not-now = Gerade ist etwas im Gang. Der Tisch lässt sich ändern, sobald ein Held oder der Spielleiter wählt, was er tut.
heroquest-edit-unknown = Eine Änderung „{ $name }“ gibt es nicht.
heroquest-edit-no-square = Ein Feld „{ $name }“ gibt es nicht. Felder heißen zum Beispiel E15.
heroquest-edit-number = Gebt eine Zahl von 0 bis { $most } an.
heroquest-edit-nobody = „{ $name }“ gibt es in diesem Abenteuer nicht.
heroquest-edit-solid = Auf { $square } kann niemand stehen.
heroquest-edit-taken = Auf { $square } steht schon jemand.
heroquest-edit-not-set-out = { $square } ist noch nicht aufgebaut. Baut es zuerst auf.
heroquest-edit-too-many = In einem Abenteuer kommen höchstens { $most } Figuren auf den Plan.
heroquest-edit-kind = Ein Monster „{ $name }“ gibt es in diesem Abenteuer nicht.
heroquest-edit-hero-stays = Helden lassen sich nicht von Hand vom Plan nehmen.
heroquest-edit-on-turn = Diese Figur ist gerade am Zug. Schließt ihren Zug erst ab.
heroquest-edit-off-the-board = Diese Figur steht nicht auf dem Plan.
heroquest-edit-points = Gebt { $least } bis { $most } Punkte an.
heroquest-edit-false-door = { $door } ist nur ein Bild auf der Wand.
heroquest-edit-no-door = Eine Tür „{ $name }“ gibt es nicht. Türen heißen zum Beispiel E3-F3.
heroquest-edit-unseen = Was die Helden gesehen haben, bleibt gesehen: Felder, Türen, Figuren und Fallen auf dem Plan bleiben dort.
