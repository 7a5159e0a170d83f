"""Words about Set cards that must be activated (そのカードを発動するか、〜しなければならない): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Verb
from duelkit.yugioh.language.selections import TARGET, Ref


@dataclass(frozen=True, slots=True)
class MustActivate(Verb):
    """The controller of a Set card activates it now, if that is possible, or something is done to it instead; the
    player chooses (相手はそのカードを発動するか、墓地へ送らなければならない). Nothing may be on the chain.

    :param otherwise: what is done to the card.
    :param what: the Set card; nothing happens if it is not Set where it was.
    """

    used_by_one: ClassVar[str] = "it is an activation of its own, which no other verb begins"

    otherwise: Verb
    what: Ref = TARGET
