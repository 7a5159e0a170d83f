"""Handlers that compile the words about zones that cannot be used (使用不可能)."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import MODIFIERS, TESTS, VERBS, Compiler
from duelkit.yugioh.language.terms import Side
from duelkit.yugioh.state.categories import C_SHUT, C_ZONES
from duelkit.yugioh.state.code import Op, Test
from duelkit.yugioh.state.effect_code import ModifierCode
from duelkit.yugioh.words.blocking.meaning import BanishedFaceDown, BanishedFaceUp, PointOutZone, ZonesBlocked, ZoneShut
from duelkit.yugioh.words.blocking.run import DownBanishedTest, PointOutOp, UpBanishedTest


@MODIFIERS.handles(ZonesBlocked)
def _(compiler: Compiler, node: ZonesBlocked) -> ModifierCode:
    code = ModifierCode(C_ZONES)
    code.number = node.most
    code.side = int(Side.OPPONENT)  # it concerns no cards
    return code


@MODIFIERS.handles(ZoneShut)
def _(compiler: Compiler, node: ZoneShut) -> ModifierCode:
    code = ModifierCode(C_SHUT)
    code.side = int(Side.YOU)  # it concerns no cards
    return code


@VERBS.handles(PointOutZone)
def _(compiler: Compiler, node: PointOutZone) -> list[Op]:
    return compiler.emit(PointOutOp(compiler.amount(node.number), node.of_monsters))


@TESTS.handles(BanishedFaceDown)
def _(compiler: Compiler, node: BanishedFaceDown) -> Test:
    return DownBanishedTest(int(node.side))


TESTS.passes({BanishedFaceUp: UpBanishedTest})
