"""Words about counters (カウンター): their wording in English."""

from __future__ import annotations

from duelkit.yugioh.language.amounts import AtWill, Count
from duelkit.yugioh.language.nouns import AnyCard, Named
from duelkit.yugioh.language.selections import Every, RefKind
from duelkit.yugioh.language.terms import Side
from duelkit.yugioh.text.grammar.en.clauses import counters
from duelkit.yugioh.text.grammar.en.core import (
    AMOUNTS,
    CONDITIONS,
    FILTERS,
    MODIFIERS,
    VERBS,
    WHATS,
    Clause,
    Noun,
    Phrase,
    Scope,
    Slot,
    State,
    Trait,
)
from duelkit.yugioh.text.grammar.en.places import pool_text
from duelkit.yugioh.text.grammar.en.quantities import value
from duelkit.yugioh.text.grammar.en.terms import article, with_count
from duelkit.yugioh.text.grammar.en.verbs import act
from duelkit.yugioh.text.grammar.heads import Head
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

_FIELDS = {Side.YOU: "your field", Side.OPPONENT: "your opponent's field", Side.EITHER: "the field"}


@AMOUNTS.words(CounterCount)
def _counters(node: CounterCount, scope: Scope) -> str:
    where = WHATS(node.what, scope).text
    if isinstance(node.what, Every) and isinstance(node.what.pool.filter, AnyCard):
        where = _FIELDS[node.what.pool.side]
    return f"the number of {counters(node.name, 2)} on {where}"


@FILTERS.words(HasCounter)
def _has_counter(node: HasCounter, scope: Scope) -> Trait:
    some = with_count(f"{node.at_least} or more" if node.at_least > 1 else "a", counters(node.name, node.at_least))
    return Trait(Slot.CLAUSE, f"with {some}", f"without {some}")


@FILTERS.words(MayHoldCounter)
def _may_hold(node: MayHoldCounter, scope: Scope) -> Trait:
    one = article(counters(node.name, 1))
    return Trait(Slot.CLAUSE, f"that you can place {one} on", f"that you cannot place {one} on")


@MODIFIERS.words(HoldsCounters)
def _holds_counters(node: HoldsCounters, scope: Scope) -> list[Clause]:
    most = f" (max. {node.most})" if node.most else ""
    return [Clause(Noun("you", plural=True), whole=f"{counters(node.name, 2)} can be placed on this card{most}")]


@VERBS.words(PlaceCounters)
def _place_counters(node: PlaceCounters, scope: Scope) -> Phrase:
    what = WHATS(node.what, scope)
    if isinstance(node.amount, int):
        return act("place", f"{node.amount} {counters(node.name, node.amount)} on {what.text}")
    return act("place", f"{counters(node.name, 2)} on {what.text} equal to {value(node.amount, scope)}")


@VERBS.words(DistributeCounters)
def _distribute_counters(node: DistributeCounters, scope: Scope) -> Phrase:
    among = f"among {pool_text(node.pool, scope)}"
    if isinstance(node.amount, int):
        return act("distribute", f"{node.amount} {counters(node.name, node.amount)} {among}")
    return act("distribute", f"{counters(node.name, 2)} {among}, equal to {value(node.amount, scope)}")


@VERBS.words(RemoveCounters)
def _remove_counters(node: RemoveCounters, scope: Scope) -> Phrase:
    what = WHATS(node.what, scope)
    where = _FIELDS[node.what.pool.side] if isinstance(node.what, Every) else what.text
    if isinstance(node.what, Every) and isinstance(node.what.pool.filter, Named):
        where = pool_text(node.what.pool, scope)
    scope.done, scope.done_each = (
        f"the number of {counters(node.name, 2)} removed",
        f"{counters(node.name, 1)} removed",
    )
    scope.chosen = scope.done
    if isinstance(node.amount, AtWill):
        some = f"up to {node.amount.most}" if node.amount.most else "any number of"
        return act("remove", f"{some} {counters(node.name, 2)} from {where}")
    if isinstance(node.what, Every) and isinstance(node.amount, Count) and node.amount.pool == node.what.pool:
        held = Noun(f"the monsters that had {counters(node.name, 2)}", plural=True, head=Head.MONSTER)
        scope.now(RefKind.COST if scope.paying else RefKind.THEM, held)
        return act("remove", f"all {counters(node.name, 2)} from {where}")
    if node.amount == CounterCount(node.name, node.what):
        return act("remove", f"all {counters(node.name, 2)} from {where}")
    many = str(node.amount) if isinstance(node.amount, int) else f"a number of ({value(node.amount, scope)})"
    return act(
        "remove", f"{many} {counters(node.name, node.amount if isinstance(node.amount, int) else 2)} from {where}"
    )


@CONDITIONS.words(WasFilled)
def _was_filled(node: WasFilled, scope: Scope) -> State:
    turn = f"your next turn after {counters(node.name, 1)} number {node.number} was placed on this card"
    return State(f"it is {turn}", f"it is not {turn}")
