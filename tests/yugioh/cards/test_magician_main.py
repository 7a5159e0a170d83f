"""Monsters without a scale in the magician pendulum deck: each effect, and the awkward rulings."""

from __future__ import annotations

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import BOB, scenario

GOBLIN = "Goblindbergh"
LYLA = "Lyla, Lightsworn Sorceress"
MAGNA = "Magna Drago"
JIGA = "Jigabyte"
IRIS = "Sky Iris"
MIRROR = "Mirror Force"
OAF = "Oafdragon Magician"
HUNTER = "Chaos Hunter"
GAIA = "Gaia The Fierce Knight"
OX = "Battle Ox"
ELF = "Mystical Elf"
STONE = "Giant Soldier of Stone"


# Goblindbergh


@rule("MR3-TIM-01", "MR3-SS-05")
def test_goblindbergh_summons_from_the_hand_and_then_turns_to_defence() -> None:
    duel = scenario()
    goblin = duel.alice.hand(GOBLIN)
    duel.alice.hand(OX, GAIA)
    duel.alice.summons(goblin)
    duel.alice.triggers(goblin)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(OX) == "monster zone"
    assert duel.where(GAIA) == "hand"
    assert duel.position(goblin) == "defense"


@rule("RES-END-03", "MR3-TIM-01")
def test_what_answers_a_special_summon_misses_its_timing_because_goblindbergh_turns_last() -> None:
    duel = scenario()
    goblin = duel.alice.hand(GOBLIN)
    duel.alice.hand(OX)
    duel.bob.hand(HUNTER, ELF)
    duel.alice.summons(goblin)
    duel.alice.triggers(goblin)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(HUNTER) == "hand"
    assert not duel.bob.is_asked()


def test_goblindbergh_may_stay_as_it_is_and_needs_a_monster_to_bring() -> None:
    duel = scenario()
    goblin = duel.alice.hand(GOBLIN)
    duel.alice.hand(OX)
    duel.alice.summons(goblin)
    duel.alice.declines()
    duel.is_settled()
    assert duel.position(goblin) == "attack"
    duel = scenario()
    duel.alice.hand(GOBLIN, GAIA)
    duel.alice.summons(GOBLIN)
    duel.is_settled()
    assert duel.position(GOBLIN) == "attack"


# Lyla, Lightsworn Sorceress


@rule("MR3-EFF-03", "MR3-POS-04")
def test_lyla_turns_to_defence_destroys_and_cannot_turn_until_her_next_turn_ends() -> None:
    duel = scenario()
    lyla = duel.alice.attack_position(LYLA)
    trap = duel.bob.has_set(MIRROR)
    duel.bob.has_set(OX)
    duel.alice.activates(lyla)
    duel.is_settled()
    assert duel.where(trap) == "graveyard"
    assert duel.position(lyla) == "defense"
    assert not duel.alice.can("turn", lyla)
    assert not duel.alice.can("activate", lyla)
    duel.alice.ends_turn()
    duel.bob.ends_turn()
    assert duel.duel.turn == 5
    assert not duel.alice.can("turn", lyla)
    duel.alice.ends_turn()
    duel.bob.ends_turn()
    assert duel.duel.turn == 7
    assert duel.alice.can("turn", lyla)


@rule("RES-CON-02")
def test_lyla_destroys_nothing_if_she_no_longer_stands_in_attack_position() -> None:
    duel = scenario()
    lyla = duel.alice.attack_position(LYLA)
    first = duel.bob.has_set(MIRROR)
    duel.bob.has_set("Book of Moon")
    duel.alice.activates(lyla)
    duel.alice.picks(first)
    duel.bob.activates("Book of Moon")
    duel.is_settled()
    assert duel.position(lyla) == "face-down"
    assert duel.where(first) == "spell zone"


def test_lyla_in_defence_position_cannot_use_it() -> None:
    duel = scenario()
    lyla = duel.alice.defense_position(LYLA)
    duel.bob.has_set(MIRROR)
    assert not duel.alice.can("activate", lyla)


@rule("MR3-END-01", "MR3-TEXT-02")
def test_lyla_sends_three_cards_in_her_own_end_phase() -> None:
    duel = scenario()
    duel.alice.attack_position(LYLA)
    duel.alice.ends_turn()
    duel.is_settled()
    assert len(duel.alice.cards("graveyard")) == 3
    duel.bob.ends_turn()
    duel.is_settled()
    assert len(duel.alice.cards("graveyard")) == 3


# Magna Drago


