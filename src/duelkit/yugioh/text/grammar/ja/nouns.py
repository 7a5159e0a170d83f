"""Japanese noun phrases: レベル４以下の戦士族モンスター."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, TypeGuard

from duelkit.yugioh.language.base import All, Amount, AnyOf, Filter, Not, Pool
from duelkit.yugioh.language.nouns import Figure, IsAmong, IsThis, Named, OfAttribute, OfRace, OfType
from duelkit.yugioh.language.terms import CardType, Stat
from duelkit.yugioh.text.grammar.heads import Head, alternatives_of, head_of, makes_another, of_kinds, parts_of
from duelkit.yugioh.text.grammar.ja.core import AMOUNTS, FILTERS, HEADS, Scope, Slot, Trait
from duelkit.yugioh.text.grammar.ja.terms import MONSTER_WORDS, SPELL_WORDS, STATS, attribute_letters, figure, small

ATK_DEF = (Stat.ATK, Stat.DEF, Stat.ORIGINAL_ATK, Stat.ORIGINAL_DEF)


ORIGINALS = (Stat.ORIGINAL_ATK, Stat.ORIGINAL_DEF, Stat.ORIGINAL_LEVEL)


def bound(stat: Stat, value: Amount | int, scope: Scope) -> str:
    """A figure written beside its value: 攻撃力1500, レベル４."""
    return beside(stat, value, quantity(stat, value, scope))


def beside(stat: Stat, value: Amount | int, words: str) -> str:
    """The name of a figure and words about its value: 攻撃力1500以上, 元々の攻撃力が1500以上."""
    return f"{STATS[stat]}{'' if isinstance(value, int) and stat not in ORIGINALS else 'が'}{words}"


def quantity(stat: Stat, value: Amount | int, scope: Scope) -> str:
    """A value as it is written after the name of its figure: 1500, ４."""
    if not isinstance(value, int):
        return AMOUNTS(value, scope)
    return figure(value) if stat in ATK_DEF else small(value)


OF_EACH: Final = ("の", "が異なる", "高い", "低い", "同じ", "持つ")
"""Endings of properties that a comma applies to each of several kinds: 表側表示の、AまたはB."""


VERBAL: Final = ("破壊される", "破壊されない", "した", "された", "より高い", "より低い")
"""How a clause ends that an owner follows without a particle: 戦闘で破壊される相手モンスター."""
SPOTS: Final = ("リンク先の", "リンクしている")
"""How a clause ends that says where on the field a monster is: このカードのリンク先の相手のモンスター."""


def type_words(types: CardType) -> str:
    """融合モンスター, Ｓモンスターのチューナー, 永続魔法カード …"""
    if types & CardType.TOKEN:
        return "トークン"
    if types & CardType.SPELL:
        return "".join(word for kind, word in SPELL_WORDS.items() if types & kind) + "魔法カード"
    if types & CardType.TRAP:
        return "".join(word for kind, word in SPELL_WORDS.items() if types & kind) + "罠カード"
    if types == CardType.EQUIP:
        return "装備カード"
    words = "".join(word for kind, word in MONSTER_WORDS.items() if types & kind)
    if types & CardType.TUNER:
        return f"{words}モンスターのチューナー" if words else "チューナー"
    return f"{words}モンスター" if types & CardType.MONSTER or words in MONSTER_WORDS.values() else "カード"


def either_of(nouns: list[str]) -> str:
    """AまたはB; A、B、またはC."""
    if len(nouns) < 3:
        return "または".join(nouns)
    return "、".join(nouns[:-1]) + f"、または{nouns[-1]}"


def common_head(words: list[str]) -> str:
    """魔法カード, 罠カード → 魔法・罠カード."""
    for tail in ("カード", "モンスター"):
        if all(word.endswith(tail) and word != tail for word in words):
            return "・".join(word.removesuffix(tail) for word in words) + tail
    return "または".join(words)


_NOT_NORMAL = (
    {CardType.QUICK_PLAY, CardType.CONTINUOUS, CardType.EQUIP, CardType.FIELD},
    {CardType.CONTINUOUS, CardType.COUNTER},
)


def _normal_spell_or_trap(parts: list[Filter]) -> str:
    """通常魔法カード, 通常罠カード: worded in the language as what is none of the other kinds."""
    excluded = {
        alternative.types & ~(CardType.SPELL | CardType.TRAP)
        for part in parts
        if isinstance(part, Not)
        for alternative in alternatives_of(part.part)
        if isinstance(alternative, OfType)
    }
    if OfType(CardType.SPELL) in parts and excluded >= _NOT_NORMAL[0]:
        return "通常魔法カード"
    return "通常罠カード" if OfType(CardType.TRAP) in parts and excluded >= _NOT_NORMAL[1] else ""


@dataclass(frozen=True, slots=True)
class Words:
    """A noun phrase: what precedes the head, the particle between them, and the head.

    :param before: clauses, exceptions, figures, kinds and series, each with its particle.
    :param head: the noun (カード, モンスター, 「X」).
    :param face: the position, if it stands directly before the head (表側表示).
    :param named: the head is a name or a known card.
    :param clause: only a relative clause precedes the head.
    """

    before: str
    head: str
    face: str = ""
    named: bool = False
    clause: bool = False

    @property
    def text(self) -> str:
        """The whole phrase: 表側表示のカード, 表側表示モンスター."""
        link = "の" if self.face and self.head != HEADS[Head.MONSTER] else ""
        return self.before + self.face + link + self.head

    @property
    def bare(self) -> bool:
        """Whether the head is a bare カード, which another noun can take the place of."""
        return self.head == HEADS[Head.CARD] and not self.named

    @property
    def counted(self) -> Head:
        """Whether they are counted as monsters or as cards."""
        return Head.MONSTER if self.head.endswith(HEADS[Head.MONSTER]) else Head.CARD

    def of_level(self, level: int) -> str:
        """「X」レベル４モンスター, レベル４モンスター, レベル４の通常モンスター."""
        words = f"レベル{small(level)}"
        if self.head != HEADS[Head.MONSTER] or self.face:
            return f"{words}の{self.text}"
        if not self.before:
            return words + self.head
        return f"{self.before}{words}{self.head}" if self.before.endswith("」") else f"{words}の{self.text}"

    def called(self, head: Head | str) -> Words:
        """The same with another head in place of a bare カード: 表側表示のカード, 表側表示のモンスター."""
        if not self.bare:
            return self
        face = f"{self.face}の" if self.face else ""
        return Words(self.before + face, HEADS[head] if isinstance(head, Head) else head)

    @property
    def monsters(self) -> Words:
        """The same with モンスター in place of a bare カード, close to a position: 表側表示モンスター."""
        return replace(self, head=HEADS[Head.MONSTER]) if self.bare else self

    def owned_by(self, side: str) -> str:
        """The phrase with its owner: 自分の戦士族モンスター, 相手モンスター, 戦闘で破壊される相手モンスター."""
        if self.head != HEADS[Head.MONSTER]:
            return f"{side}の{self.text}"
        if not self.before and not self.face:
            return f"{side}{self.head}"
        if self.clause and self.before.endswith(VERBAL):
            return f"{self.before}{side}{self.head}"
        if self.clause and self.before.endswith(SPOTS):
            return f"{self.before}{side}の{self.head}"
        return f"{side}の{self.text}"


def noun_of(node: Filter | None, scope: Scope, *, extra: str = "") -> str:
    """The noun phrase for the cards that pass a filter.

    :param extra: a clause to put first.
    """
    return words_of(node, scope, extra=extra).text


def words_of(node: Filter | None, scope: Scope, *, extra: str = "") -> Words:
    """The noun phrase for the cards that pass a filter, in its parts."""
    if node is None:
        return Words("", HEADS[Head.CARD])
    parts = list(parts_of(node))
    head = ""
    normal = _normal_spell_or_trap(parts)
    if normal:
        parts = [part for part in parts if not of_kinds(part)]
        head = normal
    mixed = next((part for part in parts if isinstance(part, AnyOf) and is_mixed(part, scope)), None)
    if mixed is not None:
        return _alternatives(mixed, [part for part in parts if part is not mixed], scope, extra)
    types = CardType(0)
    traits: dict[Slot, list[str]] = {slot: [] for slot in Slot}
    for part in parts:
        if isinstance(part, OfType):
            types |= part.types
            continue
        trait = _trait_of(part, parts, scope)
        traits[trait.slot].append(trait.text)
    if types:
        traits[Slot.HEAD].insert(0, type_words(types))
    _say_of_each_name(traits, parts)
    words = _assemble(traits, head or _head_words(traits[Slot.HEAD], node, scope))
    return replace(words, before=extra + words.before)


def _trait_of(part: Filter, parts: list[Filter], scope: Scope) -> Trait:
    """The words for one part of a filter, beside the other parts."""
    if _of_attributes(part) and any(isinstance(other, OfRace) and other.race.bit_count() > 1 for other in parts):
        return Trait(Slot.CLAUSE, f"{attribute_letters(part.attribute)}属性の")  # 光・闇属性の炎族・水族モンスター
    return FILTERS(part, scope)


def _of_attributes(part: Filter) -> TypeGuard[OfAttribute]:
    """Whether a part of a filter names several Attributes."""
    return isinstance(part, OfAttribute) and part.attribute.bit_count() > 1


def _say_of_each_name(traits: dict[Slot, list[str]], parts: list[Filter]) -> None:
    """Put a comma between a clause and several names, so that it is said of each of them: 〜が異なる、「X」か「Y」."""
    several = any(isinstance(part, AnyOf) and all(isinstance(name, Named) for name in part.parts) for part in parts)
    if several and traits[Slot.CLAUSE] and not traits[Slot.EXCEPT]:
        traits[Slot.CLAUSE].append("、")


def _head_words(words: list[str], node: Filter, scope: Scope) -> str:
    if not words:
        head = head_of(node)
        return HEADS[Head.MONSTER if scope.only_monsters and head is Head.CARD else head]
    if len(words) == 1:
        return words[0]
    joined = [word.removesuffix("モンスター") for word in words if word != "モンスター"]
    return "の".join(
        [
            *(f"{word}モンスター" if word != words[-1] else word for word in joined[:-1]),
            joined[-1] if joined[-1] in ("チューナー", "トークン") else f"{joined[-1]}モンスター",
        ]
    )


def _assemble(traits: dict[Slot, list[str]], head: str) -> Words:
    """The noun with its properties before it."""
    names = traits[Slot.NAME]
    head = "".join(names) or head
    core = _kinds(traits, head)
    bounds = traits[Slot.BOUND]
    if bounds:
        exact = len(bounds) > 1 and not any(bound.endswith(("以上", "以下")) for bound in bounds)
        core = f"{('／' if exact else '・').join(bounds)}の{core}"
    face = _facing(traits[Slot.FACE])
    if face and core:
        face, core = "", f"{face}の{core}"
    clause, apart = "".join(traits[Slot.CLAUSE]), "".join(traits[Slot.EXCEPT])
    return Words(clause + apart + core, head, face, bool(names), bool(clause) and not (apart or core or face))


def _kinds(traits: dict[Slot, list[str]], head: str) -> str:
    """闇属性・戦士族の「X」: kinds and series directly before the head."""
    kind, series = "・".join(traits[Slot.KIND]), "".join(traits[Slot.SERIES])
    named = bool(traits[Slot.NAME])
    if not kind:
        return series
    several = "・" in kind and head not in ("モンスター", "カード") and not head.startswith("「")
    card = head.endswith("カード") and not named
    apart = several or series or named or card
    return f"{kind}{'の' if apart and not kind.endswith('の') else ''}{series}"


def _facing(words: list[str]) -> str:
    """表側表示, 守備表示 → 表側守備表示."""
    if len(words) == 2 and words[0] in ("表側表示", "裏側表示") and words[1] in ("攻撃表示", "守備表示"):
        return words[0][:2] + words[1]
    return "・".join(dict.fromkeys(words))


def level_or_rank(node: AnyOf) -> str:
    """レベルまたはランクが３以上の: the one figure or the other within one bound; nothing for other alternatives."""
    figures = [part for part in node.parts if isinstance(part, Figure)]
    if len(figures) < len(node.parts) or [part.stat for part in figures] != [Stat.LEVEL, Stat.RANK]:
        return ""
    bounds = {(part.at_least, part.at_most) for part in figures}
    least, most = bounds.pop()
    number, than = (most, "以下") if least is None else (least, "以上")
    single = not bounds and (least is None or most is None) and isinstance(number, int)
    return f"レベルまたはランクが{small(number)}{than}の" if single and isinstance(number, int) else ""


def is_mixed(node: AnyOf, scope: Scope) -> bool:
    """Whether the alternatives need a noun each."""
    stats = [part.stat for part in node.parts if isinstance(part, Figure) and part.at_least == part.at_most]
    same = {part.at_least for part in node.parts if isinstance(part, Figure)}
    if len(stats) == len(set(stats)) == len(node.parts) and (
        set(stats) <= {Stat.LEVEL, Stat.RANK, Stat.RATING} or len(same) == 1
    ):
        return False  # レベル２・ランク２の, 攻撃力か守備力が０の
    if level_or_rank(node):
        return False
    slots = {FILTERS(part, scope).slot for part in node.parts}
    if any(isinstance(part, All) for part in node.parts):
        return True
    return len(slots) > 1 or slots == {Slot.SERIES} or slots == {Slot.BOUND}


def _alternatives(mixed: AnyOf, others: list[Filter], scope: Scope, extra: str) -> Words:
    """「A」モンスターまたは「B」カード; shared properties come first."""
    inner = [part for part in others if isinstance(part, OfType)]
    outer = [part for part in others if not isinstance(part, OfType)]
    nouns = []
    for alternative in mixed.parts:
        alone = [
            part
            for part in inner
            if head_of(alternative) is Head.CARD
            or part != OfType(CardType.MONSTER)
            or not isinstance(alternative, OfType | All)
        ]
        parts = (*parts_of(alternative), *(part for part in alone if part not in parts_of(alternative)))
        nouns.append(words_of(All(parts) if len(parts) > 1 else parts[0], scope))
    last = nouns[-1]
    joined = either_of([*(words.text for words in nouns[:-1]), last.before])
    if not outer:
        return Words(extra + joined, last.head, last.face)
    traits: dict[Slot, list[str]] = {slot: [] for slot in Slot}
    for part in outer:
        trait = FILTERS(part, scope)
        traits[trait.slot].append(trait.text)
    words = "".join(traits[Slot.CLAUSE] + traits[Slot.EXCEPT])
    for slot in (Slot.FACE, Slot.BOUND, Slot.KIND, Slot.SERIES):
        words += "".join(f"{text}の" for text in traits[slot])
    return Words(f"{extra}{words}{'、' if words.endswith(OF_EACH) else ''}{joined}", last.head, last.face)


def battler(node: Filter | None, scope: Scope, side: str) -> str:
    """自分の戦士族モンスター, 相手モンスター, このカード."""
    if isinstance(node, IsThis):
        return "このカード"
    words = words_of(node, scope)
    return words.text if isinstance(node, IsAmong) else words.monsters.owned_by(side)


def as_materials(pool: Pool, where: str) -> str:
    """自分のＸ素材となっている; nothing where the noun says whose they are (そのモンスターがＸ素材としている)."""
    return "" if any(part.says_bearer for part in parts_of(pool.filter)) else f"{where}となっている"


def whose_material(scope: Scope) -> str:
    """Whose materials a card speaks of: its own, or those of a monster that it has summoned."""
    return "そのモンスター" if makes_another(scope.card) else "このカード"
