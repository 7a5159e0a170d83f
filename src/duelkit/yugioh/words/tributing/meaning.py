"""Words about Tributes (リリース): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Condition, Filter, Verb, What
from duelkit.yugioh.language.terms import Handling


@dataclass(frozen=True, slots=True)
class Tribute(Verb):
    """Tribute monsters (リリースする). Rules: MR3-COST-01 to MR3-COST-03.

    :param what: the monsters.
    """

    moves_cards: ClassVar[bool] = True
    to_each: ClassVar[bool] = True
    mentioned_as: ClassVar[frozenset[Handling]] = frozenset({Handling.TRIBUTED})

    what: What

    def monsters(self) -> What | None:
        return self.what


@dataclass(frozen=True, slots=True)
class TributeMaterials(Verb):
    """As a cost: Tribute monsters of yours, this card among them, that are the Fusion Materials of such a monster of
    your Extra Deck (融合素材モンスター一組をリリースする). ``MadeOfTributes`` is that monster.

    :param which: the monster of the Extra Deck.
    """

    moves_cards: ClassVar[bool] = True
    mentioned_as: ClassVar[frozenset[Handling]] = frozenset({Handling.TRIBUTED})

    which: Filter


@dataclass(frozen=True, slots=True)
class MadeOfTributes(Filter):
    """The monster of which the monsters Tributed for the cost are the Fusion Materials
    (そのリリースしたモンスターを融合素材とする).
    """

    of_monsters: ClassVar[bool] = True
    implies_monster: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class TributedFor(Condition):
    """This card was Tributed in the current turn for the Tribute Summon of such a monster, which succeeded
    (このカードをリリースして〜がアドバンス召喚に成功したターン).

    :param which: the monster that was summoned.
    """

    which: Filter


def tribute(what: What) -> Verb:
    """Release monsters."""
    return Tribute(what)
