"""Handlers that compile the words about battles (戦闘)."""

from __future__ import annotations

from functools import partial

from duelkit.yugioh.compiler.context import CHECKS, MODIFIERS, TESTS, VERBS, Compiler
from duelkit.yugioh.compiler.selections import select
from duelkit.yugioh.compiler.subjects import flag, subject
from duelkit.yugioh.language.base import All, Pool
from duelkit.yugioh.language.nouns import IsFaceDown
from duelkit.yugioh.state.card_info import KEEPS_DEFENDED, KEEPS_STRUCK
from duelkit.yugioh.state.categories import C_ATTACK_COST, C_BATTLE_DAMAGE, C_NO_DAMAGE
from duelkit.yugioh.state.code import Check, Op, Test
from duelkit.yugioh.state.codes import CALC, K_CONTINUOUS
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
    HasDefended,
    HasDestroyedByBattle,
    HasStruckDirectly,
    InsteadOfBattleDamage,
    IsBattling,
    IsLostInBattle,
    NegateAttack,
    WouldFall,
    WouldTakeBattleDamage,
)
from duelkit.yugioh.words.battle.run import (
    ATTACK_DECLARED,
    ATTACK_MADE,
    ATTACKED_DIRECTLY,
    BATTLE_FOUGHT,
    AttackableTest,
    AttackAgainOp,
    AttackedTest,
    BattleDamageCheck,
    BattlingCheck,
    BeatenByTest,
    DefendedTest,
    DirectOp,
    EndBattleOp,
    FellToTest,
    LostTest,
    NegateAttackOp,
    RetargetOp,
    StruckTest,
    VictoriousTest,
    WouldFallCheck,
)


@VERBS.handles(ChangeAttackTarget)
def _(compiler: Compiler, node: ChangeAttackTarget) -> list[Op]:
    if node.what is None:
        return compiler.emit(DirectOp())
    needed = select(compiler, node.what, None if node.calculates else AttackableTest())  # faq 16170
    compiler.ops.append(RetargetOp())
    return needed


@VERBS.handles(AttackAgain)
def _(compiler: Compiler, node: AttackAgain) -> list[Op]:
    ref, slot = (-1, -1) if node.on is None else compiler.ref(node.on)
    return compiler.emit(AttackAgainOp(ref, slot, node.freely))


@TESTS.handles(HasAttacked)
def _(compiler: Compiler, node: HasAttacked) -> Test:
    return AttackedTest(ATTACKED_DIRECTLY if node.directly else ATTACK_DECLARED if node.declared else ATTACK_MADE)


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
    if node.pay is not None:
        would, falls = compiler.effect.would, compiler.effect.falls
        compiler.in_cost = True
        code.program = compiler.add_program(node.pay)
        compiler.in_cost = False
        compiler.effect.would, compiler.effect.falls = would, falls
    return subject(compiler, code, node.to)


@MODIFIERS.handles(BattleDamageChanges)
def _(compiler: Compiler, node: BattleDamageChanges) -> ModifierCode:
    code = ModifierCode(C_BATTLE_DAMAGE)
    code.side = int(node.side)
    code.number = int(node.share)
    code.flag = node.inflicted
    return subject(compiler, code, node.to)


@MODIFIERS.handles(InsteadOfBattleDamage)
def _(compiler: Compiler, node: InsteadOfBattleDamage) -> ModifierCode:
    code = ModifierCode(C_NO_DAMAGE)
    code.side = int(node.side)
    code.optional = node.optional
    code.flag = node.once_per_turn_by_name
    return subject(compiler, code, node.to)


@TESTS.handles(DestroyedInBattleWith)
def _(compiler: Compiler, node: DestroyedInBattleWith) -> Test:
    if isinstance(node.ref, Pool):
        return BeatenByTest(-1, -1, compiler.pool(node.ref))
    return BeatenByTest(*compiler.ref(node.ref), None)


VERBS.passes({NegateAttack: NegateAttackOp, EndBattlePhase: EndBattleOp})
TESTS.passes(
    {
        HasBattled: partial(AttackedTest, BATTLE_FOUGHT),
        IsLostInBattle: LostTest,
        HasDestroyedByBattle: VictoriousTest,
        FellTo: FellToTest,
    }
)
CHECKS.passes({WouldTakeBattleDamage: BattleDamageCheck})


@CHECKS.handles(WouldFall)
def _(compiler: Compiler, node: WouldFall) -> Check:
    return WouldFallCheck(*compiler.ref(node.what))


@TESTS.handles(HasStruckDirectly)
def _(compiler: Compiler, node: HasStruckDirectly) -> Test:
    compiler.info.keeps |= KEEPS_STRUCK
    return StruckTest()


@TESTS.handles(HasDefended)
def _(compiler: Compiler, node: HasDefended) -> Test:
    compiler.info.keeps |= KEEPS_DEFENDED
    return DefendedTest()
