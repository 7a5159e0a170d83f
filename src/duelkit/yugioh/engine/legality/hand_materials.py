"""Cards of the hand that their own effects let be materials (手札のこのカードもＬ素材にできる)."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.limits import count_use, limit_reached
from duelkit.yugioh.state.active import Active
from duelkit.yugioh.state.categories import C_HAND_MATERIAL, C_LENDS_ITSELF
from duelkit.yugioh.state.codes import HAND, MONSTER_ZONE
from duelkit.yugioh.state.duel import State


def what_lets(duel: State, category: int, card: int, monster: int, player: int) -> Active | None:
    """What lets a card of the player's hand be a material of this monster; its uses can be used up.

    :param category: of the modifiers that can let it be one.
    """
    if duel.place[card] != HAND:
        return None
    for active in duel.active[category]:
        test = active.code.test
        if (
            active.source == card
            and active.stamp == duel.stamp[card]
            and active.player == player
            and test is not None
            and test.test(duel, monster, active.scope)
            and not limit_reached(duel, player, card, active.effect)
        ):
            return active
    return None


def let_in_hand(duel: State, category: int, monster: int, player: int) -> list[int]:
    """The cards of the player's hand that can be materials of this monster."""
    if not duel.active[category]:
        return []
    return [card for card in duel.hand[player] if what_lets(duel, category, card, monster, player) is not None]


def lets_from_hand(duel: State, card: int, monster: int, player: int) -> Active | None:
    """What lets a card of the player's hand be a material of this Link Monster."""
    return what_lets(duel, C_HAND_MATERIAL, card, monster, player)


def hand_candidates(duel: State, monster: int, player: int) -> list[int]:
    """The cards of the player's hand that can be materials of this Link Monster."""
    return let_in_hand(duel, C_HAND_MATERIAL, monster, player)


def from_hand_legal(duel: State, monster: int, cards: list[int], player: int) -> bool:
    """Whether the cards of the hand among the Link Materials can be there: beside each is such a monster of the
    player's field as it asks for, and of one name only one if a limit counts its uses (１ターンに１度).
    """
    names: list[int] = []
    for card in cards:
        if duel.place[card] != HAND:
            continue
        active = lets_from_hand(duel, card, monster, player)
        if active is None or active.effect.limit_scope >= 0 and duel.info[card].passcode in names:
            return False
        names.append(duel.info[card].passcode)
        beside = active.code.beside
        if beside is None:
            return False
        found = False
        for other in cards:
            if duel.place[other] == MONSTER_ZONE and duel.controller[other] == player:
                found = found or beside.test(duel, other, active.scope)
        if not found:
            return False
    return True


def count_from_hand(duel: State, monster: int, cards: list[int], player: int) -> None:
    """Count the uses of the effects that let these materials come from the hand; they have not moved yet."""
    for category in (C_HAND_MATERIAL, C_LENDS_ITSELF):
        if not duel.active[category]:
            continue
        for card in cards:
            active = what_lets(duel, category, card, monster, player)
            if active is not None:
                count_use(duel, player, card, active.effect)
