"""A monster whose destruction by battle is fixed: what it can no longer do, and what it cannot be used for."""

from __future__ import annotations

import pytest

from duelkit.kernel.decision import RESPOND, TRIGGER
from duelkit.rulebook.cite import rule
from duelkit.yugioh.engine.facts import reasons as why
from duelkit.yugioh.language import (
    IS_THIS,
    MONSTER,
    Attribute,
    Card,
    EventKind,
    GainLife,
    Phase,
    Race,
    Side,
    Step,
    SummonKind,
    TakeControl,
    Verb,
    When,
    destroy,
    every,
    monster,
    named,
    one,
    to_deck,
    to_hand,
    trap,
    tribute,
    trigger,
)
from duelkit.yugioh.scenario import CardName, Scenario, scenario
from duelkit.yugioh.state import codes

EDITIONS = pytest.mark.parametrize("edition", ["mr3", "mr20-official"])
OX = "Battle Ox"
SHEKHINAGA = "El Shaddoll Shekhinaga"
ALPHA = "Stellarnova Alpha"
SPECIAL = monster(
    900002501,
    "特殊な闘士",
    "Special Fighter",
    Attribute.EARTH,
    Race.WARRIOR,
    8,
    9000,
    0,
    trigger(When(EventKind.BATTLED, IS_THIS), GainLife(1)),
)
FALLEN = monster(900002504, "控える者", "Bystander", Attribute.EARTH, Race.WARRIOR, 4, 0, 0)


def late(number: int, verb: Verb, cost: Verb | None = None) -> Card:
    """A trap for the time after damage calculation."""
    return trap(
        900002510 + number,
        f"計算後の罠{number}",
        f"Late Trap {number}",
        cost=cost,
        resolution=verb,
        steps=Step.AFTER_CALCULATION,
    )


RAID = late(0, destroy(every(MONSTER.on_field(Side.OPPONENT))))
RELEASE = late(1, GainLife(50), tribute(one(MONSTER.on_field(Side.YOU))))
RETURN = late(2, to_hand(every(MONSTER.on_field(Side.OPPONENT))))
SHUFFLE = late(3, to_deck(every(MONSTER.on_field(Side.OPPONENT))))
SEIZE = late(4, TakeControl(every(MONSTER.on_field(Side.OPPONENT))))
COLLECT = late(5, tribute(every(MONSTER.on_field(Side.OPPONENT))))


def calculated(duel: Scenario, attacker: CardName, target: CardName) -> None:
    """The battle goes on until a question is open after damage calculation."""
    duel.alice.attacks(attacker, target)
    for _ in range(40):
        decision = duel.decision()
        assert decision is not None
        if duel.duel.step == codes.AFTER_CALC:
            return
        assert decision.kind in (RESPOND, TRIGGER), duel.describe()
        duel.duel.choose(codes.PASS)
    raise AssertionError("nothing is asked after the calculation")


@EDITIONS
@pytest.mark.parametrize("safe", [False, True])
@rule("MR3-DSD-09", "MR20-DSD-07")
def test_its_optional_quick_effects_cannot_be_activated(edition: str, safe: bool) -> None:
    duel = scenario(edition, phase=Phase.BATTLE)
    fighter = duel.alice.attack_position(SPECIAL, kinds=int(SummonKind.SPECIAL))
    shekhinaga = duel.bob.attack_position(SHEKHINAGA)
    duel.bob.hand("Shaddoll Beast")
    duel.bob.has_set(late(7, GainLife(1)))
    other = duel.bob.attack_position(OX)
    calculated(duel, fighter, other if safe else shekhinaga)
    duel.alice.triggers(fighter)
    assert duel.bob.can("activate", shekhinaga) is safe
    if not safe:
        quick = duel.duel.info[shekhinaga].quicks[0].index
        told = duel.duel.why_not(codes.option(codes.O_ACTIVATE, shekhinaga, quick), "en", player=1)
        assert why.DESTROYED_ALREADY in [reason.code for reason in told]


@EDITIONS
@pytest.mark.parametrize("safe", [False, True])
@pytest.mark.parametrize("name", ["Legendary Six Samurai - Shi En", "Shooting Quasar Dragon", "Stardust Dragon"])
@rule("MR3-DSD-09", "MR20-DSD-07")
def test_nor_can_those_that_answer_spells_and_traps(edition: str, name: str, safe: bool) -> None:
    duel = scenario(edition, phase=Phase.BATTLE)
    fighter = duel.alice.attack_position(SPECIAL)
    target = duel.bob.attack_position(name)
    other = duel.bob.attack_position(OX)
    raid = duel.alice.has_set(RAID)
    calculated(duel, fighter, other if safe else target)
    duel.alice.declines()
    duel.alice.activates(raid)
    assert duel.bob.can("activate", target) is safe


