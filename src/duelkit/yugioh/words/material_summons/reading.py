"""Words about materials, and Ritual and Synchro Summons (素材・儀式召喚): how they are read in Japanese."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, NamedTuple

from duelkit.yugioh.language.base import All, AnyOf, Condition, Filter, Verb, nodes
from duelkit.yugioh.language.nouns import (
    IS_THIS,
    LINK_MONSTER,
    MONSTER,
    SYNCHRO_MONSTER,
    XYZ_MONSTER,
    Figure,
    Named,
    OfType,
)
from duelkit.yugioh.language.permissions import Action, Permission
from duelkit.yugioh.language.selections import THIS, Ref
from duelkit.yugioh.language.terms import CardType, Side, Stat, Zone
from duelkit.yugioh.reading.grammar.discourse import parts_of
from duelkit.yugioh.reading.grammar.nouns import together
from duelkit.yugioh.reading.grammar.patterns import Found, reads, terminal, terms
from duelkit.yugioh.reading.grammar.reader import Reader
from duelkit.yugioh.reading.grammar.references import replaced
from duelkit.yugioh.reading.grammar.riders import last_action, rider
from duelkit.yugioh.reading.grammar.statements import Applies
from duelkit.yugioh.words.material_summons.meaning import (
    Alike,
    Further,
    FusionMaterials,
    LiesIn,
    LinkMaterials,
    ListsMaterial,
    MaterialSummonNow,
    NamedAsMaterialOf,
    OtherMaterials,
    RitualSummon,
    SynchroMaterials,
    XyzMaterials,
)
from duelkit.yugioh.words.permissions.meaning import Cannot, May

reads(
    "RULE",
    "このカードをS素材とする場合、他のS素材モンスターは[全て|]{which:NOUN}でなければ/ならない",
    lambda which: (OtherMaterials(which),),
)
reads(
    "RULE",
    "このカードをS素材とする場合、{unless:NOUN}のS召喚にしか使用できず、他のS素材モンスターは[全て|]{which:NOUN}でなければ/ならない",
    lambda unless, which: (Cannot(Action.BE_SYNCHRO_MATERIAL, THIS, unless=unless), OtherMaterials(which)),
)
reads(
    "PREFACE",
    "このカードをS素材とする場合、他のS素材モンスターは[全て|]{which:NOUN}でなければ/ならない",
    lambda which: Applies((OtherMaterials(which),), always=True),
)
reads(
    "PREFACE",
    "このカードをS素材とする場合、{unless:NOUN}のS召喚にしか使用できず、他のS素材モンスターは[全て|]{which:NOUN}でなければ/ならない",
    lambda unless, which: Applies(
        (Cannot(Action.BE_SYNCHRO_MATERIAL, THIS, unless=unless), OtherMaterials(which)), always=True
    ),
)
for _words, _what in (("[自分フィールドの|フィールドの|]このカードを", "このカードを"), ("このカードは", "")):
    reads(
        "RULE.plain",
        f"{_words}S素材とする場合、{_what}チューナー以外のモンスターとして扱う事ができる",
        lambda: (May(Permission.NON_TUNER_FOR_SYNCHRO, THIS),),
    )
    reads(
        "RULE.plain",
        f"{_words}{{which:NOUN}}のS素材とする場合、{_what}チューナー以外のモンスターとして扱う事ができる",
        lambda which: (May(Permission.NON_TUNER_FOR_SYNCHRO, THIS, which=which),),
    )

RITUAL = OfType(CardType.MONSTER | CardType.RITUAL)


def places(place: tuple[Zone, Side]) -> Zone | None:
    """The player's places of the materials; on the field, the Monster Zones."""
    zones, side = place
    if (
        side is Side.YOU
        and not zones & ~(Zone.HAND | Zone.FIELD | Zone.GRAVEYARD | Zone.BANISHED)
        and zones & Zone.BANISHED
    ):
        return zones & ~Zone.FIELD | Zone.MONSTER_ZONE if zones & Zone.FIELD == Zone.FIELD else zones
    if (
        side is not Side.YOU
        or zones & (Zone.BANISHED | Zone.EXTRA_DECK | Zone.PENDULUM_ZONE | Zone.FIELD_ZONE)
        and (zones & Zone.FIELD != Zone.FIELD or zones & (Zone.BANISHED | Zone.EXTRA_DECK))
    ):
        return None
    return zones & ~Zone.FIELD | Zone.MONSTER_ZONE if zones & Zone.FIELD else zones


