### Pläne der Bots: was für alle Spiele gilt. Eigene Worte.

plan-as-usual = Ich mache weiter wie gewohnt: Nichts anderes verspricht mehr.
