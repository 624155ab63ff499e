# Mitspieler, die Sagenwerk spielt: was sie vorhaben, was man ihnen sagt, Tipps, Aussichten.

## Wer spielt: wie lange sie überlegen

bot-planner-quick = KI plant, überlegt kaum
bot-planner = KI plant gut, überlegt etwas
bot-planner-strong = KI plant gründlich, dauert
heroquest-leads-planner-quick = Sagenwerk leitet planvoll, überlegt kaum
heroquest-leads-planner = Sagenwerk leitet planvoll, überlegt etwas
heroquest-leads-planner-strong = Sagenwerk leitet planvoll, überlegt länger

## Am Platz: was ein Bot vorhat, und was man ihm sagt

mate-bot = { $hero } (Bot)
mate-plans = Vorhaben:
mate-told = Das hat { $name } vorgeschlagen.
mate-told-you = Das hast du vorgeschlagen.
mate-told-chip = vorgeschlagen
mate-suggest = Vorschlag machen
mate-orders = Was soll { $hero } tun?
mate-orders-how = Such aus, was { $hero } machen soll:
mate-orders-none = Gerade gibt es für { $hero } nichts vorzuschlagen. Schau später wieder.
mate-orders-more = alle { $count } zeigen
mate-as-you-like = Mach, was du für richtig hältst
mate-asks-around = Einen Augenblick …
mate-heard = { $hero } macht, was du vorschlägst.
mate-free = { $hero } entscheidet wieder selbst.

## Ein Bot fragt

mate-asks = { $name } fragt: Seid ihr einverstanden? { $what }
waits-bot-asks = { $hero } fragt euch etwas.
waits-bot-asks-text = Ja oder nein? Die Frage steht oben.
mate-bots-ask = Bots fragen vorher
mate-bots-ask-text = Bevor sie etwas tun, das alle betrifft und nicht rückgängig zu machen ist
mate-hints-level = Wie gründlich Tipps überlegt sind
mate-level-quick = schnell
mate-level-normal = gut
mate-level-strong = gründlich (dauert länger)

## Tipps

hint = Tipp
hint-thinks = Ich überlege, was ich hier tun würde.
hint-thinks-short = Überlegt …
hint-says = An deiner Stelle: { $words }
hint-why = Warum, und wie sicher?
hint-won =
    { $sure ->
        [fine] Ziemlich genau
        [rough] Ungefähr
       *[vague] Grob geschätzt
    } gewinnt ihr so { $share } von 100 Spielen; es können auch { $low } bis { $high } sein.
hint-stands =
    { $sure ->
        [fine] Ziemlich genau
        [rough] Ungefähr
       *[vague] Grob geschätzt
    } steht es danach bei { $share } von 100 Punkten; es können auch { $low } bis { $high } sein.
hint-close = Es ist knapp: Etwas anderes ist vielleicht genauso gut.
hint-clear = Nichts anderes kam mir so gut vor.

## Aussichten

chance = Aussichten
chance-show = Aussichten zeigen
chance-how = Wie oft einfache Mitspieler von hier aus gewinnen. Nur in diesem Browser
chance-thinks = Ich rechne aus, wie es für euch steht …
chance-text = So gewinnen einfache Mitspieler von hier aus in { $stated } von 100 Partien ({ $low }–{ $high }).
chance-unknown = Wie es für euch steht, lässt sich hier nicht sagen.
chance-old = So war es eben. Ich rechne neu …
