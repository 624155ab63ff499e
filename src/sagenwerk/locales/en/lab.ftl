### The laboratory: simulations, comparisons, grids, reports.

lab-what-to-play = Say what is played: sagenwerk simulate GAME SCENARIO --heroes A,B. Or go on with a file of results: --resume FILE.
lab-who-plays = { $game } takes a scenario and heroes, too: sagenwerk simulate { $game } SCENARIO --heroes A,B (or --heroes any:3).
lab-wrong-ending = { $path }: the laboratory cannot write files of this kind. Take one of these endings: { $known }
lab-no-parquet = Parquet needs pyarrow. Install it with: pip install "sagenwerk[lab]" – or take .json.
lab-no-ray = Ray is not installed. Install it on all machines of the cluster with: pip install "sagenwerk[ray]"
lab-no-cluster = No Ray cluster answers at { $address }. Start one with "ray start --head", or take --ray local.
lab-cluster-not-started = Ray could not be started on this machine ({ $reason }). Try again when it has less to do, or play without --ray.
lab-not-written = { $path } could not be written ({ $reason }). Make room there, or take another place.
lab-file-exists = { $path } is there already. Go on with it (--resume { $path }), or take another name.
lab-no-results-there = There is no { $path }. Results are written by sagenwerk simulate with --out.
lab-no-results = { $path } holds no results of the laboratory, or it is damaged. Take one that sagenwerk simulate has written.
lab-other-format = { $path } has format { $format }; this version knows { $known }. Take the version of Sagenwerk that wrote the file.
lab-other-plan = { $path } belongs to another plan: { $name } is "{ $there }" there, "{ $wanted }" here. Say the same as then, or take a new file.
lab-other-edition = { $path } was played by other rules or with other content ({ $there }; here { $here }). Begin a new file.
lab-written = A line per game stands in { $path }.
lab-stopped = Stopped. { $done } of { $games } games stand in { $path }. To go on: { $command }
lab-stopped-not-kept = Stopped after { $done } of { $games } games. With --out FILE what is done would be kept.
lab-comparing = Pairs
lab-who-plays-both = Say which heroes play in both variants: --heroes A,B or --heroes any:3.
lab-compare-stopped = Stopped before anything was decided. The same line plays the same pairs again.
lab-compared-one = { $name }: { $won } of { $games } won ({ $rate } %; 95 %: { $low } to { $high } %)
lab-compared-pairs = A alone wins { $a } pairs, B alone { $b }; { $same } come out the same.
lab-compared-a-better = A is better by { $low } to { $high } points (95 %, valid wherever one stops; { $games } pairs).
lab-compared-b-better = B is better by { $low } to { $high } points (95 %, valid wherever one stops; { $games } pairs).
lab-compared-no-difference = No difference larger than { $margin } points (95 %, valid wherever one stops; { $games } pairs).
lab-compared-open = Not decided yet after { $games } pairs: A minus B lies between { $low } and { $high } points. More pairs: --games
lab-bot = Who plays
lab-games = Games
lab-won = won
lab-interval = 95 %
lab-mean-days = Days (rounds)
lab-sweep-stopped = Stopped; { $done } of { $cells } cells are done, the one that was begun is kept. To go on: { $command }
lab-sweep-written = { $path } holds the games of each cell, and { $table }.
lab-lost = lost
lab-cut = cut
lab-page-exists = { $path } is there already. Take another name, or write over the page with --force.
lab-page-written = { $path } is written ({ $size } KiB). The page needs nothing else; open it in a browser.

## The report

lab-report-title = Laboratory report: { $title }
lab-report-kind = Sagenwerk · laboratory report
lab-report-subtitle = { $game } · { $games } games{ $runs ->
    [one] {""}
   *[other] {" "}in { $runs } runs
}
lab-report-heroes = Heroes
lab-report-drawn = { $count } heroes, drawn anew for every game
lab-report-bot = Played by
lab-report-options = Choices of rules
lab-report-defaults = as in the rule book
lab-report-games = Games
lab-report-seed = Seed
lab-report-content = own file { $name }
lab-report-findings = What the numbers say
lab-report-of = { $won } of { $games }
lab-report-all = all games
lab-report-who = Who
lab-report-rates-alt = Games won with 95 % interval; { $rate } in all. The numbers stand in the table beside it.
lab-report-together = All runs side by side
lab-report-together-text = Part of the games won with 95 % Wilson interval. Where two intervals clearly overlap, the difference says nothing; sagenwerk compare is for that.
lab-report-together-alt = Win rates of { $count } runs with 95 % interval. The numbers stand in the table beside it.
lab-report-columns-alt = Columns from { $least } to { $most }, { $middle } in the middle. The numbers stand in the table beside it.
lab-report-middle = { $middle } in the middle, { $least } at least, { $most } at most.
lab-report-when-days = On which day games end
lab-report-when-rounds = In which round games end
lab-report-days = Day
lab-report-rounds = Round
lab-report-length = How long games are
lab-report-decisions = Decisions
lab-report-why = Why games are lost
lab-report-why-text = { $games ->
    [one] One game was not won. The sentences are from this game.
   *[other] { $games } games were not won. Each sentence is from one of them.
}
lab-report-reason = Why
lab-report-share = Share
lab-report-mostly-days = Mostly on day
lab-report-mostly-rounds = Mostly in round
lab-report-before = Right before, mostly
lab-report-was-cut = The game did not end and was cut.
lab-report-visits = Where heroes go
lab-report-visits-text = How often a hero comes to the field in a game, on average over all games. The darker, the more often.
lab-report-visits-value = per game
lab-report-visits-alt = Map of the board; the darkest is { $place }. The most frequent fields stand in the table beside it.
lab-report-lost-at = Where games are lost
lab-report-lost-at-text = The last field that the chronicle names before the defeat. The darker, the more often.
lab-report-lost-at-value = of defeats
lab-report-lost-at-alt = Map of the board; most defeats end at { $place }. The most frequent fields stand in the table beside it.
lab-report-rarely = never
lab-report-often = often
lab-report-field = Field
lab-report-deciding = What tips the scales
lab-report-deciding-text = Events with which games are won clearly more or less often than without them (chance all but ruled out). That does not make them the cause: who lives longer sees more. Each sentence is from one game.
lab-report-deciding-none = No event stands out so far that it cannot be chance. More games show more.
lab-report-event = Event
lab-report-happened = in games
lab-report-with = won with it
lab-report-without = without
lab-report-points = points
lab-report-made = How these numbers were made
lab-report-made-text = Seed { $seeds }; intervals: 95 % by Wilson. The same seed gives the same games with the same rules, however many machines play. Rules and content:

