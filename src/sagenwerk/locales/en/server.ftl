### What the server says.

## The table

server-unknown-table = There is no such table (any more). The start page lists all saved games.
server-wrong-token = This table belongs to another browser. Open it on the start page under “Go on”, or by the link that you were sent.
server-table-removed = This game has just been deleted.
server-table-damaged = The saved game cannot be opened, line { $line }: { save-fault }
server-opened-at-position = This game was played by older rules. It goes on after entry { $entry } of { $of }; the whole old game lies as a file beside the database.
server-table-has-gone-on = Something has happened at the table meanwhile. Look at it as it is now and choose again.
server-unknown-action = There is no such thing in this game: “{ $name }”. Load the page again.
server-number-of-actions = 1 to { $most } actions can be taken at once.
server-bot-is-on-turn = The computer is playing. Wait until it is done, or take over the seat in the menu.
server-nothing-to-undo = There is nothing that you could take back.
server-nothing-to-redo = There is nothing that you could bring back.
server-unknown-field = There is no field “{ $name }” on this board.
server-hero-not-here = “{ $name }” does not play at this table.
server-wrong-name = Nobody can have that name here. Use at most { $most } ordinary characters.
server-bot-failed = The computer does not know what to do. Take over its seat in the menu; the game is saved.
server-bot-too-slow = The computer had not moved after { $seconds } seconds and was stopped. Take over its seat in the menu; the game is saved.
server-hello-first = The page did not say which table it belongs to. Load it again.
server-message-not-understood = The server did not understand the page ({ $reason }). Load the page again.

## Persons at the table

server-only-watching = You are only looking on. Take a seat by the link to join, then you can play along.
server-only-host = Only the host of the table can do that.
server-only-owner = That is only for whoever sits at the computer on which Sagenwerk runs.
server-seat-taken = Somebody holds this seat already. Choose another one, or ask the host to free it.
server-seat-is-open = Nobody plays { $hero } yet. Take the seat, or let the host give it to the computer.
server-wrong-link = This link opens nothing (any more). Ask the host of the table for a new one.
server-name-missing = Say what you are called, so that the others know who is playing.
server-table-full = There are { $most } persons at this table already; no more can join.
server-table-closed = The host has closed the table. It goes on when the host opens it again.
server-unknown-person = That person is not at this table.
server-cannot-be-removed = The host and the game master stay. Hand over the host's part first.
server-removed-by-host = The host has freed your seat. You can look on if you have the link to watch.
server-seat-moved = This seat was opened anew on the computer on which Sagenwerk runs. This page plays no more.
server-wrong-absence = Say after how many seconds the computer steps in: 0 (never) to a week.
server-bot-stands-in = The computer plays { $hero } for now. The seat is given back on return.
server-new-host = { $name } looks after the table now.
server-question-waits = Another question is waiting for an answer. Answer it or withdraw it first.
server-no-such-question = This question is settled, or the game has gone on.
server-not-asked = This question does not wait for your answer.
server-undo-refused = { $name } does not want this to be taken back.
server-redo-refused = { $name } does not want this to be brought back.
server-take-refused = { $name } does not want to give that away.
server-dice-awaited = The dice are to be thrown first. Type in what they show; “{ $name }” they cannot show.
server-wrong-line = Write at least one and at most { $most } characters.

## Game master and secrets

server-action-of-others = That is not for you to decide at this table.
server-only-game-master = Only the game master can do that.
server-no-game-master = This game has no game master.
server-secrets-kept = Others play along now. As long as the computer leads the game, nobody looks at its secrets.
server-paused = The game master has stopped the game. It goes on as soon as he lets it.
server-undo-override = Change the table
server-undo-over = The game is over and its secrets lie open. Nothing can be taken back any more.
server-undo-other-side = The last step was not yours. Heroes and game master each take back their own.
server-undo-told = Since then dice were thrown, or you may have learned something. That cannot be taken back.
server-secret-save = The saved game holds what the heroes do not know yet. The game master can store it now, everybody once the game is over.
server-secret-position = The situation holds what the heroes do not know yet. The game master can copy it now, everybody once the game is over.
server-secret-again = Who goes on from an earlier moment knows what lies ahead. The game master can do it now, everybody once the game is over.
server-sequel-too-early = This game is not over yet. The heroes go on when it is.
server-no-sequel = Nothing follows “{ $name }”.
server-no-edits-here = This game cannot be changed by hand.
server-other-scenario = This situation belongs to another game. Here “{ $name }” is played.
server-other-heroes = This situation has other heroes or other rules than the game at this table.
server-wrong-position = The situation is not right, line { $line }: { $problem }. { $remedy }
server-wrong-edit = The table cannot be changed like that: { $detail }

