### HeroQuest: Pläne der Bots, je ein Satz: was, und wozu. Eigene Worte.

plan-heroquest-attack = Ich gehe auf den Gegner auf { $square } los ({ $kind }), damit er uns nicht mehr schadet.
plan-heroquest-cast = Ich spreche jetzt einen Zauber ({ $spell }), denn später hilft er weniger.
plan-heroquest-fall-back = Ich weiche zurück, dorthin, wo mich die wenigsten Monster erreichen.
plan-heroquest-wait = Ich bleibe hier und lasse die Monster zu uns kommen.
plan-heroquest-go-with = Ich bleibe bei { $other }, damit wir einander helfen können.
plan-heroquest-search-treasure = Ich suche hier nach Schätzen, die uns weiterhelfen.
plan-heroquest-search-secret-doors-and-traps = Ich suche hier nach Geheimtüren und Fallen, damit wir sicher weiterkommen.
plan-heroquest-search-secret-doors = Ich suche hier nach Geheimtüren, damit wir weiterkommen.
plan-heroquest-search-traps = Ich suche hier nach Fallen, damit niemand hineintritt.
plan-heroquest-open = Ich öffne die Tür { $door }, damit wir sehen, was dahinter liegt.
plan-heroquest-home = Ich gehe zur Treppe und verlasse das Verlies, solange ich lebe.
plan-heroquest-master-cunning = Meine Figuren schlagen dort zu, wo es am meisten schadet, und warten sonst außer Reichweite.
plan-heroquest-master-hunt = Alle meine Figuren gehen auf einen Helden los ({ $hero }), damit er fällt.
