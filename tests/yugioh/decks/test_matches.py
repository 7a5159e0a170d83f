"""Matches: three duels, who goes first, side decks, cards back in their decks, results with draws."""

from __future__ import annotations

import pickle
from collections import Counter

import pytest

from duelkit.kernel.decision import CHOICE, PICK
from duelkit.kernel.errors import IllegalChoice
from duelkit.kernel.outcome import Outcome
from duelkit.kernel.rng import Rng
from duelkit.players import Player
from duelkit.players.random_player import RandomPlayer
from duelkit.players.yugioh.siding import AnsweringSideDecker, RandomSideDecker, play_match
from duelkit.rulebook.cite import rule
from duelkit.yugioh import Duel, library, load_deck
from duelkit.yugioh.decks import Deck, check_deck
from duelkit.yugioh.editions import EDITIONS, edition
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.language.terms import CardType
from duelkit.yugioh.match import DONE, GO_FIRST, GO_SECOND, IN, M_IN, M_ORDER, M_OUT, OUT, Match, passcode_of
from duelkit.yugioh.state import codes

MR3 = edition("mr3")


def a_match(identity: str = "mr3", seed: int = 1, first: str = "synchron", second: str = "magician_pendulum") -> Match:
    return Match(edition(identity).mixed(), (load_deck(first), load_deck(second)), seed)


def end_duel(match: Match, winner: int) -> None:
    """Let the duel in progress end now, with this winner (−1: a draw)."""
    duel = match.duel
    assert duel is not None
    duel.outcome = Outcome(winner, "life points", "MR3-WIN-02")
    duel.decision = None
    match.note_end()


def skip_siding(match: Match) -> None:
    while match.decision is not None and match.duel is None and match.decision.why == M_OUT:
        match.choose(DONE)


def start_duel(match: Match, option: int = GO_FIRST) -> None:
    """Answer what is asked before the duel: no exchange, and this turn order."""
    skip_siding(match)
    if match.duel is None and match.decision is not None:
        assert match.decision.why == M_ORDER
        match.choose(option)


def played(winners: list[int], identity: str = "mr3") -> Match:
    """A match whose duels end as said."""
    match = a_match(identity)
    for winner in winners:
        assert match.outcome is None
        start_duel(match)
        end_duel(match, winner)
    return match


# Results ------------------------------------------------------------------------------------------


@rule("MR3-MATCH-01", "MR3-MATCH-02", "MR3-MATCH-04", "EX04-GAP-MATCH-01", "MR20-GAP-MATCH-01")
@pytest.mark.parametrize(
    ("identity", "statement"), [("ex04", "EX04-GAP-MATCH-01"), ("mr3", "MR3-MATCH-04"), ("mr20", "MR20-GAP-MATCH-01")]
)
@pytest.mark.parametrize(
    ("winners", "winner"),
    [([0, 0], 0), ([1, 1], 1), ([0, 1, 0], 0), ([1, 0, 0], 0), ([0, 1, 1], 1), ([0, -1, 0], 0), ([-1, 1, 1], 1)],
)
def test_who_first_wins_two_duels_wins_the_match(
    identity: str, statement: str, winners: list[int], winner: int
) -> None:
    match = played(winners, identity)
    assert match.outcome is not None and match.decision is None
    assert (match.outcome.winner, match.outcome.reason, match.outcome.rule) == (winner, "two duels won", statement)
    assert [result.outcome.winner for result in match.results] == winners
    with pytest.raises(IllegalChoice, match="over"):
        match.choose(GO_FIRST)


@rule("MR3-MATCH-05")
@pytest.mark.parametrize(("winners", "winner"), [([0, -1, -1], 0), ([-1, 1, -1], 1), ([-1, -1, 0], 0)])
def test_one_win_and_two_draws_win_the_match(winners: list[int], winner: int) -> None:
    match = played(winners)
    assert match.outcome is not None
    assert (match.outcome.winner, match.outcome.rule) == (winner, "MR3-MATCH-05")


