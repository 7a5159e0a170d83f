"""Players between the duels of a match: side decking and the turn order."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Final, Protocol

from duelkit.kernel.errors import DuelkitError
from duelkit.kernel.rng import Rng
from duelkit.players import Player
from duelkit.players.levels import NAMES
from duelkit.yugioh.cards import library
from duelkit.yugioh.duel import Duel
from duelkit.yugioh.language.base import All, AnyOf, Node, Pool
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.language.nouns import AnyCard, InSeries, Named, OfAttribute, OfRace, OfType
from duelkit.yugioh.language.terms import CardType, Side, Zone
from duelkit.yugioh.match import DONE, GO_FIRST, M_IN, M_OUT, Match, MatchView, passcode_of


class SideDecker(Protocol):
    """A player between duels, which answers questions with the view alone."""

    name: str

    def choose(self, view: MatchView) -> int:
        """An option of the open question, ``view.decision``."""


class RandomSideDecker:
    """Chooses every option with equal probability.

    :param seed: the seed of its randomness.
    """

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self._rng = Rng(seed)

    def choose(self, view: MatchView) -> int:
        """An option of the open question."""
        assert view.decision is not None
        options = view.decision.options
        return options[self._rng.below(len(options))]


class AnsweringSideDecker:
    """Exchanges cards that affect few of the opponent's seen cards for cards that affect more of them.

    Only Spells and Traps that affect certain kinds of cards are exchanged, so that the core of the deck remains. It
    always chooses to go first.

    :param margin: how much better a card must be, as a share of the opponent's seen cards.
    """

    name = "answering"

    def __init__(self, margin: float = 0.25) -> None:
        self._margin = margin

    def choose(self, view: MatchView) -> int:
        """An option of the open question."""
        decision = view.decision
        assert decision is not None
        if decision.why == M_OUT:
            best = self._best(view)
            for option in decision.options:
                if best is not None and option != DONE and passcode_of(option) == best[0]:
                    return option
            return DONE
        if decision.why == M_IN:
            worths = {option: self._worth(view, passcode_of(option)) for option in decision.options}
            return max(decision.options, key=lambda option: (worths[option], -option))
        return GO_FIRST if GO_FIRST in decision.options else decision.options[0]

    def _worth(self, view: MatchView, passcode: int) -> float:
        fit = _fit(view, library()[passcode])
        return -1.0 if fit is None else fit

    def _best(self, view: MatchView) -> tuple[int, float] | None:
        """The exchange with the greatest gain, if it is sufficient."""
        decision = view.decision
        assert decision is not None
        side = [(fit, card) for card in view.deck.side if (fit := _fit(view, card)) is not None]
        here = {exchange.put_in.passcode for exchange in view.exchanges if exchange.number == view.number}
        gone = {exchange.taken_out.passcode for exchange in view.exchanges if exchange.number == view.number}
        best: tuple[int, float] | None = None
        for option in decision.options:
            if option == DONE:
                continue
            code = passcode_of(option)
            card = library()[code]
            fit = _fit(view, card)
            if fit is None or code in here:
                continue
            for other, replacement in side:
                gain = other - fit
                if (
                    replacement.in_extra_deck == card.in_extra_deck
                    and replacement.passcode not in gone
                    and gain > self._margin
                    and (best is None or gain > best[1])
                ):
                    best = (code, gain)
        return best


SIDE_DECKERS: Final = {"random": "random"} | dict.fromkeys(("greedy", *NAMES), "answering")
"""The side decker of each computer player of Yu-Gi-Oh!."""


class UnknownSideDecker(DuelkitError):
    """There is no side decker of this name."""


def make_side_decker(name: str, seed: int = 0) -> SideDecker:
    """The side decker of a computer player.

    :param name: a side decker, ``answering`` or ``random``, or a computer player.
    :raises UnknownSideDecker: for any other name.
    """
    kind = SIDE_DECKERS.get(name, name)
    if kind == "random":
        return RandomSideDecker(seed)
    if kind == "answering":
        return AnsweringSideDecker()
    raise UnknownSideDecker(f"unknown side decker {name!r}; expected answering or random")


def side_decker_of(level: str, seed: int = 0) -> SideDecker:
    """The side decker of a computer player of any level."""
    return RandomSideDecker(seed) if SIDE_DECKERS.get(level) == RandomSideDecker.name else AnsweringSideDecker()


def play_match(
    match: Match, players: tuple[Player[Duel], Player[Duel]], side_deckers: tuple[SideDecker, SideDecker]
) -> None:
    """Play a match to its end."""
    while (decision := match.decision) is not None:
        duel = match.duel
        if duel is not None:
            match.choose(players[decision.player].choose(duel))
        else:
            match.choose(side_deckers[decision.player].choose(match.observe(decision.player)))


# What a card works on -----------------------------------------------------------------------------

_ANSWERS: Final = CardType.SPELL | CardType.TRAP


def _fit(view: MatchView, card: Card) -> float | None:
    """The fitness of a card against the opponent's deck; ``None`` if it has none, or the deck cannot use the card."""
    if not _usable(card, (*view.deck.cards(), *view.deck.side)):
        return None
    return fitness(card, view.seen)


def _usable(card: Card, deck: tuple[Card, ...]) -> bool:
    """Whether the deck contains the cards that a card names."""
    for node in _nodes(card):
        if isinstance(node, Named) and all(node.ja != other.ja for other in deck):
            return False
        if isinstance(node, InSeries) and all(node.ja not in other.ja for other in deck):
            return False
    return True


def fitness(card: Card, seen: Mapping[int, int]) -> float | None:
    """The share, 0 to 1, of the opponent's seen cards that a Spell or Trap affects.

    ``None`` for monsters and for cards that do not affect a certain kind of the opponent's cards, since they belong to
    the deck's own strategy.
    """
    if not card.types & _ANSWERS:
        return None
    pools = [
        node
        for node in _nodes(card)
        if isinstance(node, Pool)
        and node.side != Side.YOU
        and node.zones & (Zone.FIELD | Zone.GRAVEYARD)
        and not isinstance(node.filter, AnyCard)
    ]
    total = sum(seen.values())
    if not pools or not total:
        return None
    known = library()
    struck = sum(count for code, count in seen.items() if any(_holds(pool.filter, known[code]) for pool in pools))
    return struck / total


def _nodes(node: object) -> Iterator[Node]:
    """All words of a definition."""
    if isinstance(node, tuple):
        for part in node:
            yield from _nodes(part)
    elif isinstance(node, Node) and is_dataclass(node):
        yield node
        for item in fields(node):
            yield from _nodes(getattr(node, item.name))


def _holds(wanted: object, card: Card) -> bool:
    """Whether a printed card can pass a filter; conditions that depend on the duel count as possible."""
    if isinstance(wanted, All):
        return all(_holds(part, card) for part in wanted.parts)
    if isinstance(wanted, AnyOf):
        return any(_holds(part, card) for part in wanted.parts)
    if isinstance(wanted, OfType):
        return card.types & wanted.types == wanted.types
    if isinstance(wanted, OfAttribute):
        return bool(card.attribute & wanted.attribute)
    if isinstance(wanted, OfRace):
        return bool(card.race & wanted.race)
    return True
