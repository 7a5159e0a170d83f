"""Synchro Materials from the hand (手札のモンスター１体もＳ素材にできる)."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.continuous import scope_for
from duelkit.yugioh.engine.facts.properties import applies
from duelkit.yugioh.engine.legality.hand_materials import let_in_hand, what_lets
from duelkit.yugioh.state.active import Active
from duelkit.yugioh.state.categories import C_CANNOT, C_HAND_SYNCHRO, C_LENDS_ITSELF, C_OTHER_MATERIALS
from duelkit.yugioh.state.codes import A_BE_SYNCHRO_MATERIAL, HAND, MONSTER, MONSTER_ZONE, R_THIS
from duelkit.yugioh.state.duel import State


def lenders(duel: State, player: int) -> list[int]:
    """The player's monsters beside which a monster of the hand can be a Synchro Material."""
    found: list[int] = []
    for active in duel.active[C_HAND_SYNCHRO]:
        card = active.source
        if (
            duel.place[card] == MONSTER_ZONE
            and duel.controller[card] == player
            and card not in found
            and applies(duel, active, card)
        ):
            found.append(card)
    return found


def hand_for_synchro(duel: State, monster: int, player: int) -> list[int]:
    """The monsters of the player's hand that can be materials of this Synchro Monster."""
    if not duel.active[C_HAND_SYNCHRO] or not lenders(duel, player):
        return []
    return [
        card
        for card in duel.hand[player]
        if duel.info[card].types & MONSTER and not bars_itself(duel, card, monster, player)
    ]


def bars_itself(duel: State, card: int, monster: int, player: int) -> bool:
    """Whether a monster's own text keeps it from being a material of this Synchro Monster, in the hand too."""
    for effect in duel.info[card].continuous:
        for code in effect.modifiers:
            if code.category == C_CANNOT + A_BE_SYNCHRO_MATERIAL and code.ref == R_THIS:
                scope = scope_for(duel, card, effect, player)
                if code.test is None or not code.test.test(duel, monster, scope):
                    return True
    return False


def fitting_beside(duel: State, card: int, others: list[int], player: int) -> list[int]:
    """Those of the other cards that a card of the hand can be a Synchro Material with, by its own text."""
    for effect in duel.info[card].continuous:
        for code in effect.modifiers:
            test = code.test
            if code.category == C_OTHER_MATERIALS and code.ref == R_THIS and test is not None:
                scope = scope_for(duel, card, effect, player)
                others = [other for other in others if test.test(duel, other, scope)]
    return others


def from_hand(duel: State, cards: list[int]) -> list[int]:
    """The cards that lie in the hand."""
    return [card for card in cards if duel.place[card] == HAND]


def lends_itself(duel: State, card: int, monster: int, player: int) -> Active | None:
    """What lets a card of the player's hand itself be a material of this Synchro Monster."""
    return what_lets(duel, C_LENDS_ITSELF, card, monster, player)


def lending_themselves(duel: State, monster: int, player: int) -> list[int]:
    """The cards of the player's hand that can themselves be materials of this Synchro Monster."""
    return let_in_hand(duel, C_LENDS_ITSELF, monster, player)


def may_lend(duel: State, player: int) -> list[int]:
    """The cards of the player's hand that can be materials of some Synchro Monster."""
    return [active.source for active in duel.active[C_LENDS_ITSELF] if active.source in duel.hand[player]]


def without_copies(duel: State, monster: int, chosen: list[int], rest: list[int], player: int) -> list[int] | None:
    """The rest of the cards without further ones that could lend themselves only instead of another of their name
    (１ターンに１度); ``None`` if two of these have been chosen.
    """
    names: list[int] = []
    left: list[int] = []
    for card in (*chosen, *rest):
        active = lends_itself(duel, card, monster, player)
        again = active is not None and active.effect.limit_scope >= 0 and duel.info[card].passcode in names
        if active is not None:
            names.append(duel.info[card].passcode)
        if again and card in chosen:
            return None
        if not again and card not in chosen:
            left.append(card)
    return left
