### HeroQuest: plans of bots, a sentence each: what, and what for. Our own words.

plan-heroquest-attack = I go for the foe on { $square } ({ $kind }), so that it harms us no more.
plan-heroquest-cast = I cast a spell now ({ $spell }), for later it will help less.
plan-heroquest-fall-back = I fall back to where the fewest monsters can reach me.
plan-heroquest-wait = I stay here and let the monsters come to us.
plan-heroquest-go-with = I stay with { $other }, so that we can help each other.
plan-heroquest-search-treasure = I search for treasure here: some of it will help us.
plan-heroquest-search-secret-doors-and-traps = I search for secret doors and traps here, so that we get on safely.
plan-heroquest-search-secret-doors = I search for secret doors here, so that we get on.
plan-heroquest-search-traps = I search for traps here, so that nobody steps into one.
plan-heroquest-open = I open the door { $door }, so that we see what lies behind it.
plan-heroquest-home = I go to the stairs and leave the dungeon while I am alive.
plan-heroquest-master-cunning = My figures strike where it hurts most, and otherwise wait out of reach.
plan-heroquest-master-hunt = All my figures go for one hero ({ $hero }) to bring them down.
