"""Generated monsters that are summoned with materials, so that a card can be a material or has something to summon."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Final

from duelkit.simulation.yugioh_movers import FIRST
from duelkit.simulation.yugioh_partners import stand_in
from duelkit.yugioh.cards import library
from duelkit.yugioh.language import (
    MONSTER,
    Attribute,
    Because,
    CameHere,
    Card,
    CardType,
    EventKind,
    Filter,
    FusionMaterials,
    FusionSummon,
    LinkMaterials,
    Marker,
    Materials,
    Named,
    OfType,
    Race,
    RitualSummon,
    SummonKind,
    SynchroMaterials,
    When,
    XyzMaterials,
    monster,
    nodes,
    spell,
)

_TUNER: Final = monster(
    FIRST + 110, "調律する者", "Tuning One", Attribute.EARTH, Race.ROCK, 1, 0, 0, types=CardType.TUNER
)
_BODY: Final = monster(FIRST + 111, "調律される者", "Tuned One", Attribute.EARTH, Race.ROCK, 1, 0, 0)
_KINDS: Final = {
    CardType.FUSION: SummonKind.FUSION,
    CardType.SYNCHRO: SummonKind.SYNCHRO,
    CardType.XYZ: SummonKind.XYZ,
    CardType.LINK: SummonKind.LINK,
    CardType.RITUAL: SummonKind.RITUAL,
}


_EXTRA: Final = CardType.FUSION | CardType.SYNCHRO | CardType.XYZ | CardType.LINK | CardType.RITUAL


def _asks(card: Card) -> bool:
    """Whether the card has an effect that triggers when it is used as a material."""
    return any(
        isinstance(each, When)
        and each.event is EventKind.MATERIAL_USED
        or isinstance(each, When | CameHere)
        and bool(each.because & Because.MATERIAL)
        for each in nodes(card)
    )


def _materials(kind: CardType, card: Card) -> Materials | None:
    name = Named(card.ja, card.en)
    if kind is CardType.FUSION:
        return FusionMaterials((name, MONSTER))
    if kind is CardType.SYNCHRO:
        tuner = bool(card.types & CardType.TUNER)
        return SynchroMaterials(name if tuner else MONSTER, MONSTER if tuner else name, most=1)
    if kind is CardType.XYZ:
        return XyzMaterials(0, 1, name)
    return LinkMaterials(name, 1, 1) if kind is CardType.LINK else None


def _bearer(kind: CardType, card: Card, wish: Filter, number: int) -> Card | None:
    """A monster of this kind that passes a filter and has the card as a material."""
    base = stand_in(wish & OfType(kind | CardType.MONSTER))
    if base is None or base.types & _EXTRA & ~kind:
        return None
    level = {CardType.LINK: 1, CardType.SYNCHRO: card.level + 1, CardType.RITUAL: card.level}.get(kind, 4)
    return replace(
        base,
        passcode=number,
        ja=f"{base.ja}{number % 100}",
        en=f"{base.en} {number % 100}",
        level=level,
        defense=None if kind is CardType.LINK else 1000,
        materials=_materials(kind, card),
        only_by=_KINDS[kind],
        markers=Marker.BOTTOM if kind is CardType.LINK else Marker(0),
    )


@cache
def bearers(passcode: int) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """For a card with effects as a material: monsters with it as their material, and cards that help to summon them.

    :returns: cards for the Extra Deck, and cards for the hand, the last two of which are monsters that can also be on
    the field.
    """
    card = library()[passcode]
    if not card.types & CardType.MONSTER or not _asks(card):
        return (), ()
    wishes: list[Filter] = [each.by_card for each in nodes(card) if isinstance(each, When) and each.by_card is not None]
    extra: list[Card] = []
    hand: list[Card] = []
    for at, kind in enumerate(_KINDS):
        for more, wish in enumerate((*dict.fromkeys(wishes), MONSTER)):
            made = _bearer(kind, card, wish, FIRST + 120 + 10 * at + more)
            if made is None or len(extra) > 8:
                continue
            name = Named(made.ja, made.en)
            if kind is CardType.RITUAL:
                hand += [made, spell(FIRST + 180 + more, f"儀{more}", f"Rite {more}", resolution=RitualSummon(name))]
            else:
                extra.append(made)
            if kind is CardType.FUSION:
                hand.append(spell(FIRST + 190 + more, f"融{more}", f"Fuser {more}", resolution=FusionSummon(name)))
    return tuple(extra), (*hand, _TUNER, _BODY)


@cache
def fusions(passcode: int) -> tuple[Card, ...]:
    """Fusion Monsters for the Fusion Summons of a card's effects, with two suitable materials."""
    return tuple(_fusions(library()[passcode]))


def _fusions(card: Card) -> Iterator[Card]:
    for at, each in enumerate(node for node in nodes(card) if isinstance(node, FusionSummon)):
        base = stand_in(each.which & OfType(CardType.FUSION | CardType.MONSTER))
        if base is not None:
            slots = (each.including or each.of, each.of)
            yield replace(base, passcode=FIRST + 300 + at, only_by=SummonKind.FUSION, materials=FusionMaterials(slots))
