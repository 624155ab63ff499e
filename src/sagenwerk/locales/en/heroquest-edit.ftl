### HeroQuest: what the game master changes by hand.

## Told to everybody

heroquest-event-changed = The game master has changed something on the table.
heroquest-event-changed-hero = How { $hero } stands now: body { $body }, mind { $mind }{ $square ->
    [none] .
   *[other] , on { $square }.
}
heroquest-event-changed-figure = { $the-kind } is now on { $square }.
heroquest-event-changed-figure-gone = { $the-kind } is gone.
heroquest-event-changed-door = Door { $door }: { $door-state ->
    [open] open
    [false] painted
   *[closed] closed
}.
heroquest-event-changed-trap = { $trap } on { $trap-square }: { $trap-state ->
    [found] found
    [sprung] has gone off
   *[removed] disarmed
}.
heroquest-event-changed-block = { $fallen } is blocked now.
heroquest-event-changed-block-gone = { $cleared } is free again.
heroquest-event-changed-chest = The chest on { $chest } is open.
heroquest-event-changed-cards = Cards in the deck: { $card }, { $cards-left } left.
heroquest-event-changed-things = What lies about is different now.

## Cannot be changed like that

heroquest-edit-not-now = Something is going on. The table can be changed as soon as a hero or the game master chooses what to do.
heroquest-edit-unknown = There is no change called “{ $name }”.
heroquest-edit-no-square = There is no square “{ $name }”. Squares are named like E15.
heroquest-edit-number = Give a number from 0 to { $most }.
heroquest-edit-nobody = There is no “{ $name }” in this quest.
heroquest-edit-solid = Nobody can stand on { $square }.
heroquest-edit-taken = Somebody stands on { $square }.
heroquest-edit-not-set-out = { $square } has not been set out yet. Set it out first.
heroquest-edit-too-many = At most { $most } figures come to the board in one quest.
heroquest-edit-kind = There is no monster “{ $name }” in this quest.
heroquest-edit-hero-stays = Heroes cannot be taken off the board by hand.
heroquest-edit-on-turn = This figure is on turn. Be done with it first.
heroquest-edit-off-the-board = This figure is not on the board.
heroquest-edit-points = Give from { $least } to { $most } points.
heroquest-edit-false-door = { $door } is only a picture on the wall.
heroquest-edit-no-door = There is no door “{ $name }”. Doors are named like E3-F3.
heroquest-edit-unseen = What the heroes have seen cannot be made unseen: squares, doors, figures and traps on the board stay there.
