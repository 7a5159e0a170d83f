"""Heads of effects read: when an effect may be used, its cost and its targets, up to 発動できる."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Final

from duelkit.yugioh.engine.facts.references import those
from duelkit.yugioh.language.base import (
    All,
    AllHold,
    Condition,
    DoesNotHold,
    Filter,
    Occasion,
    OneHolds,
    Pool,
    Verb,
    nodes,
)
from duelkit.yugioh.language.card import (
    ONCE_PER_BATTLE,
    ONCE_PER_CHAIN,
    ONCE_PER_TURN,
    ONCE_PER_TURN_BY_NAME,
    ONCE_WHILE_FACE_UP,
    Limit,
    LimitScope,
    Timing,
)
from duelkit.yugioh.language.clauses import Are
from duelkit.yugioh.language.nouns import IS_THIS, MONSTER, AnyCard, IsAmong
from duelkit.yugioh.language.occasions import Activated, AnyEvent, AnyOccasion, When
from duelkit.yugioh.language.selections import THIS, Pick
from duelkit.yugioh.language.terms import EventKind, Phase, Side, Step, Zone
from duelkit.yugioh.reading.activations import after
from duelkit.yugioh.reading.grammar.happenings import any_event
from duelkit.yugioh.reading.grammar.nouns import Mark, counted, marked, within
from duelkit.yugioh.reading.grammar.patterns import Found, reads, terminal
from duelkit.yugioh.reading.grammar.reader import Reader
from duelkit.yugioh.reading.grammar.references import parts_of
from duelkit.yugioh.words.battle.meaning import HasAttacked, HasBattled, HasDestroyedByBattle
from duelkit.yugioh.words.conditions.meaning import (
    BATTLE_PHASE,
    MAIN_PHASE,
    NOT_SENT_THIS_TURN,
    OPPONENTS_TURN,
    YOUR_TURN,
    CameHere,
    HasActivated,
    InPhase,
)
from duelkit.yugioh.words.counters.meaning import HasCounter
from duelkit.yugioh.words.declaring.meaning import Declare
from duelkit.yugioh.words.material_summons.meaning import NamedAsMaterialOf
from duelkit.yugioh.words.positions.meaning import WasFlipped
from duelkit.yugioh.words.summoning.meaning import WasSummoned
from duelkit.yugioh.words.xyz_materials.meaning import HasMaterial


@dataclass(frozen=True)
class Draft:
    """What an effect's head has said so far.

    :ivar main: it is used in its player's own main phase. ``free``: at any time that the conditions leave open.
    :ivar moment: ``when`` is a point of time and no event.
    :ivar already: this card lies where ``zones`` says before the event (存在する状態で).
    :ivar remarks: what is said in brackets after 発動できる, as fields of the effect.
    :ivar each: how often each of the effects to choose from may be chosen.
    :ivar still: the conditions must hold when the effect is processed too.
    :ivar card: it is told that the card itself is activated (このカードを発動できる).
    """

    when: Occasion | None = None
    timing: Timing = Timing.IF
    moment: bool = False
    conditions: tuple[Condition, ...] = ()
    costs: tuple[Verb, ...] = ()
    targets: tuple[Pick, ...] = ()
    zones: Zone = Zone(0)
    limit: Limit | None = None
    main: bool = False
    free: bool = False
    flip: bool = False
    already: bool = False
    still: bool = False
    card: bool = False
    each: Limit | None = None
    remarks: tuple[tuple[str, Any], ...] = ()


def heads(reader: Reader, draft: Draft, at: int, depth: int) -> Iterator[tuple[Draft, bool, int]]:
    """All readings of a head: (what it says, whether the effect is optional, where the processing begins)."""
    text = reader.text
    if text.startswith("このカードを発動できる", at) and not draft.card:
        yield from heads(reader, replace(draft, card=True), at + len("このカードを"), 9)
    if text.startswith(_CHAINED, at) and draft.when is not None and not draft.zones and draft.limit is None:
        there = replace(draft, zones=Zone.GRAVEYARD, limit=ONCE_PER_CHAIN)
        yield from heads(reader, there, at + len(_CHAINED), 9)
    for words, optional in (
        ("発動できる", True),
        ("発動する", False),
        ("この効果を発動できる", True),
        ("この効果を発動する", False),
    ):
        if text.startswith(words + "。", at):
            yield draft, optional, at + len(words) + 1
        if text.startswith(f"{words}({_NAMES})。", at) and any(pick.most != 1 for pick in draft.targets):
            picks = tuple(replace(pick, different_names=pick.most != 1) for pick in draft.targets)
            yield replace(draft, targets=picks), optional, at + len(words) + len(_NAMES) + 3
        for said, limit in _BOUNDS.items():
            if draft.limit is None and text.startswith(f"{words}({said})。", at):
                yield replace(draft, limit=limit), optional, at + len(words) + len(said) + 3
        for said, remark in _ASIDES.items():
            if text.startswith(f"{words}({said})。", at):
                yield replace(draft, remarks=(remark,)), optional, at + len(words) + len(said) + 3
        if text.startswith(f"{words}({_STILL})。", at):
            yield replace(draft, still=True), optional, at + len(words) + len(_STILL) + 3
    for words in CHOOSING:
        if text.startswith(words, at) and (text.startswith("●", at + len(words)) or "●" in text[at:]):
            yield draft, True, at + len(words)
        each = f"{words.removesuffix('。')}({_EACH})。"
        if text.startswith(each + "●", at):
            yield replace(draft, each=ONCE_PER_TURN_BY_NAME), True, at + len(each)
        mandatory = words.removesuffix("できる。") + "する。"
        if text.startswith(mandatory + "●", at):
            yield draft, False, at + len(mandatory)
    if depth > 8:
        return
    for after_it, middle in _steps(reader, draft, at):
        if middle > at or after_it != draft:
            reader.reached(middle)
            yield from heads(reader, after_it, middle, depth + 1)


_CHAINED: Final = "その発動にチェーンしてこの効果を墓地で"
"""Once in a chain, for it is chained to that activation, and one card cannot be chained to itself."""
_EACH: Final = "このカード名の以下の効果はそれぞれ1ターンに1度しか選択できない"
_NAMES: Final = "同名カードは1枚まで"
_STILL: Final = "この条件は効果処理時にも満たす必要がある"
_ASIDES: Final[dict[str, tuple[str, Any]]] = {
    "ダメージステップでも発動可能": ("steps", Step.DAMAGE_STEP),
    "ダメージステップでも発動できる": ("steps", Step.DAMAGE_STEP),
    **{
        f"この効果の発動に対して{words}": ("no_response", True)
        for words in (
            "、相手はカードの効果を発動できない",
            "、相手は効果を発動できない",
            "相手はカードの効果を発動できない",
            "、相手は魔法・罠・モンスターの効果を発動できない",
            "相手は魔法・罠・モンスターの効果を発動できない",
        )
    },
}
_BOUNDS: Final = {
    "同一チェーン上では1度まで": ONCE_PER_CHAIN,
    "1ターンに1度まで": ONCE_PER_TURN,
    "1ターンに1度のみ": ONCE_PER_TURN,
    "1ターンに2度まで": Limit(LimitScope.THIS_CARD, 2),
}


CHOOSING: Final = (
    "以下の効果から1つを選択して発動できる。",
    "以下の効果から1つを選択し、発動できる。",
    "以下の効果を1つ選択して発動できる。",
    "以下の効果を1つ発動できる。",
    "以下から1つを選択して発動できる。",
    "以下の効果から1つを選んで発動できる。",
    "以下の効果の内1つを選択して発動できる。",
)


def _steps(reader: Reader, draft: Draft, at: int) -> Iterator[tuple[Draft, int]]:
    """One further part of a head. In one piece: the parts stand in the order in which they may."""
    text = reader.text
    if draft.limit is None and not draft.costs and not draft.targets:
        for words, limit in LIMITS.items():
            if text.startswith(words, at):
                yield replace(draft, limit=limit), at + len(words)
    if not draft.costs and not draft.targets:
        yield from _places(reader, draft, at)
        yield from _times(reader, draft, at)
        yield from _occasions(reader, draft, at)
        yield from _conditions(reader, draft, at)
    if text.startswith(_RESTED, at) and not draft.costs:
        yield replace(draft, conditions=(*draft.conditions, NOT_SENT_THIS_TURN)), at + len(_RESTED)
    if not draft.targets:
        for form in ("stem", "te"):
            for verb, end in (*reader.read(f"VERB.{form}", at), *reader.read(f"PAIR.{form}", at)):
                if len(draft.costs) < 2:
                    comma = text.startswith("、", end)
                    if form == "stem" and not comma or any(isinstance(node, NamedAsMaterialOf) for node in nodes(verb)):
                        continue  # what a cost has shown is not known while the rest of it is looked for
                    yield replace(draft, costs=(*draft.costs, verb)), end + comma
            for pick, middle in those(reader, draft.conditions, at) if not draft.costs and draft.when is None else ():
                for fate, end in reader.read(f"FATE.{form}", middle + 1) if text.startswith("を", middle) else ():
                    yield replace(draft, costs=(fate.of(pick),)), end
        if not draft.costs:
            yield from _state_paid(reader, draft, at)
    elif not draft.costs:
        for verb, end in reader.read("VERB.te", at):
            if isinstance(verb, Declare):
                yield replace(draft, costs=(verb,)), end
    if len(draft.targets) < 2:
        yield from _targets(reader, draft, at)


def _state_paid(reader: Reader, draft: Draft, at: int) -> Iterator[tuple[Draft, int]]:
    """Ｘ召喚したこのカードをリリースして: what this card must be, and what is done to it."""
    for state, middle in reader.read("STATE_TO_PAY", at):
        if not reader.text.startswith("このカードを", middle):
            continue
        for form in ("stem", "te"):
            for verb, end in reader.read(f"VERB.{form}", middle):
                comma = reader.text.startswith("、", end)
                if form == "te" or comma:
                    yield replace(draft, conditions=(*draft.conditions, Are(THIS, state)), costs=(verb,)), end + comma


reads("STATE_TO_PAY", "{kinds:SUMMONS}した", WasSummoned)
reads("STATE_TO_PAY", "{name:COUNTER}が{at_least:NUM}つ[以上|]置かれている", HasCounter)
reads("STATE_TO_PAY", "X素材を[持っている|持つ]", lambda: HasMaterial())
reads("STATE_TO_PAY", "X素材を{n:NUM}つ以上持っている", lambda n: HasMaterial(n))


def _targets(reader: Reader, draft: Draft, at: int) -> Iterator[tuple[Draft, int]]:
    text = reader.text
    for found, middle in reader.read("POOL", at):
        for (low, high), end in reader.read("COUNT", middle):
            yield from _targeted(text, draft, Pick(counted(found, text[middle:end]), low, high), end)
        if text.startswith("を", middle):
            for (low, high), end in reader.read("COUNT", middle + 1):
                for words in ("対象として", "対象とし、"):
                    if (low != high or text.startswith("合計", middle + 1)) and text.startswith(words, end):
                        pick = Pick(counted(found, text[middle:end]), low, high)
                        yield replace(draft, targets=(*draft.targets, pick)), end + len(words)
        if not draft.targets:
            yield from _one_of_each(reader, draft, found, middle)
            if found.side is Side.EITHER and not found.more and text.startswith(_BOTH_SIDES, at):
                for words in ("を1体ずつ対象として", "を1枚ずつ対象として"):
                    if text.startswith(words, middle):
                        picks = tuple(
                            Pick(counted(replace(found, side=side), words)) for side in (Side.YOU, Side.OPPONENT)
                        )
                        yield replace(draft, targets=picks), middle + len(words)
    if not draft.targets:
        for picks, end in reader.read("ONE_OF_TWO_KINDS", at):
            yield replace(draft, targets=picks), end
    for pick, end in (*reader.read("AIMED", at), *(reader.read("ATTACKING", at) if draft.when is not None else ())):
        yield from _targeted(text, draft, pick, end)
    for pick, end in reader.read("SO_MANY", at):
        for words in ("対象として", "対象とし、"):
            if text.startswith(words, end) and not draft.targets:
                yield replace(draft, targets=(pick,)), end + len(words)
    for pick, end in those(reader, draft.conditions, at) if draft.when is None else ():
        yield from _targeted(text, draft, pick, end)
    zones = _where_now(draft.when)
    if zones and not draft.targets:
        for which, end in _of_the_event(reader, draft.when, at):
            yield from _targeted(text, draft, Pick(Pool(which, zones, Side.EITHER)), end)


@terminal("ONE_OF_TWO_KINDS")
def _two_kinds(reader: Reader, at: int) -> Iterator[Found]:
    """自分の墓地の、「X」モンスター１体と「Y」モンスター１体を対象として."""
    text = reader.text
    for place, begin in reader.read("WHERE", at):
        if not text.startswith("の", begin):
            continue
        for one, middle in reader.read("NOUN", begin + 1 + text.startswith("、", begin + 1)):
            link = next((words for words in ("1体と", "1枚と") if text.startswith(words, middle)), "")
            for two, end in reader.read("NOUN", middle + len(link)) if link else ():
                for words in ("1体を対象として", "1枚を対象として"):
                    if text.startswith(words, end):
                        yield (
                            (Pick(counted(within(one, place), link)), Pick(counted(within(two, place), words))),
                            end + len(words),
                        )


_BOTH_SIDES: Final = ("自分及び相手", "自分・相手", "お互いの")
_LIES: Final = {
    EventKind.SUMMONED: Zone.FIELD,
    EventKind.SENT_TO_GRAVEYARD: Zone.GRAVEYARD,
    EventKind.BANISHED: Zone.BANISHED,
    EventKind.DESTROYED: Zone.GRAVEYARD | Zone.BANISHED,
}


def _where_now(when: Occasion | None) -> Zone:
    """Where the cards of an event lie after it, 0 where that is not certain."""
    events = when.events if isinstance(when, AnyEvent) else (when,) if isinstance(when, When) else ()
    found = {_LIES.get(each.event, Zone(0)) for each in events}
    return found.pop() if len(found) == 1 and not any(IS_THIS in _said(each) for each in events) else Zone(0)


def _of_the_event(reader: Reader, when: Occasion | None, at: int) -> Iterator[tuple[Filter, int]]:
    """その内の１体, そのモンスター１体, その表側表示モンスターの内の１体: one of the cards of the event.

    What the event said of its cards already is not asked once more.
    """
    text = reader.text
    if not text.startswith("その", at):
        return
    events = when.events if isinstance(when, AnyEvent) else (when,) if isinstance(when, When) else ()
    known = [_said(each) for each in events]
    for word, any_of in (("1体", MONSTER), ("1枚", AnyCard())):
        nouns = [*reader.read("NOUN", at + len("その")), (any_of, at + len("そ"))]
        for which, middle in nouns:
            for link in ("", "の内の"):
                if text.startswith(link + word, middle):
                    parts = [part for part in parts_of(which) if not all(part in each for each in known)]
                    parts += [any_of] if any_of not in parts and any_of == MONSTER else []
                    yield All((IsAmong(marked(Mark("that", which))), *parts)), middle + len(link + word)


@terminal("AIMED")
def _of_different_names(reader: Reader, at: int) -> Iterator[Found]:
    """自分の墓地のカード名が異なる「X」モンスターを３体まで: several targets, each of another name."""
    places = [(place, middle + 1) for place, middle in reader.read("WHERE", at) if reader.text.startswith("の", middle)]
    if reader.text.startswith("除外されている", at):
        places += [(Pool(AnyCard(), Zone.BANISHED, side), end) for side, end in reader.read("OWNER", at + 7)]
    for place, middle in places:
        if not reader.text.startswith("カード名が異なる", middle):
            continue
        for which, end in reader.read("NOUNS", middle + len("カード名が異なる")):
            for (low, high), last in reader.read("COUNT", end + reader.text.startswith("を", end)):
                if high != 1:
                    yield (
                        Pick(counted(within(which, place), reader.text[end:last]), low, high, different_names=True),
                        last,
                    )


def _one_of_each(reader: Reader, draft: Draft, first: Pool, at: int) -> Iterator[tuple[Draft, int]]:
    """自分フィールドのモンスターと相手フィールドのモンスターを１体ずつ対象として."""
    text = reader.text
    if not text.startswith("と", at):
        return
    for second, middle in reader.read("POOL", at + 1 + text.startswith("、", at + 1)):
        for words in ("を1体ずつ対象として", "を1枚ずつ対象として", "1体ずつを対象として", "1枚ずつを対象として"):
            if text.startswith(words, middle):
                picks = tuple(Pick(counted(found, words)) for found in (first, second))
                yield replace(draft, targets=picks), middle + len(words)


def _targeted(text: str, draft: Draft, pick: Pick, at: int) -> Iterator[tuple[Draft, int]]:
    for words in (
        "を対象として",
        "を対象とし、",
        "と",
        "と、",
        *(("対象として", "対象とし、") if pick.different_names and pick.least != pick.most else ()),
    ):
        if text.startswith(words, at) and (words[0] != "と" or not draft.targets):
            yield replace(draft, targets=(*draft.targets, pick)), at + len(words)


_RESTED: Final = "このターンに墓地へ送られていない"
LIMITS: Final = {
    "1ターンに1度、": ONCE_PER_TURN,
    "1ターンに1度だけ、": ONCE_PER_TURN,
    "1ターンに1度だけ": ONCE_PER_TURN,
    "1ターンに3度まで、": Limit(LimitScope.THIS_CARD, 3),
    "1ターンに2度まで、": Limit(LimitScope.THIS_CARD, 2),
    "1ターンに2度、": Limit(LimitScope.THIS_CARD, 2),
    "1度の戦闘につき1度、": ONCE_PER_BATTLE,
    "このカードがフィールドに表側表示で存在する限り1度だけ、": ONCE_WHILE_FACE_UP,
    "このカードが表側表示で存在する限り1度だけ、": ONCE_WHILE_FACE_UP,
    "このカードがモンスターゾーンに表側表示で存在する限り1度だけ、": ONCE_WHILE_FACE_UP,
    "このカードがフィールドに表側表示で存在する限り1度だけ": ONCE_WHILE_FACE_UP,
    "このカードがPゾーンに存在する限り1度だけ、": ONCE_WHILE_FACE_UP,
}


# where this card lies
def _places(reader: Reader, draft: Draft, at: int) -> Iterator[tuple[Draft, int]]:
    """このカードが墓地に存在する場合、; このカードが既にモンスターゾーンに存在する状態で、."""
    if draft.zones or draft.already:
        return
    text = reader.text
    for words in ("このカードが除外されている状態で、", "このカードが除外状態で、"):
        if text.startswith(words, at):
            yield replace(draft, zones=Zone.BANISHED, already=True), at + len(words)
    for lead in ("このカードが", "このカードが既に"):
        if not text.startswith(lead, at):
            continue
        for zones, middle in reader.read("ZONES", at + len(lead)):
            if text.startswith("にある場合、", middle) and lead == "このカードが":
                yield replace(draft, zones=zones), middle + len("にある場合、")
            for face in ("に存在", "に表側表示で存在"):
                if not text.startswith(face, middle) or "表側" in face and zones & ~Zone.FIELD:
                    continue
                end = middle + len(face)
                for tail in ("する場合、", "する場合に", "し、"):
                    if text.startswith(tail, end) and lead == "このカードが":
                        yield replace(draft, zones=zones), end + len(tail)
                if text.startswith("する状態で、", end):
                    yield replace(draft, zones=zones, already=True), end + len("する状態で、")


# points and spans of time
_WHOSE: Final = {
    "自分・相手の": (),
    "お互いの": (),
    "相手の": (OPPONENTS_TURN,),
    "相手": (OPPONENTS_TURN,),
    "自分の": (YOUR_TURN,),
    "自分": (YOUR_TURN,),
    "自分・相手": (),
    "": (),
}
_SPANS: Final = {
    "ターン": (),
    "メインフェイズ": (MAIN_PHASE,),
    "バトルフェイズ": (BATTLE_PHASE,),
    "メインフェイズ及びバトルフェイズ": (InPhase((Phase.MAIN_1, Phase.BATTLE, Phase.MAIN_2)),),
    "メインフェイズ・バトルフェイズ": (InPhase((Phase.MAIN_1, Phase.BATTLE, Phase.MAIN_2)),),
    "メインフェイズ1": (InPhase((Phase.MAIN_1,)),),
    "メインフェイズ2": (InPhase((Phase.MAIN_2,)),),
    "ドローフェイズ": (InPhase((Phase.DRAW,)),),
}
for _whose, _of in _WHOSE.items():
    for _span, _in in _SPANS.items():
        if _span != "ターン" or _whose and not _whose.endswith("の"):
            for _tail in ("に", "にのみ、", "に、"):
                reads("SPAN", f"{_whose}{_span}{_tail}", lambda said=(*_of, *_in): (said, False))
            for _tail in ("に1度、", "に1度だけ、", "に1度"):
                reads("SPAN", f"{_whose}{_span}{_tail}", lambda said=(*_of, *_in): (said, True))
reads(
    "SPAN",
    "自分メインフェイズ[及び|または]相手バトルフェイズ[に|に、|にのみ、]",
    lambda: ((OneHolds((AllHold((YOUR_TURN, MAIN_PHASE)), AllHold((OPPONENTS_TURN, BATTLE_PHASE)))),), False),
)
_NO_DRAWING: Final = DoesNotHold(InPhase((Phase.DRAW,)))
_OWN_MAIN: Final = (YOUR_TURN, MAIN_PHASE)


def _times(reader: Reader, draft: Draft, at: int) -> Iterator[tuple[Draft, int]]:
    """自分・相手のメインフェイズに, リバース：."""
    text = reader.text
    if draft.when is not None or draft.free or draft.main:
        return
    for (said, once), end in reader.read("SPAN", at):
        if once and draft.limit is not None:
            continue
        limit = ONCE_PER_TURN if once else draft.limit
        if said == _OWN_MAIN:
            yield replace(draft, main=True, limit=limit), end
        elif YOUR_TURN in said and said[-1] in (InPhase((Phase.MAIN_1,)), InPhase((Phase.MAIN_2,))):
            yield replace(draft, main=True, limit=limit, conditions=(*draft.conditions, said[-1])), end
        else:
            yield replace(draft, free=True, limit=limit, conditions=(*draft.conditions, *said)), end
    for said, middle in reader.read("BATTLE_SPAN", at):
        for words, once in (("に1度、", True), ("に1度", True), ("に、", False), ("に", False)):
            if text.startswith(words, middle) and not (once and draft.limit is not None):
                yield (
                    replace(
                        draft,
                        free=True,
                        limit=ONCE_PER_BATTLE if once else draft.limit,
                        conditions=(*draft.conditions, *said),
                    ),
                    middle + len(words),
                )
    if text.startswith("リバース:", at):
        yield replace(draft, flip=True), at + len("リバース:")
    for action, middle in reader.read("THIS_TURN", at):
        for words, main, more in _LATER_IN_IT:
            if text.startswith(words, middle):
                yield (
                    replace(draft, main=main, free=not main, conditions=(*draft.conditions, action, *more)),
                    (middle + len(words) + text.startswith("、", middle + len(words))),
                )
        for words in ("ターンの自分メインフェイズに1度だけ、", "ターンの自分メインフェイズに1度だけ"):
            if text.startswith(words, middle) and draft.limit is None:
                yield (
                    replace(draft, main=True, limit=ONCE_PER_TURN, conditions=(*draft.conditions, action)),
                    middle + len(words),
                )


_LATER_IN_IT: Final[tuple[tuple[str, bool, tuple[Condition, ...]], ...]] = (
    ("ターンの自分メインフェイズに", True, ()),
    ("ターンの自分メインフェイズ2に", True, (InPhase((Phase.MAIN_2,)),)),
    ("ターンのメインフェイズ2に", True, (InPhase((Phase.MAIN_2,)),)),
    ("自分・相手ターンに", False, ()),
    ("自分・相手ターンのメインフェイズに", False, (MAIN_PHASE,)),
)
"""When in the turn in which something was done: how it is said, whether in one's own main phase, and what must be so."""


