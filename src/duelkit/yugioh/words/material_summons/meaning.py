"""Words about materials, and Fusion, Ritual and Synchro Summons (素材): what they mean."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Condition, Filter, Node, Pool, Verb, What
from duelkit.yugioh.language.card import Card, Effect, Materials, Procedure
from duelkit.yugioh.language.definitions import types_of_monster
from duelkit.yugioh.language.nouns import MONSTER, InSeries, Named
from duelkit.yugioh.language.selections import Ref
from duelkit.yugioh.language.terms import Attribute, CardType, Handling, Marker, Race, Stat, SummonKind, Zone


@dataclass(frozen=True, slots=True)
class Alike(Node):
    """What materials have in common (同じ属性で), and in what no two agree (種族が異なる, カード名が異なる)."""

    same: tuple[Stat, ...] = ()
    different: tuple[Stat, ...] = ()
    different_names: bool = False


@dataclass(frozen=True, slots=True)
class FusionMaterials(Materials):
    """One material for each slot; ``more``: any number of further ones of this kind, at least ``least_more``.

    ``only_these``: no monster stands in for a material (融合召喚は上記のカードでしか行えない). ``alike``: of all.
    """

    slots: tuple[Filter, ...]
    more: Filter | None = None
    least_more: int = 0
    only_these: bool = False
    alike: Alike = Alike()


@dataclass(frozen=True, slots=True)
class SynchroMaterials(Materials):
    """``tuner`` + non-tuners ``others``. Rules: MR3-SYN-02, MR3-SYN-03."""

    tuner: Filter
    others: Filter
    least: int = 1
    most: int = 99


@dataclass(frozen=True, slots=True)
class XyzMaterials(Materials):
    """``count`` or more monsters of Level ``level``. Rule: MR3-XYZ-03. ``level`` 0: see ``which``; ``same_rank``."""

    level: int
    count: int
    which: Filter = MONSTER
    most: int = 0
    same_rank: bool = False


@dataclass(frozen=True, slots=True)
class LinkMaterials(Materials):
    """``least`` to ``most`` monsters that come to the Link Rating; ``most`` 0: as many as that.

    A Link Monster counts as one material or as many as its Rating. ``different_names``: カード名が異なる. ``one``: at
    least one of them is such a monster. ``alike``: of all of them. Rule: MR20-GAP-LNK-01.
    """

    which: Filter
    least: int
    most: int = 0
    different_names: bool = False
    one: Filter | None = None
    alike: Alike = Alike()


@dataclass(frozen=True, slots=True)
class ListsMaterial(Filter):
    """A monster whose materials name this card (「X」を融合素材とする), or a Tuner with this word in its name.

    Rule: MR3-SYN-04.
    """

    which: InSeries | Named


@dataclass(frozen=True, slots=True)
class NamedAsMaterialOf(Filter):
    """A card whose name stands among the Fusion Materials of the card referred to (カード名が記された融合素材)."""

    ref: Ref


@dataclass(frozen=True, slots=True)
class Further(Node):
    """Cards of further places that may serve as materials too, or in place of Tributes (〜も融合素材とする事ができる).

    ``to``: where they go. ``most``: so many of them at most (0: any number). ``condition``: only if it holds then.
    ``making``: only for such a monster (「X」モンスターを融合召喚する場合).
    """

    pool: Pool
    to: Zone = Zone.GRAVEYARD
    most: int = 0
    condition: Condition | None = None
    making: Filter | None = None


@dataclass(frozen=True, slots=True)
class FusionSummon(Verb):
    """Fusion Summon with materials from these places (融合召喚する). Rules: MR3-FUS-01 to MR3-FUS-07.

    ``to``: where the materials go: the graveyard, or they are banished or shuffled into the deck. ``of``: only such
    cards serve. ``including``: one of them is such a card (〜を含む). ``further``: other cards that serve too.
    """

    mentioned_as: ClassVar[frozenset[Handling]] = frozenset({Handling.SPECIAL_SUMMONED, Handling.FUSION_SUMMONED})
    performs_summon: ClassVar[bool] = True

    which: Filter = MONSTER
    materials: Zone = Zone.HAND | Zone.MONSTER_ZONE
    to: Zone = Zone.GRAVEYARD
    of: Filter = MONSTER
    including: Filter | None = None
    further: tuple[Further, ...] = ()

    def introduces(self) -> Filter | None:
        return MONSTER


@dataclass(frozen=True, slots=True)
class RitualSummon(Verb):
    """Ritual Summon, releasing monsters of at least its Level (儀式召喚する). MR3-RIT-03 to -07.

    ``exactly``: the Levels add up to exactly that. ``origin``: from where it comes. ``of``: only such monsters may be
    released, from ``materials``. ``level``: what the Levels add up to, where a number is told (0: its own Level).
    ``including``: one of them is such a card. ``further``: cards that go elsewhere in place of Tributes.
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

    def introduces(self) -> Filter | None:
        return MONSTER


@dataclass(frozen=True, slots=True)
class MaterialSummonNow(Verb):
    """Right after this effect, Synchro, Xyz or Link Summon such a monster (S召喚・X召喚・リンク召喚を行う).

    ``using``: this monster is one of the materials.
    """

    mentioned_as: ClassVar[frozenset[Handling]] = frozenset({Handling.SPECIAL_SUMMONED})
    performs_summon: ClassVar[bool] = True

    which: Filter
    using: What | None = None

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
