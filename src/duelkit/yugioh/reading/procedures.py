"""A card's own ways of being summoned read (召喚手順): このカードは〜し、手札から特殊召喚できる."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from duelkit.yugioh.language.base import Condition, Filter, Joined, Joint, Modifier, Not, Pool, Verb, nodes
from duelkit.yugioh.language.card import Procedure
from duelkit.yugioh.language.nouns import MONSTER, OfAttribute
from duelkit.yugioh.language.selections import EACH, THIS, OwnMaterials, Pick, Ref
from duelkit.yugioh.language.terms import Attribute, Phase, Position, Side, SummonKind, Zone
from duelkit.yugioh.reading.continuous import CLEAN
from duelkit.yugioh.reading.grammar.nouns import SUBJECT, mark_of, together
from duelkit.yugioh.reading.grammar.patterns import Found, reads, terminal
from duelkit.yugioh.reading.grammar.reader import Lexicon, Reader
from duelkit.yugioh.reading.grammar.references import changed
from duelkit.yugioh.reading.prefaces import Afterwards, Own
from duelkit.yugioh.words.conditions.meaning import InPhase
from duelkit.yugioh.words.moving.meaning import Banish, Send
from duelkit.yugioh.words.tributing.meaning import Tribute

HOW: Final = {
    "": Position.FACE_UP,
    "攻撃表示で": Position.FACE_UP_ATTACK,
    "表側攻撃表示で": Position.FACE_UP_ATTACK,
    "守備表示で": Position.FACE_UP_DEFENSE,
    "表側守備表示で": Position.FACE_UP_DEFENSE,
}
FROM: Final = {
    "手札": Zone.HAND,
    "墓地": Zone.GRAVEYARD,
    "手札・墓地": Zone.HAND | Zone.GRAVEYARD,
    "手札・デッキ": Zone.HAND | Zone.DECK,
    "デッキ": Zone.DECK,
    "EXデッキ": Zone.EXTRA_DECK,
    "エクストラデッキ": Zone.EXTRA_DECK,
    "手札・EXデッキ": Zone.HAND | Zone.EXTRA_DECK,
}


def _way(zones: Zone, how: Position) -> tuple[SummonKind, Zone, Position, bool]:
    return SummonKind.SPECIAL, zones, how, False


def _both(
    place: tuple[Zone, Side],
    first: Filter,
    second: Filter,
    action: type[Banish | Tribute | Send],
    n: int = 1,
    m: int = 1,
) -> Verb:
    """〜１体と〜３体を."""
    return Joined(Joint.ALSO, action(Pick(Pool(first, *place), n, n)), action(Pick(Pool(second, *place), m, m)))


def _one_of_each(
    place: tuple[Zone, Side],
    one: Attribute,
    two: Attribute,
    action: type[Banish | Tribute | Send],
    but: Filter | None = None,
) -> Verb | None:
    """光属性と闇属性のモンスターを１体ずつ."""
    if one & two or not one or not two:
        return None
    first, second = (
        together([*(() if but is None else (Not(but),)), OfAttribute(which), MONSTER]) for which in (one, two)
    )
    return _both(place, first, second, action)


def _one_of_both(place: tuple[Zone, Side], both: Attribute, action: type[Banish | Tribute | Send]) -> Verb | None:
    """光・闇属性モンスターを１体ずつ."""
    single = [attribute for attribute in Attribute if attribute & both]
    return _one_of_each(place, single[0], single[1], action) if len(single) == 2 else None


for _words, _position in HOW.items():
    for _from, _zones in FROM.items():
        reads(
            "WAY", f"[、|]{_from}から{_words}[特殊召喚できる|特殊召喚する事ができる]", _way, zones=_zones, how=_position
        )
    reads("WAY_OWN", f"[、|]{_words}[特殊召喚できる|特殊召喚する事ができる]", _way, zones=Zone(0), how=_position)
reads(
    "WAY", "召喚[できる|する事ができる|する事もできる]", lambda: (SummonKind.NORMAL, Zone.HAND, Position.FACE_UP, False)
)
reads("WAY", "[通常召喚できる|召喚・セットできる]", lambda: (SummonKind.NORMAL, Zone.HAND, Position.FACE_UP, True))
reads("POINTING", "[フィールドの|]{which:NOUN}のリンク先となる自分フィールドに", lambda which: which)
for _how_words, _too in (("", True), ("表側表示で", False)):
    reads(
        "TRIBUTE_WAY",
        f"{{which:NOUN}}{{n:NUM}}体をリリースして{_how_words}[アドバンス|A]召喚できる",
        lambda which, n, too=_too: (which, n, too),
    )
for _words, _zones in (
    ("自分フィールド", Zone.MONSTER_ZONE),
    ("自分のモンスターゾーン", Zone.MONSTER_ZONE),
    ("自分の手札・フィールド", Zone.HAND | Zone.FIELD),
    ("自分のフィールド・墓地", Zone.FIELD | Zone.GRAVEYARD),
):
    reads("WO", f"{_words}の[上記の|上記]カードを", lambda zones=_zones: OwnMaterials(zones))
for _words, _action in (("除外する", Banish), ("リリースする", Tribute), ("墓地へ送る", Send)):
    _each = f"を[それぞれ|]1体ずつ/{_words}"
    for _but in ("", "{but:NOUN}以外の"):
        reads(
            "PAIR",
            f"{{place:PLACE}}[から|の]{_but}{{one:ATTRIBUTES}}と{{two:ATTRIBUTES}}のモンスター{_each}",
            _one_of_each,
            action=_action,
        )
    reads("PAIR", f"{{place:PLACE}}[から|の]{{both:ATTRIBUTES}}モンスター{_each}", _one_of_both, action=_action)
    reads("PAIR", f"{{place:PLACE}}[から|の]{{first:NOUN}}と{{second:NOUN}}{_each}", _both, action=_action)
    reads(
        "PAIR",
        f"{{place:PLACE}}[から|の]{{first:NOUN}}{{n:NUM}}体と{{second:NOUN}}{{m:NUM}}体を/{_words}",
        _both,
        action=_action,
    )


@terminal("PROCEDURE_COST")
def _cost(reader: Reader, at: int) -> Iterator[Found]:
    """One thing to pay, or two joined by し; in the past."""
    for verb, end in reader.read("VERB.past", at):
        yield verb, end
    for verb, end in reader.read("PAIR.past", at):
        yield verb, end
    for form in ("stem", "te"):
        for first, middle in reader.read(f"VERB.{form}", at):
            begin = middle + reader.text.startswith("、", middle)
            for second, end in reader.read("VERB.past", begin):
                yield Joined(Joint.AND_IF_YOU_DO, first, second), end


@terminal("PROCEDURE")
def _procedure(reader: Reader, at: int) -> Iterator[Found]:
    """A sentence without its full stop: このカードは〜場合に特殊召喚できる, in all its shapes. Answers an ``Own``."""
    text = reader.text
    for condition, begin in _conditions(reader, at):
        if text.startswith("このカードは", begin):
            after = begin + len("このカードは")
            yield from _paid(reader, condition, after)
            if text.startswith("、", after):
                yield from _paid(reader, condition, after + 1)


def _conditions(reader: Reader, at: int) -> Iterator[tuple[Condition | None, int]]:
    yield None, at
    for condition, middle in reader.read("CONDITIONS.plain", at):
        for words in ("場合、", "場合に", "時、"):
            if reader.text.startswith(words, middle):
                yield condition, middle + len(words)


def _paid(reader: Reader, condition: Condition | None, at: int) -> Iterator[Found]:
    """What follows このカードは: what is paid, and the way."""
    text = reader.text
    for (which, n, too), end in reader.read("TRIBUTE_WAY", at):
        yield from _made(
            Procedure(
                SummonKind.NORMAL,
                condition=condition,
                set_too=too,
                tributes=n,
                tributed=None if which == MONSTER else which,
            ),
            False,
            end,
        )
    costs: list[tuple[Verb | None, int]] = [(None, at)]
    for kind in ("VERB", "PAIR"):
        for form in ("stem", "te"):
            for verb, middle in reader.read(f"{kind}.{form}", at):
                costs.append((verb, middle + text.startswith("、", middle)))
    for which, middle in reader.read("POINTING", at):
        for (kind, zones, how, _), end in reader.read("WAY", middle):
            if kind is SummonKind.SPECIAL:
                yield from _made(Procedure(kind, zones, condition, positions=how, pointed_by=which), False, end)
    for cost, middle in costs:
        for (kind, zones, how, too), end in reader.read("WAY", middle):
            if kind is SummonKind.SPECIAL:
                yield from _made(Procedure(kind, zones, condition, cost, how, set_too=too), False, end)
        if cost is None and text.startswith("リリースなしで", middle):
            for (kind, zones, how, too), end in reader.read("WAY", middle + len("リリースなしで")):
                if kind is SummonKind.NORMAL:
                    yield from _made(Procedure(kind, zones, condition, None, how, set_too=too), False, end)


def _made(procedure: Procedure, only: bool, end: int, whose: str = "", extra: bool = False) -> Iterator[Found]:
    clean = changed(procedure, CLEAN)
    if any(isinstance(node, Ref) and (mark_of(node) is not None or node == SUBJECT) for node in nodes(clean)):
        return
    yield Own(clean, only, whose, extra), end


@terminal("OWN_WAY")
def _own_way(reader: Reader, at: int) -> Iterator[Found]:
    """〜した場合に（のみ）特殊召喚できる: the way of a monster that cannot be Normal Summoned."""
    text = reader.text
    starts = [("", at)]
    for name, middle in reader.read("NAME", at):
        if text.startswith("は1ターンに1度、", middle):
            starts.append((name, middle + len("は1ターンに1度、")))
    if text.startswith("このカードは", at):
        starts.append(("", at + len("このカードは")))
    for whose, begin in starts:
        for condition, cost, middle in _demands(reader, begin):
            for words, only in (("場合に", False), ("場合のみ、", True), ("場合のみ", True), ("場合、", False)):
                if not text.startswith(words, middle):
                    continue
                for kind in ("WAY", "WAY_OWN"):
                    for (summons, zones, how, _), end in reader.read(kind, middle + len(words)):
                        if summons is SummonKind.SPECIAL:
                            made = any(isinstance(node, OwnMaterials) for node in nodes(cost))
                            mine = Zone.EXTRA_DECK if made else Zone.HAND
                            way = Procedure(summons, zones or mine, condition, cost, how)
                            yield from _made(way, only, end + _without_fusion(text, end), whose, bool(zones))


def _without_fusion(text: str, at: int) -> int:
    """（「融合」は必要としない）."""
    return next(
        (
            len(words)
            for words in ("(「融合」は必要としない)", "(「融合」魔法カードは必要としない)")
            if text.startswith(words, at)
        ),
        0,
    )


def _demands(reader: Reader, at: int) -> Iterator[tuple[Condition | None, Verb | None, int]]:
    """A condition, something paid, or the one and the other."""
    for condition, end in reader.read("CONDITION.plain", at):
        yield condition, None, end
    for cost, end in reader.read("PROCEDURE_COST", at):
        yield None, cost, end
    for condition, middle in reader.read("CONDITION.stem", at):
        for cost, end in reader.read("PROCEDURE_COST", middle + reader.text.startswith("、", middle)):
            yield condition, cost, end
    for condition, middle in reader.read("CONDITION.plain", at):
        for words in ("状態で、", "場合、", "時、"):
            if reader.text.startswith(words, middle):
                for cost, end in reader.read("PROCEDURE_COST", middle + len(words)):
                    yield condition, cost, end


_STACKED: Final = ("の上に重ねてX召喚する事もできる", "の上に重ねてX召喚する事ができる", "の上に重ねてX召喚できる")
_DETACHED: Final = re.compile(r"からX素材を(\d)つ取り除き、そのXモンスター")
MAIN_PHASE_2: Final = InPhase((Phase.MAIN_2,))
_LATER: Final[tuple[tuple[str, Condition | None], ...]] = (("自分メインフェイズ2に、", MAIN_PHASE_2), ("", None))


@terminal("STACKED")
def _stacked(reader: Reader, at: int) -> Iterator[Found]:
    """このカードは自分フィールドの〜の上に重ねてX召喚する事もできる: an Xyz Summon onto a monster."""
    text = reader.text
    starts: list[tuple[str, Condition | None, int]] = []
    if text.startswith("このカードは", at):
        after = at + len("このカードは")
        starts += [("", held, after + len(words)) for words, held in _LATER if text.startswith(words, after)]
    for name, middle in reader.read("NAME", at):
        if text.startswith("は1ターンに1度、", middle):
            starts.append((name, None, middle + len("は1ターンに1度、")))
        elif text.startswith("は自分メインフェイズ2に1度、", middle):
            starts.append((name, MAIN_PHASE_2, middle + len("は自分メインフェイズ2に1度、")))
    for whose, held, begin in starts:
        ways: list[tuple[Condition | None, int]] = [(held, begin)]
        if held is None:
            ways += [
                (condition, middle + 3)
                for condition, middle in reader.read("CONDITION.plain", begin)
                if text.startswith("場合、", middle)
            ]
        for condition, middle in ways:
            for cost, under in [
                (None, middle),
                *((cost, end + 1) for cost, end in reader.read("VERB.stem", middle) if text.startswith("、", end)),
            ]:
                for which, detached, end in _beneath(reader, under):
                    way = Procedure(SummonKind.XYZ, Zone.EXTRA_DECK, condition, cost, onto=which, detached=detached)
                    yield from _made(way, False, end, whose)


def _beneath(reader: Reader, at: int) -> Iterator[tuple[Filter, int, int]]:
    """自分フィールドの〜の上に重ねてX召喚する事もできる: what lies beneath, how much is detached from it, the end."""
    for pool, middle in reader.read("POOL", at):
        if pool.zones & ~Zone.FIELD or pool.side is not Side.YOU or pool.more:
            continue
        found = _DETACHED.match(reader.text, middle)
        end = found.end() if found else middle
        for words in _STACKED:
            if reader.text.startswith(words, end):
                yield pool.filter, int(found[1]) if found else 0, end + len(words)


@terminal("PREFACE_OWN")
def _whole(reader: Reader, at: int) -> Iterator[Found]:
    """An own way of being summoned with what applies to the monster afterwards, before the last full stop."""
    for own, end in reader.read("STACKED", at):
        yield own, end
    for own, end in (*reader.read("PROCEDURE", at), *reader.read("OWN_WAY", at)):
        yield own, end
        for modifiers, last in _afterwards(reader, end):
            yield replace(own, procedure=replace(own.procedure, modifiers=modifiers)), last
        for modifiers, last in _that_turn(reader, end):
            yield replace(own, procedure=replace(own.procedure, this_turn=modifiers)), last


@terminal("PREFACE_AFTERWARDS")
def _said_later(reader: Reader, at: int) -> Iterator[Found]:
    """この方法で特殊召喚したこのカードは〜, after other sentences of the preface."""
    if at and not reader.text.endswith("召喚できる。", 0, at):
        for modifiers, end in _afterwards(reader, at - 1):
            yield Afterwards(modifiers), end


def procedures(reader: Reader) -> Iterator[Procedure]:
    """A whole numbered text that is an own way of being summoned."""
    for own, end in reader.read("PREFACE_OWN", 0):
        if end + 1 == len(reader.text) and "このカードは" in reader.text[:end]:
            yield own.procedure


_THIS_WAY: Final = re.compile(
    "^(?:この方法で|リリースなしで|このカードの[①②]の方法で)(召喚|通常召喚|特殊召喚)したこのカード"
)


def said_afterwards(words: str, lexicon: Lexicon) -> tuple[Modifier, ...]:
    """A numbered text on what applies to the monster after the way of summoning before it; nothing if it is none."""
    found = _THIS_WAY.match(words)
    if found is None or "●" in words:
        return ()
    kind = "特殊召喚" if found[1] == "特殊召喚" else "召喚"
    told = Reader(f"。この方法で{kind}したこのカード{words[found.end() :]}", lexicon)
    said = list(dict.fromkeys(modifiers for modifiers, end in _afterwards(told, 0) if end + 1 == len(told.text)))
    return said[0] if len(said) == 1 else ()


def _that_turn(reader: Reader, at: int) -> Iterator[tuple[tuple[Modifier, ...], int]]:
    """この方法で特殊召喚したターン、〜: what applies from then on to the end of the turn."""
    words = "。この方法で特殊召喚したターン"
    if not reader.text.startswith(words, at):
        return
    begin = at + len(words) + reader.text.startswith("、", at + len(words))
    for (subject, modifiers, until), end in reader.read("CLAUSES", begin):
        said = tuple(changed(each, {SUBJECT: EACH}) for each in modifiers)
        if (
            subject in (None, THIS)
            and until is None
            and not any(isinstance(node, Ref) and mark_of(node) for node in nodes(said))
        ):
            yield said, end


def _afterwards(reader: Reader, at: int) -> Iterator[tuple[tuple[Modifier, ...], int]]:
    """この方法で特殊召喚したこのカードは〜: said of the monster once it is there."""
    text = reader.text
    for words in (
        "。この方法で特殊召喚した",
        "。この方法で召喚した",
        "。この方法で特殊召喚した場合、",
        "。この方法で召喚した場合、",
    ):
        if not text.startswith(words + "このカード", at):
            continue
        for (subject, modifiers, until), end in reader.read("CLAUSES", at + len(words)):
            said = tuple(changed(each, {SUBJECT: EACH}) for each in modifiers)
            if (
                subject == THIS
                and until is None
                and not any(isinstance(node, Ref) and mark_of(node) for node in nodes(said))
            ):
                yield said, end
                for more, last in _afterwards(reader, end):
                    yield said + more, last
