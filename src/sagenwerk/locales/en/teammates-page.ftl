# Teammates that Sagenwerk plays: what they are up to, what one tells them, hints, prospects.

## Who plays: how long they think

bot-planner-quick = AI plans, hardly thinks
bot-planner = AI plans well, thinks a bit
bot-planner-strong = AI plans thoroughly, slow
heroquest-leads-planner-quick = Sagenwerk leads with a plan, hardly thinks
heroquest-leads-planner = Sagenwerk leads with a plan, thinks a bit
heroquest-leads-planner-strong = Sagenwerk leads with a plan, thinks longer

## At the seat: what a bot is up to, and what one tells it

mate-bot = { $hero } (bot)
mate-plans = Plan:
mate-told = { $name } suggested that.
mate-told-you = You suggested that.
mate-told-chip = suggested
mate-suggest = Suggest
mate-orders = What should { $hero } do?
mate-orders-how = Choose what { $hero } should do:
mate-orders-none = There is nothing to suggest to { $hero } just now. Look again later.
mate-orders-more = show all { $count }
mate-as-you-like = Do what you think is right
mate-asks-around = One moment …
mate-heard = { $hero } does what you suggest.
mate-free = { $hero } decides again.

## A bot asks

mate-asks = { $name } asks: Do you agree? { $what }
waits-bot-asks = { $hero } asks you something.
waits-bot-asks-text = Yes or no? The question stands above.
mate-bots-ask = Bots ask first
mate-bots-ask-text = Before they do what concerns everybody and cannot be undone
mate-hints-level = How thoroughly hints are thought out
mate-level-quick = quickly
mate-level-normal = well
mate-level-strong = thoroughly (takes longer)

## Hints

hint = Hint
hint-thinks = I am thinking about what I would do here.
hint-thinks-short = Thinking …
hint-says = In your place: { $words }
hint-why = Why, and how sure?
hint-won =
    { $sure ->
        [fine] Fairly exactly,
        [rough] Roughly,
       *[vague] As a rough guess,
    } you win { $share } of 100 games that way; it may be { $low } to { $high }, too.
hint-stands =
    { $sure ->
        [fine] Fairly exactly,
        [rough] Roughly,
       *[vague] As a rough guess,
    } you stand at { $share } of 100 points after that; it may be { $low } to { $high }, too.
hint-close = It is close: something else may be just as good.
hint-clear = Nothing else looked as good to me.

## Prospects

chance = Prospects
chance-show = Show the prospects
chance-how = How often simple players win from here. In this browser only
chance-thinks = Working out how you stand …
chance-text = Simple players win from here in { $stated } of 100 games ({ $low }–{ $high }).
chance-unknown = How you stand cannot be told from here.
chance-old = That was a moment ago. Working it out again …
