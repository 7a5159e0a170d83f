"""Equip cards (装備カード), and monsters that become equip cards (装備カード扱いになったモンスター)."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import (
    EQUIP_CARD,
    FACE_UP,
    MONSTER,
    TARGET,
    THIS,
    Attribute,
    Equip,
    Phase,
    Race,
    Side,
    Stat,
    Until,
    apply,
    becomes,
    destroy,
    gains,
    ignition,
    monster,
    one,
    spell,
    trap,
)
from duelkit.yugioh.scenario import ALICE, BOB, CardName, Scenario, scenario
from duelkit.yugioh.state.codes import DESTROYED
from duelkit.yugioh.state.log import L_MOVE, entries

OX = "Battle Ox"
ROCK = "Giant Soldier of Stone"
SWORD = "Legendary Sword"
WARRIOR = "D.D. Warrior"
SACRIFICE = "Relinquished"
SPHERE = "Blast Sphere"
PARASITE = "Kiseitai"
COCOON = "Cocoon of Evolution"
MOTH = "Petit Moth"
STEAL = "Snatch Steal"
ARMOUR = trap(
    900041201,
    "鎧の罠",
    "Armour Trap",
    targets=one((MONSTER & FACE_UP).on_field(Side.YOU)),
    resolution=Equip(THIS, TARGET, (gains(Stat.ATK, 900),)),
)
SHATTER = spell(900041202, "装備砕き", "Shatter Equip", targets=one(EQUIP_CARD.on_field()), resolution=destroy(TARGET))
SLAY = spell(900041203, "怪物退治", "Slay", targets=one(MONSTER.on_field()), resolution=destroy(TARGET))
MAW = monster(
    900041204,
    "呑む者",
    "The Maw",
    Attribute.DARK,
    Race.FIEND,
    4,
    1000,
    1000,
    ignition(Equip(TARGET, THIS), targets=one((MONSTER & FACE_UP).on_field(Side.OPPONENT))),
)


def walk_to(duel: Scenario, turn: int) -> None:
    """Go on, everybody passing, to the main phase of a turn."""
    for _ in range(60):
        decision = duel.decision()
        assert decision is not None
        if duel.duel.turn >= turn and duel.duel.phase >= Phase.MAIN_1:
            return
        duel.duel.choose(decision.options[-1])
    raise AssertionError("the turn does not come")


def attacked(name: str) -> tuple[Scenario, int, int]:
    """Alice's 1700 attacker attacks the Set monster that equips itself to it; answers both numbers."""
    duel = scenario("ex04", phase=Phase.BATTLE)
    attacker = duel.alice.attack_position(OX)
    card = duel.bob.has_set(name)
    duel.alice.attacks(attacker, card)
    duel.all_pass()
    return duel, attacker, card


@rule("EX04-EQP-02", "EX04-EQP-15")
@pytest.mark.parametrize("name", [SPHERE, PARASITE])
def test_a_monster_that_equips_itself_to_its_attacker_stays_on_its_own_side(name: str) -> None:
    duel, attacker, card = attacked(name)
    assert duel.where(card) == "spell zone" and duel.controller(card) == BOB
    assert card in duel.duel.spells[BOB] and card not in duel.duel.spells[ALICE]
    assert duel.duel.play[card].equipped_to == attacker and duel.controller(attacker) == ALICE
    assert duel.bob.cards("monster zone") == []


@rule("EX04-EQP-15", "EX04-EQP-04")
@pytest.mark.parametrize("others", [3, 4])
def test_such_a_monster_takes_one_of_its_own_players_five_zones(others: int) -> None:
    duel = scenario("ex04", phase=Phase.BATTLE)
    attacker = duel.alice.attack_position(OX)
    sphere = duel.bob.has_set(SPHERE)
    for _ in range(others):
        duel.bob.has_set("Torrential Tribute", this_turn=True)
    duel.bob.hand("Reckless Greed")
    duel.alice.attacks(attacker, sphere)
    duel.all_pass()
    assert duel.where(sphere) == "spell zone" and len(duel.bob.cards("spell zone")) == others + 1
    walk_to(duel, 4)
    assert duel.bob.is_asked("act") and duel.bob.can("set", "Reckless Greed") is (others == 3)


