"""Effects that a monster gains, read: 〜場合、以下の効果を得る。●〜."""

from __future__ import annotations

from dataclasses import replace

from duelkit.yugioh.language.amounts import Count
from duelkit.yugioh.language.base import Condition, nodes
from duelkit.yugioh.language.card import Effect
from duelkit.yugioh.language.clauses import Are, Exists
from duelkit.yugioh.language.nouns import ATTACK_POSITION, DEFENSE_POSITION
from duelkit.yugioh.language.selections import THIS
from duelkit.yugioh.reading.canonical import canonical
from duelkit.yugioh.reading.clauses import Lies, leads, whole
from duelkit.yugioh.reading.effects import effects
from duelkit.yugioh.reading.grammar.lists import items, next_item
from duelkit.yugioh.reading.grammar.patterns import reads, terms
from duelkit.yugioh.reading.grammar.reader import Reader
from duelkit.yugioh.reading.grammar.refusals import Refused
from duelkit.yugioh.reading.kinds import Setting
from duelkit.yugioh.text.grammar.reading import parts_of_condition

Item = tuple[tuple[Condition, ...], str]
"""Conditions, and the words of the effect that is gained under them."""
terms("BY_POSITION", {"このカードは表示形式によって以下の効果を得る。": True})
terms("IN_POSITION", {"攻撃表示:": ATTACK_POSITION, "守備表示:": DEFENSE_POSITION})
reads(
    "BY_NUMBER",
    "[このカードは|このカードは、|]{amount:AMOUNT}によって[、|][このカードは|]以下の効果を得る。",
    lambda amount: canonical(amount),
)
terms("OR_MORE", {"以上": True, "": False})
reads("FROM_NUMBER", "{n:NUM}[体|枚|つ|種類]{more:OR_MORE}:", lambda n, more: (n, more))
terms("GAINS", {"[このカードは|]以下の効果を得る。": True})


def only_effect(reader: Reader, setting: Setting, number: int) -> Effect:
    """Returns the effect of a numbered text.

    :raises Refused: if it is not understood, or can be read in several ways.
    """
    words = reader.text
    readings = list(dict.fromkeys(canonical(effect) for effect in effects(reader, setting)))
    if not readings:
        raise Refused("not understood", words[reader.furthest :] or words, number + 1, reader.furthest)
    if len(readings) > 1:
        raise Refused(f"can be read in {len(readings)} ways", words, number + 1)
    return readings[0]


def gained(reader: Reader, setting: Setting, number: int) -> list[Effect]:
    """Effects that this card gains under a condition; empty if the text has none."""
    found = []
    for conditions, words in _by_position(reader) or _by_number(reader) or _under_condition(reader):
        effect = only_effect(Reader(words, reader.lexicon, monster=True, own=reader.own), setting, number)
        held = (*conditions, *parts_of_condition(effect.condition))
        found.append(canonical(replace(effect, condition=whole(held))))
    return found


def _by_position(reader: Reader) -> list[Item]:
    """このカードは表示形式によって以下の効果を得る。●攻撃表示：〜●守備表示：〜."""
    found: list[Item] = []
    for _, begin in reader.read("BY_POSITION", 0):
        for start, end in items(reader, begin):
            for position, middle in reader.read("IN_POSITION", start):
                found.append(((Are(THIS, position),), reader.text[middle:end]))
    return found


def _by_number(reader: Reader) -> list[Item]:
    """〜の数によって以下の効果を得る。●２体以上：〜: effects, each with the number that it needs."""
    found = dict(reader.read("BY_NUMBER", 0))
    if len(found) != 1:
        return []
    ((amount, begin),) = found.items()
    listed: list[Item] = []
    for start, end in items(reader, begin):
        for (least, more), middle in reader.read("FROM_NUMBER", start):
            held: Condition | None = amount.at_least(least) if more else None
            if isinstance(amount, Count):
                held = Exists(amount.pool, least, None if more else least)
            if held is None:
                return []
            listed.append(((held,), reader.text[middle:end]))
    return listed


def _under_condition(reader: Reader) -> list[Item]:
    """〜場合、以下の効果を得る。●〜."""
    found: dict[Condition, list[tuple[int, int]]] = {}
    for conditions, at in leads(reader, 0):
        for _, begin in reader.read("GAINS", at) if conditions else ():
            if next_item(reader, begin) == begin:
                found[canonical(whole(conditions))] = items(reader, begin)
    if len(found) != 1:
        return []
    ((condition, each),) = found.items()
    if any(isinstance(node, Lies) for node in nodes(condition)):
        return []
    return [((condition,), reader.text[start:end]) for start, end in each]
