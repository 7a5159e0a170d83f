"""Words about tokens (トークン): their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.language.selections import RefKind
from duelkit.yugioh.language.terms import CardType, Side, Zone
from duelkit.yugioh.text.grammar.heads import Head
from duelkit.yugioh.text.grammar.ja.clauses import in_position, summoned_with
from duelkit.yugioh.text.grammar.ja.core import AMOUNTS, VERBS, WHATS, Noun, Scope
from duelkit.yugioh.text.grammar.ja.phrase import Phrase, phrase
from duelkit.yugioh.text.grammar.ja.quantities import value
from duelkit.yugioh.text.grammar.ja.terms import attribute_letters, figure, races, small, token_name
from duelkit.yugioh.words.tokens.meaning import AsManyTokens, MakeTokens

AMOUNTS.fixed({AsManyTokens: "可能な限りの数"})


@VERBS.words(MakeTokens)
def _make_tokens(node: MakeTokens, scope: Scope) -> Phrase:
    atk, defense = (figure(x) if isinstance(x, int) else "？" for x in (node.atk, node.defense))
    figures = f"攻／守{atk}" if atk == defense else f"攻{atk}／守{defense}"
    tuner = "チューナー・" if node.types & CardType.TUNER else ""
    kind = f"{races(node.race)}・{tuner}{attribute_letters(node.attribute)}・星{small(node.level)}"
    name = token_name(node.ja)
    where = {Side.YOU: "自分フィールドに", Side.OPPONENT: "相手フィールドに", Side.EITHER: "自分・相手フィールドに"}[
        node.to
    ]
    many = f"{small(node.number)}体を" if isinstance(node.number, int) else f"を{value(node.number, scope)}だけ"
    if isinstance(node.number, AsManyTokens):
        many = "を可能な限り"
    if node.up_to:
        where, many = f"{value(node.number, scope)}まで、{where}", "を"
    if node.by is not None:
        who = f"{WHATS(node.by.what, scope).bare}の{'持ち主' if node.by.owner else 'コントローラー'}は"
        where = f"{who}{where}"
    result = phrase(f"{where}「{name}」（{kind}・{figures}）{many}{in_position(node.positions)}", "特殊召喚する")
    scope.now(RefKind.THEM, Noun("そのトークン", Head.MONSTER, zones=Zone.MONSTER_ZONE))
    scope.now(RefKind.LINKED, Noun("この効果で特殊召喚したトークン", Head.MONSTER))
    tail = []
    if not isinstance(node.atk, int) or not isinstance(node.defense, int):
        if node.atk == node.defense:
            tail.append(f"このトークンの攻撃力・守備力は{value(node.atk, scope)}と同じになる")
        else:
            if not isinstance(node.atk, int):
                tail.append(f"このトークンの攻撃力は{value(node.atk, scope)}と同じになる")
            if not isinstance(node.defense, int):
                tail.append(f"このトークンの守備力は{value(node.defense, scope)}と同じになる")
    return result.with_tail(*tail, *summoned_with(node.modifiers, Noun("トークン"), scope))
