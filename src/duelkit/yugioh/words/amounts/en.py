"""Words about amounts (数値): their wording in English."""

from __future__ import annotations

from duelkit.yugioh.language.amounts import AtWill, Count, CountOf, HalfOf, Plus, StatOf, The, Times
from duelkit.yugioh.language.selections import EACH, Every, RefKind, Those
from duelkit.yugioh.language.terms import Number, Stat
from duelkit.yugioh.text.grammar.en.core import AMOUNTS, CONDITIONS, HEADS, WHATS, Scope
from duelkit.yugioh.text.grammar.en.nouns import noun_of
from duelkit.yugioh.text.grammar.en.places import as_material, pool_text
from duelkit.yugioh.text.grammar.en.quantities import value
from duelkit.yugioh.text.grammar.en.terms import STATS, TYPE_LINE
from duelkit.yugioh.text.grammar.heads import Head
from duelkit.yugioh.words.amounts.meaning import (
    AsManyAs,
    Doubling,
    Higher,
    HighestOf,
    InCase,
    Kinds,
    OnePer,
    OpenTargets,
    TypesAmong,
)


@AMOUNTS.words(Count)
def _count(node: Count, scope: Scope) -> str:
    return f"the number of {pool_text(node.pool, scope)}"


@AMOUNTS.words(Kinds)
def _kinds(node: Kinds, scope: Scope) -> str:
    if node.of is not None:
        return f"the number of different {STATS[node.of]}s among {pool_text(node.pool, scope)}"
    return f"the number of {pool_text(node.pool, scope)} with different names"


@AMOUNTS.words(CountOf)
def _count_of(node: CountOf, scope: Scope) -> str:
    noun = WHATS(node.what, scope)
    if isinstance(node.what, Those) and node.what.ref.kind is RefKind.MATERIALS:
        return f"the number of {as_material(noun_of(node.what.filter, scope, Head.MONSTER), scope, plural=True)}"
    return f"the number of {noun.bare if noun.text != 'them' else HEADS[noun.head][1]}"


@AMOUNTS.words(HighestOf)
def _highest_of(node: HighestOf, scope: Scope) -> str:
    noun = WHATS(node.what, scope)
    return (
        f"the highest {STATS[node.stat]} among {noun.text}" if noun.plural else f"the {STATS[node.stat]} of {noun.text}"
    )
    if isinstance(node.what, Every):
        return f"the highest {STATS[node.stat]} among {pool_text(node.what.pool, scope)}"
    return f"the {STATS[node.stat]} of {WHATS(node.what, scope).text}"


@AMOUNTS.words(StatOf)
def _stat_of(node: StatOf, scope: Scope) -> str:
    noun = WHATS(node.what, scope)
    on_field = " on the field" if node.as_it_was and node.stat in (Stat.ATK, Stat.DEF, Stat.LEVEL, Stat.RANK) else ""
    if node.what == EACH and noun.plural:
        return f"their {STATS[node.stat]}{on_field}"
    total = "the combined " if noun.plural else ""
    if noun.text in ("it", "them", "this card") or noun.possessive or len(noun.text) < 28:
        return (
            f"{total}{noun.poss} {STATS[node.stat]}{on_field}"
            if not total
            else f"the total {STATS[node.stat]} of {noun.text}{on_field}"
        )
    return f"the {'total ' if noun.plural else ''}{STATS[node.stat]} of {noun.text}{on_field}"


@AMOUNTS.words(Times)
def _times(node: Times, scope: Scope) -> str:
    if node.factor == 2 and isinstance(node.amount, StatOf):
        return f"double {AMOUNTS(node.amount, scope)}"
    return f"{AMOUNTS(node.amount, scope)} x {node.factor}"


@AMOUNTS.words(Plus)
def _plus(node: Plus, scope: Scope) -> str:
    first, second = value(node.first, scope), value(node.second, scope)
    return f"{first} minus {second}" if node.minus else f"{first} plus {second}"


@AMOUNTS.words(Higher)
def _higher(node: Higher, scope: Scope) -> str:
    first, second = AMOUNTS(node.first, scope), AMOUNTS(node.second, scope)
    if isinstance(node.first, StatOf) and isinstance(node.second, StatOf) and node.first.what == node.second.what:
        second = STATS[node.second.stat]
    return f"{first} or {second} (whichever is higher)"


@AMOUNTS.words(Doubling)
def _doubling(node: Doubling, scope: Scope) -> str:
    return f"{node.start}, which doubles each time {value(node.count, scope)} grows"


@AMOUNTS.words(OnePer)
def _one_per(node: OnePer, scope: Scope) -> str:
    return f"1 for every {node.each} of {value(node.amount, scope)}"


@AMOUNTS.words(OpenTargets)
def _open_targets(node: OpenTargets, scope: Scope) -> str:
    return "the number of cards that can be targeted with them"


@AMOUNTS.words(AsManyAs)
def _as_many_as(node: AsManyAs, scope: Scope) -> str:
    return "the number of the former"


@AMOUNTS.words(InCase)
def _in_case(node: InCase, scope: Scope) -> str:
    held = CONDITIONS(node.condition, scope).text
    return f"{value(node.otherwise, scope)} (or {value(node.amount, scope)} if {held})"


@AMOUNTS.words(The)
def _the(node: The, scope: Scope) -> str:
    return {
        Number.DECLARED: "the declared number",
        Number.HEADS: "the number of heads",
        Number.DIE: "the result",
        Number.DAMAGE: scope.event_damage,
        Number.DONE: scope.done,
        Number.DAMAGE_DEALT: scope.dealt,
        Number.CHOSEN: scope.chosen,
        Number.GAINED: "the amount gained by this effect",
        Number.LOST: "the amount lost by this effect",
    }[node.number]


AMOUNTS.fixed({AtWill: "any number"})
AMOUNTS.table({HalfOf: lambda node, scope: f"half {AMOUNTS(node.amount, scope)}"})


@AMOUNTS.words(TypesAmong)
def _types_among(node: TypesAmong, scope: Scope) -> str:
    kinds = ", ".join(TYPE_LINE[each] for each in node.types)
    return f"the number of card types ({kinds}) among {pool_text(node.pool, scope)}"
