"""What becomes of an attack whose attacker changes its battle position."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import Phase
from duelkit.yugioh.scenario import scenario

BENKEI = "Superheavy Samurai Big Benkei"
WARRIOR = "Giant Soldier of Stone"
EDITIONS = pytest.mark.parametrize("edition", ["mr3", "mr20-official"])


@rule("MR3-POS-01")
@EDITIONS
@pytest.mark.parametrize(("attacker", "fights"), [(BENKEI, True), (WARRIOR, False)])
def test_the_attack_goes_on_if_the_monster_may_attack_in_defense_position(
    edition: str, attacker: str, fights: bool
) -> None:
    """OCG-Rule documentation on 超重武者ビッグベン－Ｋ (May 2016): it goes on with the figure of the new position."""
    duel = scenario(edition, phase=Phase.BATTLE)
    mine = duel.alice.attack_position(attacker)
    elf = duel.bob.attack_position("Gemini Elf")
    controller = duel.bob.has_set("Enemy Controller")
    duel.alice.attacks(mine, elf)
    duel.bob.activates(controller)
    duel.bob.declares(0)
    duel.bob.picks(mine)
    duel.is_settled()
    assert duel.where(elf) == ("graveyard" if fights else "monster zone")
    assert duel.bob.life == (6400 if fights else 8000), "3500 DEF against 1900 ATK"


@rule("MR3-POS-01")
@EDITIONS
def test_the_attack_goes_on_with_its_atk_if_it_is_turned_to_attack_position(edition: str) -> None:
    duel = scenario(edition, phase=Phase.BATTLE)
    mine = duel.alice.defense_position(BENKEI)
    elf = duel.bob.attack_position("Gemini Elf")
    controller = duel.bob.has_set("Enemy Controller")
    duel.alice.attacks(mine, elf)
    duel.bob.activates(controller)
    duel.bob.declares(0)
    duel.bob.picks(mine)
    duel.is_settled()
    assert duel.where(mine) == "graveyard" and duel.alice.life == 7100, "1000 ATK against 1900"
