"""Words about effects and attacks to which nothing can be activated in response (効果の発動に対して〜発動できない):
what they mean.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Filter, Modifier
from duelkit.yugioh.language.selections import EACH, Subject
from duelkit.yugioh.language.terms import Side


@dataclass(frozen=True, slots=True)
class EffectsUnanswered(Modifier):
    """A player cannot activate anything in response to the activation of the effects of these monsters
    (〜の効果の発動に対して相手は魔法・罠・モンスターの効果を発動できない).

    :param to: the monsters, for as long as they are where they were activated; ``None``: ``which`` says which.
    :param by: the player who cannot.
    :param which: what the monsters are, wherever they are, whose effects the other player activates
        (自分の〜モンスターの効果の発動に対して).
    :param whoever: whoever activates them, and of cards of every kind (〜カードの効果の発動に対して).
    """

    of_monsters: ClassVar[bool] = True

    to: Subject | None = EACH
    by: Side = Side.OPPONENT
    which: Filter | None = None
    whoever: bool = False


@dataclass(frozen=True, slots=True)
class CardsUnanswered(Modifier):
    """A player cannot activate anything in response to the activation of the other player's cards of a kind
    (自分の魔法カードの発動に対して相手は魔法・罠・モンスターの効果を発動できない).

    :param which: the cards; the cards themselves are activated, not effects of theirs.
    :param by: the player who cannot.
    :param whoever: whoever activates them (〜魔法カードの発動に対して).
    """

    which: Filter
    by: Side = Side.OPPONENT
    whoever: bool = False


@dataclass(frozen=True, slots=True)
class AttacksUnanswered(Modifier):
    """A player cannot activate anything as these monsters declare an attack
    (〜の攻撃宣言時に相手はカードの効果を発動できない).

    :param to: the monsters.
    :param by: the player who cannot.
    """

    used_by_one: ClassVar[str] = "Cannot forbids it for a time; this is about the moment of each attack declaration"
    of_monsters: ClassVar[bool] = True

    to: Subject = EACH
    by: Side = Side.OPPONENT
