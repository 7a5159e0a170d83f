"""Ways of summoning, in English."""

from __future__ import annotations

from duelkit.judgment.language.filters import RefKind
from duelkit.judgment.text.en.clauses import LETTERS
from duelkit.judgment.text.en.core import ABILITIES, CONDITIONS, VERBS, WHATS, Noun, Phrase, Scope, start
from duelkit.judgment.text.en.nouns import cards, creatures, fields
from duelkit.judgment.text.en.phrases import taken
from duelkit.judgment.text.grammar.en import a
from duelkit.judgment.text.reading import as_allies
from duelkit.judgment.words.places.meaning import FieldForSummon
from duelkit.judgment.words.summoning.meaning import Incarnation, Invocation, SummonCondition, SummonOnto, Unite


@ABILITIES.words(Incarnation)
def _incarnation(node: Incarnation, scope: Scope) -> list[str]:
    start(scope)
    onto = creatures(as_allies(node.onto), scope).a
    only = "can be summoned only" if node.only else "may also be summoned"
    return [
        f"Incarnation: this creature {only} onto {onto}, which is sacrificed, for the difference of their"
        " Summoning Costs"
    ]


@ABILITIES.words(Invocation)
def _invocation(node: Invocation, scope: Scope) -> list[str]:
    start(scope)
    state = f"while {CONDITIONS(node.condition, scope).text}, " if node.condition is not None else ""
    words = cards(node.cards, scope)
    onto = creatures(node.onto, scope)
    target = onto.one if onto.definite else creatures(as_allies(node.onto), scope).one
    free = " at no cost" if node.free else ""
    return [
        f"Invocation: {state}you may incarnate {words.a} from your hand onto"
        f" {target if onto.definite else a(target)}{free}"
    ]


@ABILITIES.words(SummonCondition)
def _summon_condition(node: SummonCondition, scope: Scope) -> list[str]:
    start(scope)
    return [f"this creature can be summoned only while {CONDITIONS(node.condition, scope).text}"]


@VERBS.words(SummonOnto)
def _summon_onto(node: SummonOnto, scope: Scope) -> Phrase:
    noun = taken(node.what, scope)
    scope.now(RefKind.THEM, Noun("it", pronoun="it"))
    tail = ["it cannot attack this turn" + (", and your turn ends" if node.ends_turn else "")]
    cost = "for its mana cost" if node.paid else "at no cost"
    if node.onto is not None and isinstance(node.onto, FieldForSummon):
        return Phrase(f"summon {noun.text} {cost}", tail=tuple(tail))
    if node.onto is not None:
        return Phrase(f"summon {noun.text} to {fields(node.onto, scope).a} {cost}", tail=tuple(tail))
    price = scope.card.price
    if price is not None and price.sacrifice is not None:
        return Phrase(f"summon {noun.text} in the place of the sacrificed creature {cost}", tail=tuple(tail))
    return Phrase(f"sacrifice this creature to summon {noun.text} in its place {cost}", tail=tuple(tail))


@VERBS.words(Unite)
def _unite(node: Unite, scope: Scope) -> Phrase:
    noun = WHATS(node.what, scope)
    return Phrase(
        f"put this creature onto {noun.text}, sacrificing it and adding its HP to this creature's",
        tail=(f"the united creature must use attack {LETTERS[node.pattern]}",),
    )
