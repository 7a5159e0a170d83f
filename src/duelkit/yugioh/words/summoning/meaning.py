"""Words about Normal and Special Summons (召喚・特殊召喚): what they mean."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from duelkit.yugioh.language.base import Filter, Modifier, Verb, What
from duelkit.yugioh.language.nouns import MONSTER
from duelkit.yugioh.language.selections import Ref, RefKind
from duelkit.yugioh.language.terms import Attribute, Bond, CardType, Handling, Position, Race, Side, SummonKind


@dataclass(frozen=True, slots=True)
class CanBeNormalSummoned(Filter):
    """A monster that can be Normal Summoned or Set by what is printed on it, now or not (通常召喚可能な)."""

    of_monsters: ClassVar[bool] = True
    implies_monster: ClassVar[bool] = True
    of_monsters_denied: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class WasSummoned(Filter):
    """A monster that was summoned in one of these ways (〜召喚した).

    :param kinds: the ways.
    :param this_turn: in the current turn.
    """

    of_monsters: ClassVar[bool] = True
    implies_monster: ClassVar[bool] = True
    of_monsters_denied: ClassVar[bool] = True
    visible: ClassVar[bool] = True
    of_arrival: ClassVar[bool] = True

    kinds: SummonKind
    this_turn: bool = False

    def arrived_this_turn(self) -> bool:
        return self.this_turn


@dataclass(frozen=True, slots=True)
class SummonedWith(Filter):
    """A monster that was summoned with such materials (〜を素材として〜召喚された).

    :param kinds: the ways of summoning.
    :param which: the materials.
    :param least: how many of them at least.
    :param only: all of them (〜のみ).
    :param different_names: no two of these have a name in common (カード名が異なる).
    """

    of_monsters: ClassVar[bool] = True
    implies_monster: ClassVar[bool] = True

    kinds: SummonKind
    which: Filter
    least: int = 1
    only: bool = False
    different_names: bool = False


@dataclass(frozen=True, slots=True)
class OnlyOne(Modifier):
    """You can control only one card of this name, or only one such card can be there (１体しか存在できない).

    :param which: such cards; ``None``: cards of this name on your field.
    :param side: on whose field.
    """

    never_negated: ClassVar[bool] = True

    which: Filter | None = None
    side: Side = Side.YOU


@dataclass(frozen=True, slots=True)
class SummonsPerTurn(Modifier):
    """You can summon cards of this name only a number of times per turn (１ターンに１度しか〜召喚できない).

    :param kinds: the ways of summoning.
    :param times: how many times.
    """

    kinds: SummonKind
    times: int = 1


@dataclass(frozen=True, slots=True)
class SummonNotNegated(Modifier):
    """The summons of this card in these ways cannot be negated (〜召喚は無効化されない).

    :param kinds: the ways of summoning.
    """

    kinds: SummonKind


@dataclass(frozen=True, slots=True)
class SummonsNotNegated(Modifier):
    """The summons of any monsters in these ways are not negated (リンク召喚は無効化されない).

    :param kinds: the ways of summoning.
    :param which: what the monsters are; ``None``: any.
    :param side: whose summons.
    """

    kinds: SummonKind
    which: Filter | None = None
    side: Side = Side.EITHER


@dataclass(frozen=True, slots=True)
class UseNormalSummon(Verb):
    """As a cost: use up your Normal Summon of the turn (通常召喚扱い). Rule: EX04-EQP-12."""

    used_by_one: ClassVar[str] = "a cost that takes no card, which no other cost word says (EX04-EQP-12)"

    def introduces(self) -> Filter | None:
        return MONSTER


@dataclass(frozen=True, slots=True)
class SpecialSummon(Verb):
    """Special Summon monsters, all at the same time (特殊召喚する): ``special_summon(TARGET)``.

    :param what: the monsters.
    :param positions: the battle positions to choose from.
    :param to: whose field they come to.
    :param modifiers: what applies to them while they stay face-up (効果は無効化される …).
    :param as_kind: it counts as this kind of summon (Ｓ召喚扱い).
    :param ignoring: summoning conditions are ignored (召喚条件を無視して).
    :param bind: the source remembers them as ``LINKED``, as Call of the Haunted does.
    :param pointed: only to zones that this card points to (このカードのリンク先).
    :param pointed_by: only to zones that such Link Monsters point to (〜のリンク先となる自分フィールドに).
    :param over: the player's monster that it is put on, as its material (重ねてX召喚扱い). Rule: MR3-XYZ-05.
    :param extra_zone: only to an extra monster zone (EXモンスターゾーンに).
    :param linked: only to zones in which it and this card are linked (このカードとリンク状態となるように).
    :param opposite: only to the zone in front of where it lies (正面の自分のメインモンスターゾーンに).
    :param by: it counts as Special Summoned by the effect of this card (〜の効果で特殊召喚した扱いとなる).
    :param as_before: a card referred to comes to the field of the player who controlled it last, in the battle position
        that it had last (破壊された時のコントローラーのフィールドに同じ表示形式で), whatever else is said.
    """

    moves_cards: ClassVar[bool] = True
    mentioned_as: ClassVar[frozenset[Handling]] = frozenset({Handling.SPECIAL_SUMMONED})

    what: What
    positions: Position = Position.FACE_UP
    to: Side = Side.YOU
    modifiers: tuple[Modifier, ...] = ()
    as_kind: SummonKind = SummonKind(0)
    ignoring: bool = False
    bind: bool = False
    pointed: bool = False
    over: What | None = None
    extra_zone: bool = False
    by: Ref | None = None
    pointed_by: Filter | None = None
    linked: bool = False
    opposite: bool = False
    as_before: bool = False

    def introduces(self) -> Filter | None:
        return MONSTER

    def monsters(self) -> What | None:
        return self.what

    def bond(self) -> tuple[Bond, What] | None:
        return (Bond.SUMMONED, self.what) if self.bind else None

    def summons(self) -> What | None:
        return self.what

    def bringing(self, modifiers: tuple[Modifier, ...]) -> Verb | None:
        return replace(self, modifiers=(*self.modifiers, *modifiers))

    def brings_this(self) -> bool:
        return isinstance(self.what, Ref) and self.what.kind is RefKind.THIS

    def asks_summonable(self) -> bool:
        return not self.ignoring


@dataclass(frozen=True, slots=True)
class NormalSummonNow(Verb):
    """Right after this effect, Normal Summon or Set a monster (通常召喚する).

    :param which: the monster.
    :param set_too: it can be Set as well; ``False``: only summoned (召喚する).
    :param tributes: with Tributes only, as a Tribute Summon (アドバンス召喚する).
    """

    performs_summon: ClassVar[bool] = True

    which: Filter = MONSTER
    set_too: bool = True
    tributes: bool = False

    def introduces(self) -> Filter | None:
        return MONSTER


@dataclass(frozen=True, slots=True)
class BecomeMonster(Verb):
    """This trap is Special Summoned as a monster (モンスターとして扱う). Rule: RES-GAP-TRM-01.

    :param attribute: its attribute; ``None``: the declared one (宣言した種族・属性を持つ).
    :param race: its type; ``None``: the declared one.
    :param level: its Level.
    :param atk: its ATK.
    :param defense: its DEF.
    :param types: its card types.
    :param positions: the battle positions to choose from.
    :param as_trap: it is still a trap too (罠カードとしても扱う).
    :param modifiers: what applies to it.
    """

    attribute: Attribute | None
    race: Race | None
    level: int
    atk: int
    defense: int
    types: CardType = CardType.MONSTER | CardType.EFFECT
    positions: Position = Position.FACE_UP
    as_trap: bool = True
    modifiers: tuple[Modifier, ...] = ()

    def bringing(self, modifiers: tuple[Modifier, ...]) -> Verb | None:
        return replace(self, modifiers=(*self.modifiers, *modifiers))

    def brings_this(self) -> bool:
        return True


def special_summon(what: What, positions: Position = Position.FACE_UP, *modifiers: Modifier) -> Verb:
    """Special Summon monsters to your field."""
    return SpecialSummon(what, positions, modifiers=modifiers)
