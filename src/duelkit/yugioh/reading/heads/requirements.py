"""What a head requires: a limit, where this card is, conditions and costs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from duelkit.yugioh.language.base import Filter, Verb, nodes
from duelkit.yugioh.language.card import ONCE_PER_BATTLE, ONCE_PER_TURN, ONCE_WHILE_FACE_UP, Limit, LimitScope
from duelkit.yugioh.language.clauses import Are
from duelkit.yugioh.language.selections import THIS
from duelkit.yugioh.language.terms import Zone
from duelkit.yugioh.reading.grammar.mentions import this_named_before
from duelkit.yugioh.reading.grammar.objects import asked_for
from duelkit.yugioh.reading.grammar.patterns import reads, terms
from duelkit.yugioh.reading.grammar.reader import Reader
from duelkit.yugioh.reading.heads.draft import Draft
from duelkit.yugioh.words.conditions.meaning import NOT_SENT_THIS_TURN

MOST_CONDITIONS = 3
MOST_COSTS = 2

terms(
    "HEAD_LIMIT",
    {
        "1ターンに1度、": ONCE_PER_TURN,
        "1ターンに1度だけ[、|]": ONCE_PER_TURN,
        "1ターンに3度まで、": Limit(LimitScope.THIS_CARD, 3),
        "1ターンに2度[まで|]、": Limit(LimitScope.THIS_CARD, 2),
        "1度の戦闘につき1度、": ONCE_PER_BATTLE,
        "このカードがフィールドに表側表示で存在する限り1度だけ[、|]": ONCE_WHILE_FACE_UP,
        "このカードが[モンスターゾーンに|]表側表示で存在する限り1度だけ、": ONCE_WHILE_FACE_UP,
        "このカードがPゾーンに存在する限り1度だけ、": ONCE_WHILE_FACE_UP,
    },
)


def limits(reader: Reader, draft: Draft, at: int) -> Iterator[tuple[Draft, int]]:
    """１ターンに１度、."""
    if draft.limit is None:
        for limit, end in reader.read("HEAD_LIMIT", at):
            yield replace(draft, limit=limit), end


terms("LYING", {"このカードが[除外されている状態で|除外状態で]、": (Zone.BANISHED, True)})
reads("LYING", "このカードが{zones:ZONES}にある場合、", lambda zones: (zones, False))
reads("LYING", "このカードが{zones:ZONES}に存在[する場合、|する場合に|し、]", lambda zones: (zones, False))
reads("LYING", "このカードが[既に|]{zones:ZONES}に存在する状態で、", lambda zones: (zones, True))
reads("LYING", "このカードが{zones:FACE_UP_IN}[する場合、|する場合に|し、]", lambda zones: (zones, False))
reads("LYING", "このカードが[既に|]{zones:FACE_UP_IN}する状態で、", lambda zones: (zones, True))
reads("FACE_UP_IN", "{zones:ZONES}に表側表示で存在", lambda zones: None if zones & ~Zone.FIELD else zones)


def places(reader: Reader, draft: Draft, at: int) -> Iterator[tuple[Draft, int]]:
    """このカードが墓地に存在する場合、; このカードが既にモンスターゾーンに存在する状態で、."""
    if not draft.zones and not draft.already:
        for (zones, already), end in reader.read("LYING", at):
            yield replace(draft, zones=zones, already=already), end


reads("HEAD_CONDITION", "{held:CONDITIONS.plain}[場合、|場合に|時、|時に|場合にのみ|場合のみ]", lambda held: held)
reads("HEAD_CONDITION", "{held:IN_THE_TURN}[ターンに、|ターンに|ターン、]", lambda held: held)
reads("HEAD_CONDITION", "{held:CONDITION.stem}、", lambda held: held)
reads("HEAD_CONDITION", "{held:CONDITION.if}[、|]", lambda held: held)
reads("HELD_STATE", "{held:CONDITIONS.plain}状態で、", lambda held: held)
reads("DREW_THIS", "このカードをドローした", lambda: True)


def conditions(reader: Reader, draft: Draft, at: int) -> Iterator[tuple[Draft, int]]:
    """自分フィールドに「X」が存在する場合、."""
    if len(draft.conditions) > MOST_CONDITIONS:
        return
    for condition, end in reader.read("HEAD_CONDITION", at):
        yield draft.under(condition), end
    if not this_named_before(reader, at):
        for condition, end in reader.read("HELD_STATE", at):
            if any(reader.read("DREW_THIS", end)):
                continue  # how the hand was before the draw
            yield draft.under(condition), end


def _paid(verb: Verb) -> Verb | None:
    """The verb, unless the rest of the cost depends on a card that it reveals."""
    return None if any(isinstance(node, Filter) and node.needs_revealed for node in nodes(verb)) else verb


for _verb in ("VERB", "PAIR"):
    reads("COST", f"{{verb:{_verb}.stem}}、", _paid)
    reads("COST", f"{{verb:{_verb}.te}}[、|]", _paid)
for _form in ("stem", "te"):
    reads("DONE_TO_THOSE", f"{{number:OF_THOSE}}を{{fate:FATE.{_form}}}", lambda number, fate: (number, fate))
terms("NOT_SENT", {"このターンに墓地へ送られていない": NOT_SENT_THIS_TURN})
for _end in ("{fate:FATE.stem}、", "{fate:FATE.te}[、|]"):
    reads(
        "THIS_PAID", f"{{state:STATE_TO_PAY}}このカードを{_end}", lambda state, fate: (Are(THIS, state), fate.of(THIS))
    )


def costs(reader: Reader, draft: Draft, at: int) -> Iterator[tuple[Draft, int]]:
    """What is paid: 手札を１枚捨て、, Ｘ召喚したこのカードをリリースして."""
    if not draft.costs:
        for condition, end in reader.read("NOT_SENT", at):
            yield draft.under(condition), end
    if draft.targets:
        if not draft.costs:
            for verb, end in reader.read("DECLARED_LATER", at):
                yield draft.paying(verb), end
        return
    if len(draft.costs) < MOST_COSTS:
        for verb, end in reader.read("COST", at):
            yield draft.paying(verb), end
    if draft.costs:
        return
    for (number, fate), end in reader.read("DONE_TO_THOSE", at) if draft.when is None else ():
        pick = asked_for(draft.conditions, number)
        if pick is not None:
            yield draft.paying(fate.of(pick)), end
    for (condition, verb), end in reader.read("THIS_PAID", at):
        yield draft.under(condition).paying(verb), end
