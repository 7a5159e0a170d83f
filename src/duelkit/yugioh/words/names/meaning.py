"""Words about cards whose names resemble those of others (カード名): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import All, Filter, Pool
from duelkit.yugioh.language.nouns import AnyCard, IsFaceUp, OfType
from duelkit.yugioh.language.selections import Ref


@dataclass(frozen=True, slots=True)
class NameIncludes(Filter):
    """A card whose name contains the name of one of the cards referred to (そのモンスターのカード名を含む).

    :param ref: the cards.
    """

    used_by_one: ClassVar[str] = "no other filter compares names in part, as /Assault Mode monsters have them"

    ref: Ref


@dataclass(frozen=True, slots=True)
class Numbered(Filter):
    """A card whose name has a number between two others (「Ｎｏ．１０１」～「Ｎｏ．１０７」のいずれかの).

    :param first: the lowest number.
    :param last: the highest number.
    """

    on_its_face: ClassVar[bool] = True

    first: int
    last: int


@dataclass(frozen=True, slots=True)
class MentionsOneOf(Filter):
    """A card in whose text the name of a card of a pool is written (カード名が記された〜が存在する).

    :param pool: the cards.
    """

    on_its_face: ClassVar[bool] = True

    pool: Pool


@dataclass(frozen=True, slots=True)
class MentionsSeries(Filter):
    """A card in whose text the name of a card of a series is written (「X」モンスターのカード名が記された).

    :param ja: the word that such names have in common.
    :param en: its English form.
    """

    used_by_one: ClassVar[str] = "Mentions is about one name"
    on_its_face: ClassVar[bool] = True

    ja: str
    en: str


@dataclass(frozen=True, slots=True)
class IsMentionedBy(Filter):
    """A card whose name is written in the text of one of the cards referred to (そのカードにカード名が記された).

    :param ref: the cards.
    """

    needs_revealed: ClassVar[bool] = True
    on_its_face: ClassVar[bool] = True

    ref: Ref


@dataclass(frozen=True, slots=True)
class SharesName(Filter):
    """A card that has a name in common with another card of a pool (同名モンスターが存在する).

    :param among: the cards one of which has the name.
    :param others: how many of them have it at least.
    """

    on_its_face: ClassVar[bool] = True

    among: Pool
    others: int = 1

    def narrow(self) -> bool:
        """Whether only some of the monsters, or cards, of the places are meant."""
        which = self.among.filter
        parts = which.parts if isinstance(which, All) else (which,)
        return any(not isinstance(part, AnyCard | OfType | IsFaceUp) for part in parts)


@dataclass(frozen=True, slots=True)
class SameNumberAs(Filter):
    """A card whose name has the number that the name of the card referred to has (同じ「Ｎｏ．」の数字を持つ).

    :param ref: the card, or the cards one of which it is.
    """

    on_its_face: ClassVar[bool] = True

    ref: Ref | Pool


@dataclass(frozen=True, slots=True)
class SharesAttribute(Filter):
    """A monster that has an Attribute in common with another monster of a pool (同じ属性の〜が存在する).

    :param among: the monsters one of which has the Attribute.
    """

    on_its_face: ClassVar[bool] = True
    of_monsters: ClassVar[bool] = True
    implies_monster: ClassVar[bool] = True

    among: Pool


@dataclass(frozen=True, slots=True)
class SharesRace(Filter):
    """A monster that has a Type in common with another monster of a pool (同じ種族のモンスターが存在する).

    :param among: the monsters one of which has the Type.
    """

    on_its_face: ClassVar[bool] = True
    of_monsters: ClassVar[bool] = True
    implies_monster: ClassVar[bool] = True

    among: Pool