@rule("EX04-EQP-09", "EX04-EFF-01")
def test_a_sphere_bomb_on_its_attacker_does_what_is_written_on_it() -> None:
    duel, attacker, _ = attacked(SPHERE)
    assert duel.bob.life == duel.alice.life == 8000, "no battle was fought to its end"
    walk_to(duel, 5)
    assert duel.where(attacker) == "graveyard" and duel.alice.life == 8000 - 1700


@rule("EX04-EQP-09")
def test_a_parasite_gains_life_from_the_attack_of_its_host() -> None:
    duel, attacker, parasite = attacked(PARASITE)
    walk_to(duel, 5)
    assert duel.bob.life == 8000 + 850 and duel.where(attacker) == "monster zone"
    assert duel.where(parasite) == "spell zone"


@rule("EX04-EQP-16", "EX04-CTL-01")
def test_an_absorbed_monster_lies_on_the_field_of_the_player_who_used_the_effect() -> None:
    duel = scenario("ex04")
    eater = duel.alice.attack_position(SACRIFICE)
    eaten = duel.bob.attack_position(OX)
    duel.alice.activates(eater)
    duel.all_pass()
    assert duel.where(eaten) == "spell zone" and eaten in duel.duel.spells[ALICE]
    assert duel.controller(eaten) == ALICE and duel.duel.owner[eaten] == BOB
    assert duel.bob.cards("monster zone") == [] and duel.bob.cards("spell zone") == []


@rule("EX04-EQP-16", "EX04-MAX-04")
@pytest.mark.parametrize("cards", [4, 5])
def test_absorbing_needs_and_takes_a_zone_of_the_user(cards: int) -> None:
    duel = scenario("ex04")
    eater = duel.alice.attack_position(SACRIFICE)
    duel.bob.attack_position(OX)
    for _ in range(cards):
        duel.alice.has_set("Torrential Tribute", this_turn=True)
    duel.alice.hand("Reckless Greed")
    assert duel.alice.can("activate", eater) is (cards == 4)
    if cards == 4:
        duel.alice.activates(eater)
        duel.all_pass()
        assert not duel.alice.can("set", "Reckless Greed")


@rule("EX04-EQP-18", "EX04-EQP-10")
def test_the_holders_own_effect_takes_over_the_figures() -> None:
    duel = scenario("ex04")
    eater = duel.alice.attack_position(SACRIFICE)
    duel.bob.attack_position("Blue-Eyes White Dragon")
    duel.alice.hand("Skill Drain")
    duel.alice.activates(eater)
    duel.all_pass()
    assert (duel.atk(eater), duel.defense(eater)) == (3000, 2500)
    silenced = scenario("ex04")
    eater = silenced.alice.attack_position(SACRIFICE)
    silenced.bob.attack_position("Blue-Eyes White Dragon")
    silenced.alice.has_set("Skill Drain")
    silenced.alice.activates(eater)
    silenced.all_pass()
    silenced.alice.activates("Skill Drain")
    silenced.all_pass()
    assert silenced.atk(eater) == 0, "the dragon itself gives nothing"
    # without its effect it cannot keep the dragon either (fid 11923, Upper Deck)
    assert silenced.where("Blue-Eyes White Dragon") == "graveyard"


@rule("EX04-EQP-10", "EX04-EQP-07")
def test_an_absorbed_monster_has_no_effect_of_its_own_and_adds_nothing() -> None:
    duel = scenario("ex04")
    eater = duel.alice.attack_position(MAW)
    eaten = duel.bob.attack_position("Cannon Soldier")
    duel.alice.attack_position(OX)
    duel.alice.activates(eater)
    duel.all_pass()
    assert duel.where(eaten) == "spell zone" and duel.duel.play[eaten].equipped_to == eater
    assert (duel.atk(eater), duel.defense(eater)) == (1000, 1000), "1400/1300 are not added"
    assert not duel.alice.can("activate", eaten), "the cannon fires no more"


