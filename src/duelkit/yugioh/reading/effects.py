"""Effects read: condition, cost, target; what happens (〜場合、〜を対象として発動できる。〜する。)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import reduce
from itertools import product
from typing import Any, Final

from duelkit.yugioh.language.amounts import DAMAGE_TAKEN, StatOf, The
from duelkit.yugioh.language.base import All, AllHold, AnyOf, Condition, Filter, Joined, Joint, Verb, nodes
from duelkit.yugioh.language.card import (
    ONCE_PER_CHAIN,
    ONCE_PER_TURN,
    ONCE_WHILE_FACE_UP,
    Effect,
    EffectKind,
    Limit,
    LimitScope,
    Timing,
)
from duelkit.yugioh.language.clauses import Apply, ChooseOne, If
from duelkit.yugioh.language.nouns import IS_THIS, Named, OfType
from duelkit.yugioh.language.occasions import Activated, AnyOccasion, steps_of
from duelkit.yugioh.language.selections import FIRST_TARGET, TARGET, THEM, Pick, Ref
from duelkit.yugioh.language.terms import CardType, EventKind, Number, Step, Zone
from duelkit.yugioh.reading.continuous import CLEAN, continuous
from duelkit.yugioh.reading.grammar.lists import items, next_item
from duelkit.yugioh.reading.grammar.nouns import place_of_this
from duelkit.yugioh.reading.grammar.reader import Reader
from duelkit.yugioh.reading.grammar.references import changed, replaced, settled
from duelkit.yugioh.reading.heads import Draft, heads
from duelkit.yugioh.reading.kinds import (
    STAYING,
    Setting,
    at_once,
    in_its_time,
    kind_of,
    of_itself,
    step_of_conditions,
    usual,
    whens,
)
from duelkit.yugioh.reading.processing import listed, resolutions
from duelkit.yugioh.words.conditions.meaning import NOT_SENT_THIS_TURN
from duelkit.yugioh.words.controlling.meaning import SwapControl
from duelkit.yugioh.words.equipping.meaning import IS_EQUIPPED, Equip, EquippedByItself
from duelkit.yugioh.words.negating.meaning import NegateActivation, NegateEffect
from duelkit.yugioh.words.placing.meaning import SetCards
from duelkit.yugioh.words.turns.meaning import SkipPhases

DAMAGES: Final = (EventKind.BATTLE_DAMAGE, EventKind.EFFECT_DAMAGE)
"""The happenings that tell how much damage was taken; without one the damage is what the effect itself inflicted."""


def effects(reader: Reader, setting: Setting) -> list[Effect]:
    """All readings of one effect: the whole text is its condition, cost, target and processing."""
    found: list[Effect] = []
    for draft, optional, end in heads(reader, Draft(), 0, 0):
        for effect in _finished(reader, setting, draft, optional, end):
            found += settled(effect)
    if reader.text.startswith(PART_OF_ACTIVATION) and not setting.types & CardType.MONSTER:
        for resolution, remarks in _processed(reader, len(PART_OF_ACTIVATION)):
            if not set(remarks) & {"quick", "conditions", "still", "limit", "quick_if"}:
                found += settled(
                    replace(Effect(EffectKind.ACTIVATION, resolution=resolution, timing=Timing.WHEN), **remarks)
                )
        return list(dict.fromkeys(found))
    if (setting.activation or setting.first and reader.text.startswith(BECOMES)) and not found:
        for effect in _finished(reader, setting, Draft(card=True), True, 0):
            found += settled(effect)
    stays = setting.monster or setting.pendulum or bool(setting.types & STAYING)
    found += [
        effect for effect in continuous(reader, setting.types, pendulum=setting.pendulum) if stays or effect.zones
    ]
    return list(
        dict.fromkeys(
            effect
            for effect in found
            if not (_figures_of_equip(effect) or _sets_monsters(effect) or _swaps_one(effect))
        )
    )


def _swaps_one(effect: Effect) -> bool:
    """そのモンスター２体のコントロールを入れ替える, where they were not targeted apart: whose they are, is not certain."""
    return (
        not effect.choices
        and len(effect.targets) < 2
        and any(isinstance(node, SwapControl) and node.first == node.second for node in nodes(effect.resolution))
    )


def _sets_monsters(effect: Effect) -> bool:
    """「X」カード１枚をセットする: where it may be a monster, no word says how it is Set."""
    for node in nodes(effect):
        if not isinstance(node, SetCards) or isinstance(node.what, Ref) and node.what not in (TARGET, FIRST_TARGET):
            continue
        picks = (
            effect.targets[:1] if isinstance(node.what, Ref) else (node.what,) if isinstance(node.what, Pick) else ()
        )
        if any(_may_be_monster(pick.pool.filter) for pick in picks):
            return True
    return False


def _may_be_monster(which: Filter) -> bool:
    parts = which.parts if isinstance(which, All) else (which,)
    return not any(isinstance(part, OfType | AnyOf | Named) for part in parts)


def _figures_of_equip(effect: Effect) -> bool:
    """An equip card has no figures, and what it once had counts only while it is one: no word says so."""
    return any(
        isinstance(node, Joined)
        and isinstance(node.first, Equip)
        and any(isinstance(part, StatOf) and part.what == THEM for part in nodes(node.second))
        for node in nodes(effect)
    )


BECOMES: Final = "このカードは発動後、"
"""How the activation of a card that stays tells what becomes of it."""
PART_OF_ACTIVATION: Final = "このカードの発動時の効果処理として、"


REMARKS: Final[dict[str, dict[str, Any]]] = {
    "この効果は相手ターンでも発動できる。": {"quick": True},
    "この効果は自分・相手ターンに発動できる。": {"quick": True},
    "この効果はダメージステップでも発動できる。": {"steps": Step.DAMAGE_STEP},
    "このカードはダメージステップでも発動できる。": {"steps": Step.DAMAGE_STEP},
    "この効果はダメージステップには発動できない。": {"outside_damage_step": True},
    "この効果は無効化されない。": {"cannot_be_negated": True},
    "この効果はこのカードが墓地へ送られたターンには発動できない。": {"conditions": (NOT_SENT_THIS_TURN,)},
    "この効果はこのカードが墓地へ送られたターンには使用できない。": {"conditions": (NOT_SENT_THIS_TURN,)},
    "この効果は同一チェーン上では1度しか発動できない。": {"limit": ONCE_PER_CHAIN},
    "この効果はこのカードが表側表示で存在する限り1度しか使用できない。": {"limit": ONCE_WHILE_FACE_UP},
    "この効果は1ターンに1度しか使用できない。": {"limit": ONCE_PER_TURN},
    "この効果は1ターンに2度まで使用できる。": {"limit": Limit(LimitScope.THIS_CARD, 2)},
    "この効果は1ターンに3度まで使用できる。": {"limit": Limit(LimitScope.THIS_CARD, 3)},
    **{
        f"{this}の発動に対して{words}": {"no_response": True}
        for this in ("この効果", "このカード")
        for words in (
            "魔法・罠・モンスターの効果は発動できない。",
            "相手は魔法・罠・モンスターの効果を発動できない。",
            "、相手は魔法・罠・モンスターの効果を発動できない。",
            "相手は効果を発動できない。",
            "相手はカードの効果を発動できない。",
        )
    },
}


def _processed(reader: Reader, at: int) -> Iterator[tuple[Verb | None, dict[str, Any]]]:
    """The processing from here to the end of the text, with the remarks that stand after it."""
    end = len(reader.text)
    remarks: dict[str, Any] = {}
    again = True
    while again:
        again = False
        for condition, begin in _quick_under(reader, at, end):
            if "quick_if" not in remarks:
                remarks["quick_if"] = condition
                end = begin
                again = True
        for words, says in REMARKS.items():
            if reader.text.endswith(words, at, end) and not set(says) & set(remarks):
                remarks.update(says)
                end -= len(words)
                again = True
        for condition, begin in _still_asked(reader, at, end):
            remarks["conditions"] = (*remarks.get("conditions", ()), condition)
            remarks["still"] = condition
            end = begin
            again = True
    if at == end:
        yield None, dict(remarks)
        return
    if reader.text.startswith("●", at):
        for branches in listed(reader, at):
            yield ChooseOne(branches), remarks
        return
    for verb in resolutions(reader, at, end):
        yield verb, dict(remarks)


_STILL: Final = ("場合に発動と処理ができる。", "場合に発動と処理を行う。")


def _still_asked(reader: Reader, at: int, end: int) -> Iterator[tuple[Condition, int]]:
    """この効果は〜場合に発動と処理ができる, at the end: the condition, and where the sentence begins."""
    begin = reader.text.rfind("。", at, max(at, end - 1)) + 1
    if begin > at and reader.text.startswith("この効果は", begin):
        for condition, middle in reader.read("CONDITION.plain", begin + len("この効果は")):
            if any(reader.text[middle:end] == words for words in _STILL):
                yield condition, begin
                return


_QUICK_UNDER: Final = "場合、この効果は相手ターンでも発動できる。"


def _quick_under(reader: Reader, at: int, end: int) -> Iterator[tuple[Condition, int]]:
    """〜場合、この効果は相手ターンでも発動できる, at the end: the condition, and where the sentence begins."""
    begin = reader.text.rfind("。", at, max(at, end - 1)) + 1
    if begin > at and reader.text.endswith(_QUICK_UNDER, begin, end):
        for condition, middle in reader.read("CONDITION.plain", begin):
            if middle == end - len(_QUICK_UNDER):
                yield condition, begin
                return


Choice = tuple[Draft, Verb]
"""An effect to choose from: its head, which may say nothing, and its processing."""


def _choices(reader: Reader, draft: Draft, at: int) -> Iterator[tuple[Choice, ...]]:
    """All readings of a list of effects to choose from, some of which have conditions, costs or targets of their own."""
    if not reader.text.startswith("●", at) or draft.still:
        return
    ways: list[list[Choice]] = []
    for start, end in items(reader, at):
        found = [(Draft(), verb) for verb in resolutions(reader, start, end)]
        for head, optional, begin in heads(reader, Draft(), start, 0):
            if begin < end and optional and _of_a_choice(head, draft):
                found += [(head, verb) for verb in resolutions(reader, begin, end)]
        ways.append(list(dict.fromkeys(found)))
    for choices in product(*ways):
        if draft.each is not None or any(head != Draft() for head, _ in choices):
            yield choices


def _of_a_choice(head: Draft, before: Draft) -> bool:
    """Whether a head says no more than a condition, a cost and targets, the last not twice."""
    said = replace(head, conditions=(), costs=(), targets=(), free=False)
    return said == Draft() and not (head.free and not head.conditions) and not (head.targets and before.targets)


def _ways(reader: Reader, draft: Draft, at: int) -> Iterator[tuple[Verb | None, tuple[Choice, ...], dict[str, Any]]]:
    if draft.each is None:
        for resolution, remarks in _processed(reader, at):
            yield resolution, (), remarks
    for choices in _choices(reader, draft, at):
        yield None, choices, {}
    listed_at = next_item(reader, at)
    if draft.one_of and listed_at > at:
        yield from _with_a_rider(reader, draft, at, listed_at)


def _with_a_rider(
    reader: Reader, draft: Draft, at: int, listed_at: int
) -> Iterator[tuple[Verb | None, tuple[Choice, ...], dict[str, Any]]]:
    """以下の効果から１つを選択して発動できる。このターン、〜できない。●〜●〜: what applies whichever is chosen."""
    for begin in (at, *(end for _, end in reader.read("AFTER_ACTIVATION", at))):
        for rider, end in reader.read("SENTENCE", begin):
            if end != listed_at or not isinstance(rider, Apply | SkipPhases):
                continue
            if draft.each is None:
                for branches in listed(reader, listed_at):
                    yield ChooseOne(tuple(Joined(Joint.ALSO, verb, rider) for verb in branches)), (), {}
            for choices in _choices(reader, draft, listed_at):
                yield None, tuple((head, Joined(Joint.ALSO, verb, rider)) for head, verb in choices), {}


def _paid(costs: tuple[Verb, ...]) -> Verb | None:
    return reduce(lambda one, two: Joined(Joint.AND_IF_YOU_DO, one, two), costs) if costs else None


def _whole(conditions: tuple[Condition, ...]) -> Condition | None:
    return None if not conditions else conditions[0] if len(conditions) == 1 else AllHold(conditions)


def _with_choices(
    effect: Effect, choices: tuple[Choice, ...], setting: Setting, each: Limit | None
) -> Iterator[Effect]:
    """The effect with those to choose from, which must lie where it does."""
    made: list[Effect] = []
    for head, verb in choices:
        cost = _paid(head.costs)
        lies = _lies(cost) or _lies(verb)
        if lies and usual(setting, lies) != effect.zones:
            return
        made.append(
            Effect(
                effect.kind,
                None,
                _whole(head.conditions),
                changed(cost, CLEAN) if cost is not None else None,
                head.targets,
                changed(verb, CLEAN),
                limit=each,
                zones=effect.zones,
            )
        )
    yield replace(effect, choices=tuple(made))


def _finished(reader: Reader, setting: Setting, draft: Draft, optional: bool, at: int) -> Iterator[Effect]:
    """The effects that a head and the rest of the text may make."""
    for resolution, choices, remarks in _ways(reader, draft, at):
        if choices and not optional or any(pick.pool.zones & Zone.DECK for pick in draft.targets):
            continue  # no card of a deck is a target: デッキからモンスター１体を選択し is no targeting
        remarks = {**remarks, **dict(draft.remarks)}
        quick = bool(remarks.pop("quick", False))
        conditions = (*draft.conditions, *remarks.pop("conditions", ()))
        if "limit" in remarks and draft.limit is not None:
            continue
        limit = remarks.pop("limit", draft.limit)
        asked = [remarks.pop("still")] if "still" in remarks else list(draft.conditions if draft.still else ())
        cost = _paid(draft.costs)
        lies = draft.zones or _lies(cost) or _lies(resolution)
        if not lies and NOT_SENT_THIS_TURN in conditions:
            lies = Zone.GRAVEYARD
        if not lies and (EquippedByItself() in conditions or IS_EQUIPPED in conditions and setting.monster):
            lies = Zone.SPELL_TRAP_ZONE
        zones = usual(setting, lies)
        if (
            zones
            and not draft.zones
            and of_itself(draft.when)
            and all(each.event in (EventKind.SENT_TO_GRAVEYARD, EventKind.BANISHED) for each in whens(draft.when))
        ):
            zones = Zone(0)
        if (
            resolution is not None
            and not isinstance(draft.when, Activated | AnyOccasion)
            and any(isinstance(word, NegateActivation | NegateEffect) for word in nodes(resolution))
        ):
            continue  # その効果 is not that of a chain link
        if resolution is not None and not any(each.event in DAMAGES for each in whens(draft.when)):
            resolution = replaced(resolution, DAMAGE_TAKEN, The(Number.DAMAGE_DEALT))
        kind = kind_of(setting, draft, zones, quick, optional, resolution)
        if "quick_if" in remarks and (kind is not EffectKind.IGNITION or choices):
            continue
        if kind is None or (kind is not EffectKind.ACTIVATION and resolution is None and not choices):
            continue
        timed = in_its_time(kind, replace(draft, conditions=conditions))
        steps = steps_of(draft.when) | step_of_conditions(timed.conditions)
        if steps and kind in (EffectKind.ACTIVATION, EffectKind.QUICK):
            remarks["steps"] = remarks.get("steps", Step(0)) | steps
        if asked and resolution is not None:
            resolution = If(asked[0] if len(asked) == 1 else AllHold(tuple(asked)), resolution)
        effect = Effect(
            kind,
            None if kind is EffectKind.FLIP else timed.when,
            _whole(timed.conditions),
            changed(cost, CLEAN) if cost is not None else None,
            draft.targets,
            changed(resolution, CLEAN) if resolution is not None else None,
            (),
            optional or kind is EffectKind.ACTIVATION,
            Timing.WHEN if at_once(kind, timed.when) else draft.timing,
            limit,
            zones,
            **remarks,
        )
        if choices:
            yield from _with_choices(effect, choices, setting, draft.each)
        else:
            yield effect


def _lies(verb: Verb | None) -> Zone:
    """Where the text says that this card lies."""
    for node in nodes(verb):
        if isinstance(node, Ref) and place_of_this(node):
            return place_of_this(node)
        if isinstance(node, Pick) and node.including == IS_THIS and not node.pool.zones & Zone.FIELD:
            return node.pool.zones  # このカードを含む〜: it lies where they lie
    return Zone(0)
