"""Whole cards read: a text with the figures printed on the card becomes a definition, or is refused with the reason."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Final

from duelkit.yugioh.language.base import Pool
from duelkit.yugioh.language.card import ONE_ACTIVATION_PER_TURN, Card, Effect, EffectKind, Limit, LimitScope, Timing
from duelkit.yugioh.language.selections import Pick
from duelkit.yugioh.language.terms import CardType, Side, SummonKind, Zone
from duelkit.yugioh.reading.canonical import canonical
from duelkit.yugioh.reading.effects import Setting, effects, procedures
from duelkit.yugioh.reading.old import is_old, numbered
from duelkit.yugioh.reading.patterns import plain
from duelkit.yugioh.reading.reader import Lexicon, Reader
from duelkit.yugioh.words.equipping.meaning import Equip
from duelkit.yugioh.words.filters.meaning import FACE_UP, MONSTER

MARKS: Final = "①②③④⑤⑥⑦⑧⑨⑩"
STAYING: Final = CardType.CONTINUOUS | CardType.EQUIP | CardType.FIELD


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


class Refused(Exception):
    """A card's text that could not be read.

    :param reason: why, in one line.
    :param span: the text from the place on from which it was not understood.
    :param effect: the number of the effect in which that is; 0: before them.
    :param at: the character of it, from 0.
    """

    def __init__(self, reason: str, span: str, effect: int = 0, at: int = 0) -> None:
        super().__init__(f"{reason}: {span}")
        self.reason = reason
        self.span = span
        self.effect = effect
        self.at = at


def parts(text: str) -> tuple[str, list[str]]:
    """What stands before the numbered effects, and each of them; ``text`` before it is made plain."""
    pieces = re.split(f"[{MARKS}]:", text.translate({ord("："): ":"}))
    head = re.split(f"(?=[{MARKS}]:)", text.translate({ord("："): ":"}))
    numbers = [MARKS.index(piece[0]) for piece in head if re.match(f"[{MARKS}]:", piece)]
    if numbers != list(range(len(numbers))):
        raise Refused("the numbers of the effects are not in order", text[:40])
    return pieces[0], pieces[1:]


_NAME = r"(?:このカード名の|「[^」]+」の)"
_LIMIT_OF: Final = re.compile(
    rf"{_NAME}((?:[{MARKS}])*)の?(?:P|モンスター)?効果は(それぞれ)?1ターンに(\d)度(、いずれか1つ)?しか(使用|発動)できない。")
_LIMIT_ACTIVATION: Final = re.compile(r"(?:このカード名のカード|「[^」]+」)は1ターンに1枚しか発動できない。")
_LIMIT_BOTH: Final = re.compile(
    rf"このカード名のカードは1ターンに1枚しか発動できず、(このカード名の(?:[{MARKS}])+の効果は.*?。)")
_LIMIT_DUEL: Final = re.compile(rf"{_NAME}((?:[{MARKS}])*)の?効果は(それぞれ)?デュエル中に1度しか使用できない。")
_LIMIT_TWO: Final = re.compile(
    rf"(このカード名の[{MARKS}]の効果は1ターンに\d度しか(?:使用|発動)でき)ず、([{MARKS}]の効果は(?:1ターンに|デュエル中に)\d度しか(?:使用|発動)できない。)")


def limits(head: str, count: int) -> tuple[dict[int, Limit], str]:
    """The limits that stand before the effects, by the number of the effect from 0 (-1: the card), and the rest."""
    found: dict[int, Limit] = {}
    again = True
    while again:
        again = False
        both = _LIMIT_BOTH.search(head)
        if both:
            found[-1] = ONE_ACTIVATION_PER_TURN
            head = head[:both.start()] + both[1] + head[both.end():]
            again = True
            continue
        for pattern in (_LIMIT_OF, _LIMIT_DUEL, _LIMIT_ACTIVATION):
            match = pattern.search(head)
            if match is None:
                continue
            again = True
            head = head[:match.start()] + head[match.end():]
            if pattern is _LIMIT_ACTIVATION:
                found[-1] = ONE_ACTIVATION_PER_TURN
                break
            which = [MARKS.index(mark) for mark in match[1]] or list(range(count))
            for number in which:
                if pattern is _LIMIT_DUEL:
                    found[number] = Limit(LimitScope.DUEL)
                    continue
                scope = LimitScope.EFFECTS_OF_NAME if match[4] and len(which) > 1 else LimitScope.THIS_EFFECT
                found[number] = Limit(scope, int(match[3]), match[5] == "発動")
            break
    return found, head


def read(printed: Printed, lexicon: Lexicon) -> Card:
    """The definition of a card.

    :raises Refused: if some part of the text is not understood, or it can be read in several ways.
    """
    if not is_old(printed.text):
        return read_numbered(printed, lexicon)
    return _read_old(printed, lexicon)


def _read_old(printed: Printed, lexicon: Lexicon) -> Card:
    """A card whose text has no numbers: as it is, or as any of the numbered texts that it may stand for."""
    raw = re.sub(r"<rt>.*?</rt>|</?ruby>", "", printed.text)
    materials, cut, text = raw.partition("\n") if printed.card.in_extra_deck else ("", "", raw)
    found: dict[Card, Card] = {}
    first: Refused | None = None
    for way in ("", *numbered(plain(text), printed.card.types)):
        said = replace(printed, text=f"{materials}{cut}{way}") if way else printed
        try:
            card = read_numbered(said, lexicon)
        except Refused as error:
            first = first or error
            continue
        if card.effects or card.procedures or not text:
            found.setdefault(canonical(card), card)
    if len(found) > 1:
        raise Refused(f"can be read in {len(found)} ways", plain(text))
    if not found:
        raise first or Refused("not understood", plain(text))
    return next(iter(found.values()))


def read_numbered(printed: Printed, lexicon: Lexicon) -> Card:
    """The definition of a card whose effects are numbered.

    :raises Refused: if some part of the text is not understood, or it can be read in several ways.
    """
    card = printed.card
    text = printed.text
    head, pieces = _split(text)
    monster = bool(card.types & CardType.MONSTER)
    materials, head = _materials(card, head, lexicon)
    limit, head = limits(head, len(pieces))
    card = replace(card, materials=materials)
    before: tuple[Effect, ...] = ()
    card, before, head = _preface(card, head, lexicon, bool(pieces))
    if head:
        raise Refused("not understood", head)
    read_effects: list[list[tuple[Effect, ...]]] = []
    own = list(card.procedures)
    staying = not monster and bool(card.types & STAYING)
    for number, words in enumerate(pieces):
        reader = Reader(words, lexicon, monster=monster)
        found: list[tuple[Effect, ...]] = []
        if monster:
            ways = list(procedures(reader))
            if len(ways) == 1 and not limit.get(number):
                own.append(canonical(ways[0]))
                continue
        setting = Setting(card.types, activation=not monster and not staying and (number == 0 or not read_effects))
        readings = {canonical(effect): None for effect in effects(reader, setting)}
        for effect in readings:
            found.append((replace(effect, limit=limit[number]) if number in limit else effect,))
        if not found:
            raise Refused("not understood", words[reader.furthest:] or words, number + 1, reader.furthest)
        if len(found) > 1:
            raise Refused(f"can be read in {len(found)} ways", words, number + 1)
        read_effects.append(found)
    listed = [effect for group in read_effects for effect in group[0]]
    if not monster:
        listed = _activated(card, listed, before, limit.get(-1))
    elif before:
        listed = [*before, *listed]
    return replace(card, effects=tuple(listed), procedures=tuple(own))


def _split(text: str) -> tuple[str, list[str]]:
    raw = re.sub(r"<rt>.*?</rt>|</?ruby>", "", text)
    head, pieces = parts(raw)
    return plain(head.replace("\n", "⏎")), [plain(piece) for piece in pieces]


def _activated(card: Card, listed: list[Effect], before: tuple[Effect, ...], limit: Limit | None) -> list[Effect]:
    """The effects of a spell or trap with the activation of the card itself first."""
    first = [effect for effect in (*before, *listed) if effect.kind is EffectKind.ACTIVATION]
    others = [effect for effect in (*before, *listed) if effect.kind is not EffectKind.ACTIVATION]
    if not first and card.types & (STAYING | CardType.SPELL):
        activation = Effect(EffectKind.ACTIVATION, timing=Timing.WHEN)
        if card.types & CardType.EQUIP:
            anyone = Pool(canonical(MONSTER & FACE_UP), Zone.FIELD, Side.EITHER)
            activation = replace(activation, targets=(Pick(anyone),), resolution=Equip())
        first = [activation]
    if limit is not None and first:
        first[0] = replace(first[0], limit=limit)
    return [*first, *others]


_EQUIP_LINE: Final = re.compile(r"(?:(自分|相手)フィールドの)?(.+?)にのみ装備(?:可能|できる)。")


def _preface(card: Card, head: str, lexicon: Lexicon, numbered: bool) -> tuple[Card, tuple[Effect, ...], str]:
    """The sentences before the numbered effects."""
    before: tuple[Effect, ...] = ()
    head = head.replace("⏎", "")
    equip = _EQUIP_LINE.search(head) if card.types & CardType.EQUIP else None
    if equip:
        reader = Reader(equip[2], lexicon)
        nouns = {canonical(value) for value in reader.whole("NOUNS", 0, len(equip[2]))}
        if len(nouns) != 1:
            raise Refused("not understood", equip[2])
        which = nouns.pop()
        side = {"自分": Side.YOU, "相手": Side.OPPONENT, None: Side.EITHER}[equip[1]]
        before = (Effect(EffectKind.ACTIVATION, targets=(Pick(canonical(Pool(which & FACE_UP, Zone.FIELD, side))),),
                         resolution=Equip(), timing=Timing.WHEN),)
        head = head[:equip.start()] + head[equip.end():]
    for words, change in _SUMMONING.items():
        if words in head:
            head = head.replace(words, "", 1)
            card = change(card)
    return card, before, head


def _special(card: Card) -> Card:
    return replace(card, types=card.types | CardType.SPECIAL, only_by=card.only_by or SummonKind.SPECIAL)


_SUMMONING: Final = {
    "このカードは通常召喚できない。": _special,
    "このカードは特殊召喚できない。": lambda card: replace(card, no_special_summon=True),
}


def _materials(card: Card, head: str, lexicon: Lexicon) -> tuple[object, str]:
    """The materials of an Extra Deck monster, which stand in the first line."""
    from duelkit.yugioh.reading.materials import materials_of

    if not card.in_extra_deck:
        return None, head
    line, _, rest = head.partition("⏎")
    found = list(dict.fromkeys(canonical(each) for each in materials_of(card, line, lexicon)))
    if len(found) != 1:
        raise Refused("materials not understood" if not found else "materials can be read in several ways", line)
    return found[0], rest
