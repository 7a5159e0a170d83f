"""Turning over and exchanging fields, in English."""

from __future__ import annotations

from duelkit.judgment.text.en.clauses import gets, subject
from duelkit.judgment.text.en.core import FIELDS, MODIFIERS, VERBS, Clause, Phrase, Scope
from duelkit.judgment.text.en.nouns import fields
from duelkit.judgment.text.en.phrases import two
from duelkit.judgment.text.en.terms import elements
from duelkit.judgment.words.ground.meaning import CountsAs, ExchangeFields, Fieldquake, NoFieldBonus, Seals
from duelkit.judgment.words.places.meaning import AnyField


@MODIFIERS.words(Seals)
def _seals(node: Seals, scope: Scope) -> list[Clause]:
    if isinstance(node.fields, AnyField):
        return [Clause(None, "no field can be fieldquaked or exchanged")]
    return [Clause(fields(node.fields, scope).group, "cannot be fieldquaked or exchanged")]


@MODIFIERS.words(CountsAs)
def _counts_as(node: CountsAs, scope: Scope) -> list[Clause]:
    words = elements(node.element, "and")
    return [
        Clause(fields(node.fields, scope).group, f"also counts as a {words} field", f"also count as {words} fields")
    ]


@VERBS.words(ExchangeFields)
def _exchange(node: ExchangeFields, scope: Scope) -> Phrase:
    both = two(FIELDS(node.first, scope), FIELDS(node.second, scope))
    return Phrase(f"exchange {both}", tail=("creatures stay where they are",))


MODIFIERS.table({NoFieldBonus: lambda node, scope: [gets(subject(node.to, scope), "no field bonus")]})
VERBS.table({Fieldquake: lambda node, scope: Phrase(f"fieldquake {FIELDS(node.fields, scope).text}")})