@rule("EX04-EQP-10")
def test_an_absorbed_monster_with_an_effect_for_equips_does_not_use_it() -> None:
    duel = scenario("ex04")
    eater = duel.alice.attack_position(SACRIFICE)
    duel.bob.attack_position(PARASITE)
    duel.alice.activates(eater)
    duel.all_pass()
    walk_to(duel, 5)
    assert duel.alice.life == duel.bob.life == 8000, "it was not equipped by its own effect"


@rule("EX04-EQP-17")
def test_when_the_holder_is_taken_the_absorbed_card_stays_where_it_is() -> None:
    duel = scenario("ex04")
    eater = duel.alice.attack_position(SACRIFICE)
    first = duel.bob.attack_position(OX)
    duel.alice.attack_position(ROCK)
    duel.bob.hand(STEAL)
    duel.alice.activates(eater)
    duel.all_pass()
    duel.alice.ends_turn()
    duel.all_pass()
    duel.bob.activates(STEAL)
    duel.bob.picks(eater)
    duel.all_pass()
    assert duel.controller(eater) == BOB and duel.atk(eater) == 1700, "it still feeds on the Ox"
    assert first in duel.duel.spells[ALICE] and duel.controller(first) == ALICE
    assert not duel.bob.can("activate", eater), "it holds one already"


@rule("EX04-EQP-17")
def test_a_monster_absorbed_after_the_theft_is_a_card_of_the_thief() -> None:
    duel = scenario("ex04", turn=BOB)
    eater = duel.alice.attack_position(SACRIFICE)
    first = duel.bob.has_set(ROCK)
    second = duel.alice.attack_position(OX)
    duel.bob.hand(STEAL)
    duel.bob.activates(STEAL)
    duel.bob.picks(eater)
    duel.all_pass()
    duel.bob.activates(eater)
    duel.all_pass()
    assert duel.controller(eater) == BOB and second in duel.duel.spells[BOB] and duel.controller(second) == BOB
    assert duel.duel.owner[second] == ALICE and duel.where(first) == "monster zone"


@rule("EX04-EQP-03", "EX04-EQP-04", "EX04-CTL-02")
def test_the_sword_stays_when_its_bearer_is_stolen() -> None:
    duel = scenario("ex04", turn=BOB)
    warrior = duel.alice.attack_position(WARRIOR)
    sword = duel.alice.face_up(SWORD, equipped_to=warrior)
    for _ in range(4):
        duel.alice.has_set("Torrential Tribute", this_turn=True)
    duel.alice.hand("Reckless Greed", "Mystical Space Typhoon")
    duel.bob.hand(STEAL)
    duel.bob.activates(STEAL)
    duel.all_pass()
    assert duel.controller(warrior) == BOB and warrior in duel.duel.monsters[BOB]
    assert duel.controller(sword) == ALICE and sword in duel.duel.spells[ALICE]
    assert duel.duel.play[sword].equipped_to == warrior and duel.atk(warrior) == 1500, "and still works"
    duel.bob.ends_turn()
    duel.all_pass()
    assert duel.alice.is_asked("act")
    assert not duel.alice.can("set", "Reckless Greed"), "five with the sword"
    assert not duel.alice.can("activate", "Mystical Space Typhoon")


@rule("EX04-EQP-05", "EX04-GAP-EQP-01")
@pytest.mark.parametrize(
    "away", ["Compulsory Evacuation Device", "Book of Moon", "Interdimensional Matter Transporter", SLAY]
)
def test_a_bearer_that_leaves_or_is_turned_down_loses_its_equips(away: CardName) -> None:
    duel = scenario("ex04")
    warrior = duel.alice.attack_position(WARRIOR)
    pendant = duel.alice.face_up("Black Pendant", equipped_to=warrior)
    if isinstance(away, str):
        duel.alice.has_set(away)
    else:
        duel.alice.hand(away)
    duel.alice.activates(away)
    duel.all_pass()
    assert duel.where(pendant) == "graveyard" and duel.bob.life == 7500
    assert [
        entry.c & DESTROYED for entry in entries(duel.duel.log) if entry.kind == L_MOVE and entry.card == pendant
    ] == [DESTROYED]


