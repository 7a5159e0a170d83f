"""Japanese noun phrases: レベル４以下の戦士族モンスター."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.language.base import All, Amount, AnyOf, Filter, Not
from duelkit.yugioh.language.nouns import Figure, OfType
from duelkit.yugioh.language.terms import CardType, Stat
from duelkit.yugioh.text.grammar.heads import Head, alternatives_of, head_of, parts_of
from duelkit.yugioh.text.grammar.ja.core import AMOUNTS, FILTERS, HEADS, Scope, Slot
from duelkit.yugioh.text.grammar.ja.terms import MONSTER_WORDS, SPELL_WORDS, STATS, figure, small

ATK_DEF = (Stat.ATK, Stat.DEF, Stat.ORIGINAL_ATK, Stat.ORIGINAL_DEF)


def bound(stat: Stat, value: Amount | int, scope: Scope) -> str:
    """A figure written beside its value: 攻撃力1500, レベル４."""
    if not isinstance(value, int):
        return f"{STATS[stat]}が{AMOUNTS(value, scope)}"
    name = STATS[stat]
    return name + ("が" if name.startswith("元々") else "") + (figure(value) if stat in ATK_DEF else small(value))


OF_EACH: Final = ("の", "が異なる", "高い", "低い", "同じ", "持つ")
"""How a property ends that, before a comma, is said of each of several kinds: 表側表示の、AまたはB."""


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


def noun_of(node: Filter | None, scope: Scope, *, said: bool = False, extra: str = "") -> str:
    """The noun phrase for the cards that pass a filter.

    Args:
        said: A bare monster is called モンスター even where カード would do.
        extra: A clause to stand first.
    """
    if node is None:
        return "カード"
    parts = list(parts_of(node))
    head = ""
    normal = _normal_spell_or_trap(parts)
    if normal:
        parts = [part for part in parts if not isinstance(part, Not | OfType)]
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
        trait = FILTERS(part, scope)
        traits[trait.slot].append(trait.text)
    if types:
        traits[Slot.HEAD].insert(0, type_words(types))
    head = head or _head_words(traits[Slot.HEAD], node)
    return extra + _assemble(traits, head)


def _head_words(words: list[str], node: Filter) -> str:
    if not words:
        return HEADS[head_of(node)]
    if len(words) == 1:
        return words[0]
    joined = [word.removesuffix("モンスター") for word in words if word != "モンスター"]
    return "の".join(
        [
            *(f"{word}モンスター" if word != words[-1] else word for word in joined[:-1]),
            joined[-1] if joined[-1] in ("チューナー", "トークン") else f"{joined[-1]}モンスター",
        ]
    )


def _assemble(traits: dict[Slot, list[str]], head: str) -> str:
    names = traits[Slot.NAME]
    if names:
        head = "".join(names)
    kind = "・".join(traits[Slot.KIND])
    if "・" in kind and head not in ("モンスター", "カード") and not head.startswith("「"):
        kind += "の"
    series = "".join(traits[Slot.SERIES])
    if kind:
        kind += "の" if (series or names) and not kind.endswith("の") else ""
    if head.endswith("カード") and kind and not series and not names and not kind.endswith("の"):
        kind += "の"
    core = kind + series + head
    bounds = traits[Slot.BOUND]
    if bounds:
        exact = len(bounds) > 1 and not any(bound.endswith(("以上", "以下")) for bound in bounds)
        core = f"{('／' if exact else '・').join(bounds)}の{core}"
    face = _facing(traits[Slot.FACE])
    if face:
        core = face + ("" if core == "モンスター" else "の") + core
    return "".join(traits[Slot.CLAUSE]) + "".join(traits[Slot.EXCEPT]) + core


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


def _alternatives(mixed: AnyOf, others: list[Filter], scope: Scope, extra: str) -> str:
    """「A」モンスターまたは「B」カード; what the alternatives share stands first."""
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
        nouns.append(noun_of(All(parts) if len(parts) > 1 else parts[0], scope))
    joined = either_of(nouns)
    if not outer:
        return extra + joined
    traits: dict[Slot, list[str]] = {slot: [] for slot in Slot}
    for part in outer:
        trait = FILTERS(part, scope)
        traits[trait.slot].append(trait.text)
    words = "".join(traits[Slot.CLAUSE] + traits[Slot.EXCEPT])
    for slot in (Slot.FACE, Slot.BOUND, Slot.KIND, Slot.SERIES):
        words += "".join(f"{text}の" for text in traits[slot])
    return f"{extra}{words}{'、' if words.endswith(OF_EACH) else ''}{joined}"
