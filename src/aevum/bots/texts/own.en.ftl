### What is said about the moves of a home-made bot (English).

bot-own = { $bot } keeps its reasons to itself: { $move }.
