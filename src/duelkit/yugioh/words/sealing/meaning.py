"""Words about Graveyards that effects cannot reach (墓地のカードへ及ぶ効果): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Filter, Modifier
from duelkit.yugioh.language.terms import Side


@dataclass(frozen=True, slots=True)
class GraveyardsSealed(Modifier):
    """No card in a Graveyard can be banished, and effects that would move one are negated; where an effect can do
    without them, they cannot be chosen (墓地のカードを除外できず、墓地のカードへ及ぶ効果は無効化され、適用されない).

    Costs and ways of summoning that are no effects can still move them.
    """

    used_by_one: ClassVar[str] = "only it negates effects by where the cards lie that they reach"


@dataclass(frozen=True, slots=True)
class ReachesPast(Modifier):
    """The activation and the effects of this card reach cards in Graveyards that such cards seal
    (このカードの発動は「X」によっては制限されない).

    :param seal: the cards.
    """

    never_negated: ClassVar[bool] = True
    used_by_one: ClassVar[str] = "only one card is spared by name what seals Graveyards"

    seal: Filter


@dataclass(frozen=True, slots=True)
class GraveyardUnaffected(Modifier):
    """The Graveyard of a player is unaffected by such cards (自分の墓地は「X」の効果を受けない).

    :param by: the cards.
    :param side: whose Graveyard.
    """

    used_by_one: ClassVar[str] = "Unaffected is about cards on the field"

    by: Filter
    side: Side = Side.YOU
