"""Words about effects that are applied only once in a duel (デュエル中１度しか適用できない): what they mean."""

from __future__ import annotations

from dataclasses import dataclass

from duelkit.yugioh.language.base import Verb
from duelkit.yugioh.language.nouns import Named


@dataclass(frozen=True, slots=True)
class AppliedOnce(Verb):
    """A player applies the effect of cards of a name only once per duel, by whatever card it is applied; an effect
    that is negated is not applied (このカード名の効果はデュエル中１度しか適用できない).

    :param of: the card whose effect it is.
    :param verb: what is done.
    """

    of: Named
    verb: Verb
