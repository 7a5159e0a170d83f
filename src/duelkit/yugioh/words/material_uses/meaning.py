"""Words about what else can be a material, and as what (素材として扱う): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Modifier
from duelkit.yugioh.language.selections import EACH, THEM, THIS, Ref, Subject


@dataclass(frozen=True, slots=True)
class SynchroFromHand(Modifier):
    """With such a card as a Synchro Material, a monster of its player's hand can be one too
    (このカードを素材としてＳ召喚をする場合、手札のモンスター１体もＳ素材にできる).

    :param to: the card.
    """

    of_monsters: ClassVar[bool] = True

    to: Subject = THIS


@dataclass(frozen=True, slots=True)
class LinkMaterialAs(Modifier):
    """For a Link Summon, a card can count as a material with the name, Type and Attribute of another card
    (〜と同じカード名・種族・属性の素材として扱う事ができる).

    :param like: the other card.
    :param to: the cards.
    """

    of_monsters: ClassVar[bool] = True

    like: Ref = THEM
    to: Subject = EACH
