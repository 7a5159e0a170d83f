"""The knowledge of Yu-Gi-Oh! for the search."""

from __future__ import annotations

from collections.abc import Callable

from duelkit.kernel.rng import Rng
from duelkit.players.search.knowledge import Mark
from duelkit.players.yugioh.beliefs import guessed
from duelkit.players.yugioh.chances import chance_of
from duelkit.players.yugioh.greedy import GreedyPlayer
from duelkit.yugioh.duel import Duel
from duelkit.yugioh.engine.seen.view import knows
from duelkit.yugioh.state.codes import DECK, card_of


class YugiohKnowledge:
    """Its quick player is the greedy one with fewer positions to examine; the tree examines the usual number.

    :param nodes: the maximum number of positions that the quick player examines per decision; ``wide``: that for nodes
    of the tree.
    :param lists_known: whether the other player's deck list is known; if not, it is guessed from the seen cards.
    """

    game = "yugioh"
    spread = 600.0
    horizon = 2
    luck = 0.8

    def __init__(self, nodes: int = 60, wide: int = 220, lists_known: bool = False) -> None:
        self.lists_known = lists_known
        self.weigh = GreedyPlayer(0, nodes).weigh
        self.promises = GreedyPlayer(0, wide).weigh

    def imagine(self, duel: Duel, player: int, seed: int) -> Duel:
        """A determinization of the duel; cards of a deck that the open question offers remain the same."""
        decision = duel.decision
        assert decision is not None
        offered = {card_of(option) for option in decision.options}
        looked_at = [card for card in offered if 0 <= card < len(duel.info) and duel.place[card] == DECK]
        shown = duel
        if looked_at:
            shown = duel.copy(silent=True)
            for card in looked_at:
                shown.let_know(card, shown.known.get(card, 0) | 1 << player)
        world = (shown if self.lists_known else guessed(shown, player, seed)).redrawn(player, seed, silent=True)
        if not looked_at:
            return world
        chance = Rng(~seed)
        for deck in world.deck:
            # their positions in the deck are not revealed
            places = [at for at, card in enumerate(deck) if card in offered or not knows(duel, player, card)]
            cards = sorted(deck[at] for at in places)
            chance.shuffle(cards)
            for at, card in zip(places, cards, strict=True):
                deck[at] = card
        return world

    def chance(self, duel: Duel, player: int) -> float:
        """The probability that a player wins a position between two turns, or one that is over."""
        return chance_of(duel, player)

    def marks(self, duel: Duel, player: int) -> Callable[[Duel, int], Mark]:
        """Marks options by the identity of cards that were hidden and can be seen now; others mark themselves."""
        known = [knows(duel, player, card) for card in range(len(duel.info))]

        def mark(world: Duel, option: int) -> Mark:
            card = card_of(option)
            if 0 <= card < len(known) and not known[card] and (world.place[card] == DECK or knows(world, player, card)):
                return option >> 12, world.info[card].passcode
            return option, 0

        return mark