@EDITIONS
@rule("MR3-DSD-09", "MR20-DSD-07")
def test_a_mandatory_quick_effect_comes_all_the_same_and_takes_its_own_card(edition: str) -> None:
    duel = scenario(edition, phase=Phase.BATTLE)
    fighter = duel.alice.attack_position(SPECIAL)
    knight = duel.bob.attack_position("Doomcaliber Knight")
    calculated(duel, fighter, knight)
    duel.alice.triggers(fighter)
    duel.all_pass()
    duel.is_settled()
    assert duel.where(knight) == "graveyard" and duel.where(fighter) == "graveyard"
    assert duel.alice.life == 8000, "its effect was negated"


@EDITIONS
@pytest.mark.parametrize("other", [False, True])
@rule("MR3-DSD-09", "MR3-COST-03")
def test_it_is_not_sent_to_the_graveyard_as_a_cost(edition: str, other: bool) -> None:
    duel = scenario(edition, phase=Phase.BATTLE)
    fighter = duel.alice.attack_position(SPECIAL)
    deneb = duel.bob.attack_position("Satellarknight Deneb")
    vega = duel.bob.attack_position("Satellarknight Vega") if other else -1
    alpha = duel.bob.has_set(ALPHA)
    calculated(duel, fighter, deneb)
    duel.alice.triggers(fighter)
    assert duel.bob.can("activate", alpha) is other
    if other:
        duel.bob.activates(alpha)
        duel.all_pass()
        assert duel.where(vega) == "graveyard" and duel.alice.life == 8000


@EDITIONS
@pytest.mark.parametrize("other", [False, True])
@rule("MR3-DSD-09", "MR3-COST-03")
def test_it_is_not_tributed_as_a_cost(edition: str, other: bool) -> None:
    duel = scenario(edition, phase=Phase.BATTLE)
    fighter = duel.alice.attack_position(SPECIAL)
    target = duel.bob.attack_position(OX)
    spare = duel.bob.attack_position(FALLEN) if other else -1
    release = duel.bob.has_set(RELEASE)
    calculated(duel, fighter, target)
    duel.alice.triggers(fighter)
    if not duel.bob.is_asked("respond"):
        assert not other
        return
    assert other
    duel.bob.activates(release)
    duel.all_pass()
    assert duel.where(spare) == "graveyard" and duel.where(target) == "graveyard" and duel.bob.life == 50 + 700


@EDITIONS
@pytest.mark.parametrize("card", [RETURN, SHUFFLE, SEIZE])
@rule("MR3-DSD-09", "MR3-DSD-13")
def test_it_returns_nowhere_and_does_not_change_sides(edition: str, card: CardName) -> None:
    duel = scenario(edition, phase=Phase.BATTLE)
    fighter = duel.alice.attack_position(SPECIAL)
    target = duel.bob.attack_position(OX)
    other = duel.bob.attack_position(FALLEN)
    trap_card = duel.alice.has_set(card)
    calculated(duel, fighter, target)
    duel.alice.declines()
    duel.alice.activates(trap_card)
    duel.all_pass()
    duel.is_settled()
    assert duel.where(target) == "graveyard"
    assert duel.where(other) != "monster zone" or duel.controller(other) == 0


@EDITIONS
@rule("MR3-DSD-09")
def test_an_effect_may_still_tribute_it(edition: str) -> None:
    duel = scenario(edition, phase=Phase.BATTLE)
    fighter = duel.alice.attack_position(SPECIAL)
    target = duel.bob.attack_position(OX)
    collect = duel.alice.has_set(COLLECT)
    calculated(duel, fighter, target)
    duel.alice.declines()
    duel.alice.activates(collect)
    duel.all_pass()
    assert duel.where(target) == "graveyard" and duel.duel.stamp[target] == 2


@EDITIONS
@pytest.mark.parametrize("spare", [False, True])
@rule("MR3-DSD-09", "RES-DES-01")
def test_it_does_not_go_instead_of_another(edition: str, spare: bool) -> None:
    samurai = monster(900002505, "六武衆の影", "Shadow of the Six Samurai", Attribute.EARTH, Race.WARRIOR, 4, 2000, 0)
    duel = scenario(edition, phase=Phase.BATTLE)
    fighter = duel.alice.attack_position(SPECIAL)
    shi_en = duel.bob.attack_position("Legendary Six Samurai - Shi En")
    fallen = duel.bob.attack_position(samurai)
    kept = duel.bob.attack_position(samurai) if spare else -1
    raid = duel.alice.has_set(
        late(6, destroy(one(named("真六武衆－シエン", "Legendary Six Samurai - Shi En").on_field(Side.OPPONENT))))
    )
    calculated(duel, fighter, fallen)
    duel.alice.declines()
    duel.alice.activates(raid)
    duel.bob.passes()
    assert duel.bob.can("yes") is spare
    if spare:
        duel.bob.says_yes()
        duel.all_pass()
        assert duel.where(kept) == "graveyard" and duel.where(shi_en) == "monster zone"
    else:
        assert duel.where(shi_en) == "graveyard"
