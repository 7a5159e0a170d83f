"""What negates a summon or an activation, and what a negated activation leaves behind."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.simulation.yugioh import check_state
from duelkit.yugioh.language import (
    Attribute,
    Card,
    CardType,
    NegateActivation,
    Race,
    Side,
    activated,
    damage,
    ignition,
    leaves_field,
    monster,
    spell,
    trap,
    trigger,
)
from duelkit.yugioh.scenario import scenario

JUDGMENT = "Solemn Judgment"
STRIKE = "Solemn Strike"
WARNING = "Solemn Warning"
WARRIOR = "Stardust Warrior"
OX = "Battle Ox"
KNIGHT = "Flash Knight"


# what negates a summon answers the summon, not a chain link


@rule("MR3-GAP-SUM-01", "MR3-CHN-07")
@pytest.mark.parametrize("edition", ["ex04", "mr3", "mr20-official"])
def test_a_negation_chained_to_a_negation_of_a_summon_lets_the_summon_succeed(edition: str) -> None:
    duel = scenario(edition)
    ox = duel.alice.hand(OX)
    answer = duel.alice.has_set(JUDGMENT)
    judgment = duel.bob.has_set(JUDGMENT)
    duel.alice.summons(ox)
    duel.alice.passes()
    duel.bob.activates(judgment)
    duel.alice.activates(answer)
    duel.all_pass()
    duel.is_settled()
    assert duel.where(ox) == "monster zone"
    assert duel.where(judgment) == "graveyard" and duel.where(answer) == "graveyard"
    assert duel.alice.life == 4000 and duel.bob.life == 4000


@rule("MR3-GAP-SUM-01", "MR3-CHN-07")
def test_of_three_negations_in_a_row_the_first_works_again() -> None:
    duel = scenario()
    ox = duel.alice.hand(OX)
    second = duel.alice.has_set(JUDGMENT)
    first = duel.bob.has_set(JUDGMENT)
    third = duel.bob.has_set(JUDGMENT)
    duel.alice.summons(ox)
    duel.alice.passes()
    duel.bob.activates(first)
    duel.alice.activates(second)
    duel.bob.activates(third)
    duel.all_pass()
    duel.is_settled()
    assert duel.where(ox) == "graveyard"
    assert duel.bob.life == 2000 and duel.alice.life == 4000


@rule("MR3-GAP-SUM-01", "MR3-CHN-07")
def test_a_monster_effect_that_negates_a_summon_is_itself_negated() -> None:
    duel = scenario("mr20-official")
    cyber = duel.alice.hand("Cyber Dragon")
    strike = duel.alice.has_set(STRIKE)
    warrior = duel.bob.attack_position(WARRIOR)
    duel.alice.special_summons(cyber)
    duel.alice.puts_in(1)
    duel.alice.passes()
    duel.bob.activates(warrior)
    duel.alice.activates(strike)
    duel.all_pass()
    duel.is_settled()
    assert duel.where(cyber) == "monster zone"
    assert duel.where(warrior) == "graveyard" and duel.alice.life == 6500


@rule("MR3-GAP-SUM-01")
@pytest.mark.parametrize(
    ("edition", "late"),
    [("mr3", WARRIOR), ("mr20-official", WARRIOR), ("mr20-official", STRIKE), ("mr20-official", WARNING)],
)
def test_what_only_negates_summons_is_not_chained_to_a_card_that_answers_one(edition: str, late: str) -> None:
    duel = scenario(edition)
    cyber = duel.alice.hand("Cyber Dragon")
    first = duel.bob.has_set(JUDGMENT)
    answer = duel.alice.has_set(JUDGMENT)
    duel.bob.attack_position(OX)
    other = duel.bob.attack_position(late) if late == WARRIOR else duel.bob.has_set(late)
    duel.alice.special_summons(cyber)
    duel.alice.puts_in(1)
    duel.alice.passes()
    assert duel.bob.can("activate", other)
    duel.bob.activates(first)
    duel.alice.activates(answer)
    assert not duel.bob.can("activate", other)
    duel.all_pass()
    duel.is_settled()
    assert duel.where(cyber) == "monster zone"


# a card whose activation was negated was never on the field

PENDANT = "Black Pendant"
BREAK_ACTIVATION = trap(
    900004003,
    "発動を止める罠",
    "Activation Stopper",
    icon=CardType.COUNTER,
    when=activated(by=Side.OPPONENT),
    resolution=NegateActivation(),
)
LEAVER = spell(
    900004004,
    "去る魔法",
    "Leaving Spell",
    trigger(leaves_field(), damage(700), mandatory=True),
    icon=CardType.CONTINUOUS,
)
SHOOTER = monster(
    900004006,
    "撃って去る者",
    "Leaving Shooter",
    Attribute.DARK,
    Race.MACHINE,
    4,
    1000,
    1000,
    ignition(damage(100)),
    trigger(leaves_field(), damage(700), mandatory=True),
)


@rule("RES-GAP-NEG-01")
@pytest.mark.parametrize("counter", [JUDGMENT, BREAK_ACTIVATION])
@pytest.mark.parametrize("was_set", [True, False])
@pytest.mark.parametrize("card", [PENDANT, LEAVER])
def test_a_card_whose_activation_is_negated_does_not_leave_the_field(
    counter: Card | str, was_set: bool, card: Card | str
) -> None:
    duel = scenario()
    duel.alice.attack_position(OX)
    mine = duel.alice.has_set(card) if was_set else duel.alice.hand(card)
    stop = duel.bob.has_set(counter)
    duel.alice.activates(mine)
    duel.bob.activates(stop)
    duel.is_settled()
    assert duel.where(mine) == "graveyard"
    assert duel.bob.life == (4000 if counter == JUDGMENT else 8000), "nothing but the cost was lost"


@rule("RES-GAP-NEG-01")
@pytest.mark.parametrize("card", [PENDANT, LEAVER])
def test_a_card_destroyed_before_its_activation_is_processed_does_leave_the_field(card: Card | str) -> None:
    duel = scenario()
    duel.alice.attack_position(OX)
    mine = duel.alice.hand(card)
    duel.bob.has_set("Mystical Space Typhoon")
    duel.alice.activates(mine)
    duel.bob.activates("Mystical Space Typhoon")
    duel.is_settled()
    assert duel.where(mine) == "graveyard"
    assert duel.bob.life == 8000 - (500 if card == PENDANT else 700)


@rule("RES-GAP-NEG-02", "MR3-ACT-02")
def test_a_card_whose_effect_is_negated_and_which_is_destroyed_for_it_does_leave_the_field() -> None:
    duel = scenario()
    shooter = duel.alice.attack_position(SHOOTER)
    wrath = duel.bob.has_set("Divine Wrath")
    duel.bob.hand(OX)
    duel.alice.activates(shooter)
    duel.bob.activates(wrath)
    duel.is_settled()
    assert duel.where(shooter) == "graveyard" and duel.bob.life == 8000 - 700


@rule("RES-GAP-NEG-01", "MR3-PEN-03")
@pytest.mark.parametrize("edition", ["mr3", "mr20", "mr20-official"])
def test_a_pendulum_card_whose_activation_is_negated_goes_to_the_graveyard(edition: str) -> None:
    duel = scenario(edition)
    knight = duel.alice.hand(KNIGHT)
    judgment = duel.bob.has_set(JUDGMENT)
    duel.alice.activates(knight)
    duel.bob.activates(judgment)
    duel.is_settled()
    assert duel.where(knight) == "graveyard"
    assert not duel.alice.can("pendulum")


# chains of negations


@rule("RES-GAP-NEG-01", "MR3-CHN-07", "MR3-EQP-01")
def test_a_negation_that_is_negated_leaves_the_card_on_the_field() -> None:
    duel = scenario()
    ox = duel.alice.attack_position(OX)
    pendant = duel.alice.hand(PENDANT)
    answer = duel.alice.has_set(JUDGMENT)
    judgment = duel.bob.has_set(JUDGMENT)
    duel.alice.hand("Mystical Space Typhoon")
    duel.alice.activates(pendant)
    duel.bob.activates(judgment)
    duel.alice.activates(answer)
    duel.all_pass()
    duel.is_settled()
    assert duel.where(pendant) == "spell zone" and duel.atk(ox) == 2200
    duel.alice.activates("Mystical Space Typhoon")
    duel.is_settled()
    assert duel.where(pendant) == "graveyard" and duel.bob.life == 4000 - 500, "now it leaves the field"


@rule("RES-GAP-NEG-01", "MR3-CHN-07")
@pytest.mark.parametrize("negations", [1, 2, 3])
def test_negations_one_upon_the_other(negations: int) -> None:
    duel = scenario()
    leaver = duel.alice.hand(LEAVER)
    for side in (duel.alice, duel.bob):
        side.has_set(JUDGMENT)
        side.has_set(JUDGMENT)
    duel.alice.activates(leaver)
    for number in range(negations):
        (duel.bob if number % 2 == 0 else duel.alice).activates(JUDGMENT)
    duel.all_pass()
    duel.is_settled()
    assert duel.where(leaver) == ("spell zone" if negations == 2 else "graveyard")
    assert duel.bob.life == (2000 if negations == 3 else 4000), "what was never there does no damage as it goes"
    assert duel.duel.play[leaver].flags == 0
    check_state(duel.duel)
