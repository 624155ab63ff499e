### What is to be played: at a table and in the laboratory.

wish-unknown-game = There is no game “{ $name }”. There are: { $known }.
wish-unknown-scenario = There is no scenario “{ $name }”. There are: { $known }.
wish-unknown-hero = There is no hero “{ $name }”. There are: { $known }.
wish-unknown-option = There is no choice of rules “{ $name }”. There are: { $known }.
wish-unknown-bot = There is no player “{ $name }”. There are: { $known }.
wish-number-of-heroes = { $fewest } to { $most } heroes play here, not { $count }. Choose more or fewer.
wish-hero-twice = The hero “{ $name }” was chosen twice. Choose everyone only once.
wish-wrong-value = “{ $name }” cannot be “{ $value }”. Possible are: { $known }.
