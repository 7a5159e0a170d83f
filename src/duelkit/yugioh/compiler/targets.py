"""What the compiler finds out about the targets of an effect."""

from __future__ import annotations

from dataclasses import replace

from duelkit.yugioh.language.amounts import StatOf
from duelkit.yugioh.language.base import All, AnyOf, Joined, Pool, nodes
from duelkit.yugioh.language.card import Effect
from duelkit.yugioh.language.nouns import AnyCard, Figure, IsFaceDown, IsFaceUp, OfType
from duelkit.yugioh.language.selections import TARGET, Every
from duelkit.yugioh.language.terms import CardType, Side, Zone
from duelkit.yugioh.words.summoning.meaning import SpecialSummon


def limiting_side(effect: Effect) -> int:
    """The side whose free monster zones limit how many monsters are targeted, as all of them are Special Summoned to
    it before anything else is done; −1 if nothing limits it.
    """
    verb = effect.resolution
    while isinstance(verb, Joined):
        verb = verb.first
    if not isinstance(verb, SpecialSummon) or verb.what != TARGET or verb.pointed or verb.over is not None:
        return -1
    outside = Zone.FIELD | Zone.EXTRA_DECK
    pools = [each for pick in effect.targets for each in (pick.pool, *pick.pool.more)]
    return -1 if any(pool.zones & outside for pool in pools) else int(verb.to)


def no_longer_shown(pool: Pool, effect: Effect) -> Pool:
    """The conditions on a target on the field that must still hold when the processing begins.

    Being face-up, and its controller, only count if the text repeats them (その表側表示モンスター, その相手モンスター).
    Nor need a monster that has been turned face-down show any more what it is, except the kind of monster: an Effect
    Monster (the rulings on 炎王炎環 and デモンズ・チェーン), an Xyz Monster (MR20-FDN-05, MR3-FDN-07).
    """
    which = pool.filter
    if not effect.still_face_up:
        parts = tuple(
            part for part in (which.parts if isinstance(which, All) else (which,)) if not isinstance(part, IsFaceUp)
        )
        which = All(parts) if len(parts) > 1 else parts[0] if parts else AnyCard()
        if not any(isinstance(node, OfType) and node.types & ~CardType.MONSTER for node in nodes(which)):
            which = AnyOf((All((IsFaceDown(), OfType(CardType.MONSTER))), which)) if parts else which
    side = Side.EITHER if pool.side == Side.OPPONENT and not effect.still_theirs else pool.side
    return replace(pool, filter=which, side=side, more=tuple(no_longer_shown(more, effect) for more in pool.more))


def no_longer_added_up(pool: Pool) -> Pool:
    """The conditions on a target elsewhere that must still hold: not that its figure equals a sum, which what is done
    in response can change (rulings 22262 and 22259 on ブラック・ガーデン).
    """
    which = pool.filter
    parts = which.parts if isinstance(which, All) else (which,)
    kept = tuple(part for part in parts if not (isinstance(part, Figure) and _adds_up(part)))
    return pool if len(kept) == len(parts) else replace(pool, filter=All(kept) if len(kept) > 1 else kept[0])


def _adds_up(figure: Figure) -> bool:
    return figure.at_least == figure.at_most and any(
        isinstance(node, StatOf) and isinstance(node.what, Every) for node in nodes(figure)
    )
