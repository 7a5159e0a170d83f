"""Words about materials, and Ritual and Synchro Summons (素材): what they mean."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Condition, Filter, Modifier, Node, Pool, Verb, What
from duelkit.yugioh.language.card import Card, Effect, Materials, Procedure
from duelkit.yugioh.language.definitions import types_of_monster
from duelkit.yugioh.language.nouns import MONSTER, InSeries, Named
from duelkit.yugioh.language.selections import THIS, Ref, Subject
from duelkit.yugioh.language.terms import Attribute, CardType, Handling, Marker, Race, Stat, SummonKind, Zone


@dataclass(frozen=True, slots=True)
class Alike(Node):
    """What materials have in common, and in what no two of them agree (同じ属性で種族が異なる).

    :param same: the properties that are the same for all.
    :param different: the properties that differ.
    :param different_names: their names differ (カード名が異なる).
    :param either: properties one of which is the same for all (種族または属性が同じ).
    """

    same: tuple[Stat, ...] = ()
    different: tuple[Stat, ...] = ()
    different_names: bool = False
    either: tuple[Stat, ...] = ()


@dataclass(frozen=True, slots=True)
class AsMaterial(Modifier):
    """Modifiers apply to a Synchro, Xyz or Link Monster that is summoned with this card as a material, or to a monster
    that is Tribute Summoned with this card as a Tribute, while it stays face-up; that is no effect of that monster
    (このカードを〜素材とした〜モンスターは, このカードをリリースして召喚した〜は).

    :param kind: the way of summoning.
    :param modifiers: the modifiers.
    :param which: what that monster is besides.
    """

    kind: SummonKind
    modifiers: tuple[Modifier, ...]
    which: Filter | None = None


@dataclass(frozen=True, slots=True)
class FusionMaterials(Materials):
    """Fusion Materials (融合素材): one for each slot.

    :param slots: a filter for each named material.
    :param more: further materials, any number of them.
    :param least_more: how many of the further ones at least.
    :param only_these: no monster stands in for a material (融合召喚は上記のカードでしか行えない).
    :param alike: what holds between all materials.
    """

    slots: tuple[Filter, ...]
    more: Filter | None = None
    least_more: int = 0
    only_these: bool = False
    alike: Alike = Alike()


@dataclass(frozen=True, slots=True)
class StandIn(Node):
    """A monster of the player's field that can count as the Tuner (〜１体をチューナーとして扱う事ができる).

    :param which: the monster.
    :param level: the Level as which it counts; 0: its own.
    """

    which: Filter
    level: int = 0


@dataclass(frozen=True, slots=True)
class SynchroMaterials(Materials):
    """Synchro Materials (チューナー＋チューナー以外のモンスター). Rules: MR3-SYN-02, MR3-SYN-03.

    :param tuner: the Tuner.
    :param others: the non-Tuners.
    :param least: how many of them at least.
    :param most: how many of them at most.
    :param tuners: how many Tuners.
    :param stand_in: what can count as the Tuner.
    :param more_tuners: so many Tuners at least (チューナー２体以上).
    """

    tuner: Filter
    others: Filter
    least: int = 1
    most: int = 99
    tuners: int = 1
    stand_in: StandIn | None = None
    more_tuners: bool = False


@dataclass(frozen=True, slots=True)
class XyzMaterials(Materials):
    """Xyz Materials: monsters of one Level (レベル４モンスター×２). Rule: MR3-XYZ-03.

    :param level: their Level; 0: ``which`` says what they are.
    :param count: how many at least.
    :param which: what else they are.
    :param most: how many at most; 0: exactly ``count``.
    :param same_rank: Xyz Monsters of one Rank.
    :param counting: monsters that count as ones of that Level (〜のレベルを６として扱う).
    :param same_name: all of one name (同名).
    :param alike: what holds between all materials (同じ種族・属性の).
    """

    level: int
    count: int
    which: Filter = MONSTER
    most: int = 0
    same_rank: bool = False
    counting: Filter | None = None
    same_name: bool = False
    alike: Alike = Alike()


@dataclass(frozen=True, slots=True)
class LinkMaterials(Materials):
    """Link Materials: monsters that add up to the Link Rating. Rule: MR20-GAP-LNK-01.

    A Link Monster counts as one material or as its Link Rating.

    :param which: what they are.
    :param least: how many at least.
    :param most: how many at most; 0: as many as the Link Rating.
    :param different_names: their names differ (カード名が異なる).
    :param one: at least one of them is such a monster (〜を含む).
    :param alike: what holds between all materials.
    :param of_opponent: one monster of the opponent's can be among them (相手フィールドの〜１体もＬ素材にできる).
    """

    which: Filter
    least: int
    most: int = 0
    different_names: bool = False
    one: Filter | None = None
    alike: Alike = Alike()
    of_opponent: Filter | None = None


@dataclass(frozen=True, slots=True)
class OtherMaterials(Modifier):
    """With such a card as a Synchro Material, all others must pass (他のＳ素材モンスターは全て〜でなければならない).

    :param which: what the others must be.
    :param to: the cards.
    :param of_hand: they are so many monsters of the player's hand (手札の〜２体でなければならない); 0: any number
        of the field.
    """

    of_monsters: ClassVar[bool] = True

    which: Filter
    to: Subject = THIS
    of_hand: int = 0


@dataclass(frozen=True, slots=True)
class XyzOfAtLeast(Modifier):
    """Such a card can only be used for an Xyz Summon with so many materials at least
    (モンスター〜体以上を素材としたX召喚にしか使用できない).

    :param count: how many materials.
    :param to: the cards.
    """

    of_monsters: ClassVar[bool] = True
    used_by_one: ClassVar[str] = "Cannot knows the Xyz Monster, not the other materials"

    count: int
    to: Subject = THIS


@dataclass(frozen=True, slots=True)
class ListsMaterial(Filter):
    """A monster whose materials name this card or series (「X」を融合素材とする, 「X」チューナー). Rule: MR3-SYN-04.

    :param which: the card or the series.
    """

    which: InSeries | Named


@dataclass(frozen=True, slots=True)
class LiesIn(Filter):
    """A card that lies in one of these places; a material that lay there when it was used (手札のモンスター).

    :param zones: the places.
    """

    zones: Zone


@dataclass(frozen=True, slots=True)
class NamedAsMaterialOf(Filter):
    """A card whose name is among the Fusion Materials of the card referred to (カード名が記された融合素材).

    :param ref: the Fusion Monster.
    """

    needs_revealed: ClassVar[bool] = True

    ref: Ref


@dataclass(frozen=True, slots=True)
class Further(Node):
    """Cards of other places that can serve as materials or Tributes too (〜も融合素材とする事ができる).

    :param pool: the cards.
    :param to: where they go.
    :param most: how many of them at most; 0: any number.
    :param condition: it must hold at the summon.
    :param making: only for such a monster (「X」モンスターを融合召喚する場合).
    :param beside: only if one of the Fusion Materials is such a card (自分の「X」を融合素材とする場合).
    """

    pool: Pool
    to: Zone = Zone.GRAVEYARD
    most: int = 0
    condition: Condition | None = None
    making: Filter | None = None
    beside: Filter | None = None


@dataclass(frozen=True, slots=True)
class RitualSummon(Verb):
    """Ritual Summon a monster by Tributing monsters of at least its Level (儀式召喚する).

    Rules: MR3-RIT-03 to MR3-RIT-07.

    :param which: the Ritual Monster.
    :param exactly: the Levels add up to exactly that number.
    :param origin: from where it is summoned.
    :param of: what all Tributes must be.
    :param materials: where the Tributes come from.
    :param level: what the Levels add up to; 0: the monster's own Level.
    :param including: what one of the Tributes must be.
    :param further: cards that serve in place of Tributes and go elsewhere.
    :param single: one card only is Tributed, or serves in place of it (１体をリリースし).
    :param most: how many are Tributed at most; 0: any number (２体までリリースし).
    """

    mentioned_as: ClassVar[frozenset[Handling]] = frozenset({Handling.SPECIAL_SUMMONED, Handling.RITUAL_SUMMONED})
    performs_summon: ClassVar[bool] = True

    which: Filter
    exactly: bool = False
    origin: Zone = Zone.HAND
    of: Filter = MONSTER
    materials: Zone = Zone.HAND | Zone.MONSTER_ZONE
    level: int = 0
    including: Filter | None = None
    further: tuple[Further, ...] = ()
    single: bool = False
    most: int = 0

    def introduces(self) -> Filter | None:
        return MONSTER


@dataclass(frozen=True, slots=True)
class MaterialSummonNow(Verb):
    """Right after this effect, Synchro, Xyz or Link Summon a monster (S召喚・X召喚・リンク召喚を行う).

    :param which: the monster.
    :param using: a monster that must be one of the materials.
    :param including: what one of the materials must be.
    :param of: what all materials must be (自分フィールドの〜のみを素材として).
    :param this_turn: what applies to the monster this turn (この効果でＳ召喚したモンスターはこのターン〜).
    """

    mentioned_as: ClassVar[frozenset[Handling]] = frozenset({Handling.SPECIAL_SUMMONED})
    performs_summon: ClassVar[bool] = True

    which: Filter
    using: What | None = None
    including: Filter | None = None
    of: Filter | None = None
    this_turn: tuple[Modifier, ...] = ()

    def introduces(self) -> Filter | None:
        return MONSTER


def _extra(
    kind: CardType,
    passcode: int,
    ja: str,
    en: str,
    attribute: Attribute,
    race: Race,
    level: int,
    atk: int,
    defense: int,
    materials: Materials,
    effects: Sequence[Effect],
    types: CardType,
    scale: int,
    procedures: Sequence[Procedure],
    only_by: SummonKind,
    always: bool,
) -> Card:
    return Card(
        passcode,
        ja,
        en,
        types_of_monster(types | kind, effects, scale),
        attribute,
        race,
        level,
        atk,
        defense,
        scale,
        tuple(effects),
        materials,
        tuple(procedures),
        only_by,
        always,
    )


def fusion(
    passcode: int,
    ja: str,
    en: str,
    attribute: Attribute,
    race: Race,
    level: int,
    atk: int,
    defense: int,
    materials: FusionMaterials,
    *effects: Effect,
    types: CardType = CardType(0),
    scale: int = 0,
    procedures: Sequence[Procedure] = (),
    only_by: SummonKind = SummonKind.FUSION,
    always: bool = False,
) -> Card:
    """A Fusion Monster (融合モンスター). Rules: MR3-FUS-01, MR3-FUS-03."""
    return _extra(
        CardType.FUSION,
        passcode,
        ja,
        en,
        attribute,
        race,
        level,
        atk,
        defense,
        materials,
        effects,
        types,
        scale,
        procedures,
        only_by,
        always,
    )


def synchro(
    passcode: int,
    ja: str,
    en: str,
    attribute: Attribute,
    race: Race,
    level: int,
    atk: int,
    defense: int,
    materials: SynchroMaterials,
    *effects: Effect,
    types: CardType = CardType(0),
    scale: int = 0,
    procedures: Sequence[Procedure] = (),
    always: bool = False,
) -> Card:
    """A Synchro Monster (シンクロモンスター). Rules: MR3-SYN-01 to MR3-SYN-04."""
    return _extra(
        CardType.SYNCHRO,
        passcode,
        ja,
        en,
        attribute,
        race,
        level,
        atk,
        defense,
        materials,
        effects,
        types,
        scale,
        procedures,
        SummonKind.SYNCHRO,
        always,
    )


def xyz(
    passcode: int,
    ja: str,
    en: str,
    attribute: Attribute,
    race: Race,
    rank: int,
    atk: int,
    defense: int,
    materials: XyzMaterials,
    *effects: Effect,
    types: CardType = CardType(0),
    scale: int = 0,
    procedures: Sequence[Procedure] = (),
    always: bool = False,
) -> Card:
    """An Xyz Monster (エクシーズモンスター). Rules: MR3-XYZ-01 to MR3-XYZ-04."""
    return _extra(
        CardType.XYZ,
        passcode,
        ja,
        en,
        attribute,
        race,
        rank,
        atk,
        defense,
        materials,
        effects,
        types,
        scale,
        procedures,
        SummonKind.XYZ,
        always,
    )


def link_monster(
    passcode: int,
    ja: str,
    en: str,
    attribute: Attribute,
    race: Race,
    rating: int,
    atk: int,
    markers: Marker,
    materials: LinkMaterials,
    *effects: Effect,
    types: CardType = CardType(0),
    procedures: Sequence[Procedure] = (),
    always: bool = False,
) -> Card:
    """A Link Monster (リンクモンスター): no Level, no DEF. Rules: MR20-SUM-11, MR20-GAP-LNK-01 to MR20-GAP-LNK-03.

    :raises ValueError: if the number of markers is not the Link Rating.
    """
    if int(markers).bit_count() != rating:
        raise ValueError(f"{ja} has {int(markers).bit_count()} link markers; expected {rating}, its Link Rating")
    types = types_of_monster(types | CardType.LINK, effects, 0)
    return Card(
        passcode,
        ja,
        en,
        types,
        attribute,
        race,
        rating,
        atk,
        None,
        0,
        tuple(effects),
        materials,
        tuple(procedures),
        SummonKind.LINK,
        always,
        markers=markers,
    )
