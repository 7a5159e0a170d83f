"""Statements of the text before the numbered effects: limits, ways of summoning, names."""

from __future__ import annotations

from dataclasses import dataclass

from duelkit.yugioh.language.base import Condition, Filter, Modifier
from duelkit.yugioh.language.card import Limit, Procedure
from duelkit.yugioh.language.clauses import Apply
from duelkit.yugioh.language.terms import SummonKind, Zone
from duelkit.yugioh.words.material_summons.meaning import StandIn


@dataclass(frozen=True)
class Statement:
    """A statement of a preface."""


@dataclass(frozen=True)
class Limited(Statement):
    """Effects are limited.

    :param marks: their numbers from 0; empty: all of them.
    :param limit: the limit.
    :param method: it limits the way of summoning with this number, or the one in the preface.
    :param whose: the name of the card, if the text has it.
    """

    marks: tuple[int, ...]
    limit: Limit
    method: bool = False
    whose: str = ""


@dataclass(frozen=True)
class Restricted(Statement):
    """An activation restriction (〜を発動するターン、〜できない).

    :param restriction: what applies, as a part of the cost.
    :param of_card: it belongs to the activation of the card, not to its effects.
    :param marks: the numbers of the effects from 0; empty: those mentioned before, or all.
    """

    restriction: Apply
    of_card: bool = False
    marks: tuple[int, ...] = ()


@dataclass(frozen=True)
class Pledged(Statement):
    """このカードを特殊召喚するターン、自分は〜できない: what applies then."""

    restriction: Apply


@dataclass(frozen=True)
class Summoned(Statement):
    """How the card is summoned.

    :param special: it cannot be Normal Summoned or Set.
    :param kinds: the only Special Summons that are possible.
    :param always: no other way, even after it was properly summoned.
    :param strictly: no other way from the Extra Deck.
    :param never: it cannot be Special Summoned.
    :param only_these: its Fusion Summon takes no monster in place of a material.
    :param by_effects: by any effects of cards.
    :param by: the only card (both names), or the only cards, whose effects summon it.
    :param by_itself: only its own effect summons it.
    :param not_from: the places from which it cannot be Special Summoned.
    :param after_field: from the Graveyard only if it was sent there from the field.
    :param tributes: what all monsters must be that are Tributed for it.
    :param tributes_too: which Spells and Traps can be Tributed for it in place of monsters.
    :param ritual_by: the only cards whose effects Ritual Summon it.
    """

    special: bool = False
    kinds: SummonKind = SummonKind(0)
    always: bool = False
    strictly: bool = False
    never: bool = False
    only_these: bool = False
    by_effects: bool = False
    by: tuple[str, str] | Filter | None = None
    by_itself: bool = False
    not_from: Zone = Zone(0)
    after_field: bool = False
    tributes: Filter | None = None
    tributes_too: Filter | None = None
    ritual_by: Filter | None = None


@dataclass(frozen=True)
class MadeWith(Statement):
    """Which further monsters can be materials of this card, or count as others.

    :param stand_in: what can count as the Tuner.
    :param of_opponent: a monster of the opponent's field.
    :param counting: what counts as of the Level that Xyz Materials have (そのレベルを〜として扱う).
    """

    stand_in: StandIn | None = None
    of_opponent: Filter | None = None
    counting: Filter | None = None


@dataclass(frozen=True)
class Own(Statement):
    """A summoning procedure; ``only``: it is the only way; ``extra``: the text says ＥＸデッキから."""

    procedure: Procedure
    only: bool = False
    whose: str = ""
    extra: bool = False


@dataclass(frozen=True)
class AlsoNamed(Statement):
    """ルール上〜としても扱う: the names in both languages; ``only``: instead of the name on the card (〜として扱う)."""

    names: tuple[tuple[str, str], ...]
    only: bool = False


@dataclass(frozen=True)
class Applies(Statement):
    """Modifiers without a number, under a condition; ``always``: nothing negates them."""

    modifiers: tuple[Modifier, ...]
    whose: str = ""
    condition: Condition | None = None
    always: bool = False


@dataclass(frozen=True)
class Afterwards(Statement):
    """Modifiers of the monster after its own summoning procedure."""

    modifiers: tuple[Modifier, ...]


@dataclass(frozen=True)
class PendulumLevel(Statement):
    """レベル７がＰ召喚可能な場合にＥＸデッキの表側のこのカードはＰ召喚できる: the Level."""

    level: int


@dataclass(frozen=True)
class Mentioned(Statement):
    """A card that the preface names (「X」により降臨): its names in both languages."""

    names: tuple[str, str]


@dataclass(frozen=True)
class Nothing(Statement):
    """A sentence that repeats another card or the rules: 「X」により降臨."""
