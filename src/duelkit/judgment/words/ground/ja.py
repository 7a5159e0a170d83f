"""Turning over and exchanging fields, in Japanese."""

from __future__ import annotations

from duelkit.judgment.text.ja.clauses import topic
from duelkit.judgment.text.ja.core import FIELDS, MODIFIERS, VERBS, Clause, Noun, Phrase, Scope
from duelkit.judgment.text.ja.nouns import fields
from duelkit.judgment.text.ja.phrases import two
from duelkit.judgment.text.ja.terms import elements
from duelkit.judgment.words.ground.meaning import CountsAs, ExchangeFields, Fieldquake, NoFieldBonus, Seals
from duelkit.judgment.words.places.meaning import AnyField


@MODIFIERS.words(Seals)
def _seals(node: Seals, scope: Scope) -> list[Clause]:
    which = Noun("全てのフィールド") if isinstance(node.fields, AnyField) else fields(node.fields, scope).group
    return [Clause(which, "裏返すことも入れ替えることもできない")]


@MODIFIERS.words(CountsAs)
def _counts_as(node: CountsAs, scope: Scope) -> list[Clause]:
    return [Clause(fields(node.fields, scope).group, f"{elements(node.element)}フィールドとしても扱う")]


@VERBS.words(ExchangeFields)
def _exchange(node: ExchangeFields, scope: Scope) -> Phrase:
    words = two(FIELDS(node.first, scope), FIELDS(node.second, scope))
    return Phrase(f"{words}を入れ替える", ("クリーチャーの位置は変わらない",))


MODIFIERS.table({NoFieldBonus: lambda node, scope: [Clause(topic(node.to, scope), "フィールドボーナスを受けない")]})
VERBS.table({Fieldquake: lambda node, scope: Phrase(f"{FIELDS(node.fields, scope).text}を【反地】する")})
