"""Effects: condition, cost, target and processing (〜場合、〜を対象として発動できる。〜する。)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import reduce
from itertools import product
from typing import Any, Final

from duelkit.yugioh.language.amounts import DAMAGE_TAKEN, StatOf, The
from duelkit.yugioh.language.base import (
    All,
    AllHold,
    AnyOf,
    Condition,
    Filter,
    Joined,
    Joint,
    Occasion,
    Verb,
    nodes,
    verbs,
)
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
from duelkit.yugioh.language.clauses import ChooseOne, If
from duelkit.yugioh.language.nouns import IS_THIS, MONSTER, Named, OfType
from duelkit.yugioh.language.occasions import Activated, AnyOccasion, steps_of
from duelkit.yugioh.language.selections import EQUIPPED, FIRST_TARGET, TARGET, THEM, Pick, Ref
from duelkit.yugioh.language.terms import CardType, EventKind, Handling, Negation, Number, Step, Zone
from duelkit.yugioh.reading.clauses import CLEAN
from duelkit.yugioh.reading.continuous import continuous
from duelkit.yugioh.reading.grammar.lists import items, next_item, sentence_starts
from duelkit.yugioh.reading.grammar.marks import place_of_this
from duelkit.yugioh.reading.grammar.patterns import reads, terms
from duelkit.yugioh.reading.grammar.reader import Reader
from duelkit.yugioh.reading.grammar.references import changed, replaced, settled
from duelkit.yugioh.reading.heads import heads
from duelkit.yugioh.reading.heads.draft import Draft
from duelkit.yugioh.reading.heads.endings import NO_ANSWER
from duelkit.yugioh.reading.kinds import (
    STAYING,
    Setting,
    at_once,
    in_its_time,
    kind_of,
    of_itself,
    step_of_conditions,
    used_once_a_battle,
    usual,
    whens,
)
from duelkit.yugioh.reading.processing import listed, resolutions
from duelkit.yugioh.words.conditions.meaning import NOT_SENT_THIS_TURN
from duelkit.yugioh.words.controlling.meaning import SwapControl
from duelkit.yugioh.words.equipping.meaning import IS_EQUIPPED
from duelkit.yugioh.words.placing.meaning import SetCards

DAMAGES: Final = (EventKind.BATTLE_DAMAGE, EventKind.EFFECT_DAMAGE)
"""The events that contain an amount of damage; without one, the damage is what the effect itself inflicted."""


def effects(reader: Reader, setting: Setting) -> list[Effect]:
    """Returns all readings of one effect, whose condition, cost, target and processing are the whole text."""
    found = [
        effect
        for draft, optional, end in heads(reader, Draft(), 0)
        for effect in _finished(reader, setting, draft, optional, end)
    ]
    part_of_activation = reader.read("AT_ACTIVATION", 0) if not setting.types & CardType.MONSTER else []
    if part_of_activation:
        found += _at_activation(reader, part_of_activation[0][1])
        return _settled(found)
    if not found and (setting.activation or setting.first and reader.read("BECOMES", 0)):
        found += _finished(reader, setting, Draft(card=True), True, 0)
    stays = setting.monster or setting.pendulum or bool(setting.types & STAYING)
    lasting = [
        effect for effect in continuous(reader, setting.types, pendulum=setting.pendulum) if stays or effect.zones
    ]
    unsure = (_figures_of_equip, _sets_monsters, _swaps_one)
    whole = [*_settled(found), *lasting]
    return [each for each in dict.fromkeys(whole) if not any(is_unsure(each) for is_unsure in unsure)]


def _settled(found: list[Effect]) -> list[Effect]:
    """The effects with all references resolved, without duplicates."""
    return list(dict.fromkeys(each for effect in found for each in settled(effect)))


terms("AT_ACTIVATION", {"このカードの発動時の効果処理として、": True})
terms("BECOMES", {"このカードは発動後、": True})


def _at_activation(reader: Reader, at: int) -> Iterator[Effect]:
    """このカードの発動時の効果処理として、〜: the activation of a card that stays on the field."""
    for resolution, remarks in _processed(reader, at):
        if not set(remarks) & {"quick", "conditions", "still", "limit", "quick_if"}:
            yield replace(Effect(EffectKind.ACTIVATION, resolution=resolution, timing=Timing.WHEN), **remarks)


def _swaps_one(effect: Effect) -> bool:
    """そのモンスター２体のコントロールを入れ替える, if both are one target: it is uncertain whose they are."""
    return (
        not effect.choices
        and len(effect.targets) < 2
        and any(isinstance(node, SwapControl) and node.first == node.second for node in nodes(effect.resolution))
    )


def _sets_monsters(effect: Effect) -> bool:
    """「X」カード１枚をセットする: if it can be a monster, no word says how it is Set."""
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
    """An Equip Card has no figures; no word uses those that it had as a monster."""
    return any(
        isinstance(node, Joined)
        and Handling.EQUIPPED in node.first.mentioned_as
        and any(isinstance(part, StatOf) and part.what == THEM for part in nodes(node.second))
        for node in nodes(effect)
    )


_SAID_OF_EFFECT: Final[dict[str, dict[str, Any]]] = {
    "この効果は[相手ターンでも|自分・相手ターンに]発動できる。": {"quick": True},
    "[この効果|このカード]はダメージステップでも発動できる。": {"steps": Step.DAMAGE_STEP},
    "この効果はダメージステップには発動できない。": {"outside_damage_step": True},
    "この効果は無効化されない。": {"cannot_be_negated": True},
    "この効果はこのカードが墓地へ送られたターンには[発動|使用]できない。": {"conditions": (NOT_SENT_THIS_TURN,)},
    "この効果は同一チェーン上では1度しか発動できない。": {"limit": ONCE_PER_CHAIN},
    "この効果はこのカードが表側表示で存在する限り1度しか使用できない。": {"limit": ONCE_WHILE_FACE_UP},
    "この効果は1ターンに1度しか使用できない。": {"limit": ONCE_PER_TURN},
    "この効果は1ターンに2度まで使用できる。": {"limit": Limit(LimitScope.THIS_CARD, 2)},
    "この効果は1ターンに3度まで使用できる。": {"limit": Limit(LimitScope.THIS_CARD, 3)},
    "[この効果|このカード]の発動に対して魔法・罠・モンスターの効果は発動できない。": {"no_response": True},
    "[この効果|このカード]の発動に対して[、|]相手は[魔法・罠・モンスターの|カードの|]効果を発動できない。": dict(
        NO_ANSWER
    ),
    "[この効果|このカード]の発動に対してモンスターの効果は発動できない。": {"no_response_from": MONSTER},
}
"""Sentences after the processing, with the fields of the effect that they set."""
for _words, _says in _SAID_OF_EFFECT.items():
    reads("REMARK", _words, lambda says=tuple(_says.items()): says)
reads(
    "REMARK_UNDER",
    "{condition:CONDITION.plain}場合、この効果は相手ターンでも発動できる。",
    lambda condition: (("quick_if", condition),),
)
reads(
    "REMARK_UNDER",
    "この効果は{condition:CONDITION.plain}場合に発動と処理[ができる|を行う]。",
    lambda condition: (("conditions", (condition,)), ("still", condition)),
)


def _remarks(reader: Reader, at: int) -> tuple[int, dict[str, Any]]:
    """Returns where the remarks at the end of the text begin, and the fields that they set."""
    understood = reader.furthest
    end = len(reader.text)
    remarks: dict[str, Any] = {}
    for begin in reversed(sentence_starts(reader, at)):
        kinds = ("REMARK", "REMARK_UNDER") if begin > at else ("REMARK",)
        stated = next((dict(says) for kind in kinds for says, stop in reader.read(kind, begin) if stop == end), None)
        still = stated is not None and stated.get("still") is not None
        if stated is None or (not still and stated.keys() & remarks.keys()):
            break
        if still:
            stated["conditions"] = (*remarks.get("conditions", ()), *stated["conditions"])
        remarks.update(stated)
        end = begin
    reader.furthest = understood  # reading from the end does not show where reading stops
    return end, remarks


def _processed(reader: Reader, at: int) -> Iterator[tuple[Verb | None, dict[str, Any]]]:
    """The processing from here to the end of the text, with the remarks after it."""
    end, remarks = _remarks(reader, at)
    if at == end:
        yield None, dict(remarks)
    elif next_item(reader, at) == at:
        for branches in listed(reader, at):
            yield ChooseOne(branches), dict(remarks)
    else:
        for verb in resolutions(reader, at, end):
            yield verb, dict(remarks)


Choice = tuple[Draft, Verb]
"""An effect to choose from: its head, which can be empty, and its processing."""


def _choices(reader: Reader, draft: Draft, at: int) -> Iterator[tuple[Choice, ...]]:
    """All readings of a list of effects to choose from, which can have conditions, costs or targets of their own."""
    if next_item(reader, at) != at or draft.still:
        return
    ways: list[list[Choice]] = []
    for start, end in items(reader, at):
        found = [(Draft(), verb) for verb in resolutions(reader, start, end)]
        for head, optional, begin in heads(reader, Draft(), start):
            if begin < end and optional and _of_a_choice(head, draft):
                found += [(head, verb) for verb in resolutions(reader, begin, end)]
        ways.append(list(dict.fromkeys(found)))
    for choices in product(*ways):
        if draft.each is not None or any(head != Draft() for head, _ in choices):
            yield choices


def _of_a_choice(head: Draft, before: Draft) -> bool:
    """Whether a head has only conditions, costs and targets, the latter not in both places."""
    stated = replace(head, conditions=(), costs=(), targets=(), free=False)
    return stated == Draft() and not (head.free and not head.conditions) and not (head.targets and before.targets)


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
    """以下の効果から１つを選択して発動できる。このターン、〜できない。●〜●〜: applies to every choice."""
    for begin in (at, *(end for _, end in reader.read("AFTER_ACTIVATION", at))):
        for rider, end in reader.read("SENTENCE", begin):
            if end != listed_at or not rider.for_the_turn:
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
    """The effect with its choices, which must work in the same place."""
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
                _clean(cost),
                head.targets,
                changed(verb, CLEAN),
                limit=each,
                zones=effect.zones,
            )
        )
    yield replace(effect, choices=tuple(made))


def _finished(reader: Reader, setting: Setting, draft: Draft, optional: bool, at: int) -> Iterator[Effect]:
    """The effects that a head and the rest of the text can form."""
    if any(pick.pool.zones & Zone.DECK for pick in draft.targets):
        return  # a card in the deck cannot be a target: デッキからモンスター１体を選択し does not target
    for resolution, choices, remarks in _ways(reader, draft, at):
        if choices and not optional:
            continue
        remarks = {**remarks, **dict(draft.remarks)}
        if remarks.get("limit") is not None and draft.limit is not None or not _of_a_link(resolution, draft.when):
            continue
        effect = _made(setting, draft, optional, resolution, remarks, choices=bool(choices))
        if effect is None:
            continue
        if choices:
            yield from _with_choices(effect, choices, setting, draft.each)
        else:
            yield effect


def _of_a_link(resolution: Verb | None, when: Occasion | None) -> bool:
    """Whether その効果, if it is negated, is a chain link's."""
    return isinstance(when, Activated | AnyOccasion) or not any(
        verb.negates in (Negation.ACTIVATION, Negation.EFFECT) for verb in verbs(resolution)
    )


