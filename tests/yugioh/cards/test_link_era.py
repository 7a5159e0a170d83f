"""The other cards of the link decks: each effect, and what is easily got wrong."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.engine.facts.properties import negated
from duelkit.yugioh.language import (
    THIS,
    Action,
    Attribute,
    Race,
    Side,
    Stat,
    Until,
    apply,
    continuous,
    gains,
    monster,
    player_cannot,
    trap,
)
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import ALICE, BOB, CardName, Scenario, scenario
from duelkit.yugioh.words.tokens.run import forbidden_token

BACKDOOR = "Cynet Backdoor"
CYCLONE = "Cosmic Cyclone"
MARSH = "Marshmallon"
PHOTON = "Photon Thrasher"
PIT = "Bottomless Trap Hole"
BARRIER = "Dimensional Barrier"
CONTROL = "Mind Control"
SHIELD = "Moon Mirror Shield"
STRIKE = "Solemn Strike"
ALIVE = "Recoded Alive"
DECODE = "Decode Talker"
ENCODE = "Encode Talker"
TYPHOON = "Mystical Space Typhoon"
BIT = "Bitron"
DIGI = "Digitron"
DRACO = "Draconnet"
RAM = "RAM Clouder"
GAIA = "Gaia The Fierce Knight"
OX = "Battle Ox"
ELF = "Mystical Elf"
NO_SUMMONS = trap(
    900044001,
    "全面障壁",
    "Total Barrier",
    resolution=apply(player_cannot(Action.SPECIAL_SUMMON, Side.EITHER), until=Until.END_OF_TURN),
)
MIRROR = "Mirror Force"
REBORN = "Monster Reborn"


# Marshmallon


@rule("MR3-DSD-11")
def test_marshmallon_outlives_battles_and_hurts_who_attacked_it_face_down() -> None:
    duel = scenario(phase=Phase.BATTLE)
    gaia = duel.alice.attack_position(GAIA)
    marsh = duel.bob.has_set(MARSH)
    duel.alice.attacks(gaia, marsh)
    duel.is_settled()
    assert duel.where(marsh) == "monster zone"
    assert duel.alice.life == 7000
    assert duel.bob.life == 8000


def test_marshmallon_face_up_hurts_nobody_and_falls_to_effects() -> None:
    duel = scenario(phase=Phase.BATTLE)
    gaia = duel.alice.attack_position(GAIA)
    marsh = duel.bob.attack_position(MARSH)
    duel.alice.attacks(gaia, marsh)
    duel.is_settled()
    assert duel.where(marsh) == "monster zone"
    assert (duel.alice.life, duel.bob.life) == (8000, 6000)
    duel = scenario()
    duel.bob.defense_position(MARSH)
    duel.alice.hand("Dark Hole")
    duel.alice.activates("Dark Hole")
    duel.is_settled()
    assert duel.where(MARSH) == "graveyard"


# Photon Thrasher


@rule("MR3-SS-04")
def test_photon_thrasher_comes_out_only_onto_an_empty_field_of_its_own() -> None:
    duel = scenario()
    duel.alice.hand(PHOTON)
    duel.bob.attack_position(OX)
    assert not duel.alice.can("summon", PHOTON)
    assert not duel.alice.can("set monster", PHOTON)
    duel.alice.special_summons(PHOTON)
    duel.alice.puts_in(1)
    duel.is_settled()
    duel = scenario()
    duel.alice.hand(PHOTON)
    duel.alice.has_set(ELF)
    assert not duel.alice.can("procedure", PHOTON)


def test_photon_thrasher_attacks_only_alone() -> None:
    duel = scenario(phase=Phase.BATTLE)
    duel.alice.attack_position(PHOTON)
    duel.bob.attack_position(OX)
    assert duel.alice.can("attack", PHOTON)
    duel = scenario(phase=Phase.BATTLE)
    duel.alice.attack_position(PHOTON)
    duel.alice.has_set(ELF)
    assert not duel.alice.can("attack", PHOTON)


@rule("MR3-SS-07")
def test_photon_thrasher_can_be_revived_only_after_it_came_out_properly() -> None:
    duel = scenario()
    duel.alice.hand(REBORN)
    duel.alice.graveyard(PHOTON, proper=False)
    assert not duel.alice.can("activate", REBORN)
    duel = scenario()
    duel.alice.hand(REBORN)
    duel.alice.graveyard(PHOTON)
    assert duel.alice.can("activate", REBORN)


# Cynet Backdoor


@rule("RES-TMP-01", "RES-TMP-02", "RES-TMP-03")
def test_cynet_backdoor_finds_a_weaker_cyberse_monster_and_the_banished_one_returns_to_attack_directly() -> None:
    duel = scenario()
    ram, door = duel.alice.attack_position(RAM), duel.alice.hand(BACKDOOR)
    duel.alice.deck(BIT, DIGI, "ROM Cloudia", OX)
    duel.bob.attack_position(GAIA)
    duel.alice.activates(door)
    assert sorted(duel.alice.offered_cards()) == sorted([BIT, DIGI])
    duel.alice.picks(DIGI)
    duel.is_settled()
    assert duel.where(DIGI) == "hand"
    assert duel.where(ram) == "banished"
    duel.alice.ends_turn()
    assert duel.where(ram) == "banished"
    duel.bob.ends_turn()
    duel.is_settled()
    assert duel.where(ram) == "monster zone"
    assert duel.position(ram) == "attack"
    duel.alice.enters_battle()
    duel.alice.declares_attack(ram)
    assert duel.alice.can("direct")
    duel.alice.attacks_now()
    duel.is_settled()
    assert duel.bob.life == 6200


@rule("MR3-TGT-02")
@pytest.mark.parametrize("weak", ["無", "有"])
def test_nothing_has_less_than_0_atk(weak: str) -> None:
    """A monster with an original ATK of 0 is no target, whatever it has now; with more it may fetch one with 0."""
    zero = monster(
        900001900,
        "零の機械",
        "Zero",
        Attribute.LIGHT,
        Race.CYBERSE,
        4,
        0,
        0,
        continuous(gains(Stat.ATK, 1000, to=THIS)),
    )
    duel = scenario()
    duel.alice.attack_position(zero)
    if weak == "有":
        duel.alice.attack_position(DIGI)
    door = duel.alice.hand(BACKDOOR)
    duel.alice.deck(zero)
    assert duel.alice.can("activate", door) is (weak == "有")
    if weak == "有":
        duel.alice.activates(door)
        duel.is_settled()
        assert duel.where(DIGI) == "banished" and duel.alice.cards("hand") == ["零の機械"]


def test_the_direct_attack_is_for_that_turn_only() -> None:
    duel = scenario()
    ram, door = duel.alice.attack_position(RAM), duel.alice.hand(BACKDOOR)
    duel.alice.deck(DIGI)
    duel.bob.attack_position(GAIA)
    duel.alice.activates(door)
    duel.alice.ends_turn()
    duel.bob.ends_turn()
    duel.alice.ends_turn()
    duel.bob.ends_turn()
    duel.alice.enters_battle()
    duel.alice.attacks(ram, GAIA)
    assert duel.where(ram) == "graveyard"


@rule("MR3-TGT-01")
def test_cynet_backdoor_can_target_only_what_a_weaker_one_in_the_deck_is_found_for() -> None:
    duel = scenario()
    duel.alice.attack_position(BIT)
    duel.alice.hand(BACKDOOR, BACKDOOR)
    duel.alice.deck(DIGI)
    assert not duel.alice.can("activate", BACKDOOR)
    duel = scenario()
    duel.alice.attack_position(BIT)
    strong, fit = duel.alice.attack_position(DRACO), duel.alice.attack_position(RAM)
    duel.alice.hand(BACKDOOR, BACKDOOR)
    duel.alice.deck(DIGI)
    duel.alice.activates(BACKDOOR)
    duel.is_settled()
    assert duel.where(fit) == "banished"
    assert duel.where(strong) == "monster zone"
    assert not duel.alice.can("activate", BACKDOOR)


@rule("RES-CON-01")
def test_nothing_is_found_if_the_monster_is_gone_before() -> None:
    duel = scenario()
    ram, door = duel.alice.attack_position(RAM), duel.alice.hand(BACKDOOR)
    duel.alice.deck(DIGI)
    ring = duel.bob.has_set("Raigeki Break")
    duel.bob.hand(OX)
    duel.alice.activates(door)
    duel.bob.activates(ring)
    duel.bob.picks(ram)
    duel.is_settled()
    assert duel.where(ram) == "graveyard"
    assert duel.where(DIGI) == "deck"


# Bottomless Trap Hole


@rule("RES-DES-05")
def test_bottomless_trap_hole_destroys_and_banishes_a_strong_monster_that_was_summoned() -> None:
    duel = scenario(turn=BOB)
    pit = duel.alice.has_set(PIT)
    duel.bob.hand(OX)
    duel.bob.summons(OX)
    duel.alice.activates(pit)
    duel.is_settled()
    assert duel.where(OX) == "banished"


def test_bottomless_trap_hole_leaves_weak_monsters_own_monsters_and_set_ones_alone() -> None:
    duel = scenario(turn=BOB)
    duel.alice.has_set(PIT)
    duel.bob.hand(ELF)
    duel.bob.summons(ELF)
    duel.is_settled()
    duel = scenario()
    duel.alice.has_set(PIT)
    duel.alice.hand(OX)
    duel.alice.summons(OX)
    duel.is_settled()
    duel = scenario(turn=BOB)
    duel.alice.has_set(PIT)
    duel.bob.hand(OX)
    duel.bob.sets_monster(OX)
    duel.is_settled()
    assert duel.where(OX) == "monster zone"


@rule("RES-CON-02")
def test_bottomless_trap_hole_does_nothing_to_a_monster_that_is_weak_by_then() -> None:
    duel = scenario(turn=BOB)
    pit = duel.alice.has_set(PIT)
    duel.bob.hand(OX)
    shrink = duel.bob.has_set("Shrink")
    duel.bob.summons(OX)
    duel.bob.passes()
    duel.alice.activates(pit)
    duel.bob.activates(shrink)
    duel.is_settled()
    assert duel.where(OX) == "monster zone"


def test_bottomless_trap_hole_catches_special_and_flip_summons() -> None:
    duel = scenario(turn=BOB)
    pit = duel.alice.has_set(PIT)
    duel.bob.hand(PHOTON)
    duel.bob.special_summons(PHOTON)
    duel.bob.puts_in(1)
    duel.alice.activates(pit)
    duel.is_settled()
    assert duel.where(PHOTON) == "banished"
    duel = scenario(turn=BOB)
    pit = duel.alice.has_set(PIT)
    ox = duel.bob.has_set(OX)
    duel.bob.flip_summons(ox)
    duel.alice.activates(pit)
    assert duel.where(ox) == "banished"


# Cosmic Cyclone


@rule("MR3-COST-01", "RES-BAN-01")
def test_cosmic_cyclone_banishes_a_spell_or_trap_for_a_thousand_life_points() -> None:
    duel = scenario()
    duel.alice.hand(CYCLONE)
    mirror = duel.bob.has_set(MIRROR)
    duel.alice.activates(CYCLONE)
    duel.is_settled()
    assert duel.where(mirror) == "banished"
    assert duel.alice.life == 7000
    duel = scenario()
    duel.alice.has_life(900)
    duel.alice.hand(CYCLONE)
    duel.bob.has_set(MIRROR)
    assert not duel.alice.can("activate", CYCLONE)


# Mind Control


@rule("RES-CTL-01", "RES-CAN-01")
def test_mind_control_takes_a_monster_that_can_neither_attack_nor_be_released() -> None:
    duel = scenario()
    ox = duel.bob.attack_position(OX)
    duel.alice.hand(CONTROL, GAIA, RAM)
    duel.alice.activates(CONTROL)
    duel.is_settled()
    assert duel.controller(ox) == ALICE
    assert not duel.alice.can("summon", GAIA)
    duel.alice.enters_battle()
    assert not duel.alice.can("attack", ox)
    duel.alice.ends_turn()
    assert duel.controller(ox) == BOB


def test_mind_control_binds_a_monster_that_it_took_face_down() -> None:
    duel = scenario()
    ox = duel.bob.has_set(OX)
    duel.alice.hand(CONTROL)
    duel.alice.activates(CONTROL)
    assert duel.controller(ox) == ALICE
    duel.alice.flip_summons(ox)
    duel.alice.enters_battle()
    assert not duel.alice.can("attack", ox)


# Moon Mirror Shield


@rule("MR3-DSD-08")
def test_moon_mirror_shield_lets_its_monster_surpass_the_higher_figure_of_the_other_by_a_hundred() -> None:
    duel = scenario(phase=Phase.BATTLE)
    elf = duel.alice.attack_position(ELF)
    duel.alice.face_up(SHIELD, equipped_to=elf)
    gaia = duel.bob.attack_position(GAIA)
    duel.bob.attack_position(OX)
    duel.alice.attacks(elf, gaia)
    duel.is_settled()
    assert duel.where(gaia) == "graveyard"
    assert duel.bob.life == 7900
    assert duel.atk(elf) == 800


def test_moon_mirror_shield_reads_the_defence_of_a_defended_monster_and_helps_when_attacked() -> None:
    duel = scenario(phase=Phase.BATTLE)
    ox = duel.alice.attack_position(OX)
    duel.alice.face_up(SHIELD, equipped_to=ox)
    elf = duel.bob.defense_position(ELF)
    duel.alice.attacks(ox, elf)
    duel.is_settled()
    assert duel.where(elf) == "graveyard"
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    elf = duel.alice.defense_position(ELF)
    duel.alice.face_up(SHIELD, equipped_to=elf)
    gaia = duel.bob.attack_position(GAIA)
    duel.bob.attacks(gaia, elf)
    assert duel.where(elf) == "monster zone"
    assert duel.bob.life == 7900


@pytest.mark.parametrize("place", [0, 1])
def test_moon_mirror_shield_goes_back_to_the_deck_for_five_hundred_life_points(place: int) -> None:
    duel = scenario()
    elf = duel.alice.attack_position(ELF)
    shield = duel.alice.face_up(SHIELD, equipped_to=elf)
    duel.alice.hand(TYPHOON)
    duel.alice.activates(TYPHOON)
    duel.alice.declares(place)
    duel.is_settled()
    assert duel.alice.life == 7500
    assert duel.duel.deck[ALICE][-1 if place == 0 else 0] == shield


@rule("MR3-EQP-02")
def test_moon_mirror_shield_stays_in_the_graveyard_if_it_lay_face_down() -> None:
    duel = scenario()
    shield = duel.alice.has_set(SHIELD)
    duel.alice.hand("Heavy Storm")
    duel.alice.activates("Heavy Storm")
    duel.is_settled()
    assert duel.where(shield) == "graveyard"
    assert duel.alice.life == 8000


# Solemn Strike


@rule("MR3-GAP-SUM-01", "MR3-COST-01")
def test_solemn_strike_negates_a_special_summon_or_a_monster_effect() -> None:
    duel = scenario(turn=BOB)
    strike = duel.alice.has_set(STRIKE)
    duel.bob.hand(PHOTON)
    duel.bob.special_summons(PHOTON)
    duel.bob.puts_in(1)
    duel.alice.activates(strike)
    duel.is_settled()
    assert duel.where(PHOTON) == "graveyard"
    assert duel.alice.life == 6500
    duel = scenario(turn=BOB)
    strike = duel.alice.has_set(STRIKE)
    duel.bob.hand(DRACO, DIGI)
    duel.bob.summons(DRACO)
    duel.bob.triggers(DRACO)
    duel.alice.activates(strike)
    duel.is_settled()
    assert duel.where(DRACO) == "graveyard"
    assert duel.where(DIGI) == "hand"


def test_solemn_strike_answers_neither_normal_summons_nor_spells() -> None:
    duel = scenario(turn=BOB)
    duel.alice.has_set(STRIKE)
    duel.bob.hand(OX, "Dark Hole")
    duel.bob.summons(OX)
    duel.bob.activates("Dark Hole")
    duel.is_settled()
    assert duel.where(OX) == "graveyard"


# Dimensional Barrier


@rule("RES-CAN-01")
def test_dimensional_barrier_stops_the_declared_kind_for_the_turn() -> None:
    duel = scenario("mr20-official", turn=BOB)
    barrier = duel.alice.has_set(BARRIER)
    king = duel.bob.attack_position("Number 39: Utopia", materials=(OX, OX))
    duel.bob.attack_position(RAM)
    duel.bob.attack_position("ROM Cloudia")
    duel.bob.extra("Castel, the Skyblaster Musketeer")
    duel.bob.hand(ELF)
    duel.bob.summons(ELF)
    duel.alice.activates(barrier)
    duel.alice.declares(23)
    assert duel.bob.can("end turn")
    assert not duel.bob.can("procedure", "Castel, the Skyblaster Musketeer")
    assert negated(duel.duel, king)
    duel.bob.ends_turn()
    assert not negated(duel.duel, king)


@rule("RES-CAN-01", "MR3-TOK-02")
@pytest.mark.parametrize("edition", ["ex04", "mr3", "mr20-official"])
@pytest.mark.parametrize("all_kinds", [False, True])
def test_dimensional_barrier_does_not_stop_tokens_which_are_of_no_kind(edition: str, all_kinds: bool) -> None:
    """A prohibition names what may not come; a token is judged by it before it is there, as any card is."""
    duel = scenario(edition, turn=BOB)
    barrier, jar = duel.alice.has_set(NO_SUMMONS if all_kinds else BARRIER), duel.bob.has_set("Jar of Greed")
    goats = duel.bob.hand("Scapegoat")
    cards = len(duel.duel.info)
    duel.bob.activates(jar)
    duel.alice.activates(barrier)
    if not all_kinds:
        duel.alice.declares(6)
    duel.all_pass()
    assert duel.bob.can("activate", goats) is not all_kinds
    d = duel.duel
    assert {len(rows) for rows in (d.info, d.owner, d.controller, d.place, d.stamp, d.proper, d.play)} == {cards}, (
        "asking whether a token may come makes none"
    )
    if not all_kinds:
        duel.bob.activates(goats)
        duel.is_settled()
        assert duel.bob.cards("monster zone") == ["羊トークン"] * 4


@rule("RES-CAN-01", "MR3-TOK-02")
@pytest.mark.parametrize(("card", "come"), [(BARRIER, 4), (NO_SUMMONS, 0)])
def test_tokens_do_not_come_if_they_are_forbidden_by_the_time_of_processing(card: CardName, come: int) -> None:
    duel = scenario("mr20-official", turn=BOB)
    barrier, goats = duel.alice.has_set(card), duel.bob.hand("Scapegoat")
    duel.bob.activates(goats)
    duel.alice.activates(barrier)
    if card is BARRIER:
        duel.alice.declares(6)
    duel.is_settled()
    assert len(duel.bob.cards("monster zone")) == come


@rule("RES-CAN-01", "MR3-TOK-06")
def test_a_token_that_left_is_asked_about_before_a_new_one_is_made() -> None:
    duel = scenario("mr20-official", turn=BOB)
    goats, hole = duel.bob.hand("Scapegoat"), duel.bob.hand("Dark Hole")
    barrier = duel.alice.has_set(BARRIER)
    duel.bob.activates(goats)
    duel.all_pass()
    duel.bob.activates(hole)
    duel.alice.activates(barrier)
    duel.alice.declares(6)
    duel.all_pass()
    assert not duel.bob.cards("monster zone")
    duel.duel.last_known.clear()
    info = duel.duel.info[:]
    assert not forbidden_token(duel.duel, info[-1], BOB, BOB) and duel.duel.info == info


# Recoded Alive


def alive(place: str) -> Scenario:
    """Decode Talker lies in the extra monster zone or in the graveyard, Encode Talker in the extra deck."""
    duel = scenario("mr20-official")
    if place == "monster zone":
        duel.alice.attack_position(DECODE, zone="left")
    else:
        duel.alice.graveyard(DECODE)
    duel.alice.extra(ENCODE)
    duel.alice.has_set(ALIVE)
    return duel


@pytest.mark.parametrize("place", ["monster zone", "graveyard"])
def test_recoded_alive_changes_a_link_three_monster_into_another_code_talker(place: str) -> None:
    duel = alive(place)
    duel.alice.activates(ALIVE)
    duel.is_settled()
    assert duel.where(DECODE) == "banished"
    assert duel.where(ENCODE) == "monster zone"
    assert duel.alice.zone_of(ENCODE) == "left"


@rule("MR20-SUM-10")
def test_recoded_alive_needs_a_zone_for_the_monster_of_the_extra_deck() -> None:
    duel = alive("graveyard")
    duel.alice.attack_position("Honeybot", zone="left")
    duel.alice.attack_position(OX, zone=1)
    assert not duel.alice.can("activate", ALIVE)


@rule("MR20-ZONE-10", "MR20-GAP-LNK-04")
def test_recoded_alive_counts_on_the_extra_monster_zone_that_its_target_leaves() -> None:
    duel = scenario("mr20-official")
    duel.alice.attack_position("Tri-Gate Wizard", zone="right")
    duel.alice.extra(ENCODE)
    duel.alice.has_set(ALIVE)
    duel.asks_zones = True
    duel.alice.activates(ALIVE)
    assert duel.alice.offered_zones() == ["left", "right"]
    duel.alice.puts_in(1, "right")
    duel.is_settled()
    assert duel.alice.zone_of(ENCODE) == "right"


def test_recoded_alive_brings_a_banished_code_talker_back_from_the_graveyard() -> None:
    duel = scenario("mr20-official")
    trap = duel.alice.graveyard(ALIVE)
    talker = duel.alice.banished(DECODE)
    duel.duel.proper[talker] = True
    duel.alice.activates(trap)
    duel.is_settled()
    assert duel.where(trap) == "banished"
    assert duel.alice.zone_of(talker) == 1
    duel = scenario("mr20-official")
    trap = duel.alice.graveyard(ALIVE)
    talker = duel.alice.banished(DECODE)
    duel.duel.proper[talker] = True
    duel.alice.attack_position("Honeybot", zone="left")
    assert not duel.alice.can("activate", trap)
