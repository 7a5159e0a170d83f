"""A trigger about its own card is an effect that the card has where the event brings it, or takes it from."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import (
    CARD,
    MONSTER,
    TARGET,
    Attribute,
    CardType,
    GainLife,
    PlaceInPendulumZone,
    Race,
    Side,
    Zone,
    destroy,
    destroyed,
    monster,
    one,
    special_summon,
    spell,
    summoned,
    trigger,
)
from duelkit.yugioh.scenario import BOB, scenario

OAF = "Oafdragon Magician"
ODD_EYES = "Odd-Eyes Pendulum Dragon"
RISE = spell(
    900001500, "振子の降臨", "Out of the Zone", targets=one(CARD.in_pendulum_zone()), resolution=special_summon(TARGET)
)
PLACE = spell(
    900001501,
    "振子の帰還",
    "Into the Zone",
    targets=one(MONSTER.on_field(Side.YOU)),
    resolution=PlaceInPendulumZone(TARGET),
)
BREAK = spell(900001502, "振子砕き", "Zone Breaker", targets=one(CARD.on_field()), resolution=destroy(TARGET))
BOTH = monster(
    900001503,
    "両面の語り手",
    "Two-Faced Teller",
    Attribute.DARK,
    Race.SPELLCASTER,
    4,
    1000,
    1000,
    trigger(summoned(), GainLife(1), mandatory=True),
    trigger(destroyed(), GainLife(10), mandatory=True, zones=Zone.MONSTER_ZONE | Zone.EXTRA_DECK),
    trigger(destroyed(), GainLife(100), mandatory=True, zones=Zone.PENDULUM_ZONE | Zone.EXTRA_DECK).on_pendulum(),
    trigger(summoned(), GainLife(10000), mandatory=True).on_pendulum(),
    scale=2,
)
TWIN = monster(
    900001504,
    "二度の語り手",
    "Twice Told",
    Attribute.EARTH,
    Race.WARRIOR,
    4,
    1500,
    1000,
    trigger(summoned(), GainLife(1), mandatory=True),
    trigger(destroyed(), GainLife(10), mandatory=True),
    types=CardType.GEMINI,
)


@rule("MR3-PEN-02", "MR3-SUM-03")
def test_a_pendulum_monster_summoned_from_its_pendulum_zone_has_the_effects_of_a_monster() -> None:
    duel = scenario()
    (oaf,) = duel.alice.pendulum_zones(OAF)
    back = duel.alice.graveyard("Odd-Eyes Dragon")
    rise = duel.alice.hand(RISE)
    duel.alice.activates(rise)
    duel.alice.puts_in(1)
    duel.alice.triggers(oaf)
    duel.is_settled()
    assert duel.where(oaf) == "monster zone" and duel.where(back) == "hand"


@rule("MR3-PEN-02")
def test_each_face_of_a_pendulum_card_answers_to_what_brings_it_there_and_what_takes_it_from_there() -> None:
    duel = scenario()
    (card,) = duel.alice.pendulum_zones(BOTH)
    duel.alice.hand(RISE, PLACE, BREAK)
    duel.alice.activates(RISE)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.alice.life == 8001
    duel.alice.activates(PLACE)
    duel.is_settled()
    assert duel.where(card) == "pendulum zone" and duel.alice.life == 8001
    duel.alice.activates(BREAK)
    duel.is_settled()
    assert duel.where(card) == "extra deck" and duel.alice.life == 8101

    duel = scenario()
    card = duel.alice.attack_position(BOTH)
    duel.alice.hand(BREAK)
    duel.alice.activates(BREAK)
    duel.is_settled()
    assert duel.where(card) == "extra deck" and duel.alice.life == 8010


@rule("RES-GAP-GEM-01")
def test_a_gemini_monster_answers_to_a_summon_only_once_it_has_its_effects() -> None:
    duel = scenario()
    twin = duel.alice.hand(TWIN)
    duel.alice.summons(twin)
    duel.is_settled()
    assert duel.alice.life == 8000, "it came as a Normal Monster"

    duel = scenario()
    twin = duel.alice.attack_position(TWIN)
    duel.alice.hand(BREAK)
    duel.alice.summons(twin)
    duel.is_settled()
    assert duel.alice.life == 8001
    duel.alice.activates(BREAK)
    duel.is_settled()
    assert duel.alice.life == 8011


def test_a_card_in_the_graveyard_does_not_see_its_own_arrival() -> None:
    duel = scenario()
    chiwen = duel.alice.attack_position("Chiwen, Light of the Yang Zing")
    dragon = duel.bob.attack_position("Blue-Eyes White Dragon")
    duel.alice.enters_battle()
    duel.alice.attacks(chiwen, dragon)
    assert not duel.alice.can("trigger", chiwen, 1)


@rule("MR3-FDN-01", "MR3-TRG-01")
@pytest.mark.parametrize("edition", ["mr3", "mr20-official"])
@pytest.mark.parametrize(
    "name", ["Subterror Behemoth Umastryx", "Subterror Behemoth Phospheroglacier", "Subterror Behemoth Stygokraken"]
)
@pytest.mark.parametrize("alone", [True, False])
def test_a_monster_turned_face_down_brings_out_what_waits_for_it(edition: str, name: str, alone: bool) -> None:
    duel = scenario(edition, turn=BOB)
    mine = duel.alice.attack_position("Battle Ox")
    if not alone:
        duel.alice.attack_position("Mechanicalchaser")
    behemoth = duel.alice.hand(name)
    moon = duel.bob.hand("Book of Moon")
    duel.bob.activates(moon)
    if duel.bob.is_asked("pick"):
        duel.bob.picks(mine)
    assert duel.position(mine) == "face-down"
    if alone:
        duel.alice.activates(behemoth)
        duel.all_pass()
        assert duel.where(behemoth) == "monster zone" and duel.position(behemoth) == "defense"
    else:
        assert duel.where(behemoth) == "hand" and not duel.alice.can("activate", behemoth)


@rule("MR3-FDN-01")
def test_a_monster_that_is_set_from_the_hand_brings_out_nothing() -> None:
    duel = scenario()
    mine = duel.alice.hand("Battle Ox")
    behemoth = duel.alice.hand("Subterror Behemoth Umastryx")
    duel.alice.sets_monster(mine)
    duel.all_pass()
    duel.is_settled()
    assert not duel.alice.can("activate", behemoth) and duel.where(behemoth) == "hand"
