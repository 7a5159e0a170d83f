"""The nouns of the card language: which cards are meant (「X」モンスター, 表側表示のカード, このカード).

Every other word is about cards, so these filters are known everywhere; filters that concern one subject only are in the
folder of that subject (``words/battle``, ``words/links`` …).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Amount, Filter, Not
from duelkit.yugioh.language.selections import ATTACK_TARGET, ATTACKER, Ref
from duelkit.yugioh.language.terms import Attribute, CardType, Position, Race, Stat


@dataclass(frozen=True, slots=True)
class OfType(Filter):
    """A card that is of all these types where it is now (モンスター, 永続魔法, チューナー).

    :param types: the card types.
    """

    types: CardType


MONSTER = OfType(CardType.MONSTER)


TUNER = OfType(CardType.MONSTER | CardType.TUNER)


NON_TUNER = MONSTER & ~TUNER


@dataclass(frozen=True, slots=True)
class AnyCard(Filter):
    """Any card (カード)."""

    visible: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class OfAttribute(Filter):
    """A monster with one of these attributes (光属性): ``attribute(Attribute.LIGHT)``.

    :param attribute: the attributes.
    """

    of_monsters: ClassVar[bool] = True
    implies_monster: ClassVar[bool] = True
    on_its_face: ClassVar[bool] = True

    attribute: Attribute


@dataclass(frozen=True, slots=True)
class OfRace(Filter):
    """A monster of one of these types (ドラゴン族): ``race(Race.DRAGON)``.

    :param race: the types.
    """

    of_monsters: ClassVar[bool] = True
    implies_monster: ClassVar[bool] = True
    on_its_face: ClassVar[bool] = True

    race: Race


@dataclass(frozen=True, slots=True)
class Figure(Filter):
    """A monster with a figure between two bounds, both included (攻撃力1500以下): ``atk(at_most=1500)``.

    :param stat: the figure.
    :param at_least: the lower bound; ``None``: none.
    :param at_most: the upper bound; ``None``: none.
    """

    of_monsters: ClassVar[bool] = True
    implies_monster: ClassVar[bool] = True
    on_its_face: ClassVar[bool] = True

    stat: Stat
    at_least: Amount | int | None = None
    at_most: Amount | int | None = None


@dataclass(frozen=True, slots=True)
class Named(Filter):
    """The card with this name (「X」). Rule: MR3-NAME-01.

    :param ja: the Japanese name.
    :param en: the English name.
    """

    on_its_face: ClassVar[bool] = True

    ja: str
    en: str

    def card_name(self) -> str:
        return self.ja


@dataclass(frozen=True, slots=True)
class InSeries(Filter):
    """A card with this word in its name (「X」カード). Rule: MR3-NAME-02.

    :param ja: the word, which is compared with the Japanese card name.
    :param en: its English form.
    :param also: Japanese names of cards that belong to the series by their own text.
    :param but: Japanese names that contain the word by accident.
    """

    on_its_face: ClassVar[bool] = True

    ja: str
    en: str
    also: tuple[str, ...] = ()
    but: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class InPosition(Filter):
    """A monster in one of these battle positions (攻撃表示の).

    :param positions: the battle positions.
    """

    of_monsters: ClassVar[bool] = True
    implies_monster: ClassVar[bool] = True
    of_monsters_denied: ClassVar[bool] = True
    visible: ClassVar[bool] = True
    passing: ClassVar[bool] = True

    positions: Position


@dataclass(frozen=True, slots=True)
class IsFaceUp(Filter):
    """A face-up card (表側表示の)."""

    visible: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class IsFaceDown(Filter):
    """A face-down card (裏側表示の)."""

    visible: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class IsThis(Filter):
    """The card that has the effect (このカード)."""

    def means_this(self) -> bool:
        return True

    visible: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class IsAmong(Filter):
    """One of the cards referred to.

    :param ref: the cards.
    """

    visible: ClassVar[bool] = True

    ref: Ref


SPELL = OfType(CardType.SPELL)


TRAP = OfType(CardType.TRAP)


SPELL_OR_TRAP = SPELL | TRAP


NORMAL_MONSTER = OfType(CardType.MONSTER | CardType.NORMAL)


EFFECT_MONSTER = OfType(CardType.MONSTER | CardType.EFFECT)


FUSION_MONSTER = OfType(CardType.MONSTER | CardType.FUSION)


RITUAL_MONSTER = OfType(CardType.MONSTER | CardType.RITUAL)


SYNCHRO_MONSTER = OfType(CardType.MONSTER | CardType.SYNCHRO)


XYZ_MONSTER = OfType(CardType.MONSTER | CardType.XYZ)


LINK_MONSTER = OfType(CardType.MONSTER | CardType.LINK)


PENDULUM_MONSTER = OfType(CardType.MONSTER | CardType.PENDULUM)


TOKEN = OfType(CardType.MONSTER | CardType.TOKEN)


FLIP_MONSTER = OfType(CardType.MONSTER | CardType.FLIP)


GEMINI_MONSTER = OfType(CardType.MONSTER | CardType.GEMINI)


TOON_MONSTER = OfType(CardType.MONSTER | CardType.TOON)


FIELD_SPELL = OfType(CardType.SPELL | CardType.FIELD)


EQUIP_CARD = OfType(CardType.EQUIP)


LINK_MONSTER = OfType(CardType.MONSTER | CardType.LINK)


NORMAL_SPELL = OfType(CardType.SPELL) & ~(
    OfType(CardType.QUICK_PLAY)
    | OfType(CardType.CONTINUOUS)
    | OfType(CardType.EQUIP)
    | OfType(CardType.FIELD)
    | OfType(CardType.RITUAL)
    | OfType(CardType.PENDULUM)
)


NORMAL_TRAP = OfType(CardType.TRAP) & ~(OfType(CardType.CONTINUOUS) | OfType(CardType.COUNTER))


QUICK_PLAY_SPELL = OfType(CardType.SPELL | CardType.QUICK_PLAY)


FACE_UP = IsFaceUp()


FACE_DOWN = IsFaceDown()


ATTACK_POSITION = InPosition(Position.FACE_UP_ATTACK)


DEFENSE_POSITION = InPosition(Position.FACE_UP_DEFENSE | Position.FACE_DOWN_DEFENSE)


IS_THIS = IsThis()


OTHER = Not(IS_THIS)


BATTLING = IsAmong(ATTACKER) | IsAmong(ATTACK_TARGET)
"""A monster of the current battle (戦闘を行うモンスター)."""


def attribute(value: Attribute) -> Filter:
    """A monster of this attribute (X属性)."""
    return OfAttribute(value)


def race(value: Race) -> Filter:
    """A monster of this race (X族)."""
    return OfRace(value)


def named(ja: str, en: str) -> Filter:
    """The card with this name, in Japanese and English."""
    return Named(ja, en)


def series(ja: str, en: str, also: tuple[str, ...] = (), but: tuple[str, ...] = ()) -> InSeries:
    """A card with this word in its name."""
    return InSeries(ja, en, also, but)


def level(
    exactly: Amount | int | None = None, at_least: Amount | int | None = None, at_most: Amount | int | None = None
) -> Filter:
    """A monster with a Level in these bounds; a monster without a Level never passes."""
    return _figure(Stat.LEVEL, exactly, at_least, at_most)


def rank(
    exactly: Amount | int | None = None, at_least: Amount | int | None = None, at_most: Amount | int | None = None
) -> Filter:
    """A monster with a Rank in these bounds; a monster without a Rank never passes."""
    return _figure(Stat.RANK, exactly, at_least, at_most)


def rating(
    exactly: Amount | int | None = None, at_least: Amount | int | None = None, at_most: Amount | int | None = None
) -> Filter:
    """A monster with a Link Rating in these bounds (リンク); a monster without one never passes."""
    return _figure(Stat.RATING, exactly, at_least, at_most)


def atk(
    exactly: Amount | int | None = None, at_least: Amount | int | None = None, at_most: Amount | int | None = None
) -> Filter:
    """A monster with ATK in these bounds."""
    return _figure(Stat.ATK, exactly, at_least, at_most)


def defense(
    exactly: Amount | int | None = None, at_least: Amount | int | None = None, at_most: Amount | int | None = None
) -> Filter:
    """A monster with DEF in these bounds."""
    return _figure(Stat.DEF, exactly, at_least, at_most)


def _figure(
    stat: Stat, exactly: Amount | int | None, at_least: Amount | int | None, at_most: Amount | int | None
) -> Filter:
    if exactly is not None:
        return Figure(stat, exactly, exactly)
    return Figure(stat, at_least, at_most)


CARD = AnyCard()


@dataclass(frozen=True, slots=True)
class CanBeSpecialSummoned(Filter):
    """A monster that an effect can Special Summon now. Rules: MR3-SS-06, MR3-SS-07.

    :param by_owner: its owner does so, to the own field (それぞれのフィールドに特殊召喚できる).
    """

    of_monsters: ClassVar[bool] = True

    by_owner: bool = False


SUMMONABLE = CanBeSpecialSummoned()
