"""Words about drawing and the deck's top (ドロー): their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.language.amounts import AtWill
from duelkit.yugioh.language.selections import RefKind
from duelkit.yugioh.language.terms import Side, Zone
from duelkit.yugioh.text.grammar.ja.core import AMOUNTS, CONDITIONS, MODIFIERS, VERBS, Clause, Noun, Scope
from duelkit.yugioh.text.grammar.ja.phrase import Phrase, phrase
from duelkit.yugioh.text.grammar.ja.quantities import value
from duelkit.yugioh.text.grammar.ja.terms import SIDE, small
from duelkit.yugioh.text.grammar.ja.verbs import acted, owner, unless_fixed
from duelkit.yugioh.words.drawing.meaning import Draw, DrawnBefore, DrawUntil, DrewBefore, ForgoDraw, Mill, NormalDraw


@VERBS.words(Draw)
def _draw(node: Draw, scope: Scope) -> Phrase:
    result = phrase(f"{owner(node.side)}{unless_fixed(node.amount, '枚', scope)}", "ドローする")
    acted(scope, Noun("カード", zones=Zone.HAND), "ドローした", Zone.HAND)
    if node.shown:
        scope.now(RefKind.THEM, Noun("ドローしたカード", zones=Zone.HAND))
        return phrase(f"{result.stem}、お互いに", "確認する")
    return result


@MODIFIERS.words(NormalDraw)
def _normal_draw(node: NormalDraw, scope: Scope) -> list[Clause]:
    many = f"{small(node.amount)}枚" if isinstance(node.amount, int) else value(node.amount, scope)
    return [Clause(f"{SIDE[node.side]}ドローフェイズの通常のドローの枚数", phrase(f"{many}に", "なる"))]


VERBS.table({ForgoDraw: lambda node, scope: phrase("このターン通常のドローを", "行わない")})


@VERBS.words(DrawUntil)
def _draw_until(node: DrawUntil, scope: Scope) -> Phrase:
    return phrase(f"{owner(node.side)}手札が{small(node.hand)}枚になるように", "ドローする")


@VERBS.words(Mill)
def _mill(node: Mill, scope: Scope) -> Phrase:
    side = "お互い" if node.side is Side.EITHER else SIDE[node.side]
    if node.amount == 1:
        result = phrase(f"{side}のデッキの一番上のカードを墓地へ", "送る")
    else:
        result = phrase(f"{side}のデッキの上からカードを{unless_fixed(node.amount, '枚', scope)}墓地へ", "送る")
    acted(scope, Noun("カード"), "墓地へ送った", Zone.GRAVEYARD)
    if isinstance(node.amount, AtWill):
        scope.chosen = "墓地へ送ったカードの数"
    return result


AMOUNTS.fixed({DrawnBefore: "その効果でドローした数"})
CONDITIONS.fixed({DrewBefore: phrase("前のターンにこのカードの効果でドロー", "している")})
