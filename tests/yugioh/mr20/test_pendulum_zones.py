"""Pendulum zones at the ends of the spell & trap row, and what else the rule page says of Pendulum Monsters."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import (
    CARD,
    SPELL,
    TARGET,
    CardType,
    activated,
    destroy,
    negate_and_destroy,
    one,
    spell,
    trap,
)
from duelkit.yugioh.scenario import ALICE, Scenario, scenario

KNIGHT = "Flash Knight"
CROW = "Performapal Silver Claw"
LOW = "Dragonpulse Magician"
HIGH = "Dragonpit Magician"
OX = "Battle Ox"
SWORDS = "Swords of Revealing Light"
METAMORPH = "Metal Reflect Slime"
EDITIONS = ("mr20", "mr20-official", "mr4")

STAYING = spell(900020800, "永続の印", "Lasting Mark", icon=CardType.CONTINUOUS)
FIELD = spell(900020801, "試験場", "Test Ground", icon=CardType.FIELD)
ACE = trap(900020802, "待ち伏せ", "Ambush", targets=one(CARD.on_field()), resolution=destroy(TARGET))
BREAK = spell(900020803, "壊す魔法", "Break", targets=one(SPELL.on_field()), resolution=destroy(TARGET))
SPELL_BREAKER = trap(
    900020804,
    "魔法破り",
    "Spell Breaker",
    icon=CardType.COUNTER,
    when=activated(SPELL, card=True),
    resolution=negate_and_destroy(),
)


def with_spells(rules: str, number: int) -> Scenario:
    """Alice has so many Continuous Spells in her spell & trap zones."""
    duel = scenario(rules)
    for _ in range(number):
        duel.alice.face_up(STAYING)
    return duel


# where the zones are


@rule("MR20-ZONE-02", "MR20-PEN-02", "MR20-PEN-04")
@pytest.mark.parametrize("rules", EDITIONS)
def test_the_pendulum_zones_are_the_outermost_spell_and_trap_zones(rules: str) -> None:
    duel = with_spells(rules, 3)
    card = duel.alice.hand(KNIGHT)
    assert duel.duel.spells[ALICE][0] < 0 and duel.duel.spells[ALICE][4] < 0, "the inner three are taken first"
    assert duel.alice.can("activate", card)
    duel.alice.activates(card)
    duel.is_settled()
    assert duel.where(card) == "pendulum zone"

    duel = with_spells(rules, 5)
    card = duel.alice.hand(KNIGHT)
    assert not duel.alice.can("activate", card), "both outer zones are taken by spells"
    duel = with_spells("mr3", 5)
    card = duel.alice.hand(KNIGHT)
    assert duel.alice.can("activate", card), "Master Rule 3 has zones of their own"


@rule("MR20-PEN-04")
def test_a_free_middle_zone_does_not_help() -> None:
    duel = with_spells("mr20", 5)
    card = duel.alice.hand(KNIGHT)
    one_more = duel.alice.hand(STAYING)
    blast = duel.bob.has_set(ACE)
    middle = duel.duel.spells[ALICE][2]
    duel.alice.enters_battle()
    duel.bob.activates(blast)
    duel.bob.picks(middle)
    duel.is_settled()
    assert duel.where(middle) == "graveyard"
    assert duel.alice.can("activate", one_more), "the middle zone is free for other spells"
    assert not duel.alice.can("activate", card)


@rule("MR20-PEN-07", "MR20-ZONE-02")
@pytest.mark.parametrize("rules", EDITIONS)
def test_cards_in_pendulum_zones_count_towards_the_five(rules: str) -> None:
    duel = with_spells(rules, 3)
    duel.alice.pendulum_zones(LOW)
    one_more = duel.alice.hand(STAYING)
    assert duel.alice.can("activate", one_more) and duel.alice.can("set", one_more)
    duel = with_spells(rules, 3)
    duel.alice.pendulum_zones(LOW, HIGH)
    one_more = duel.alice.hand(STAYING)
    assert not duel.alice.can("activate", one_more) and not duel.alice.can("set", one_more)
    duel = with_spells("mr3", 3)
    duel.alice.pendulum_zones(LOW, HIGH)
    one_more = duel.alice.hand(STAYING)
    assert duel.alice.can("activate", one_more) and duel.alice.can("set", one_more)


@rule("MR20-PEN-07", "MR20-ZONE-07")
def test_a_field_spell_does_not_count() -> None:
    duel = with_spells("mr20", 3)
    duel.alice.pendulum_zones(LOW, HIGH)
    ground = duel.alice.hand(FIELD)
    assert duel.alice.can("activate", ground) and duel.alice.can("set", ground)
    duel.alice.activates(ground)
    duel.is_settled()
    assert duel.where(ground) == "field zone"
    duel = scenario("mr20")
    duel.alice.face_up(FIELD)
    for _ in range(4):
        duel.alice.face_up(STAYING)
    assert duel.alice.hand(KNIGHT) and duel.alice.can("activate", KNIGHT)


@rule("MR20-ZONE-02", "MR20-PEN-07")
def test_a_spell_in_an_outer_zone_keeps_that_pendulum_zone_closed() -> None:
    duel = with_spells("mr20", 4)
    first = duel.alice.hand(LOW)
    second = duel.alice.hand(HIGH)
    duel.alice.activates(first)
    duel.is_settled()
    assert duel.duel.pendulum[ALICE] == [-1, first], "a spell lies in the left one"
    duel.alice.hand(OX)
    assert not duel.alice.can("pendulum")
    assert duel.alice.can("activate", second), "but in place of the first one, as this page has it"
    duel = with_spells("mr20-official", 4)
    duel.alice.hand(LOW, HIGH)
    duel.alice.activates(LOW)
    duel.is_settled()
    assert not duel.alice.can("activate", HIGH)


@rule("MR20-ZONE-03", "MR20-SPL-11", "MR20-PEN-07")
def test_the_middle_zones_fill_up_last_of_all() -> None:
    duel = scenario("mr20")
    duel.alice.pendulum_zones(LOW)
    cards = [duel.alice.hand(STAYING) for _ in range(5)]
    for card in cards[:4]:
        duel.alice.activates(card)
        duel.is_settled()
    assert not duel.alice.can("activate", cards[4])
    assert duel.duel.spells[ALICE][0] < 0, "the left end is the scale's"


@rule("MR20-PEN-02", "MR20-SPL-09")
def test_placing_is_the_activation_of_a_spell_and_can_be_negated() -> None:
    duel = scenario("mr20")
    card = duel.alice.hand(KNIGHT)
    breaker = duel.bob.has_set(SPELL_BREAKER)
    duel.alice.activates(card)
    assert duel.bob.can("activate", breaker)
    assert duel.where(card) == "pendulum zone"
    duel.bob.activates(breaker)
    duel.is_settled()
    assert duel.where(card) == "graveyard", "it was never a card on the field"


# replacing


@rule("MR20-PEN-08")
@pytest.mark.parametrize("side", [0, 1])
def test_the_page_lets_a_player_replace_a_card_in_a_pendulum_zone(side: int) -> None:
    duel = scenario("mr20")
    placed = duel.alice.pendulum_zones(LOW, HIGH)
    card = duel.alice.hand(KNIGHT)
    assert duel.alice.can("activate", card)
    duel.alice.activates(card)
    assert duel.alice.is_asked("choice")
    assert duel.alice.can("declare", None, 0) and duel.alice.can("declare", None, 1)
    duel.alice.declares(side)
    duel.is_settled()
    assert duel.duel.pendulum[ALICE][side] == card
    assert duel.duel.pendulum[ALICE][1 - side] == placed[1 - side]
    assert duel.where(placed[side]) == "extra deck", "it was a card on the field"
    assert placed[side] in duel.duel.face_up_extra


@rule("MR20-PEN-08")
def test_with_one_free_zone_the_player_chooses_between_it_and_the_old_card() -> None:
    for side in (0, 1):
        duel = scenario("mr20")
        (old,) = duel.alice.pendulum_zones(LOW)
        card = duel.alice.hand(KNIGHT)
        duel.alice.activates(card)
        duel.alice.declares(side)
        duel.is_settled()
        assert duel.duel.pendulum[ALICE][side] == card
        assert duel.where(old) == ("extra deck" if side == 0 else "pendulum zone")


@rule("MR20-PEN-08")
def test_with_two_free_zones_nothing_is_asked() -> None:
    duel = scenario("mr20")
    card = duel.alice.hand(KNIGHT)
    duel.alice.activates(card)
    duel.is_settled()
    assert duel.duel.pendulum[ALICE] == [card, -1]


@rule("MR20-PEN-08")
@pytest.mark.parametrize("rules", ["mr20-official", "mr4"])
def test_in_the_generally_known_rules_it_stays_there(rules: str) -> None:
    duel = scenario(rules)
    duel.alice.pendulum_zones(LOW, HIGH)
    card = duel.alice.hand(KNIGHT)
    assert not duel.alice.can("activate", card)
    duel = scenario(rules)
    (old,) = duel.alice.pendulum_zones(LOW)
    card = duel.alice.hand(KNIGHT)
    duel.alice.activates(card)
    duel.is_settled()
    assert duel.duel.pendulum[ALICE] == [old, card]


@rule("MR20-PEN-09")
def test_placing_is_not_counted() -> None:
    duel = scenario("mr20")
    cards = [duel.alice.hand(KNIGHT) for _ in range(4)]
    for card in cards:
        assert duel.alice.can("activate", card)
        duel.alice.activates(card)
        if duel.alice.is_asked("choice"):
            duel.alice.declares(1)
        duel.is_settled()
    assert duel.duel.pendulum[ALICE] == [cards[0], cards[3]]
    assert [duel.where(card) for card in cards[1:3]] == ["extra deck", "extra deck"]


@rule("MR20-PEN-09")
@pytest.mark.parametrize("rules", ["mr20", "mr20-official", "mr4"])
def test_an_emptied_zone_is_filled_again_the_same_turn(rules: str) -> None:
    duel = scenario(rules)
    (old,) = duel.alice.pendulum_zones(KNIGHT)
    card = duel.alice.hand(CROW)
    duel.alice.hand(BREAK)
    duel.alice.activates(BREAK)
    duel.is_settled()
    assert duel.where(old) == "extra deck"
    duel.alice.activates(card)
    duel.is_settled()
    assert duel.duel.pendulum[ALICE] == [card, -1]


# Pendulum Summons


@rule("MR20-GAP-PEN-01")
@pytest.mark.parametrize("rules", EDITIONS)
def test_a_pendulum_summon_once_a_turn_with_both_scales(rules: str) -> None:
    duel = scenario(rules)
    duel.alice.pendulum_zones(LOW)
    duel.alice.hand(OX, OX)
    assert not duel.alice.can("pendulum"), "one scale only"
    duel = scenario(rules)
    duel.alice.pendulum_zones(LOW, HIGH)
    first, second = duel.alice.hand(OX), duel.alice.hand("Mystical Elf")
    strong = duel.alice.hand("Blue-Eyes White Dragon")
    duel.alice.pendulum_summons()
    assert not duel.alice.can("pick", strong), "Level 8 is not between 1 and 8"
    duel.alice.picks(first)
    duel.alice.finishes()
    duel.alice.puts_in(4)
    duel.is_settled()
    assert duel.where(first) == "monster zone" and duel.position(first) == "defense"
    assert not duel.alice.can("pendulum")
    duel.alice.ends_turn()
    duel.bob.ends_turn()
    assert duel.alice.can("pendulum")
    assert duel.where(second) == "hand"


# trap monsters


@rule("MR20-GAP-TRP-01")
@pytest.mark.parametrize("rules", ["mr20", "mr20-official", "mr4", "mr3"])
def test_a_trap_monster_holds_a_monster_zone_and_before_2020_its_spell_and_trap_zone_too(rules: str) -> None:
    duel = scenario(rules)
    slime = duel.alice.has_set(METAMORPH)
    for _ in range(4):
        duel.alice.face_up(STAYING)
    one_more = duel.alice.hand(STAYING)
    assert not duel.alice.can("activate", one_more), "all five zones are taken"
    duel.alice.activates(slime)
    duel.all_pass()
    while duel.alice.is_asked("position"):
        duel.alice.puts_in(4)
    duel.is_settled()
    assert duel.where(slime) == "monster zone"
    assert duel.alice.can("activate", one_more) is (rules in ("mr20", "mr20-official"))


# the extra deck


@rule("MR20-PEN-10", "MR20-PEN-11")
def test_pendulum_monsters_leave_the_field_for_the_face_up_part_of_the_extra_deck() -> None:
    duel = scenario("mr20")
    shown = duel.alice.attack_position(KNIGHT)
    hidden = duel.alice.has_set(CROW)
    duel.alice.hand("Dark Hole")
    duel.alice.activates("Dark Hole")
    duel.is_settled()
    assert {shown, hidden} == set(duel.duel.face_up_extra)
    seen = duel.duel.observe(1).sides[1].extra
    assert sorted(card.number for card in seen) == sorted([shown, hidden])
    assert all(card.face_up and card.passcode for card in seen)
