"""The card language of a game of another package: its words are written, printed, compiled and run."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.third_game import compiler, language, text, words
from tests.third_game.cards import CARDS, HEIR, HERALD, LAMP, MIRROR
from tests.third_game.duel import FIELDS, IN_PURSE, ON_BOARD, PLAIN, Duel, begin
from tests.third_game.game import PURSES, Coins
from tests.third_game.language import OPEN, YOURS, Card, Count, Draw, Gain, Open, Worth
from tests.third_game.language.base import All, Amount, AnyOf, Filter, Not, Verb

from duelkit.cardlang import vocabulary
from duelkit.cardlang.notation import Notation
from duelkit.cardlang.tables import ByKind
from duelkit.kernel.errors import NotInVocabulary
from duelkit.kernel.rng import Rng
from duelkit.simulation.contract import check_views

Run = Callable[..., tuple[int, str]]
X, O = 0, 1


def board(*coins: tuple[int, Card | int]) -> Duel:
    """A duel with these coins on the first fields, each with its player, all hidden; the purse has plain coins."""
    duel = begin(1, 0)
    duel.board = [-1] * FIELDS
    for coin, (player, card) in enumerate(coins):
        duel.worth[coin] = card if isinstance(card, int) else card.worth
        duel.named[coin] = PLAIN if isinstance(card, int) else CARDS.index(card)
        duel.owner[coin], duel.place[coin], duel.board[coin] = player, ON_BOARD, coin
    return duel


# what the words do


def test_the_heir_gains_for_each_open_coin_of_its_owner() -> None:
    duel = board((X, 2), (O, 3), (X, HEIR))
    duel.turn_up(0)
    duel.turn_up(1)
    duel.turn_up(2)
    assert duel.worth[:3] == [2, 3, 3], "it counts itself and the one, but not the opponent's"


def test_the_lamp_opens_what_the_opponent_hides() -> None:
    duel = board((X, LAMP), (X, 1), (O, 1), (O, HEIR))
    duel.turn_up(0)
    assert duel.open == [0, 2, 3] and duel.worth[3] == 3, "what is opened has its effect, too"


def test_the_herald_draws_and_then_gains() -> None:
    duel = board((O, HERALD))
    before, purse = len(duel.hand(O)), duel.place.count(IN_PURSE)
    duel.turn_up(0)
    assert len(duel.hand(O)) == before + 1 and duel.place.count(IN_PURSE) == purse - 1 and duel.worth[0] == 2


def test_the_mirror_joins_filters_and_verbs() -> None:
    duel = board((X, MIRROR), (X, 1), (O, 3), (O, 2))
    duel.turn_up(0)
    assert duel.open == [0, 1, 2] and duel.worth[0] == 3


def test_a_coin_is_opened_once() -> None:
    duel = board((X, HERALD))
    duel.turn_up(0)
    duel.turn_up(0)
    assert duel.worth[0] == 2


# how they are written and printed


def test_filters_are_joined_and_words_print_as_they_are_written() -> None:
    assert All((YOURS, OPEN, Not(YOURS))) == YOURS & OPEN & ~YOURS and AnyOf((YOURS, OPEN)) == YOURS | OPEN
    assert repr(Draw(1).then(Gain(Count(YOURS)))) == "Sequence((Draw(1), Gain(Count(IsYours()))))"


def test_definitions_are_read_back() -> None:
    for card in CARDS:
        assert Notation(language).parsed(repr(card)) == card


def test_the_language_offers_its_words_and_nothing_else() -> None:
    assert {"Card", "Filter", "OPEN", "YOURS"} <= set(language.__all__)
    assert not {"dataclass", "joins", "annotations", "Logic"} & set(language.__all__)


@pytest.mark.parametrize(
    ("card", "en", "ja"),
    [
        (
            HEIR,
            "this coin gains the number of coins that you own and that lie open.",
            "このコインの価値を自分の表のコインの数だけ上げる。",
        ),
        (LAMP, "open all coins that your opponent owns and that lie hidden.", "相手の裏のコインを全て表にする。"),
        (HERALD, "draw 1 coin, then this coin gains 1.", "コインを1枚引く。その後、このコインの価値を1だけ上げる。"),
    ],
)
def test_a_card_reads_in_both_languages(card: Card, en: str, ja: str) -> None:
    assert text.render(card, "en") == f"When this coin is opened: {en}"
    assert text.render(card, "ja") == f"このコインが表になった時：{ja}"


def test_what_is_denied_reads_naturally() -> None:
    card = Card("", "", 1, Open(~(YOURS & Worth(at_least=2)) & ~(OPEN | Worth(at_most=1))))
    assert text.render(card, "en").endswith(
        "open all coins that your opponent owns or that are worth less than 2 and that lie hidden and that are worth "
        "more than 1."
    )
    assert "相手の、または価値が2未満の裏の価値が1より大きいコイン" in text.render(card, "ja")


def test_every_word_is_worded_and_compiled() -> None:
    vocabulary.load(words, "compile")
    for each in ("ja", "en"):
        vocabulary.load(words, each)
    tables: dict[type[Any], tuple[ByKind[Any], ...]] = {
        Filter: (compiler.TESTS, text.JA_FILTERS, text.EN_FILTERS),
        Amount: (compiler.AMOUNTS, text.JA_AMOUNTS, text.EN_AMOUNTS),
        Verb: (compiler.VERBS, text.JA_VERBS, text.EN_VERBS),
    }
    for name, kind in vocabulary.meanings(words).items():
        for part, found in tables.items():
            if issubclass(kind, part) and kind is not part:
                assert all(kind in table.kinds for table in found), name


def test_a_word_that_nobody_compiles_is_named() -> None:
    class Unknown(Verb):
        pass

    with pytest.raises(NotInVocabulary, match="cannot run Unknown"):
        compiler.Compiler().verb(Unknown())


# where the game is played


def test_duels_with_named_coins_keep_every_guarantee(coins: Coins, run: Run) -> None:
    status, out = run("fuzz", "--game", "coins", "--purse", "named", "--duels", "60")
    assert status == 0 and "violations  0" in out


@pytest.mark.parametrize("seed", range(4))
def test_a_named_coin_is_hidden_like_any_other(seed: int) -> None:
    duel = begin(seed, 0, purse=PURSES["named"])
    chance = Rng(seed)
    for _ in range(4):
        assert duel.decision is not None
        duel.choose(duel.decision.options[chance.below(len(duel.decision.options))])
        check_views(duel, seed)


def test_the_terminal_lists_its_words(coins: Coins, run: Run) -> None:
    status, out = run("word")
    assert status == 0 and "Coins (coins)" in out and "Count" in out
    status, out = run("word", "Gain")
    assert status == 0 and "This coin is worth more from now on." in out and "Herald / 使者" in out
    assert "When this coin is opened: draw 1 coin, then this coin gains 1." in out
    assert "compile  tests/third_game/words/coins/compile.py" in out and "3 cards use it" in out
