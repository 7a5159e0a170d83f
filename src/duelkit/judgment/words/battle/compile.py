"""How the engine runs the words of battle."""

from __future__ import annotations

from functools import partial

from duelkit.judgment.compiler.context import ABILITIES, MODIFIERS, PROPERTIES, RULINGS, VERBS, Compiler, ruling
from duelkit.judgment.language.filters import ENEMY
from duelkit.judgment.state.code import Program, Ruling, StrikeCode
from duelkit.judgment.state.codes import E_SUMMONED, K_TRIGGER
from duelkit.judgment.words.battle.meaning import (
    AttackNow,
    Decoys,
    ExtraAttack,
    Incite,
    Intercept,
    MagicGroup,
    NoCounter,
    Possesses,
    Strike,
)
from duelkit.judgment.words.battle.run import AttackNowOp, InciteOp, InterceptOp, NoCounterOp, PossessesModifier
from duelkit.judgment.words.choosing.compile import select


@RULINGS.handles(Decoys)
def _(compiler: Compiler, node: Decoys) -> Ruling:
    found = ruling("decoy", compiler.test(node.enemies))
    found.to = compiler.test(node.to)
    return found


@PROPERTIES.handles(Strike)
def _(compiler: Compiler, node: Strike) -> None:
    strike = StrikeCode(
        compiler.amount(node.amount),
        compiler.optional_test(node.if_any),
        node.hitting,
        node.chance,
        node.becomes,
        compiler.code.condition if node.condition is None else compiler.check(node.condition),
    )
    compiler.info.strikes = (*compiler.info.strikes, strike)


@ABILITIES.handles(MagicGroup)
def _(compiler: Compiler, node: MagicGroup) -> None:
    compiler.info.group = compiler.test(node.group)
    compiler.info.group_targets = compiler.optional_test(node.targets)
    compiler.info.group_fields = compiler.optional_field_test(node.fields)


@ABILITIES.handles(Intercept)
def _(compiler: Compiler, node: Intercept) -> None:
    code = compiler.code
    code.kind = K_TRIGGER
    code.event = E_SUMMONED
    code.who = compiler.test(ENEMY)
    code.condition = compiler.optional_check(node.condition)
    op = InterceptOp(compiler.test(node.by))
    code.programs = (Program((op,), (op,)),)


MODIFIERS.passes({Possesses: PossessesModifier})
RULINGS.passes({ExtraAttack: partial(ruling, "extra attack")})
VERBS.on(select, {NoCounter: NoCounterOp, AttackNow: AttackNowOp})
VERBS.passes({Incite: InciteOp})
