"""The duel that clients use: the state, with views, copies and descriptions in words."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final

from duelkit.judgment import setup
from duelkit.judgment.engine.procedures import ending
from duelkit.judgment.engine.seen import redraw, view
from duelkit.judgment.language.card import Card
from duelkit.judgment.state import duel as state
from duelkit.judgment.state.board import Settings
from duelkit.judgment.state.view import View
from duelkit.kernel.rng import KEYED, Outer, Source

SHOWN: Final = (
    "attacker brief choose copy creatures decision describe digest every_decision every_end every_window finished "
    "first_player flipped graveyard hand hidden_ids info library locked log mana normal_summon observe occupant "
    "outcome owner phase place question redrawn rng settings shuffles silent surrender tile time_out timeouts turn "
    "turn_player"
)
"""The attributes of a duel that ``dir`` lists: those for clients, without the engine's."""


class Duel(state.State):
    """A duel of THE EYE OF JUDGMENT with one open decision. Create one with :func:`duelkit.judgment.new_duel`.

    ``decision`` is the open decision and ``choose`` answers it, until there is an ``outcome``; the base class has the
    rest.
    """

    def copy(self, silent: bool = False) -> Duel:
        """An independent copy of the duel.

        :param silent: without the log, and from now on writing none.

        >>> duel = new_duel(load_deck("fire"), load_deck("water"), seed=1)
        >>> duel.copy().digest() == duel.digest()
        True
        """
        twin = Duel()
        self.copy_into(twin, silent)
        return twin

    def observe(self, player: int) -> View:
        """All that a player may know, and nothing else. Rules: EOJ-BOARD-04 to -08, EOJ-MANA-05.

        >>> duel = new_duel(load_deck("fire"), load_deck("water"), seed=1)
        >>> duel.observe(0)
        <View of player 0: turn 0 of player 0, mana 0 : 0; player 0 decides>
        >>> duel.observe(0).sides[1].hand[0]
        <CardView of an unknown card>
        """
        return view.observe(self, player)

    def redrawn(self, player: int, seed: int, silent: bool = False) -> Duel:
        """A copy in which everything hidden from ``player`` is redrawn at random, including the random generator.

        :param silent: without the log, and from now on writing none.

        >>> duel = new_duel(load_deck("fire"), load_deck("water"), seed=1)
        >>> duel.redrawn(0, seed=5).hand[0] == duel.hand[0]
        True
        """
        twin = redraw.redraw(self, player, seed, silent)
        assert isinstance(twin, Duel)
        return twin

    def describe(self, option: int, language: str) -> str:
        """An option of the open question in words, ``language`` being ``"ja"`` or ``"en"``.

        >>> duel = new_duel(load_deck("fire"), load_deck("water"), seed=1)
        >>> duel.describe(duel.decision.options[0], "en")
        'Keep the hand'
        """
        return str(_telling("messages").describe_option(self, option, language))

    def __repr__(self) -> str:
        return str(_telling("outline").outline(self))

    def __dir__(self) -> list[str]:
        return SHOWN.split()

    def refused_choice(self, option: int) -> str:
        """Why an option cannot be chosen now, and what can, in one line.

        >>> duel = new_duel(load_deck("fire"), load_deck("water"), seed=1)
        >>> duel.refused_choice(99)[:50]
        'option 99 is not offered; player 0 can choose 2516'
        """
        return str(_telling("outline").refused_choice(self, option))

    def question(self, language: str = "en") -> str:
        """The open question and each of its options in words, ``language`` being ``"ja"`` or ``"en"``.

        >>> duel = new_duel(load_deck("fire"), load_deck("water"), seed=1)
        >>> print(duel.question())
        Keep this hand?
          251658240  Keep the hand
          268435456  Take a mulligan
        """
        return str(_telling("outline").question_text(self, language))

    def surrender(self, player: int) -> None:
        """A player gives up, at any time. Rules: EOJ-WIN-05, EOJ-TERM-11.

        >>> duel = new_duel(load_deck("fire"), load_deck("water"), seed=1)
        >>> duel.surrender(1)
        >>> print(duel.outcome)
        player 0 wins (surrender, EOJ-WIN-05)
        """
        ending.surrender(self, player)

    def time_out(self) -> None:
        """The player who is asked has let the time run out. Rules: EOJ-TIME-01 to -03.

        >>> duel = new_duel(load_deck("fire"), load_deck("water"), seed=1)
        >>> duel.time_out()
        >>> duel.decision.player
        1
        """
        ending.time_out(self)


def _telling(module: str) -> Any:
    """A module of ``judgment.telling``, imported only when needed."""
    return import_module(f"duelkit.judgment.telling.{module}")


def blank_duel(settings: Settings, seed: int, chance: str = KEYED) -> Duel:
    """Make a duel without cards.

    :param chance: the random generator, one of ``kernel.rng.GENERATORS``.
    """
    duel = Duel()
    state.lay_out(duel, settings, seed, chance)
    return duel


def begin(
    settings: Settings,
    decks: Sequence[Sequence[Card]],
    seed: int,
    first: int = 0,
    chance: str = KEYED,
    every_window: bool = False,
    every_decision: bool = False,
    source: Source | None = None,
    shuffled: bool = True,
) -> Duel:
    """Start a duel and run it to its first decision.

    :param first: the player who takes the first turn, or ``setup.ASKED``.
    :param chance: the random generator, one of ``kernel.rng.GENERATORS``.
    :param every_window: whether to ask a player even where hidden cards leave a single option.
    :param every_decision: whether to ask decisions with a single option.
    :param source: a source of chance to use instead of a generator.
    :param shuffled: whether to shuffle the libraries; if not, the first card of each deck is on top.
    """
    duel = blank_duel(settings, seed, chance)
    if source is not None:
        duel.rng = Outer(source)
    setup.prepare(duel, decks, first, shuffled)
    duel.every_window = every_window
    duel.every_decision = every_decision
    duel.advance()
    return duel
