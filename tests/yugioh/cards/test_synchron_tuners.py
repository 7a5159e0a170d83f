"""The Tuners of the Synchron deck and what they are tuned with."""

from __future__ import annotations

from tests.yugioh.cards.plays import negated

from duelkit.rulebook.cite import rule
from duelkit.yugioh.scenario import BOB, scenario

JUNK = "Junk Synchron"
JET = "Jet Synchron"
QUICK = "Quickdraw Synchron"
DOPPEL = "Doppelwarrior"
SUPPORTER = "Tuningware"
SPEED = "Speed Warrior"
VEILER = "Effect Veiler"
JUNK_WARRIOR = "Junk Warrior"


# Junk Synchron


@rule("MR3-EFF-05", "MR3-TIM-01")
def test_junk_synchron_revives_a_small_monster_in_defence_with_its_effects_negated() -> None:
    duel = scenario()
    junk = duel.alice.hand(JUNK)
    small = duel.alice.graveyard(DOPPEL)
    duel.alice.graveyard("Battle Ox")
    duel.bob.graveyard(SUPPORTER)
    duel.alice.summons(junk)
    duel.alice.triggers(junk)
    duel.is_settled()
    assert duel.where(small) == "monster zone"
    assert duel.position(small) == "defense"
    assert negated(duel, small)


def test_junk_synchron_may_decline_and_does_not_trigger_on_a_special_summon() -> None:
    duel = scenario()
    junk = duel.alice.hand(JUNK)
    duel.alice.graveyard(SUPPORTER)
    duel.alice.summons(junk)
    duel.alice.declines()
    duel.is_settled()
    duel = scenario()
    junk = duel.alice.graveyard(JUNK)
    call = duel.alice.has_set("Call of the Haunted")
    duel.alice.graveyard(SUPPORTER)
    duel.alice.activates(call)
    duel.alice.picks(junk)
    duel.is_settled()
    assert duel.where(SUPPORTER) == "graveyard"


@rule("MR3-ZONE-02")
def test_junk_synchron_needs_a_free_zone() -> None:
    duel = scenario()
    junk = duel.alice.hand(JUNK)
    for _ in range(4):
        duel.alice.attack_position("Battle Ox")
    duel.alice.graveyard(SUPPORTER)
    duel.alice.summons(junk)
    duel.is_settled()


def test_the_revived_monster_stays_negated_only_while_it_stays() -> None:
    duel = scenario()
    junk = duel.alice.hand(JUNK)
    small = duel.alice.graveyard(SUPPORTER)
    warrior = duel.alice.extra("Armory Arm")
    duel.alice.summons(junk)
    duel.alice.triggers(junk)
    hand = duel.alice.hand_size
    duel.alice.special_summons(warrior)
    duel.alice.picks(junk)
    duel.alice.puts_in(1)
    # its Level was its own, for its effect was negated; in the graveyard it draws
    duel.is_settled()
    assert duel.where(small) == "graveyard"
    assert duel.alice.hand_size == hand + 1


# Jet Synchron


def test_jet_synchron_as_material_finds_a_junk_monster_once_per_turn_shared() -> None:
    duel = scenario()
    jet = duel.alice.attack_position(JET)
    other = duel.alice.attack_position("Battle Ox")
    duel.alice.deck(JUNK, SPEED, "Starlight Junktion")
    duel.alice.extra("Jet Warrior")
    duel.alice.hand("Reinforcement of the Army")
    duel.alice.special_summons("Jet Warrior")
    duel.alice.picks(jet)
    duel.alice.puts_in(1)
    assert duel.where(other) == "graveyard"
    duel.alice.triggers(jet)
    duel.is_settled()
    assert JUNK in duel.alice.cards("hand")
    assert not duel.alice.can("activate", jet)


def test_jet_synchron_returns_from_the_graveyard_for_a_card_and_is_banished_later() -> None:
    duel = scenario()
    jet = duel.alice.graveyard(JET)
    card = duel.alice.hand("Reinforcement of the Army")
    duel.alice.attack_position("Battle Ox")
    duel.alice.extra("Jet Warrior")
    duel.alice.deck(JUNK)
    duel.alice.activates(jet)
    assert duel.where(card) == "graveyard"
    duel.alice.puts_in(4)
    duel.is_settled()
    assert duel.position(jet) == "defense"
    duel.alice.special_summons("Jet Warrior")
    duel.alice.picks(jet)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(jet) == "banished"
    assert JUNK in duel.alice.cards("deck")


@rule("MR3-GAP-COST-01")
def test_jet_synchron_needs_a_card_to_send() -> None:
    duel = scenario()
    duel.alice.graveyard(JET)
    assert not duel.alice.can("activate", JET)


# Unknown Synchron


@rule("MR3-SS-08")
def test_unknown_synchron_comes_alone_once_per_duel() -> None:
    duel = scenario()
    first = duel.alice.hand("Unknown Synchron", "Unknown Synchron")
    duel.bob.attack_position("Battle Ox")
    duel.alice.special_summons(first)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(first) == "monster zone"
    assert not duel.alice.can("procedure")
    assert duel.alice.can("summon")


def test_unknown_synchron_not_beside_own_monsters_nor_on_an_empty_field() -> None:
    duel = scenario()
    duel.alice.hand("Unknown Synchron")
    assert not duel.alice.can("procedure")
    duel = scenario()
    duel.alice.hand("Unknown Synchron")
    duel.bob.attack_position("Battle Ox")
    duel.alice.has_set("Battle Ox")
    assert not duel.alice.can("procedure")


# Quickdraw Synchron


