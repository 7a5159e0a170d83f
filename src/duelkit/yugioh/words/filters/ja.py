"""Words about properties of cards (カードの条件): their wording in Japanese."""

from __future__ import annotations

from typing import TypeGuard

from duelkit.yugioh.language.amounts import Plus, StatOf
from duelkit.yugioh.language.base import All, Amount, AnyOf, Not
from duelkit.yugioh.language.nouns import (
    BATTLING,
    AnyCard,
    Figure,
    InPosition,
    InSeries,
    IsAmong,
    IsFaceDown,
    IsFaceUp,
    IsThis,
    Named,
    OfAttribute,
    OfRace,
    OfType,
)
from duelkit.yugioh.language.selections import RESPONDED
from duelkit.yugioh.language.terms import Position, Stat
from duelkit.yugioh.text.grammar.ja.core import FILTERS, WHATS, Scope, Slot, Trait
from duelkit.yugioh.text.grammar.ja.nouns import (
    ATK_DEF,
    beside,
    bound,
    common_head,
    level_or_rank,
    noun_of,
    quantity,
    type_words,
)
from duelkit.yugioh.text.grammar.ja.terms import MONSTER_WORDS, STATS, attributes, position, races, small
from duelkit.yugioh.words.filters.meaning import (
    DiffersFromOriginal,
    EvenFaceDown,
    Extreme,
    IsMonsterCard,
    Mentions,
    OfOriginalAttribute,
    SameAttributeAs,
    SameCardTypeAs,
    SameNameAs,
    SameRaceAs,
)


@FILTERS.words(IsMonsterCard)
def _monster_card(node: IsMonsterCard, scope: Scope) -> Trait:
    kinds = [attributes(node.attribute) if node.attribute else "", races(node.race) if node.race else ""]
    printed = "".join(word for kind, word in MONSTER_WORDS.items() if node.kind & kind)
    treated = "永続魔法カード扱いの" if node.as_spell else ""
    return Trait(Slot.HEAD, f"{treated}{'・'.join(kind for kind in kinds if kind)}{printed}モンスターカード")


@FILTERS.words(OfOriginalAttribute)
def _original_attribute(node: OfOriginalAttribute, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, f"元々の属性が{attributes(node.attribute)}の")


@FILTERS.words(OfAttribute)
def _attribute(node: OfAttribute, scope: Scope) -> Trait:
    return Trait(Slot.KIND, attributes(node.attribute))


@FILTERS.words(OfRace)
def _race(node: OfRace, scope: Scope) -> Trait:
    return Trait(Slot.KIND, races(node.race))


@FILTERS.words(Figure)
def _figure(node: Figure, scope: Scope) -> Trait:
    stat, low, high = node.stat, node.at_least, node.at_most
    if low is None and high is None:
        return Trait(Slot.CLAUSE, f"{STATS[stat]}を持つ", f"{STATS[stat]}を持たない")
    if low is not None and low == high:
        return _exact(stat, low, scope)
    compared = _compared(stat, low, high, scope)
    if compared is not None:
        return compared
    if not isinstance(low, int | None) or not isinstance(high, int | None):
        limit = f"{bound(stat, low, scope)}以上" if low is not None else ""
        limit += f"{bound(stat, high, scope)}以下" if high is not None else ""
        return Trait(Slot.CLAUSE, f"{limit}の", f"{limit}ではない")
    if low is not None and high is not None:
        words = f"{quantity(stat, low, scope)}～{quantity(stat, high, scope)}"
        return Trait(Slot.BOUND, beside(stat, low, words), rest=words)
    if low is not None:
        return _bounded(stat, low, "以上", scope, negative=f"{bound(stat, low, scope)}未満")
    assert high is not None
    return _bounded(stat, high, "以下", scope)


def _exact(stat: Stat, amount: Amount | int, scope: Scope) -> Trait:
    """レベル４, そのモンスターと攻撃力が同じ, そのモンスターよりレベルが１つ高い."""
    if isinstance(amount, int):
        slot = Slot.BOUND if stat in (Stat.RATING, Stat.ORIGINAL_LEVEL, *ATK_DEF) else Slot.KIND
        return _bounded(stat, amount, "", scope, slot)
    if isinstance(amount, StatOf) and amount.stat is stat:
        known, name = WHATS(amount.what, scope), STATS[stat]
        if known.many or amount.as_it_was:
            was = "フィールドでの" if amount.as_it_was else ""
            words = f"{known.bare}の{was}{name}{'の合計' if known.many else ''}と"
            return Trait(Slot.CLAUSE, f"{words}同じ{name}の", f"{words}異なる{name}の")
        return Trait(Slot.CLAUSE, f"{known.bare}と{name}が同じ", f"{known.bare}と{name}が異なる")
    if isinstance(amount, Plus) and isinstance(amount.second, int) and _own(amount.first, stat):
        apart = f"{small(amount.second)}つ" if stat in LEVELS else str(amount.second)
        return Trait(Slot.CLAUSE, _beside(amount.first, stat, scope, f"{apart}{'低い' if amount.minus else '高い'}"))
    text, rest = bound(stat, amount, scope), f"{quantity(stat, amount, scope)}と同じ"
    return Trait(Slot.CLAUSE, f"{text}と同じ", f"{text}と異なる", rest)


