"""Words about prohibitions and permissions (〜できない・〜できる): what they mean."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from duelkit.yugioh.language.base import Amount, Filter, Modifier, Not
from duelkit.yugioh.language.nouns import SPELL_OR_TRAP
from duelkit.yugioh.language.selections import EACH, Subject
from duelkit.yugioh.language.terms import Action, Permission, Side, SummonKind, Zone


@dataclass(frozen=True, slots=True)
class Cannot(Modifier):
    """Cards or a player cannot do or undergo something (〜できない); it beats every permission. Rule: RES-CAN-01.

    :param action: what.
    :param to: the cards; ``None``: ``side`` says which player.
    :param side: the player; ``None``: ``to`` says which cards.
    :param by: only where a card or effect of this player would do it.
    :param unless: an exception: the monster to be summoned, the card to be activated, the attack target …
    :param kinds: the kinds of summon that ``SPECIAL_SUMMON`` means.
    :param zones: where cards are activated (``ACTIVATE``), or from where monsters are summoned (``SPECIAL_SUMMON``).
    :param first_each_turn: only the first time each turn.
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

    def prevents_damage(self) -> bool:
        return self.action in (Action.TAKE_DAMAGE, Action.TAKE_BATTLE_DAMAGE)

    def bound_side(self) -> Side | None:
        return self.side if self.to is None else None

    def simplified(self) -> Modifier:
        """Only spells and traps are activated as cards: 魔法・罠カードを発動できない says no more than that."""
        only_cards = self.action is Action.ACTIVATE and self.unless == Not(SPELL_OR_TRAP)
        return replace(self, unless=None) if only_cards else self


@dataclass(frozen=True, slots=True)
class May(Modifier):
    """Cards or a player may do something beyond the rules (〜できる).

    :param permission: what.
    :param to: the cards; ``None``: ``side`` says which player.
    :param side: the player.
    :param amount: how many times, where that counts.
    :param which: the cards that it is about, where it is narrowed.
    """

    of_monsters: ClassVar[bool] = True

    permission: Permission
    to: Subject | None = EACH
    side: Side | None = None
    amount: Amount | int = 1
    which: Filter | None = None


def cannot(action: Action, to: Subject | None = EACH, by: Side | None = None, unless: Filter | None = None) -> Modifier:
    """Cards cannot do or undergo this."""
    return Cannot(action, to, None, by, unless)


def player_cannot(
    action: Action, side: Side, unless: Filter | None = None, kinds: SummonKind = SummonKind(0), zones: Zone = Zone(0)
) -> Modifier:
    """A player (or both) cannot do this."""
    return Cannot(action, None, side, None, unless, kinds, zones)


def may(
    permission: Permission, to: Subject | None = EACH, amount: Amount | int = 1, which: Filter | None = None
) -> Modifier:
    """Cards may do this beyond the rules."""
    return May(permission, to, None, amount, which)
