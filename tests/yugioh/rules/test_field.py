"""The field: its zones and how many cards each of them holds."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import scenario

FOUR_OXEN = ("Battle Ox",) * 4


@rule("MR3-ZONE-01")
def test_each_half_of_the_field_has_all_its_zones() -> None:
    duel = scenario().duel
    for player in range(2):
        assert duel.monsters[player] == [-1] * 5
        assert duel.spells[player] == [-1] * 5
        assert duel.pendulum[player] == [-1] * 2
        assert duel.field[player] == -1
        assert duel.graveyard[player] == duel.extra[player] == duel.banished[player] == []
        assert len(duel.deck[player]) == 20


@rule("MR3-ZONE-01")
def test_what_a_player_uses_lies_on_their_own_half() -> None:
    duel = scenario()
    ox = duel.alice.hand("Battle Ox")
    jar = duel.alice.hand("Jar of Greed")
    sogen = duel.alice.hand("Sogen")
    knight = duel.alice.hand("Flash Knight")
    duel.alice.summons(ox)
    duel.alice.sets(jar)
    duel.alice.activates(sogen)
    duel.alice.activates(knight)
    state = duel.duel
    assert ox in state.monsters[0] and jar in state.spells[0]
    assert state.field[0] == sogen and knight in state.pendulum[0]
    assert all(card < 0 for card in (*state.monsters[1], *state.spells[1], *state.pendulum[1], state.field[1]))


@rule("MR3-ZONE-02")
def test_a_sixth_monster_cannot_be_brought_out() -> None:
    duel = scenario()
    for name in FOUR_OXEN:
        duel.alice.attack_position(name)
    elf = duel.alice.hand("Mystical Elf")
    skull = duel.alice.hand("Summoned Skull")
    reborn = duel.alice.hand("Monster Reborn")
    duel.alice.graveyard("Luster Dragon")
    assert duel.alice.can("summon", elf) and duel.alice.can("set monster", elf)
    assert duel.alice.can("activate", reborn)
    duel.alice.activates(reborn)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert len(duel.alice.cards("monster zone")) == 5
    assert not duel.alice.can("summon", elf) and not duel.alice.can("set monster", elf)
    assert duel.alice.can("summon", skull)
    duel.alice.summons(skull)
    duel.alice.picks("Luster Dragon")
    assert len(duel.alice.cards("monster zone")) == 5
    assert duel.where(skull) == "monster zone"


@rule("MR3-ZONE-02")
def test_five_monsters_of_the_opponent_take_none_of_your_zones() -> None:
    duel = scenario()
    for name in (*FOUR_OXEN, "Luster Dragon"):
        duel.bob.attack_position(name)
    elf = duel.alice.hand("Mystical Elf")
    assert duel.alice.can("summon", elf)


@rule("MR3-ZONE-03", "MR3-SPL-09")
def test_with_five_spells_and_traps_no_further_one_is_activated_or_set() -> None:
    duel = scenario()
    for _ in range(4):
        duel.alice.has_set("Negate Attack")
    pot = duel.alice.hand("Pot of Greed")
    fire = duel.alice.hand("Hinotama")
    trap = duel.alice.hand("Reinforcements")
    sogen = duel.alice.hand("Sogen")
    assert duel.alice.can("activate", pot) and duel.alice.can("set", pot) and duel.alice.can("set", trap)
    duel.alice.sets(trap)
    duel.is_settled()
    assert len(duel.alice.cards("spell zone")) == 5
    for card in (pot, fire):
        assert not duel.alice.can("activate", card) and not duel.alice.can("set", card)
    assert duel.alice.can("activate", sogen) and duel.alice.can("set", sogen)


@rule("MR3-ZONE-03", "MR3-SPL-09")
def test_a_set_spell_can_be_activated_with_all_zones_full() -> None:
    duel = scenario()
    for _ in range(4):
        duel.alice.has_set("Negate Attack")
    fire = duel.alice.has_set("Hinotama")
    duel.alice.activates(fire)
    assert duel.bob.life == 7500
    assert duel.where(fire) == "graveyard"


@rule("MR3-SPL-09", "MR3-SPL-02")
def test_a_spell_from_the_hand_is_first_placed_in_a_spell_zone() -> None:
    duel = scenario()
    fire = duel.alice.hand("Hinotama")
    jar = duel.bob.has_set("Jar of Greed")
    duel.alice.activates(fire)
    assert duel.bob.can("activate", jar)
    assert duel.where(fire) == "spell zone" and fire in duel.duel.spells[0]
    assert duel.duel.play[fire].face_up
    assert duel.bob.life == 8000
    duel.bob.passes()
    assert duel.bob.life == 7500
    assert duel.where(fire) == "graveyard"


@rule("MR3-ZONE-04")
def test_destroyed_monsters_and_spent_spells_lie_in_the_graveyard_in_order() -> None:
    duel = scenario()
    ox = duel.alice.attack_position("Battle Ox")
    elf = duel.bob.attack_position("Mystical Elf")
    fire = duel.alice.hand("Hinotama")
    storm = duel.alice.hand("Dark Hole")
    duel.alice.activates(fire)
    duel.alice.enters_battle()
    duel.alice.attacks(ox, elf)
    duel.alice.activates(storm)
    assert duel.duel.graveyard[0] == [fire, ox, storm]
    assert duel.duel.graveyard[1] == [elf]


@rule("MR3-ZONE-05")
def test_drawn_cards_go_to_their_owners_hand() -> None:
    duel = scenario()
    duel.alice.deck("Battle Ox", "Mystical Elf", "Luster Dragon")
    pot = duel.alice.hand("Pot of Greed")
    duel.alice.activates(pot)
    assert duel.alice.cards("hand") == ["Battle Ox", "Mystical Elf"]
    assert duel.where("Luster Dragon") == "deck"
    assert duel.bob.hand_size == 0
    for player in range(2):
        assert [side.deck_top for side in duel.duel.observe(player).sides] == [[], []]
    assert all(card.passcode for card in duel.duel.observe(0).sides[0].hand)
    assert not any(card.passcode for card in duel.duel.observe(1).sides[1].hand)


@rule("MR3-ZONE-06")
def test_field_spells_have_their_own_zone() -> None:
    duel = scenario()
    for _ in range(5):
        duel.alice.has_set("Negate Attack")
    sogen = duel.alice.hand("Sogen")
    yami = duel.bob.hand("Yami")
    duel.alice.activates(sogen)
    duel.is_settled()
    assert duel.where(sogen) == "field zone"
    assert len(duel.alice.cards("spell zone")) == 5
    duel.alice.ends_turn()
    duel.bob.sets(yami)
    assert duel.where(yami) == "field zone"
    assert duel.bob.cards("spell zone") == []
    assert duel.bob.can("activate", yami)


@rule("MR3-ZONE-07")
def test_extra_deck_monsters_come_from_and_return_to_the_extra_deck() -> None:
    duel = scenario(phase=Phase.MAIN_1)
    castel = duel.alice.extra("Castel, the Skyblaster Musketeer")
    duel.alice.attack_position("Battle Ox")
    duel.alice.attack_position("Luster Dragon")
    assert duel.where(castel) == "extra deck"
    assert castel not in duel.duel.face_up_extra
    assert [card.passcode for card in duel.duel.observe(1).sides[1].extra] == [0]
    assert duel.alice.can("procedure", castel)
    duel.alice.special_summons(castel)
    duel.alice.picks("Battle Ox")
    duel.alice.puts_in(1)
    duel.is_settled()
    device = duel.bob.has_set("Compulsory Evacuation Device")
    duel.alice.ends_turn()
    duel.bob.activates(device)
    duel.is_settled()
    assert duel.where(castel) == "extra deck"
    assert duel.alice.hand_size == 0
    assert castel not in duel.duel.face_up_extra


@rule("MR3-ZONE-08", "MR3-PEN-03", "MR3-PEN-09")
def test_pendulum_monsters_join_the_extra_deck_face_up_and_are_called_from_there() -> None:
    duel = scenario()
    duel.alice.pendulum_zones("Dragonpulse Magician", "Dragonpit Magician")
    knight = duel.alice.attack_position("Flash Knight")
    ox = duel.alice.attack_position("Battle Ox")
    hole = duel.alice.hand("Dark Hole")
    duel.alice.activates(hole)
    assert duel.where(knight) == "extra deck"
    assert knight in duel.duel.face_up_extra
    assert [card.passcode for card in duel.duel.observe(1).sides[1].extra] == [duel.duel.info[knight].passcode]
    assert duel.where(ox) == "graveyard"
    duel.alice.pendulum_summons()
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(knight) == "monster zone"
    assert duel.duel.face_up_extra == []


@rule("MR3-ZONE-09")
def test_there_are_exactly_two_pendulum_zones() -> None:
    duel = scenario()
    first = duel.alice.hand("Dragonpulse Magician")
    second = duel.alice.hand("Dragonpit Magician")
    third = duel.alice.hand("Flash Knight")
    for card in (first, second, third):
        assert duel.alice.can("activate", card)
    duel.alice.activates(first)
    assert duel.alice.can("activate", third)
    duel.alice.activates(second)
    assert duel.where(first) == duel.where(second) == "pendulum zone"
    assert not duel.alice.can("activate", third)
    assert duel.alice.can("summon", third)
    assert duel.alice.cards("spell zone") == []


@rule("MR3-GAP-TRP-01")
def test_a_trap_monster_occupies_a_monster_zone_and_a_spell_zone() -> None:
    duel = scenario()
    slime = duel.alice.has_set("Metal Reflect Slime")
    for _ in range(4):
        duel.alice.has_set("Negate Attack")
    for name in FOUR_OXEN:
        duel.alice.attack_position(name)
    elf = duel.alice.hand("Mystical Elf")
    pot = duel.alice.hand("Pot of Greed")
    assert duel.alice.can("summon", elf)
    duel.alice.activates(slime)
    duel.is_settled()
    assert duel.where(slime) == "monster zone"
    assert slime in duel.duel.monsters[0] and slime in duel.duel.spells[0]
    assert duel.position(slime) == "defense"
    assert (duel.atk(slime), duel.defense(slime)) == (0, 3000)
    assert not duel.alice.can("summon", elf)
    assert not duel.alice.can("activate", pot)
    hole = duel.bob.hand("Dark Hole")
    duel.alice.ends_turn()
    duel.bob.activates(hole)
    duel.is_settled()
    assert duel.where(slime) == "graveyard"
    assert slime not in duel.duel.monsters[0] and slime not in duel.duel.spells[0]


@rule("RES-GAP-TRM-01")
@pytest.mark.parametrize(("first", "draws"), [("Metal Reflect Slime", 1), ("Negate Attack", 0)])
def test_a_trap_monster_that_is_destroyed_was_a_monster(first: str, draws: int) -> None:
    """Another trap in its place is none."""
    duel = scenario()
    trap = duel.alice.has_set(first)
    duel.alice.face_up("Supply Squad")
    if draws:
        duel.alice.activates(trap)
        duel.is_settled()
        hole = duel.bob.hand("Dark Hole")
    else:
        hole = duel.bob.hand("Mystical Space Typhoon")
    duel.alice.ends_turn()
    held = duel.alice.hand_size
    duel.bob.activates(hole)
    if not draws:
        duel.bob.picks(trap)
    duel.is_settled()
    assert duel.where(trap) == "graveyard"
    assert duel.alice.hand_size == held + draws
