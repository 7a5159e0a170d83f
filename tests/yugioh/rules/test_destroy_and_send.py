"""Destroyed, sent, discarded, Tributed: what counts as what, and where the cards go."""

from __future__ import annotations

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import (
    IS_THIS,
    MONSTER,
    TARGET,
    THIS,
    Action,
    Attribute,
    Because,
    Card,
    CardType,
    Destroy,
    EventKind,
    GainLife,
    Mill,
    Phase,
    Race,
    Side,
    When,
    Whenever,
    Zone,
    banish,
    cannot,
    continuous,
    destroy,
    destroyed,
    discard,
    draw,
    every,
    monster,
    one,
    send,
    spell,
    to_deck,
    to_hand,
    tribute,
    trigger,
)
from duelkit.yugioh.scenario import CardName, Scenario, scenario

OX = "Battle Ox"
HOLE = "Dark Hole"
COSMOS = "Macro Cosmos"


def on(number: int, ja: str, kind: EventKind, amount: int, because: Because = Because(0)) -> Card:
    """A continuous spell whose controller gains life points whenever this happens to a monster."""
    return spell(
        900001800 + number,
        ja,
        f"Chronicle {number}",
        continuous(Whenever(When(kind, MONSTER, because=because), GainLife(amount))),
        icon=CardType.CONTINUOUS,
    )


DESTROYED = on(1, "破壊の記録", EventKind.DESTROYED, 1)
SENT = on(2, "墓地の記録", EventKind.SENT_TO_GRAVEYARD, 10)
DISCARDED = on(3, "捨札の記録", EventKind.DISCARDED, 100)
TRIBUTED = on(4, "解放の記録", EventKind.TRIBUTED, 1000)
BANISHED = on(5, "除外の記録", EventKind.BANISHED, 10000)
RECORDS = (DESTROYED, SENT, DISCARDED, TRIBUTED, BANISHED)
SEND_IT = spell(900001810, "送るだけ", "Just Send", resolution=send(one(MONSTER.on_field())))
SEND_HAND = spell(900001811, "手札から送る", "Send from the Hand", resolution=send(one(MONSTER.in_hand())))
DISCARD_IT = spell(900001812, "手札を捨てる", "Discard from the Hand", resolution=discard(1))
TRIBUTE_IT = spell(900001813, "解放する", "Release", resolution=tribute(one(MONSTER.on_field(Side.YOU))))
SEND_COST = spell(
    900001814, "代償に送る", "Send as a Cost", cost=send(one(MONSTER.on_field(Side.YOU))), resolution=draw(1)
)
TO_HAND = spell(900001815, "手札に戻すだけ", "Just Return", resolution=to_hand(one(MONSTER.on_field())))
TO_DECK = spell(900001816, "山札に戻すだけ", "Just Shuffle", resolution=to_deck(one(MONSTER.on_field())))
BANISH_IT = spell(900001817, "除外するだけ", "Just Banish", resolution=banish(one(MONSTER.on_field())))
MILL_IT = spell(900001818, "山札から送る", "Mill It", resolution=Mill(1))
PROOF = monster(
    900001819,
    "壊れぬ者",
    "Unbreakable",
    Attribute.EARTH,
    Race.ROCK,
    4,
    1000,
    1000,
    continuous(cannot(Action.BE_DESTROYED_BY_EFFECT, to=THIS)),
)
DESTROY_AND_BANISH = spell(
    900001820,
    "破壊して除外",
    "Destroy and Banish",
    targets=one(MONSTER.on_field()),
    resolution=Destroy(TARGET, to=Zone.BANISHED),
)
BREAK_ONE = spell(900001821, "一体破壊", "Break One", targets=one(MONSTER.on_field()), resolution=destroy(TARGET))
BREAK_GRAVE = spell(
    900001822,
    "墓地を破壊",
    "Break the Graveyard",
    resolution=destroy(every(MONSTER.in_zones(Zone.GRAVEYARD | Zone.BANISHED, Side.EITHER) | MONSTER.on_field())),
)
BREAK_HAND = spell(900001823, "手札を破壊", "Break the Hand", resolution=destroy(one(MONSTER.in_hand(Side.OPPONENT))))
PICKY = monster(
    900001824,
    "捨てられたい者",
    "Wants Discarding",
    Attribute.DARK,
    Race.FIEND,
    4,
    1000,
    1000,
    trigger(When(EventKind.DISCARDED, IS_THIS), GainLife(5), mandatory=True),
)
DESTROYER = monster(
    900001825,
    "道連れ",
    "Companion",
    Attribute.DARK,
    Race.FIEND,
    4,
    1000,
    1000,
    trigger(destroyed(), GainLife(3), mandatory=True),
)


