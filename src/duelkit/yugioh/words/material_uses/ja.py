"""Words about what else can be a material, and as what (素材として扱う): their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.language.base import nodes
from duelkit.yugioh.language.nouns import LINK_MONSTER, SYNCHRO_MONSTER, XYZ_MONSTER
from duelkit.yugioh.text.grammar.ja.clauses import about, clause_about
from duelkit.yugioh.text.grammar.ja.core import AMOUNTS, FILTERS, MODIFIERS, VERBS, WHATS, Clause, Scope, Slot, Trait
from duelkit.yugioh.text.grammar.ja.nouns import noun_of
from duelkit.yugioh.text.grammar.ja.phrase import Phrase, phrase
from duelkit.yugioh.text.grammar.ja.terms import SIDE
from duelkit.yugioh.words.material_uses.meaning import (
    LendsItself,
    LinkMaterialAs,
    LinksOnlyWith,
    MadeByUse,
    OtherMaterialCount,
    SummonWithBoth,
    SynchroFromHand,
    UsedTogether,
)


@MODIFIERS.words(SynchroFromHand)
def _from_hand(node: SynchroFromHand, scope: Scope) -> list[Clause]:
    subject, this = about(node.to, scope)
    lead = f"{subject}を素材としてＳ召喚をする場合、手札のモンスター１体もＳ素材に"
    return [Clause("", phrase(lead, "できる"), this=this)]


@MODIFIERS.words(LendsItself)
def _lends_itself(node: LendsItself, scope: Scope) -> list[Clause]:
    return [Clause("", phrase(f"{noun_of(node.making, scope)}をＳ召喚する場合、手札のこのカードもＳ素材に", "できる"))]


@MODIFIERS.words(LinksOnlyWith)
def _only_with(node: LinksOnlyWith, scope: Scope) -> list[Clause]:
    return [Clause(SIDE[node.side], phrase(f"{noun_of(node.which, scope)}しかリンク素材に", "できない"))]


@MODIFIERS.words(LinkMaterialAs)
def _as_shown(node: LinkMaterialAs, scope: Scope) -> list[Clause]:
    like = WHATS(node.like, scope).bare
    words = phrase(f"リンク召喚する場合、{like}と同じカード名・種族・属性の素材として", "扱う").can()
    return [clause_about(node.to, scope, words)]


_SUMMONS = {SYNCHRO_MONSTER: "Ｓ召喚する", XYZ_MONSTER: "Ｘ召喚する", LINK_MONSTER: "リンク召喚する"}


@VERBS.words(SummonWithBoth)
def _with_both(node: SummonWithBoth, scope: Scope) -> Phrase:
    word = next(word for kind, word in _SUMMONS.items() if kind in nodes(node.which))
    this = "" if node.alone else "とこのカード"
    materials = f"{WHATS(node.other, scope).bare}{this}のみを素材として"
    return phrase(f"{materials}{noun_of(node.which, scope)}１体を", word)


FILTERS.fixed(
    {
        MadeByUse: Trait(Slot.CLAUSE, "このカードを素材とした", "このカードを素材としていない"),
        UsedTogether: Trait(
            Slot.CLAUSE, "このカード以外の、その召喚の素材とした", "このカード以外の、その召喚の素材としていない"
        ),
    }
)
AMOUNTS.fixed({OtherMaterialCount: "その召喚の素材としたこのカード以外のモンスターの数"})
