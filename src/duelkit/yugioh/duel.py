"""The duel for clients: the state, with descriptions and explanations from the packages above the engine."""

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
"""The names that ``dir`` lists: what clients read and call. The other attributes belong to the engine."""


class Duel(state.State):
    """A duel of Yu-Gi-Oh!: a value with one open decision. Create one with :func:`duelkit.yugioh.new_duel`.

    ``decision`` is the open question and ``choose`` answers it, until there is an ``outcome``. The base classes define
    the rest.
    """

    def copy(self, silent: bool = False) -> Duel:
        """An independent duel in the same state; playing on one never affects the other.

        :param silent: whether the copy has no log and writes none.

        >>> duel = new_duel(load_deck("plain"), load_deck("plain"), seed=1)
        >>> branch = duel.copy()
        >>> branch.choose(branch.decision.options[0])
        >>> branch.digest() == duel.digest()
        False
        >>> duel.copy(silent=True).log is None
        True
        """
        twin = Duel()
        self.copy_into(twin, silent)
        return twin

    def observe(self, player: int) -> view.View:
        """Everything that a player can know, and nothing else. Rules: MR3-PUB-01, MR3-FDN-02.

        >>> duel = new_duel(load_deck("plain"), load_deck("plain"), seed=1)
        >>> duel.observe(0)
        <View of player 0: turn 1 of player 0, LP 8000 : 8000; player 0 decides>
        >>> duel.observe(0).sides[1].hand[0]
        <CardView of an unknown card>
        """
        return view.observe(self, player)

    def surrender(self, player: int) -> None:
        """Let a player give up, at any time.

        >>> duel = new_duel(load_deck("plain"), load_deck("plain"), seed=1)
        >>> duel.surrender(0)
        >>> duel
        <Duel mr3: turn 1 of player 0, Main Phase 1, LP 8000 : 8000; player 1 wins (surrender, )>
        """
        leaving.surrender(self, player)

    def time_out(self) -> None:
        """Let the time of the asked player run out: the most passive options are chosen until the other player is
        asked.

        >>> duel = new_duel(load_deck("plain"), load_deck("plain"), seed=1)
        >>> duel.time_out()
        >>> duel.decision.player
        1
        """
        leaving.time_out(self)

    def __repr__(self) -> str:
        return outline.outline(self)

    def __dir__(self) -> list[str]:
        return SHOWN.split()

    def refused_choice(self, option: int) -> str:
        """Why an option cannot be chosen now, and what can, in one line.

        >>> duel = new_duel(load_deck("plain"), load_deck("plain"), seed=1)
        >>> duel.refused_choice(99)[:48]
        'option 99 is not offered; player 0 can choose 33'
        """
        return choosing.refused_choice(self, option)

    def question(self, language: str = "en") -> str:
        """The open question and each of its options in words.

        :param language: ``"ja"`` or ``"en"``.

        >>> duel = new_duel(load_deck("plain"), load_deck("plain"), seed=1)
        >>> print(duel.question().splitlines()[0])
        Main Phase 1. What do you do?
        >>> duel.question().splitlines()[-1]
        '  201326592  End the turn'
        """
        return outline.question_text(self, language)

    def position(self) -> str:
        """The position as the text of a position file, with all hidden cards; ``positions.read_position`` reads it.

        >>> duel = new_duel(load_deck("plain"), load_deck("plain"), seed=1)
        >>> duel.position().splitlines()[:4]
        ['edition = "mr3"', 'turn = 1', 'turn_player = 0', 'phase = "main 1"']
        """
        return position_text.position_text(self)

    def describe(self, option: int, language: str) -> str:
        """An option of the open question in words.

        :param language: ``"ja"`` or ``"en"``.

        >>> duel = new_duel(load_deck("plain"), load_deck("plain"), seed=1)
        >>> duel.describe(duel.decision.options[0], "en")
        'Normal Summon "Gemini Elf"'
        >>> print(duel.describe(duel.decision.options[0], "ja"))
        「ヂェミナイ・エルフ」を召喚する
        """
        return describe_option(self, option, language)

    def why_not(self, action: int, language: str = "ja", player: int = -1) -> list[said.Reason]:
        """Every reason against an action, with its rule; empty if and only if the action is legal now.

        :param action: an option, offered or not; ``duelkit.yugioh.why.actions_of`` lists those of a card.
        :param language: "ja" or "en".
        :param player: the player who wants to act; by default the player who is asked.
        :raises UnknownAction: if there is no such action.

        >>> duel = new_duel(load_deck("plain"), load_deck("plain"), seed=1)
        >>> duel.why_not(duel.decision.options[0])
        []
        >>> print(duel.why_not(8 << 24, "en")[0])
        There are no cards in both Pendulum Zones. (MR3-PEN-07)
        """
        return said.reasons_against(self, action, language, None if player < 0 else player)

    def why(self, language: str = "ja", player: int = -1) -> list[said.Reason]:
        """Why the open question is asked: its causes, with the rule behind each.

        >>> duel = new_duel(load_deck("plain"), load_deck("plain"), seed=1)
        >>> print(str(duel.why("en")[0])[:37])
        Main Phase 1: there is no Chain and n
        """
        return said.why_asked(self, language, None if player < 0 else player)

    def reasons(self, card: int, language: str = "ja", player: int = -1) -> list[said.JudgedAction]:
        """Every action with a card, legal or not, with every reason against it.

        >>> duel = new_duel(load_deck("plain"), load_deck("plain"), seed=1)
        >>> print(duel.reasons(duel.hand[0][0], "en")[0])
        Normal Summon "Gemini Elf"
        """
        return said.judged_actions(self, card, language, None if player < 0 else player)

    def redrawn(self, player: int, seed: int, silent: bool = False) -> Duel:
        """A copy in which everything that ``player`` cannot know is drawn anew at random, including the random
        generator.

        :param silent: whether the copy has no log and writes none.

        >>> duel = new_duel(load_deck("plain"), load_deck("plain"), seed=1)
        >>> imagined = duel.redrawn(0, seed=5)
        >>> imagined.hand[0] == duel.hand[0], imagined.digest() == duel.digest()
        (True, False)
        """
        twin = redraw.redraw(self, player, seed, silent)
        assert isinstance(twin, Duel)
        return twin


def blank_duel(rules: Rules, seed: int, chance: str = KEYED) -> Duel:
    """A duel without cards.

    :param chance: the random generator, one of ``kernel.rng.GENERATORS``.
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
    """Begin a duel; its first question is open.

    :param decks: for each player all cards of main and extra deck in one sequence.
    :param seed: the seed of everything random.
    :param first: the player who takes the first turn.
    :param chance: the random generator, one of ``kernel.rng.GENERATORS``.
    :param every_window: whether a player who can only pass is asked nevertheless, from the beginning.
    :param every_decision: whether every question is asked, even if there is only one answer.
    :param source: a source of random numbers instead of a generator.
    :param shuffled: whether the decks are shuffled and cut; if not, the first card of each is on top.
    """
    duel = blank_duel(rules, seed, chance)
    duel.every_window = every_window
    duel.every_decision = every_decision
    if source is not None:
        duel.rng = Outer(source)
    setup.prepare(duel, decks, first, shuffled)
    duel.advance()
    return duel
