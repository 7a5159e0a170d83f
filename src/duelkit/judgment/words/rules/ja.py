"""Changes of rules, in Japanese."""

from __future__ import annotations

from duelkit.judgment.language.terms import Side, Stat
from duelkit.judgment.text.ja.clauses import figure_change, merged
from duelkit.judgment.text.ja.core import MODIFIERS, VERBS, Clause, Noun, Phrase, Scope
from duelkit.judgment.text.ja.nouns import cards, fields
from duelkit.judgment.text.ja.terms import SIDES, STATS, UNTIL, closed
from duelkit.judgment.words.rules.meaning import Cancels, CardCost, Decree, Forbids, HandLimit, TurnsDiscards


@MODIFIERS.words(CardCost)
def _card_cost(node: CardCost, scope: Scope) -> list[Clause]:
    whose = "両プレイヤー" if node.side is Side.EITHER else SIDES[node.side]
    words = f"{whose}の{cards(node.cards, scope).text}"
    if node.onto is not None:
        words = f"{whose}が{fields(node.onto, scope).text}に召喚する{cards(node.cards, scope).text}"
    text = figure_change(STATS[Stat.SUMMON_COST], None, node.amount, False, scope)
    return [Clause(Noun(words, plural=True), text + (f"（最小{node.least}）" if node.least else ""))]


@MODIFIERS.words(HandLimit)
def _hand_limit(node: HandLimit, scope: Scope) -> list[Clause]:
    whose = "各プレイヤー" if node.side is Side.EITHER else SIDES[node.side]
    how = "減少する" if node.amount < 0 else "増加する"
    return [Clause(Noun(whose), f"手札の上限が{abs(node.amount)}枚{how}")]


FORBIDDEN = {
    "steal mana": "マナを奪うことができない",
    "cast spells": "スペルをキャストすることができない",
    "gain mana": "マナ獲得フェイズ以外でマナを獲得することができない",
}
"""What a player can be prevented from doing."""


@MODIFIERS.words(Forbids)
def _forbids(node: Forbids, scope: Scope) -> list[Clause]:
    who = "両プレイヤー" if node.side is Side.EITHER else SIDES[node.side]
    return [Clause(Noun(who), closed(FORBIDDEN, node.what, "Forbids"))]


@MODIFIERS.words(TurnsDiscards)
def _turns_discards(node: TurnsDiscards, scope: Scope) -> list[Clause]:
    return [Clause(None, "相手の効果で自分が手札を捨てるたびに、代わりに相手が同じ枚数の手札を捨てる")]


CANCELLED = {
    "attack": "敵クリーチャーが再行動で攻撃する",
    "rotation": "敵クリーチャーが再行動で回転する",
    "spell": "相手がスペルをキャストする",
}
"""What can be cancelled."""


@MODIFIERS.words(Cancels)
def _cancels(node: Cancels, scope: Scope) -> list[Clause]:
    what = closed(CANCELLED, node.what, "Cancels")
    paid = cards(node.which, scope).count(node.discard)
    text = f"{what}たびに、手札の{paid}を捨ててそれを打ち消すことができる（支払われたコストは戻らない）"
    return [Clause(None, text)]


@VERBS.words(Decree)
def _decree(node: Decree, scope: Scope) -> Phrase:
    rules = "。".join(clause.whole for clause in merged(MODIFIERS(node.rule, scope)))
    return Phrase(f"{UNTIL[node.until]}、{rules}")
