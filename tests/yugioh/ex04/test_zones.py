"""How many cards a player may have on the field (場に出すカードの最大制限枚数), and what counts as the field."""

from __future__ import annotations

import pytest

from duelkit.kernel.decision import ACT, RESPOND
from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import (
    CARD,
    Attribute,
    Race,
    Side,
    damage,
    destroyed,
    every,
    monster,
    spell,
    to_hand,
    trigger,
)
from duelkit.yugioh.scenario import ALICE, BOB, Scenario, scenario
from duelkit.yugioh.state import codes

OX = "Battle Ox"
STEAL = "Snatch Steal"
SLIME = "Metal Reflect Slime"
SWEEP = spell(900041101, "一掃", "Sweep", resolution=to_hand(every(CARD.on_field(Side.EITHER))))


def walk_to(duel: Scenario, player: int) -> None:
    """Go on, everybody passing, until the player may act freely."""
    for _ in range(40):
        decision = duel.decision()
        assert decision is not None
        if decision.kind == ACT and decision.player == player:
            return
        duel.duel.choose(codes.PASS if decision.kind == RESPOND else decision.options[-1])
    raise AssertionError("the turn does not come")


@rule("EX04-GAP-ZONE-01")
def test_the_field_of_2004_has_no_later_zones() -> None:
    duel = scenario("ex04")
    for player in range(2):
        assert len(duel.duel.monsters[player]) == 5 and len(duel.duel.spells[player]) == 5
    view = duel.duel.observe(ALICE)
    for side in view.sides:
        assert len(side.monsters) == 5 and len(side.spells) == 5
        assert all(card is None for card in side.pendulum) and side.extra == []


@rule("EX04-MAX-01")
def test_five_monsters_fill_the_row() -> None:
    for monsters in (4, 5):
        duel = scenario("ex04")
        for _ in range(monsters):
            duel.alice.attack_position(OX)
        duel.alice.hand(OX)
        assert duel.alice.can("summon", OX) is duel.alice.can("set monster", OX) is (monsters == 4)
    assert len(duel.alice.cards("monster zone")) == 5


@rule("EX04-MAX-02")
def test_with_five_monsters_only_a_sacrifice_makes_room() -> None:
    duel = scenario("ex04")
    five = [duel.alice.attack_position(OX) for _ in range(5)]
    duel.alice.hand(OX, "Summoned Skull", "Monster Reborn", "Cyber Dragon")
    duel.alice.graveyard(OX)
    duel.bob.attack_position(OX)
    assert not duel.alice.can("activate", "Monster Reborn") and not duel.alice.can("summon", duel.duel.hand[ALICE][0])
    assert not duel.alice.can("procedure", "Cyber Dragon")
    assert duel.alice.can("summon", "Summoned Skull")
    duel.alice.summons("Summoned Skull")
    duel.alice.picks(five[2])
    duel.is_settled()
    assert duel.where("Summoned Skull") == "monster zone" and duel.where(five[2]) == "graveyard"
    assert len(duel.alice.cards("monster zone")) == 5


@rule("EX04-MAX-02", "EX04-GAP-FUS-01")
def test_a_fusion_of_monsters_on_a_full_field_makes_its_own_room() -> None:
    duel = scenario("ex04")
    thunder = [duel.alice.attack_position("Thunder Dragon") for _ in range(2)]
    for _ in range(3):
        duel.alice.attack_position(OX)
    duel.alice.extra("Twin-Headed Thunder Dragon")
    duel.alice.hand("Polymerization")
    assert duel.alice.can("activate", "Polymerization")
    duel.alice.activates("Polymerization")
    duel.alice.puts_in(1)
    assert all(duel.where(card) == "graveyard" for card in thunder)
    assert duel.where("Twin-Headed Thunder Dragon") == "monster zone" and len(duel.alice.cards("monster zone")) == 4