def _compared(stat: Stat, low: Amount | int | None, high: Amount | int | None, scope: Scope) -> Trait | None:
    """そのモンスターよりレベルが低い, 攻撃力が〜より高い; ``None`` for other bounds."""
    amount, lower = (high, True) if low is None else (low, False)
    if low is not None and high is not None or not isinstance(amount, Plus):
        return None
    if amount.second != 1 or amount.minus is not lower:
        return None
    how = "低い" if lower else "高い"
    if _own(amount.first, stat):
        return Trait(Slot.CLAUSE, _beside(amount.first, stat, scope, how))
    return _bounded(stat, amount.first, f"より{how}", scope, Slot.CLAUSE)


def _bounded(
    stat: Stat, value: Amount | int, than: str, scope: Scope, slot: Slot = Slot.BOUND, negative: str = ""
) -> Trait:
    """攻撃力1500以上, レベルがそのモンスターのレベルより低い."""
    rest = quantity(stat, value, scope) + than
    return Trait(slot, beside(stat, value, rest), negative, rest)


LEVELS = (Stat.LEVEL, Stat.RANK, Stat.RATING, Stat.ORIGINAL_LEVEL)
"""Figures that are counted (つ)."""


def _own(amount: object, stat: Stat) -> TypeGuard[StatOf]:
    """Whether it is this figure of a card that is known."""
    return isinstance(amount, StatOf) and amount.stat is stat and not amount.as_it_was


def _beside(amount: StatOf, stat: Stat, scope: Scope, how: str) -> str:
    """そのモンスターよりレベルが１つ高い."""
    return f"{WHATS(amount.what, scope).bare}より{STATS[stat]}が{how}"


@FILTERS.words(InPosition)
def _position(node: InPosition, scope: Scope) -> Trait:
    opposite = Position(0xD & ~node.positions)
    attack = node.positions == Position.FACE_UP_ATTACK
    text = "攻撃表示" if attack else position(node.positions)
    return Trait(Slot.FACE, text, "攻撃表示" if opposite == Position.FACE_UP_ATTACK else position(opposite))


@FILTERS.words(SameNameAs)
def _same_name(node: SameNameAs, scope: Scope) -> Trait:
    noun = WHATS(node.ref, scope).bare
    if node.original:
        return Trait(Slot.CLAUSE, f"{noun}と元々のカード名が同じ", f"{noun}と元々のカード名が異なる")
    return Trait(Slot.CLAUSE, f"{noun}と同名の", f"{noun}とカード名が異なる")


@FILTERS.words(SameAttributeAs)
def _same_attribute(node: SameAttributeAs, scope: Scope) -> Trait:
    noun = WHATS(node.ref, scope).bare
    if node.original:
        return Trait(Slot.CLAUSE, f"{noun}と元々の属性が同じ", f"{noun}と元々の属性が異なる")
    return Trait(Slot.CLAUSE, f"{noun}と同じ属性の", f"{noun}と属性が異なる")


@FILTERS.words(SameRaceAs)
def _same_race(node: SameRaceAs, scope: Scope) -> Trait:
    noun = WHATS(node.ref, scope).bare
    if node.original:
        return Trait(Slot.CLAUSE, f"{noun}と元々の種族が同じ", f"{noun}と元々の種族が異なる")
    return Trait(Slot.CLAUSE, f"{noun}と同じ種族の", f"{noun}と種族が異なる")


@FILTERS.words(SameCardTypeAs)
def _same_card_type(node: SameCardTypeAs, scope: Scope) -> Trait:
    noun = "その効果" if node.ref == RESPONDED else WHATS(node.ref, scope).bare
    kinds = "種類（モンスター・魔法・罠）"
    return Trait(Slot.CLAUSE, f"{noun}と同じ{kinds}の", f"{noun}と{kinds}が異なる")


