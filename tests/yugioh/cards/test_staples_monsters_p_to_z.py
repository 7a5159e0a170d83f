"""Effect Monsters of the staples, from Peten the Dark Clown on."""

from __future__ import annotations

from tests.yugioh.cards.plays import battle

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import Attribute, Race, damage, ignition, monster
from duelkit.yugioh.scenario import ALICE, BOB, scenario

OX = "Battle Ox"
GAIA = "Gaia The Fierce Knight"
STONE = "Giant Soldier of Stone"
WALL = "Labyrinth Wall"
CANNON = "Cannon Soldier"
BOLT = "Raigeki"
KURIBOH = "Kuriboh"
PETEN = "Peten the Dark Clown"
BEAST = "Shaddoll Beast"
SHADOW = "Shaddoll Dragon"
LIZARD = "Shaddoll Squamata"
GUIDE = "Tour Guide From the Underworld"
RABBIT = "Wind-Up Rabbit"
DEALINGS = "Dark World Dealings"
FISSURE = "Dimensional Fissure"


# Peten the Dark Clown


def test_peten_replaces_itself() -> None:
    duel = battle(BOB)
    peten = duel.alice.attack_position(PETEN)
    gaia = duel.bob.attack_position(GAIA)
    second = duel.alice.deck(PETEN)
    duel.bob.attacks(gaia, peten)
    duel.alice.triggers(peten)
    duel.alice.puts_in(4)
    duel.is_settled()
    assert duel.where(peten) == "banished"
    assert duel.where(second) == "monster zone"


@rule("MR3-TIM-01")
def test_peten_misses_the_timing_when_released() -> None:
    duel = scenario()
    duel.alice.attack_position(PETEN)
    duel.alice.deck(PETEN)
    curse = duel.alice.hand("Curse of Dragon")
    duel.alice.summons(curse)
    duel.is_settled()
    assert duel.alice.cards("monster zone") == ["Curse of Dragon"]


# シャドール


@rule("MR3-FLIP-01", "MR3-DSD-12")
def test_shaddoll_beast_flipped_draws_two_and_discards_one() -> None:
    duel = battle(BOB)
    beast = duel.alice.has_set(BEAST)
    ox = duel.bob.attack_position(STONE)
    duel.alice.deck(OX, GAIA)
    duel.bob.attacks(ox, beast)
    duel.alice.triggers(beast)
    duel.alice.picks(OX)
    duel.is_settled()
    assert duel.where(OX) == "graveyard"
    assert duel.where(GAIA) == "hand"
    assert duel.where(beast) == "monster zone"


def test_shaddoll_beast_sent_by_an_effect_draws_one() -> None:
    duel = scenario()
    duel.alice.hand(DEALINGS, BEAST)
    duel.alice.activates(DEALINGS)
    duel.alice.picks(BEAST)
    duel.alice.triggers(BEAST)
    duel.is_settled()
    assert duel.alice.hand_size == 2


@rule("MR3-OPT-04")
def test_shaddoll_effects_share_their_one_use_per_turn() -> None:
    duel = scenario()
    beast = duel.alice.has_set(BEAST)
    duel.alice.hand(DEALINGS, BEAST)
    duel.alice.flip_summons(beast)
    duel.alice.triggers(beast)
    duel.alice.picks(WALL)
    duel.alice.activates(DEALINGS)
    duel.alice.picks(BEAST)
    duel.is_settled()
    assert not duel.alice.is_asked("trigger")


def test_shaddolls_sent_by_battle_cost_or_release_do_nothing() -> None:
    duel = scenario()
    cannon = duel.alice.attack_position(CANNON)
    duel.alice.attack_position(BEAST)
    duel.alice.activates(cannon)
    duel.alice.picks(BEAST)
    duel.is_settled()
    assert duel.alice.hand_size == 0


def test_shaddoll_dragon_flipped_returns_an_opposing_card() -> None:
    duel = scenario()
    dragon = duel.alice.has_set(SHADOW)
    trap = duel.bob.has_set("Divine Wrath")
    duel.bob.attack_position(OX)
    duel.alice.flip_summons(dragon)
    duel.alice.triggers(dragon)
    duel.alice.picks(trap)
    duel.is_settled()
    assert duel.where(trap) == "hand"


def test_shaddoll_dragon_sent_by_an_effect_destroys_a_spell_or_trap() -> None:
    duel = scenario()
    duel.alice.hand(DEALINGS, SHADOW)
    trap = duel.bob.has_set("Divine Wrath")
    duel.alice.activates(DEALINGS)
    duel.alice.picks(SHADOW)
    duel.alice.triggers(SHADOW)
    duel.is_settled()
    assert duel.where(trap) == "graveyard"


def test_shaddoll_squamata_flipped_destroys_a_monster() -> None:
    duel = scenario()
    lizard = duel.alice.has_set(LIZARD)
    ox = duel.bob.attack_position(OX)
    duel.alice.flip_summons(lizard)
    duel.alice.triggers(lizard)
    duel.alice.picks(ox)
    duel.is_settled()
    assert duel.where(ox) == "graveyard"


