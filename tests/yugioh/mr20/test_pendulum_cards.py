"""Pendulum cards under the rule page and its neighbours, from another side than in the tests of Master Rule 3."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import (
    CARD,
    SPELL,
    TARGET,
    Attribute,
    Card,
    CardType,
    Filter,
    GainLife,
    Mill,
    OfType,
    Race,
    Side,
    XyzMaterials,
    destroy,
    detach,
    discard,
    ignition,
    one,
    spell,
    xyz,
)
from duelkit.yugioh.scenario import BOB, Scenario, scenario

EDITIONS = ["mr3", "mr20", "mr20-official"]
OX = "Battle Ox"
ELF = "Mystical Elf"
LOW, HIGH = "Stargazer Magician", "Timegazer Magician"
"""Scales 1 and 8."""
JOKER, DRAGON = "Performapal Skullcrobat Joker", "Odd-Eyes Pendulum Dragon"
"""Scales 8 and 4."""
RANK_4 = xyz(
    900021501,
    "素材置き場",
    "Material Stand",
    Attribute.DARK,
    Race.WARRIOR,
    4,
    2000,
    2000,
    XyzMaterials(4, 2),
    ignition(GainLife(1), cost=detach()),
)
MILL = spell(900021502, "山札の底抜け", "Leaky Deck", resolution=Mill(2, Side.YOU))
PAY = spell(900021503, "捨てて得る", "Gain by Loss", cost=discard(1), resolution=GainLife(100))
every_edition = pytest.mark.parametrize("edition", EDITIONS)


@rule("MR20-PEN-01", "MR3-PEN-17")
@every_edition
@pytest.mark.parametrize(
    ("left", "right", "level", "offered"),
    [
        ("Timegazer Magician", "Dragonpit Magician", 4, False),
        ("Flash Knight", "Timegazer Magician", 4, False),
        ("Odd-Eyes Pendulum Dragon", "Performapal Silver Claw", 4, False),
        ("Dragon Horn Hunter", "Performapal Silver Claw", 4, True),
        ("Stargazer Magician", "Timegazer Magician", 4, True),
    ],
)
def test_a_level_must_lie_between_the_scales(edition: str, left: str, right: str, level: int, offered: bool) -> None:
    for scales in ((left, right), (right, left)):
        duel = scenario(edition, turn=BOB)
        duel.bob.pendulum_zones(*scales)
        duel.bob.hand(OX)
        assert duel.level(duel.duel.hand[BOB][0]) == level
        assert duel.bob.can("pendulum") is offered
        if offered:
            duel.bob.pendulum_summons()
            duel.bob.picks(OX)
            duel.bob.puts_in(1)
            assert duel.bob.cards("monster zone") == [OX]


@rule("MR20-PEN-06", "MR3-PEN-13")
@every_edition
@pytest.mark.parametrize(
    ("kind", "found"),
    [
        (SPELL, True),
        (CARD, True),
        (OfType(CardType.SPELL | CardType.CONTINUOUS), False),
        (OfType(CardType.SPELL | CardType.EQUIP), False),
        (OfType(CardType.SPELL | CardType.QUICK_PLAY), False),
        (OfType(CardType.SPELL | CardType.RITUAL), False),
        (OfType(CardType.MONSTER), False),
    ],
)
def test_a_card_in_a_pendulum_zone_is_a_spell_and_of_no_kind_of_spell(edition: str, kind: Filter, found: bool) -> None:
    breaker = spell(
        900021510, "選んで壊す", "Picky Breaker", targets=one(kind.on_field(Side.OPPONENT)), resolution=destroy(TARGET)
    )
    for name in (LOW, DRAGON):
        duel = scenario(edition, turn=BOB)
        duel.alice.pendulum_zones(name)
        duel.bob.hand(breaker)
        assert duel.bob.can("activate", breaker) is found
        if found:
            duel.bob.activates(breaker)
            duel.all_pass()
            assert duel.where(name) == "extra deck", "a Pendulum Monster that is destroyed on the field"


def sent(edition: str, way: str, name: str | Card) -> Scenario:
    """Bob sends a Pendulum Monster to the graveyard from somewhere else than the field."""
    duel = scenario(edition, turn=BOB)
    if way == "deck":
        duel.bob.deck(name, OX)
        duel.bob.hand(MILL)
        duel.bob.activates(MILL)
    elif way == "hand":
        duel.bob.hand(name, PAY)
        duel.bob.activates(PAY)
    else:
        duel.bob.attack_position(RANK_4, materials=(name,))
        duel.bob.activates(RANK_4)
    duel.all_pass()
    return duel


@rule("MR20-PEN-12", "MR3-PEN-23")
@every_edition
@pytest.mark.parametrize("way", ["deck", "hand", "material"])
@pytest.mark.parametrize("name", [JOKER, "Performapal Silver Claw", LOW])
def test_what_does_not_come_from_the_field_lies_in_the_graveyard(edition: str, way: str, name: str) -> None:
    duel = sent(edition, way, name)
    assert duel.where(name) == "graveyard" and not duel.duel.face_up_extra
    assert duel.name_of(duel.duel.graveyard[BOB][0]) in (name, OX)


@rule("MR20-GAP-PEN-02", "MR3-PEN-18")
@every_edition
@pytest.mark.parametrize("other", [None, "Mandragon", "Performapal Silver Claw"])
def test_a_hunters_pendulum_effect_needs_no_second_scale(edition: str, other: str | None) -> None:
    duel = scenario(edition, turn=BOB)
    ox, elf = duel.bob.attack_position(OX), duel.bob.attack_position(ELF)
    hunter, *_ = duel.bob.pendulum_zones("Dragon Horn Hunter", other)
    duel.bob.hand("Mystical Space Typhoon", OX)
    assert (duel.atk(ox), duel.atk(elf)) == (1900, 1000), "Normal Monsters gain 200"
    assert duel.bob.can("pendulum") is (other == "Performapal Silver Claw")
    duel.bob.activates("Mystical Space Typhoon")
    if duel.bob.can("pick", hunter):
        duel.bob.picks(hunter)
    duel.all_pass()
    assert (duel.atk(ox), duel.atk(elf)) == (1700, 800)