def kind_of(which: Filter, kind: OfType) -> Filter | None:
    """The filter without what the kind of summon implies; ``None`` if it names another kind."""
    parts = which.parts if hasattr(which, "parts") and not isinstance(which, AnyOf) else (which,)
    if isinstance(which, AnyOf):
        alternatives = [kind_of(part, kind) for part in which.parts]
        if all(isinstance(part, Named) for part in which.parts) or None not in alternatives:
            return which
        return None
    if any(isinstance(part, Named) for part in parts):
        return which
    if kind not in parts:
        return None
    return MONSTER if which == kind else which


reads("INCLUDED_KIND", "[フィールドの|]このカードを含む[、|]", lambda: IS_THIS)
reads("INCLUDED_KIND", "墓地のこのカードを含む[、|]", lambda: IS_THIS & LiesIn(Zone.GRAVEYARD))
reads("INCLUDED_KIND", "{which:NOUN}[1体以上|]を含む[、|]", lambda which: which)


@terminal("INCLUDED")
def _included(reader: Reader, at: int) -> Iterator[Found]:
    """このカードを含む, 「X」モンスターを含む; can be empty."""
    yield None, at
    yield from reader.read("INCLUDED_KIND", at)


reads("PROPERTY", "{which:NAMED}を融合素材とする", ListsMaterial)
reads(
    "HEAD",
    "{ref:REF}にカード名が記され[た|ている][、|]融合素材モンスター",
    lambda ref: All((NamedAsMaterialOf(ref), MONSTER)),
)
for _words, _to in (("/除外する", Zone.BANISHED), ("デッキに/戻す", Zone.DECK), ("墓地へ/送る", Zone.GRAVEYARD)):
    reads("REPLACING", f"{{pool:POOL}}を{_words}", lambda pool, to=_to: Further(pool, to))
    reads("REPLACING_TOO", f"{{pool:POOL}}もリリースの代わりに{_words}", lambda pool, to=_to: Further(pool, to))


def _ritual(
    place: tuple[Zone, Side],
    origin: tuple[Zone, Side],
    which: Filter,
    exactly: bool,
    of: Filter = MONSTER,
    n: int = 0,
    including: Filter | None = None,
    instead: Further | None = None,
) -> RitualSummon | None:
    materials, kind = places(place), kind_of(which, RITUAL)
    zones, side = origin
    if (
        materials is None
        or kind is None
        or materials & ~(Zone.HAND | Zone.MONSTER_ZONE)
        or side is not Side.YOU
        or (zones & ~(Zone.HAND | Zone.GRAVEYARD | Zone.DECK))
    ):
        return None
    return RitualSummon(
        RITUAL if kind == MONSTER else kind,
        exactly,
        zones,
        of,
        materials,
        n,
        including,
        () if instead is None else (instead,),
    )


def _of_named(level: Named, which: Filter, **more: object) -> RitualSummon | None:
    return _ritual(which=which, **more) if level == which else None  # type: ignore[arg-type]


_SUMS = (
    ("{n:NUM}以上になる", False, _ritual),
    ("{n:NUM}になる", True, _ritual),
    ("儀式召喚するモンスターのレベル以上になる", False, _ritual),
    ("儀式召喚するモンスターのレベルと同じになる", True, _ritual),
    ("儀式召喚するモンスターと同じになる", True, _ritual),
    ("その儀式モンスターのレベル以上になる", False, _ritual),
    ("{level:NAMED}のレベル以上になる", False, _of_named),
    ("{level:NAMED}のレベルと同じになる", True, _of_named),
)
for _words, _exactly, _make in _SUMS:
    for _many in ("1体", ""):
        for _instead in ("し", "、またはリリースの代わりに{instead:REPLACING.stem}"):
            _end = f"をリリース{_instead}、{{origin:PLACE}}から{{which:NOUNS}}{_many}を/儀式召喚する"
            reads(
                "VERB",
                f"レベルの合計が{_words}ように[、|]{{including:INCLUDED}}{{place:PLACE}}の{{of:NOUN}}{_end}",
                _make,
                exactly=_exactly,
            )
            reads(
                "VERB",
                f"{{place:PLACE}}から[、|]レベルの合計が{_words}ように[、|]{{including:INCLUDED}}{{of:NOUN}}{_end}",
                _make,
                exactly=_exactly,
            )


