"""Effects read: condition, cost, target; what happens (〜場合、〜を対象として発動できる。〜する。)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import reduce
from typing import Any, Final

from duelkit.yugioh.language.base import (
    AllHold, Condition, Joined, Joint, Modifier, Verb, nodes,
)
from duelkit.yugioh.language.card import (
    Effect, EffectKind, Procedure, Timing,
)
from duelkit.yugioh.language.selections import THIS, Every, Ref
from duelkit.yugioh.language.terms import CardType, Position, Step, SummonKind, Until, Zone
from duelkit.yugioh.reading.heads import Draft, heads
from duelkit.yugioh.reading.nouns import SUBJECT, place_of_this, this_in
from duelkit.yugioh.reading.patterns import Found, reads, terminal
from duelkit.yugioh.reading.processing import listed, resolutions
from duelkit.yugioh.reading.reader import Reader
from duelkit.yugioh.reading.references import changed, settled
from duelkit.yugioh.words.choosing.meaning import ChooseOne
from duelkit.yugioh.words.occasions.meaning import Activated, EventKind, When

UNTIL: Final = {"ターン終了時まで": Until.END_OF_TURN, "このターン": Until.END_OF_TURN, "このターン中": Until.END_OF_TURN,
                "エンドフェイズまで": Until.END_PHASE, "そのダメージ計算時のみ": Until.DAMAGE_CALCULATION,
                "そのダメージステップ終了時まで": Until.END_OF_DAMAGE_STEP, "ダメージステップ終了時まで": Until.END_OF_DAMAGE_STEP, "バトルフェイズ終了時まで": Until.END_OF_BATTLE_PHASE,
                "次の相手ターン終了時まで": Until.OPPONENTS_NEXT_END, "次の自分ターン終了時まで": Until.YOUR_NEXT_END,
                "次の相手ターンの終了時まで": Until.OPPONENTS_NEXT_END, "次の自分ターンの終了時まで": Until.YOUR_NEXT_END,
                "次の自分スタンバイフェイズまで": Until.YOUR_NEXT_STANDBY}
for _words, _until in UNTIL.items():
    reads("UNTIL", f"{_words}[、|]", lambda until=_until: until)
reads("WHILE", "{until:UNTIL}", lambda until: until)
reads("WHILE", "", lambda: Until.LEAVES)


@terminal("CLAUSES")
def _clauses(reader: Reader, at: int) -> Iterator[Found]:
    """A sentence of modifiers before its full stop: (whom it is about or nothing, the modifiers, until when)."""
    yield from reader.read("CLAUSES.plain", at)
    for (subject, modifiers, until), end in reader.read("CLAUSES.stem", at):
        for rest, last in _after(reader, end, "CLAUSES"):
            if rest[2] is None and subject is None:
                yield (None, modifiers + _about(rest), until), last


@terminal("CLAUSES.plain")
def _plain_clauses(reader: Reader, at: int) -> Iterator[Found]:
    yield from _in_form(reader, at, "plain")


@terminal("CLAUSES.stem")
def _stem_clauses(reader: Reader, at: int) -> Iterator[Found]:
    yield from _in_form(reader, at, "stem")


def _in_form(reader: Reader, at: int, form: str) -> Iterator[Found]:
    """What is said of one subject or of nobody, its last verb in this form."""
    starts: list[Found] = [(None, at), *reader.read("UNTIL", at)]
    for until, begin in starts:
        for modifiers, end in reader.read(f"RULE.{form}", begin):
            yield (None, modifiers, until), end
        every = reader.read("EVERYONE", begin)
        whole = [end for _, end in every]
        for subject, middle in [*(each for each in reader.read("SUBJECT", begin) if each[1] not in whole), *every]:
            for modifiers, late, end in _predicates(reader, middle, "PREDICATE", form):
                if until is None or late is None:
                    yield (subject, modifiers, until if late is None else late), end


def _after(reader: Reader, at: int, kind: str) -> Iterator[Found]:
    if reader.text.startswith("、", at):
        yield from reader.read(kind, at + 1)


def _about(said: tuple[Any, tuple[Modifier, ...], Any]) -> tuple[Modifier, ...]:
    subject, modifiers, _ = said
    if isinstance(subject, Every):
        subject = subject.pool
    return modifiers if subject is None else tuple(changed(each, {SUBJECT: subject}) for each in modifiers)


def _predicates(reader: Reader, at: int, kind: str, form: str = "plain"
                ) -> Iterator[tuple[tuple[Modifier, ...], Any, int]]:
    """は戦闘では破壊されず、攻撃できない: what is said of one subject."""
    for modifiers, end in reader.read(f"{kind}.{form}", at):
        yield modifiers, None, end
    for modifiers, middle in reader.read(f"{kind}.stem", at):
        if reader.text.startswith("、", middle):
            for more, late, end in _predicates(reader, middle + 1, "MORE", form):
                yield modifiers + more, late, end
    for particle in ("は", "の攻撃力は", "の守備力は", "の攻撃力・守備力は", "のレベルは", "の効果は"):
        if kind == "PREDICATE" and reader.text.startswith(particle, at):
            for until, middle in reader.read("UNTIL", at + len(particle)):
                bare = particle.removeprefix("の") if particle != "は" else ""
                for modifiers, end in _late(reader, bare, middle, form):
                    yield modifiers, until, end


def _late(reader: Reader, part: str, at: int, form: str) -> Iterator[Found]:
    """The rest of a predicate whose duration stands in its middle: 攻撃力は｜ターン終了時まで｜500アップする."""
    inner = Reader(part + reader.text[at:], reader.lexicon, monster=reader.monster)
    for modifiers, _, end in _predicates(inner, 0, "MORE", form):
        yield modifiers, end - len(part) + at


@dataclass(frozen=True)
class Setting:
    """On what kind of card an effect stands.

    :param types: the card's types.
    :param activation: the effect may be the activation of the card itself.
    :param pendulum: it is a pendulum effect.
    """

    types: CardType
    activation: bool = False
    pendulum: bool = False

    @property
    def monster(self) -> bool:
        """Whether the effect is a monster's, and not one of a pendulum card as a spell."""
        return bool(self.types & CardType.MONSTER) and not self.pendulum


