"""What is counted in a run, and how sure it is."""

from __future__ import annotations

import random
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.laboratory.conftest import plan_of

from duelkit import games
from duelkit.kernel.errors import FileError
from duelkit.laboratory import intervals, parquet, plots, report
from duelkit.laboratory.intervals import Difference, wilson
from duelkit.laboratory.plan import Plan
from duelkit.laboratory.playing import Worker
from duelkit.laboratory.rows import Row
from duelkit.laboratory.subject import subject_of
from duelkit.laboratory.summary import Fingerprint, summary
from duelkit.laboratory.tally import CardFigures, Share, Tally
from duelkit.laboratory.words import LANGUAGES, MESSAGES, both, ending


@pytest.mark.parametrize(
    ("part", "total", "low", "high"),
    [
        # R. G. Newcombe, Statistics in Medicine 17, 1998, table I: the score method
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_the_interval_of_a_share_is_wilsons(part: int, total: int, low: float, high: float) -> None:
    assert wilson(part, total) == pytest.approx((low, high), abs=5e-5)
    assert Share(part, total).interval == wilson(part, total)


@pytest.mark.parametrize(
    ("first", "second", "low", "high"),
    [
        # R. G. Newcombe, Statistics in Medicine 17, 1998, table II: method 10
        ((56, 70), (48, 80), 0.0524, 0.3339),
        ((9, 10), (3, 10), 0.1705, 0.8090),
        ((5, 56), (0, 29), -0.0381, 0.1926),
        ((10, 10), (0, 10), 0.6075, 1.0),
    ],
)
def test_the_interval_of_a_gain_is_newcombes(
    first: tuple[int, int], second: tuple[int, int], low: float, high: float
) -> None:
    assert intervals.difference(*first, *second) == pytest.approx((low, high), abs=6e-5)
    figures = CardFigures(1, 1, Share(0, 0), Share(0, 0), Share(*first), Share(*second), Share(0, 0))
    assert figures.gain_interval == intervals.difference(*first, *second)
    assert intervals.difference(0, 0, *second) == (-1, 1)


def test_nothing_is_known_of_nothing() -> None:
    assert wilson(0, 0) == (0, 1) and Share(0, 0).rate == 0 and Difference().interval == (-1, 1)


def test_an_interval_that_is_always_looked_at_seldom_misses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Looked at after each of 300 differences: without a correction a third of them would miss at some time."""
    monkeypatch.setattr(intervals, "GRID", 201)
    chance = random.Random(1)
    missed = 0
    for _ in range(200):
        difference = Difference()
        difference.add(chance.choices((-1, -0.5, 0, 0.5, 1), (2, 1, 6, 1, 2), k=300))
        # a mean that was ruled out once stays so
        low, high = difference.interval
        missed += low > 0 or high < 0
    assert missed <= 200 * 0.05


def test_a_difference_is_found_and_told_from_none() -> None:
    chance = random.Random(2)
    better, same, split = Difference(), Difference(), Difference()
    better.add(chance.choices((-1, 0, 1), (1, 8, 3), k=600))
    same.add([0.0] * 2000)
    split.add([0.0] * 700)
    split.add([0.0] * 1300)
    assert 0 < better.interval.low < 1 / 6 < better.interval.high
    assert -0.01 <= same.interval.low < 0 < same.interval.high <= 0.01
    assert split.interval == pytest.approx(same.interval) and split.count == same.count == 2000


def test_a_tally_counts_what_the_rows_say(undisturbed: list[Row]) -> None:
    plan = plan_of(60)
    subject = subject_of(plan.game)
    tally = Tally(plan, subject)
    assert list(tally.through(iter(undisturbed))) == undisturbed
    found = tally.pairings[0]
    assert tally.duels == found.duels == 60
    for player in (0, 1):
        won = {row.number for row in undisturbed if row.winner == player}
        assert found.won(player) == (len(won), 60)
        assert found.won(player, player) == (sum(undisturbed[number].first == player for number in won), 30)
        assert found.won(player, 1 - player) == (sum(undisturbed[number].first != player for number in won), 30)
        copies = subject.cards(plan.decks[player])
        told = found.cards(player)
        assert {figures.card: figures.copies for figures in told} == copies and sum(copies.values()) == 30
        assert [figures.gain for figures in told] == sorted((figures.gain for figures in told), reverse=True)
        for figures in told:
            opening, drawn, played = (
                {row.number for row in undisturbed if figures.card in getattr(row.cards[player], way)}
                for way in ("opening", "drawn", "played")
            )
            assert figures.opened == (len(opening), 60)
            assert figures.opening == (len(opening & won), len(opening))
            assert figures.drawn == (len(drawn & won), len(drawn))
            assert figures.missed == (len(won - drawn), 60 - len(drawn))
            assert figures.played == (len(played & won), len(played))
        hands = found.sides[player].hands
        assert all(sum(count for count, _ in counts.values()) == 60 for counts in hands.values())
        assert sum(number * count for counts in hands.values() for number, (count, _) in counts.items()) == 5 * 60
    turns = sorted(row.turns for row in undisturbed)
    assert (found.length(0.1), found.length(0.5), found.length(0.9)) == (turns[5], turns[29], turns[53])
    assert found.mean_length == pytest.approx(sum(turns) / 60)
    assert found.decisions == sum(row.decisions for row in undisturbed)


@pytest.mark.parametrize(("game", "decks"), [("yugioh", ("plain", "plain")), ("judgment", ("water", "earth"))])
def test_what_became_of_the_cards_is_what_became_of_them(game: str, decks: tuple[str, str]) -> None:
    """Followed decision by decision: what was in a hand was drawn, what came from a hand to the field was played."""
    plan = plan_of(2, game, decks=decks)
    subject = subject_of(plan.game)
    for number in range(2):
        task = plan.task(number)
        duel: Any = subject.begin(plan.setup, plan.decks, task.seed, task.first)
        players = [plan.game.player("random", seed) for seed in task.players]
        held: list[set[int]] = [set(), set()]
        put: list[set[int]] = [set(), set()]
        while (decision := duel.decision) is not None:
            before = [set(hand) for hand in duel.hand]
            duel.choose(players[decision.player].choose(duel))
            places = (
                set(duel.occupant)
                if game == "judgment"
                else {*duel.monsters[0], *duel.monsters[1], *duel.spells[0], *duel.spells[1]}
            )
            for player in (0, 1):
                # a hand before the first turn may be put back
                held[player] |= set(duel.hand[player]) if duel.turn > 0 else set()
                put[player] |= before[player] & places
        for player, handled in enumerate(subject.handled(duel)):
            cards = subject.cards(plan.decks[player])
            assert len(handled.opening) == 5
            assert Counter(handled.opening) <= Counter(handled.drawn) <= cards
            assert Counter(handled.played) <= cards
            assert Counter(number_of(duel.info[card]) for card in held[player]) <= Counter(handled.drawn)
            assert put[player]
            assert Counter(number_of(duel.info[card]) for card in put[player]) <= Counter(handled.played)


def number_of(info: object) -> int:
    """The game's number of a card."""
    found: int = getattr(info, "passcode", 0) or getattr(info, "number", 0)
    return found


def test_a_hand_that_was_not_kept_is_no_opening_hand() -> None:
    plan = plan_of(1)
    subject = subject_of(plan.game)
    task = plan.task(0)
    duel: Any = subject.begin(plan.setup, plan.decks, task.seed, 0)
    for _ in (0, 1):
        duel.choose(duel.decision.options[1])
    hands = [sorted(duel.info[card].number for card in hand) for hand in duel.hand]
    duel.surrender(0)
    one, other = subject.handled(duel)
    assert len(one.opening) == len(other.opening) == 5
    # the first player has drawn for the turn
    assert set(one.opening) <= set(hands[0]) and list(other.opening) == hands[1]


def values_of(plan: Plan, rows: list[Row]) -> dict[str, object]:
    """The figures of rows."""
    subject = subject_of(plan.game)
    tally, fingerprint = Tally(plan, subject), Fingerprint()
    list(tally.through(fingerprint.through(iter(rows))))
    return {**summary(plan, subject, tally, fingerprint.text, "duelkit simulate <&>"), "matters": 0.01}


def test_the_report_is_one_page_in_both_languages(undisturbed: list[Row]) -> None:
    page = report.page(values_of(plan_of(60), undisturbed), "ja")
    assert page.count("<svg") == 4 and "&lt;&amp;&gt;" in page
    assert 'id="ja" checked' in page and 'id="en" checked' not in page
    assert not re.search(r'(src|href|url\()=?\s*["\']?(https?:)?//', page.replace("http://www.w3.org", ""))
    for key in ("matchups", "lengths", "endings", "opening", "cards-note", "plot-cards", "kind-cast"):
        for language, said in both(key).items():
            assert f'<span class="{language}" lang="{language}">{report.words({language: said}).striptags()}' in page
    # labels of the plots in both languages, and no mark left
    assert '<tspan class="ja">ターン</tspan><tspan class="en">Turns</tspan>' in page
    assert not re.search(r"@\d+@", page)
    assert len(page) < 400_000
    assert page == report.page(values_of(plan_of(60), undisturbed), "ja")


def test_a_game_without_known_cards_has_a_report_without_cards() -> None:
    from tests.third_game.game import COINS

    deck = COINS.deck("standard", "mixed")
    from duelkit.laboratory.plan import Pairing, Seat

    plan = Plan(COINS, "mixed", (deck, deck), (Pairing(Seat("greedy", 0), Seat("random", 1)),), 10)
    worker = Worker(plan)
    page = report.page(values_of(plan, [worker.duel(plan.task(number)) for number in range(10)]), "en")
    assert "greedy with standard" in page and MESSAGES.say("en", "cards-note") not in page


def test_every_message_is_there_in_both_languages() -> None:
    assert MESSAGES.keys("ja") == MESSAGES.keys("en")
    used = "".join(
        path.read_text(encoding="utf-8")
        for path in Path(report.__file__).parent.rglob("*")
        if path.suffix in (".py", ".html")
    )
    for key in MESSAGES.keys("en"):
        stem = re.sub(r"^(kind|verdict|reason)-.*", r"\1-", key)
        assert f'"{stem}' in used, key
    for game in games.built_in():
        for reason in ("decision limit", "surrender"):
            assert all(ending(game, reason)[language] for language in LANGUAGES)
    assert ending(games.named("judgment"), "never heard of") == {"ja": "never heard of", "en": "never heard of"}


def test_the_parquet_file_holds_the_duels(tmp_path: Path, undisturbed: list[Row]) -> None:
    from pyarrow import parquet as reading

    plan = plan_of(60)
    path = tmp_path / parquet.FILE
    parquet.write(path, plan, iter(undisturbed))
    table = reading.read_table(path)
    assert table.column("digest").to_pylist() == [row.digest for row in undisturbed]
    assert table.column("drawn1").to_pylist() == [list(row.cards[1].drawn) for row in undisturbed]
    assert table.column("seed").to_pylist() == [plan.task(number).seed for number in range(60)]
    assert set(table.column("deck0").to_pylist()) == {"Fire"}
    assert table.schema.metadata[b"seed"] == b"1"
    whole = path.read_bytes()
    parquet.write(path, plan, iter(undisturbed))
    assert path.read_bytes() == whole
    with pytest.raises(FileError, match="cannot be written"):
        parquet.write(tmp_path / "none" / parquet.FILE, plan, iter(undisturbed))
    assert [file.name for file in tmp_path.iterdir()] == [parquet.FILE]


def test_plots_of_many_cards_show_those_at_both_ends() -> None:
    def card(number: int) -> dict[str, object]:
        rate = {"part": 1, "total": 2, "rate": number / 100, "low": 0.0, "high": 1.0}
        return {"name": {"ja": f"札{number}", "en": f"card {number}"}, "drawn": rate, "missed": rate}

    svg = plots.cards([card(number) for number in range(50)])
    assert all(f">card {number}<" in svg and f">札{number}<" in svg for number in (0, 11, 38, 49))
    assert "card 12<" not in svg and "card 37<" not in svg
