"""What was to be returned to the hand or the deck and went elsewhere was not returned: 戻し、〜・戻す。その後、〜."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.scenario import Scenario, scenario

MEDIUS = "Medius the Pure"
DANCER = "Harpie Dancer"
WYVERN = "Clock Wyvern"


def _medius(duel: Scenario, other: str) -> None:
    """Alice returns a monster with the effect of メディウス in the graveyard."""
    medius = duel.alice.graveyard(MEDIUS)
    card = duel.alice.attack_position(other)
    duel.alice.activates(medius)
    duel.all_pass()
    duel.alice.picks(card)
    if duel.alice.is_asked("position"):
        duel.alice.puts_in(1)


@pytest.mark.parametrize(
    ("other", "comes"),
    [
        ("Mystical Elf", True),
        ("Stardust Dragon", True),  # the Extra Deck is a deck (18108)
    ],
)
def test_the_extra_deck_is_a_deck(other: str, comes: bool) -> None:
    duel = scenario("mr20-official")
    _medius(duel, other)
    assert (MEDIUS in duel.alice.cards("monster zone")) == comes


def test_what_is_banished_instead_was_not_returned_to_the_deck() -> None:
    """Ruling 21025: a メディウス that came by its own effect is banished as it leaves the field."""
    duel = scenario("mr20-official")
    first, second = duel.alice.graveyard(MEDIUS), duel.alice.graveyard(MEDIUS)
    card = duel.alice.hand("Mystical Elf")
    duel.alice.activates(first)
    duel.all_pass()
    duel.alice.picks(card)
    duel.alice.puts_in(1)
    duel.alice.ends_turn()
    duel.bob.ends_turn()
    duel.alice.activates(second)
    duel.all_pass()
    duel.alice.picks(first)
    assert duel.alice.cards("banished") == [MEDIUS]
    assert duel.alice.cards("monster zone") == []


def test_a_token_was_not_returned_to_the_deck() -> None:
    duel = scenario("mr20-official")
    wyvern, medius = duel.alice.hand(WYVERN), duel.alice.graveyard(MEDIUS)
    duel.alice.summons(wyvern)
    duel.alice.triggers(wyvern)
    duel.all_pass()
    duel.alice.puts_in(1)
    duel.alice.activates(medius)
    duel.all_pass()
    token = next(card for card in range(len(duel.duel.info)) if duel.duel.info[card].name == "クロックトークン")
    duel.alice.picks(token)
    assert duel.alice.cards("graveyard") == [MEDIUS]


@pytest.mark.parametrize(("monster", "destroyed"), [("Blue-Eyes White Dragon", True), ("Stardust Dragon", False)])
def test_the_extra_deck_is_no_hand(monster: str, destroyed: bool) -> None:
    duel = scenario()
    duel.alice.attack_position(monster)
    duel.bob.has_set("Trap Hole")
    duel.alice.activates(duel.alice.hand("A Wingbeat of Giant Dragon"))
    duel.all_pass()
    assert duel.bob.cards("spell zone") == ([] if destroyed else ["Trap Hole"])


@pytest.mark.parametrize("gone", [True, False])
def test_both_of_two_targets_or_neither_in_an_effect_that_is_chosen(gone: bool) -> None:
    """不知火流 輪廻の陣 returns 「そのモンスター２体」 (ruling 13358 on another card): not one of them alone."""
    duel = scenario("mr3")
    samsara = duel.alice.face_up("Shiranui Style Samsara")
    zombies = [duel.alice.banished("Dragon Zombie"), duel.alice.banished("Clown Zombie")]
    escape = duel.alice.has_set("Escape from the Dark Dimension")
    duel.alice.activates(samsara)
    if duel.alice.is_asked("choice"):
        duel.alice.declares(1)
    duel.alice.picks(*zombies)
    if gone:
        duel.alice.activates(escape)
        duel.alice.picks(zombies[0])
    duel.all_pass()
    if duel.alice.is_asked("position"):
        duel.alice.puts_in(1)
    assert duel.where(zombies[1]) == ("banished" if gone else "deck")
    assert len(duel.alice.cards("hand")) == (0 if gone else 1)


@pytest.mark.parametrize("back", ["Compulsory Evacuation Device", "Symphonic Warrior Guitariss"])
@rule("MR3-RET-01")
def test_a_synchro_pendulum_monster_that_is_returned_is_face_down_in_the_extra_deck(back: str) -> None:
    duel = scenario("mr20-official")
    rockks = duel.alice.attack_position("Symphonic Warrior Rockks")
    if back == "Symphonic Warrior Guitariss":
        duel.alice.pendulum_zones(back)
    else:
        duel.alice.has_set(back)
    duel.alice.activates(back)
    if duel.alice.can("pick", rockks):
        duel.alice.picks(rockks)
    duel.is_settled()
    assert duel.where(rockks) == "extra deck" and rockks not in duel.duel.face_up_extra


@rule("MR3-PEN-03")
def test_a_synchro_pendulum_monster_that_is_destroyed_is_face_up_in_the_extra_deck() -> None:
    duel = scenario("mr20-official")
    rockks = duel.alice.attack_position("Symphonic Warrior Rockks")
    duel.alice.hand("Dark Hole")
    duel.alice.activates("Dark Hole")
    duel.all_pass()
    assert duel.where(rockks) == "extra deck" and rockks in duel.duel.face_up_extra
