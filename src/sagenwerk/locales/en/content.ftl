### Content files of one's own: what is wrong with them, and what to do.

content-not-toml = This is not TOML: { $reason }.
content-not-toml-remedy = Put this line right; docs/content.md shows examples.
content-too-long = The file has { $have } characters; { $most } are the most that is read.
content-too-long-remedy = Keep only the blocks that differ from the shipped ones.
content-too-deep = The values of this file are nested too deeply.
content-too-deep-remedy = Write the blocks as docs/content.md shows them.
content-unknown-key = Nothing is named "{ $key }" here.
content-unknown-key-remedy = { $near ->
    [none] Possible here: { $known }.
   *[other] Did you mean "{ $near }"? Possible here: { $known }.
}
content-missing-key = "{ $key }" is missing.
content-missing-key-remedy = Add a line for "{ $key }": a block is always given whole.
content-wrong-type = "{ $key }" is { $found ->
    [boolean] true or false
    [integer] a whole number
    [decimal] a decimal number
    [text] a text
    [list] a list
    [table] a table
   *[date] a date or time
}, but must be { $expected ->
    [boolean] true or false
    [integer] a whole number
    [decimal] a number
    [text] a text
    [list] a list
   *[table] a table
}.
content-wrong-type-remedy = { $expected ->
    [boolean] Write true or false, without quotes.
    [integer] Write it with digits only, for example 3.
    [decimal] Write it with digits, for example 0.25.
    [text] Put it between double quotes.
    [list] Put it between square brackets: [1, 2].
   *[table] Give it a heading of its own, or write it between curly brackets.
}
content-out-of-range = "{ $key }" is { $value }, but must be from { $least } to { $most }.
content-out-of-range-remedy = Choose a number from { $least } to { $most }.
content-not-one-of = "{ $key }" says "{ $value }", which is unknown.
content-not-one-of-remedy = { $near ->
    [none] Choose one of: { $allowed }.
   *[other] Did you mean "{ $near }"? Choose one of: { $allowed }.
}
content-text-length = "{ $key }" has { $have } characters; it must have at least 1 and at most { $most }.
content-text-length-remedy = { $have ->
    [0] Write a text there.
   *[other] Write a text of 1 to { $most } characters that are not only spaces.
}
content-not-plain = "{ $key }" holds control characters or line breaks.
content-not-plain-remedy = Use plain text on one line.
content-bad-id = "{ $value }" cannot be a name here.
content-bad-id-remedy = Use small letters a to z, digits, "-" and "_", with a letter first.
content-list-length = "{ $key }" has { $have } entries, but must have { $least } to { $most }.
content-list-length-remedy = Add or take away entries.
content-listed-twice = "{ $value }" stands twice in "{ $key }".
content-listed-twice-remedy = Name each only once.