@rule("EX04-EQP-05", "EX04-EQP-06")
def test_a_trap_and_a_monster_that_are_equipped_go_with_a_bearer_that_is_turned_down() -> None:
    duel = scenario("ex04")
    eater = duel.alice.attack_position(SACRIFICE)
    eaten = duel.bob.attack_position(OX)
    armour = duel.alice.has_set(ARMOUR)
    duel.alice.has_set("Book of Moon")
    duel.alice.activates(eater)
    duel.all_pass()
    duel.alice.activates(armour)
    duel.all_pass()
    assert duel.where(eaten) == duel.where(armour) == "spell zone"
    duel.alice.activates("Book of Moon")
    duel.all_pass()
    assert duel.position(eater) == "face-down" and duel.where(eaten) == duel.where(armour) == "graveyard"


@rule("EX04-GAP-EQP-01")
def test_an_equip_spell_needs_a_face_up_monster_that_fits() -> None:
    duel = scenario("ex04")
    duel.alice.has_set(WARRIOR)
    duel.alice.attack_position(OX)
    duel.alice.hand(SWORD, "Black Pendant")
    assert not duel.alice.can("activate", SWORD), "the warrior is face-down, the Ox no warrior"
    assert duel.alice.can("activate", "Black Pendant")


@rule("EX04-GAP-EQP-01")
def test_an_equip_spell_breaks_when_its_monster_no_longer_fits() -> None:
    change = spell(
        900041205,
        "種族変え",
        "Change of Race",
        targets=one((MONSTER & FACE_UP).on_field()),
        resolution=apply(becomes(Stat.RACE, int(Race.FIEND)), to=TARGET, until=Until.END_OF_TURN),
    )
    duel = scenario("ex04")
    warrior = duel.alice.attack_position(WARRIOR)
    sword = duel.alice.face_up(SWORD, equipped_to=warrior)
    duel.alice.hand(change)
    duel.alice.activates(change)
    duel.all_pass()
    assert duel.where(sword) == "graveyard" and duel.where(warrior) == "monster zone"


@rule("EX04-EQP-06", "EX04-EQP-01")
def test_traps_and_monsters_that_are_equipped_count_as_equip_cards() -> None:
    duel = scenario("ex04")
    bearer = duel.alice.attack_position(WARRIOR)
    duel.alice.has_set(ARMOUR)
    duel.alice.hand(SHATTER, SHATTER)
    eater = duel.alice.attack_position(SACRIFICE)
    eaten = duel.bob.attack_position(OX)
    assert not duel.alice.can("activate", SHATTER)
    duel.alice.activates(ARMOUR)
    duel.alice.picks(bearer)
    duel.all_pass()
    duel.alice.activates(eater)
    duel.all_pass()
    assert duel.atk(bearer) == 2100
    duel.alice.activates(SHATTER)
    assert duel.alice.can("pick", ARMOUR) and duel.alice.can("pick", eaten), "both are Equip Spells now"
    duel.alice.picks(eaten)
    duel.all_pass()
    assert eaten in duel.duel.graveyard[BOB] and duel.atk(eater) == 0


@rule("EX04-EQP-08")
def test_a_monster_with_an_absorbed_monster_is_one_sacrifice() -> None:
    duel = scenario("ex04")
    eater = duel.alice.attack_position(SACRIFICE)
    eaten = duel.bob.attack_position(OX)
    duel.alice.hand("Blue-Eyes White Dragon", "Summoned Skull")
    duel.alice.activates(eater)
    duel.all_pass()
    assert not duel.alice.can("summon", "Blue-Eyes White Dragon"), "two are needed"
    assert duel.alice.can("summon", "Summoned Skull")
    duel.alice.summons("Summoned Skull")
    assert duel.where(eater) == "graveyard" and duel.where(eaten) == "graveyard"
    assert eaten in duel.duel.graveyard[BOB]


