"""Matches of computer players: one duel, or best of three by the game's own rules."""

from __future__ import annotations

from typing import Any

from duelkit.games.game import Game
from duelkit.laboratory.playing import to_the_end
from duelkit.laboratory.tournaments.brackets import seed_of
from duelkit.laboratory.tournaments.model import DOUBLE_ELIMINATION, Pairing, Score, Tournament

REPLAYS = 20
"""How often a drawn match is replayed if somebody has to win; then the first one wins, who was drawn by lot."""


class Hall:
    """Where computer players meet: a game, its setup, the decks of the entrants.

    :raises DuelkitError: if there is no such setup, deck or player.
    """

    def __init__(self, game: Game, tournament: Tournament) -> None:
        self.game = game
        self.tournament = tournament
        self.setup = game.setup(tournament.setup)
        self.decks: dict[str, Any] = {}
        for entrant in tournament.entrants:
            if entrant.deck is not None and entrant.deck not in self.decks:
                self.decks[entrant.deck] = game.deck(entrant.deck, self.setup)
        for level in {entrant.level for entrant in tournament.entrants} - {None}:
            game.player(str(level))

    def can_play(self, pairing: Pairing) -> bool:
        """Whether a match between two computer players is still to be played."""
        entrants = self.tournament.entrants
        return (
            pairing.is_open
            and pairing.second is not None
            and entrants[pairing.first].level is not None
            and entrants[pairing.second].level is not None
        )

    def play(self, pairing: Pairing) -> Score:
        """Plays a match; the result is the same each time."""
        score = (0, 0, 0)
        for attempt in range(REPLAYS):
            score = self._match(pairing, seed_of(self.tournament, "match", pairing.round, pairing.table, attempt))
            if self.tournament.kind != DOUBLE_ELIMINATION or score[0] != score[1]:
                return score
        return self.tournament.best_of // 2 + 1, 0, 0

    def _match(self, pairing: Pairing, seed: int) -> Score:
        assert pairing.second is not None
        one, other = (self.tournament.entrants[number] for number in (pairing.first, pairing.second))
        assert one.deck is not None and one.level is not None and other.deck is not None and other.level is not None
        decks = [self.decks[one.deck], self.decks[other.deck]]
        levels = one.level, other.level
        best_of = self.tournament.best_of
        if best_of > 1:
            played = self.game.best_of_three(self.setup, decks, levels, seed)
            if played is not None:
                return played
        won = [0, 0, 0]
        first = seed & 1
        while sum(won) < best_of and max(won[:2]) <= best_of // 2:
            winner = self._duel(decks, levels, seed + sum(won), first)
            won[winner] += 1
            # the loser begins the next duel, as between the duels of a match; after a draw the other one does
            first = 1 - winner if winner >= 0 else 1 - first
        return won[0], won[1], won[2]

    def _duel(self, decks: list[Any], levels: tuple[str, str], seed: int, first: int) -> int:
        """Returns who wins a duel: 0, 1, or −1, which counts from the end."""
        duel = self.game.begin(self.setup, decks, seed, first).duel
        players = [self.game.player(level, seed + seat) for seat, level in enumerate(levels)]
        to_the_end(duel, players[0], players[1])
        outcome = duel.outcome
        return -1 if outcome is None else int(outcome.winner)
