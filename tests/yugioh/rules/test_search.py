"""Looking through a deck, and graveyards that keep their order."""

from __future__ import annotations

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import (
    CARD,
    MONSTER,
    TARGET,
    Excavate,
    LookAt,
    Mill,
    Ordinal,
    Side,
    TopOfDeck,
    draw,
    one,
    send,
    special_summon,
    spell,
    to_deck,
    to_hand,
)
from duelkit.yugioh.scenario import ALICE, BOB, CardName, Scenario, scenario
from duelkit.yugioh.state.log import L_SHUFFLE, entries

OX = "Battle Ox"
ORDER = ("Battle Ox", "Mechanicalchaser", "Giant Soldier of Stone", "Petit Moth", "Harpie Lady")
SUMMON_FROM_DECK = spell(
    900001001, "デッキから特殊召喚", "From the Deck", resolution=special_summon(one(MONSTER.in_deck()))
)
SEND_FROM_DECK = spell(900001002, "デッキから墓地", "Deck to Graveyard", resolution=send(one(MONSTER.in_deck())))
MILLER = spell(900001003, "上から墓地", "Mill", resolution=Mill(2))
TOP_TO_HAND = spell(900001004, "めくって手札", "Turn over", resolution=Excavate(1).then(to_hand(TopOfDeck(1))))
SEND_TOP = spell(900001011, "上を墓地へ", "Send the Top", resolution=send(TopOfDeck(2)))
TO_BOTTOM = spell(
    900001005,
    "墓地から一番下",
    "To the Bottom",
    targets=one(CARD.in_graveyard()),
    resolution=to_deck(TARGET, Ordinal.BOTTOM),
)
TO_TOP = spell(
    900001006, "墓地から一番上", "To the Top", targets=one(CARD.in_graveyard()), resolution=to_deck(TARGET, Ordinal.TOP)
)
TO_DECK = spell(
    900001007, "墓地からデッキ", "To the Deck", targets=one(CARD.in_graveyard()), resolution=to_deck(TARGET)
)
PEEK = spell(900001008, "覗く魔法", "Peek", resolution=LookAt(TopOfDeck(2)))
DRAW = spell(900001009, "引く魔法", "Draw One", resolution=draw(1))
TAKE = spell(
    900001010, "墓地から手札", "Salvage", targets=one(CARD.in_graveyard(Side.EITHER)), resolution=to_hand(TARGET)
)


def shuffles(duel: Scenario) -> list[int]:
    """Whose decks were shuffled."""
    return [entry.player for entry in entries(duel.duel.log) if entry.kind == L_SHUFFLE]


def played(card: CardName) -> Scenario:
    """Alice has used the card."""
    duel = scenario()
    duel.alice.deck(*ORDER)
    duel.alice.graveyard("Reinforcement of the Army")
    duel.alice.hand(card)
    duel.alice.activates(card)
    if duel.alice.is_asked("pick"):
        duel.alice.picks(OX)
    if duel.alice.is_asked("position"):
        duel.alice.puts_in(1)
    duel.is_settled()
    return duel


@rule("MR3-SHF-01")
def test_after_a_search_the_deck_is_shuffled() -> None:
    for card in (SUMMON_FROM_DECK, SEND_FROM_DECK):
        duel = played(card)
        assert shuffles(duel) == [ALICE]
    tops = set()
    for seed in range(1, 12):
        duel = scenario(seed=seed)
        duel.alice.deck("D.D. Warrior", *ORDER)
        duel.alice.hand("Reinforcement of the Army")
        duel.alice.activates("Reinforcement of the Army")
        duel.is_settled()
        assert duel.where("D.D. Warrior") == "hand" and shuffles(duel) == [ALICE]
        tops.add(duel.duel.deck[ALICE][-1])
    assert len(tops) > 3, "nobody knows the order any more"


@rule("MR3-SHF-02")
def test_the_top_card_alone_needs_no_shuffle() -> None:
    for card, left in ((MILLER, 2), (SEND_TOP, 2), (TOP_TO_HAND, 1), (DRAW, 1), (PEEK, 0)):
        duel = played(card)
        assert shuffles(duel) == []
        rest = [duel.name_of(number) for number in reversed(duel.duel.deck[ALICE])][:3]
        assert rest == list(ORDER[left : left + 3]), "the order is untouched"


@rule("MR3-SHF-02", "RES-DCK-01")
def test_a_stated_position_in_the_deck_needs_no_shuffle() -> None:
    duel = played(TO_BOTTOM)
    assert shuffles(duel) == [] and duel.duel.deck[ALICE][0] == duel.find("Reinforcement of the Army")
    duel = played(TO_TOP)
    assert shuffles(duel) == [] and duel.duel.deck[ALICE][-1] == duel.find("Reinforcement of the Army")


@rule("RES-DCK-01")
def test_a_card_returned_without_a_position_is_shuffled_in() -> None:
    places = set()
    for seed in range(1, 15):
        duel = scenario(seed=seed)
        duel.alice.graveyard("Reinforcement of the Army")
        duel.alice.hand(TO_DECK)
        duel.alice.activates(TO_DECK)
        duel.is_settled()
        assert duel.where("Reinforcement of the Army") == "deck" and shuffles(duel) == [ALICE]
        assert duel.duel.known.get(duel.find("Reinforcement of the Army"), 0) == 0, "it lies face-down in the deck"
        places.add(duel.duel.deck[ALICE].index(duel.find("Reinforcement of the Army")))
    assert len(places) > 3


@rule("MR3-PUB-04")
def test_the_order_of_a_graveyard_stays_as_the_cards_came() -> None:
    duel = scenario()
    duel.alice.graveyard(*ORDER)
    duel.bob.graveyard(*ORDER)
    duel.alice.hand(TAKE)
    before = [list(pile) for pile in duel.duel.graveyard]
    duel.alice.activates(TAKE)
    duel.alice.picks(duel.duel.graveyard[ALICE][2])
    duel.is_settled()
    taken = duel.find("Giant Soldier of Stone")
    assert duel.duel.graveyard[ALICE] == [card for card in before[ALICE] if card != taken] + [duel.find(TAKE)]
    assert duel.duel.graveyard[BOB] == before[BOB]


@rule("MR3-PUB-04")
def test_looking_through_a_graveyard_offers_its_order_and_no_rearranging() -> None:
    duel = scenario()
    duel.alice.graveyard(*ORDER)
    duel.bob.graveyard(*ORDER)
    duel.alice.hand(TAKE)
    duel.alice.activates(TAKE)
    assert duel.alice.offered_cards() == [*ORDER, *ORDER]
    assert [duel.name_of(card) for card in duel.duel.graveyard[ALICE]] == list(ORDER)