def _now(
    which: Filter, of: OfType, using: Ref | None = None, including: Filter | None = None
) -> MaterialSummonNow | None:
    """Sモンスター１体のS召喚を行う: the monster must be of the kind."""
    return MaterialSummonNow(which, using, including) if of in nodes(which) else None


for _summon, _kind in (("S", SYNCHRO_MONSTER), ("X", XYZ_MONSTER), ("リンク", LINK_MONSTER), ("L", LINK_MONSTER)):
    reads("VERB", f"{{which:NOUN}}1体の{_summon}召喚を/行う", _now, of=_kind)
    reads("VERB", f"自分フィールドのモンスターを素材として[、|]{{which:NOUN}}1体を/{_summon}召喚する", _now, of=_kind)
    reads(
        "VERB",
        f"自分フィールドの{{only:NOUN}}のみを素材として[、|]{{which:NOUN}}1体の{_summon}召喚を/行う",
        lambda which, only, kind=_kind: MaterialSummonNow(which, of=only) if kind in nodes(which) else None,
    )
_KINDS = (
    ("S", SYNCHRO_MONSTER, "[S|]"),
    ("X", XYZ_MONSTER, "[X|]"),
    ("L", LINK_MONSTER, "[L|]"),
    ("リンク", LINK_MONSTER, "[リンク|]"),
)
for _summon, _kind, _as in _KINDS:
    _of = f"を含む自分フィールドのモンスター[のみ|]を{_as}素材として[、|]"
    for _which, _made in (
        ("", {"which": _kind}),
        (f"{_summon}モンスター1体", {"which": _kind}),
        ("{which:NOUN}1体", {}),
    ):
        for _particle, _verb in (("を", f"/{_summon}召喚する"), ("の", f"{_summon}召喚を/行う")):
            _one = f"{_which}{_particle}" if _which else ""
            reads("VERB", f"このカード{_of}{_one}{_verb}", _now, of=_kind, using=THIS, **_made)
            reads("VERB", f"{{including:NOUN}}{_of}{_one}{_verb}", _now, of=_kind, **_made)
            if _which != f"{_summon}モンスター1体":
                reads("VERB", f"{{using:REF}}{_of}{_one}{_verb}", _now, of=_kind, **_made)


# material lines
class Some(NamedTuple):
    """A number of materials of a kind; ``more``: or more of them."""

    which: Filter
    number: int
    more: bool = False


ANY: Final = 99
"""No upper bound."""
reads("SOME", "{which:MATERIAL}", lambda which: Some(which, 1))
reads("SOME", "{which:MATERIAL}×{n:NUM}", lambda which, n: Some(which, n))
reads("SOME", "{some:SOME_COUNTED}", lambda some: some)
reads("SOME_COUNTED", "{which:MATERIAL}{n:NUM}体", lambda which, n: Some(which, n))
reads("SOME_COUNTED", "{which:MATERIAL}{n:NUM}体以上", lambda which, n: Some(which, n, True))
reads("MATERIAL", "{which:NOUNS}", lambda which: which)


@terminal("BARE_NAME")
def _bare_name(reader: Reader, at: int) -> Iterator[Found]:
    """The name of a card, which the oldest texts print without its brackets."""
    for end in range(at + 1, len(reader.text) + 1):
        name = reader.text[at:end]
        if name in reader.lexicon.cards and not reader.read("MONSTER_LAST", end - len("モンスター")):
            yield Named(*reader.lexicon.cards[name]), end


terms("MONSTER_LAST", {"モンスター": True})
reads("MATERIAL", "{which:BARE_NAME}", lambda which: which)
reads("FUSION_MATERIALS", "{first:SOME}", lambda first: (first,))
reads("FUSION_MATERIALS", "{first:SOME}+{rest:FUSION_MATERIALS}", lambda first, rest: (first, *rest))

