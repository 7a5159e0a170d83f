"""What a card in old wording may mean besides: that it targets, or that it starts a chain each time.

Old Japanese texts say モンスター１体を破壊する both of what is picked as the effect is processed and of what is
targeted (MR3-TGT-02), and 〜度に both of what is applied at once and of what is activated. Only rulings decide, which
are in the records of a reference engine: where they tell of such an effect, ``tools/shelve.py`` takes the card so, and
it must pass all gates again.
"""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Final

from duelkit.yugioh.language.base import Joined, Verb, nodes
from duelkit.yugioh.language.card import Card, Effect, EffectKind
from duelkit.yugioh.language.clauses import YouMay
from duelkit.yugioh.language.selections import TARGET, Pick
from duelkit.yugioh.language.terms import CardType, Zone
from duelkit.yugioh.reading.grammar.references import replaced
from duelkit.yugioh.words.battle.meaning import NegateAttack
from duelkit.yugioh.words.controlling.meaning import TakeControl
from duelkit.yugioh.words.destroying.meaning import Destroy
from duelkit.yugioh.words.lasting.meaning import Whenever
from duelkit.yugioh.words.moving.meaning import Banish, Send, ToDeck, ToHand
from duelkit.yugioh.words.positions.meaning import ChangePosition
from duelkit.yugioh.words.summoning.meaning import SpecialSummon

AIM: Final = (Banish, ChangePosition, Destroy, Send, SpecialSummon, TakeControl, ToDeck, ToHand)
"""What is done with the target."""
OPEN: Final = Zone.FIELD | Zone.GRAVEYARD
"""Where cards can be targeted."""


def besides(card: Card) -> Card | None:
    """The other meaning of a card; ``None`` if it has only one."""
    return aimed(card) or answering(card)


def aimed(card: Card) -> Card | None:
    """The card with its only pick from the field or a Graveyard as a target; ``None`` if it is not so plain."""
    found = [(at, pick) for at, effect in enumerate(card.effects) if (pick := _picked(effect)) is not None]
    if len(found) != 1:
        return None
    at, pick = found[0]
    effect = card.effects[at]
    aims = replace(effect, targets=(pick,), resolution=replaced(effect.resolution, pick, TARGET))
    return replace(card, effects=(*card.effects[:at], aims, *card.effects[at + 1 :]))


def answering(card: Card) -> Card | None:
    """The Spell or Trap with what it does each time as a mandatory trigger; ``None`` if it does nothing so.

    A monster may be one of those that it answers itself, which its text leaves open.
    """
    effects = tuple(map(_activated, card.effects))
    return None if card.types & CardType.MONSTER or effects == card.effects else replace(card, effects=effects)


def _activated(effect: Effect) -> Effect:
    """A trigger instead of something that is done each time."""
    each_time = effect.modifiers[0] if len(effect.modifiers) == 1 else None
    if not isinstance(each_time, Whenever) or each_time != Whenever(each_time.when, each_time.verb):
        return effect
    if effect != Effect(EffectKind.CONTINUOUS, modifiers=(each_time,)):
        return effect
    return Effect(EffectKind.TRIGGER, each_time.when, resolution=each_time.verb, optional=False)


def _picked(effect: Effect) -> Pick | None:
    """What the first action of an effect picks, from where cards are targeted."""
    if effect.kind is EffectKind.CONTINUOUS or effect.targets or effect.choices or effect.resolution is None:
        return None
    verb = _first(effect.resolution)
    if not isinstance(verb, AIM):
        return None
    held = [getattr(verb, each.name) for each in fields(verb)]
    picks = [each for each in held if isinstance(each, Pick)]
    same = [each for each in nodes(effect.resolution) if picks and each == picks[0]]
    if len(picks) != 1 or len(same) != 1 or not _plain(picks[0]):
        return None
    return None if isinstance(verb, SpecialSummon) and picks[0].most != 1 else picks[0]


def _first(verb: Verb) -> Verb:
    """The first action, without the negation of an attack before it."""
    while isinstance(verb, Joined | YouMay):
        if isinstance(verb, YouMay):
            verb = verb.verb
        else:
            verb = verb.second if isinstance(verb.first, NegateAttack) else verb.first
    return verb


def _plain(pick: Pick) -> bool:
    """Whether a player picks one card, or up to a number of them, and nothing more is asked."""
    return pick == Pick(pick.pool, 1, pick.most) and bool(pick.pool.zones) and not pick.pool.zones & ~OPEN