@rule("EX04-MAX-04", "EX04-MAX-06")
def test_set_cards_and_continuous_cards_together_fill_the_five_zones() -> None:
    for more in (1, 2):
        duel = scenario("ex04")
        warrior = duel.alice.attack_position("D.D. Warrior")
        duel.alice.face_up("Legendary Sword", equipped_to=warrior)
        duel.alice.face_up("Ultimate Offering")
        duel.alice.has_set("Reckless Greed", this_turn=True)
        for _ in range(more):
            duel.alice.has_set("Torrential Tribute", this_turn=True)
        duel.alice.hand("Pot of Greed", "Negate Attack", "Black Pendant")
        for card in ("Pot of Greed", "Black Pendant"):
            assert duel.alice.can("activate", card) is duel.alice.can("set", card) is (more == 1)
        assert duel.alice.can("set", "Negate Attack") is (more == 1)


@rule("EX04-MAX-05")
def test_a_field_spell_has_its_own_zone() -> None:
    duel = scenario("ex04")
    for _ in range(5):
        duel.alice.has_set("Torrential Tribute", this_turn=True)
    duel.alice.hand("Yami")
    assert duel.alice.can("activate", "Yami") and duel.alice.can("set", "Yami")
    duel.alice.activates("Yami")
    assert duel.where("Yami") == "field zone" and len(duel.alice.cards("spell zone")) == 5
    duel = scenario("ex04")
    duel.alice.face_up("Yami")
    for _ in range(4):
        duel.alice.has_set("Torrential Tribute", this_turn=True)
    duel.alice.hand("Reckless Greed")
    assert duel.alice.can("set", "Reckless Greed"), "the field spell is none of the five"


@rule("EX04-MAX-06")
@pytest.mark.parametrize("others", [2, 3])
def test_a_card_in_a_chain_keeps_its_zone_until_the_chain_is_done(others: int) -> None:
    duel = scenario("ex04")
    for _ in range(others):
        duel.alice.has_set("Torrential Tribute", this_turn=True)
    duel.alice.attack_position(OX)
    duel.bob.has_set("Reckless Greed")
    duel.alice.hand("Pot of Greed", "Rush Recklessly", "Shrink")
    duel.alice.activates("Pot of Greed")
    duel.bob.passes()
    duel.alice.activates("Rush Recklessly")
    assert duel.where("Pot of Greed") == duel.where("Rush Recklessly") == "spell zone"
    duel.bob.passes()
    answering = len(duel.duel.chain) == 2 and duel.alice.can("activate", "Shrink")
    assert answering is (others == 2), "else the two cards of the chain are the fourth and fifth"
    duel.all_pass()
    assert duel.alice.can("activate", "Shrink") and duel.where("Pot of Greed") == "graveyard"


@rule("EX04-MAX-03")
def test_a_taken_monster_that_finds_five_others_is_destroyed() -> None:
    duel = scenario("ex04", turn=BOB)
    taken = duel.alice.attack_position("Giant Soldier of Stone")
    for _ in range(4):
        duel.alice.attack_position(OX)
    duel.alice.hand(OX, "Mystical Space Typhoon")
    duel.bob.hand(STEAL)
    duel.bob.activates(STEAL)
    duel.bob.picks(taken)
    duel.all_pass()
    assert duel.controller(taken) == BOB
    duel.bob.ends_turn()
    walk_to(duel, ALICE)
    assert duel.alice.life == 9000, "the price of the theft"
    duel.alice.summons(duel.duel.hand[ALICE][0])
    duel.all_pass()
    assert len(duel.alice.cards("monster zone")) == 5
    duel.alice.activates("Mystical Space Typhoon")
    duel.all_pass()
    assert duel.where(taken) == "graveyard" and taken in duel.duel.graveyard[ALICE]
    assert len(duel.alice.cards("monster zone")) == 5


