### Die Legenden von Andor: Namen, Schaltflächen, Protokoll, Absagen. Eigene Worte.

## Namen

numbered-field = Feld{"\u00A0"}{ $number }
numbered-field-with-name = Feld{"\u00A0"}{ $number } ({ $name })
andor-item-wineskin = Trinkschlauch
andor-item-half-wineskin = halb voller Trinkschlauch
andor-item-shield = Schild
andor-item-damaged-shield = beschädigter Schild
andor-item-bow = Bogen
andor-item-falcon = Falke
andor-item-used-falcon = ruhender Falke
andor-item-telescope = Fernrohr
andor-item-helm = Helm
andor-item-brew = Trank der Hexe
andor-item-half-brew = halber Trank der Hexe
andor-item-herb-3 = Heilkraut (3)
andor-item-herb-4 = Heilkraut (4)
andor-item-stone-blue = blauer Runenstein
andor-item-stone-yellow = gelber Runenstein
andor-item-stone-green = grüner Runenstein
andor-item-stone = verdeckter Runenstein
andor-item-gem-2 = Edelstein (2 Gold)
andor-item-gem-4 = Edelstein (4 Gold)
andor-item-gem-6 = Edelstein (6 Gold)
andor-item-farmer = Bauer
andor-an-item-wineskin = einen Trinkschlauch
andor-an-item-half-wineskin = einen halb vollen Trinkschlauch
andor-an-item-shield = einen Schild
andor-an-item-damaged-shield = einen beschädigten Schild
andor-an-item-bow = einen Bogen
andor-an-item-falcon = einen Falken
andor-an-item-used-falcon = einen ruhenden Falken
andor-an-item-telescope = ein Fernrohr
andor-an-item-helm = einen Helm
andor-an-item-brew = einen Trank der Hexe
andor-an-item-half-brew = einen halben Trank der Hexe
andor-an-item-herb-3 = ein Heilkraut (3)
andor-an-item-herb-4 = ein Heilkraut (4)
andor-an-item-stone-blue = einen blauen Runenstein
andor-an-item-stone-yellow = einen gelben Runenstein
andor-an-item-stone-green = einen grünen Runenstein
andor-an-item-stone = einen verdeckten Runenstein
andor-an-item-gem-2 = einen Edelstein (2 Gold)
andor-an-item-gem-4 = einen Edelstein (4 Gold)
andor-an-item-gem-6 = einen Edelstein (6 Gold)
andor-an-item-farmer = einen Bauern
creature-gor = Gor
    .letter = G
creature-skral = Skral
    .letter = S
creature-wardrak = Wardrak
    .letter = W
creature-troll = Troll
    .letter = T
creature-rubble = Geröll
the-creature-gor = der Gor
the-creature-skral = der Skral
the-creature-wardrak = der Wardrak
the-creature-troll = der Troll
the-creature-rubble = das Geröll
a-creature-gor = ein Gor
a-creature-skral = ein Skral
a-creature-wardrak = ein Wardrak
a-creature-troll = ein Troll
a-creature-rubble = Geröll
fog-event = eine Ereigniskarte
fog-gold = 1 Gold
fog-gor = ein Gor
fog-strength = 1 Stärkepunkt
fog-willpower-2 = 2 Willenspunkte
fog-willpower-3 = 3 Willenspunkte
fog-wineskin = ein Trinkschlauch
fog-brew = die Hexe mit einem Trank
fog-empty = nichts
what-overtime = Überstunden
what-fight = Kampf
what-joint-battle = gemeinsamer Kampf
what-strength = Stärkepunkte beim Händler
what-articles = Gegenstände beim Händler
what-trade = Tauschen und Ablegen
what-farmers = Bauern mitnehmen
what-allies = Verbündete führen
what-every-token = alle Plättchen, wo ein Weg endet
what-gem-lure = Edelsteine locken Kreaturen
slot-large = großer Gegenstand
slot-head = Helm
slot-small = kleine Gegenstände
slot-purse = Beutel
terrain-castle = Burg
terrain-plain = Ebene
terrain-watchful_forest = Wachsamer Wald
terrain-southern_forest = Südlicher Wald
terrain-mountain = Gebirge
terrain-mine = Mine
terrain-tavern = Taverne
terrain-box = Kasten
andor-item-strength = Stärkepunkt
andor-item-willpower = Willenspunkt
andor-an-item-gold = 1 Gold
andor-an-item-strength = einen Stärkepunkt
andor-an-item-willpower = einen Willenspunkt
fog-unknown = ein verdecktes Plättchen
andor-item-gold-or-willpower = Gold oder Willenspunkt
andor-an-item-gold-or-willpower = 1 Gold oder einen Willenspunkt

## Wahl der Regeln

