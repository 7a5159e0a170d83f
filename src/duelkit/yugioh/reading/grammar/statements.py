"""What a text says of its card before the numbered effects, as values: limits, ways of summoning, names."""

from __future__ import annotations

from dataclasses import dataclass

from duelkit.yugioh.language.base import Condition, Filter, Modifier
from duelkit.yugioh.language.card import Limit, Procedure
from duelkit.yugioh.language.clauses import Apply
from duelkit.yugioh.language.terms import SummonKind, Zone


@dataclass(frozen=True)
class Said:
    """Something that a preface says."""


@dataclass(frozen=True)
class Limited(Said):
    """Effects are limited.

    :param marks: their numbers from 0; none: all of them.
    :param limit: how.
    :param method: it is about the way of summoning with this number, or the one in the preface.
    :param whose: the name by which the card speaks of itself, if it does.
    """

    marks: tuple[int, ...]
    limit: Limit
    method: bool = False
    whose: str = ""


@dataclass(frozen=True)
class Restricted(Said):
    """What applies in the turn in which a card or effect is activated (〜を発動するターン、〜できない).

    :param restriction: what applies, as a part of the cost.
    :param of_card: it is about the activation of the card, not about its effects.
    :param marks: the numbers of the effects from 0; none: those spoken of before, or all.
    """

    restriction: Apply
    of_card: bool = False
    marks: tuple[int, ...] = ()


@dataclass(frozen=True)
class Summoned(Said):
    """How the card is summoned.

    :param special: it cannot be Normal Summoned or Set.
    :param kinds: the Special Summons by which alone it may come.
    :param always: never another way, even after it was properly summoned.
    :param strictly: from the extra deck in no other way.
    :param never: it cannot be Special Summoned.
    :param only_these: its Fusion Summon takes no monster in place of a material.
    :param by_effects: by any effects of cards.
    :param by: the card whose effect alone brings it, in both languages, or which cards'.
    :param by_itself: its own effect alone brings it.
    :param not_from: from there it cannot be Special Summoned.
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


@dataclass(frozen=True)
class Own(Said):
    """A way of summoning of its own; ``only``: it is the only one; ``extra``: ＥＸデッキから is told."""

    procedure: Procedure
    only: bool = False
    whose: str = ""
    extra: bool = False


@dataclass(frozen=True)
class AlsoNamed(Said):
    """ルール上〜としても扱う: both names of each."""

    names: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Applies(Said):
    """Something that applies without a number, under a condition; ``always``: nothing negates it."""

    modifiers: tuple[Modifier, ...]
    whose: str = ""
    condition: Condition | None = None
    always: bool = False


@dataclass(frozen=True)
class Afterwards(Said):
    """What applies to the monster once it was summoned in its own way."""

    modifiers: tuple[Modifier, ...]


@dataclass(frozen=True)
class PendulumLevel(Said):
    """レベル７がＰ召喚可能な場合にＥＸデッキの表側のこのカードはＰ召喚できる: as a monster of which Level."""

    level: int


@dataclass(frozen=True)
class Mentioned(Said):
    """A card named that has to do with this one (「X」により降臨): both names."""

    names: tuple[str, str]


@dataclass(frozen=True)
class Nothing(Said):
    """A sentence that says what follows from other cards or the rules: 「X」により降臨."""
