"""What becomes of changed figures when the monster that changed them is negated; what is done only if it can be."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import (
    EQUIPPED,
    FACE_UP,
    MONSTER,
    TARGET,
    THIS,
    Card,
    Equip,
    Modifier,
    Stat,
    apply,
    continuous,
    gains,
    ignition,
    monster,
    one,
    original_atk_of,
    original_becomes,
    spell,
    times,
)
from duelkit.yugioh.language.terms import Attribute, CardType, Phase, Race, Until
from duelkit.yugioh.scenario import Scenario, scenario

OX, ELF, DRAIN, TYPHOON = "Battle Ox", "Mystical Elf", "Skill Drain", "Mystical Space Typhoon"


def drained(duel: Scenario, card: int) -> list[int]:
    """The ATK of a monster while Skill Drain applies, and after it has gone."""
    duel.alice.activates(duel.alice.has_set(DRAIN))
    duel.all_pass()
    during = duel.atk(card)
    duel.alice.activates(duel.alice.hand(TYPHOON))
    duel.all_pass()
    assert duel.where(DRAIN) == "graveyard"
    return [during, duel.atk(card)]


def equip_spell(passcode: int, ja: str, en: str, *modifiers: Modifier) -> Card:
    return spell(
        passcode,
        ja,
        en,
        continuous(*modifiers),
        icon=CardType.EQUIP,
        resolution=Equip(),
        targets=one((MONSTER & FACE_UP).on_field()),
    )


@rule("RES-GAP-STA-02")
def test_dark_rebellion_keeps_what_it_took() -> None:
    """faq 13409: the effect can change another monster, so what it made of its own monster stays."""
    duel = scenario()
    rebellion = duel.alice.attack_position("Dark Rebellion Xyz Dragon", [OX, ELF])
    duel.bob.attack_position("Blue-Eyes White Dragon")
    duel.alice.activates(rebellion)
    assert duel.atk(rebellion) == 4000
    assert drained(duel, rebellion) == [4000, 4000]


@rule("RES-GAP-STA-02")
@pytest.mark.parametrize("others", [False, True])
def test_an_effect_that_could_have_changed_another_monster(others: bool) -> None:
    """As the ruling on ヘクサ・トルーデ of 18 May 2017: a target, were it the monster itself, keeps what it got."""
    duel = scenario()
    builder = monster(
        900002820 + others,
        f"鍛える者{others}",
        f"Trainer {others}",
        Attribute.EARTH,
        Race.WARRIOR,
        4,
        1000,
        1000,
        ignition(
            apply(gains(Stat.ATK, 400), to=TARGET if others else THIS, until=Until.LEAVES),
            targets=one((MONSTER & FACE_UP).on_field()) if others else (),
        ),
    )
    trainer = duel.alice.attack_position(builder)
    duel.alice.activates(trainer)
    assert duel.atk(trainer) == 1400
    assert drained(duel, trainer) == ([1400, 1400] if others else [1000, 1000])


@rule("RES-GAP-STA-02")
def test_chanbara_gains_for_good_only_until_it_is_negated() -> None:
    """faq 16878: its own gain ends with the negation and does not come back."""
    duel = scenario(phase=Phase.BATTLE)
    duel.alice.hand(OX)
    rider = duel.alice.attack_position("Hi-Speedroid Chanbara")
    duel.alice.attacks(rider, duel.bob.attack_position(OX))
    assert duel.atk(rider) == 2200
    duel.alice.ends_battle()
    assert drained(duel, rider) == [2000, 2000]


@rule("RES-GAP-STA-02")
def test_what_it_got_as_it_summoned_itself() -> None:
    """デストーイ・チェーン・シープ and デュアル・アセンブルム (8 July 2017): the original ATK, and it stays so."""
    duel = scenario()
    worm = duel.alice.hand("Dual Assembwurm")
    for _ in range(2):
        duel.alice.hand("Bitron")
    duel.alice.activates(worm)
    duel.alice.puts_in(1)
    assert duel.where(worm) == "monster zone" and duel.atk(worm) == 1400
    assert drained(duel, worm) == [2800, 2800]


@rule("RES-GAP-STA-02")
@pytest.mark.parametrize(
    "name, materials",
    [
        ("Gorgonic Guardian", ("Giant Soldier of Stone", "Giant Soldier of Stone")),
        ("Mist Bird Clausolas", ()),
        ("Starliege Paladynamo", (ELF, ELF)),
    ],
)
@pytest.mark.parametrize("atk", [0, 1700])
def test_atk_of_0_cannot_be_made_0(name: str, materials: tuple[str, ...], atk: int) -> None:
    """faq 13061: 攻撃力を０にし、その効果を無効にする needs an ATK that is not 0."""
    duel = scenario()
    maker = duel.alice.attack_position(name, materials)
    duel.bob.attack_position(
        monster(
            900002830 + atk,
            f"的{atk}",
            f"Mark {atk}",
            Attribute.EARTH,
            Race.WARRIOR,
            4,
            atk,
            1000,
            ignition(apply(gains(Stat.ATK, 100), to=THIS, until=Until.END_OF_TURN)),
        )
    )
    assert duel.alice.can("activate", maker, 0) is (atk > 0)


@rule("RES-GAP-STA-02")
def test_becomes_0_and_is_negated_are_two_things() -> None:
    """魔弾－クロス・ドミネーター (10 August 2017): 攻撃力・守備力は０になり、効果は無効化される needs no ATK."""
    duel = scenario()
    duel.alice.attack_position(
        monster(900002835, "魔弾の試射", "Magical Musket Test", Attribute.LIGHT, Race.FIEND, 3, 1300, 600)
    )
    shot = duel.alice.has_set("Magical Musket - Cross-Domination")
    duel.bob.attack_position(
        monster(
            900002832,
            "的の零",
            "Mark of Zero",
            Attribute.EARTH,
            Race.WARRIOR,
            4,
            0,
            0,
            ignition(apply(gains(Stat.ATK, 100), to=THIS, until=Until.END_OF_TURN)),
        )
    )
    assert duel.alice.can("activate", shot)


@rule("RES-GAP-STA-05")
def test_a_doubled_original_atk_is_doubled_once() -> None:
    duel = scenario()
    blade = equip_spell(
        900002833,
        "倍の剣",
        "Double Blade",
        original_becomes(Stat.ATK, times(original_atk_of(EQUIPPED), 2), to=EQUIPPED),
    )
    ox = duel.alice.attack_position(OX)
    duel.alice.activates(duel.alice.hand(blade))
    duel.alice.picks(ox)
    assert duel.atk(ox) == 3400


@rule("RES-GAP-STA-05")
def test_a_tripled_original_atk_is_tripled_once_beside_other_changes() -> None:
    duel = scenario()
    blade = equip_spell(
        900002834,
        "三倍の剣",
        "Triple Blade",
        original_becomes(Stat.ATK, times(original_atk_of(EQUIPPED), 3), to=EQUIPPED),
        gains(Stat.ATK, 100, EQUIPPED),
    )
    ox = duel.alice.attack_position(OX)
    duel.alice.activates(duel.alice.hand(blade))
    duel.alice.picks(ox)
    duel.alice.activates(duel.alice.hand("Rush Recklessly"))
    duel.alice.picks(ox)
    duel.all_pass()
    assert duel.atk(ox) == 3 * 1700 + 100 + 700
