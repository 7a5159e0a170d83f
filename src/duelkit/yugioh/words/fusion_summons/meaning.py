"""Words about Fusion Summons by effects (融合召喚): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Filter, Modifier, Verb
from duelkit.yugioh.language.nouns import MONSTER, InSeries, Named
from duelkit.yugioh.language.selections import EACH, TARGET, Ref, Subject
from duelkit.yugioh.language.terms import Handling, Zone
from duelkit.yugioh.words.material_summons.meaning import Further


@dataclass(frozen=True, slots=True)
class FusionSummon(Verb):
    """Fusion Summon a monster from the extra deck (融合召喚する). Rules: MR3-FUS-01 to MR3-FUS-07.

    :param which: the Fusion Monster.
    :param materials: where the materials come from.
    :param to: where they go: to the graveyard, or they are banished or shuffled into the deck.
    :param of: what all materials must be.
    :param including: what one of the materials must be (〜を含む).
    :param further: other cards that serve as materials.
    :param as_by: it counts as a Fusion Summon by this card (「X」による融合召喚扱いで).
    :param number: how many materials; 0: any number (モンスター２体を融合素材とし).
    :param at_bottom: in the deck they come to its bottom, in the order in which they are picked
        (好きな順番で持ち主のデッキの下に戻し).
    """

    mentioned_as: ClassVar[frozenset[Handling]] = frozenset({Handling.SPECIAL_SUMMONED, Handling.FUSION_SUMMONED})
    performs_summon: ClassVar[bool] = True

    which: Filter = MONSTER
    materials: Zone = Zone.HAND | Zone.MONSTER_ZONE
    to: Zone = Zone.GRAVEYARD
    of: Filter = MONSTER
    including: Filter | None = None
    further: tuple[Further, ...] = ()
    as_by: Named | None = None
    number: int = 0
    at_bottom: bool = False

    def introduces(self) -> Filter | None:
        return MONSTER


@dataclass(frozen=True, slots=True)
class FusesAs(Modifier):
    """Monsters can be used as Fusion Materials as if they had the name of a card, besides their own
    (融合素材とする場合、〜の同名カードとして融合素材にできる).

    :param of: the card, or the name itself (カード名を「X」として扱う事ができる); a word that names share: they count
        as such monsters, with the names that they have (「X」モンスターとして扱う事ができる).
    :param to: the monsters.
    """

    of_monsters: ClassVar[bool] = True

    of: Ref | Named | InSeries
    to: Subject = EACH


@dataclass(frozen=True, slots=True)
class FusesEquips(Modifier):
    """The Monster Cards of yours that this card is equipped with can be Fusion Materials of such a monster, as what is
    printed on them, where monsters of your field can (その装備カードをその融合モンスターの融合素材に使用できる).

    :param which: the Fusion Monster.
    """

    used_by_one: ClassVar[str] = "Further names cards of one effect; this is about every Fusion Summon of a player"

    which: Filter


@dataclass(frozen=True, slots=True)
class FusionFromElsewhere(Modifier):
    """When you Fusion Summon by an effect, you can use monsters of these places instead, and they go elsewhere
    (〜から選んでゲームから除外し、これらを融合素材にできる).

    :param zones: from where all of the materials come.
    :param to: where they go.
    :param at_end: what is done in the End Phase to a monster that was so summoned, which is ``THEM``.
    """

    used_by_one: ClassVar[str] = "Further names cards of one effect; this is about every Fusion Summon of a player"

    zones: Zone
    to: Zone
    at_end: Verb


@dataclass(frozen=True, slots=True)
class FusionSummonAlone(Verb):
    """Fusion Summon a monster in whose materials the name of a monster stands, with that monster alone
    (そのモンスター１体のみを融合素材とし、そのカード名が融合素材として記された融合モンスター１体を融合召喚する).

    :param what: the only material, of the field or of the Graveyard.
    :param to: where it goes.
    :param as_by: it counts as summoned by the effect of this card (「X」の効果扱いで).
    """

    mentioned_as: ClassVar[frozenset[Handling]] = frozenset({Handling.SPECIAL_SUMMONED, Handling.FUSION_SUMMONED})
    performs_summon: ClassVar[bool] = True
    makes_another: ClassVar[bool] = True

    what: Ref = TARGET
    to: Zone = Zone.GRAVEYARD
    as_by: Named | None = None

    def introduces(self) -> Filter | None:
        return MONSTER


@dataclass(frozen=True, slots=True)
class FusesAlone(Filter):
    """A monster with which alone the effect can Fusion Summon a monster that names it as a material.

    :param as_by: it counts as summoned by the effect of this card.
    """

    of_monsters: ClassVar[bool] = True

    as_by: Named | None = None
