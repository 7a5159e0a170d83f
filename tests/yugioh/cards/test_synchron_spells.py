"""The Spell Cards of the Synchron deck."""

from __future__ import annotations

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import BOB, Scenario, scenario

TUNING = "Tuning"
ONE = "One for One"
RETURN = "The Warrior Returning Alive"
POT = "Pot of Avarice"
FIST = "Scrap Fist"
OVERDRIVE = "Limit Overdrive"
JUNKTION = "Starlight Junktion"

JUNK = "Junk Synchron"
JET = "Jet Synchron"
SPEED = "Speed Warrior"
SUPPORTER = "Tuningware"
JUNK_WARRIOR = "Junk Warrior"
ACCEL = "Accel Synchron"
FORMULA = "Formula Synchron"
STARDUST_WARRIOR = "Stardust Warrior"
OX = "Battle Ox"
BLUE_EYES = "Blue-Eyes White Dragon"
MIRROR_FORCE = "Mirror Force"


# Tuning


@rule("RES-END-02", "MR3-SHF-01")
def test_tuning_finds_a_synchron_tuner_then_sends_the_top_card() -> None:
    duel = scenario()
    card = duel.alice.hand(TUNING)
    duel.alice.deck(JUNK, "Synchron Carrier", JET, SPEED)
    duel.alice.activates(card)
    assert sorted(duel.alice.offered_cards()) == sorted([JUNK, JET])
    duel.alice.picks(JET)
    duel.is_settled()
    assert duel.where(JET) == "hand"
    assert len(duel.alice.cards("graveyard")) == 2


def test_tuning_needs_a_synchron_tuner_in_the_deck() -> None:
    duel = scenario()
    duel.alice.hand(TUNING)
    duel.alice.deck("Synchron Carrier", SPEED)
    assert not duel.alice.can("activate", TUNING)


def test_tuning_sends_nothing_from_a_deck_that_is_empty_then() -> None:
    duel = scenario()
    duel.alice.empty_deck()
    card = duel.alice.hand(TUNING)
    duel.alice.deck(JUNK)
    duel.alice.activates(card)
    duel.is_settled()
    assert duel.alice.cards("graveyard") == [TUNING]


# One for One


@rule("MR3-GAP-COST-01")
def test_one_for_one_pays_a_monster_for_a_level_one_monster_of_hand_or_deck() -> None:
    duel = scenario()
    card = duel.alice.hand(ONE)
    cost = duel.alice.hand(OX)
    duel.alice.deck(JET, SUPPORTER, SPEED)
    duel.alice.activates(card)
    assert duel.where(cost) == "graveyard"
    assert sorted(duel.alice.offered_cards()) == sorted([JET, SUPPORTER])
    duel.alice.picks(JET)
    duel.alice.puts_in(4)
    duel.is_settled()
    assert duel.where(JET) == "monster zone"


def test_one_for_one_cannot_pay_with_the_only_monster_it_could_summon() -> None:
    duel = scenario()
    duel.alice.hand(ONE, SUPPORTER)
    assert not duel.alice.can("activate", ONE)
    duel = scenario()
    duel.alice.hand(ONE, SUPPORTER, OX)
    duel.alice.activates(ONE)
    # Tuningware itself is not offered as the cost, for nothing would be left to summon
    assert duel.where(OX) == "graveyard"
    duel.alice.puts_in(4)
    duel.is_settled()
    assert duel.where(SUPPORTER) == "monster zone"


# The Warrior Returning Alive


def test_warrior_returning_alive_takes_back_a_warrior() -> None:
    duel = scenario()
    card = duel.alice.hand(RETURN)
    warrior = duel.alice.graveyard(SPEED)
    duel.alice.graveyard(OX)
    duel.bob.graveyard(JUNK)
    duel.alice.activates(card)
    duel.is_settled()
    assert duel.where(warrior) == "hand"


@rule("MR3-RET-01")
def test_warrior_returning_alive_puts_a_synchro_monster_back_into_the_extra_deck() -> None:
    duel = scenario()
    card = duel.alice.hand(RETURN)
    warrior = duel.alice.graveyard(JUNK_WARRIOR)
    duel.alice.activates(card)
    duel.is_settled()
    assert duel.where(warrior) == "extra deck"


# Pot of Avarice


@rule("RES-DCK-01", "MR3-RET-01")
def test_pot_of_avarice_returns_five_and_draws_two() -> None:
    duel = scenario()
    pot = duel.alice.hand(POT)
    duel.alice.graveyard(OX, OX, SPEED, JUNK, JUNK_WARRIOR, "Reinforcement of the Army")
    duel.alice.activates(pot)
    duel.is_settled()
    assert sorted(duel.alice.cards("graveyard")) == sorted(["Reinforcement of the Army", POT])
    assert duel.alice.hand_size == 2
    assert duel.where(JUNK_WARRIOR) == "extra deck"