## Verdicts

lab-verdict-none = No game has been played yet.
lab-verdict-few = Only { $games } games: the win rate may still be anything from { $low } to { $high } %.
lab-verdict-chance-wins = Too easy: even by random play { $rate } % of the games are won ({ $low } to { $high } %).
lab-verdict-chance-loses = Hardly to be won by chance alone ({ $rate } %, at most { $high } %): good moves are what counts.
lab-verdict-never = { $kind ->
    [planner] Maybe impossible: the planner won none of { $games } games (at most { $high } % are possible).
   *[other] The simple bot won none of { $games } games (at most { $high } % are possible). Whether it is impossible only the planner shows: --bot planner.
}
lab-verdict-hardly = { $kind ->
    [planner] Very hard: even the planner wins only { $rate } % ({ $low } to { $high } %).
   *[other] The simple bot wins only { $rate } % ({ $low } to { $high } %). What a practised group can do the planner shows: --bot planner.
}
lab-verdict-always = { $kind ->
    [planner] No challenge for a practised group: the planner wins { $rate } % ({ $low } to { $high } %).
   *[other] Too easy: even the simple bot wins { $rate } % ({ $low } to { $high } %).
}
lab-verdict-between = { $kind ->
    [random] Whether chance is enough is still open: { $rate } % won ({ $low } to { $high } %).
    [planner] Neither impossible nor a gift: the planner wins { $rate } % ({ $low } to { $high } %).
   *[other] Neither impossible nor a gift: the simple bot wins { $rate } % ({ $low } to { $high } %).
}
lab-verdict-lost-on-day-days = { $share } % of the lost games end on day { $day } like this:
lab-verdict-lost-on-day-rounds = { $share } % of the lost games end in round { $day } like this:
lab-verdict-lost = { $share } % of the lost games end like this:
lab-verdict-cause = Right before, mostly:
lab-verdict-heroes = It matters who plays: { $best } win { $best-rate } %, { $worst } only { $worst-rate } %.
lab-verdict-cut = { $games ->
    [one] One game
   *[other] { $games } games
 } did not end within { $most } decisions and { $games ->
    [one] counts
   *[other] count
 } as not won.

## Refusals

lab-any-alone = { $text }: any:N stands alone, with no hero beside it.
lab-any-number = '{ $text }' names no number of heroes. Write it like any:3.
lab-no-hero = '{ $text }': there is no hero '{ $hero }'. Heroes are { $known }.
lab-two-bots = '{ $text }' names two bots for { $hero ->
    [others] the other heroes
   *[other] { $hero }
}. Name one.
lab-plays-no-heroes = '{ $bot }' plays no heroes. There are { $known }.
lab-nobody-plays = Nobody plays the { $hero }. Name a bot for the others, too: --bot { $bot },greedy
lab-no-master = '{ $bot }' is no game master of { $game }; there are { $count ->
    [0] none
   *[other] { $known }
}.
lab-no-games = At least one game must be played, not { $games }.
lab-no-decisions = A game takes at least one decision, not { $most }.
lab-no-numbers = '{ $text }' are no numbers; write them like 2..5 or 1,2,4.
lab-too-many-numbers = '{ $text }' are { $count } numbers; from 1 to { $most } can be tried.
lab-legend-not-box = A legend cannot change { $path } of the box; name a number of the legend itself.
lab-no-number = { $path } is no number but { $kind ->
    [table] a table
    [list] a list
   *[other] '{ $text }'
}. Name the path of a number.
lab-no-such-path = There is no '{ $name }' in { $where }; there are { $known }
lab-no-changes = '{ $text }': write changes like bot=greedy,difficulty=easy; known are { $known }
lab-says-nothing = { $name }= says nothing; write { $name }=VALUE
lab-one-number = { $name }={ $value }: one number is needed here.
lab-plan-file = { $path } is no plan: { $reason }
lab-plan-without-scenario = { $path }: say what is played: scenario = "…"
lab-no-axis = '{ $text }': write it like difficulty=easy,normal or creatures.gor.strength=2..5.
lab-axis-twice = { $name } is there twice; give all of its values at once.
lab-grid-too-big = The grid has { $count } cells; at most { $most } can be tried.
lab-not-in-pairs = Both variants take the same seed and the same number of games: they are played in pairs.
lab-wrong-margin = The margin is a difference of win rates between 0 and 1, not { $margin }.
lab-report-of-nothing = A report is about one file of results at least.
lab-no-workers = At least one worker must play, not { $workers }.
lab-other-rules-there = A worker has '{ $there }', not '{ $here }'; install the same version of sagenwerk everywhere.
lab-workers-lost = Workers died { $times } times in a row at games { $first } to { $last }. Is there enough memory? Try fewer: --workers 1