@rule("MR3-MATCH-06")
@pytest.mark.parametrize("winners", [[-1, -1, -1], [0, 1, -1], [1, -1, 0], [-1, 0, 1]])
def test_one_win_each_and_a_draw_or_three_draws_make_a_drawn_match(winners: list[int]) -> None:
    match = played(winners)
    assert match.outcome is not None and match.outcome.is_draw
    assert match.outcome.rule == "MR3-MATCH-06"


@rule("MR3-MATCH-01", "MR3-MATCH-06")
def test_a_match_never_has_more_than_three_duels() -> None:
    for winners in ([0, 1], [-1, -1], [0, -1]):
        match = played(winners)
        assert match.outcome is None and match.number == 3


# Who goes first -----------------------------------------------------------------------------------


@rule("MR3-SETUP-05", "EX04-GAP-SETUP-01")
@pytest.mark.parametrize("identity", ["ex04", "mr3", "mr20-official"])
def test_the_winner_of_the_contest_chooses_the_turn_order(identity: str) -> None:
    winners = set()
    for seed in range(1, 12):
        for option in (GO_FIRST, GO_SECOND):
            match = a_match(identity, seed)
            asked = match.decision
            assert match.duel is None and asked is not None
            assert (asked.kind, asked.why, asked.options) == (CHOICE, M_ORDER, [GO_FIRST, GO_SECOND])
            winners.add(asked.player)
            match.choose(option)
            assert match.duel is not None
            assert match.duel.first_player == (asked.player if option == GO_FIRST else 1 - asked.player)
    assert winners == {0, 1}


@rule("MR20-SETUP-03")
def test_on_the_rule_page_the_contest_itself_decides() -> None:
    firsts = set()
    for seed in range(1, 12):
        match = a_match("mr20", seed)
        assert match.duel is not None and match.steps == []
        firsts.add(match.duel.first_player)
        assert a_match("mr20", seed).duel is not None
    assert firsts == {0, 1}


@rule("MR3-MATCH-03", "EX04-GAP-MATCH-01", "MR20-GAP-MATCH-01")
@pytest.mark.parametrize("identity", ["ex04", "mr3", "mr20"])
@pytest.mark.parametrize("winner", [0, 1])
def test_the_loser_of_the_previous_duel_chooses(identity: str, winner: int) -> None:
    for option in (GO_FIRST, GO_SECOND):
        match = a_match(identity)
        start_duel(match)
        end_duel(match, winner)
        skip_siding(match)
        asked = match.decision
        assert asked is not None and asked.why == M_ORDER and asked.player == 1 - winner
        match.choose(option)
        assert match.duel is not None
        assert match.duel.first_player == (1 - winner if option == GO_FIRST else winner)


@rule("MR3-SETUP-05")
def test_after_a_draw_the_contest_decides_again() -> None:
    asked = set()
    for seed in range(1, 12):
        match = a_match(seed=seed)
        start_duel(match)
        end_duel(match, -1)
        skip_siding(match)
        assert match.decision is not None and match.decision.why == M_ORDER
        asked.add(match.decision.player)
    assert asked == {0, 1}


# Side decks ---------------------------------------------------------------------------------------


def sided() -> Match:
    """A match in which player 0 is asked for exchanges."""
    match = a_match()
    start_duel(match)
    end_duel(match, 0)
    return match


def counts(deck: Deck) -> Counter[Card]:
    return Counter((*deck.main, *deck.extra, *deck.side))


