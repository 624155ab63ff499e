### The Legends of Andor: plans of bots, a sentence each: what, and what for. Our own words.

plan-andor-fight = I go to { $field } and fight there ({ $creature }), to keep the way to the castle clear and to earn gold.
plan-andor-fight-with = I fight on { $field } ({ $creature }) together with { $other }{ $more ->
    [0] {""}
    [one] {" "}and one more hero
   *[other] {" "}and { $more } more heroes
}: alone it would be too hard.
plan-andor-go = I go to { $field }: we can use what is there.
plan-andor-farmer = I bring the farmer from { $field } home to the castle: each one is one more shield.
plan-andor-go-with = I go with { $other } and help in fights.
plan-andor-wait = I wait for an hour, so that the others can catch up.
plan-andor-end-day = I end my day: there is no more that I can do today.
plan-andor-style-rush = Today all of us go to the fight that decides, while there is time.
plan-andor-style-earn = Today we fight where it earns gold, to be strong enough in the end.
