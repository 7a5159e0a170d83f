"""Words about negation and being unaffected (無効): their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.language.base import Not
from duelkit.yugioh.language.nouns import IsThis
from duelkit.yugioh.language.selections import RefKind
from duelkit.yugioh.text.grammar.heads import Head
from duelkit.yugioh.text.grammar.ja.clauses import about, clause_about
from duelkit.yugioh.text.grammar.ja.core import MODIFIERS, VERBS, Clause, Noun, Scope
from duelkit.yugioh.text.grammar.ja.nouns import noun_of
from duelkit.yugioh.text.grammar.ja.phrase import Phrase, phrase
from duelkit.yugioh.text.grammar.ja.terms import SIDE
from duelkit.yugioh.words.negating.meaning import (
    NegateActivation,
    Negated,
    NegateEffect,
    NegateSummon,
    Rebuffs,
    Unaffected,
)


@VERBS.words(NegateSummon)
def _negate_summon(node: NegateSummon, scope: Scope) -> Phrase:
    scope.now(RefKind.TRIGGERING, Noun("そのモンスター", Head.MONSTER))
    return phrase("その召喚を無効に", "する")


@MODIFIERS.words(Unaffected)
def _unaffected(node: Unaffected, scope: Scope) -> list[Clause]:
    by = f"{SIDE[node.by]}の" if node.by is not None else ""
    did = "が発動した" if node.by is not None and node.activated_only else "の発動した" if node.activated_only else ""
    if did and node.by is not None:
        by = f"{SIDE[node.by]}{did}"
    noun = noun_of(node.of, scope) if node.of is not None else ""
    if node.lower_level_monsters:
        noun = "このカードのレベルよりも低いレベル・ランクを持つモンスター"
    if not noun:
        noun = "" if by and not did else "カード"
    if isinstance(node.of, Not) and isinstance(node.of.part, IsThis):
        noun = "他のカード"
    return [clause_about(node.to, scope, phrase(f"{by}{noun}{'の' if noun else ''}効果を", "受けない"))]


@MODIFIERS.words(Rebuffs)
def _rebuffs(node: Rebuffs, scope: Scope) -> list[Clause]:
    subject, this = about(node.to, scope)
    return [
        Clause("", phrase(f"{subject}を対象とする{noun_of(node.of, scope)}の効果は無効化され", "破壊される"), this=this)
    ]


VERBS.fixed({NegateActivation: phrase("その発動を無効に", "する"), NegateEffect: phrase("その効果を無効に", "する")})
MODIFIERS.table({Negated: lambda node, scope: [clause_about(node.to, scope, phrase("", "無効化される"), "効果")]})
