"""How the engine runs the words of abilities."""

from __future__ import annotations

from duelkit.judgment.compiler.asking import asks_derived
from duelkit.judgment.compiler.context import ABILITIES, MODIFIERS, PROPERTIES, RULINGS, VERBS, Compiler
from duelkit.judgment.language.card import Activated, Placement, Trigger
from duelkit.judgment.language.filters import IsThis
from duelkit.judgment.language.terms import Pile
from duelkit.judgment.state.code import ModifierCode
from duelkit.judgment.state.codes import K_ACTIVATED, K_LENT, K_TRIGGER
from duelkit.judgment.words.abilities.meaning import Bestow, Lends
from duelkit.judgment.words.abilities.run import BestowOp
from duelkit.judgment.words.choosing.compile import select
from duelkit.judgment.words.summoning.meaning import SummonOnto


@ABILITIES.handles(Placement)
def _(compiler: Compiler, node: Placement) -> None:
    code = compiler.code
    code.condition = compiler.optional_check(node.condition)
    made: list[ModifierCode] = []
    for modifier in node.modifiers:
        if type(modifier) in PROPERTIES.kinds:
            PROPERTIES(compiler, modifier)
        elif type(modifier) in RULINGS.kinds:
            found = compiler.ruling(modifier)
            found.condition = code.condition
            compiler.info.rulings = (*compiler.info.rulings, found)
        else:
            made.append(MODIFIERS(compiler, modifier))
    code.modifiers = tuple(made)
    code.late = asks_derived(node)


@ABILITIES.handles(Trigger)
def _(compiler: Compiler, node: Trigger) -> None:
    when, code = node.when, compiler.code
    code.kind = K_TRIGGER
    code.event = int(when.event)
    code.about_this = isinstance(when.who, IsThis)
    code.who = compiler.test(when.who)
    code.other = compiler.optional_test(when.other)
    code.side = int(when.side)
    code.survived = when.survived
    code.once = when.once
    code.where = compiler.optional_field_test(when.where)
    code.condition = compiler.optional_check(node.condition)
    code.programs = (compiler.program(node.effect),)


@ABILITIES.handles(Activated)
def activated(compiler: Compiler, node: Activated) -> None:
    """Compiles an activated ability."""
    code = compiler.code
    code.kind = K_ACTIVATED
    code.instead = int(node.instead)
    code.condition = compiler.optional_check(node.condition)
    code.programs = (compiler.program(node.effect),)
    if isinstance(node.effect, SummonOnto) and node.effect.what.pool.piles & Pile.HAND:
        compiler.info.reincarnates = compiler.test(node.effect.what.pool.filter)


@ABILITIES.handles(Lends)
def _(compiler: Compiler, node: Lends) -> None:
    activated(compiler, node.ability)
    compiler.code.kind = K_LENT
    compiler.code.lent_to = compiler.test(node.to)


VERBS.on(select, {Bestow: BestowOp})
