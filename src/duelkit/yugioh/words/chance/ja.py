"""Words about coins, dice, lots and guesses (運): their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.language.selections import RefKind
from duelkit.yugioh.language.terms import Side
from duelkit.yugioh.text.grammar.heads import Head
from duelkit.yugioh.text.grammar.ja.core import CONDITIONS, FILTERS, VERBS, Noun, Scope, Slot, Trait
from duelkit.yugioh.text.grammar.ja.nouns import noun_of
from duelkit.yugioh.text.grammar.ja.phrase import Phrase, phrase
from duelkit.yugioh.text.grammar.ja.terms import SIDE, small
from duelkit.yugioh.words.chance.meaning import (
    DiceShow,
    DieAsDeclared,
    DrawLot,
    GuessLowest,
    InZoneRolled,
    RollDie,
    RollsDice,
    TossCoins,
)


@CONDITIONS.words(DiceShow)
def _dice(node: DiceShow, scope: Scope) -> Phrase:
    low, high = small(node.at_least), small(node.at_most)
    return phrase(f"出た目が{low if low == high else f'{low}～{high}'}", "である")


CONDITIONS.fixed({DieAsDeclared: phrase("宣言した数字の内どちらか１つが", "出る")})


@VERBS.words(GuessLowest)
def _guess(node: GuessLowest, scope: Scope) -> Phrase:
    noun = noun_of(node.which, scope)
    head = Noun(f"その{noun}", Head.MONSTER)
    lead = f"{SIDE[node.by]}は墓地を確認せずに{SIDE[node.side]}の墓地の一番下の{noun}のカード名を当てる。"
    scope.now(RefKind.THEM, head)
    right = VERBS(node.right, scope)
    scope.now(RefKind.THEM, head)
    wrong = VERBS(node.wrong, scope)
    return wrong.prefixed(f"{lead}当たった場合、{right.plain}。外れた場合、")


@VERBS.words(DrawLot)
def _draw_lot(node: DrawLot, scope: Scope) -> Phrase:
    scope.now(RefKind.EACH, Noun("選ばれたカード"))
    return phrase("相手はその中からランダムに１枚", "選ぶ")


@VERBS.words(RollDie)
def _roll(node: RollDie, scope: Scope) -> Phrase:
    who = "相手は" if node.side is Side.OPPONENT else ""
    until = "" if node.most == 6 else f"、{small(node.most)}以下の目が出るまで"
    return phrase(f"{who}サイコロを{until or '１回'}", "振る")


VERBS.table({TossCoins: lambda node, scope: phrase(f"コイントスを{small(node.coins)}回", "行う")})
FILTERS.fixed(
    {
        RollsDice: Trait(Slot.CLAUSE, "サイコロを振る効果を持つ", "サイコロを振る効果を持たない"),
        InZoneRolled: Trait(Slot.CLAUSE, "自分から見て右から出た目の数番目のモンスターゾーンに存在する"),
    }
)
