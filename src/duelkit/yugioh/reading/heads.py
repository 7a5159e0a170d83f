"""Heads of effects read: when an effect may be used, its cost and its targets, up to 発動できる."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from duelkit.yugioh.language.base import Condition, Occasion, Verb
from duelkit.yugioh.language.card import ONCE_PER_BATTLE, ONCE_PER_TURN, Limit, LimitScope, Timing
from duelkit.yugioh.language.selections import Pick
from duelkit.yugioh.language.terms import Phase, Side, Zone
from duelkit.yugioh.reading.reader import Reader
from duelkit.yugioh.words.conditions.meaning import BATTLE_PHASE, MAIN_PHASE, OPPONENTS_TURN, InPhase, TurnOf


@dataclass(frozen=True)
class Draft:
    """What an effect's head has said so far."""

    when: Occasion | None = None
    timing: Timing = Timing.IF
    at_moment: bool = False
    conditions: tuple[Condition, ...] = ()
    costs: tuple[Verb, ...] = ()
    targets: tuple[Pick, ...] = ()
    zones: Zone = Zone(0)
    limit: Limit | None = None
    main: bool = False
    free: bool = False
    flip: bool = False


def heads(reader: Reader, draft: Draft, at: int, depth: int) -> Iterator[tuple[Draft, bool, int]]:
    """All readings of a head: (what it says, whether the effect is optional, where the processing begins)."""
    text = reader.text
    for words, optional in (("発動できる。", True), ("発動する。", False), ("このカードを発動できる。", True),
                            ("この効果を発動できる。", True)):
        if text.startswith(words, at):
            yield draft, optional, at + len(words)
    for words in CHOOSING:
        if text.startswith(words + "●", at):
            yield draft, True, at + len(words)
    if depth > 7:
        return
    for after, middle in _steps(reader, draft, at):
        if middle > at or after != draft:
            reader.reached(middle)
            yield from heads(reader, after, middle, depth + 1)


CHOOSING: Final = ("以下の効果から1つを選択して発動できる。", "以下の効果から1つを選択し、発動できる。",
                   "以下の効果を1つ選択して発動できる。")


def _steps(reader: Reader, draft: Draft, at: int) -> Iterator[tuple[Draft, int]]:
    """One further part of a head. In one piece: the parts stand in the order in which they may."""
    text = reader.text
    if draft == Draft():
        for words, limit in LIMITS.items():
            if text.startswith(words, at):
                yield replace(draft, limit=limit), at + len(words)
    if not draft.costs and not draft.targets:
        yield from _occasions(reader, draft, at)
    if not draft.targets:
        for form in ("stem", "te"):
            for verb, end in reader.read(f"VERB.{form}", at):
                if len(draft.costs) < 2:
                    comma = text.startswith("、", end)
                    if form == "stem" and not comma:
                        continue
                    yield replace(draft, costs=(*draft.costs, verb)), end + comma
    if len(draft.targets) < 2:
        for found, middle in reader.read("POOL", at):
            for (low, high), end in reader.read("COUNT", middle):
                yield from _targeted(text, draft, Pick(found, low, high), end)
            if text.startswith("を", middle):
                for (low, high), end in reader.read("COUNT", middle + 1):
                    for words in ("対象として", "対象とし、"):
                        if low != high and text.startswith(words, end):
                            yield replace(draft, targets=(*draft.targets, Pick(found, low, high))), end + len(words)
        for pick, end in reader.read("AIMED", at):
            yield from _targeted(text, draft, pick, end)


def _targeted(text: str, draft: Draft, pick: Pick, at: int) -> Iterator[tuple[Draft, int]]:
    for words in ("を対象として", "を対象とし、", "と", "と、"):
        if text.startswith(words, at) and (words[0] != "と" or not draft.targets):
            yield replace(draft, targets=(*draft.targets, pick)), at + len(words)


LIMITS: Final = {"1ターンに1度、": ONCE_PER_TURN, "1ターンに1度だけ、": ONCE_PER_TURN,
                 "1ターンに2度まで、": Limit(LimitScope.THIS_CARD, 2), "1度の戦闘につき1度、": ONCE_PER_BATTLE}
_ZONE_WORDS: Final = {"墓地": Zone.GRAVEYARD, "手札": Zone.HAND, "手札・墓地": Zone.HAND | Zone.GRAVEYARD,
                      "除外状態": Zone.BANISHED}
FREE: Final = {
    "自分・相手ターンに": (), "自分・相手のメインフェイズに": (MAIN_PHASE,), "自分・相手のバトルフェイズに": (BATTLE_PHASE,),
    "相手ターンに": (OPPONENTS_TURN,), "相手メインフェイズに": (OPPONENTS_TURN, MAIN_PHASE),
    "相手バトルフェイズに": (OPPONENTS_TURN, BATTLE_PHASE), "自分・相手のスタンバイフェイズに": (InPhase((Phase.STANDBY,)),),
    "自分・相手のエンドフェイズに": (InPhase((Phase.END,)),), "自分バトルフェイズに": (TurnOf(Side.YOU), BATTLE_PHASE),
}


def _occasions(reader: Reader, draft: Draft, at: int) -> Iterator[tuple[Draft, int]]:
    """When the effect may be used."""
    text = reader.text
    for words, zones in _ZONE_WORDS.items():
        for tail in ("に存在する場合、", "に存在する場合に", "に存在し、"):
            lead = f"このカードが{words}{tail}"
            if text.startswith(lead, at) and not draft.zones:
                yield replace(draft, zones=zones), at + len(lead)
    if draft.when is None and not draft.free and not draft.main:
        for words, conditions in FREE.items():
            for tail in ("、", "1度、", ""):
                if text.startswith(words + tail, at):
                    limit = ONCE_PER_TURN if tail == "1度、" else draft.limit
                    yield (replace(draft, free=True, limit=limit, conditions=(*draft.conditions, *conditions)),
                           at + len(words) + len(tail))
        for tail in ("、", ""):
            if text.startswith("自分メインフェイズに" + tail, at):
                yield replace(draft, main=True), at + len("自分メインフェイズに" + tail)
        if text.startswith("リバース:", at):
            yield replace(draft, flip=True), at + len("リバース:")
        for occasion, middle in reader.read("EVENT", at):
            for words, timing in (("時、", Timing.WHEN), ("時に", Timing.WHEN), ("場合、", Timing.IF), ("場合に", Timing.IF)):
                if text.startswith(words, middle):
                    yield replace(draft, when=occasion, timing=timing), middle + len(words)
        for (occasion, condition), middle in reader.read("MOMENT", at):
            for words in ("に、", "に", "、"):
                if text.startswith(words, middle):
                    conditions = draft.conditions if condition is None else (*draft.conditions, condition)
                    yield replace(draft, when=occasion, at_moment=True, conditions=conditions), middle + len(words)
    if len(draft.conditions) < 3:
        for condition, middle in reader.read("CONDITION.plain", at):
            for words in ("場合、", "場合に", "時、", "時に"):
                if text.startswith(words, middle):
                    yield replace(draft, conditions=(*draft.conditions, condition)), middle + len(words)
        for condition, middle in reader.read("CONDITION.stem", at):
            if text.startswith("、", middle):
                yield replace(draft, conditions=(*draft.conditions, condition)), middle + 1
