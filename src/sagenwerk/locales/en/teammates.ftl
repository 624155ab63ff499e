### Teammates that plan: what they are up to and why, what they ask, what they can be told, hints.

## Why

teammates-why-better = In { $won } of { $games } games that I imagined, the heroes won; with what I would usually do, in { $usual }.
teammates-why-usual = In { $won } of { $games } games that I imagined, the heroes won; nothing else was surely better.
teammates-why-instead = In { $won } of { $games } games that I imagined, the heroes won.
teammates-why-stands = In { $games } games that I imagined, the heroes stood better afterwards in the mean: { $share } of 100 points instead of { $usual }.
teammates-why-usual-stands = In { $games } games that I imagined, the heroes stood at { $share } of 100 points afterwards in the mean; nothing else was surely better.
teammates-why-only = Nothing else is possible here.
teammates-why-routine = I always do that here; there is nothing to think about.

## Orders

teammates-only-heroes = Only who plays a hero can tell Sagenwerk what to do.
teammates-takes-no-orders = Whoever plays { $hero } now takes no orders. In the menu, give the seat to Sagenwerk that plans ahead.
teammates-unknown-plan = { $hero } can't do that any more. See in the list what is possible now.
teammates-order-over = { $hero }: the order is done or no longer possible.
server-bot-refused = { $name } does not want that. { $hero } does something else.

## Hints

teammates-no-hints = There are no hints for this game.
teammates-hint-not-yours = A hint is for whoever is asked now.
teammates-hint-underway = Sagenwerk is still thinking about your hint.
teammates-hint-void = The game has gone on; the hint holds no more.
