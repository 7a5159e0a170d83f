"""How far the estimates of the analysis agree with what happens: Brier score, log loss, and calibration curve.

Duels of computer players are played to their end. At some decisions of each the analysis estimates the chance to win of
the player who is asked, from what that player can know; afterwards the result is known. Equal seeds give equal figures.

    PYTHONPATH=src python tools/calibration.py --duels 60 --edition mr3 --how quick
    PYTHONPATH=src python tools/calibration.py --duels 60 --game judgment --how thorough
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from functools import partial
from typing import Any, Final

from duelkit import games
from duelkit.analysis import Ahead, Playouts
from duelkit.analysis.calibration import Calibration, Forecast
from duelkit.analysis.comparing import Comparison
from duelkit.games.game import Game
from duelkit.kernel.rng import Rng

LONGEST: Final = 4000
HOW: Final = {"quick": Ahead, "thorough": Playouts}


def redrawn(duel: Any, seed: int) -> Any:
    """The duel as the player who is asked could imagine it."""
    return duel.redrawn(duel.decision.player, seed, silent=True)


def forecasts(game: Game, setup: Any, number: int, each: int, worlds: int, how: str, seed: int) -> Iterator[Forecast]:
    """Plays a duel and estimates chances on the way.

    :param each: how many decisions are estimated; ``worlds``: from how many redrawn duels each.
    """
    chance = Rng(seed << 32 | number)
    names = list(game.decks(setup))
    decks = [game.deck(names[chance.below(len(names))], setup) for _ in range(2)]
    duel: Any = game.begin(setup, decks, chance.next(), chance.below(2)).duel
    players = [game.player("greedy", chance.next()) for _ in range(2)]
    moments: list[Any] = []
    while duel.decision is not None and len(moments) < LONGEST:
        moments.append(duel.copy(silent=True))
        duel.choose(players[duel.decision.player].choose(duel))
    outcome = duel.outcome
    for _ in range(min(each, len(moments))):
        moment = moments.pop(chance.below(len(moments)))
        player = moment.decision.player
        option = game.player("greedy", chance.next()).choose(moment)
        known = Comparison(HOW[how](game), partial(redrawn, moment), player, (option,), option)
        known.add([chance.next() for _ in range(worlds)])
        won = 0.5 if outcome is None or outcome.is_draw else float(outcome.winner == player)
        yield Forecast(known.estimate(option).chance, won, number)


def main() -> None:
    """Prints the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="yugioh")
    parser.add_argument("--edition", default=None)
    parser.add_argument("--duels", type=int, default=40)
    parser.add_argument("--each", type=int, default=5, help="decisions of each duel (default 5)")
    parser.add_argument("--worlds", type=int, default=16, help="redrawn duels for each estimate (default 16)")
    parser.add_argument("--how", choices=tuple(HOW), default="quick")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=3600.0, help="no further duel is begun after so long")
    options = parser.parse_args()
    game = games.named(options.game)
    setup = game.setup({"edition": options.edition} if options.edition else {})
    began, found = time.monotonic(), Calibration()
    for number in range(options.duels):
        if time.monotonic() - began > options.seconds:
            break
        for forecast in forecasts(game, setup, number, options.each, options.worlds, options.how, options.seed):
            found.add(forecast)
    print(f"{options.game} {options.edition or ''} {options.how}, {options.worlds} redrawn duels, seed {options.seed}")
    for line in found.lines():
        print(line)


if __name__ == "__main__":
    main()
