"""Rulings of the cards that the rulebooks name: magnets, Sword Hunter, Royal Keeper, looks at decks, others.

Those that open decks and hands are in ``tests/yugioh/rules/test_ex04_open_cards.py``.
"""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.simulation.yugioh import check_reasons
from duelkit.yugioh.editions import edition
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import ALICE, BOB, Scenario, scenario

ATTACK = 1
DEFENSE = 4
EX04 = edition("ex04")
ELF = "Mystical Elf"
MAGNETS = ("Alpha The Magnet Warrior", "Beta The Magnet Warrior", "Gamma The Magnet Warrior")
VALKYRION = "Valkyrion the Magna Warrior"
HUNTER = "Sword Hunter"
KEEPER = "Royal Keeper"
ARCHFIEND = "Red Dragon Archfiend"
OPENING = "Beginning of Heaven and Earth"


@rule("EX04-TRIB-05", "EX04-TRIB-04")
def test_valkyrion_is_made_of_magnets_in_the_hand_and_on_the_field() -> None:
    duel = scenario(EX04)
    valkyrion = duel.alice.hand(VALKYRION)
    alpha = duel.alice.hand(MAGNETS[0])
    beta = duel.alice.attack_position(MAGNETS[1])
    gamma = duel.alice.defense_position(MAGNETS[2])
    duel.alice.special_summons(valkyrion)
    duel.alice.puts_in(ATTACK)
    assert [duel.where(card) for card in (valkyrion, alpha, beta, gamma)] == ["monster zone", *["graveyard"] * 3]


@pytest.mark.parametrize("missing", MAGNETS)
def test_valkyrion_needs_one_magnet_of_each_kind(missing: str) -> None:
    duel = scenario()
    valkyrion = duel.alice.hand(VALKYRION)
    duel.alice.hand(*[name for name in MAGNETS if name != missing] * 2)
    assert not duel.alice.can("procedure", valkyrion)
    assert not duel.alice.can("summon", valkyrion)


@rule("MR3-SS-07")
def test_valkyrion_comes_apart_and_can_be_revived() -> None:
    duel = scenario()
    valkyrion = duel.alice.attack_position(VALKYRION)
    duel.alice.graveyard(*MAGNETS)
    reborn = duel.alice.hand("Monster Reborn")
    duel.alice.activates(valkyrion)
    for _ in MAGNETS:
        duel.alice.puts_in(DEFENSE)
    duel.is_settled()
    assert sorted(duel.alice.cards("monster zone")) == sorted(MAGNETS)
    duel.alice.activates(reborn)
    duel.alice.puts_in(ATTACK)
    duel.is_settled()
    assert duel.where(valkyrion) == "monster zone"


def test_valkyrion_does_not_come_apart_without_all_magnets_or_without_room() -> None:
    duel = scenario()
    valkyrion = duel.alice.attack_position(VALKYRION)
    duel.alice.graveyard(*MAGNETS[:2])
    assert not duel.alice.can("activate", valkyrion)

    duel = scenario()
    valkyrion = duel.alice.attack_position(VALKYRION)
    duel.alice.graveyard(*MAGNETS)
    for _ in range(3):
        duel.alice.attack_position(ELF)
    assert not duel.alice.can("activate", valkyrion)


def _hunt(duel: Scenario, prey: str) -> tuple[int, int]:
    hunter = duel.alice.attack_position(HUNTER)
    target = duel.bob.attack_position(prey)
    duel.bob.attack_position("Blue-Eyes White Dragon")
    duel.alice.attack_position(ELF)
    duel.alice.attacks(hunter, target)
    duel.alice.ends_battle()
    return hunter, target


@rule("EX04-EQP-01", "EX04-EQP-06", "EX04-EQP-10", "EX04-EQP-07")
@pytest.mark.parametrize("prey", ["Mystical Elf", "Jinzo"])
def test_sword_hunter_equips_what_it_destroyed_as_equip_spells_of_its_own_player(prey: str) -> None:
    duel = scenario(EX04, phase=Phase.BATTLE)
    hunter, target = _hunt(duel, prey)
    duel.is_settled()
    assert duel.where(target) == "spell zone"
    assert target in duel.duel.spells[ALICE]
    assert target not in duel.duel.spells[BOB]
    assert duel.atk(hunter) == 2450 + 200  # the figures of the monster are not added


@rule("EX04-EQP-10")
def test_what_sword_hunter_has_taken_has_no_effect_of_its_own() -> None:
    duel = scenario(EX04, phase=Phase.BATTLE)
    prey = "Jinzo"
    hunter = duel.alice.attack_position(HUNTER)
    target = duel.bob.attack_position(prey)
    duel.bob.attack_position("Blue-Eyes White Dragon")
    waboku = duel.bob.has_set("Waboku")
    moon = duel.alice.hand("Book of Moon")
    duel.alice.attacks(hunter, target)
    duel.all_pass()
    if duel.alice.can("end battle"):
        duel.alice.ends_battle()
    duel.all_pass()
    assert duel.where(target) == "spell zone"
    duel.alice.activates(moon)
    duel.alice.picks("Blue-Eyes White Dragon")
    assert duel.bob.can("activate", waboku)  # on the field as a monster it would forbid every trap


