"""Gemini, Spirit, Toon and Union Monsters of the staples."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import ALICE, BOB, scenario

OX = "Battle Ox"
GAIA = "Gaia The Fierce Knight"
STONE = "Giant Soldier of Stone"
BUTTERFLY = "Blazewing Butterfly"
CHEVALIER = "Evocator Chevalier"
TWIN = "Gemini Soldier"
PLANT = "Gigaplant"
BLUD = "Il Blud"
HINO = "Hino-Kagu-Tsuchi"
WORLD = "Toon World"
MERMAID = "Toon Mermaid"
RYU_RAN = "Manga Ryu-Ran"
X_HEAD = "X-Head Cannon"
Y_HEAD = "Y-Dragon Head"
Z_TANK = "Z-Metal Tank"


# Gemini


@rule("RES-GAP-GEM-01", "MR3-SUM-07")
def test_a_gemini_monster_gains_its_effect_by_a_second_normal_summon() -> None:
    duel = scenario()
    plant = duel.alice.attack_position(PLANT)
    duel.alice.graveyard("Petit Moth")
    duel.alice.hand(OX)
    assert not duel.alice.can("activate", plant)
    duel.alice.summons(plant)
    duel.is_settled()
    assert duel.alice.can("activate", plant)
    assert not duel.alice.can("summon", OX)
    assert not duel.alice.can("summon", plant)


def test_gigaplant_summons_an_insect_or_plant_from_hand_or_graveyard_once_per_turn() -> None:
    duel = scenario()
    plant = duel.alice.attack_position(PLANT)
    duel.alice.graveyard("Petit Moth", OX)
    duel.alice.hand(BUTTERFLY, GAIA)
    duel.alice.summons(plant)
    duel.alice.activates(plant)
    assert sorted(duel.alice.offered_cards()) == sorted(["Petit Moth", BUTTERFLY])
    duel.alice.picks("Petit Moth")
    duel.alice.puts_in(4)
    duel.is_settled()
    assert duel.where("Petit Moth") == "monster zone"
    assert not duel.alice.can("activate", plant)


def test_blazewing_butterfly_brings_back_a_gemini_with_its_effect() -> None:
    duel = scenario()
    butterfly = duel.alice.attack_position(BUTTERFLY)
    duel.alice.graveyard(PLANT, BUTTERFLY, OX)
    duel.alice.hand("Petit Moth")
    duel.alice.summons(butterfly)
    duel.alice.activates(butterfly)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(butterfly) == "graveyard"
    assert duel.where(PLANT) == "monster zone"
    assert duel.alice.can("activate", PLANT)


def test_blazewing_butterfly_does_not_bring_back_its_like() -> None:
    duel = scenario()
    butterfly = duel.alice.attack_position(BUTTERFLY)
    duel.alice.graveyard(BUTTERFLY, OX)
    duel.alice.summons(butterfly)
    assert not duel.alice.can("activate", butterfly)


@rule("MR3-GAP-COST-01")
def test_evocator_chevalier_sends_an_equip_card_to_destroy_a_card() -> None:
    duel = scenario()
    knight = duel.alice.attack_position(CHEVALIER)
    sword = duel.alice.face_up("Legendary Sword", knight)
    victim = duel.bob.has_set("Divine Wrath")
    duel.bob.attack_position(OX)
    assert not duel.alice.can("activate", knight)
    duel.alice.summons(knight)
    duel.alice.activates(knight)
    duel.alice.picks(victim)
    duel.is_settled()
    assert duel.where(sword) == duel.where(victim) == "graveyard"
    assert not duel.alice.can("activate", knight)


def test_gemini_soldier_survives_one_battle_and_brings_a_gemini() -> None:
    duel = scenario()
    soldier = duel.alice.attack_position(TWIN)
    first = duel.bob.attack_position(OX)
    second = duel.bob.attack_position(STONE)
    duel.bob.attack_position("Kuriboh")
    duel.alice.deck(CHEVALIER, PLANT, TWIN)
    duel.alice.summons(soldier)
    duel.alice.ends_turn()
    duel.bob.enters_battle()
    duel.bob.attacks(first, soldier)
    duel.alice.triggers(soldier)
    duel.alice.puts_in(4)
    assert duel.where(CHEVALIER) == "monster zone"
    assert duel.where(soldier) == "monster zone"
    assert duel.alice.life == 8000 - 1200
    duel.bob.attacks(second, soldier)
    duel.is_settled()
    assert duel.where(soldier) == "graveyard"


def test_gemini_soldier_is_an_ordinary_monster_before_its_second_summon() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    soldier = duel.alice.attack_position(TWIN)
    first = duel.bob.attack_position(OX)
    duel.bob.attack_position("Kuriboh")
    duel.alice.deck(CHEVALIER)
    duel.bob.attacks(first, soldier)
    duel.is_settled()
    assert duel.where(soldier) == "graveyard"
    assert duel.where(CHEVALIER) == "deck"


def test_il_blud_raises_a_zombie_from_hand_or_either_graveyard_once_per_turn() -> None:
    duel = scenario()
    blud = duel.alice.attack_position(BLUD)
    held = duel.alice.hand(BLUD)
    buried = duel.alice.graveyard(BLUD, OX)
    other = duel.bob.graveyard(BLUD)
    duel.alice.summons(blud)
    duel.alice.activates(blud)
    assert all(duel.alice.can("pick", card) for card in (held, buried, other))
    assert not duel.alice.can("pick", OX)
    duel.alice.picks(other)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(other) == "monster zone"
    assert duel.controller(other) == ALICE
    assert not duel.alice.can("activate", blud)


def test_il_blud_takes_its_zombies_along_when_it_leaves_the_field() -> None:
    duel = scenario()
    blud = duel.alice.attack_position(BLUD)
    other = duel.bob.graveyard(BLUD)
    cannon = duel.alice.attack_position("Cannon Soldier")
    duel.alice.summons(blud)
    duel.alice.activates(blud)
    duel.alice.puts_in(1)
    duel.alice.activates(cannon)
    duel.alice.picks(blud)
    duel.is_settled()
    assert duel.where(blud) == duel.where(other) == "graveyard"
    assert other in duel.duel.graveyard[BOB]


def test_il_blud_destroyed_before_its_second_summon_takes_nothing_along() -> None:
    duel = scenario()
    blud = duel.alice.attack_position(BLUD)
    zombie = duel.alice.attack_position(BLUD)
    cannon = duel.alice.attack_position("Cannon Soldier")
    duel.alice.activates(cannon)
    duel.alice.picks(blud)
    duel.is_settled()
    assert duel.where(zombie) == "monster zone"


# Spirit


def test_hino_kagu_tsuchi_cannot_be_special_summoned() -> None:
    duel = scenario()
    duel.alice.hand("Monster Reborn")
    duel.alice.graveyard(HINO)
    assert not duel.alice.can("activate", "Monster Reborn")


@rule("MR3-END-01")
def test_hino_kagu_tsuchi_returns_to_the_hand_and_empties_the_opponents_hand_before_the_draw() -> None:
    duel = scenario()
    hino = duel.alice.hand(HINO)
    duel.alice.attack_position(OX)
    duel.alice.attack_position(STONE)
    duel.bob.hand(GAIA, "Polymerization")
    duel.bob.deck("Dark Magician")
    duel.alice.summons(hino)
    duel.alice.picks(OX)
    duel.alice.enters_battle()
    duel.alice.attacks(hino)
    duel.is_settled()
    assert duel.bob.life == 8000 - 2800
    assert duel.duel.turn_player == BOB
    assert duel.where(hino) == "hand"
    assert duel.where(GAIA) == duel.where("Polymerization") == "graveyard"
    assert duel.bob.cards("hand") == ["Dark Magician"]


def test_hino_kagu_tsuchi_flipped_by_an_attack_returns_too() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    hino = duel.alice.has_set(HINO)
    ox = duel.bob.attack_position(OX)
    duel.bob.attack_position("Kuriboh")
    duel.bob.attacks(ox, hino)
    duel.bob.ends_battle()
    duel.bob.ends_turn()
    duel.is_settled()
    assert duel.where(hino) == "hand"


def test_hino_kagu_tsuchi_stays_while_face_down() -> None:
    duel = scenario()
    duel.alice.attack_position(OX)
    duel.alice.attack_position(STONE)
    hino = duel.alice.hand(HINO)
    duel.alice.sets_monster(hino)
    duel.alice.picks(OX)
    if duel.alice.can("end turn"):
        duel.alice.ends_turn()
    duel.is_settled()
    assert duel.where(hino) == "monster zone"
    assert duel.duel.turn_player == BOB


def test_hino_kagu_tsuchi_stays_in_later_turns() -> None:
    duel = scenario()
    hino = duel.alice.attack_position(HINO)
    duel.alice.ends_turn()
    duel.bob.ends_turn()
    assert duel.where(hino) == "monster zone"


# Toon


def test_toon_mermaid_comes_only_with_toon_world() -> None:
    duel = scenario()
    duel.alice.hand(MERMAID, OX)
    assert not duel.alice.can("procedure", MERMAID)
    assert not duel.alice.can("summon", MERMAID)
    assert not duel.alice.can("set monster", MERMAID)


@rule("MR3-SS-04")
def test_toon_mermaid_attacks_directly_for_500_life_points_from_the_next_turn() -> None:
    duel = scenario()
    mermaid = duel.alice.hand(MERMAID)
    duel.alice.face_up(WORLD)
    duel.bob.attack_position(OX)
    duel.alice.special_summons(mermaid)
    duel.alice.puts_in(1)
    duel.alice.enters_battle()
    assert duel.where(mermaid) == "monster zone"
    assert duel.bob.life == 8000
    assert not duel.alice.can("attack", mermaid)


def test_toon_mermaid_pays_for_each_attack() -> None:
    duel = scenario(phase=Phase.BATTLE)
    mermaid = duel.alice.attack_position(MERMAID)
    duel.alice.attack_position("Kuriboh")
    duel.alice.face_up(WORLD)
    duel.bob.attack_position(OX)
    duel.alice.attacks(mermaid)
    duel.is_settled()
    assert duel.alice.life == 7500
    assert duel.bob.life == 8000 - 1400


def test_toon_mermaid_may_also_attack_a_monster() -> None:
    duel = scenario(phase=Phase.BATTLE)
    mermaid = duel.alice.attack_position(MERMAID)
    duel.alice.attack_position("Kuriboh")
    duel.alice.face_up(WORLD)
    moth = duel.bob.attack_position("Petit Moth")
    duel.alice.attacks(mermaid, moth)
    duel.is_settled()
    assert duel.where(moth) == "graveyard"


def test_toon_mermaid_cannot_attack_without_500_life_points() -> None:
    duel = scenario(phase=Phase.BATTLE)
    mermaid = duel.alice.attack_position(MERMAID)
    duel.alice.attack_position("Kuriboh")
    duel.alice.face_up(WORLD)
    duel.alice.has_life(400)
    assert not duel.alice.can("attack", mermaid)


def test_toon_mermaid_must_attack_the_opponents_toon_monster() -> None:
    duel = scenario(phase=Phase.BATTLE)
    mermaid = duel.alice.attack_position(MERMAID)
    duel.alice.attack_position("Kuriboh")
    duel.alice.face_up(WORLD)
    duel.bob.attack_position(OX)
    theirs = duel.bob.defense_position(RYU_RAN)
    duel.alice.attacks(mermaid, theirs)
    duel.is_settled()
    assert duel.alice.life == 8000 - 500 - (2600 - 1400)


def test_a_face_down_toon_monster_is_no_toon_monster_for_the_attack() -> None:
    duel = scenario(phase=Phase.BATTLE)
    mermaid = duel.alice.attack_position(MERMAID)
    duel.alice.attack_position("Kuriboh")
    duel.bob.has_set(RYU_RAN)
    duel.alice.attacks(mermaid)
    assert duel.bob.life == 8000 - 1400


def test_toon_monsters_are_destroyed_with_toon_world() -> None:
    duel = scenario()
    mermaid = duel.alice.attack_position(MERMAID)
    dragon = duel.bob.attack_position(RYU_RAN)
    world = duel.alice.face_up(WORLD)
    duel.alice.hand("Mystical Space Typhoon")
    duel.alice.activates("Mystical Space Typhoon")
    duel.is_settled()
    assert duel.where(world) == duel.where(mermaid) == duel.where(dragon) == "graveyard"


def test_a_set_toon_world_takes_no_toon_monster_along() -> None:
    duel = scenario()
    mermaid = duel.alice.attack_position(MERMAID)
    duel.alice.has_set(WORLD)
    duel.bob.hand("Mystical Space Typhoon")
    duel.alice.ends_turn()
    duel.bob.activates("Mystical Space Typhoon")
    duel.is_settled()
    assert duel.where(WORLD) == "graveyard"
    assert duel.where(mermaid) == "monster zone"


@rule("MR3-SS-08", "MR3-COST-02")
def test_manga_ryu_ran_releases_two_monsters() -> None:
    duel = scenario()
    dragon = duel.alice.hand(RYU_RAN)
    duel.alice.face_up(WORLD)
    duel.alice.attack_position(OX)
    duel.alice.attack_position(STONE)
    duel.alice.attack_position(GAIA)
    duel.alice.special_summons(dragon)
    duel.alice.picks(OX, STONE)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(dragon) == "monster zone"
    assert duel.where(OX) == duel.where(STONE) == "graveyard"
    assert duel.where(GAIA) == "monster zone"
    duel.alice.enters_battle()
    assert not duel.alice.can("attack", dragon)


def test_manga_ryu_ran_needs_toon_world_and_two_monsters() -> None:
    duel = scenario()
    duel.alice.hand(RYU_RAN)
    duel.alice.attack_position(OX)
    duel.alice.attack_position(STONE)
    assert not duel.alice.can("procedure", RYU_RAN)
    other = scenario()
    other.alice.hand(RYU_RAN)
    other.alice.face_up(WORLD)
    other.alice.attack_position(OX)
    assert not other.alice.can("procedure", RYU_RAN)


@rule("MR3-SS-07")
def test_a_toon_monster_that_was_not_properly_summoned_stays_in_the_graveyard() -> None:
    duel = scenario()
    duel.alice.face_up(WORLD)
    duel.alice.hand("Monster Reborn")
    duel.alice.graveyard(MERMAID, proper=False)
    assert not duel.alice.can("activate", "Monster Reborn")
    other = scenario()
    other.alice.hand("Monster Reborn")
    other.alice.graveyard(MERMAID)
    assert other.alice.can("activate", "Monster Reborn")


# Union


@rule("MR3-EQP-01")
def test_y_dragon_head_equips_to_x_head_cannon_and_comes_back_the_next_turn() -> None:
    duel = scenario()
    host = duel.alice.attack_position(X_HEAD)
    union = duel.alice.attack_position(Y_HEAD)
    duel.alice.attack_position(OX)
    duel.alice.activates(union)
    duel.is_settled()
    assert duel.where(union) == "spell zone"
    assert (duel.atk(host), duel.defense(host)) == (2200, 1900)
    assert not duel.alice.can("activate", union)
    duel.alice.ends_turn()
    duel.bob.ends_turn()
    duel.alice.activates(union)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(union) == "monster zone"
    assert duel.atk(host) == 1800
    assert not duel.alice.can("activate", union)


def test_a_union_is_destroyed_in_place_of_its_host_by_battle() -> None:
    duel = scenario()
    host = duel.alice.attack_position(X_HEAD)
    union = duel.alice.attack_position(Y_HEAD)
    attacker = duel.bob.attack_position("Dark Magician")
    duel.bob.attack_position("Kuriboh")
    duel.alice.activates(union)
    duel.alice.ends_turn()
    duel.bob.enters_battle()
    duel.bob.attacks(attacker, host)
    duel.is_settled()
    assert duel.where(host) == "monster zone"
    assert duel.where(union) == "graveyard"
    assert duel.alice.life == 8000 - 300


def test_a_union_saves_its_host_from_an_effect() -> None:
    duel = scenario()
    host = duel.alice.attack_position(X_HEAD)
    union = duel.alice.attack_position(Z_TANK)
    duel.bob.hand("Raigeki")
    duel.alice.activates(union)
    assert (duel.atk(host), duel.defense(host)) == (2400, 2100)
    duel.alice.ends_turn()
    duel.bob.activates("Raigeki")
    duel.is_settled()
    assert duel.where(host) == "monster zone"
    assert duel.where(union) == "graveyard"
    assert duel.atk(host) == 1800


def test_a_union_equipped_as_an_ordinary_equip_card_strengthens_and_comes_back() -> None:
    """Until 2009, and in the edition of 2006, only its own effect let it come back (faq 19477, EX04-EQP-10)."""
    duel = scenario()
    host = duel.alice.attack_position(X_HEAD)
    union = duel.alice.face_up(Y_HEAD, host)
    duel.alice.attack_position(OX)
    duel.is_settled()
    assert duel.atk(host) == 2200
    assert duel.alice.can("activate", union)


def test_z_metal_tank_equips_to_y_dragon_head_too_but_not_to_others() -> None:
    duel = scenario()
    tank = duel.alice.attack_position(Z_TANK)
    duel.alice.attack_position(OX)
    duel.bob.attack_position(X_HEAD)
    assert not duel.alice.can("activate", tank)
    other = scenario()
    tank = other.alice.attack_position(Z_TANK)
    head = other.alice.attack_position(Y_HEAD)
    other.alice.attack_position(OX)
    other.alice.activates(tank)
    other.is_settled()
    assert (other.atk(head), other.defense(head)) == (2100, 2200)


def test_the_union_leaves_with_its_host() -> None:
    duel = scenario()
    host = duel.alice.attack_position(X_HEAD)
    union = duel.alice.attack_position(Y_HEAD)
    cannon = duel.alice.attack_position("Cannon Soldier")
    duel.alice.activates(union)
    duel.alice.activates(cannon)
    duel.alice.picks(host)
    duel.is_settled()
    assert duel.where(host) == duel.where(union) == "graveyard"


@rule("MR3-EQP-01", "EX04-EQP-06")
@pytest.mark.parametrize("rules", ["ex04", "mr3"])
def test_a_monster_card_that_is_an_equip_card_is_no_host(rules: str) -> None:
    duel = scenario(rules)
    duel.alice.attack_position(X_HEAD)
    dragon = duel.alice.attack_position(Y_HEAD)
    tank = duel.alice.attack_position(Z_TANK)
    duel.bob.attack_position("Kuriboh")
    duel.alice.activates(dragon)
    duel.is_settled()
    assert duel.alice.can("activate", tank) is (rules == "mr3"), "before 2010 one union a monster"
    if rules == "mr3":
        duel.alice.activates(tank)
        duel.is_settled()
        assert duel.atk(X_HEAD) == 1800 + 400 + 600, "both on the host: the dragon is no monster"


@rule("EX04-EQP-06")
def test_before_2010_a_second_union_waits_for_the_first_to_leave() -> None:
    duel = scenario("ex04")
    host = duel.alice.attack_position(X_HEAD)
    dragon = duel.alice.attack_position(Y_HEAD)
    tank = duel.alice.attack_position(Z_TANK)
    other = duel.alice.attack_position(X_HEAD)
    duel.alice.face_up("Lucky Iron Axe", host)
    duel.alice.activates(dragon)
    assert sorted(duel.alice.offered_cards()) == [X_HEAD, X_HEAD], "an equip card that is no union is no hindrance"
    duel.alice.picks(host)
    duel.alice.activates(tank)
    duel.is_settled()
    assert duel.atk(other) == 2400, "the only monster without a union"
    duel.alice.ends_turn()
    duel.bob.ends_turn()
    duel.alice.activates(dragon)
    assert not duel.alice.is_asked("position"), "it comes back in attack position"
    assert duel.position(dragon) == "attack"


@rule("EX04-EQP-09", "EX04-EQP-10")
@pytest.mark.parametrize(("rules", "points"), [("ex04", 0), ("mr1", 0), ("mr2", 400), ("mr3", 400)])
def test_before_2010_a_union_strengthened_only_where_it_had_equipped_itself(rules: str, points: int) -> None:
    """EX04-EQP-10: a monster that another card's effect made an equip card has no equip effect of its own."""
    duel = scenario(rules)
    taker = duel.alice.attack_position("Relinquished")
    union = duel.bob.attack_position(Y_HEAD)
    duel.alice.activates(taker)
    duel.is_settled()
    assert duel.where(union) == "spell zone" and duel.atk(taker) == 1500 + points
    duel = scenario(rules)
    host, union = duel.alice.attack_position(X_HEAD), duel.alice.attack_position(Y_HEAD)
    duel.alice.activates(union)
    duel.is_settled()
    assert (duel.atk(host), duel.defense(host)) == (2200, 1900)


