### Die Legenden von Andor: was nur auf der Seite steht. Eigene Worte.

## Start

which-andor = Welche Legende?
andor-hero-about = { $kind }, Rang { $rank }

andor-seat-order = Ihr sitzt in dieser Reihenfolge um den Tisch, im Uhrzeigersinn. Eine Person kann mehrere Helden spielen.
andor-holds-marker = {""}
later-entry = beginnt in der Mitte

## Heldentafeln

strength = Stärke
willpower = Willenspunkte
willpower-short = Wille
farmers = Bauern
storage = Was auf der Heldentafel liegt
hours-used = { $hours } von { $of } Std.
day-has-ended = Tag beendet
dice-now = { $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
}
farmers-along = { $count ->
    [one] ein Bauer geht mit
   *[other] { $count } Bauern gehen mit
}
stands-at = steht auf { $field }
mark-stone-blue = B
mark-stone-yellow = G
mark-stone-green = N

## Leisten

day-track = Tagesleiste, Tag { $day }
sunrise-box = Sonnenaufgang:
rooster-of = Den Hahn hat { $hero }.
hour-number = Stunde { $hour }
overtime-hour = Überstunde { $hour }, kostet { $price ->
    [one] einen Willenspunkt
   *[other] { $price } Willenspunkte
}
overtime-shut = Überstunde { $hour }, jetzt nicht möglich
price-wp = −{ $price } WP
disc-ended = { $hero } (Tag beendet)
narrator = Erzähler
legend-track = Legendenleiste
letter = Buchstabe { $letter }
narrator-here = hier steht der Erzähler
card-to-come = hier wartet eine Karte
card-put = hier liegt: { $card }
end-letter = hier endet die Legende
until-letter = bis { $letter }
shields-free = Schilde { $free } von { $total }

## Aktionen

plan-walk = { $hero } läuft nach { $field }
plan-hours = { $fields ->
    [one] 1 Feld
   *[other] { $fields } Felder
}: { $hours ->
    [0] { $overtime ->
        [0] keine Stunde
       *[other] {""}
    }
    [one] 1 Stunde
   *[other] { $hours } Stunden
}
plan-overtime = { $hours ->
    [one] + 1 Überstunde
   *[other] + { $hours } Überstunden
} (−{ $willpower ->
    [one] 1 Willenspunkt
   *[other] { $willpower } Willenspunkte
})
way-free = { $fields ->
    [one] 1 Feld
   *[other] { $fields } Felder
}, { $hours ->
    [0] ohne Stunde
    [one] 1 Stunde
   *[other] { $hours } Stunden
}
way-overtime = { $fields ->
    [one] 1 Feld
   *[other] { $fields } Felder
}, { $hours ->
    [one] 1 Stunde
   *[other] { $hours } Stunden
}, kostet { $willpower ->
    [one] einen Willenspunkt
   *[other] { $willpower } Willenspunkte
}
step-price = { $step }. Schritt −{ $willpower } WP
price-hours = { $hours ->
    [0] ohne Stunde
    [one] 1 Std.
   *[other] { $hours } Std.
}
price-overtime = { $hours ->
    [one] 1 Std.
   *[other] { $hours } Std.
} −{ $willpower } WP
sign-free = frei
sign-overtime = −2 WP je Feld
walk-here = Hierhin laufen
can-attack = hier könnt ihr angreifen
choose-space = Feld wählen
exchange = Tauschen
in-between = Dazwischen
in-between-text = Wer nicht am Zug ist, darf kurz etwas tun, das keine Stunde kostet. Danach geht es weiter wie vorher.
look-into-fog = Fernrohr
falcon-to-whom = Zu wem fliegt der Falke?

## Kampf

fight-at = Kampf auf { $field }
rubble-at = Geröll auf { $field }
round-number = Runde { $round }
before-first-round = Vor der ersten Runde
round-costs = jede Runde kostet alle Beteiligten 1 Stunde
chip-helm = Helm: gleiche zählen zusammen
chip-one-by-one = einzeln: der letzte zählt
chip-black-die = schwarzer Würfel
chip-turned = Würfel gedreht
chip-brew = Trank verdoppelt
adds-strength = dazu { $strength } Stärke
allies-add = Verbündete: +{ $bonus } Stärke
together = zusammen
of-most = von { $most }
creatures-add-up = Kreaturen zählen gleiche Würfel immer zusammen.
rubble-how = Schafft ihr so viel, ist das Geröll weg. Sonst bleibt es liegen.
reward-of = Belohnung { $count }
narrator-plus-one = Erzähler +1
tap-a-die = Tippt den Würfel an, der gedreht wird.
show-board = Spielplan zeigen
show-fight = Zurück zum Kampf
fight-is-over = Der Kampf ist vorbei.

## Teilen und Tauschen

share-out = Verteilt
take-share = Nehmen
piece-for = { $item } für { $hero }
exchange-with = Mit wem?
the-field = das Feld
article = Was
move-piece = Hin oder her
piece-to = { $item } zu { $whom }
do-exchange = Tauschen
exchange-agree = { $player }, bist du einverstanden?
yes-exchange = Ja, tauschen
falcon-back = Falke zurück
prices-are = Beim Händler kosten ein Gegenstand oder ein Stärkepunkt je { $price } Gold. Zwerge zahlen in der Mine { $mine } Gold für die Stärke.
witch-sells = {" "}Der Trank der Hexe auf { $field } kostet { $price } Gold, beim Bogenschützen { $archer }.
gold-of = Gold hat { $hero }
left-over = noch { $count }
buy-for = Kaufen: { $price } Gold

## Legende

legend-again = Die Legende nachlesen
event-card = Ereigniskarte
shield-stops-card = Ein Schild kann dieses Ereignis abwehren.
sunrise = Sonnenaufgang
begin-anew = Neu: { $legend }
creatures = Kreaturen
creature-display = Kreaturenanzeige
creatures-stronger = Heute haben alle Kreaturen { $count } Stärke mehr.
creatures-at = Stehen auf: { $fields }.
creatures-none = Gerade ist keine auf dem Spielplan.
creatures-beaten = {" "}Besiegt: { $count }.


## Was auf einem Feld zu sehen ist

seen-witch = Hexe
seen-merchant = Händler
seen-open-fog = offener Nebel: { $fog }
seen-rubble = Geröll { $number }
seen-farmers = { $count ->
    [one] Bauer
   *[other] { $count } Bauern
}
seen-gold = { $count } Gold

## Einstellungen

andor-letter-keys-list = M laufen, W Stunde warten, A angreifen, L Brunnen leeren, T tauschen, B kaufen, K Kreaturen, P Legende, E Zug beenden, R Regeln, U rückgängig.
andor-arrows = Pfeile der Kreaturen
arrows-off = keine
arrows-subtle = dezent
arrows-strong = deutlich

## Sammlungen von Regeln

preset-remake = wie im Nachbau
andor-open-own = Eigene Legende öffnen
