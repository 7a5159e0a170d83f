"""The targets that a head names: 相手フィールドのモンスター１体を対象として."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from duelkit.yugioh.language.base import All, Filter, Occasion, Pool
from duelkit.yugioh.language.nouns import IS_THIS, MONSTER, AnyCard, IsAmong
from duelkit.yugioh.language.selections import Pick
from duelkit.yugioh.language.terms import EventKind, Side, Zone
from duelkit.yugioh.reading.grammar.discourse import parts_of
from duelkit.yugioh.reading.grammar.marks import Mark, marked
from duelkit.yugioh.reading.grammar.nouns import within
from duelkit.yugioh.reading.grammar.numbers import Number, counted
from duelkit.yugioh.reading.grammar.objects import asked_for
from duelkit.yugioh.reading.grammar.patterns import reads, terms
from duelkit.yugioh.reading.grammar.reader import Reader
from duelkit.yugioh.reading.heads.draft import Draft
from duelkit.yugioh.reading.heads.occasions import events_of, who_of

MOST_TARGETS: Final = 2
ALONE, FIRST, RANGE = "alone", "first", "range"
"""The words for targeting: を対象として; と, before a second target; without を, after a range."""
terms("TARGETED", {"を[対象として|対象とし、]": ALONE, "と[、|]": FIRST, "[対象として|対象とし、]": RANGE})
reads("AIM", "{found:POOL}{number:NUMBER}", lambda found, number: number.of(found))
reads("AIM", "{pick:AIMED}", lambda pick: pick)


def _of_different_names(place: Pool, which: Filter, number: Number) -> Pick | None:
    return number.of(within(which, place), different_names=True) if number.most != 1 else None


for _place in ("{place:WHERE}の", "{place:BANISHED_OF}"):
    reads("AIMED", f"{_place}カード名が異なる{{which:NOUNS}}[を|]{{number:NUMBER}}", _of_different_names)
reads("BANISHED_OF", "除外されている{side:OWNER}", lambda side: Pool(AnyCard(), Zone.BANISHED, side))
reads("AIMED_AFTER", "{found:POOL}を{number:RANGE}[対象として|対象とし、]", lambda found, number: number.of(found))
reads("AIMED_AT_ALL", "{pick:SO_MANY}[対象として|対象とし、]", lambda pick: (pick,))
terms("OF_BOTH_SIDES", {"[自分及び相手|自分・相手|お互いの]": True})
for _unit in ("体", "枚"):
    reads("EACH_OF_BOTH", f"{{found:POOL}}を1{_unit}ずつ対象として", lambda found, unit=_unit: (found, unit))
    reads(
        "AIMED_AT_ALL",
        f"{{first:POOL}}と[、|]{{second:POOL}}[を1{_unit}ずつ対象として|1{_unit}ずつを対象として]",
        lambda first, second, unit=_unit: tuple(Pick(counted(each, unit)) for each in (first, second)),
    )
    for _other in ("体", "枚"):
        reads(
            "AIMED_AT_ALL",
            f"{{place:WHERE}}の[、|]{{one:NOUN}}1{_unit}と{{two:NOUN}}1{_other}を対象として",
            lambda place, one, two, unit=_unit, other=_other: (
                Pick(counted(within(one, place), unit)),
                Pick(counted(within(two, place), other)),
            ),
        )
for _unit, _any in (("1体", MONSTER), ("1枚", AnyCard())):
    reads("ONE_OF_EVENT", f"その{{which:NOUN}}[の内の|]{_unit}", lambda which, least=_any: (which, least))
    terms("ONE_OF_EVENT", {f"その内の{_unit}": (_any, _any)})


def targets(reader: Reader, draft: Draft, at: int) -> Iterator[tuple[Draft, int]]:
    """One further target, or all of them."""
    if len(draft.targets) >= MOST_TARGETS:
        return
    for pick, end in _aimed(reader, draft, at):
        yield from _targeted(reader, draft, pick, end)
    for pick, end in reader.read("AIMED_AFTER", at):
        yield draft.aiming(pick), end
    if draft.targets:
        return
    for picks, end in reader.read("AIMED_AT_ALL", at):
        yield draft.aiming(*picks), end
    if reader.read("OF_BOTH_SIDES", at):
        for (found, unit), end in reader.read("EACH_OF_BOTH", at):
            if found.side is Side.EITHER and not found.more:
                sides = (replace(found, side=side) for side in (Side.YOU, Side.OPPONENT))
                yield draft.aiming(*(Pick(counted(each, unit)) for each in sides)), end


def _aimed(reader: Reader, draft: Draft, at: int) -> Iterator[tuple[Pick, int]]:
    """What may be targeted, before を対象として."""
    yield from reader.read("AIM", at)
    if draft.when is None:
        for number, end in reader.read("OF_THOSE", at):
            pick = asked_for(draft.conditions, number)
            if pick is not None:
                yield pick, end
        return
    yield from reader.read("ATTACKING", at)
    zones = _where_now(draft.when)
    if zones and not draft.targets:
        for (which, least), end in reader.read("ONE_OF_EVENT", at):
            yield Pick(Pool(_of_the_event(draft.when, which, least), zones, Side.EITHER)), end


def _targeted(reader: Reader, draft: Draft, pick: Pick, at: int) -> Iterator[tuple[Draft, int]]:
    for how, end in reader.read("TARGETED", at):
        if how is FIRST and draft.targets:
            continue
        if how is RANGE and (not pick.different_names or pick.least == pick.most):
            continue
        yield draft.aiming(pick), end


_AFTER: Final = {
    EventKind.SUMMONED: Zone.FIELD,
    EventKind.SENT_TO_GRAVEYARD: Zone.GRAVEYARD,
    EventKind.BANISHED: Zone.BANISHED,
    EventKind.DESTROYED: Zone.GRAVEYARD | Zone.BANISHED,
}
"""Where the cards of an event are after it."""


def _where_now(when: Occasion | None) -> Zone:
    """Where the cards of an event are after it; 0 if that is uncertain."""
    events = events_of(when)
    found = {_AFTER.get(each.event, Zone(0)) for each in events}
    return found.pop() if len(found) == 1 and not any(IS_THIS in who_of(each) for each in events) else Zone(0)


def _of_the_event(when: Occasion | None, which: Filter, least: Filter) -> Filter:
    """その内の１体, その表側表示モンスターの内の１体: one of the cards of the event.

    Properties that the event demands already are left out.
    """
    known = [who_of(each) for each in events_of(when)]
    parts = [part for part in parts_of(which) if not all(part in each for each in known)]
    parts += [least] if least not in parts and least == MONSTER else []
    return All((IsAmong(marked(Mark("that", which))), *parts))
