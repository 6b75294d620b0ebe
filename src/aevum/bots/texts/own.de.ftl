### Was über die Züge eines selbst geschriebenen Bots gesagt wird (Deutsch).

bot-own = { $bot } behält die Gründe für sich: { $move }.
