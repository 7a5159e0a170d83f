"""The effect of a Continuous Trap, activated in the chain link of the card's own activation."""

from __future__ import annotations

import pytest

from duelkit.kernel.decision import CHOICE
from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import Attribute, Phase, Race, damage, ignition, monster
from duelkit.yugioh.scenario import BOB, Scenario, scenario
from duelkit.yugioh.state.codes import number_of
from duelkit.yugioh.state.log import L_ACTIVATE, L_CHOICE
from duelkit.yugioh.telling.teller import Teller

EDITIONS = pytest.mark.parametrize("edition", ["mr2+mixed", "mr3", "mr20-official"])
WINDS = "Humid Winds"
CONTRACT = "Dark Contract with the Witch"
OFFERING = "Ultimate Offering"
OX = "Battle Ox"
DAMAGE = "Ookazi"


def choices(duel: Scenario) -> list[int]:
    """What can be chosen as the card is activated: 0 the card alone."""
    decision = duel.decision()
    assert decision is not None
    return [number_of(option) for option in decision.options] if decision.kind == CHOICE else []


@EDITIONS
@rule("MR3-ACT-01", "MR3-ACT-03")
def test_one_effect_of_a_continuous_trap_comes_with_the_card_or_none(edition: str) -> None:
    """Ruling 15752, 潤いの風: at the card's activation one of the two effects; later both on one chain."""
    for chosen, resolved in ((0, 8000), (1, 7000), (2, 8500)):
        duel = scenario(edition)
        winds = duel.alice.has_set(WINDS)
        aroma = duel.alice.deck("Aromage Laurel")
        duel.bob.has_life(9000)
        duel.bob.has_set("Reckless Greed")
        duel.alice.activates(winds)
        assert duel.alice.can("declare", number=0) and duel.alice.can("declare", number=1)
        assert duel.alice.can("declare", number=2)
        duel.alice.declares(chosen)
        duel.bob.activates("Reckless Greed")
        assert not duel.alice.is_asked("respond") or not duel.duel.chain, "no other on this chain"
        duel.all_pass()
        if duel.alice.is_asked("pick"):
            duel.alice.picks(aroma)
        assert duel.alice.life == resolved and duel.log_cards(L_ACTIVATE).count(WINDS) == 1
        assert duel.where(winds) == "spell zone"
        assert (duel.where(aroma) == "hand") is (chosen == 1)


@EDITIONS
@pytest.mark.parametrize("chosen", [0, 1])
@rule("MR3-ACT-01", "RES-GAP-NEG-01")
def test_the_card_is_then_an_activation_that_includes_what_the_effect_does(edition: str, chosen: int) -> None:
    """Ruling 14820: 神の警告 answers the card activated with an effect that Special Summons, not the card alone."""
    duel = scenario(edition)
    call = duel.alice.has_set("Call of the Archfiend")
    summoned = duel.alice.graveyard("Summoned Skull")
    duel.alice.hand("Sangan")
    warning = duel.bob.has_set("Solemn Warning")
    duel.alice.activates(call)
    duel.alice.declares(chosen)
    assert duel.bob.can("activate", warning) is (chosen == 1)
    if chosen:
        duel.bob.activates(warning)
        duel.all_pass()
        assert duel.where(call) == "graveyard" and duel.where(summoned) == "graveyard"


@rule("MR3-ACT-01", "MR3-PHASE-02")
def test_in_the_standby_phase_too() -> None:
    """Ruling 13428: 戦乙女の契約書, activated in the standby phase, with its first effect."""
    duel = scenario(turn=BOB, phase=Phase.STANDBY)
    contract = duel.alice.has_set(CONTRACT)
    cost = duel.alice.hand("D/D Lamia")
    target = duel.bob.attack_position(OX)
    duel.alice.activates(contract)
    duel.alice.declares(1)
    duel.alice.picks(cost, target)
    duel.all_pass()
    assert duel.where(cost) == "graveyard" and duel.where(target) == "graveyard"
    assert duel.where(contract) == "spell zone"


@EDITIONS
@rule("MR3-ACT-01", "MR3-COST-01")
def test_only_what_can_be_paid_and_done_is_offered_and_the_card_alone_always(edition: str) -> None:
    duel = scenario(edition)
    contract = duel.alice.has_set(CONTRACT)
    duel.bob.attack_position(OX)
    duel.alice.activates(contract)
    duel.all_pass()
    duel.is_settled()
    assert duel.where(contract) == "spell zone" and choices(duel) == []
    assert duel.log_numbers(L_CHOICE) == []


