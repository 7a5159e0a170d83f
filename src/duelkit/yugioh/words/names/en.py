"""Words about cards whose names resemble those of others: their wording in English."""

from __future__ import annotations

from duelkit.yugioh.language.base import Pool
from duelkit.yugioh.language.nouns import AnyCard
from duelkit.yugioh.text.grammar.en.core import FILTERS, WHATS, Scope, Slot, Trait
from duelkit.yugioh.text.grammar.en.nouns import noun_of
from duelkit.yugioh.text.grammar.en.places import place
from duelkit.yugioh.text.grammar.en.terms import article
from duelkit.yugioh.words.names.meaning import (
    IsMentionedBy,
    MentionsOneOf,
    MentionsSeries,
    NameIncludes,
    Numbered,
    SameNumberAs,
    SharesAttribute,
    SharesName,
    SharesRace,
)


@FILTERS.words(NameIncludes)
def _name_includes(node: NameIncludes, scope: Scope) -> Trait:
    noun = WHATS(node.ref, scope)
    return Trait(
        Slot.CLAUSE,
        f"whose name includes the name of {noun.text}",
        f"whose name does not include the name of {noun.text}",
    )


@FILTERS.words(Numbered)
def _numbered(node: Numbered, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, f'that has a number between "{node.first}" and "{node.last}" in its name')


@FILTERS.words(SharesName)
def _shares_name(node: SharesName, scope: Scope) -> Trait:
    where = place(node.among.zones, node.among.side)
    if node.narrow():
        return Trait(Slot.CLAUSE, f"with the same name as {noun_of(node.among.filter, scope).a}, {where},")
    if node.others > 1:
        return Trait(Slot.CLAUSE, f"with the same name as {node.others} or more other monsters {where}")
    if isinstance(node.among.filter, AnyCard):
        return Trait(
            Slot.CLAUSE, f"with the same name as another card {where}", f"with a different name from the cards {where}"
        )
    return Trait(Slot.CLAUSE, f"with the same name as another monster {where}")


@FILTERS.words(SharesRace)
def _shares_race(node: SharesRace, scope: Scope) -> Trait:
    where = place(node.among.zones, node.among.side)
    return Trait(
        Slot.CLAUSE,
        f"with the same Type as another monster {where}",
        f"whose Type no other monster {where} has",
        f"with the same Type as another monster {where}",
    )


@FILTERS.words(SharesAttribute)
def _shares_attribute(node: SharesAttribute, scope: Scope) -> Trait:
    which = f"{noun_of(node.among.filter, scope).a} {place(node.among.zones, node.among.side)}"
    return Trait(
        Slot.CLAUSE,
        f"with the same Attribute as {which}",
        f"with another Attribute than {which}",
        f"with the same Attribute as {which}",
    )


@FILTERS.words(SameNumberAs)
def _same_number(node: SameNumberAs, scope: Scope) -> Trait:
    if isinstance(node.ref, Pool):
        other = f"{noun_of(node.ref.filter, scope).a} {place(node.ref.zones, node.ref.side)}"
    else:
        other = WHATS(node.ref, scope).text
    return Trait(Slot.CLAUSE, f"with the same number in its name as {other}")


@FILTERS.words(MentionsOneOf)
def _mentions_one_of(node: MentionsOneOf, scope: Scope) -> Trait:
    which = f"{noun_of(node.pool.filter, scope).a} {place(node.pool.zones, node.pool.side)}"
    return Trait(Slot.CLAUSE, f"that mentions {which}", f"that does not mention {which}", f"that mention {which}")


@FILTERS.words(MentionsSeries)
def _mentions_series(node: MentionsSeries, scope: Scope) -> Trait:
    series = article(f'"{node.en}" monster')
    name = f"the name of {series}"
    return Trait(Slot.CLAUSE, f"that mentions {name}", f"that does not mention {name}", f"that mention {name}")


@FILTERS.words(IsMentionedBy)
def _mentioned_by(node: IsMentionedBy, scope: Scope) -> Trait:
    noun = WHATS(node.ref, scope).text
    return Trait(Slot.CLAUSE, f"whose name is mentioned on {noun}", f"whose name is not mentioned on {noun}")
