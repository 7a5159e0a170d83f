"""Words about destruction (破壊): how they are compiled."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import MODIFIERS, VERBS, Compiler, handles
from duelkit.yugioh.compiler.selections import select, would, zones_of
from duelkit.yugioh.compiler.subjects import subject
from duelkit.yugioh.language.base import What, nodes
from duelkit.yugioh.language.selections import THIS, Every, Pick, Ref, RefKind
from duelkit.yugioh.language.terms import Side, Zone
from duelkit.yugioh.state.code import ModifierCode, Op
from duelkit.yugioh.state.codes import C_INSTEAD, C_PERISH, WOULD_DESTROY_RESPONDED, WOULD_DESTROY_TRIGGERING
from duelkit.yugioh.words.amounts.run import Fixed
from duelkit.yugioh.words.destroying.meaning import Destroy, InsteadOfDestruction, Perishes
from duelkit.yugioh.words.destroying.run import DestroyOp, DestructibleTest
from duelkit.yugioh.words.moving.meaning import Banish, Send
from duelkit.yugioh.words.moving.run import BanishableTest
from duelkit.yugioh.words.occasions.meaning import Would
from duelkit.yugioh.words.tributing.meaning import Tribute


def destruction(compiler: Compiler, what: What) -> int:
    """What is noted of a destruction: of a card on the field, or of one that may or may not be there by then."""
    zones = zones_of(what)
    if isinstance(what, Ref):
        if what.kind == RefKind.RESPONDED:
            return WOULD_DESTROY_RESPONDED
        if what.kind == RefKind.TRIGGERING:
            return WOULD_DESTROY_TRIGGERING
        if what.kind == RefKind.TARGET:
            for pick in compiler.effect.targets:
                zones |= Zone(pick.pool.zones)
    return int(Would.DESTROY_ON_FIELD) if not zones or zones & Zone.FIELD else 0


@handles(VERBS, Destroy)
def _(compiler: Compiler, node: Destroy) -> list[Op]:
    compiler.effect.would |= destruction(compiler, node.what)
    many = isinstance(node.what, Every) or isinstance(node.what, Pick) and node.what.most != 1
    if isinstance(node.what, Ref) and node.what.kind == RefKind.TARGET:
        many = len(compiler.effect.targets) > 1 or any(
            not (isinstance(pick.most, Fixed) and pick.most.number == 1) for pick in compiler.effect.targets)
    if many:
        would(compiler, Would.DESTROY_TWO)
    accept = DestructibleTest() if compiler.instead else BanishableTest(False) if node.to == Zone.BANISHED else None
    needed = select(compiler, node.what, accept)
    compiler.ops.append(DestroyOp(int(node.to)))
    return needed


@handles(MODIFIERS, InsteadOfDestruction)
def _(compiler: Compiler, node: InsteadOfDestruction) -> ModifierCode:
    code = ModifierCode(C_INSTEAD)
    code.by_battle = node.by_battle
    code.by_effect = node.by_effect
    code.optional = node.optional
    code.by = -1 if node.by is None or node.by == Side.EITHER else int(node.by)
    code.flag = node.once_per_turn
    code.number = int(node.alone)
    code.second = int(node.each)
    if node.pay is not None:
        compiler.instead = True
        code.program = compiler.add_program(node.pay)
        compiler.instead = False
        code.spends_source = any(isinstance(part, Banish | Destroy | Send | Tribute) and part.what == THIS
                                 for part in nodes(node.pay))
    return subject(compiler, code, node.to)


@handles(MODIFIERS, Perishes)
def _(compiler: Compiler, node: Perishes) -> ModifierCode:
    return subject(compiler, ModifierCode(C_PERISH), node.to)
