"""Chance: the same for ever from the same seed, and nothing to be found out from it."""

from __future__ import annotations

import pickle

import pytest

from duelkit.judgment import load_deck as load_judgment
from duelkit.judgment import new_duel as new_judgment
from duelkit.kernel.errors import FileError
from duelkit.kernel.record import read_record
from duelkit.kernel.rng import KEYED, SMALL, Rng, SmallRng, generator
from duelkit.table.config import RoomConfig, begin_duel
from duelkit.yugioh import edition, load_deck, new_duel
from duelkit.yugioh.match import GO_FIRST, Match
from duelkit.yugioh.match_records import read_match, record_of, replay_match
from duelkit.yugioh.records import Recorder, replay

NUMBERS = [2363040489, 2061018497, 2967515150]
BELOW = [
    9,
    15,
    58,
    14,
    43,
    3,
    20,
    47,
    22,
    55,
    50,
    35,
    5,
    2,
    39,
    52,
    41,
    32,
    6,
    28,
    30,
    9,
    32,
    30,
    47,
    51,
    58,
    21,
    55,
    1,
    22,
    36,
    48,
    2,
    28,
    8,
    1,
    7,
    0,
    22,
]
SMALL_NUMBERS = [3387734806, 627116665, 4294967295]


def test_the_numbers_of_a_seed_never_change() -> None:
    assert [Rng(1).next(), Rng(2**127).next(), Rng(-1).next()] == NUMBERS
    first = Rng(7)
    assert [first.below(60) for _ in range(40)] == BELOW
    assert [SmallRng(1).next(), SmallRng(2**95).next(), SmallRng(-1).next()] == SMALL_NUMBERS


@pytest.mark.parametrize("name", [KEYED, SMALL])
def test_copies_and_pickles_go_on_alike_and_apart(name: str) -> None:
    one = generator(name, 5)
    for _ in range(40):
        one.next()
    twins = [one.copy(), pickle.loads(pickle.dumps(one))]
    expected = [one.below(1000) for _ in range(100)]
    for twin in twins:
        assert [twin.below(1000) for _ in range(100)] == expected
        assert twin.state() == one.state()


def test_every_bit_of_a_long_seed_counts() -> None:
    assert len({Rng(1 << bit).next() << 32 | Rng(1 << bit).wide() for bit in range(200)}) == 200


def test_numbers_below_a_bound_are_all_there_and_none_beyond() -> None:
    chance = Rng(3)
    for bound in (1, 2, 6, 60, 1 << 16, (1 << 16) + 1, 1 << 32):
        drawn = [chance.below(bound) for _ in range(600)]
        assert min(drawn) >= 0 and max(drawn) < bound
        if bound <= 60:
            assert set(drawn) == set(range(bound))
        else:
            assert max(drawn) > bound * 9 // 10


def test_a_card_number_tells_neither_the_card_nor_its_place() -> None:
    plain, fire = load_deck("plain"), load_judgment("fire")
    for infos, decks in (
        ([new_duel(plain, plain, seed).info for seed in range(30)], plain.cards()),
        ([new_judgment(fire, fire, seed).info for seed in range(30)], fire.cards()),
    ):
        assert len({info[0].definition for info in infos}) > 8
        for info in infos:
            assert [card.definition for card in info[: len(decks)]] != list(decks)
    # where a card lies after the shuffle does not follow from its number either
    tops = {new_duel(plain, plain, seed).deck[0][-1] for seed in range(30)}
    assert len(tops) > 12


def test_the_record_of_a_duel_tells_nothing_of_the_match() -> None:
    plain = load_deck("plain")

    def seeds(seed: int) -> list[int]:
        match = Match(edition("mr20"), (plain, plain), seed)
        while match.outcome is None:
            if match.recorder is None:
                match.choose(GO_FIRST)
            else:
                match.surrender(len(match.results) % 2)
        again = replay_match(read_match(record_of(match).text(), "match"))
        assert again.digest() == match.digest()
        return [int(result.record.headers["seed"]) for result in match.results]

    one, other = seeds(1 << 127), seeds(0)
    assert len({*one, *other}) == 6 and min(*one, *other) > 1 << 100
    assert not any(seed in (first + 1, first ^ 1) for seed in one for first in other)


def test_a_record_names_its_generator() -> None:
    plain = load_deck("plain")
    recorder = Recorder(edition("mr3"), (plain, plain), 1 << 100)
    text = recorder.record.text()
    assert '[generator "blake2b"]' in text
    assert replay(read_record(text, "x")).duel.digest() == recorder.duel.digest()
    with pytest.raises(FileError, match="unknown generator 'dice'; expected blake2b or sfc32"):
        replay(read_record(text.replace('"blake2b"', '"dice"'), "x"))
    old = Recorder(edition("mr3"), (plain, plain), 5, chance=SMALL)
    assert "generator" not in old.record.headers
    assert replay(read_record(old.record.text(), "x")).duel.digest() == old.duel.digest() != recorder.duel.digest()


@pytest.mark.parametrize("game", ["yugioh", "judgment"])
def test_a_room_that_was_stored_before_goes_on_with_its_generator(game: str) -> None:
    stored = RoomConfig(game, "mr3" if game == "yugioh" else "", "friend", seed=77).as_dict()
    del stored["generator"]
    config = RoomConfig(**stored)
    deck = load_deck("plain") if game == "yugioh" else load_judgment("fire")
    desk = begin_duel(config, (deck, deck))
    assert "generator" not in desk.record.headers and desk.record.headers["first"] == str(77 >> 7 & 1)
    new = begin_duel(RoomConfig(**stored, generator=KEYED), (deck, deck))
    assert new.record.headers["generator"] == KEYED
