"""Preparing a duel. Rules: EOJ-SETUP-01 to EOJ-SETUP-09."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from duelkit.judgment.compiler.definitions import card_info
from duelkit.judgment.engine.moves.placements import possess_since_before
from duelkit.judgment.engine.moves.placing import draw, update_lock
from duelkit.judgment.engine.procedures.sync import start_sync
from duelkit.judgment.engine.procedures.turn import TURN_DRAWS, TURN_FREE, MulliganTask, OrderTask, TurnTask
from duelkit.judgment.language.card import Card
from duelkit.judgment.state.code import CardInfo
from duelkit.judgment.state.codes import ACTION_1
from duelkit.judgment.state.duel import State, add_cards
from duelkit.kernel.rng import SmallRng

MULLIGAN: Final = "mulligan"
PHASES: Final = (MULLIGAN, "start", "draw", "action 1")
"""The phases from which a duel that was set up can continue."""
ASKED: Final = -1
"""As the first player: a player picked at random decides. Rule: EOJ-SETUP-01."""
_DECKS: Final[dict[int, tuple[Sequence[Card], list[CardInfo]]]] = {}
"""The compiled cards of immutable decks by the identity of the deck, which is kept with them."""


def infos_of(deck: Sequence[Card]) -> list[CardInfo]:
    """The compiled cards of a deck, in its order. Callers must not modify the list."""
    found = _DECKS.get(id(deck))
    if found is not None:
        return found[1]
    infos = [card_info(definition) for definition in deck]
    if isinstance(deck, tuple) and len(_DECKS) < 256:
        _DECKS[id(deck)] = (deck, infos)
    return infos


def prepare(duel: State, decks: Sequence[Sequence[Card]], first: int = 0, shuffled: bool = True) -> None:
    """Prepare a blank duel: shuffle the libraries and draw the opening hands.

    The indices of the cards are a random permutation, so that an index reveals neither the identity nor the position
    of a card. Records of the small generator use the order of the deck lists.

    :param first: the player who takes the first turn, or ``ASKED``.
    :param shuffled: whether to shuffle the libraries; if not, the first card of each deck is on top, and indices
        follow that order.
    """
    small = isinstance(duel.rng, SmallRng)
    for player in range(2):
        infos = infos_of(decks[player])
        if not small and shuffled:
            order = list(range(len(infos)))
            duel.rng.shuffle(order)
            infos = [infos[at] for at in order]
        add_cards(duel, infos, player)
    for player in range(2):
        if shuffled:
            duel.rng.shuffle(duel.library[player])
        else:
            duel.library[player].reverse()
    starter = 0 if first == ASKED else first
    duel.first_player = starter
    duel.turn_player = starter
    for player in (starter, 1 - starter):
        draw(duel, player, duel.settings.opening_hand)
    duel.fresh = []
    duel.stack.append(TurnTask())
    duel.stack.append(MulliganTask())
    if first == ASKED:
        duel.stack.append(OrderTask())


def go_on(duel: State, phase: str) -> None:
    """Run a duel that was set up instead of played from a phase to its first decision.

    :param phase: one of ``PHASES``; "draw" is the moment before the card is drawn.
    """
    duel.touched()
    duel.fresh = []
    update_lock(duel)
    possess_since_before(duel)
    duel.log = None
    task = TurnTask()
    duel.stack.append(task)
    if phase in (MULLIGAN, "start"):
        duel.turn -= 1
        if phase == MULLIGAN:
            duel.stack.append(MulliganTask())
    elif phase == "draw":
        task.step = TURN_DRAWS
    else:
        duel.phase = ACTION_1
        task.step = TURN_FREE
        start_sync(duel)
    duel.advance()
