"""What effects do to attacks and summons in progress."""

from __future__ import annotations

from duelkit.yugioh.engine.references import cards_of
from duelkit.yugioh.engine.undone import undo_materials
from duelkit.yugioh.state.code import NEXT, Op, Plan, Work
from duelkit.yugioh.state.codes import BATTLE, FIELD, MONSTER_ZONE
from duelkit.yugioh.state.duel import Duel
from duelkit.yugioh.state.parts import Scope


class NegateSummonOp(Op):
    """Negate the summon that is about to succeed. Rule: MR3-GAP-SUM-01."""

    def run(self, duel: Duel, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        frame.done = 0
        if duel.summoning:
            scope.them = duel.summoning
            duel.summoning = ()
            undo_materials(duel)
            frame.done = 1
        return NEXT

    def possible(self, duel: Duel, scope: Scope, plan: Plan) -> bool:
        return len(duel.summoning) > 0


def can_go_on(duel: Duel, attacker: int) -> bool:
    """Whether a monster is in the position in which it attacks."""
    part = duel.play[attacker]
    return duel.place[attacker] == MONSTER_ZONE and part.face_up and not part.defense


class NegateAttackOp(Op):
    """Negate the attack, if the attacker still attacks. Rules: MR3-POS-01, RES-GAP-FDN-01."""

    def run(self, duel: Duel, frame: Work) -> int:
        frame.done = 0
        if duel.attacker >= 0 and not duel.attack_negated and can_go_on(duel, duel.attacker):
            duel.attack_negated = True
            frame.done = 1
        return NEXT


class EndBattleOp(Op):
    """End the battle phase."""

    def run(self, duel: Duel, frame: Work) -> int:
        if duel.phase == BATTLE:
            duel.end_battle = True
            frame.done = 1
        return NEXT


class RetargetOp(Op):
    """The attack goes to another monster."""

    def run(self, duel: Duel, frame: Work) -> int:
        frame.done = 0
        for card in frame.cards:
            if duel.place[card] == MONSTER_ZONE and duel.attacker >= 0:
                duel.attack_target = card
                frame.done = 1
        return NEXT


class AttackAgainOp(Op):
    """This card may attack once more in a row; on one monster only, if named."""

    def __init__(self, ref: int, slot: int) -> None:
        self.ref = ref
        self.slot = slot

    def run(self, duel: Duel, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        if duel.place[scope.card] & FIELD:
            only = -1
            if self.ref >= 0:
                cards = cards_of(duel, self.ref, self.slot, scope, True)
                if not cards:
                    return NEXT
                only = cards[0]
            duel.play[scope.card].again = only
            frame.done = 1
        return NEXT
