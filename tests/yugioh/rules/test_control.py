"""Control: who operates a card, and where it goes when it leaves."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import (
    MONSTER,
    NON_TUNER,
    TARGET,
    TUNER,
    Attribute,
    CardType,
    Race,
    SynchroMaterials,
    XyzMaterials,
    banish,
    damage,
    ignition,
    monster,
    one,
    send,
    spell,
    synchro,
    to_deck,
    to_hand,
    xyz,
)
from duelkit.yugioh.scenario import ALICE, BOB, CardName, Scenario, scenario

OX = "Battle Ox"
CHASER = "Mechanicalchaser"
HEART = "Change of Heart"
STEAL = "Snatch Steal"
CANNON = "Cannon Soldier"
GUN = monster(
    900001501, "借り物の砲", "Borrowed Gun", Attribute.DARK, Race.MACHINE, 4, 1000, 1000, ignition(damage(100))
)
RANK_4 = xyz(900001502, "借りた四つ星", "Borrowed Xyz", Attribute.DARK, Race.WARRIOR, 4, 2000, 2000, XyzMaterials(4, 2))
TUNER_2 = monster(
    900001503, "借りる調律者", "Borrowing Tuner", Attribute.DARK, Race.MACHINE, 2, 500, 500, types=CardType.TUNER
)
LEVEL_6 = synchro(
    900001504,
    "借りた六つ星",
    "Borrowed Synchro",
    Attribute.DARK,
    Race.MACHINE,
    6,
    2000,
    2000,
    SynchroMaterials(TUNER, NON_TUNER),
)
SENDER = spell(900001505, "墓地へ送る魔法", "Sender", targets=one(MONSTER.on_field()), resolution=send(TARGET))
TO_HAND = spell(900001506, "手札へ戻す魔法", "Bouncer", targets=one(MONSTER.on_field()), resolution=to_hand(TARGET))
TO_DECK = spell(900001507, "山札へ戻す魔法", "Returner", targets=one(MONSTER.on_field()), resolution=to_deck(TARGET))
BANISHER = spell(900001508, "除外の魔法", "Banisher", targets=one(MONSTER.on_field()), resolution=banish(TARGET))


def taken(*hand: CardName, theirs: CardName = OX) -> tuple[Scenario, int]:
    """Alice has taken control of Bob's monster for the turn."""
    duel = scenario()
    card = duel.bob.attack_position(theirs)
    duel.alice.hand(HEART, *hand)
    duel.alice.activates(HEART)
    duel.is_settled()
    return duel, card


def turn_ends(duel: Scenario) -> None:
    """Alice's turn ends, all passing."""
    duel.alice.ends_turn()
    while duel.duel.turn_player == ALICE:
        decision = duel.decision()
        assert decision is not None
        duel.duel.choose(decision.options[-1])


@rule("MR3-CTL-01", "RES-CTL-01")
def test_each_player_operates_the_cards_on_the_own_field() -> None:
    duel = scenario()
    mine = duel.alice.attack_position(GUN)
    theirs = duel.bob.attack_position(GUN)
    assert duel.controller(mine) == ALICE and duel.controller(theirs) == BOB
    assert duel.alice.can("activate", mine) and not duel.alice.can("activate", theirs)
    assert duel.alice.can("turn", mine) and not duel.alice.can("turn", theirs)
    duel, card = taken(theirs=GUN)
    assert duel.controller(card) == ALICE and duel.duel.owner[card] == BOB
    assert duel.alice.can("activate", card)
    duel.alice.enters_battle()
    assert duel.alice.can("attack", card)


@rule("MR3-CTL-02")
def test_a_taken_monster_moves_to_the_new_controllers_field() -> None:
    duel, card = taken()
    assert card in duel.duel.monsters[ALICE] and card not in duel.duel.monsters[BOB]
    assert duel.where(card) == "monster zone"
    turn_ends(duel)
    assert card in duel.duel.monsters[BOB] and duel.controller(card) == BOB, "and back when the effect ends"


