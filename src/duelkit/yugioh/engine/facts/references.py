"""The cards that a reference in an effect means."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.engine.facts.attack import attacking
from duelkit.yugioh.engine.facts.materials_used import look_up, made_as, made_of, maker, recall
from duelkit.yugioh.engine.facts.properties import in_pool
from duelkit.yugioh.state.codes import (
    E_ATTACK_DECLARED,
    E_DESTROYS_BY_BATTLE,
    E_TRIBUTED,
    EITHER,
    EQUIP,
    FIELD,
    K_ACTIVATION,
    MONSTER_ZONE,
    R_ATTACK_TARGET,
    R_ATTACKER,
    R_COST,
    R_EACH,
    R_EQUIPPED,
    R_LINKED,
    R_MATERIALS,
    R_NOTED,
    R_OPPOSING_BATTLER,
    R_TARGET,
    R_THEM,
    R_THIS,
    R_TRIBUTED,
    R_TRIGGERING,
    R_YOUR_BATTLER,
    player_of,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import AS_KINDS, Scope

NARROWED: Final = 32
"""A narrowed reference; the slot is its index in the effect's ``those``."""


def targets_left(duel: State, scope: Scope, slot: int, strict: bool) -> list[int]:
    """The targets that have not moved since; with ``strict``, only those that still meet the conditions. Rules:
    RES-CON-01, -02.

    ``void_targets`` checks the conditions when the processing begins, so that changes by the processing itself, such as
    taking control, do not matter.
    """
    begun = duel.resolving >= 0 and duel.scopes[duel.resolving] is scope
    found: list[int] = []
    for at in range(len(scope.targets)):
        if slot >= 0 and at != slot:
            continue
        cards = scope.targets[at]
        stamps = scope.target_stamps[at]
        for i in range(len(cards)):
            card = cards[i]
            if strict:
                if duel.stamp[card] != stamps[i]:
                    continue
                if not begun and not fits(duel, scope, at, card):
                    continue
            found.append(card)
    return found


def fits(duel: State, scope: Scope, slot: int, card: int) -> bool:
    """Whether a card could still be targeted in this slot."""
    return slot >= len(scope.code.targets) or in_pool(duel, scope.code.targets[slot].pool, card, scope)


VOID: Final = -1
"""The stamp of a target that is no longer one."""


def void_targets(duel: State, scope: Scope) -> None:
    """Mark the targets that are no longer correct when the processing begins. Rules: RES-CON-01, RES-CON-02."""
    if not scope.targets:
        return
    for at in range(len(scope.targets)):
        cards = scope.targets[at]
        before = scope.target_stamps[at]
        for i in range(len(cards)):
            if (
                before[i] != duel.stamp[cards[i]]
                or not fits(duel, scope, at, cards[i])
                and not (stays_target(duel, scope, at, cards[i]))
            ):
                _void(scope, at, i)
    if scope.code.together or scope.code.with_this:
        void_together(duel, scope)


def void_together(duel: State, scope: Scope) -> None:
    """Drop all targets that are processed together (そのモンスター２体を) if one is gone (rulings 13358, 11369).

    The effect's own card counts as one where it is treated like them (そのカードとこのカードを; rulings 23575, 21855).
    """
    if scope.code.with_this and duel.stamp[scope.card] != scope.stamp:
        scope.target_stamps = tuple([tuple([VOID] * len(cards)) for cards in scope.targets])
        return
    for at in range(len(scope.targets)):
        for i in range(len(scope.targets[at])):
            if scope.target_stamps[at][i] != duel.stamp[scope.targets[at][i]]:
                scope.target_stamps = tuple([tuple([VOID] * len(cards)) for cards in scope.targets])
                return


def no_target(scope: Scope) -> bool:
    """Whether all targets of an effect were gone when its processing began. Rule: RES-CON-01."""
    if not scope.targets:
        return False
    for stamps in scope.target_stamps:
        for stamp in stamps:
            if stamp != VOID:
                return False
    return True


