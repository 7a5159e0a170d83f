"""What the search is told of THE EYE OF JUDGMENT."""

from __future__ import annotations

from collections.abc import Callable

from duelkit.judgment.duel import Duel
from duelkit.judgment.engine.seen.view import knows
from duelkit.judgment.state.codes import LIBRARY, card_of
from duelkit.players.judgment.beliefs import guessed
from duelkit.players.judgment.chances import chance_of
from duelkit.players.judgment.greedy import JudgmentGreedyPlayer
from duelkit.players.search.knowledge import Mark


class JudgmentKnowledge:
    """The quick player is the greedy one, with fewer summons and actions to try; the tree looks at as many as that.

    :param summons: how many summons the quick player tries at most; ``actions``: how many actions to the end.
    :param wide: how many summons are looked at in the situations of the tree.
    :param lists_known: whether the other player's deck list is known; if not, it is guessed from what was seen.
    """

    game = "judgment"
    spread = 8.0
    horizon = 4
    luck = 0.45

    def __init__(self, summons: int = 5, actions: int = 2, wide: int = 12, lists_known: bool = False) -> None:
        self.lists_known = lists_known
        self.weigh = JudgmentGreedyPlayer(0, summons, actions).weigh
        self.promises = JudgmentGreedyPlayer(0, wide, actions).weigh

    def imagine(self, duel: Duel, player: int, seed: int) -> Duel:
        """A duel as the player can imagine it; a card is the same card wherever it is drawn to."""
        world = duel if self.lists_known else guessed(duel, player, seed)
        return world.redrawn(player, seed, silent=True)

    def chance(self, duel: Duel, player: int) -> float:
        """The chance that a player wins a position between two turns, or one that is over."""
        return chance_of(duel, player)

    def marks(self, duel: Duel, player: int) -> Callable[[Duel, int], Mark]:
        """Options of cards that were hidden and can be seen are what the cards are; all others are themselves."""
        known = [knows(duel, player, card) for card in range(len(duel.info))]

        def mark(world: Duel, option: int) -> Mark:
            card = card_of(option)
            if (
                0 <= card < len(known)
                and not known[card]
                and (world.place[card] == LIBRARY or knows(world, player, card))
            ):
                return option >> 12, world.info[card].number
            return option, 0

        return mark
