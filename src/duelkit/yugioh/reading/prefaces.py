"""The preface, the text before the numbered effects: limits, ways of summoning, names (効果番号の前の文)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, Final

from duelkit.yugioh.language.base import Modifier
from duelkit.yugioh.language.card import (
    ONCE_PER_CHAIN,
    ONCE_PER_TURN_EITHER,
    ONE_ACTIVATION_PER_TURN,
    Limit,
    LimitScope,
)
from duelkit.yugioh.language.clauses import Apply
from duelkit.yugioh.language.nouns import IS_THIS, AnyCard, Named
from duelkit.yugioh.language.selections import EACH, THIS
from duelkit.yugioh.language.terms import SummonKind, Until, Zone
from duelkit.yugioh.reading.grammar.marks import SUBJECT
from duelkit.yugioh.reading.grammar.patterns import Found, reads, terminal
from duelkit.yugioh.reading.grammar.reader import Reader
from duelkit.yugioh.reading.grammar.references import changed
from duelkit.yugioh.reading.grammar.statements import (
    AlsoNamed,
    Limited,
    Mentioned,
    Nothing,
    PendulumLevel,
    Pledged,
    Restricted,
    Statement,
    Summoned,
)

reads("WHOSE", "このカード名の[、|]", lambda: "")
reads("WHOSE", "{name:NAME}の[、|]", lambda name: name)
reads("ITSELF", "{name:NAME}", lambda name: name)

_EFFECT: Final = "[効果|モンスター効果|P効果]"


def _limit(scope: LimitScope, **more: Any) -> Callable[..., Limited]:
    def make(marks: tuple[int, ...] = (), n: int = 1) -> Limited:
        return Limited(marks, Limit(scope, n, **more))

    return make


for _use, _activate in (("使用", False), ("発動", True)):
    for _which in ("{marks:MARKS}の", ""):
        _lead = f"{_which}{_EFFECT}は[、|][それぞれ|]"
        reads(
            "LIMIT",
            f"{_lead}1ターンに{{n:NUM}}度しか/{_use}できない",
            _limit(LimitScope.THIS_EFFECT, activate=_activate),
        )
        reads(
            "LIMIT", f"{_lead}1ターンに{{n:NUM}}度まで/{_use}できる", _limit(LimitScope.THIS_EFFECT, activate=_activate)
        )
        reads(
            "LIMIT",
            f"{_lead}1ターンに{{n:NUM}}度、いずれか1つしか/{_use}できない",
            _limit(LimitScope.EFFECTS_OF_NAME, activate=_activate),
        )
        reads(
            "LIMIT", f"{_lead}デュエル中に{{n:NUM}}度しか/{_use}できない", _limit(LimitScope.DUEL, activate=_activate)
        )
reads(
    "PREFACE",
    "このカードの{marks:MARKS}の効果は1ターンに1度、いずれか1つしか/使用できない",
    lambda marks: Limited(marks, ONCE_PER_TURN_EITHER),
)
for _which in ("{marks:MARKS}の", ""):
    reads(
        "PREFACE",
        f"このカードの{_which}効果は[それぞれ|]同一チェーン上では1度しか/発動できない",
        lambda marks=(): Limited(marks, ONCE_PER_CHAIN),
    )
reads(
    "LIMIT",
    "{marks:MARKS}の方法による特殊召喚は1ターンに{n:NUM}度しか/できない",
    lambda marks, n: Limited(marks, Limit(LimitScope.THIS_EFFECT, n), method=True),
)
reads(
    "LIMIT",
    "{marks:MARKS}の方法による特殊召喚はデュエル中に{n:NUM}度しか/できない",
    lambda marks, n: Limited(marks, Limit(LimitScope.DUEL, n), method=True),
)
reads(
    "PREFACE",
    "この方法による{whose:NAME}の特殊召喚は1ターンに{n:NUM}度しか/できない",
    lambda whose, n: Limited((), Limit(LimitScope.THIS_EFFECT, n), True, whose),
)
for _card, _whose in (("このカード名のカード", ""), ("{whose:ITSELF}", None)):
    for _times, _scope in (("1ターンに", LimitScope.CARD_ACTIVATION), ("デュエル中に", LimitScope.DUEL)):
        reads(
            "PREFACE",
            f"{_card}は{_times}{{n:NUM}}枚しか/発動できない",
            lambda n, whose="", scope=_scope: Limited(
                (-1,),
                Limit(scope, n, True) if scope is LimitScope.DUEL else replace(ONE_ACTIVATION_PER_TURN, times=n),
                whose=whose,
            ),
        )
    reads(
        "PREFACE",
        f"{_card}は1ターンに{{n:NUM}}枚まで/発動できる",
        lambda n, whose="": Limited((-1,), replace(ONE_ACTIVATION_PER_TURN, times=n), whose=whose),
    )
reads(
    "PREFACE",
    "レベル{level:NUM}がP召喚可能な場合に[、|]EXデッキの[表側|表側表示]のこのカードは/P召喚できる",
    PendulumLevel,
)
reads("PREFACE", "このカードは/通常召喚できない", lambda: Summoned(special=True))
for _phrasing in ("からの特殊召喚は/できない", "から/特殊召喚できない"):
    reads("PREFACE", f"このカードは[、|]{{zones:ZONES}}{_phrasing}", lambda zones: Summoned(not_from=zones))
reads("PREFACE", "このカードは/特殊召喚できない", lambda: Summoned(never=True))
reads(
    "PREFACE",
    "このカードは墓地からしか特殊召喚できず、フィールドから墓地へ送られていなければ墓地からの特殊召喚も/できない",
    lambda: Summoned(not_from=Zone.HAND | Zone.DECK | Zone.BANISHED | Zone.EXTRA_DECK, after_field=True),
)
reads(
    "PREFACE",
    "このカードをアドバンス召喚する場合、リリースするモンスターは{which:NOUN}で/なければならない",
    lambda which: Summoned(tributes=which),
)
reads(
    "PREFACE",
    "このカードを表側表示で[アドバンス|A]召喚する場合、モンスターの代わりに自分フィールドの{which:NOUN}を/リリースできる",
    lambda which: Summoned(tributes_too=which),
)
reads(
    "PREFACE",
    "このカードは{which:NOUN}のみを使用した儀式召喚でしか/特殊召喚できない",
    lambda which: Summoned(kinds=SummonKind.RITUAL, always=True, tributes=which),
)
for _this in ("このカードは[、|]", "このモンスターは[、|]", ""):
    for _can in ("/特殊召喚できる", "特殊召喚する事が/できる"):
        reads("PREFACE", f"{_this}カードの効果でのみ{_can}", lambda: Summoned(by_effects=True))
        reads("PREFACE", f"{_this}{{by:NAMED}}の効果でのみ{_can}", lambda by: Summoned(by=(by.ja, by.en), always=True))
        reads(
            "PREFACE",
            f"{_this}{{by:NAMED}}の効果でのみEXデッキから{_can}",
            lambda by: Summoned(by=(by.ja, by.en), strictly=True),
        )
        reads(
            "PREFACE",
            f"{_this}[このカード|自身]の[効果|①の効果]でのみ{_can}",
            lambda: Summoned(by_itself=True, always=True),
        )
    reads(
        "PREFACE",
        f"{_this}{{by:NAMED}}の効果でしか/特殊召喚できない",
        lambda by: Summoned(by=(by.ja, by.en), always=True),
    )
    reads("PREFACE", f"{_this}{{by:NOUN}}の効果でしか/儀式召喚できない", lambda by: Summoned(ritual_by=by))
    for _only in ("でのみ/特殊召喚できる", "でしか/特殊召喚できない"):
        reads(
            "PREFACE",
            f"{_this}{{by:NOUNS}}の効果{_only}",
            lambda by: None if isinstance(by, Named | AnyCard) or by == IS_THIS else Summoned(by=by, always=True),
        )
    for _kind, _summons in (
        ("融合", SummonKind.FUSION),
        ("儀式", SummonKind.RITUAL),
        ("S", SummonKind.SYNCHRO),
        ("X", SummonKind.XYZ),
        ("リンク", SummonKind.LINK),
        ("L", SummonKind.LINK),
        ("P", SummonKind.PENDULUM),
    ):
        reads(
            "PREFACE",
            f"{_this}{_kind}召喚でしか/特殊召喚できない",
            lambda kinds=_summons: Summoned(kinds=kinds, always=True),
        )
        reads(
            "PREFACE",
            f"{_this}{_kind}召喚でのみ/特殊召喚できる",
            lambda kinds=_summons: Summoned(kinds=kinds, always=True),
        )
        for _extra in ("EXデッキ", "エクストラデッキ"):
            reads(
                "PREFACE",
                f"{_this}{_kind}召喚でのみ{_extra}から/特殊召喚できる",
                lambda kinds=_summons: Summoned(kinds=kinds, strictly=True),
            )
            reads(
                "PREFACE",
                f"{_this}{_kind}召喚でしか{_extra}から/特殊召喚できない",
                lambda kinds=_summons: Summoned(kinds=kinds, strictly=True),
            )
            reads(
                "PREFACE",
                f"{_this}{_kind}召喚及び以下の方法でのみ{_extra}から/特殊召喚できる",
                lambda kinds=_summons: Summoned(kinds=kinds, strictly=True),
            )
        reads(
            "PREFACE",
            f"{_this}{_kind}召喚及び以下の方法でのみ/特殊召喚できる",
            lambda kinds=_summons: Summoned(kinds=kinds, always=True),
        )

reads(
    "PREFACE",
    "[このカード|このモンスター]の融合召喚は[、|]上記の[カード|融合素材]でしか/行えない",
    lambda: Summoned(only_these=True),
)
_FROM_THESE: Final = "このカードは上記のカードを融合素材にした融合召喚でのみ"
reads(
    "PREFACE", f"{_FROM_THESE}/特殊召喚できる", lambda: Summoned(kinds=SummonKind.FUSION, always=True, only_these=True)
)
reads(
    "PREFACE",
    f"{_FROM_THESE}[EXデッキ|エクストラデッキ]から/特殊召喚できる",
    lambda: Summoned(kinds=SummonKind.FUSION, strictly=True, only_these=True),
)
reads("PREFACE", "このカードは以下の方法でのみ/特殊召喚できる", lambda: Summoned(always=True))
for _lead in ("このカードは", "このカード名は", "このカードのカード名は"):
    reads("PREFACE", f"{_lead}ルール上{{names:ALSO}}としても/扱う", AlsoNamed)
    reads(
        "PREFACE", f"{_lead}ルール上{{name:NAMED}}として/扱う", lambda name: AlsoNamed(((name.ja, name.en),), only=True)
    )
reads("ALSO", "{names:SERIES_NAMES}カード", lambda names: names)
reads("SERIES_NAMES", "{name:SERIES}", lambda name: ((name.ja, name.en),))
reads(
    "SERIES_NAMES",
    "{name:SERIES}[カード、|、|カード・|・]{more:SERIES_NAMES}",
    lambda name, more: ((name.ja, name.en), *more),
)
reads("ALSO", "{name:NAMED}", lambda name: ((name.ja, name.en),))
reads("ALSO", "{names:SERIES_ALONE}", lambda names: names)
reads("SERIES_ALONE", "{name:SERIES_ONLY}", lambda name: ((name.ja, name.en),))
reads("SERIES_ALONE", "{name:SERIES_ONLY}{more:SERIES_ALONE}", lambda name, more: ((name.ja, name.en), *more))

reads("PREFACE_SENTENCE", "{statement:COUNTERPART}により降臨", lambda statement: (statement,))
reads("PREFACE_SENTENCE", "{what:NAME}[カード|儀式魔法カード]により降臨", lambda what: (Nothing(),))
reads("PREFACE_SENTENCE", "{statement:COUNTERPART}の降臨に必要", lambda statement: (statement,))
reads("PREFACE_SENTENCE", "{what:NOUN}の降臨に必要", lambda what: None if isinstance(what, Named) else (Nothing(),))


@terminal("COUNTERPART")
def _counterpart(reader: Reader, at: int) -> Iterator[Found]:
    """「X」: the Ritual Spell of a monster, or the monster of a Ritual Spell."""
    for name, end in reader.read("NAME", at):
        names = reader.lexicon.cards.get(name)
        yield Nothing() if names is None else Mentioned(names), end


def _restricted(clause: tuple[Any, tuple[Modifier, ...], Until | None], of_card: bool) -> Restricted | None:
    """この効果を発動するターン、自分は〜できない, without its full stop."""
    subject, modifiers, until = clause
    if until is not None or subject is not None and subject != THIS:
        return None
    forbidden = tuple(changed(each, {SUBJECT: EACH}) for each in modifiers)
    return Restricted(Apply(forbidden, subject, Until.END_OF_TURN), of_card)


def _pledged(clause: tuple[Any, tuple[Modifier, ...], Until | None]) -> Pledged | None:
    made = _restricted(clause, of_card=True)
    return None if made is None or made.restriction.to is not None else Pledged(made.restriction)


reads("RESTRICTION", "このカードを特殊召喚するターン[、|]{clause:CLAUSES}", _pledged)
reads("RESTRICTION", "このカードを発動するターン、{clause:CLAUSES}", _restricted, of_card=True)
reads("RESTRICTION", "[この効果|このカードの効果]を発動するターン、{clause:CLAUSES}", _restricted, of_card=False)


@terminal("SERIES_ONLY")
def _series_only(reader: Reader, at: int) -> Iterator[Found]:
    """A series whose word is not the name of a card."""
    for name, end in reader.read("SERIES", at):
        if not reader.read("NAMED", at):
            yield name, end


# sentences: clauses joined by 〜ず、
for _kind in ("PREFACE.plain", "PREFACE_OWN", "RESTRICTION", "PREFACE_AFTERWARDS"):
    reads("PREFACE_SENTENCE", f"{{statement:{_kind}}}", lambda statement: (statement,))
reads("PREFACE_SENTENCE", "{statement:PREFACE.stem}{rest:AND_THEN}", lambda statement, rest: (statement, *rest))
reads("AND_THEN", "、{rest:PREFACE_SENTENCE}", lambda rest: rest)
reads("AND_THEN", "、その{rest:LIMITS}", lambda rest: rest)
reads("LIMITS", "{statement:LIMIT.plain}", lambda statement: (statement,))
reads("LIMITS", "{statement:LIMIT.stem}、{rest:LIMITS}", lambda statement, rest: (statement, *rest))
reads("LIMITS", "{statement:LIMIT.stem}{rest:AND_THEN}", lambda statement, rest: (statement, *rest))


def _whose_limits(whose: str, limits: tuple[Statement, ...]) -> tuple[Statement, ...] | None:
    """このカード名の①の効果は１ターンに１度しか使用できず、②の効果は…."""
    first, *rest = limits
    return (replace(first, whose=whose), *rest) if isinstance(first, Limited) else None


reads("PREFACE_SENTENCE", "{whose:WHOSE}{limits:LIMITS}", _whose_limits)
reads("WHOLE_SENTENCE", "{statements:PREFACE_SENTENCE}。", lambda statements: statements)


def sentences(reader: Reader) -> tuple[list[tuple[Statement, ...]], int]:
    """Returns all readings of a preface, and where the first sentence begins that was not read."""
    found: dict[int, list[tuple[Statement, ...]]] = {0: [()]}
    for at in range(len(reader.text)):
        for before in found.get(at, ()):
            for statements, end in reader.read("WHOLE_SENTENCE", at):
                found.setdefault(end, []).append((*before, *statements))
    return list(dict.fromkeys(found.get(len(reader.text), []))), max(found)
