"""Whole cards read: a text with the figures printed on the card becomes a definition, or is refused with the reason."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Final

from duelkit.yugioh.language.amounts import Count
from duelkit.yugioh.language.base import Condition, Pool, nodes
from duelkit.yugioh.language.card import (
    ONCE_PER_TURN,
    ONCE_PER_TURN_EITHER,
    Card,
    Effect,
    EffectKind,
    Materials,
    Procedure,
    Timing,
)
from duelkit.yugioh.language.clauses import Apply, Are, Exists, While
from duelkit.yugioh.language.nouns import ATTACK_POSITION, DEFENSE_POSITION, FACE_UP
from duelkit.yugioh.language.selections import THIS, Pick, one_by_one
from duelkit.yugioh.language.terms import CardType, Side, Zone
from duelkit.yugioh.reading.assembling import assembled, restricted
from duelkit.yugioh.reading.bonds import bound, parted
from duelkit.yugioh.reading.canonical import canonical
from duelkit.yugioh.reading.continuous import Lies, leads, whole
from duelkit.yugioh.reading.effects import effects
from duelkit.yugioh.reading.grammar.patterns import plain
from duelkit.yugioh.reading.grammar.reader import Lexicon, Reader
from duelkit.yugioh.reading.kinds import STAYING, Setting
from duelkit.yugioh.reading.materials import materials_of
from duelkit.yugioh.reading.old import is_old, numbered, with_names
from duelkit.yugioh.reading.prefaces import MARKS, Limited, Said, sentences
from duelkit.yugioh.reading.procedures import procedures, said_afterwards
from duelkit.yugioh.reading.refusals import Refused
from duelkit.yugioh.text.grammar.reading import parts_of_condition
from duelkit.yugioh.words.equipping.meaning import Equip
from duelkit.yugioh.words.summoning.meaning import SpecialSummon
from duelkit.yugioh.words.xyz_materials.meaning import HasMaterial, MaterialCount


@dataclass(frozen=True)
class Printed:
    """What stands on a card.

    :param card: names, passcode and figures; no effects.
    :param text: the Japanese text, the materials in its first line included.
    :param pendulum: the Japanese text of the pendulum effects.
    """

    card: Card
    text: str
    pendulum: str = ""


def parts(text: str) -> tuple[str, list[str]]:
    """What stands before the numbered effects, and each of them; ``text`` before it is made plain."""
    pieces = re.split(f"[{MARKS}]:", text.translate({ord("："): ":"}))
    head = re.split(f"(?=[{MARKS}]:)", text.translate({ord("："): ":"}))
    numbers = [MARKS.index(piece[0]) for piece in head if re.match(f"[{MARKS}]:", piece)]
    if numbers != list(range(len(numbers))):
        raise Refused("the numbers of the effects are not in order", text[:40])
    return pieces[0], pieces[1:]


SPELT_ALIKE: Final = {"C": ("Ｃ", "Iron Chain")}
"""Words that are spelt as others are (Ｃ: コクーン), meant by the cards that belong to them (チェーン)."""


def read(printed: Printed, lexicon: Lexicon) -> Card:
    """The definition of a card.

    :raises Refused: if some part of the text is not understood, or it can be read in several ways.
    """
    lexicon = lexicon.where({ja: names for ja, names in SPELT_ALIKE.items() if names[1] in printed.card.en})
    if not is_old(printed.text):
        return read_numbered(printed, lexicon)
    return _read_old(replace(printed, text=with_names(printed.text, lexicon.cards)), lexicon)


def _read_old(printed: Printed, lexicon: Lexicon) -> Card:
    """A card whose text has no numbers: as it is, or as any of the numbered texts that it may stand for."""
    materials, cut, text = (
        _bare(printed.text).partition("\n") if printed.card.in_extra_deck else ("", "", _bare(printed.text))
    )
    found: dict[int, list[tuple[int, Card]]] = {}
    first: Refused | None = None
    for way, joined, rewritten in (("", -1, 0), *numbered(plain(text), printed.card.types)):
        said = replace(printed, text=f"{materials}{cut}{way}") if way else printed
        try:
            card = read_numbered(said, lexicon)
        except Refused as error:
            first = first or error
            continue
        if card.effects or card.procedures or not text or "。" not in text:
            found.setdefault(joined, []).append((rewritten, card))
    meant = {
        _gist(canonical(card)): card
        for ways in found.values()
        for rewritten, card in ways
        if rewritten == min(others for others, _ in ways)
    }  # what reads as it stands was not activated
    if len(meant) > 1:
        raise Refused(f"can be read in {len(meant)} ways", plain(text))
    if not meant:
        raise first or Refused("not understood", plain(text))
    return next(iter(meant.values()))


def _gist(card: Card) -> Card:
    """The card with all that applies under the same condition in one effect, as if it had been told in one breath."""
    effects: list[Effect] = []
    for effect in card.effects:
        last = effects[-1] if effects else None
        if effect.kind is EffectKind.CONTINUOUS and effect.condition is not None:
            effect = replace(effect, condition=None, modifiers=(While(effect.condition, effect.modifiers),))
        if (
            last is not None
            and last.kind is EffectKind.CONTINUOUS
            and (replace(last, modifiers=()) == replace(effect, modifiers=()))
        ):
            effects[-1] = replace(last, modifiers=last.modifiers + effect.modifiers)
        else:
            effects.append(effect)
    return replace(card, effects=tuple(effects))


def read_numbered(printed: Printed, lexicon: Lexicon) -> Card:
    """The definition of a card whose effects are numbered.

    :raises Refused: if some part of the text is not understood, or it can be read in several ways.
    """
    card = printed.card
    listed: tuple[Effect, ...] = ()
    if printed.pendulum and card.types & CardType.PENDULUM:
        _, listed = _box(card, "", printed.pendulum, lexicon, pendulum=True)
        listed = tuple(effect.on_pendulum() for effect in listed)
    text = _bare(printed.text)
    line = ""
    if card.in_extra_deck and not plain(text).startswith(NO_MATERIALS):
        line, _, text = text.partition("\n")
        card = replace(card, materials=_materials(card, plain(line), lexicon))
    if not text.strip():
        return replace(card, effects=listed)
    card, own = _box(card, line, text, lexicon, pendulum=False)
    return replace(card, effects=(*listed, *own))


NO_MATERIALS: Final = ("このカードは", "このカード名は", "ルール上")
"""How the text of an Extra Deck monster begins that has no line of materials."""


def _box(card: Card, line: str, text: str, lexicon: Lexicon, *, pendulum: bool) -> tuple[Card, tuple[Effect, ...]]:
    """What one text box says: the card with what it says of the card, and its effects."""
    head, pieces = _split(text)
    monster = bool(card.types & CardType.MONSTER) and not pendulum
    staying = not monster and not pendulum and bool(card.types & STAYING)
    card, before, head = _equip(card, head, lexicon)
    if staying and not before:
        head, opened, pieces = parted(head, pieces)
        if opened:
            before = (_effect(opened, card, lexicon, Setting(card.types, first=True), -1),)
    head, early = (head, ()) if monster or pendulum else _early(head, lexicon)
    said = _said(card, head, lexicon, monster)
    read_effects: list[Effect | None] = []
    """None: an own way of being summoned."""
    ways: dict[int, Procedure] = {}
    for number, words in enumerate(pieces):
        if monster:
            reader = Reader(words, lexicon, monster=monster, own=plain(card.ja))
            own = list(dict.fromkeys(canonical(way) for way in procedures(reader)))
            if len(own) == 1:
                ways[number] = own[0]
                read_effects.append(None)
                continue
            if number and number - 1 in ways:
                later = said_afterwards(words, lexicon)
                if later and not ways[number - 1].modifiers:
                    ways[number - 1] = replace(ways[number - 1], modifiers=later)
                    read_effects.append(None)
                    continue
        first = not monster and not pendulum and (number == 0 or all(effect is None for effect in read_effects))
        setting = Setting(card.types, activation=first and not staying, pendulum=pendulum, first=first and not before)
        gained = (
            _union(words, card, lexicon, setting, number)
            or _gained(Reader(words, lexicon, monster=True, own=plain(card.ja)), setting, number)
            if monster
            else []
        )
        if len(gained) > 1 and any(isinstance(each, Limited) and (each.marks or each.method) for each in said):
            raise Refused("a limit of effects that are not numbered", words, number + 1)
        read_effects += gained or [_effect(words, card, lexicon, setting, number)]
    for number, words in enumerate(pieces):
        for mark in re.findall(f"このカードの([{MARKS}])の効果で特殊召喚", words):
            _brings_this(read_effects, MARKS.index(mark), number)
    if staying:
        whole = bound((*before, *read_effects))
        before, read_effects = tuple(each for each in whole[: len(before)] if each is not None), whole[len(before) :]
    card, told = assembled(card, said, read_effects, ways, before, monster=monster, pendulum=pendulum)
    return card, _may_be_early(told, early)


_EARLY: Final = re.compile("([^。]*)場合、このカード(?:の発動は手札からもできる|は、?セットしたターンでも発動できる)。")


def _early(words: str, lexicon: Lexicon) -> tuple[str, tuple[tuple[str, Condition], ...]]:
    """A text without 〜場合、このカードの発動は手札からもできる, and what that says: the field of the activation."""
    said: list[tuple[str, Condition]] = []
    for found in list(_EARLY.finditer(words)):
        reader = Reader(found[1], lexicon)
        held = list(
            dict.fromkeys(canonical(each) for each, end in reader.read("CONDITIONS.plain", 0) if end == len(found[1]))
        )
        if len(held) != 1:
            raise Refused("not understood", found[0], 0, reader.furthest)
        said.append(("from_hand" if "手札から" in found[0] else "at_once", held[0]))
    return _EARLY.sub("", words), tuple(said)


def _may_be_early(effects: tuple[Effect, ...], said: tuple[tuple[str, Condition], ...]) -> tuple[Effect, ...]:
    """The effects, the activation of the card with where and when it can be activated beside the usual."""
    if not said:
        return effects
    if len({field for field, _ in said}) < len(said) or effects[0].kind is not EffectKind.ACTIVATION:
        raise Refused("not understood", "発動は手札からもできる")
    told = dict(said)
    return (replace(effects[0], from_hand=told.get("from_hand"), at_once=told.get("at_once")), *effects[1:])


def _brings_this(numbered: list[Effect | None], meant: int, number: int) -> None:
    """See that this effect of the card, and no other one, Special Summons it.

    :raises Refused: if by the effects of the card alone it is not certain which one did.
    """
    bringing = [
        at
        for at, effect in enumerate(numbered)
        if effect is not None
        and any(isinstance(node, SpecialSummon) and THIS in one_by_one(node.what) for node in nodes(effect.resolution))
    ]
    if bringing != [meant]:
        raise Refused("summoned by one effect of several", MARKS[meant], number + 1)


def _effect(whole: str, card: Card, lexicon: Lexicon, setting: Setting, number: int) -> Effect:
    """One effect of the card.

    :param number: where it stands among the numbered ones.
    :raises Refused: if it is not understood, or in several ways.
    """
    words, early = (whole, ()) if setting.monster else _early(whole, lexicon)
    words, restriction = _restriction(_QUICK_IN_BRACKETS.sub(r"発動できる。\2\1。", words), lexicon)
    words, once = (words.removesuffix(ONCE) + "。", True) if words.endswith(ONCE) else (words, False)
    effect = _one(Reader(words, lexicon, monster=setting.monster, own=plain(card.ja)), setting, number)
    effect = restricted(effect, restriction) if restriction is not None else effect
    if once and (effect.limit is not None or effect.kind is EffectKind.CONTINUOUS):
        raise Refused("a limit that the effect cannot have", words, number + 1)
    return _may_be_early((replace(effect, limit=ONCE_PER_TURN) if once else effect,), early)[0]


def _one(reader: Reader, setting: Setting, number: int) -> Effect:
    """The effect that a numbered text tells.

    :raises Refused: if it is not understood, or in several ways.
    """
    words = reader.text
    readings = list(dict.fromkeys(canonical(effect) for effect in effects(reader, setting)))
    if not readings:
        raise Refused("not understood", words[reader.furthest :] or words, number + 1, reader.furthest)
    if len(readings) > 1:
        raise Refused(f"can be read in {len(readings)} ways", words, number + 1)
    return readings[0]


_UNION: Final = re.compile(
    "1ターンに1度、以下の効果(?:から1つを選択して|を1つ)発動できる。●(.+?)を対象とし、このカードを装備(?:魔法)?カード扱い"
    "(?:としてそのモンスターに|で)装備する。装備モンスターが戦闘・効果で破壊される場合、代わりにこのカードを破壊する。"
    "●装備(?:されている|状態の)このカードを特殊召喚する。$"
)


def _union(words: str, card: Card, lexicon: Lexicon, setting: Setting, number: int) -> list[Effect]:
    """What every Union Monster does (MR3-UNI): it becomes an equip card and comes back; nothing if it is another text."""
    found = _UNION.match(words)
    if found is None:
        return []
    both = (
        f"{found[1]}を対象として発動できる。このカードを装備カード扱いとしてそのモンスターに装備する。"
        "装備モンスターが戦闘・効果で破壊される場合、代わりにこのカードを破壊する。",
        "このカードの効果でこのカードが装備されている場合に発動できる。このカードを特殊召喚する。",
    )
    return [replace(_effect(each, card, lexicon, setting, number), limit=ONCE_PER_TURN_EITHER) for each in both]


_QUICK_IN_BRACKETS: Final = re.compile(r"発動できる[(]([^()]*場合、この効果は相手ターンでも発動できる)[)]。(.*)$")
"""How an effect says before its processing that under a condition it is a quick effect."""
_GAINED: Final = re.compile(r"(?:場合、|限り、)(?:このカードは)?以下の効果を得る。●")
_BY_NUMBER: Final = re.compile(
    r"(?:このカードは、?)?(?P<what>[^。]+の数)によって、?(?:このカードは)?以下の効果を得る。(?P<items>(?:●\d+(?:体|枚|つ|種類)(?:以上)?:[^●]+)+)$"
)
_BY_POSITION: Final = re.compile(r"このカードは表示形式によって以下の効果を得る。●攻撃表示:([^●]+)●守備表示:([^●]+)$")


def _gained(reader: Reader, setting: Setting, number: int) -> list[Effect]:
    """〜場合、以下の効果を得る。●〜: effects that this card has under a condition; nothing if the text is none such."""
    positions = _BY_POSITION.match(reader.text)
    if positions is not None:
        held_in = ((Are(THIS, ATTACK_POSITION),), (Are(THIS, DEFENSE_POSITION),))
        items: list[tuple[tuple[Condition, ...], str]] = list(zip(held_in, positions.groups(), strict=True))
    elif (counted := _BY_NUMBER.match(reader.text)) is not None:
        items = _counted(reader, counted)
    else:
        found = _GAINED.search(reader.text)
        if found is None:
            return []
        leads_here = list(
            dict.fromkeys(
                canonical(whole(conditions))
                for conditions, at in leads(reader, 0)
                if conditions and at in (found.start() + 3, found.end() - len("以下の効果を得る。●"))
            )
        )
        if len(leads_here) != 1 or any(isinstance(node, Lies) for node in nodes(leads_here[0])):
            return []
        items = [((leads_here[0],), words) for words in reader.text[found.end() :].split("●")]
    gained = []
    for conditions, words in items:
        effect = _one(Reader(words, reader.lexicon, monster=True, own=reader.own), setting, number)
        held = (*conditions, *(parts_of_condition(effect.condition)))
        gained.append(canonical(replace(effect, condition=whole(held))))
    return gained


def _counted(reader: Reader, found: re.Match[str]) -> list[tuple[tuple[Condition, ...], str]]:
    """〜の数によって以下の効果を得る。●２体以上：〜: what is gained from which number on, each with its condition."""
    begin, end = found.span("what")
    amounts = list(dict.fromkeys(canonical(amount) for amount, last in reader.read("AMOUNT", begin) if last == end))
    items: list[tuple[tuple[Condition, ...], str]] = []
    for item in found["items"].split("●")[1:]:
        number, words = item.split(":", 1)
        told = re.match(r"\d+", number)
        if told is None:
            return []
        least = int(told[0])
        if amounts == [MaterialCount()] and number.endswith("以上"):
            items.append(((Are(THIS, HasMaterial(least)),), words))
        elif len(amounts) == 1 and isinstance(amounts[0], Count):
            most = None if number.endswith("以上") else least
            items.append(((Exists(amounts[0].pool, least, most),), words))
        else:
            return []
    return items


ONCE: Final = "(1ターンに1度のみ)。"
"""How an effect says at its end that it is used once a turn."""


def _restriction(words: str, lexicon: Lexicon) -> tuple[str, Apply | None]:
    """A numbered text without the sentence on the turn of its activation, and what that says."""
    found = _RESTRICTION.search(words)
    if found is None:
        return words, None
    reader = Reader(found[0] if found[0].endswith("。") else found[1] + "。", lexicon)
    ways = [said.restriction for said, end in reader.read("RESTRICTION", 0) if end == len(reader.text) - 1]
    if len(ways) != 1:
        raise Refused("not understood", found[0])
    return words[: found.start()] + words[found.end() :], ways[0]


_RESTRICTION: Final = re.compile(
    "この(?:効果|カード)を発動するターン、[^。]*。|[(](この(?:効果|カード)を発動するターン、[^。)]*)[)]"
)


def _bare(text: str) -> str:
    return re.sub(r"<rt>.*?</rt>|</?ruby>", "", text)


def _said(card: Card, head: str, lexicon: Lexicon, monster: bool) -> tuple[Said, ...]:
    if not head:
        return ()
    reader = Reader(head, lexicon, monster=monster)
    found, begun = sentences(reader)
    if not found:
        raise Refused("not understood", head[begun:], 0, begun)
    if len(found) > 1:
        raise Refused(f"can be read in {len(found)} ways", head)
    return found[0]


def _split(text: str) -> tuple[str, list[str]]:
    """The preface, each line of it ended by a full stop, and the numbered texts."""
    head, pieces = parts(text)
    lines = [plain(line).strip().removeprefix("●") for line in head.split("\n")]
    head = "".join(line if line.endswith("。") else f"{line}。" for line in lines if line)
    return head.replace("。●", "。"), [plain(piece) for piece in pieces]


_EQUIP_LINE: Final = re.compile(r"(?:(自分|相手)フィールドの)?(.+?)にのみ装備(?:可能|できる)。")


def _equip(card: Card, head: str, lexicon: Lexicon) -> tuple[Card, tuple[Effect, ...], str]:
    """戦士族モンスターにのみ装備可能: what an Equip Spell is put on."""
    equip = _EQUIP_LINE.search(head) if card.types & CardType.EQUIP else None
    if not equip:
        return card, (), head
    reader = Reader(equip[2], lexicon)
    nouns = {canonical(value) for value in reader.whole("NOUNS", 0, len(equip[2]))}
    if len(nouns) != 1:
        raise Refused("not understood", equip[2])
    side = {"自分": Side.YOU, "相手": Side.OPPONENT, None: Side.EITHER}[equip[1]]
    pick = Pick(canonical(Pool(nouns.pop() & FACE_UP, Zone.FIELD, side)))
    before = (Effect(EffectKind.ACTIVATION, targets=(pick,), resolution=Equip(), timing=Timing.WHEN),)
    return card, before, head[: equip.start()] + head[equip.end() :]


def _materials(card: Card, line: str, lexicon: Lexicon) -> Materials:
    """The materials of an Extra Deck monster, which stand in the first line."""
    found = list(dict.fromkeys(canonical(each) for each in materials_of(card, line, lexicon)))
    if len(found) != 1:
        raise Refused("materials not understood" if not found else "materials can be read in several ways", line)
    return found[0]
