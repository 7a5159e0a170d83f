"""Link Monsters of the Cyberse decks, and the cards about extra monster zones."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import ALICE, BOB, Scenario, scenario

DECODE = "Decode Talker"
ENCODE = "Encode Talker"
HONEY = "Honeybot"
SPIDER = "Link Spider"
GATE = "Tri-Gate Wizard"
BINARY = "Binary Sorceress"
KURIBOH = "Linkuriboh"
BOMBER = "Topologic Bomber Dragon"
BACK = "Backlinker"
UNIVERSE = "Cynet Universe"
RAM = "RAM Clouder"
DRACO = "Draconnet"
DIGI = "Digitron"
BIT = "Bitron"
DOT = "Dotscaper"
GAIA = "Gaia The Fierce Knight"
OX = "Battle Ox"
ELF = "Mystical Elf"
HOLE = "Dark Hole"
TYPHOON = "Mystical Space Typhoon"
BOOK = "Book of Moon"
REBORN = "Monster Reborn"
TOKENS = "Scapegoat"


def linked(turn: int = ALICE, phase: Phase = Phase.MAIN_1) -> Scenario:
    """A position under the rules with Link Monsters."""
    return scenario("mr20-official", turn=turn, phase=phase)


# Decode Talker


@rule("MR20-GAP-LNK-01")
def test_decode_talker_is_made_of_two_or_three_effect_monsters() -> None:
    duel = linked()
    decode = duel.alice.extra(DECODE)
    duel.alice.attack_position(RAM)
    duel.alice.attack_position(DRACO)
    assert not duel.alice.can("procedure", decode)
    duel = linked()
    decode = duel.alice.extra(DECODE)
    duel.alice.attack_position(HONEY, zone="left")
    duel.alice.attack_position(RAM)
    duel.alice.attack_position(DIGI)
    duel.alice.special_summons(decode)
    duel.alice.picks(HONEY, RAM)
    duel.is_settled()
    assert duel.where(decode) == "monster zone"
    assert duel.where(DIGI) == "monster zone"
    assert duel.alice.cards("graveyard") == [HONEY, RAM]


@rule("MR20-GAP-LNK-03")
def test_decode_talker_gains_attack_for_every_monster_it_points_to_on_both_fields() -> None:
    duel = linked()
    decode = duel.alice.attack_position(DECODE, zone="left")
    duel.alice.attack_position(OX, zone=1)
    duel.alice.attack_position(ELF, zone=2)
    duel.bob.has_set(GAIA)
    duel.bob.attack_position(RAM, zone=4)
    duel.is_settled()
    assert duel.atk(decode) == 2300 + 2 * 500


@rule("MR3-COST-01", "MR3-CHN-07")
def test_decode_talker_negates_what_targets_a_card_of_its_player_by_releasing_a_monster_it_points_to() -> None:
    duel = linked(turn=BOB)
    decode = duel.alice.attack_position(DECODE, zone="left")
    near = duel.alice.attack_position(OX, zone=3)
    far = duel.alice.attack_position(ELF, zone=2)
    duel.bob.hand(TYPHOON)
    target = duel.alice.has_set("Mirror Force")
    duel.bob.activates(TYPHOON)
    duel.alice.activates(decode)
    duel.is_settled()
    assert duel.where(near) == "graveyard"
    assert duel.where(far) == "monster zone"
    assert duel.where(target) == "spell zone"
    assert duel.where(TYPHOON) == "graveyard"


@rule("MR3-TGT-02")
def test_decode_talker_does_not_answer_what_targets_nothing_or_a_card_of_the_opponent() -> None:
    duel = linked(turn=BOB)
    duel.alice.attack_position(DECODE, zone="left")
    duel.alice.attack_position(OX, zone=3)
    duel.bob.hand(HOLE)
    duel.bob.activates(HOLE)
    duel.is_settled()
    assert duel.where(DECODE) == "graveyard"
    duel = linked(turn=BOB)
    duel.alice.attack_position(DECODE, zone="left")
    duel.alice.attack_position(OX, zone=3)
    duel.bob.hand(BOOK)
    duel.bob.attack_position(ELF)
    duel.bob.activates(BOOK)
    duel.bob.picks(ELF)
    duel.is_settled()
    assert duel.position(ELF) == "face-down"


def test_decode_talker_cannot_release_a_monster_of_the_opponent() -> None:
    duel = linked(turn=BOB)
    duel.alice.attack_position(DECODE, zone="left")
    duel.bob.attack_position(OX, zone=4)
    duel.bob.hand(TYPHOON)
    trap = duel.alice.has_set("Torrential Tribute")
    duel.bob.activates(TYPHOON)
    duel.is_settled()
    assert duel.where(trap) == "graveyard"


# Encode Talker


def encoded(phase: Phase = Phase.BATTLE) -> Scenario:
    """Encode Talker in the left extra monster zone points to the zones 2 and 3."""
    duel = linked(phase=phase)
    duel.alice.attack_position(ENCODE, zone="left")
    return duel


@rule("MR3-DSD-07", "RES-CAN-01")
def test_encode_talker_saves_a_monster_it_points_to_and_strengthens_it() -> None:
    duel = encoded()
    digi = duel.alice.attack_position(DIGI, zone=3)
    gaia = duel.bob.attack_position(GAIA)
    duel.alice.attacks(digi, gaia)
    duel.alice.triggers(ENCODE)
    duel.alice.picks(digi)
    duel.is_settled()
    assert duel.where(digi) == duel.where(gaia) == "monster zone"
    assert duel.alice.life == duel.bob.life == 8000
    assert duel.atk(digi) == 1500 + 2300
    duel.alice.ends_battle()
    assert duel.atk(digi) == 1500


def test_encode_talker_may_strengthen_itself_and_only_once_a_turn() -> None:
    duel = encoded()
    digi, ram = duel.alice.attack_position(DIGI, zone=2), duel.alice.attack_position(RAM, zone=3)
    gaia = duel.bob.attack_position(GAIA)
    duel.alice.attacks(digi, gaia)
    duel.alice.triggers(ENCODE)
    assert sorted(duel.alice.offered_cards()) == sorted([ENCODE, DIGI, RAM])
    duel.alice.picks(ENCODE)
    duel.is_settled()
    assert duel.atk(ENCODE) == 4600
    duel.alice.attacks(ram, gaia)
    duel.is_settled()
    assert duel.where(ram) == "graveyard"


def test_encode_talker_helps_neither_stronger_monsters_nor_those_it_does_not_point_to() -> None:
    duel = encoded()
    far = duel.alice.attack_position(DIGI, zone=1)
    duel.bob.attack_position(GAIA)
    duel.alice.attacks(far, GAIA)
    duel.is_settled()
    assert duel.where(far) == "graveyard"
    duel = encoded()
    near = duel.alice.attack_position(DIGI, zone=2)
    duel.bob.attack_position(BIT)
    duel.alice.attacks(near, BIT)
    duel.is_settled()
    assert duel.atk(near) == 1500


def test_encode_talker_helps_an_attacked_monster_too() -> None:
    duel = linked(turn=BOB, phase=Phase.BATTLE)
    duel.alice.attack_position(ENCODE, zone="left")
    digi = duel.alice.attack_position(DIGI, zone=2)
    gaia = duel.bob.attack_position(GAIA)
    duel.bob.attack_position(OX)
    duel.bob.attacks(gaia, digi)
    duel.alice.triggers(ENCODE)
    duel.alice.picks(ENCODE)
    duel.is_settled()
    assert duel.where(digi) == "monster zone"
    assert duel.atk(ENCODE) == 4600


# Honeybot


@rule("RES-CAN-01")
def test_what_honeybot_points_to_is_no_target_and_outlives_battles() -> None:
    duel = linked()
    duel.alice.attack_position(HONEY, zone=2)
    duel.alice.attack_position(OX, zone=3)
    duel.alice.attack_position(ELF, zone=4)
    duel.bob.attack_position(GAIA)
    duel.alice.hand(BOOK)
    duel.alice.activates(BOOK)
    assert sorted(duel.alice.offered_cards()) == sorted([ELF, GAIA])
    duel = linked(turn=BOB, phase=Phase.BATTLE)
    duel.alice.attack_position(HONEY, zone=2)
    near = duel.alice.attack_position(OX, zone=3)
    gaia = duel.bob.attack_position(GAIA)
    duel.bob.attacks(gaia, near)
    duel.is_settled()
    assert duel.where(near) == "monster zone"
    assert duel.alice.life == 7400


# Link Spider


@rule("MR20-GAP-LNK-01")
def test_link_spider_is_made_of_one_normal_monster() -> None:
    duel = linked()
    duel.alice.extra(SPIDER)
    duel.alice.attack_position(RAM)
    assert not duel.alice.can("procedure", SPIDER)
    duel = linked()
    duel.alice.extra(SPIDER)
    duel.alice.attack_position(DIGI)
    duel.alice.special_summons(SPIDER)
    duel.is_settled()
    assert duel.where(SPIDER) == "monster zone"
    assert duel.where(DIGI) == "graveyard"


def test_link_spider_brings_a_small_normal_monster_to_the_zone_it_points_to() -> None:
    duel = linked()
    duel.alice.attack_position(SPIDER, zone="right")
    duel.alice.hand(DIGI, RAM)
    duel.asks_zones = True
    duel.alice.activates(SPIDER)
    assert duel.alice.offered_zones() == [4]
    duel.alice.puts_in(4, 4)
    duel.is_settled()
    assert duel.alice.zone_of(DIGI) == 4
    assert not duel.alice.can("activate", SPIDER)


def test_link_spider_needs_that_zone_free_and_one_to_point_to() -> None:
    duel = linked()
    duel.alice.attack_position(SPIDER, zone="right")
    duel.alice.attack_position(OX, zone=4)
    duel.alice.hand(DIGI)
    assert not duel.alice.can("activate", SPIDER)
    duel = linked()
    duel.alice.attack_position(SPIDER, zone=4)
    duel.alice.hand(DIGI)
    assert not duel.alice.can("activate", SPIDER)


# Tri-Gate Wizard


def test_tri_gate_wizard_doubles_the_damage_of_a_monster_co_linked_to_it() -> None:
    duel = linked(phase=Phase.BATTLE)
    duel.alice.attack_position(GATE, zone=3)
    near, far = duel.alice.attack_position(BINARY, zone=2), duel.alice.attack_position(OX, zone=4)
    duel.bob.attack_position(DIGI)
    duel.bob.attack_position(BIT)
    duel.alice.attacks(near, DIGI)
    assert duel.bob.life == 8000 - 200
    duel.alice.attacks(far, BIT)
    duel.is_settled()
    assert duel.bob.life == 7800 - 1500


@rule("MR3-TGT-01")
def test_tri_gate_wizard_banishes_a_card_once_two_monsters_are_co_linked_to_it() -> None:
    duel = linked()
    gate = duel.alice.attack_position(GATE, zone=3)
    duel.alice.attack_position(BINARY, zone=2)
    duel.bob.attack_position(GAIA)
    assert not duel.alice.can("activate", gate)
    duel = linked()
    gate = duel.alice.attack_position(GATE, zone=3)
    duel.alice.attack_position(BINARY, zone=2)
    duel.alice.attack_position(HONEY, zone=4)
    duel.bob.attack_position(GAIA)
    duel.alice.activates(gate)
    duel.alice.picks(GAIA)
    duel.is_settled()
    assert duel.where(GAIA) == "banished"
    assert not duel.alice.can("activate", gate)


@rule("RES-GAP-NEG-02")
def test_tri_gate_wizard_negates_and_banishes_with_three_co_linked_monsters() -> None:
    duel = linked(turn=BOB)
    gate = duel.alice.attack_position(GATE, zone=2)
    duel.alice.attack_position(BINARY, zone=1)
    duel.alice.attack_position(HONEY, zone=3)
    duel.alice.attack_position(ENCODE, zone="left")
    duel.bob.hand(HOLE, HOLE)
    duel.bob.activates(HOLE)
    duel.alice.activates(gate)
    duel.is_settled()
    assert duel.where(HOLE) == "banished"
    assert duel.where(gate) == "monster zone"
    duel.bob.activates(HOLE)
    duel.is_settled()
    assert duel.where(gate) == "graveyard"


@rule("MR3-TOK-04")
def test_tri_gate_wizard_cannot_be_made_of_tokens() -> None:
    duel = linked()
    duel.alice.extra(GATE, BINARY)
    duel.alice.hand(TOKENS)
    duel.alice.activates(TOKENS)
    duel.is_settled()
    assert not duel.alice.can("procedure", GATE)
    assert not duel.alice.can("procedure", BINARY)


# Binary Sorceress


def test_binary_sorceress_gains_what_a_co_linked_monster_inflicts_in_battle_with_a_monster() -> None:
    duel = linked(phase=Phase.BATTLE)
    binary = duel.alice.attack_position(BINARY, zone=2)
    honey = duel.alice.attack_position(HONEY, zone=3)
    duel.bob.attack_position(DIGI)
    duel.alice.attacks(honey, DIGI)
    duel.alice.triggers(binary)
    duel.is_settled()
    assert duel.bob.life == 7600
    assert duel.alice.life == 8400
    duel.alice.attacks(binary)
    duel.is_settled()
    assert duel.alice.life == 8400


def test_binary_sorceress_does_not_gain_from_direct_attacks() -> None:
    duel = linked(phase=Phase.BATTLE)
    duel.alice.attack_position(BINARY, zone=2)
    honey = duel.alice.attack_position(HONEY, zone=3)
    duel.alice.attacks(honey)
    duel.is_settled()
    assert (duel.alice.life, duel.bob.life) == (8000, 6100)


@rule("MR3-TGT-01", "MR3-OPT-02")
def test_binary_sorceress_halves_one_of_two_targets_for_the_other() -> None:
    duel = linked(turn=BOB)
    binary = duel.alice.attack_position(BINARY, zone=2)
    left, right = duel.alice.attack_position(HONEY, zone=1), duel.alice.attack_position(HONEY, zone=3)
    ox, ram = duel.alice.attack_position(OX, zone=4), duel.alice.attack_position(RAM, zone=5)
    duel.bob.hand(ELF)
    duel.bob.summons(ELF)
    duel.alice.activates(binary)
    assert sorted(duel.alice.offered_cards()) == sorted([HONEY, HONEY, RAM])
    duel.alice.picks(left, ram)
    duel.alice.picks(left)
    assert duel.atk(left) == 950
    assert duel.atk(ram) == 1800 + 950
    assert (duel.atk(right), duel.atk(ox)) == (1900, 1700)


# Linkuriboh


def test_linkuriboh_takes_the_attackers_attack_away() -> None:
    duel = linked(turn=BOB, phase=Phase.BATTLE)
    kuriboh = duel.alice.attack_position(KURIBOH, zone="left")
    ox = duel.alice.attack_position(OX)
    gaia = duel.bob.attack_position(GAIA)
    duel.bob.attacks(gaia, ox)
    duel.alice.triggers(kuriboh)
    duel.is_settled()
    assert duel.where(kuriboh) == "graveyard"
    assert duel.where(gaia) == "graveyard"
    assert duel.bob.life == 6300


@pytest.mark.parametrize("weak", [False, True])
def test_linkuriboh_is_not_used_on_an_attacker_without_attack(weak: bool) -> None:
    """What could do nothing is not activated, as with ダーク・リベリオン・エクシーズ・ドラゴン: an ATK of 0 stays 0."""
    duel = linked(turn=BOB, phase=Phase.BATTLE)
    kuriboh = duel.alice.attack_position(KURIBOH, zone="left")
    ox = duel.alice.attack_position(OX)
    attacker = duel.bob.attack_position("Ash Blossom & Joyous Spring" if weak else GAIA)
    duel.bob.attacks(attacker, ox)
    assert duel.alice.can("trigger", kuriboh) is not weak


@rule("MR3-OPT-05")
def test_linkuriboh_comes_back_for_a_level_one_monster_in_either_turn() -> None:
    duel = linked(turn=BOB)
    kuriboh = duel.alice.graveyard(KURIBOH)
    dot, other = duel.alice.attack_position(DOT), duel.alice.attack_position(DOT)
    duel.alice.attack_position(OX)
    duel.bob.enters_battle()
    duel.alice.activates(kuriboh)
    assert OX not in duel.alice.offered_cards()
    duel.alice.picks(dot)
    duel.alice.declines()
    assert duel.where(kuriboh) == "monster zone"
    assert duel.where(other) == "monster zone"


@rule("MR20-GAP-LNK-01")
def test_linkuriboh_is_made_of_one_level_one_monster() -> None:
    duel = linked()
    duel.alice.extra(KURIBOH)
    duel.alice.attack_position(DIGI)
    assert not duel.alice.can("procedure", KURIBOH)
    duel = linked()
    duel.alice.extra(KURIBOH)
    duel.alice.attack_position(DOT)
    duel.alice.special_summons(KURIBOH)
    duel.alice.declines()
    duel.is_settled()
    assert duel.where(KURIBOH) == "monster zone"


# Topologic Bomber Dragon


def test_topologic_bomber_dragon_clears_the_main_zones_when_something_comes_to_a_linked_zone() -> None:
    duel = linked()
    bomber = duel.alice.attack_position(BOMBER, zone="left")
    duel.alice.attack_position(OX, zone=5)
    duel.bob.attack_position(GAIA, zone=1)
    duel.bob.has_set(ELF)
    theirs = duel.bob.attack_position(HONEY, zone="left")
    duel.alice.graveyard(RAM)
    duel.alice.hand(REBORN)
    duel.asks_zones = True
    duel.alice.activates(REBORN)
    duel.alice.puts_in(1, 2)
    duel.is_settled()
    assert duel.where(RAM) == duel.where(OX) == duel.where(GAIA) == duel.where(ELF) == "graveyard"
    assert duel.where(bomber) == duel.where(theirs) == "monster zone"


def test_topologic_bomber_dragon_lets_only_itself_attack_then() -> None:
    duel = linked()
    duel.alice.attack_position(BOMBER, zone="left")
    duel.alice.graveyard(RAM)
    duel.alice.hand(REBORN, OX)
    duel.asks_zones = True
    duel.alice.activates(REBORN)
    duel.alice.puts_in(1, 3)
    duel.alice.summons(OX)
    duel.alice.puts_in(1, 5)
    duel.alice.enters_battle()
    assert duel.alice.can("attack", BOMBER)
    assert not duel.alice.can("attack", OX)


def test_topologic_bomber_dragon_minds_neither_other_zones_nor_normal_summons() -> None:
    duel = linked()
    duel.alice.attack_position(BOMBER, zone="left")
    duel.alice.graveyard(RAM)
    duel.alice.hand(REBORN, OX)
    duel.asks_zones = True
    duel.alice.activates(REBORN)
    duel.alice.puts_in(1, 5)
    duel.alice.summons(OX)
    duel.alice.puts_in(1, 2)
    duel.is_settled()
    assert duel.where(RAM) == duel.where(OX) == "monster zone"


def test_topologic_bomber_dragon_hurts_the_opponent_by_the_original_attack_of_what_it_attacked() -> None:
    duel = linked(phase=Phase.BATTLE)
    bomber = duel.alice.attack_position(BOMBER, zone="left")
    gaia = duel.bob.attack_position(GAIA)
    duel.alice.attacks(bomber, gaia)
    duel.is_settled()
    assert duel.bob.life == 8000 - 700 - 2300


# Backlinker


@rule("MR3-SS-08")
def test_backlinker_comes_out_if_only_the_opponent_is_in_an_extra_monster_zone() -> None:
    duel = linked()
    duel.alice.hand(BACK)
    duel.bob.attack_position(GAIA)
    assert not duel.alice.can("procedure", BACK)
    duel = linked()
    duel.alice.hand(BACK)
    duel.alice.attack_position(OX)
    duel.bob.attack_position(HONEY, zone="left")
    duel.alice.special_summons(BACK)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(BACK) == "monster zone"
    duel = linked()
    duel.alice.hand(BACK)
    duel.alice.attack_position(DECODE, zone="left")
    duel.bob.attack_position(HONEY, zone="left")
    assert not duel.alice.can("procedure", BACK)


@rule("MR3-RET-01", "MR3-COST-01")
def test_backlinker_shuffles_the_extra_monster_zones_away_and_bars_the_extra_deck() -> None:
    duel = linked()
    back = duel.alice.attack_position(BACK)
    duel.alice.attack_position(RAM, zone=2)
    duel.alice.attack_position(DRACO, zone=3)
    own = duel.alice.attack_position(SPIDER, zone="left")
    theirs = duel.bob.attack_position(HONEY, zone="left")
    main = duel.bob.attack_position(DECODE, zone=3)
    duel.alice.extra(HONEY)
    duel.alice.hand(REBORN)
    duel.alice.graveyard(OX)
    duel.alice.activates(back)
    duel.is_settled()
    assert duel.where(back) == "graveyard"
    assert duel.where(own) == duel.where(theirs) == "extra deck"
    assert duel.where(main) == "monster zone"
    assert not duel.alice.can("procedure", HONEY)
    duel.alice.activates(REBORN)
    duel.alice.picks(OX)
    duel.alice.puts_in(1)
    assert duel.where(OX) == "monster zone"


# Cynet Universe


def test_cynet_universe_strengthens_link_monsters_and_puts_a_monster_back() -> None:
    duel = linked()
    duel.alice.face_up(UNIVERSE)
    honey, ox = duel.alice.attack_position(HONEY, zone="left"), duel.alice.attack_position(OX)
    theirs = duel.bob.attack_position(DECODE, zone=3)
    dead = duel.bob.graveyard(GAIA)
    duel.alice.activates(UNIVERSE)
    duel.is_settled()
    assert duel.where(dead) == "deck"
    assert duel.atk(honey) == 2200
    assert duel.atk(ox) == 1700
    assert duel.atk(theirs) == 2300
    assert not duel.alice.can("activate", UNIVERSE)


def test_cynet_universe_destroyed_by_an_effect_empties_the_extra_monster_zones() -> None:
    duel = linked()
    universe = duel.alice.face_up(UNIVERSE)
    own, main = duel.alice.attack_position(HONEY, zone="left"), duel.alice.attack_position(SPIDER, zone=5)
    theirs = duel.bob.attack_position(DECODE, zone="left")
    duel.alice.hand(TYPHOON)
    duel.alice.activates(TYPHOON)
    duel.is_settled()
    assert duel.where(universe) == "graveyard"
    assert duel.where(own) == duel.where(theirs) == "graveyard"
    assert duel.where(main) == "monster zone"
