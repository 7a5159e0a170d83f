"""Words about Normal and Special Summons (召喚・特殊召喚): what they mean."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from duelkit.yugioh.language.base import Filter, Modifier, Verb, What
from duelkit.yugioh.language.nouns import MONSTER
from duelkit.yugioh.language.selections import Ref, RefKind
from duelkit.yugioh.language.terms import Attribute, Bond, CardType, Handling, Position, Race, Side, SummonKind


@dataclass(frozen=True, slots=True)
class WasSummoned(Filter):
    """A monster that came out in one of these ways; ``this_turn`` asks for this turn."""

    of_monsters: ClassVar[bool] = True
    implies_monster: ClassVar[bool] = True
    of_monsters_denied: ClassVar[bool] = True
    visible: ClassVar[bool] = True

    kinds: SummonKind
    this_turn: bool = False


@dataclass(frozen=True, slots=True)
class SummonedWith(Filter):
    """A monster that came out in one of these ways, made of such materials (〜を素材として〜召喚された).

    ``least``: how many of the materials are such; ``only``: all of them are (〜のみ).
    """

    of_monsters: ClassVar[bool] = True
    implies_monster: ClassVar[bool] = True

    kinds: SummonKind
    which: Filter
    least: int = 1
    only: bool = False


@dataclass(frozen=True, slots=True)
class CanBeSpecialSummoned(Filter):
    """A monster that an effect may Special Summon now. Rules: MR3-SS-06, MR3-SS-07."""

    of_monsters: ClassVar[bool] = True


SUMMONABLE = CanBeSpecialSummoned()


@dataclass(frozen=True, slots=True)
class OnlyOne(Modifier):
    """You can control only one card of this name (１体しか存在できない)."""


@dataclass(frozen=True, slots=True)
class SummonsPerTurn(Modifier):
    """You can summon cards of this name in these ways only so often per turn (１ターンに１度しか〜召喚できない)."""

    kinds: SummonKind
    times: int = 1


@dataclass(frozen=True, slots=True)
class UseNormalSummon(Verb):
    """As a cost: the player's Normal Summon of the turn is used up (通常召喚扱い). Rule: EX04-EQP-12."""

    used_by_one: ClassVar[str] = "a cost that takes no card, which no other cost word says (EX04-EQP-12)"

    def introduces(self) -> Filter | None:
        return MONSTER


@dataclass(frozen=True, slots=True)
class SpecialSummon(Verb):
    """Special Summon monsters, all at the same time (特殊召喚する).

    ``positions``: those allowed. ``to``: to whose field. ``modifiers``: apply to them for as long as they stay face-up
    (効果は無効化される …). ``as_kind``: it is treated as this kind of summon. ``ignoring``: summoning conditions are
    ignored. ``bind``: the source remembers them as ``LINKED`` (as Call of the Haunted does). ``pointed``: only to zones
    that this card points to (このカードのリンク先となる自分フィールドに). ``extra_zone``: only to an extra
    monster zone (EXモンスターゾーンに). ``over``: the one that is summoned comes onto
    this monster of the player's, which becomes its material with its own materials (重ねてＸ召喚扱いで); MR3-XYZ-05.
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


@dataclass(frozen=True, slots=True)
class NormalSummonNow(Verb):
    """Right after this effect, Normal Summon or Set a monster (通常召喚する).

    Not ``set_too``: it is only summoned (召喚する).
    """

    performs_summon: ClassVar[bool] = True

    which: Filter = MONSTER
    set_too: bool = True

    def introduces(self) -> Filter | None:
        return MONSTER


@dataclass(frozen=True, slots=True)
class BecomeMonster(Verb):
    """This trap is Special Summoned as a monster (モンスターとして扱う罠). RES-GAP-TRM-01.

    ``as_trap``: it stays a trap too (罠カードとしても扱う). ``modifiers`` are brought along with it.
    """

    attribute: Attribute
    race: Race
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


@dataclass(frozen=True, slots=True)
class GainEffects(Verb):
    """Gemini Monsters are treated as summoned once more (再度召喚した状態として扱う)."""

    used_by_one: ClassVar[str] = "only it makes a Gemini Monster count as summoned once more"
    what: What


def special_summon(what: What, positions: Position = Position.FACE_UP, *modifiers: Modifier) -> Verb:
    """Special Summon monsters to your field."""
    return SpecialSummon(what, positions, modifiers=modifiers)
