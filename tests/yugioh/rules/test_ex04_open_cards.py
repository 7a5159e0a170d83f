"""Expert Rules: what is open and what stays hidden (公開情報), with the cards that the page names."""

from __future__ import annotations

import pickle

import pytest

from duelkit.games.yugioh import GAME
from duelkit.rulebook.cite import rule
from duelkit.simulation.contract import check_views
from duelkit.yugioh.cards import library
from duelkit.yugioh.editions import edition
from duelkit.yugioh.language import CARD, Discard, Side, random_card, spell
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import ALICE, BOB, Scenario, scenario
from duelkit.yugioh.state.log import L_REVEAL

EX04 = edition("ex04")
ELF = "Mystical Elf"
QUIZ = "Question"
CONVULSION = "Convulsion of Nature"
BELL = "Ceremonial Bell"
EYE = "The Eye of Truth"
PLAY = "Respect Play"
KURIBOH = 40640057
FEINT = (KURIBOH, 15025844)
ATTACK = 1


def _top(duel: Scenario, viewer: int, whose: int) -> list[int]:
    side = duel.duel.observe(viewer).sides[0 if viewer == whose else 1]
    return [card.passcode for card in side.deck_top]


def _hand(duel: Scenario, viewer: int, whose: int) -> list[int]:
    side = duel.duel.observe(viewer).sides[0 if viewer == whose else 1]
    return sorted(card.passcode for card in side.hand)


def _graves(duel: Scenario, viewer: int) -> list[list[int]]:
    return [[card.passcode for card in side.graveyard] for side in duel.duel.observe(viewer).sides]


# Question


def _quiz() -> tuple[Scenario, int]:
    duel = scenario(EX04)
    quiz = duel.alice.hand(QUIZ)
    duel.alice.graveyard("Pot of Greed", "Kuriboh", ELF, "Summoned Skull")
    duel.bob.graveyard("Red-Eyes Black Dragon", "Blue-Eyes White Dragon")
    duel.bob.has_set("Call of the Haunted")
    return duel, quiz


def _names(duel: Scenario) -> list[str]:
    decision = duel.decision()
    assert decision is not None
    return [duel.duel.describe(option, "ja") for option in decision.options]


@rule("EX04-PUB-04")
def test_the_opponent_of_quiz_sees_no_graveyard_from_its_declaration_until_it_has_been_applied() -> None:
    duel, quiz = _quiz()
    before = _graves(duel, BOB)
    assert all(all(pile) for pile in before)
    duel.alice.activates(quiz)
    assert duel.bob.is_asked("respond")
    assert _graves(duel, BOB) == [[0, 0], [0, 0, 0, 0]]  # not even the own one; how many there are stays public
    assert all(card.number < 0 for side in duel.duel.observe(BOB).sides for card in side.graveyard)
    assert _graves(duel, ALICE) == [before[1], before[0]]  # its user may look
    duel.bob.passes()
    assert duel.bob.is_asked("choice")
    assert _graves(duel, BOB) == [[0, 0], [0, 0, 0, 0]]
    duel.duel.choose(duel.duel.decision.options[-1])  # type: ignore[union-attr]
    duel.alice.puts_in(ATTACK)
    duel.all_pass()
    assert all(all(pile) for pile in _graves(duel, BOB))


@rule("EX04-PUB-04")
def test_the_order_of_the_graveyards_cannot_be_told_from_what_is_asked_during_quiz() -> None:
    duel, quiz = _quiz()
    duel.alice.activates(quiz)
    for _ in range(2):
        orders = set()
        for seed in range(8):
            check_views(duel.duel, seed)
            orders.add(tuple(duel.duel.redrawn(BOB, seed).graveyard[ALICE]))
        assert len(orders) > 1  # whoever imagines the duel as this player imagines other orders
        assert pickle.loads(pickle.dumps(duel.duel)).digest() == duel.duel.digest()
        if duel.bob.is_asked("respond"):
            duel.bob.passes()