andor-option-difficulty = Schwierigkeit
andor-option-difficulty-normal = normal
andor-option-difficulty-easy = leichter: mit den grünen Karten
option-sunrise = Sonnenaufgang
option-sunrise-box = wie auf dem Spielplan: Trolle und Wardraks ziehen mit
option-sunrise-remake = wie im Nachbau: Die Wardraks ziehen erst am Schluss, zwei Felder auf einmal
option-free_actions = Freie Aktionen
option-free_actions-any-time = jederzeit, auch wenn andere am Zug sind
option-free_actions-own-turn = nur im eigenen Zug
option-joint_battle_late_joining = In einen Kampf später einsteigen
option-joint_battle_late_joining-no = nein, nur vor der ersten Runde
option-joint_battle_late_joining-yes = ja, vor jeder Runde
option-castle_lost = Wann die Burg verloren ist
option-castle_lost-no-free-shield = wenn eine Kreatur keinen freien Schild mehr findet
option-castle_lost-all-shields-taken = schon wenn der letzte Schild besetzt ist
option-event_willpower_zero = Ein Ereignis nimmt den letzten Willenspunkt
option-event_willpower_zero-as-after-battle = wie nach einem verlorenen Kampf: 1 Stärke weniger, 3 Willenspunkte
option-event_willpower_zero-stays-at-one = ein Willenspunkt bleibt
option-blocked_creature = Kreatur vor einem versperrten Weg
option-blocked_creature-stays = bleibt stehen
option-blocked_creature-ignores-it = geht trotzdem
option-last_victory = Ein Sieg bringt den Erzähler auf N
option-last_victory-counts = Er zählt noch
option-last_victory-too-late = Er kommt zu spät
option-black_die_turning = Schwarzen Würfel drehen
option-black_die_turning-by-table = ja: 6 und 10, 8 und 12 liegen einander gegenüber
option-black_die_turning-no = nein
option-empty_event_pile = Keine Ereigniskarte mehr da
option-empty_event_pile-no-card = Dann gibt es keine
option-empty_event_pile-shuffled-again = Die gespielten werden neu gemischt
option-falcon_in_battle = Falke im Kampf
option-falcon_in_battle-between-rounds = zwischen zwei Runden
option-falcon_in_battle-never = nie

## Was jetzt zu tun ist
call-begins = { $hero } ist am Zug. Wählt ein Feld, einen Kampf oder wartet eine Stunde.
call-overtime = { $hero } ist am Zug. Jede Stunde kostet jetzt { $price ->
    [one] einen Willenspunkt
   *[other] { $price } Willenspunkte
}.
call-no-hour = { $hero } hat keine Stunde mehr. Beendet den Tag.
call-walks = { $hero } ist unterwegs. Geht weiter oder bleibt hier.
call-walked = { $hero } ist unterwegs und hat keine Stunde mehr. Bleibt hier.
call-leads = { $ally } ist unterwegs. Wählt ein Feld oder lasst die Figur hier stehen.
call-acted = { $hero } hat gehandelt. Beendet den Zug, wenn ihr fertig seid.
call-floor = { $hero } ist kurz an der Reihe. Danach geht es weiter wie vorher.
call-falcon = Der Falke fliegt zwischen { $hero } und { $other }. Was nimmt er mit?
call-invite = Wer kämpft mit? { $hero } darf andere um Hilfe bitten.
call-join = { $other } bittet { $hero } um Hilfe im Kampf. Eine Runde kostet eine Stunde.
call-black-die = { $hero } darf statt eines eigenen Würfels den schwarzen nehmen.
call-throw = Nur der letzte Würfel zählt. Nimmt { $hero } ihn oder würfelt { $gender ->
    [m] er
   *[f] sie
} weiter?
call-turn-die = { $hero } darf jetzt einen Würfel drehen.
call-help = { $hero } darf jetzt einen Trank oder ein Heilkraut einsetzen.
call-shield = { $hero } verliert { $loss ->
    [one] einen Willenspunkt
   *[other] { $loss } Willenspunkte
}. Ein Schild kann das verhindern.
call-go-on = Weiterkämpfen kostet { $hero } eine Stunde. Sonst ist der Kampf für { $gender ->
    [m] ihn
   *[f] sie
} vorbei.
call-reward = { $count ->
    [one] Verteilt noch 1 Punkt auf Gold oder Willenspunkte.
   *[other] Verteilt { $count } Punkte auf Gold und Willenspunkte.
}
call-clear = Der Kampfwert reicht. Welches Geröll räumt { $hero } weg?
call-shield-card = Ein Schild kann dieses Ereignis für alle abwehren. Hält jemand einen hoch?
call-choose = Die Karte lässt euch die Wahl.
andor-call-chance = Würfel und Karten entscheiden.
andor-call-won = Geschafft. Die Legende hat ein gutes Ende.
andor-call-lost = Die Legende ist verloren. Versucht es noch einmal.
call-keep-event = { $hero } sieht die nächste Ereigniskarte. Bleibt sie liegen?
call-pick = Sucht gemeinsam aus, wen die Karte betrifft.
call-accept = { $hero } darf das Angebot der Karte annehmen.
call-lose-item = { $hero } muss etwas hergeben. Was soll es sein?
call-lose-farmer = Ein Bauer muss fort. Entscheidet gemeinsam, welcher.
call-turn-up = { $hero } darf ein Nebelplättchen aufdecken.
call-leave-empty = Wo soll kein Nebel liegen? Sucht gemeinsam ein Feld aus.
call-pay = Ihr dürft gemeinsam bezahlen. Sonst geschieht, was auf der Karte steht.
call-gets = Verteilt gemeinsam: noch { $count } × { $item }.
call-loses = Entscheidet gemeinsam, wer verliert: noch { $count } × { $item }.
call-pays = Bezahlt gemeinsam: noch { $count } × { $item }.