# 同じ属性で種族が異なる before the materials
_SAME: Final = {"属性": (Stat.ATTRIBUTE,), "種族": (Stat.RACE,), "種族・属性": (Stat.RACE, Stat.ATTRIBUTE)}
_DIFFERENT: Final = {"属性": (Stat.ATTRIBUTE,), "種族": (Stat.RACE,), "種族と属性": (Stat.RACE, Stat.ATTRIBUTE)}
terms("SAME", {f"同じ{words}[で|の]": stats for words, stats in _SAME.items()})
terms("DIFFERENT_STATS", {f"{words}が異なる": stats for words, stats in _DIFFERENT.items()})
reads("ALIKE", "{same:SAME}", Alike)
reads("ALIKE", "{different:DIFFERENT_STATS}", lambda different: Alike((), different))
reads("ALIKE", "{same:SAME}{different:DIFFERENT_STATS}", Alike)
reads("ALIKE", "{same:SAME}カード名が異なる", lambda same: Alike(same, (), True))
terms("ALIKE_BY_NAME", {"カード名が異なる": Alike((), (), True)})

# チューナー＋チューナー以外のモンスター１体以上
reads("TUNER", "{which:MATERIAL}[1体|]", lambda which: which if _is_tuner(which) else None)
reads("SYNCHRO_MATERIALS", "{tuner:TUNER}+{others:SOME_COUNTED}", lambda tuner, others: _synchro(tuner, others))
reads(
    "SYNCHRO_MATERIALS",
    "{tuner:TUNERS}+{others:SOME_COUNTED}",
    lambda tuner, others: replace(_synchro(tuner.which, others), tuners=tuner.number),
)
reads(
    "SYNCHRO_MATERIALS",
    "{tuner:TUNERS}+{which:NAMED}",
    lambda tuner, which: replace(_synchro(tuner.which, Some(which, 1)), tuners=tuner.number),
)
reads(
    "SYNCHRO_MATERIALS",
    "{tuner:TUNERS_AT_LEAST}+{others:SOME_COUNTED}",
    lambda tuner, others: replace(_synchro(tuner.which, others), tuners=tuner.number, more_tuners=True),
)
reads("TUNERS_AT_LEAST", "{which:MATERIAL}{n:NUM}体以上", lambda which, n: Some(which, n) if _is_tuner(which) else None)
reads("TUNERS", "{which:MATERIAL}{n:NUM}体", lambda which, n: Some(which, n) if n > 1 and _is_tuner(which) else None)
reads("SYNCHRO_MATERIALS", "{tuner:TUNER}+{which:NAMED}", lambda tuner, which: _synchro(tuner, Some(which, 1)))


def _is_tuner(which: Filter) -> bool:
    """Whether the line demands that the first monster is a Tuner, or names it."""
    return any(
        isinstance(node, Named) or isinstance(node, OfType) and node.types & CardType.TUNER for node in nodes(which)
    )


def _synchro(tuner: Filter, others: Some) -> SynchroMaterials:
    return SynchroMaterials(tuner, others.which, others.number, ANY if others.more else others.number)


# レベル４モンスター×２（最大５体まで）
terms("MOST_XYZ", {"": 0, "[以上|体以上]": ANY})
reads("MOST_XYZ", "[以上|体以上](最大{n:NUM}体まで)", lambda n: n)
reads("XYZ_MATERIALS", "{which:NOUNS}×{n:NUM}{most:MOST_XYZ}", lambda which, n, most: _xyz(which, n, most))
reads(
    "XYZ_MATERIALS",
    "レベル{level:NUM}×{n:NUM}{most:MOST_XYZ}",
    lambda level, n, most: XyzMaterials(level, n, MONSTER, most),
)
reads(
    "XYZ_MATERIALS",
    "{outer:ADJECTIVES}同じランクの{which:NOUNS}×{n:NUM}{most:MOST_XYZ}",
    lambda outer, which, n, most: _of_one_rank(together([*outer, which]), n, most),
)


def _of_one_rank(which: Filter, number: int, most: int) -> XyzMaterials | None:
    if XYZ_MONSTER not in nodes(which):
        return None
    return XyzMaterials(0, number, which, most, same_rank=True)


