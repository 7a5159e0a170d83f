"""Effects read: condition, cost, target; what happens (〜場合、〜を対象として発動できる。〜する。)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import reduce
from typing import Any, Final

from duelkit.yugioh.language.base import AllHold, Condition, Joined, Joint, Modifier, Pool, Verb, What, nodes
from duelkit.yugioh.language.card import (
    Effect, EffectKind, Procedure, Timing,
)
from duelkit.yugioh.language.selections import EACH, Every, Ref, RefKind
from duelkit.yugioh.language.terms import CardType, Phase, Position, Side, Step, SummonKind, Until, Zone
from duelkit.yugioh.reading.continuous import CLEAN, continuous
from duelkit.yugioh.reading.nouns import SUBJECT, place_of_this
from duelkit.yugioh.reading.heads import Draft, heads
from duelkit.yugioh.reading.patterns import Found, reads, terminal
from duelkit.yugioh.reading.reader import Reader
from duelkit.yugioh.reading.references import changed, settled
from duelkit.yugioh.words.choosing.meaning import If, Later, YouMay
from duelkit.yugioh.words.lasting.meaning import Apply
from duelkit.yugioh.words.negating.meaning import NegateActivation, NegateEffect, NegateSummon
from duelkit.yugioh.words.occasions.meaning import Activated, EventKind, When
from duelkit.yugioh.words.summoning.meaning import SpecialSummon

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
    if setting.activation and not found:
        for resolution, remarks in _processed(reader, 0):
            found += settled(replace(
                Effect(EffectKind.ACTIVATION, resolution=resolution, timing=Timing.WHEN), **remarks))
    found += continuous(reader, setting.types, pendulum=setting.pendulum)
    return list(dict.fromkeys(found))




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
