"""What something lets be activated in the opponent's turn: ignition effects like quick effects
(相手ターンでも発動できる効果になる), and Quick-Play Spells from the hand.
"""

from __future__ import annotations

from duelkit.yugioh.engine.facts.properties import applies, source_works
from duelkit.yugioh.state.categories import C_FROM_HAND, C_QUICKENED
from duelkit.yugioh.state.codes import K_IGNITION, QUICK_PLAY
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.effect_code import EffectCode


def quickened(duel: State, player: int, card: int, code: EffectCode) -> bool:
    """Whether the player can activate this ignition effect like a quick effect."""
    if code.kind != K_IGNITION:
        return False
    for active in duel.active[C_QUICKENED]:
        if active.player == player and applies(duel, active, card):
            return True
    return False


def quickened_codes(duel: State, player: int, found: list[int]) -> None:
    """Add ``card << 8 | effect`` of the ignition effects that the player can activate like quick effects."""
    for card in (*duel.monsters[player], *duel.graveyard[player]):
        if card < 0:
            continue
        for code in duel.info[card].ignitions:
            if code.zones & duel.place[card] and quickened(duel, player, card, code):
                found.append(card << 8 | code.index)


def from_hand_too(duel: State, player: int, card: int) -> bool:
    """Whether the player can activate this Spell from the hand in the opponent's turn."""
    for active in duel.active[C_FROM_HAND]:
        test = active.code.test
        if active.player != player or test is None or not test.test(duel, card, active.scope):
            continue
        if not active.continuous or source_works(duel, active):
            return True
    return False


def spells_from_hand(duel: State, player: int, found: list[int]) -> None:
    """Add ``card << 8 | effect`` of the Quick-Play Spells that the player can so activate."""
    for card in duel.hand[player]:
        code = duel.info[card].activation
        if code is None or not duel.info[card].types & QUICK_PLAY or card << 8 | code.index in found:
            continue
        if from_hand_too(duel, player, card):
            found.append(card << 8 | code.index)
