"""Effects and attacks in response to which something forbids a player to activate anything."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.properties import applies, source_works
from duelkit.yugioh.state.active import Active
from duelkit.yugioh.state.categories import C_UNANSWERED
from duelkit.yugioh.state.codes import E_ATTACK_DECLARED, K_ACTIVATION, MONSTER, on_side
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope


def unanswered(duel: State, player: int, link: Scope) -> bool:
    """Whether the player cannot respond to this activation of an effect, or of a card of a kind.

    Some protect a monster only where they are; it must still be where it was activated.
    """
    of_card = link.code.kind == K_ACTIVATION
    of_monster = not of_card and link.types & MONSTER != 0
    for active in duel.active[C_UNANSWERED]:
        code = active.code
        if not on_side(code.by, active.player, player):
            continue
        if code.test is not None:
            whoever = code.number != 0
            concerned = whoever or link.player != player and (of_card or of_monster)
            if concerned and code.flag == of_card and card_passes(duel, active, link):
                return True
        elif of_monster and not code.flag and duel.stamp[link.card] == link.stamp and applies(duel, active, link.card):
            return True
    return False


def card_passes(duel: State, active: Active, link: Scope) -> bool:
    """Whether the modifier is about cards such as the one that the link activated, and applies."""
    test = active.code.test
    if test is None or active.continuous and not source_works(duel, active):
        return False
    return test.test(duel, link.card, active.scope)


def attack_unanswered(duel: State, player: int) -> bool:
    """Whether an attack has just been declared at which the player cannot activate anything (攻撃宣言時)."""
    for event in duel.recent:
        if event.kind != E_ATTACK_DECLARED:
            continue
        for active in duel.active[C_UNANSWERED]:
            code = active.code
            if code.flag and code.test is None and on_side(code.by, active.player, player):
                if applies(duel, active, event.card):
                    return True
    return False
