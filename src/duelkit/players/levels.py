"""The levels of computer players, 1 to 6, and how each plays. The messages of clients contain their display names."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from math import exp
from typing import Any, Final

from duelkit.kernel.rng import Rng
from duelkit.players.search.knowledge import Knowledge, best_of
from duelkit.players.search.limits import Limit
from duelkit.players.search.player import SearchPlayer

PRECISION: Final = 1 << 24


@dataclass(frozen=True)
class Level:
    """The strength of a computer player.

    :param name: its name in protocols, on the command line and in records.
    :param calm: for levels that look one move ahead, the temperature: how much worse an option's evaluation must be to
    be chosen e times less often; 0 to choose the best.
    :param limit: for levels that search, the limit of thinking about a decision.
    :param proof: for levels that search, the number of positions examined for a certain win this turn.
    """

    name: str
    calm: float = 0.0
    limit: Limit | None = None
    proof: int = 0


LEVELS: Final = (
    Level("level1", calm=3.0),
    Level("level2", calm=0.7),
    Level("level3"),
    Level("level4", limit=Limit(60, 1.0)),
    Level("level5", limit=Limit(200, 2.5), proof=200),
    Level("level6", limit=Limit(800, 5.0), proof=700),
)
NAMES: Final = tuple(level.name for level in LEVELS)


class CasualPlayer:
    """Looks one move ahead and chooses better options more often, but not always.

    :param knowledge: the game's knowledge.
    :param calm: see :class:`Level`.
    """

    def __init__(self, name: str, knowledge: Knowledge[Any], calm: float, seed: int = 0) -> None:
        self.name = name
        self._knowledge = knowledge
        self._calm = calm * knowledge.spread
        self._rng = Rng(seed)

    def choose(self, duel: Any) -> int:
        """An option of the open question."""
        decision = duel.decision
        weighed = self._knowledge.weigh(self._knowledge.imagine(duel, decision.player, self._rng.next()))
        best = best_of(weighed)
        if not self._calm:
            return best
        top = max(worth for _, worth in weighed)
        shares = [exp(max(-30.0, (worth - top) / self._calm)) for _, worth in weighed]
        at = self._rng.below(PRECISION) / PRECISION * sum(shares)
        for (option, _), share in zip(weighed, shares, strict=True):
            at -= share
            if at < 0:
                return option
        return best


def players(
    quick: Callable[[], Knowledge[Any]], whole: Callable[[], Knowledge[Any]], limit: Limit | None = None
) -> dict[str, Callable[[int], Any]]:
    """Factories of the players of each level, which take a seed.

    :param quick: the game's knowledge for players that search; ``whole``: that for players that look one move ahead.
    :param limit: the limit for levels that search, instead of their own.
    """
    return {
        level.name: partial(_player, level, quick if level.limit else whole, limit or level.limit) for level in LEVELS
    }


def _player(level: Level, knowledge: Callable[[], Knowledge[Any]], limit: Limit | None, seed: int) -> Any:
    if level.limit is None or limit is None:
        return CasualPlayer(level.name, knowledge(), level.calm, seed)
    return SearchPlayer(level.name, knowledge(), limit, seed, proof=level.proof)
