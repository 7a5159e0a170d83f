"""Words about prohibitions and permissions (〜できない・〜できる): what they mean."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from duelkit.yugioh.language.base import All, Amount, Condition, Filter, Modifier, Not
from duelkit.yugioh.language.nouns import SPELL_OR_TRAP
from duelkit.yugioh.language.permissions import Action, Permission
from duelkit.yugioh.language.selections import EACH, Subject
from duelkit.yugioh.language.terms import Side, SummonKind, Zone


@dataclass(frozen=True, slots=True)
class SummonedByThis(Filter):
    """A monster that the effect of this card is Summoning just now (このカードの効果で特殊召喚する); for exceptions."""

    of_monsters: ClassVar[bool] = True
    visible: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class OpenToHand(Filter):
    """A monster of the opponent that something lets the player choose for the effect of this card in the hand
    (手札の「X」モンスターの効果で破壊するモンスターを相手フィールドからも選ぶ事ができる).
    """

    of_monsters: ClassVar[bool] = True
    visible: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class OpensField(Modifier):
    """The player can choose the monsters that the effects of such cards in the hand destroy from the opponent's field
    as well (自分の手札の「X」モンスターの効果で破壊するモンスターを相手フィールドからも選ぶ事ができる).

    :param which: the cards in the hand.
    """

    used_by_one: ClassVar[str] = "it widens the choice of other cards' effects, which name it as ``OpenToHand``"

    which: Filter


@dataclass(frozen=True, slots=True)
class Cannot(Modifier):
    """Cards or a player cannot do or undergo something (〜できない); it beats every permission. Rule: RES-CAN-01.

    :param action: what.
    :param to: the cards; ``None``: ``side`` says which player.
    :param side: the player; ``None``: ``to`` says which cards. With ``HAVE_SUMMON_ANSWERED`` the player who summons.
    :param by: only where a card or effect of this player would do it.
    :param unless: an exception: the monster to be summoned, the card to be activated, the attack target …
    :param kinds: the kinds of summon that ``SPECIAL_SUMMON`` means.
    :param zones: where cards are activated (``ACTIVATE``), or from where monsters are summoned (``SPECIAL_SUMMON``).
    :param first_each_turn: only the first time each turn.
    :param after: a player can do it so many times each turn while this is face-up (１ターンに１度しか〜できない).
        An amount is asked for each time.
    :param by_card: only by the effects of such cards (魔法・罠カードの効果で).
    :param spared: of Special Summons those of these kinds are left (Ｐ召喚以外の).
    :param untargeted: only by effects that do not target the card (自身を対象としないカードの効果では).
    """

    forbids: ClassVar[bool] = True

    action: Action
    to: Subject | None = EACH
    side: Side | None = None
    by: Side | None = None
    unless: Filter | None = None
    kinds: SummonKind = SummonKind(0)
    zones: Zone = Zone(0)
    first_each_turn: bool = False
    after: Amount | int = 0
    by_card: Filter | None = None
    spared: SummonKind = SummonKind(0)
    untargeted: bool = False

    def prevents_damage(self) -> bool:
        return self.action in (Action.TAKE_DAMAGE, Action.TAKE_BATTLE_DAMAGE, Action.TAKE_EFFECT_DAMAGE)

    def bound_side(self) -> Side | None:
        return self.side if self.to is None else None

    def simplified(self) -> Modifier:
        """Only spells and traps are activated as cards: 魔法・罠カードを発動できない says no more than that."""
        only_cards = self.action is Action.ACTIVATE and self.unless == Not(SPELL_OR_TRAP)
        return replace(self, unless=None) if only_cards else self


@dataclass(frozen=True, slots=True)
class FlipSummonedOnlyIf(Modifier):
    """This card can be Flip Summoned only while a condition holds (〜が存在しなければ反転召喚できない).

    :param condition: the condition.
    """

    never_negated: ClassVar[bool] = True
    used_by_one: ClassVar[str] = "a card that is face-down has no effects that could forbid it"

    condition: Condition


@dataclass(frozen=True, slots=True)
class May(Modifier):
    """Cards or a player may do something beyond the rules (〜できる).

    :param permission: what.
    :param to: the cards; ``None``: ``side`` says which player.
    :param side: the player.
    :param amount: how many times, where that counts.
    :param which: the cards that it is about, where it is narrowed.
    :param kinds: the kind of summon that ``EXTRA_NORMAL_SUMMON`` means: ``TRIBUTE``, or any.
    """

    of_monsters: ClassVar[bool] = True

    permission: Permission
    to: Subject | None = EACH
    side: Side | None = None
    amount: Amount | int = 1
    which: Filter | None = None
    kinds: SummonKind = SummonKind(0)

    def counts_uses(self) -> bool:
        return self.permission in (Permission.TRAP_WHEN_SET, Permission.ONE_TRIBUTE_LESS)

    def sets_as_spell(self) -> bool:
        return self.permission is Permission.SET_AS_SPELL


def cannot(action: Action, to: Subject | None = EACH, by: Side | None = None, unless: Filter | None = None) -> Modifier:
    """Cards cannot do or undergo this."""
    return Cannot(action, to, None, by, unless)


def player_cannot(
    action: Action, side: Side, unless: Filter | None = None, kinds: SummonKind = SummonKind(0), zones: Zone = Zone(0)
) -> Modifier:
    """A player (or both) cannot do this."""
    return Cannot(action, None, side, None, unless, kinds, zones)


def no_effects(which: Filter, side: Side) -> tuple[Modifier, ...]:
    """A player (or both) cannot activate the effects of such cards; of Spells and Traps, nor the cards themselves."""
    return not_even_cards(which, side) or (Cannot(Action.ACTIVATE_EFFECT, None, side, unless=Not(which)),)


def not_even_cards(which: Filter, side: Side) -> tuple[Modifier, ...] | None:
    """A player (or both) can activate neither such Spells and Traps nor their effects; ``None`` of other cards."""
    effects = Cannot(Action.ACTIVATE_EFFECT, None, side, unless=Not(which))
    if which == SPELL_OR_TRAP:
        return Cannot(Action.ACTIVATE, None, side), effects
    if isinstance(which, All) and SPELL_OR_TRAP in which.parts:
        return Cannot(Action.ACTIVATE, None, side, unless=Not(which)), effects
    return None


def may(
    permission: Permission, to: Subject | None = EACH, amount: Amount | int = 1, which: Filter | None = None
) -> Modifier:
    """Cards may do this beyond the rules."""
    return May(permission, to, None, amount, which)