def test_sword_hunter_takes_nothing_that_it_did_not_destroy_or_that_did_not_stay() -> None:
    duel = scenario(phase=Phase.BATTLE)
    hunter = duel.alice.attack_position(HUNTER)
    skull = duel.alice.attack_position("Summoned Skull")
    elf = duel.bob.attack_position(ELF)
    duel.bob.attack_position("Blue-Eyes White Dragon")
    older = duel.bob.graveyard("Kuriboh")
    duel.alice.attacks(skull, elf)
    duel.alice.ends_battle()
    duel.is_settled()
    assert duel.where(elf) == duel.where(older) == "graveyard"
    assert duel.atk(hunter) == 2450


def test_sword_hunter_does_not_take_a_monster_that_came_back_and_fell_to_another() -> None:
    duel = scenario(phase=Phase.BATTLE)
    hunter = duel.alice.attack_position(HUNTER)
    skull = duel.alice.attack_position("Summoned Skull")
    elf = duel.bob.attack_position(ELF)
    haunted = duel.bob.has_set("Call of the Haunted")
    duel.alice.attacks(hunter, elf)
    duel.alice.attacks(skull)
    duel.bob.activates(haunted)
    duel.alice.attacks_now(elf)  # a replay
    if not duel.alice.is_asked("act"):
        duel.all_pass()
    assert duel.where(elf) == "graveyard"
    assert duel.atk(hunter) == 2450


@rule("MR3-EQP-02")
def test_what_sword_hunter_has_taken_falls_with_it() -> None:
    duel = scenario(phase=Phase.BATTLE)
    hole = duel.alice.hand("Dark Hole")
    hunter, target = _hunt(duel, ELF)
    duel.is_settled()
    assert duel.where(target) == "spell zone"
    duel.alice.activates(hole)
    duel.is_settled()
    assert duel.where(hunter) == duel.where(target) == "graveyard"
    assert duel.duel.owner[target] == BOB


@rule("EX04-SET-02", "MR3-OPT-01")
def test_royal_keeper_hides_once_a_turn_and_rises_stronger() -> None:
    duel = scenario(EX04)
    keeper = duel.alice.attack_position(KEEPER)
    duel.alice.activates(keeper)
    duel.is_settled()
    assert duel.position(keeper) == "face-down"
    duel.alice.ends_turn()
    duel.bob.ends_turn()
    duel.alice.flip_summons(keeper)
    if duel.alice.is_asked("respond"):
        duel.alice.passes()
    assert (duel.atk(keeper), duel.defense(keeper)) == (1900, 2000)
    duel.alice.ends_turn()
    assert (duel.atk(keeper), duel.defense(keeper)) == (1600, 1700)


def test_royal_keeper_hides_only_once_a_turn_even_if_it_is_turned_up_again() -> None:
    duel = scenario()
    keeper = duel.alice.attack_position(KEEPER)
    taiyou = duel.alice.hand("Book of Taiyou")
    duel.alice.activates(keeper)
    duel.alice.activates(taiyou)
    duel.is_settled()
    assert duel.position(keeper) == "attack"
    assert duel.atk(keeper) == 1900
    assert not duel.alice.can("activate", keeper)


@rule("EX04-SHF-03")
def test_big_eye_puts_the_top_of_the_deck_in_order_and_does_not_shuffle() -> None:
    duel = scenario(EX04)
    eye = duel.alice.has_set("Big Eye")
    first = duel.alice.deck("Kuriboh", ELF, "Summoned Skull", "Pot of Greed")
    below = duel.duel.deck[ALICE][:-4]
    duel.alice.flip_summons(eye)
    if duel.alice.is_asked("respond"):
        duel.alice.passes()
    assert [duel.alice.can("declare", None, number) for number in range(7)] == [False, *[True] * 5, False]
    duel.alice.declares(3)
    assert not duel.alice.can("pick", first + 3)  # only three were looked at
    duel.alice.picks(first + 2, first)
    duel.is_settled()
    assert duel.duel.deck[ALICE] == [*below, first + 3, first + 1, first, first + 2]
    assert [card.passcode for card in duel.duel.observe(BOB).sides[1].deck_top] == []
    assert len(duel.duel.observe(ALICE).sides[0].deck_top) == 3


@rule("EX04-SHF-03")
def test_ancient_telescope_looks_at_the_opponents_deck_and_leaves_it_as_it_was() -> None:
    duel = scenario(EX04)
    telescope = duel.alice.hand("Ancient Telescope")
    duel.bob.deck("Kuriboh", ELF, "Summoned Skull")
    before = duel.duel.deck[BOB][:]
    duel.alice.activates(telescope)
    duel.alice.declares(2)
    duel.is_settled()
    assert duel.duel.deck[BOB] == before
    assert [card.passcode for card in duel.duel.observe(ALICE).sides[1].deck_top] == [40640057, 15025844]
    assert duel.duel.observe(BOB).sides[0].deck_top == []