def _made(
    setting: Setting, draft: Draft, optional: bool, resolution: Verb | None, remarks: dict[str, Any], *, choices: bool
) -> Effect | None:
    """The effect of a head, its processing and the remarks after it; ``None`` if they do not fit."""
    quick = bool(remarks.pop("quick", False))
    conditions = (*draft.conditions, *remarks.pop("conditions", ()))
    limit = remarks.pop("limit", draft.limit)
    still = remarks.pop("still", None) or (_whole(draft.conditions) if draft.still else None)
    cost = _paid(draft.costs)
    zones = _works_in(setting, draft, draft.zones or _lies(cost) or _lies(resolution), conditions)
    resolution = _of_its_damage(resolution, draft.when)
    kind = kind_of(setting, draft, zones, quick, optional, resolution)
    kind = used_once_a_battle(kind, setting, optional, limit, draft.when)
    if kind is None or remarks.get("quick_if") is not None and (kind is not EffectKind.IGNITION or choices):
        return None
    if kind is not EffectKind.ACTIVATION and resolution is None and not choices:
        return None
    timed = in_its_time(kind, replace(draft, conditions=conditions))
    steps = steps_of(draft.when) | step_of_conditions(timed.conditions)
    if steps and kind in (EffectKind.ACTIVATION, EffectKind.QUICK):
        remarks["steps"] = remarks.get("steps", Step(0)) | steps
    if still is not None and resolution is not None:
        resolution = If(still, resolution)
    return Effect(
        kind,
        None if kind is EffectKind.FLIP else timed.when,
        _whole(timed.conditions),
        _clean(cost),
        draft.targets,
        _clean(resolution),
        (),
        optional or _by_choice(kind, draft),
        Timing.WHEN if at_once(kind, timed.when) else draft.timing,
        limit,
        zones,
        **remarks,
    )


