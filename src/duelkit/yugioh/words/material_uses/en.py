"""Words about what else can be a material, and as what (素材として扱う): their wording in English."""

from __future__ import annotations

from duelkit.yugioh.language.base import nodes
from duelkit.yugioh.language.nouns import LINK_MONSTER, SYNCHRO_MONSTER, XYZ_MONSTER
from duelkit.yugioh.language.terms import Side
from duelkit.yugioh.text.grammar.en.clauses import about
from duelkit.yugioh.text.grammar.en.core import (
    AMOUNTS,
    FILTERS,
    MODIFIERS,
    VERBS,
    WHATS,
    Clause,
    Noun,
    Phrase,
    Scope,
    Slot,
    Trait,
)
from duelkit.yugioh.text.grammar.en.nouns import noun_of
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
    used = f"if {about(node.to, scope).text} would be used as a Synchro Material"
    return [Clause(Noun("you"), whole=f"{used}, 1 monster in your hand can be used as 1 of the other materials")]


@MODIFIERS.words(LendsItself)
def _lends_itself(node: LendsItself, scope: Scope) -> list[Clause]:
    summons = f"if you Synchro Summon {noun_of(node.making, scope).a}"
    return [Clause(Noun("you"), whole=f"{summons}, this card in your hand can also be used as material")]


@MODIFIERS.words(LinksOnlyWith)
def _only_with(node: LinksOnlyWith, scope: Scope) -> list[Clause]:
    noun = Noun("you", plural=True) if node.side is Side.YOU else Noun("your opponent")
    return [Clause(noun, f"cannot use monsters as Link Material, except {noun_of(node.which, scope).many}")]


@MODIFIERS.words(LinkMaterialAs)
def _as_shown(node: LinkMaterialAs, scope: Scope) -> list[Clause]:
    card, like = about(node.to, scope).text, WHATS(node.like, scope).text
    treated = f"when you Link Summon, you can treat {card} as a material with the same name, Type, and Attribute as"
    return [Clause(Noun("you"), whole=f"{treated} {like}")]


_SUMMONS = {SYNCHRO_MONSTER: "Synchro", XYZ_MONSTER: "Xyz", LINK_MONSTER: "Link"}


@VERBS.words(SummonWithBoth)
def _with_both(node: SummonWithBoth, scope: Scope) -> Phrase:
    word = next(word for kind, word in _SUMMONS.items() if kind in nodes(node.which))
    this = "" if node.alone else "this card you control and "
    materials = f"using only {this}{WHATS(node.other, scope).text}"
    result = Phrase(f"{word} Summon 1 {noun_of(node.which, scope).one} {materials}")
    return result.prefixed("immediately after this effect resolves, ")


FILTERS.fixed(
    {
        MadeByUse: Trait(Slot.CLAUSE, "that used this card as material", "that did not use this card as material"),
        UsedTogether: Trait(
            Slot.CLAUSE,
            "that was used as material for that Summon, except this card",
            "that was not used as material for that Summon",
            "that were used as material for that Summon, except this card",
        ),
    }
)
AMOUNTS.fixed({OtherMaterialCount: "the number of other monsters used for that Summon"})