@rule("MR3-SIDE-01", "MR3-SIDE-02", "EX04-GAP-SIDE-01", "MR20-GAP-SIDE-01")
def test_the_side_deck_is_no_part_of_a_duel_and_is_offered_between_duels_only() -> None:
    match = a_match()
    start_duel(match)
    duel = match.duel
    assert duel is not None
    for player in (0, 1):
        deck = match.decks[player]
        assert len(deck.side) == 15
        held = [duel.info[card].passcode for card in range(len(duel.info)) if duel.owner[card] == player]
        assert Counter(held) == Counter(card.passcode for card in deck.cards())
    end_duel(match, 0)
    asked = match.decision
    assert asked is not None and (asked.player, asked.kind, asked.why) == (0, PICK, M_OUT)
    assert asked.options[0] == DONE
    assert {passcode_of(option) for option in asked.options[1:]} == {card.passcode for card in match.decks[0].main}
    match.choose(DONE)
    assert match.decision is not None and match.decision.player == 1
    match.choose(DONE)
    assert match.decision is not None and match.decision.why == M_ORDER


@rule("MR3-SIDE-02", "MR3-SIDE-03", "EX04-GAP-SIDE-01", "MR20-GAP-SIDE-01")
@pytest.mark.parametrize("identity", ["ex04", "mr3", "mr20"])
def test_cards_are_exchanged_one_for_one_and_every_part_keeps_its_size(identity: str) -> None:
    deck = load_deck("chaos_2005")
    fusion = next(
        card
        for card in library().tested
        if card.types & CardType.FUSION and card not in deck.extra and not card.types & CardType.PENDULUM
    )
    first = Deck("first", deck.main, deck.extra, (fusion, *deck.side[1:]))
    changed = 0
    for seed in range(25):
        match = Match(edition(identity), (first, deck), seed)
        start_duel(match)
        end_duel(match, 1)
        decker = RandomSideDecker(seed)
        while match.duel is None and match.decision is not None:
            match.choose(decker.choose(match.observe(match.decision.player)))
        for before, after in zip((first, deck), match.decks, strict=True):
            assert [len(part) for part in (after.main, after.extra, after.side)] == [
                len(part) for part in (before.main, before.extra, before.side)
            ]
            assert counts(after) == counts(before)
            assert all(card.in_extra_deck for card in after.extra)
            assert not any(card.in_extra_deck for card in after.main)
            assert check_deck(after, edition(identity)) == []
        changed += fusion in match.decks[0].extra
        duel = match.duel
        assert duel is not None
        held = Counter(duel.info[card].passcode for card in range(len(duel.info)) if duel.owner[card] == 0)
        assert held == Counter(card.passcode for card in match.decks[0].cards())
    assert changed > 0, "extra deck cards are exchanged too"


@rule("MR3-SIDE-03")
def test_only_a_card_of_the_same_part_can_come_in() -> None:
    match = sided()
    out = next(card for card in match.decks[0].main if card.ja == "サイクロン")
    match.choose(OUT | out.passcode)
    asked = match.decision
    assert asked is not None and asked.why == M_IN and asked.detail == out.passcode
    assert [passcode_of(option) for option in asked.options] == sorted({card.passcode for card in match.decks[0].side})
    dust = library()["砂塵の大竜巻"]
    with pytest.raises(IllegalChoice):
        match.choose(IN | library()["強欲な壺"].passcode)
    match.choose(IN | dust.passcode)
    deck = match.decks[0]
    assert dust in deck.main and out not in deck.main and out in deck.side
    assert len(deck.side) == 15 and deck.side.count(dust) == 1
    # what has just come in stays, so that exchanging ends
    asked = match.decision
    assert asked is not None and dust.passcode not in [passcode_of(option) for option in asked.options]
    # no extra deck card is offered: the side deck holds none to replace it
    assert not any(library()[passcode_of(option)].in_extra_deck for option in asked.options[1:])


def test_exchanges_end_after_at_most_the_side_deck() -> None:
    match = sided()
    for _ in range(15):
        assert match.decision is not None and match.decision.player == 0
        match.choose(match.decision.options[1])
        if match.decision is not None and match.decision.why == M_IN:
            match.choose(match.decision.options[0])
    assert match.decision is not None and match.decision.player == 1
    assert len(match.exchanges) == 15
    # and in the next round everything can be taken back
    match.choose(DONE)
    match.choose(GO_FIRST)
    end_duel(match, 1)
    assert match.decision is not None and match.decision.player == 0 and len(match.decision.options) > 1


