"""Figures, keywords, elements and races of creatures, in Japanese."""

from __future__ import annotations

from duelkit.judgment.language.base import Amount
from duelkit.judgment.language.filters import Ref, RefKind
from duelkit.judgment.text.ja.amounts import measure, quantity
from duelkit.judgment.text.ja.clauses import THIS, changes, figure_change, topic
from duelkit.judgment.text.ja.core import MODIFIERS, VERBS, WHATS, Clause, Phrase, Scope
from duelkit.judgment.text.ja.phrases import acts, each_them, worked
from duelkit.judgment.text.ja.terms import BEARS, CIRCLED, GAINS, STATS, UNTIL, elements
from duelkit.judgment.words.amounts.meaning import Times
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


def opposite(amount: Amount | int) -> Amount | int | None:
    """The negation of a negative amount, ``None`` for others."""
    if isinstance(amount, int):
        return -amount if amount < 0 else None
    if isinstance(amount, Times) and amount.factor < 0:
        return amount.amount if amount.factor == -1 else Times(-amount.factor, amount.amount)
    return None


@MODIFIERS.words(Becomes)
def _becomes(node: Becomes, scope: Scope) -> list[Clause]:
    who = topic(node.to, scope)
    return [Clause(who, f"{STATS[node.stat]}が{quantity(node.amount, scope).text}になる")]


@VERBS.words(Heal)
def _heal(node: Heal, scope: Scope) -> Phrase:
    less = opposite(node.amount)
    what = worked(node.what, scope)
    each_them(node.what, scope)
    lead, count = measure(node.amount if less is None else less, "点", scope)
    if isinstance(node.what, Ref) and node.what.kind is RefKind.SELF:
        return acts(what, f"体力が{lead}{count}{'増加する' if less is None else '減少する'}")
    return Phrase(f"{what}の体力を{lead}{count}{'増加させる' if less is None else '減少させる'}")


@VERBS.words(ChangeFigure)
def _change_figure(node: ChangeFigure, scope: Scope) -> Phrase:
    what = worked(node.what, scope)
    text = figure_change(STATS[node.stat], node.stat, node.amount, node.negative, scope)
    return acts(what, text, until=UNTIL[node.until])


@VERBS.words(BecomeRace)
def _become_race(node: BecomeRace, scope: Scope) -> Phrase:
    race = WHATS(node.of, scope).text
    return acts(worked(node.what, scope), f"{race}と同じ種族になる")


MODIFIERS.table(
    {
        Changes: lambda node, scope: [changes(node, scope)],
        Grants: lambda node, scope: [Clause(topic(node.to, scope), BEARS[node.keyword])],
        UsesPattern: lambda node, scope: [Clause(THIS, f"攻撃方法が{CIRCLED[node.index]}になる")],
    }
)
VERBS.table(
    {
        GiveKeyword: lambda node, scope: acts(worked(node.what, scope), GAINS[node.keyword], until=UNTIL[node.until]),
        SetPattern: lambda node, scope: acts(worked(node.what, scope), f"以後、攻撃方法が{CIRCLED[node.index]}になる"),
        BecomeElement: lambda node, scope: acts(worked(node.what, scope), f"{elements(node.element)}属性になる"),
        SwapFigures: lambda node, scope: Phrase(f"{worked(node.what, scope)}の体力と攻撃力を入れ替える"),
    }
)