content-unknown-field = There is no field "{ $name }" on this board.
content-unknown-field-remedy = { $near ->
    [none] Use a field of [board.fields], or add this one there.
   *[other] Did you mean "{ $near }"? Else add the field to [board.fields].
}
content-own-neighbour = "{ $name }" is named as its own neighbour.
content-own-neighbour-remedy = Take "{ $name }" out of its "to".
content-neighbour-twice = "{ $name }" names its neighbour "{ $other }" twice.
content-neighbour-twice-remedy = Take one of them out.
content-one-way = "{ $name }" leads to "{ $other }", but "{ $other }" does not lead back.
content-one-way-remedy = Add "{ $name }" to "to" of "{ $other }", or take "{ $other }" out here.
content-over-the-river = "{ $name }" touches the mine field "{ $other }", but only the bridge crosses the river.
content-over-the-river-remedy = Take the line out on both sides; the bridge is given by "bridge".
content-kind-missing = The board has no field of kind "{ $kind }".
content-kind-missing-remedy = Give a field kind = "{ $kind }".
content-kind-twice = The board has { $have } fields of kind "{ $kind }", but needs exactly one.
content-kind-twice-remedy = Give the others another kind, for example "meadow".
content-gor-without-terrain = The Gor field "{ $name }" does not say what it shows, so the sword slots are not known.
content-gor-without-terrain-remedy = Add terrain = "forest" or terrain = "mountain".
content-gor-without-number = The Gor field "{ $name }" has no number.
content-gor-without-number-remedy = Add number = 1 to 7.
content-gor-number-twice = "{ $name }" and "{ $other }" are both Gor field { $number }.
content-gor-number-twice-remedy = Give every Gor field its own number from 1 to 7.
content-gor-number-missing = There is no Gor field with the number { $number }.
content-gor-number-missing-remedy = Give a field kind = "gor", number = { $number } and a terrain; all numbers from 1 to 7 are needed.
content-not-a-gor-field = "{ $name }" has "{ $key }" but is no Gor field.
content-not-a-gor-field-remedy = Take "{ $key }" out, or write kind = "gor".
content-bridge-end = The bridge touches "{ $name }", which is not of kind "{ $kind }".
content-bridge-end-remedy = The bridge leads from the bridge_house to a mine field.
content-footpath-jumps = The footpath goes from "{ $name }" to "{ $other }", but these are no neighbours.
content-footpath-jumps-remedy = Name the fields between them in "through".
content-footpath-order = The footpath leads from "{ $name }" to "{ $other }", but Gors go from each number to the next lower one, and from 1 to the Rietburg.
content-footpath-order-remedy = Put "from" and "to" of this piece right.
content-footpath-twice = The footpath leaves "{ $name }" twice.
content-footpath-twice-remedy = Keep one of the two pieces.
content-footpath-gap = The footpath does not lead on from Gor field { $number }, "{ $name }".
content-footpath-gap-remedy = Add a piece from = "{ $name }" to the next lower number.
content-footpath-misses-castle = The footpath does not reach the Rietburg.
content-footpath-misses-castle-remedy = Add a piece from Gor field 1 to the field of kind "castle".
content-unreachable = Nobody can reach "{ $name }".
content-unreachable-remedy = { $start ->
    [mine] Connect it with the other mine fields through "to".
   *[castle] Connect it with a field that can be reached from the Rietburg through "to".
}

content-tile-count = "{ $block }" has { $have } tiles, but the board has { $need } fields of kind "{ $kind }".
content-tile-count-remedy = One lies on every such field: change the counts, or give the fitting board too.
content-too-many = There are { $have } of "{ $thing }"; { $most } of a kind are the most.
content-too-many-remedy = Take { $most } or fewer.
content-one-reka = Reka is there { $have } times, but must be there exactly once.
content-one-reka-remedy = Write reka = 1.
content-no-cub = There is no wolf cub in the mine, so nobody could win.
content-no-cub-remedy = Write wolf-cub = 3, or as many as must be found.
content-no-herb-pair = No kind of wolf herb is there twice, so its task could never be done.
content-no-herb-pair-remedy = Give at least one kind twice.
content-die-faces = The die of the { $owner } has { $have } faces.
content-die-faces-remedy = Sword, torch, lightning and blank must give 6 together.
content-dragon-beyond-track = With { $players } players the dragon starts { $start } fields away, but the track has only { $length }.
content-dragon-beyond-track-remedy = Start it within the track, or make "new-gors" longer: one number a cloud.
content-dragon-too-near = With { $players } players the dragon starts { $start } fields away; { $steps } fewer in the hard game would be the Rietburg itself.
content-dragon-too-near-remedy = Start it farther away, or make "difficulty-steps" smaller.
content-too-few-gors = With { $players } players { $need } Gors start, but there are only { $have } figures.
content-too-few-gors-remedy = Name fewer fields, or give more figures.
content-too-few-tiles = The task "{ $card }" needs { $need } of "{ $thing }", but the fog holds only { $have }.
content-too-few-tiles-remedy = Ask for less, or put more into [tiles.fog.counts].
content-task-field = The task "{ $card }" needs the field "{ $name }", which this board does not have.
content-task-field-remedy = { $near ->
    [none] Add the field to the board, or give [tasks.{ $card }] with another one.
   *[other] Did you mean "{ $near }"? Else add the field to the board, or give [tasks.{ $card }] with another one.
}
content-task-in-mine = The task "{ $card }" needs "{ $name }", which lies in the mine; but the mine opens only when all tasks are done.
content-task-in-mine-remedy = Choose a field on this side of the river.
content-cards = This challenge has { $have } cards; there are 1 to { $most }.
content-cards-remedy = Give "tasks", or "drawn", or both.

