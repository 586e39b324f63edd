"""One round of random play by OpenSpiel, on one core.

open_spiel.py                      prints which versions are measured
open_spiel.py GAME SECONDS SEED    prints games and decisions per second
"""

import importlib.metadata
import platform
import sys
import time

import pyspiel

# Games between two looks at the clock.
BATCH = 10
# Counting decisions costs about as much as playing, so it is done outside the measured time, on games of its own.
COUNTED_GAMES = 500


class Table:
    def __init__(self, name, seed):
        self.game = pyspiel.load_game(name)
        self.bots = [pyspiel.make_uniform_random_bot(seat, seed + seat) for seat in range(self.game.num_players())]
        self.seed = seed

    def play(self):
        """Plays a whole game in C++ and returns its last state."""
        self.seed += 1
        state = self.game.new_initial_state()
        pyspiel.evaluate_bots(state, self.bots, self.seed)
        return state

    def games_per_second(self, seconds):
        games = 0
        begun = time.perf_counter()
        while time.perf_counter() - begun < seconds:
            for _ in range(BATCH):
                self.play()
            games += BATCH
        return games / (time.perf_counter() - begun)

    def decisions_per_game(self):
        """What players chose; cards dealt and dice thrown are not decisions."""
        histories = (self.play().full_history() for _ in range(COUNTED_GAMES))
        decisions = sum(step.player >= 0 for history in histories for step in history)
        return decisions / COUNTED_GAMES


def main(arguments):
    if not arguments:
        print(f"OpenSpiel {importlib.metadata.version('open_spiel')}, Python {platform.python_version()}")
        return
    name, seconds, seed = arguments
    table = Table(name, int(seed))
    games = table.games_per_second(float(seconds))
    print(games, games * table.decisions_per_game())


main(sys.argv[1:])
