"""A spell or trap does nothing by lying there before the link of its own activation is processed."""

from __future__ import annotations

import pickle

import pytest

from duelkit.kernel.rng import Rng
from duelkit.rulebook.cite import rule
from duelkit.simulation.contract import check_copies, check_views
from duelkit.simulation.yugioh import check_reasons, check_state
from duelkit.yugioh.language import (
    FACE_UP,
    MONSTER,
    ONCE_PER_TURN,
    TARGET,
    Attribute,
    Card,
    CardType,
    EventKind,
    NegateEffect,
    Race,
    Side,
    Stat,
    When,
    activated,
    continuous,
    damage,
    destroy,
    gains,
    monster,
    one,
    quick,
    send,
    trap,
    trigger,
)
from duelkit.yugioh.scenario import BOB, Scenario, scenario

OX = "Battle Ox"
TYPHOON = "Mystical Space Typhoon"
DRAIN = "Skill Drain"

BURNER = monster(
    900004101,
    "誘発即時の者",
    "Quick Burner",
    Attribute.FIRE,
    Race.PYRO,
    4,
    1000,
    1000,
    quick(damage(300), limit=ONCE_PER_TURN),
)
SENDER = trap(
    900004102, "仲間を送る罠", "Sending Trap", cost=send(one(MONSTER.on_field(Side.YOU))), resolution=damage(200)
)
BANNER = trap(
    900004103,
    "旗の罠",
    "Banner Trap",
    continuous(gains(Stat.ATK, 400, to=(MONSTER & FACE_UP).on_field(Side.YOU))),
    quick(damage(600), limit=ONCE_PER_TURN),
    trigger(When(EventKind.DESTROYED, MONSTER), damage(900), mandatory=True),
    icon=CardType.CONTINUOUS,
)
BREAKER = trap(
    900004104,
    "怪物を壊す罠",
    "Monster Breaker",
    targets=one(MONSTER.on_field(Side.OPPONENT)),
    resolution=destroy(TARGET),
)
SILENCER = trap(
    900004105,
    "効果だけ止める罠",
    "Effect Silencer",
    icon=CardType.COUNTER,
    when=activated(by=Side.OPPONENT),
    resolution=NegateEffect(),
)
SCALE = monster(
    900004106,
    "旗の目盛り",
    "Banner Scale",
    Attribute.EARTH,
    Race.ROCK,
    4,
    1000,
    1000,
    continuous(gains(Stat.ATK, 300, to=(MONSTER & FACE_UP).on_field(Side.YOU))).on_pendulum(),
    types=CardType.PENDULUM,
    scale=4,
)


@rule("MR3-CHN-04", "MR3-CHN-05", "RES-GAP-NEG-03")
@pytest.mark.parametrize("edition", ["ex04", "mr3", "mr20-official"])
def test_skill_drain_does_not_reach_what_is_chained_to_it(edition: str) -> None:
    duel = scenario(edition)
    drain = duel.alice.has_set(DRAIN)
    burner = duel.bob.attack_position(BURNER)
    duel.alice.activates(drain)
    duel.bob.activates(burner)
    duel.all_pass()
    assert duel.alice.life == 8000 - 1000 - 300, "that link is processed first"
    duel.alice.ends_turn()
    duel.all_pass()
    duel.bob.activates(burner)
    duel.all_pass()
    assert duel.alice.life == 8000 - 1000 - 300, "and now it applies"


@rule("MR3-CHN-04", "MR3-CHN-05", "RES-GAP-NEG-03")
def test_skill_drain_chained_to_an_effect_does_reach_it() -> None:
    duel = scenario()
    drain = duel.alice.has_set(DRAIN)
    burner = duel.bob.attack_position(BURNER)
    duel.alice.ends_turn()
    duel.bob.activates(burner)
    duel.alice.activates(drain)
    duel.all_pass()
    assert duel.alice.life == 7000