@rule("EX04-SHF-03")
def test_spellbook_organization_orders_three_cards_that_the_opponent_does_not_see() -> None:
    duel = scenario(EX04, turn=BOB)
    book = duel.alice.has_set("Spellbook Organization")
    first = duel.alice.deck("Kuriboh", ELF, "Summoned Skull")
    pot = duel.bob.hand("Pot of Greed")
    duel.bob.activates(pot)
    duel.alice.activates(book)
    duel.alice.picks(first + 1, first + 2)
    duel.is_settled()
    assert duel.duel.deck[ALICE][-3:] == [first, first + 2, first + 1]
    assert duel.duel.observe(BOB).sides[1].deck_top == []

    duel = scenario(filler=2)
    book = duel.alice.hand("Spellbook Organization")
    assert not duel.alice.can("activate", book)


@rule("MR3-DSD-09", "MR20-DSD-09")
def test_red_dragon_archfiend_sweeps_monsters_in_defense_after_damage_calculation() -> None:
    duel = scenario(phase=Phase.BATTLE)
    dragon = duel.alice.attack_position(ARCHFIEND)
    hidden = duel.bob.has_set(ELF)
    other = duel.bob.defense_position("Millennium Shield")
    standing = duel.bob.attack_position("Summoned Skull")
    duel.alice.attacks(dragon, other)  # 3000 against 3000: neither is destroyed by battle
    duel.is_settled()
    assert duel.where(hidden) == duel.where(other) == "graveyard"
    assert duel.where(standing) == "monster zone"

    duel = scenario(phase=Phase.BATTLE)
    dragon = duel.alice.attack_position(ARCHFIEND)
    hidden = duel.bob.has_set(ELF)
    standing = duel.bob.attack_position("Summoned Skull")
    duel.alice.attacks(dragon, standing)
    assert duel.where(hidden) == "monster zone"


def test_red_dragon_archfiend_destroys_its_own_idle_fellows_in_the_end_phase() -> None:
    duel = scenario(phase=Phase.BATTLE)
    dragon = duel.alice.attack_position(ARCHFIEND)
    skull = duel.alice.attack_position("Summoned Skull")
    elf = duel.alice.attack_position(ELF)
    theirs = duel.bob.attack_position("Kuriboh")
    duel.bob.attack_position("Blue-Eyes White Dragon")
    duel.alice.attacks(skull, theirs)
    duel.alice.ends_battle()
    duel.alice.ends_turn()
    assert duel.where(dragon) == duel.where(skull) == "monster zone"
    assert duel.where(elf) == "graveyard"
    duel.bob.ends_turn()
    assert duel.where(dragon) == "monster zone"


def _opens(duel: Scenario, *cards: str) -> None:
    duel.alice.activates(OPENING)
    if duel.alice.is_asked("pick"):
        duel.alice.picks(*cards)


@rule("RES-RND-01", "MR3-SHF-01")
def test_the_opening_of_heaven_and_earth_gives_a_soldier_or_nothing_by_chance() -> None:
    results = set()
    for seed in range(12):
        duel = scenario(seed=seed)
        duel.alice.has_set(OPENING)
        soldier = duel.alice.deck("Black Luster Soldier")
        force, captain = duel.alice.deck("Exiled Force"), duel.alice.deck("Marauding Captain")
        _opens(duel)
        duel.is_settled()
        results.add((duel.where(soldier), duel.where(force), duel.where(captain)))
    assert results == {("hand", "graveyard", "graveyard"), ("graveyard",) * 3}


def test_the_opening_of_heaven_and_earth_shows_at_least_one_soldier_or_gaia_and_only_warriors() -> None:
    duel = scenario()
    duel.alice.has_set(OPENING)
    gaia = duel.alice.deck("Gaia The Fierce Knight")
    force, captain = duel.alice.deck("Exiled Force"), duel.alice.deck("Marauding Captain")
    warrior = duel.alice.deck("Mystic Swordsman LV2")
    elf = duel.alice.deck(ELF)
    duel.alice.activates(OPENING)
    assert not duel.alice.can("pick", elf)
    duel.alice.picks(force, captain)
    assert not duel.alice.can("pick", warrior)  # the third must be one of those two kinds
    check_reasons(duel.duel)
    duel.is_settled()
    assert duel.where(gaia) in ("hand", "graveyard")
    assert duel.where(warrior) == duel.where(elf) == "deck"
    assert duel.where(force) == duel.where(captain) == "graveyard"


@pytest.mark.parametrize(
    "cards", [("Exiled Force", "Marauding Captain", "Mystic Swordsman LV2"), ("Gaia The Fierce Knight", "Exiled Force")]
)
def test_the_opening_of_heaven_and_earth_needs_three_warriors_and_one_of_those(cards: tuple[str, ...]) -> None:
    duel = scenario()
    trap = duel.alice.has_set(OPENING)
    duel.alice.deck(*cards)
    assert not duel.alice.can("activate", trap)