@rule("MR3-CTL-02", "MR3-CTL-01")
def test_control_by_an_equip_card_lasts_while_it_is_equipped() -> None:
    duel = scenario()
    card = duel.bob.attack_position(OX)
    duel.alice.hand(STEAL, "Mystical Space Typhoon")
    duel.alice.activates(STEAL)
    duel.all_pass()
    assert duel.controller(card) == ALICE
    duel.alice.activates("Mystical Space Typhoon")
    duel.all_pass()
    assert duel.controller(card) == BOB


@rule("MR3-CTL-03", "RES-CTL-02", "RES-SND-05")
def test_graveyard_hand_and_deck_are_the_owners() -> None:
    for away, place in ((SENDER, "graveyard"), (TO_HAND, "hand"), (TO_DECK, "deck"), ("Dark Hole", "graveyard")):
        duel, card = taken(away)
        duel.alice.activates(away)
        duel.is_settled()
        assert duel.where(card) == place
        piles = {"graveyard": duel.duel.graveyard, "hand": duel.duel.hand, "deck": duel.duel.deck}[place]
        assert card in piles[BOB] and card not in piles[ALICE]
        assert duel.controller(card) == BOB


@rule("RES-BAN-04", "RES-CTL-02", "RES-BAN-02")
def test_a_taken_monster_is_banished_into_its_owners_pile() -> None:
    duel, card = taken(BANISHER)
    duel.alice.activates(BANISHER)
    assert card in duel.duel.banished[BOB] and card not in duel.duel.banished[ALICE]
    view = duel.duel.observe(ALICE)
    assert [seen.number for seen in view.sides[1].banished] == [card] and view.sides[0].banished == []


@rule("RES-CTL-01")
def test_a_taken_monster_pays_costs() -> None:
    duel = scenario()
    card = duel.bob.attack_position(OX)
    duel.alice.attack_position(CANNON)
    duel.alice.hand(HEART)
    duel.alice.activates(CANNON)
    assert duel.where(CANNON) == "graveyard" and duel.where(card) == "monster zone", "not Bob's own"
    duel = scenario()
    card = duel.bob.attack_position(OX)
    duel.alice.attack_position(CANNON)
    duel.alice.hand(HEART)
    duel.alice.activates(HEART)
    duel.alice.activates(CANNON)
    assert duel.alice.can("pick", card)
    duel.alice.picks(card)
    assert duel.where(card) == "graveyard" and duel.bob.life == 7500


@rule("RES-CTL-01")
def test_a_taken_monster_is_material_and_released_for_summons() -> None:
    for extra, partner in ((RANK_4, CHASER), (LEVEL_6, TUNER_2)):
        duel = scenario()
        card = duel.bob.attack_position(OX)
        other = duel.bob.attack_position("Mystical Elf")
        duel.alice.attack_position(partner)
        duel.alice.attack_position("Dark Magician")
        duel.alice.extra(extra)
        duel.alice.hand(HEART)
        assert not duel.alice.can("procedure", extra), "the opponent's monster is no material"
        duel.alice.activates(HEART)
        duel.alice.picks(card)
        duel.is_settled()
        assert duel.alice.can("procedure", extra)
        duel.alice.special_summons(extra)
        duel.alice.picks(card)
        duel.alice.puts_in(1)
        assert duel.where(other) == "monster zone"
        assert duel.where(extra) == "monster zone"
        assert duel.where(card) in ("material", "graveyard") and duel.duel.owner[card] == BOB
    duel, card = taken("Curse of Dragon")
    assert duel.alice.can("summon", "Curse of Dragon")
    duel.alice.summons("Curse of Dragon")
    assert card in duel.duel.graveyard[BOB]


@rule("RES-CTL-03")
def test_with_five_monsters_no_effect_that_takes_control_can_be_activated() -> None:
    for monsters in (4, 5):
        for card in (HEART, STEAL):
            duel = scenario()
            duel.bob.attack_position(OX)
            duel.alice.hand(card)
            for _ in range(monsters):
                duel.alice.attack_position(CHASER)
            assert duel.alice.can("activate", card) is (monsters == 4), (monsters, card)


