"""Executors of the words about targets that are changed (対象を移し替える)."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.meant import is_target
from duelkit.yugioh.engine.facts.references import cards_of
from duelkit.yugioh.engine.legality.attacks import attack_targets
from duelkit.yugioh.engine.legality.paying import targetable
from duelkit.yugioh.engine.moves.events import note
from duelkit.yugioh.state.code import NEXT, Op, Plan, Test
from duelkit.yugioh.state.codes import FIELD, K_ACTIVATION, OPEN, only_for
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.log import L_TARGET
from duelkit.yugioh.state.parts import Scope
from duelkit.yugioh.state.tasks import Work


def proper_target(duel: State, link: Scope, card: int) -> bool:
    """Whether a card could be the one target of a chain link, which it is not now."""
    code = link.code
    if len(link.targets) != 1 or len(link.targets[0]) != 1 or not code.targets or link.targets[0][0] == card:
        return False
    if card == link.card and code.kind == K_ACTIVATION:
        return False
    return card in targetable(duel, code.targets[0], link)


class ItsTargetTest(Test):
    """A card that the link responded to targets, and that has not moved since."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        return scope.responds_to >= 0 and is_target(duel, duel.scopes[scope.responds_to], card)


class ProperTargetTest(Test):
    """Another card that the effect responded to, or the current attack, could have as its target."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        if scope.responds_to >= 0:
            return proper_target(duel, duel.scopes[scope.responds_to], card)
        if duel.attacker < 0 or card == duel.attack_target:
            return False
        return card in attack_targets(duel, duel.attacker, True)


class ChangeTargetOp(Op):
    """Give the effect responded to another target, if that is a proper one."""

    def __init__(self, ref: int, slot: int) -> None:
        self.ref = ref
        self.slot = slot

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        frame.done = 0
        if scope.responds_to < 0:
            return NEXT
        link = duel.scopes[scope.responds_to]
        for card in cards_of(duel, self.ref, self.slot, scope, True):
            if not proper_target(duel, link, card):
                continue
            link.targets = ((card,),)
            link.target_stamps = ((duel.stamp[card],),)
            place = duel.place[card]
            unseen = place & FIELD and not duel.play[card].face_up and not duel.known.get(card, 0)
            secret = only_for(duel.controller[card]) if unseen else OPEN
            note(duel, L_TARGET, card, link.player, link.card, place, 0, secret)
            frame.done = 1
            break
        return NEXT

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        return scope.responds_to >= 0
