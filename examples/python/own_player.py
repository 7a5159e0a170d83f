"""A computer player of your own, which redraws hidden information and plays each option out at random."""

from __future__ import annotations

from duelkit.judgment import Duel, load_deck, new_duel
from duelkit.players.random_player import RandomPlayer


class Guesser:
    """Takes the option that wins most often when hidden cards are redrawn and the rest is played at random."""

    def __init__(self, tries: int) -> None:
        self.tries = tries

    def choose(self, duel: Duel) -> int:
        """Returns an option of the open question."""
        assert duel.decision is not None
        player, options = duel.decision.player, duel.decision.options
        return max(options[:6], key=lambda option: self.wins(duel, player, option))

    def wins(self, duel: Duel, player: int, option: int) -> int:
        """Returns the number of simulated duels that the player wins."""
        won = 0
        for seed in range(self.tries):
            imagined = duel.redrawn(player, seed)
            imagined.choose(option)
            others = RandomPlayer(seed)
            while imagined.decision is not None:
                imagined.choose(others.choose(imagined))
            won += imagined.outcome is not None and imagined.outcome.winner == player
        return won


duel = new_duel(load_deck("fire"), load_deck("wood"), seed=2)
players = [Guesser(1), RandomPlayer(2)]
while duel.decision is not None:
    duel.choose(players[duel.decision.player].choose(duel))
print(duel.outcome, "on turn", duel.turn)
