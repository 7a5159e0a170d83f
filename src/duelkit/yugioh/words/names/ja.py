"""Words about cards whose names resemble those of others: their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.language.base import Pool
from duelkit.yugioh.language.nouns import AnyCard
from duelkit.yugioh.text.grammar.ja.core import FILTERS, WHATS, Scope, Slot, Trait
from duelkit.yugioh.text.grammar.ja.nouns import noun_of
from duelkit.yugioh.text.grammar.ja.places import place
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
    noun = WHATS(node.ref, scope).bare
    return Trait(Slot.CLAUSE, f"{noun}のカード名を含む", f"{noun}のカード名を含まない")


@FILTERS.words(Numbered)
def _numbered(node: Numbered, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, f"「Ｎｏ．{wide(node.first)}」～「Ｎｏ．{wide(node.last)}」のいずれかの")


def wide(number: int) -> str:
    """A number in the digits of names."""
    return "".join(chr(ord(digit) + 0xFEE0) for digit in str(number))


@FILTERS.words(SharesName)
def _shares_name(node: SharesName, scope: Scope) -> Trait:
    where = place(node.among.zones, node.among.side)
    if node.narrow():
        return Trait(Slot.CLAUSE, f"{where}の{noun_of(node.among.filter, scope)}と同名の")
    same = "同名カード" if isinstance(node.among.filter, AnyCard) else "同名モンスター"
    if node.others > 1:
        return Trait(Slot.CLAUSE, f"{where}に{same}が他に{node.others}体以上存在する")
    return Trait(Slot.CLAUSE, f"{where}に{same}が存在する", f"{same}が{where}に存在しない")


@FILTERS.words(SharesRace)
def _shares_race(node: SharesRace, scope: Scope) -> Trait:
    where = place(node.among.zones, node.among.side)
    others = f"{where}の他のモンスターと"
    return Trait(Slot.CLAUSE, f"{others}同じ種族の", f"{others}種族が異なる")


@FILTERS.words(SharesAttribute)
def _shares_attribute(node: SharesAttribute, scope: Scope) -> Trait:
    which = noun_of(node.among.filter, scope)
    others = f"{place(node.among.zones, node.among.side)}の{which}のいずれかと"
    return Trait(Slot.CLAUSE, f"{others}同じ属性の", f"{others}属性が異なる")


@FILTERS.words(SameNumberAs)
def _same_number(node: SameNumberAs, scope: Scope) -> Trait:
    if isinstance(node.ref, Pool):
        other = f"{place(node.ref.zones, node.ref.side)}の{noun_of(node.ref.filter, scope)}のいずれか"
    else:
        other = WHATS(node.ref, scope).bare
    return Trait(Slot.CLAUSE, f"{other}と同じ「Ｎｏ．」の数字を持つ")


@FILTERS.words(MentionsOneOf)
def _mentions_one_of(node: MentionsOneOf, scope: Scope) -> Trait:
    which = f"{place(node.pool.zones, node.pool.side)}の{noun_of(node.pool.filter, scope)}"
    return Trait(Slot.CLAUSE, f"{which}のカード名が記された", f"{which}のカード名が記されていない")


@FILTERS.words(MentionsSeries)
def _mentions_series(node: MentionsSeries, scope: Scope) -> Trait:
    name = f"「{node.ja}」モンスターのカード名が記され"
    return Trait(Slot.CLAUSE, f"{name}た", f"{name}ていない")


@FILTERS.words(IsMentionedBy)
def _mentioned_by(node: IsMentionedBy, scope: Scope) -> Trait:
    noun = WHATS(node.ref, scope).bare
    return Trait(Slot.CLAUSE, f"{noun}にカード名が記された", f"{noun}にカード名が記されていない")