# events and moments
@terminal("OCCASION")
def _occasion(reader: Reader, at: int) -> Iterator[Found]:
    """An event with 時 or 場合, or several: ((occasion, condition, timing), end), the end before what follows."""
    for said, middle in reader.read("EVENT", at):
        occasion, condition = said if isinstance(said, tuple) else (said, None)
        for words, timing in (("時", Timing.WHEN), ("場合", Timing.IF)):
            if not reader.text.startswith(words, middle):
                continue
            end = middle + len(words)
            known = occasion if timing is Timing.WHEN else after(occasion)
            if known is None:
                continue
            yield (known, condition, timing), end
            for link in ("、または", "または", "及び", "か、"):
                if reader.text.startswith(link, end) and condition is None:
                    for (more, other, same), last in reader.read("OCCASION", end + len(link)):
                        both = _either(known, more)
                        if other is None and same is timing and both is not None:
                            yield (both, None, timing), last


def _either(first: Occasion, second: Occasion) -> Occasion | None:
    """One of two occasions; those of this card and of others do not go together."""
    if isinstance(first, When | AnyEvent) and isinstance(second, When | AnyEvent):
        both = any_event(first, second)
        parts = both.events if isinstance(both, AnyEvent) else (both,)
        own = {IS_THIS in _said(each) for each in parts}
        stays = all(each.event in _STAYS for each in parts if IS_THIS in _said(each))
        return both if len(own) == 1 or stays else None
    if isinstance(first, Activated) and isinstance(second, Activated):
        return AnyOccasion((first, second))
    return None