### Files of Die Legenden von Andor.

content-bad-card-name = "{ $value }" cannot be the name of a card.
content-bad-card-name-remedy = Use letters, digits, "-" and "_", with a letter first: A1, WITCH.
content-bad-number-name = "{ $value }" is no number of a field.
content-bad-number-name-remedy = Use digits only, as printed on the board.
content-not-plain-lines = "{ $key }" holds control characters.
content-not-plain-lines-remedy = Use plain text; a new line begins a new paragraph.
content-legend-unknown = { $sort ->
    [creature] There is no creature "{ $name }" here.
    [any-creature] There is no creature "{ $name }" here.
    [thing] There is no thing "{ $name }" in this legend.
    [ally] There is no ally "{ $name }" in this legend.
    [cargo] Nobody can carry "{ $name }".
    [what] "{ $name }" is nothing that can be placed.
    [removed] "{ $name }" is nothing that can be removed.
    [card] There is no card "{ $name }" in this legend.
    [cut] There is no connection "{ $name }" that can be cut.
    [goal] There is no goal "{ $name }" in this legend.
    [deck] There is no deck "{ $name }" in this legend.
    [trigger] There is no trigger "{ $name }" in this legend.
    [deal] There is no deal "{ $name }" in this legend.
    [fog] There is no fog token "{ $name }".
    [event] There is no event card "{ $name }" in this pile.
   *[slot] Nothing is ever stored in "{ $name }".
}
content-legend-unknown-remedy = { $sort ->
    [slot] { $near ->
        [none] Store something there first: do = "roll", "set" or "add".
       *[other] Did you mean "{ $near }"? Else store something there first: do = "roll", "set" or "add".
    }
   *[other] { $near ->
        [none] { $known ->
            [none] Add it to this file.
           *[other] Possible here: { $known }.
        }
       *[other] Did you mean "{ $near }"? Possible here: { $known }.
    }
}
content-legend-field = There is no field { $number } on this board.
content-legend-field-remedy = Use a number that is printed on the board.
content-legend-one-of = Exactly one of these must be given: { $keys }; here are { $have }.
content-legend-one-of-remedy = { $have ->
    [0] Give one of them.
   *[other] Keep one of them.
}
content-legend-condition = A condition is about one thing, but this one says: { $have ->
    [none] nothing
   *[other] { $have }
}.
content-legend-condition-remedy = Give one of: { $keys }. Several conditions stand in all = [...] or any = [...].
content-legend-value = A number is given by heroes, by difficulty (normal, easy), or by roll; here are { $have } of these.
content-legend-value-remedy = Write for example {"{"} heroes = {"{"} 2 = 1, 3 = 2, 4 = 3 {"}"} {"}"}, {"{"} normal = 2, easy = 1 {"}"} or {"{"} roll = "slot" {"}"}.
content-legend-value-roll = A roll cannot stand here.
content-legend-value-roll-remedy = Use plain numbers; for two difficulties with different rolls use do = "if".
content-legend-hunts = "{ $name }" must say both that it hunts and what.
content-legend-hunts-remedy = Give movement = "hunt" and hunts = "hero", {"{"} ally = "..." {"}"} or {"{"} thing = "..." {"}"}, or neither.
content-legend-empty-deck = The deck "{ $name }" has no cards.
content-legend-empty-deck-remedy = Add [[deck.card]] under it, or shipped = "secret-sea".
content-legend-name-taken = The name "{ $name }" is taken.
content-legend-name-taken-remedy = Choose another one: it stands for something else here or in the box.
content-legend-no-text = "{ $key }" has no text.
content-legend-no-text-remedy = Give de, en, or both.
content-legend-heroes = At least { $fewest } heroes, but at most { $most }: nobody could play that.
content-legend-heroes-remedy = Write the smaller number first.
content-legend-no-end-card = No card is read when the Narrator reaches N.
content-legend-no-end-card-remedy = Add a [[card]] with trigger = {"{"} letter = "N" {"}"} and do = "evaluate".
content-legend-no-win = Nobody can win this legend.
content-legend-no-win-remedy = Add do = "evaluate" to the card of N, or do = "win" somewhere.
content-legend-not-put = "{ $name }" is laid beside the track, but is no card for that.
content-legend-not-put-remedy = Give it trigger = {"{"} put = true {"}"}.
content-legend-unreached = The card "{ $name }" is never read.
content-legend-unreached-remedy = Give it a trigger, or open it by do = "card".
content-legend-never-laid = The card "{ $name }" waits beside the track, but nobody lays it there.
content-legend-never-laid-remedy = Add do = "lay-card", card = "{ $name }".
content-legend-after-itself = The card "{ $name }" is read after a card that is read after it.
content-legend-after-itself-remedy = Break the circle: give one of them another trigger.
content-legend-never-watched = The trigger "{ $name }" does not wait from the beginning, and nothing makes it wait.
content-legend-never-watched-remedy = Take active = false out, or add do = "watch", trigger = "{ $name }".
content-legend-goal-unset = The goal "{ $name }" is never set, so nobody will see it.
content-legend-goal-unset-remedy = Add do = "goal", goal = "{ $name }" to a card.
content-legend-tasks-never-dealt = Nobody gets the tasks "{ $name }".
content-legend-tasks-never-dealt-remedy = Add do = "deal-tasks", tasks = "{ $name }" to a card.
content-legend-tasks-never-checked = Nobody ever looks whether the tasks "{ $name }" are done.
content-legend-tasks-never-checked-remedy = Add letter, or do = "check-tasks", tasks = "{ $name }" to a card.
content-legend-tasks-few = "{ $name }" has { $have } tasks for { $heroes } heroes.
content-legend-tasks-few-remedy = Write at least as many tasks as heroes can play.
content-legend-goal-of-itself = The goal "{ $name }" asks whether it is met itself.
content-legend-goal-of-itself-remedy = Say what must be true on the board.
content-legend-moment = "{ $key }" does not fit the moment of this trigger.
content-legend-moment-remedy = It fits: { $moments }. Take it out, or choose another moment.
content-legend-not-printed = { $what ->
    [well] No well is printed on field { $number }.
    [fog] Field { $number } is no fog field.
   *[merchant] No merchant is printed on field { $number }.
}
content-legend-not-printed-remedy = Choose a field of the board that has one.
content-legend-fog-tokens = { $have } fog tokens do not fit on { $most } fields.
content-legend-fog-tokens-remedy = Name fewer tokens, or more fields.
content-legend-no-way = Fields { $first } and { $second } are no neighbours.
content-legend-no-way-remedy = Name two fields that touch each other or are joined by a bridge.
content-legend-way-printed = Between { $first } and { $second } a way is printed already, or it is the same field.
content-legend-way-printed-remedy = Take out printed = false, or name two fields that are no neighbours.
content-legend-no-subject = This is about the hero of a trigger, but here is none.
content-legend-no-subject-remedy = Add who, for example who = "each", or put it into do = "each-hero".
content-legend-pieces = { $piece ->
    [farmer] The cards bring { $need } farmers, but there are only { $have }.
    [star] { $need } letters have cards, but there are only { $have } stars.
    [cross] { $need } connections can be cut, but there are only { $have } crosses.
    [rubble] The cards bring { $need } pieces of rubble, but there are only { $have }.
   *[other] The cards bring { $need } of "{ $piece }", but there are only { $have }.
}
content-legend-pieces-remedy = Use fewer: beaten creatures and used pieces do not come back.
content-legend-too-deep = Effects stand inside each other more than { $most } times.
content-legend-too-deep-remedy = Put inner ones into a card of their own and open it by do = "card".
content-legend-cycle = These set each other off for ever, and nobody is asked: { $way }.
content-legend-cycle-remedy = Let somebody choose in between (do = "choose"), or take one of them out.
content-andor-own-neighbour = Field { $name } is named as its own neighbour.
content-andor-own-neighbour-remedy = Take it out of "to".
content-andor-one-way = Field { $name } leads to { $other }, but not back.
content-andor-one-way-remedy = Add it to "to" of { $other }, or take it out here.
content-andor-arrow = The arrow of field { $name } does not lead to a neighbour.
content-andor-arrow-remedy = Let it point to one of its neighbours.
content-andor-arrow-astray = From field { $name } the arrows never lead to the castle.
content-andor-arrow-astray-remedy = Let them lead there: creatures follow them.
content-andor-castle = The castle of the board is field { $name }, which does not exist or has another terrain.
content-andor-castle-remedy = Name the one field of terrain "castle".
content-andor-rows = Rows must begin with 1 and rise.
content-andor-rows-remedy = Write for example rows = [1, 7, 14].
content-andor-hours = A day has { $free } hours without overtime, but { $most } at the most.
content-andor-hours-remedy = Let "most-hours" be larger by one to three.
content-andor-ranks = "{ $name }" and "{ $other }" have the same rank.
content-andor-ranks-remedy = Give every hero a rank of his own; the lower one acts first.
content-andor-opposite = The black die has { $value }, but nothing says what lies opposite.
content-andor-opposite-remedy = Add { $value } to [black-die-turned].
content-andor-fog-tokens = There are { $have } fog tokens for { $most } fog fields.
content-andor-fog-tokens-remedy = Take tokens out, or give the fitting board too.
content-andor-no-ranks-field = The rank { $number } of "{ $name }" is no field of this board.
content-andor-no-ranks-field-remedy = Heroes begin on the field of their rank: choose a field of the board.

