### Die Legenden von Andor: Pläne der Bots, jeder ein Satz: was und wozu. Eigene Worte.

plan-andor-fight = Ich gehe auf { $field } und kämpfe dort ({ $creature }), damit der Weg zur Burg frei bleibt und Gold hereinkommt.
plan-andor-fight-with = Ich kämpfe auf { $field } ({ $creature }) gemeinsam mit { $other }{ $more ->
    [0] {""}
    [one] {" "}und noch einem Helden
   *[other] {" "}und noch { $more } Helden
}: Allein wäre es zu schwer.
plan-andor-go = Ich gehe auf { $field }: Was dort ist, können wir brauchen.
plan-andor-farmer = Ich bringe den Bauern von { $field } in die Burg, denn jeder ist ein Schild mehr.
plan-andor-go-with = Ich gehe mit { $other } und helfe im Kampf.
plan-andor-wait = Ich warte eine Stunde, damit die anderen nachkommen.
plan-andor-end-day = Ich beende meinen Tag: Mehr kann ich heute nicht tun.
plan-andor-style-rush = Heute ziehen wir alle in den entscheidenden Kampf, solange noch Zeit ist.
plan-andor-style-earn = Heute kämpfen wir, wo es Gold bringt, damit wir am Ende stark genug sind.