@FILTERS.words(Not)
def _not(node: Not, scope: Scope) -> Trait:
    inner = node.part
    if isinstance(inner, AnyOf):
        words = "及び".join(noun_of(part, scope) for part in inner.parts)
        return Trait(Slot.EXCEPT, f"{words}以外の")
    if isinstance(inner, All):
        return Trait(Slot.EXCEPT, f"{noun_of(inner, scope)}以外の")
    trait = FILTERS(inner, scope)
    if trait.negative:
        return Trait(trait.slot, trait.negative, trait.text, trait.opposite, trait.rest)
    words = noun_of(inner, scope) if trait.slot in (Slot.SERIES, Slot.BOUND) else trait.text
    return Trait(Slot.EXCEPT, f"{words}以外の")


def _exact_figures(node: AnyOf) -> str:
    """レベル７か８の, レベル２・ランク２の: exact figures of one kind, or one of each; nothing for others."""
    figures = [
        part
        for part in node.parts
        if isinstance(part, Figure) and isinstance(part.at_least, int) and part.at_least == part.at_most
    ]
    stats = {part.stat for part in figures}
    if len(figures) < len(node.parts):
        return ""
    if len(stats) == len(figures) > 1 and not stats <= {Stat.LEVEL, Stat.RANK, Stat.RATING}:
        same = {part.at_least for part in figures if isinstance(part.at_least, int)}
        names = "か".join(STATS[part.stat] for part in figures)
        return f"{names}が{small(same.pop())}の" if len(same) == 1 else ""
    if len(stats) == len(figures) > 1:
        return (
            "・".join(f"{STATS[part.stat]}{small(part.at_least)}" for part in figures if isinstance(part.at_least, int))
            + "の"
        )
    if len(stats) > 1:
        return ""
    values = "か".join(small(part.at_least) for part in figures if isinstance(part.at_least, int))
    return f"{STATS[figures[0].stat]}{values}の"


@FILTERS.words(AnyOf)
def _any_of(node: AnyOf, scope: Scope) -> Trait:
    if node == BATTLING:
        return Trait(Slot.NAME, "その戦闘を行ったモンスター")
    exact = _exact_figures(node) or level_or_rank(node)
    if exact:
        return Trait(Slot.CLAUSE, exact)
    traits = [FILTERS(part, scope) for part in node.parts]
    slots = {trait.slot for trait in traits}
    texts = [trait.text for trait in traits]
    if slots == {Slot.KIND} and len({type(part) for part in node.parts}) > 1:
        return Trait(Slot.CLAUSE, "か".join(texts) + "の")
    if slots == {Slot.HEAD}:
        return Trait(Slot.HEAD, common_head(texts))
    slot = traits[0].slot
    if len(slots) == 1 and slot in _EITHER:
        return Trait(slot, _EITHER[slot].join(texts))
    return Trait(Slot.NAME, "または".join(noun_of(part, scope) for part in node.parts))


_EITHER = {Slot.KIND: "・", Slot.NAME: "か", Slot.FACE: "または", Slot.CLAUSE: "、または"}
"""How alternatives of one kind are joined."""


FILTERS.fixed(
    {
        AnyCard: Trait(Slot.NONE, "カード"),
        IsFaceUp: Trait(Slot.FACE, "表側表示", "裏側表示"),
        IsFaceDown: Trait(Slot.FACE, "裏側表示", "表側表示"),
        IsThis: Trait(Slot.NAME, "このカード"),
    }
)
FILTERS.table(
    {
        OfType: lambda node, scope: Trait(Slot.HEAD, type_words(node.types)),
        Named: lambda node, scope: Trait(Slot.NAME, f"「{node.ja}」"),
        Mentions: lambda node, scope: Trait(Slot.CLAUSE, f"「{node.ja}」のカード名が記された"),
        InSeries: lambda node, scope: Trait(Slot.SERIES, f"「{node.ja}」"),
        IsAmong: lambda node, scope: Trait(Slot.NAME, WHATS(node.ref, scope).bare),
        DiffersFromOriginal: lambda node, scope: Trait(
            Slot.CLAUSE, f"元々の{STATS[node.stat]}と異なる{STATS[node.stat]}を持つ"
        ),
        Extreme: lambda node, scope: Trait(Slot.CLAUSE, f"{STATS[node.stat]}が一番{'低い' if node.lowest else '高い'}"),
        All: lambda node, scope: Trait(Slot.NAME, noun_of(node, scope)),
    }
)


@FILTERS.words(EvenFaceDown)
def _even_face_down(node: EvenFaceDown, scope: Scope) -> Trait:
    return FILTERS(node.part, scope)