_STAYS: Final = (EventKind.SUMMONED, EventKind.TARGETED_BY_ATTACK, EventKind.FLIPPED, EventKind.POSITION_CHANGED)
"""What happens to this card without taking it from the field: then the effect works there, whatever else it waits for."""


def _said(when: When) -> tuple[object, ...]:
    return getattr(when.who, "parts", (when.who,))


def _occasions(reader: Reader, draft: Draft, at: int) -> Iterator[tuple[Draft, int]]:
    """When the effect may be used."""
    text = reader.text
    if draft.when is not None or draft.free or draft.main:
        return
    found = list(reader.read("OCCASION", at))
    for words, turn in (
        ("相手ターンに、", OPPONENTS_TURN),
        ("自分ターンに、", YOUR_TURN),
        ("ドローフェイズ以外に、", _NO_DRAWING),
    ):
        if text.startswith(words, at):
            found += [
                ((occasion, turn, timing), end)
                for (occasion, condition, timing), end in reader.read("OCCASION", at + len(words))
                if condition is None and not isinstance(occasion, Activated | AnyOccasion)
            ]
    for (occasion, condition, timing), middle in found:
        if draft.already:
            occasion = _lying_there(occasion)
            if occasion is None:
                continue
        conditions = draft.conditions if condition is None else (*draft.conditions, condition)
        for link in ("、", "に、", "に"):
            if text.startswith(link, middle):
                yield replace(draft, when=occasion, timing=timing, conditions=conditions), middle + len(link)
    if draft.already:
        return
    for (occasion, condition, zones), middle in _moments(reader, at):
        if zones and draft.zones and zones != draft.zones:
            continue
        conditions = draft.conditions if condition is None else (*draft.conditions, condition)
        for words, once in _AT.items():
            if text.startswith(words, middle) and not (once and draft.limit is not None):
                limit = draft.limit
                if once:
                    limit = (
                        ONCE_PER_TURN
                        if isinstance(occasion, When) and occasion.event is EventKind.PHASE
                        else (ONCE_PER_BATTLE)
                    )
                yield (
                    replace(
                        draft,
                        when=occasion,
                        moment=True,
                        conditions=conditions,
                        limit=limit,
                        zones=draft.zones or zones,
                    ),
                    middle + len(words),
                )