def effects(reader: Reader, setting: Setting) -> list[Effect]:
    """All readings of one effect: the whole text is its condition, cost, target and processing."""
    found: list[Effect] = []
    for draft, optional, end in heads(reader, Draft(), 0, 0):
        for effect in _finished(reader, setting, draft, optional, end):
            found += settled(effect)
    if reader.text.startswith(PART_OF_ACTIVATION) and not setting.types & CardType.MONSTER:
        for resolution, remarks in _processed(reader, len(PART_OF_ACTIVATION)):
            found += settled(replace(
                Effect(EffectKind.ACTIVATION, resolution=resolution, timing=Timing.WHEN), **remarks))
        return list(dict.fromkeys(found))
    if setting.activation and not found:
        for resolution, remarks in _processed(reader, 0):
            found += settled(replace(
                Effect(EffectKind.ACTIVATION, resolution=resolution, timing=Timing.WHEN), **remarks))
    found += _continuous(reader, setting)
    return list(dict.fromkeys(found))


PART_OF_ACTIVATION: Final = "このカードの発動時の効果処理として、"


def _continuous(reader: Reader, setting: Setting) -> Iterator[Effect]:
    """An effect that applies without being activated."""
    text, end = reader.text, len(reader.text)
    starts: list[tuple[Zone, tuple[Condition, ...], int]] = [(Zone(0), (), 0)]
    for words, zones in CONTINUOUS_PLACES.items():
        if text.startswith(words):
            starts.append((zones, (), len(words)))
    for zones, _, begin in list(starts):
        for condition, middle in reader.read("CONDITION.plain", begin):
            for link in ("場合、", "限り、", "間、"):
                if text.startswith(link, middle):
                    starts.append((zones, (condition,), middle + len(link)))
    for zones, conditions, begin in starts:
        for modifiers in _lasting(reader, begin, end):
            if any(isinstance(node, Ref) and node.slot <= -90 and node != SUBJECT and not place_of_this(node)
                   for node in nodes(modifiers)):
                continue
            clean = tuple(changed(each, CLEAN) for each in modifiers)
            yield Effect(EffectKind.CONTINUOUS, None, conditions[0] if conditions else None, modifiers=clean, zones=zones)


