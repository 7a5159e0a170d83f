"""What read cards showed beside a reference engine: zones that equip cards need, sums of figures."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.scenario import scenario


@rule("MR3-FDN-03")
def test_face_down_monsters_add_nothing_to_a_sum_of_levels() -> None:
    duel = scenario()
    card = duel.alice.attack_position("The Calculator")
    duel.alice.attack_position("Mystical Elf")
    hidden = duel.alice.has_set("Hunter Dragon")
    duel.start()
    assert duel.atk(card) == (2 + 4) * 300
    duel.alice.flip_summons(hidden)
    assert duel.atk(card) == (2 + 4 + 3) * 300


@rule("MR3-ZONE-03", "MR3-EQP-01")
@pytest.mark.parametrize(("others", "may"), [(3, True), (4, False)])
def test_a_monster_becomes_an_equip_card_only_where_a_zone_is_free(others: int, may: bool) -> None:
    duel = scenario()
    legion = duel.alice.face_up("Dragunity Legion")
    for _ in range(others):
        duel.alice.has_set("Jar of Greed")
    duel.alice.attack_position("Dragunity Angusticlavii")
    duel.alice.graveyard("Dragunity Angusticlavii")
    duel.start()
    assert duel.alice.can("activate", legion) is may


@rule("MR3-RIT-01", "MR3-SS-06")
def test_ritual_monsters_of_the_hand_come_by_an_effect_that_asks_for_them() -> None:
    """Nothing else could ever bring them; it is no Ritual Summon."""
    duel = scenario()
    foregone, ritual = duel.alice.hand("Ritual Foregone"), duel.alice.hand("Relinquished")
    duel.alice.activates(foregone)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(ritual) == "monster zone" and duel.alice.life == 7000
    duel.alice.ends_turn()
    duel.is_settled()
    assert duel.where(ritual) == "graveyard"
    reborn = duel.bob.hand("Monster Reborn")
    assert not duel.bob.can("activate", reborn)


@rule("MR3-SS-06")
@pytest.mark.parametrize("name", ["Nekroz of Unicore", "Relinquished"])
def test_one_that_comes_by_a_ritual_summon_only_does_not(name: str) -> None:
    """このカードは儀式召喚でしか特殊召喚できない holds wherever no text passes over it."""
    duel = scenario()
    foregone = duel.alice.hand("Ritual Foregone")
    duel.alice.hand(name)
    duel.start()
    assert duel.alice.can("activate", foregone) is (name == "Relinquished")
