"""A bot of your own: tries each action in some worlds it cannot rule out, and plays on by lot.

aevum simulate attila --seats docs/own_bot.py:Dreamer,random --games 20
aevum play attila --seats me,docs/own_bot.py:Dreamer
aevum serve --bot docs/own_bot.py:Dreamer
"""

from random import Random


class Dreamer:
    def __init__(self, seed):
        self.rng = Random(seed)

    def choose(self, sight):
        """Choose one of `sight.legal`; `sight.view` is what I see, `sight.world` what may be."""
        worlds = [sight.world(self.rng) for _ in range(4)]
        return max(sight.legal, key=lambda word: sum(self.worth(sight, w, word) for w in worlds))

    def worth(self, sight, world, word):
        game, state = sight.game, sight.game.clone(world)
        game.apply(state, word)
        for _ in range(12):
            if game.is_over(state):
                break
            words = [w for w, _ in game.outcomes(state)] or game.legal(state, game.actor(state))
            game.apply(state, self.rng.choice(words))
        return 2 * state.score[sight.seat] - max(state.score)
