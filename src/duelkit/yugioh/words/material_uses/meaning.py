"""Words about what else can be a material, and as what (素材として扱う): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Amount, Filter, Modifier, Verb
from duelkit.yugioh.language.nouns import MONSTER
from duelkit.yugioh.language.selections import EACH, TARGET, THEM, THIS, Ref, Subject
from duelkit.yugioh.language.terms import Handling, Side


@dataclass(frozen=True, slots=True)
class SynchroFromHand(Modifier):
    """With such a card as a Synchro Material, a monster of its player's hand can be one too
    (このカードを素材としてＳ召喚をする場合、手札のモンスター１体もＳ素材にできる).

    :param to: the card.
    """

    used_by_one: ClassVar[str] = "a Synchro Material from the hand is chosen like those of the field"
    of_monsters: ClassVar[bool] = True

    to: Subject = THIS


@dataclass(frozen=True, slots=True)
class LendsItself(Modifier):
    """This card in the hand can be a material for the Synchro Summon of such a monster too
    (〜をＳ召喚する場合、手札のこのカードもＳ素材にできる).

    :param making: the Synchro Monster.
    """

    making: Filter

    def counts_uses(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class LinksOnlyWith(Modifier):
    """A player can use only such monsters as Link Materials, whoever controls them (自分は〜しかリンク素材にできない).

    :param which: the monsters.
    :param side: the player.
    """

    which: Filter
    side: Side = Side.YOU


@dataclass(frozen=True, slots=True)
class LinkMaterialAs(Modifier):
    """For a Link Summon, a card can count as a material with the name, Type and Attribute of another card
    (〜と同じカード名・種族・属性の素材として扱う事ができる).

    :param like: the other card.
    :param to: the cards.
    """

    used_by_one: ClassVar[str] = "it is an option for a Link Summon alone, which Treated is not"
    of_monsters: ClassVar[bool] = True

    like: Ref = THEM
    to: Subject = EACH


@dataclass(frozen=True, slots=True)
class SummonWithBoth(Verb):
    """Right after this effect, Synchro, Xyz or Link Summon a monster with nothing but two monsters as its materials,
    the target and this card (そのモンスターとこのカードのみを素材として〜する). The target may be the opponent's.

    :param which: the monster.
    :param other: the target.
    :param alone: the targets are the only materials, and this card is none (その２体のみを素材として).
    """

    mentioned_as: ClassVar[frozenset[Handling]] = frozenset({Handling.SPECIAL_SUMMONED})
    performs_summon: ClassVar[bool] = True

    which: Filter
    other: Ref = TARGET
    alone: bool = False

    def introduces(self) -> Filter | None:
        return MONSTER


@dataclass(frozen=True, slots=True)
class MadeByUse(Filter):
    """The monster on the field for whose summon this card was used as a material, in an effect that reacts to that
    (このカードを〜素材とした〜モンスター).
    """

    of_monsters: ClassVar[bool] = True
    implies_monster: ClassVar[bool] = True
    visible: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class OtherMaterialCount(Amount):
    """The number of the other materials of the summon for which this card was used, in an effect that reacts to that;
    Tokens count too (その〜召喚の素材としたこのカード以外のモンスターの数).
    """

    used_by_one: ClassVar[str] = "materials that are no cards any more are in no pool that Count could count"


@dataclass(frozen=True, slots=True)
class UsedTogether(Filter):
    """Another material of the summon for which this card was used, in an effect that reacts to that
    (このカード以外の、その〜召喚の素材とした).
    """

    used_by_one: ClassVar[str] = "materials of another monster are known to no other word"
    of_monsters: ClassVar[bool] = True
