"""Monster zones: their positions, where link markers point, and the zones that a monster can come to.

Zones of a player are numbered from their own left, 0 to 4; 5 and 6 are the two extra monster zones, the same physical
zones for both players. Rules: MR20-ZONE-01, MR20-ZONE-09 to -11, MR20-SUM-10, MR20-GAP-LNK-03 to -05, MR20-GAP-ZONE-01,
MR20-GAP-ZONE-02.
"""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.engine.facts.blocked import any_blocked, blocked_slots, shut_slots
from duelkit.yugioh.state.categories import C_SHUT
from duelkit.yugioh.state.code import Test
from duelkit.yugioh.state.codes import (
    BACK_ROW,
    BOTTOM,
    BOTTOM_LEFT,
    BOTTOM_RIGHT,
    CONTINUOUS,
    DOWN_DEFENSE,
    EQUIP,
    EXTRA,
    EXTRA_DECK_TYPES,
    FIELD,
    FIELD_SPELL,
    LEFT,
    LIMBO,
    LINK,
    MONSTER,
    MONSTER_ZONE,
    PENDULUM,
    PENDULUM_ZONE,
    RIGHT,
    SPELL_ZONE,
    TOP,
    TOP_LEFT,
    TOP_RIGHT,
    UP_ATTACK,
    UP_DEFENSE,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import ACTIVATED, FREE, NEVER_THERE, REMAINS, UNRESOLVED, Scope

MARKERS: Final = (BOTTOM_LEFT, BOTTOM, BOTTOM_RIGHT, LEFT, RIGHT, TOP_LEFT, TOP, TOP_RIGHT)
ALL_SLOTS: Final = 0x7F
EXTRA_LEFT: Final = 5
EXTRA_RIGHT: Final = 6
"""The indices of the extra monster zones, after the five main ones."""
EXTRA_SLOTS: Final = 0x60

# the field as player 0 sees it
COLUMNS: Final = 5
LEFT_COLUMN: Final = 1
RIGHT_COLUMN: Final = 3
"""The columns of the extra monster zones."""
LOWER_ROW: Final = 0
MIDDLE_ROW: Final = 1
UPPER_ROW: Final = 2
ACROSS: Final = (-1, 0, 1, -1, 1, -1, 0, 1)
AHEAD: Final = (-1, -1, -1, 0, 0, 1, 1, 1)
"""The distances to the right and ahead to which each marker points, as its controller sees it."""


def slot_of(duel: State, card: int) -> int:
    """The index of a monster's zone, counted by its controller; −1 if it is in none."""
    if duel.place[card] != MONSTER_ZONE:
        return -1
    return duel.monsters[duel.controller[card]].index(card)


def in_main_zone(duel: State, card: int) -> bool:
    """Whether the card is in one of its controller's main monster zones."""
    if duel.place[card] != MONSTER_ZONE:
        return False
    if duel.rules.extra_monster_zones == 0:
        return True
    return slot_of(duel, card) < duel.rules.monster_zones


def monster_at(duel: State, column: int, row: int) -> int:
    """The monster in a column and row of the field as player 0 sees it (row 0 is player 0's); −1 if there is none."""
    if row == MIDDLE_ROW:
        slot = EXTRA_LEFT if column == LEFT_COLUMN else EXTRA_RIGHT if column == RIGHT_COLUMN else -1
        if slot < 0:
            return -1
        card = duel.monsters[0][slot]
        return card if card >= 0 else duel.monsters[1][slot]
    if row < LOWER_ROW or row > UPPER_ROW or column < 0 or column >= COLUMNS:
        return -1
    return duel.monsters[0][column] if row == LOWER_ROW else duel.monsters[1][COLUMNS - 1 - column]


def column_of(player: int, slot: int) -> int:
    """The column of a zone as player 0 sees it."""
    if slot >= EXTRA_LEFT:
        return LEFT_COLUMN if slot == EXTRA_LEFT else RIGHT_COLUMN
    return slot if player == 0 else COLUMNS - 1 - slot


def column_of_card(duel: State, card: int) -> int:
    """The column of a card as player 0 sees it; −1 for zones outside the columns."""
    player = duel.controller[card]
    if duel.place[card] == MONSTER_ZONE:
        return column_of(player, slot_of(duel, card))
    if duel.place[card] == SPELL_ZONE:
        return column_of(player, duel.spells[player].index(card))
    if duel.place[card] == PENDULUM_ZONE and duel.rules.pendulum_in_row:
        return column_of(player, (COLUMNS - 1) * duel.pendulum[player].index(card))
    return -1


def row_of(player: int, slot: int) -> int:
    """The row of a zone as player 0 sees it."""
    return MIDDLE_ROW if slot >= EXTRA_LEFT else LOWER_ROW if player == 0 else UPPER_ROW


def place_of(player: int, slot: int) -> int:
    """The position of a zone on the field, as one number."""
    return column_of(player, slot) + COLUMNS * row_of(player, slot)


def pointed_monsters(duel: State, card: int) -> list[int]:
    """The monsters in the zones that a card's link markers point to (リンク先のモンスター)."""
    found: list[int] = []
    slot = slot_of(duel, card)
    if slot < 0:
        return found
    markers = duel.info[card].markers
    player = duel.controller[card]
    column = column_of(player, slot)
    row = row_of(player, slot)
    turned = 1 if player == 0 else -1
    for at in range(len(MARKERS)):
        if markers & MARKERS[at]:
            monster = monster_at(duel, column + ACROSS[at] * turned, row + AHEAD[at] * turned)
            if monster >= 0:
                found.append(monster)
    return found


def link_monsters(duel: State) -> list[int]:
    """The face-up Link Monsters on the field."""
    return [
        card
        for row in duel.monsters
        for card in row
        if card >= 0 and duel.info[card].markers and duel.play[card].face_up
    ]


def points_at(duel: State, card: int, other: int) -> bool:
    """Whether a link marker of ``card`` points to the zone of ``other``."""
    if not duel.info[card].markers or duel.place[card] != MONSTER_ZONE or not duel.play[card].face_up:
        return False
    return other in pointed_monsters(duel, card)


def pointed_slots(duel: State, card: int, player: int) -> int:
    """The main monster zones of a player that the card points to (リンク先), as bits."""
    if not duel.info[card].markers or duel.place[card] != MONSTER_ZONE or not duel.play[card].face_up:
        return 0
    controller = duel.controller[card]
    slot = slot_of(duel, card)
    place = place_of(controller, slot)
    found = 0
    for at in range(duel.rules.monster_zones):
        if faces(duel, card, controller, place, place_of(player, at)):
            found |= 1 << at
    return found


def slots_pointed_by(duel: State, which: Test, scope: Scope) -> int:
    """The main monster zones of the scope's player that such Link Monsters point to, as bits."""
    found = 0
    for card in link_monsters(duel):
        if which.test(duel, card, scope):
            found |= pointed_slots(duel, card, scope.player)
    return found


def free_slots(duel: State, player: int) -> int:
    """The free main monster zones of a player, as bits."""
    found = 0
    for slot in range(duel.rules.monster_zones):
        if duel.monsters[player][slot] == FREE:
            found |= 1 << slot
    return found & ~blocked_slots(duel, player) if any_blocked(duel) else found


def linked_slots(duel: State, player: int, without: list[int]) -> int:
    """The main monster zones of a player that Link Monsters point to, as bits; ``without`` will have left."""
    found = 0
    for controller in range(2):
        for card in duel.monsters[controller]:
            if card < 0 or not duel.info[card].markers or card in without or not duel.play[card].face_up:
                continue
            markers = duel.info[card].markers
            slot = slot_of(duel, card)
            column = column_of(controller, slot)
            row = row_of(controller, slot)
            turned = 1 if controller == 0 else -1
            for at in range(len(MARKERS)):
                if not markers & MARKERS[at]:
                    continue
                to = column + ACROSS[at] * turned
                if row + AHEAD[at] * turned == row_of(player, 0) and 0 <= to < COLUMNS:
                    found |= 1 << column_of(player, to)
    return found


def extra_monsters(duel: State, player: int) -> list[int]:
    """What is in the extra monster zones of a player."""
    return [duel.monsters[player][EXTRA_LEFT], duel.monsters[player][EXTRA_RIGHT]]


def extra_slots(duel: State, player: int, card: int, without: list[int]) -> int:
    """The extra monster zones that the card can come to, as bits. Rules: MR20-ZONE-10, MR20-GAP-ZONE-01."""
    free = 0
    held = -1
    for slot in (EXTRA_LEFT, EXTRA_RIGHT):
        mine = duel.monsters[player][slot]
        theirs = duel.monsters[1 - player][slot]
        if mine != -1 and mine not in without:
            held = slot
        elif theirs == -1 or theirs in without:
            free |= 1 << slot
    if held < 0 or free == 0:
        return free
    other = EXTRA_LEFT + EXTRA_RIGHT - held
    return free if duel.info[card].markers and would_connect(duel, player, card, other, without) else 0


def would_connect(duel: State, player: int, card: int, slot: int, without: list[int]) -> bool:
    """Whether Link Monsters that point to each other would connect the card in an extra monster zone with the other
    one.

    This is the Extra Link (エクストラリンク). Rule: MR20-GAP-ZONE-01.
    """
    places = [place_of(player, slot)]
    cards = [card]
    owners = [player]
    for controller in range(2):
        for at in range(EXTRA_RIGHT + 1):
            monster = duel.monsters[controller][at]
            if monster >= 0 and monster not in without and duel.info[monster].markers and duel.play[monster].face_up:
                places.append(place_of(controller, at))
                cards.append(monster)
                owners.append(controller)
    goal = place_of(player, EXTRA_LEFT + EXTRA_RIGHT - slot)
    reached = [0]
    for number in reached:
        if places[number] == goal and number:
            return True
        for other in range(len(cards)):
            if (
                other not in reached
                and faces(duel, cards[number], owners[number], places[number], places[other])
                and (faces(duel, cards[other], owners[other], places[other], places[number]))
            ):
                reached.append(other)
    return False


def faces(duel: State, card: int, player: int, place: int, goal: int) -> bool:
    """Whether the card would point from one position to another."""
    markers = duel.info[card].markers
    turned = 1 if player == 0 else -1
    for at in range(len(MARKERS)):
        if markers & MARKERS[at]:
            column = place % COLUMNS + ACROSS[at] * turned
            row = place // COLUMNS + AHEAD[at] * turned
            if 0 <= column < COLUMNS and column + COLUMNS * row == goal:
                return True
    return False


def limited(duel: State, card: int) -> bool:
    """Whether a card of the extra deck can only come to an extra monster zone or a linked zone."""
    types = duel.rules.limited_placement
    if duel.info[card].types & types & EXTRA_DECK_TYPES and card not in duel.face_up_extra:
        return True
    return types & PENDULUM != 0 and card in duel.face_up_extra


def open_slots(duel: State, player: int, card: int, origin: int, without: list[int]) -> int:
    """The zones on a player's side that the card can come to from its place, as bits; ``without`` will have left."""
    found = 0
    row = duel.monsters[player]
    for slot in range(duel.rules.monster_zones):
        if row[slot] == FREE or row[slot] in without:
            found |= 1 << slot
    if any_blocked(duel):
        found &= ~blocked_slots(duel, player)
    if duel.rules.extra_monster_zones == 0 or origin != EXTRA and not (origin == LIMBO and duel.info[card].extra):
        return found
    if limited(duel, card):
        found &= linked_slots(duel, player, without)
    return found | extra_slots(duel, player, card, without)


def first_slot(duel: State, player: int, card: int) -> int:
    """The zone that a monster comes to if nobody chooses; −1 if there is none."""
    mask = open_slots(duel, player, card, duel.place[card], [])
    for slot in range(len(duel.monsters[player])):
        if mask >> slot & 1:
            return slot
    return -1


def room_for(duel: State, player: int, cards: list[int], mask: int) -> bool:
    """Whether all these cards could be summoned together from their places to the zones in ``mask``."""
    if duel.rules.extra_monster_zones == 0:
        return len(cards) <= mask.bit_count()
    main = (1 << duel.rules.monster_zones) - 1
    tied = 0
    free = 0
    extra = 0
    linked = 0
    for card in cards:
        if duel.place[card] == EXTRA:
            extra = extra_slots(duel, player, card, []) & mask
            if limited(duel, card):
                tied += 1
            else:
                free += 1
        else:
            free += 1
    if tied:
        linked = (linked_slots(duel, player, []) & mask & main).bit_count()
    beside = min(tied, 1 if extra else 0)
    return tied - beside <= linked and tied - beside + free <= (mask & main).bit_count()


def single_positions(positions: int) -> list[int]:
    """The single positions in a set."""
    return [position for position in (UP_ATTACK, UP_DEFENSE, DOWN_DEFENSE) if positions & position]


def _free_main_zones(duel: State, player: int, mask: int) -> int:
    """The zones of a mask without the player's main monster zones that are taken, as bits."""
    for slot in range(duel.rules.monster_zones):
        if duel.monsters[player][slot] != FREE:
            mask &= ~(1 << slot)
    return mask & ~blocked_slots(duel, player) if any_blocked(duel) else mask


def placings(
    duel: State,
    player: int,
    card: int,
    positions: int,
    taken: list[int],
    rest: list[int],
    origin: int = -1,
    only: int = ALL_SLOTS,
    leaving: list[int] | None = None,
) -> list[int]:
    """The ways in which a monster can come to a player's side: a position, with a zone counted from 1 in the higher
    bits.

    :param taken: the placings already chosen for monsters that are summoned with it.
    :param rest: the other cards that are summoned with it, for which room must be left.
    :param origin: the place that it comes from, if it is no longer there.
    :param only: the zones that are allowed, as bits.
    :param leaving: monsters that will have left, such as Xyz materials.
    :returns: positions without a zone if zones are not chosen, or there is no zone.
    """
    if card >= 0 and duel.info[card].types & LINK:
        positions = UP_ATTACK
    choices = single_positions(positions)
    if not duel.rules.zones_chosen and only == ALL_SLOTS:
        return choices
    if card < 0:
        mask = _free_main_zones(duel, player, (1 << duel.rules.monster_zones) - 1)
    else:
        mask = open_slots(duel, player, card, duel.place[card] if origin < 0 else origin, leaving or [])
    gone = 0
    for number in taken:
        if number >> 4:
            gone |= _spent((number >> 4) - 1)
    mask &= ~gone & only
    slots = [slot for slot in range(EXTRA_RIGHT + 1) if mask >> slot & 1]
    if rest and len(slots) > 1:
        every = _free_main_zones(duel, player, ~gone & ALL_SLOTS)
        slots = [slot for slot in slots if room_for(duel, player, rest, every & ~_spent(slot))]
    found = [position | (slot + 1) << 4 for position in choices for slot in slots]
    return found or choices


def _spent(slot: int) -> int:
    """The zones that monsters summoned together cannot use if one comes to this zone. Rule: MR20-ZONE-10."""
    return EXTRA_SLOTS if slot >= EXTRA_LEFT else 1 << slot


def position_of(placing: int) -> int:
    """The position of a placing."""
    return placing & 0xF


def slot_in(placing: int) -> int:
    """The zone of a placing; −1 if it has none."""
    return (placing >> 4) - 1


def spell_slot_open(duel: State, player: int, slot: int) -> bool:
    """Whether a spell & trap zone is free and can be used."""
    if duel.spells[player][slot] >= 0 or duel.active[C_SHUT] and shut_slots(duel, player, 1) >> slot & 1:
        return False
    if not duel.rules.pendulum_in_row or 0 < slot < len(duel.spells[player]) - 1:
        return True
    return duel.pendulum[player][0 if slot == 0 else 1] < 0


def spell_slot(duel: State, player: int) -> int:
    """The spell & trap zone that a card comes to; −1 if all are taken. Zones shared with pendulum zones come last."""
    last = len(duel.spells[player]) - 1
    order: list[int] = [*range(1, last), 0, last] if duel.rules.pendulum_in_row else [*range(last + 1)]
    for slot in order:
        if spell_slot_open(duel, player, slot):
            return slot
    return -1


LEFT_SIDE: Final = 0
"""The left pendulum zone; the other one is 1."""


def pendulum_slot_open(duel: State, player: int, side: int) -> bool:
    """Whether a card can come to a pendulum zone. Rules: MR20-PEN-04, MR20-PEN-07."""
    if duel.pendulum[player][side] >= 0:
        return False
    if not duel.rules.pendulum_in_row:
        return True
    slot = 0 if side == LEFT_SIDE else len(duel.spells[player]) - 1
    return duel.spells[player][slot] < 0 and not shut_slots(duel, player, 1) >> slot & 1


def pendulum_slot(duel: State, player: int) -> int:
    """The pendulum zone that a card comes to; −1 if both are taken."""
    if pendulum_slot_open(duel, player, 0):
        return 0
    return 1 if pendulum_slot_open(duel, player, 1) else -1


def stays_on_field(duel: State, card: int) -> bool:
    """Whether an activated card remains on the field. Rules: MR3-SPL-04 to MR3-SPL-06, MR3-TRP-03, MR3-PEN-06."""
    info = duel.info[card]
    if info.types & (CONTINUOUS | EQUIP | FIELD_SPELL | MONSTER):
        return True
    part = duel.play[card]
    return duel.place[card] & FIELD != 0 and (
        part.equipped_to >= 0 or part.monster_info is not None or part.flags & REMAINS != 0
    )


def leaves_after_chain(duel: State, card: int) -> bool:
    """Whether a Spell or Trap that is being activated leaves its place when the chain is over.

    No cost or effect can return such a card to a hand or a deck, even if it will be Set again or become an Xyz
    material; one that remains face-up can be returned (rulings 8129, 23661, 23662). Rule: MR3-ZONE-04.
    """
    if not duel.place[card] & BACK_ROW:
        return False
    flags = duel.play[card].flags
    if not flags & ACTIVATED or flags & NEVER_THERE:
        return False
    return not stays_on_field(duel, card) and not (flags & UNRESOLVED and duel.info[card].remains)


def free_monster_zones(duel: State, player: int) -> int:
    """The number of free (main) monster zones. Rules: MR3-ZONE-02, MR20-ZONE-01, MR20-ZONE-11."""
    count = 0
    zones = duel.rules.monster_zones
    for card in duel.monsters[player]:
        if zones > 0 and card == FREE:
            count += 1
        zones -= 1
    return count - blocked_slots(duel, player).bit_count() if any_blocked(duel) else count


def free_spell_zones(duel: State, player: int) -> int:
    """The number of free spell & trap zones. Rules: MR3-ZONE-03, MR3-SPL-09."""
    row = duel.spells[player]
    if duel.active[C_SHUT]:
        return len([slot for slot in range(len(row)) if spell_slot_open(duel, player, slot)])
    count = 0
    for card in row:
        if card < 0:
            count += 1
    if duel.rules.pendulum_in_row:
        if row[0] < 0 and duel.pendulum[player][0] >= 0:
            count -= 1
        if row[len(row) - 1] < 0 and duel.pendulum[player][1] >= 0:
            count -= 1
    return count
