"""Words about Fusion Summons by effects (融合召喚): how they are read in Japanese."""

from __future__ import annotations

from dataclasses import replace

from duelkit.yugioh.language.base import Filter, Pool, Verb
from duelkit.yugioh.language.nouns import MONSTER, Named, OfType
from duelkit.yugioh.language.terms import CardType, Side, Zone
from duelkit.yugioh.reading.grammar.patterns import reads
from duelkit.yugioh.reading.grammar.references import replaced
from duelkit.yugioh.reading.grammar.riders import last_action, rider
from duelkit.yugioh.words.fusion_summons.meaning import FusionSummon
from duelkit.yugioh.words.material_summons.meaning import Further
from duelkit.yugioh.words.material_summons.reading import Lead, kind_of, places

FUSION = OfType(CardType.MONSTER | CardType.FUSION)


def _fusion(
    place: tuple[Zone, Side],
    which: Filter,
    to: Zone = Zone.GRAVEYARD,
    of: Filter = MONSTER,
    including: Filter | None = None,
    as_by: Filter | None = None,
    at_bottom: bool = False,
) -> FusionSummon | None:
    materials, kind = places(place), kind_of(which, FUSION)
    if materials is None or kind is None or materials & Zone.DECK and to is Zone.DECK or materials & to:
        return None
    by = as_by if isinstance(as_by, Named) else None
    return FusionSummon(kind, materials, to, of, including, as_by=by, at_bottom=at_bottom)


_BOTTOM = "好きな順番で持ち主のデッキの[一番|]下に戻し"
for _words, _to, _at_bottom in (
    ("融合素材とし、", Zone.GRAVEYARD, False),
    ("融合素材として墓地へ送り、", Zone.GRAVEYARD, False),
    ("融合素材として除外し、", Zone.BANISHED, False),
    ("融合素材として[持ち主の|]デッキに戻し、", Zone.DECK, False),
    (f"融合素材として{_BOTTOM}、", Zone.DECK, True),
):
    for _from in ("", "[EXデッキ|エクストラデッキ]から"):
        reads(
            "VERB",
            f"{{including:INCLUDED}}{{place:PLACE}}の{{of:NOUN}}を{_words}{_from}{{which:NOUNS}}1体を/融合召喚する",
            _fusion,
            to=_to,
            at_bottom=_at_bottom,
        )
        reads(
            "VERB",
            f"{{place:PLACE}}の{{of:NOUN}}を{_words}{_from}{{which:NOUNS}}1体を"
            "{as_by:NAMED}による融合召喚扱いで/融合召喚する",
            _fusion,
            to=_to,
            at_bottom=_at_bottom,
        )
for _words, _to, _at_bottom in (
    ("墓地へ送り", Zone.GRAVEYARD, False),
    ("除外し", Zone.BANISHED, False),
    ("[持ち主の|]デッキに戻し", Zone.DECK, False),
    (_BOTTOM, Zone.DECK, True),
):
    _of = "{which:NOUN}カードによって決められた[、|]{including:INCLUDED}融合素材モンスターを"
    _end = f"{_words}、その融合モンスター1体を[EXデッキ|エクストラデッキ]から/融合召喚する"
    reads("VERB", f"{{place:PLACE}}から[、|]{_of}{_end}", _fusion, to=_to, at_bottom=_at_bottom)
    reads("VERB", f"{_of}{{place:PLACE}}から{_end}", _fusion, to=_to, at_bottom=_at_bottom)

# cards of further places that can be materials
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
reads("SERVING", "この効果で融合召喚する場合、{which:NOUN}しか融合素材にできない", lambda which: which)
reads("SERVING", "その際、融合素材モンスターは全て{which:NOUN}でなければならない", lambda which: which)


def _further_fusion(before: Verb, lead: Lead, cards: tuple[Pool, Zone | None, int]) -> Verb | None:
    """〜場合、自分の墓地のモンスターを除外して融合素材とする事もできる."""
    made = last_action(before)
    if not isinstance(made, FusionSummon):
        return None
    pool, to, most = cards
    where = made.to if to is None else to
    zones = pool.zones if not pool.more else pool.zones | pool.more[0].zones
    if zones & where:  # a card cannot go where it is
        return None
    further = Further(pool, where, most, *lead)
    return replaced(before, made, replace(made, further=(*made.further, further)))


def _serving(before: Verb, which: Filter) -> Verb | None:
    """この効果で融合召喚する場合、〜しか融合素材にできない."""
    made = last_action(before)
    if not isinstance(made, FusionSummon) or made.of != MONSTER:
        return None
    return replaced(before, made, replace(made, of=which))


rider("{lead:FURTHER_LEAD}{cards:FURTHER}。", _further_fusion)
rider("{which:SERVING}。", _serving)
