"""A card's own summoning procedures (召喚手順): このカードは〜し、手札から特殊召喚できる."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, Final

from duelkit.yugioh.language.base import Condition, Filter, Joined, Joint, Modifier, Not, Pool, Verb, What, nodes
from duelkit.yugioh.language.card import Procedure
from duelkit.yugioh.language.clauses import InPhase
from duelkit.yugioh.language.nouns import MONSTER, OfAttribute
from duelkit.yugioh.language.selections import EACH, THIS, OwnMaterials, Pick, Ref
from duelkit.yugioh.language.terms import Attribute, Phase, Position, Side, SummonKind, Until, Zone
from duelkit.yugioh.reading.clauses import CLEAN
from duelkit.yugioh.reading.grammar.lists import next_item
from duelkit.yugioh.reading.grammar.marks import SUBJECT, mark_of
from duelkit.yugioh.reading.grammar.mentions import speaks_of_this
from duelkit.yugioh.reading.grammar.nouns import together
from duelkit.yugioh.reading.grammar.patterns import FORMS, reads, terms
from duelkit.yugioh.reading.grammar.reader import Lexicon, Reader
from duelkit.yugioh.reading.grammar.references import changed
from duelkit.yugioh.reading.grammar.statements import Afterwards, Own
from duelkit.yugioh.words.filters.meaning import SameNameAs

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
    place: tuple[Zone, Side], first: Filter, second: Filter, action: Callable[[What], Verb], n: int = 1, m: int = 1
) -> Verb:
    """〜１体と〜３体を."""
    return Joined(Joint.ALSO, action(Pick(Pool(first, *place), n, n)), action(Pick(Pool(second, *place), m, m)))


def _one_of_each(
    place: tuple[Zone, Side], one: Attribute, two: Attribute, action: Callable[[What], Verb], but: Filter | None = None
) -> Verb | None:
    """光属性と闇属性のモンスターを１体ずつ."""
    if one & two or not one or not two:
        return None
    first, second = (
        together([*(() if but is None else (Not(but),)), OfAttribute(which), MONSTER]) for which in (one, two)
    )
    return _both(place, first, second, action)


def _one_of_both(place: tuple[Zone, Side], both: Attribute, action: Callable[[What], Verb]) -> Verb | None:
    """光・闇属性モンスターを１体ずつ."""
    single = [attribute for attribute in Attribute if attribute & both]
    return _one_of_each(place, single[0], single[1], action) if len(single) == 2 else None


for _words, _position in HOW.items():
    for _from, _zones in FROM.items():
        reads(
            "WAY", f"[、|]{_from}から{_words}[特殊召喚できる|特殊召喚する事ができる]", _way, zones=_zones, how=_position
        )
        reads(
            "WAY_ACROSS",
            f"{_from}から相手フィールドに{_words}[特殊召喚できる|特殊召喚する事ができる]",
            _way,
            zones=_zones,
            how=_position,
        )
    reads("WAY_OWN", f"[、|]{_words}[特殊召喚できる|特殊召喚する事ができる]", _way, zones=Zone(0), how=_position)
reads(
    "WAY", "召喚[できる|する事ができる|する事もできる]", lambda: (SummonKind.NORMAL, Zone.HAND, Position.FACE_UP, False)
)
reads("WAY", "[通常召喚できる|召喚・セットできる]", lambda: (SummonKind.NORMAL, Zone.HAND, Position.FACE_UP, True))
reads("POINTING", "[フィールドの|]{which:NOUN}のリンク先となる自分フィールドに", lambda which: which)
for _how_words, _too in (("", True), ("表側表示で", False), ("攻撃表示で", False)):
    reads(
        "TRIBUTE_WAY",
        f"{{which:NOUN}}{{n:NUM}}体をリリースして{_how_words}[アドバンス|A]召喚できる",
        lambda which, n, too=_too: (which, n, too),
    )
for _words, _zones, _whose in (
    ("自分フィールド", Zone.FIELD, Side.YOU),
    ("自分のモンスターゾーン", Zone.MONSTER_ZONE, Side.YOU),
    ("自分の手札・フィールド", Zone.HAND | Zone.FIELD, Side.YOU),
    ("自分のフィールド・墓地", Zone.FIELD | Zone.GRAVEYARD, Side.YOU),
    ("自分・相手フィールド", Zone.FIELD, Side.EITHER),
    ("自分・相手のモンスターゾーン", Zone.MONSTER_ZONE, Side.EITHER),
):
    reads("WO", f"{_words}の[上記の|上記]カードを", lambda zones=_zones, side=_whose: OwnMaterials(zones, side))
for _form in FORMS:
    _paid = f"{{action:PAID.{_form}}}"
    _each = f"を[それぞれ|]1体ずつ{_paid}"
    for _but in ("", "{but:NOUN}以外の"):
        reads(
            f"PAIR.{_form}",
            f"{{place:PLACE}}[から|の]{_but}{{one:ATTRIBUTES}}と{{two:ATTRIBUTES}}のモンスター{_each}",
            _one_of_each,
        )
    reads(f"PAIR.{_form}", f"{{place:PLACE}}[から|の]{{both:ATTRIBUTES}}モンスター{_each}", _one_of_both)
    reads(f"PAIR.{_form}", f"{{place:PLACE}}[から|の]{{first:NOUN}}と{{second:NOUN}}{_each}", _both)
    reads(
        f"PAIR.{_form}",
        f"{{place:PLACE}}[から|の]{{first:NOUN}}{{n:NUM}}体と{{second:NOUN}}{{m:NUM}}体を{_paid}",
        _both,
    )


for _form in ("VERB.past", "PAIR.past"):
    reads("PROCEDURE_COST", f"{{verb:{_form}}}", lambda verb: verb)
for _form in ("stem", "te"):
    reads(
        "PROCEDURE_COST",
        f"{{first:VERB.{_form}}}[、|]{{second:VERB.past}}",
        lambda first, second: Joined(Joint.AND_IF_YOU_DO, first, second),
    )
    for _verb in ("VERB", "PAIR"):
        reads("WAY_COST", f"{{cost:{_verb}.{_form}}}[、|]", lambda cost: cost)


def _made(procedure: Procedure, **how: Any) -> Own | None:
    """The procedure, unless it mentions a card that is not known."""
    clean = changed(procedure, CLEAN)
    if any(isinstance(node, Ref) and (mark_of(node) is not None or node == SUBJECT) for node in nodes(clean)):
        return None
    return Own(clean, **how)


# このカードは〜場合に特殊召喚できる
Way = tuple[SummonKind, Zone, Position, bool]
"""The kind of summon, from where, in which position, and whether the card can be Set instead."""


def _tributing(tribute: tuple[Filter, int, bool]) -> Procedure:
    which, n, too = tribute
    return Procedure(SummonKind.NORMAL, set_too=too, tributes=n, tributed=None if which == MONSTER else which)


def _specially(
    way: Way, cost: Verb | None = None, which: Filter | None = None, to: Side = Side.YOU
) -> Procedure | None:
    kind, zones, how, too = way
    if kind is not SummonKind.SPECIAL:
        return None
    return Procedure(kind, zones, None, cost, how, set_too=too, pointed_by=which, to=to)


def _without_tribute(way: Way) -> Procedure | None:
    kind, zones, how, too = way
    return Procedure(kind, zones, None, None, how, set_too=too) if kind is SummonKind.NORMAL else None


reads("OF_THIS", "{tribute:TRIBUTE_WAY}", _tributing)
reads("OF_THIS", "{way:WAY}", _specially)
reads("OF_THIS", "{cost:WAY_COST}{way:WAY}", _specially)
reads("OF_THIS", "{cost:WAY_COST}{way:WAY_ACROSS}", _specially, to=Side.OPPONENT)
reads("OF_THIS", "{which:POINTING}{way:WAY}", _specially)
reads("OF_THIS", "リリースなしで{way:WAY}", _without_tribute)
reads("PROCEDURE", "このカードは[、|]{procedure:OF_THIS}", _made)
reads(
    "PROCEDURE",
    "{condition:CONDITIONS.plain}[場合、|場合に|時、]このカードは[、|]{way:OF_THIS}",
    lambda condition, way: _made(replace(way, condition=condition)),
)


# 〜した場合に（のみ）特殊召喚できる: the procedure of a monster that cannot be Normal Summoned
Demand = tuple[Condition | None, Verb | None]
"""A condition, and a cost."""
reads("DEMAND", "{condition:CONDITION.plain}", lambda condition: (condition, None))
reads("DEMAND", "{cost:PROCEDURE_COST}", lambda cost: (None, cost))
reads("DEMAND", "{condition:CONDITION.stem}[、|]{cost:PROCEDURE_COST}", lambda condition, cost: (condition, cost))
reads(
    "DEMAND",
    "{condition:CONDITION.plain}[状態で、|場合、|時、]{cost:PROCEDURE_COST}",
    lambda condition, cost: (condition, cost),
)
terms("SPEAKING", {"[このカードは|]": ""})
reads("SPEAKING", "{name:NAME}は1ターンに1度、", lambda name: name)
terms("ONLY", {"[場合に|場合、]": False, "場合のみ[、|]": True})
terms("WITHOUT_FUSION", {"[(「融合」は必要としない)|(「融合」魔法カードは必要としない)|]": True})


def _own_way(whose: str, demand: Demand, only: bool, to: Side, way: Way, alone: bool) -> Own | None:
    kind, zones, how, _ = way
    if kind is not SummonKind.SPECIAL:
        return None
    condition, cost = demand
    made = any(isinstance(node, OwnMaterials) for node in nodes(cost))
    place = zones or (Zone.EXTRA_DECK if made else Zone.HAND)
    procedure = Procedure(kind, place, condition, cost, how, to=to)
    return _made(procedure, only=only, whose=whose, extra=bool(zones))


def _from_face_up(demand: Demand, only: bool, way: Way) -> Own | None:
    """A Pendulum Monster of the main deck, which lies face-up in the Extra Deck where it does."""
    own = _own_way("", demand, only, Side.YOU, way, False)
    return own and replace(own, procedure=replace(own.procedure, zones=Zone.EXTRA_DECK), extra=False)


reads("OWN_WAY", "このカードがEXデッキに表側表示で存在し、{demand:DEMAND}{only:ONLY}{way:WAY_OWN}", _from_face_up)
terms("TO_FIELD", {"": Side.YOU, "相手フィールドに": Side.OPPONENT})
for _kind in ("WAY", "WAY_OWN"):
    reads(
        "OWN_WAY",
        f"{{whose:SPEAKING}}{{demand:DEMAND}}{{only:ONLY}}{{to:TO_FIELD}}{{way:{_kind}}}{{alone:WITHOUT_FUSION}}",
        _own_way,
    )


# このカードは自分フィールドの〜の上に重ねてX召喚する事もできる: an Xyz Summon onto a monster
MAIN_PHASE_2: Final = InPhase((Phase.MAIN_2,))
terms("STACK_LEAD", {"このカードは": ("", None), "このカードは自分メインフェイズ2に、": ("", MAIN_PHASE_2)})
reads("STACK_LEAD", "{name:NAME}は1ターンに1度、", lambda name: (name, None))
reads("STACK_LEAD", "{name:NAME}は自分メインフェイズ2に1度、", lambda name: (name, MAIN_PHASE_2))
terms("STACK_COST", {"": (None,)})
reads("STACK_COST", "{cost:VERB.stem}、", lambda cost: (cost,))
terms("DETACHED", {"": 0})
reads("DETACHED", "からX素材を{n:NUM}つ取り除き、そのXモンスター", lambda n: n)


def _beneath(found: Pool, detached: int) -> tuple[Filter, int] | None:
    """The monster beneath, and how many of its materials are detached."""
    if found.zones & ~Zone.FIELD or found.side is not Side.YOU or found.more:
        return None
    return found.filter, detached


reads(
    "BENEATH",
    "{found:POOL}{detached:DETACHED}の上に[このカードを|]重ねてX召喚[する事もできる|する事ができる|できる]",
    _beneath,
)


reads("BENEATH", "同名カード以外の{beneath:BENEATH}", lambda beneath: (~SameNameAs(THIS) & beneath[0], beneath[1]))


def _stacked(
    lead: tuple[str, Condition | None],
    cost: tuple[Verb | None],
    beneath: tuple[Filter, int],
    condition: Condition | None = None,
) -> Own | None:
    whose, held = lead
    if held is not None and condition is not None:
        return None
    which, detached = beneath
    way = Procedure(SummonKind.XYZ, Zone.EXTRA_DECK, condition or held, cost[0], onto=which, detached=detached)
    return _made(way, whose=whose)


reads("STACKED", "{lead:STACK_LEAD}{cost:STACK_COST}{beneath:BENEATH}", _stacked)
reads("STACKED", "{lead:STACK_LEAD}{condition:CONDITION.plain}場合、{cost:STACK_COST}{beneath:BENEATH}", _stacked)


# what applies to the monster afterwards
Clause = tuple[Any, tuple[Modifier, ...], Until | None]
"""A clause: its subject, the modifiers, and until when they apply."""


def _of_this(clause: Clause) -> tuple[Modifier, ...] | None:
    """この方法で特殊召喚したこのカードは〜: modifiers of the summoned monster."""
    subject, modifiers, until = clause
    applied = tuple(changed(each, {SUBJECT: EACH}) for each in modifiers)
    if subject != THIS or until is not None or any(isinstance(node, Ref) and mark_of(node) for node in nodes(applied)):
        return None
    return applied


def _of_this_turn(clause: Clause) -> tuple[Modifier, ...] | None:
    """この方法で特殊召喚したターン、〜: modifiers until the end of the turn."""
    subject, modifiers, until = clause
    return _of_this((THIS if subject is None else subject, modifiers, until))


reads("THIS_WAY", "この方法で[特殊召喚|召喚]した[場合、|]{clause:CLAUSES}", _of_this)
reads("AFTERWARDS", "{first:THIS_WAY}", lambda first: first)
reads("AFTERWARDS", "{first:THIS_WAY}。{more:AFTERWARDS}", lambda first, more: first + more)
reads("THAT_TURN", "この方法で特殊召喚したターン[、|]{clause:CLAUSES}", _of_this_turn)
for _kind in ("PROCEDURE", "OWN_WAY"):
    reads("PREFACE_OWN", f"{{own:{_kind}}}", lambda own: own)
    reads("PREFACE_OWN", f"{{own:{_kind}}}。{{later:AFTERWARDS}}", lambda own, later: _with(own, modifiers=later))
    reads("PREFACE_OWN", f"{{own:{_kind}}}。{{later:THAT_TURN}}", lambda own, later: _with(own, this_turn=later))
reads("PREFACE_OWN", "{own:STACKED}", lambda own: own)
reads("PREFACE_AFTERWARDS", "{after:OTHER_BEFORE}{later:AFTERWARDS}", lambda after, later: Afterwards(later))


def _with(own: Own, **changes: Any) -> Own:
    return replace(own, procedure=replace(own.procedure, **changes))


def procedures(reader: Reader) -> Iterator[Procedure]:
    """All readings of a whole numbered text as a summoning procedure."""
    for own, end in reader.read("PREFACE_OWN", 0):
        if end + 1 == len(reader.text) and speaks_of_this(reader, end):
            yield own.procedure


reads(
    "NUMBERED_AFTERWARDS",
    "[この方法で|リリースなしで|このカードの①の方法で|このカードの②の方法で][召喚|通常召喚|特殊召喚]した{clause:CLAUSES}",
    _of_this,
)
reads("AFTER_NUMBER", "{first:NUMBERED_AFTERWARDS}", lambda first: first)
reads("AFTER_NUMBER", "{first:NUMBERED_AFTERWARDS}。{more:AFTERWARDS}", lambda first, more: first + more)


def modifiers_afterwards(words: str, lexicon: Lexicon) -> tuple[Modifier, ...]:
    """The modifiers that a numbered text applies after the procedure before it; empty if it is no such text."""
    reader = Reader(words, lexicon)
    if next_item(reader, 0) >= 0:
        return ()
    found = [modifiers for modifiers, end in reader.read("AFTER_NUMBER", 0) if end + 1 == len(words)]
    return found[0] if len(found) == 1 else ()