@rule("MR3-DSD-11", "MR3-TEXT-02")
def test_magna_drago_grows_by_damage_to_the_opponent_for_good() -> None:
    duel = scenario(phase=Phase.BATTLE)
    magna = duel.alice.attack_position(MAGNA)
    elf = duel.bob.attack_position(ELF)
    duel.alice.attacks(magna, elf)
    duel.is_settled()
    assert duel.atk(magna) == 1600
    duel.bob.ends_turn()
    duel.alice.enters_battle()
    duel.alice.attacks(magna)
    duel.is_settled()
    assert duel.atk(magna) == 1800


def test_magna_drago_does_not_grow_by_damage_to_its_own_player() -> None:
    duel = scenario(phase=Phase.BATTLE)
    magna = duel.alice.attack_position(MAGNA)
    wall = duel.bob.defense_position(STONE)
    duel.alice.attacks(magna, wall)
    duel.is_settled()
    assert duel.alice.life == 8000 - 600
    assert duel.atk(magna) == 1400


# Jigabyte


@rule("MR3-SS-08", "MR3-CHN-09")
def test_jigabyte_comes_from_the_hand_beside_a_spellcaster() -> None:
    duel = scenario()
    duel.alice.hand(JIGA)
    elf = duel.alice.has_set(ELF)
    assert not duel.alice.can("procedure", JIGA)
    duel.alice.flip_summons(elf)
    duel.alice.special_summons(JIGA)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(JIGA) == "monster zone"


@rule("RES-CAN-01")
def test_only_one_jigabyte_may_be_face_up() -> None:
    duel = scenario()
    duel.alice.attack_position(JIGA)
    duel.alice.attack_position(ELF)
    second = duel.alice.hand(JIGA)
    assert not duel.alice.can("procedure", second)
    assert not duel.alice.can("summon", second)
    assert duel.alice.can("set monster", second)


def test_a_second_jigabyte_turned_face_up_is_destroyed() -> None:
    duel = scenario()
    duel.alice.hand("Book of Taiyou")
    first = duel.alice.attack_position(JIGA)
    second = duel.alice.has_set(JIGA)
    duel.alice.activates("Book of Taiyou")
    duel.is_settled()
    assert duel.where(second) == "graveyard"
    assert duel.where(first) == "monster zone"


@rule("MR3-DSD-14", "MR3-TIM-01")
def test_jigabyte_destroyed_by_battle_calls_a_1500_200_monster() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    jiga = duel.alice.attack_position(JIGA)
    duel.alice.deck("Inari Fire", JIGA, ELF)
    gaia = duel.bob.attack_position(GAIA)
    duel.bob.attacks(gaia, jiga)
    duel.alice.triggers(jiga)
    duel.alice.puts_in(4)
    duel.is_settled()
    assert duel.where("Inari Fire") == "monster zone"


def test_jigabyte_destroyed_by_an_effect_calls_too_but_not_when_tributed() -> None:
    duel = scenario()
    jiga = duel.alice.attack_position(JIGA)
    duel.alice.deck("Inari Fire")
    duel.alice.hand("Dark Hole")
    duel.alice.activates("Dark Hole")
    duel.alice.triggers(jiga)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where("Inari Fire") == "monster zone"
    duel = scenario()
    duel.alice.attack_position(JIGA)
    duel.alice.deck("Inari Fire")
    duel.alice.hand(OAF)
    duel.alice.summons(OAF)
    duel.is_settled()
    assert duel.where(JIGA) == "graveyard"
    assert duel.where("Inari Fire") == "deck"


@rule("MR3-TIM-01", "MR3-SND-01")
def test_jigabyte_misses_its_timing_when_something_happens_after_its_destruction() -> None:
    duel = scenario()
    jiga = duel.alice.attack_position(JIGA)
    duel.alice.deck(OX, OX, "Inari Fire")
    duel.alice.hand("Pot of Greed")
    duel.bob.has_set("Raigeki Break")
    duel.bob.hand(OX)
    duel.alice.activates("Pot of Greed")
    duel.bob.activates("Raigeki Break")
    duel.bob.picks(jiga)
    duel.is_settled()
    assert duel.where(jiga) == "graveyard"
    assert duel.where("Inari Fire") == "deck"


@rule("RES-END-01")
def test_jigabyte_does_not_miss_its_timing_when_a_search_happens_at_the_same_time() -> None:
    duel = scenario()
    jiga = duel.alice.attack_position(JIGA)
    duel.alice.deck("Inari Fire", "Odd-Eyes Dragon")
    duel.alice.face_up(IRIS)
    duel.alice.activates(IRIS)
    duel.alice.triggers(jiga)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where("Odd-Eyes Dragon") == "hand"
    assert duel.where("Inari Fire") == "monster zone"
