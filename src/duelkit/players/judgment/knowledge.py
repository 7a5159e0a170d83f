"""The knowledge of THE EYE OF JUDGMENT for the search."""

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
    """Its quick player is the greedy one with fewer summons and actions to try; the tree tries the usual numbers.

    :param summons: the maximum number of summons that the quick player tries; ``actions``: that of other actions.
    :param wide: the maximum number of summons in the nodes of the tree.
    :param lists_known: whether the other player's deck list is known; if not, it is guessed from the seen cards.
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
        """A determinization of the duel; cards keep their identity when they are drawn anew."""
        world = duel if self.lists_known else guessed(duel, player, seed)
        return world.redrawn(player, seed, silent=True)

    def chance(self, duel: Duel, player: int) -> float:
        """The probability that a player wins a position between two turns, or one that is over."""
        return chance_of(duel, player)

    def marks(self, duel: Duel, player: int) -> Callable[[Duel, int], Mark]:
        """Marks options by the identity of cards that were hidden and can be seen now; others mark themselves."""
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
