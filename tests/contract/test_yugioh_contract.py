"""The guarantees of the kernel, on whole duels of Yu-Gi-Oh!, compiled or not."""

from __future__ import annotations

import pytest

from duelkit.games.yugioh import GAME
from duelkit.kernel.rng import Rng
from duelkit.simulation.contract import play_checked
from duelkit.simulation.fuzz import fuzz
from duelkit.simulation.yugioh import some_deck
from duelkit.yugioh.decks import builtin_decks, check_deck, load_deck
from duelkit.yugioh.duel import begin
from duelkit.yugioh.editions import edition
from duelkit.yugioh.engine.moves.movement import move
from duelkit.yugioh.language import CardType
from duelkit.yugioh.records import Recorder, replay
from duelkit.yugioh.scenario import scenario
from duelkit.yugioh.state.codes import DECK

RULES = edition("mr3")


@pytest.mark.parametrize("name", builtin_decks())
def test_built_in_deck_is_legal_and_duels_itself_to_the_end(name: str) -> None:
    deck = load_deck(name)
    links = any(card.types & CardType.LINK for card in deck.cards())
    rules = edition("mr20-official") if links else RULES
    assert check_deck(deck, rules) == []
    duel = begin(rules, [deck.cards(), deck.cards()], 3)
    assert play_checked(GAME, duel, 3, every=11) > 10


def test_random_decks_of_the_whole_library_keep_every_guarantee() -> None:
    report = fuzz(GAME, 10, 100, RULES)
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


def test_a_view_does_not_change_when_materials_went_back_into_a_hidden_deck() -> None:
    duel = scenario()
    garzett = duel.bob.hand("合成魔獣 ガーゼット")
    duel.bob.attack_position("ブラック・マジシャン")
    duel.bob.attack_position("暗黒騎士ガイア")
    duel.alice.ends_turn()
    duel.bob.summons(garzett)
    duel.bob.picks("ブラック・マジシャン", "暗黒騎士ガイア")
    assert duel.atk(garzett) == 4800
    for name in ("ブラック・マジシャン", "暗黒騎士ガイア"):
        move(duel.duel, duel.find(name), DECK, 0x4000)
    for seed in range(20):
        assert duel.duel.redrawn(0, seed).observe(0).rows() == duel.duel.observe(0).rows()
