"""How the engine runs the words of figures."""

from __future__ import annotations

from duelkit.judgment.compiler.context import MODIFIERS, VERBS, Compiler
from duelkit.judgment.engine.facts.pools import Fixed
from duelkit.judgment.state.code import Op
from duelkit.judgment.state.codes import S_KEYWORD
from duelkit.judgment.words.choosing.compile import select
from duelkit.judgment.words.figures.meaning import (
    BecomeElement,
    BecomeRace,
    Becomes,
    ChangeFigure,
    Changes,
    GiveKeyword,
    Grants,
    Heal,
    SetPattern,
    SwapFigures,
    UsesPattern,
)
from duelkit.judgment.words.figures.run import (
    BecomesModifier,
    ChangeFigureOp,
    ChangesModifier,
    ElementOp,
    GrantsModifier,
    HealOp,
    PatternModifier,
    PatternOp,
    RaceOp,
    SwapFiguresOp,
)

MODIFIERS.passes(
    {Changes: ChangesModifier, Becomes: BecomesModifier, Grants: GrantsModifier, UsesPattern: PatternModifier}
)
VERBS.on(
    select,
    {
        Heal: HealOp,
        ChangeFigure: ChangeFigureOp,
        SetPattern: PatternOp,
        BecomeElement: ElementOp,
        SwapFigures: SwapFiguresOp,
        BecomeRace: RaceOp,
    },
)


@VERBS.handles(GiveKeyword)
def _(compiler: Compiler, node: GiveKeyword) -> list[Op]:
    needed = select(compiler, node.what)
    compiler.emit(ChangeFigureOp(S_KEYWORD, Fixed(int(node.keyword)), int(node.until), False))
    return needed
