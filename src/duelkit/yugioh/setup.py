"""Preparing a duel. Rules: MR3-SETUP-04, MR3-SETUP-06, MR3-DECK-09, MR3-WIN-01."""

from __future__ import annotations

from collections.abc import Sequence

from duelkit.kernel.errors import DuelkitError
from duelkit.kernel.rng import SmallRng
from duelkit.yugioh.compiler import copies as copies
from duelkit.yugioh.compiler.definitions import card_info
from duelkit.yugioh.engine.facts.pools import listed
from duelkit.yugioh.engine.moves.decks import draw
from duelkit.yugioh.engine.procedures.turn import TurnTask
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.language.terms import CardType
from duelkit.yugioh.state.board import BLANK
from duelkit.yugioh.state.codes import BY_RULE, DECK, EXTRA
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.rules import MIXED, Rules


def demand_kind(definition: Card, rules: Rules) -> None:
    """Refuse a card of a kind that the edition does not have. Rules: EX04-GAP-TYPE-01, EX04-GAP-TYPE-03, MR3-TYPE-14.

    :raises DuelkitError: naming the card and the kind.
    """
    missing = int(definition.types) & ~rules.types
    if missing:
        kinds = ", ".join(str(kind.name).title() for kind in CardType(missing))
        raise DuelkitError(
            f"「{definition.ja}」 ({definition.en}) is of the kind {kinds}, which the edition does not "
            f"have; expected a card of its kinds, or the edition with {MIXED} behind its id"
        )


def add_card(duel: State, definition: Card, owner: int, place: int) -> int:
    """Bring a card into the duel, in its owner's deck or extra deck; answers its number.

    It is the card as it was worded in the year of the edition. The duel owns its lists.

    :raises DuelkitError: for a card of a kind that the edition does not have.
    """
    demand_kind(definition, duel.rules)
    card = len(duel.info)
    info = card_info(definition.under(duel.rules.year))
    duel.info.append(info)
    duel.cache.by_phase = -1
    duel.cache.by_materials = -1
    duel.reach[owner] |= info.reach
    duel.owner.append(owner)
    duel.controller.append(owner)
    duel.place.append(place)
    duel.stamp.append(0)
    duel.proper.append(False)
    duel.play.append(BLANK)
    if place == DECK:
        duel.deck[owner].append(card)
    elif place == EXTRA:
        duel.extra[owner].append(card)
    return card


def prepare(duel: State, decks: Sequence[Sequence[Card]], first: int = 0, shuffled: bool = True) -> None:
    """Make a blank duel ready to begin: decks shuffled by their owners, cut by the opponents, opening hands drawn.

    The cards are numbered in an order of their own, drawn by chance, so that a number tells neither which card it is
    nor where it lies. The small generator's records number them in the order of the deck lists.

    :param decks: for each player all cards, main and extra deck in one sequence; each goes where it belongs.
    :param first: the player who takes the first turn.
    :param shuffled: whether the decks are shuffled and cut; if not, the first card of each lies on top, and the cards
        are numbered in this order.
    """
    small = isinstance(duel.rng, SmallRng)
    for player in range(2):
        deck = decks[player]
        order = list(range(len(deck)))
        if not small and shuffled:
            duel.rng.shuffle(order)
        for at in order:
            add_card(duel, deck[at], player, EXTRA if card_info(deck[at]).extra else DECK)
        if not small:
            duel.extra[player] = listed(duel, duel.extra[player])
    for player in range(2):
        pile = duel.deck[player]
        if not shuffled:
            pile.reverse()
            continue
        duel.rng.shuffle(pile)
        if len(pile) > 1:
            cut = duel.rng.below(len(pile))
            duel.deck[player] = pile[cut:] + pile[:cut]
    duel.turn_player = first
    duel.first_player = first
    for player in (first, 1 - first):
        draw(duel, player, duel.rules.opening_hand, -1, -1, BY_RULE)
    duel.forget_recent()
    duel.pending = []
    duel.stack.append(TurnTask())
