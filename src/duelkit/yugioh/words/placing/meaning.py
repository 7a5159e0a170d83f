"""Words about cards Set, placed or left on the field (置く): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Condition, Filter, Modifier, Verb, What
from duelkit.yugioh.language.terms import Handling, Side


@dataclass(frozen=True, slots=True)
class SetCards(Verb):
    """Set Spells and Traps on the field (セットする).

    :param what: the cards.
    :param at_once: they can be activated in the same turn (セットしたターンでも発動できる).
    :param side: on whose field, by that player; ``EITHER``: two cards, the first on your field and the second on the
        opponent's, both of them or none (１枚を自分フィールドにセットし、もう１枚を相手フィールドにセットする).
    :param as_spells: monsters, which are Set as Spells (魔法カード扱いとして).
    """

    moves_cards: ClassVar[bool] = True
    mentioned_as: ClassVar[frozenset[Handling]] = frozenset({Handling.SET})

    what: What
    at_once: bool = False
    side: Side = Side.YOU
    as_spells: bool = False


@dataclass(frozen=True, slots=True)
class StillSet(Condition):
    """One of the cards that this effect Set on either field is still Set
    (この効果でセットしたカードのいずれかがセットされている限り).
    """

    used_by_one: ClassVar[str] = "IsAmong(THEM) does not see that a card left and came back"


@dataclass(frozen=True, slots=True)
class WasSetBy(Filter):
    """A card that an effect of such a card of the player Set where it is (〜カードの効果でセットした).

    :param which: the card whose effect Set it.
    """

    visible: ClassVar[bool] = True

    which: Filter


@dataclass(frozen=True, slots=True)
class StaySet(Verb):
    """When it has been processed, this card is Set instead of going to the graveyard (そのままセットする)."""


@dataclass(frozen=True, slots=True)
class SetBack(Verb):
    """The Spell or Trap whose activation was negated is Set where it is (そのカードをそのままセットする)."""

    keeps_that: ClassVar[bool] = True
    used_by_one: ClassVar[str] = "StaySet is about this card, and only when its own effect has been processed"


@dataclass(frozen=True, slots=True)
class RemainOnField(Verb):
    """When it has been processed, this card stays on the field (フィールドに残り続ける).

    :param turns: it is destroyed in the end phase of the n-th turn, the current one included; 0: never.
    :param of: whose turns are counted.
    """

    turns: int = 0
    of: Side = Side.OPPONENT

    def keeps_its_card(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class PlaceOnField(Verb):
    """Place a Continuous or Field card face-up on the field (表側表示で置く).

    :param what: the cards.
    :param as_spell: they are monsters, and are treated as Continuous Spells there (永続魔法カード扱いで).
    :param as_trap: they are treated as Continuous Traps instead (永続罠カード扱いで).
    :param of_owner: in a zone of their owner (元々の持ち主の魔法＆罠ゾーンに).
    :param activated: it counts as their activation, which makes no chain link (自分フィールドに発動する).
    """

    moves_cards: ClassVar[bool] = True
    frees_zone: ClassVar[bool] = True

    what: What
    as_spell: bool = False
    as_trap: bool = False
    of_owner: bool = False
    activated: bool = False


@dataclass(frozen=True, slots=True)
class StaysAsSpell(Modifier):
    """If this card is destroyed face-up in a Monster Zone, its controller can place it in a Spell & Trap Zone,
    treated as a Continuous Spell, instead of sending it to the Graveyard
    (墓地へ送らずに永続魔法カード扱いで〜に置く事ができる).
    """

    of_monsters: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class StaysAsEquip(Modifier):
    """If this card is destroyed face-up in a Monster Zone, its controller can equip it to another monster of theirs
    instead of sending it to the Graveyard (墓地へ送らずに装備カード扱いとして〜に装備できる).

    :param to: the monster; face-up.
    """

    used_by_one: ClassVar[str] = "others that stay are placed as Continuous Spells, without a choice of a monster"
    of_monsters: ClassVar[bool] = True

    to: Filter