def _by_choice(kind: EffectKind, draft: Draft) -> bool:
    """Whether nothing can make a player activate an effect, whatever its text says."""
    return kind is EffectKind.ACTIVATION or kind is EffectKind.QUICK and draft.when is None


def _of_its_damage(resolution: Verb | None, when: Occasion | None) -> Verb | None:
    """The processing; without an event of damage, DAMAGE_TAKEN is the damage of the effect itself."""
    if resolution is None or any(each.event in DAMAGES for each in whens(when)):
        return resolution
    return replaced(resolution, DAMAGE_TAKEN, The(Number.DAMAGE_DEALT))


def _clean(verb: Verb | None) -> Verb | None:
    """The verb without notes about the place of this card."""
    return None if verb is None else changed(verb, CLEAN)


def _works_in(setting: Setting, draft: Draft, lies: Zone, conditions: tuple[Condition, ...]) -> Zone:
    """Where an effect works; 0: in the usual place of its kind.

    :param lies: the place of this card that the text names.
    """
    if not lies and NOT_SENT_THIS_TURN in conditions:
        lies = Zone.GRAVEYARD
    if not lies and (
        any(each.while_equipped for each in conditions)
        or setting.monster
        and (IS_EQUIPPED in conditions or draft.when is not None and EQUIPPED in nodes(draft.when))
    ):
        lies = Zone.SPELL_TRAP_ZONE
    zones = usual(setting, lies)
    gone = (EventKind.SENT_TO_GRAVEYARD, EventKind.BANISHED)
    if not draft.zones and of_itself(draft.when) and all(each.event in gone for each in whens(draft.when)):
        return Zone(0)
    return zones


def _lies(verb: Verb | None) -> Zone:
    """The place of this card that the text names."""
    for node in nodes(verb):
        if isinstance(node, Ref) and place_of_this(node):
            return place_of_this(node)
        if isinstance(node, Pick) and node.including == IS_THIS and not node.pool.zones & Zone.FIELD:
            return node.pool.zones  # このカードを含む〜: this card is in the same place
    return Zone(0)
