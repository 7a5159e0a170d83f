"""Cards that stay bound to a card (このカードの効果で特殊召喚したモンスター), read where they are mentioned.

One sentence can describe both the activation and what then applies to the monster that it summoned
(このカードがフィールドから離れた時にそのモンスターは破壊される). The second is an effect of its own.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from duelkit.yugioh.language.base import nodes, verbs
from duelkit.yugioh.language.card import Effect, EffectKind
from duelkit.yugioh.language.events import Actor
from duelkit.yugioh.language.nouns import IsAmong
from duelkit.yugioh.language.selections import LINKED, TARGET
from duelkit.yugioh.reading.grammar.boxes import AIMED, SUMMONED
from duelkit.yugioh.reading.grammar.patterns import reads
from duelkit.yugioh.reading.grammar.references import replaced
from duelkit.yugioh.reading.grammar.refusals import Refused
from duelkit.yugioh.words.lasting.meaning import Bind
from duelkit.yugioh.words.summoning.meaning import SpecialSummon

for _words in (SUMMONED, AIMED):
    reads("REF", _words, lambda: LINKED)
    reads("OTHER_ACTOR", _words, lambda: Actor(IsAmong(LINKED)))


def bound(effects: Iterable[Effect | None], *, monster: bool = False) -> list[Effect | None]:
    """The effects; if one mentions bound cards, the effect that summons or targets them binds them.

    :param monster: they are a monster's, which binds cards in other ways too (by equipping itself with them).
    :raises Refused: if it is uncertain which effect that is.
    """
    known = list(effects)
    there = [effect for effect in known if effect is not None]
    if not any(LINKED in nodes(effect) for effect in there) or any(verb.bond() for verb in verbs(tuple(there))):
        return known
    if not monster:
        for number, effect in enumerate(known):
            if effect is not None and _only_targets(effect):
                return [*known[:number], replace(effect, resolution=Bind(TARGET)), *known[number + 1 :]]
    summons = [
        node
        for effect in known
        for node in (nodes(effect) if effect is not None else ())
        if isinstance(node, SpecialSummon)
    ]
    if len(summons) == 1:
        return [
            effect if effect is None else replaced(effect, summons[0], replace(summons[0], bind=True))
            for effect in known
        ]
    if monster:
        return known
    raise Refused("not understood", SUMMONED)


def _only_targets(effect: Effect) -> bool:
    return effect.kind is EffectKind.ACTIVATION and len(effect.targets) == 1 and effect.resolution is None
