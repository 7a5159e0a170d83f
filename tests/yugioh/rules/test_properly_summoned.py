"""What was properly summoned is so no longer once it is in the hand, the Main Deck or face-down in the Extra Deck."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.scenario import scenario

REBORN = "Monster Reborn"
EVACUATION = "Compulsory Evacuation Device"
BREAK = "Raigeki Break"
HOLE = "Dark Hole"
ELF = "Mystical Elf"


@rule("MR3-SS-07")
@pytest.mark.parametrize("monster", ["Relinquished", "Chaos Sorcerer", "Black Luster Soldier - Envoy of the Beginning"])
def test_it_must_be_summoned_properly_again_after_it_was_in_the_hand(monster: str) -> None:
    duel = scenario()
    card = duel.alice.attack_position(monster)
    duel.alice.has_set(EVACUATION)
    duel.alice.has_set(BREAK)
    duel.alice.hand(REBORN)
    duel.alice.graveyard(ELF)
    target = duel.bob.attack_position(ELF)
    duel.alice.activates(EVACUATION)
    duel.alice.picks(card)
    duel.all_pass()
    assert card in duel.duel.hand[0] and not duel.duel.proper[card]
    duel.alice.activates(BREAK)
    duel.alice.picks(card)
    if duel.alice.is_asked("pick"):
        duel.alice.picks(target)
    duel.all_pass()
    assert card in duel.duel.graveyard[0]
    duel.alice.activates(REBORN)
    assert not duel.alice.can("pick", card)


@rule("MR3-SS-07")
@pytest.mark.parametrize("monster", ["Relinquished", "Chaos Sorcerer", "Stardust Dragon"])
def test_destroyed_on_the_field_it_can_be_revived(monster: str) -> None:
    duel = scenario()
    card = duel.alice.attack_position(monster)
    duel.bob.attack_position(ELF)
    duel.alice.hand(REBORN, HOLE)
    duel.alice.activates(HOLE)
    duel.all_pass()
    assert duel.duel.proper[card]
    duel.alice.activates(REBORN)
    assert duel.alice.can("pick", card)


@rule("MR3-SS-07")
def test_face_down_in_the_extra_deck_it_is_forgotten() -> None:
    duel = scenario()
    card = duel.alice.attack_position("Stardust Dragon")
    duel.alice.has_set(EVACUATION)
    assert duel.duel.proper[card]
    duel.alice.activates(EVACUATION)
    duel.all_pass()
    assert card in duel.duel.extra[0] and not duel.duel.proper[card]
