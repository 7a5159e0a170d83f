"""What a question says of its event and of the card that asks: true, marked in the card's text, and nothing hidden."""

from __future__ import annotations

import random

import pytest
from msgspec import UNSET

from duelkit.table.answers import About
from duelkit.table.config import RoomConfig, begin_duel, made_deck
from duelkit.table.games.yugioh_cards import card_sheet
from duelkit.yugioh.cards import library
from duelkit.yugioh.engine.seen.view import knows
from duelkit.yugioh.text import effect_words
from duelkit.yugioh.text.old_terms import of_its_time

DUELS = [
    ("ex04", ("chaos_2005", "goat_warrior_toolbox")),
    ("mr3", ("synchron", "magician_pendulum")),
    ("mr20", ("link_allstars", "link_cyberse_starter")),
]
MOST = 150


@pytest.mark.parametrize("edition, decks", DUELS)
def test_the_asking_card_is_known_and_its_effect_is_marked(edition: str, decks: tuple[str, str]) -> None:
    marked = told = 0
    for seed in range(2):
        config = RoomConfig("yugioh", edition, "friend", seed=seed)
        first, second = (made_deck(config, name) for name in decks)
        desk = begin_duel(config, (first, second))
        rules, rng = desk.duel.rules, random.Random(seed)
        for _ in range(MOST):
            decision = desk.decision
            if decision is None:
                break
            duel = desk.duel
            ask = desk.screen.question(True)
            seen = {
                info.definition.passcode
                for card, info in enumerate(duel.info)
                if knows(duel, decision.player, card) or duel.owner[card] == decision.player
            }
            if isinstance(ask.event, dict):
                told += 1
                for language, text in ask.event.items():
                    assert isinstance(ask.text, dict) and text in ask.text[language]
                hidden = {info.definition for info in duel.info if info.definition.passcode not in seen}
                assert not [card.en for card in hidden if f'"{card.en}"' in ask.event["en"]]
            if ask.about is not UNSET:
                assert isinstance(ask.about, About) and ask.about.passcode in seen
                if ask.about.effect >= 0:
                    marked += 1
                    card = library()[ask.about.passcode]
                    sheet = card_sheet(card, rules)
                    for language in ("ja", "en"):
                        words, _ = effect_words(card.under(rules.year), ask.about.effect, language)
                        if not words:
                            continue  # the activation of a card that stays
                        start, end, _ = next(one for one in sheet["spans"][language] if one[2] == ask.about.effect)
                        assert of_its_time(words, rules.year) in sheet["text"][language][start:end]
            desk.choose(rng.choice([each for each in decision.options if each != decision.idle]))
    assert marked > 8 and told > 30, (marked, told)
