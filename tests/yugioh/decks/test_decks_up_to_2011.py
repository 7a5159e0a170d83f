"""The deck lists of the years up to 2011 that come along are legal in a format of their time."""

from __future__ import annotations

import pytest

from duelkit.yugioh.decks import builtin_decks, check_deck, load_deck
from duelkit.yugioh.editions.formats import known_format

OF_FORMATS = {
    "expert-2004": "beatdown_2004",
    "goat": "blaze_of_destruction fury_from_the_deep goat_cookie_cutter_chaos goat_warrior_toolbox zombie_madness",
    "408": "armed_dragons_408 chain_burn_408 control_408 dragons_408 good_stuff_408 lord_of_the_storm quick_chaos_408 "
    "relinquished_408 spellcasters_judgment stall_burn_408 warriors_408 warriors_triumph",
    "march-2008": "amazoness_2008 elemental_heroes monarchs_2008",
    "tcg-2008-09": "zombie_world",
    "edison": "blackwings_2010 frog_monarchs_2010 gladiators_2010 lightsworn_2010 warriors_strike zombies_2010",
    "mr2-2011": "gates_of_the_underworld yugi_reloaded",
    "ocg-2011-09": "dark_world_2011 geartown_machines_2011 laval_2011 malefic_drain_2011",
}
DECKS = [(name, identity) for identity, names in OF_FORMATS.items() for name in names.split()]


def test_there_are_many_decks_of_the_years_up_to_2011() -> None:
    assert len({name for name, _ in DECKS} & set(builtin_decks())) == len(DECKS) >= 30


@pytest.mark.parametrize(("name", "identity"), DECKS)
def test_a_deck_of_its_time_is_legal_in_its_format(name: str, identity: str) -> None:
    chosen = known_format(identity)
    assert chosen is not None
    deck = load_deck(name)
    assert check_deck(deck, chosen.rules) == []
    assert all(card.under(chosen.rules.year).passcode == card.passcode for card in deck.cards())
