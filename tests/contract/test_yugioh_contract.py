"""The guarantees of the kernel, on whole duels of Yu-Gi-Oh!, compiled or not."""

from __future__ import annotations

import pytest

from duelkit.kernel.rng import Rng
from duelkit.simulation.contract import play_checked
from duelkit.simulation.fuzz import fuzz, some_deck
from duelkit.yugioh.decks import builtin_decks, check_deck, load_deck
from duelkit.yugioh.editions import edition
from duelkit.yugioh.engine.setup import begin
from duelkit.yugioh.records import Recorder, replay

RULES = edition("mr3")


@pytest.mark.parametrize("name", builtin_decks())
def test_built_in_deck_is_legal_and_duels_itself_to_the_end(name: str) -> None:
    deck = load_deck(name)
    assert check_deck(deck, RULES) == []
    duel = begin(RULES, [deck.cards(), deck.cards()], 3)
    assert play_checked(duel, 3, every=11) > 10


def test_random_decks_of_the_whole_library_keep_every_guarantee() -> None:
    report = fuzz(25, 100, RULES)
    assert report.violations == []


def test_same_record_gives_the_same_digests() -> None:
    chance = Rng(5)
    decks = (load_deck("synchron"), load_deck("magician_pendulum"))
    recorder = Recorder(RULES, decks, 11)
    while recorder.duel.decision is not None:
        options = recorder.duel.decision.options
        recorder.choose(options[chance.below(len(options))])
    again = replay(recorder.record)
    assert again.record.text() == recorder.record.text()
    assert again.duel.digest() == recorder.duel.digest()


def test_two_duels_from_the_same_seed_are_the_same_and_from_another_are_not() -> None:
    chance = Rng(1)
    decks = [some_deck(chance, RULES), some_deck(chance, RULES)]
    first, second, third = (begin(RULES, decks, seed) for seed in (4, 4, 5))
    assert first.digest() == second.digest() != third.digest()
