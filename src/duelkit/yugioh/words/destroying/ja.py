"""Words about destruction (破壊): their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.language.base import Pool
from duelkit.yugioh.language.selections import RefKind
from duelkit.yugioh.language.terms import Zone
from duelkit.yugioh.text.grammar.heads import Head, head_of_pool
from duelkit.yugioh.text.grammar.ja.clauses import about, clause_about
from duelkit.yugioh.text.grammar.ja.core import MODIFIERS, VERBS, WHATS, Clause, Noun, Scope
from duelkit.yugioh.text.grammar.ja.phrase import Phrase, phrase
from duelkit.yugioh.text.grammar.ja.terms import SIDE, small
from duelkit.yugioh.text.grammar.ja.verbs import acted, this_from
from duelkit.yugioh.words.destroying.meaning import Destroy, InsteadOfDestruction, Perishes


def _how_often(node: InsteadOfDestruction) -> str:
    """１ターンに１度だけ, それぞれ１ターンに２度まで."""
    often = "１度だけ" if node.times == 1 else f"{small(node.times)}度まで"
    if node.in_all:
        return often
    return f"{'それぞれ' if node.each else ''}１ターンに{often}" if node.once_per_turn else ""


@MODIFIERS.words(InsteadOfDestruction)
def _instead_of_destruction(node: InsteadOfDestruction, scope: Scope) -> list[Clause]:
    subject, this = about(node.to, scope)
    by = f"{SIDE[node.by]}の" if node.by is not None else ""
    how = "戦闘・効果で" if node.by_battle and node.by_effect else "戦闘で" if node.by_battle else "効果で"
    if by and node.by_battle:
        by, how = "", "戦闘または相手の効果で" if node.by_effect else how
    once = "１ターンに１度、" if node.once_per_turn else ""
    if node.pay is None:
        return [Clause(subject, phrase(f"{_how_often(node)}{by}{how}は", "破壊されない"), this=this)]
    alone = (
        ""
        if not node.alone
        else "１体のみ"
        if isinstance(node.to, Pool) and head_of_pool(node.to) is Head.MONSTER
        else "１枚のみ"
    )
    scope.now(RefKind.EACH, Noun("このカード" if this else "そのカード", this=this))
    was, scope.paying = scope.paying, True
    pay = VERBS(node.pay, scope)
    scope.paying = was
    result = pay.can() if node.optional else pay
    if node.then is not None:
        result = result.with_tail(*VERBS(node.then, scope).prefixed("さらに、").sentences)
    return [
        Clause(
            "",
            result.prefixed(
                f"{once}{subject}{alone}が{by}{how}破壊される場合、{'その１体の' if node.single else ''}代わりに"
            ),
            this=this,
        )
    ]


@VERBS.words(Destroy)
def _destroy(node: Destroy, scope: Scope) -> Phrase:
    noun = WHATS(node.what, scope)
    result = phrase(this_from(noun, scope), "破壊する")
    if node.to == Zone.BANISHED:
        result = phrase(f"{noun.wo}破壊し", "除外する")
    acted(scope, noun, "破壊した", Zone.GRAVEYARD)
    return result


MODIFIERS.table({Perishes: lambda node, scope: [clause_about(node.to, scope, phrase("", "破壊される"))]})
