"""Where the rule page says something else than every Master Rule, and where it is read with repairs."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.cards import library
from duelkit.yugioh.duel import Duel, begin
from duelkit.yugioh.editions import edition
from duelkit.yugioh.language import (
    IS_THIS,
    MONSTER,
    NON_TUNER,
    TARGET,
    TUNER,
    Attribute,
    Card,
    FusionMaterials,
    LinkMaterials,
    Marker,
    Race,
    SynchroMaterials,
    Whenever,
    XyzMaterials,
    banish,
    continuous,
    damage,
    destroy,
    destroyed,
    fusion,
    link_monster,
    monster,
    one,
    sent_to_graveyard,
    spell,
    synchro,
    to_deck,
    to_hand,
    trigger,
    xyz,
)
from duelkit.yugioh.language.terms import CardType, Phase
from duelkit.yugioh.scenario import ALICE, scenario

OX = "Battle Ox"
MONSTERS = [card for card in library().tested if card.types & 0x1 and card.types & 0x10 and not card.scale][:14]
MAIN_DECK = [card for card in MONSTERS for _ in range(3)][:40]
FUSED = fusion(
    900020902, "試験融合", "Test Fusion", Attribute.DARK, Race.FIEND, 6, 2000, 2000, FusionMaterials((MONSTER, MONSTER))
)
SYNCHRONISED = synchro(
    900020903,
    "試験シンクロ",
    "Test Synchro",
    Attribute.DARK,
    Race.FIEND,
    5,
    2000,
    2000,
    SynchroMaterials(TUNER, NON_TUNER),
)
OVERLAID = xyz(900020904, "試験エクシーズ", "Test Xyz", Attribute.DARK, Race.FIEND, 4, 2000, 2000, XyzMaterials(4, 2))
LINKED = link_monster(
    900020905, "試験リンク", "Test Link", Attribute.DARK, Race.FIEND, 1, 1000, Marker.BOTTOM, LinkMaterials(MONSTER, 1)
)
KINDS = {"fusion": FUSED, "synchro": SYNCHRONISED, "xyz": OVERLAID, "link": LINKED}
TO_HAND = spell(900020906, "手札に戻す魔法", "To the Hand", targets=one(MONSTER.on_field()), resolution=to_hand(TARGET))
TO_DECK = spell(
    900020907, "デッキに戻す魔法", "To the Deck", targets=one(MONSTER.on_field()), resolution=to_deck(TARGET)
)
BANISHER = spell(900020908, "除外する魔法", "Banisher", targets=one(MONSTER.on_field()), resolution=banish(TARGET))
WATCHER = spell(
    900020909,
    "墓地の番人",
    "Graveyard Watcher",
    continuous(Whenever(sent_to_graveyard(MONSTER), damage(100))),
    icon=CardType.CONTINUOUS,
)
BREAKER = spell(900020910, "壊す魔法", "Breaker", targets=one(MONSTER.on_field()), resolution=destroy(TARGET))
MOURNER = spell(
    900020911,
    "破壊の番人",
    "Destruction Watcher",
    continuous(Whenever(destroyed(MONSTER), damage(100))),
    icon=CardType.CONTINUOUS,
)
AVENGER = monster(
    900020912,
    "復讐者",
    "Avenger",
    Attribute.DARK,
    Race.FIEND,
    4,
    1000,
    1000,
    trigger(destroyed(IS_THIS), damage(500), mandatory=True),
)


def new_duel(rules: str) -> Duel:
    """A duel of two decks of 40 Normal Monsters."""
    return begin(edition(rules), [MAIN_DECK] * 2, 7, ALICE)


@rule("MR20-WIN-01")
@pytest.mark.parametrize(("rules", "points"), [("mr20", 4000), ("mr20-official", 8000), ("mr4", 8000)])
def test_life_points_at_the_start(rules: str, points: int) -> None:
    assert new_duel(rules).life == [points, points]
    duel = scenario(rules, phase=Phase.BATTLE)
    assert duel.alice.life == duel.bob.life == points


@rule("MR20-SETUP-04", "MR20-PHASE-02")
@pytest.mark.parametrize("rules", ["mr20", "mr20-official", "mr4"])
def test_five_cards_each_and_no_draw_for_the_first_player(rules: str) -> None:
    duel = new_duel(rules)
    assert duel.turn == 1 and duel.turn_player == ALICE
    assert [len(hand) for hand in duel.hand] == [5, 5]
    assert [len(deck) for deck in duel.deck] == [35, 35]


@rule("MR20-RET-01")
@pytest.mark.parametrize("kind", list(KINDS))
@pytest.mark.parametrize("how", [TO_HAND, TO_DECK])
@pytest.mark.parametrize(
    ("rules", "place"), [("mr20", "graveyard"), ("mr20-official", "extra deck"), ("mr4", "extra deck")]
)
def test_extra_deck_monsters_that_would_return_to_hand_or_deck(rules: str, place: str, how: Card, kind: str) -> None:
    card = KINDS[kind]
    duel = scenario(rules)
    duel.alice.face_up(WATCHER)
    duel.bob.attack_position(card)
    duel.alice.hand(how)
    deck = len(duel.duel.deck[1])
    life = duel.bob.life
    duel.alice.activates(how)
    duel.is_settled()
    assert duel.where(card) == place
    assert duel.bob.hand_size == 0 and len(duel.duel.deck[1]) == deck
    assert duel.bob.life == life - (100 if place == "graveyard" else 0), "it was sent to the graveyard or not"


@rule("MR20-RET-01")
def test_other_monsters_return_as_everywhere() -> None:
    for how, place in ((TO_HAND, "hand"), (TO_DECK, "deck")):
        duel = scenario("mr20")
        duel.bob.attack_position(OX)
        duel.alice.hand(how)
        duel.alice.activates(how)
        duel.is_settled()
        assert duel.where(OX) == place


@rule("MR20-RET-01")
def test_banishing_an_extra_deck_monster_is_no_return() -> None:
    duel = scenario("mr20")
    duel.bob.attack_position(FUSED)
    duel.alice.hand(BANISHER)
    duel.alice.activates(BANISHER)
    duel.is_settled()
    assert duel.where(FUSED) == "banished"


@rule("MR20-MAT-02", "MR20-RET-01")
def test_the_materials_of_a_returning_xyz_monster_go_to_the_graveyard_with_it() -> None:
    duel = scenario("mr20")
    duel.bob.attack_position(OVERLAID, [OX, OX])
    duel.alice.hand(TO_DECK)
    duel.alice.activates(TO_DECK)
    duel.is_settled()
    assert duel.bob.cards("graveyard") == [OVERLAID.ja, OX, OX]


@rule("MR20-TOK-02")
def test_a_token_that_would_return_is_gone_and_no_banished_card() -> None:
    maker = library()["Scapegoat"]
    for how in (TO_HAND, TO_DECK, BANISHER):
        duel = scenario("mr20")
        duel.alice.hand(maker, how)
        duel.alice.activates(maker)
        duel.all_pass()
        token = duel.find("羊トークン")
        duel.alice.activates(how)
        duel.alice.picks(token)
        duel.is_settled()
        assert duel.where(token) == "nowhere"
        assert duel.duel.banished == [[], []] and duel.duel.deck[ALICE].count(token) == 0


@rule("MR20-BAN-03")
@pytest.mark.parametrize(("how", "counts"), [(BREAKER, True), (BANISHER, False)])
def test_a_banished_card_does_not_count_as_destroyed(how: Card, counts: bool) -> None:
    duel = scenario("mr20")
    duel.alice.face_up(MOURNER)
    duel.bob.attack_position(OX)
    duel.bob.attack_position(AVENGER)
    duel.alice.hand(how)
    duel.alice.activates(how)
    duel.alice.picks(AVENGER)
    duel.is_settled()
    assert duel.where(AVENGER) == ("graveyard" if counts else "banished")
    assert duel.alice.life == 4000 - (500 if counts else 0), "its own effect"
    assert duel.bob.life == 4000 - (100 if counts else 0), "the watching one"
