"""Continuous Effects (永続効果): statements, each with its own conditions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import reduce
from operator import or_
from typing import Any, Final

from duelkit.yugioh.language.base import All, AllHold, Condition, Filter, Modifier, Pool, nodes
from duelkit.yugioh.language.card import Effect, EffectKind
from duelkit.yugioh.language.clauses import Are, While
from duelkit.yugioh.language.nouns import MONSTER, IsAmong
from duelkit.yugioh.language.selections import EACH, EQUIPPED, THIS, Ref
from duelkit.yugioh.language.terms import CardType, Side, Zone
from duelkit.yugioh.reading.clauses import CLEAN, THAT_ONE, Lies, about, leads, predicates, whole
from duelkit.yugioh.reading.grammar.discourse import parts_of
from duelkit.yugioh.reading.grammar.marks import place_of_this
from duelkit.yugioh.reading.grammar.mentions import goes_on_about_place
from duelkit.yugioh.reading.grammar.patterns import Found, reads, terminal, terms
from duelkit.yugioh.reading.grammar.reader import Reader
from duelkit.yugioh.reading.grammar.references import changed
from duelkit.yugioh.words.battle.meaning import IsBattling

Body = tuple[tuple[Condition, ...], tuple[Modifier, ...], int]
"""Conditions, modifiers, and where the words end."""
Whom = tuple[tuple[Condition, ...], Any]
"""Conditions that the words imply, and the subject of a clause."""
terms("FULL_STOP", {"。": True})
terms("MOREOVER", {"[また、|]": True})
for _kind in ("INSTEAD", "ONLY_ONE", "STANDING"):
    reads("WHOLE_RULE", f"{{rule:{_kind}}}", lambda rule: rule if isinstance(rule, tuple) else (rule,))
reads("WHOLE_RULE", "{rule:RULE.plain}", lambda rule: rule)
reads("RULE_AND", "{rule:RULE.stem}、", lambda rule: rule)
reads("WHOM", "{subject:SUBJECT}", lambda subject: ((), subject))
reads("WHOM", "{state:STATE}このカード", lambda state: ((Are(THIS, state),), THIS))
for _words, _side in (("自分の", Side.YOU), ("相手の", Side.OPPONENT)):
    reads(
        "WHOM",
        f"{{part:ADJECTIVE}}{_words}{{which:NOUNS}}",
        lambda part, which, side=_side: ((), Pool(All((part, which)), Zone.FIELD, side)),
    )


def _subjects(reader: Reader, at: int) -> Iterator[tuple[Whom, int]]:
    """The subjects of a clause; monsters without a place, unless the sentence continues about those of a place."""
    yield from reader.read("WHOM", at)
    if not goes_on_about_place(reader, at):
        for which, end in reader.read("NOUN", at):
            if which != MONSTER and MONSTER in parts_of(which):
                yield ((), Pool(which, Zone.FIELD, Side.EITHER)), end


def _body(reader: Reader, at: int) -> Iterator[Body]:
    """Clauses without conditions before them; a state of this card can precede its name."""
    for modifiers, end in reader.read("WHOLE_RULE", at):
        yield (), modifiers, end
    for modifiers, end in reader.read("RULE_AND", at):
        yield from _then(reader, (), modifiers, end)
    for (own, subject), middle in _subjects(reader, at):
        for modifiers, until, end, goes_on in predicates(reader, middle, first=True):
            if until is not None or _of_this_alone(subject, modifiers):
                continue
            if isinstance(subject, Pool):
                modifiers = changed(modifiers, {THAT_ONE: EACH})
            applied = about(subject, modifiers)
            if not goes_on:
                yield own, applied, end
                continue
            yield from _then(reader, own, applied, end)
            if isinstance(subject, Pool):
                yield from _others_there(reader, own, subject, applied, end)


def _of_this_alone(subject: Any, modifiers: tuple[Modifier, ...]) -> bool:
    """Whether a modifier that only this card can have is applied to others."""
    return isinstance(subject, Pool) and any(
        isinstance(node, Modifier) and node.only_this_card() for node in nodes(modifiers)
    )


def _others_there(
    reader: Reader, own: tuple[Condition, ...], there: Pool, before: tuple[Modifier, ...], at: int
) -> Iterator[Body]:
    """フィールドの光属性モンスターの攻撃力は500アップし、闇属性モンスターの攻撃力は400ダウンする: the same place."""
    for which, middle in reader.read("NOUN", at):
        for modifiers, until, end, goes_on in predicates(reader, middle, first=True):
            if until is None and not goes_on:
                yield own, before + about(replace(there, filter=which), modifiers), end


def _of_battle(reader: Reader, at: int) -> Iterator[Body]:
    """Clauses about the battle that the preceding condition names."""
    for modifiers, end in reader.read("OF_BATTLE.plain", at):
        yield (), modifiers, end


def _then(reader: Reader, own: tuple[Condition, ...], before: tuple[Modifier, ...], at: int) -> Iterator[Body]:
    for more, rest, end in _body(reader, at):
        if not more:
            yield own, before + rest, end


@terminal("STATEMENTS")
def _statements(reader: Reader, at: int) -> Iterator[Found]:
    """The sentences of a Continuous Effect up to the end of the text: the conditions and modifiers of each."""
    for conditions, begin in leads(reader, at):
        for own, modifiers, end in (
            *_body(reader, begin),
            *(_of_battle(reader, begin) if any(isinstance(node, IsBattling) for node in nodes(conditions)) else ()),
        ):
            this = (conditions + own, modifiers)
            for _, stop in reader.read("FULL_STOP", end):
                if reader.text[stop:] in ("", NOT_NEGATED):
                    yield (this,), stop
                    continue
                for _, after in reader.read("MOREOVER", stop):
                    for rest, last in reader.read("STATEMENTS", after):
                        yield (this, *rest), last


NOT_NEGATED: Final = "この効果は無効化されない。"


def continuous(reader: Reader, types: CardType, *, pendulum: bool = False) -> Iterator[Effect]:
    """All readings of the text as a Continuous Effect."""
    for statements, end in reader.read("STATEMENTS", 0):
        lasting = reader.text[end:] == NOT_NEGATED
        if end != len(reader.text) and not lasting:
            continue
        lying = _lying(statements, types, pendulum=pendulum)
        if (
            len(lying) > 1
            or not _all_known(statements)
            or any(_of_a_turn(conditions, applied) for conditions, applied in statements)
        ):
            continue
        condition, modifiers = _gathered(statements)
        yield Effect(
            EffectKind.CONTINUOUS,
            None,
            condition,
            modifiers=modifiers,
            zones=reduce(or_, lying, Zone(0)),
            cannot_be_negated=lasting or len(modifiers) == 1 and modifiers[0].never_negated,
        )


Statement = tuple[tuple[Condition, ...], tuple[Modifier, ...]]


def _lying(statements: tuple[Statement, ...], types: CardType, *, pendulum: bool) -> set[Zone]:
    """The places of this card that the text names, except the usual one."""
    if pendulum:
        usual = Zone.PENDULUM_ZONE
    elif types & CardType.MONSTER:
        usual = Zone.MONSTER_ZONE
    else:
        usual = Zone.FIELD_ZONE if types & CardType.FIELD else Zone.SPELL_TRAP_ZONE
    lying = {node.zones for node in nodes(statements) if isinstance(node, Lies)}
    lying |= {place_of_this(node) for node in nodes(statements) if isinstance(node, Ref) and place_of_this(node)}
    lying -= {usual, Zone.FIELD}
    if EQUIPPED in nodes(statements) and types & CardType.MONSTER:
        lying.add(Zone.SPELL_TRAP_ZONE)
    return lying


def _all_known(statements: tuple[Statement, ...]) -> bool:
    """Whether every card that is mentioned is known."""
    return IsAmong(EACH) not in nodes(statements) and not any(
        isinstance(node, Ref) and node.slot <= -90 and not place_of_this(node) for node in nodes(statements)
    )


def _gathered(statements: tuple[Statement, ...]) -> tuple[Condition | None, tuple[Modifier, ...]]:
    """The condition of a single statement, and the modifiers; several statements keep their conditions."""
    modifiers: tuple[Modifier, ...] = ()
    for conditions, applied in statements:
        needed = tuple(each for part in conditions for each in _needed(part))
        clean = tuple(changed(each, CLEAN) for part in applied for each in _placed(part))
        if needed and len(statements) == 1:
            return whole(needed), clean
        modifiers += (While(whole(needed), clean),) if needed else clean
    return None, modifiers


def _of_a_turn(conditions: tuple[Condition, ...], applied: tuple[Modifier, ...]) -> bool:
    """このカードがＳ召喚したターン、自分は〜できない: lasts after the card has left, which no Continuous Effect does."""
    this_turn = any(isinstance(node, Filter) and node.arrived_this_turn() for node in nodes(conditions))
    return this_turn and any(each.bound_side() is not None for each in applied)


def _needed(part: Condition) -> tuple[Condition, ...]:
    """The parts of a condition, without notes."""
    if isinstance(part, AllHold):
        return tuple(each for inner in part.parts for each in _needed(inner))
    return () if isinstance(part, Lies) else (part,)


def _placed(part: Modifier) -> tuple[Modifier, ...]:
    """A modifier, without notes in its conditions."""
    if not isinstance(part, While):
        return (part,)
    needed = _needed(part.condition)
    inner = tuple(each for modifier in part.modifiers for each in _placed(modifier))
    return (While(whole(needed), inner),) if needed else inner
