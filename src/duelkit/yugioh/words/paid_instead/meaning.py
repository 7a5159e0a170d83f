"""Words about cards that pay in place of others (手札を捨てる場合、代わりに〜): what they mean."""

from __future__ import annotations

from dataclasses import dataclass

from duelkit.yugioh.language.base import Filter, Modifier


@dataclass(frozen=True, slots=True)
class DiscardPaid(Modifier):
    """If you would discard to activate the effect of such a monster on your field, you can send this card to the
    Graveyard instead (〜の効果を発動するために手札を捨てる場合、代わりにこのカードを墓地へ送る事ができる).

    It pays for one card, which must be all that the cost discards; that card need not be in the hand.

    :param which: the monster.
    """

    which: Filter

    def counts_uses(self) -> bool:
        return True
