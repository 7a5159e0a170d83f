"""Rulings of further cards of the decks of 2004 and 2005."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import ALICE, BOB, Scenario, scenario

ATTACK = 1
DEFENSE = 4
BALTER = "Dark Balter the Terrible"
RYU_SENSHI = "Ryu Senshi"
SKULL_DRAGON = "Fiend Skull Dragon"
ELF = "Mystical Elf"


@rule("RES-GAP-NEG-03")
def test_dark_balter_pays_to_negate_the_effect_of_a_normal_spell() -> None:
    duel = scenario()
    balter = duel.bob.attack_position(BALTER)
    pot = duel.alice.hand("Pot of Greed")
    duel.alice.activates(pot)
    duel.bob.activates(balter)
    duel.is_settled()
    assert duel.bob.life == 7000
    assert duel.where(pot) == "graveyard"
    assert duel.alice.hand_size == 0


def test_dark_balter_answers_neither_quick_play_spells_nor_traps_nor_without_life_points() -> None:
    duel = scenario()
    duel.bob.attack_position(BALTER)
    moon = duel.alice.hand("Book of Moon")
    elf = duel.alice.attack_position(ELF)
    duel.alice.activates(moon)
    duel.alice.picks(elf)
    duel.is_settled()  # nobody was asked
    assert duel.position(elf) == "face-down"

    duel = scenario()
    duel.bob.attack_position(BALTER)
    waboku = duel.alice.has_set("Waboku")
    duel.alice.activates(waboku)
    duel.is_settled()
    assert duel.where(waboku) == "graveyard"

    duel = scenario()
    duel.bob.attack_position(BALTER)
    duel.bob.has_life(999)
    pot = duel.alice.hand("Pot of Greed")
    duel.alice.activates(pot)
    duel.is_settled()
    assert duel.alice.hand_size == 2


def test_dark_balter_negates_the_effects_of_what_it_destroys_by_battle() -> None:
    duel = scenario(phase=Phase.BATTLE)
    balter = duel.alice.attack_position(BALTER)
    tomato = duel.bob.attack_position("Mystic Tomato")
    duel.bob.deck("Mystic Tomato")
    duel.alice.attacks(balter, tomato)
    duel.bob.triggers(tomato)  # it may be activated, to no effect
    duel.is_settled()
    assert duel.where(tomato) == "graveyard"
    assert duel.bob.cards("monster zone") == []

    duel = scenario(phase=Phase.BATTLE)
    skull = duel.alice.attack_position("Summoned Skull")
    tomato = duel.bob.attack_position("Mystic Tomato")
    duel.bob.deck("Mystic Tomato")
    duel.alice.attacks(skull, tomato)
    duel.bob.triggers(tomato)
    duel.is_settled()
    assert duel.bob.cards("monster zone") == ["Mystic Tomato"]


def test_ryu_senshi_pays_to_negate_the_effect_of_a_normal_trap() -> None:
    duel = scenario(turn=BOB)
    senshi = duel.alice.attack_position(RYU_SENSHI)
    skull = duel.bob.attack_position("Summoned Skull")
    device = duel.bob.has_set("Compulsory Evacuation Device")
    haunted = duel.bob.has_set("Call of the Haunted")
    duel.bob.graveyard(ELF)
    duel.bob.activates(device)
    duel.bob.picks(skull)
    duel.alice.activates(senshi)
    duel.all_pass()
    assert duel.alice.life == 7000
    assert duel.where(skull) == "monster zone"
    duel.bob.activates(haunted)
    duel.all_pass()
    duel.is_settled()  # a Continuous Trap is not answered
    assert ELF in duel.bob.cards("monster zone")


@pytest.mark.parametrize(("negator", "trap"), [(RYU_SENSHI, True), ("Dark Balter the Terrible", False)])
@pytest.mark.parametrize("chained", ["Compulsory Evacuation Device", "Book of Moon", "Rush Recklessly"])
def test_who_negates_for_1000_must_be_there_face_up_when_that_is_processed(
    negator: str, trap: bool, chained: str
) -> None:
    duel = scenario("ex04", turn=BOB)
    monster = duel.alice.attack_position(negator)
    deck = duel.bob.hand_size
    first = duel.bob.has_set("Reckless Greed") if trap else duel.bob.hand("Pot of Greed")
    other = duel.bob.has_set(chained)
    ox = duel.bob.attack_position("Battle Ox")
    duel.bob.activates(first)
    duel.alice.activates(monster)
    assert duel.alice.life == 7000
    duel.bob.activates(other)
    if duel.bob.is_asked("pick"):
        duel.bob.picks(ox if chained == "Rush Recklessly" else monster)
    duel.all_pass()
    duel.is_settled()
    # the Book of Moon is negated by the dragon itself, but not by Dark Balter
    gone = chained == "Compulsory Evacuation Device" or chained == "Book of Moon" and not trap
    assert (duel.where(monster) == "monster zone" and duel.position(monster) == "attack") != gone
    held = duel.bob.hand_size - deck
    assert held == (2 if gone else 0), "what was negated draws nothing"


def _book_of_moon_on(duel: Scenario, monster: int) -> None:
    duel.bob.activates("Book of Moon")
    if duel.bob.is_asked("pick"):
        duel.bob.picks(monster)
    duel.is_settled()


def test_ryu_senshi_negates_and_destroys_spells_that_target_it() -> None:
    duel = scenario(turn=BOB)
    senshi = duel.alice.attack_position(RYU_SENSHI)
    moon = duel.bob.hand("Book of Moon")
    _book_of_moon_on(duel, senshi)
    assert duel.position(senshi) == "attack"
    assert duel.where(moon) == "graveyard"
    assert duel.alice.life == 8000

    duel = scenario(turn=BOB)
    senshi = duel.alice.attack_position(RYU_SENSHI)
    steal = duel.bob.hand("Snatch Steal")
    duel.bob.activates(steal)
    duel.is_settled()
    assert duel.controller(senshi) == ALICE
    assert duel.where(steal) == "graveyard"

    duel = scenario(turn=BOB)
    senshi = duel.alice.attack_position(RYU_SENSHI)
    other = duel.alice.attack_position("Summoned Skull")
    duel.bob.hand("Book of Moon")
    _book_of_moon_on(duel, other)
    assert duel.position(other) == "face-down"
    assert duel.position(senshi) == "attack"


def test_ryu_senshi_does_not_stop_spells_while_its_effects_are_negated() -> None:
    duel = scenario(turn=BOB)
    senshi = duel.alice.attack_position(RYU_SENSHI)
    duel.bob.face_up("Skill Drain")
    duel.bob.hand("Book of Moon")
    _book_of_moon_on(duel, senshi)
    assert duel.position(senshi) == "face-down"


def test_fiend_skull_dragon_negates_and_destroys_traps_that_target_it_but_no_spells() -> None:
    duel = scenario(turn=BOB)
    dragon = duel.alice.attack_position(SKULL_DRAGON)
    device = duel.bob.has_set("Compulsory Evacuation Device")
    duel.bob.hand("Book of Moon")
    duel.bob.activates(device)
    duel.all_pass()
    assert duel.where(dragon) == "monster zone"
    assert duel.where(device) == "graveyard"
    _book_of_moon_on(duel, dragon)
    assert duel.position(dragon) == "face-down"


def test_a_continuous_trap_that_targets_fiend_skull_dragon_does_not_stay() -> None:
    duel = scenario(turn=BOB)
    duel.alice.attack_position(SKULL_DRAGON)
    wheel = duel.bob.has_set("Nightmare Wheel")
    duel.bob.activates(wheel)
    duel.is_settled()
    assert duel.where(wheel) == "graveyard"


@pytest.mark.parametrize("dragon", [True, False])
def test_fiend_skull_dragon_negates_flip_monsters_even_those_destroyed_by_battle(dragon: bool) -> None:
    duel = scenario(phase=Phase.BATTLE)
    attacker = duel.alice.attack_position(SKULL_DRAGON if dragon else "Summoned Skull")
    elf = duel.alice.attack_position(ELF)
    guard = duel.bob.has_set("Gravekeeper's Guard")
    duel.alice.attacks(attacker, guard)
    if duel.bob.is_asked("pick"):
        duel.bob.picks(elf)
    duel.is_settled()
    assert duel.where(guard) == "graveyard"
    assert duel.where(elf) == ("monster zone" if dragon else "hand")


def test_the_last_warrior_clears_its_own_field_and_stops_every_summon() -> None:
    duel = scenario()
    dragon = duel.alice.attack_position("Blue-Eyes White Dragon")
    duel.alice.has_set(ELF)
    elf = duel.alice.hand(ELF)
    reborn = duel.alice.hand("Monster Reborn")
    theirs = duel.bob.attack_position(ELF)
    hidden = duel.bob.has_set(ELF)
    metamorphosis = duel.alice.hand("Metamorphosis")
    tribute = duel.alice.attack_position("Red-Eyes Black Dragon")  # the only one of the Level of the Last Warrior
    duel.alice.extra("The Last Warrior from Another Planet")
    duel.alice.activates(metamorphosis)
    duel.alice.puts_in(ATTACK)
    duel.is_settled()
    assert duel.where(tribute) == "graveyard"
    assert duel.alice.cards("monster zone") == ["The Last Warrior from Another Planet"]
    assert duel.where(dragon) == "graveyard"
    assert duel.where(theirs) == "monster zone"
    assert not duel.alice.can("summon", elf)
    assert duel.alice.can("set monster", elf)
    assert not duel.alice.can("activate", reborn)
    duel.alice.ends_turn()
    assert not duel.bob.can("flip", hidden)


@pytest.mark.parametrize("place", ["hand", "deck"])
def test_dark_flare_knight_takes_no_damage_and_calls_the_mirage_knight(place: str) -> None:
    duel = scenario(phase=Phase.BATTLE)
    knight = duel.alice.attack_position("Dark Flare Knight")
    dragon = duel.bob.attack_position("Blue-Eyes White Dragon")
    mirage = duel.alice.hand("Mirage Knight") if place == "hand" else duel.alice.deck("Mirage Knight")
    duel.alice.attacks(knight, dragon)
    duel.alice.puts_in(ATTACK)
    duel.is_settled()
    assert duel.alice.life == 8000
    assert duel.where(knight) == "graveyard"
    assert duel.where(mirage) == "monster zone"
    duel.alice.attacks(mirage, dragon)
    duel.is_settled()  # in the next turn: nothing else was left to do
    assert duel.bob.life == 8000 - 2800
    assert duel.where(dragon) == "graveyard"
    assert duel.atk(mirage) == 2800
    assert duel.where(mirage) == "banished"


@rule("MR3-SS-07")
def test_the_mirage_knight_comes_by_no_other_effect() -> None:
    duel = scenario()
    mirage = duel.alice.graveyard("Mirage Knight")
    elf = duel.alice.graveyard(ELF)
    reborn = duel.alice.hand("Monster Reborn")
    duel.alice.hand("Mirage Knight")
    assert not duel.alice.can("summon", "Mirage Knight")
    assert not duel.alice.can("procedure", "Mirage Knight")
    duel.alice.activates(reborn)
    duel.alice.puts_in(ATTACK)
    duel.is_settled()
    assert duel.where(elf) == "monster zone"
    assert duel.where(mirage) == "graveyard"


def test_the_mirage_knight_stays_in_a_turn_without_battle() -> None:
    duel = scenario()
    mirage = duel.alice.attack_position("Mirage Knight")
    duel.alice.ends_turn()
    assert duel.where(mirage) == "monster zone"


def test_reaper_on_the_nightmare_attacks_past_monsters_and_takes_a_card() -> None:
    duel = scenario(phase=Phase.BATTLE)
    reaper = duel.alice.attack_position("Reaper on the Nightmare")
    dragon = duel.bob.attack_position("Blue-Eyes White Dragon")
    duel.bob.hand("Pot of Greed")
    duel.alice.attacks(reaper)
    duel.is_settled()
    assert duel.bob.life == 7200
    assert duel.bob.cards("graveyard") == ["Pot of Greed"]
    assert duel.where(dragon) == "monster zone"

    duel = scenario(phase=Phase.BATTLE)
    reaper = duel.alice.attack_position("Reaper on the Nightmare")
    dragon = duel.bob.attack_position("Blue-Eyes White Dragon")
    duel.alice.attacks(reaper, dragon)
    duel.is_settled()
    assert duel.where(reaper) == "monster zone"
    assert duel.alice.life == 8000 - 2200


def test_reaper_on_the_nightmare_is_destroyed_once_it_is_targeted() -> None:
    duel = scenario(turn=BOB)
    reaper = duel.alice.attack_position("Reaper on the Nightmare")
    rush = duel.bob.hand("Rush Recklessly")
    duel.bob.activates(rush)
    duel.is_settled()
    assert duel.where(reaper) == "graveyard"


def test_dark_blade_the_dragon_knight_banishes_up_to_three_monsters() -> None:
    duel = scenario(phase=Phase.BATTLE)
    knight = duel.alice.attack_position("Dark Blade the Dragon Knight")
    duel.bob.graveyard(ELF, "Summoned Skull", "Pot of Greed", "Red-Eyes Black Dragon", "Blue-Eyes White Dragon")
    duel.alice.attacks(knight)
    duel.alice.triggers(knight)
    duel.alice.picks(ELF, "Summoned Skull")
    assert duel.alice.can("finish")
    duel.alice.picks("Blue-Eyes White Dragon")
    duel.is_settled()
    assert duel.bob.cards("banished") == [ELF, "Summoned Skull", "Blue-Eyes White Dragon"]
    assert duel.bob.cards("graveyard") == ["Pot of Greed", "Red-Eyes Black Dragon"]


def test_magical_scientist_lends_fusion_monsters_until_the_end_of_the_turn() -> None:
    duel = scenario()
    scientist = duel.alice.attack_position("Magical Scientist")
    eagle = duel.alice.extra("Punished Eagle")
    high = duel.alice.extra("Twin-Headed Thunder Dragon")
    duel.alice.extra("Roaring Ocean Snake")
    duel.alice.activates(scientist)
    assert not duel.alice.can("pick", high)
    duel.alice.picks(eagle)
    duel.alice.puts_in(ATTACK)
    duel.is_settled()
    assert duel.alice.life == 7000
    assert duel.alice.can("activate", scientist)  # as often as one can pay
    duel.alice.enters_battle()
    assert duel.alice.can("attack", scientist)
    assert not duel.alice.can("attack", eagle)  # no direct attack
    duel.alice.ends_battle()
    duel.alice.ends_turn()
    assert duel.where(eagle) == "extra deck"


def test_a_monster_of_the_magical_scientist_attacks_monsters() -> None:
    duel = scenario()
    scientist = duel.alice.attack_position("Magical Scientist")
    eagle = duel.alice.extra("Punished Eagle")
    elf = duel.bob.attack_position(ELF)
    duel.alice.activates(scientist)
    duel.alice.puts_in(ATTACK)
    duel.alice.enters_battle()
    duel.alice.attacks(eagle, elf)
    duel.is_settled()
    assert duel.where(elf) == "graveyard"


def test_mirage_of_nightmare_draws_up_to_four_and_takes_as_many_back() -> None:
    duel = scenario()
    mirage = duel.alice.hand("Mirage of Nightmare")
    elf = duel.alice.hand(ELF)
    duel.alice.activates(mirage)
    duel.is_settled()
    duel.alice.ends_turn()
    assert duel.alice.hand_size == 4
    duel.bob.ends_turn()
    assert duel.alice.hand_size == 2  # a card was drawn for the turn, three of five were discarded
    assert len(duel.alice.cards("graveyard")) == 3
    assert duel.where(mirage) == "spell zone"
    assert elf >= 0


def test_mirage_of_nightmare_takes_nothing_once_it_has_left_or_where_nothing_was_drawn() -> None:
    duel = scenario()
    mirage = duel.alice.face_up("Mirage of Nightmare")
    typhoon = duel.bob.hand("Mystical Space Typhoon")
    duel.alice.ends_turn()
    duel.bob.passes()  # the draw phase
    duel.bob.passes()  # the standby phase
    duel.alice.triggers(mirage)
    duel.bob.passes()  # the drawing
    assert duel.alice.hand_size == 4
    duel.bob.activates(typhoon)
    duel.all_pass()
    if duel.bob.is_asked("trigger"):
        duel.bob.passes()
    assert duel.where(mirage) == "graveyard"
    duel.bob.ends_turn()
    assert duel.alice.hand_size == 5

    duel = scenario()
    duel.alice.face_up("Mirage of Nightmare")
    duel.alice.hand(ELF, ELF, ELF, ELF)
    duel.alice.ends_turn()
    assert duel.alice.hand_size == 4
    duel.bob.ends_turn()
    assert duel.alice.hand_size == 5


def test_mirage_of_nightmare_takes_cards_only_for_the_turn_before() -> None:
    duel = scenario()
    duel.alice.face_up("Mirage of Nightmare")
    duel.alice.ends_turn()
    duel.bob.ends_turn()
    assert duel.alice.hand_size == 1  # four drawn, one for the turn, four discarded
    duel.alice.hand(ELF, ELF, ELF, ELF)
    duel.alice.ends_turn()
    assert duel.alice.hand_size == 5  # enough: nothing is drawn
    duel.bob.ends_turn()
    assert duel.alice.hand_size == 6


def test_mirage_of_nightmare_takes_the_whole_hand_if_it_holds_fewer_cards() -> None:
    duel = scenario()
    duel.alice.face_up("Mirage of Nightmare")
    wave = duel.bob.hand("Delinquent Duo", "Delinquent Duo")
    duel.alice.ends_turn()
    assert duel.alice.hand_size == 4
    duel.bob.activates(wave)
    duel.alice.picks(duel.duel.hand[ALICE][0])
    duel.bob.activates("Delinquent Duo")
    duel.is_settled()
    assert duel.alice.hand_size == 0
    duel.bob.ends_turn()
    assert duel.alice.hand_size == 0


def _emperor(duel: Scenario) -> int:
    emperor = duel.alice.hand("Chaos Emperor Dragon - Envoy of the End")
    duel.alice.graveyard("Shining Angel", "Mystic Tomato")
    duel.alice.special_summons(emperor)
    duel.alice.puts_in(ATTACK)
    duel.is_settled()
    return emperor


def test_chaos_emperor_dragon_sends_everything_and_burns_for_the_opponents_cards() -> None:
    duel = scenario()
    emperor = _emperor(duel)
    duel.alice.hand(ELF)
    duel.bob.hand(ELF, ELF)
    duel.bob.attack_position("Summoned Skull")
    duel.bob.has_set("Compulsory Evacuation Device")
    duel.alice.activates(emperor)
    duel.bob.passes()
    duel.is_settled()
    assert duel.alice.life == 7000
    assert duel.bob.life == 8000 - 4 * 300
    assert duel.where(emperor) == "graveyard"
    assert duel.alice.hand_size == duel.bob.hand_size == 0


@rule("RES-GAP-NEG-01")
@pytest.mark.parametrize("negated", [False, True])
def test_what_was_activated_and_negated_was_not_activated(negated: bool) -> None:
    """As １ターンに１枚しか発動できない is ruled: an activation that was negated was none."""
    duel = scenario()
    power = duel.alice.hand("Pot of Greed")
    emperor = _emperor(duel)
    jammer = duel.bob.has_set("Magic Jammer")
    duel.bob.hand(ELF)
    duel.alice.activates(power)
    if negated:
        duel.bob.activates(jammer)
    duel.all_pass()
    duel.is_settled()
    assert duel.alice.can("activate", emperor) is negated


def test_chaos_emperor_dragon_works_only_in_a_turn_without_other_effects() -> None:
    duel = scenario()
    pot = duel.alice.hand("Pot of Greed")
    emperor = _emperor(duel)
    assert duel.alice.can("activate", emperor)
    duel.alice.activates(pot)
    duel.is_settled()
    assert not duel.alice.can("activate", emperor)

    duel = scenario()
    duel.bob.extra(*["Punished Eagle"] * 5)
    other = duel.alice.graveyard("Re-Cover")
    emperor = _emperor(duel)
    assert duel.alice.can("activate", other)
    duel.alice.activates(emperor)
    duel.is_settled()
    assert not duel.alice.can("activate", other)


@rule("MR3-SS-07")
def test_chaos_emperor_dragon_is_not_revived() -> None:
    duel = scenario()
    reborn = duel.alice.hand("Monster Reborn")
    hole = duel.alice.hand("Dark Hole")
    emperor = _emperor(duel)
    duel.alice.activates(hole)
    duel.is_settled()
    assert duel.where(emperor) == "graveyard"
    assert not duel.alice.can("activate", reborn)


def test_punished_eagle_is_a_fusion_monster_of_level_6() -> None:
    duel = scenario()
    metamorphosis = duel.alice.hand("Metamorphosis")
    duel.alice.attack_position("Summoned Skull")
    eagle = duel.alice.extra("Punished Eagle")
    duel.alice.activates(metamorphosis)
    duel.alice.puts_in(DEFENSE)
    duel.is_settled()
    assert (duel.atk(eagle), duel.defense(eagle), duel.level(eagle)) == (2100, 1800, 6)