_AT: Final = {"に、": False, "に": False, "、": False, "に1度、": True, "に1度だけ、": True, "に1度": True}
_THIS_TURN: Final = {
    "このカードが戦闘を行った": Are(THIS, HasBattled()),
    "このカードがリバースした": Are(THIS, WasFlipped()),
    "このカードが戦闘でモンスターを破壊した": Are(THIS, HasDestroyedByBattle()),
    "このカードが戦闘で相手モンスターを破壊した": Are(THIS, HasDestroyedByBattle()),
    "このカードが攻撃した": Are(THIS, HasAttacked(declared=False)),
    "このカードを発動した": HasActivated(IS_THIS, card=True),
}


@terminal("THIS_TURN")
def _this_turn(reader: Reader, at: int) -> Iterator[Found]:
    """このカードが戦闘を行った, このカードが召喚・リバースした: what this card did in the turn."""
    text = reader.text
    for words, condition in _THIS_TURN.items():
        if text.startswith(words, at):
            yield condition, at + len(words)
    yield from reader.read("IN_THE_TURN", at)
    for lead in ("このカードが", "このカードを"):
        if text.startswith(lead, at):
            for kinds, middle in reader.read("SUMMONS", at + len(lead)):
                came = WasSummoned(kinds, True)
                for tail in ("した", "に成功した"):
                    if text.startswith(tail, middle):
                        yield Are(THIS, came), middle + len(tail)
                if text.startswith("・リバースした", middle):
                    yield Are(THIS, came | WasFlipped()), middle + len("・リバースした")


