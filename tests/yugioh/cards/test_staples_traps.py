"""Trap Cards of the staples, from Appropriate to Nightmare Wheel."""

from __future__ import annotations

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import ALICE, BOB, scenario

OX = "Battle Ox"
GAIA = "Gaia The Fierce Knight"
STONE = "Giant Soldier of Stone"
WALL = "Labyrinth Wall"
HARPIE = "Harpie Lady"
HELIOS = "Helios - The Primordial Sun"
DEALINGS = "Dark World Dealings"
BARREL = "Barrel Dragon"


# Appropriate


def test_appropriate_is_activated_at_a_draw_and_then_draws_for_later_draws() -> None:
    duel = scenario(turn=BOB)
    trap = duel.alice.has_set("Appropriate")
    duel.bob.has_set("Reckless Greed")
    duel.bob.hand(DEALINGS)
    duel.bob.activates("Reckless Greed")
    duel.alice.activates(trap)
    duel.is_settled()
    assert duel.alice.hand_size == 0
    duel.bob.activates(DEALINGS)
    duel.bob.picks(WALL)
    duel.is_settled()
    assert duel.alice.hand_size == 2


@rule("RES-DRW-09")
def test_appropriate_counts_two_cards_drawn_by_one_effect_once() -> None:
    duel = scenario(turn=BOB)
    duel.alice.face_up("Appropriate")
    duel.bob.has_set("Reckless Greed")
    duel.bob.activates("Reckless Greed")
    duel.is_settled()
    assert duel.bob.hand_size == duel.alice.hand_size == 2


@rule("MR3-TIM-01")
def test_appropriate_misses_the_timing_of_a_draw_that_is_followed_by_a_discard() -> None:
    duel = scenario(turn=BOB)
    trap = duel.alice.has_set("Appropriate")
    duel.bob.hand(DEALINGS, OX)
    duel.bob.activates(DEALINGS)
    duel.bob.picks(OX)
    duel.is_settled()
    assert duel.where(trap) == "spell zone"
    assert duel.position(trap) == "face-down"


@rule("RES-DRW-03")
def test_appropriate_ignores_the_draw_phase_and_own_draws() -> None:
    duel = scenario(turn=BOB, phase=Phase.DRAW)
    duel.alice.has_set("Appropriate")
    duel.alice.face_up("Appropriate")
    duel.bob.attack_position(OX)
    duel.is_settled()
    assert duel.alice.hand_size == 0
    assert duel.bob.hand_size == 1


def test_appropriate_cannot_be_activated_without_a_draw() -> None:
    duel = scenario()
    duel.alice.has_set("Appropriate")
    duel.bob.attack_position(OX)
    assert not duel.alice.can("activate", "Appropriate")


# Defense Draw


@rule("MR3-DSD-10")
def test_defense_draw_at_damage_calculation_of_the_opponents_turn() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    attacker = duel.bob.attack_position(GAIA)
    duel.bob.attack_position("Petit Moth")
    mine = duel.alice.attack_position(OX)
    trap = duel.alice.has_set("Defense Draw")
    duel.bob.attacks(attacker, mine)
    assert duel.duel.step == 0x10
    duel.alice.activates(trap)
    duel.is_settled()
    assert duel.alice.life == 8000
    assert duel.alice.hand_size == 1
    assert duel.where(mine) == "graveyard"


def test_defense_draw_needs_damage_to_oneself() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    attacker = duel.bob.attack_position(GAIA)
    duel.bob.attack_position("Petit Moth")
    duel.alice.defense_position(OX)
    trap = duel.alice.has_set("Defense Draw")
    duel.bob.attacks(attacker, OX)
    duel.is_settled()
    assert duel.where(trap) == "spell zone"


@rule("RES-DRW-04")
def test_defense_draw_needs_a_card_to_draw() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    attacker = duel.bob.attack_position(GAIA)
    duel.bob.attack_position("Petit Moth")
    duel.alice.has_set("Defense Draw")
    duel.alice.empty_deck()
    duel.bob.attacks(attacker)
    duel.is_settled()
    assert duel.alice.life == 8000 - 2300