@rule("EX04-PUB-04")
def test_targets_in_graveyards_are_offered_in_an_order_that_shows_nothing_during_quiz() -> None:
    duel = scenario(EX04)
    quiz = duel.alice.hand(QUIZ)
    duel.alice.graveyard("Kuriboh")
    duel.bob.has_set("Call of the Haunted")
    duel.bob.graveyard("Red-Eyes Black Dragon", "Blue-Eyes White Dragon", ELF)
    duel.duel.graveyard[BOB].reverse()
    duel.alice.activates(quiz)
    duel.bob.activates("Call of the Haunted")
    assert duel.bob.offered_cards() == ["Red-Eyes Black Dragon", "Blue-Eyes White Dragon", ELF]
    check_views(duel.duel, 3)


@pytest.mark.parametrize(("guess", "where"), [("Kuriboh", "banished"), (ELF, "monster zone")])
def test_quiz_banishes_the_lowest_monster_if_it_is_named_and_summons_it_otherwise(guess: str, where: str) -> None:
    duel, quiz = _quiz()
    duel.alice.activates(quiz)
    duel.bob.passes()
    names = _names(duel)
    assert any("それ以外" in name for name in names)
    option = next(at for at, name in enumerate(names) if library()[guess].ja in name)
    duel.duel.choose(duel.duel.decision.options[option])  # type: ignore[union-attr]
    if duel.alice.is_asked("position"):
        duel.alice.puts_in(ATTACK)
    duel.all_pass()
    assert duel.where("Kuriboh") == where
    assert duel.controller("Kuriboh") == ALICE
    assert duel.where(ELF) == "graveyard"


def test_quiz_needs_a_monster_in_the_graveyard_of_its_user() -> None:
    duel = scenario(EX04)
    quiz = duel.alice.hand(QUIZ)
    duel.alice.graveyard("Pot of Greed")
    duel.bob.graveyard(ELF)
    assert not duel.alice.can("activate", quiz)


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_computer_players_answer_quiz(name: str) -> None:
    duel, quiz = _quiz()
    duel.alice.activates(quiz)
    duel.bob.passes()
    duel.duel.choose(GAME.player(name, 1).choose(duel.duel))
    assert duel.where("Kuriboh") in ("banished", "graveyard", "monster zone", "about to be summoned")


# Convulsion of Nature


def _turned(*on_top: str) -> tuple[Scenario, int]:
    duel = scenario(EX04)
    convulsion = duel.alice.hand(CONVULSION)
    duel.alice.deck(*on_top)
    bottom = duel.alice.deck("Kuriboh")
    deck = duel.duel.deck[ALICE]
    deck.remove(bottom)
    deck.insert(0, bottom)
    return duel, convulsion


@rule("EX04-SHF-04", "EX04-PUB-06")
def test_convulsion_of_nature_turns_both_decks_over_and_opens_their_top_cards() -> None:
    duel, convulsion = _turned()
    before = [deck[:] for deck in duel.duel.deck]
    assert _top(duel, BOB, ALICE) == _top(duel, ALICE, ALICE) == []
    duel.alice.activates(convulsion)
    duel.is_settled()
    assert duel.duel.deck == [before[0][::-1], before[1][::-1]]
    for viewer in (ALICE, BOB):
        assert _top(duel, viewer, ALICE) == [KURIBOH]
        assert len(_top(duel, viewer, BOB)) == 1
        sizes = [side.deck_size for side in duel.duel.observe(viewer).sides]
        assert sizes == [len(duel.duel.deck[viewer]), len(duel.duel.deck[1 - viewer])]
    for seed in range(4):
        check_views(duel.duel, seed)  # counting a deck shows nothing of the cards below
    assert "Kuriboh" in duel.log_cards(L_REVEAL)
    twin = duel.duel.copy()
    assert twin.turned_over and twin.digest() == duel.duel.digest()
    assert pickle.loads(pickle.dumps(duel.duel)).digest() == duel.duel.digest()


@rule("EX04-SHF-04")
def test_a_card_drawn_from_a_deck_that_lies_turned_over_is_known_to_both() -> None:
    duel, convulsion = _turned()
    pot = duel.alice.hand("Pot of Greed")
    duel.alice.activates(convulsion)
    duel.alice.activates(pot)
    duel.is_settled()
    assert KURIBOH in _hand(duel, BOB, ALICE)
    assert 0 not in _hand(duel, BOB, ALICE)  # the second card lay open before it was drawn
    check_views(duel.duel, 5)