@rule("MR3-SIDE-01")
def test_without_a_side_deck_nothing_is_asked() -> None:
    plain = load_deck("plain")
    match = Match(MR3, (plain, plain), 1)
    start_duel(match)
    end_duel(match, 0)
    assert match.decision is not None and match.decision.why == M_ORDER


# Cards go back ------------------------------------------------------------------------------------


def second_duel_after(identity: str, decks: tuple[str, str], wanted: str) -> tuple[Duel, Match]:
    """The end of a first duel in which cards lay as wanted, and the match with its second duel just begun."""
    for seed in range(1, 60):
        match = a_match(identity, seed, *decks)
        start_duel(match)
        recorder = match.recorder
        assert recorder is not None
        chance = Rng(seed)
        while match.recorder is recorder:
            assert match.decision is not None
            match.choose(match.decision.options[chance.below(len(match.decision.options))])
        duel = recorder.duel
        if wanted == "banished" and all(duel.banished) or wanted == "extra" and duel.face_up_extra:
            start_duel(match)
            return duel, match
    raise AssertionError(f"no duel ended with {wanted} cards")


def assert_fresh(match: Match) -> None:
    duel = match.duel
    assert duel is not None and duel.turn <= 1
    assert duel.banished == [[], []] and duel.graveyard == [[], []] and not duel.face_up_extra
    for player in (0, 1):
        deck = match.decks[player]
        drawn = [duel.info[card].passcode for card in (*duel.deck[player], *duel.hand[player])]
        assert Counter(drawn) == Counter(card.passcode for card in deck.main)
        extra = [duel.info[card].passcode for card in duel.extra[player]]
        assert Counter(extra) == Counter(card.passcode for card in deck.extra)


@rule("EX04-BAN-02", "MR3-BAN-02", "MR20-BAN-02", "RES-BAN-03")
@pytest.mark.parametrize("identity", ["ex04", "mr3", "mr20"])
def test_banished_cards_are_back_in_the_deck_for_the_next_duel(identity: str) -> None:
    before, match = second_duel_after(identity, ("chaos_2005", "chaos_2005"), "banished")
    assert before.banished[0] and before.banished[1]
    assert_fresh(match)


@rule("MR3-PEN-24", "MR20-PEN-14")
@pytest.mark.parametrize("identity", ["mr3", "mr20"])
def test_face_up_pendulum_monsters_of_the_extra_deck_are_back_in_the_main_deck(identity: str) -> None:
    before, match = second_duel_after(identity, ("magician_pendulum", "magician_pendulum"), "extra")
    card = next(iter(before.face_up_extra))
    assert before.info[card].passcode in {card.passcode for card in match.decks[before.owner[card]].main}
    assert_fresh(match)


@rule("EX04-BAN-02", "MR3-BAN-02", "MR20-BAN-02", "RES-BAN-03", "MR3-PEN-24", "MR20-PEN-14")
@pytest.mark.parametrize(
    ("identity", "deck"),
    [
        ("ex04", "wc2004_chaos"),
        ("mr3", "magician_pendulum"),
        ("mr20", "magician_pendulum"),
        ("mr20-official", "link_allstars"),
    ],
)
@pytest.mark.parametrize("winner", [0, 1])
def test_wherever_cards_lay_at_the_end_each_duel_begins_from_the_deck(identity: str, deck: str, winner: int) -> None:
    match = a_match(identity, 4, deck, deck)
    for _ in range(2):
        start_duel(match)
        duel = match.duel
        assert duel is not None
        duel.own()
        for player in (0, 1):
            pile = duel.deck[player]
            for card in pile[-12:]:
                pile.remove(card)
                pendulum = duel.info[card].types & CardType.PENDULUM
                duel.place[card] = codes.EXTRA if pendulum else codes.BANISHED
                (duel.extra if pendulum else duel.banished)[player].append(card)
                duel.face_up_extra.extend([card] if pendulum else [])
            assert duel.banished[player] or duel.face_up_extra
        assert duel.face_up_extra or deck != "magician_pendulum"
        end_duel(match, winner)
        winner = 1 - winner
    start_duel(match)
    assert_fresh(match)


