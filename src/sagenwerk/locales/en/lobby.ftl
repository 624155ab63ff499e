### Who plays with whom at which table: saved games, inviting, joining, seats, the table itself.

## Saved games

lobby-seat-open = open seat
lobby-others = Other games on this computer
lobby-others-text = This browser keeps no seat for these games.
lobby-claim = Take over
lobby-claim-text = You then look after this table. Whoever did so before needs a new link.
lobby-no-seat = This browser has no seat at this table. Open the link that you were given. On the computer that runs Sagenwerk all games are listed at the start under “Saved games”.
