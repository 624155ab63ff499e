### Plans of the bots: what holds for all games. Own words.

plan-as-usual = I carry on as usual: nothing else promises more.
