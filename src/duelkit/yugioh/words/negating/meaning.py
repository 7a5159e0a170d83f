"""Words about negation and being unaffected (無効): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Filter, Modifier, Verb
from duelkit.yugioh.language.selections import EACH, RESPONDED, THIS, Subject
from duelkit.yugioh.language.terms import Negation, Side
from duelkit.yugioh.words.destroying.meaning import Destroy


@dataclass(frozen=True, slots=True)
class Negated(Modifier):
    """The effects of these cards are negated; they can still be activated (効果は無効化される).

    :param to: the cards.
    """

    to: Subject = EACH


@dataclass(frozen=True, slots=True)
class Unaffected(Modifier):
    """These cards are unaffected by effects of other cards (効果を受けない).

    :param to: the cards.
    :param by: whose effects; ``None``: both players'.
    :param of: the cards whose effects do nothing; ``None``: any.
    :param activated_only: activated effects only.
    :param lower_level_monsters: effects of monsters only whose Level or Rank is lower than the Level of this card.
    """

    to: Subject = EACH
    by: Side | None = None
    of: Filter | None = None
    activated_only: bool = False
    lower_level_monsters: bool = False


@dataclass(frozen=True, slots=True)
class Rebuffs(Modifier):
    """Effects that target these cards are negated as they are processed, and their cards destroyed
    (〜を対象とする〜の効果は無効化され破壊される).

    :param of: the cards whose effects are negated.
    :param to: the cards that they target.
    """

    of: Filter
    to: Subject = THIS


def negated(to: Subject = EACH) -> Modifier:
    """The effects of these cards are negated."""
    return Negated(to)


@dataclass(frozen=True, slots=True)
class NegateActivation(Verb):
    """Negate the activation that this responds to (その発動を無効にする). Rules: RES-GAP-NEG-01, RES-GAP-NEG-02."""

    keeps_that: ClassVar[bool] = True
    negates: ClassVar[Negation | None] = Negation.ACTIVATION


@dataclass(frozen=True, slots=True)
class NegateEffect(Verb):
    """Negate the effect that this responds to (その効果を無効にする). Rule: RES-GAP-NEG-03."""

    keeps_that: ClassVar[bool] = True
    negates: ClassVar[Negation | None] = Negation.EFFECT


@dataclass(frozen=True, slots=True)
class NegateSummon(Verb):
    """Negate the summon that is about to succeed (その召喚を無効にする). Rule: MR3-GAP-SUM-01."""

    negates: ClassVar[Negation | None] = Negation.SUMMON


def negate_and_destroy() -> Verb:
    """Negate the activation, and if you do, destroy that card (その発動を無効にし破壊する)."""
    return NegateActivation().and_if_you_do(Destroy(RESPONDED))
