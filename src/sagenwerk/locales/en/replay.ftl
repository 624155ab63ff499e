## A game seen again: the server

record-too-long = The file is too large. A record has at most { $most } MB. Choose another file.
record-not-text = The file is no text: line { $line } is not in UTF-8. Choose a file that ends in .sagarec or .saga.
record-no-head = This is neither a record nor a saved game: the head is missing in line { $line }. Choose a file that ends in .sagarec or .saga.
record-newer = This record was written by a newer version of the program, line { $line }. Bring Sagenwerk up to date.
record-unknown-game = Line { $line }: the game “{ $name }” cannot be shown here. Open the record where it is installed.
record-cut-off = The record is not complete: it has { $count } lines after its head, and the head says { $of } (1 to { $most } are possible). Download it again.
record-wrong-line = The record cannot be shown, line { $line }: { $problem }. Download it again, or choose another file.
record-shows-too-much = This game is too long to be shown as a file: it would be more than { $most } MB. Open the saved game on the start page and see it again at its table.
record-takes-too-long = The file could not be opened within { $seconds } seconds. Choose another file.
record-cannot-be-opened = The file cannot be opened. Choose another file.
record-whole-too-early = Everything can be seen only when the game is over.

## A game seen again: the page

replay = See it again
replay-of-file = See a record
replay-title = { $title } – again
replay-loading = Fetching the game …
replay-controls = Timeline
replay-slider = Moment
replay-place = { $number } of { $of }
replay-place-said = { $number } of { $of }: { $line }
replay-beginning = Beginning
replay-play = Play
replay-pause = Pause
replay-back = One step back
replay-forward = One step on
replay-first = To the beginning
replay-last = To the end
replay-speed = Speed
replay-speed-value = { $times }×
replay-lines = All that happened
replay-lines-hint = A click on a sentence shows the table as it looked after it.
replay-share = Link to here
replay-share-seat = The link leads to this moment. Whoever has a seat at this table can open it.
replay-share-watch = The link leads to this moment. Whoever has it may look on at this table.
replay-play-on = Play on from here
replay-play-on-hint = This makes a new table with new dice. The old game stays as it is.
replay-to-table = To the table
replay-record = Download the record
replay-show-all = Show everything
replay-show-seat = Only what the heroes saw
replay-news = The game goes on: show the new moments
replay-mark-heroes = Record of the heroes' seat, not the whole game
replay-mark-game-master = Record of the game master's seat
replay-mark-public = Record of the whole table
replay-mark-seat = As the heroes saw it
replay-mark-whole = The whole game
replay-open-file = Open a file
replay-open-hint = A record (.sagarec) or a saved game (.saga). Nothing of it is kept on the server.
replay-no-key = This browser has no seat at this table. Open the link to your seat first.
replay-broken-view = This moment cannot be shown.
replay-keys = Keys: the arrows left and right go one step, Home and End to the beginning and the end, the space bar plays and pauses.
