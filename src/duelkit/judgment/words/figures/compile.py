"""How the engine runs the words of figures."""

from __future__ import annotations

from duelkit.judgment.compiler.context import MODIFIERS, VERBS, amount, ref, test
from duelkit.judgment.engine.facts.pools import Fixed
from duelkit.judgment.state.codes import S_KEYWORD
from duelkit.judgment.words.choosing.compile import on_cards
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

MODIFIERS.update(
    {
        Changes: lambda node: ChangesModifier(int(node.stat), amount(node.amount), test(node.to), node.negative),
        Becomes: lambda node: BecomesModifier(int(node.stat), amount(node.amount), test(node.to)),
        Grants: lambda node: GrantsModifier(int(node.keyword), test(node.to)),
        UsesPattern: lambda node: PatternModifier(node.index),
    }
)
VERBS.update(
    {
        Heal: lambda node, ops: on_cards(node.what, ops, HealOp(amount(node.amount))),
        ChangeFigure: lambda node, ops: on_cards(
            node.what, ops, ChangeFigureOp(int(node.stat), amount(node.amount), int(node.until), node.negative)
        ),
        GiveKeyword: lambda node, ops: on_cards(
            node.what, ops, ChangeFigureOp(S_KEYWORD, Fixed(int(node.keyword)), int(node.until), False)
        ),
        SetPattern: lambda node, ops: on_cards(node.what, ops, PatternOp(node.index)),
        BecomeElement: lambda node, ops: on_cards(node.what, ops, ElementOp(int(node.element))),
        SwapFigures: lambda node, ops: on_cards(node.what, ops, SwapFiguresOp()),
        BecomeRace: lambda node, ops: on_cards(node.what, ops, RaceOp(*ref(node.of))),
    }
)
