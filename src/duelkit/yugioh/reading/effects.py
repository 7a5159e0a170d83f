"""Effects read: condition, cost, target; what happens (〜場合、〜を対象として発動できる。〜する。)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import reduce
from typing import Any, Final

from duelkit.yugioh.language.base import AllHold, Condition, Joined, Joint, Modifier, Occasion, Pool, Verb, What, nodes
from duelkit.yugioh.language.card import (
    ONCE_PER_BATTLE, ONCE_PER_TURN, Effect, EffectKind, Limit, LimitScope, Procedure, Timing,
)
from duelkit.yugioh.language.selections import EACH, THIS, Every, Pick, Ref, RefKind
from duelkit.yugioh.language.terms import CardType, Phase, Position, Side, Step, SummonKind, Until, Zone
from duelkit.yugioh.reading.nouns import SUBJECT, place_of_this, this_in
from duelkit.yugioh.reading.patterns import Found, reads, terminal
from duelkit.yugioh.reading.reader import Reader
from duelkit.yugioh.reading.references import changed, settled
from duelkit.yugioh.words.choosing.meaning import If, Later, YouMay
from duelkit.yugioh.words.conditions.meaning import BATTLE_PHASE, MAIN_PHASE, OPPONENTS_TURN, InPhase, TurnOf
from duelkit.yugioh.words.lasting.meaning import Apply
from duelkit.yugioh.words.negating.meaning import NegateActivation, NegateEffect, NegateSummon
from duelkit.yugioh.words.occasions.meaning import Activated, EventKind, When
from duelkit.yugioh.words.summoning.meaning import SpecialSummon

UNTIL: Final = {"ターン終了時まで": Until.END_OF_TURN, "このターン": Until.END_OF_TURN, "このターン中": Until.END_OF_TURN,
                "エンドフェイズまで": Until.END_PHASE, "バトルフェイズ終了時まで": Until.END_OF_BATTLE_PHASE,
                "次の相手ターン終了時まで": Until.OPPONENTS_NEXT_END, "次の自分ターン終了時まで": Until.YOUR_NEXT_END,
                "次の自分スタンバイフェイズまで": Until.YOUR_NEXT_STANDBY}
for _words, _until in UNTIL.items():
    reads("UNTIL", f"{_words}[、|]", lambda until=_until: until)


@terminal("CLAUSES")
def _clauses(reader: Reader, at: int) -> Iterator[Found]:
    """A sentence of modifiers before its full stop: (whom it is about or nothing, the modifiers, until when)."""
    starts: list[Found] = [(None, at), *reader.read("UNTIL", at)]
    for until, begin in starts:
        for form, more in (("plain", False), ("stem", True)):
            for modifiers, end in reader.read(f"RULE.{form}", begin):
                if not more:
                    yield (None, modifiers, until), end
                    continue
                for rest, last in _after(reader, end, "CLAUSES"):
                    if rest[2] is None:
                        yield (None, modifiers + _about(rest), until), last
        for subject, middle in reader.read("SUBJECT", begin):
            for modifiers, late, end in _predicates(reader, middle, "PREDICATE"):
                if until is None or late is None:
                    yield (subject, modifiers, until if late is None else late), end


def _after(reader: Reader, at: int, kind: str) -> Iterator[Found]:
    if reader.text.startswith("、", at):
        yield from reader.read(kind, at + 1)


def _about(said: tuple[Any, tuple[Modifier, ...], Any]) -> tuple[Modifier, ...]:
    subject, modifiers, _ = said
    return modifiers if subject is None else tuple(changed(each, {SUBJECT: subject}) for each in modifiers)


def _predicates(reader: Reader, at: int, kind: str) -> Iterator[tuple[tuple[Modifier, ...], Any, int]]:
    """は戦闘では破壊されず、攻撃できない: what is said of one subject."""
    for modifiers, end in reader.read(f"{kind}.plain", at):
        yield modifiers, None, end
    for modifiers, middle in reader.read(f"{kind}.stem", at):
        if reader.text.startswith("、", middle):
            for more, late, end in _predicates(reader, middle + 1, "MORE"):
                yield modifiers + more, late, end
    for particle in ("は", "の攻撃力は", "の守備力は", "の攻撃力・守備力は", "のレベルは", "の効果は"):
        if kind == "PREDICATE" and reader.text.startswith(particle, at):
            for until, middle in reader.read("UNTIL", at + len(particle)):
                bare = particle.removeprefix("の") if particle != "は" else ""
                for modifiers, end in _late(reader, bare, middle):
                    yield modifiers, until, end


def _late(reader: Reader, part: str, at: int) -> Iterator[Found]:
    """The rest of a predicate whose duration stands in its middle: 攻撃力は｜ターン終了時まで｜500アップする."""
    inner = Reader(part + reader.text[at:], reader.lexicon, monster=reader.monster)
    for modifiers, _, end in _predicates(inner, 0, "MORE"):
        yield modifiers, end - len(part) + at


def applied(subject: Any, modifiers: tuple[Modifier, ...], until: Until | None) -> Verb:
    """The verb that makes modifiers apply for a time."""
    lasting = Until.LEAVES if until is None else until
    if subject is None:
        return Apply(modifiers, None, lasting)
    to: What = Every(subject) if isinstance(subject, Pool) else subject
    return Apply(tuple(changed(each, {SUBJECT: EACH}) for each in modifiers), to, lasting)


@terminal("SENTENCE")
def _sentence(reader: Reader, at: int) -> Iterator[Found]:
    """A sentence of a resolution, with its full stop: verbs joined by し."""
    text = reader.text
    for form in ("plain", "can"):
        for verb, end in reader.read(f"VERB.{form}", at):
            if text.startswith("。", end):
                yield (YouMay(verb) if form == "can" else verb), end + 1
    for (subject, modifiers, until), end in reader.read("CLAUSES", at):
        if text.startswith("。", end):
            yield applied(subject, modifiers, until), end + 1
    for first, middle in reader.read("VERB.stem", at):
        if isinstance(first, NegateActivation | NegateEffect | NegateSummon):
            for form in ("plain", "can"):
                for verb, end in reader.read(f"NEGATED_CARD.{form}", middle + text.startswith("、", middle)):
                    if text.startswith("。", end):
                        both = Joined(Joint.AND_IF_YOU_DO, first, verb)
                        yield (YouMay(both) if form == "can" else both), end + 1
        if text.startswith("、", middle):
            for rest, end in reader.read("SENTENCE", middle + 1):
                yield _and(first, rest), end


def _and(first: Verb, rest: Verb) -> Verb:
    if isinstance(rest, YouMay):
        return replace(rest, verb=_and(first, rest.verb))
    if isinstance(rest, Joined) and rest.joint is Joint.AND_IF_YOU_DO:
        return Joined(Joint.AND_IF_YOU_DO, _and(first, rest.first), rest.second)
    return Joined(Joint.AND_IF_YOU_DO, first, rest)


@terminal("DEED")
def _deed(reader: Reader, at: int) -> Iterator[Found]:
    """A sentence, perhaps under a condition or at a later time."""
    yield from reader.read("SENTENCE", at)
    for condition, middle in reader.read("CONDITION.plain", at):
        if reader.text.startswith("場合、", middle):
            for verb, end in reader.read("SENTENCE", middle + 3):
                yield If(condition, verb), end
    for (phase, side, following), middle in reader.read("LATER", at):
        for verb, end in reader.read("SENTENCE", middle):
            yield Later(phase, verb, side, following), end


for _words, _phase in (("エンドフェイズ", Phase.END), ("スタンバイフェイズ", Phase.STANDBY)):
    reads("LATER", f"[このターンの|]{_words}に[、|]", lambda phase=_phase: (phase, Side.EITHER, False))
    reads("LATER", f"次の自分{_words}に[、|]", lambda phase=_phase: (phase, Side.YOU, False))
    reads("LATER", f"次の相手{_words}に[、|]", lambda phase=_phase: (phase, Side.OPPONENT, False))
JOINTS: Final = {"その後、": Joint.THEN, "さらに、": Joint.ALSO_AFTER, "さらに": Joint.ALSO_AFTER, "また、": Joint.ALSO,
                 "": Joint.AND_IF_YOU_DO}


def resolutions(reader: Reader, at: int, end: int) -> Iterator[Verb]:
    """All readings of the sentences from here to there as one processing."""
    for verb, middle in reader.read("DEED", at):
        if middle <= end:
            yield from _more(reader, verb, middle, end)


def _more(reader: Reader, before: Verb, at: int, end: int) -> Iterator[Verb]:
    if at == end:
        yield before
        return
    for word, joint in JOINTS.items():
        if not reader.text.startswith(word, at):
            continue
        for verb, stop in reader.read("DEED", at + len(word)):
            if stop > end:
                continue
            if not word and not _follows(verb):
                continue
            told = _told_of_summoned(before, verb) if not word else None
            for whole in (told,) if told is not None else (Joined(joint, before, verb),):
                yield from _more(reader, whole, stop, end)


def _follows(verb: Verb) -> bool:
    """Whether a sentence may follow another without a joint: what applies then, or happens later."""
    return isinstance(verb, Apply | Later | If)


def _told_of_summoned(before: Verb, verb: Verb) -> Verb | None:
    """この効果で特殊召喚したモンスターの効果は無効化される: said of the summon itself."""
    if not (isinstance(verb, Apply) and verb.to == Ref(RefKind.THEM) and verb.until is Until.LEAVES):
        return None
    if isinstance(before, SpecialSummon):
        return replace(before, modifiers=(*before.modifiers, *verb.modifiers))
    if isinstance(before, YouMay):
        inner = _told_of_summoned(before.verb, verb)
        return replace(before, verb=inner) if inner is not None else None
    if isinstance(before, Joined):
        inner = _told_of_summoned(before.second, verb)
        return replace(before, second=inner) if inner is not None else None
    return None


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
    for draft, optional, end in _heads(reader, Draft(), 0, 0):
        for effect in _finished(reader, setting, draft, optional, end):
            found += settled(effect)
    if setting.activation and not found:
        for resolution, remarks in _processed(reader, 0):
            found += settled(replace(
                Effect(EffectKind.ACTIVATION, resolution=resolution, timing=Timing.WHEN), **remarks))
    found += _continuous(reader, setting)
    return list(dict.fromkeys(found))


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


def _heads(reader: Reader, draft: Draft, at: int, depth: int) -> Iterator[tuple[Draft, bool, int]]:
    """All readings of a head: (what it says, whether the effect is optional, where the processing begins)."""
    text = reader.text
    for words, optional in (("発動できる。", True), ("発動する。", False), ("このカードを発動できる。", True),
                            ("この効果を発動できる。", True)):
        if text.startswith(words, at):
            yield draft, optional, at + len(words)
    if depth > 7:
        return
    for after, middle in _steps(reader, draft, at):
        if middle > at or after != draft:
            reader.reached(middle)
            yield from _heads(reader, after, middle, depth + 1)


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
    for words in ("を対象として", "を対象とし、", "と"):
        if text.startswith(words, at) and (words != "と" or not draft.targets):
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