## Schaltflächen

offer-walk = Geh auf { $field }
offer-go-there = Geh auf { $field } ({ $hours ->
    [0] ohne Stunde
    [one] 1 Stunde
   *[other] { $hours } Stunden
}{ $willpower ->
    [0] {""}
   *[other] , −{ $willpower } Willenspunkte
})
offer-stop = Hier bleiben
offer-wineskin = Trinkschlauch: ein Feld ohne Stunde
offer-walk-on-herb = Heilkraut: { $count } Felder ohne Stunde
andor-offer-end-turn = Zug beenden
offer-floor = { $hero } darf kurz etwas tun
offer-back = { $hero } ist fertig
offer-well = Brunnen leeren
andor-offer-pick-up = { $item-id ->
    [farmer] Bauern mitnehmen
   *[other] Aufheben: { $item }
}
andor-offer-lay-down = { $item-id ->
    [farmer] Bauern zurücklassen
   *[other] Ablegen: { $item }
}
offer-take-from = Von { $other }: { $item }
offer-falcon = Falken zu { $other } schicken
offer-falcon-give = Falke: { $item } an { $other }
offer-falcon-take = Falke: { $item } von { $other }
offer-falcon-done = Der Falke kommt zurück
offer-buy-strength = Stärkepunkt kaufen ({ $price } Gold)
offer-buy = Kaufen: { $item } ({ $price } Gold)
offer-buy-brew = Trank der Hexe kaufen ({ $price } Gold)
offer-deal = { $deal } ({ $price } Gold)
offer-uncover = Runenstein aufdecken
offer-look = Fernrohr: auf { $field } schauen
offer-eat-herb = Heilkraut essen: { $count } Willenspunkte
offer-lead = { $ally } führen: { $count } Felder
offer-ally-step = { $ally } auf { $field } führen
offer-stop-leading = { $ally } bleibt hier
offer-invite = { $other } um Hilfe bitten
offer-begin = Kampf beginnen
offer-join = Mitkämpfen
offer-decline = Nicht mitkämpfen
offer-go-on = Weiterkämpfen
offer-leave = Kampf abbrechen
offer-shield-card = Schild gegen die Karte halten
offer-no-shield = Kein Schild
warning-farmer-dies = Dort steht eine Kreatur. Der Bauer kommt dann aus dem Spiel.
warning-narrator-at-end = Ein Sieg bringt den Erzähler auf { $letter }. Dann endet die Legende.
offer-pass = Stunde warten
offer-end-day = Tag beenden
offer-attack = Angreifen: { $creature } auf { $field }
offer-ranged = Fernkampf: { $creature } auf { $field }
offer-clear = Geröll auf { $field } räumen{ $number ->
    [0] {""}
   *[other] {" "}(Zahl { $number })
}
offer-clear-away = Geröll auf { $field } wegräumen{ $number ->
    [0] {""}
   *[other] {" "}(braucht { $number })
}
offer-enough = Nichts mehr wegräumen
offer-black-die = Mit dem schwarzen Würfel
offer-own-dice = Nur eigene Würfel
andor-offer-take = Diesen Würfel nehmen
offer-throw = Weiterwürfeln
offer-throw-black = Den schwarzen Würfel werfen
offer-turn-die = { $face } auf { $to-face } drehen
offer-turn-black-die = { $face ->
    [0] Schwarzen Würfel drehen
   *[other] Schwarzen Würfel von { $face } auf { $to-face } drehen
}
offer-leave-dice = Keinen Würfel drehen
offer-brew = { $item }: Würfelwert verdoppeln
offer-herb = Heilkraut: +{ $count } für diese Runde
offer-as-it-is = So lassen
offer-shield = Schild hochhalten
offer-take-loss = Ohne Schild
offer-reward-gold = 1 Gold für { $hero }
offer-reward-willpower = 1 Willenspunkt für { $hero }
andor-offer-give = An { $other }: { $item }
offer-leave-event = Ereigniskarte liegen lassen
offer-remove-event = Ereigniskarte aus dem Spiel nehmen
offer-choose = { $choice }
offer-pick = { $hero }
offer-pick-enough = Niemand mehr
offer-accept = Annehmen
offer-accept-item = Nehmen: { $item }
offer-refuse = Ablehnen
offer-lose-item = Hergeben: { $item }
offer-lose-farmer = Der Bauer auf { $field }
offer-lose-farmer-of = Ein Bauer bei { $hero }
offer-turn-up = Nebel auf { $field } aufdecken
offer-turn-up-enough = Keinen Nebel mehr aufdecken
offer-leave-empty = Kein Nebel auf { $field }
offer-gets = { $hero } bekommt { $an-item }
offer-loses = { $hero } verliert { $an-item }
offer-pays = { $hero } bezahlt { $an-item }
offer-pay = Gemeinsam bezahlen ({ $count })
offer-do-not-pay = Nicht bezahlen
offer-attack-there = Angreifen auf { $field }
offer-lead-no-more = Nicht weiter führen

