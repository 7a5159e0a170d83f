"""Words about negation and being unaffected (無効): their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.language.base import Filter, Not, Pool
from duelkit.yugioh.language.nouns import IsThis, OfType
from duelkit.yugioh.language.selections import RefKind
from duelkit.yugioh.text.grammar.heads import Head, head_of_pool
from duelkit.yugioh.text.grammar.ja.clauses import about, clause_about
from duelkit.yugioh.text.grammar.ja.core import FILTERS, MODIFIERS, VERBS, Clause, Noun, Scope, Slot, Trait
from duelkit.yugioh.text.grammar.ja.nouns import noun_of
from duelkit.yugioh.text.grammar.ja.phrase import Phrase, phrase
from duelkit.yugioh.text.grammar.ja.places import zones_text
from duelkit.yugioh.text.grammar.ja.terms import SIDE
from duelkit.yugioh.words.negating.meaning import (
    BESIDES_ITS_OWN,
    ActivatedNegated,
    FusionsNotNegated,
    IsNegated,
    NegateActivation,
    Negated,
    NegateEffect,
    NegatesEffectsOf,
    NegateSummon,
    NotNegated,
    Rebuffs,
    Unaffected,
)

FILTERS.fixed({IsNegated: Trait(Slot.CLAUSE, "効果が無効化されている", "効果が無効化されていない")})


@FILTERS.words(NegatesEffectsOf)
def _negates_effects(node: NegatesEffectsOf, scope: Scope) -> Trait:
    words = f"{noun_of(OfType(node.kind), scope)}の効果を無効にする効果を"
    return Trait(Slot.CLAUSE, f"{words}持つ", f"{words}持たない")


@VERBS.words(NegateSummon)
def _negate_summon(node: NegateSummon, scope: Scope) -> Phrase:
    scope.now(RefKind.TRIGGERING, Noun("そのモンスター", Head.MONSTER))
    return phrase("その召喚を無効に", "する")


_OTHERS: dict[Filter | None, str] = {Not(IsThis()): "他のカード", BESIDES_ITS_OWN: "自身以外のカード"}


@MODIFIERS.words(Unaffected)
def _unaffected(node: Unaffected, scope: Scope) -> list[Clause]:
    by = f"{SIDE[node.by]}の" if node.by is not None else ""
    did = "が発動した" if node.by is not None and node.activated_only else "の発動した" if node.activated_only else ""
    if did and node.by is not None:
        by = f"{SIDE[node.by]}{did}"
    noun = noun_of(node.of, scope) if node.of is not None else ""
    if node.lower_level_monsters:
        whose = SIDE[node.by] if node.by is not None else ""
        by, noun = "", f"このカードのレベルよりも元々のレベルまたはランクが低い{whose}モンスター"
    if not noun:
        noun = "" if by and not did else "カード"
    noun = _OTHERS.get(node.of, noun)
    if node.unless_targeted:
        by = f"自身を対象とする効果以外の{by}"
    of = "が発動した" if node.activated_only and (node.by is None or node.lower_level_monsters) else "の"
    return [clause_about(node.to, scope, phrase(f"{by}{noun}{of if noun else ''}効果を", "受けない"))]


@MODIFIERS.words(Rebuffs)
def _rebuffs(node: Rebuffs, scope: Scope) -> list[Clause]:
    subject, this = about(node.to, scope)
    unit = "体" if isinstance(node.to, Pool) and head_of_pool(node.to) is Head.MONSTER else "枚"
    only = f"１{unit}のみ" if node.alone else ""
    by = f"{SIDE[node.by]}の" if node.by is not None else ""
    rolled = f"処理時にサイコロを１回振り、{'・'.join(str(face) for face in node.die)}が出た場合、" if node.die else ""
    lead = f"{subject}{only}を対象とする{by}{noun_of(node.of, scope)}の効果は{rolled}"
    fate = phrase(f"{lead}無効化され", "破壊される") if node.destroys else phrase(lead, "無効化される")
    return [Clause("", fate, this=this)]


@MODIFIERS.words(ActivatedNegated)
def _activated_negated(node: ActivatedNegated, scope: Scope) -> list[Clause]:
    by = f"{SIDE[node.by]}が" if node.by is not None else ""
    where = f"{zones_text(node.zones)}で" if node.zones else ""
    where = "このカードと同じ縦列で" if node.in_column else where
    noun = noun_of(node.of, scope) if node.of is not None else "魔法・罠・モンスター"
    lead = f"{'１ターンに１度、' if node.once_per_turn else ''}{by}{where}発動した{noun}の効果は"
    if node.in_defense:
        lead = f"{f'{SIDE[node.by]}の' if node.by is not None else ''}守備表示モンスターが発動した効果は"
    return [Clause("", phrase(f"{lead}無効化され", "破壊される") if node.destroys else phrase(lead, "無効化される"))]


VERBS.fixed({NegateActivation: phrase("その発動を無効に", "する"), NegateEffect: phrase("その効果を無効に", "する")})


def _what_is_kept(node: NotNegated) -> str:
    """What of the cards is not negated."""
    if node.activations_can_be:
        return "発動した効果"
    if node.activated_only:
        return "効果の発動及びその発動した効果"
    return "発動及びその発動した効果" if node.activations else "効果"


MODIFIERS.table(
    {
        Negated: lambda node, scope: [clause_about(node.to, scope, phrase("", "無効化される"), "効果")],
        NotNegated: lambda node, scope: [
            clause_about(node.to, scope, phrase("", "無効化されない"), _what_is_kept(node))
        ],
    }
)


@MODIFIERS.words(FusionsNotNegated)
def _fusions_not_negated(node: FusionsNotNegated, scope: Scope) -> list[Clause]:
    whose = f"{SIDE[node.side]}の、融合モンスターを融合召喚する効果を含む効果の発動"
    return [Clause(whose, phrase("", "無効化されない"))]
