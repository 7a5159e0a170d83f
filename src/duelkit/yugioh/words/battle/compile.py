"""Handlers that compile the words about battles (戦闘)."""

from __future__ import annotations

from functools import partial

from duelkit.yugioh.compiler.context import CHECKS, MODIFIERS, TESTS, VERBS, Compiler
from duelkit.yugioh.compiler.selections import select
from duelkit.yugioh.compiler.subjects import flag, subject
from duelkit.yugioh.language.base import All
from duelkit.yugioh.language.nouns import IsFaceDown
from duelkit.yugioh.state.code import Check, Op, Test
from duelkit.yugioh.state.codes import C_ATTACK_COST, C_BATTLE_DAMAGE, C_NO_DAMAGE, CALC, K_CONTINUOUS
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


@VERBS.handles(ChangeAttackTarget)
def _(compiler: Compiler, node: ChangeAttackTarget) -> list[Op]:
    needed = select(compiler, node.what, AttackableTest())
    compiler.ops.append(RetargetOp())
    return needed


@VERBS.handles(AttackAgain)
def _(compiler: Compiler, node: AttackAgain) -> list[Op]:
    ref, slot = (-1, -1) if node.on is None else compiler.ref(node.on)
    return compiler.emit(AttackAgainOp(ref, slot))


@TESTS.handles(HasAttacked)
def _(compiler: Compiler, node: HasAttacked) -> Test:
    return AttackedTest(ATTACK_DECLARED if node.declared else ATTACK_MADE)


@CHECKS.handles(IsBattling)
def _(compiler: Compiler, node: IsBattling) -> Check:
    opposing = node.opposing
    on_face_down = False
    if node.attacking is True and opposing is not None:
        parts = opposing.parts if isinstance(opposing, All) else (opposing,)
        rest = tuple(part for part in parts if part != IsFaceDown())
        on_face_down = len(rest) < len(parts)
        opposing = All(rest) if rest else None
    check = BattlingCheck(
        yours=compiler.optional_test(node.yours),
        opposing=compiler.optional_test(opposing),
        attacking=flag(node.attacking),
        direct=flag(node.direct),
        from_face_down=node.from_face_down,
    )
    check.on_face_down = on_face_down
    if on_face_down and compiler.effect.kind == K_CONTINUOUS:
        check.steps = CALC  # the rulings on 城壁壊しの大槍
    return check


@MODIFIERS.handles(AttackCost)
def _(compiler: Compiler, node: AttackCost) -> ModifierCode:
    code = ModifierCode(C_ATTACK_COST)
    code.number = node.life_points
    return subject(compiler, code, node.to)


@MODIFIERS.handles(BattleDamageChanges)
def _(compiler: Compiler, node: BattleDamageChanges) -> ModifierCode:
    code = ModifierCode(C_BATTLE_DAMAGE)
    code.side = int(node.side)
    code.number = int(node.share)
    return subject(compiler, code, node.to)


@MODIFIERS.handles(InsteadOfBattleDamage)
def _(compiler: Compiler, node: InsteadOfBattleDamage) -> ModifierCode:
    code = ModifierCode(C_NO_DAMAGE)
    code.side = int(node.side)
    code.optional = node.optional
    code.flag = node.once_per_turn_by_name
    return subject(compiler, code, node.to)


VERBS.passes({NegateAttack: NegateAttackOp, EndBattlePhase: EndBattleOp})
TESTS.passes(
    {
        HasBattled: partial(AttackedTest, BATTLE_FOUGHT),
        IsLostInBattle: LostTest,
        HasDestroyedByBattle: VictoriousTest,
        DestroyedInBattleWith: BeatenByTest,
        FellTo: FellToTest,
    }
)
CHECKS.passes({WouldTakeBattleDamage: BattleDamageCheck})