def test_defense_draw_is_not_for_ones_own_turn() -> None:
    duel = scenario(phase=Phase.BATTLE)
    attacker = duel.alice.attack_position(OX)
    duel.alice.attack_position("Petit Moth")
    duel.bob.attack_position(GAIA)
    duel.alice.has_set("Defense Draw")
    duel.alice.attacks(attacker, GAIA)
    duel.is_settled()
    assert duel.alice.life == 7400


def test_defense_draw_covers_only_that_battle() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    first = duel.bob.attack_position(GAIA)
    second = duel.bob.attack_position(OX)
    duel.bob.attack_position("Petit Moth")
    trap = duel.alice.has_set("Defense Draw")
    duel.bob.attacks(first)
    duel.alice.activates(trap)
    assert duel.alice.life == 8000
    duel.bob.attacks(second)
    duel.is_settled()
    assert duel.alice.life == 8000 - 1700


# Divine Wrath


@rule("MR3-SPD-05", "RES-GAP-NEG-01")
def test_divine_wrath_negates_a_monster_effect_and_destroys_the_monster() -> None:
    duel = scenario(turn=BOB)
    barrel = duel.bob.attack_position(BARREL)
    mine = duel.alice.attack_position(OX)
    duel.alice.hand(STONE)
    duel.alice.has_set("Divine Wrath")
    duel.bob.activates(barrel)
    duel.alice.activates("Divine Wrath")
    duel.is_settled()
    assert duel.where(barrel) == "graveyard"
    assert duel.where(mine) == "monster zone"
    assert duel.where(STONE) == "graveyard"


@rule("MR3-GAP-COST-01")
def test_divine_wrath_needs_a_card_to_discard() -> None:
    duel = scenario(turn=BOB)
    duel.bob.attack_position(BARREL)
    duel.alice.attack_position(OX)
    duel.alice.has_set("Divine Wrath")
    duel.bob.activates(BARREL)
    duel.is_settled()
    assert duel.where("Divine Wrath") == "spell zone"


def test_divine_wrath_does_not_answer_spells() -> None:
    duel = scenario(turn=BOB)
    duel.bob.hand("Hinotama")
    duel.alice.hand(STONE)
    duel.alice.has_set("Divine Wrath")
    duel.bob.activates("Hinotama")
    duel.is_settled()
    assert duel.alice.life == 7500


@rule("MR3-DSD-14")
def test_divine_wrath_in_the_damage_step_against_a_recruiter() -> None:
    duel = scenario(turn=ALICE, phase=Phase.BATTLE)
    attacker = duel.alice.attack_position(GAIA)
    bear = duel.bob.attack_position("Mother Grizzly")
    duel.bob.deck("Mother Grizzly")
    duel.alice.has_set("Divine Wrath")
    duel.alice.hand(STONE)
    duel.alice.attacks(attacker, bear)
    duel.bob.triggers(bear)
    duel.alice.activates("Divine Wrath")
    duel.is_settled()
    assert duel.bob.cards("monster zone") == []


# Helios - The Primordial Sun, Macro Cosmos


def test_helios_counts_the_banished_monsters_of_both_players() -> None:
    duel = scenario()
    helios = duel.alice.attack_position(HELIOS)
    duel.alice.banished(OX, "Polymerization")
    duel.bob.banished(STONE, GAIA)
    duel.is_settled()
    assert (duel.atk(helios), duel.defense(helios)) == (300, 300)


@rule("RES-DES-03", "RES-SND-04")
def test_macro_cosmos_brings_helios_and_banishes_everything() -> None:
    duel = scenario(turn=BOB)
    helios = duel.alice.deck(HELIOS)
    macro = duel.alice.has_set("Macro Cosmos")
    duel.bob.hand("Hinotama")
    duel.bob.ends_turn()
    duel.alice.activates(macro)
    duel.alice.says_yes()
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(helios) == "monster zone"
    assert duel.where(macro) == "spell zone"


def test_macro_cosmos_banishes_spent_spells() -> None:
    duel = scenario()
    duel.bob.face_up("Macro Cosmos")
    duel.alice.hand("Hinotama")
    duel.alice.activates("Hinotama")
    duel.is_settled()
    assert duel.where("Hinotama") == "banished"