def _xyz(which: Filter, number: int, most: int) -> XyzMaterials | None:
    levels = [node for node in nodes(which) if isinstance(node, Figure) and node.stat is Stat.LEVEL]
    if levels:
        level = levels[0].at_least
        bare = _without(which, levels[0])
        return (
            XyzMaterials(level, number, bare, most) if isinstance(level, int) and level == levels[0].at_most else None
        )
    ranked = any(isinstance(node, Figure) and node.stat is Stat.RANK for node in nodes(which))
    return XyzMaterials(0, number, which, most) if ranked else None


def _without(which: Filter, part: Filter) -> Filter:
    """The noun without a property."""
    if isinstance(which, AnyOf):
        return AnyOf(tuple(_without(each, part) for each in which.parts))
    if not isinstance(which, All):
        return which
    return together([each for each in parts_of(which) if each != part])


# 効果モンスター２体以上
terms("OF_DIFFERENT_NAMES", {"": False, "カード名が異なる": True})
reads("INCLUDED_MATERIAL", "{one:MATERIAL}を含む", lambda one: (one,))
terms("INCLUDED_MATERIAL", {"": (None,)})
reads(
    "LINK_MATERIALS",
    "{one:INCLUDED_MATERIAL}{different:OF_DIFFERENT_NAMES}{some:SOME_COUNTED}",
    lambda one, different, some: LinkMaterials(
        some.which, some.number, 0 if some.more else some.number, different, one[0]
    ),
)


def _alike(reader: Reader, at: int, *kinds: str) -> tuple[Alike, int]:
    """What the materials have in common, and where the line continues."""
    found = [each for kind in kinds for each in reader.read(kind, at)]
    return max(found, key=lambda each: each[1], default=(Alike(), at))


@terminal("FUSION_LINE")
def _fusion_line(reader: Reader, at: int) -> Iterator[Found]:
    """同じ属性の効果モンスター×2: the materials of a Fusion Monster."""
    alike, begin = _alike(reader, at, "ALIKE", "ALIKE_BY_NAME")
    for found, end in reader.read("FUSION_MATERIALS", begin):
        for made in _fusion_materials(found, alike):
            yield made, end


@terminal("LINK_LINE")
def _link_line(reader: Reader, at: int) -> Iterator[Found]:
    """種族が異なるモンスター2体: the materials of a Link Monster."""
    alike, begin = _alike(reader, at, "ALIKE")
    for found, end in reader.read("LINK_MATERIALS", begin):
        yield replace(found, alike=alike), end


@terminal("XYZ_LINE")
def _xyz_line(reader: Reader, at: int) -> Iterator[Found]:
    """同じ種族・属性のレベル3モンスター×2: the materials of an Xyz Monster."""
    alike, begin = _alike(reader, at, "ALIKE")
    for found, end in reader.read("XYZ_MATERIALS", begin):
        yield replace(found, alike=alike), end


def _fusion_materials(found: tuple[Some, ...], alike: Alike) -> Iterator[FusionMaterials]:
    """The materials of a Fusion Monster; the number of one kind can be open."""
    more = [some for some in found if some.more]
    if len(more) > 1 or alike != Alike() and len(found) > 1:
        return
    fixed = tuple(some.which for some in found if not some.more for _ in range(some.number))
    yield FusionMaterials(fixed, more[0].which if more else None, more[0].number if more else 0, alike=alike)


# further materials
Lead = tuple[Condition | None, Filter | None]
"""The condition for further materials, and the monsters that are summoned with them."""


def _further_ritual(before: Verb, lead: Lead, further: Further) -> Verb | None:
    made = last_action(before)
    if not isinstance(made, RitualSummon):
        return None
    condition, making = lead
    further = replace(further, condition=condition, making=making)
    return replaced(before, made, replace(made, further=(*made.further, further)))


reads("FURTHER_MAKING", "{which:NOUN}を融合召喚する場合、", lambda which: which)
terms("FURTHER_LEAD", {"[その際、|]": (None, None)})
reads("FURTHER_LEAD", "{making:FURTHER_MAKING}", lambda making: (None, making))
reads("FURTHER_LEAD", "{condition:CONDITION.plain}[場合、|場合には、|場合には]", lambda condition: (condition, None))
rider("{lead:FURTHER_LEAD}{further:REPLACING_TOO.can}。", _further_ritual)
