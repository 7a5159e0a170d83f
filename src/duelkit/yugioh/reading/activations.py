"""Activations that effects react to, read: 自分フィールドのカードを対象とする効果を相手が発動した."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from duelkit.yugioh.language.base import All, AnyOf, Filter, Occasion, Pool, nodes
from duelkit.yugioh.language.nouns import IS_THIS, MONSTER, OTHER, SPELL, SPELL_OR_TRAP, TRAP, AnyCard, IsFaceUp, OfType
from duelkit.yugioh.language.occasions import Activated, AnyEvent, AnyOccasion, When
from duelkit.yugioh.language.terms import CardType, EventKind, Side, Would, Zone
from duelkit.yugioh.reading.grammar.discourse import parts_of
from duelkit.yugioh.reading.grammar.patterns import reads

EFFECTS: Final[dict[str, tuple[Activated, ...]]] = {
    "魔法・罠・モンスターの効果": (Activated(),),
    "カードの効果": (Activated(),),
    "モンスターの効果": (Activated(MONSTER, False),),
    "魔法・罠カードの効果": (Activated(SPELL_OR_TRAP),),
    "魔法・罠の効果": (Activated(SPELL_OR_TRAP),),
    "魔法カードの効果": (Activated(SPELL),),
    "罠カードの効果": (Activated(TRAP),),
    "魔法の効果": (Activated(SPELL),),
    "罠の効果": (Activated(TRAP),),
    "魔法・モンスターの効果": (Activated(SPELL | MONSTER),),
    "罠・モンスターの効果": (Activated(TRAP | MONSTER),),
    "モンスターの効果・魔法・罠カード": (Activated(MONSTER, False), Activated(SPELL_OR_TRAP, True)),
    "モンスターの効果・魔法カード": (Activated(MONSTER, False), Activated(SPELL, True)),
    "モンスターの効果・罠カード": (Activated(MONSTER, False), Activated(TRAP, True)),
    "魔法・罠カード": (Activated(SPELL_OR_TRAP, True),),
}


def is_kind(which: Filter, kind: CardType) -> bool:
    """Whether the filter demands cards of this kind."""
    if isinstance(which, AnyOf):
        return all(is_kind(part, kind) for part in which.parts)
    return any(isinstance(part, OfType) and part.types & kind for part in nodes(which))


def _of(which: Filter) -> tuple[Activated, ...] | None:
    """〜の効果: of a monster, its effect; of other cards, the card as well."""
    if any(isinstance(part, IsFaceUp) for part in nodes(which)) or which == IS_THIS or which == AnyCard():
        return None
    return (Activated(which, False if is_kind(which, CardType.MONSTER) else None),)


def _card(which: Filter) -> tuple[Activated, ...] | None:
    """〜カード: the card itself is activated."""
    kinds = CardType.SPELL | CardType.TRAP
    return (Activated(which, True),) if is_kind(which, kinds) and not is_kind(which, CardType.MONSTER) else None


for _words, _parts in EFFECTS.items():
    reads("ACTIVATION", _words, lambda parts=_parts: parts)
reads("ACTIVATION", "{which:NOUNS}の効果", _of)
reads("ACTIVATION", "{which:NOUNS}", _card)


def _in(zones: Zone, parts: tuple[Activated, ...]) -> tuple[Activated, ...]:
    return tuple(replace(part, zones=zones) for part in parts)


def _whose(outer: Filter, parts: tuple[Activated, ...]) -> tuple[Activated, ...]:
    return tuple(
        replace(part, which=outer if part.which is None else All((outer, *parts_of(part.which)))) for part in parts
    )


reads("ACTIVATION", "他の{parts:ACTIVATION}", lambda parts: _whose(OTHER, parts))
reads("ACTIVATION", "{which:NAMED}", lambda which: (Activated(which, True),))
reads("ACTIVATIONS", "{parts:ACTIVATION}", lambda parts: parts)
reads("ACTIVATIONS", "{zones:ZONES}の[、|]{parts:ACTIVATION}", _in)
reads("ACTIVATIONS", "{zones:ZONES}で発動した{parts:ACTIVATION}", _in)


def _aimed(pool: Pool, parts: tuple[Activated, ...]) -> tuple[Activated, ...]:
    return tuple(replace(part, targets=pool) for part in parts)


def _aimed_at_one(which: Filter, parts: tuple[Activated, ...]) -> tuple[Activated, ...]:
    return tuple(replace(part, targets_one=which) for part in parts)


reads(
    "ACTIVATIONS",
    "このカード[1体|1枚]のみを対象とする[、|]{parts:ACTIVATION}",
    lambda parts: _aimed_at_one(IS_THIS, parts),
)


def _aimed_at_one_of(pool: Pool, parts: tuple[Activated, ...] = (Activated(),)) -> tuple[Activated, ...]:
    return tuple(replace(part, targets=pool, targets_one=AnyCard()) for part in parts)


reads("ACTIVATIONS", "{pool:POOL}1[体|枚]のみを対象とする[、|]{parts:ACTIVATION}", _aimed_at_one_of)
reads("ACTIVATIONS", "{pool:POOL}1[体|枚]のみを対象とする[、|]効果", _aimed_at_one_of)
reads("ACTIVATIONS", "{pool:POOL}を対象とする[、|]{parts:ACTIVATION}", _aimed)
reads("ACTIVATIONS", "{pool:POOL}を対象とする[、|]効果", lambda pool: _aimed(pool, (Activated(),)))
for _words in ("このカード", "フィールドのこのカード"):
    for _thing in ("{parts:ACTIVATION}", "効果"):
        reads(
            "ACTIVATIONS",
            f"{_words}を対象とする[、|]{_thing}",
            lambda parts=(Activated(),): _aimed(Pool(IS_THIS, Zone.FIELD, Side.EITHER), parts),
        )

WOULD: Final = {
    "フィールドのカードを破壊する": Would.DESTROY_ON_FIELD,
    "フィールドのカードを2枚以上破壊する": Would.DESTROY_TWO,
    "自分フィールドのカードを2枚以上破壊する": Would.DESTROY_TWO_OF_YOURS,
    "フィールドの魔法・罠カードを破壊する": Would.DESTROY_SPELL_TRAP,
    "モンスターを特殊召喚する": Would.SPECIAL_SUMMON,
    "カードをドローする": Would.DRAW,
    "カードを除外する": Would.BANISH,
    "デッキからカードを手札に加える": Would.SEARCH,
    "デッキからモンスターを特殊召喚する": Would.SUMMON_FROM_DECK,
    "カードを手札に加える": Would.ADD_TO_HAND,
    "デッキからカードを墓地へ送る": Would.SEND_FROM_DECK,
    "デッキのカードを墓地へ送る": Would.SEND_FROM_DECK,
    "ダメージを与える": Would.DAMAGE,
    "墓地からカードを手札・デッキ・EXデッキに加える": Would.ADD_FROM_GRAVEYARD,
    "墓地からモンスターを特殊召喚する": Would.SUMMON_FROM_GRAVEYARD,
    "墓地からカードを除外する": Would.BANISH_FROM_GRAVEYARD,
}
for _words, _would in WOULD.items():
    reads(
        "ACTIVATIONS",
        f"{_words}効果を含む[、|]{{parts:ACTIVATION}}",
        lambda parts, would=_would: tuple(replace(part, would=would) for part in parts),
    )
    reads("ACTIVATIONS", f"{_words}効果", lambda would=_would: (Activated(would=would),))
    reads(
        "ACTIVATIONS",
        f"{_words}{{parts:ACTIVATION}}",
        lambda parts, would=_would: tuple(replace(part, would=would) for part in parts),
    )


def _one(parts: tuple[Activated, ...], by: Side = Side.EITHER) -> Occasion:
    found = tuple(replace(part, by=by) for part in parts)
    return found[0] if len(found) == 1 else AnyOccasion(found)


reads("ACTIVATED_THERE", "{zones:ZONES}で{parts:ACTIVATION}", _in)
reads("EVENT", "{parts:ACTIVATIONS}が発動した", _one)
reads("EVENT", "{zones:ZONES}で{parts:ACTIVATION}が発動した", lambda parts, zones: _one(_in(zones, parts)))
reads("EVENT", "{parts:ACTIVATION}が{zones:ZONES}で発動した", lambda parts, zones: _one(_in(zones, parts)))
for _who, _by in (("相手", Side.OPPONENT), ("自分", Side.YOU), ("自分または相手", Side.EITHER)):
    reads("EVENT", f"{_who}が{{parts:ACTIVATIONS}}を発動した", _one, by=_by)
    reads("EVENT", f"{{parts:ACTIVATIONS}}を{_who}が発動した", _one, by=_by)
    reads(
        "EVENT",
        f"{_who}が{{zones:ZONES}}で{{parts:ACTIVATION}}を発動した",
        lambda parts, zones, by=_by: _one(_in(zones, parts), by),
    )
    reads("EVENT", f"{_who}が効果を発動した", lambda by=_by: Activated(by=by))
    reads(
        "EVENT",
        f"{_who}が{{parts:ACTIVATION}}を{{zones:ZONES}}で発動した",
        lambda parts, zones, by=_by: _one(_in(zones, parts), by),
    )
    if _by is not Side.EITHER:
        reads(
            "EVENT",
            f"{_who}フィールドの{{which:NOUNS}}が効果を発動した",
            lambda which, by=_by: (
                _one(_in(Zone.FIELD, (Activated(which, False),)), by) if is_kind(which, CardType.MONSTER) else None
            ),
        )
        reads(
            "EVENT",
            f"{_who}の{{zones:ZONES}}で{{parts:ACTIVATION}}が発動した",
            lambda parts, zones, by=_by: _one(_in(zones, parts), by) if not zones & Zone.FIELD else None,
        )
        for _thing in ("{parts:ACTIVATION}", "効果"):
            reads(
                "EVENT",
                f"{{pool:POOL}}1[体|枚]のみを対象とする[、|]{_who}の{_thing}が発動した",
                lambda pool, parts=(Activated(),), by=_by: _one(_aimed_at_one_of(pool, parts), by),
            )
            reads(
                "EVENT",
                f"{{pool:POOL}}を対象とする[、|]{_who}の{_thing}が発動した",
                lambda pool, parts=(Activated(),), by=_by: _one(_aimed(pool, parts), by),
            )
        reads(
            "EVENT",
            f"{_who}フィールドの{{parts:ACTIVATION}}が発動した",
            lambda parts, by=_by: _one(_in(Zone.FIELD, parts), by),
        )
        reads("EVENT", f"{_who}の{{parts:ACTIVATION}}が発動した", _one, by=_by)
        reads(
            "EVENT",
            f"{{outer:ADJECTIVE}}{_who}の{{parts:ACTIVATION}}が発動した",
            lambda outer, parts, by=_by: _one(_whose(outer, parts), by),
        )
        reads(
            "EVENT",
            f"{{outer:ADJECTIVE}}{_who}フィールドの{{parts:ACTIVATION}}が発動した",
            lambda outer, parts, by=_by: _one(_in(Zone.FIELD, _whose(outer, parts)), by),
        )
reads(
    "EVENT",
    "{outer:ADJECTIVE}フィールドの{parts:ACTIVATION}が発動した",
    lambda outer, parts: _one(_in(Zone.FIELD, _whose(outer, parts))),
)


def after(occasion: Occasion) -> Occasion | None:
    """An activation as an event, to which effects react after the chain: 〜が発動した場合."""
    if isinstance(occasion, AnyOccasion):
        parts = [after(part) for part in occasion.occasions]
        events = tuple(part for part in parts if isinstance(part, When))
        return AnyEvent(events) if len(events) == len(parts) else None
    if not isinstance(occasion, Activated):
        return occasion
    if occasion.would or occasion.targets is not None or occasion.targets_one is not None:
        return None
    by = None if occasion.by is Side.EITHER else occasion.by
    return When(EventKind.ACTIVATED, occasion.which, by=by, origin=occasion.zones, card=occasion.card)
