"""duelkit as a package: duels with given decks and given chance, every question, options that can be read."""

from __future__ import annotations

import pickle
import random
from typing import Any

import pytest

from duelkit import judgment, yugioh
from duelkit.chance import OfRandom, Planned
from duelkit.kernel.rng import Rng
from duelkit.yugioh.records import Recorder, replay

DECKS = {"yugioh": ("synchron", "overlay"), "judgment": ("fire", "water")}
ROOMS: dict[str, Any] = {"yugioh": yugioh, "judgment": judgment}


def started(game: str, **how: Any) -> Any:
    """A duel of two built-in decks."""
    room = ROOMS[game]
    first, second = (room.load_deck(name) for name in DECKS[game])
    return room.new_duel(first, second, **how)


def played(duel: Any, seed: int) -> list[int]:
    """Play to the end at random; answers how many options each question had."""
    chance = Rng(seed)
    sizes = []
    while duel.decision is not None:
        options = duel.decision.options
        sizes.append(len(options))
        duel.choose(options[chance.below(len(options))])
    return sizes


@pytest.mark.parametrize("game", ROOMS)
def test_decks_that_are_not_shuffled_lie_as_they_are_given(game: str) -> None:
    duel = started(game, shuffled=False)
    for player, name in enumerate(DECKS[game]):
        deck = ROOMS[game].load_deck(name)
        pile = duel.deck[player] if game == "yugioh" else duel.library[player]
        lying = [duel.info[card].definition for card in (*duel.hand[player], *reversed(pile))]
        assert lying == list(deck.main)
        if game == "yugioh":
            assert sorted(card.passcode for card in deck.extra) == sorted(
                duel.info[card].passcode for card in duel.extra[player]
            )


@pytest.mark.parametrize("game", ROOMS)
def test_chance_of_ones_own_decides_and_is_copied(game: str) -> None:
    first, second, other = (started(game, source=OfRandom(random.Random(seed))) for seed in (4, 4, 5))
    assert first.digest() == second.digest() != other.digest()
    twin, stored = first.copy(), pickle.loads(pickle.dumps(first))
    sizes = played(first, 1)
    assert sizes == played(second, 1) == played(twin, 1) == played(stored, 1)
    assert first.digest() == second.digest() == twin.digest() == stored.digest()


def test_a_source_without_a_state_shuffles_too() -> None:
    duel = started("yugioh", source=OfRandom(random.SystemRandom()))
    assert len(set(duel.copy().deck[0])) == 35
    assert duel.digest() == duel.copy().digest()


def test_planned_numbers_are_taken_in_order_and_run_out() -> None:
    duel = started("judgment", shuffled=False, source=Planned([1, 0]))
    assert [duel.rng.below(2), duel.copy().rng.below(6), duel.rng.below(6)] == [1, 0, 0]
    with pytest.raises(ValueError, match="asked for a number below 6; expected one more in the plan"):
        duel.rng.below(6)
    with pytest.raises(ValueError, match="answered 7; expected a number from 0 to 5"):
        started("judgment", shuffled=False, source=Planned([7])).rng.below(6)


@pytest.mark.parametrize("game", ROOMS)
def test_every_question_is_asked_if_one_wants_it(game: str) -> None:
    for seed in range(3):
        all_of_them, usual = started(game, seed=seed, every_decision=True), started(game, seed=seed)
        chance = Rng(seed)
        sizes = []
        while (decision := all_of_them.decision) is not None:
            sizes.append(len(decision.options))
            option = (
                decision.options[chance.below(len(decision.options))]
                if len(decision.options) > 1
                else (decision.options[0])
            )
            if len(decision.options) > 1:
                assert usual.decision is not None and usual.decision.options == decision.options
                usual.choose(option)
            all_of_them.choose(option)
        assert 1 in sizes
        assert usual.outcome == all_of_them.outcome
        assert usual.digest() == all_of_them.digest()


def test_a_record_leaves_out_the_only_answers_that_were_asked_for() -> None:
    rules = yugioh.edition("mr3")
    decks = (yugioh.load_deck("synchron"), yugioh.load_deck("overlay"))
    recorder = Recorder(rules, decks, 3)
    recorder.duel.every_decision = True
    while recorder.duel.decision is not None:
        recorder.choose(yugioh.options(recorder.duel)[0])
    assert replay(recorder.record).duel.digest() == recorder.duel.digest()
    assert replay(recorder.record).record.text() == recorder.record.text()


@pytest.mark.parametrize("game", ROOMS)
def test_options_can_be_read_and_chosen(game: str) -> None:
    duel, twin = started(game, seed=1), started(game, seed=1)
    chance = Rng(2)
    verbs = set()
    while duel.decision is not None:
        options = ROOMS[game].options(duel)
        assert [int(option) for option in options] == duel.decision.options
        for option in options[:3]:
            assert str(option) == duel.describe(int(option), "en") != ""
            assert option.text("ja") == duel.describe(int(option), "ja")
            assert option.card is None or option.card is duel.info[option.index].definition
            assert option.verb in repr(option)
        option = options[chance.below(len(options))]
        verbs.add(option.verb)
        twin.choose(int(option))
        duel.choose(option)
        assert duel.digest() == twin.digest()
    assert ROOMS[game].options(duel) == []
    assert "summon" in verbs and len(verbs) > 5


def test_an_option_about_a_card_that_is_hidden_names_none() -> None:
    seen = 0
    for seed in range(12):
        duel = started("yugioh", seed=seed)
        chance = Rng(seed)
        while duel.decision is not None:
            for option in yugioh.options(duel):
                if option.index >= 0 and option.card is None:
                    seen += 1
                    view = duel.observe(duel.decision.player)
                    cards = [
                        card
                        for side in view.sides
                        for card in (*side.monsters, *side.spells, side.field)
                        if card is not None and card.number == option.index
                    ]
                    assert all(card.passcode == 0 for card in cards)
            options = duel.decision.options
            duel.choose(options[chance.below(len(options))])
    assert seen > 0


def test_the_library_knows_the_tokens_of_its_cards() -> None:
    library = yugioh.library()
    assert len(list(library)) == len(library) > 0 and len(list(judgment.library())) == 311
    sheep = [token for token in library.tokens.values() if token.en == "Sheep Token"]
    assert len(sheep) == 1
    assert sheep[0].passcode not in library
    assert all(token.passcode == number for number, token in library.tokens.items())