WORDED_ANEW: Final = 2011
"""The year since which texts first name the target and then what happens to 「そのモンスター」; before, it was one
sentence.
"""


def stays_target(duel: State, scope: Scope, slot: int, card: int) -> bool:
    """Whether a card stays a target although it no longer meets all conditions (rulings 15243 and 31).

    「そのモンスター」 need not be face-up or controlled by the opponent any longer. It must still have the right kind
    and figures, be face-down if the text says so (セットされたそのカード), and meet the conditions of an Equip Card.
    Elsewhere than on the field, its figure need not equal a sum any longer.
    """
    code = scope.code
    if slot < len(code.targets) and code.targets[slot].adds_up and not duel.place[card] & FIELD:
        return in_pool(duel, code.targets[slot].staying, card, scope)
    if (
        duel.rules.year < WORDED_ANEW
        or not duel.place[card] & FIELD
        or slot >= len(code.targets)
        or (code.kind == K_ACTIVATION and duel.info[scope.card].types & EQUIP)
    ):
        return False
    return in_pool(duel, code.targets[slot].staying, card, scope)


def _void(scope: Scope, slot: int, at: int) -> None:
    stamps = list(scope.target_stamps)
    mine = list(stamps[slot])
    mine[at] = VOID
    stamps[slot] = tuple(mine)
    scope.target_stamps = tuple(stamps)


def opposing(duel: State, scope: Scope) -> int:
    """The monster that battles the scope's card, or the monster equipped with it; −1 if there is none."""
    mine = scope.card
    if mine >= 0 and duel.place[mine] & FIELD and duel.play[mine].equipped_to >= 0:
        mine = duel.play[mine].equipped_to
    elif mine in duel.last_known and not duel.place[mine] & FIELD and duel.last_known[mine].equipped_to in duel.fought:
        mine = duel.last_known[mine].equipped_to  # an Equip Card that has just left
    attacker = duel.attacker
    target = duel.attack_target
    if len(duel.fought) == 2:
        attacker = duel.fought[0]
        target = duel.fought[1]
    if attacker == mine:
        return target
    if target == mine:
        return attacker
    if attacker >= 0 and target >= 0:
        return target if duel.controller[attacker] == scope.player else attacker
    # a direct attack is a battle of the opponent's monster too
    return attacker if attacker >= 0 and target == -1 and duel.controller[attacker] != scope.player else -1


def those(duel: State, scope: Scope, number: int, strict: bool) -> list[int]:
    """The cards of a narrowed reference; materials have the properties that they had when used."""
    code = scope.code.those[number]
    cards = cards_of(duel, code.ref, code.slot, scope, strict)
    if code.kinds:
        kept = made_as(duel, maker(duel, scope))
        return [cards[i] for i in range(min(len(cards), len(kept))) if kept[i][AS_KINDS] & code.kinds]
    test = code.test
    if test is None:
        return cards
    if code.ref == R_MATERIALS:
        recall(duel, maker(duel, scope))
    turned = scope.turned
    if code.ref in (R_THEM, R_TARGET) and scope.code.looks:
        scope.turned = scope.them
    found = [card for card in cards if test.test(duel, card, scope)]
    scope.turned = turned
    if code.ref == R_MATERIALS:
        look_up(duel)
    return found


def cards_of(duel: State, ref: int, slot: int, scope: Scope, strict: bool) -> list[int]:
    """The cards that a reference means.

    :param strict: whether to leave out this card, targets and event cards if they have moved since.
    """
    if ref == R_THIS:
        if strict and scope.stamp != duel.stamp[scope.card]:
            return []
        return [scope.card]
    if ref == R_TARGET:
        return targets_left(duel, scope, slot, strict)
    if ref == R_THEM:
        return list(scope.them)
    if ref == R_COST:
        return list(scope.paid)
    if ref == R_TRIGGERING:
        return _triggering(duel, scope, strict)
    if ref == NARROWED:
        return those(duel, scope, slot, strict)
    if ref == R_EACH:
        return [scope.each] if scope.each >= 0 else []
    if ref == R_MATERIALS:
        return list(made_of(duel, maker(duel, scope)))
    if ref == R_LINKED:
        return linked(duel, scope, strict)
    if ref == R_TRIBUTED:
        return tributed(duel, scope)
    if ref == R_NOTED:
        return list(scope.kept)
    if ref in (R_ATTACKER, R_ATTACK_TARGET, R_OPPOSING_BATTLER, R_YOUR_BATTLER):
        return _battling(duel, ref, scope, strict)
    card = related(duel, ref, scope, strict)
    return [card] if card >= 0 else []


