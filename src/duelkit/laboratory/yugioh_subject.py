"""What the laboratory needs of Yu-Gi-Oh!: who drew and played what, and how a deck is changed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from duelkit.games.game import Words
from duelkit.kernel.errors import DuelkitError
from duelkit.laboratory.rows import Handled
from duelkit.laboratory.subject import Subject
from duelkit.yugioh.cards import library
from duelkit.yugioh.decks import Deck, check_deck
from duelkit.yugioh.duel import Duel, begin
from duelkit.yugioh.language.terms import CardType
from duelkit.yugioh.state.codes import DECK, FIELD, HAND, TOKEN
from duelkit.yugioh.state.log import L_ACTIVATE, L_MOVE, L_SUMMON, L_TURN, newest_first

if TYPE_CHECKING:
    from duelkit.yugioh.language.card import Card
    from duelkit.yugioh.state.rules import Rules


class YugiohSubject(Subject):
    """Yu-Gi-Oh! OCG. The number of a card is its passcode."""

    def begin(self, setup: Rules, decks: Sequence[Deck], seed: int, first: int) -> Duel:
        return begin(setup, [deck.cards() for deck in decks], seed, first)

    def handled(self, duel: Duel) -> tuple[Handled, Handled]:
        """Reads the log, newest entry first: what was drawn before the first turn is the opening hand."""
        drawn: tuple[set[int], set[int]] = (set(), set())
        early: tuple[set[int], set[int]] = (set(), set())
        played: tuple[set[int], set[int]] = (set(), set())
        owner = duel.owner
        for entry in newest_first(duel.log):
            kind = entry.kind
            if kind == L_MOVE:
                if entry.b == HAND and entry.a == DECK:
                    early[owner[entry.card]].add(entry.card)
                elif entry.a == HAND and entry.b & FIELD:
                    played[owner[entry.card]].add(entry.card)
            elif kind == L_SUMMON or kind == L_ACTIVATE:
                if owner[entry.card] == entry.player:
                    played[entry.player].add(entry.card)
            elif kind == L_TURN:
                for player in (0, 1):
                    drawn[player].update(early[player])
                    early[player].clear()
        one, other = (
            Handled(
                self._numbers(duel, early[player]),
                self._numbers(duel, early[player] | drawn[player]),
                self._numbers(duel, played[player]),
            )
            for player in (0, 1)
        )
        return one, other

    def _numbers(self, duel: Duel, cards: set[int]) -> tuple[int, ...]:
        info = duel.info
        return tuple(sorted(info[card].passcode for card in cards if not info[card].types & TOKEN))

    def cards(self, deck: Deck) -> Counter[int]:
        return Counter(card.passcode for card in deck.cards())

    def side(self, deck: Deck) -> Counter[int]:
        return Counter(card.passcode for card in deck.side)

    def fits(self, taken: int, put: int) -> bool:
        return _card(taken).in_extra_deck == _card(put).in_extra_deck

    def name(self, card: int) -> Words:
        found = _card(card)
        return {"ja": found.ja, "en": found.en}

    def kind(self, card: int) -> str:
        types = _card(card).types
        return (
            "extra"
            if _card(card).in_extra_deck
            else "monster"
            if types & CardType.MONSTER
            else ("spell" if types & CardType.SPELL else "trap")
        )

    def find(self, name: str) -> int:
        return library()[int(name) if name.isdecimal() else name].passcode

    def changed(self, deck: Deck, taken: Sequence[int], put: Sequence[int], setup: Rules, siding: bool = False) -> Deck:
        main, extra, side = list(deck.main), list(deck.extra), list(deck.side)
        for number, other in zip(taken, put, strict=True):
            card, new = _card(number), _card(other)
            part = extra if card.in_extra_deck else main
            if card not in part:
                raise DuelkitError(f"deck {deck.name}: no {card.en!r} to take out; expected a card of the deck")
            if card.in_extra_deck != new.in_extra_deck:
                raise DuelkitError(
                    f"deck {deck.name}: {new.en!r} for {card.en!r}; expected a card of the same part of the deck"
                )
            part[part.index(card)] = new
            if siding:
                side[side.index(new)] = card
        found = replace(deck, main=tuple(main), extra=tuple(extra), side=tuple(side), lines=(), languages=())
        if not siding:
            more = Counter(each.rule for each in check_deck(found, setup))
            more -= Counter(each.rule for each in check_deck(deck, setup))
            wrong = [each for each in check_deck(found, setup) if each.rule in more]
            if wrong:
                raise DuelkitError(f"deck {deck.name} with the change: {wrong[-1].message} ({wrong[-1].rule})")
        return found


def _card(number: int) -> Card:
    return library()[number]
