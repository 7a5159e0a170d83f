"""Japanese clauses and events joined to one, each shared word printed once."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from duelkit.yugioh.text.grammar.ja.core import Occurrence
from duelkit.yugioh.text.grammar.ja.phrase import Phrase, phrase

_ACTIVE = {"上がる": "上げる", "下がる": "下げる", "アップする": "アップする", "ダウンする": "ダウンする"}
_PRESENT = (
    ("された", "される"),
    ("した", "する"),
    ("れた", "れる"),
    ("けた", "ける"),
    ("戻った", "戻る"),
    ("なった", "なる"),
    ("えた", "える"),
    ("った", "う"),
)


def active(result: Phrase) -> Phrase | None:
    """そのモンスターのレベルは１つ上がる → そのモンスターのレベルを１つ上げる; ``None`` for any other sentence."""
    if result.done or result.tail or result.lead.count("は") != 1:
        return None
    topic, _, rest = result.lead.partition("は")
    if result.verb.plain == "無効化される" and not rest and topic.endswith("の効果"):
        return phrase(f"{topic}を無効に", "する")
    if result.verb.plain == "なる" and rest.endswith("に"):
        return phrase(f"{topic}を{rest}", "する")
    return phrase(f"{topic}を{rest}", _ACTIVE[result.verb.plain]) if result.verb.plain in _ACTIVE else None


def both_at_once(first: Phrase, second: Phrase) -> Phrase | None:
    """そのカードを破壊する, このカードを破壊する → そのカードとこのカードを破壊する."""
    one, _, rest = first.lead.partition("を")
    two, _, other = second.lead.partition("を")
    if first.verb != second.verb or rest != other or first.done or first.tail or second.done or second.tail:
        return None
    if "場合、" in two:
        return None  # the second is done in a case of its own
    return replace(second, lead=f"{one}と{two}を{rest}")


def together(first: Phrase, second: Phrase) -> Phrase:
    """Two costs: 墓地からAを除外し、墓地からBを除外する → 墓地からAとBを除外する."""
    one, _, whither = first.lead.rpartition("を")
    two, _, thither = second.lead.rpartition("を")
    for particle in ("から", "フィールドの"):
        place, found, rest = one.partition(particle)
        if found and first.verb == second.verb and whither == thither and two.startswith(place + found):
            return Phrase(f"{place}{found}{rest}と{two.removeprefix(place + found)}を{whither}", second.verb)
    return second.following(first)


def either_done(first: Phrase, second: Phrase, which: str) -> Phrase | None:
    """Two actions done to the same cards: 〜を手札に加えるか特殊召喚する; ``None`` if the cards differ.

    :param which: the cards, with を.
    """
    one, _, rest = first.lead.partition("を")
    two, _, _ = second.lead.partition("を")
    if one != two and one.removesuffix("１枚") == two.removesuffix("１体"):
        first, which = replace(first, lead=f"{two}を{rest}"), f"{two}を"
    apart = first.done or first.tail or second.done or second.tail
    if apart or not second.lead.startswith(which) or not first.lead.startswith(which):
        return None
    return replace(second, lead=f"{which}{first.plain.removeprefix(which)}か{second.lead.removeprefix(which)}")


def after_occasion(occasion: str) -> str:
    """What follows an occasion before a cost or a target: 、 after an event or a state, に、 after a point of time."""
    if not occasion:
        return ""
    return "、" if occasion.endswith(("場合", "した時", "れた時", "った時", "けた時", "えた時")) else "に、"


def each_time(text: str) -> str:
    """〜した → 〜する度に."""
    for past, plain in _PRESENT:
        if text.endswith(past):
            return f"{text.removesuffix(past)}{plain}度に"
    return f"{text}時"


def either_event(events: Sequence[Occurrence], word: str) -> Occurrence:
    """One event or another: このカードが召喚・リバースした; このカードが召喚した時、またはモンスターが破壊された.

    :param word: follows each event that is not a point of time (時, 場合).
    """
    if all(event.moment for event in events):
        return Occurrence("、または".join(event.text for event in events), moment=True)
    if any(event.moment for event in events):
        words = (event.text if event.moment else f"{event.text}{word}" for event in events)
        return Occurrence("、または".join(words), moment=True)
    subject = _shared_subject([event.text for event in events])
    short = _either_verb([event.text.removeprefix(subject) for event in events])
    return Occurrence(subject + short if short else f"{word}、または".join(event.text for event in events))


def _shared_subject(texts: list[str]) -> str:
    """The longest beginning that all share and that ends with が, or the subject of the first."""
    first = texts[0]
    ends = [
        at
        for at in range(1, len(first))
        if first[at - 1] == "が" and all(text.startswith(first[:at]) for text in texts)
    ]
    return first[: max(ends, default=first.find("が") + 1)]


def _either_verb(texts: list[str]) -> str:
    """召喚・リバースした; 戦闘または相手の効果でフィールドから離れた; empty if they share no words."""
    if all(re.fullmatch("[一-龥ァ-ヶー・ＳＸＰ]+した", text) for text in texts):
        return "・".join(text.removesuffix("した") for text in texts) + "した"
    causes, ends = zip(*(text.split("で", 1) if "で" in text else ("", text) for text in texts), strict=True)
    if all(causes) and len(set(ends)) == 1:
        return f"{'または'.join(causes)}で{ends[0]}"
    return ""
