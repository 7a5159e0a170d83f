"""Words about cards that pay in place of others (手札を捨てる場合、代わりに〜): their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.text.grammar.ja.core import MODIFIERS, Clause, Scope
from duelkit.yugioh.text.grammar.ja.nouns import noun_of
from duelkit.yugioh.text.grammar.ja.phrase import phrase
from duelkit.yugioh.text.grammar.ja.terms import small
from duelkit.yugioh.words.paid_instead.meaning import (
    CountersPaid,
    DiscardEased,
    DiscardPaid,
    SelfTributePaid,
    TributePaid,
)


@MODIFIERS.words(DiscardPaid)
def _discard_paid(node: DiscardPaid, scope: Scope) -> list[Clause]:
    lead = f"自分フィールドの{noun_of(node.which, scope)}の効果を発動するために手札を捨てる場合、"
    return [Clause("", phrase(f"{lead}代わりにこのカードを墓地へ", "送る").can())]


@MODIFIERS.words(TributePaid)
def _tribute_paid(node: TributePaid, scope: Scope) -> list[Clause]:
    lead = f"自分が{noun_of(node.which, scope)}の効果を発動するためにモンスターをリリースする場合、"
    cards = f"代わりに自分のデッキの上からカードを{small(node.amount)}枚墓地へ"
    return [Clause("", phrase(f"{lead}{cards}", "送る").can())]


@MODIFIERS.words(SelfTributePaid)
def _self_tribute_paid(node: SelfTributePaid, scope: Scope) -> list[Clause]:
    lead = f"自分フィールドの{noun_of(node.which, scope)}が効果を発動するために自身をリリースする場合、"
    return [Clause("", phrase(f"{lead}代わりにフィールド・墓地のこのカードを", "除外する").can())]


@MODIFIERS.words(DiscardEased)
def _discard_eased(node: DiscardEased, scope: Scope) -> list[Clause]:
    cause = f"１ターンに１度、自分が手札の{noun_of(node.which, scope)}の効果を発動するため"
    lead = f"{cause}にそのモンスターとカード１枚を手札から捨てる場合、"
    return [Clause("", phrase(f"{lead}代わりにそのモンスターのみを", "捨てる").can())]


@MODIFIERS.words(CountersPaid)
def _counters_paid(node: CountersPaid, scope: Scope) -> list[Clause]:
    lead = f"１ターンに１度、自分がカードの効果を発動するために自分フィールドの{node.name}を取り除く場合、"
    return [Clause("", phrase(f"{lead}代わりにこのカードから", "取り除く").can())]
