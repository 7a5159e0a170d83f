"""Words about negation and being unaffected (無効): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from duelkit.yugioh.language.base import Filter, Modifier, Not, Pool, Verb
from duelkit.yugioh.language.nouns import AnyCard, IsAmong
from duelkit.yugioh.language.selections import EACH, RESPONDED, THIS, Subject
from duelkit.yugioh.language.terms import CardType, Negation, Side, Zone
from duelkit.yugioh.words.destroying.meaning import Destroy


@dataclass(frozen=True, slots=True)
class Negated(Modifier):
    """The effects of these cards are negated; they can still be activated (効果は無効化される).

    :param to: the cards.
    """

    to: Subject = EACH

    def negates_effects_of(self) -> Filter | None:
        return self.to.filter if isinstance(self.to, Pool) else None


@dataclass(frozen=True, slots=True)
class NotNegated(Modifier):
    """The effects of these cards are not negated; their activations can be (効果は無効化されない).

    :param to: the cards.
    :param activations: the activations of the cards are not negated either (発動及びその発動した効果は無効化されない).
    :param activated_only: the activations of their effects are not negated either, and of the effects only those
        that were so activated there by the player (効果の発動及びその発動した効果は無効化されない); ``to`` is a pool.
    :param activations_can_be: with ``activated_only``, those activations can be negated (発動した効果は無効化されない).
    """

    to: Subject = EACH
    activations: bool = False
    activated_only: bool = False
    activations_can_be: bool = False

    def keeps_activation(self) -> bool:
        return self.activations and self.to == THIS


@dataclass(frozen=True, slots=True)
class FusionsNotNegated(Modifier):
    """The activations of a player's cards and effects that include a Fusion Summon are not negated
    (融合モンスターを融合召喚する効果を含む効果を自分が発動した場合、その発動は無効化されない).

    :param side: the player.
    """

    side: Side = Side.YOU


@dataclass(frozen=True, slots=True)
class Unaffected(Modifier):
    """These cards are unaffected by effects of other cards (効果を受けない).

    :param to: the cards.
    :param by: whose effects; ``None``: both players'.
    :param of: the cards whose effects do nothing; ``None``: any.
    :param activated_only: activated effects only.
    :param lower_level_monsters: effects of monsters only whose original Level or Rank is lower than the
        Level of this card.
    :param unless_targeted: not of effects that target the card (このカードを対象とする効果以外の).
    """

    to: Subject = EACH
    by: Side | None = None
    of: Filter | None = None
    activated_only: bool = False
    lower_level_monsters: bool = False
    unless_targeted: bool = False


BESIDES_ITS_OWN: Final = Not(IsAmong(EACH))
"""Cards other than the one that is unaffected (自身以外のカードの)."""


@dataclass(frozen=True, slots=True)
class Rebuffs(Modifier):
    """Effects that target these cards are negated as they are processed, and their cards destroyed
    (〜を対象とする〜の効果は無効化され破壊される).

    :param of: the cards whose effects are negated.
    :param to: the cards that they target.
    :param destroys: their cards are destroyed.
    :param alone: only if it is their only target (１体のみを対象とする).
    :param by: only effects of this player; ``None``: of both.
    :param die: a die is rolled first, which must show one of these (サイコロを１回振る).
    """

    of: Filter
    to: Subject = THIS
    destroys: bool = True
    alone: bool = False
    by: Side | None = None
    die: tuple[int, ...] = ()

    def negates_effects_of(self) -> Filter | None:
        return self.of


@dataclass(frozen=True, slots=True)
class ActivatedNegated(Modifier):
    """Effects that are activated are negated as they are processed, and their cards destroyed
    (〜が発動した効果は無効化され破壊される).

    :param of: the cards whose effects are negated; ``None``: any.
    :param by: whose effects; ``None``: both players'.
    :param zones: only of those activated there.
    :param destroys: their cards are destroyed, even if the effect was negated already.
    :param once_per_turn: only the first of them each turn that is processed and not negated already (１ターンに１度).
    :param in_defense: only those of monsters that were in Defense Position at the activation (守備表示モンスターが).
    :param in_column: only of those activated in this card's column (このカードと同じ縦列で).
    """

    of: Filter | None = None
    by: Side | None = None
    zones: Zone = Zone(0)
    destroys: bool = False
    in_defense: bool = False
    once_per_turn: bool = False
    in_column: bool = False

    def negates_effects_of(self) -> Filter | None:
        return AnyCard() if self.of is None else self.of


@dataclass(frozen=True, slots=True)
class NegatesEffectsOf(Filter):
    """A card with an effect that negates effects or activations of such cards (「罠の効果を無効にする効果」を持つ).

    :param kind: the kind of card.
    """

    used_by_one: ClassVar[str] = "no other filter asks what the effects of a card are"
    on_its_face: ClassVar[bool] = True

    kind: CardType


@dataclass(frozen=True, slots=True)
class IsNegated(Filter):
    """A card whose effects are negated at present (効果が無効化されている)."""

    visible: ClassVar[bool] = True


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