@rule("RES-DRW-05")
def test_pot_of_avarice_needs_five_monsters_and_two_cards_to_draw() -> None:
    duel = scenario()
    duel.alice.hand(POT)
    duel.alice.graveyard(OX, OX, SPEED, JUNK, "Reinforcement of the Army")
    assert not duel.alice.can("activate", POT)
    duel = scenario()
    duel.alice.empty_deck()
    duel.alice.deck(OX)
    duel.alice.hand(POT)
    duel.alice.graveyard(OX, OX, SPEED, JUNK, JUNK)
    assert not duel.alice.can("activate", POT)


@rule("RES-CON-01")
def test_pot_of_avarice_does_nothing_if_one_of_the_five_has_left() -> None:
    duel = scenario(turn=BOB)
    pot = duel.bob.hand(POT)
    duel.bob.hand("Reinforcement of the Army")
    duel.bob.graveyard(OX, OX, SPEED, JUNK, BLUE_EYES)
    duel.alice.has_set("Call of the Haunted")
    duel.bob.has_set("Call of the Haunted")
    duel.bob.activates(pot)
    duel.bob.activates("Call of the Haunted")
    duel.bob.picks(BLUE_EYES)
    duel.is_settled()
    assert duel.where(BLUE_EYES) == "monster zone"
    assert duel.where(SPEED) == "graveyard"
    assert duel.bob.hand_size == 1


# Scrap Fist


def with_fist(target: str, defense: bool = False) -> Scenario:
    """Alice's Junk Warrior under Scrap Fist, in main phase 1, against one monster."""
    duel = scenario()
    duel.alice.hand(FIST)
    duel.alice.attack_position(JUNK_WARRIOR)
    if defense:
        duel.bob.defense_position(target)
    else:
        duel.bob.attack_position(target)
    return duel


def test_scrap_fist_keeps_junk_warrior_and_destroys_its_opponent_in_the_end() -> None:
    duel = with_fist(BLUE_EYES)
    duel.alice.activates(FIST)
    duel.alice.enters_battle()
    duel.alice.attacks(JUNK_WARRIOR, BLUE_EYES)
    assert duel.where(JUNK_WARRIOR) == "monster zone"
    assert duel.where(BLUE_EYES) == "graveyard"
    assert (duel.alice.life, duel.bob.life) == (8000 - 700, 8000)


def test_scrap_fist_pierces_and_doubles() -> None:
    duel = with_fist("Giant Soldier of Stone", True)
    duel.alice.activates(FIST)
    duel.alice.enters_battle()
    duel.alice.attacks(JUNK_WARRIOR, "Giant Soldier of Stone")
    assert duel.bob.life == 8000 - 600


def test_scrap_fist_silences_the_opponent_from_the_attack_on() -> None:
    duel = with_fist(OX)
    duel.bob.has_set(MIRROR_FORCE)
    duel.bob.has_set("Solemn Judgment")
    duel.alice.activates(FIST)
    duel.bob.passes()
    duel.alice.enters_battle()
    duel.alice.attacks(JUNK_WARRIOR, OX)
    assert duel.where(OX) == "graveyard"
    assert duel.bob.life == 8000 - 1200


def test_scrap_fist_says_nothing_about_a_direct_attack() -> None:
    duel = scenario()
    duel.alice.hand(FIST)
    duel.alice.attack_position(JUNK_WARRIOR)
    duel.bob.has_set(MIRROR_FORCE)
    duel.alice.activates(FIST)
    duel.alice.enters_battle()
    duel.alice.attacks(JUNK_WARRIOR)
    assert duel.bob.can("activate", MIRROR_FORCE)
    duel.bob.passes()
    assert duel.bob.life == 8000 - 2300


def test_scrap_fist_lasts_for_the_turn_only() -> None:
    duel = with_fist(OX)
    duel.alice.activates(FIST)
    duel.alice.ends_turn()
    duel.bob.ends_turn()
    duel.alice.enters_battle()
    duel.alice.attacks(JUNK_WARRIOR, OX)
    assert duel.bob.life == 8000 - 600


# Limit Overdrive


def test_limit_overdrive_returns_two_synchros_for_the_sum_of_their_levels() -> None:
    duel = scenario()
    card = duel.alice.hand(OVERDRIVE)
    duel.alice.attack_position(FORMULA)
    duel.alice.attack_position(ACCEL)
    duel.alice.attack_position(JUNK_WARRIOR)
    duel.alice.attack_position("Junk Archer")
    duel.alice.extra(STARDUST_WARRIOR)
    duel.alice.hand(OVERDRIVE)
    duel.alice.activates(card)
    # only 5 + 5 make 10
    assert duel.where(ACCEL) == duel.where(JUNK_WARRIOR) == "extra deck"
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(STARDUST_WARRIOR) == "monster zone"
    assert duel.where(FORMULA) == "monster zone"