@rule("MR3-ACT-01")
@pytest.mark.parametrize(("edition", "both"), [("ex04", False), ("mr1", True), ("mr3", True), ("mr20-official", True)])
def test_before_2008_the_card_came_first_and_then_its_effect(edition: str, both: bool) -> None:
    """血の代償: the rulings of 2005, and the card guides of later years."""
    duel = scenario(edition)
    offering = duel.alice.has_set(OFFERING)
    ox = duel.alice.hand(OX)
    duel.alice.activates(offering)
    assert (choices(duel) == [0, 1]) is both
    if both:
        duel.alice.declares(1)
        duel.alice.summons(ox)
        duel.all_pass()
        assert duel.where(ox) == "monster zone" and duel.alice.life == 7500
    else:
        duel.all_pass()
        assert duel.alice.life == 8000 and duel.alice.can("activate", offering)


@EDITIONS
@rule("MR3-ACT-01", "MR3-OPT-02")
def test_what_waits_for_an_event_comes_with_the_card_while_it_has_just_happened(edition: str) -> None:
    """連鎖誘爆 and 竜星の具象化."""
    for happens in (True, False):
        duel = scenario(edition, turn=BOB)
        ignition = duel.alice.has_set("Chain Ignition")
        duel.alice.has_set("Reckless Greed")
        victim = duel.bob.attack_position(OX)
        spared = duel.bob.face_up("Burden of the Mighty")
        duel.bob.activates(duel.bob.hand("Dark Hole" if happens else DAMAGE))
        if not happens:
            duel.alice.activates(ignition)
            assert choices(duel) == []
            continue
        duel.alice.passes()
        assert duel.where(victim) == "graveyard"
        duel.alice.activates(ignition)
        duel.alice.declares(1)
        duel.alice.picks(spared)
        duel.all_pass()
        assert duel.where(spared) == "graveyard" and duel.where(ignition) == "spell zone"


@EDITIONS
@rule("MR3-ACT-01", "RES-GAP-NEG-03")
def test_what_answers_an_activation_comes_with_the_card_too_and_counts_for_its_limit(edition: str) -> None:
    """エクシーズ・パニッシュ, once a turn: its effect negates the effect that it was chained to."""
    duel = scenario(edition, turn=BOB)
    wrath = duel.alice.has_set("Xyz Wrath")
    duel.alice.attack_position("Number 39: Utopia")
    duel.alice.hand(OX, OX)
    level = monster(900002601, "高位の者", "High One", Attribute.EARTH, Race.ROCK, 5, 0, 0, ignition(damage(300)))
    high = duel.bob.attack_position(level)
    other = duel.bob.attack_position(level)
    duel.bob.activates(high)
    duel.alice.activates(wrath)
    duel.alice.declares(1)
    duel.alice.picks(OX)
    duel.all_pass()
    assert duel.alice.life == 8000 and duel.where(high) == "graveyard" and duel.where(wrath) == "spell zone"
    duel.bob.activates(other)
    assert duel.alice.life == 7700, "its effect was used in this turn"


@rule("MR3-ACT-01")
def test_the_question_says_the_effects_in_both_languages() -> None:
    duel = scenario()
    winds = duel.alice.has_set(WINDS)
    duel.alice.deck("Aromage Laurel")
    duel.alice.activates(winds)
    decision = duel.decision()
    assert decision is not None
    for language, alone, draws in (
        ("ja", "カードの発動だけを行う", "1000ＬＰ"),
        ("en", "Only activate the card", "1000 LP"),
    ):
        said = [Teller(duel.duel, 0, language).option(option) for option in decision.options]
        assert len(said) == 2 and said[0] == alone and draws in said[1]


@rule("MR3-ACT-01")
def test_each_of_several_effects_comes_with_the_card() -> None:
    """Ruling 14820, 永遠の魂: the choices are the card alone, or with one of the effects, each told in its words."""
    duel = scenario("mr3")
    soul = duel.alice.has_set("Eternal Soul")
    duel.alice.hand("Dark Magician")
    duel.alice.deck("Thousand Knives")
    duel.alice.activates(soul)
    assert choices(duel) == [0, 1, 2]
    decision = duel.decision()
    assert decision is not None
    told = [Teller(duel.duel, 0, "en").option(option) for option in decision.options]
    assert len(set(told)) == 3 and "Dark Magician" in told[1] and "Thousand Knives" in told[2]
    duel.alice.declares(2)
    duel.is_settled()
    assert "Thousand Knives" in duel.alice.cards("hand")
