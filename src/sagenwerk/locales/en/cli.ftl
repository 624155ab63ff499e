### What only the command line says.

cli-file-exists = { $path } is there already; choose another name.
cli-draft-written = { $path } is written. { $count ->
    [one] One thing is still to be decided; it stands at its top.
   *[other] { $count } things are still to be decided; they stand at its top.
}
cli-import-written = { $path } is written.
cli-import-summary = { $title }: boards { $boards }, squares in use { $squares }, monsters { $monsters }, doors { $doors }, secret doors { $secret }, furniture { $furniture }, traps { $traps }, notes { $notes }.
cli-import-several = The file holds { $count } quests (--quest):
cli-import-playable = { $others ->
    [0] It can be played at once.
   *[other] It can be played at once, with proposed values for pieces beyond the base box.
}
cli-import-not-playable = It cannot be played yet:
cli-serving = Sagenwerk is running: { $address }
cli-serving-host = Behind the reverse proxy it is called { $name }. The list of all games is shown to nobody here; every game has its own links.
cli-lan-address = In your home network: { $address }
cli-lan-who = Everybody in this home network who has the link of a game may join it, and nobody else. The list of all games is shown only on this computer.
cli-lan-no-network = This computer is in no home network just now. Connect it and start again; until then you can play here.
cli-proxy-form = “{ $text }” is no address of a reverse proxy. Write it like --proxy 10.0.0.2 or --proxy 10.0.0.0/24.
cli-rules-compiled = Rules compiled. Saved games: { $database }
cli-rules-interpreted = Rules not compiled (slower, the same in everything else). Saved games: { $database }
cli-stop-hint = Stop with Ctrl+C.
cli-no-page = The page was not built; the browser shows only a note. ./play builds it.
cli-port-taken = Port { $port } is taken. Is Sagenwerk running already? If not, choose another one: --port { $other } (or --port 0 for any free one).
cli-port-not-allowed = Port { $port } cannot be opened ({ $reason }). Choose another one: --port 8000.
cli-file-unreadable = { $path } cannot be read ({ $reason }).
cli-file-not-text = { $path } is not a text file in UTF-8.
cli-file-is-fine = { $path }: fine ({ $kind ->
    [save] saved game, { $count } entries
    [position] position
   *[content] content of your own
}).
cli-problems = { $count ->
    [one] One problem.
   *[other] { $count } problems.
}
cli-wrong-save = { $path }:{ $line }: { save-fault }
cli-option-form = A choice of rules is written --option name=value, not “{ $text }”.
cli-replay-day = Day { $day }
cli-replay-goes-on = The game is not over yet (day { $day }, { $count } entries).
cli-replay-won = Won on day { $day }, { $count } entries.
cli-replay-lost = Lost on day { $day }, { $count } entries.
heroquest-cli-replay-day = Round { $day }
heroquest-cli-replay-goes-on = The quest is not over yet (round { $day }, { $count } entries).
heroquest-cli-replay-won = Won in round { $day }, { $count } entries.
heroquest-cli-replay-lost = Lost in round { $day }, { $count } entries.
cli-replay-checked = Replayed: the rules allow every move.
cli-replay-opened = Careful, replayed only in part: { $reason }
cli-simulated = { $games } games, { $won } won ({ $rate } %; 95 %: { $low } to { $high } %)
cli-simulated-days = { $days } days and { $decisions } decisions on average
cli-simulated-rounds = { $days } rounds and { $decisions } decisions on average; { $deaths } heroes die, { $body } body points are lost
cli-simulated-endless = { $games ->
    [one] One game
   *[other] { $games } games
 } did not end and counted as not won
cli-simulated-speed = { $speed } decisions per CPU second, { $workers ->
    [one] one process
   *[other] { $workers } processes
}
cli-simulating = Games
cli-heroes = Heroes
cli-scenarios = Scenarios
cli-options = Choice of rules
cli-bots = Bots
cli-calibration = Calibration: { $speed } million turns of a loop per CPU second (pure Python)
cli-measuring = Measuring: { $what }
cli-way = Way
cli-decisions = Decisions per CPU s
cli-games-per-second = Games per CPU s
cli-clone = Clone, µs
cli-replay-time = Checked replay, ms
cli-call = { $call }: { $time } µs a call
cli-compiled = compiled
cli-interpreted = interpreted
cli-one-at-a-time = one call at a time
cli-not-compiled = The rules are not compiled here; ./play compiles them where a C compiler is.
cli-backed-up = { $path } is written: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $entries } entries.
cli-backup-not-written = The backup { $path } could not be written ({ $reason }). Make room there, or choose another place.
cli-backup-nothing = Sagenwerk has not kept anything in the database { $path } yet. Check --database.
cli-database-not-there = There is no database { $path }. Say by --database where the games are.
cli-database-other-form = The database { $path } has not the form of this version. First start `sagenwerk serve` of the newest version once.
cli-restored = Restored into { $path }: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $entries } entries.
cli-restore-not-empty = There are games in the database { $path } already; nothing was changed. Choose an empty one by --database.
cli-restore-wrong-file = { $path } is no backup of Sagenwerk, or it is damaged ({ $reason }). Choose another file.
cli-forgotten = { $count ->
    [0] No table has been
    [one] One table was deleted; it had been
   *[other] { $count } tables were deleted; they had been
} untouched for { $days } days.
cli-would-forget = { $count ->
    [0] No table has been
    [one] One table would be deleted; it has been
   *[other] { $count } tables would be deleted; they have been
} untouched for { $days } days.

cli-bench-play-outs = { $name }: { $speed } games of the simple bots per CPU second
cli-bench-game = { $bot }: one whole game in { $time } CPU seconds, { $decisions } decisions
cli-bench-search = { $bot }: { $decisions } decisions and { $games } imagined games per CPU second, the first search { $time } s
cli-bench-workers = Two processes do { $times } times as much as one
cli-bench-ray = Ray: { $time } ms a batch besides its games
cli-bench-env = Environment { $name }: { $steps } steps per CPU second
