"""Whose equip cards are, and what they count for, from another side than in ``test_equip`` (装備カード)."""

from __future__ import annotations

import pytest
from tests.yugioh.ex04.test_equip import COCOON, MOTH, OX, PARASITE, ROCK, SACRIFICE, SPHERE, STEAL, walk_to

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import Phase
from duelkit.yugioh.scenario import ALICE, BOB, scenario

THOUSAND = "Thousand-Eyes Restrict"


@rule("EX04-EQP-02")
@pytest.mark.parametrize("name", [SPHERE, PARASITE])
def test_such_an_equip_card_goes_to_the_graveyard_of_the_player_whose_effect_it_is(name: str) -> None:
    duel = scenario("ex04", turn=BOB, phase=Phase.BATTLE)
    attacker = duel.bob.attack_position(OX)
    card = duel.alice.has_set(name)
    duel.bob.attacks(attacker, card)
    duel.all_pass()
    assert card in duel.duel.spells[ALICE] and duel.duel.spells[BOB] == [-1] * 5
    walk_to(duel, 4)
    duel.alice.hand("Heavy Storm")
    duel.alice.activates("Heavy Storm")
    duel.all_pass()
    assert card in duel.duel.graveyard[ALICE] and duel.controller(attacker) == BOB
    assert duel.where(attacker) == "monster zone" and duel.bob.life == duel.alice.life == 8000


@rule("EX04-EQP-03")
def test_a_pendant_on_a_stolen_monster_is_still_the_card_of_its_player() -> None:
    duel = scenario("ex04", turn=BOB)
    ox = duel.alice.attack_position(OX)
    pendant = duel.alice.face_up("Black Pendant", equipped_to=ox)
    duel.bob.hand(STEAL, "Mystical Space Typhoon")
    duel.bob.activates(STEAL)
    duel.all_pass()
    assert duel.controller(ox) == BOB and duel.atk(ox) == 2200
    assert duel.controller(pendant) == ALICE and pendant in duel.duel.spells[ALICE]
    assert duel.controller(STEAL) == BOB and duel.duel.play[duel.find(STEAL)].equipped_to == ox
    duel.bob.activates("Mystical Space Typhoon")
    duel.bob.picks(pendant)
    duel.all_pass()
    assert pendant in duel.duel.graveyard[ALICE] and duel.atk(ox) == 1700
    assert duel.bob.life == 7500, "its effect is Alice's, and strikes her opponent"


@rule("EX04-EQP-08")
def test_a_cannon_fires_a_holder_with_what_it_holds_once() -> None:
    duel = scenario("ex04")
    eater = duel.alice.attack_position(SACRIFICE)
    eaten = duel.bob.attack_position(OX)
    cannon = duel.alice.attack_position("Cannon Soldier")
    duel.alice.activates(eater)
    duel.all_pass()
    duel.alice.activates(cannon)
    assert duel.alice.can("pick", eater) and not duel.alice.can("pick", eaten), "the absorbed card is no monster"
    duel.alice.picks(eater)
    duel.all_pass()
    assert duel.bob.life == 7500 and duel.where(eater) == duel.where(eaten) == "graveyard"
    assert eaten in duel.duel.graveyard[BOB] and duel.where(cannon) == "monster zone"


@rule("EX04-EQP-12")
def test_a_set_monster_bars_the_cocoon_until_the_next_own_turn() -> None:
    duel = scenario("ex04")
    duel.alice.hand(COCOON, ROCK, OX)
    moth = duel.alice.attack_position(MOTH)
    duel.alice.sets_monster(ROCK)
    duel.all_pass()
    assert not duel.alice.can("activate", COCOON), "the Set was the normal summon of the turn"
    walk_to(duel, 5)
    assert duel.alice.can("activate", COCOON) and duel.alice.can("summon", OX)
    duel.alice.activates(COCOON)
    duel.all_pass()
    assert duel.duel.play[duel.find(COCOON)].equipped_to == moth
    assert not duel.alice.can("summon", OX) and not duel.alice.can("set monster", OX)


@rule("EX04-EQP-14")
@pytest.mark.parametrize("position", ["attack", "defense"])
def test_an_attacked_moth_fights_with_the_figures_of_its_cocoon(position: str) -> None:
    duel = scenario("ex04")
    moth = duel.alice.attack_position(MOTH) if position == "attack" else duel.alice.defense_position(MOTH)
    duel.alice.hand(COCOON)
    ox = duel.bob.attack_position(OX)
    duel.alice.activates(COCOON)
    duel.all_pass()
    duel.alice.ends_turn()
    duel.all_pass()
    duel.bob.enters_battle()
    duel.all_pass()
    duel.bob.attacks(ox, moth)
    duel.all_pass()
    lost = 8000 - duel.alice.life, 8000 - duel.bob.life
    assert lost == ((1700, 0) if position == "attack" else (0, 300)), "ATK 0 or DEF 2000, not 300 or 200"
    assert duel.where(moth) == ("graveyard" if position == "attack" else "monster zone")


@rule("EX04-EQP-18")
def test_a_holder_has_nothing_of_its_own_and_loses_the_figures_with_the_card() -> None:
    for holder in (SACRIFICE, THOUSAND):
        duel = scenario("ex04")
        eater = duel.alice.attack_position(holder)
        eaten = duel.bob.attack_position("Vorse Raider")
        duel.alice.hand("Mystical Space Typhoon")
        duel.bob.attack_position(ROCK)
        assert (duel.atk(eater), duel.defense(eater)) == (0, 0)
        duel.alice.activates(eater)
        duel.alice.picks(eaten)
        duel.all_pass()
        assert (duel.atk(eater), duel.defense(eater)) == (1900, 1200)
        assert not duel.alice.can("activate", eater), "one card at a time"
        duel.alice.activates("Mystical Space Typhoon")
        duel.all_pass()
        assert duel.where(eaten) == "graveyard" and (duel.atk(eater), duel.defense(eater)) == (0, 0)
