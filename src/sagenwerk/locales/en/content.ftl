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
    [integer] a whole number
    [decimal] a number
    [text] a text
    [list] a list
   *[table] a table
}.
content-wrong-type-remedy = { $expected ->
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
content-bad-id = "{ $value }" is no name for a field or challenge.
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
