"""Words about Normal and Special Summons (召喚・特殊召喚): how they are read in Japanese."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import Final

from duelkit.yugioh.language.base import All, Condition, Filter, Joined, Not, Pool, Verb, nodes
from duelkit.yugioh.language.clauses import Are, If
from duelkit.yugioh.language.nouns import IS_THIS, MONSTER, SPELL, SPELL_OR_TRAP, TRAP, Named
from duelkit.yugioh.language.occasions import When
from duelkit.yugioh.language.permissions import Action
from duelkit.yugioh.language.selections import THIS, Pick
from duelkit.yugioh.language.terms import Attribute, CardType, EventKind, Position, Race, Side, SummonKind, Zone
from duelkit.yugioh.reading.grammar.marks import ITSELF, Mark, marked, this_in
from duelkit.yugioh.reading.grammar.nouns import within
from duelkit.yugioh.reading.grammar.patterns import Found, reads, terminal, terms
from duelkit.yugioh.reading.grammar.reader import Reader
from duelkit.yugioh.reading.grammar.references import replaced
from duelkit.yugioh.reading.grammar.riders import rider
from duelkit.yugioh.reading.grammar.statements import Applies, MadeWith, Summoned
from duelkit.yugioh.words.material_summons.meaning import StandIn
from duelkit.yugioh.words.permissions.meaning import Cannot
from duelkit.yugioh.words.summoning.meaning import (
    BecomeMonster,
    CanBeNormalSummoned,
    NormalSummonNow,
    OnlyOne,
    SpecialSummon,
    SummonedWith,
    SummonNotNegated,
    SummonsNotNegated,
    SummonsPerTurn,
    WasSummoned,
)

reads("PROPERTY", "通常召喚可能な", CanBeNormalSummoned)

_HOW = {
    "": Position.FACE_UP,
    "攻撃表示で": Position.FACE_UP_ATTACK,
    "表側攻撃表示で": Position.FACE_UP_ATTACK,
    "守備表示で": Position.FACE_UP_DEFENSE,
    "表側守備表示で": Position.FACE_UP_DEFENSE,
    "裏側守備表示で": Position.FACE_DOWN_DEFENSE,
    "表側表示または裏側守備表示で": (Position.FACE_UP | Position.FACE_DOWN_DEFENSE),
    "表側守備表示または裏側守備表示で": Position.FACE_UP_DEFENSE | Position.FACE_DOWN_DEFENSE,
    "表側守備表示か裏側守備表示で": Position.FACE_UP_DEFENSE | Position.FACE_DOWN_DEFENSE,
    "表側攻撃表示または裏側守備表示で": Position.FACE_UP_ATTACK | Position.FACE_DOWN_DEFENSE,
    "表側攻撃表示か裏側守備表示で": Position.FACE_UP_ATTACK | Position.FACE_DOWN_DEFENSE,
}
_TO = {"": Side.YOU, "自分フィールドに": Side.YOU, "相手フィールドに": Side.OPPONENT}
_NEGATED = "{modifiers:WITH_NEGATED_EFFECTS}"
_TREATED = "{modifiers:WITH_TREATMENT}"
_FROM = {"手札": Zone.HAND, "墓地": Zone.GRAVEYARD, "手札・墓地": Zone.HAND | Zone.GRAVEYARD}
for _words, _kind in {
    "融合": SummonKind.FUSION,
    "S": SummonKind.SYNCHRO,
    "X": SummonKind.XYZ,
    "L": SummonKind.LINK,
    "リンク": SummonKind.LINK,
    "儀式": SummonKind.RITUAL,
}.items():
    for _manner in ("で", "として"):
        reads("VERB", f"{{what:WO}}{_words}召喚扱い{_manner}/特殊召喚する", SpecialSummon, as_kind=_kind)
        reads("VERB", f"{_words}召喚扱い{_manner}{{what:WO}}/特殊召喚する", SpecialSummon, as_kind=_kind)
for _manner in ("で", "として"):
    reads(
        "VERB",
        f"{{what:WO}}[、|]{{over:OVER}}の上に重ねてX召喚扱い{_manner}[EXデッキから|]/特殊召喚する",
        SpecialSummon,
        as_kind=SummonKind.XYZ,
    )
    reads(
        "VERB",
        f"{{which:NOUNS}}1体を[、|]{{over:OVER}}の上に重ねてX召喚扱い{_manner}EXデッキから/特殊召喚する",
        lambda which, over: SpecialSummon(Pick(Pool(which, Zone.EXTRA_DECK)), as_kind=SummonKind.XYZ, over=over),
    )
reads("OVER", "{over:REF}", lambda over: over)
reads("OVER", "自分フィールドのこのカード", lambda: THIS)
reads("OVER", "そ", lambda: marked(Mark("that", MONSTER)))
for _words, _positions in _HOW.items():
    reads(
        "VERB",
        f"{{what:WO}}[、|]このカードのリンク先となる自分フィールドに{_words}/特殊召喚する",
        SpecialSummon,
        positions=_positions,
        pointed=True,
    )
    reads(
        "VERB",
        f"{{what:WO}}[その|]正面の自分のメインモンスターゾーンに{_words}/特殊召喚する",
        SpecialSummon,
        positions=_positions,
        opposite=True,
    )
    reads(
        "VERB",
        f"{{what:WO}}EXモンスターゾーンに{_words}/特殊召喚する",
        SpecialSummon,
        positions=_positions,
        extra_zone=True,
    )
    for _phrasing in (f"{_words}{_NEGATED}", f"{_NEGATED}{_words}") if _words else (_NEGATED,):
        reads(
            "VERB",
            f"{{what:WO}}[、|]このカードのリンク先となる自分フィールドに{_phrasing}/特殊召喚する",
            SpecialSummon,
            positions=_positions,
            pointed=True,
        )
for _words, _positions in list(_HOW.items())[:5]:
    for _phrasing in (f"{_words}{_TREATED}", f"{_TREATED}{_words}") if _words else (_TREATED,):
        reads("VERB", f"{{what:WO}}{_phrasing}/特殊召喚する", SpecialSummon, positions=_positions)
for _words, _positions in _HOW.items():
    for _where, _to in _TO.items():
        for _phrasing in (f"{{what:WO}}{_NEGATED}{_where}{_words}", f"{{what:WO}}{_where}{_words}{_NEGATED}"):
            reads("VERB", f"{_phrasing}/特殊召喚する", SpecialSummon, positions=_positions, to=_to)
        for _ignoring in ("", "召喚条件を無視して"):
            reads(
                "VERB",
                f"{{what:WO}}{_ignoring}{_where}{_words}/特殊召喚する",
                SpecialSummon,
                positions=_positions,
                to=_to,
                ignoring=bool(_ignoring),
            )
            if _ignoring and not _where:
                reads(
                    "VERB",
                    f"{{which:NOUNS}}{{n:NUM}}体を[、|]召喚条件を無視して{{place:WHERE}}から{_words}/特殊召喚する",
                    lambda which, n, place, positions=_positions: SpecialSummon(
                        Pick(within(which, place), n, n), positions, ignoring=True
                    ),
                )
            if not _ignoring:
                for _from, _zones in _FROM.items():
                    reads(
                        "VERB",
                        f"このカードを{_from}から{_where}{_words}/特殊召喚する",
                        SpecialSummon,
                        what=this_in(_zones),
                        positions=_positions,
                        to=_to,
                    )


reads("VERB", "{what:WO}[、|]{modifiers:WITH_FIGURES}/特殊召喚する", SpecialSummon)


def _become(
    race: Race,
    attribute: Attribute,
    n: int,
    figures: tuple[int, int],
    types: CardType,
    positions: Position,
    as_trap: bool,
) -> BecomeMonster:
    return BecomeMonster(attribute, race, n, *figures, types, positions, as_trap)


def _become_declared(
    n: int, figures: tuple[int, int], types: CardType, positions: Position, as_trap: bool
) -> BecomeMonster:
    return BecomeMonster(None, None, n, *figures, types, positions, as_trap)


for (_words, _positions), (_named, _types), (_tuner, _more), (_still, _as_trap) in product(
    list(_HOW.items())[:5],
    (("通常モンスター", CardType.NORMAL), ("効果モンスター", CardType.EFFECT)),
    (("", CardType(0)), ("チューナー・", CardType.TUNER)),
    (("も扱う", True), ("は扱わない", False)),
):
    for _tail in (f"(罠カードとして{_still})", f"。このカードは罠カードとして{_still}"):
        reads(
            "VERB.plain",
            f"このカードは[発動後、|]{_named}({{race:RACE}}・{_tuner}{{attribute:ATTRIBUTE_WORD}}・星{{n:NUM}}・{{figures:FIGURES}})"
            f"となり、モンスターゾーンに{_words}特殊召喚する{_tail}",
            _become,
            types=CardType.MONSTER | _types | _more,
            positions=_positions,
            as_trap=_as_trap,
        )
        reads(
            "VERB.plain",
            f"このカードは[発動後、|]宣言した種族・属性を持つ{_named}({_tuner}星{{n:NUM}}・{{figures:FIGURES}})"
            f"となり、モンスターゾーンに{_words}特殊召喚する{_tail}",
            _become_declared,
            types=CardType.MONSTER | _types | _more,
            positions=_positions,
            as_trap=_as_trap,
        )
reads("VERB", "手札から{which:NOUN}1体を/召喚する", NormalSummonNow, set_too=False)
reads("VERB", "{which:NOUN}1体を/召喚する", NormalSummonNow, set_too=False)
for _words in ("", "手札の"):
    reads("VERB", f"{_words}{{which:NOUN}}1体の召喚を/行う", NormalSummonNow, set_too=False)
reads("VERB", "手札の{which:NOUN}1体を/召喚する", NormalSummonNow, set_too=False)
reads("VERB", "手札[・フィールド|]の{which:NOUN}1体を/通常召喚する", NormalSummonNow)
for _words in ("アドバンス召喚", "A召喚"):
    reads("VERB", f"{{which:NOUN}}1体を/{_words}する", NormalSummonNow, tributes=True)
    reads("VERB", f"{{which:NOUN}}1体の{_words}を/行う", NormalSummonNow, tributes=True)
    reads("VERB", f"このカードの{_words}を/行う", NormalSummonNow, which=IS_THIS, tributes=True)
    reads("VERB", f"{{which:NOUN}}1体を表側表示で/{_words}する", NormalSummonNow, tributes=True, set_too=False)
    reads("VERB", f"{{which:NOUN}}1体の{_words}を表側表示で/行う", NormalSummonNow, tributes=True, set_too=False)


# how a monster was summoned
terms(
    "SUMMON",
    {
        "召喚": SummonKind.NORMAL,
        "特殊召喚": SummonKind.SPECIAL,
        "融合召喚": SummonKind.FUSION,
        "儀式召喚": SummonKind.RITUAL,
        "S召喚": SummonKind.SYNCHRO,
        "X召喚": SummonKind.XYZ,
        "P召喚": SummonKind.PENDULUM,
        "リンク召喚": SummonKind.LINK,
        "L召喚": SummonKind.LINK,
        "A召喚": SummonKind.TRIBUTE,
        "反転召喚": SummonKind.FLIP,
        "EXデッキから特殊召喚": SummonKind.FROM_EXTRA_DECK,
        "魔法&罠ゾーンから特殊召喚": SummonKind.FROM_SPELL_TRAP_ZONE,
        "デッキ・EXデッキから特殊召喚": SummonKind.FROM_DECK | SummonKind.FROM_EXTRA_DECK,
        "アドバンス召喚": SummonKind.TRIBUTE,
        "通常召喚": SummonKind.NORMAL | SummonKind.SET,
    },
)
reads("SUMMONS", "自身の方法で特殊召喚", lambda: SummonKind.OWN_PROCEDURE)
reads("SUMMONS", "このカードの{marks:MARKS}の方法で特殊召喚", lambda marks: SummonKind.OWN_PROCEDURE)
reads("SUMMONS", "{one:SUMMON}", lambda one: one)
reads("SUMMONS", "{one:SUMMON}・{more:SUMMONS}", lambda one, more: one | more)
reads("SUMMONED", "{kinds:SUMMONS}", WasSummoned)
reads("SUMMONED_THIS_TURN", "{kinds:SUMMONS}", WasSummoned, this_turn=True)
reads("PROPERTY", "{which:SUMMONED}[された|した]", lambda which: which)
reads("PROPERTY", "{which:SUMMONED}されていない", lambda which: Not(which))
reads("PROPERTY", "墓地から特殊召喚された", lambda: WasSummoned(SummonKind.FROM_GRAVEYARD))
reads("PROPERTY", "このターンに{which:SUMMONED_THIS_TURN}[された|した]", lambda which: which)
reads("STATE_TO_PAY", "{which:SUMMONED}した", lambda which: which)
reads(
    "THIS_PART",
    "{which:SUMMONED}[した|された]{actor:THIS_PART}",
    lambda which, actor: replace(actor, who=All((IS_THIS, which))) if actor.who == IS_THIS else None,
)
for _done in ("されて/いる", "/されている"):
    reads("CONDITION", f"このカードが{{which:SUMMONED}}{_done}", lambda which: Are(THIS, which))
reads("CONDITION", "このカードがこのターンに{which:SUMMONED_THIS_TURN}されて/いる", lambda which: Are(THIS, which))
reads("DURING", "このカードが{which:SUMMONED_THIS_TURN}[した|に成功した]ターン", lambda which: Are(THIS, which))
reads("THIS_TURN", "このカード[が|を]{which:SUMMONED_THIS_TURN}[した|に成功した]", lambda which: Are(THIS, which))

reads("SUCH_MATERIALS", "", lambda: (1, False))
reads("SUCH_MATERIALS", "{n:NUM}体以上", lambda n: (n, False))
reads("SUCH_MATERIALS", "のみ", lambda: (1, True))


def _of_materials(which: Filter, kinds: SummonKind) -> bool:
    """Whether such a summon uses materials, and they are known (not 自身と同名の)."""
    return not kinds & ~_OF_MATERIALS and ITSELF not in nodes(which)


_OF_MATERIALS = SummonKind.FUSION | SummonKind.SYNCHRO | SummonKind.XYZ | SummonKind.LINK | SummonKind.RITUAL
for _noun, _made_kind in (("NOUN", "MADE"), ("SIMPLE", "SIMPLY_MADE")):
    reads(
        _made_kind,
        f"{{which:{_noun}}}{{many:SUCH_MATERIALS}}[を素材として|を使用して]{{kinds:SUMMONS}}",
        lambda which, many, kinds: SummonedWith(kinds, which, *many) if _of_materials(which, kinds) else None,
    )
    reads(f"{_made_kind}_SO", f"{{made:{_made_kind}}}[した|された]", lambda made: made)
reads("STATE", "{made:MADE_SO}", lambda made: made)
reads(
    "THIS_PART",
    "{made:MADE_SO}{actor:THIS_PART}",
    lambda made, actor: replace(actor, who=All((IS_THIS, made))) if actor.who == IS_THIS else None,
)
reads("STATE_TO_PAY", "{made:MADE_SO}", lambda made: made)
reads("ADJECTIVE", "{made:SIMPLY_MADE_SO}", lambda made: made)
reads("CONDITION", "このカードが{made:MADE}/されている", lambda made: Are(THIS, made))
reads("CONDITION", "このカードが{made:MADE}して/いる", lambda made: Are(THIS, made))
reads("CONDITION.plain", "このカードが{made:MADE}[されて|して]いた", lambda made: Are(THIS, made))
reads(
    "EVENT",
    "このカードが{made:MADE}[した|に成功した]",
    lambda made: (When(EventKind.SUMMONED, IS_THIS, kinds=made.kinds), Are(THIS, made)),
)
reads(
    "EVENT",
    "{which:NOUN}{many:SUCH_MATERIALS}を素材としてこのカードが{kinds:SUMMONS}[した|に成功した]",
    lambda which, many, kinds: (
        (When(EventKind.SUMMONED, IS_THIS, kinds=kinds), Are(THIS, SummonedWith(kinds, which, *many)))
        if _of_materials(which, kinds)
        else None
    ),
)


@terminal("OWN_NAME")
def _own_name(reader: Reader, at: int) -> Iterator[Found]:
    """「X」, if X is the name of the card itself."""
    yield from ((name, end) for name, end in reader.read("NAME", at) if name == reader.own)


reads("RULE", "モンスターの{kinds:SUMMONS}は無効化されない", lambda kinds: (SummonsNotNegated(kinds),))
reads("STANDING", "このカードの{kinds:SUMMONS}は無効化されない", lambda kinds: (SummonNotNegated(kinds),))
reads("ONLY_ONE", "{own:OWN_NAME}は自分フィールドに1[体|枚]しか表側表示で存在できない", lambda own: (OnlyOne(),))
reads(
    "ONLY_ONE",
    "{which:NOUN}はフィールドに1[体|枚]しか表側表示で存在できない",
    lambda which: (OnlyOne(which, Side.EITHER),),
)
reads(
    "ONLY_ONE",
    "{which:NOUN}は自分フィールドに1[体|枚]しか表側表示で存在できない",
    lambda which: None if isinstance(which, Named) else (OnlyOne(which),),
)


_ANSWERS: Final = {"魔法・罠カードの効果": Not(SPELL_OR_TRAP), "モンスターの効果": Not(MONSTER)}
for _who, _by in (("相手", Side.OPPONENT), ("お互い", None)):
    for _things in ("魔法・罠・モンスターの効果", "カードの効果", "効果", "魔法・罠カードの効果", "モンスターの効果"):
        reads(
            "STANDING",
            f"このカードの{{kinds:SUMMONS}}成功時[に|には、|に、]{_who}は{_things}を発動できない",
            lambda kinds, by=_by, things=_things: (
                Cannot(Action.HAVE_SUMMON_ANSWERED, THIS, by=by, unless=_ANSWERS.get(things), kinds=kinds),
            ),
        )


reads(
    "STANDING",
    "自分がモンスターを{kinds:SUMMONS}した成功時に相手は魔法・罠・モンスターの効果を発動できない",
    lambda kinds: (Cannot(Action.HAVE_SUMMON_ANSWERED, None, Side.YOU, by=Side.OPPONENT, kinds=kinds),),
)


for _who, _by in (("相手", Side.OPPONENT), ("お互い", None)):
    for _things, _which in (("魔法・罠カード", SPELL_OR_TRAP), ("魔法カード", SPELL), ("罠カード", TRAP)):
        reads(
            "STANDING",
            f"このカードの{{kinds:SUMMONS}}成功時[に|には|、に|、]{_who}は{_things}を発動できない",
            lambda kinds, by=_by, which=_which: (
                Cannot(Action.HAVE_SUMMON_ANSWERED_BY_CARD, THIS, by=by, unless=Not(which), kinds=kinds),
            ),
        )


def _only_such(before: Verb, condition: Condition, which: Filter) -> Verb | None:
    """〜場合には、この効果で「X」モンスターしか特殊召喚できない: a narrower choice under a condition."""
    first = before
    while isinstance(first, Joined):
        first = first.first
    if not isinstance(first, SpecialSummon) or not isinstance(first.what, Pick):
        return None
    pool = first.what.pool
    narrow = replace(
        first,
        what=replace(
            first.what, pool=within(which, pool) if not isinstance(which, Named) else Pool(which, pool.zones, pool.side)
        ),
    )
    if pool.more:
        return None
    return replaced(before, first, If(condition, narrow, first))


rider("{condition:CONDITION.plain}場合には、この効果で{which:NOUN}しか特殊召喚できない。", _only_such)


# before the numbered effects
for _word, _summons in (
    ("特殊", SummonKind.SPECIAL),
    ("リンク", SummonKind.LINK),
    ("L", SummonKind.LINK),
    ("S", SummonKind.SYNCHRO),
    ("X", SummonKind.XYZ),
    ("融合", SummonKind.FUSION),
    ("P", SummonKind.PENDULUM),
    ("儀式", SummonKind.RITUAL),
):
    reads(
        "PREFACE",
        f"自分は{{whose:ITSELF}}を1ターンに{{n:NUM}}度しか/{_word}召喚できない",
        lambda whose, n, kinds=_summons: Applies((SummonsPerTurn(kinds, n),), whose),
    )
reads(
    "PREFACE",
    "{whose:ITSELF}は自分フィールドに1[体|枚]しか表側表示で/存在できない",
    lambda whose: Applies((OnlyOne(),), whose),
)
reads(
    "PREFACE_SENTENCE",
    "{whose:ITSELF}は1ターンに1度、融合召喚及び以下の方法でのみ特殊召喚できる",
    lambda whose: (
        Applies((SummonsPerTurn(SummonKind.SPECIAL, 1),), whose),
        Summoned(kinds=SummonKind.FUSION, always=True),
    ),
)
for _who, _side in (
    ("自分は", Side.YOU),
    ("相手は", Side.OPPONENT),
    ("お互いに", Side.EITHER),
    ("お互いは", Side.EITHER),
):
    reads(
        "RULE",
        f"{_who}モンスターゾーンの{{which:NOUN}}の効果を/発動できない",
        lambda which, side=_side: (
            Cannot(Action.ACTIVATE_EFFECT, None, side, unless=Not(which), zones=Zone.MONSTER_ZONE),
        ),
    )
    reads(
        "RULE",
        f"{_who}{{part:PROPERTY}}フィールドの{{which:NOUN}}の効果を/発動できない",
        lambda part, which, side=_side: (
            (Cannot(Action.ACTIVATE_EFFECT, None, side, unless=Not(All((part, which))), zones=Zone.MONSTER_ZONE),)
            if part.of_arrival
            else None
        ),
    )
    for _summon, _way in (("融合", "FUSION"), ("S", "SYNCHRO"), ("X", "XYZ"), ("L", "LINK"), ("リンク", "LINK")):
        reads(
            "RULE",
            f"{_who}{{but:NOUN}}を{_summon}/召喚できない",
            lambda but, side=_side, kinds=SummonKind[_way]: (
                Cannot(Action.SPECIAL_SUMMON, None, side, unless=Not(but), kinds=kinds),
            ),
        )
reads(
    "PREFACE",
    "このカードをS召喚する場合、自分フィールドの{which:NOUN}1体をチューナーとして扱う事が/できる",
    lambda which: MadeWith(StandIn(which)),
)
reads(
    "PREFACE",
    "このカードをS召喚する場合、自分フィールドの{which:NOUN}1体をレベル{level:NUM}チューナーとして扱う事が/できる",
    lambda which, level: MadeWith(StandIn(which, level)),
)
