"""Draft and sealed: cards are dealt from a pool in packs, players choose among them, and decks are made of what they
have (ドラフト、シールド戦).

In a draft every player takes one card of a pack and passes the rest on, to the left in the first round of packs, to the
right in the next; whoever is slow has packs waiting. In sealed play every player keeps what is in the own packs.
"""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from duelkit.kernel.rng import Rng
from duelkit.table.games.client import table_of
from duelkit.table.protocols import Json
from duelkit.table.refusals import Refusal

DRAFT: Final = "draft"
SEALED: Final = "sealed"
PACK: Final = 15
"""Cards of a pack."""
SPARE: Final = 1.5
"""How many cards each player has, by the least number in a main deck."""
COPIES: Final = 3
"""Copies of each card in a pool made of decks."""
MOST_EXTRA: Final = 2
"""The most cards of a pack that belong in the extra deck."""
PICK_SECONDS: Final = 75.0
"""The time for a choice; after it, the table chooses."""
BUILD_SECONDS: Final = 900.0
"""The time for making a deck; after it, the table makes it."""


class Limited(msgspec.Struct):
    """Packs, choices and decks of all players, each by the number of the entrant.

    :ivar unopened: the packs of later rounds.
    :ivar queues: the packs in front of each player, the first of which is open.
    :ivar picks: what each has.
    :ivar until: when each player's time is over, in seconds since the epoch; 0 while there is nothing to do.
    :ivar built: who has made a deck.
    """

    kind: str
    unopened: list[list[list[int]]]
    queues: list[list[list[int]]]
    picks: list[list[int]]
    until: list[float]
    built: list[bool]
    round: int = 0
    rounds: int = 0

    @property
    def drafting(self) -> bool:
        """Whether cards are still chosen."""
        return any(self.queues) or any(self.unopened)

    def open_round(self) -> None:
        """Opens the next packs once all are empty, or lets everybody make decks."""
        if any(self.queues):
            return
        now = time.time()
        if any(self.unopened):
            self.round += 1
            self.queues = [[packs.pop(0)] for packs in self.unopened]
            self.until = [now + PICK_SECONDS] * len(self.queues)
        else:
            self.until = [0.0 if built else now + BUILD_SECONDS for built in self.built]

    def pick(self, player: int, card: int) -> None:
        """A player takes a card of the open pack and passes the rest on.

        :raises Refusal: if the card is not there.
        """
        if not self.queues[player] or card not in self.queues[player][0]:
            raise Refusal("not_offered", f"card {card} is not in your pack; expected one of those that are")
        pack = self.queues[player].pop(0)
        pack.remove(card)
        self.picks[player].append(card)
        now = time.time()
        self.until[player] = now + PICK_SECONDS if self.queues[player] else 0.0
        if pack:
            following = (player + (1 if self.round % 2 else -1)) % len(self.queues)
            if not self.queues[following]:
                self.until[following] = now + PICK_SECONDS
            self.queues[following].append(pack)
        self.open_round()

    def view(self, player: int) -> Json:
        """Returns what a player may know: the own pack and the own cards."""
        queue, until = self.queues[player], self.until[player]
        return {
            "round": self.round,
            "rounds": self.rounds,
            "pack": list(queue[0]) if queue else None,
            "picks": list(self.picks[player]),
            "seconds": max(round(until - time.time()), 0) if until else None,
            "drafting": self.drafting,
            "built": self.built[player],
        }


def packs_each(least: int) -> int:
    """Returns how many packs a player gets.

    :param least: the least number of cards in a main deck.
    """
    return math.ceil(least * SPARE / PACK)


def demand_enough(main: int, extra: int, players: int, least: int) -> int:
    """Returns how many cards of the extra deck are dealt from a pool.

    :raises Refusal: if the pool is too small for so many players.
    """
    packs = players * packs_each(least)
    few = min(MOST_EXTRA * packs, extra)
    if main + few < packs * PACK:
        raise Refusal(
            "bad_deck",
            f"a pool of {main + extra} cards, {extra} of them for the extra deck; "
            f"expected {packs * PACK} for {players} players, at most {MOST_EXTRA * packs} of them for the extra deck",
        )
    return few


def deal(
    kind: str, pool: Sequence[int], is_extra: Callable[[int], bool], players: int, least: int, chance: Rng
) -> Limited:
    """Deals packs from a pool.

    :param pool: the cards, each as often as it is there.
    :param least: the least number of cards in a main deck, by which players get packs.
    :raises Refusal: if the pool is too small.
    """
    each = packs_each(least)
    main = [card for card in pool if not is_extra(card)]
    extra = [card for card in pool if is_extra(card)]
    chance.shuffle(main)
    chance.shuffle(extra)
    few = demand_enough(len(main), len(extra), players, least)
    packs: list[list[int]] = []
    for number in range(players * each):
        # spread what there is over all packs
        own = few * (number + 1) // (players * each) - few * number // (players * each)
        packs.append([*(extra.pop() for _ in range(own)), *(main.pop() for _ in range(PACK - own))])
    dealt = [packs[player::players] for player in range(players)]
    empty: list[list[list[int]]] = [[] for _ in range(players)]
    none = [0.0] * players
    if kind == SEALED:
        picks = [[card for pack in own for card in pack] for own in dealt]
        made = Limited(kind, [[] for _ in range(players)], empty, picks, none, [False] * players, rounds=each)
    else:
        made = Limited(kind, dealt, empty, [[] for _ in range(players)], none, [False] * players, rounds=each)
    made.open_round()
    return made


def pool_of(decks: Sequence[Json]) -> list[int]:
    """Returns the pool made of decks: each card of them, in :data:`COPIES`."""
    cards = {card for deck in decks for part in ("main", "extra", "side") for card in deck.get(part, ())}
    return [card for card in sorted(cards) for _ in range(COPIES)]


def demand_owned(picks: Sequence[int], deck: Json) -> None:
    """Checks that a deck consists of the cards that its player has.

    :raises Refusal: naming a card that the player does not have, or not as often.
    """
    wanted = Counter(card for part in ("main", "extra", "side") for card in deck.get(part, ()))
    for card, count in (wanted - Counter(picks)).items():
        raise Refusal("bad_deck", f"card {card}: {count} more than you have; expected cards that you have chosen")


def build(
    picks: Sequence[int],
    least: int,
    is_extra: Callable[[int], bool],
    worth: Callable[[int], float],
    faults: Callable[[Json], int],
) -> Json:
    """Makes a deck of the best cards, for a computer player or somebody whose time is over.

    :param least: the least number of cards in the main deck.
    :param faults: how many rules a deck breaks.
    """
    best = sorted(picks, key=lambda card: (-worth(card), card))
    deck: Json = {"main": [], "extra": [], "side": []}
    for card in best:
        part = "extra" if is_extra(card) else "main"
        if part == "main" and len(deck["main"]) >= least or part == "extra" and len(deck["extra"]) >= 15:
            continue
        with_card = {**deck, part: [*deck[part], card]}
        if faults(with_card) <= max(faults(deck), 1):
            deck = with_card
    return deck


def deck_of_picks(game: str, edition: str, picks: Sequence[int]) -> Json:
    """Returns a deck made of the cards that a player has; called in the workshop."""
    decks = table_of(game).decks

    def faults(deck: Json) -> int:
        return len(decks.violations(decks.stored({"name": "", **deck}), edition, None))

    return build(picks, decks.least(edition), decks.is_extra, decks.worth, faults)
