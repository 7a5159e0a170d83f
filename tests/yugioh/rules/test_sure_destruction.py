"""What an effect is sure to destroy as it is activated, and what may be activated against it."""

from __future__ import annotations

import pytest

from duelkit.yugioh.scenario import BOB, Scenario, scenario

REVOLUTION = "The Huge Revolution is Over"


def answered(duel: Scenario, spell: str) -> bool:
    """Whether the revolution can be activated in response to the opponent's spell."""
    answer = duel.bob.has_set(REVOLUTION)
    duel.alice.activates(duel.alice.hand(spell))
    return duel.bob.can("activate", answer)


@pytest.mark.parametrize("spell", ["Raigeki", "Dark Hole", "Fissure"])
@pytest.mark.parametrize("monsters", [1, 2])
def test_two_cards_are_counted_as_the_card_is_activated(spell: str, monsters: int) -> None:
    duel = scenario()
    for _ in range(monsters):
        duel.bob.attack_position("Gemini Elf")
    assert answered(duel, spell) == (monsters == 2 and spell != "Fissure")


def test_the_card_that_is_activated_does_not_count() -> None:
    duel = scenario()
    assert not answered(duel, "Heavy Storm")  # it would destroy the revolution alone
    duel = scenario()
    duel.bob.has_set("Trap Hole")
    assert answered(duel, "Heavy Storm")


def test_what_may_be_left_out_is_not_sure() -> None:
    """Ruling 22442 for another card: 転生炎獣フォクシー may destroy a spell or trap once it has come."""
    duel = scenario("mr20-official")
    star = duel.bob.attack_position("Stardust Dragon")
    duel.bob.face_up("Royal Decree")
    duel.alice.hand("Salamangreat Foxy")
    duel.alice.activates(duel.alice.graveyard("Salamangreat Foxy"))
    assert not duel.bob.can("activate", star)


def test_what_is_sure_may_be_answered() -> None:
    duel = scenario("mr20-official")
    star = duel.bob.attack_position("Stardust Dragon")
    duel.alice.activates(duel.alice.hand("Raigeki"))
    assert duel.bob.can("activate", star)


@pytest.mark.parametrize("face_down", [True, False])
def test_a_face_down_monster_is_no_token(face_down: bool) -> None:
    """エスケープ・ゴート answers effects that target monsters other than Tokens; a face-down one surely is none."""
    duel = scenario("mr20-official", turn=BOB)
    goat = duel.alice.face_up("Escapegoat")
    target = (duel.alice.has_set if face_down else duel.alice.attack_position)("Mystical Elf")
    duel.alice.attack_position("Battle Ox")
    duel.bob.hand("Kuriboh")
    duel.bob.activates(duel.bob.has_set("Raigeki Break"))
    duel.bob.picks(target)
    assert duel.alice.can("activate", goat)
