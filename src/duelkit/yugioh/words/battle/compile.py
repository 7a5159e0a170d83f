"""Handlers that compile the words about battles (戦闘)."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import CHECKS, MODIFIERS, TESTS, VERBS, Compiler, handles
from duelkit.yugioh.compiler.selections import emit, select
from duelkit.yugioh.compiler.subjects import flag, subject
from duelkit.yugioh.state.code import Check, Op, Test
from duelkit.yugioh.state.codes import C_ATTACK_COST, C_BATTLE_DAMAGE, C_NO_DAMAGE
from duelkit.yugioh.state.effect_code import ModifierCode
from duelkit.yugioh.words.battle.meaning import (
    AttackAgain,
    AttackCost,
    BattleDamageChanges,
    ChangeAttackTarget,
    DestroyedInBattleWith,
    EndBattlePhase,
    FellTo,
    HasAttacked,
    HasBattled,
    HasDestroyedByBattle,
    InsteadOfBattleDamage,
    IsBattling,
    IsLostInBattle,
    NegateAttack,
    WouldTakeBattleDamage,
)
from duelkit.yugioh.words.battle.run import (
    ATTACK_DECLARED,
    ATTACK_MADE,
    BATTLE_FOUGHT,
    AttackableTest,
    AttackAgainOp,
    AttackedTest,
    BattleDamageCheck,
    BattlingCheck,
    BeatenByTest,
    EndBattleOp,
    FellToTest,
    LostTest,
    NegateAttackOp,
    RetargetOp,
    VictoriousTest,
)


@handles(VERBS, NegateAttack)
def _(compiler: Compiler, node: NegateAttack) -> list[Op]:
    return emit(compiler, NegateAttackOp())


@handles(VERBS, EndBattlePhase)
def _(compiler: Compiler, node: EndBattlePhase) -> list[Op]:
    return emit(compiler, EndBattleOp())


@handles(VERBS, ChangeAttackTarget)
def _(compiler: Compiler, node: ChangeAttackTarget) -> list[Op]:
    needed = select(compiler, node.what, AttackableTest())
    compiler.ops.append(RetargetOp())
    return needed


@handles(VERBS, AttackAgain)
def _(compiler: Compiler, node: AttackAgain) -> list[Op]:
    ref, slot = (-1, -1) if node.on is None else compiler.ref(node.on)
    return emit(compiler, AttackAgainOp(ref, slot))


@handles(TESTS, HasAttacked)
def _(compiler: Compiler, node: HasAttacked) -> Test:
    return AttackedTest(ATTACK_DECLARED if node.declared else ATTACK_MADE)


@handles(TESTS, HasBattled)
def _(compiler: Compiler, node: HasBattled) -> Test:
    return AttackedTest(BATTLE_FOUGHT)


@handles(CHECKS, IsBattling)
def _(compiler: Compiler, node: IsBattling) -> Check:
    return BattlingCheck(
        yours=compiler.optional_test(node.yours),
        opposing=compiler.optional_test(node.opposing),
        attacking=flag(node.attacking),
        direct=flag(node.direct),
        from_face_down=node.from_face_down,
    )


@handles(MODIFIERS, AttackCost)
def _(compiler: Compiler, node: AttackCost) -> ModifierCode:
    code = ModifierCode(C_ATTACK_COST)
    code.number = node.life_points
    return subject(compiler, code, node.to)


@handles(TESTS, IsLostInBattle)
def _(compiler: Compiler, node: IsLostInBattle) -> Test:
    return LostTest()


@handles(TESTS, HasDestroyedByBattle)
def _(compiler: Compiler, node: HasDestroyedByBattle) -> Test:
    return VictoriousTest()


@handles(TESTS, DestroyedInBattleWith)
def _(compiler: Compiler, node: DestroyedInBattleWith) -> Test:
    return BeatenByTest(*compiler.ref(node.ref))


@handles(CHECKS, WouldTakeBattleDamage)
def _(compiler: Compiler, node: WouldTakeBattleDamage) -> Check:
    return BattleDamageCheck(int(node.side))


@handles(TESTS, FellTo)
def _(compiler: Compiler, node: FellTo) -> Test:
    return FellToTest(*compiler.ref(node.ref))


@handles(MODIFIERS, BattleDamageChanges)
def _(compiler: Compiler, node: BattleDamageChanges) -> ModifierCode:
    code = ModifierCode(C_BATTLE_DAMAGE)
    code.side = int(node.side)
    code.number = int(node.share)
    return subject(compiler, code, node.to)


@handles(MODIFIERS, InsteadOfBattleDamage)
def _(compiler: Compiler, node: InsteadOfBattleDamage) -> ModifierCode:
    code = ModifierCode(C_NO_DAMAGE)
    code.side = int(node.side)
    code.optional = node.optional
    code.flag = node.once_per_turn_by_name
    return subject(compiler, code, node.to)
