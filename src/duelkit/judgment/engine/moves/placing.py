from __future__ import annotations

from duelkit.judgment.engine.facts.rulings import banned, can_change
from duelkit.judgment.engine.facts.values import alive, creature_count
from duelkit.judgment.engine.moves.events import emit, note
from duelkit.judgment.state.codes import (
    B_GAIN_MANA,
    BOARD,
    E_DRAWN,
    E_MANA_GAINED,
    E_MOVED,
    E_QUAKED,
    E_ROTATED,
    FIELDMORPH,
    FIXED_PLACE,
    GRAVEYARD,
    HAND,
    LIBRARY,
    LIMBO,
    MANA,
    S_KEYWORD,
)
from duelkit.judgment.state.duel import State
from duelkit.judgment.state.log import (
    L_DEATH,
    L_DISCARD,
    L_DRAW,
    L_EXCHANGE,
    L_LOCK,
    L_MANA,
    L_MOVE,
    L_QUAKE,
    L_RETURN,
    L_ROTATE,
    L_SACRIFICE,
)
from duelkit.judgment.state.parts import BLANK, Creature


def update_lock(duel: State) -> None:
    """Release or restore the lock at once. Rules: EOJ-SUMMON-07, EOJ-SUMMON-08."""
    locked = creature_count(duel) < duel.settings.unlock_at
    if locked != duel.locked:
        duel.locked = locked
        note(duel, L_LOCK, -1, -1, 1 if locked else 0)


def take_from_pile(duel: State, card: int) -> None:
    """Remove a card from the pile that it is in."""
    duel.cache.stale = True
    place = duel.place[card]
    owner = duel.owner[card]
    if place == HAND:
        duel.hand[owner].remove(card)
    elif place == LIBRARY:
        duel.library[owner].remove(card)
    elif place == GRAVEYARD:
        duel.graveyard[owner].remove(card)
    if duel.known and card in duel.known:
        del duel.known[card]


def renew_hidden_id(duel: State, card: int) -> None:
    """Record that a card moves into a hidden zone."""
    duel.hidden_ids[card] = (*duel.hidden_ids.get(card, ()), 0 if duel.log is None else duel.log.number)


def put_on_board(duel: State, card: int, position: int, facing: int) -> None:
    """Put a creature card onto an empty field. Rules: EOJ-CTRL-01, EOJ-CTRL-02."""
    take_from_pile(duel, card)
    info = duel.info[card]
    creature = Creature()
    creature.field = position
    creature.facing = facing
    creature.base_hp = info.hp
    creature.base_attack = info.attack
    creature.element = info.element
    creature.race = info.race
    creature.summoned = duel.turn
    creature.keywords = info.keywords
    creature.evasion = info.evasion
    creature.protection = info.protection
    creature.plain = True
    duel.creatures[card] = creature
    duel.occupant[position] = card
    duel.place[card] = BOARD
    duel.cache.surveyed = False
    update_lock(duel)


def leave_board(duel: State, card: int) -> int:
    """Remove a creature from its field; the card is in no zone yet. Returns the field. Rule: EOJ-CTRL-06."""
    position = duel.creatures[card].field
    duel.occupant[position] = -1
    duel.creatures[card] = BLANK
    duel.place[card] = LIMBO
    duel.cache.stale = True
    duel.cache.surveyed = False
    duel.moved_from = position
    if duel.timed:
        duel.timed = [change for change in duel.timed if change.card != card]
    if duel.fresh:
        duel.fresh = [waiting for waiting in duel.fresh if waiting.card != card or waiting.event.card == card]
    update_lock(duel)
    return position


def to_graveyard(duel: State, card: int) -> None:
    """Put a card that is in no pile on top of its owner's graveyard. Rules: EOJ-TRASH-16, EOJ-TRASH-17."""
    duel.cache.stale = True
    duel.place[card] = GRAVEYARD
    duel.graveyard[duel.owner[card]].append(card)


def discard(duel: State, card: int) -> None:
    """Put a hand card into the graveyard. Rules: EOJ-TERM-05, EOJ-TRASH-09."""
    take_from_pile(duel, card)
    to_graveyard(duel, card)
    note(duel, L_DISCARD, card, duel.owner[card])


def shuffle_library(duel: State, player: int) -> None:
    """Shuffle a library; its cards become unknown. Rule: EOJ-BOARD-05."""
    for card in duel.library[player]:
        duel.known.pop(card, 0)
    if not duel.brief:
        duel.rng.shuffle(duel.library[player])
    duel.shuffles += 1


def sacrifice(duel: State, card: int) -> int:
    """Put a creature into the graveyard without trashing it; returns its field. Rules: EOJ-TERM-02, EOJ-TRASH-08."""
    position = leave_board(duel, card)
    to_graveyard(duel, card)
    note(duel, L_SACRIFICE, card, duel.owner[card], position)
    return position


def return_to_hand(duel: State, card: int) -> None:
    """Put a card into its owner's hand, from any zone."""
    if duel.place[card] == BOARD:
        leave_board(duel, card)
    else:
        take_from_pile(duel, card)
    duel.place[card] = HAND
    duel.hand[duel.owner[card]].append(card)
    renew_hidden_id(duel, card)
    duel.known[card] = 3
    note(duel, L_RETURN, card, duel.owner[card])