@rule("EX04-MAX-03")
def test_a_monster_that_could_not_return_counts_as_destroyed() -> None:
    avenger = monster(
        900041102,
        "仇討ち",
        "Avenger",
        Attribute.DARK,
        Race.FIEND,
        4,
        1000,
        1000,
        trigger(destroyed(), damage(500), mandatory=True),
    )
    duel = scenario("ex04", turn=BOB)
    duel.alice.attack_position(avenger)
    for _ in range(4):
        duel.alice.attack_position(OX)
    duel.alice.graveyard(OX)
    duel.alice.has_set("Call of the Haunted")
    duel.bob.hand("Change of Heart")
    duel.bob.activates("Change of Heart")
    duel.bob.picks(avenger)
    duel.alice.activates("Call of the Haunted")
    duel.all_pass()
    assert duel.controller(avenger) == BOB and len(duel.alice.cards("monster zone")) == 5
    duel.bob.ends_turn()
    duel.all_pass()
    assert duel.where(avenger) == "graveyard"
    assert duel.bob.life == 7500, "its effect for being destroyed worked"


@rule("EX04-GAP-TRP-02")
def test_a_trap_that_is_a_monster_takes_two_zones() -> None:
    duel = scenario("ex04")
    duel.alice.has_set(SLIME)
    for _ in range(4):
        duel.alice.has_set("Torrential Tribute", this_turn=True)
    for _ in range(3):
        duel.alice.attack_position(OX)
    duel.alice.hand("Reckless Greed", "Giant Soldier of Stone")
    duel.alice.activates(SLIME)
    duel.all_pass()
    assert duel.where(SLIME) == "monster zone" and len(duel.alice.cards("monster zone")) == 4
    assert not duel.alice.can("set", "Reckless Greed"), "it keeps its spell & trap zone"
    assert duel.alice.can("summon", "Giant Soldier of Stone")
    duel.alice.summons("Giant Soldier of Stone")
    duel.all_pass()
    assert len(duel.alice.cards("monster zone")) == 5


@rule("EX04-GAP-TRP-02")
def test_a_trap_that_is_a_monster_needs_a_monster_zone() -> None:
    for monsters in (4, 5):
        duel = scenario("ex04")
        duel.alice.has_set(SLIME)
        for _ in range(monsters):
            duel.alice.attack_position(OX)
        assert duel.alice.can("activate", SLIME) is (monsters == 4)


@rule("EX04-FLD-01")
def test_cards_on_the_field_are_those_in_the_zones_of_both_players() -> None:
    duel = scenario("ex04")
    for side in (duel.alice, duel.bob):
        side.attack_position("Giant Soldier of Stone")
        side.has_set("Torrential Tribute")
        side.face_up("Ultimate Offering")
        side.graveyard("Vorse Raider")
        side.banished("Archfiend Soldier")
        side.extra("Twin-Headed Thunder Dragon")
    duel.bob.face_up("Yami")
    duel.alice.hand(SWEEP)
    before = [len(duel.duel.deck[player]) for player in range(2)]
    duel.alice.activates(SWEEP)
    duel.all_pass()
    for player, side in enumerate((duel.alice, duel.bob)):
        assert side.hand_size == 3 + player
        assert "Vorse Raider" in side.cards("graveyard") and "Twin-Headed Thunder Dragon" in side.cards("extra deck")
        assert "Archfiend Soldier" in side.cards("banished") and len(duel.duel.deck[player]) == before[player]
        assert not side.cards("monster zone") and not side.cards("spell zone") and not side.cards("field zone")


@rule("EX04-MAX-05")
def test_a_field_spell_that_goes_frees_none_of_the_five_zones() -> None:
    duel = scenario("ex04")
    for _ in range(5):
        duel.alice.has_set("Torrential Tribute", this_turn=True)
    field = duel.alice.face_up("Yami")
    duel.alice.hand("Reckless Greed", "Sogen")
    duel.bob.has_set("Mystical Space Typhoon")
    assert not duel.alice.can("set", "Reckless Greed") and duel.alice.can("activate", "Sogen")
    duel.alice.activates("Sogen")
    assert duel.where(field) == "graveyard" and duel.where("Sogen") == "field zone"
    if duel.bob.can("activate", "Mystical Space Typhoon"):
        duel.bob.activates("Mystical Space Typhoon")
        if duel.bob.can("pick", "Sogen"):
            duel.bob.picks("Sogen")
    duel.all_pass()
    assert duel.where("Sogen") == "graveyard" and len(duel.alice.cards("spell zone")) == 5
    assert not duel.alice.can("set", "Reckless Greed")