## Protokoll

event-card-read = Die Legende geht weiter: { $card }.
event-shield-stops-card = { $hero } hält einen Schild vor die Gruppe. Das Ereignis gilt nicht.
event-walks = { $hero } geht auf { $at }.
event-drinks-wineskin = { $hero } trinkt aus dem Trinkschlauch. Das nächste Feld kostet keine Stunde.
event-walks-on-herb = { $hero } nutzt ein Heilkraut. { $count } Felder kosten keine Stunde.
event-eats-herb = { $hero } isst ein Heilkraut und hat jetzt { $willpower ->
    [one] 1 Willenspunkt
   *[other] { $willpower } Willenspunkte
}.
event-empties-well = { $hero } leert den Brunnen auf { $field } und hat jetzt { $willpower ->
    [one] 1 Willenspunkt
   *[other] { $willpower } Willenspunkte
}.
andor-event-well-fills = Der Brunnen auf { $field } ist wieder voll.
event-creature-appears = { $a-creature } erscheint auf { $field }.
event-creature-moves = { $the-creature } zieht von { $from } auf { $field }.
event-lured-out = { $the-creature } verlässt die Burg: der Edelstein auf { $field } lockt.
event-creature-leaves = { $the-creature } verlässt { $field }.
event-creature-recovers = { $the-creature } auf { $field } erholt sich ganz.
event-enters-castle = { $the-creature } dringt in die Burg ein. { $free ->
    [0] Kein Schild ist mehr frei.
    [one] Noch 1 Schild ist frei.
   *[other] Noch { $free } Schilde sind frei.
}
event-lost-castle = Die Burg lässt sich nicht mehr halten. Die Legende ist verloren.
event-lost-narrator = Der Erzähler ist am Ende, und ein Ziel fehlt noch. Die Legende ist verloren.
event-no-figure-left = Davon ist keine Figur mehr da: { $creature }. Es kommt niemand dazu.
event-farmer-dies = Auf { $at } ist eine Kreatur. { $hero } verliert dort alle Bauern.
event-farmer-dies-here = Eine Kreatur kommt auf { $field }. Der Bauer dort ist aus dem Spiel.
event-farmers-saved = { $hero } bringt { $count ->
    [one] einen Bauern in die Burg. Ein Schild kommt dazu.
   *[other] { $count } Bauern in die Burg. { $count } Schilde kommen dazu.
}
event-narrator = Der Erzähler zieht auf { $letter }.
event-falls = { $hero } hat keine Willenspunkte mehr. Danach sind es { $strength } Stärke und 3 Willenspunkte.
event-gains-strength = { $hero } bekommt { $count ->
    [one] einen Stärkepunkt
   *[other] { $count } Stärkepunkte
} und hat jetzt { $strength }.
event-loses-strength = { $hero } verliert { $count ->
    [one] einen Stärkepunkt
   *[other] { $count } Stärkepunkte
} und hat jetzt { $strength }.
event-gains-willpower = { $hero } bekommt { $count ->
    [one] einen Willenspunkt
   *[other] { $count } Willenspunkte
} und hat jetzt { $willpower }.
event-loses-willpower = { $hero } verliert { $count ->
    [one] einen Willenspunkt
   *[other] { $count } Willenspunkte
} und hat jetzt { $willpower }.
event-gains-gold = { $hero } bekommt { $count } Gold und hat jetzt { $gold }.
event-fog-opens = Der Nebel auf { $field } lichtet sich: { $fog }.
event-fog-seen = Auf { $field } liegt jetzt offen: { $fog }.
event-finds = { $hero } bekommt { $an-item }.
andor-event-thing-lies = Auf { $field } ist jetzt: { $item }.
event-witch = Auf { $field } steht jetzt die Hexe. Dort verkauft sie ihren Trank.
event-stone-shows = Auf { $field } liegt { $item }.
event-tokens-hidden = { $hidden ->
    [0] Auf { $field } liegt kein verdecktes Plättchen mehr.
    [one] Auf { $field } liegt jetzt ein verdecktes Plättchen.
   *[other] Auf { $field } liegen jetzt { $hidden } verdeckte Plättchen.
}
event-token-shows = Auf { $field } wird aufgedeckt: { $item }.
event-takes-over = { $hero } bekommt von { $other }: { $item }.
andor-event-gives = { $hero } gibt { $other }: { $item }.
event-sends-falcon = { $hero } schickt den Falken zu { $other }.
event-falcon-brings = Der Falke bringt { $other } von { $hero }: { $item }.
event-falcon-fetches = Der Falke bringt { $hero } von { $other }: { $item }.
event-falcon-rested = Der Falke von { $hero } ist ausgeruht.
event-falcon-rested-here = Der Falke auf { $field } ist ausgeruht.
event-buys-strength = { $hero } kauft einen Stärkepunkt und hat jetzt { $strength }.
event-takes-deal = { $hero } nimmt das Angebot an: { $price } Gold. Jetzt { $strength } Stärke, { $willpower } Willenspunkte.
event-leads = { $hero } führt: { $ally }.
event-ally-goes = { $ally } geht auf { $field }.
event-invites = { $hero } bittet { $other } um Hilfe.
event-joins = { $hero } kämpft mit.
event-stays-out = { $hero } kämpft nicht mit.
event-fight-hour = Runde { $round }: { $hero } setzt eine Stunde ein.
event-cannot-go-on = { $hero } kann nicht weiterkämpfen.
event-no-hour-to-fight = { $hero } hat keine Stunde mehr für den Kampf.
event-breaks-off = { $hero } bricht den Kampf ab.
event-legend-begins = „{ $legend }“ beginnt.
event-passes = { $hero } wartet eine Stunde.
event-ends-day = { $hero } beendet den Tag.
event-takes-rooster = { $hero } bekommt den Hahn und beginnt den nächsten Tag.
event-sunrise = Sonnenaufgang: Die Kreaturen ziehen zur Burg.
event-event-card = Ereignis: { $card }.
event-no-event-card = Es ist keine Ereigniskarte mehr da.
event-pile-shuffled = Die Ereigniskarten werden neu gemischt.
event-card-left = { $hero } sieht die oberste Ereigniskarte an und lässt sie liegen.
event-card-removed = { $hero } nimmt die oberste Ereigniskarte aus dem Spiel.
event-card-laid = Bei { $letter } liegt jetzt eine Karte: { $card }.
event-story = Die Legende erzählt weiter.
event-attacks = { $hero } greift auf { $target } an: { $creature }.
event-hero-rolls = { $hero } würfelt: { $dice }{ $black ->
    [0] .
   *[other] {" "}und schwarz { $black }.
}
event-wizard-turns = { $hero } dreht für { $other } einen Würfel von { $before } auf { $after }.
event-drinks-brew = { $hero } trinkt vom Trank der Hexe. Der Würfelwert ist jetzt { $value }.
event-adds-herb = { $hero } nutzt ein Heilkraut: { $count } mehr für diese Runde.
event-roll-counts = { $hero } hat Würfelwert { $value }, mit Stärke { $total }.
event-creature-rolls = { $the-creature } würfelt: { $dice }. Mit Stärke ist das { $value }.
event-values-equal = { $heroes-value } gegen { $creature-value }: Niemand verliert etwas.
event-creature-loses = Mit { $heroes-value } gegen { $creature-value } verliert { $the-creature } { $difference ->
    [one] einen Willenspunkt
   *[other] { $difference } Willenspunkte
} und hat noch { $creature-willpower }.
event-heroes-lose = { $heroes-value } gegen { $creature-value }: Wer kämpft, verliert { $difference ->
    [one] einen Willenspunkt
   *[other] { $difference } Willenspunkte
}.
event-shield-in-battle = { $hero } hält den Schild hoch und verliert nichts.
event-creature-beaten = { $the-creature } auf { $field } ist besiegt.
event-tries-rubble = { $hero } räumt Geröll auf { $target }. Nötig ist { $number }.
event-rubble-value = Kampfwert { $value } gegen { $number } auf { $field }.
event-rubble-cleared = Das Geröll auf { $field } ist weg.
event-rubble = Auf { $field } liegt jetzt Geröll: { $number }.
event-rubble-gone = Das Geröll auf { $field } ist verschwunden.
event-way-cut = Zwischen { $from } und { $to } ist der Weg jetzt versperrt.
event-way-opens = Zwischen { $from } und { $to } ist der Weg wieder frei.
event-creature-exits = { $the-creature } verlässt den Spielplan über { $field }.
event-field-marked = { $mark ->
    [no-heroes] { $field } darf ab jetzt kein Held betreten.
    [no-creatures] { $field } darf ab jetzt keine Kreatur betreten.
   *[other] Über { $field } verlassen Kreaturen ab jetzt den Spielplan.
}
event-field-unmarked = { $mark ->
    [no-heroes] { $field } dürfen Helden wieder betreten.
    [no-creatures] { $field } dürfen Kreaturen wieder betreten.
   *[other] Über { $field } verlässt keine Kreatur mehr den Spielplan.
}
event-end-letter = Die Legende endet jetzt bei { $letter }.
event-unlocked = Von jetzt an geht: { $what }.
event-locked = Von jetzt an geht nicht mehr: { $what }.
event-counts = Die Legende merkt sich etwas.
event-goal-set = Neues Ziel: { $goal }.
event-goal-dropped = Dieses Ziel gilt nicht mehr: { $goal }.
event-task-dealt = { $hero } hat eine eigene Aufgabe: { $goal }
event-task-met = { $hero } hat die eigene Aufgabe erfüllt: { $goal }
event-task-missed = { $hero } hat die eigene Aufgabe nicht erfüllt: { $goal }
event-deal-opens = Auf { $field } gibt es ein Angebot: { $deal }.
event-deal-closes = Dieses Angebot auf { $field } gibt es nicht mehr: { $deal }.
event-price-of-hour = Stunde { $hour } kostet heute { $price ->
    [0] keinen Willenspunkt
    [one] einen Willenspunkt
   *[other] { $price } Willenspunkte
}.
event-hour-forbidden = Stunde { $hour } gibt es heute nicht.
event-creature-bonus = Alle Kreaturen haben heute { $count } Stärke mehr.
event-hero-throws = { $hero } würfelt { $pips }.
event-die-shows = Der Würfel zeigt { $pips }.
event-creature-gone = { $the-creature } verlässt { $field } und das Spiel.
event-creature-turns = Auf { $field } steht jetzt: { $creature }.
event-hero-placed = { $hero } steht jetzt auf { $at }.
event-loses-gold = { $hero } verliert { $count } Gold und hat jetzt { $gold }.
event-loses-hours = { $hero } verliert { $count ->
    [one] eine Stunde
   *[other] { $count } Stunden
}.
event-loses-item = { $hero } verliert: { $item }.
event-token-gone = Auf { $field } verschwindet: { $item }.
event-thing-placed = { $item } hat einen neuen Platz.
event-thing-gone = { $item } ist aus dem Spiel.
event-ally-comes = { $ally } steht jetzt auf { $field }.
event-ally-leaves = { $ally } verlässt das Spiel.
event-well-gone = Den Brunnen auf { $field } gibt es nicht mehr.
event-well-placed = Auf { $field } ist jetzt ein Brunnen.
event-merchant-comes = Auf { $field } ist jetzt ein Händler.
event-merchant-goes = Der Händler auf { $field } zieht fort.
event-fog-gone = Der Nebel auf { $field } ist fort.
event-fog-placed = Auf { $field } liegt jetzt Nebel.
event-cleaned-up = { $field } wird abgeräumt.
andor-event-won = Alle Ziele sind erreicht. Die Legende ist gewonnen.
event-lost-goals = Der Erzähler ist am Ende, und nicht alle Ziele sind erreicht. Die Legende ist verloren.
event-lost-legend = Damit ist die Legende verloren.
andor-event-lost = Die Legende ist verloren.
andor-event-buys = { $hero } kauft { $an-item } für { $price } Gold.
andor-event-picks-up = { $item-id ->
    [farmer] { $hero } nimmt einen Bauern mit.
   *[other] { $hero } hebt auf: { $item }.
}
andor-event-lays-down = { $item-id ->
    [farmer] { $hero } lässt einen Bauern zurück.
   *[other] { $hero } legt ab: { $item }.
}
event-farmer-goes = { $hero } verliert einen Bauern. Er ist aus dem Spiel.
event-farmer-goes-here = Der Bauer auf { $field } ist aus dem Spiel.
event-fog-left-out = Auf { $field } liegt kein Nebel.
event-group-pays = Ihr bezahlt gemeinsam: { $count }.
event-pays-offer = { $hero } bezahlt:{ $price-gold ->
    [0] {""}
   *[other] {" "}{ $price-gold } Gold
}{ $price-willpower ->
    [0] {""}
    [one] {" "}1 Willenspunkt
   *[other] {" "}{ $price-willpower } Willenspunkte
}{ $price-strength ->
    [0] {""}
    [one] {" "}1 Stärkepunkt
   *[other] {" "}{ $price-strength } Stärkepunkte
}.

