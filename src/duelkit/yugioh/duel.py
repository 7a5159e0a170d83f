"""The duel that clients hold: the state, and what the rooms above the engine say of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from duelkit.kernel.rng import KEYED, Outer, Source
from duelkit.yugioh import position_text, setup
from duelkit.yugioh.engine.procedures import leaving
from duelkit.yugioh.engine.seen import redraw, view
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.state import duel as state
from duelkit.yugioh.state.rules import Rules
from duelkit.yugioh.telling import outline
from duelkit.yugioh.telling.describing import describe_option
from duelkit.yugioh.why import choosing, said

SHOWN: Final = (
    "attack_target attacker banished brief chain choose controller copy decision deck describe digest every_decision "
    "every_end every_window extra field finished first_player graveyard hand hidden_ids info life log monsters observe "
    "outcome owner pendulum phase place position question reasons redrawn rng rules shuffles silent spells step "
    "surrender time_out turn turn_player why why_not"
)
"""What ``dir`` lists of a duel: what clients read and call. The rest is the engine's."""


class Duel(state.State):
    """A duel of Yu-Gi-Oh!: a value with one open decision. Create one with :func:`duelkit.yugioh.new_duel`.

    ``decision`` is the open question and ``choose`` answers it, until there is an ``outcome``; see the state, from
    which this class is derived, for the rest.
    """

    def copy(self, silent: bool = False) -> Duel:
        """An independent duel in the same state; playing on one never shows in the other.

        :param silent: without the log, and from now on writing none.
        """
        twin = Duel()
        self.copy_into(twin, silent)
        return twin

    def observe(self, player: int) -> view.View:
        """All that a player may know, and nothing else. Rules: MR3-PUB-01, MR3-FDN-02."""
        return view.observe(self, player)

    def surrender(self, player: int) -> None:
        """A player gives up, at any time."""
        leaving.surrender(self, player)

    def time_out(self) -> None:
        """The player who is asked has let the time run out: the quietest answers, until the other player is asked."""
        leaving.time_out(self)

    def __repr__(self) -> str:
        return outline.outline(self)

    def __dir__(self) -> list[str]:
        return SHOWN.split()

    def refused_choice(self, option: int) -> str:
        """Why an option cannot be chosen now, and what can, in one line."""
        return choosing.refused_choice(self, option)

    def question(self, language: str = "en") -> str:
        """The open question and each of its options in words, ``language`` being ``"ja"`` or ``"en"``."""
        return outline.question_text(self, language)

    def position(self) -> str:
        """The position as the text of a position file, with all hidden cards; ``positions.read_position`` reads it."""
        return position_text.position_text(self)

    def describe(self, option: int, language: str) -> str:
        """An option of the open question in words, ``language`` being ``"ja"`` or ``"en"``."""
        return describe_option(self, option, language)

    def why_not(self, action: int, language: str = "ja", player: int = -1) -> list[said.Reason]:
        """Every reason against an action, with its rule; empty if and only if it can be done now.

        :param action: an option, offered or not; ``duelkit.yugioh.why.actions_of`` lists those of a card.
        :param language: "ja" or "en".
        :param player: who wants to do it; the player who is asked if left out.
        :raises UnknownAction: if there is no such action.
        """
        return said.reasons_against(self, action, language, None if player < 0 else player)

    def why(self, language: str = "ja", player: int = -1) -> list[said.Reason]:
        """Why the open question is asked: what brought it about, with each rule behind it."""
        return said.why_asked(self, language, None if player < 0 else player)

    def reasons(self, card: int, language: str = "ja", player: int = -1) -> list[said.JudgedAction]:
        """Everything that can and cannot be done with a card, and every reason why not."""
        return said.judged_actions(self, card, language, None if player < 0 else player)

    def redrawn(self, player: int, seed: int, silent: bool = False) -> Duel:
        """A copy in which all that ``player`` cannot know is drawn anew at random, the random generator included.

        :param silent: without the log, and from now on writing none.
        """
        twin = redraw.redraw(self, player, seed, silent)
        assert isinstance(twin, Duel)
        return twin


def blank_duel(rules: Rules, seed: int, chance: str = KEYED) -> Duel:
    """A duel without cards.

    :param chance: which generator, one of ``kernel.rng.GENERATORS``.
    """
    duel = Duel()
    state.lay_out(duel, rules, seed, chance)
    return duel


def begin(
    rules: Rules,
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

    :param decks: for each player all cards, main and extra deck in one sequence; each goes where it belongs.
    :param seed: everything random follows from it.
    :param first: the player who takes the first turn.
    :param chance: which generator, one of ``kernel.rng.GENERATORS``.
    :param every_window: whether a player who can only pass is asked all the same, from the first moment on.
    :param every_decision: whether every question is asked, also where there is one answer.
    :param source: where chance comes from instead of a generator.
    :param shuffled: whether the decks are shuffled and cut; if not, the first card of each lies on top.
    """
    duel = blank_duel(rules, seed, chance)
    duel.every_window = every_window
    duel.every_decision = every_decision
    if source is not None:
        duel.rng = Outer(source)
    setup.prepare(duel, decks, first, shuffled)
    duel.advance()
    return duel
