"""Effects that let each player have face-up monsters of only one Type or Attribute, or only one of each.

Rulings: faq 6884, 11272, 12759 (what leaves as a cost or a material still counts), 7656 (monsters of several kinds),
6242 (changes of the kind apply first).
"""

from __future__ import annotations

from duelkit.yugioh.engine.facts.figures import attribute_of, race_of
from duelkit.yugioh.engine.facts.never_face_down import faced_up
from duelkit.yugioh.engine.facts.properties import face_up, source_works
from duelkit.yugioh.state.active import Active
from duelkit.yugioh.state.card_info import KEEPS_SETTLED, KEPT_BITS, kept_at
from duelkit.yugioh.state.categories import C_ONE_KIND, C_RACE
from duelkit.yugioh.state.codes import DOWN_DEFENSE
from duelkit.yugioh.state.duel import State


def kind_of(duel: State, active: Active, card: int) -> int:
    """The Types or Attributes of a card, as bits."""
    return race_of(duel, card) if active.code.number == C_RACE else attribute_of(duel, card)


def limits_that_work(duel: State) -> list[Active]:
    """The effects that apply now."""
    return [active for active in duel.active[C_ONE_KIND] if source_works(duel, active)]


def open_monsters(duel: State, player: int) -> list[int]:
    """The face-up monsters of a player."""
    return [card for card in duel.monsters[player] if card >= 0 and face_up(duel, card)]


def kept_out(duel: State, card: int, player: int) -> bool:
    """Whether a monster cannot come face-up to the player's field, for what is there now."""
    for active in limits_that_work(duel):
        own = kind_of(duel, active, card)
        for other in open_monsters(duel, player):
            kind = kind_of(duel, active, other)
            if other != card and kind and (kind & own if active.code.flag else kind != own):
                return True
    return False


def positions_left(duel: State, card: int, player: int, positions: int) -> int:
    """Those of the battle positions in which a monster can come to the player's field, for what is there now."""
    if kept_out(duel, card, player):
        positions &= DOWN_DEFENSE
        return positions if faced_up(duel, positions) == positions else 0
    return faced_up(duel, positions)


def settled_kind(duel: State, active: Active, player: int, card: int) -> int:
    """The kind of a monster that was there before, if it still is of that kind; 0 if it is new or has changed."""
    kept = duel.kept.get(kept_at(card, KEEPS_SETTLED))
    if kept is None or kept[0] != duel.stamp[card] or kept[1] & 1 != player:
        return 0
    kind = kept[1] >> 1 if active.code.number == C_RACE else kept[2]
    return kind if kind == kind_of(duel, active, card) else 0


def keep_settled(duel: State) -> None:
    """Record the kinds of the monsters that each player has, now that nobody has too many."""
    there = [(card, player) for player in range(2) for card in open_monsters(duel, player)]
    present = [card for card, _ in there] if limits_that_work(duel) else []
    for key in list(duel.kept):
        if key & (1 << KEPT_BITS) - 1 == KEEPS_SETTLED and key >> KEPT_BITS not in present:
            duel.forget(key)
    if not present:
        return
    for card, player in there:
        kept = (duel.stamp[card], race_of(duel, card) << 1 | player, attribute_of(duel, card))
        if duel.kept.get(kept_at(card, KEEPS_SETTLED)) != kept:
            duel.keep(kept_at(card, KEEPS_SETTLED), kept)
            duel.cache.settled = True


def some_settled(duel: State) -> bool:
    """Whether such kinds are recorded."""
    if duel.cache.settled:
        duel.cache.settled = False
        for key in duel.kept:
            if key & (1 << KEPT_BITS) - 1 == KEEPS_SETTLED:
                duel.cache.settled = True
    return duel.cache.settled


def single(kind: int) -> bool:
    """Whether it is exactly one Type or Attribute."""
    return kind != 0 and kind & kind - 1 == 0


def contested(duel: State, active: Active, player: int, chosen: list[int]) -> list[int]:
    """The monsters of which the player must choose the one that stays, or whose kind stays; empty if none is left.

    :param chosen: those chosen already.
    """
    cards = open_monsters(duel, player)
    if not active.code.flag:
        found = _of_one_kind(duel, active, player, cards)
        kinds = {kind_of(duel, active, card) for card in found}
        return [] if len(kinds) < 2 or any([card in found for card in chosen]) else found
    for kind in _kinds_in(duel, active, cards):
        found = _of_each_kind(duel, active, player, cards, kind)
        if len(found) > 1 and not any([card in found for card in chosen]):
            return found
    return []


def _kinds_in(duel: State, active: Active, cards: list[int]) -> list[int]:
    """The Types or Attributes that the cards have, each a bit, in order."""
    every = 0
    for card in cards:
        every |= kind_of(duel, active, card)
    return [1 << at for at in range(every.bit_length()) if every >> at & 1]


def _of_one_kind(duel: State, active: Active, player: int, cards: list[int]) -> list[int]:
    """The monsters whose kind may stay: of those there before, else of any; never ones of several kinds."""
    found = [card for card in cards if single(kind_of(duel, active, card))]
    before = [card for card in found if settled_kind(duel, active, player, card)]
    return before or found


def _of_each_kind(duel: State, active: Active, player: int, cards: list[int], kind: int) -> list[int]:
    """The monsters of a kind of which one may stay: those there before, else any."""
    found = [card for card in cards if kind_of(duel, active, card) & kind]
    before = [card for card in found if settled_kind(duel, active, player, card) & kind]
    return before or found


def surplus(duel: State, active: Active, player: int, chosen: list[int]) -> list[int]:
    """The monsters that the player must send to the Graveyard, once nothing is contested.

    :param chosen: the monsters that stay, or whose kind stays, where the player had a choice.
    """
    cards = open_monsters(duel, player)
    gone: list[int] = []
    if active.code.flag:
        for kind in _kinds_in(duel, active, cards):
            found = _of_each_kind(duel, active, player, cards, kind)
            stays = [card for card in found if card in chosen] or found
            gone.extend(
                card for card in cards if kind_of(duel, active, card) & kind and card != stays[0] and card not in gone
            )
        return gone
    if len(_kinds_in(duel, active, cards)) < 2:
        return gone
    found = _of_one_kind(duel, active, player, cards)
    stays = [card for card in found if card in chosen] or found
    kind = kind_of(duel, active, stays[0]) if stays else 0
    return [card for card in cards if kind_of(duel, active, card) and kind_of(duel, active, card) != kind]


def too_many_kinds(duel: State) -> bool:
    """Whether a player has monsters that must go."""
    for active in limits_that_work(duel):
        for player in range(2):
            if contested(duel, active, player, []) or surplus(duel, active, player, []):
                return True
    return False


def keep_if_allowed(duel: State) -> None:
    """Record the kinds of the monsters that are there when play begins, unless some must go."""
    if duel.active[C_ONE_KIND] and not too_many_kinds(duel):
        keep_settled(duel)
