"""The duel that clients hold: the state, and what the rooms above the engine say of it."""

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
"""What ``dir`` lists of a duel: what clients read and call. The rest is the engine's."""


class Duel(state.State):
    """A duel of THE EYE OF JUDGMENT: a value with one open decision. Create one with :func:`duelkit.judgment.new_duel`.

    ``decision`` is the open question and ``choose`` answers it, until there is an ``outcome``; see the state, from
    which this class is derived, for the rest.
    """

    def copy(self, silent: bool = False) -> Duel:
        """An independent copy of the duel.

        :param silent: whether the copy has no log and writes none.
        """
        twin = Duel()
        self.copy_into(twin, silent)
        return twin

    def observe(self, player: int) -> View:
        """All that a player may know, and nothing else. Rules: EOJ-BOARD-04 to -08, EOJ-MANA-05."""
        return view.observe(self, player)

    def redrawn(self, player: int, seed: int, silent: bool = False) -> Duel:
        """A copy in which all that ``player`` cannot know is drawn anew at random, the random generator included.

        :param silent: without the log, and from now on writing none.
        """
        twin = redraw.redraw(self, player, seed, silent)
        assert isinstance(twin, Duel)
        return twin

    def describe(self, option: int, language: str) -> str:
        """An option of the open question in words, ``language`` being ``"ja"`` or ``"en"``."""
        return str(_telling("messages").describe_option(self, option, language))

    def __repr__(self) -> str:
        return str(_telling("outline").outline(self))

    def __dir__(self) -> list[str]:
        return SHOWN.split()

    def refused_choice(self, option: int) -> str:
        """Why an option cannot be chosen now, and what can, in one line."""
        return str(_telling("outline").refused_choice(self, option))

    def question(self, language: str = "en") -> str:
        """The open question and each of its options in words, ``language`` being ``"ja"`` or ``"en"``."""
        return str(_telling("outline").question_text(self, language))

    def surrender(self, player: int) -> None:
        """A player gives up, at any time. Rules: EOJ-WIN-05, EOJ-TERM-11."""
        ending.surrender(self, player)

    def time_out(self) -> None:
        """The player who is asked has let the time run out. Rules: EOJ-TIME-01 to -03."""
        ending.time_out(self)


def _telling(module: str) -> Any:
    """A module of ``judgment.telling``, imported when it is used: a duel without a reader needs no words."""
    return import_module(f"duelkit.judgment.telling.{module}")


def blank_duel(settings: Settings, seed: int, chance: str = KEYED) -> Duel:
    """A duel without cards.

    :param chance: which generator, one of ``kernel.rng.GENERATORS``.
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
    """A duel that has begun: the first question is open.

    :param first: the player who takes the first turn, or ``engine.setup.ASKED``.
    :param chance: which generator, one of ``kernel.rng.GENERATORS``.
    :param every_window: whether a player is asked also where hidden cards leave only one answer.
    :param every_decision: whether every question is asked, also where there is one answer.
    :param source: where chance comes from instead of a generator.
    :param shuffled: whether the libraries are shuffled; if not, the first card of each deck lies on top.
    """
    duel = blank_duel(settings, seed, chance)
    if source is not None:
        duel.rng = Outer(source)
    setup.prepare(duel, decks, first, shuffled)
    duel.every_window = every_window
    duel.every_decision = every_decision
    duel.advance()
    return duel
