"""What the engine keeps, so as not to work it out each time, is what working it out anew would give."""

from __future__ import annotations

import pickle

import pytest

from duelkit.kernel.rng import Rng
from duelkit.simulation.yugioh import some_deck
from duelkit.yugioh.duel import Duel, begin
from duelkit.yugioh.editions import edition
from duelkit.yugioh.engine.legality.available import list_quick, quick_codes
from duelkit.yugioh.engine.moves.movement import move
from duelkit.yugioh.engine.moves.placing import put_down
from duelkit.yugioh.language import THIS, Action, Attribute, Race, cannot, continuous, monster
from duelkit.yugioh.scenario import scenario
from duelkit.yugioh.state.codes import BY_EFFECT, GRAVEYARD, MONSTER_ZONE
from duelkit.yugioh.state.duel import State

EDITIONS = ("ex04", "mr3", "mr20-official")


def begun(identity: str, seed: int) -> tuple[Duel, Rng]:
    """A duel of two random decks under an edition, and where its random answers come from."""
    chance = Rng(seed)
    rules = edition(identity)
    return begin(rules, [some_deck(chance, rules), some_deck(chance, rules)], seed), chance


def forgetful(duel: Duel) -> Duel:
    """A copy in which nothing is kept."""
    twin = duel.copy()
    twin.touched()
    twin.cache.event_kinds = twin.cache.by_phase = twin.cache.by_materials = twin.cache.watched_at = -1
    twin.cache.control_differs = twin.cache.equipped = True
    return twin


def check_kept(duel: State) -> None:
    """Compare what is kept with what is worked out anew, where the duel says that it is of use."""
    anew = duel.copy()
    anew.touched()
    for player in range(2):
        list_quick(anew, player)
        if duel.cache.listed >> player & 1:
            for kept, worked_out in (
                (duel.cache.quick, anew.cache.quick),
                (duel.cache.free, anew.cache.free),
                (duel.cache.waiting, anew.cache.waiting),
            ):
                assert kept[player] == worked_out[player]
            assert duel.cache.waits[player] == anew.cache.waits[player]
    for event in duel.recent:
        assert duel.cache.event_kinds >> event.kind & 1


def step_both_ways(duel: Duel) -> None:
    """Run the top task once; with nothing kept it comes to the same."""
    anew = forgetful(duel)
    for side in (duel, anew):
        side.run_top()
    assert duel.digest() == anew.digest()
    check_kept(duel)
    if not duel.finished:
        for player in range(2):
            kept = quick_codes(duel, player)
            worked_out = quick_codes(forgetful(duel), player)
            assert kept == worked_out


@pytest.mark.parametrize("identity", EDITIONS)
@pytest.mark.parametrize("seed", range(3))
def test_every_step_of_a_duel_comes_to_the_same_with_nothing_kept(identity: str, seed: int) -> None:
    duel, chance = begun(identity, seed)
    steps = 0
    while not duel.finished and steps < 600:
        decision = duel.decision
        if decision is not None:
            duel.decision = None
            duel.answer = decision.options[chance.below(len(decision.options))]
        step_both_ways(duel)
        steps += 1
    assert steps > 100


def test_a_stored_duel_goes_on_as_the_one_that_was_not() -> None:
    for seed in range(20, 24):
        duel, chance = begun("mr3", seed)
        for _ in range(60):
            decision = duel.decision
            if decision is None:
                break
            option = decision.options[chance.below(len(decision.options))]
            stored: Duel = pickle.loads(pickle.dumps(duel))
            assert not stored.cache.listed
            stored.choose(option)
            duel.choose(option)
            assert stored.digest() == duel.digest()


def test_a_silent_copy_goes_as_the_duel_and_has_no_log() -> None:
    for seed in range(30, 33):
        duel, chance = begun("mr3", seed)
        silent = duel.copy(silent=True)
        assert silent.silent and silent.log is None and duel.log is not None
        while (decision := duel.decision) is not None:
            option = decision.options[chance.below(len(decision.options))]
            assert silent.digest() == duel.digest()
            for side in (duel, silent):
                side.choose(option)
        assert silent.digest() == duel.digest() and silent.log is None
        assert silent.copy().silent and not duel.copy().silent


def test_a_silent_duel_dealt_anew_is_the_one_with_a_log() -> None:
    duel, chance = begun("mr3", 40)
    for _ in range(10):
        assert duel.decision is not None
        duel.choose(duel.decision.options[chance.below(len(duel.decision.options))])
    silent = duel.redrawn(0, 7, silent=True)
    assert silent.digest() == duel.redrawn(0, 7).digest() and silent.log is None


def test_what_is_kept_of_a_controller_ends_as_a_card_of_the_other_leaves() -> None:
    duel, _ = begun("mr3", 50)
    card = duel.deck[0][-1]
    put_down(duel, card, 1, MONSTER_ZONE, True, False)
    for player in range(2):
        list_quick(duel, player)
    move(duel, card, GRAVEYARD, BY_EFFECT, 0)
    assert not duel.cache.listed, "its owner's piles and its controller's field are others now"


def test_what_no_summon_may_be_answered_with_is_usable_again_once_the_summon_is_past() -> None:
    quiet = monster(
        900003101,
        "静かなる者",
        "Silent One",
        Attribute.LIGHT,
        Race.WARRIOR,
        4,
        1500,
        1500,
        continuous(cannot(Action.HAVE_SUMMON_ANSWERED, THIS)),
    )
    duel = scenario()
    moon = duel.alice.has_set("月の書")
    duel.alice.hand(quiet)
    duel.alice.summons(quiet)
    duel.is_settled()
    assert duel.alice.can("activate", moon)
