"""What applies is read (適用): sentences that say of cards or players what they are, may and may not.

``CLAUSES`` is such a sentence within a processing, which may tell how long it applies; ``STATEMENT`` stands in an
effect that applies without being activated (永続効果), under its own conditions.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import reduce
from operator import or_
from typing import Any, Final

from duelkit.yugioh.language.base import All, AllHold, Condition, Modifier, Not, Pool, nodes
from duelkit.yugioh.language.card import Effect, EffectKind
from duelkit.yugioh.language.clauses import Are, While
from duelkit.yugioh.language.nouns import ATTACK_POSITION, DEFENSE_POSITION, FACE_UP, MONSTER, IsAmong
from duelkit.yugioh.language.selections import EACH, EQUIPPED, THIS, Every, Ref
from duelkit.yugioh.language.terms import CardType, Change, Handling, Side, Stat, Until, Zone
from duelkit.yugioh.reading.grammar.nouns import (
    ITSELF,
    PLACES_OF_THIS,
    SUBJECT,
    Mark,
    mark_of,
    marked,
    place_of_this,
    this_in,
)
from duelkit.yugioh.reading.grammar.patterns import Found, reads, terminal
from duelkit.yugioh.reading.grammar.reader import Reader
from duelkit.yugioh.reading.grammar.references import changed, parts_of
from duelkit.yugioh.words.battle.meaning import IsBattling
from duelkit.yugioh.words.controlling.meaning import TakesControl
from duelkit.yugioh.words.figures.meaning import ChangeStat
from duelkit.yugioh.words.links.meaning import InExtraMonsterZone
from duelkit.yugioh.words.moving.meaning import Redirected
from duelkit.yugioh.words.permissions.meaning import Cannot
from duelkit.yugioh.words.summoning.meaning import OnlyOne, WasSummoned

UNTIL: Final = {
    "ターン終了時まで": Until.END_OF_TURN,
    "このターン": Until.END_OF_TURN,
    "このターン中": Until.END_OF_TURN,
    "エンドフェイズまで": Until.END_PHASE,
    "バトルフェイズ終了時まで": Until.END_OF_BATTLE_PHASE,
    "次の相手ターン終了時まで": Until.OPPONENTS_NEXT_END,
    "次の自分ターン終了時まで": Until.YOUR_NEXT_END,
    "次の相手ターンの終了時まで": Until.OPPONENTS_NEXT_END,
    "次の自分ターンの終了時まで": Until.YOUR_NEXT_END,
    "そのダメージ計算時のみ": Until.DAMAGE_CALCULATION,
    "そのダメージステップ終了時まで": Until.END_OF_DAMAGE_STEP,
    "ダメージステップ終了時まで": Until.END_OF_DAMAGE_STEP,
    "相手ターン終了時まで": Until.OPPONENTS_TURN_END,
    "相手ターンの終了時まで": Until.OPPONENTS_TURN_END,
    "次のターンの終了時まで": Until.NEXT_TURN_END,
    "次のターン終了時まで": Until.NEXT_TURN_END,
    "次の自分スタンバイフェイズまで": Until.YOUR_NEXT_STANDBY,
}
for _words, _until in UNTIL.items():
    reads("UNTIL", f"{_words}[、|]", lambda until=_until: until)
reads("WHILE", "{until:UNTIL}", lambda until: until)
reads("WHILE", "", lambda: Until.LEAVES)

THAT_ONE: Final = marked(Mark("that", MONSTER))
"""そのモンスター, where nothing else was spoken of: each of those that something applies to."""
CLEAN: Final = {this_in(zones): THIS for zones in PLACES_OF_THIS} | {ITSELF: THIS}
"""このカード, without the place where the text says that it lies."""


def _skip(reader: Reader, at: int, word: str) -> int:
    """Where the text goes on after this word, or -1 if it does not stand here."""
    if not reader.text.startswith(word, at):
        return -1
    reader.reached(at + len(word))
    return at + len(word)


@dataclass(frozen=True, slots=True)
class Lies(Condition):
    """This card lies in one of these zones: a note for where the effect works."""

    zones: Zone


Said = tuple[tuple[Modifier, ...], Until | None, int, bool]
"""Modifiers, until when they apply, where the words end, and whether the sentence must go on (〜ず、)."""
Body = tuple[tuple[Condition, ...], tuple[Modifier, ...], int]
"""Conditions, modifiers, and where the words end."""


@terminal("CLAUSES")
def _clauses(reader: Reader, at: int) -> Iterator[Found]:
    """A sentence of modifiers before its full stop: (whom it is about or nothing, the modifiers, until when)."""
    starts: list[Found] = [(None, at), *reader.read("UNTIL", at)]
    for until, begin in starts:
        for modifiers, end in reader.read("RULE.plain", begin):
            yield (None, modifiers, until), end
        for modifiers, end in reader.read("RULE.stem", begin):
            middle = _skip(reader, end, "、")
            for rest, last in reader.read("CLAUSES", middle) if middle > 0 else ():
                if rest[2] is None:
                    yield (None, modifiers + about(rest[0], rest[1]), until), last
            for more, last in _same_player(reader, begin, middle) if middle > 0 else ():
                yield (None, modifiers + more, until), last
        for modifiers, subject, end in _while_it_stays(reader, begin) if until is None else ():
            yield (subject, modifiers, None), end
        for subject, middle in _subjects(reader, begin):
            for modifiers, late, end, goes_on in predicates(reader, middle, first=True):
                if IsAmong(ITSELF) in nodes(modifiers) and subject != THIS:
                    continue
                if any(isinstance(each, TakesControl) for each in modifiers):
                    continue  # here it is something done
                if not goes_on and (until is None or late is None):
                    yield _for_good(_there(subject, late), modifiers, until if late is None else late), end


def _same_player(reader: Reader, begin: int, at: int) -> Iterator[tuple[tuple[Modifier, ...], int]]:
    """自分は〜できず、〜しか特殊召喚できない: what follows is about the player named first."""
    lead = next(
        (words for words in ("自分は", "相手は", "お互いに", "お互いは") if reader.text.startswith(words, begin)), ""
    )
    if lead:
        told = Reader(lead + reader.text[at:], reader.lexicon, monster=reader.monster, own=reader.own)
        for modifiers, end in told.read("RULE.plain", 0):
            yield modifiers, end - len(lead) + at


def _while_it_stays(reader: Reader, at: int) -> Iterator[tuple[tuple[Modifier, ...], Ref, int]]:
    """この効果で特殊召喚したモンスターが表側表示で存在する限り、自分は〜: what binds a player as long as a card stays."""
    for subject, middle in reader.read("REF", at):
        mark = mark_of(subject)
        for words in _STAYING if mark is not None and mark.word == Handling.SPECIAL_SUMMONED else ():
            begin = _skip(reader, middle, words)
            for modifiers, end in reader.read("RULE.plain", begin) if begin > 0 else ():
                if all(isinstance(each, Cannot) and each.side is not None and each.to is None for each in modifiers):
                    yield modifiers, subject, end


_STAYING: Final = tuple(f"が{place}表側表示で存在する限り、" for place in ("", "フィールドに", "モンスターゾーンに"))


def _there(subject: Any, late: Until | None) -> Any:
    """Whom it is about: said first and then until when, those that are there; 〜まで、自分フィールドの…: later ones too."""
    return Every(subject) if late is not None and isinstance(subject, Pool) else subject


def _for_good(
    subject: Any, modifiers: tuple[Modifier, ...], until: Until | None
) -> tuple[Any, tuple[Modifier, ...], Until | None]:
    """そのモンスターは、フィールドに表側表示で存在する限り: for as long as what it applies to stays, as it does anyway."""
    if not isinstance(subject, Ref) or until is not None:
        return subject, modifiers, until
    clean: tuple[Modifier, ...] = ()
    for each in modifiers:
        stays = (
            isinstance(each, While)
            and isinstance(each.condition, Lies)
            and each.condition.zones in (Zone.FIELD, Zone.MONSTER_ZONE)
        )
        clean += each.modifiers if stays and isinstance(each, While) else (each,)
    return subject, clean, until


@terminal("CLAUSES.stem")
def _stem_clauses(reader: Reader, at: int) -> Iterator[Found]:
    """The same, its last verb in the form after which the sentence goes on, before the comma."""
    starts: list[Found] = [(None, at), *reader.read("UNTIL", at)]
    for until, begin in starts:
        for modifiers, end in reader.read("RULE.stem", begin):
            yield (None, modifiers, until), end
        for subject, middle in _subjects(reader, begin):
            for modifiers, late, end, goes_on in predicates(reader, middle, first=True):
                if goes_on and (until is None or late is None):
                    yield (_there(subject, late), modifiers, until if late is None else late), end - 1


def _subjects(reader: Reader, at: int) -> list[Found]:
    """Whom a clause is about; all of a place (全ての) rather than some card of it."""
    every = reader.read("EVERYONE", at)
    whole_of = [end for _, end in every]
    return [*(each for each in reader.read("SUBJECT", at) if each[1] not in whole_of), *every]


def about(subject: Any, modifiers: Iterable[Modifier]) -> tuple[Modifier, ...]:
    """The modifiers, told of whom they are."""
    if isinstance(subject, Every):
        subject = subject.pool
    if subject is None:
        return tuple(modifiers)
    this = isinstance(subject, Ref) and (subject == THIS or bool(place_of_this(subject)))
    return tuple(changed(each, {SUBJECT: subject, ITSELF: THIS if this else EACH}) for each in modifiers)


def predicates(reader: Reader, at: int, *, first: bool) -> Iterator[Said]:
    """は戦闘では破壊されず、攻撃できない: what is said of one subject.

    :param first: the subject stands directly before; otherwise the sentence goes on about it.
    """
    if first:
        for modifiers, end in reader.read("PREDICATE.plain", at):
            yield modifiers, None, end, False
        for modifiers, end in reader.read("PREDICATE.stem", at):
            yield from _going_on(reader, modifiers, None, end)
        yield from _figures_until(reader, at)
    for kind, stats, begin in _topics(reader, at, first):
        for until, conditions, middle in _adverbials(reader, begin, first):
            for form in ("plain", "stem"):
                for said, end in reader.read(f"{kind}.{form}", middle):
                    modifiers = _figures(stats, *said) if stats else said
                    if conditions:
                        modifiers = (While(whole(conditions), modifiers),)
                    if form == "plain":
                        yield modifiers, until, end, False
                    else:
                        yield from _going_on(reader, modifiers, until, end)


def _figures_until(reader: Reader, at: int) -> Iterator[Said]:
    """はターン終了時まで、攻撃力が８００ダウンし、〜: until when, and then the figures."""
    begin = _skip(reader, at, "は")
    for until, middle in reader.read("UNTIL", begin + reader.text.startswith("、", begin)) if begin > 0 else ():
        for kind, stats, start in _parts(reader, middle, ("が",)):
            for said, end in reader.read(f"{kind}.stem", start):
                modifiers = _figures(stats, *said) if stats else said
                yield from _going_on(reader, modifiers, until, end)


def _going_on(reader: Reader, before: tuple[Modifier, ...], until: Until | None, at: int) -> Iterator[Said]:
    middle = _skip(reader, at, "、")
    if middle < 0:
        return
    yield before, until, middle, True
    for more, late, end, goes_on in predicates(reader, middle, first=False):
        if until is None or late is None:
            yield before + more, until if late is None else late, end, goes_on


def _topics(reader: Reader, at: int, first: bool) -> Iterator[tuple[str, Any, int]]:
    """は, の攻撃力は, の効果は: (the kind of phrase that follows, the figures, where it begins)."""
    if not first:
        yield "MORE", None, at
        yield from _parts(reader, at, ("は", "が", "も"))
        return
    for word in ("は", "は、"):
        begin = _skip(reader, at, word)
        if begin > 0:
            yield "MORE", None, begin
            yield from _parts(reader, begin, ("が", "は"))
    begin = _skip(reader, at, "の")
    if begin > 0:
        yield from _parts(reader, begin, ("は", "は、"))


def _parts(reader: Reader, at: int, particles: tuple[str, ...]) -> Iterator[tuple[str, Any, int]]:
    for stats, middle in reader.read("FIGURES", at):
        for word in particles:
            begin = _skip(reader, middle, word)
            if begin > 0:
                yield "CHANGE", stats, begin
                if stats[0] in (Stat.LEVEL, Stat.RANK, Stat.SCALE):
                    yield "LEVELS", stats, begin
    for noun, kind in (("効果", "NEGATED"), ("カード名", "NAMING")):
        for word in particles:
            begin = _skip(reader, at, noun + word)
            if begin > 0:
                yield kind, None, begin


def _adverbials(reader: Reader, at: int, first: bool) -> Iterator[tuple[Until | None, tuple[Condition, ...], int]]:
    """What stands between a subject and what is said of it: until when, or under which conditions."""
    yield None, (), at
    for until, begin in reader.read("UNTIL", at):
        yield until, (), begin
    if first:
        for zones, middle in reader.read("HERE_OF_IT", at):
            for begin in _linked(reader, middle):
                for conditions, end in leads(reader, begin, 2):
                    yield None, (Lies(zones), *conditions), end
        for conditions, begin in leads(reader, at, 2):
            if begin > at:
                yield None, conditions, begin


def _figures(stats: tuple[Any, ...], change: Change, amount: Any) -> tuple[Modifier, ...]:
    """The changes of these figures; an amount that depends on the figure itself is a function of it."""
    made = []
    for stat in stats:
        own = ORIGINAL.get(stat)
        to = Change.BECOME_ORIGINAL if own is not None and change is Change.BECOME else change
        made.append(ChangeStat(to, stat if own is None else own, amount(stat) if callable(amount) else amount, SUBJECT))
    return tuple(made)


ORIGINAL: Final = {Stat.ORIGINAL_ATK: Stat.ATK, Stat.ORIGINAL_DEF: Stat.DEF, Stat.ORIGINAL_LEVEL: Stat.LEVEL}
"""The figure whose printed value it is."""


def whole(conditions: Iterable[Condition]) -> Condition:
    """One condition that says all of them."""
    flat: list[Condition] = []
    for each in conditions:
        flat += each.parts if isinstance(each, AllHold) else (each,)
    flat = list(dict.fromkeys(flat))
    return flat[0] if len(flat) == 1 else AllHold(tuple(flat))


def leads(reader: Reader, at: int, most: int = 3) -> Iterator[tuple[tuple[Condition, ...], int]]:
    """自分フィールドに「X」が存在し、このカードがモンスターゾーンに存在する限り、: what must be so, where the rest begins."""
    yield (), at
    if not most:
        return
    found: list[tuple[Condition, int]] = []
    for kind in ("HERE", "CONDITIONS"):
        for condition, end in reader.read(f"{kind}.plain", at):
            found += [(condition, middle) for middle in _linked(reader, end)]
    for condition, end in reader.read("DURING", at):
        found.append((condition, max(end, _skip(reader, end, "、"))))
    for condition, begin in found:
        for rest, last in leads(reader, begin, most - 1):
            yield (condition, *rest), last
    for kind in ("HERE", "CONDITION"):
        for condition, end in reader.read(f"{kind}.stem", at):
            begin = _skip(reader, end, "、")
            if begin > 0:
                for rest, last in leads(reader, begin, most - 1):
                    if last > begin:
                        yield (condition, *rest), last


def _linked(reader: Reader, at: int) -> Iterator[int]:
    for link in ("場合、", "場合のみ、", "場合に", "限り、", "限り", "間、"):
        middle = _skip(reader, at, link)
        if middle > 0:
            yield middle


_PLACES: Final = {
    "モンスターゾーン": Zone.MONSTER_ZONE,
    "魔法&罠ゾーン": Zone.SPELL_TRAP_ZONE,
    "フィールド": Zone.FIELD,
    "墓地": Zone.GRAVEYARD,
    "フィールドゾーン": Zone.FIELD_ZONE,
    "Pゾーン": Zone.PENDULUM_ZONE,
    "手札": Zone.HAND,
    "除外状態": Zone.BANISHED,
}
for _words, _zones in _PLACES.items():
    for _how in ("", "表側表示で") if _zones & Zone.FIELD else ("",):
        reads("HERE", f"このカードが{_words}に{_how}/存在する", lambda zones=_zones: Lies(zones))
        reads(
            "HERE",
            f"{{state:STATE}}このカードが{_words}に{_how}/存在する",
            lambda state, zones=_zones: AllHold((Lies(zones), Are(THIS, state))),
        )
        reads("HERE_OF_IT", f"{_words}に{_how}存在する", lambda zones=_zones: zones)
for _how, _position in (
    ("守備表示", DEFENSE_POSITION),
    ("攻撃表示", ATTACK_POSITION),
    ("表側守備表示", DEFENSE_POSITION),
    ("表側攻撃表示", ATTACK_POSITION),
):
    reads(
        "HERE",
        f"このカードが[モンスターゾーン|フィールド]に{_how}で/存在する",
        lambda position=_position: AllHold((Lies(Zone.MONSTER_ZONE), Are(THIS, position))),
    )
reads("HERE", "このカードが{zones:ZONES}に/存在する", Lies)
reads("HERE", "{zones:TRAP_MONSTER}がモンスターゾーンに[表側表示で|]/存在する", Lies)
reads(
    "HERE",
    "このカードがメインモンスターゾーンに/存在する",
    lambda: AllHold((Lies(Zone.MONSTER_ZONE), Are(THIS, Not(InExtraMonsterZone())))),
)
reads(
    "HERE",
    "このカードがEXモンスターゾーンに/存在する",
    lambda: AllHold((Lies(Zone.MONSTER_ZONE), Are(THIS, InExtraMonsterZone()))),
)
reads("HERE_OF_IT", "{zones:ZONES}に存在する", lambda zones: zones)
reads("HERE", "表側表示のこのカードが[モンスターゾーン|フィールド]に/存在する", lambda: Lies(Zone.FIELD))
reads("STATE", "{which:PROPERTY}", lambda which: which if which != FACE_UP else None)


def _body(reader: Reader, at: int) -> Iterator[Body]:
    """One clause after the other, without conditions before it; a state of this card stands with its name."""
    for modifiers, end in reader.read("RULE.plain", at):
        yield (), modifiers, end
    for modifiers, end in reader.read("RULE.stem", at):
        yield from _then(reader, (), modifiers, _skip(reader, end, "、"))
    for kind in ("INSTEAD", "ONLY_ONE", "STANDING"):
        for said, end in reader.read(kind, at):
            yield (), said if isinstance(said, tuple) else (said,), end
    subjects: list[tuple[tuple[Condition, ...], Any, int]] = [
        ((), subject, end) for subject, end in reader.read("SUBJECT", at)
    ]
    for own_side, side in (("自分の", Side.YOU), ("相手の", Side.OPPONENT)):
        for part, middle in reader.read("ADJECTIVE", at):
            begin = _skip(reader, middle, own_side)
            for which, end in reader.read("NOUNS", begin) if begin > 0 else ():
                subjects.append(((), Pool(All((part, which)), Zone.FIELD, side), end))
    for state, middle in reader.read("STATE", at):
        end = _skip(reader, middle, "このカード")
        if end > 0:
            subjects.append(((Are(THIS, state),), THIS, end))
    if not (
        reader.text.endswith(("し、", "ず、", "り、"), 0, at)
        and ("自分フィールドの" in reader.text[:at] or "相手フィールドの" in reader.text[:at])
    ):
        subjects += [
            ((), Pool(which, Zone.FIELD, Side.EITHER), end)
            for which, end in reader.read("NOUN", at)
            if which != MONSTER and MONSTER in parts_of(which)
        ]
    for own, subject, middle in subjects:
        for modifiers, until, end, goes_on in predicates(reader, middle, first=True):
            if until is not None or _of_this_alone(subject, modifiers):
                continue
            if isinstance(subject, Pool):
                modifiers = changed(modifiers, {THAT_ONE: EACH})
            if goes_on:
                yield from _then(reader, own, about(subject, modifiers), end)
                if isinstance(subject, Pool):
                    yield from _others_there(reader, own, subject, about(subject, modifiers), end)
            else:
                yield own, about(subject, modifiers), end


def _of_this_alone(subject: Any, modifiers: tuple[Modifier, ...]) -> bool:
    """Whether something that only this card can undergo is said of others."""
    return isinstance(subject, Pool) and any(
        isinstance(node, Redirected) and node.this_only for node in nodes(modifiers)
    )


def _others_there(
    reader: Reader, own: tuple[Condition, ...], there: Pool, before: tuple[Modifier, ...], at: int
) -> Iterator[Body]:
    """フィールドの光属性モンスターの攻撃力は500アップし、闇属性モンスターの攻撃力は400ダウンする: others of the same place."""
    for which, middle in reader.read("NOUN", at):
        for modifiers, until, end, goes_on in predicates(reader, middle, first=True):
            if until is None and not goes_on:
                yield own, before + about(replace(there, filter=which), modifiers), end


def _of_battle(reader: Reader, at: int) -> Iterator[Body]:
    """What is said of the battle in which the condition before it speaks."""
    for modifiers, end in reader.read("OF_BATTLE.plain", at):
        yield (), modifiers, end


def _then(reader: Reader, own: tuple[Condition, ...], before: tuple[Modifier, ...], at: int) -> Iterator[Body]:
    if at > 0:
        for more, rest, end in _body(reader, at):
            if not more:
                yield own, before + rest, end


@terminal("STATEMENTS")
def _statements(reader: Reader, at: int) -> Iterator[Found]:
    """The sentences of an effect that applies, to the end of the text: the conditions and modifiers of each."""
    for conditions, begin in leads(reader, at):
        for own, modifiers, end in (
            *_body(reader, begin),
            *(_of_battle(reader, begin) if any(isinstance(node, IsBattling) for node in nodes(conditions)) else ()),
        ):
            stop = _skip(reader, end, "。")
            if stop < 0:
                continue
            this = (conditions + own, modifiers)
            if reader.text[stop:] in ("", NOT_NEGATED):
                yield (this,), stop
                continue
            for rest, last in reader.read("STATEMENTS", max(stop, _skip(reader, stop, "また、"))):
                yield (this, *rest), last


NOT_NEGATED: Final = "この効果は無効化されない。"


def continuous(reader: Reader, types: CardType, *, pendulum: bool = False) -> Iterator[Effect]:
    """All readings of the text as an effect that applies without being activated."""
    usual = (
        Zone.PENDULUM_ZONE
        if pendulum
        else Zone.MONSTER_ZONE
        if types & CardType.MONSTER
        else (Zone.FIELD_ZONE if types & CardType.FIELD else Zone.SPELL_TRAP_ZONE)
    )
    for said, end in reader.read("STATEMENTS", 0):
        lasting = reader.text[end:] == NOT_NEGATED
        if end != len(reader.text) and not lasting:
            continue
        lying = {node.zones for node in nodes(said) if isinstance(node, Lies)}
        lying |= {place_of_this(node) for node in nodes(said) if isinstance(node, Ref) and place_of_this(node)}
        lying -= {usual, Zone.FIELD}
        if EQUIPPED in nodes(said) and types & CardType.MONSTER:
            lying.add(Zone.SPELL_TRAP_ZONE)
        if (
            IsAmong(EACH) in nodes(said)
            or len(lying) > 1
            or any(isinstance(node, Ref) and node.slot <= -90 and not place_of_this(node) for node in nodes(said))
        ):
            continue
        if any(_of_a_turn(conditions, told) for conditions, told in said):
            continue
        single = len(said) == 1
        modifiers: tuple[Modifier, ...] = ()
        condition: Condition | None = None
        for conditions, told in said:
            needed = tuple(each for part in conditions for each in _needed(part))
            clean = tuple(changed(each, CLEAN) for part in told for each in _placed(part))
            if needed and single:
                condition = whole(needed)
            modifiers += (While(whole(needed), clean),) if needed and not single else clean
        yield Effect(
            EffectKind.CONTINUOUS,
            None,
            condition,
            modifiers=modifiers,
            zones=reduce(or_, lying, Zone(0)),
            cannot_be_negated=lasting or modifiers == (OnlyOne(),),
        )


def _of_a_turn(conditions: tuple[Condition, ...], told: tuple[Modifier, ...]) -> bool:
    """このカードがＳ召喚したターン、自分は〜できない: which goes on though the card has left; no effect of a card does."""
    this_turn = any(isinstance(node, WasSummoned) and node.this_turn for node in nodes(conditions))
    return this_turn and any(isinstance(each, Cannot) and each.side is not None for each in told)


def _needed(part: Condition) -> tuple[Condition, ...]:
    """A condition in its parts, without the notes."""
    if isinstance(part, AllHold):
        return tuple(each for inner in part.parts for each in _needed(inner))
    return () if isinstance(part, Lies) else (part,)


def _placed(part: Modifier) -> tuple[Modifier, ...]:
    """A modifier without the notes in its conditions."""
    if not isinstance(part, While):
        return (part,)
    needed = _needed(part.condition)
    inner = tuple(each for modifier in part.modifiers for each in _placed(modifier))
    return (While(whole(needed), inner),) if needed else inner