## Was auf einem Feld ist
here-creature = { $a-creature }: Stärke { $strength }, Willenspunkte { $willpower }, Belohnung { $count }.
here-carried = Die Kreatur trägt: { $item }.
here-ally = { $ally } steht hier und hilft im Kampf mit { $count } Stärke.
andor-here-fog = Ein Nebelplättchen, verdeckt.
here-known-fog = Ein offenes Nebelplättchen: { $fog }.
andor-here-well-full = Ein voller Brunnen: { $count } Willenspunkte, beim Krieger { $more }.
andor-here-well-empty = Der Brunnen ist leer. Beim Sonnenaufgang füllt er sich.
andor-here-merchant = Ein Händler. Alles kostet hier { $price } Gold.
andor-here-mine = Die Zwergenmine. Alles kostet hier { $price } Gold, ein Stärkepunkt für Zwerge { $mine-price }.
here-witch = Die Hexe. Ihr Trank kostet { $price } Gold.
here-shields = { $count ->
    [0] Kein Schild ist mehr frei.
    [one] Noch 1 Schild von { $all } ist frei.
   *[other] Noch { $count } Schilde von { $all } sind frei.
}
here-rubble = Geröll. Zum Räumen braucht ihr Kampfwert { $number }.
here-hidden = { $count ->
    [one] Ein verdecktes Plättchen.
   *[other] { $count } verdeckte Plättchen.
}
here-no-heroes = Kein Held darf hierher.
here-no-creatures = Keine Kreatur darf hierher.
here-exit = Kreaturen verlassen hier den Spielplan.
here-way = Ein Weg der Legende führt nach { $field }.
here-stones = { $count ->
    [one] Ein verdeckter Runenstein.
   *[other] { $count } verdeckte Runensteine.
}

