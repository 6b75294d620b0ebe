### Rising Cultures - die Frage bei jeder Entscheidung (Deutsch).
### $seat wer gefragt ist.

prompt-start = { $seat }, wähle drei deiner vier Karten in dieser Reihenfolge: die obere Ressourcenkarte, die untere Ressourcenkarte, die Karte, die unter das Deck kommt. Die vierte kommt obenauf.
prompt-swap = { $seat }, tauschst du eine Karte? Du ziehst eine und legst dann eine Handkarte unter das Deck; danach kannst du über den nächsten Tausch entscheiden.
prompt-return = { $seat }, welche Handkarte legst du unter dein Deck? Die anderen behältst du.
prompt-act = { $seat }, du bist am Zug: Eine Handkarte muss gespielt werden, und davor oder danach darfst du freigeschaltete Aktionen nutzen. Dann endet der Zug.
prompt-ascend = { $seat }, steigst du auf? Deine unterste Ressourcenkarte kommt dann in den Fortschrittsbereich: Du erreichst die nächste Stufe und verlierst die Ressourcen der Karte.
prompt-target = { $seat }, welche Karte deines Ablagestapels wählst du? Der Effekt wird sofort mit ihr ausgeführt.
prompt-option = { $seat }, welche dieser Möglichkeiten wählst du? Der Effekt wird sofort ausgeführt.
prompt-peek = { $seat }, welche der angesehenen Karten bleibt oben auf deinem Deck? Die anderen kommen darunter.
prompt-ruler = { $seat }, welchen Herrscher überdeckt der neue? Fähigkeit und SP eines überdeckten Herrschers zählen nicht mehr.
prompt-claim = { $seat }, nimmst du am Wettstreit teil? Dann gehört die Provinz dir, und danach wirfst du im Normalfall deine unterste Militärkarte als Preis ab.
prompt-tribute = { $seat }, welche Karte bringt die Provinz in den Fortschrittsbereich: eine deines Ablagestapels oder deine unterste Militärkarte, die dann nicht der Preis ist?
prompt-waiting = { $seat } überlegt.