@rule("RES-CTL-04", "MR3-GAP-CTL-01")
def test_a_monster_returning_to_a_full_field_is_destroyed() -> None:
    duel = scenario()
    card = duel.bob.attack_position(OX)
    for _ in range(4):
        duel.bob.attack_position(CHASER)
    duel.bob.graveyard("Giant Soldier of Stone")
    revive = duel.bob.has_set("Call of the Haunted")
    duel.alice.hand(HEART)
    duel.alice.activates(HEART)
    duel.alice.picks(card)
    duel.bob.activates(revive)
    duel.all_pass()
    assert duel.controller(card) == ALICE and len(duel.bob.cards("monster zone")) == 5
    turn_ends(duel)
    assert duel.where(card) == "graveyard" and card in duel.duel.graveyard[BOB]
    assert len(duel.bob.cards("monster zone")) == 5


@rule("RES-CTL-04", "MR3-GAP-CTL-01")
def test_a_monster_returning_to_a_field_with_room_just_returns() -> None:
    duel, card = taken()
    turn_ends(duel)
    assert duel.where(card) == "monster zone" and duel.controller(card) == BOB


@rule("RES-CTL-04")
def test_a_control_gain_without_a_free_zone_at_its_processing_destroys_its_target() -> None:
    duel = scenario()
    card = duel.bob.attack_position(OX)
    duel.alice.graveyard("Giant Soldier of Stone")
    duel.alice.has_set("Call of the Haunted")
    for _ in range(4):
        duel.alice.attack_position(CHASER)
    duel.alice.hand(HEART)
    duel.alice.activates(HEART)
    duel.alice.activates("Call of the Haunted")
    duel.all_pass()
    assert len(duel.alice.cards("monster zone")) == 5
    assert duel.where(card) == "graveyard", "by the rules (ruling on サイバー・エンジェル－那沙帝弥－)"


@rule("MR3-CTL-01")
def test_control_needs_the_right_kind_of_target() -> None:
    duel = scenario()
    duel.bob.has_set(OX)
    duel.alice.hand(STEAL, HEART)
    assert duel.alice.can("activate", HEART), "face-down monsters can be taken"
    assert not duel.alice.can("activate", STEAL), "an Equip Spell needs a face-up monster"


@rule("MR20-SUM-10", "MR20-GAP-CTL-01")
def test_who_takes_control_chooses_the_zone_and_so_does_the_owner_who_gets_it_back() -> None:
    duel = scenario("mr20-official")
    duel.asks_zones = True
    duel.alice.attack_position(OX, zone=1)
    other = duel.bob.attack_position("Mystical Elf", zone=3)
    duel.bob.attack_position(OX, zone=5)
    duel.alice.activates(duel.alice.hand("Change of Heart"))
    duel.alice.picks(other)
    assert duel.alice.offered_zones() == [2, 3, 4, 5]
    duel.alice.puts_in(1, zone=4)
    duel.is_settled()
    assert (duel.controller(other), duel.alice.zone_of(other)) == (ALICE, 4)
    duel.alice.ends_turn()
    assert duel.bob.offered_zones() == [1, 2, 3, 4]
    duel.bob.puts_in(1, zone=2)
    duel.is_settled()
    assert (duel.controller(other), duel.bob.zone_of(other)) == (BOB, 2)


@rule("MR20-SUM-10", "MR20-GAP-CTL-01")
def test_monsters_that_change_sides_together_are_both_placed_by_who_activated_the_effect() -> None:
    duel = scenario("mr20-official")
    duel.asks_zones = True
    mine = duel.alice.attack_position(OX, zone=1)
    other = duel.bob.attack_position("Mystical Elf", zone=3)
    duel.alice.activates(duel.alice.hand("Creature Swap"))
    duel.alice.puts_in(1, zone=5)
    duel.alice.puts_in(1, zone=2)
    duel.is_settled()
    assert (duel.bob.zone_of(mine), duel.alice.zone_of(other)) == (5, 2)


