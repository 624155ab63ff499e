### HeroQuest: quests of map editors, taken over at the start page. Our own words.

heroquest-open-editor = Open a HeroScribe file
heroquest-import = Take a quest over
heroquest-import-reads = “{ $name }” is being read …
heroquest-import-which = Which quest of the file?
heroquest-import-values = Not of the base game: { $pieces }. What values they have is proposed.
heroquest-import-start = On which square do the heroes begin?
heroquest-import-start-text = A letter for the column (A to Z), a number for the row (1 to 19), for example C14. The other heroes stand around it.
heroquest-import-start-here = Begin here
heroquest-import-starts = The heroes begin on: { $squares }
heroquest-import-why-not = Why it cannot be played like this
heroquest-import-why-not-text = Save it as a quest file, put that in order, and open it as a quest of your own.
heroquest-import-told = What you should know ({ $count })
heroquest-import-save = Save as quest file
heroquest-import-open = Take over