def _moments(reader: Reader, at: int) -> Iterator[Found]:
    """A point of time, perhaps one that this card's past makes: このカードが墓地へ送られたターンのエンドフェイズ.

    What is found: the event, a condition, and where this card lies if its past tells.
    """
    text = reader.text
    for (occasion, condition), end in reader.read("MOMENT", at):
        yield (occasion, condition, Zone(0)), end
    for action, middle in reader.read("THIS_TURN", at):
        turn = text.startswith("ターンの", middle)
        for (occasion, condition), end in reader.read("MOMENT", middle + 4 * turn):
            if (
                condition is None
                and isinstance(occasion, When)
                and occasion.event
                in ((EventKind.PHASE, EventKind.BATTLE_PHASE_ENDS) if turn else (EventKind.BATTLE_PHASE_ENDS,))
            ):
                yield (occasion, action, Zone(0)), end
    for event, middle in reader.read("EVENT", at):
        for words, this_turn in (
            ("ターンの", True),
            ("相手ターンの", True),
            ("自分ターンの", True),
            ("場合、次の", False),
            ("次のターンの", None),
            ("場合、次のターンの", None),
        ):
            if not text.startswith(words, middle):
                continue
            for (occasion, condition), end in reader.read("MOMENT", middle + len(words)):
                if condition is None and isinstance(occasion, When) and occasion.phase is not None:
                    if words in _TURNS and occasion.side is Side.EITHER:
                        occasion = replace(occasion, side=_TURNS[words])
                    past = _came(event, occasion, this_turn)
                    if past is not None:
                        yield (occasion, *past), end


