"""Offered if and only if no reason stands against it, in random states of every edition."""

from __future__ import annotations

import os

import pytest

from duelkit.games.yugioh import GAME
from duelkit.kernel.rng import Rng
from duelkit.rulebook import load_rulebook
from duelkit.rulebook.cite import rule
from duelkit.simulation.contract import Violation
from duelkit.simulation.yugioh import check_reasons
from duelkit.yugioh import Duel, builtin_decks, load_deck
from duelkit.yugioh.decks import Deck, check_deck
from duelkit.yugioh.duel import begin
from duelkit.yugioh.editions import EDITIONS
from duelkit.yugioh.engine.facts import reasons as why
from duelkit.yugioh.engine.moves.events import emit
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import scenario
from duelkit.yugioh.state import codes
from duelkit.yugioh.state.parts import Pending
from duelkit.yugioh.state.rules import Rules
from duelkit.yugioh.why import cards_of_player, codes_against, every_action, refusals

STATES = int(os.environ.get("DUELKIT_WHY_STATES", "200"))
"""How many states of each edition are looked at."""


def decks_of(rules: Rules) -> list[Deck]:
    """The built-in decks that are legal in an edition; all of them if none is."""
    decks = [load_deck(name) for name in builtin_decks()]
    return [deck for deck in decks if not check_deck(deck, rules)] or decks


def random_states(rules: Rules, seed: int, count: int) -> list[Duel]:
    """States from duels of random and greedy players, taken at every kind of question."""
    chance = Rng(seed)
    decks = decks_of(rules)
    found: list[Duel] = []
    while len(found) < count:
        pair = [decks[chance.below(len(decks))], decks[chance.below(len(decks))]]
        duel = begin(rules, [deck.cards() for deck in pair], chance.below(1 << 30), chance.below(2))
        players = [GAME.player("random", seed + len(found)), GAME.player("greedy", seed)]
        while duel.decision is not None and len(found) < count:
            if chance.below(3) == 0:
                found.append(duel.copy())
            duel.choose(players[0 if chance.below(16) else 1].choose(duel))
    return found


@pytest.mark.parametrize("edition", EDITIONS)
def test_offered_if_and_only_if_no_reason_stands_against_it(edition: str) -> None:
    states = random_states(EDITIONS[edition], 11, STATES)
    before = [duel.digest() for duel in states[::10]]
    compared = sum(check_reasons(duel) for duel in states)
    assert compared > 50 * len(states)
    assert len({duel.decision.why for duel in states if duel.decision is not None}) > 4
    assert [duel.digest() for duel in states[::10]] == before


def test_the_check_notices_an_offer_that_the_reasons_deny_and_a_silence_without_a_reason() -> None:
    table = scenario()
    table.alice.hand("サファイアドラゴン", "デーモンの召喚")
    table.start()
    duel = table.duel
    assert check_reasons(duel) > 0
    assert duel.decision is not None
    options = duel.decision.options
    summon = next(option for option in options if codes.verb_of(option) == codes.O_SUMMON)
    duel.decision.options = [option for option in options if option != summon]
    with pytest.raises(Violation, match=r"offered is False, and the reasons against it are \[\]"):
        check_reasons(duel)
    tribute = codes.option(codes.O_SUMMON, table.find("デーモンの召喚"))
    duel.decision.options = [*options, tribute]
    with pytest.raises(Violation, match="offered is True"):
        check_reasons(duel)


def test_who_is_not_asked_can_do_nothing_and_nobody_can_after_the_end() -> None:
    for duel in random_states(EDITIONS["mr3"], 31, 12):
        decision = duel.decision
        assert decision is not None
        other = 1 - decision.player
        for action in every_action(duel, other):
            codes_found = [refusal.reason for refusal in refusals(duel, other, action)]
            assert why.NOT_ASKED in codes_found
        assert duel.why("en", other)[0].text == "It is your opponent who is asked now."
        for card in cards_of_player(duel, other)[::5]:
            assert all(str(judged) for judged in duel.reasons(card, "en", other))
    players = [GAME.player("random", 1), GAME.player("random", 2)]
    while duel.decision is not None:
        duel.choose(players[duel.decision.player].choose(duel))
    for player in range(2):
        for action in every_action(duel, player):
            assert why.NOT_ASKED in [reason.code for reason in duel.why_not(action, "en", player)]
    assert [reason.text for reason in duel.why("en")] == ["The Duel is over, so nothing is asked."]


