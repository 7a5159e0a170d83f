"""Words about the kinds of monsters of which players can have only some: what they mean."""

from __future__ import annotations

from dataclasses import dataclass

from duelkit.yugioh.language.base import Modifier
from duelkit.yugioh.language.terms import Stat


@dataclass(frozen=True, slots=True)
class OneKind(Modifier):
    """On each player's field there can be face-up monsters of only one Type or Attribute; the player sends the others
    to the Graveyard (１種類の種族のモンスターしか表側表示で存在できない).

    What was there first stays; of monsters that came at the same time, or were there before, the player chooses.

    :param of: Type or Attribute.
    :param each: one monster of each instead (それぞれ１体しか同じ種族のモンスターは表側表示で存在できない).
    """

    of: Stat
    each: bool = False
