"""Generated cards that cause the events that effects wait for: they summon, destroy, send, banish and return cards.

They are Spells of the player, Traps of the opponent, monsters whose effects can be responded to, and cards with the
names that an effect demands of the card that caused its event.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Final

from duelkit.simulation.yugioh_partners import stand_in
from duelkit.yugioh.cards import library
from duelkit.yugioh.language import (
    MONSTER,
    ONCE_PER_TURN,
    TARGET,
    Apply,
    Attach,
    Attribute,
    Card,
    CardType,
    Change,
    ChangePosition,
    ChangeStat,
    Damage,
    Discard,
    EventKind,
    Filter,
    GainLife,
    IsThis,
    Named,
    Pool,
    Position,
    Race,
    Ref,
    Side,
    SpecialSummon,
    Stat,
    SummonKind,
    ToDeck,
    Until,
    Verb,
    When,
    Zone,
    banish,
    destroy,
    draw,
    monster,
    nodes,
    one,
    quick,
    send,
    spell,
    to_hand,
    trap,
    tribute,
)

FIRST: Final = 990_000_000
"""The lowest passcode of these cards, above those of all real cards."""
SUMMONED_AS: Final = {
    CardType.FUSION: SummonKind.FUSION,
    CardType.SYNCHRO: SummonKind.SYNCHRO,
    CardType.XYZ: SummonKind.XYZ,
    CardType.LINK: SummonKind.LINK,
    CardType.RITUAL: SummonKind.RITUAL,
}
CALLER: Final = monster(
    FIRST + 200,
    "呼ぶ者",
    "Caller",
    Attribute.LIGHT,
    Race.FAIRY,
    4,
    1000,
    1000,
    quick(GainLife(100), limit=ONCE_PER_TURN),
)
"""A monster with a minor effect, to which others can respond."""


def _actions(card: Card, side: Side = Side.YOU) -> list[Verb]:
    """The actions on a card, or on any monster.

    :param side: the side of the card, from the acting player's point of view.
    """
    name: Filter = Named(card.ja, card.en)
    anywhere = Zone.HAND | Zone.DECK | Zone.EXTRA_DECK | Zone.GRAVEYARD
    actions = [
        destroy(one(name.on_field())),
        send(one(name.in_zones(Zone.HAND | Zone.FIELD, side))),
        send(one(name.in_zones(Zone.DECK | Zone.EXTRA_DECK, side))),
        banish(one(name.in_zones(Zone.HAND | Zone.FIELD | Zone.GRAVEYARD, side))),
        to_hand(one(name.in_zones(Zone.FIELD | Zone.GRAVEYARD | Zone.DECK, side))),
        destroy(one(MONSTER.on_field())),
        banish(one(MONSTER.on_field())),
        send(one(MONSTER.on_field(side))),
        Discard(one(name.in_hand(side))),
        ToDeck(one(name.in_zones(Zone.FIELD | Zone.GRAVEYARD, side))),
    ]
    if card.types & CardType.MONSTER and side is Side.YOU:
        kind = next((kind for types, kind in SUMMONED_AS.items() if card.types & types), SummonKind(0))
        actions += [SpecialSummon(one(name.in_zones(anywhere)), as_kind=kind, ignoring=True)] * 3
        actions += [tribute(one(name.on_field(Side.YOU))), ChangePosition(one(name.on_field(Side.YOU)))]
        actions += [ChangePosition(one(MONSTER.on_field(Side.YOU)), Position.FACE_DOWN_DEFENSE)]
    return actions


@cache
def movers(passcode: int) -> tuple[Card, ...]:
    """Quick-Play Spells that cause the events about a card, or any monster, that its effects wait for."""
    card = library()[passcode]
    found = [
        spell(FIRST + 1 + number, f"動かす{number}", f"Mover {number}", icon=CardType.QUICK_PLAY, resolution=action)
        for number, action in enumerate(_actions(card))
    ]
    if card.types & CardType.XYZ:
        stacked = Attach(one(MONSTER.in_zones(Zone.HAND | Zone.GRAVEYARD)), TARGET)
        found += [
            spell(
                FIRST,
                "重ねる",
                "Attacher",
                icon=CardType.QUICK_PLAY,
                resolution=stacked,
                targets=one(Named(card.ja, card.en).on_field(Side.YOU)),
            )
        ] * 2
    return tuple(found)


def _action_for(when: When) -> Verb | None:
    """An action that causes an event about other cards."""
    who = when.who
    if who is None:
        return {
            EventKind.LIFE_GAINED: GainLife(100),
            EventKind.DRAWN: draw(1),
            EventKind.EFFECT_DAMAGE: Damage(100, Side.YOU),
        }.get(when.event)
    if any(isinstance(node, IsThis | Ref) for node in nodes(who)):
        return None
    piles = Zone.HAND | Zone.DECK | Zone.GRAVEYARD | Zone.EXTRA_DECK
    if when.event is EventKind.SUMMONED:
        kinds = [kind for kind in SUMMONED_AS.values() if when.kinds & kind]
        return SpecialSummon(one(Pool(who, piles)), as_kind=kinds[0] if kinds else SummonKind(0), ignoring=True)
    place = when.origin or Zone.HAND | Zone.FIELD | Zone.DECK
    found = one(Pool(who, place))
    actions: dict[EventKind, Verb] = {
        EventKind.DESTROYED: destroy(one(who.on_field())),
        EventKind.SENT_TO_GRAVEYARD: send(found),
        EventKind.BANISHED: banish(one(Pool(who, when.origin or Zone.FIELD | Zone.GRAVEYARD))),
        EventKind.TO_HAND: to_hand(one(Pool(who, when.origin or Zone.FIELD | Zone.GRAVEYARD | Zone.DECK))),
        EventKind.TRIBUTED: tribute(one(who.on_field(Side.YOU))),
        EventKind.DISCARDED: Discard(one(who.in_hand())),
        EventKind.TO_DECK: ToDeck(one(Pool(who, Zone.FIELD | Zone.GRAVEYARD))),
    }
    return actions.get(when.event)


@cache
def makers(passcode: int) -> tuple[Card, ...]:
    """Quick-Play Spells that cause the events of other cards that a card's effects wait for."""
    asked = dict.fromkeys(_action_for(each) for each in nodes(library()[passcode].effects) if isinstance(each, When))
    return tuple(
        spell(FIRST + 400 + number, f"起こす{number}", f"Maker {number}", icon=CardType.QUICK_PLAY, resolution=action)
        for number, action in enumerate(asked)
        if action is not None
    )


