"""How the words of processing without activation, of counters' places, and of extremes are compiled."""

from __future__ import annotations

from duelkit.yugioh.engine import particulars
from duelkit.yugioh.engine.compile.context import MODIFIERS, TESTS, VERBS, Compiler, handles
from duelkit.yugioh.engine.compile.verbs import select
from duelkit.yugioh.engine.verbs import moving, selecting, swapping
from duelkit.yugioh.language import filters as f
from duelkit.yugioh.language import modifiers as m
from duelkit.yugioh.language import verbs as v
from duelkit.yugioh.language.triggers import Would
from duelkit.yugioh.state.code import ModifierCode, Op, Program, Test
from duelkit.yugioh.state.codes import C_CONTROL, C_HOLDS, C_WHENEVER, GRAVEYARD


@handles(MODIFIERS, m.Whenever)
def _(compiler: Compiler, node: m.Whenever) -> ModifierCode:
    code = ModifierCode(C_WHENEVER)
    code.occasion = compiler.occasion(node.when)
    would = compiler.effect.would
    code.program = compiler.add_program(node.verb)
    # an effect that lets cards be drawn later includes drawing (the ruling on Maxx "C"); the rest is not yet its doing
    compiler.effect.would = would | compiler.effect.would & int(Would.DRAW)
    code.flag = node.once_per_turn
    return code


@handles(MODIFIERS, m.HoldsCounters)
def _(compiler: Compiler, node: m.HoldsCounters) -> ModifierCode:
    code = ModifierCode(C_HOLDS)
    code.name = node.name
    code.number = node.most
    code.ref = int(f.RefKind.THIS)
    return code


@handles(TESTS, f.HasDestroyedByBattle)
def _(compiler: Compiler, node: f.HasDestroyedByBattle) -> Test:
    return particulars.VictoriousTest()


@handles(TESTS, f.DestroyedInBattleWith)
def _(compiler: Compiler, node: f.DestroyedInBattleWith) -> Test:
    return particulars.BeatenByTest(*compiler.ref(node.ref))


@handles(TESTS, f.MayHoldCounter)
def _(compiler: Compiler, node: f.MayHoldCounter) -> Test:
    return particulars.RoomTest(node.name)


@handles(TESTS, f.Extreme)
def _(compiler: Compiler, node: f.Extreme) -> Test:
    return particulars.ExtremeTest(int(node.stat), compiler.pool(node.among), node.lowest)


@handles(TESTS, f.ControlledBy)
def _(compiler: Compiler, node: f.ControlledBy) -> Test:
    return particulars.HeldByTest(int(node.side))


@handles(VERBS, v.SwapControl)
def _(compiler: Compiler, node: v.SwapControl) -> list[Op]:
    first = select(compiler, node.first, swapping.MovableTest())
    compiler.ops.append(swapping.KeepOp())
    second = select(compiler, node.second, swapping.MovableTest())
    compiler.modifiers.append(ModifierCode(C_CONTROL))
    compiler.ops.append(swapping.SwapControlOp(len(compiler.modifiers) - 1))
    return [*first, *second]


@handles(VERBS, v.RemainOnField)
def _(compiler: Compiler, node: v.RemainOnField) -> list[Op]:
    number = -1
    if node.turns:
        number = len(compiler.effect.programs)
        end: tuple[Op, ...] = (selecting.Named(int(f.RefKind.THIS), -1, None), moving.DestroyOp(GRAVEYARD))
        compiler.effect.programs.append(Program(end, ()))
    compiler.ops.append(swapping.RemainOp(node.turns, int(node.of), number))
    return []