_TURNS: Final = {"相手ターンの": Side.OPPONENT, "自分ターンの": Side.YOU}


def _came(event: object, phase: When, this_turn: bool | None) -> tuple[Condition, Zone] | None:
    """How this card came to the graveyard, or was banished, asked of later; and where it lies.

    :param this_turn: in the turn of the phase; ``None``: in the turn before.
    """
    whens = event.events if isinstance(event, AnyEvent) else (event,)
    found: list[Condition] = []
    places: set[Zone] = set()
    for when in whens:
        if not isinstance(when, When) or when.who != IS_THIS or when.side is not Side.EITHER:
            return None
        if when.event not in (EventKind.SENT_TO_GRAVEYARD, EventKind.BANISHED):
            return None
        if when.by_card is not None or when.unless or when.face_down or when.kinds:
            return None
        found.append(
            CameHere(
                when.because,
                when.origin,
                when.face_up,
                phase.phase if this_turn is False else None,
                phase.side if this_turn is False else Side.YOU,
                when.by,
                bool(this_turn),
                this_turn is None,
            )
        )
        places.add(Zone.GRAVEYARD if when.event is EventKind.SENT_TO_GRAVEYARD else Zone.BANISHED)
    if len(places) != 1:
        return None
    return found[0] if len(found) == 1 else OneHolds(tuple(found)), places.pop()