CONTINUOUS_PLACES: Final = {
    "このカードがモンスターゾーンに存在する限り、": Zone(0), "このカードが魔法&罠ゾーンに存在する限り、": Zone(0),
    "このカードがフィールドに存在する限り、": Zone(0), "このカードがフィールドに表側表示で存在する限り、": Zone(0),
    "このカードがフィールドゾーンに存在する限り、": Zone(0), "このカードがPゾーンに存在する限り、": Zone(0),
    "このカードが墓地に存在する限り、": Zone.GRAVEYARD,
}
CLEAN: Final = {this_in(zones): THIS for zones in (
    Zone.HAND, Zone.GRAVEYARD, Zone.HAND | Zone.GRAVEYARD, Zone.BANISHED, Zone.FIELD)}


def _lasting(reader: Reader, at: int, end: int) -> Iterator[tuple[Modifier, ...]]:
    if at == end:
        yield ()
        return
    for said, middle in reader.read("CLAUSES", at):
        if said[2] is None and reader.text.startswith("。", middle):
            for rest in _lasting(reader, middle + 1, end):
                yield _about(said) + rest
    for kind in ("INSTEAD", "ONLY_ONE"):
        for modifier, middle in reader.read(kind, at):
            if reader.text.startswith("。", middle):
                for rest in _lasting(reader, middle + 1, end):
                    yield (*(modifier if isinstance(modifier, tuple) else (modifier,)), *rest)


REMARKS: Final = {
    "この効果は相手ターンでも発動できる。": {"quick": True},
    "この効果は自分・相手ターンに発動できる。": {"quick": True},
    "この効果はダメージステップでも発動できる。": {"steps": Step.DAMAGE_STEP},
    "このカードはダメージステップでも発動できる。": {"steps": Step.DAMAGE_STEP},
    "この効果の発動に対して魔法・罠・モンスターの効果は発動できない。": {"no_response": True},
    "このカードの発動に対して魔法・罠・モンスターの効果は発動できない。": {"no_response": True},
    "この効果の発動に対して相手は魔法・罠・モンスターの効果を発動できない。": {"no_response": True},
    "この効果は無効化されない。": {"cannot_be_negated": True},
}


def _processed(reader: Reader, at: int) -> Iterator[tuple[Verb | None, dict[str, Any]]]:
    """The processing from here to the end of the text, with the remarks that stand after it."""
    end = len(reader.text)
    remarks: dict[str, Any] = {}
    again = True
    while again:
        again = False
        for words, says in REMARKS.items():
            if reader.text.endswith(words, at, end):
                remarks.update(says)
                end -= len(words)
                again = True
    if at == end:
        yield None, remarks
        return
    if reader.text.startswith("●", at):
        for branches in listed(reader, at):
            yield ChooseOne(branches), remarks
        return
    for verb in resolutions(reader, at, end):
        yield verb, remarks


