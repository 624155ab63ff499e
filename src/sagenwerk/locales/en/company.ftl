### Several people at one table: who is there, who thinks, talk, pointing, questions, dice of one's own and fair dice.

## For whom the game waits

somebody = Somebody
seat-stand-in = Sagenwerk for { $name }
you-watch = You are watching.
waits-stand-in = Sagenwerk plays { $hero } for { $who }.
waits-person = It is { $who }'s turn with { $hero }.
waits-person-all = The game is waiting for { $who }.
waits-asked = { $who } is being asked about { $hero }.
waits-away = It is { $who }'s turn with { $hero }, but { $who } is not here right now.
waits-away-all = The game is waiting for { $who }, but nobody of them is here right now.
waits-open = Nobody plays { $hero } yet.
waits-closed = The table is closed.
waits-stand-in-text = As soon as { $who } is back, the seat belongs to { $who } again.
waits-person-text = Waiting for { $who }.
waits-away-text = The game waits. Whoever looks after the table can let Sagenwerk play for now.
waits-open-text = The seat is open. Invite somebody, or let Sagenwerk play.
waits-closed-text = Nobody plays on here until it is opened again.

## The line

line-again = The connection was gone. The page is connecting again …
line-lost = The connection to the game is gone. The page keeps trying. Nothing is lost.
line-back = Connected again. Everything is up to date.

## Who is here

people = At the table
people-and-talk = People and talk
person-here-now = { $name } is here
person-gone =
    { $count ->
        [one] { $name } is not here
       *[other] { $name } are not here
    }
person-thinks =
    { $count ->
        [one] { $name } is thinking
       *[other] { $name } are thinking
    }
person-you = { $name } (you)
person-plays = plays { $heroes }
person-no-hero = without a seat
person-host = looks after the table
here-short = here
away-short = not here
thinks-short = thinking
watching-count =
    { $count ->
        [one] One person is watching
       *[other] { $count } are watching
    }
came-back = { $name } is here.
went-away = { $name } has left.
talk = Talk
talk-unread =
    { $count ->
        [one] one new message
       *[other] { $count } new messages
    }
talk-empty = Nobody has written anything here yet.
talk-write = Message to everybody
talk-send = Send
talk-said = { $name } writes: { $text }
talk-you = You
talk-on-its-way = being sent …
talk-only-watching = Whoever watches can read along, but not write.

## Pointing

point-here = Look here!
point-how = Shows this space to everybody at the table. On the board: press long, or Shift and Enter.
pointed-at = { $name } points at { $field }.

## Questions among each other

undo-asks-short = the others are asked
undo-asks = Take back – the others are asked
redo-asks = Bring back – the others are asked
asks-undo = { $name } would like to take back: { $what }
asks-redo = { $name } would like to bring back: { $what }
asks-undo-you = You would like to take back: { $what }
asks-redo-you = You would like to bring back: { $what }
asks-take = { $name } would like this: { $what }
asks-take-you = You would like this: { $what }
asks-known = What came of it is known then.
asks-open = Still to answer: { $who }
ask-yes = Yes
ask-no = No
ask-withdraw = Withdraw

## Dice of one's own

own-dice = What do your dice show?
own-dice-text = Throw the dice, and tap above what you see.
own-dice-count =
    { $count ->
        [one] Throw one die, and tap what it shows.
       *[other] Throw { $count } dice, and tap what they show.
    }
own-dice-sum = Throw the dice, and tap their sum.
own-dice-shown = Typed in
own-dice-faces = Faces of the die
own-dice-remove = Take { $face } away again
own-dice-done = That is it
own-face-sword = sword
own-face-torch = torch
own-face-blank = blank face
own-face-skull = skull
own-face-white = white shield
own-face-black = black shield
own-dice-watch = Dice are about to be thrown. Whoever is on turn types them in.

## Fair dice

fairness = Fair dice
fairness-intro = Before the first throw it is fixed how all dice fall. This check value binds it. Nobody can change anything about it later.
fairness-own = At this table you throw dice of your own. There is nothing to check.
fairness-chosen = Somebody chose the seed { $seed } when the table was opened. With it the dice fall the same every time. So there is no check value.
fairness-none = This game has no check value. It comes from a save without a sequence of dice.
fairness-commitment = Check value
fairness-later = At the end of the game the seed and the salt will be here, too. Then anybody can verify that nothing was changed.
fairness-seed = Seed
fairness-salt = Salt
fairness-formula = This is how to verify it: the check value is the SHA-256 sum of this text.
fairness-open = Show the check value of the dice
fairness-check = Check
fairness-checking = Every throw is worked out again …
fairness-fits = It fits: every throw follows from what was fixed before the first one.
fairness-wrong = It does not fit: the dice cannot have fallen like this.
dice-known = Dice were taken back
dice-known-text = A throw was taken back here after everybody had seen it. This game counts in no statistics.
