"""Synchro Monsters that need several Tuners, and what a cost says of the targets picked after it."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import (
    MONSTER,
    NON_TUNER,
    TARGET,
    TUNER,
    Action,
    Attribute,
    CardType,
    IsAmong,
    Race,
    Side,
    SynchroMaterials,
    Until,
    apply,
    cannot,
    draw,
    gains,
    ignition,
    monster,
    one,
    race,
    synchro,
)
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.language.terms import Phase, Stat
from duelkit.yugioh.scenario import scenario


def _tuner(number: int, level: int) -> Card:
    return monster(
        900004600 + number,
        f"調律者{number}",
        f"Tuner {number}",
        Attribute.WIND,
        Race.MACHINE,
        level,
        100,
        100,
        types=CardType.TUNER,
    )


def _dragon(number: int, level: int, materials: SynchroMaterials) -> Card:
    return synchro(
        900004620 + number,
        f"多調龍{number}",
        f"Tuned {number}",
        Attribute.WIND,
        Race.DRAGON,
        level,
        1000,
        1000,
        materials,
    )


ONE, TWO, THREE = _tuner(1, 1), _tuner(2, 2), _tuner(3, 3)
ANY = SynchroMaterials(TUNER, NON_TUNER, tuners=2)
CASES = [
    (7, ANY, (ONE, TWO, "Luster Dragon"), True),
    (7, ANY, (THREE, "Luster Dragon"), False),  # one Tuner, though the Levels add up
    (8, ANY, (ONE, TWO, THREE, "Kuriboh", "Luster Dragon"), True),
    (6, ANY, (ONE, TWO, THREE), False),  # a third Tuner is none of the others
    (10, SynchroMaterials(TUNER, NON_TUNER, tuners=3), (ONE, TWO, THREE, "Luster Dragon"), True),
    (7, SynchroMaterials(TUNER, NON_TUNER, tuners=3), (ONE, TWO, "Luster Dragon"), False),
    (7, SynchroMaterials(TUNER, NON_TUNER & race(Race.WARRIOR), tuners=2), (ONE, TWO, "Luster Dragon"), False),
]


@rule("MR3-SYN-03")
@pytest.mark.parametrize(("level", "materials", "cards", "possible"), CASES)
def test_as_many_tuners_as_the_materials_say(
    level: int, materials: SynchroMaterials, cards: tuple[Card | str, ...], possible: bool
) -> None:
    duel = scenario()
    dragon = duel.alice.extra(_dragon(level, level, materials))
    for card in cards:
        duel.alice.attack_position(card)
    assert duel.alice.can("procedure", dragon) is possible


def test_which_tuners_are_used_depends_on_the_others() -> None:
    """Level 8 is 1 + 3 + 4 or 1 + 2 + 4 + 1: with Kuriboh it takes the Tuner of Level 2."""
    duel = scenario()
    dragon = duel.alice.extra(_dragon(8, 8, ANY))
    two, three = duel.alice.attack_position(TWO), duel.alice.attack_position(THREE)
    kuriboh = duel.alice.attack_position("Kuriboh")
    for card in (ONE, "Luster Dragon"):
        duel.alice.attack_position(card)
    duel.alice.special_summons(dragon)
    duel.alice.picks(kuriboh)
    assert (duel.where(two), duel.where(three)) == ("graveyard", "monster zone")


@pytest.mark.parametrize("free", ["Luster Dragon", "Battle Ox"])
def test_a_cost_knows_the_targets_picked_after_it(free: str) -> None:
    """この効果を発動するターン、対象のモンスターしか攻撃できない."""
    leader = monster(
        900004650,
        "率いる者",
        "Leader",
        Attribute.EARTH,
        Race.WARRIOR,
        4,
        1000,
        1000,
        ignition(
            apply(gains(Stat.ATK, 100), to=TARGET),
            cost=apply(cannot(Action.ATTACK, (MONSTER & ~IsAmong(TARGET)).on_field(Side.YOU)), until=Until.END_OF_TURN),
            targets=one(MONSTER.on_field(Side.YOU)),
        ),
        ignition(draw(1)),
    )
    duel = scenario(phase=Phase.MAIN_1)
    leads = duel.alice.attack_position(leader)
    cards = {name: duel.alice.attack_position(name) for name in ("Luster Dragon", "Battle Ox")}
    duel.alice.activates(leads, 0)
    duel.alice.picks(cards[free])
    duel.all_pass()
    duel.alice.enters_battle()
    assert [name for name, card in cards.items() if duel.alice.can("attack", card)] == [free]
    assert not duel.alice.can("attack", leads)
