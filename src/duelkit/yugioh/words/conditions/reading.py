"""Words about conditions (条件): how they are read in Japanese."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from duelkit.yugioh.language.amounts import Count, Plus
from duelkit.yugioh.language.base import AllHold, Amount, AnyOf, Condition, Filter, Not, OneHolds, Pool
from duelkit.yugioh.language.clauses import BATTLE_PHASE, DAMAGE_CALCULATION, MAIN_PHASE, Are, Exists, TurnOf
from duelkit.yugioh.language.nouns import (
    ATTACK_POSITION,
    DEFENSE_POSITION,
    IS_THIS,
    MONSTER,
    OTHER,
    AnyCard,
    InPosition,
    IsFaceUp,
    OfAttribute,
    OfRace,
)
from duelkit.yugioh.language.occasions import Activated
from duelkit.yugioh.language.selections import MATERIALS, THIS, Those
from duelkit.yugioh.language.terms import Handling, Position, Side, Zone
from duelkit.yugioh.reading.grammar.discourse import parts_of
from duelkit.yugioh.reading.grammar.marks import Mark, marked
from duelkit.yugioh.reading.grammar.nouns import pool, together
from duelkit.yugioh.reading.grammar.patterns import reads, terms
from duelkit.yugioh.words.conditions.meaning import ActivatedFrom, Compare, HasActivated, HasSummoned, SummonedByEffect

reads("CONDITION", "{place:PLACE}に[、|]{which:EITHER}が/存在する", lambda place, which: Exists(pool(which, place)))
reads(
    "CONDITION",
    "{place:PLACE}に[、|]{which:EITHER}が/存在しない",
    lambda place, which: Exists(pool(which, place), 0, 0),
)
reads(
    "CONDITION",
    "{place:PLACE}に[、|]{which:EITHER}が{n:NUM}[体|枚]以上/存在する",
    lambda place, which, n: Exists(pool(which, place), n),
)
reads(
    "CONDITION",
    "{place:PLACE}の{which:EITHER}が{n:NUM}[体|枚]以上/である",
    lambda place, which, n: Exists(pool(which, place), n),
)
reads(
    "CONDITION",
    "{place:PLACE}に[、|]{which:EITHER}が{n:NUM}[体|枚]のみ/存在する",
    lambda place, which, n: Exists(pool(which, place), n, n),
)
reads(
    "CONDITION",
    "{which:NOUN}が表側表示で/存在しない",
    lambda which: Exists(Pool(together([IsFaceUp(), which]), Zone.FIELD, Side.EITHER), 0, 0),
)
reads("CONDITION", "{found:POOL}が/存在する", lambda found: Exists(found))
reads("CONDITION", "{which:EITHER}が{place:PLACE}に/存在する", lambda place, which: Exists(pool(which, place)))
reads("CONDITION", "{which:EITHER}が{place:PLACE}に/存在しない", lambda place, which: Exists(pool(which, place), 0, 0))
reads(
    "CONDITION",
    "{place:PLACE}に[、|]{one:NOUN}及び{two:NOUN}が/存在する",
    lambda place, one, two: AllHold((Exists(pool(one, place)), Exists(pool(two, place)))),
)
reads("BROUGHT_BY", "[このカードが|]{which:NOUN}の効果で特殊召喚した", SummonedByEffect)
reads("CONDITION.plain", "このカードを手札から発動した", ActivatedFrom)
reads("CONDITION", "このカードが{which:NOUN}の効果で特殊召喚された状態/である", SummonedByEffect)
reads("NAMES_TOGETHER", "{one:NAMED}{two:NAMED}", lambda one, two: (one, two))
reads("NAMES_TOGETHER", "{one:NAMED}{more:NAMES_TOGETHER}", lambda one, more: (one, *more))
for _words, _of in (("自分", Side.YOU), ("相手", Side.OPPONENT)):
    reads(
        "CONDITION",
        f"{_words}のPゾーンに{{which:NOUN}}が2枚/存在する",
        lambda which, side=_of: Exists(Pool(which, Zone.PENDULUM_ZONE, side), 2),
    )
reads(
    "CONDITION",
    "{place:PLACE}に[、|]{names:NAMES_TOGETHER}が[全て|]/存在する",
    lambda place, names: AllHold(tuple(Exists(pool(name, place)) for name in names)),
)
for _verb, _most in (("/存在する", None), ("/存在しない", 0)):
    reads(
        "CONDITION",
        f"もう片方の自分のPゾーンに{{which:EITHER}}が{_verb}",
        lambda which, most=_most: Exists(Pool(which & OTHER, Zone.PENDULUM_ZONE), 1 if most is None else 0, most),
    )


def _parts(found: Pool, which: Filter) -> tuple[Filter, Filter]:
    """The filters for the monsters of a place that are of this kind, and for the others."""
    properties = [part for part in parts_of(found.filter) if part != MONSTER]
    return together([*properties, which]), together([*parts_of(found.filter), Not(which)])


def _no_others(found: Pool, which: Filter) -> Condition | None:
    """モンスターが〜のみ, or no monster exists."""
    if found.more or MONSTER not in parts_of(found.filter):
        return None
    return Exists(replace(found, filter=_parts(found, which)[1]), 0, 0)


def _only_such(found: Pool, which: Filter, n: int = 0) -> Condition | None:
    """モンスターが〜のみ; ``n``: exactly this many."""
    others = _no_others(found, which)
    there = Exists(replace(found, filter=_parts(found, which)[0]), n or 1, n or None)
    return None if others is None else AllHold((there, others))


def _more_than(words: str, both: Callable[..., tuple[Amount, Amount]]) -> None:
    """Declare AがBより多い and 少ない for two amounts."""

    def more(**values: Any) -> Compare:
        first, second = both(**values)
        return Compare(first, second, strictly=True)

    def less(**values: Any) -> Compare:
        first, second = both(**values)
        return Compare(second, first, strictly=True)

    for make, root in ((more, "多"), (less, "少な")):
        for form, ending in (("plain", "い"), ("stem", "く"), ("if", "ければ")):
            reads(f"CONDITION.{form}", f"{words}より{root}{ending}", make)


reads("CONDITION", "{lp:LP}が{n:NUM}以下/である", lambda n, lp: Compare(n, lp))
reads("CONDITION", "{lp:LP}が{n:NUM}以上/である", lambda n, lp: Compare(lp, n))
_more_than("{first:LP}が{second:THEIR_LP}", lambda first, second: (first, second))
for _form, _ending in (("plain", "い"), ("stem", "く"), ("if", "ければ")):
    reads(
        f"CONDITION.{_form}",
        f"{{first:LP}}が{{second:THEIR_LP}}より{{n:NUM}}以上多{_ending}",
        lambda first, second, n: Compare(first, Plus(second, n)),
    )
    reads(
        f"CONDITION.{_form}",
        f"{{first:LP}}が{{second:THEIR_LP}}より{{n:NUM}}以上少な{_ending}",
        lambda first, second, n: Compare(second, Plus(first, n)),
    )
reads(
    "CONDITION",
    "{place:PLACE}の{which:NOUN}が{n:NUM}[枚|体]以下/である",
    lambda place, which, n: Exists(Pool(which, *place), 0, n),
)
for _word, _mine, _theirs in (("自分", Side.YOU, Side.OPPONENT), ("相手", Side.OPPONENT, Side.YOU)):
    _other = "相手" if _word == "自分" else "自分"
    reads(
        "CONDITION",
        f"{_word}の手札が{{n:NUM}}枚以下/である",
        lambda n, side=_mine: Exists(Pool(AnyCard(), Zone.HAND, side), 0, n),
    )
    reads(
        "CONDITION",
        f"{_word}の手札が{{n:NUM}}枚以上/である",
        lambda n, side=_mine: Exists(Pool(AnyCard(), Zone.HAND, side), n),
    )
    reads(
        "CONDITION",
        f"{_word}の手札が{{n:NUM}}枚以上/存在する",
        lambda n, side=_mine: Exists(Pool(AnyCard(), Zone.HAND, side), n),
    )
    reads("CONDITION", f"{_word}の手札が0枚/である", lambda side=_mine: Exists(Pool(AnyCard(), Zone.HAND, side), 0, 0))
    _more_than(
        f"{_word}の手札[の数|]が{_other}[の手札|]",
        lambda mine=_mine, theirs=_theirs: (
            Count(Pool(AnyCard(), Zone.HAND, mine)),
            Count(Pool(AnyCard(), Zone.HAND, theirs)),
        ),
    )
    reads(
        "CONDITION",
        f"{_word}フィールドにのみ[、|]{{which:EITHER}}が/存在する",
        lambda which, mine=_mine, theirs=_theirs: AllHold(
            (Exists(Pool(which, Zone.FIELD, mine)), Exists(Pool(which, Zone.FIELD, theirs), 0, 0))
        ),
    )
    reads(
        "CONDITION",
        f"{{which:EITHER}}が{_word}フィールドにのみ/存在する",
        lambda which, mine=_mine, theirs=_theirs: AllHold(
            (Exists(Pool(which, Zone.FIELD, mine)), Exists(Pool(which, Zone.FIELD, theirs), 0, 0))
        ),
    )
_more_than("{first:POOL}の数が{second:POOL}[の数|]", lambda first, second: (Count(first), Count(second)))
_more_than("{first:POOL}が{second:POOL}", lambda first, second: (Count(first), Count(second)))
reads("CONDITION", "{found:POOL}が{which:NOUNS}のみ/である", _only_such)
reads("CONDITION", "{found:POOL}が{which:NOUN}{n:NUM}[体|枚]のみ/である", _only_such)
reads("CONDITION", "{found:POOL}が{n:NUM}[体|枚]のみ/である", lambda found, n: Exists(found, n, n))
reads(
    "CONDITION",
    "{found:POOL}が{kind:ATTRIBUTES}のみ/である",
    lambda found, kind: _only_such(found, OfAttribute(kind) & MONSTER),
)
for _none in ("が[、|]存在しない場合[、|]または", "が[、|]存在しないまたは"):
    reads("CONDITION", f"{{found:POOL}}{_none}{{which:NOUNS}}のみ/である", _no_others)
reads("CONDITION", "[自分の|]手札がこのカード1枚のみ/である", lambda: Exists(Pool(AnyCard(), Zone.HAND), 1, 1))
reads("CONDITION", "[自分の|]手札が1枚/である", lambda: Exists(Pool(AnyCard(), Zone.HAND), 1, 1))
reads(
    "CONDITION",
    "{place:PLACE}に[、|]{which:EITHER}のいずれかが/存在する",
    lambda place, which: Exists(pool(which, place)),
)
reads(
    "CONDITION",
    "{place:PLACE}に[、|]{names:NAMES_TOGETHER}のいずれかが/存在する",
    lambda place, names: Exists(pool(AnyOf(names), place)),
)
reads(
    "CONDITION",
    "{place:PLACE}に[、|]{names:NAMES_TOGETHER}のいずれかが/存在しない",
    lambda place, names: OneHolds(tuple(Exists(pool(name, place), 0, 0) for name in names)),
)
reads("CONDITION.plain", "{found:POOL}が{n:NUM}[体|枚]の", lambda found, n: Exists(found, n, n))
reads("CONDITION", "{sum:SUM}が{n:NUM}以下/である", lambda sum, n: Compare(n, sum))
reads("CONDITION", "{sum:SUM}が{n:NUM}以上/である", lambda sum, n: Compare(sum, n))
reads("CONDITION", "{kinds:KINDS}が{n:NUM}種類以上/存在する", lambda kinds, n: Compare(kinds, n))
for _words, _side in (("自分", Side.YOU), ("相手", Side.OPPONENT)):
    for _from, _zones in (
        ("", Zone(0)),
        ("EXデッキから", Zone.EXTRA_DECK),
        ("墓地から", Zone.GRAVEYARD),
        ("手札から", Zone.HAND),
    ):
        _from = f"[{_words}の|]{_from}" if _from else ""
        reads("IN_THE_TURN", f"{_words}が{_from}{{which:NOUNS}}を特殊召喚した", HasSummoned, origin=_zones, side=_side)
        reads(
            "CONDITION",
            f"このターンに[、|]{_words}が{_from}{{which:NOUNS}}を特殊召喚して/いる",
            HasSummoned,
            origin=_zones,
            side=_side,
        )
reads("CONDITION.plain", "{what:REF}が{which:NOUNS}だった", lambda what, which: Are(what, which))
reads("CONDITION.plain", "{what:REF}が{kind:ATTRIBUTES}の", lambda what, kind: Are(what, OfAttribute(kind)))
reads("CONDITION.plain", "{what:REF}が{kind:RACES}の", lambda what, kind: Are(what, OfRace(kind)))
reads("CONDITION.plain", "{what:REF}が{which:NOUNS}以外だった", lambda what, which: Are(what, Not(which)))
for _words, _action in {
    "墓地へ送った": Handling.SENT,
    "破壊した": Handling.DESTROYED,
    "除外した": Handling.BANISHED,
    "特殊召喚した": Handling.SPECIAL_SUMMONED,
    "手札に加えた": Handling.TO_HAND,
    "捨てた": Handling.DISCARDED,
    "セットした": Handling.SET,
}.items():
    reads(
        "CONDITION.plain",
        f"この効果で{{which:NOUNS}}を{_words}",
        lambda which, action=_action: Are(marked(Mark(action, AnyCard(), where="effect")), which),
    )
reads(
    "CONDITION", "このカードの素材とした{which:NOUN}が/存在する", lambda which: Are(Those(MATERIALS, which), AnyCard())
)
reads("CONDITION", "このカードが{which:ADJECTIVE}/である", lambda which: Are(THIS, which))
reads("CONDITION.plain", "{what:REF}が{which:NOUNS}の", lambda what, which: Are(what, which))
for _state, _filter in {"攻撃表示": ATTACK_POSITION, "守備表示": DEFENSE_POSITION}.items():
    reads("CONDITION.plain", f"このカードが{_state}の", lambda node=_filter: Are(THIS, node))
reads("CONDITION", "このカードが攻撃表示/である", lambda: Are(THIS, InPosition(Position.FACE_UP_ATTACK)))
for _words, _side in (("自分", Side.YOU), ("相手", Side.OPPONENT)):
    reads("DURING", f"{_words}ターンの間", lambda side=_side: TurnOf(side))
    for _kind, _phase in (("メインフェイズ", MAIN_PHASE), ("バトルフェイズ", BATTLE_PHASE)):
        reads(
            "DURING",
            f"{_words}{_kind}[の間|の間だけ|中]",
            lambda side=_side, phase=_phase: AllHold((TurnOf(side), phase)),
        )
reads("DURING", "[お互いの|自分・相手の|]バトルフェイズの間", lambda: BATTLE_PHASE)
reads("DURING", "ダメージ計算時のみ", lambda: DAMAGE_CALCULATION)
reads("DURING", "このカードが{which:PROPERTY}場合", lambda which: Are(THIS, which))


def _activated_this_turn(parts: tuple[Activated, ...], side: Side = Side.EITHER) -> Condition | None:
    """Such a card or effect was activated this turn."""
    found: list[Condition] = []
    for part in parts:
        if part.would or part.targets is not None or part.targets_one is not None:
            return None
        found.append(HasActivated(AnyCard() if part.which is None else part.which, part.zones, side, part.card))
    return found[0] if len(found) == 1 else OneHolds(tuple(found))


reads("CONDITION", "このターンに自分がこのカードを発動して/いる", lambda: HasActivated(IS_THIS, card=True))
terms("THIS_TURN", {"このカードを発動した": HasActivated(IS_THIS, card=True)})
for _words, _side in (("相手", Side.OPPONENT), ("自分", Side.YOU)):
    reads("IN_THE_TURN", f"{_words}が{{parts:ACTIVATIONS}}を発動した", _activated_this_turn, side=_side)
    for _kind in ("ACTIVATIONS", "ACTIVATED_THERE"):
        reads("CONDITION", f"このターンに{_words}が{{parts:{_kind}}}を発動して/いる", _activated_this_turn, side=_side)
reads("IN_THE_TURN", "{parts:ACTIVATIONS}が発動した", _activated_this_turn)
for _kind in ("ACTIVATIONS", "ACTIVATED_THERE"):
    reads("CONDITION", f"このターンに{{parts:{_kind}}}が発動して/いる", _activated_this_turn)
reads("CONDITIONS.plain", "{first:CONDITION.plain}", lambda first: first)
reads(
    "CONDITIONS.plain",
    "{first:CONDITION.plain}[場合、または|か、|、または]{second:CONDITIONS.plain}",
    lambda first, second: OneHolds((first, *(second.parts if isinstance(second, OneHolds) else (second,)))),
)
reads(
    "CONDITION.plain",
    "{first:CONDITION.stem}、{second:CONDITION.plain}",
    lambda first, second: AllHold((first, second)),
)
