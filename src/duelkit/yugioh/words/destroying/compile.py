"""Words about destruction (破壊): how they are compiled."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import MODIFIERS, VERBS, Compiler, handles
from duelkit.yugioh.compiler.selections import select, zones_of
from duelkit.yugioh.compiler.subjects import subject
from duelkit.yugioh.language.base import What, nodes
from duelkit.yugioh.language.selections import THIS, Both, Every, Pick, Ref, Those
from duelkit.yugioh.language.terms import Side, Zone
from duelkit.yugioh.state.code import ModifierCode, Op
from duelkit.yugioh.state.codes import C_INSTEAD, C_PERISH
from duelkit.yugioh.words.destroying.meaning import Destroy, InsteadOfDestruction, Perishes
from duelkit.yugioh.words.destroying.run import Destroyed, DestroyOp, DestructibleTest
from duelkit.yugioh.words.moving.meaning import Banish, Send
from duelkit.yugioh.words.moving.run import BanishableTest
from duelkit.yugioh.words.tributing.meaning import Tribute


def note(compiler: Compiler, what: What) -> None:
    """Note of a destruction how many cards on the field it is sure to find. Rulings 7407, 22442."""
    if isinstance(what, Both):
        note(compiler, what.first)
        note(compiler, what.second)
        return
    zones = zones_of(what)
    if zones and not zones & Zone.FIELD:
        return
    if isinstance(what, (Ref, Those)):
        made = Destroyed(*compiler.ref(what), None, None)
    elif isinstance(what, Every):
        made = Destroyed(-1, -1, compiler.pool(what.pool), None)
    elif isinstance(what, Pick):
        made = Destroyed(-1, -1, compiler.pool(what.pool), compiler.amount(what.least))
    else:
        return
    compiler.effect.destroys.append(made)


@handles(VERBS, Destroy)
def _(compiler: Compiler, node: Destroy) -> list[Op]:
    if not compiler.in_cost and not compiler.instead:
        note(compiler, node.what)
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
