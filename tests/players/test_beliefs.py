"""What computer players guess of a deck list that they do not know."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from duelkit import games
from duelkit.kernel.rng import Rng
from duelkit.players.judgment import beliefs as judgment
from duelkit.players.search.beliefs import Beliefs
from duelkit.players.yugioh import beliefs as yugioh
from duelkit.yugioh import load_deck
from duelkit.yugioh.editions import edition
from duelkit.yugioh.engine.seen.view import knows
from duelkit.yugioh.scenario import ALICE, BOB, scenario
from duelkit.yugioh.state.codes import EXTRA, FIELD, MONSTER

LISTS = [[1, 1, 2, 3], [3, 4, 5, 6], [7, 8, 9, 9]]


def test_what_is_seen_tells_lists_apart_and_strangers() -> None:
    beliefs = Beliefs(LISTS)
    assert beliefs.odds([]) == pytest.approx([0.25] * 4)
    first, second, third, stranger = beliefs.odds([1, 1])
    assert first > 0.8 and second == third < stranger < 0.1
    assert beliefs.odds([1, 1, 1])[0] < first, "a third copy is not in that list"
    assert beliefs.odds([70, 80, 90])[3] > 0.8


def test_a_guess_leaves_out_what_was_seen_and_follows_from_the_seed() -> None:
    beliefs = Beliefs(LISTS)
    guesses = [beliefs.guess([1, 2], 3, Rng(seed)) for seed in range(300)]
    assert guesses == [beliefs.guess([1, 2], 3, Rng(seed)) for seed in range(300)]
    of_list = [guess for guess in guesses if len(guess) == 5]
    assert len(of_list) > 200 and all(sorted(guess[:2]) == [1, 3] for guess in of_list)
    assert {tuple(guess[:2]) for guess in of_list} == {(1, 3), (3, 1)}
    assert {card for guess in guesses for card in guess} == {1, 2, 3, 4, 5, 6, 7, 8, 9}


@pytest.mark.parametrize(
    ("game", "chosen"),
    [
        ("yugioh", {"edition": "ex04"}),
        ("yugioh", {"edition": "mr3"}),
        ("yugioh", {"edition": "mr20-official"}),
        ("judgment", {}),
    ],
)
def test_a_guessed_duel_shows_its_player_the_same_and_goes_on(game: str, chosen: dict[str, str]) -> None:
    played: Any = games.named(game)
    setup = played.setup(chosen)
    guessed: Any = {"yugioh": yugioh.guessed, "judgment": judgment.guessed}[game]
    for seed in range(4):
        duel, chance = played.some_duel(setup, Rng(seed), seed), Rng(seed)
        for step in range(60):
            decision = duel.decision
            if decision is None:
                break
            if step % 6 == 0:
                before, player = duel.digest(), decision.player
                world = guessed(duel, player, step)
                assert duel.digest() == before != world.digest()
                assert world.observe(player).rows() == duel.observe(player).rows()
                # whatever the hidden cards are, the guess is the same
                again = guessed(guessed(duel, player, 1000 + step), player, step)
                assert [info.identity() for info in again.info] == [info.identity() for info in world.info]
                world = world.redrawn(player, step)
                for _ in range(30):
                    if world.decision is None:
                        break
                    world.choose(world.decision.options[chance.below(len(world.decision.options))])
            duel.choose(decision.options[chance.below(len(decision.options))])


def test_a_card_stays_of_the_kind_that_its_place_shows() -> None:
    duel = scenario("mr3")
    monster, trap = duel.bob.has_set("マシュマロン"), duel.bob.has_set("聖なるバリア －ミラーフォース－")
    shown = duel.bob.attack_position("ホーリー・エルフ")
    stardust = duel.bob.extra("スターダスト・ドラゴン")
    duel.alice.hand("サイクロン")
    assert duel.decision is not None
    found: Counter[str] = Counter()
    for seed in range(40):
        world = yugioh.guessed(duel.duel, ALICE, seed)
        assert world.info[monster].types & MONSTER and not world.info[monster].extra
        assert not world.info[trap].types & MONSTER
        assert world.info[stardust].extra and world.info[shown] is duel.duel.info[shown]
        found.update(world.info[card].name for card in (monster, trap, stardust))
        own = [card for card, owner in enumerate(duel.duel.owner) if owner == ALICE]
        assert all(world.info[card] is duel.duel.info[card] for card in own)
    assert len(found) > 20
    # who holds the cards knows them
    assert yugioh.guessed(duel.duel, BOB, 1).info[monster] is duel.duel.info[monster]


def test_where_no_list_has_a_fitting_card_any_of_the_edition_serves() -> None:
    rules = edition("ex04")
    assert yugioh.spare(rules, MONSTER, True).extra and not yugioh.spare(rules, 0, False).types & MONSTER
    assert not yugioh.spare(rules, MONSTER, False).extra


def test_the_more_is_seen_the_better_is_the_guess() -> None:
    played: Any = games.named("yugioh")
    setup = played.setup({"edition": "ex04"})
    deck = load_deck("chaos_2005")
    duel = played.begin(setup, [deck, deck], 4).duel
    have = Counter(card.passcode for card in deck.cards())

    def right() -> float:
        hits = total = 0
        for seed in range(40):
            world = yugioh.guessed(duel, 0, seed)
            cards = [
                card
                for card, owner in enumerate(world.owner)
                if owner == 1 and not knows(duel, 0, card) and not world.place[card] & (EXTRA | FIELD)
            ]
            hits += sum((Counter(world.info[card].passcode for card in cards) & have).values())
            total += len(cards)
        return hits / total

    blind, chance = right(), Rng(2)
    while duel.turn < 9:
        duel.choose(duel.decision.options[chance.below(len(duel.decision.options))])
    assert right() > max(0.7, blind + 0.2)
