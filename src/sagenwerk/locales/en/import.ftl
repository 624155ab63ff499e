### Quests of the community that are taken over: what was odd, left out or proposed.

import-head = Taken over from { $name }. What is proposed is marked so; docs/import.md explains it.

# Files that cannot be read at all.
import-too-long = The file is larger than { $most } MB.
import-too-long-remedy = Choose a quest file; pictures do not belong in it.
import-neither = This is neither XML of HeroScribe nor an .hqb file.
import-neither-remedy = Choose a quest that was saved by HeroScribe (.xml) or hQuestBuilder (.hqb).
import-not-xml = This is not well-formed XML: { $reason }.
import-not-xml-remedy = Open the file in HeroScribe and save it anew, or put this line right.
import-ends-early = The file ends too early: <{ $name }> is not closed.
import-ends-early-remedy = It was probably not loaded completely: fetch it once more.
import-tags = <{ $name }> of line { $line } is closed by something else.
import-tags-remedy = Write </{ $name }> at its end.
import-encoding = The file says that it is in an encoding that is not known here ({ $reason }).
import-encoding-remedy = Save it in UTF-8 and write encoding="UTF-8" in its first line.
import-unknown-entity = An abbreviation between & and ; stands here that nothing explains.
import-unknown-entity-remedy = Write the letter itself; only &amp; &lt; &gt; &apos; and &quot; are known.
import-entities = The file declares the entity "{ $name }"; such declarations are not read.
import-entities-remedy = Take <!ENTITY ...> out and write the text itself.
import-too-many-elements = The file has more than { $most } elements.
import-too-many-elements-remedy = Choose a single quest.
import-too-deep = Elements lie inside each other more than { $most } deep.
import-too-deep-remedy = Choose a quest as HeroScribe saves it.
import-too-many-boards = The quest has more than { $most } boards.
import-too-many-boards-remedy = Choose a quest with fewer boards.
import-wrong-root = The file begins with <{ $name }>, not with <quest>.
import-wrong-root-remedy = Choose a quest that was saved by HeroScribe.
import-object-list = This is the list of pieces of HeroScribe, not a quest.
import-object-list-remedy = Choose a quest file; it begins with <quest>.
import-hqb-encoding = Here stands something that is not text in UTF-8.
import-hqb-encoding-remedy = Save the quest once more in hQuestBuilder.
import-not-json = This is not JSON: { $reason }.
import-not-json-remedy = Save the quest once more in hQuestBuilder.
import-no-hqb = No quest stands in this file.
import-no-hqb-remedy = An .hqb file is a list of quests, each with a "map".
import-too-many-quests = The file has more than { $most } quests.
import-too-many-quests-remedy = Choose a file with fewer quests.
import-no-such-quest = There is no quest { $number } in this file; it has { $count }.
import-no-such-quest-remedy = Choose a number from 1 to { $count }.
import-bad-start = Nobody can begin on "{ $square }".
import-bad-start-remedy = Name a square in use, A1 to Z19, for example C14.

# What was odd about the file.
import-encoding-guessed = Line { $line } is not UTF-8: the file was read as Western European (Windows-1252).
import-entity-skipped = Line { $line }: &{ $name }; was left out, because its explanation is not loaded.
import-boards-declared = The file speaks of { $declared } boards, but holds { $found }; what counts is what it holds.
import-unknown-element = <{ $name }> is not known and was passed over ({ $count } times).
import-dark-no-place = Line { $line }: unused squares without a place were passed over.
import-dark-outside = Line { $line }: some of the unused squares lie beside the board.
import-no-place = Line { $line }: { $piece } has no place and was left out.
import-rotation = Line { $line }: { $piece } is turned "{ $value }", which is not known; it stands unturned.
import-half-square = Line { $line }: { $piece } stands between two squares; the nearest was taken.
import-outside = Line { $line }: { $piece } reaches beyond the board.
import-more-odd = And { $count } more oddities of this kind.
import-hqb-cell = The square "{ $name }" is not on the board and was passed over.
import-hqb-pictures = { $count } squares show pictures from the internet; they are not loaded.
import-title = The quest has no name; it is called "{ $title }" after its file.
import-region-us = The quest is made for the US edition: choose that when you play it.

