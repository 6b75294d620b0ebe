### Invasions - die geführte erste Aktivierung (Deutsch). Was bei jedem Schritt zu lesen ist, und was
### gesagt wird, wenn etwas anderes gewählt wurde. Du bist Cleo und führst die Goten; Ada die Römer, Ben
### die Hunnen.

lesson-aim = Willkommen an der Donau im Jahr 376. Du führst die Goten: Westgoten und Ostgoten. Ada hält den römischen Osten, Ben die Hunnen und Alanen. Dieses Szenario dauert eine Runde. An seinem Ende wertet jede Nation ihre Ziele: Für die Westgoten bringt die Region Moesia 5, Graecia 4, Dacia 1, und jede geplünderte Stadt 1 Punkt je Stufe. Deine stärksten Einheiten stehen markiert in Valachia.
lesson-order = Die Nationen handeln nacheinander: Barbaren, dann Königreiche, dann Imperien, die ältesten zuerst. Alanen und Ostgoten sind fertig. Jetzt sind die Westgoten an der Reihe, nach dir die Hunnen und zuletzt die Römer. Du hast zwei Bewegungsteile, denn die Westgoten sind auf einer Invasion: Wer einfällt, zieht und kämpft zweimal.
lesson-open = In Valachia wartet Fritigernus mit viermal schwerer Kavallerie, Bogenschützen, einer Adelskavallerie der Ostgoten und der Horde. Auf dem Abzeichen steht 6 von 7 Einheiten: 4 im offenen Land, 2 mehr durch den Anführer, 1 mehr bei Invasion. Tippe auf Valachia und brich mit dieser Gruppe auf.
lesson-open-wrong = Die Infanterie in Dacia kann warten. Brich aus Valachia auf.
lesson-all = Wer geht mit? Ohne Anführer haben Einheiten einen Schritt weniger, und wohin die Horde zieht, dort lebt dein Volk. Nimm alle mit.
lesson-all-wrong = Allein wären sie zu schwach für das, was kommt. Nimm alle mit.
lesson-cross = Die erreichbaren Provinzen leuchten, mit den Schritten, die sie kosten. In Moesia Inferior, jenseits des Flusses, steht eine einzelne römische Infanterie. Wer einmarschiert, kann abgefangen werden: aus Thracia zu 70 %, aus Moesia Superior zu 80 %, und Valens, weit weg in Cappadocia, zu 30 %. Zieh nach Moesia Inferior.
lesson-cross-wrong = Dort gibt es weder Römer noch Punkte. Zieh nach Moesia Inferior.
lesson-overrun = Ada hat es mit zwei Stapeln versucht. Valens würfelte 7, dazu 1 für ihn selbst und 2 für das Imperium, minus 5 für den Weg über den Bosporus: 5. Thracia würfelte 3 und 2 für das Imperium: 5. Beide brauchten 6. So steht eine Infanterie allein gegen deine sechs, und sechs Einheiten dürfen eine einzelne ohne Schlacht überrennen, für einen Schritt mehr.
lesson-overrun-wrong = Das würde dich den Rest des Zuges kosten. Sechs gegen einen: Überrenne sie.
lesson-on = Der Weg ist frei, und du hast noch Schritte. Zieh weiter nach Dardania, ins Gebirge.
lesson-on-wrong = In Dardania gibt es weder Mauern noch Römer. Zieh dorthin.
lesson-fight = Diesmal kommt Adas Caesar aus Moesia Superior: 9, 1 für den Anführer und 2 für das Imperium sind 12. Er bringt eine Legion und eine Elitekavallerie. Wer abgefangen wird, muss kämpfen oder den Durchmarsch erzwingen. Du hast sechs Einheiten, die Aussichten sind gut: Kämpfe.
lesson-fight-wrong = Hier musst du niemanden zurücklassen. Kämpfe.
lesson-reroll = Zuerst die Bogenschützen: Deine treffen die Legion, sie wird auf die beschädigte Seite gedreht. Dann der Nahkampf: ein Würfel je Einheit, und dein Kavallerievorteil hat einen von deinen schwarz gemacht. Weiße Schwerter treffen, rote nur im offenen Land; im Gebirge sind das also 2 Treffer für dich und 2 für Ada. Drei Treffer würden ihren Stapel vernichten. Fritigernus darf zwei Würfel neu werfen, auf beiden Seiten: Wirf einen leeren weißen Würfel von dir neu.
lesson-reroll-wrong = Wirf den Würfel, der am meisten gewinnen kann: einen leeren von dir.
lesson-answer = Ein Schwert: 3 Treffer, der Feind ist vernichtet. Ein Neuwurf ist übrig. Nutze ihn gegen Ada: Wirf einen ihrer weißen Würfel mit Schwert neu.
lesson-answer-wrong = Treffer hast du genug. Nimm Ada eines ihrer Schwerter.
lesson-losses = Leer: 3 zu 1 Treffer. Jede Seite wählt ihre Verluste selbst, aber die erste Einheit, die fällt, muss von der eigenen Nation sein, keine geliehene. Die Bogenschützen haben ihre Arbeit getan: Nimm den Treffer mit ihnen.
lesson-losses-wrong = Schwere Kavallerie entscheidet Schlachten. Nimm den Treffer mit den Bogenschützen.
lesson-second = Sieg durch Vernichtung. Caesar ist in einem D2-Test gefallen, und nach der Schlacht bekam jede Seite Einheiten zurück: du die Bogenschützen, Ada ihre Kavallerie, die nach Thracia gewichen ist. Das war dein erster Teil. Der zweite beginnt mit vollen Schritten: Brich aus Dardania auf.
lesson-second-wrong = Die anderen können bleiben. Brich aus Dardania auf.
lesson-march = Diesmal nimmt Fritigernus drei Einheiten schwere Kavallerie mit; die Horde, die Bogenschützen und die anderen halten Dardania. In Macedonia liegt Thessalonika, eine Stadt der Stufe 2 ohne Mauern. Zieh dorthin.
lesson-march-wrong = Städte bringen Gold und Punkte. Zieh nach Macedonia.
lesson-siege = Niemand ist gekommen. Eine offene Stadt kann sich vor einem barbarischen Anführer aus Schrecken ergeben, mit einem D2-Test, aber diese widersteht. Also belagerst du sie im Kampfteil: 7 ist nötig, minus 1, weil eine römische Flotte sie versorgt. Fritigernus darf insgesamt dreimal würfeln: 66 %. Ein Sturm würde helfen, aber zwei Treffer kosten. Belagere sie.
lesson-siege-wrong = Wegen dieser Stadt bist du gekommen. Belagere sie ohne Sturm.
lesson-loot = 8 minus 1 sind 7: Thessalonika ist dein. Plündere die Stadt: 2 Gold, ein Plünderungsmarker je Stufe, und für die Westgoten ein Punkt je Stufe.
lesson-loot-wrong = Behalten wirst du die Stadt kaum. Plündere sie.
lesson-end = 2 Gold und Marker zu 2 und 1: Deine Kasse steht bei 9. Du hast 2 Punkte für die Plünderung und wirst Dacia werten. Dardania ist dein, aber Moesia hält noch Ada. Jetzt handeln die anderen, und in ihrem Zug darfst du abfangen. Schlachten, Belagerungen und Summen zeigen immer ihre Posten, und jede Regel öffnet sich, wo du sie brauchst. Drei Fragen noch, dann bist du bereit.