## Absagen

andor-refusal-not-on-turn = Jetzt ist jemand anderes am Zug.
andor-refusal-already-acted = In diesem Zug gab es schon eine Aktion. Mehr als eine geht nicht.
refusal-still-moving = Erst muss der Weg zu Ende sein.
refusal-not-yet-unlocked = Das erlaubt die Legende erst später.
refusal-nothing-to-do = { $hero } kann gerade nichts tun.
refusal-floor-was-had = { $hero } war gerade erst dran. Es geht wieder, wenn eine Stunde vergangen ist.
refusal-own-turn-only = Das geht bei euch nur im eigenen Zug.
refusal-nothing-done-yet = { $hero } hat noch nichts getan. Wartet eine Stunde oder beendet den Tag.
refusal-no-hour-left = { $hero } hat heute keine Stunde mehr.
refusal-willpower-too-low = { $hero } hätte danach keine Willenspunkte mehr.
refusal-hour-forbidden = Diese Stunde ist heute durch ein Ereignis gesperrt.
refusal-day-ended = Der Tag von { $hero } ist schon zu Ende.
refusal-no-room = Dafür ist auf der Heldentafel kein Platz mehr.
andor-refusal-not-adjacent = Dieses Feld liegt nicht nebenan.
refusal-way-cut = Der Weg dorthin ist versperrt.
refusal-field-forbidden = Die Legende lässt niemanden auf dieses Feld.
refusal-not-moving = { $hero } ist nicht unterwegs.
refusal-no-wineskin = { $hero } hat keinen Trinkschlauch.
refusal-no-herb = { $hero } hat kein Heilkraut.
andor-refusal-no-well-here = Hier ist kein Brunnen.
refusal-well-empty = Der Brunnen ist leer. Beim Sonnenaufgang füllt er sich.
refusal-nothing-lies-here = Das liegt hier nicht.
refusal-not-carried = Das hat gerade niemand von euch dabei.
refusal-not-here = Dafür müsst ihr auf demselben Feld stehen.
refusal-partner-asleep = Der andere Held hat den Tag schon beendet.
refusal-one-way = Das ging in diesem Zug schon andersherum.
refusal-no-falcon = { $hero } hat keinen Falken.
refusal-falcon-used = Der Falke ruht sich bis zum Sonnenaufgang aus.
refusal-falcon-in-battle = Während eines Kampfes fliegt der Falke nicht.
refusal-rubble-in-the-way = Geröll versperrt dem Falken jeden Weg.
refusal-too-large-for-falcon = Das ist für den Falken zu groß.
refusal-same-field = Ihr steht auf demselben Feld. Dort tauscht ihr ohne Falken.
refusal-nothing-to-send = Keiner von beiden hat etwas, das der Falke tragen kann.
refusal-no-merchant-here = Hier ist kein Händler.
refusal-no-witch-here = Hier ist die Hexe nicht.
andor-refusal-not-enough-gold = Dafür reicht das Gold von { $hero } nicht.
refusal-sold-out = Davon ist nichts mehr da.
refusal-strength-is-full = Mehr Stärke passt nicht auf die Heldentafel.
refusal-willpower-is-full = { $hero } hat schon alle Willenspunkte.
refusal-no-deal-here = Dieses Angebot gilt hier und jetzt nicht.
refusal-deal-for-others = Dieses Angebot gilt anderen Helden.
refusal-no-telescope = { $hero } hat kein Fernrohr.
refusal-nothing-hidden = Dort liegt nichts Verdecktes.
refusal-too-far-to-see = Das Fernrohr zeigt nur Felder nebenan.
refusal-no-stone-here = Hier liegt kein verdeckter Runenstein.
refusal-no-such-ally = Diese Figur ist gerade nicht auf dem Spielplan.
refusal-not-leading = Dafür müsst ihr erst eine Stunde zum Führen einsetzen.
refusal-no-steps-left = Für diese Stunde sind alle Schritte gemacht.
refusal-foe-too-far = Von hier aus geht dieser Kampf nicht.
refusal-no-bow = Vom Nachbarfeld aus kämpft nur, wer einen Bogen hat.
refusal-no-helper-there = Dieser Held steht zu weit weg.
refusal-not-the-inviter = Um Hilfe bittet, wer den Kampf eröffnet.
refusal-fights-already = Dieser Held kämpft schon mit.
refusal-asked-already = Dieser Held ist schon gefragt worden.
refusal-left-for-good = Wer den Kampf verlassen hat, kommt nicht zurück.
refusal-no-shield = { $hero } hat keinen Schild.
andor-refusal-go-there-first = Dafür müsst ihr dort stehen.
andor-refusal-too-far = Das ist zu weit. So weit geht es heute noch: { $count ->
    [0] gar nicht mehr
    [one] ein Feld
   *[other] { $count } Felder
}.
refusal-no-way = Dorthin führt kein Weg.
refusal-has-the-turn = { $hero } ist ohnehin am Zug.
refusal-black-die-stays = Der schwarze Würfel wird bei euch nicht gedreht.
refusal-creature-on-shield = Wer auf einem goldenen Schild steht, ist nicht mehr anzugreifen.
refusal-no-creature-there = Dort ist keine Kreatur.
refusal-no-brew = { $hero } hat keinen Trank.
refusal-one-brew-a-round = Ein Trank je Runde ist genug.
refusal-no-die-left = Es ist kein Würfel mehr übrig.
refusal-no-die-yet = Erst muss ein Würfel liegen.
refusal-no-such-die = So ein Würfel liegt nicht da.
refusal-not-your-roll = Gerade würfelt jemand anderes.
refusal-not-in-last-round = Die Belohnung bekommt, wer in der letzten Runde gekämpft hat.
refusal-shared-in-order = Verteilt die Belohnung der Reihe nach.
refusal-no-rubble-there = Dort liegt kein Geröll.
refusal-value-too-low = Dafür reicht der Kampfwert nicht mehr.
refusal-nothing-cleared-yet = Noch ist nichts weggeräumt.
refusal-cannot-pay = { $hero } kann das nicht bezahlen.
refusal-cannot-share = Das passt bei diesem Helden nicht.
refusal-empty-in-order = Wählt die Felder in aufsteigender Reihenfolge.
refusal-no-farmer-there = Dort ist kein Bauer.
refusal-no-fog-there = Dort liegt kein verdeckter Nebel.
refusal-not-chosen-now = Dieser Held steht hier nicht zur Wahl.
refusal-not-yet-enough = Das sind noch nicht genug.
refusal-option-closed = Diese Wahl ist gerade nicht möglich.
refusal-share-in-order = Verteilt der Reihe nach.
refusal-empty-already = Dort liegt schon kein Nebel.

