"""Words about coins, dice, lots and guesses (運): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Condition, Filter, Verb
from duelkit.yugioh.language.nouns import MONSTER
from duelkit.yugioh.language.terms import Side


@dataclass(frozen=True, slots=True)
class GuessLowest(Verb):
    """A player names the lowest card in a graveyard among those that pass, and is right or wrong (一番下の〜を当てる).

    From the activation until it has been processed the player may look at no graveyard. Rule: EX04-PUB-04.

    :param right: what is done to the card (``THEM``) if the player named it.
    :param wrong: what is done to it otherwise.
    :param which: among which cards it is the lowest.
    :param side: whose graveyard.
    :param by: the player who names it.
    """

    used_by_one: ClassVar[str] = "only it asks a player for what they may have forgotten (EX04-PUB-04)"
    right: Verb
    wrong: Verb
    which: Filter = MONSTER
    side: Side = Side.YOU
    by: Side = Side.OPPONENT


@dataclass(frozen=True, slots=True)
class DrawLot(Verb):
    """Pick one of the cards that the verb before worked on at random, as ``EACH`` (ランダムに１枚選ぶ).

    ``THEM`` are still all of them.
    """

    used_by_one: ClassVar[str] = "it picks among cards already found; Pick at random looks for them itself"
    only_shows: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class DiceShow(Condition):
    """The number declared or rolled is in these bounds, both included (出た目が〜).

    :param at_least: the lower bound.
    :param at_most: the upper bound.
    """

    by_chance: ClassVar[bool] = True

    at_least: int
    at_most: int


@dataclass(frozen=True, slots=True)
class DieAsDeclared(Condition):
    """The number rolled is one of two that were declared (宣言した数字の内どちらか１つが出た)."""

    by_chance: ClassVar[bool] = True
    used_by_one: ClassVar[str] = "no other card lets numbers be declared before a die is rolled"


@dataclass(frozen=True, slots=True)
class RollsDice(Filter):
    """A card with an effect that rolls a die (サイコロを振る効果を持つ)."""

    on_its_face: ClassVar[bool] = True
    used_by_one: ClassVar[str] = "no other filter asks what the effects of a card do"


@dataclass(frozen=True, slots=True)
class TossCoins(Verb):
    """Toss coins; ``HEADS`` is the number of heads (コイントスを行う). Rule: MR3-RND-01.

    :param coins: how many.
    """

    keeps_that: ClassVar[bool] = True

    only_shows: ClassVar[bool] = True
    coins: int = 1


@dataclass(frozen=True, slots=True)
class RollDie(Verb):
    """Roll a die; ``DIE`` is the result (サイコロを振る). Rule: MR3-RND-02.

    :param side: who rolls it.
    :param most: it is rolled again until the result is this or lower (６の目が出た場合は振り直す).
    """

    keeps_that: ClassVar[bool] = True
    only_shows: ClassVar[bool] = True
    for_what_follows: ClassVar[bool] = True

    side: Side = Side.YOU
    most: int = 6


@dataclass(frozen=True, slots=True)
class InZoneRolled(Filter):
    """A monster in the opponent's Main Monster Zone of the number rolled, counted from the right of this card's
    controller (このカードのコントローラーから見て右から出た目のモンスターゾーンに存在する).
    """

    used_by_one: ClassVar[str] = "no other card numbers the zones of the opponent"
    of_monsters: ClassVar[bool] = True
    implies_monster: ClassVar[bool] = True