# A match is a value -------------------------------------------------------------------------------


def play_on(match: Match, seed: int, most: int = 100_000) -> None:
    chance = Rng(seed)
    while match.decision is not None and most > 0:
        match.choose(match.decision.options[chance.below(len(match.decision.options))])
        most -= 1


@pytest.mark.parametrize("identity", list(EDITIONS))
def test_a_match_is_the_same_again_and_copies_go_their_own_way(identity: str) -> None:
    decks = ("wc2004_chaos", "goat_warrior_toolbox") if identity == "ex04" else ("chaos_2005", "chaos_2005")
    one, two = a_match(identity, 5, *decks), a_match(identity, 5, *decks)
    play_on(one, 9, 150)
    play_on(two, 9, 150)
    assert one.digest() == two.digest()
    copy = pickle.loads(pickle.dumps(one)) if identity == "mr3" else one.copy()
    play_on(copy, 4)
    assert one.digest() == two.digest() != copy.digest()
    play_on(one, 4)
    assert one.digest() == copy.digest()
    assert one.outcome == copy.outcome is not None


def test_every_question_has_two_answers_and_an_illegal_one_changes_nothing() -> None:
    match = a_match(seed=8)
    chance = Rng(8)
    while (asked := match.decision) is not None:
        assert len(asked.options) >= 2 and len(set(asked.options)) == len(asked.options)
        before = match.digest() if match.duel is None else ""
        with pytest.raises(IllegalChoice):
            match.choose(123_456_789_012)
        if match.duel is None:
            assert match.digest() == before
            for option in asked.options:
                assert match.describe(option, "ja") and match.describe(option, "en")
        match.choose(asked.options[chance.below(len(asked.options))])


def test_a_player_sees_no_more_of_the_match_than_is_theirs() -> None:
    match = a_match(seed=3)
    chance = Rng(3)
    changed = False
    while (asked := match.decision) is not None:
        for player in (0, 1):
            if match.duel is None or match.duel.turn < 2:
                view = match.observe(player)
                assert view.deck is match.decks[player]
                assert (view.decision is not None) == (asked.player == player)
                assert all(exchange.player == player for exchange in view.exchanges)
                theirs = Counter(card.passcode for card in match.registered[1 - player].cards())
                played_before = Counter(card.passcode for card in match.decks[1 - player].side)
                assert Counter(view.seen) <= theirs + played_before
                assert view.wins == (match.wins(player), match.wins(1 - player))
        changed = changed or bool(match.exchanges)
        match.choose(asked.options[chance.below(len(asked.options))])
    assert changed
    assert match.results[0].record.steps


def test_what_was_seen_is_what_was_shown() -> None:
    """A set card that is never turned up, and a hand that is never shown, stay unknown after the duel too."""
    match = a_match(seed=2)
    start_duel(match)
    duel = match.duel
    assert duel is not None
    end_duel(match, 0)
    assert match.observe(0).seen == {} and match.observe(1).seen == {}


# Computer players ---------------------------------------------------------------------------------


@pytest.mark.parametrize("identity", ["ex04", "mr3", "mr20"])
def test_computer_players_play_a_match_to_its_end(identity: str) -> None:
    match = a_match(identity, 4, "chaos_2005", "chaos_2005")
    players: tuple[Player[Duel], Player[Duel]] = (RandomPlayer(1), RandomPlayer(2))
    play_match(match, players, (AnsweringSideDecker(), RandomSideDecker(2)))
    assert match.outcome is not None and 2 <= len(match.results) <= 3
