"""How strong the computer players are: mirrored duels of two of them, with 95 % Wilson intervals.

    python tools/strength.py level6 greedy --game judgment --pairs 20
    python tools/strength.py ruler,simulations=100 greedy --edition ex04 --decks chaos_2005 plain

A pair is one shuffle played twice, with the players in each other's seats, so that the luck of the cards weighs on both
alike. A player is one of the game, ``search`` or ``ruler``; those two take ``simulations``, ``horizon``, ``nodes``,
``known`` (1 if the other's deck list is known), ``proof`` (positions looked at for a certain win) and ``net``, the
folder of a trained net, with ``weight`` and ``prior``, its shares in hundredths.
The ruler searches alike but sees every card, the order of the decks and how chance will fall: what it wins is what
there is to win for this kind of search. It exists here alone and is offered to nobody.
"""

from __future__ import annotations

import argparse
import sys
import time
from functools import cache, partial
from itertools import combinations_with_replacement
from math import sqrt
from pathlib import Path
from typing import Any

from duelkit import games
from duelkit.games.game import Game
from duelkit.players import Player
from duelkit.players.search.limits import Limit
from duelkit.players.search.player import SearchPlayer


class Ruler(SearchPlayer[Any]):
    """Sees everything. For measuring only."""

    def imagine(self, duel: Any, player: int, seed: int) -> Any:
        return duel.copy()


def player_of(game: Game, wanted: str, seed: int) -> Player[Any]:
    """A player by its name, with what follows the name."""
    name, *rest = wanted.split(",")
    if name not in ("search", "ruler"):
        return game.player(name, seed)
    told = dict(part.split("=") for part in rest)
    folder = told.pop("net", None)
    figures = {key: int(value) for key, value in told.items()}
    known = bool(figures.get("known", 0))
    if game.identity == "yugioh":
        from duelkit.players.yugioh.knowledge import YugiohKnowledge

        made: Any = partial(YugiohKnowledge, figures.get("nodes", 60), lists_known=known)
    else:
        from duelkit.players.judgment.knowledge import JudgmentKnowledge

        made = partial(JudgmentKnowledge, figures.get("nodes", 5), lists_known=known)
    if folder is not None:
        from duelkit.learning.net import NetKnowledge

        made = partial(
            NetKnowledge, made(), net_of(folder), figures.get("weight", 100) / 100, figures.get("prior", 0) / 100
        )
    limit = Limit(figures.get("simulations", 50))
    kind = Ruler if name == "ruler" else SearchPlayer
    return kind(name, made(), limit, seed, figures.get("horizon"), proof=figures.get("proof", 0))


@cache
def net_of(folder: str) -> Any:
    """The net in a folder."""
    from duelkit.learning.net import Net

    return Net(Path(folder))


def wilson(wins: float, count: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    if not count:
        return 0.0, 1.0
    z, share = 1.96, wins / count
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    reach = z * sqrt(share * (1 - share) / count + z * z / (4 * count * count)) / (1 + z * z / count)
    return middle - reach, middle + reach


def play(game: Game, setup: Any, decks: list[Any], seed: int, wanted: tuple[str, str]) -> tuple[int, list[float]]:
    """Who wins a duel, −1 for nobody, and the processor seconds and decisions of each seat."""
    duel = game.begin(setup, decks, seed, seed % 2).duel
    players = [player_of(game, name, seed + seat) for seat, name in enumerate(wanted)]
    spent = [0.0, 0.0, 0.0, 0.0]
    while (decision := duel.decision) is not None:
        seat = decision.player
        began = time.process_time()
        option = players[seat].choose(duel)
        spent[seat] += time.process_time() - began
        spent[seat + 2] += 1
        duel.choose(option)
    assert duel.outcome is not None
    return duel.outcome.winner, spent


def main() -> int:
    """Play the pairs and print a line after each."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("players", nargs=2)
    parser.add_argument("--game", default="yugioh")
    parser.add_argument("--edition", default="mr3")
    parser.add_argument("--decks", nargs="*", help="their mirror matches and pairings (default: all of the edition)")
    parser.add_argument("--mirror", action="store_true", help="both play the same deck")
    parser.add_argument("--pairs", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=20.0, help="begin no further pair after these (default 20)")
    options = parser.parse_args()
    game = games.named(options.game)
    setup = game.setup({"edition": options.edition})
    names = options.decks or list(game.decks(setup))
    pairings = [(name, name) for name in names] if options.mirror else list(combinations_with_replacement(names, 2))
    won, count, spent, began = 0.0, 0, [0.0, 0.0, 0.0, 0.0], time.monotonic()
    for number in range(options.pairs):
        if time.monotonic() - began > options.minutes * 60:
            break
        decks = [game.deck(name, setup) for name in pairings[(number * 7 + options.seed) % len(pairings)]]
        for first in (0, 1):
            wanted = options.players if first == 0 else options.players[::-1]
            winner, took = play(game, setup, decks, 1000 * options.seed + number, (wanted[0], wanted[1]))
            won += 0.5 if winner < 0 else float(winner == first)
            count += 1
            for mine, seat in ((0, first), (1, 1 - first)):
                spent[mine] += took[seat]
                spent[mine + 2] += took[seat + 2]
        low, high = wilson(won, count)
        each = [1000 * spent[at] / max(spent[at + 2], 1) for at in (0, 1)]
        print(
            f"{' '.join(options.players)} {options.game} {options.edition if options.game == 'yugioh' else ''}: "
            f"{won:g} of {count}, {won / max(count, 1):.0%} ({low:.0%} to {high:.0%}); "
            f"{each[0]:.0f} and {each[1]:.1f} ms a decision",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