def _lying_there(occasion: Occasion) -> Occasion | None:
    """The event, to which this card has lain where it lies."""
    if isinstance(occasion, When):
        return None if IS_THIS in _said(occasion) else replace(occasion, already=True)
    if isinstance(occasion, AnyEvent):
        events = tuple(_lying_there(event) for event in occasion.events)
        return AnyEvent(events) if all(isinstance(event, When) for event in events) else None  # type: ignore[arg-type]
    return None


# conditions
def _conditions(reader: Reader, draft: Draft, at: int) -> Iterator[tuple[Draft, int]]:
    text = reader.text
    if len(draft.conditions) > 3:
        return
    for condition, middle in reader.read("CONDITIONS.plain", at):
        for words in ("場合、", "場合に", "時、", "時に", "場合にのみ", "場合のみ"):
            if text.startswith(words, middle):
                yield replace(draft, conditions=(*draft.conditions, condition)), middle + len(words)
        if text.startswith("状態で、", middle) and "このカードが" not in text[: at + len("このカードが")]:
            yield replace(draft, conditions=(*draft.conditions, condition)), middle + len("状態で、")
    for condition, middle in reader.read("IN_THE_TURN", at):
        for words in ("ターンに、", "ターンに", "ターン、"):
            if text.startswith(words, middle):
                yield replace(draft, conditions=(*draft.conditions, condition)), middle + len(words)
    for condition, middle in reader.read("CONDITION.stem", at):
        if text.startswith("、", middle):
            yield replace(draft, conditions=(*draft.conditions, condition)), middle + 1
    for condition, middle in reader.read("CONDITION.if", at):
        comma = text.startswith("、", middle)
        yield replace(draft, conditions=(*draft.conditions, condition)), middle + comma
