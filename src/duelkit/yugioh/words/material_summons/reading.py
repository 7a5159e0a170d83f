"""Words about Fusion, Ritual and Synchro Summons (融合召喚・儀式召喚): how they are read in Japanese."""

from __future__ import annotations

from collections.abc import Iterator

from duelkit.yugioh.language.base import All, AnyOf, Filter, Pool, nodes
from duelkit.yugioh.language.nouns import IS_THIS, LINK_MONSTER, MONSTER, SYNCHRO_MONSTER, XYZ_MONSTER, Named, OfType
from duelkit.yugioh.language.selections import THIS, Ref
from duelkit.yugioh.language.terms import CardType, Side, Zone
from duelkit.yugioh.reading.grammar.patterns import Found, reads, terminal
from duelkit.yugioh.reading.grammar.reader import Reader
from duelkit.yugioh.words.material_summons.meaning import (
    Further,
    FusionSummon,
    ListsMaterial,
    MaterialSummonNow,
    NamedAsMaterialOf,
    RitualSummon,
)

FUSION = OfType(CardType.MONSTER | CardType.FUSION)
RITUAL = OfType(CardType.MONSTER | CardType.RITUAL)


def places(place: tuple[Zone, Side]) -> Zone | None:
    """The places of the materials: one's own; of the field, the monster zones."""
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
    """The filter without the words that the kind of summon says already; nothing if it is about another kind."""
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


def _fusion(
    place: tuple[Zone, Side],
    which: Filter,
    to: Zone = Zone.GRAVEYARD,
    of: Filter = MONSTER,
    including: Filter | None = None,
) -> FusionSummon | None:
    materials, kind = places(place), kind_of(which, FUSION)
    if materials is None or kind is None or materials & Zone.DECK and to is Zone.DECK or materials & to:
        return None
    return FusionSummon(kind, materials, to, of, including)


reads("INCLUDED_KIND", "[フィールドの|]このカードを含む[、|]", lambda: IS_THIS)
reads("INCLUDED_KIND", "{which:NOUN}[1体以上|]を含む[、|]", lambda which: which)


@terminal("INCLUDED")
def _included(reader: Reader, at: int) -> Iterator[Found]:
    """このカードを含む, 「X」モンスターを含む; or nothing."""
    yield None, at
    yield from reader.read("INCLUDED_KIND", at)


reads("PROPERTY", "{which:NAMED}を融合素材とする", ListsMaterial)
for _words, _to in (
    ("融合素材とし、", Zone.GRAVEYARD),
    ("融合素材として墓地へ送り、", Zone.GRAVEYARD),
    ("融合素材として除外し、", Zone.BANISHED),
    ("融合素材として[持ち主の|]デッキに戻し、", Zone.DECK),
):
    for _from in ("", "[EXデッキ|エクストラデッキ]から"):
        reads(
            "VERB",
            f"{{including:INCLUDED}}{{place:PLACE}}の{{of:NOUN}}を{_words}{_from}{{which:NOUNS}}1体を/融合召喚する",
            _fusion,
            to=_to,
        )
for _words, _to in (("墓地へ送り", Zone.GRAVEYARD), ("除外し", Zone.BANISHED), ("[持ち主の|]デッキに戻し", Zone.DECK)):
    _of = "{which:NOUN}カードによって決められた[、|]{including:INCLUDED}融合素材モンスターを"
    _end = f"{_words}、その融合モンスター1体を[EXデッキ|エクストラデッキ]から/融合召喚する"
    reads("VERB", f"{{place:PLACE}}から[、|]{_of}{_end}", _fusion, to=_to)
    reads("VERB", f"{_of}{{place:PLACE}}から{_end}", _fusion, to=_to)


reads(
    "HEAD",
    "{ref:REF}にカード名が記され[た|ている][、|]融合素材モンスター",
    lambda ref: All((NamedAsMaterialOf(ref), MONSTER)),
)
# cards of further places that serve too
for _many in ("", "{n:NUM}[体|枚]まで"):
    for _verb in ("融合素材とする事[も|が]できる", "融合素材に[使用|]できる"):
        reads("FURTHER", f"{{pool:POOL}}も{_many}{_verb}", lambda pool, n=0: (pool, None, n))
for _words, _to in (
    ("除外して", Zone.BANISHED),
    ("[持ち主の|]デッキに戻して", Zone.DECK),
    ("墓地に戻して", Zone.GRAVEYARD),
    ("墓地へ送って", Zone.GRAVEYARD),
):
    for _many, _number in (("", False), ("{n:NUM}[体|枚]まで", True), ("({n:NUM}[体|枚]まで)", True)):
        for _pool in (f"{{pool:POOL}}を{_many}", f"{{pool:POOL}}{_many}を", f"{{pool:POOL}}も{_many}"):
            reads("FURTHER", f"{_pool}{_words}融合素材とする事[も|が]できる", lambda pool, n=0, to=_to: (pool, to, n))
    reads(
        "FURTHER",
        f"{{place:PLACE}}及び{{pool:POOL}}を{_words}融合素材とする事もできる",
        lambda place, pool, to=_to: (Pool(pool.filter, *place) | pool, to, 0),
    )
reads("FURTHER_MAKING", "{which:NOUN}を融合召喚する場合、", lambda which: which)
reads("SERVING", "この効果で融合召喚する場合、{which:NOUN}しか融合素材にできない", lambda which: which)
reads("SERVING", "その際、融合素材モンスターは全て{which:NOUN}でなければならない", lambda which: which)
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


def _now(which: Filter, of: OfType, using: Ref | None = None) -> MaterialSummonNow | None:
    """Sモンスター１体のS召喚を行う: of what is summoned so."""
    return MaterialSummonNow(which, using) if of in nodes(which) else None


for _summon, _kind in (("S", SYNCHRO_MONSTER), ("X", XYZ_MONSTER), ("リンク", LINK_MONSTER), ("L", LINK_MONSTER)):
    reads("VERB", f"{{which:NOUN}}1体の{_summon}召喚を/行う", _now, of=_kind)
    reads("VERB", f"自分フィールドのモンスターを素材として[、|]{{which:NOUN}}1体を/{_summon}召喚する", _now, of=_kind)
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
            if _which != f"{_summon}モンスター1体":
                reads("VERB", f"{{using:REF}}{_of}{_one}{_verb}", _now, of=_kind, **_made)