## New tables

server-game-without-pictures = The game “{ $name }” cannot be shown in the browser.
server-wrong-seed = The seed must lie between 0 and 9007199254740991.
server-wrong-table = This game cannot be begun: { $detail }
server-wrong-content = { $file }, line { $line }: { $problem } { $remedy }{ $count ->
    [1] { "" }
   *[other] { " " }(The first of { $count } problems.)
}
server-file-too-long = The file is too large. At most { $most } MiB are allowed.
server-file-not-text = The file is no text: line { $line } cannot be read. Save it as UTF-8.
server-file-takes-too-long = The file was not checked after { $seconds } seconds. Shorten it and try again.
server-file-cannot-be-opened = The file cannot be checked. It was not used.
server-file-needs-too-much = Checking the file takes more than { $most } MiB of memory. It was not used. Shorten it and try again.
server-files-wait = Too many files are being checked just now. Try again in a moment.
server-import-failed = { $en } Nothing was taken over.
server-no-import = Files of map editors are for HeroQuest, not for { $name }.
server-no-such-entry = One cannot go on from entry { $entry }; this game has { $most } entries.
server-wrong-save = The saved game cannot be opened, line { $line }: { save-fault } Nothing was stored.
save-fault = { $code ->
   *[other] { $problem }. { $remedy }
}
server-save-too-long = The file is too large. A saved game has at most 8 MB.
server-save-takes-too-long = The saved game could not be opened within { $seconds } seconds and was given up. Nothing was stored.
server-save-cannot-be-opened = The saved game cannot be opened. Nothing was stored. Choose another file.
server-save-needs-too-much = Opening the saved game takes more than { $most } MiB of memory. Nothing was stored. Choose another file.

## Store and server

server-not-stored = The move could not be stored ({ $reason }) and therefore does not count. Is the disk full or write-protected? Make room and try again.
server-not-read = The saved games cannot be read just now ({ $reason }). Start Sagenwerk again.
server-database-not-writable = The database { $path } cannot be written to ({ $reason }). Make the folder writable, or choose another place by --database FILE.
server-database-damaged = The database { $path } is damaged ({ $reason }). It was not changed. Put a backup in its place, rename the file, or choose another one by --database FILE.
server-database-newer = The database { $path } is from a newer version of Sagenwerk. Bring the program up to date, or choose another one by --database FILE.
server-database-foreign = The database { $path } belongs to another program. Choose another one by --database.
server-database-unknown-kind = There is no such kind of database here: { $given }. Give --database a file, or an address that begins with one of these: { $known }.
server-database-wrong-address = No database can be addressed like this: { $given }. Write --database postgresql://NAME@COMPUTER/DATABASE, or simply a file. Special characters in a password are encoded (@ as %40, / as %2F, : as %3A).
server-database-unknown = There is no database “{ $name }” there: { $path } ({ $reason }). Make it (CREATE DATABASE "{ $name }"), or choose another one by --database.
server-database-no-entry = The database { $path } does not let Sagenwerk in ({ $reason }). Check name and password in --database, PGPASSWORD or .pgpass, and the database's pg_hba.conf.
server-database-no-rights = Rights are missing in the database { $path } ({ $reason }). Make the user its owner (ALTER DATABASE … OWNER TO …), or choose another one by --database.
server-database-read-only = The database { $path } can only be read ({ $reason }). Choose the one that is written to by --database, or make it writable.
server-database-unreachable = The database { $path } cannot be reached ({ $reason }). Is it running, and are computer and port in --database right?
server-not-found = There is no such thing here.
server-unknown-board = No table uses this board just now. Open the table again.
server-no-rule-book = There is no rule book for “{ $name }”.
server-request-not-understood = The server did not understand what was asked ({ $reason }). Load the page again.
server-not-from-here = This server answers only its own pages. Open Sagenwerk under an address that it names when it starts.
server-too-much = That was too much at once. Wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
} and try again.
server-too-fast = The page sends more than the server takes. It goes on more slowly now.
server-too-slow = What was to be sent did not come in time. Try again with a better line.
server-table-crowded = { $most } pages are at this table already. Close some, then come back.
server-restarting = The server is being restarted. Everything is saved; the page comes back by itself.
server-failed = The server made a mistake. Everything up to the last move is saved. Load the page again; if that does not help, start Sagenwerk again.
