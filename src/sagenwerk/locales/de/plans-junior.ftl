### Andor Junior: Pläne der Bots, jeder ein Satz: was und wozu. Eigene Worte.

plan-junior-go = Ich gehe zu „{ $field }“, damit ich dort bin, wenn ihr mich braucht.
plan-junior-fight = Ich bekämpfe den Gor bei „{ $field }“, damit der Drache zurückweicht.
plan-junior-storm = Ich greife die Festung bei „{ $field }“ an, damit unsere Aufgabe vorankommt.
plan-junior-fetch = Ich hole, was bei „{ $field }“ liegt: Wir können es brauchen.
plan-junior-bring = Ich bringe, was ich trage, zu „{ $field }“: Dort wird es gebraucht.
plan-junior-fog = Ich erkunde den Nebel bei „{ $field }“: Dort kann liegen, was uns fehlt.
plan-junior-thicket = Ich durchsuche das Gebüsch bei „{ $field }“ nach Wolfskraut.
plan-junior-mine = Ich durchsuche die Mine bei „{ $field }“ nach den Wolfsjungen.
plan-junior-clean = Ich gehe zu „{ $field }“: Zu zweit reinigen wir dort den Brunnen.
plan-junior-troll = Ich vertreibe den Höhlentroll bei „{ $field }“.
plan-junior-drink = Ich trinke am Brunnen bei „{ $field }“, damit mein Tag länger dauert.
plan-junior-potion = Ich kaufe bei „{ $field }“ den Heiltrank.
plan-junior-torch = Ich kaufe bei „{ $field }“ eine Fackel: Sie leuchtet sicher.
plan-junior-light = Ich entzünde bei „{ $field }“ ein Leuchtfeuer, damit der Drache zurückweicht.
plan-junior-wait = Ich warte bei „{ $field }“ und lasse euch zuerst handeln.
plan-junior-go-with = Ich gehe heute mit: { $other } führt, ich helfe.
