### Andor Junior: plans of the bots, each one sentence: what, and what for. Own words.

plan-junior-go = I go to “{ $field }” to be there when you need me.
plan-junior-fight = I fight the gor at “{ $field }” so that the dragon falls back.
plan-junior-storm = I attack the fort at “{ $field }” so that our task gets on.
plan-junior-fetch = I fetch what lies at “{ $field }”: we can use it.
plan-junior-bring = I bring what I carry to “{ $field }”: it is wanted there.
plan-junior-fog = I explore the fog at “{ $field }”: what we lack may lie there.
plan-junior-thicket = I search the thicket at “{ $field }” for wolf herbs.
plan-junior-mine = I search the mine at “{ $field }” for the wolf cubs.
plan-junior-clean = I go to “{ $field }”: two of us clean the well there.
plan-junior-troll = I drive off the cave troll at “{ $field }”.
plan-junior-drink = I drink from the well at “{ $field }” so that my day lasts longer.
plan-junior-potion = I buy the healing potion at “{ $field }”.
plan-junior-torch = I buy a torch at “{ $field }”: its light is certain.
plan-junior-light = I light a beacon at “{ $field }” so that the dragon falls back.
plan-junior-wait = I wait at “{ $field }” and let you act first.
plan-junior-go-with = I come along today: { $other } leads, I help.