# Cocoon of Evolution


@rule("EX04-EQP-11", "EX04-EQP-14")
@pytest.mark.parametrize("position", ["attack", "defense"])
def test_a_cocoon_is_put_on_a_face_up_petit_moth(position: str) -> None:
    duel = scenario("ex04")
    cocoon = duel.alice.hand(COCOON)
    moth = duel.alice.attack_position(MOTH) if position == "attack" else duel.alice.defense_position(MOTH)
    assert duel.atk(moth) == 300
    duel.alice.activates(cocoon)
    duel.all_pass()
    part = duel.duel.play[cocoon]
    assert duel.where(cocoon) == "spell zone" and part.face_up and part.equipped_to == moth
    assert (duel.atk(moth), duel.defense(moth)) == (0, 2000) and duel.position(moth) == position


@rule("EX04-EQP-11")
def test_a_cocoon_needs_an_own_face_up_petit_moth() -> None:
    duel = scenario("ex04")
    duel.alice.hand(COCOON)
    duel.alice.has_set(MOTH)
    duel.bob.attack_position(MOTH)
    duel.alice.attack_position(OX)
    assert not duel.alice.can("activate", COCOON)


@rule("EX04-EQP-12")
def test_equipping_a_cocoon_is_the_normal_summon_of_the_turn() -> None:
    duel = scenario("ex04")
    duel.alice.hand(COCOON, OX)
    duel.alice.attack_position(MOTH)
    duel.alice.activates(COCOON)
    duel.all_pass()
    assert not duel.alice.can("summon", OX) and not duel.alice.can("set monster", OX)
    duel = scenario("ex04")
    duel.alice.hand(COCOON, OX)
    duel.alice.attack_position(MOTH)
    duel.alice.summons(OX)
    duel.all_pass()
    assert not duel.alice.can("activate", COCOON)
    modern = scenario("mr3")
    modern.alice.hand(COCOON, OX)
    modern.alice.attack_position(MOTH)
    modern.alice.activates(COCOON)
    assert modern.alice.can("summon", OX), "its later wording"


@rule("EX04-EQP-13")
def test_an_equipped_cocoon_is_one_of_the_five_monsters() -> None:
    for others in (2, 3, 4):
        duel = scenario("ex04")
        cocoon = duel.alice.hand(COCOON, "Monster Reborn", "Mystical Space Typhoon")
        moth = duel.alice.attack_position(MOTH)
        for _ in range(others):
            duel.alice.attack_position(OX)
        duel.alice.graveyard(ROCK)
        assert duel.alice.can("activate", COCOON) is (others < 4)
        if others == 4:
            continue
        duel.alice.activates(COCOON)
        duel.all_pass()
        assert duel.alice.can("activate", "Monster Reborn") is (others == 2), "moth, cocoon and so many others"
        duel.alice.activates("Mystical Space Typhoon")
        duel.all_pass()
        assert duel.where(cocoon) == "graveyard" and (duel.atk(moth), duel.defense(moth)) == (300, 200)
        duel.all_pass()
        assert duel.alice.can("activate", "Monster Reborn"), "its place is free again"


@rule("EX04-EQP-13")
def test_a_place_held_by_a_cocoon_is_freed_when_the_moth_goes() -> None:
    duel = scenario("ex04")
    cocoon = duel.alice.hand(COCOON, SLAY, "Monster Reborn")
    moth = duel.alice.attack_position(MOTH)
    for _ in range(3):
        duel.alice.attack_position(OX)
    duel.alice.activates(COCOON)
    duel.all_pass()
    copy = duel.duel.copy()
    assert copy.digest() == duel.duel.digest()
    duel.alice.activates(SLAY)
    duel.alice.picks(moth)
    duel.all_pass()
    assert duel.where(cocoon) == "graveyard" and duel.duel.monsters[ALICE].count(-1) == 2
