"""What the processing of an effect would do to cards in a Graveyard: add, Special Summon or banish them."""

from __future__ import annotations

from typing import Final, Protocol

from duelkit.yugioh.language.base import Joined, Pool, Verb, What, nodes
from duelkit.yugioh.language.card import Effect
from duelkit.yugioh.language.clauses import Later
from duelkit.yugioh.language.occasions import When
from duelkit.yugioh.language.selections import Both, Every, Pick, Ref, RefKind, Those
from duelkit.yugioh.language.terms import EventKind, Handling, Would, Zone
from duelkit.yugioh.state.code import Check
from duelkit.yugioh.state.code import Pool as PoolCode
from duelkit.yugioh.state.effect_code import EffectCode
from duelkit.yugioh.words.sealing.run import PoolLies, TargetLies, ThisLies

_DONE: Final = {
    Handling.TO_HAND: Would.ADD_FROM_GRAVEYARD,
    Handling.TO_DECK: Would.ADD_FROM_GRAVEYARD,
    Handling.SPECIAL_SUMMONED: Would.SUMMON_FROM_GRAVEYARD,
    Handling.BANISHED: Would.BANISH_FROM_GRAVEYARD,
}


def would_from_graveyard(effect: Effect, zones: int) -> int:
    """What the processing would do to cards in a Graveyard; costs and what is done later do not count.

    :param zones: where the card of the effect is.
    """
    later = [verb for part in nodes(effect.resolution) if isinstance(part, Later) for verb in nodes(part.verb)]
    found = Would(0)
    for verb in nodes(effect.resolution):
        if isinstance(verb, Verb) and verb not in later and _takes_from_graveyard(verb.works_on(), effect, zones):
            for handling in verb.mentioned_as:
                found |= _DONE.get(handling, Would(0))
    return int(found)


class Compiles(Protocol):
    """What compiles pools."""

    def pool(self, pool: Pool) -> PoolCode:
        """The compiled pool."""


_LEAVES: Final = frozenset(
    {Handling.TO_HAND, Handling.TO_DECK, Handling.SPECIAL_SUMMONED, Handling.BANISHED, Handling.EQUIPPED, Handling.SET}
)


def look_at_graveyards(compiler: Compiles, effect: Effect, code: EffectCode) -> None:
    """Find out what the processing does to cards in a Graveyard, and what of that it has to do."""
    code.would |= would_from_graveyard(effect, code.zones)
    if effect.resolution is None:
        return
    found: list[Check] = []
    for verb in _bound_to(effect.resolution):
        if not verb.mentioned_as.isdisjoint(_LEAVES):
            found += _lying(compiler, verb.works_on(), effect)
    code.graves = tuple(found)


def _bound_to(verb: Verb) -> list[Verb]:
    """The parts of a processing that are certain to be done now, if they can be done."""
    if isinstance(verb, Joined):
        return [*_bound_to(verb.first), *_bound_to(verb.second)]
    return [] if any(isinstance(part, Verb) and part is not verb for part in nodes(verb)) else [verb]


def _lying(compiler: Compiles, what: What | None, effect: Effect) -> list[Check]:
    """The checks whether a selection has, or could only have, cards in a Graveyard."""
    if isinstance(what, Both):
        return [*_lying(compiler, what.first, effect), *_lying(compiler, what.second, effect)]
    if isinstance(what, Every | Pick):
        pools = (what.pool, *what.pool.more)
        among = any(pool.zones & Zone.GRAVEYARD for pool in pools)
        elsewhere = any(pool.zones & ~Zone.GRAVEYARD for pool in pools)
        demanded = isinstance(what, Every) or not elsewhere and what.least != 0
        return [PoolLies(compiler.pool(what.pool))] if among and demanded else []
    ref = what.ref if isinstance(what, Those) else what
    if isinstance(ref, Ref) and ref.kind is RefKind.TARGET:
        return [TargetLies(ref.slot)]
    return [ThisLies()] if isinstance(ref, Ref) and ref.kind is RefKind.THIS else []


def _takes_from_graveyard(what: What | None, effect: Effect, zones: int) -> bool:
    """Whether a selection can contain cards in a Graveyard."""
    if isinstance(what, Both):
        return any(_takes_from_graveyard(each, effect, zones) for each in (what.first, what.second))
    if isinstance(what, Every | Pick):
        return any(pool.zones & Zone.GRAVEYARD for pool in (what.pool, *what.pool.more))
    ref = what.ref if isinstance(what, Those) else what
    if not isinstance(ref, Ref):
        return False
    if ref.kind is RefKind.TARGET:
        aimed = effect.targets if ref.slot < 0 else effect.targets[ref.slot : ref.slot + 1]
        return any(_takes_from_graveyard(pick, effect, zones) for pick in aimed)
    return ref.kind is RefKind.THIS and (bool(zones & Zone.GRAVEYARD) or _lies_there(effect))


def _lies_there(effect: Effect) -> bool:
    """Whether the effect is used because its card was sent to the Graveyard."""
    when = effect.when
    return (
        isinstance(when, When)
        and when.event is EventKind.SENT_TO_GRAVEYARD
        and when.who is not None
        and when.who.means_this()
    )