@rule("EX04-SHF-04", "EX04-SHF-02")
def test_a_deck_is_shuffled_face_down_even_while_it_lies_turned_over() -> None:
    tops = set()
    for seed in range(10):
        duel = scenario(EX04, seed=seed, filler=1)
        convulsion = duel.alice.hand(CONVULSION)
        army = duel.alice.hand("Reinforcement of the Army")
        duel.alice.deck(
            "Exiled Force",
            "Kuriboh",
            ELF,
            "Summoned Skull",
            "Pot of Greed",
            "Heavy Storm",
            "Mystical Space Typhoon",
            "Shrink",
            "Rush Recklessly",
        )
        duel.alice.activates(convulsion)
        top = _top(duel, BOB, ALICE)
        duel.alice.activates(army)
        duel.is_settled()
        assert duel.duel.turned_over
        assert len(_top(duel, BOB, ALICE)) == 1  # turned over again: one card lies open
        known = [card for card in duel.duel.deck[ALICE] if duel.duel.known.get(card)]
        assert known == duel.duel.deck[ALICE][-1:]  # nobody knows where the card is that lay open before
        check_views(duel.duel, seed)
        tops.add(tuple(_top(duel, BOB, ALICE)))
        assert top
    assert len(tops) > 2


@rule("EX04-SHF-04")
@pytest.mark.parametrize("end", ["Mystical Space Typhoon", "二枚目"])
def test_the_decks_are_turned_back_when_the_last_convulsion_of_nature_leaves(end: str) -> None:
    duel, convulsion = _turned("Summoned Skull")
    typhoon = duel.alice.hand("Mystical Space Typhoon")
    second = duel.alice.face_up(CONVULSION) if end == "二枚目" else -1
    before = duel.duel.deck[ALICE][:]
    if second >= 0:
        duel.is_settled()
        before.reverse()
    duel.alice.activates(convulsion)
    duel.all_pass()
    duel.alice.activates(typhoon)
    if duel.alice.is_asked("pick"):
        duel.alice.picks(convulsion)
    duel.is_settled()
    if second >= 0:
        assert duel.duel.turned_over
        assert _top(duel, BOB, ALICE) == [KURIBOH]
    else:
        assert duel.duel.deck[ALICE] == before
        assert not duel.duel.turned_over
        assert _top(duel, BOB, ALICE) == []
        for seed in range(4):
            check_views(duel.duel, seed)


@rule("EX04-PUB-06")
def test_convulsion_of_nature_opens_nothing_while_it_is_only_declared() -> None:
    duel, convulsion = _turned()
    tornado = duel.bob.has_set("Dust Tornado")
    typhoon = duel.alice.has_set("Mystical Space Typhoon")
    duel.alice.activates(convulsion)
    assert duel.bob.is_asked("respond")
    assert _top(duel, BOB, ALICE) == []
    duel.bob.activates(tornado)
    duel.bob.picks(convulsion)
    duel.alice.activates(typhoon)
    duel.alice.picks(tornado)
    duel.all_pass()
    if duel.bob.is_asked("confirm"):
        duel.bob.says_no()
    assert duel.where(convulsion) == "graveyard"
    assert not duel.duel.turned_over
    assert _top(duel, ALICE, ALICE) == _top(duel, BOB, ALICE) == []
    assert duel.log_cards(L_REVEAL) == []


# open hands


@rule("EX04-HND-01")
def test_ceremonial_bell_opens_both_hands_as_long_as_it_stands_face_up() -> None:
    duel = scenario(EX04)
    bell = duel.alice.hand(BELL)
    duel.alice.hand("Kuriboh")
    duel.bob.hand("Kuriboh", ELF)
    assert _hand(duel, ALICE, BOB) == [0, 0]
    duel.alice.summons(bell)
    assert _hand(duel, ALICE, BOB) == sorted(FEINT)
    assert _hand(duel, BOB, ALICE) == [KURIBOH]
    check_views(duel.duel, 1)


