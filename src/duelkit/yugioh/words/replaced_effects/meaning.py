"""Words about effects that become another effect (その効果は「〜」となる): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Verb


@dataclass(frozen=True, slots=True)
class BecomeEffect(Verb):
    """The effect that this responds to becomes another one, which is processed instead (その効果は「〜」となる).

    :param verb: what is done then; ``YOU`` in it is the player who activated that card.
    """

    keeps_that: ClassVar[bool] = True

    verb: Verb
