"""Duels in sequence, as all kinds of environments play them: begun from a seed, answered by index."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from duelkit import games
from duelkit.environments.ground import Encoder, Identity, ground, identity
from duelkit.environments.schema import VERSION
from duelkit.kernel.errors import DuelkitError, IllegalChoice
from duelkit.kernel.rng import Rng

if TYPE_CHECKING:
    from duelkit.environments.cards import CardTable
    from duelkit.kernel.playable import Playable

MOST: Final = 2000
"""The decisions after which a duel is truncated: four times the longest random duel of built-in decks."""


class Arena:
    """Duels of one game in one setup.

    :param name: an environment of :func:`~duelkit.environments.ground.identities`, such as ``judgment``.
    :param decks: the built-in decks, or files, from which each player's is drawn; by default all legal ones.
    :param most: decisions after which a duel is truncated, without a winner.
    :raises DuelkitError: if the name or a deck is unknown, or a deck is not legal.
    """

    def __init__(self, name: str, decks: Sequence[str] | None = None, most: int = MOST) -> None:
        if most < 1:
            raise DuelkitError(f"most is {most}; expected at least 1 decision")
        self.identity: Identity = identity(name)
        self.ground = ground(self.identity.game)
        self.layout = self.ground.layout
        self.setup = self.ground.setup(self.identity.setup)
        self.game = games.named(self.identity.game)
        self.most = most
        self._decks: dict[str, Any] = {}
        self.names = tuple(self.game.decks(self.setup) if decks is None else decks)
        if not self.names:
            raise DuelkitError("no decks; expected at least one")
        for deck in self.names if decks is not None else ():
            self._deck(deck)
        self._encoders: dict[tuple[str, str], Encoder] = {}
        self.decks: tuple[str, str] = (self.names[0], self.names[0])
        """The decks of the duel, by player."""
        self.duel: Playable
        self.count = 0
        """The decisions made in this duel."""

    def _deck(self, name: str) -> Any:
        if name not in self._decks:
            self._decks[name] = self.game.deck(name, self.setup)
        return self._decks[name]

    def begin(self, seed: int, options: Mapping[str, Any] | None = None) -> None:
        """Begins a duel. Decks, the first player, and everything random follow from the seed.

        :param options: ``decks``: the two players' decks; ``first``: who takes the first turn, 0 or 1. Others are for
            wrappers, and ignored.
        :raises DuelkitError: if a deck is unknown or not legal.
        """
        chance = Rng(seed)
        wish = options or {}
        drawn = (self.names[chance.below(len(self.names))], self.names[chance.below(len(self.names))])
        first = chance.below(2)
        decks, first = wish.get("decks", drawn), wish.get("first", first)
        if isinstance(decks, str) or len(decks) != 2:
            raise DuelkitError(f"decks is {decks!r}; expected two names")
        if first not in (0, 1):
            raise DuelkitError(f"first is {first!r}; expected 0 or 1")
        both = (decks[0], decks[1])
        self._go_on(self.ground.start(self.setup, [self._deck(name) for name in both], chance.wide(), first), both, 0)

    def copy(self) -> Arena:
        """Returns an arena with an independent duel in the same state; decks and table are shared."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        if hasattr(self, "duel"):
            twin.duel, twin.encoder = self.duel.copy(), self.encoder.anew()
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Arena:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return (
            _restored,
            (self.identity.name, self.names, self.most, self.decks, getattr(self, "duel", None), self.count),
        )

    def _go_on(self, duel: Any, decks: tuple[str, str], count: int) -> None:
        """Continues with a duel of these decks."""
        self.duel, self.decks, self.count = duel, decks, count
        if decks not in self._encoders:
            first = next(iter(self._encoders.values()), None)
            self._encoders[decks] = self.ground.encoder(duel) if first is None else first.anew(duel)
        self.encoder = self._encoders[decks].anew()

    @property
    def player(self) -> int:
        """The player who is asked, −1 once the duel is over."""
        decision = self.duel.decision
        return -1 if decision is None else decision.player

    @property
    def options(self) -> int:
        """The number of options of the open question; 0 once the duel is over."""
        decision = self.duel.decision
        return 0 if decision is None else len(decision.options)

    @property
    def over(self) -> bool:
        """Whether the duel has ended."""
        return self.duel.decision is None

    @property
    def broken_off(self) -> bool:
        """Whether it was truncated: it has reached the limit of decisions without ending."""
        return self.count >= self.most and not self.over

    def choose(self, action: int) -> None:
        """Answers the open question with the option at an index.

        :raises IllegalChoice: if there is none; the duel is unchanged.
        """
        decision = self.duel.decision
        if decision is None:
            raise IllegalChoice("the duel is over; there is nothing to choose")
        if not 0 <= action < len(decision.options):
            raise IllegalChoice(f"action {action}; expected 0 to {len(decision.options) - 1}")
        self.duel.choose(decision.options[action])
        self.count += 1

    def encode(self, player: int) -> bytearray:
        """Returns the observation of a player, as 16-bit integers.

        :raises TooLarge: if the duel does not fit.
        """
        return self.encoder.encode(self.duel, player)

    def rewards(self) -> tuple[float, float]:
        """Returns for each player 1 for a win, −1 for a loss, 0 for a draw and while the duel goes on."""
        outcome = self.duel.outcome
        if outcome is None or outcome.winner < 0:
            return 0.0, 0.0
        return (1.0, -1.0) if outcome.winner == 0 else (-1.0, 1.0)

    def table(self) -> CardTable:
        """The table of all cards."""
        return self.ground.table(self.setup)


def _restored(name: str, names: tuple[str, ...], most: int, decks: tuple[str, str], duel: Any, count: int) -> Arena:
    """Returns the arena itself."""
    arena = Arena(name, names, most)
    if duel is not None:
        arena._go_on(duel, decks, count)
    return arena


def versioned(name: str, joint: str) -> str:
    """Returns a name with its version, as a library writes it."""
    return f"{name}{joint}v{VERSION - 1}"