# HeroQuest: box and quests
content-bad-square = "{ $value }" is no square of the board.
content-bad-square-remedy = Write column A to Z and row 1 to 19: E3.
content-bad-edge = "{ $value }" names no side between two squares.
content-bad-edge-remedy = Write both squares, the left or upper one first: E3-F3.
content-bad-row = "{ $value }" cannot be a row here.
content-bad-row-remedy = Write 26 characters: "." and "#" for a map, "." and capital letters A to V for rooms of the board.
content-bad-room = "{ $value }" is no room of the board.
content-bad-room-remedy = Rooms are called A to V, as in board.toml.
content-bad-rule = "{ $value }" is no number of a rule.
content-bad-rule-remedy = Write it as in the rule book: HQ-028.
content-quest-unknown = { $sort ->
    [item] There is no equipment or artifact "{ $name }" here.
    [potion] There is no potion "{ $name }".
    [furniture] There is no furniture "{ $name }".
    [door] There is no door "{ $name }" on this map.
    [figure] No figure stands on "{ $name }" on this map.
    [load] There is nothing to carry called "{ $name }" on this map.
    [note] There is no note "{ $name }" on this map.
    [flag] No edition says anything about "{ $name }".
   *[other] "{ $name }" is unknown.
}
content-quest-unknown-remedy = { $near ->
    [none] Look into docs/quests.md for the names.
   *[other] Did you mean "{ $near }"?
}
content-note-place = "{ $key }" means nothing with on = "{ $on }".
content-note-place-remedy = Take it away, or choose another moment: { $moments }.
content-note-figure = { $key ->
    [waits] The figure on { $square } does not wait, so no note can bring it.
   *[other] The figure on { $square } is not dormant, so no note can wake it.
}
content-note-figure-remedy = Give this figure { $key } = true, or name another one.
content-quest-passage = "{ $first }" to "{ $last }" is no straight piece of the corridor.
content-quest-passage-remedy = Name the upper left and the lower right square of a piece that holds no room.
content-quest-no-passage = The corridor square { $square } belongs to no passage.
content-quest-no-passage-remedy = Make a passage longer, so that the whole corridor is in one.
content-quest-empty-deck = The edition "{ $edition }" has no treasure cards.
content-quest-empty-deck-remedy = Give at least one kind of card a number for { $edition } in "cards".
content-quest-not-used = The square { $square } is not used in this quest.
content-quest-not-used-remedy = Write "." for it in "unused", or choose another square.
content-quest-two-on-square = { $second ->
    [blocked] A blocked square
    [furniture] A piece of furniture
    [figure] A figure
    [trap] A trap
    [stairs] The stairs
   *[start] A starting square
} cannot be on { $square }: { $first ->
    [blocked] it is blocked.
    [furniture] furniture stands there.
    [trap] a trap lies there.
    [stairs] the stairs are there.
   *[figure] a figure stands there.
}
content-quest-two-on-square-remedy = Move one of the two to another square.
content-quest-door-twice = The door { $door } is there twice.
content-quest-door-twice-remedy = Name every door once, in one of the lists.
content-quest-door-apart = The door { $door } does not lie between two neighbours.
content-quest-door-apart-remedy = { $right ->
    [none] Name two squares that touch each other, the left or upper one first.
   *[other] The left or upper square stands first: write "{ $right }".
}
content-quest-door-no-wall = The door { $door } lies on no wall: both squares are in the same room or in the corridor.
content-quest-door-no-wall-remedy = Put it between two rooms, or between a room and the corridor.
content-quest-door-nowhere = The door { $door } leads to { $square }, which is not used in this quest.
content-quest-door-nowhere-remedy = Use that square, or name the door in "false-doors".
content-quest-double-apart = { $first } and { $second } do not touch each other, so no double tile covers them.
content-quest-double-apart-remedy = Name two neighbours, or two single squares in "blocked".
content-quest-turned = Furniture cannot be turned by { $turned } degrees.
content-quest-turned-remedy = Write 0, 90, 180 or 270.
content-quest-does-not-fit = The furniture "{ $kind }" does not fit on { $square }: it would stand in a wall, or outside the squares in use.
content-quest-does-not-fit-remedy = "at" is its upper left square; with turned = 90 or 270 width and height change places.
content-quest-no-name = The figure on { $square } differs from its card, but has no name.
content-quest-no-name-remedy = Add name = {"{"} de = "...", en = "..." {"}"}, so that everybody can tell it from others.
content-quest-name-twice = The name "{ $name }" stands for something else already.
content-quest-name-twice-remedy = Figures of one name have the same numbers, and none is called like a kind: choose another name.
content-quest-no-arrow = The falling block on { $square } does not say where it lands.
content-quest-no-arrow-remedy = Add lands-on, the square with the arrow; only the US lets it fall on its own square.
content-quest-arrow = The trap on { $square } cannot land on { $to }.
content-quest-arrow-remedy = Only a falling block lands, on a square next to it.
content-quest-no-start = There are { $have } squares to start on, but { $need } are needed.
content-quest-no-start-remedy = Name in "start" the squares of the stairs or of the start room, or give every hero his own in "own-start".
content-quest-unreachable = { $count ->
    [1] Nobody can get to { $square }.
   *[other] Nobody can get to { $square } and what is around it: { $count } squares.
}
content-quest-unreachable-remedy = Add a door, take a blocked square or furniture away, or write "#" for what is not used.
content-quest-not-playable = This cannot be played yet: { $en }
content-quest-not-playable-remedy = Settle it, then take this line out of "not-playable".

