"""Cards by which editions are told apart: each effect, and every edition against the others."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.simulation.yugioh import check_reasons
from duelkit.yugioh.language import Attribute, Phase, Race, monster
from duelkit.yugioh.scenario import ALICE, Scenario, scenario
from duelkit.yugioh.state.codes import S_TRIBUTE

GEARTOWN = "Geartown"
SOLDIER = "Ancient Gear Soldier"
SNOW = "Snow Dragon"
YAMI = "Yami"
ICE = "アイスカウンター"
OX = "Battle Ox"
ELF = "Mystical Elf"
EDITIONS = ("ex04", "mr1", "mr2", "mr3", "mr4", "mr20", "mr20-official")
ONE_FOR_ALL = ("ex04", "mr1", "mr2")
BEAST = monster(
    900001950, "古代の機械兵士・獣", "Ancient Gear Beast Trial", Attribute.EARTH, Race.MACHINE, 6, 2000, 2000
)
SIXTH = monster(
    900001952, "アンティーク・ギア・獣", "Ancient Gear Sixth Trial", Attribute.EARTH, Race.MACHINE, 6, 2000, 2000
)
GIANT = monster(
    900001951, "アンティーク・ギア・巨人", "Ancient Gear Giant Trial", Attribute.EARTH, Race.MACHINE, 8, 3000, 3000
)


# Geartown


def _replace(edition: str, sets: bool, face_up: bool = True) -> Scenario:
    """Alice replaces her own Geartown; the Soldier lies in her deck."""
    duel = scenario(edition)
    if face_up:
        duel.alice.face_up(GEARTOWN)
    else:
        duel.alice.has_set(GEARTOWN)
    new = duel.alice.hand(YAMI)
    duel.alice.deck(SOLDIER)
    if sets:
        duel.alice.sets(new)
    else:
        duel.alice.activates(new)
        duel.all_pass()
    assert duel.where(GEARTOWN) == "graveyard" and duel.where(new) == "field zone"
    return duel


@rule("EX04-GAP-SPL-02", "MR3-SPL-10", "MR20-SPL-12")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("face_up", [True, False])
def test_a_field_spell_replaced_by_setting_another_is_destroyed_until_2013_and_only_sent_from_2014_on(
    edition: str, face_up: bool
) -> None:
    duel = _replace(edition, True, face_up)
    assert duel.alice.can("trigger", GEARTOWN) is (edition in ONE_FOR_ALL)
    if edition in ONE_FOR_ALL:
        duel.alice.triggers(GEARTOWN)
        duel.alice.puts_in(1)
        duel.is_settled()
        assert duel.where(SOLDIER) == "monster zone"


@rule("EX04-GAP-SPL-02", "MR3-TIM-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_field_spell_replaced_by_activating_another_was_not_the_last_to_happen(edition: str) -> None:
    duel = _replace(edition, False)
    duel.is_settled()
    assert duel.where(SOLDIER) == "deck", "late where it was destroyed, not destroyed where it was only sent"


@rule("RES-DES-01", "MR3-TIM-01")
@pytest.mark.parametrize("edition", ["mr1", "mr3", "mr20-official"])
def test_geartown_brings_an_ancient_gear_when_it_is_destroyed(edition: str) -> None:
    for where in ("hand", "deck", "graveyard"):
        duel = scenario(edition)
        duel.alice.face_up(GEARTOWN)
        getattr(duel.alice, where)(SOLDIER)
        duel.alice.deck(ELF)
        cyclone = duel.bob.has_set("Mystical Space Typhoon")
        duel.alice.ends_turn()
        if duel.bob.can("activate", cyclone):
            duel.bob.activates(cyclone)
        assert duel.alice.can("trigger", GEARTOWN)
        duel.alice.triggers(GEARTOWN)
        duel.alice.puts_in(4)
        assert duel.where(SOLDIER) == "monster zone" and duel.position(SOLDIER) == "defense"


@rule("MR3-TIM-01", "MR3-CHN-08")
@pytest.mark.parametrize("edition", ["mr1", "mr3", "mr20-official"])
def test_geartown_destroyed_in_response_to_its_own_activation_is_late(edition: str) -> None:
    """The first link is processed after the second, although nothing is left to be processed in it."""
    duel = scenario(edition)
    town = duel.alice.hand(GEARTOWN)
    duel.alice.deck(SOLDIER)
    cyclone = duel.bob.has_set("Mystical Space Typhoon")
    duel.alice.activates(town)
    duel.bob.activates(cyclone)
    duel.is_settled()
    assert duel.where(town) == "graveyard" and duel.where(SOLDIER) == "deck"


@rule("MR3-TIM-01", "RES-GAP-NEG-01")
@pytest.mark.parametrize("edition", ["mr1", "mr3", "mr20-official"])
def test_geartown_destroyed_by_what_negates_its_activation_is_in_time(edition: str) -> None:
    duel = scenario(edition)
    town = duel.alice.hand(GEARTOWN)
    duel.alice.deck(SOLDIER)
    jammer = duel.bob.has_set("Magic Jammer")
    duel.bob.hand(ELF)
    duel.alice.activates(town)
    duel.bob.activates(jammer)
    duel.alice.triggers(town)
    duel.alice.puts_in(1)
    assert duel.where(SOLDIER) == "monster zone"


@rule("MR3-SUM-03", "MR3-SUM-04")
def test_geartown_spares_both_players_one_release_for_an_ancient_gear() -> None:
    for mine in (True, False):
        duel = scenario()
        (duel.alice if mine else duel.bob).face_up(GEARTOWN)
        beast = duel.alice.hand(BEAST)
        other = duel.alice.hand("Summoned Skull")
        assert not duel.alice.can("summon", other), "no Ancient Gear"
        assert not duel.alice.can("summon", beast), "no Ancient Gear either: its name only begins like one"
        duel = scenario()
        (duel.alice if mine else duel.bob).face_up(GEARTOWN)
        giant = duel.alice.hand(GIANT)
        assert not duel.alice.can("summon", giant) and not duel.alice.can("set monster", giant)
        duel = scenario()
        (duel.alice if mine else duel.bob).face_up(GEARTOWN)
        giant = duel.alice.hand(GIANT)
        ox = duel.alice.attack_position(OX)
        assert not duel.alice.can("set monster", giant), "for summons only"
        check_reasons(duel.duel)
        duel.alice.summons(giant)
        duel.is_settled()
        assert duel.where(ox) == "graveyard" and duel.where(giant) == "monster zone"
        assert duel.duel.play[giant].kinds & S_TRIBUTE


@rule("MR3-SUM-04")
def test_the_release_that_is_spared_may_be_made_all_the_same() -> None:
    for more in (False, True):
        duel = scenario()
        duel.alice.face_up(GEARTOWN)
        giant = duel.alice.hand(GIANT)
        ox, elf = duel.alice.attack_position(OX), duel.alice.attack_position(ELF)
        duel.alice.summons(giant)
        assert not duel.alice.can("finish"), "one at least"
        check_reasons(duel.duel)
        duel.alice.picks(ox)
        assert duel.alice.can("finish")
        check_reasons(duel.duel)
        if more:
            duel.alice.picks(elf)
        else:
            duel.alice.finishes()
        duel.is_settled()
        assert duel.where(ox) == "graveyard" and (duel.where(elf) == "graveyard") is more


@rule("MR3-SUM-03", "MR3-ZONE-02")
def test_without_a_free_zone_the_spared_release_must_be_made() -> None:
    duel = scenario()
    duel.alice.face_up(GEARTOWN)
    beast = duel.alice.hand(SIXTH)
    duel.is_settled()
    duel.alice.summons(beast)
    duel.is_settled()
    assert duel.where(beast) == "monster zone" and not duel.duel.play[beast].kinds & S_TRIBUTE, "a plain Normal Summon"
    duel = scenario()
    duel.alice.face_up(GEARTOWN)
    beast = duel.alice.hand(SIXTH)
    oxen = [duel.alice.attack_position(OX) for _ in range(5)]
    duel.alice.summons(beast)
    assert not duel.alice.can("finish")
    duel.alice.picks(oxen[2])
    duel.is_settled()
    assert duel.where(oxen[2]) == "graveyard" and duel.duel.play[beast].kinds & S_TRIBUTE


# Ancient Gear Soldier


@rule("RES-CAN-01")
@pytest.mark.parametrize("attacks", [True, False])
def test_ancient_gear_soldier_silences_spells_and_traps_while_it_attacks(attacks: bool) -> None:
    duel = scenario(phase=Phase.BATTLE)
    soldier = duel.alice.attack_position(SOLDIER)
    other = duel.alice.attack_position(OX)
    mirror = duel.bob.has_set("Mirror Force")
    duel.alice.attacks(soldier if attacks else other)
    if not attacks:
        duel.bob.activates(mirror)
    duel.is_settled()
    assert duel.where(mirror) == ("spell zone" if attacks else "graveyard")
    assert duel.bob.life == (6700 if attacks else 8000)
    if attacks:
        duel.alice.declares_attack(other)
        assert duel.bob.can("activate", mirror), "over with the damage step"


# Snow Dragon


@rule("EX04-CTR-01", "MR3-CTR-02", "MR20-CTR-01")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("battle", [True, False])
def test_snow_dragon_leaves_counters_on_all_that_can_hold_them(edition: str, battle: bool) -> None:
    duel = scenario(edition, phase=Phase.BATTLE if battle else Phase.MAIN_1)
    strong = duel.alice.attack_position("Summoned Skull")
    hidden = duel.alice.has_set(ELF)
    snow = duel.bob.attack_position(SNOW)
    ox = duel.bob.attack_position(OX)
    user = duel.bob.attack_position(SNOW)
    fissure = duel.alice.hand("Fissure")
    if battle:
        duel.alice.attacks(strong, snow)
    else:
        duel.alice.activates(fissure)
        duel.bob.picks(snow) if duel.bob.is_asked("pick") else None
        duel.alice.picks(snow) if duel.alice.is_asked("pick") else None
    duel.is_settled()
    assert duel.where(snow) == "graveyard"
    anywhere = 0 if edition == "ex04" else 1
    assert [duel.counters(card, ICE) for card in (strong, ox, hidden, user)] == [anywhere, anywhere, 0, 1], (
        "in 2004 only on cards that use such counters"
    )


@rule("MR3-CTR-02")
def test_snow_dragon_does_nothing_if_it_is_released_or_returned() -> None:
    duel = scenario()
    duel.alice.attack_position(SNOW)
    ox = duel.bob.attack_position(OX)
    skull = duel.alice.hand("Summoned Skull")
    duel.alice.summons(skull)
    duel.is_settled()
    assert duel.counters(ox, ICE) == 0 and duel.controller(skull) == ALICE