def test_macro_cosmos_can_be_activated_without_helios_and_without_summoning_it() -> None:
    duel = scenario()
    duel.alice.has_set("Macro Cosmos")
    duel.alice.activates("Macro Cosmos")
    duel.is_settled()
    other = scenario()
    other.alice.has_set("Macro Cosmos")
    other.alice.hand(HELIOS)
    other.alice.activates("Macro Cosmos")
    other.alice.says_no()
    other.is_settled()
    assert other.where(HELIOS) == "hand"


def test_macro_cosmos_is_itself_banished_only_while_it_applies() -> None:
    duel = scenario()
    macro = duel.bob.face_up("Macro Cosmos")
    duel.alice.hand("Mystical Space Typhoon")
    duel.alice.activates("Mystical Space Typhoon")
    duel.is_settled()
    assert duel.where(macro) == "banished"
    assert duel.where("Mystical Space Typhoon") == "graveyard"


# Hysteric Party


def test_hysteric_party_brings_back_every_harpie_lady_and_takes_them_along() -> None:
    duel = scenario()
    party = duel.alice.has_set("Hysteric Party")
    harpies = duel.alice.graveyard(HARPIE, HARPIE, HARPIE)
    duel.alice.graveyard(OX)
    duel.alice.hand(STONE, "Mystical Space Typhoon")
    duel.alice.activates(party)
    duel.alice.picks(STONE)
    duel.alice.passes()
    for _ in range(3):
        duel.alice.puts_in(1)
    duel.alice.passes()
    duel.is_settled()
    assert duel.alice.cards("monster zone") == [HARPIE] * 3
    duel.alice.activates("Mystical Space Typhoon")
    duel.is_settled()
    assert duel.where(party) == "graveyard"
    assert [duel.where(harpies + n) for n in range(3)] == ["graveyard"] * 3


def test_hysteric_party_fills_only_the_free_zones() -> None:
    duel = scenario()
    party = duel.alice.has_set("Hysteric Party")
    harpies = duel.alice.graveyard(HARPIE, HARPIE, HARPIE)
    for _ in range(3):
        duel.alice.attack_position(OX)
    duel.alice.hand(STONE)
    duel.alice.activates(party)
    duel.alice.picks(HARPIE, harpies + 1)
    duel.alice.puts_in(1)
    duel.alice.puts_in(4)
    duel.is_settled()
    assert duel.alice.cards("monster zone").count(HARPIE) == 2


def test_hysteric_party_spares_a_harpie_lady_that_was_turned_face_down_or_left() -> None:
    duel = scenario()
    party = duel.alice.has_set("Hysteric Party")
    duel.alice.graveyard(HARPIE)
    duel.alice.has_set("Interdimensional Matter Transporter")
    duel.alice.hand(STONE, "Mystical Space Typhoon")
    duel.alice.activates(party)
    duel.alice.picks(STONE)
    duel.alice.passes()
    duel.alice.puts_in(1)
    duel.alice.activates("Interdimensional Matter Transporter")
    duel.alice.passes()
    assert duel.where(HARPIE) == "banished"
    duel.alice.activates("Mystical Space Typhoon")
    duel.alice.ends_turn()
    duel.is_settled()
    assert duel.where(party) == "graveyard"
    assert duel.where(HARPIE) == "monster zone"


# Interdimensional Matter Transporter


@rule("RES-TMP-01", "RES-TMP-02", "RES-TMP-03", "RES-TMP-05")
def test_interdimensional_matter_transporter_returns_the_monster_in_the_end_phase() -> None:
    duel = scenario()
    trap = duel.alice.has_set("Interdimensional Matter Transporter")
    soldier = duel.alice.defense_position("Black Luster Soldier")
    duel.alice.activates(trap)
    duel.is_settled()
    assert duel.where(soldier) == "banished"
    duel.alice.ends_turn()
    duel.is_settled()
    assert duel.where(soldier) == "monster zone"
    assert duel.position(soldier) == "defense"


def test_interdimensional_matter_transporter_takes_only_own_face_up_monsters() -> None:
    duel = scenario()
    duel.alice.has_set("Interdimensional Matter Transporter")
    duel.alice.has_set(OX)
    duel.bob.attack_position(GAIA)
    assert not duel.alice.can("activate", "Interdimensional Matter Transporter")