def tributed(duel: State, scope: Scope) -> list[int]:
    """The monsters that the effect has Tributed in its processing, in which it is still."""
    return [event.card for event in duel.recent if event.kind == E_TRIBUTED and event.by_card == scope.card]


def _triggering(duel: State, scope: Scope, strict: bool) -> list[int]:
    """The cards of the events that triggered the effect."""
    found: list[int] = []
    for event in scope.events:
        if event.card >= 0 and event.card not in found and (not strict or duel.stamp[event.card] == event.stamp):
            found.append(event.card)
    return found


def _battling(duel: State, ref: int, scope: Scope, strict: bool) -> list[int]:
    """The monster of the battle that a reference means."""
    card = card_of_battle(duel, ref, scope)
    if card < 0 and ref == R_ATTACKER and not strict:
        # an effect that responds to the attack still means an attacker that has left the field since
        return [
            event.card
            for event in scope.events
            if event.kind == E_ATTACK_DECLARED and (not duel.place[event.card] & FIELD)
        ][:1]
    if strict and card >= 0 and duel.place[card] != MONSTER_ZONE and not reacted_to(duel, scope, card):
        return []  # destroyed by the battle, or gone before
    return [card] if card >= 0 else []


def reacted_to(duel: State, scope: Scope, card: int) -> bool:
    """Whether an effect reacts to the destruction of a card by the battle, and that card has not moved again."""
    for event in scope.events:
        if event.kind == E_DESTROYS_BY_BATTLE and event.by_card == card and event.to == duel.place[card]:
            return True
    return False


def card_of_battle(duel: State, ref: int, scope: Scope) -> int:
    """The battling card that a reference means; −1 if there is none."""
    if ref == R_ATTACKER:
        return attacking(duel)
    if ref == R_ATTACK_TARGET:
        return duel.attack_target
    if ref == R_OPPOSING_BATTLER:
        return opposing(duel, scope)
    for battler in (duel.attack_target, duel.attacker):
        if battler >= 0 and duel.controller[battler] == scope.player:
            return battler
    return -1


def related(duel: State, ref: int, scope: Scope, strict: bool) -> int:
    """The card that this card is equipped to, or that its effect responds to; −1 if there is none."""
    if ref == R_EQUIPPED:
        card = duel.play[scope.card].equipped_to
        last = duel.last_known.get(scope.card) if card < 0 else None
        if last is None:
            return card
        # a monster that left the field together with the Equip Card is not affected any more
        return last.equipped_to if not strict or duel.place[last.equipped_to] & FIELD else -1
    if scope.responds_to >= 0:
        other = duel.scopes[scope.responds_to]
        if not strict or duel.stamp[other.card] == other.stamp:
            return other.card
    return -1


def linked(duel: State, scope: Scope, strict: bool) -> list[int]:
    """The cards that this card summoned and remains linked to."""
    if duel.place[scope.card] & FIELD and duel.stamp[scope.card] == scope.stamp:
        cards = duel.play[scope.card].linked
    else:
        last = duel.last_known.get(scope.card)
        cards = () if last is None else last.linked
    return [card for card in cards if not strict or duel.place[card] & FIELD]


def players(duel: State, scope: Scope, side: int) -> tuple[int, ...]:
    """The players of a side; for both, the turn player first. Rule: MR3-SIM-01."""
    if side == EITHER:
        return (duel.turn_player, 1 - duel.turn_player)
    return (player_of(scope.player, side),)