@rule("MR3-PUB-01", "MR3-FDN-02")
def test_reasons_do_not_depend_on_what_the_player_cannot_know() -> None:
    compared = 0
    for duel in random_states(EDITIONS["mr3"], 5, 14):
        decision = duel.decision
        assert decision is not None
        player = decision.player
        twin = duel.redrawn(player, 77)
        assert duel.why("en") == twin.why("en")
        for action in every_action(duel, player):
            assert duel.why_not(action, "en") == twin.why_not(action, "en")
            compared += 1
        for card in cards_of_player(duel, 1 - player):
            assert duel.reasons(card, "ja") == twin.reasons(card, "ja")
    assert compared > 500


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_reason_has_words_in_both_languages_and_a_rule_of_the_rulebook(edition: str) -> None:
    book = load_rulebook()
    seen: set[int] = set()
    for duel in random_states(EDITIONS[edition], 23, 7):
        decision = duel.decision
        assert decision is not None
        for action in every_action(duel, decision.player):
            japanese = duel.why_not(action, "ja")
            english = duel.why_not(action, "en")
            assert [(reason.code, reason.rule) for reason in japanese] == [
                (reason.code, reason.rule) for reason in english
            ]
            for reason in (*japanese, *english):
                seen.add(reason.code)
                assert reason.text.strip() and "{" not in reason.text
                assert book.statement(reason.rule).id == reason.rule
            for reason in english:
                assert reason.text[0].isupper() or reason.text[0] == '"', reason.text
        for language in ("ja", "en"):
            for reason in duel.why(language):
                assert reason.text
                assert all(book.statement(identity).id == identity for identity in reason.rules)
    assert len(seen) > 8


def test_nothing_stands_against_an_ignition_effect_that_became_a_quick_effect() -> None:
    """オルフェゴール・バベル lets ignition effects be activated in the opponent's turn."""
    table = scenario("mr20-official", turn=1, phase=Phase.END)
    table.alice.graveyard("Orcust Knightmare")
    table.alice.attack_position("Orcust Brass Bombard")
    table.alice.deck("Orcust Harp Horror")
    table.alice.face_up("Orcustrated Babel")
    table.bob.has_set("Jar of Greed")
    table.start()
    duel = table.duel
    met = 0
    while duel.decision is not None and duel.turn_player == 1:
        met += any(codes.verb_of(option) == codes.O_ACTIVATE for option in duel.decision.options)
        check_reasons(duel)
        duel.choose(duel.decision.options[-1])
    assert met


def test_a_summon_from_the_deck_is_among_the_actions() -> None:
    table = scenario("mr20-official")
    table.alice.attack_position("Gemini Elf")
    table.alice.attack_position("Solar Flare Dragon")
    fox = table.alice.deck("Awakening of the Possessed - Greater Inari Fire")
    table.start()
    assert table.duel.decision is not None
    assert codes.option(codes.O_PROCEDURE, fox) in table.duel.decision.options
    assert check_reasons(table.duel) > 0
    assert codes_against(table.duel, 0, codes.option(codes.O_PROCEDURE, fox)) == []


def test_an_attack_that_costs_something_is_compared() -> None:
    table = scenario("mr20-official", phase=Phase.BATTLE)
    train = table.alice.attack_position("Super Express Bullet Train")
    table.alice.has_set("Jar of Greed")
    table.alice.has_set("Trap Hole")
    table.alice.has_set("Mirror Force")
    table.start()
    assert table.duel.decision is not None
    assert codes.option(codes.O_ATTACK, train) in table.duel.decision.options
    assert check_reasons(table.duel) > 0


def test_asking_about_a_waiting_trigger_of_a_taken_monster_changes_nothing() -> None:
    table = scenario("mr3")
    gearfried = table.alice.attack_position("Gearfried the Iron Knight")
    table.start()
    duel = table.duel
    pending = Pending()
    pending.card, pending.stamp, pending.player = gearfried, duel.stamp[gearfried], 1
    pending.code = next(code for code in duel.info[gearfried].effects if code.kind == codes.K_TRIGGER)
    emit(duel, codes.E_EQUIPPED, gearfried, 0)
    pending.events = (duel.recent[-1],)
    duel.pending = [pending]
    before = duel.digest()
    for player in (0, 1):
        codes_against(duel, player, codes.option(codes.O_TRIGGER, gearfried, pending.code.index))
    assert duel.digest() == before
