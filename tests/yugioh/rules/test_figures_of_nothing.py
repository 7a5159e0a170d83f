"""What changes nothing, or inflicts nothing, is not activated; and what a figure of 0 can still become.

The documents say nothing of it: docs/editions.md, "What does nothing is not activated".
"""

from __future__ import annotations

import pytest

from duelkit.yugioh.scenario import scenario

OX = "Battle Ox"


@pytest.mark.parametrize(
    ("name", "other", "may"),
    [
        ("Firewall Saber Dragon", "Backup Secretary", True),
        ("Firewall Saber Dragon", "Firewall Saber Dragon", False),
        ("Copy Plant", "Spore", False),
        ("Copy Plant", "Queen of Autumn Leaves", True),
        ("Electrode Beast Cation", "Electrode Beast Cation", False),
        ("Electrode Beast Cation", "Thunder Dragon", True),
    ],
)
def test_a_monster_does_not_get_the_level_that_it_has(name: str, other: str, may: bool) -> None:
    duel = scenario("mr20-official")
    card = duel.alice.attack_position(name)
    duel.alice.attack_position(other)
    assert duel.alice.can("activate", card) is may


@pytest.mark.parametrize(
    ("name", "tributed", "zero"),
    [
        ("Catapult Turtle", OX, "Thousand-Eyes Idol"),
        ("Spiritual Fire Art - Kurenai", "Little Chimera", "Mannadium Torrid"),
    ],
)
def test_no_damage_is_bought_with_a_monster_without_attack(name: str, tributed: str, zero: str) -> None:
    """カタパルト・タートル inflicts half the ATK of the Tributed monster."""
    for paid, may in ((tributed, True), (zero, False)):
        duel = scenario("mr20-official")
        trap = name.startswith("Spiritual")
        card = duel.alice.has_set(name) if trap else duel.alice.attack_position(name)
        monster = duel.alice.attack_position(paid)
        if name == "Catapult Turtle":  # it can Tribute itself in any case
            duel.alice.activates(card)
            assert duel.alice.can("pick", monster) is may
        else:
            assert duel.alice.can("activate", card) is may
        if may:
            if duel.alice.can("activate", card):
                duel.alice.activates(card)
            if duel.alice.can("pick", monster):
                duel.alice.picks(monster)
            duel.is_settled()
            assert duel.where(monster) == "graveyard" and duel.bob.life < 8000


def test_a_figure_of_0_can_be_doubled() -> None:
    """0 can become half or twice of itself (OCG rule documentation, effects whose wording decides)."""
    duel = scenario("mr20-official")
    synchron = duel.alice.attack_position("Unknown Synchron")
    removal = duel.alice.hand("Limiter Removal")
    duel.alice.activates(removal)
    duel.is_settled()
    assert duel.atk(synchron) == 0
    duel.alice.ends_turn()
    duel.is_settled()
    assert duel.where(synchron) == "graveyard"


def test_a_figure_of_0_can_be_halved() -> None:
    duel = scenario()
    dullahan = duel.alice.attack_position("Ghostrick Dullahan", materials=("Battle Ox",))
    idol = duel.bob.attack_position("Thousand-Eyes Idol")
    duel.alice.activates(dullahan)
    assert duel.alice.can("pick", idol)


@pytest.mark.parametrize(("equipped", "may"), [(False, False), (True, True)])
def test_neither_negated_nor_lowered_is_no_target(equipped: bool, may: bool) -> None:
    """ドラグニティアームズ－グラム negates, and lowers the ATK by 1000 for each Equip Card: a token has no effects."""
    duel = scenario()
    duel.alice.attack_position("Dragunity Arma Gram")
    ox = duel.bob.attack_position(OX)
    if equipped:
        duel.alice.face_up("Axe of Despair", equipped_to=ox)
    duel.alice.activates("Dragunity Arma Gram")
    assert duel.alice.can("pick", ox) is may