def test_quickdraw_synchron_comes_for_a_monster_of_the_hand() -> None:
    duel = scenario()
    quick = duel.alice.hand(QUICK)
    duel.alice.hand("Reinforcement of the Army")
    assert not duel.alice.can("procedure")
    duel = scenario()
    quick = duel.alice.hand(QUICK)
    duel.alice.hand("Reinforcement of the Army")
    cost = duel.alice.hand(SUPPORTER)
    duel.alice.special_summons(quick)
    duel.alice.puts_in(4)
    duel.is_settled()
    assert duel.where(quick) == "monster zone"
    assert duel.where(cost) == "graveyard"


@rule("MR3-SYN-04")
def test_quickdraw_synchron_stands_for_a_named_synchron_only() -> None:
    duel = scenario()
    quick = duel.alice.attack_position(QUICK)
    small = duel.alice.attack_position(SPEED)
    archer = duel.alice.extra("Junk Archer")
    scrap = duel.alice.extra("Black Rose Dragon")
    assert duel.alice.can("procedure", archer)
    assert not duel.alice.can("procedure", scrap)
    duel.alice.special_summons(archer)
    duel.alice.picks(quick)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(archer) == "monster zone"
    assert duel.where(small) == duel.where(quick) == "graveyard"


def test_quickdraw_synchron_is_bound_to_its_text_even_when_negated() -> None:
    duel = scenario(turn=BOB)
    quick = duel.bob.attack_position(QUICK)
    duel.bob.attack_position(SPEED)
    duel.bob.extra("Junk Archer", "Black Rose Dragon")
    spell = duel.bob.hand("Reinforcement of the Army")
    veiler = duel.alice.hand(VEILER)
    duel.bob.sets(spell)
    duel.alice.activates(veiler)
    duel.alice.picks(quick)
    duel.is_settled()
    assert duel.bob.can("procedure", "Junk Archer")
    assert not duel.bob.can("procedure", "Black Rose Dragon")


# Doppelwarrior


def test_doppelwarrior_joins_a_monster_from_the_own_graveyard() -> None:
    duel = scenario()
    doppel = duel.alice.hand(DOPPEL)
    junk = duel.alice.hand(JUNK)
    duel.alice.graveyard(SUPPORTER)
    duel.alice.summons(junk)
    duel.alice.triggers(junk)
    duel.alice.activates(doppel)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(doppel) == "monster zone"


def test_doppelwarrior_also_answers_the_opponent_reviving_from_ones_graveyard_only() -> None:
    duel = scenario(turn=BOB)
    duel.alice.hand(DOPPEL)
    revival = duel.bob.hand("Monster Reborn")
    mine = duel.alice.graveyard("Battle Ox")
    duel.bob.graveyard("Battle Ox")
    duel.bob.activates(revival)
    duel.bob.picks(mine)
    duel.bob.puts_in(1)
    assert duel.alice.can("activate", DOPPEL)
    duel = scenario(turn=BOB)
    duel.alice.hand(DOPPEL)
    revival = duel.bob.hand("Monster Reborn")
    duel.alice.graveyard("Battle Ox")
    theirs = duel.bob.graveyard("Battle Ox")
    duel.bob.activates(revival)
    duel.bob.picks(theirs)
    duel.bob.puts_in(1)
    duel.is_settled()


@rule("MR3-TIM-01")
def test_doppelwarrior_misses_the_timing_in_the_middle_of_a_chain() -> None:
    duel = scenario()
    duel.alice.hand(DOPPEL)
    call = duel.alice.has_set("Call of the Haunted")
    duel.alice.graveyard("Battle Ox")
    typhoon = duel.alice.hand("Mystical Space Typhoon")
    target = duel.bob.has_set("Reinforcement of the Army")
    duel.alice.activates(typhoon)
    duel.alice.picks(target)
    duel.alice.activates(call)
    duel.is_settled()
    assert duel.where("Battle Ox") == "monster zone"
    assert duel.where(DOPPEL) == "hand"


@rule("MR3-TOK-02", "MR3-TOK-04")
def test_doppelwarrior_as_material_leaves_two_tokens() -> None:
    duel = scenario()
    junk = duel.alice.attack_position(JUNK)
    doppel = duel.alice.attack_position(DOPPEL)
    duel.alice.extra(JUNK_WARRIOR)
    duel.alice.special_summons(JUNK_WARRIOR)
    duel.alice.picks(junk)
    duel.alice.puts_in(1)
    duel.alice.triggers(doppel)
    duel.is_settled()
    tokens = [name for name in duel.alice.cards("monster zone") if name == "ドッペル・トークン"]
    assert len(tokens) == 2
    assert duel.atk("ドッペル・トークン") == 400
    assert duel.position("ドッペル・トークン") == "attack"
    assert duel.atk(JUNK_WARRIOR) == 2300 + 800


# Tuningware


@rule("MR3-SYN-02")
def test_tuningware_counts_as_level_one_or_two() -> None:
    duel = scenario()
    duel.alice.attack_position(JUNK)
    duel.alice.attack_position(SUPPORTER)
    duel.alice.extra("Armory Arm", JUNK_WARRIOR)
    assert duel.alice.can("procedure", "Armory Arm")
    assert duel.alice.can("procedure", JUNK_WARRIOR)


def test_tuningware_as_material_draws_and_must() -> None:
    duel = scenario()
    junk = duel.alice.attack_position(JUNK)
    supporter = duel.alice.attack_position(SUPPORTER)
    duel.alice.extra(JUNK_WARRIOR)
    duel.alice.special_summons(JUNK_WARRIOR)
    duel.alice.picks(junk)
    duel.alice.puts_in(1)
    duel.alice.triggers(supporter)
    duel.is_settled()
    assert duel.alice.hand_size == 1