def recorded(card: CardName, hand: CardName | None = None, field: CardName | None = OX) -> tuple[Scenario, int]:
    """Alice uses the card; answers what the records have gained: destroyed 1, sent 10, discarded 100, Tributed 1000,
    banished 10000."""
    duel = scenario()
    if field is not None:
        duel.alice.attack_position(field)
    for record in RECORDS:
        duel.bob.face_up(record)
    duel.alice.deck(OX)
    duel.alice.hand(card)
    if hand is not None:
        duel.alice.hand(hand)
    before = duel.bob.life
    duel.alice.activates(card)
    while duel.alice.is_asked("pick"):
        duel.alice.picks(OX)
    duel.is_settled()
    return duel, duel.bob.life - before


@rule("MR3-DES-02", "RES-DES-01", "RES-DES-02", "MR3-SND-01")
def test_a_card_destroyed_by_an_effect_is_destroyed_and_sent() -> None:
    duel, gained = recorded(HOLE)
    assert gained == 11 and duel.where(OX) == "graveyard"


@rule("MR3-DES-02", "MR3-SND-01")
def test_a_monster_destroyed_by_battle_is_destroyed_and_sent() -> None:
    duel = scenario(phase=Phase.BATTLE)
    duel.alice.attack_position("Dark Magician")
    for record in RECORDS:
        duel.bob.face_up(record)
    duel.alice.has_life(4000)
    duel.bob.attack_position(OX)
    duel.alice.attacks("Dark Magician", OX)
    assert duel.bob.life == 8000 - 800 + 11


@rule("MR3-DES-02", "RES-SND-01", "MR3-SND-01")
def test_what_is_sent_is_neither_destroyed_nor_released_nor_discarded() -> None:
    for card in (SEND_IT, SEND_COST, MILL_IT):
        assert recorded(card)[1] == 10, card


@rule("MR3-DES-02")
def test_what_returns_or_is_banished_is_not_destroyed() -> None:
    assert recorded(TO_HAND)[1] == 0
    assert recorded(TO_DECK)[1] == 0
    assert recorded(BANISH_IT)[1] == 10000


@rule("MR3-SND-01", "RES-SND-01")
def test_a_released_monster_is_sent_to_the_graveyard() -> None:
    assert recorded(TRIBUTE_IT)[1] == 1010


@rule("RES-DIS-01", "RES-DIS-02", "RES-DIS-03", "MR3-SND-01", "MR3-SND-02")
def test_a_discarded_card_is_discarded_and_sent_but_not_destroyed() -> None:
    duel, gained = recorded(DISCARD_IT, OX, None)
    assert gained == 110 and duel.where(duel.duel.graveyard[0][0]) == "graveyard"


@rule("RES-SND-03", "MR3-SND-02")
def test_a_card_sent_from_the_hand_is_not_discarded() -> None:
    assert recorded(SEND_HAND, OX, None)[1] == 10


@rule("MR3-SND-02")
def test_the_hand_adjustment_discards() -> None:
    duel = scenario()
    duel.alice.hand(PICKY, *[OX] * 6)
    duel.alice.ends_turn()
    duel.alice.picks(PICKY)
    assert duel.alice.life == 8005
    duel = scenario()
    duel.alice.hand(SEND_HAND, PICKY)
    duel.alice.activates(SEND_HAND)
    assert duel.where(PICKY) == "graveyard" and duel.alice.life == 8000
    duel = scenario()
    duel.alice.hand(DISCARD_IT, PICKY)
    duel.alice.activates(DISCARD_IT)
    assert duel.where(PICKY) == "graveyard" and duel.alice.life == 8005