# Namen von Blöcken von Die Legenden von Andor, wie der Tisch die nicht bestätigten aufzählt.
andor-block-board = Spielplan: Nachbarn, Pfeile, Orte
andor-block-tracks = Wo die Leisten gezeichnet sind
andor-block-tracks-of-heroes = Enden der Leisten für Stärke und Willen
andor-block-day = Stunden und Überstunden
andor-block-wells = Was ein Brunnen gibt
andor-block-black-die = Seiten des schwarzen Würfels
andor-block-black-die-turned = Gegenüberliegende Seiten des schwarzen Würfels
andor-block-creatures-gor = Werte des Gors
andor-block-creatures-skral = Werte des Skrals
andor-block-creatures-wardrak = Werte des Wardraks
andor-block-creatures-troll = Werte des Trolls
andor-block-shields = Goldene Schilde
andor-block-pieces = Weitere Teile der Schachtel
andor-block-articles = Gegenstände auf der Ausrüstungstafel
andor-block-herbs = Heilkräuter
andor-block-gems = Edelsteine
andor-block-stones = Runensteine
andor-block-prices = Preise
andor-block-fog = Mischung der Nebelplättchen
andor-block-events-golden-1 = Goldenes Ereignis 1: wie viele Gegenstände
andor-block-events-golden-4 = Goldenes Ereignis 4: seine Nummer
andor-block-events-golden-5 = Goldenes Ereignis 5: seine Nummer
andor-block-events-golden-7 = Goldenes Ereignis 7: wie der Verlust geteilt wird
andor-block-events-golden-12 = Goldenes Ereignis 12: seine Nummer
andor-block-legend-legend-1-A2 = Legende 1: Rückseiten der großen Nebelplättchen
andor-block-legend-legend-1-TOO-EARLY = Legende 1: erster Teil mit offenen Aufgaben
andor-block-legend-legend-1-C = Legende 1: Karte des Buchstabens C
andor-block-legend-legend-1-C2 = Legende 1: zweite Seite des Buchstabens C
andor-block-legend-legend-1-D = Legende 1: Karte des Buchstabens D
andor-block-legend-legend-2-WITCH = Legende 2: welches Heilkraut
