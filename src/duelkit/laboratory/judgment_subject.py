"""What the laboratory needs of THE EYE OF JUDGMENT: who drew and played what, and how a deck is changed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from duelkit.games.game import Words
from duelkit.judgment.cards import library
from duelkit.judgment.decks import Deck, demand_legal
from duelkit.judgment.duel import Duel, begin
from duelkit.judgment.state.log import L_CAST, L_DRAW, L_MULLIGAN, L_SUMMON, L_TURN
from duelkit.kernel.errors import DuelkitError
from duelkit.laboratory.rows import Handled
from duelkit.laboratory.subject import Subject

if TYPE_CHECKING:
    from duelkit.judgment.state.board import Settings


class JudgmentSubject(Subject):
    """THE EYE OF JUDGMENT; cards are numbered as in the game."""

    def begin(self, setup: Settings, decks: Sequence[Deck], seed: int, first: int) -> Duel:
        return begin(setup, [deck.main for deck in decks], seed, first)

    def handled(self, duel: Duel) -> tuple[Handled, Handled]:
        """Reads the log, newest entry first: the hand before a mulligan was not kept."""
        drawn: tuple[set[int], set[int]] = (set(), set())
        early: tuple[set[int], set[int]] = (set(), set())
        played: tuple[set[int], set[int]] = (set(), set())
        kept = [False, False]
        entry = duel.log
        while entry is not None:
            kind = entry.kind
            if kind == L_DRAW:
                if not kept[entry.player]:
                    early[entry.player].add(entry.card)
            elif kind == L_SUMMON or kind == L_CAST:
                played[duel.owner[entry.card]].add(entry.card)
            elif kind == L_MULLIGAN:
                kept[entry.player] = True
            elif kind == L_TURN:
                for player in (0, 1):
                    drawn[player].update(early[player])
                    early[player].clear()
            entry = entry.previous
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
        return tuple(sorted(info[card].number for card in cards))

    def cards(self, deck: Deck) -> Counter[int]:
        return Counter(card.number for card in deck.main)

    def name(self, card: int) -> Words:
        found = library()[card]
        return {"ja": found.ja or found.en, "en": found.en}

    def kind(self, card: int) -> str:
        return "creature" if library()[card].spell_class is None else "cast"

    def find(self, name: str) -> int:
        return library()[int(name) if name.isdecimal() else name].number

    def changed(
        self, deck: Deck, taken: Sequence[int], put: Sequence[int], setup: Settings, siding: bool = False
    ) -> Deck:
        main = list(deck.main)
        for number, other in zip(taken, put, strict=True):
            card = library()[number]
            if card not in main:
                raise DuelkitError(f"deck {deck.name}: no {card.en!r} to take out; expected a card of the deck")
            main[main.index(card)] = library()[other]
        return demand_legal(replace(deck, main=tuple(main), lines=(), source=f"deck {deck.name} with the change"))
