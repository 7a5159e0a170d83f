"""Words about properties of cards (カードの条件): how they are read in Japanese."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial, reduce
from itertools import permutations
from operator import or_
from typing import Any

from duelkit.yugioh.language.amounts import Plus, StatOf
from duelkit.yugioh.language.base import All, AnyOf, Filter, Not, nodes
from duelkit.yugioh.language.nouns import (
    ATTACK_POSITION,
    DEFENSE_POSITION,
    EQUIP_CARD,
    FACE_DOWN,
    FACE_UP,
    MONSTER,
    NORMAL_SPELL,
    NORMAL_TRAP,
    OTHER,
    SPELL,
    SPELL_OR_TRAP,
    TOKEN,
    TRAP,
    TUNER,
    AnyCard,
    Figure,
    InPosition,
    InSeries,
    IsAmong,
    Named,
    OfAttribute,
    OfRace,
    OfType,
)
from duelkit.yugioh.language.selections import RESPONDED, Ref
from duelkit.yugioh.language.terms import CardType, Position, Stat
from duelkit.yugioh.reading.grammar.marks import ITSELF, Mark, marked
from duelkit.yugioh.reading.grammar.nouns import HERE, RANKS, STATS, together
from duelkit.yugioh.reading.grammar.patterns import Found, plain, reads, terminal, terms
from duelkit.yugioh.reading.grammar.reader import Reader
from duelkit.yugioh.text.grammar.ja.terms import ATTRIBUTES, MONSTER_WORDS, RACES, SPELL_WORDS
from duelkit.yugioh.words.filters.meaning import (
    DiffersFromOriginal,
    Extreme,
    IsMonsterCard,
    Mentions,
    OfOriginalAttribute,
    SameAttributeAs,
    SameCardTypeAs,
    SameNameAs,
    SameRaceAs,
)
from duelkit.yugioh.words.links.meaning import POINTED_AT_BY_THIS

terms("RACE", {plain(word): race for race, word in RACES.items()})
terms("ATTRIBUTE", {word: attribute for attribute, word in ATTRIBUTES.items()})
for _plural, _word, _tail in (("RACES", "RACE", "族"), ("ATTRIBUTES", "ATTRIBUTE", "属性")):
    reads(_plural, f"{{one:{_word}}}{_tail}", lambda one: one)
    reads(_plural, f"{{one:{_word}}}[{_tail}|][・|か|または]{{more:{_plural}}}", lambda one, more: one | more)
reads("ADJECTIVE", "{which:PROPERTY}", lambda which: which)
reads("PROPERTY", "{race:RACES}[の|・|]", OfRace)
reads("PROPERTY", "{attribute:ATTRIBUTES}[の|・|]", OfAttribute)
reads(
    "PROPERTY",
    "{race:RACES}[か|または]{attribute:ATTRIBUTES}の",
    lambda race, attribute: OfRace(race) | OfAttribute(attribute),
)
reads(
    "PROPERTY",
    "{attribute:ATTRIBUTES}[か|または]{race:RACES}の",
    lambda race, attribute: OfAttribute(attribute) | OfRace(race),
)
reads(
    "PROPERTY",
    "{race:RACES}で{attribute:ATTRIBUTES}の",
    lambda race, attribute: together([OfRace(race), OfAttribute(attribute)]),
)
reads("PROPERTY", "[このカード以外の|他の]", lambda: OTHER)
for _word, _stat in (("攻撃力", Stat.ATK), ("守備力", Stat.DEF)):
    reads("PROPERTY", f"元々の{_word}と異なる{_word}を持つ", lambda stat=_stat: DiffersFromOriginal(stat))
reads("PROPERTY", "自身以外の", lambda: Not(IsAmong(ITSELF)))
reads("ADJECTIVE", "{part:SIMPLE}以外の", lambda part: _except(part))
reads("ADJECTIVE", "{one:SIMPLE}及び{two:SIMPLE}以外の", lambda one, two: _neither_rank(one, two))
reads("PROPERTY", "元々の属性が{attribute:ATTRIBUTES}の", OfOriginalAttribute)
reads("ADJECTIVE", "{part:SIMPLE}を除く", lambda part: _except(part))
reads("ADJECTIVE", "{part:RACES}以外の", lambda part: Not(OfRace(part)))
reads("ADJECTIVE", "{part:ATTRIBUTES}以外の", lambda part: Not(OfAttribute(part)))
reads("PROPERTY", "セットされ[た|ている]", lambda: FACE_DOWN)
reads("PROPERTY", "このカードのリンク先の", lambda: POINTED_AT_BY_THIS)
for _word, _stat in (("攻撃力", Stat.ATK), ("守備力", Stat.DEF), ("レベル", Stat.LEVEL)):
    reads("PROPERTY", f"{_word}が一番高い", lambda stat=_stat: Extreme(stat, HERE))
    reads("PROPERTY", f"{_word}が一番低い", lambda stat=_stat: Extreme(stat, HERE, lowest=True))
    for _of, _than in (("と同じ", 0), ("以下の", -1), ("以上の", 1)):
        reads(
            "PROPERTY",
            f"{{ref:REF}}{_of}{_word}[の|を持つ]",
            lambda ref, stat=_stat, than=_than: _compared(stat, ref, than) if stat is Stat.LEVEL else None,
        )
    reads("PROPERTY", f"{{ref:REF}}と{_word}が同じ", lambda ref, stat=_stat: _compared(stat, ref, 0))
reads("PROPERTY", "{ref:REF}[と|とは]カード名が異なる", lambda ref: Not(SameNameAs(ref)))
reads("PROPERTY", "{ref:REF}[と|とは]元々のカード名が異なる", lambda ref: Not(SameNameAs(ref, True)))
reads("PROPERTY", "{ref:REF}[と|とは]元々のカード名が異なり、", lambda ref: Not(SameNameAs(ref, True)))
reads("PROPERTY", "{ref:REF}と元々のカード名が同じ", lambda ref: SameNameAs(ref, True))
for _word, _same in (("種族", SameRaceAs), ("属性", SameAttributeAs)):
    reads("FEATURE", _word, lambda same=_same: (same,))
    reads("OWN_FEATURE", _word, lambda same=_same: (partial(same, original=True),))
    reads("PROPERTY", f"{{ref:REF}}[と|とは]{_word}が異なる", lambda ref, same=_same: Not(same(ref)))
    reads("PROPERTY", f"{{ref:REF}}[と|とは]元々の{_word}が異なる", lambda ref, same=_same: Not(same(ref, True)))
_CARD_TYPE = "種類(モンスター・魔法・罠)"
reads("PROPERTY", f"{{ref:REF}}と同じ{_CARD_TYPE}の", SameCardTypeAs)
reads("PROPERTY", f"{{ref:REF}}[と|とは]{_CARD_TYPE}が異なる", lambda ref: Not(SameCardTypeAs(ref)))
reads("PROPERTY", f"その効果と同じ{_CARD_TYPE}の", lambda: SameCardTypeAs(RESPONDED))
reads("OWN_FEATURE", "レベル", lambda: (Stat.ORIGINAL_LEVEL,))
reads("OWN_FEATURES", "{first:OWN_FEATURE}", lambda first: first)
reads("OWN_FEATURES", "{first:OWN_FEATURE}・{more:OWN_FEATURES}", lambda first, more: (*first, *more))
reads(
    "PROPERTY",
    "{ref:REF}と元々の{features:OWN_FEATURES}が同じ[となる|で|]",
    lambda ref, features: _shared(ref, features),
)
reads(
    "PROPERTY", "元々の{features:OWN_FEATURES}が{ref:REF}と同じ[となる|]", lambda ref, features: _shared(ref, features)
)
reads(
    "PROPERTY",
    "{ref:REF}[と|とは]元々の{features:OWN_FEATURES}が異なる",
    lambda ref, features: together([Not(_shared(ref, (each,))) for each in features]) if len(features) > 1 else None,
)
for _sep in ("", "、"):
    reads(
        "PROPERTY",
        f"{{ref:REF}}[と|とは]元々のカード名が異なり{_sep}元々の{{features:OWN_FEATURES}}が同じ",
        lambda ref, features: together([Not(SameNameAs(ref, True)), _shared(ref, features)]),
    )
for _word, _stat in STATS.items():
    reads("FEATURE", _word, lambda stat=_stat: (stat,))
    _times = "つ" if _stat in RANKS or _stat is Stat.ORIGINAL_LEVEL else ""
    for _way, _minus in (("高い", False), ("低い", True)):
        reads(
            "PROPERTY",
            f"{{ref:REF}}より{_word}が{{n:NUM}}{_times}{_way}",
            lambda ref, n, stat=_stat, minus=_minus: _apart(stat, ref, n, minus),
        )
        for _phrasing in (f"{{ref:REF}}より[も|]{_way}{_word}を持つ", f"{{ref:REF}}より{_word}が{_way}"):
            reads("PROPERTY", _phrasing, lambda ref, stat=_stat, minus=_minus: _beyond(stat, StatOf(stat, ref), minus))
        reads(
            "PROPERTY",
            f"{{ref:REF}}と同じ{{features:FEATURES}}で{_word}が{{n:NUM}}{_times}{_way}",
            lambda ref, features, n, stat=_stat, minus=_minus: together(
                [_shared(ref, features), _apart(stat, ref, n, minus)]
            ),
        )
reads("FEATURES", "{first:FEATURE}", lambda first: first)
reads("FEATURES", "{first:FEATURE}[・|と]{more:FEATURES}", lambda first, more: (*first, *more))
for _words in (
    "{ref:REF}と同じ{features:FEATURES}[の|を持つ]",
    "{ref:REF}と{features:FEATURES}が同じ",
    "{features:FEATURES}が{ref:REF}と同じ",
    "{features:FEATURES}が{ref:REF}と同じで",
):
    reads("PROPERTY", _words, lambda ref, features: _shared(ref, features))
for _words in ("{features:FEATURES}が同じ", "同じ{features:FEATURES}[の|を持つ]"):
    reads(
        "PROPERTY",
        "{ref:REF}[と|とは]カード名が異なり、" + _words,
        lambda ref, features: together([Not(SameNameAs(ref)), _shared(ref, features)]),
    )
reads(
    "PROPERTY",
    "{ref:REF}[と|とは]{features:FEATURES}が異なり[、|]{same:FEATURES}が同じ",
    lambda ref, features, same: together([*(Not(_shared(ref, (each,))) for each in features), _shared(ref, same)]),
)
for _word, _stat in (("レベル", Stat.LEVEL), ("ランク", Stat.RANK)):
    reads("PROPERTY", f"{{ref:REF}}[と|とは]{_word}が異なる", lambda ref, stat=_stat: Not(_compared(stat, ref, 0)))
for _word, _stat in STATS.items():
    reads("OWN_FIGURE", f"{{ref:REF}}の{_word}", lambda ref, stat=_stat: StatOf(stat, ref))
    reads("OWN_FIGURE", f"{{ref:REF}}のフィールドでの{_word}", lambda ref, stat=_stat: StatOf(stat, ref))
    reads("OWN_FIGURE", f"その{_word}", lambda stat=_stat: StatOf(stat, marked(Mark("that", MONSTER))))
    for _of, _than in (("と同じ", 0), ("[の数値|]以下の", -1), ("[の数値|]以上の", 1)):
        reads(
            "PROPERTY",
            f"{{bound:OWN_FIGURE}}{_of}{_word}を持つ",
            lambda bound, stat=_stat, than=_than: Figure(
                stat, None if than < 0 else bound, None if than > 0 else bound
            ),
        )
        reads(
            "PROPERTY",
            f"{_word}が{{bound:OWN_FIGURE}}{_of}",
            lambda bound, stat=_stat, than=_than: Figure(
                stat, None if than < 0 else bound, None if than > 0 else bound
            ),
        )
    for _way, _minus in (("高い", False), ("低い", True)):
        reads(
            "PROPERTY",
            f"{_word}が{{bound:OWN_FIGURE}}より{_way}",
            lambda bound, stat=_stat, minus=_minus: _beyond(stat, bound, minus),
        )
        reads(
            "PROPERTY",
            f"{{bound:OWN_FIGURE}}より{_way}{_word}を持つ",
            lambda bound, stat=_stat, minus=_minus: _beyond(stat, bound, minus),
        )
reads("HEAD", "その同名カード", lambda: SameNameAs(marked(Mark("that", AnyCard()))))
reads("HEAD", "その同名モンスター", lambda: SameNameAs(marked(Mark("that", MONSTER))))
reads("SAME_NAMED", "{ref:REF}", SameNameAs)
reads("HEAD", "{ref:REF}の同名カード", SameNameAs)
reads("HEAD", "{ref:REF}の同名モンスター", SameNameAs)
reads("HEAD", "{ref:REF}と同名の[モンスター|カード]", SameNameAs)


def _except(part: Filter) -> Filter | None:
    """「X」以外の; a property before the name belongs to the noun: 「Y」のカード名が記された「X」以外のモンスター."""
    named = isinstance(part, All) and any(isinstance(each, Named) for each in part.parts)
    return None if named or part == AnyCard() else Not(part)


def _neither_rank(one: Filter, two: Filter) -> Filter | None:
    """レベル４モンスター及びランク４モンスター以外の."""
    ranked = [any(isinstance(node, Figure) and node.stat in RANKS for node in nodes(each)) for each in (one, two)]
    return Not(AnyOf((one, two))) if all(ranked) else None


def _apart(stat: Stat, ref: Ref, n: int, minus: bool) -> Filter:
    """そのモンスターよりランクが１つ高い."""
    bound = Plus(StatOf(stat, ref), n, minus)
    return Figure(stat, bound, bound)


def _shared(ref: Ref, features: tuple[Any, ...]) -> Filter:
    """種族・レベルが同じ: the same in all of these."""
    return together([_compared(each, ref, 0) if isinstance(each, Stat) else each(ref) for each in features])


def _beyond(stat: Stat, bound: StatOf, minus: bool) -> Filter:
    """そのモンスターより高い攻撃力を持つ: above the bound, or below it."""
    return Figure(stat, None if minus else Plus(bound, 1), Plus(bound, 1, True) if minus else None)


def _compared(stat: Stat, ref: Ref, than: int) -> Filter:
    """その攻撃力以下の攻撃力を持つ."""
    bound = StatOf(stat, ref)
    return Figure(stat, None if than < 0 else bound, None if than > 0 else bound)


for _word, _stat in (("レベル", Stat.LEVEL), ("ランク", Stat.RANK)):
    reads("PROPERTY", f"{_word}を持つ", lambda stat=_stat: Figure(stat, 1, None))
reads("PROPERTY", "表側表示[の|]", lambda: FACE_UP)
reads("PROPERTY", "裏側[守備|]表示[の|]", lambda: FACE_DOWN)
reads("PROPERTY", "[表側攻撃表示|攻撃表示][の|]", lambda: ATTACK_POSITION)
reads("PROPERTY", "守備表示[の|]", lambda: DEFENSE_POSITION)
reads("PROPERTY", "表側守備表示[の|]", lambda: InPosition(Position.FACE_UP_DEFENSE))
for _word, _stat in STATS.items():
    for _is in ("", "が"):
        reads("PROPERTY", f"{_word}{_is}{{n:NUM}}以下[の|・|、|で]", lambda n, stat=_stat: Figure(stat, None, n))
        reads("PROPERTY", f"{_word}{_is}{{n:NUM}}以上[の|・|、|で]", lambda n, stat=_stat: Figure(stat, n, None))
        reads("PROPERTY", f"{_word}{_is}{{n:NUM}}[の|・|/|]", lambda n, stat=_stat: Figure(stat, n, n))
        reads("PROPERTY", f"{_word}{_is}{{n:NUM}}以外の[、|]", lambda n, stat=_stat: Not(Figure(stat, n, n)))
        reads(
            "PROPERTY", f"{_word}{_is}{{low:NUM}}~{{high:NUM}}の", lambda low, high, stat=_stat: Figure(stat, low, high)
        )
    reads(
        "PROPERTY",
        f"{_word}{{low:NUM}}[か|か{_word}|・]{{high:NUM}}の",
        lambda low, high, stat=_stat: Figure(stat, low, low) | Figure(stat, high, high),
    )


for _or in ("か", "または"):
    reads("PROPERTY", f"攻撃力{_or}守備力が{{n:NUM}}の", lambda n: Figure(Stat.ATK, n, n) | Figure(Stat.DEF, n, n))
    reads(
        "PROPERTY",
        f"元々の攻撃力{_or}元々の守備力が{{n:NUM}}の",
        lambda n: Figure(Stat.ORIGINAL_ATK, n, n) | Figure(Stat.ORIGINAL_DEF, n, n),
    )


reads("PROPERTY", "攻撃力と守備力が{n:NUM}の", lambda n: together([Figure(Stat.ATK, n, n), Figure(Stat.DEF, n, n)]))
reads(
    "PROPERTY",
    "元々の攻撃力と元々の守備力が{n:NUM}の",
    lambda n: together([Figure(Stat.ORIGINAL_ATK, n, n), Figure(Stat.ORIGINAL_DEF, n, n)]),
)
reads(
    "PROPERTY", "レベルまたはランクが{n:NUM}以上の", lambda n: Figure(Stat.LEVEL, n, None) | Figure(Stat.RANK, n, None)
)
reads(
    "PROPERTY", "レベルまたはランクが{n:NUM}以下の", lambda n: Figure(Stat.LEVEL, None, n) | Figure(Stat.RANK, None, n)
)
_RANKS = [word for word, stat in STATS.items() if stat in RANKS]
for _first, _then in permutations(_RANKS, 2):
    reads(
        "PROPERTY",
        f"{_first}{{one:NUM}}・{_then}{{two:NUM}}の",
        lambda one, two, of=(STATS[_first], STATS[_then]): Figure(of[0], one, one) | Figure(of[1], two, two),
    )
for _first, _then, _last in permutations(_RANKS):
    reads(
        "PROPERTY",
        f"{_first}{{one:NUM}}・{_then}{{two:NUM}}・{_last}{{three:NUM}}の",
        lambda one, two, three, of=(STATS[_first], STATS[_then], STATS[_last]): AnyOf(
            (Figure(of[0], one, one), Figure(of[1], two, two), Figure(of[2], three, three))
        ),
    )


@terminal("NAMED")
def _named(reader: Reader, at: int) -> Iterator[Found]:
    """「X」: the card, or the token, with this name."""
    for name, end in reader.read("NAME", at):
        english = reader.lexicon.cards.get(name) or reader.lexicon.tokens.get(name)
        if english is not None:
            yield Named(*english), end


@terminal("SERIES")
def _series(reader: Reader, at: int) -> Iterator[Found]:
    """「X」: cards with this word in their names."""
    for name, end in reader.read("NAME", at):
        english = reader.lexicon.series.get(name)
        if english is not None:
            yield InSeries(*english), end


reads("PROPERTY", "{name:NAMED}[のカード|のトークン|の|]名が記された", lambda name: Mentions(name.ja, name.en))
for _or in ("または", "及び", "か"):
    reads(
        "HEAD",
        f"{{name:NAMED}}{_or}[そのカード|その]名が記された{{which:SIMPLE}}",
        lambda name, which: name | Mentions(name.ja, name.en) & which,
    )
reads("PROPERTY", "{which:SERIES}[の|]", lambda which: which)
reads("HEAD", "{which:NAMED}", lambda which: which)
for _kind, _word in MONSTER_WORDS.items():
    if _kind is not CardType.SPECIAL:
        reads("HEAD", f"{_word}モンスター", lambda kind=_kind: OfType(CardType.MONSTER | kind))
        reads("PROPERTY", f"{_word}モンスターの", lambda kind=_kind: OfType(CardType.MONSTER | kind))
        for _other, _second in MONSTER_WORDS.items():
            if _other > _kind and _other is not CardType.SPECIAL:
                reads(
                    "HEAD",
                    f"[{_word}・{_second}|{_second}・{_word}]モンスター",
                    lambda one=_kind, two=_other: OfType(CardType.MONSTER | one) | OfType(CardType.MONSTER | two),
                )
_OF_KIND = {
    kind: OfType(CardType.MONSTER | kind)
    for kind in (CardType.RITUAL, CardType.FUSION, CardType.SYNCHRO, CardType.XYZ, CardType.LINK)
}
for _words, _kinds in {
    "融合・S・X": (CardType.FUSION, CardType.SYNCHRO, CardType.XYZ),
    "融合・S・X・L": (CardType.FUSION, CardType.SYNCHRO, CardType.XYZ, CardType.LINK),
    "融合・S・X・リンク": (CardType.FUSION, CardType.SYNCHRO, CardType.XYZ, CardType.LINK),
    "S・X・L": (CardType.SYNCHRO, CardType.XYZ, CardType.LINK),
    "儀式・融合・S・X": (CardType.RITUAL, CardType.FUSION, CardType.SYNCHRO, CardType.XYZ),
    "儀式・融合・S・X・L": tuple(_OF_KIND),
    "儀式・融合・S・X・リンク": tuple(_OF_KIND),
}.items():
    reads("HEAD", f"{_words}モンスター", lambda kinds=_kinds: any_of(*(_OF_KIND[kind] for kind in kinds)))
reads("HEAD", "通常魔法・通常罠カード", lambda: NORMAL_SPELL | NORMAL_TRAP)
reads("HEAD", "速攻魔法・通常罠カード", lambda: OfType(CardType.SPELL | CardType.QUICK_PLAY) | NORMAL_TRAP)
reads(
    "HEAD",
    "永続魔法・フィールド魔法カード",
    lambda: OfType(CardType.SPELL | CardType.CONTINUOUS) | OfType(CardType.SPELL | CardType.FIELD),
)
reads("HEAD", "LモンスターのチューナーではないLモンスター", lambda: None)
reads("HEAD", "Lモンスター", lambda: OfType(CardType.MONSTER | CardType.LINK))
for _kind in (CardType.QUICK_PLAY, CardType.CONTINUOUS, CardType.EQUIP, CardType.FIELD, CardType.RITUAL):
    reads("HEAD", f"{SPELL_WORDS[_kind]}魔法カード", lambda kind=_kind: OfType(CardType.SPELL | kind))
for _kind in (CardType.CONTINUOUS, CardType.COUNTER):
    reads("HEAD", f"{SPELL_WORDS[_kind]}罠カード", lambda kind=_kind: OfType(CardType.TRAP | kind))
for _words, _filter in {
    "モンスター": MONSTER,
    "モンスターカード": IsMonsterCard(),
    "Pモンスターカード": IsMonsterCard(kind=CardType.PENDULUM),
    "永続魔法カード扱いのモンスターカード": IsMonsterCard(as_spell=True),
    "魔法カード": SPELL,
    "罠カード": TRAP,
    "魔法・罠カード": SPELL_OR_TRAP,
    "通常魔法カード": NORMAL_SPELL,
    "通常罠カード": NORMAL_TRAP,
    "カード": AnyCard(),
    "チューナー": TUNER,
    "装備カード": EQUIP_CARD,
    "トークン": TOKEN,
    "永続魔法・永続罠カード": (
        OfType(CardType.SPELL | CardType.CONTINUOUS) | OfType(CardType.TRAP | CardType.CONTINUOUS)
    ),
}.items():
    reads("HEAD", _words, lambda node=_filter: node)


def any_of(*parts: Filter) -> Filter:
    """One of the filters."""
    return reduce(or_, parts)