@rule("RES-DES-03")
def test_destroyed_cards_are_banished_where_the_graveyard_is_closed() -> None:
    duel = scenario()
    duel.bob.face_up(COSMOS)
    duel.alice.attack_position(DESTROYER)
    duel.bob.face_up(DESTROYED)
    duel.bob.face_up(SENT)
    duel.bob.face_up(BANISHED)
    duel.alice.hand(HOLE)
    duel.alice.activates(HOLE)
    assert duel.where(DESTROYER) == "banished" and duel.where(HOLE) == "banished"
    assert duel.bob.life == 8000 + 1 + 10000, "destroyed and banished, never sent to the graveyard"
    assert duel.alice.life == 8003, "it was destroyed all the same"


@rule("RES-DIS-04")
def test_discarded_cards_are_banished_where_the_graveyard_is_closed() -> None:
    duel = scenario()
    duel.bob.face_up(COSMOS)
    for record in (SENT, DISCARDED, BANISHED):
        duel.bob.face_up(record)
    duel.alice.hand(DISCARD_IT, OX)
    duel.alice.activates(DISCARD_IT)
    assert duel.where(OX) == "banished" and duel.duel.graveyard[0] == []
    assert duel.bob.life == 8000 + 100 + 10000


@rule("RES-SND-04")
def test_sent_cards_are_banished_where_the_graveyard_is_closed() -> None:
    duel = scenario()
    duel.bob.face_up(COSMOS)
    for record in (SENT, BANISHED):
        duel.bob.face_up(record)
    duel.alice.attack_position(OX)
    duel.alice.hand(SEND_IT)
    duel.alice.activates(SEND_IT)
    assert duel.where(OX) == "banished" and duel.duel.graveyard[0] == []
    assert duel.bob.life == 8000 + 10000


@rule("RES-DES-04")
def test_what_lies_in_a_graveyard_or_is_banished_is_not_destroyed() -> None:
    duel = scenario()
    grave = duel.alice.graveyard(OX)
    away = duel.bob.banished("Mechanicalchaser")
    field = duel.bob.attack_position("Giant Soldier of Stone")
    duel.bob.face_up(DESTROYED)
    duel.alice.hand(BREAK_GRAVE)
    duel.alice.activates(BREAK_GRAVE)
    assert duel.where(grave) == "graveyard" and duel.where(away) == "banished" and duel.where(field) == "graveyard"
    assert duel.bob.life == 8001, "one card was destroyed"


@rule("RES-DES-04")
def test_a_card_in_the_hand_can_be_destroyed() -> None:
    duel = scenario()
    duel.bob.hand(OX)
    duel.bob.face_up(DESTROYED)
    duel.alice.hand(BREAK_HAND)
    duel.alice.activates(BREAK_HAND)
    assert duel.where(OX) == "graveyard" and duel.bob.life == 8001


@rule("RES-DES-05")
def test_without_the_destruction_there_is_no_sending_and_no_banishing() -> None:
    for card, place in ((DESTROY_AND_BANISH, "banished"), (BREAK_ONE, "graveyard")):
        duel = scenario()
        ox = duel.bob.attack_position(OX)
        proof = duel.bob.attack_position(PROOF)
        duel.alice.hand(card, card)
        duel.alice.activates(card)
        duel.alice.picks(proof)
        duel.all_pass()
        assert duel.where(proof) == "monster zone", "it is not destroyed, so it stays"
        duel.alice.activates(card)
        duel.alice.picks(ox)
        duel.all_pass()
        assert duel.where(ox) == place


@rule("RES-SND-02")
def test_what_cannot_be_destroyed_can_be_sent() -> None:
    duel = scenario()
    proof = duel.bob.attack_position(PROOF)
    duel.alice.hand(HOLE, SEND_IT)
    duel.alice.activates(HOLE)
    assert duel.where(proof) == "monster zone"
    duel.alice.activates(SEND_IT)
    assert duel.where(proof) == "graveyard"
