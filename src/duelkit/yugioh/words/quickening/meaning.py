"""Words about effects that become quick effects (相手ターンでも発動できる効果になる): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Filter, Modifier, Pool


@dataclass(frozen=True, slots=True)
class OriginallyInSeries(Filter):
    """A card with this word in the name printed on it (元々のカード名に「X」を含む).

    :param ja: the word, which is compared with the Japanese card name.
    :param en: its English form.
    """

    on_its_face: ClassVar[bool] = True

    ja: str
    en: str


@dataclass(frozen=True, slots=True)
class UsedInEitherTurn(Modifier):
    """The player can activate ignition effects of these cards like quick effects, in the opponent's turn too
    (〜が発動する効果は、相手ターンでも発動できる効果になる).

    :param to: the cards.
    """

    used_by_one: ClassVar[str] = "nothing else changes how fast the effects of others are"
    of_monsters: ClassVar[bool] = True

    to: Pool


@dataclass(frozen=True, slots=True)
class FromHandInTheirTurn(Modifier):
    """You can activate such Quick-Play Spells from your hand in the opponent's turn too
    (自分は相手ターンに〜速攻魔法カードを手札から発動できる).

    :param which: the cards.
    """

    used_by_one: ClassVar[str] = "nothing else lets Spells be activated from the hand in the opponent's turn"

    which: Filter
