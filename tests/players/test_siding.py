"""Computer players between duels."""

from __future__ import annotations

import pytest

from duelkit.kernel.outcome import Outcome
from duelkit.players.yugioh.siding import (
    AnsweringSideDecker,
    RandomSideDecker,
    UnknownSideDecker,
    fitness,
    make_side_decker,
)
from duelkit.yugioh import library, load_deck
from duelkit.yugioh.decks import Deck
from duelkit.yugioh.editions import edition
from duelkit.yugioh.match import GO_FIRST, M_ORDER, Match


def seen_of(name: str) -> dict[int, int]:
    found: dict[int, int] = {}
    for card in load_deck(name).cards():
        found[card.passcode] = found.get(card.passcode, 0) + 1
    return found


def test_fitness_is_the_share_of_cards_that_a_card_works_on() -> None:
    lib = library()
    monsters = {card.passcode: 1 for card in lib if card.types & 1}
    spells = {card.passcode: 1 for card in lib if card.types & 6}
    typhoon, fissure = lib["サイクロン"], lib["地割れ"]
    assert fitness(typhoon, spells) == 1.0 and fitness(typhoon, monsters) == 0.0
    assert fitness(fissure, monsters) == 1.0 and fitness(fissure, spells) == 0.0
    code = next(iter(spells))
    assert fitness(typhoon, {**dict(list(monsters.items())[:3]), code: 1}) == 0.25
    # monsters and cards that work on nothing of the opponent belong to the deck's own plan
    assert fitness(lib["強欲な壺"], spells) is None
    assert fitness(lib["ならず者傭兵部隊"], monsters) is None
    assert fitness(typhoon, {}) is None


def answered(match: Match) -> tuple[Deck, Deck]:
    decker = AnsweringSideDecker()
    while match.duel is None and match.decision is not None and match.decision.why != M_ORDER:
        match.choose(decker.choose(match.observe(match.decision.player)))
    assert match.decision is not None and decker.choose(match.observe(match.decision.player)) == GO_FIRST
    return match.decks[0], match.decks[1]


def a_match_after_seeing(seen: dict[int, int], deck: Deck | None = None) -> Match:
    match = Match(edition("mr3"), (load_deck("synchron") if deck is None else deck, load_deck("synchron")), 3)
    if match.duel is None:
        match.choose(GO_FIRST)
    duel = match.duel
    assert duel is not None
    duel.outcome = Outcome(1, "life points", "MR3-WIN-02")
    duel.decision = None
    match.note_end()
    match._seen[0].update(seen)
    return match


def test_cards_that_work_on_nothing_seen_make_way_for_cards_that_do() -> None:
    lib = library()
    only_monsters = {card.passcode: 1 for card in lib if card.types & 1 and not card.in_extra_deck}
    deck, other = answered(a_match_after_seeing(only_monsters))
    assert lib["サイクロン"] not in deck.main and lib["サイクロン"] in deck.side
    assert any(fitness(card, only_monsters) == 1.0 for card in deck.main if card not in load_deck("synchron").main)
    assert other.main == load_deck("synchron").main, "who has seen nothing exchanges nothing"
    only_spells = {card.passcode: 1 for card in lib if card.types & 6}
    deck, _ = answered(a_match_after_seeing(only_spells))
    new = [card for card in deck.main if card not in load_deck("synchron").main]
    assert lib["サイクロン"] in deck.main and new
    assert all((fitness(card, only_spells) or 0.0) > 0.9 for card in new)
    assert [card for card in deck.main if card.types & 1] == [
        card for card in load_deck("synchron").main if card.types & 1
    ], "the heart of the deck stays"


def test_a_card_whose_own_helpers_are_missing_is_not_brought_in() -> None:
    lib = library()
    fist = lib["スクラップ・フィスト"]
    monsters = {card.passcode: 1 for card in lib if card.types & 1 and not card.in_extra_deck}
    brought = []
    for name in ("chaos_2005", "synchron"):
        deck = load_deck(name)
        main = tuple(card for card in deck.main if card is not fist)
        match = a_match_after_seeing(monsters, Deck(name, (*main, *[lib["サイクロン"]] * 2), deck.extra, (fist,)))
        brought.append(fist in answered(match)[0].main)
    assert brought == [False, True], "only the deck with the monster that it is for can use it"


def test_the_random_side_decker_is_legal_and_repeats_itself() -> None:
    digests = set()
    for _ in range(2):
        match = a_match_after_seeing(seen_of("plain"))
        decker = RandomSideDecker(11)
        while match.duel is None and match.decision is not None:
            match.choose(decker.choose(match.observe(match.decision.player)))
        digests.add(match.digest())
    assert len(digests) == 1 and match.exchanges


def test_names() -> None:
    assert make_side_decker("greedy").name == "answering"
    assert make_side_decker("random", 3).name == "random"
    assert make_side_decker("answering").name == "answering"
    with pytest.raises(UnknownSideDecker, match="expected answering or random"):
        make_side_decker("clever")
