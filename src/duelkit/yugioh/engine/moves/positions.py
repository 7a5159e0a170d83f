"""Changing the positions of monsters."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.engine.facts.battle_sums import may_attack_in_defense
from duelkit.yugioh.engine.facts.continuous import drop_bound, refresh, unregister
from duelkit.yugioh.engine.facts.limits import forget_uses
from duelkit.yugioh.engine.facts.never_face_down import never_face_down
from duelkit.yugioh.engine.moves.arrivals import forget_coming
from duelkit.yugioh.engine.moves.copying import restore
from duelkit.yugioh.engine.moves.events import emit, note
from duelkit.yugioh.engine.moves.movement import _clear, move, unlink
from duelkit.yugioh.engine.moves.placing import put_down
from duelkit.yugioh.state.card_info import KEEPS_EFFECT, KEEPS_SUMMON, KEEPS_USE, KEEPS_ZONES, kept_at
from duelkit.yugioh.state.categories import C_CONTROL
from duelkit.yugioh.state.codes import (
    BY_RULE,
    DOWN_DEFENSE,
    E_FLIPPED,
    E_POSITION_CHANGED,
    E_SET,
    GRAVEYARD,
    KNOWN_TO_BOTH,
    LINK,
    MONSTER_ZONE,
    S_FLIP,
    S_FROM_DECK,
    S_FROM_EXTRA_DECK,
    S_FROM_GRAVEYARD,
    S_FROM_SPELL_TRAP_ZONE,
    S_GEMINI,
    S_PENDULUM,
    SPELL_ZONE,
    TOKEN,
    UP_ATTACK,
    UP_DEFENSE,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.log import L_MOVE, L_POSITION
from duelkit.yugioh.state.parts import FROM_DEFENSE, MADE_NO_ATK, MADE_NO_DEF, TRAP_MONSTER, Scope


def turn_up(duel: State, card: int, defense: bool, by: int, by_card: int, kinds: int = 0) -> None:
    """Flip a face-down monster face-up. Rule: MR3-FLIP-01."""
    part = duel.play[card]
    duel.side_touched(duel.controller[card])
    part.face_up = True
    part.defense = defense
    part.flipped = duel.turn
    part.among = 0
    duel.lose_sight(card)
    refresh(duel, card)
    note(duel, L_POSITION, card, duel.controller[card], UP_DEFENSE if defense else UP_ATTACK, DOWN_DEFENSE)
    emit(duel, E_FLIPPED, card, duel.controller[card], by, by_card, 0, MONSTER_ZONE, MONSTER_ZONE, kinds, False)
    if not defense:  # it was in face-down Defense Position
        emit(
            duel, E_POSITION_CHANGED, card, duel.controller[card], by, by_card, 0, MONSTER_ZONE, MONSTER_ZONE, 0, False
        )


def forget(scope: Scope, card: int) -> None:
    """Drop a card that was turned face-down from delayed processing. Rule: RES-GAP-FDN-01."""
    scope.target_stamps = tuple(
        [
            tuple([-1 if cards[at] == card else stamps[at] for at in range(len(cards))])
            for cards, stamps in zip(scope.targets, scope.target_stamps, strict=True)
        ]
    )


def keep_targeted(duel: State, card: int, before: int) -> None:
    """Let chain links continue to target a card that changed its zone without leaving the field."""
    now = duel.stamp[card]
    for number in duel.chain:
        link = duel.scopes[number]
        link.target_stamps = tuple(
            [
                tuple([now if cards[at] == card and stamps[at] == before else stamps[at] for at in range(len(cards))])
                for cards, stamps in zip(link.targets, link.target_stamps, strict=True)
            ]
        )


def back_to_trap(duel: State, card: int, face_up: bool) -> None:
    """Turn a Trap that was treated as a monster back into a mere Trap in a spell & trap zone. Rule: RES-GAP-TRM-01.

    It remains face-up if its effect is negated, and is Set if it was turned face-down (rulings on 罠モンスター).
    """
    player = duel.controller[card]
    before = duel.stamp[card]
    _clear(duel.spells[player], card)
    if not put_down(duel, card, player, SPELL_ZONE, face_up):
        move(duel, card, GRAVEYARD, BY_RULE)
        return
    keep_targeted(duel, card, before)
    if not face_up:
        duel.play[card].set_turn = duel.turn
    duel.let_know(card, KNOWN_TO_BOTH)
    duel.unsettled = True
    note(duel, L_MOVE, card, player, MONSTER_ZONE, SPELL_ZONE)


def keep_control(duel: State, card: int) -> None:
    """Let a player with control of a monster by its equip card keep it when the monster is turned face-down (強奪)."""
    part = duel.play[card]
    for active in duel.active[C_CONTROL]:
        if active.player == duel.controller[card] and active.source in part.equips:
            part.home = active.player


ORIGINS: Final = S_FROM_EXTRA_DECK | S_FROM_DECK | S_FROM_GRAVEYARD | S_FROM_SPELL_TRAP_ZONE
"""From where a monster was Special Summoned."""
FORGOTTEN: Final = S_GEMINI | S_FLIP | S_PENDULUM | ORIGINS
"""The ways of being summoned that are forgotten when a monster is turned face-down (rulings 6748, 14266)."""


def turn_down(duel: State, card: int, by: int, by_card: int) -> bool:
    """Turn a face-up monster face-down. Rules: RES-GAP-FDN-01, RES-GAP-CTR-01, MR3-TOK-05, MR3-XYZ-10."""
    if duel.info[card].types & (TOKEN | LINK) or not duel.play[card].face_up or never_face_down(duel):
        return False
    part = duel.play[card]
    if part.flags & TRAP_MONSTER:
        back_to_trap(duel, card, False)
        return True
    duel.side_touched(duel.controller[card])
    part.face_up = False
    part.defense = True
    part.counters = None
    part.flags = MADE_NO_ATK | MADE_NO_DEF
    part.set_turn = duel.turn
    part.linked = ()
    part.kinds &= ~FORGOTTEN
    if duel.info[card].keeps & (KEEPS_SUMMON | KEEPS_EFFECT):
        forget_coming(duel, card)
    if duel.info[card].standing:
        unregister(duel, card)
    restore(duel, card)
    forget_uses(duel, card)
    if part.equips and duel.active[C_CONTROL]:
        keep_control(duel, card)
    drop_bound(duel, card)
    duel.forget(kept_at(card, KEEPS_ZONES))
    duel.forget(kept_at(card, KEEPS_USE))
    unlink(duel, card)
    for later in duel.delayed:
        forget(later.scope, card)
    for equip in part.equips:
        duel.play[equip].equipped_to = -1
    part.equips = ()
    duel.unsettled = True
    duel.let_know(card, KNOWN_TO_BOTH)
    note(duel, L_POSITION, card, duel.controller[card], DOWN_DEFENSE, UP_ATTACK)
    emit(duel, E_POSITION_CHANGED, card, duel.controller[card], by, by_card, 0, MONSTER_ZONE, MONSTER_ZONE)
    emit(duel, E_SET, card, duel.controller[card], by, by_card, 0, MONSTER_ZONE, MONSTER_ZONE, 0, False)
    return True


def turn_to(duel: State, card: int, position: int, by: int, by_card: int) -> bool:
    """Change a monster's battle position; returns whether it changed."""
    part = duel.play[card]
    if position == DOWN_DEFENSE:
        return turn_down(duel, card, by, by_card)
    defense = position == UP_DEFENSE
    if defense and duel.info[card].types & LINK:
        return False
    if not part.face_up:
        turn_up(duel, card, defense, by, by_card)
        return True
    if part.defense == defense:
        return False
    part.defense = defense
    if defense and card == duel.attacker and may_attack_in_defense(duel, card):
        part.flags |= FROM_DEFENSE  # its attack goes on (OCG-Rule documentation on 战斗阶段流程)
    note(duel, L_POSITION, card, duel.controller[card], position, UP_DEFENSE if position == UP_ATTACK else UP_ATTACK)
    emit(duel, E_POSITION_CHANGED, card, duel.controller[card], by, by_card, 0, MONSTER_ZONE, MONSTER_ZONE)
    return True