@rule("EX04-HND-01")
def test_cards_that_come_after_the_bell_has_gone_are_hidden_again() -> None:
    duel = scenario(EX04)
    duel.alice.attack_position(BELL)
    hole = duel.alice.hand("Dark Hole")
    duel.bob.hand("Kuriboh")
    duel.alice.activates(hole)
    duel.is_settled()
    assert _hand(duel, ALICE, BOB) == [KURIBOH]  # what was seen is not forgotten
    duel.alice.ends_turn()
    assert _hand(duel, ALICE, BOB) == [0, KURIBOH]
    check_views(duel.duel, 1)


def test_a_bell_whose_effect_is_negated_opens_nothing() -> None:
    duel = scenario(EX04)
    duel.bob.face_up("Skill Drain")
    bell = duel.alice.hand(BELL)
    duel.bob.hand("Kuriboh", ELF)
    duel.alice.summons(bell)
    assert _hand(duel, ALICE, BOB) == [0, 0]


def test_the_eye_of_truth_opens_the_opponents_hand_and_heals_them_for_a_spell() -> None:
    duel = scenario(EX04)
    duel.alice.face_up(EYE)
    duel.alice.hand("Kuriboh")
    duel.bob.hand("Kuriboh", "Pot of Greed")
    duel.is_settled()
    assert 0 not in _hand(duel, ALICE, BOB)
    assert _hand(duel, BOB, ALICE) == [0]
    duel.alice.ends_turn()
    assert duel.bob.life == 9000

    duel = scenario(EX04)
    duel.alice.face_up(EYE)
    duel.bob.hand("Kuriboh")
    duel.alice.ends_turn()
    assert duel.bob.life == 8000


def test_respect_play_opens_the_hand_of_the_turn_player_only() -> None:
    duel = scenario(EX04)
    duel.alice.face_up(PLAY)
    duel.alice.hand("Kuriboh")
    duel.bob.hand("Kuriboh", ELF)
    duel.is_settled()
    assert _hand(duel, BOB, ALICE) == [KURIBOH]
    assert _hand(duel, ALICE, BOB) == [0, 0]
    duel.alice.ends_turn()
    assert 0 not in _hand(duel, ALICE, BOB)


@rule("EX04-RND-02", "EX04-RND-01")
@pytest.mark.parametrize("source", [BELL, EYE, PLAY])
def test_an_open_hand_is_hidden_for_a_choice_by_chance(source: str) -> None:
    """Nobody picks: the card is drawn by lot although the hand lay open before."""
    lost = set()
    for seed in range(16):
        duel = scenario(EX04, seed=seed, phase=Phase.BATTLE)
        reaper = duel.alice.attack_position("Spirit Reaper")
        if source == BELL:
            duel.bob.defense_position(BELL)
            reaper = duel.alice.attack_position("Reaper on the Nightmare")
        elif source == EYE:
            duel.alice.face_up(EYE)
        else:
            duel.bob.face_up(PLAY)
        names = ["Kuriboh", ELF, "Summoned Skull"]
        duel.bob.hand(*names)
        duel.is_settled()
        if source != PLAY:
            assert 0 not in _hand(duel, ALICE, BOB)
        duel.alice.attacks(reaper)
        duel.all_pass()
        duel.is_settled()  # no pick was asked for
        assert len(duel.bob.cards("graveyard")) == 1
        lost.update(duel.bob.cards("graveyard"))
    assert lost == set(names)


@rule("EX04-RND-02")
@pytest.mark.parametrize("source", [EYE, PLAY])
def test_an_effect_draws_by_lot_from_an_open_hand_too(source: str) -> None:
    theft = spell(900041990, "当てずっぽう", "By Guess", resolution=Discard(random_card(CARD.in_hand(Side.OPPONENT))))
    names = ["Kuriboh", ELF, "Summoned Skull"]
    lost = set()
    for seed in range(16):
        duel = scenario(EX04, seed=seed)
        (duel.alice if source == EYE else duel.bob).face_up(source)
        duel.bob.hand(*names)
        duel.alice.hand(theft)
        duel.alice.activates(theft)
        duel.all_pass()
        duel.is_settled()  # nobody was asked to pick
        gone = duel.bob.cards("graveyard")
        assert len(gone) == 1 and duel.bob.hand_size == 2
        lost.update(gone)
    assert lost == set(names)