# Drafts of legends out of card files of the fan tool.
draft-head = A draft. Still to be decided:
draft-title = A legend
draft-end-title = The End of the Legend
draft-head-lines = Prologue, author, heroes and difficulties of the legend; texts in the other language.
draft-set-up = What lies on the board at the beginning, where the heroes stand, what they have.
draft-effects = What the card does: creatures, tokens, tasks ("effects").
draft-end = What must be true to win, and the last pages ("won", "lost"); so far the castle must be defended.
draft-no-end = There was no card for N; this one asks only for the castle.
draft-when = When this card is read: by do = "card", a [[trigger]], or beside the track; so far at the set-up.
draft-no-story = There are no story cards; at least the set-up is missing.
draft-event-cards = What the { $count } event cards do ("effects"); they are the whole pile here.
draft-fog = { $count } fog tokens of the kind "{ $kind }": this board has 15 tokens; see "set-up-fog".
draft-fog-unknown = { $count } fog tokens with the picture "{ $picture }": which kind they are.
draft-not-json = this is no card file: { $reason }.
draft-too-long = the file has { $have } characters; { $most } are the most that is read.
draft-unknown-file = this is no card file; story cards, event cards or fog tokens are expected.
draft-wrong-shape = this is no card file as the tool writes it: { $reason }.