# What was left out.
import-twice = { $piece } stands twice on { $places }; once is enough.
import-left-out-outside = { $piece } at { $places } lies beside the board and is only a text for the game master.
import-on-unused = { $piece } on { $places } stands on unused squares and is only a text for the game master.
import-occupied = { $piece } on { $places } stands where something else stands and is only a text for the game master.
import-does-not-fit = { $piece } on { $places } would stand in a wall and is only a text for the game master.
import-stairs-left-out = { $piece } on { $places } leads nowhere and is only a text for the game master.
import-door-nowhere = { $piece } at { $places } leads to unused squares and is only a text for the game master.
import-door-no-wall = { $piece } at { $places } lies on no wall: the way is open there, and the door only a text for the game master.
import-secret-no-wall = { $piece } on { $places } lies on no wall and is only a text for the game master.
import-false-door = The door { $places } leads to an unused square: it is a false one.
import-no-rules = { $piece } ({ $places }) has no rules here: not automated, only a text for the game master.
import-room-tile = The room tile { $piece } ({ $places }) is not laid: the printed walls hold; it is a text for the game master.
import-unknown-piece = { $piece } ({ $places }) is in no list of pieces: not automated, only a text for the game master.
import-cut-off = Nobody can get to { $places } ({ $count } empty squares): they are not used.
import-marks = The marks { $marks } stand on the map, but no note begins with them.
import-notes = { $amount ->
    [one] One note is text for the game master: not automated, nothing of it happens by itself.
   *[other] { $amount } notes are texts for the game master: not automated, nothing of them happens by itself.
}

# What is proposed.
import-near = { $piece } is not in the base box: "{ $near }", its next of kin, stands in for it. You can change its values in the file.
import-two-squares = { $piece } on { $places } is two squares long; here it stands on one.
import-trapped-chest = The chest on { $places } has a trap; the file does not say which: one body point is proposed.
import-no-arrow = The falling block on { $places } has no arrow: where it lands is proposed.
import-secret-door = Where the file shows no way, a secret door is proposed: { $places }.
import-enclosed = Nobody can get to { $piece } on { $places }; it is only a text for the game master.
import-way = { $piece } at { $places } leads out of the map.
import-stairs-at-door = Heroes leave at the door by { $places }, as if stairs were there.
import-start-door = Heroes begin inside the door at { $places }.
import-start-note = Heroes begin at { $places }, as a note says.
import-start-stairs = There are several stairs; the heroes begin on those at { $places }. Choose another square if that is wrong.
import-start-room = The file does not say where heroes begin: the likeliest room is proposed, around { $places }. Choose another square if that is wrong.
import-goal-kill-and-leave = Slay every monster, then leave by the stairs.
import-goal-kill = Slay every monster.
import-goal-leave = Leave by the stairs.
import-goal-proposed = The file does not say what is to be won; proposed is: { $goal ->
    [import-goal-kill-and-leave] slay every monster, then leave by the stairs
    [import-goal-kill] slay every monster
   *[import-goal-leave] leave by the stairs
}.
import-goal-note = The file does not say what is to be won.
import-wandering-none = No wandering monster is named: none comes.
import-wandering-unknown = The wandering monster is not understood ("{ $text }"): none comes.
import-wandering-more = { $amount } wandering monsters come at a time; here it is one.
import-others = Pieces beyond the base box: { $pieces }. Their values are proposed.
import-mark-text = A mark without a note.
import-piece-text = stands on the map; nothing of it happens by itself.

# Why it cannot be played.
import-several-boards = The quest lies on { $count } boards at once; the rules know one.
import-empty-map = The map is empty.
import-palette = This is a palette: { $count } pieces to choose from, not a quest.
import-no-goal = There are neither monsters nor a way out: nothing can be won.