def _finished(reader: Reader, setting: Setting, draft: Draft, optional: bool, at: int) -> Iterator[Effect]:
    """The effects that a head and the rest of the text may make. In one piece: one decision after the other."""
    for resolution, remarks in _processed(reader, at):
        quick = bool(remarks.pop("quick", False)) if "quick" in remarks else False
        cost = reduce(lambda one, two: Joined(Joint.AND_IF_YOU_DO, one, two), draft.costs) if draft.costs else None
        zones = draft.zones or _lies(cost) or _lies(resolution)
        if zones == Zone.FIELD:
            zones = Zone(0)
        kind = _kind(setting, draft, zones, quick)
        if kind is None or (kind is not EffectKind.ACTIVATION and resolution is None):
            continue
        when = draft.when
        if kind is EffectKind.FLIP:
            when = None
        timing = draft.timing
        if kind in (EffectKind.ACTIVATION, EffectKind.QUICK):
            timing = Timing.WHEN
        about_itself = isinstance(when, When) and when.event in (
            EventKind.SENT_TO_GRAVEYARD, EventKind.BANISHED, EventKind.DESTROYED, EventKind.TRIBUTED,
            EventKind.DISCARDED, EventKind.LEFT_FIELD)
        condition: Condition | None = None
        if draft.conditions:
            condition = draft.conditions[0] if len(draft.conditions) == 1 else AllHold(draft.conditions)
        clean = CLEAN
        yield Effect(
            kind, when, condition, changed(cost, clean) if cost is not None else None, draft.targets,
            changed(resolution, clean) if resolution is not None else None, (),
            optional if kind is not EffectKind.ACTIVATION else True, timing, draft.limit,
            Zone(0) if about_itself and zones == Zone.GRAVEYARD and not draft.zones else zones, **remarks,
        )


def _lies(verb: Verb | None) -> Zone:
    """Where the text says that this card lies."""
    return next((place_of_this(node) for node in nodes(verb) if isinstance(node, Ref) and place_of_this(node)), Zone(0))


def _kind(setting: Setting, draft: Draft, zones: Zone, quick: bool) -> EffectKind | None:
    """The class of an effect, as far as the text tells."""
    if setting.activation and not zones and not draft.main:
        return EffectKind.ACTIVATION
    if draft.flip or (isinstance(draft.when, When) and draft.when.event is EventKind.FLIPPED
                      and setting.types & CardType.FLIP):
        return EffectKind.FLIP
    if isinstance(draft.when, Activated):
        return EffectKind.QUICK
    if draft.when is not None:
        return EffectKind.TRIGGER
    if draft.free or quick:
        return EffectKind.QUICK
    if setting.types & CardType.TRAP and not draft.main:
        return EffectKind.QUICK
    return EffectKind.IGNITION


_PROCEDURE: Final = {"": Position.FACE_UP, "攻撃表示で": Position.FACE_UP_ATTACK, "守備表示で": Position.FACE_UP_DEFENSE,
                     "表側守備表示で": Position.FACE_UP_DEFENSE}


def procedures(reader: Reader) -> Iterator[Procedure]:
    """自分フィールドに「X」が存在する場合、このカードは手札から特殊召喚できる: an own way of being summoned."""
    text, end = reader.text, len(reader.text)
    starts: list[tuple[Condition | None, int]] = [(None, 0)]
    for condition, middle in reader.read("CONDITION.plain", 0):
        if text.startswith("場合、", middle):
            starts.append((condition, middle + 3))
    for condition, at in starts:
        if not text.startswith("このカードは", at):
            continue
        begin = at + len("このカードは")
        costs: list[tuple[Verb | None, int]] = [(None, begin)]
        for form in ("stem", "te"):
            for verb, middle in reader.read(f"VERB.{form}", begin):
                costs.append((verb, middle + text.startswith("、", middle)))
        for cost, middle in costs:
            for words, zones in (("手札から", Zone.HAND), ("墓地から", Zone.GRAVEYARD),
                                 ("手札・墓地から", Zone.HAND | Zone.GRAVEYARD)):
                for how, positions in _PROCEDURE.items():
                    if text.startswith(f"{words}{how}特殊召喚できる。", middle) and (
                            middle + len(f"{words}{how}特殊召喚できる。") == end):
                        yield Procedure(SummonKind.SPECIAL, zones, condition, cost, positions)


