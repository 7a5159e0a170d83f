"""What leaves the field: banished for good, returned to the hand, equipped all together, paid face-up."""

from __future__ import annotations

import pytest

from duelkit.yugioh.cards import library
from duelkit.yugioh.language import (
    All,
    Attribute,
    Banish,
    CanBeSpecialSummoned,
    Draw,
    Named,
    Pick,
    Pool,
    Race,
    Redirected,
    SpecialSummon,
    Zone,
    ignition,
    monster,
    race,
)
from duelkit.yugioh.language.selections import TARGET, THIS
from duelkit.yugioh.scenario import BOB, Scenario, scenario
from duelkit.yugioh.state.codes import PASS, UP_ATTACK

TRANSPORTER = "Interdimensional Matter Transporter"
DEVICE = "Compulsory Evacuation Device"
WIND = "Phoenix Wing Wind Blast"
COMES_BACK = [
    monster(
        90000830 + at,
        f"戻る者{at}",
        f"Returner {at}",
        Attribute.DARK,
        Race.FIEND,
        3,
        1000,
        1000,
        ignition(
            SpecialSummon(THIS, modifiers=(Redirected(None, Zone(0), Zone.BANISHED, Zone.FIELD, this_only=True),)),
            zones=zone,
        ),
    )
    for at, zone in enumerate((Zone.HAND, Zone.GRAVEYARD))
]


@pytest.mark.parametrize("at", [0, 1])
def test_what_is_banished_when_it_leaves_is_banished_for_good(at: int) -> None:
    """The ruling on バトルフェーダー (faq 9456)."""
    duel = scenario()
    card = duel.alice.graveyard(COMES_BACK[at]) if at else duel.alice.hand(COMES_BACK[at])
    trap = duel.alice.has_set(TRANSPORTER)
    duel.alice.activates(card)
    duel.alice.puts_in(UP_ATTACK)
    duel.all_pass()
    duel.alice.activates(trap)
    duel.alice.picks(card)
    duel.all_pass()
    assert duel.where(card) == "banished"
    duel.alice.ends_turn()
    while not duel.bob.is_asked("act"):
        duel.choose(PASS)
    assert duel.where(card) == "banished"


def test_what_was_turned_face_down_meanwhile_comes_back() -> None:
    """The ruling on バトルフェーダー (faq 9455): what was to become of it is forgotten."""
    duel = scenario()
    card = duel.alice.hand(COMES_BACK[0])
    book, sun, trap = (
        duel.alice.has_set("Book of Moon"),
        duel.alice.has_set("Book of Taiyou"),
        duel.alice.has_set(TRANSPORTER),
    )
    duel.alice.activates(card)
    duel.alice.puts_in(UP_ATTACK)
    for spell in (book, sun, trap):
        duel.alice.activates(spell)
        duel.alice.picks(card)
        duel.all_pass()
    assert duel.where(card) == "banished"
    duel.alice.ends_turn()
    while not duel.bob.is_asked("act"):
        duel.choose(PASS)
    assert duel.where(card) == "monster zone"


def returned(trap: str, name: str, *others: str) -> Scenario:
    """Bob returns Alice's monster to her hand or to the top of her Deck."""
    duel = scenario("mr4", turn=BOB)
    card = duel.alice.attack_position(name)
    duel.alice.deck(*others)
    duel.alice.hand("Flame Bufferlo")  # what may be discarded in any case
    duel.bob.has_set(trap)
    paid = duel.bob.hand("Kuriboh")
    duel.bob.activates(trap)
    if trap != DEVICE:
        duel.bob.picks(paid)
    duel.bob.picks(card)
    return duel


@pytest.mark.parametrize("trap", [DEVICE, WIND])
def test_what_left_the_field_for_the_hand_is_used_there(trap: str) -> None:
    """The ruling on フレイム・バッファロー (faq 21641); in a Deck it can do nothing (faq 14810)."""
    duel = returned(trap, "Flame Bufferlo")
    duel.all_pass()
    assert duel.alice.is_asked("trigger") is (trap == DEVICE)


@pytest.mark.parametrize("trap", [DEVICE, WIND])
def test_a_tengu_returned_to_the_hand_brings_another(trap: str) -> None:
    duel = returned(trap, "Reborn Tengu", "Reborn Tengu")
    duel.all_pass()
    assert duel.alice.is_asked("position") is (trap == DEVICE)


@pytest.mark.parametrize("trap", [DEVICE, WIND])
def test_a_skull_returned_to_the_hand_draws(trap: str) -> None:
    duel = returned(trap, "Samurai Skull", "Double Coston")
    duel.all_pass()
    assert duel.alice.is_asked("trigger") is (trap == DEVICE)


@pytest.mark.parametrize("face_down", [False, True])
@pytest.mark.parametrize(
    ("of", "name"),
    [(Race.BEAST_WARRIOR, "Battle Ox"), (Race.DRAGON, "Luster Dragon"), (Race.SPELLCASTER, "Mystical Elf")],
)
def test_what_is_banished_to_activate_lies_face_up(of: Race, name: str, face_down: bool) -> None:
    """The ruling on 真紅眼の不死竜皇: it must show that it is such a card; what is Tributed need not."""
    payer = monster(
        90000835,
        "払う者",
        "Payer",
        Attribute.DARK,
        Race.FIEND,
        3,
        1000,
        1000,
        ignition(Draw(1), cost=Banish(Pick(Pool(race(of), Zone.FIELD)))),
    )
    duel = scenario()
    duel.alice.attack_position(payer)
    if face_down:
        duel.alice.has_set(name)
    else:
        duel.alice.attack_position(name)
    assert duel.alice.can("activate", payer) is not face_down


@pytest.mark.parametrize("ignoring", [False, True])
@pytest.mark.parametrize("name", ["Ancient Gear Golem", "Hino-Kagu-Tsuchi", "Yamata Dragon"])
def test_that_it_cannot_be_special_summoned_is_a_condition_that_may_be_ignored(name: str, ignoring: bool) -> None:
    """古代の機械究極巨人 brings 古代の機械巨人 out though it was never on the field."""
    target = Pick(Pool(All((CanBeSpecialSummoned(), Named(library()[name].ja, name))), Zone.GRAVEYARD))
    bringer = monster(
        90000836,
        "呼ぶ者",
        "Bringer",
        Attribute.DARK,
        Race.FIEND,
        3,
        1000,
        1000,
        ignition(SpecialSummon(TARGET, ignoring=ignoring), targets=(target,)),
    )
    duel = scenario()
    duel.alice.attack_position(bringer)
    card = duel.alice.graveyard(name)
    assert duel.alice.can("activate", bringer) is ignoring
    if ignoring:
        duel.alice.activates(bringer)
        duel.alice.picks(card)
        duel.alice.puts_in(UP_ATTACK)
        assert duel.where(card) == "monster zone"
