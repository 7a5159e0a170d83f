"""Clauses: sentences that apply modifiers to cards and players (適用).

``CLAUSES`` is such a sentence; it can state how long it applies.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from duelkit.yugioh.language.base import AllHold, Condition, Modifier, Pool, nodes
from duelkit.yugioh.language.clauses import Are, While
from duelkit.yugioh.language.nouns import ATTACK_POSITION, DEFENSE_POSITION, FACE_UP, MONSTER, IsAmong
from duelkit.yugioh.language.selections import EACH, THIS, Every, Ref
from duelkit.yugioh.language.terms import Handling, Stat, Until, Zone
from duelkit.yugioh.reading.grammar.marks import (
    ITSELF,
    PLACES_OF_THIS,
    SUBJECT,
    Mark,
    mark_of,
    marked,
    place_of_this,
    this_in,
)
from duelkit.yugioh.reading.grammar.patterns import Found, reads, terminal, terms
from duelkit.yugioh.reading.grammar.reader import Reader
from duelkit.yugioh.reading.grammar.references import changed

UNTIL: Final = {
    "ターン終了時まで": Until.END_OF_TURN,
    "このターン": Until.END_OF_TURN,
    "このターン中": Until.END_OF_TURN,
    "エンドフェイズまで": Until.END_PHASE,
    "バトルフェイズ終了時まで": Until.END_OF_BATTLE_PHASE,
    "次の相手ターン終了時まで": Until.OPPONENTS_NEXT_END,
    "次の自分ターン終了時まで": Until.YOUR_NEXT_END,
    "次の相手ターンの終了時まで": Until.OPPONENTS_NEXT_END,
    "次の相手ターン": Until.OPPONENTS_NEXT_TURN,
    "次の相手エンドフェイズまで": Until.OPPONENTS_NEXT_END_PHASE,
    "次の自分ターンの終了時まで": Until.YOUR_NEXT_END,
    "そのダメージ計算時のみ": Until.DAMAGE_CALCULATION,
    "そのダメージステップ終了時まで": Until.END_OF_DAMAGE_STEP,
    "ダメージステップ終了時まで": Until.END_OF_DAMAGE_STEP,
    "相手ターン終了時まで": Until.OPPONENTS_TURN_END,
    "相手ターンの終了時まで": Until.OPPONENTS_TURN_END,
    "次のターンの終了時まで": Until.NEXT_TURN_END,
    "次のターン終了時まで": Until.NEXT_TURN_END,
    "次の自分スタンバイフェイズまで": Until.YOUR_NEXT_STANDBY,
    "次の相手スタンバイフェイズまで": Until.OPPONENTS_NEXT_STANDBY,
    "次のスタンバイフェイズまで": Until.NEXT_STANDBY,
    "このデュエル中": Until.END_OF_DUEL,
    "このデュエル中に": Until.END_OF_DUEL,
}
for _words, _until in UNTIL.items():
    reads("UNTIL", f"{_words}[、|]", lambda until=_until: until)
reads("WHILE", "{until:UNTIL}", lambda until: until)
reads("WHILE", "", lambda: Until.LEAVES)

THAT_ONE: Final = marked(Mark("that", MONSTER))
"""そのモンスター, if nothing else was mentioned: each of the monsters that a modifier applies to."""
CLEAN: Final = {this_in(zones): THIS for zones in PLACES_OF_THIS} | {ITSELF: THIS}
"""このカード, without the place that the text names."""


@dataclass(frozen=True, slots=True)
class Lies(Condition):
    """This card is in one of these zones: a note that says where the effect works."""

    zones: Zone


Clause = tuple[Any, tuple[Modifier, ...], Until | None]
"""The subject of a clause, or ``None``; its modifiers; until when they apply."""
Predicate = tuple[tuple[Modifier, ...], Until | None, int, bool]
"""Modifiers, until when they apply, where the words end, and whether the sentence must continue (〜ず、)."""
terms("START", {"": (None,)})
reads("START", "{until:UNTIL}", lambda until: (until,))
terms("COMMA", {"、": True})


def _rule_and_more(start: tuple[Until | None], modifiers: tuple[Modifier, ...], rest: Clause) -> Clause | None:
    """自分は〜できず、そのモンスターは〜."""
    subject, more, until = rest
    return (None, modifiers + about(subject, more), start[0]) if until is None else None


reads("CLAUSES", "{start:START}{modifiers:RULE.plain}", lambda start, modifiers: (None, modifiers, start[0]))
reads("CLAUSES", "{start:START}{modifiers:RULE.stem}、{rest:CLAUSES}", _rule_and_more)
reads("CLAUSES.stem", "{start:START}{modifiers:RULE.stem}", lambda start, modifiers: (None, modifiers, start[0]))


def _while_it_stays(subject: Ref, modifiers: tuple[Modifier, ...]) -> Clause | None:
    """この効果で特殊召喚したモンスターが表側表示で存在する限り、自分は〜: a restriction while a card stays."""
    mark = mark_of(subject)
    if mark is None or mark.word != Handling.SPECIAL_SUMMONED:
        return None
    if not all(each.bound_side() is not None for each in modifiers):
        return None
    return subject, modifiers, None


reads(
    "CLAUSES",
    "{subject:REF}が[フィールドに|モンスターゾーンに|]表側表示で存在する限り、{modifiers:RULE.plain}",
    _while_it_stays,
)
terms("PLAYER", {f"{words}は": f"{words}は" for words in ("自分", "相手", "お互い")} | {"お互いに": "お互いに"})


@terminal("SAME_PLAYER")
def _of_same_player(reader: Reader, at: int) -> Iterator[Found]:
    """自分は〜できず、〜しか特殊召喚できない: both parts are about the player named first."""
    for (until,), begin in reader.read("START", at):
        for player, _ in reader.read("PLAYER", begin):
            for modifiers, middle in reader.read("RULE.stem", begin):
                for _, after in reader.read("COMMA", middle):
                    for more, end in reader.read_after(player, "RULE.plain", after):
                        yield (None, modifiers + more, until), end


reads("CLAUSES", "{clause:SAME_PLAYER}", lambda clause: clause)


@terminal("CLAUSES")
def _clauses(reader: Reader, at: int) -> Iterator[Found]:
    """A sentence about certain cards, without its full stop."""
    for (until,), begin in reader.read("START", at):
        for subject, middle in _subjects(reader, begin):
            for modifiers, late, end, goes_on in predicates(reader, middle, first=True):
                if IsAmong(ITSELF) in nodes(modifiers) and subject != THIS:
                    continue
                if any(each.done_at_once for each in modifiers):
                    continue  # here it is an action
                if not goes_on and (until is None or late is None):
                    yield _for_good(_there(subject, late), modifiers, until if late is None else late), end


def _there(subject: Any, late: Until | None) -> Any:
    """The subject: before 〜まで the cards that are there now; after it (〜まで、自分フィールドの…) later ones as well."""
    return Every(subject) if late is not None and isinstance(subject, Pool) else subject


def _for_good(
    subject: Any, modifiers: tuple[Modifier, ...], until: Until | None
) -> tuple[Any, tuple[Modifier, ...], Until | None]:
    """そのモンスターは、フィールドに表側表示で存在する限り: redundant, since a modifier lasts while its card stays."""
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
    """The same with its last verb in the form that continues the sentence, without the comma."""
    for (until,), begin in reader.read("START", at):
        for subject, middle in _subjects(reader, begin):
            for modifiers, late, end, goes_on in predicates(reader, middle, first=True):
                if goes_on and (until is None or late is None):
                    yield (_there(subject, late), modifiers, until if late is None else late), end - 1


def _subjects(reader: Reader, at: int) -> list[Found]:
    """The subjects of a clause; all cards of a place (全ての) where the text says so."""
    every = reader.read("EVERYONE", at)
    whole_of = [end for _, end in every]
    return [*(each for each in reader.read("SUBJECT", at) if each[1] not in whole_of), *every]


def about(subject: Any, modifiers: Iterable[Modifier]) -> tuple[Modifier, ...]:
    """The modifiers with their subject."""
    if isinstance(subject, Every):
        subject = subject.pool
    if subject is None:
        return tuple(modifiers)
    this = isinstance(subject, Ref) and (subject == THIS or bool(place_of_this(subject)))
    return tuple(changed(each, {SUBJECT: subject, ITSELF: THIS if this else EACH}) for each in modifiers)


# predicates of a subject
Topic = tuple[str, Any]
"""The kind of phrase that follows, and the figures that it changes."""


def _figures_named(stats: tuple[Any, ...]) -> tuple[Topic, ...]:
    """攻撃力・守備力, レベル: the kinds of phrases that can follow them."""
    leveled = (("LEVELS", stats),) if stats[0] in (Stat.LEVEL, Stat.RANK, Stat.SCALE) else ()
    return ("CHANGE", stats), *leveled


for _part, _particle in (("PART_WA", "は"), ("PART_WA_COMMA", "は、"), ("PART_GA", "が"), ("PART_MO", "も")):
    reads(_part, f"{{stats:FIGURES}}{_particle}", _figures_named)
    terms(_part, {f"効果{_particle}": (("NEGATED", None),), f"カード名{_particle}": (("NAMING", None),)})
terms("TOPICS", {"は[、|]": (("MORE", None),)})
for _phrasing in ("は[、|]{part:PART_GA}", "は[、|]{part:PART_WA}", "の{part:PART_WA}", "の{part:PART_WA_COMMA}"):
    reads("TOPICS", _phrasing, lambda part: part)
terms("FURTHER_TOPICS", {"": (("MORE", None),)})
for _part in ("PART_WA", "PART_GA", "PART_MO"):
    reads("FURTHER_TOPICS", f"{{part:{_part}}}", lambda part: part)
reads("FIGURES_UNTIL", "は[、|]{until:UNTIL}{part:PART_GA}", lambda until, part: (until, part))


def predicates(reader: Reader, at: int, *, first: bool) -> Iterator[Predicate]:
    """は戦闘では破壊されず、攻撃できない: the predicates of one subject.

    :param first: the subject precedes directly; otherwise the sentence continues about it.
    """
    if first:
        for modifiers, end in reader.read("PREDICATE.plain", at):
            yield modifiers, None, end, False
        for modifiers, end in reader.read("PREDICATE.stem", at):
            yield from _going_on(reader, modifiers, None, end)
        for (until, topics), begin in reader.read("FIGURES_UNTIL", at):
            for modifiers, end in _predicates_of(reader, topics, "stem", begin):
                yield from _going_on(reader, modifiers, until, end)
    for topics, begin in reader.read("TOPICS" if first else "FURTHER_TOPICS", at):
        for until, conditions, middle in _adverbials(reader, begin, first):
            for form in ("plain", "stem"):
                for modifiers, end in _predicates_of(reader, topics, form, middle):
                    if conditions:
                        modifiers = (While(whole(conditions), modifiers),)
                    if form == "plain":
                        yield modifiers, until, end, False
                    else:
                        yield from _going_on(reader, modifiers, until, end)


def _predicates_of(
    reader: Reader, topics: tuple[Topic, ...], form: str, at: int
) -> Iterator[tuple[tuple[Modifier, ...], int]]:
    """The phrases that follow one of the topics."""
    for kind, stats in topics:
        for predicate, end in reader.read(f"{kind}.{form}", at):
            yield predicate.of(stats) if stats else predicate, end


def _going_on(reader: Reader, before: tuple[Modifier, ...], until: Until | None, at: int) -> Iterator[Predicate]:
    for _, middle in reader.read("COMMA", at):
        yield before, until, middle, True
        for more, late, end, goes_on in predicates(reader, middle, first=False):
            if until is None or late is None:
                yield before + more, until if late is None else late, end, goes_on


def _adverbials(reader: Reader, at: int, first: bool) -> Iterator[tuple[Until | None, tuple[Condition, ...], int]]:
    """The words between a subject and its predicate: until when, or under which conditions."""
    yield None, (), at
    for until, begin in reader.read("UNTIL", at):
        yield until, (), begin
    if first:
        for zones, begin in reader.read("WHILE_HERE", at):
            for conditions, end in leads(reader, begin, 2):
                yield None, (Lies(zones), *conditions), end
        for conditions, begin in leads(reader, at, 2):
            if begin > at:
                yield None, conditions, begin


def whole(conditions: Iterable[Condition]) -> Condition:
    """One condition that contains all of them."""
    flat: list[Condition] = []
    for each in conditions:
        flat += each.parts if isinstance(each, AllHold) else (each,)
    flat = list(dict.fromkeys(flat))
    return flat[0] if len(flat) == 1 else AllHold(tuple(flat))


terms("LINK", {"[場合、|場合のみ、|場合に|限り、|限り|間、]": True})
reads("WHILE_HERE", "{zones:HERE_OF_IT}{link:LINK}", lambda zones, link: zones)
for _kind in ("HERE", "CONDITIONS"):
    reads("LEAD", f"{{held:{_kind}.plain}}{{link:LINK}}", lambda held, link: held)
reads("LEAD", "{held:DURING}[、|]", lambda held: held)
for _kind in ("HERE", "CONDITION"):
    reads("LEAD_STEM", f"{{held:{_kind}.stem}}、", lambda held: held)


def leads(reader: Reader, at: int, most: int = 3) -> Iterator[tuple[tuple[Condition, ...], int]]:
    """自分フィールドに「X」が存在し、このカードがモンスターゾーンに存在する限り、: conditions, and where they end."""
    yield (), at
    if not most:
        return
    for condition, begin in reader.read("LEAD", at):
        for rest, last in leads(reader, begin, most - 1):
            yield (condition, *rest), last
    for condition, begin in reader.read("LEAD_STEM", at):
        for rest, last in leads(reader, begin, most - 1):
            if last > begin:
                yield (condition, *rest), last


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
    "このカードが{spot:MONSTER_ZONES}に/存在する",
    lambda spot: AllHold((Lies(Zone.MONSTER_ZONE), Are(THIS, spot))),
)
reads("HERE_OF_IT", "{zones:ZONES}に存在する", lambda zones: zones)
reads("HERE", "表側表示のこのカードが[モンスターゾーン|フィールド]に/存在する", lambda: Lies(Zone.FIELD))
reads("STATE", "{which:PROPERTY}", lambda which: which if which != FACE_UP else None)