@rule("MR3-CHN-04", "MR3-CHN-05")
@pytest.mark.parametrize("edition", ["ex04", "mr3", "mr20-official"])
@pytest.mark.parametrize("card", ["Macro Cosmos", "Dimensional Fissure"])
def test_a_cost_paid_before_the_card_applies_goes_to_the_graveyard(edition: str, card: str) -> None:
    for chained in (True, False):
        duel = scenario(edition)
        duel.alice.hand("Reinforcement of the Army")
        mine = duel.alice.hand(card) if card == "Dimensional Fissure" else duel.alice.has_set(card)
        sender = duel.bob.has_set(SENDER)
        ox = duel.bob.attack_position(OX)
        duel.alice.activates(mine)
        if chained:
            duel.bob.activates(sender)
            duel.all_pass()
            assert duel.where(ox) == "graveyard", "the card lies there, but its link has not been processed"
        else:
            duel.all_pass()
            duel.alice.ends_turn()
            duel.all_pass()
            assert not duel.bob.can("activate", sender), "what would be banished cannot be sent to the graveyard"


def banner(chained: Card | str) -> tuple[Scenario, int, int]:
    """Bob activates the banner in Alice's turn, and Alice chains a trap to it that destroys a monster."""
    duel = scenario(turn=BOB)
    ox = duel.bob.attack_position(OX)
    card = duel.bob.has_set(BANNER)
    other = duel.alice.has_set(chained)
    duel.alice.attack_position(BURNER)
    duel.bob.attack_position(BURNER)
    duel.bob.activates(card)
    duel.bob.declares(0)
    duel.alice.activates(other)
    if duel.alice.is_asked("pick"):
        duel.alice.picks(ox)
    return duel, ox, card


@rule("MR3-CHN-05", "RES-GAP-STA-03")
def test_neither_figures_nor_effects_of_a_card_are_there_before_its_link() -> None:
    duel, ox, card = banner(BREAKER)
    assert duel.atk(ox) == 1700
    assert not duel.bob.can("activate", card)
    duel.all_pass()
    duel.is_settled()
    assert duel.where(ox) == "graveyard"
    assert duel.alice.life == duel.bob.life == 8000, "what was destroyed before its link does not trigger it"
    duel.bob.activates(card)
    duel.all_pass()
    assert duel.alice.life == 7400


@rule("MR3-CHN-05", "RES-GAP-NEG-03")
def test_a_card_whose_effect_alone_was_negated_applies_afterwards() -> None:
    duel, ox, card = banner(SILENCER)
    duel.all_pass()
    duel.is_settled()
    assert duel.where(card) == "spell zone" and duel.atk(ox) == 2100


@rule("MR3-CHN-05")
def test_a_card_destroyed_before_its_link_never_applies() -> None:
    duel, ox, card = banner(TYPHOON)
    duel.all_pass()
    duel.is_settled()
    assert duel.where(card) == "graveyard" and duel.atk(ox) == 1700


@rule("MR3-CHN-05", "MR3-PEN-02")
def test_a_scale_does_nothing_before_its_link_either() -> None:
    duel = scenario()
    duel.alice.attack_position(OX)
    card = duel.alice.hand(SCALE)
    burner = duel.bob.attack_position(BURNER)
    duel.alice.activates(card)
    assert duel.bob.can("activate", burner)
    assert duel.atk(OX) == 1700
    duel.all_pass()
    duel.is_settled()
    assert duel.atk(OX) == 2000


@rule("MR3-CHN-05")
def test_copies_and_replays_in_the_middle_of_the_chain_go_on_alike() -> None:
    duel, _, card = banner(BREAKER)
    check_views(duel.duel, 1)
    check_copies(duel.duel, Rng(1), 12)
    check_reasons(duel.duel)
    twins = [duel.duel.copy(), pickle.loads(pickle.dumps(duel.duel))]
    for twin in twins:
        check_state(twin)
        while twin.chain and twin.decision is not None:
            twin.choose(twin.decision.options[-1])
    assert twins[0].digest() == twins[1].digest()
    duel.all_pass()
    assert twins[0].play[card].flags == duel.duel.play[card].flags
