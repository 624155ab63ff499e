### Was gespielt werden soll: am Tisch und im Labor.

wish-unknown-game = Das Spiel „{ $name }“ gibt es nicht. Es gibt: { $known }.
wish-unknown-scenario = Das Szenario „{ $name }“ gibt es nicht. Es gibt: { $known }.
wish-unknown-hero = Den Helden „{ $name }“ gibt es nicht. Es gibt: { $known }.
wish-unknown-option = Die Regelwahl „{ $name }“ gibt es nicht. Es gibt: { $known }.
wish-unknown-bot = Den Mitspieler „{ $name }“ gibt es nicht. Es gibt: { $known }.
wish-number-of-heroes = Hier spielen { $fewest } bis { $most } Helden, nicht { $count }. Wählt Helden dazu oder ab.
wish-hero-twice = Der Held „{ $name }“ wurde zweimal gewählt. Wählt jeden nur einmal.
wish-wrong-value = „{ $name }“ kann nicht „{ $value }“ sein. Möglich sind: { $known }.
