"""Words about effects to whose activation nothing can be activated in response (効果の発動に対して〜発動できない):
what they mean.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Modifier
from duelkit.yugioh.language.selections import EACH, Subject
from duelkit.yugioh.language.terms import Side


@dataclass(frozen=True, slots=True)
class EffectsUnanswered(Modifier):
    """A player cannot activate anything in response to the activation of the effects of these monsters
    (〜の効果の発動に対して相手は魔法・罠・モンスターの効果を発動できない).

    :param to: the monsters.
    :param by: the player who cannot.
    """

    used_by_one: ClassVar[str] = "no_response is said of one effect; this is about all effects of a monster"
    of_monsters: ClassVar[bool] = True

    to: Subject = EACH
    by: Side = Side.OPPONENT
