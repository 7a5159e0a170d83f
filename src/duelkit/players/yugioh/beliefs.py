"""Determinizations of Yu-Gi-Oh! without knowledge of the other player's deck list."""

from __future__ import annotations

from functools import cache, lru_cache

from duelkit.kernel.rng import Rng
from duelkit.players.search.beliefs import Beliefs
from duelkit.yugioh.cards import library
from duelkit.yugioh.compiler.definitions import card_info
from duelkit.yugioh.decks import load_deck, playable_decks
from duelkit.yugioh.duel import Duel
from duelkit.yugioh.engine.seen.redraw import stand_in
from duelkit.yugioh.engine.seen.view import knows
from duelkit.yugioh.state.card_info import CardInfo
from duelkit.yugioh.state.codes import DECK, EXTRA, FIELD, HAND, MONSTER, TOKEN
from duelkit.yugioh.state.rules import Rules


@lru_cache(maxsize=16)
def beliefs(rules: Rules) -> Beliefs:
    """Beliefs about deck lists under these rules, based on the built-in decks."""
    return Beliefs([[card.passcode for card in load_deck(name).cards()] for name in playable_decks(rules)])


@cache
def infos(year: int) -> dict[int, CardInfo]:
    """A cache of compiled cards in the wording of a year, by passcode."""
    return {}


@lru_cache(maxsize=64)
def spare(rules: Rules, types: int, extra: bool) -> CardInfo:
    """A card of a kind that no known list contains."""
    return next(
        card_info(library()[card.passcode].under(rules.year))
        for card in library().facts()
        if not int(card.types) & ~rules.types
        and bool(int(card.types) & MONSTER) == bool(types & MONSTER)
        and card.in_extra_deck == extra
    )


def _seen_and_hidden(duel: Duel, player: int) -> tuple[list[int], list[int]]:
    """The passcodes of the other player's cards that ``player`` knows, and the cards that the player does not know."""
    seen: list[int] = []
    hidden: list[int] = []
    for card, info in enumerate(duel.info):
        if duel.owner[card] == player or info.types & TOKEN:
            continue
        if knows(duel, player, card):
            seen.append(info.passcode)
        elif duel.place[card] & (DECK | HAND | FIELD | EXTRA):
            hidden.append(card)
    return seen, hidden


def guessed(duel: Duel, player: int, seed: int) -> Duel:
    """A copy in which the other player's unknown cards are replaced by likely cards of a deck with the known ones.

    The real cards are not examined, apart from what both players see: whether a card is face-down in a Monster Zone,
    face-down in a Spell & Trap Zone, in the extra deck or elsewhere.
    """
    twin = duel.copy(silent=True)
    twin.own()
    rules = duel.rules
    seen, hidden = _seen_and_hidden(duel, player)
    known = infos(rules.year)
    likely: list[CardInfo] = []
    for code in beliefs(rules).guess(sorted(seen), len(hidden), Rng(seed)):
        if code not in known:
            known[code] = card_info(library()[code].under(rules.year))
        likely.append(known[code])
    extra = iter([info for info in likely if info.extra])
    others = [info for info in likely if not info.extra]
    # cards that fit are put onto the field first, the others into deck and hand
    for card in hidden:
        types = duel.info[card].types & MONSTER
        if duel.place[card] & FIELD:
            found = next((info for info in others if info.types & MONSTER == types), None)
            if found is not None:
                others.remove(found)
            stand_in(twin, card, found or spare(rules, types, False))
    for card in hidden:
        if duel.place[card] == EXTRA:
            stand_in(twin, card, next(extra, None) or spare(rules, MONSTER, True))
        elif not duel.place[card] & FIELD:
            stand_in(twin, card, others.pop(0) if others else spare(rules, MONSTER, False))
    return twin
