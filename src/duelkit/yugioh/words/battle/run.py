"""Executors of the words about battles (戦闘)."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.engine.facts.attack import attacking
from duelkit.yugioh.engine.facts.battle_sums import blow_of, damage_ahead, damage_may_come
from duelkit.yugioh.engine.facts.prohibitions import forbidden
from duelkit.yugioh.engine.facts.properties import in_pool
from duelkit.yugioh.engine.facts.references import cards_of
from duelkit.yugioh.engine.legality.attacks import cannot_be_attacked
from duelkit.yugioh.engine.moves.destruction import destructible
from duelkit.yugioh.engine.moves.events import emit
from duelkit.yugioh.engine.procedures.battle import attack_directly, retarget
from duelkit.yugioh.engine.procedures.damage_step import turn_battle
from duelkit.yugioh.state.card_info import KEEPS_DEFENDED, KEEPS_STRUCK, kept_at
from duelkit.yugioh.state.code import NEXT, Check, Op, Plan, Pool, Test
from duelkit.yugioh.state.codes import (
    A_ATTACK_DIRECTLY,
    BATTLE,
    BY_BATTLE,
    CALC,
    DAMAGE_STEP,
    E_ATTACK_NEGATED,
    FIELD,
    MONSTER_ZONE,
    UNTIL_CALC,
    player_of,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope
from duelkit.yugioh.state.tasks import Work


class DefendedTest(Test):
    """A card of which it is recorded that it was an attack target in face-up Defense Position this turn."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        kept = duel.kept.get(kept_at(card, KEEPS_DEFENDED))
        return kept is not None and kept[0] == duel.stamp[card] and kept[1] == duel.turn


class StruckTest(Test):
    """A card of which it is recorded that it struck directly in the turn before this one, or the one before that."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        kept = duel.kept.get(kept_at(card, KEEPS_STRUCK))
        return kept is not None and kept[0] == duel.stamp[card] and duel.turn - 2 <= kept[1] < duel.turn


class LostTest(Test):
    """A monster whose destruction by the battle is fixed. Rule: MR3-DSD-09."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        return card in duel.doomed


class BattlingCheck(Check):
    """A battle between such monsters. ``attacking``, ``direct``: 0 for no, 1 for yes, −1 for either."""

    def __init__(
        self, yours: Test | None, opposing: Test | None, attacking: int, direct: int, from_face_down: bool = False
    ) -> None:
        self.yours = yours
        self.opposing = opposing
        self.attacking = attacking
        self.direct = direct
        self.from_face_down = from_face_down
        self.on_face_down = False
        """Whether it attacks a monster that is face-down, or was until the battle turned it face-up."""
        self.steps = 0
        """The steps of the battle outside which it does not hold; 0 if there are none."""

    def in_steps(self) -> int:
        return self.steps

    def holds(self, duel: State, scope: Scope) -> bool:
        if not self.at_this_time(duel):
            return False
        attacker = duel.attacker
        target = duel.attack_target
        if len(duel.fought) == 2 and not duel.step & UNTIL_CALC:  # before that, a battler that left ends the battle
            attacker = duel.fought[0]
            target = duel.fought[1]
        if attacker < 0 or target < -1:
            return False
        if self.direct >= 0 and (target == -1) != (self.direct == 1):
            return False
        mine_attacks = duel.controller[attacker] == scope.player
        mine = attacker if mine_attacks else target
        other = target if mine_attacks else attacker
        if self.attacking >= 0 and mine_attacks != (self.attacking == 1):
            return False
        if self.yours is not None and (mine < 0 or not self.yours.test(duel, mine, scope)):
            return False
        return self.opposing is None or (other >= 0 and self.opposing.test(duel, other, scope))

    def at_this_time(self, duel: State) -> bool:
        """Whether it may hold in this step, with an attack target that is, or was, face-down if it asks for one."""
        if self.from_face_down and not duel.battled_face_down or self.steps and not duel.step & self.steps:
            return False
        if not self.on_face_down:
            return True
        if duel.step & DAMAGE_STEP:
            return duel.battled_face_down
        return duel.attack_target >= 0 and not duel.play[duel.attack_target].face_up


class BattleDamageCheck(Check):
    """The side would take battle damage from the current damage calculation."""

    def __init__(self, side: int, at_least: int = 1) -> None:
        self.side = side
        self.at_least = at_least

    def holds(self, duel: State, scope: Scope) -> bool:
        player = player_of(scope.player, self.side)
        if duel.step != CALC:
            return False
        return damage_ahead(duel, player) >= self.at_least if self.at_least > 1 else damage_may_come(duel, player)


