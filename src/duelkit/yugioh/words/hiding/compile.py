"""Handlers that compile the words about monsters that are hidden among other cards."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import VERBS, Compiler
from duelkit.yugioh.compiler.selections import select
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.language.selections import THEM, Both, Pick
from duelkit.yugioh.language.terms import Attribute, CardType, Race
from duelkit.yugioh.state.card_info import CardInfo
from duelkit.yugioh.state.code import Op, Program
from duelkit.yugioh.words.destroying.meaning import Destroy
from duelkit.yugioh.words.hiding.meaning import HideAmong, Rearrange
from duelkit.yugioh.words.hiding.run import HideableTest, HideAmongOp, NoLongerThereOp, RearrangeOp, StillHiddenOp


@VERBS.handles(HideAmong)
def _(compiler: Compiler, node: HideAmong) -> list[Op]:
    definition = compiler.info.definition
    types = CardType.MONSTER | CardType.NORMAL
    info = CardInfo(Card(definition.passcode, definition.ja, definition.en, types, Attribute(0), Race(0), 0, 0, 0))
    needed = select(compiler, Both(node.monster, node.cards), HideableTest())
    number = len(compiler.effect.programs)
    compiler.effect.programs.append(Program((), ()))
    before = compiler.ops
    compiler.ops = [StillHiddenOp()]
    compiler.verb(Destroy(THEM))
    compiler.ops.append(NoLongerThereOp())
    compiler.effect.programs[number] = Program(tuple(compiler.ops), ())
    compiler.ops = before
    many = node.cards.least if isinstance(node.cards, Pick) else 1
    op = HideAmongOp(info, number, many if isinstance(many, int) else 1)
    compiler.ops.append(op)
    return [*needed, op]


@VERBS.handles(Rearrange)
def _(compiler: Compiler, node: Rearrange) -> list[Op]:
    return compiler.emit(RearrangeOp())
