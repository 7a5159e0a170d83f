"""What a negated summon and a negated activation leave behind."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.scenario import scenario

JUDGMENT = "神の宣告"
STRIKE = "神の通告"
WARNING = "神の警告"
WARRIOR = "スターダスト・ウォリアー"
OX = "ミノタウルス"


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
    cyber = duel.alice.hand("サイバー・ドラゴン")
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
@pytest.mark.parametrize(("edition", "late"), [("mr3", WARRIOR), ("mr20-official", WARRIOR), ("mr20-official", STRIKE),
                                               ("mr20-official", WARNING)])
def test_what_only_negates_summons_is_not_chained_to_a_card_that_answers_one(edition: str, late: str) -> None:
    duel = scenario(edition)
    cyber = duel.alice.hand("サイバー・ドラゴン")
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