@rule("MR20-SUM-10", "MR20-GAP-CTL-01")
def test_equip_cards_that_fall_together_give_a_monster_back_to_a_zone_of_choice() -> None:
    for first, second in (("Premature Burial", STEAL), (STEAL, "Premature Burial")):
        duel = scenario("mr20-official")
        duel.asks_zones = True
        raised = duel.alice.graveyard("Mystical Elf")
        stolen = duel.bob.attack_position(OX, zone=2)
        for zone, name in enumerate((first, second), start=1):
            duel.alice.activates(duel.alice.hand(name))
            if name == STEAL and first != STEAL:
                duel.alice.picks(stolen)
            duel.alice.puts_in(1, zone=zone)
        duel.alice.activates(duel.alice.hand("Giant Trunade"))
        assert duel.bob.offered_zones() == [1, 2, 3, 4, 5]
        duel.bob.puts_in(1, zone=5)
        duel.is_settled()
        assert duel.where(raised) == "monster zone" and len(duel.duel.hand[ALICE]) == 2
        assert (duel.controller(stolen), duel.bob.zone_of(stolen)) == (BOB, 5)


@rule("MR20-SUM-10", "RES-TMP-01")
def test_a_monster_that_was_banished_for_a_time_comes_back_to_a_zone_of_choice() -> None:
    duel = scenario("mr20-official")
    duel.asks_zones = True
    mine = duel.alice.attack_position(OX, zone=3)
    duel.alice.activates(duel.alice.has_set("Interdimensional Matter Transporter"))
    duel.is_settled()
    duel.alice.ends_turn()
    assert duel.alice.offered_zones() == [1, 2, 3, 4, 5]
    duel.alice.puts_in(1, zone=5)
    assert duel.alice.zone_of(mine) == 5


@rule("MR3-CTL-02")
def test_nobody_is_asked_for_a_zone_where_zones_are_not_chosen() -> None:
    duel = scenario()
    other = duel.bob.attack_position("Mystical Elf")
    duel.alice.activates(duel.alice.hand("Change of Heart"))
    duel.is_settled()
    assert duel.controller(other) == ALICE


@rule("MR3-CTL-02", "RES-CTL-04")
@pytest.mark.parametrize("edition", ["ex04", "mr3", "mr20-official"])
def test_a_monster_whose_equip_card_falls_off_as_it_is_turned_face_down_stays(edition: str) -> None:
    """The ruling on 強奪: who had control by it keeps it, also when the monster is face-up again."""
    duel = scenario(edition)
    theirs = duel.bob.attack_position(OX)
    duel.alice.hand(STEAL, "Book of Moon", "Book of Taiyou")
    duel.alice.activates(STEAL)
    duel.all_pass()
    duel.alice.activates("Book of Moon")
    duel.all_pass()
    assert duel.where(STEAL) == "graveyard"
    assert duel.controller(theirs) == ALICE and duel.position(theirs) == "face-down"
    duel.alice.activates("Book of Taiyou")
    duel.all_pass()
    assert duel.controller(theirs) == ALICE and duel.position(theirs) == "attack"


def test_a_monster_turned_face_down_goes_back_when_the_time_for_which_it_was_taken_ends() -> None:
    """As エネミーコントローラー is ruled; an equip card that gives no control changes nothing about it."""
    duel, theirs = taken("Legendary Sword", theirs="D.D. Warrior")
    moon = duel.alice.hand("Book of Moon")
    duel.alice.activates("Legendary Sword")
    duel.all_pass()
    duel.alice.activates(moon)
    duel.is_settled()
    assert duel.where("Legendary Sword") == "graveyard" and duel.controller(theirs) == ALICE
    turn_ends(duel)
    assert duel.controller(theirs) == BOB and duel.position(theirs) == "face-down"