@rule("RES-DES-03")
@pytest.mark.parametrize(("rules", "saved"), [("ex04", False), ("mr1", False), ("mr2", True), ("mr3", True)])
def test_before_2010_a_union_replaced_the_destruction_by_battle_only(rules: str, saved: bool) -> None:
    duel = scenario(rules)
    host = duel.alice.attack_position(X_HEAD)
    union = duel.alice.attack_position(Z_TANK)
    bolt = duel.bob.hand("Raigeki")
    duel.alice.activates(union)
    duel.alice.ends_turn()
    duel.bob.activates(bolt)
    duel.is_settled()
    assert duel.where(host) == ("monster zone" if saved else "graveyard")
    assert duel.where(union) == "graveyard"

    duel = scenario(rules)
    host = duel.alice.attack_position(X_HEAD)
    union = duel.alice.attack_position(Z_TANK)
    strong = duel.bob.attack_position("Blue-Eyes White Dragon")
    duel.alice.activates(union)
    duel.alice.ends_turn()
    duel.bob.enters_battle()
    duel.bob.attacks(strong, host)
    duel.is_settled()
    assert duel.where(host) == "monster zone" and duel.where(union) == "graveyard"


@rule("EX04-EQP-11", "EX04-EQP-16")
@pytest.mark.parametrize(
    ("rules", "user", "host"),
    [
        ("ex04", "Cocoon of Evolution", "Petit Moth"),
        ("mr3", "Cocoon of Evolution", "Petit Moth"),
        ("mr3", "Scrap Fist", "Junk Warrior"),
    ],
)
def test_a_monster_taken_as_an_equip_card_is_none_for_those_that_name_it(rules: str, user: str, host: str) -> None:
    for also in (False, True):
        duel = scenario(rules)
        card = duel.alice.hand(user)
        relinquished = duel.alice.attack_position("Relinquished")
        if also:
            duel.alice.attack_position(host)
        taken = duel.bob.attack_position(host)
        duel.alice.activates(relinquished)
        duel.all_pass()
        assert duel.where(taken) == "spell zone" and duel.controller(taken) == 0
        assert duel.alice.can("activate", card) is also