def draw(duel: State, player: int, count: int) -> int:
    """Draw cards; returns how many were drawn. Rules: EOJ-DRAW-01, EOJ-ABIL-22."""
    drawn = 0
    while drawn < count and duel.library[player]:
        card = duel.library[player].pop()
        duel.place[card] = HAND
        duel.hand[player].append(card)
        note(duel, L_DRAW, card, player, 0, 0, 1 + player)
        drawn += 1
    if drawn:
        emit(duel, E_DRAWN, -1, -1, player, -1, drawn)
    return drawn


def gain_mana(duel: State, player: int, amount: int) -> None:
    """Give a player mana. Rules: EOJ-MANA-03, EOJ-ABIL-34."""
    if amount <= 0 or duel.phase != MANA and banned(duel, B_GAIN_MANA, player):
        return
    duel.mana[player] += amount
    note(duel, L_MANA, -1, player, amount, duel.mana[player])
    if duel.phase != MANA:
        emit(duel, E_MANA_GAINED, -1, -1, player, -1, amount)


def lose_mana(duel: State, player: int, amount: int) -> int:
    """Take mana from a player, at most what there is; returns how much. Rule: EOJ-MANA-04."""
    lost = min(amount, duel.mana[player])
    if lost > 0:
        duel.mana[player] -= lost
        note(duel, L_MANA, -1, player, -lost, duel.mana[player])
    return max(lost, 0)


def turn_to(duel: State, card: int, facing: int) -> bool:
    """Turn a creature; returns whether it can be turned. Rules: EOJ-ABIL-04, EOJ-REACT-06."""
    creature = duel.creatures[card]
    if creature.keywords & FIXED_PLACE:
        return False
    if creature.facing != facing:
        creature.facing = facing
        note(duel, L_ROTATE, card, duel.owner[card], facing)
    emit(duel, E_ROTATED, card, creature.field, duel.owner[card])
    return True


def move_to(duel: State, card: int, position: int) -> bool:
    """Move a creature to an empty field; its facing stays. Rules: EOJ-MOVE-01, EOJ-MOVE-02, EOJ-CTRL-04."""
    creature = duel.creatures[card]
    if duel.occupant[position] >= 0 or creature.keywords & FIXED_PLACE:
        return False
    origin = creature.field
    duel.occupant[origin] = -1
    duel.occupant[position] = card
    creature.field = position
    duel.cache.surveyed = False
    duel.moved_from = origin
    unbind(duel, card)
    note(duel, L_MOVE, card, duel.owner[card], origin, position)
    emit(duel, E_MOVED, card, position, duel.owner[card])
    return True


def unbind(duel: State, card: int) -> None:
    """Remove Fieldmorph that an effect gave a creature, as it leaves its field."""
    if duel.timed:
        duel.cache.stale = True
        duel.timed = [
            change
            for change in duel.timed
            if change.card != card or change.stat != S_KEYWORD or change.amount != FIELDMORPH
        ]


def swap(duel: State, first: int, second: int) -> bool:
    """Swap the positions of two creatures, unless one is dead. Rules: EOJ-ABIL-20, EOJ-ABIL-20b."""
    if first == second or not alive(duel, first) or not alive(duel, second):
        return False
    one = duel.creatures[first]
    other = duel.creatures[second]
    if (one.keywords | other.keywords) & FIXED_PLACE:
        return False
    here = one.field
    there = other.field
    one.field = there
    other.field = here
    duel.occupant[there] = first
    duel.occupant[here] = second
    duel.cache.surveyed = False
    unbind(duel, first)
    unbind(duel, second)
    note(duel, L_MOVE, first, duel.owner[first], here, there)
    note(duel, L_MOVE, second, duel.owner[second], there, here)
    emit(duel, E_MOVED, first, there, duel.owner[first])
    emit(duel, E_MOVED, second, here, duel.owner[second])
    return True


def quake(duel: State, position: int, player: int) -> bool:
    """Turn a field over. Rules: EOJ-ABIL-25, EOJ-ABIL-29b, EOJ-FIELD-03."""
    if not can_change(duel, position):
        return False
    tile = duel.tile[position]
    duel.flipped[tile] = not duel.flipped[tile]
    duel.cache.ground = []
    duel.cache.surveyed = False
    note(duel, L_QUAKE, -1, player, position)
    emit(duel, E_QUAKED, duel.occupant[position], position, player)
    return True


def exchange(duel: State, first: int, second: int, player: int) -> bool:
    """Swap two fields; the creatures keep their positions. Rule: EOJ-FIELD-04."""
    if first == second or not can_change(duel, first) or not can_change(duel, second):
        return False
    duel.tile[first], duel.tile[second] = duel.tile[second], duel.tile[first]
    duel.cache.ground = []
    duel.cache.surveyed = False
    note(duel, L_EXCHANGE, -1, player, first, second)
    return True


def kill(duel: State, card: int, no_bonus: bool = False) -> None:
    """Kill a creature; its body stays until it is trashed. Rules: EOJ-TRASH-01, EOJ-TRASH-02, EOJ-TRASH-12."""
    creature = duel.creatures[card]
    if creature.dead:
        return
    creature.dead = True
    duel.cache.surveyed = False
    creature.no_bonus = no_bonus
    note(duel, L_DEATH, card, duel.owner[card])
    if duel.fresh:
        duel.fresh = [waiting for waiting in duel.fresh if waiting.card != card]
