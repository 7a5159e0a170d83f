"""Words about cards that an effect speaks of again, after it has worked on others: what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Filter, Verb


@dataclass(frozen=True, slots=True)
class KeepInMind(Verb):
    """The cards that a verb works on stay known as ``NOTED`` until the effect has been processed, whatever it works on
    after that (見せたモンスター, 手札に戻したそのカード).

    :param verb: what is done.
    """

    verb: Verb


@dataclass(frozen=True, slots=True)
class IsKeptInMind(Filter):
    """One of the cards kept in mind; as long as there are none, as when an effect is activated, any card.

    It narrows what the effect does to the very cards, after they have been picked (見せたモンスターを召喚する).
    """

    visible: ClassVar[bool] = True
