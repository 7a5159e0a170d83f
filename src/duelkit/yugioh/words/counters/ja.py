"""Words about counters (カウンター): their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.language.amounts import Count
from duelkit.yugioh.language.nouns import AnyCard, Named
from duelkit.yugioh.language.selections import Every, RefKind
from duelkit.yugioh.text.grammar.heads import Head
from duelkit.yugioh.text.grammar.ja.core import (
    AMOUNTS,
    CONDITIONS,
    FILTERS,
    MODIFIERS,
    VERBS,
    WHATS,
    Clause,
    Noun,
    Scope,
    Slot,
    Trait,
)
from duelkit.yugioh.text.grammar.ja.phrase import Phrase, phrase
from duelkit.yugioh.text.grammar.ja.places import place, pool_text
from duelkit.yugioh.text.grammar.ja.terms import small
from duelkit.yugioh.text.grammar.ja.verbs import unless_fixed
from duelkit.yugioh.words.counters.meaning import (
    CounterCount,
    DistributeCounters,
    HasCounter,
    HoldsCounters,
    MayHoldCounter,
    PlaceCounters,
    RemoveCounters,
    WasFilled,
)


@AMOUNTS.words(CounterCount)
def _counters(node: CounterCount, scope: Scope) -> str:
    if isinstance(node.what, Every) and isinstance(node.what.pool.filter, AnyCard):
        return f"{place(node.what.pool.zones, node.what.pool.side, either='')}の{node.name}の数"
    return f"{WHATS(node.what, scope).bare}{'に置かれていた' if node.had else 'の'}{node.name}の数"


@FILTERS.words(HasCounter)
def _has_counter(node: HasCounter, scope: Scope) -> Trait:
    some = f"{small(node.at_least)}つ以上" if node.at_least > 1 else ""
    return Trait(Slot.CLAUSE, f"{node.name}が{some}置かれている", f"{node.name}が{some}置かれていない")


@FILTERS.words(MayHoldCounter)
def _may_hold(node: MayHoldCounter, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, f"{node.name}を置く事ができる", f"{node.name}を置く事ができない")


@MODIFIERS.words(HoldsCounters)
def _holds_counters(node: HoldsCounters, scope: Scope) -> list[Clause]:
    most = f"最大{small(node.most)}つまで" if node.most else ""
    return [Clause("このカード", phrase(f"《》には{node.name}を{most}", "置く事ができる"), this=True)]


@VERBS.words(PlaceCounters)
def _place_counters(node: PlaceCounters, scope: Scope) -> Phrase:
    many = unless_fixed(node.amount, "つ", scope)
    noun = WHATS(node.what, scope)
    if noun.picked:
        return phrase(f"{noun.wo}、{node.name}を{many}", "置く")
    return phrase(f"{noun.bare}に{node.name}を{many}", "置く")


@VERBS.words(DistributeCounters)
def _distribute_counters(node: DistributeCounters, scope: Scope) -> Phrase:
    many = unless_fixed(node.amount, "つ", scope)
    return phrase(f"{pool_text(node.pool, scope)}に{node.name}を合計で{many}", "置く")


@VERBS.words(RemoveCounters)
def _remove_counters(node: RemoveCounters, scope: Scope) -> Phrase:
    scope.done, scope.done_cards = f"取り除いた{node.name}の数", ""
    scope.chosen = scope.done
    if isinstance(node.what, Every):
        where = place(node.what.pool.zones, node.what.pool.side, either="")
        if isinstance(node.what.pool.filter, Named):
            cards = pool_text(node.what.pool, scope)
            return phrase(f"{cards}に置かれている{node.name}を{unless_fixed(node.amount, 'つ', scope)}", "取り除く")
        if isinstance(node.amount, Count) and node.amount.pool == node.what.pool:
            scope.now(
                RefKind.COST if scope.paying else RefKind.THEM,
                Noun(f"{node.name}が置かれていたモンスター", Head.MONSTER, many=True),
            )
            return phrase(f"{where}の{node.name}を全て", "取り除く")
        return phrase(f"{where}の{node.name}を{unless_fixed(node.amount, 'つ', scope)}", "取り除く")
    if node.amount == CounterCount(node.name, node.what):
        return phrase(f"{WHATS(node.what, scope).bare}の{node.name}を全て", "取り除く")
    return phrase(f"{WHATS(node.what, scope).bare}の{node.name}を{unless_fixed(node.amount, 'つ', scope)}", "取り除く")


@CONDITIONS.words(WasFilled)
def _was_filled(node: WasFilled, scope: Scope) -> Phrase:
    return phrase(f"このカードに{small(node.number)}つ目の{node.name}が置かれた次の自分ターン", "である")