def test_shaddoll_squamata_sent_by_an_effect_sends_another_shaddoll_which_then_triggers() -> None:
    duel = scenario()
    duel.alice.hand(DEALINGS, LIZARD)
    duel.alice.deck(OX, BEAST, LIZARD, OX)
    duel.alice.activates(DEALINGS)
    duel.alice.picks(LIZARD)
    duel.alice.triggers(LIZARD)
    assert duel.where(BEAST) == "graveyard"
    duel.alice.triggers(BEAST)
    duel.is_settled()
    assert duel.alice.hand_size == 2


@rule("RES-SND-04")
def test_shaddolls_that_are_banished_do_nothing() -> None:
    duel = scenario()
    duel.bob.face_up(FISSURE)
    duel.alice.hand(DEALINGS, BEAST)
    duel.alice.activates(DEALINGS)
    duel.alice.picks(BEAST)
    duel.is_settled()
    assert duel.where(BEAST) == "banished"
    assert duel.alice.hand_size == 1


# Tour Guide From the Underworld

GOON = monster(900001002, "三下の悪魔", "Petty Fiend", Attribute.DARK, Race.FIEND, 3, 500, 500, ignition(damage(100)))


def test_tour_guide_brings_a_level_three_fiend_without_effects() -> None:
    duel = scenario()
    guide = duel.alice.hand(GUIDE)
    other = duel.alice.deck(GUIDE)
    duel.alice.hand(KURIBOH)
    duel.alice.summons(guide)
    duel.alice.triggers(guide)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(other) == "monster zone"
    assert not duel.alice.is_asked("trigger")


def test_the_guest_of_tour_guide_has_no_effects() -> None:
    duel = scenario()
    guide = duel.alice.hand(GUIDE)
    guest = duel.alice.hand(GOON)
    duel.alice.summons(guide)
    duel.alice.triggers(guide)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(guest) == "monster zone"
    duel.alice.activates(guest)
    duel.is_settled()
    assert duel.bob.life == 8000


def test_the_guest_of_tour_guide_is_no_synchro_material() -> None:
    duel = scenario()
    guide = duel.alice.hand(GUIDE)
    guest = duel.alice.deck(GUIDE)
    duel.alice.attack_position("Junk Synchron")
    duel.alice.extra("Brionac, Dragon of the Ice Barrier")
    duel.alice.summons(guide)
    duel.alice.triggers(guide)
    duel.alice.puts_in(1)
    duel.alice.special_summons("Brionac, Dragon of the Ice Barrier")
    assert not duel.alice.can("pick", guest)
    duel.alice.picks(guide)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(guide) == "graveyard"
    assert duel.where(guest) == "monster zone"


def test_the_guest_of_tour_guide_is_an_xyz_material() -> None:
    duel = scenario()
    guide = duel.alice.hand(GUIDE)
    duel.alice.deck(GUIDE)
    duel.alice.extra("Number 17: Leviathan Dragon")
    duel.alice.summons(guide)
    duel.alice.triggers(guide)
    duel.alice.puts_in(1)
    assert duel.alice.can("procedure", "Number 17: Leviathan Dragon")


def test_tour_guide_special_summoned_brings_nobody() -> None:
    duel = scenario()
    duel.alice.graveyard(GUIDE)
    duel.alice.deck(GUIDE)
    duel.alice.hand("Monster Reborn")
    duel.alice.activates("Monster Reborn")
    duel.alice.puts_in(1)
    duel.is_settled()
    assert len(duel.alice.cards("monster zone")) == 1


# Wind-Up Rabbit


@rule("RES-TMP-01", "RES-TMP-05")
def test_wind_up_rabbit_hides_until_the_next_own_standby_phase() -> None:
    duel = scenario(turn=BOB)
    rabbit = duel.alice.attack_position(RABBIT)
    duel.bob.hand(BOLT)
    duel.bob.activates(BOLT)
    duel.alice.activates(rabbit)
    duel.is_settled()
    assert duel.where(rabbit) == "banished"
    duel.bob.ends_turn()
    assert duel.duel.turn_player == ALICE
    assert duel.where(rabbit) == "monster zone"
    assert duel.alice.can("activate", rabbit)


def test_wind_up_rabbit_uses_its_effect_once_while_face_up() -> None:
    duel = scenario()
    rabbit = duel.alice.attack_position(RABBIT)
    other = duel.alice.attack_position(RABBIT)
    duel.alice.activates(rabbit)
    duel.alice.picks(other)
    duel.alice.passes()
    duel.is_settled()
    assert duel.where(other) == "banished"
    assert not duel.alice.can("activate", rabbit)
    duel.alice.ends_turn()
    duel.bob.ends_turn()
    assert duel.where(other) == "monster zone"
    assert not duel.alice.can("activate", rabbit)
    assert duel.alice.can("activate", other)