# Metal Reflect Slime


@rule("RES-GAP-TRM-01")
def test_metal_reflect_slime_becomes_a_monster_that_cannot_attack() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    slime = duel.alice.has_set("Metal Reflect Slime")
    ox = duel.bob.attack_position(OX)
    duel.bob.attacks(ox)
    duel.alice.activates(slime)
    assert duel.where(slime) == "monster zone"
    assert duel.position(slime) == "defense"
    assert (duel.atk(slime), duel.defense(slime), duel.level(slime)) == (0, 3000, 10)
    duel.bob.attacks_now(slime)
    duel.is_settled()
    assert duel.bob.life == 8000 - 1300


def test_metal_reflect_slime_never_attacks() -> None:
    duel = scenario()
    slime = duel.alice.has_set("Metal Reflect Slime")
    duel.alice.activates(slime)
    duel.alice.ends_turn()
    duel.bob.ends_turn()
    duel.alice.changes_position(slime)
    duel.alice.enters_battle()
    assert not duel.alice.can("attack", slime)


@rule("RES-DES-03")
def test_metal_reflect_slime_is_a_trap_for_dimensional_fissure() -> None:
    duel = scenario()
    slime = duel.alice.has_set("Metal Reflect Slime")
    duel.bob.face_up("Dimensional Fissure")
    duel.alice.attack_position("Cannon Soldier")
    duel.alice.activates(slime)
    duel.alice.activates("Cannon Soldier")
    duel.alice.picks(slime)
    duel.is_settled()
    assert duel.where(slime) == "graveyard"


@rule("MR3-ZONE-02")
def test_metal_reflect_slime_needs_a_monster_zone() -> None:
    duel = scenario()
    duel.alice.has_set("Metal Reflect Slime")
    for _ in range(5):
        duel.alice.attack_position(OX)
    assert not duel.alice.can("activate", "Metal Reflect Slime")


# Nightmare Wheel


def test_nightmare_wheel_holds_a_monster_and_burns_in_each_own_standby_phase() -> None:
    duel = scenario(turn=BOB)
    wheel = duel.alice.has_set("Nightmare Wheel")
    ox = duel.bob.attack_position(OX)
    duel.bob.attack_position(STONE)
    duel.bob.enters_battle()
    duel.alice.activates(wheel)
    duel.alice.picks(ox)
    duel.bob.enters_battle()
    assert not duel.bob.can("attack", ox)
    assert duel.bob.can("attack", STONE)
    duel.bob.ends_battle()
    assert not duel.bob.can("turn", ox)
    duel.bob.ends_turn()
    duel.is_settled()
    assert duel.duel.turn_player == ALICE
    assert duel.bob.life == 7500


def test_nightmare_wheel_is_destroyed_when_its_monster_leaves() -> None:
    duel = scenario()
    wheel = duel.alice.has_set("Nightmare Wheel")
    ox = duel.bob.attack_position(OX)
    duel.alice.hand("Raigeki")
    duel.alice.activates(wheel)
    duel.alice.activates("Raigeki")
    duel.is_settled()
    assert duel.where(ox) == duel.where(wheel) == "graveyard"


def test_nightmare_wheel_may_hold_a_face_down_monster() -> None:
    duel = scenario()
    wheel = duel.alice.has_set("Nightmare Wheel")
    stone = duel.bob.has_set(STONE)
    duel.alice.activates(wheel)
    duel.alice.ends_turn()
    assert not duel.bob.can("flip", stone)


def test_the_monster_is_free_again_when_nightmare_wheel_is_gone() -> None:
    duel = scenario(turn=BOB)
    wheel = duel.alice.has_set("Nightmare Wheel")
    duel.bob.attack_position(OX)
    duel.bob.hand("Mystical Space Typhoon")
    duel.bob.enters_battle()
    duel.alice.activates(wheel)
    duel.bob.passes()
    duel.bob.activates("Mystical Space Typhoon")
    duel.bob.enters_battle()
    assert duel.bob.can("attack", OX)
