"""Words about Fusion Summons by effects: their wording in Japanese."""

from __future__ import annotations

from dataclasses import replace

from duelkit.yugioh.language.nouns import InSeries, Named
from duelkit.yugioh.language.selections import RefKind
from duelkit.yugioh.language.terms import Side, Zone
from duelkit.yugioh.text.grammar.heads import Head
from duelkit.yugioh.text.grammar.ja.clauses import clause_about
from duelkit.yugioh.text.grammar.ja.core import (
    FILTERS,
    MATERIALS,
    MODIFIERS,
    VERBS,
    WHATS,
    Clause,
    Noun,
    Scope,
    Slot,
    Trait,
)
from duelkit.yugioh.text.grammar.ja.nouns import noun_of
from duelkit.yugioh.text.grammar.ja.phrase import Phrase, phrase
from duelkit.yugioh.text.grammar.ja.places import place, pool_text, zones_text
from duelkit.yugioh.text.grammar.ja.terms import small
from duelkit.yugioh.words.fusion_summons.meaning import (
    FusesAlone,
    FusesAs,
    FusesEquips,
    FusionFromElsewhere,
    FusionSummon,
    FusionSummonAlone,
)
from duelkit.yugioh.words.material_summons.ja import among

USED = {Zone.GRAVEYARD: "融合素材とし", Zone.BANISHED: "融合素材として除外し", Zone.DECK: "融合素材としてデッキに戻し"}


@VERBS.words(FusionSummon)
def _fusion_summon(node: FusionSummon, scope: Scope) -> Phrase:
    noun = noun_of(node.which, scope)
    kind = "融合モンスター" if noun == "モンスター" else noun
    where = place(node.materials, Side.YOU, Head.MONSTER)
    of = noun_of(node.of, scope)
    scope.now(RefKind.THEM, Noun("そのモンスター", Head.MONSTER, zones=Zone.MONSTER_ZONE))
    as_by = f"「{node.as_by.ja}」による融合召喚扱いで" if node.as_by is not None else ""
    of = f"{of}{small(node.number)}体" if node.number else of
    used = "融合素材として好きな順番で持ち主のデッキの下に戻し" if node.at_bottom else USED[node.to]
    materials = f"{among(node.including, scope)}{where}の{of}を{used}"
    if not node.materials:
        each_of = [f"{pool_text(each.pool, scope)}{small(each.most)}体" for each in node.further]
        return phrase(f"{'と'.join(each_of)}を{USED[node.to]}、{kind}１体を{as_by}", "融合召喚する")
    words = phrase(f"{materials}、{kind}１体を{as_by}", "融合召喚する")
    return replace(words, tail=tuple(MATERIALS(each, scope) for each in node.further))


@MODIFIERS.words(FusesAs)
def _fuses_as(node: FusesAs, scope: Scope) -> list[Clause]:
    if isinstance(node.of, Named):
        named = f"《》を融合素材とする場合、カード名を「{node.of.ja}」として"
        return [clause_about(node.to, scope, phrase(named, "扱う事ができる"))]
    if isinstance(node.of, InSeries):
        named = f"《》を融合素材とする場合、「{node.of.ja}」モンスターとして"
        return [clause_about(node.to, scope, phrase(named, "扱う事ができる"))]
    lead = f"《》を融合素材とする場合、{WHATS(node.of, scope).bare}の同名カードとして融合素材に"
    return [clause_about(node.to, scope, phrase(lead, "できる"))]


@MODIFIERS.words(FusesEquips)
def _fuses_equips(node: FusesEquips, scope: Scope) -> list[Clause]:
    cards = f"このカードが装備しているモンスターカードを{noun_of(node.which, scope)}の融合素材に"
    return [Clause("", phrase(cards, "使用する").can())]


@MODIFIERS.words(FusionFromElsewhere)
def _fusion_from_elsewhere(node: FusionFromElsewhere, scope: Scope) -> list[Clause]:
    scope.now(RefKind.THEM, Noun("この方法で融合召喚したモンスター", Head.MONSTER))
    later = VERBS(node.at_end, scope)
    lead = f"自分が融合召喚する場合、自分の{zones_text(node.zones)}の融合素材モンスターを除外して融合素材と"
    return [Clause("", phrase(lead, "する事ができる")), Clause("", later.prefixed("エンドフェイズに、"))]


@VERBS.words(FusionSummonAlone)
def _fusion_alone(node: FusionSummonAlone, scope: Scope) -> Phrase:
    that = WHATS(node.what, scope).text
    scope.now(RefKind.THEM, Noun("その融合モンスター", Head.MONSTER, zones=Zone.MONSTER_ZONE))
    as_by = f"「{node.as_by.ja}」の効果扱いで" if node.as_by is not None else ""
    named = f"そのカード名が融合素材として記された融合モンスター１体を{as_by}"
    return phrase(f"{that}１体のみを{USED[node.to]}、{named}", "融合召喚する")


@FILTERS.words(FusesAlone)
def _fuses_alone(node: FusesAlone, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, "融合素材にできる", "融合素材にできない")
