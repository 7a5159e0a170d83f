"""Spells that bring about what effects wait for: they summon, destroy, send, banish and return cards as told."""

from __future__ import annotations

from functools import cache
from typing import Final

from duelkit.yugioh.cards import library
from duelkit.yugioh.language import (
    MONSTER, TARGET, Attach, Card, CardType, Filter, Named, Side, SpecialSummon, SummonKind, Verb, Zone, banish,
    destroy, one, send, spell, to_hand, tribute,
)

FIRST: Final = 990_000_000
"""The lowest passcode of any of them; no card has one so high."""
SUMMONED_AS: Final = {
    CardType.FUSION: SummonKind.FUSION, CardType.SYNCHRO: SummonKind.SYNCHRO, CardType.XYZ: SummonKind.XYZ,
    CardType.LINK: SummonKind.LINK, CardType.RITUAL: SummonKind.RITUAL,
}


def _deeds(card: Card) -> list[Verb]:
    name: Filter = Named(card.ja, card.en)
    anywhere = Zone.HAND | Zone.DECK | Zone.EXTRA_DECK | Zone.GRAVEYARD
    deeds = [
        destroy(one(name.on_field())), send(one(name.in_zones(Zone.HAND | Zone.FIELD))),
        send(one(name.in_zones(Zone.DECK | Zone.EXTRA_DECK))),
        banish(one(name.in_zones(Zone.HAND | Zone.FIELD | Zone.GRAVEYARD))),
        to_hand(one(name.in_zones(Zone.FIELD | Zone.GRAVEYARD | Zone.DECK))),
        destroy(one(MONSTER.on_field())), banish(one(MONSTER.on_field())), send(one(MONSTER.on_field(Side.YOU)))]
    if card.types & CardType.MONSTER:
        kind = next((kind for types, kind in SUMMONED_AS.items() if card.types & types), SummonKind(0))
        deeds += [SpecialSummon(one(name.in_zones(anywhere)), as_kind=kind, ignoring=True)] * 3
        deeds += [tribute(one(name.on_field(Side.YOU)))]
    return deeds


@cache
def movers(passcode: int) -> tuple[Card, ...]:
    """Quick-Play Spells that do to a card, or to any monster, what the card's effects may wait for."""
    card = library()[passcode]
    found = [spell(FIRST + 1 + number, f"動かす{number}", f"Mover {number}", icon=CardType.QUICK_PLAY, resolution=deed)
             for number, deed in enumerate(_deeds(card))]
    if card.types & CardType.XYZ:
        stacked = Attach(one(MONSTER.in_zones(Zone.HAND | Zone.GRAVEYARD)), TARGET)
        found += [spell(FIRST, "重ねる", "Attacher", icon=CardType.QUICK_PLAY, resolution=stacked,
                        targets=one(Named(card.ja, card.en).on_field(Side.YOU)))] * 2
    return tuple(found)