class VictoriousTest(Test):
    """A monster that destroyed a monster by battle this turn."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        return duel.place[card] & FIELD != 0 and duel.play[card].victory == duel.turn


class BeatenByTest(Test):
    """A monster whose destruction by the battle with the card referred to is fixed or has been carried out.

    :param pool: the cards one of which it battles; ``None``: the card referred to.
    """

    def __init__(self, ref: int, slot: int, pool: Pool | None) -> None:
        self.ref = ref
        self.slot = slot
        self.pool = pool

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        if card not in duel.doomed or len(duel.fought) != 2:
            return False
        other = duel.fought[1] if duel.fought[0] == card else duel.fought[0]
        if other < 0:
            return False
        if self.pool is not None:
            return in_pool(duel, self.pool, other, scope)
        return other in cards_of(duel, self.ref, self.slot, scope, False)


class FellToTest(Test):
    """A monster that the card referred to destroyed by battle this turn, if it has not moved since."""

    def __init__(self, ref: int, slot: int) -> None:
        self.ref = ref
        self.slot = slot

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        for victor in cards_of(duel, self.ref, self.slot, scope, True):
            if (
                duel.place[victor] & FIELD
                and duel.play[victor].victory == duel.turn
                and ((card, duel.stamp[card]) in duel.play[victor].fallen)
            ):
                return True
        return False


ATTACK_DECLARED: Final = 0
ATTACK_MADE: Final = 1
BATTLE_FOUGHT: Final = 2
ATTACKED_DIRECTLY: Final = 3


class AttackedTest(Test):
    """A monster that declared an attack this turn, whose attack reached the damage step, or that battled."""

    def __init__(self, action: int) -> None:
        self.action = action

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        part = duel.play[card]
        if self.action == ATTACKED_DIRECTLY:
            return part.attack_turn == duel.turn and part.attacks > len(part.struck)
        if self.action == ATTACK_DECLARED:
            return part.attack_turn == duel.turn
        return (part.battled_turn if self.action == BATTLE_FOUGHT else part.attacked_turn) == duel.turn


class NegateAttackOp(Op):
    """Negate the attack, if the attacker still attacks. Rules: MR3-POS-01, RES-GAP-FDN-01."""

    def run(self, duel: State, frame: Work) -> int:
        frame.done = 0
        attacker = attacking(duel)
        if attacker >= 0:
            duel.attack_negated = True
            frame.done = 1
            scope = duel.scopes[frame.scope]
            emit(duel, E_ATTACK_NEGATED, attacker, duel.controller[attacker], scope.player, scope.card)
        return NEXT


class EndBattleOp(Op):
    """End the battle phase."""

    def run(self, duel: State, frame: Work) -> int:
        if duel.phase == BATTLE:
            duel.end_battle = True
            frame.done = 1
        return NEXT


class AttackableTest(Test):
    """A monster to which the attack can be redirected: no effect prevents the attacker from attacking it."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        attacker = duel.attacker
        return (
            attacker < 0
            or duel.place[card] != MONSTER_ZONE
            or not cannot_be_attacked(duel, card, duel.controller[attacker], attacker)
        )


class RetargetOp(Op):
    """Redirect the attack to another monster; in the damage step, where damage is calculated with it at once, also to
    one of the attacker's own side.
    """

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        frame.done = 0
        for card in frame.cards:
            if duel.place[card] == MONSTER_ZONE and duel.attacker >= 0:
                if not turn_battle(duel, card):
                    retarget(duel, card, scope.player, scope.card)
                frame.done = 1
        return NEXT


class DirectOp(Op):
    """Make the attack a direct one."""

    def run(self, duel: State, frame: Work) -> int:
        frame.done = 0
        if duel.attacker >= 0:
            attack_directly(duel)
            frame.done = 1
        return NEXT

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        attacker = duel.attacker
        return attacker >= 0 and not forbidden(duel, A_ATTACK_DIRECTLY, attacker, duel.controller[attacker])


class AttackAgainOp(Op):
    """Let this card attack once more in a row, if given only the named monster.

    ``freely``: whether that can follow any attack of the turn; else only the first one (もう１度だけ).
    """

    def __init__(self, ref: int, slot: int, freely: bool) -> None:
        self.ref = ref
        self.slot = slot
        self.freely = freely

    def run(self, duel: State, frame: Work) -> int:
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

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        again = self.freely or duel.play[scope.card].attacks <= 1
        return again and duel.controller[scope.card] == duel.turn_player


class WouldFallCheck(Check):
    """The current battle would destroy one of the monsters referred to if damage were calculated now."""

    def __init__(self, ref: int, slot: int) -> None:
        self.ref = ref
        self.slot = slot

    def holds(self, duel: State, scope: Scope) -> bool:
        if duel.attacker < 0 or duel.attack_target < 0 or duel.place[duel.attacker] != MONSTER_ZONE:
            return False
        losers = blow_of(duel).losers
        for card in cards_of(duel, self.ref, self.slot, scope, False):
            other = duel.attack_target if card == duel.attacker else duel.attacker
            if card in losers and destructible(duel, card, BY_BATTLE, duel.controller[other], other, False):
                return True
        return False
