### Who plays with whom at which table: saved games, inviting, joining, seats, the table itself.

## Saved games

lobby-seat-open = open seat
lobby-others = Other games on this computer
lobby-others-text = This browser keeps no seat for these games.
lobby-claim = Take over
lobby-claim-text = You then look after this table. Whoever did so before needs a new link.
lobby-no-seat = This browser has no seat at this table. Open the link that you were given. On the computer that runs Sagenwerk all games are listed at the start under “Saved games”.
lobby-tally = { $over ->
    [0] No game counts yet.
    [one] One game is over, won: { $won }.
   *[other] { $over } games are over, won: { $won }.
 }{ $known ->
    [0] { "" }
    [one] { " " }One does not count, since dice were taken back.
   *[other] { " " }{ $known } do not count, since dice were taken back.
}
lobby-forget = Take off the list
lobby-forget-text = Only whoever looks after the table can delete the game. If you take it off your list, this browser forgets your seat.
lobby-two-seats = Which seat?
lobby-two-seats-text = This browser already has a seat at this table. The link belongs to another one.
lobby-two-seats-of = With this browser { $name } already has a seat at this table. The link belongs to another one.
lobby-two-seats-forget = If you take the seat of the link, this browser forgets the former one.
lobby-take-link = The seat of the link

## Who plays

lobby-plays-here = here
lobby-plays-open = open
lobby-plays-bot = AI
lobby-open-text = For somebody with the link
lobby-which-bot = How does Sagenwerk play?
lobby-table-rules = Rules at the table
lobby-your-name = What is your name?
lobby-away = When somebody is away, Sagenwerk plays on
lobby-away-0 = never, we wait
lobby-away-60 = after a minute
lobby-away-300 = after 5 minutes
lobby-away-3600 = after an hour
lobby-away-86400 = after a day
lobby-dice = What do you roll?
lobby-dice-server = Sagenwerk rolls
lobby-dice-own = dice of your own, you type them in
lobby-undo = A roll that is taken back
lobby-undo-strict = comes again the same
lobby-undo-strict-short = rolls taken back come again the same
lobby-undo-friendly = is rolled anew
lobby-undo-friendly-short = rolls taken back are rolled anew

## Inviting

lobby-invite = Invite friends
lobby-move = Play on another device
lobby-link-for = What is the link for?
lobby-link-join = Play along
lobby-link-watch = Look on
lobby-link-move = Move my seat
lobby-link-join-text = { $count ->
    [0] No seat is open just now. Whoever opens the link can still come in and take a seat later.
    [one] One seat is open. Whoever opens the link can take it.
   *[other] { $count } seats are open. Whoever opens the link can take them.
}
lobby-link-watch-text = Whoever opens this link looks on and can change nothing.
lobby-link-move-text = Open this link on your other device: you then sit there, too. Do not pass it on – whoever has it plays for you.
lobby-link-join-share = Play along: { $title }
lobby-link-watch-share = Look on: { $title }
lobby-qr = QR code: { $what }
lobby-share = Share
lobby-only-here = This address works on this computer only. For other devices start Sagenwerk with --lan and open the page at the address that it shows.
lobby-links-unknown = This browser does not know the links. Make new ones: the old ones then open nothing any more.
lobby-new-links = Make new links
lobby-new-links-sure = The old links then open nothing any more. Whoever plays already stays.
to-the-table = To the table

## Joining

lobby-join = Play along
lobby-invites = { $name } invites you.
lobby-invites-all = You are invited.
lobby-dead-link = This link does not work
lobby-sitting = You already have a seat at this table. You take further open seats at the table under “Who plays whom?”.
lobby-to-seat = To my seat
lobby-seats = Who sits where
lobby-which-seats = Whom do you want to play?
lobby-free = open
lobby-seat-taken = taken
lobby-no-open-seat = No seat is open just now. You can still come in: as soon as a seat is open, you take it at the table.
lobby-join-without = Come in without a seat
lobby-join-text = This browser remembers your seat. A link takes you to another device later.

## Seats

lobby-you-play = { $name } (you)
lobby-i-play = Me
lobby-leave-open = open, for somebody with the link
lobby-take-seat = Take this seat
lobby-play-myself = Play again myself
lobby-stands-in = Sagenwerk plays for { $name }
lobby-somebody = Somebody
lobby-away-now = away just now

## The table and its host

lobby-host = Look after the table
lobby-people = Who is at the table?
lobby-you = you
lobby-is-host = looks after the table
lobby-present = is here
lobby-no-hero = plays nobody just now
lobby-stand-in = AI steps in
lobby-bot-plays = Let the AI play
lobby-free-seat = Free the seat
lobby-hand-over = Hand the table over
lobby-hand-over-sure = { $name } then looks after the table. You go on playing.
lobby-remove = Remove
lobby-remove-sure = { $name } loses all seats and comes back only with a new invitation.
lobby-watching = { $count ->
    [one] One person looks on.
   *[other] { $count } people look on.
}
lobby-other-seats = Open seats and AI
lobby-away-other = after { $seconds } seconds
lobby-close = Close the table
lobby-close-text = A closed table rests: nobody plays on until you open it again.
lobby-open = Open the table again
lobby-closed-text = The table is closed. Nobody plays on until it is opened again.
lobby-delete = Delete the game
lobby-delete-sure = The game is deleted for everybody, with talk and seats. This cannot be undone.
