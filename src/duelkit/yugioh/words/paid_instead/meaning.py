"""Words about cards that pay in place of others (手札を捨てる場合、代わりに〜): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

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


@dataclass(frozen=True, slots=True)
class TributePaid(Modifier):
    """If you would Tribute monsters to activate the effect of such a monster, you can send the top cards of your Deck
    to the Graveyard instead (〜の効果を発動するためにモンスターをリリースする場合、代わりに〜).

    It stands for all that the cost Tributes, which need not be there; a cost that asks for more than Tributes is not
    meant.

    :param which: the monster.
    :param amount: how many cards are sent.
    """

    used_by_one: ClassVar[str] = "DiscardPaid is about discards, for which this card itself pays"

    which: Filter
    amount: int

    def counts_uses(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class SelfTributePaid(Modifier):
    """If such a monster of yours would Tribute itself to activate its effect, you can banish this card, wherever it
    is, instead (〜が効果を発動するために自身をリリースする場合、代わりにこのカードを除外できる).

    :param which: the monster.
    """

    used_by_one: ClassVar[str] = "TributePaid sends cards of the Deck, whatever is Tributed"

    which: Filter

    def counts_uses(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class DiscardEased(Modifier):
    """If you would discard such a monster and another card to activate that monster's effect in the hand, you can
    discard only the monster (そのモンスターとカード１枚を捨てる場合、代わりにそのモンスターのみを捨てる事ができる).

    The effect that says so has the limit of once each turn.

    :param which: the monster.
    """

    used_by_one: ClassVar[str] = "DiscardPaid puts another card in place of the one that is discarded"

    which: Filter

    def counts_uses(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class CountersPaid(Modifier):
    """If you would remove such counters from your field to activate a card effect, you can remove all of them from this
    card instead (自分フィールドの〜カウンターを取り除く場合、代わりにこのカードから取り除く事ができる).

    There need not be any where they would be removed. The effect that says so has the limit of once each turn.

    :param name: the name of the counters.
    """

    used_by_one: ClassVar[str] = "the others of this topic pay in place of discards and Tributes"

    name: str

    def counts_uses(self) -> bool:
        return True
