"""Yu-Gi-Oh! OCG: the front door.

from duelkit.yugioh import library, load_deck, new_duel

duel = new_duel(load_deck("synchron"), load_deck("magician_pendulum"), seed=1)
while duel.decision is not None:
    duel.choose(duel.decision.options[0])
print(duel.outcome)
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from duelkit.kernel.rng import Source
    from duelkit.options import Option
    from duelkit.yugioh.cards import Library, UnknownCard, library
    from duelkit.yugioh.choices import options
    from duelkit.yugioh.decks import Deck, builtin_decks, load_deck
    from duelkit.yugioh.duel import Duel
    from duelkit.yugioh.editions import EDITIONS, edition
    from duelkit.yugioh.engine.seen.view import View
    from duelkit.yugioh.state.rules import Rules

__all__ = [
    "EDITIONS",
    "Deck",
    "Duel",
    "Library",
    "Option",
    "Rules",
    "UnknownCard",
    "View",
    "builtin_decks",
    "edition",
    "library",
    "load_deck",
    "new_duel",
    "options",
]

_ROOMS: Final = {
    "cards": ("Library", "UnknownCard", "library"),
    "decks": ("Deck", "builtin_decks", "load_deck"),
    "choices": ("Option", "options"),
    "duel": ("Duel",),
    "editions": ("EDITIONS", "edition"),
    "engine.seen.view": ("View",),
    "state.rules": ("Rules",),
}
"""Where the names of the front door are. Each is imported when it is used: a card is there without an engine."""


def __getattr__(name: str) -> Any:
    for room, names in _ROOMS.items():
        if name in names:
            value = globals()[name] = getattr(import_module(f"{__name__}.{room}"), name)
            return value
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return __all__


def new_duel(
    first_deck: Deck,
    second_deck: Deck,
    seed: int = 0,
    rules: Rules | None = None,
    first: int = 0,
    *,
    shuffled: bool = True,
    source: Source | None = None,
    every_decision: bool = False,
) -> Duel:
    """A duel that has begun; its first question is open.

    :param seed: everything random follows from it.
    :param rules: the edition, Master Rule 3 if left out.
    :param first: who takes the first turn, 0 or 1.
    :param shuffled: whether the decks are shuffled; if not, the first card of each deck lies on top.
    :param source: where chance comes from instead of the seed: ``duelkit.chance.OfRandom``, ``duelkit.chance.Planned``
        or a source of one's own.
    :param every_decision: whether every question is asked, also where there is one answer; such answers are given by
        the engine otherwise, and noted in the log.

    >>> new_duel(load_deck("plain"), load_deck("plain"), seed=1)
    <Duel mr3: turn 1 of player 0, Main Phase 1, LP 8000 : 8000; player 0 acts freely (9 options)>
    >>> new_duel(load_deck("plain"), load_deck("plain"), rules=edition("mr1"), first=1).turn_player
    1
    >>> stacked = new_duel(load_deck("plain"), load_deck("plain"), shuffled=False)
    >>> stacked.info[stacked.hand[0][0]].definition == load_deck("plain").main[0]
    True
    """
    from duelkit.yugioh.duel import begin
    from duelkit.yugioh.editions import edition

    return begin(
        edition("mr3") if rules is None else rules,
        [first_deck.cards(), second_deck.cards()],
        seed,
        first,
        source=source,
        shuffled=shuffled,
        every_decision=every_decision,
    )