@cache
def rivals(passcode: int) -> tuple[Card, ...]:
    """Traps with which the opponent does the same, summons, inflicts damage, and targets a monster."""
    card = library()[passcode]
    actions = [
        *_actions(card, Side.OPPONENT),
        Damage(100),
        GainLife(100),
        *[SpecialSummon(one(MONSTER.in_zones(Zone.HAND | Zone.GRAVEYARD)))] * 3,
    ]
    found = [
        trap(FIRST + 30 + number, f"逆らう{number}", f"Rival {number}", resolution=action)
        for number, action in enumerate(actions)
    ]
    weakened = Apply((ChangeStat(Change.LOSE, Stat.ATK, 100),), TARGET, Until.END_OF_TURN)
    theirs = one(MONSTER.on_field(Side.OPPONENT))
    return (*found, trap(FIRST + 60, "狙う", "Aimer", resolution=weakened, targets=theirs))


@cache
def doers(passcode: int) -> tuple[Card, ...]:
    """Cards that cause the events about a card that it waits for, and have the properties that it demands of the
    causing card.
    """
    card = library()[passcode]
    asked = dict.fromkeys(
        each.by_card
        for each in nodes(card)
        if isinstance(each, When) and each.by_card is not None and IsThis() not in nodes(each.by_card)
    )
    found: list[Card] = []
    for by in asked:
        base = stand_in(by)
        for number, action in enumerate(_actions(card) if base is not None else ()):
            if base is not None and base.types & CardType.MONSTER:
                types = base.types & ~CardType.NORMAL | CardType.EFFECT
                found.append(
                    replace(
                        base, passcode=FIRST + 70 + number, types=types, effects=(quick(action, limit=ONCE_PER_TURN),)
                    )
                )
            elif base is not None:
                first = spell(0, "", "", resolution=action).effects
                found.append(replace(base, passcode=FIRST + 70 + number, effects=first))
    return tuple(found)
