"""Which negations still hit the effect of a chain link whose card has moved since its activation."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import THIS, Attribute, Race, draw, ignition, monster, quick, to_hand, tribute
from duelkit.yugioh.scenario import BOB, CardName, Scenario, scenario

FORCE = "Exiled Force"
VEILER = "Effect Veiler"
CHALICE = "Forbidden Chalice"
EVACUATION = "Compulsory Evacuation Device"
MOON = "Book of Moon"
STUN = "Trap Stun"
PROVISIONS = "Emergency Provisions"
JAR = "Reckless Greed"
OX = "Battle Ox"
EDITIONS = pytest.mark.parametrize("edition", ["mr3", "mr20-official"])
DRAWER = monster(900002401, "引く者", "Drawer", Attribute.EARTH, Race.ROCK, 4, 1000, 1000, ignition(draw(1)))
HOMING = monster(
    900002402, "帰る者", "Homing One", Attribute.EARTH, Race.ROCK, 4, 1000, 1000, quick(draw(1), cost=to_hand(THIS))
)
OFFERED = monster(
    900002403,
    "捧げる者",
    "Offered One",
    Attribute.EARTH,
    Race.ROCK,
    4,
    1000,
    1000,
    ignition(draw(1), cost=tribute(THIS)),
)


def summoned_and_veiled(edition: str, card: CardName, by: str) -> tuple[Scenario, int]:
    """Alice has just summoned the monster, and Bob has negated its effects for the turn."""
    duel = scenario(edition)
    mine = duel.alice.hand(card)
    duel.bob.attack_position(OX)
    if by == VEILER:
        veil = duel.bob.hand(VEILER)
    else:
        veil = duel.bob.has_set(by)
    duel.alice.summons(mine)
    if duel.decision() is not None and duel.alice.can("pass"):
        duel.alice.passes()
    duel.bob.activates(veil)
    if duel.bob.can("pick", mine):
        duel.bob.picks(mine)
    duel.all_pass()
    return duel, mine


@EDITIONS
@pytest.mark.parametrize("by", [VEILER, CHALICE, "Breakthrough Skill"])
@rule("RES-GAP-NEG-03")
def test_a_negation_for_the_turn_outlasts_a_monster_that_leaves_as_its_own_cost(edition: str, by: str) -> None:
    duel, force = summoned_and_veiled(edition, FORCE, by)
    duel.alice.activates(force)
    duel.alice.picks(OX)
    duel.all_pass()
    duel.is_settled()
    assert duel.where(force) == "graveyard" and duel.where(OX) == "monster zone"


@EDITIONS
@rule("RES-GAP-NEG-03")
def test_it_also_outlasts_a_monster_that_goes_to_the_hand_or_is_offered(edition: str) -> None:
    for card, place in ((OFFERED, "graveyard"), (HOMING, "hand")):
        duel, mine = summoned_and_veiled(edition, card, VEILER)
        before = duel.alice.hand_size
        duel.alice.activates(mine)
        duel.all_pass()
        duel.is_settled()
        assert duel.where(mine) == place and duel.alice.hand_size == before + (place == "hand")


@EDITIONS
@pytest.mark.parametrize("chained", [None, EVACUATION, MOON])
@rule("RES-GAP-NEG-03", "RES-GAP-FDN-01")
def test_what_removes_a_veiled_monster_does_not_save_its_effect_but_turning_it_down_does(
    edition: str, chained: str | None
) -> None:
    duel, mine = summoned_and_veiled(edition, DRAWER, VEILER)
    answer = duel.bob.has_set(chained) if chained else -1
    before = duel.alice.hand_size
    duel.alice.activates(mine)
    if chained:
        duel.bob.activates(answer)
        duel.bob.picks(mine)
    duel.all_pass()
    duel.is_settled()
    drawn = duel.alice.hand_size - before - (chained == EVACUATION)
    assert drawn == (1 if chained == MOON else 0)


@EDITIONS
@pytest.mark.parametrize("chained", [EVACUATION, MOON])
@rule("RES-GAP-NEG-03")
def test_a_negation_applied_within_the_chain_outlasts_the_leaving_too(edition: str, chained: str) -> None:
    duel = scenario(edition)
    mine = duel.alice.attack_position(DRAWER)
    answer = duel.bob.has_set(chained)
    chalice = duel.bob.has_set(CHALICE)
    duel.alice.activates(mine)
    duel.bob.activates(answer)
    duel.bob.picks(mine)
    duel.bob.activates(chalice)
    duel.bob.picks(mine)
    duel.all_pass()
    duel.is_settled()
    assert duel.alice.hand_size == 1, "the monster came back, or the card was drawn"
    assert duel.where(mine) == ("monster zone" if chained == MOON else "hand")


@EDITIONS
@rule("RES-GAP-NEG-03")
def test_a_monster_that_activates_after_it_has_left_is_negated_no_more(edition: str) -> None:
    duel, mine = summoned_and_veiled(edition, "Sangan", VEILER)
    wanted = duel.alice.deck("Kuriboh")
    hole = duel.alice.hand("Dark Hole")
    duel.alice.activates(hole)
    duel.all_pass()
    if duel.alice.can("trigger", mine):
        duel.alice.triggers(mine)
    duel.all_pass()
    duel.alice.picks(wanted)
    duel.all_pass()
    assert duel.where(wanted) == "hand"


@EDITIONS
@rule("RES-GAP-NEG-03")
def test_skill_drain_is_judged_where_the_monster_is(edition: str) -> None:
    duel = scenario(edition)
    force = duel.alice.attack_position(FORCE)
    duel.bob.attack_position(OX)
    duel.bob.face_up("Skill Drain")
    duel.alice.activates(force)
    duel.alice.picks(OX)
    duel.all_pass()
    assert duel.where(OX) == "graveyard"


@EDITIONS
@rule("RES-GAP-NEG-03")
def test_traps_on_the_field_stay_negated_though_they_pay_for_something(edition: str) -> None:
    for stunned in (False, True):
        duel = scenario(edition, turn=BOB)
        stun = duel.bob.has_set(STUN)
        jar = duel.alice.has_set(JAR)
        provisions = duel.alice.has_set(PROVISIONS)
        duel.bob.hand("Ookazi")
        before = duel.alice.hand_size
        if stunned:
            duel.bob.activates(stun)
            duel.all_pass()
        duel.bob.activates("Ookazi")
        duel.alice.activates(jar)
        if duel.bob.can("pass"):
            duel.bob.passes()
        duel.alice.activates(provisions)
        duel.alice.picks(jar)
        if duel.alice.can("finish"):
            duel.alice.finishes()
        duel.all_pass()
        assert duel.where(jar) == "graveyard"
        assert duel.alice.hand_size == before + (0 if stunned else 2)


@EDITIONS
@pytest.mark.parametrize("source", ["Royal Decree", "Jinzo"])
@rule("RES-GAP-NEG-03")
def test_a_negation_that_begins_in_the_chain_hits_a_trap_that_has_been_sent_away(edition: str, source: str) -> None:
    duel = scenario(edition)
    jar = duel.alice.has_set(JAR)
    provisions = duel.alice.has_set(PROVISIONS)
    if source == "Royal Decree":
        decree = duel.bob.has_set(source)
    else:
        decree = duel.bob.has_set("Call of the Haunted")
        duel.bob.graveyard(source)
    duel.alice.activates(jar)
    duel.bob.activates(decree)
    duel.alice.activates(provisions)
    duel.alice.picks(jar)
    if duel.alice.can("finish"):
        duel.alice.finishes()
    duel.all_pass()
    duel.is_settled()
    assert duel.where(jar) == "graveyard" and duel.alice.hand_size == 0


@EDITIONS
@rule("RES-GAP-NEG-03")
def test_it_hits_no_spell_and_nothing_that_is_activated_elsewhere(edition: str) -> None:
    duel = scenario(edition)
    duel.bob.face_up("Royal Decree")
    provisions = duel.alice.has_set(PROVISIONS)
    other = duel.alice.has_set("Black Pendant")
    duel.alice.activates(provisions)
    duel.alice.picks(other)
    if duel.alice.can("finish"):
        duel.alice.finishes()
    duel.all_pass()
    assert duel.alice.life == 9000


@rule("RES-GAP-NEG-01")
@pytest.mark.parametrize("negated", [False, True])
def test_what_waits_for_an_activation_does_not_wait_for_a_negated_one(negated: bool) -> None:
    """A negated activation counts as none (OCG-Rule documentation): オルターガイスト・マルチフェイカー."""
    duel = scenario("mr20-official")
    faker = duel.alice.hand("Altergeist Multifaker")
    duel.alice.deck("Altergeist Silquitous")
    jar, tools = duel.alice.has_set("Jar of Greed"), duel.bob.has_set("Seven Tools of the Bandit")
    duel.alice.activates(jar)
    if negated:
        duel.bob.activates(tools)
    else:
        duel.bob.passes()
    assert duel.alice.can("trigger", faker) is not negated
