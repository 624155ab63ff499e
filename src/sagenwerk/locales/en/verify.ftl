## Whether the dice of a saved game were fair

verify-replayed = Replayed: the rules allow all { $count } entries.
verify-dealt = { $count ->
    [one] One outcome of chance follows
   *[other] { $count } outcomes of chance follow
 } from seed and salt.
verify-bound = Seed and salt fit the commitment { $commitment }.
verify-noted = The commitment in the save is the one you gave.

verify-not-noted = So far the commitment stood in this file only. Compare it with the one that the table showed at the beginning: --commitment { $commitment }
verify-not-bound = The save names no commitment: nobody can check that seed and salt were fixed before the first throw.
verify-untold = { $count ->
    [one] One outcome
   *[other] { $count } outcomes
 } of chance cannot be checked yet: seed and salt are told only when the game is over. They are fixed by { $commitment }
verify-outside = { $count ->
    [one] One outcome
   *[other] { $count } outcomes
 } of chance came from outside, without a seed, and cannot be checked.
verify-earlier = { $count ->
    [one] One outcome
   *[other] { $count } outcomes
 } of chance up to entry { $entry } came from the game that this one went on from. Its seed is not here; check its own save for them.
verify-skipped = { $count ->
    [one] One outcome
   *[other] { $count } outcomes
 } of chance up to entry { $entry } came from older rules and cannot be checked.
verify-other-rules = { $count ->
    [one] One outcome
   *[other] { $count } outcomes
 } of chance can be checked only by the rules that the game was played by.
verify-unbound-outcomes = { $count ->
    [one] One outcome does
   *[other] { $count } outcomes do
 } not follow from the seed. A save without a commitment does not say whether it went on from another game.
verify-older-rules = Played by other rules: these replay it only up to entry { $entry } (line { $line }: { $problem }). What comes after that cannot be checked here.
verify-typed = { $count ->
    [one] One throw was
   *[other] { $count } throws were
 } made with dice on the table and typed in; what they showed is known only to those who were there.
verify-dice-known = { $undo ->
    [friendly] Throws were taken back and rolled anew.
   *[strict] Throws were taken back: after that somebody knew what was to come.
}

verify-fault-outcome = Entry { $entry }: “{ $asked }” gave “{ $outcome }”, but from seed and salt follows “{ $follows }”.
verify-fault-again = Entry { $entry }: “{ $asked }” gave “{ $outcome }”, but before it was taken back it was “{ $follows }”.
verify-fault-more = { $count ->
    [one] One more outcome is
   *[other] { $count } more outcomes are
 } wrong, too.
verify-fault-commitment = Seed and salt do not fit the commitment { $commitment }, but { $follows }.
verify-fault-noted = The save names the commitment { $commitment }, you gave { $noted }.
verify-fault-replay = { save-fault }

verify-fine = Nothing speaks against this save.
verify-in-part = What could be checked here is in order; the rest could not be checked.
verify-flawed = { $count ->
    [one] One flaw:
   *[other] { $count } flaws:
 } this game cannot have been played like this.
