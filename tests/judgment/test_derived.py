"""What the engine keeps of the board, so as not to work it out each time, is what working it out anew would give."""

from __future__ import annotations

import pickle

import pytest

from duelkit.judgment import Duel, standard_settings
from duelkit.judgment.duel import begin
from duelkit.judgment.engine.facts.rulings import survey
from duelkit.judgment.engine.facts.values import face_element
from duelkit.judgment.engine.moves.placements import as_printed
from duelkit.judgment.engine.procedures.sync import SyncTask
from duelkit.kernel.rng import Rng
from duelkit.simulation.judgment import some_deck


def begun(seed: int) -> tuple[Duel, Rng]:
    """A duel of two random decks of the whole library, and where its random answers come from."""
    chance = Rng(seed)
    return begin(standard_settings(), [some_deck(chance), some_deck(chance)], seed), chance


def kept(duel: Duel) -> list[object]:
    """What follows from the board."""
    return [
        duel.cache.standing,
        duel.cache.bodies,
        duel.cache.side0,
        duel.cache.side1,
        duel.cache.rule_bits,
        duel.cache.awaited,
        duel.cache.ground,
    ]


def marks(duel: Duel) -> list[object]:
    """What says how far all that is of use."""
    return [duel.cache.stale, duel.cache.surveyed, [duel.creatures[card].plain for card in duel.occupant if card >= 0]]


def check_kept(duel: Duel) -> None:
    """Compare what is kept with what is worked out anew, where the duel says that it is of use."""
    anew = duel.copy()
    assert marks(anew) == marks(duel) and kept(anew) == kept(duel)
    anew.touched()
    survey(anew)
    if duel.cache.surveyed:
        assert kept(duel) == kept(anew)
    if duel.cache.ground:
        assert duel.cache.ground == [face_element(duel, position) for position in range(9)]
    for card in duel.occupant:
        if card >= 0 and duel.creatures[card].plain:
            assert as_printed(duel.creatures[card], duel.info[card])
    if not duel.cache.stale and duel.stack and isinstance(duel.stack[-1], SyncTask):
        sync = SyncTask()
        before = anew.digest()
        sync.work_out(anew)
        assert not sync.progress and anew.digest() == before


def step_both_ways(duel: Duel) -> None:
    """Run the top task once; with nothing kept it comes to the same."""
    anew = duel.copy()
    anew.touched()
    anew.stack[-1].run(anew)
    duel.stack[-1].run(duel)
    assert duel.digest() == anew.digest()
    check_kept(duel)


@pytest.mark.parametrize("seed", (*range(12), 70))  # in 70 a trigger kills in the midst of a sync
def test_every_step_of_a_duel_comes_to_the_same_with_nothing_kept(seed: int) -> None:
    duel, chance = begun(seed)
    steps = 0
    while duel.outcome is None and steps < 1000:
        decision = duel.decision
        if decision is not None:
            duel.decision = None
            duel.answer = decision.options[chance.below(len(decision.options))]
        step_both_ways(duel)
        steps += 1
    assert steps > 100


def test_a_stored_duel_goes_on_as_the_one_that_was_not() -> None:
    for seed in range(20, 26):
        duel, chance = begun(seed)
        while (decision := duel.decision) is not None:
            option = decision.options[chance.below(len(decision.options))]
            stored: Duel = pickle.loads(pickle.dumps(duel))
            assert not stored.cache.surveyed and stored.cache.stale
            stored.choose(option)
            duel.choose(option)
            assert stored.digest() == duel.digest()


def test_a_state_written_from_outside_counts_once_the_duel_is_told() -> None:
    duel, chance = begun(3)
    while not any(card >= 0 for card in duel.occupant) or duel.cache.stale:
        assert duel.decision is not None
        duel.choose(duel.decision.options[chance.below(len(duel.decision.options))])
    card = max(duel.occupant)
    assert card in duel.cache.standing
    duel.creatures[card].dead = True
    duel.touched()
    assert duel.cache.stale and not duel.cache.surveyed
    survey(duel)
    assert card not in duel.cache.standing


def test_a_silent_copy_goes_as_the_duel_and_has_no_log() -> None:
    for seed in range(30, 34):
        duel, chance = begun(seed)
        silent = duel.copy(silent=True)
        while (decision := duel.decision) is not None:
            option = decision.options[chance.below(len(decision.options))]
            assert silent.digest() == duel.digest()
            for side in (duel, silent):
                side.choose(option)
        assert duel.log is not None and silent.digest() == duel.digest() and silent.log is None
        assert silent.copy().silent and silent.redrawn(0, 1).silent and not duel.copy().silent