def test_limit_overdrive_offers_only_what_can_be_completed() -> None:
    duel = scenario()
    duel.alice.hand(OVERDRIVE)
    duel.alice.attack_position(FORMULA)
    duel.alice.attack_position(JUNK_WARRIOR)
    duel.alice.extra(STARDUST_WARRIOR)
    assert not duel.alice.can("activate", OVERDRIVE)


@rule("MR3-SS-07", "MR3-OPT-01")
def test_limit_overdrive_ignores_conditions_and_so_summons_nothing_properly() -> None:
    duel = scenario()
    duel.alice.hand(OVERDRIVE, OVERDRIVE, "Monster Reborn", "Dark Hole")
    for name in (ACCEL, JUNK_WARRIOR, ACCEL, JUNK_WARRIOR):
        duel.alice.attack_position(name)
    duel.alice.extra(STARDUST_WARRIOR, STARDUST_WARRIOR)
    duel.alice.activates(OVERDRIVE)
    duel.alice.picks(ACCEL, JUNK_WARRIOR, STARDUST_WARRIOR)
    duel.alice.puts_in(1)
    assert not duel.alice.can("activate", OVERDRIVE)
    duel.alice.activates("Dark Hole")
    duel.is_settled()
    assert STARDUST_WARRIOR in duel.alice.cards("graveyard")
    duel.alice.activates("Monster Reborn")
    assert STARDUST_WARRIOR not in duel.alice.offered_cards()


# Starlight Junktion


@rule("MR3-OPT-05")
def test_junktion_trades_a_tuner_for_a_synchron_of_another_level() -> None:
    duel = scenario()
    field = duel.alice.face_up(JUNKTION)
    tuner = duel.alice.attack_position(JUNK)
    duel.alice.attack_position(JET)
    duel.alice.deck("Quickdraw Synchron", "Drill Synchron", SPEED)
    duel.alice.activates(field)
    duel.alice.picks(tuner)
    # the Drill Synchron has the Level that Junk Synchron had
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where("Quickdraw Synchron") == "monster zone"
    assert not duel.alice.can("activate", field)


def test_junktion_takes_no_tuner_for_which_nothing_would_come() -> None:
    duel = scenario()
    field = duel.alice.face_up(JUNKTION)
    duel.alice.attack_position(JUNK)
    duel.alice.deck("Drill Synchron")
    assert not duel.alice.can("activate", field)
    duel = scenario()
    field = duel.alice.face_up(JUNKTION)
    duel.alice.attack_position(JUNK)
    duel.alice.attack_position(JET)
    duel.alice.deck("Drill Synchron")
    duel.alice.activates(field)
    duel.alice.puts_in(1)
    assert duel.where(JET) == "graveyard"
    assert duel.where(JUNK) == "monster zone"


@rule("MR3-TEXT-02")
def test_junktion_must_return_a_card_after_a_synchro_summon_on_the_opponents_turn() -> None:
    duel = scenario(turn=BOB)
    field = duel.alice.face_up(JUNKTION)
    accel = duel.alice.attack_position(ACCEL)
    duel.alice.attack_position("Elemental HERO Avian")
    duel.alice.extra("Scrap Dragon")
    card = duel.bob.hand("Reinforcement of the Army")
    target = duel.bob.attack_position(OX)
    duel.bob.sets(card)
    duel.alice.activates(accel)
    duel.alice.picks(accel)
    duel.alice.puts_in(1)
    assert sorted(duel.alice.offered_cards()) == sorted([OX, "Scrap Dragon", JUNKTION, "Reinforcement of the Army"])
    duel.alice.picks(target)
    duel.is_settled()
    assert duel.where(target) == "deck"
    assert duel.where(field) == "field zone"


def test_junktion_is_silent_on_the_own_turn() -> None:
    duel = scenario()
    duel.alice.face_up(JUNKTION)
    duel.alice.attack_position(JUNK)
    duel.alice.attack_position(SPEED)
    duel.alice.extra(JUNK_WARRIOR)
    duel.bob.attack_position(OX)
    duel.alice.special_summons(JUNK_WARRIOR)
    duel.alice.picks(JUNK)
    duel.alice.puts_in(1)
    duel.is_settled()


@rule("MR3-SPL-06")
def test_junktion_goes_to_the_field_zone() -> None:
    duel = scenario(phase=Phase.MAIN_2)
    field = duel.alice.hand(JUNKTION)
    duel.alice.activates(field)
    duel.is_settled()
    assert duel.where(field) == "field zone"
