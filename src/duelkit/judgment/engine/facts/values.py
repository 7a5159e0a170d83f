"""The current figures and properties of creatures and fields."""

from __future__ import annotations

from typing import Final

from duelkit.judgment.engine.facts.rulings import in_force, scope_of, survey
from duelkit.judgment.state.codes import B_REACHES_INVISIBLE, BIOLITH, FIELDMORPH, INVISIBLE, MAGIC, PRIME
from duelkit.judgment.state.duel import State

OPPOSED: Final[tuple[int, ...]] = (0, 2, 1, 0, 8, 0, 0, 0, 4)
"""The opposed element by element: fire and water, earth and wood. Rule: EOJ-BONUS-03."""


def raw_hp(duel: State, card: int) -> int:
    """The HP of a creature, possibly negative. Rules: EOJ-PARAM-03, EOJ-PARAM-04, EOJ-BONUS-08."""
    creature = duel.creatures[card]
    return creature.base_hp + creature.hp + creature.field_mod + creature.hp_mod - creature.damage


def hp_of(duel: State, card: int) -> int:
    """The HP as shown, at least zero."""
    value = raw_hp(duel, card)
    return value if value > 0 else 0


def raw_attack(duel: State, card: int) -> int:
    """The attack value, possibly negative. Rules: EOJ-PARAM-01, EOJ-PARAM-02."""
    creature = duel.creatures[card]
    return creature.base_attack + creature.attack + creature.attack_mod


def attack_of(duel: State, card: int) -> int:
    """The attack value as shown, at least zero."""
    value = raw_attack(duel, card)
    return value if value > 0 else 0


def attack_cost_of(duel: State, card: int) -> int:
    """The cost of an attack by re-action. Rules: EOJ-REACT-01, EOJ-ABIL-12b."""
    value = duel.info[card].attack_cost + duel.creatures[card].attack_cost
    return value if value > 0 else 0


def rotate_cost_of(duel: State, card: int) -> int:
    """The cost of a rotation by re-action."""
    value = duel.info[card].rotate_cost + duel.creatures[card].rotate_cost
    return value if value > 0 else 0


def alive(duel: State, card: int) -> bool:
    """Whether the creature is on the board and not dead."""
    creature = duel.creatures[card]
    return creature.field >= 0 and not creature.dead


def living(duel: State) -> list[int]:
    """The creatures on the board that are not dead, in field order. Callers must not modify the list."""
    if not duel.cache.surveyed:
        survey(duel)
    return duel.cache.standing


def land_of(duel: State, player: int) -> int:
    """The positions of a player's living creatures, as bits."""
    if not duel.cache.surveyed:
        survey(duel)
    return duel.cache.side0 if player == 0 else duel.cache.side1


def cost_of(duel: State, card: int) -> int:
    """The summoning cost of a creature on the board as it is now; of any other card the printed cost."""
    value = duel.info[card].cost + duel.creatures[card].cost_mod
    return value if value > 0 else 0


def creature_count(duel: State) -> int:
    """The number of creatures on the board, dead bodies included, as the lock counts them. Rule: EOJ-SUMMON-07."""
    count = 0
    for card in duel.occupant:
        if card >= 0:
            count += 1
    return count


def controlled(duel: State, player: int) -> int:
    """The number of fields that a player controls. Rules: EOJ-CTRL-05, EOJ-CTRL-07."""
    count = 0
    for card in living(duel):
        if duel.owner[card] == player:
            count += 1
    return count


def face_element(duel: State, position: int) -> int:
    """The element on the upper side of the tile at a position."""
    tile = duel.tile[position]
    board = duel.settings.board
    return board.backs[tile] if duel.flipped[tile] else board.fronts[tile]


def reverse_element(duel: State, position: int) -> int:
    """The element on the lower side of the tile at a position. Rule: EOJ-FIELD-02."""
    tile = duel.tile[position]
    board = duel.settings.board
    return board.fronts[tile] if duel.flipped[tile] else board.backs[tile]


def elements_at(duel: State, position: int) -> int:
    """The elements of a field as bits: its own or its creature's, and those that it also counts as."""
    if not duel.cache.surveyed:
        survey(duel)
    card = duel.occupant[position]
    if card >= 0:
        creature = duel.creatures[card]
        if creature.keywords & FIELDMORPH and creature.element and not creature.dead:
            return creature.element | duel.also[position]
    return duel.cache.ground[position] | duel.also[position]


def field_modifier(duel: State, card: int) -> int:
    """Field bonus or penalty. Rules: EOJ-BONUS-01 to EOJ-BONUS-06."""
    creature = duel.creatures[card]
    return field_change(duel, creature.element, creature.field)


def field_change(duel: State, element: int, position: int) -> int:
    """The change that a field makes to the HP of a creature of an element."""
    if not element & PRIME:
        return 0
    elements = elements_at(duel, position)
    if elements & element:
        return 2
    return -2 if elements & OPPOSED[element] else 0


def fights_for(duel: State, card: int) -> int:
    """The player who uses a creature's re-action: its owner, or its possessor's owner. EOJ-ABIL-28, EOJ-REACT-09."""
    possessor = duel.creatures[card].possessor
    return duel.owner[card] if possessor < 0 else duel.owner[possessor]


def icon_damage(duel: State, card: int) -> int:
    """The damage type of a creature's attack: none, physical or magic."""
    icons = duel.info[card].icons
    return icons[duel.creatures[card].pattern].damage if icons else 0


def reach(duel: State, card: int) -> tuple[int, ...]:
    """The positions in a creature's attack icon, turned by its facing. Rule: EOJ-ORIENT-05."""
    creature = duel.creatures[card]
    icons = duel.info[card].icons
    if not icons:
        return ()
    return icons[creature.pattern].reach[creature.field * 4 + creature.facing]


def invisible(duel: State, card: int) -> bool:
    """Whether attacks cannot target a creature. Rules: EOJ-ABIL-24, EOJ-ABIL-24b."""
    if not duel.creatures[card].keywords & INVISIBLE:
        return False
    for source, ruling in in_force(duel, B_REACHES_INVISIBLE):
        if ruling.test is not None and ruling.test.test(duel, card, scope_of(duel, source)):
            return False
    return True


def may_hit(duel: State, card: int, other: int) -> bool:
    """Whether a creature's attack can strike another. Rules: EOJ-BATTLE-12 to EOJ-BATTLE-14, EOJ-BATTLE-21."""
    return other != card and alive(duel, other) and not invisible(duel, other)


def is_enemy(duel: State, card: int, other: int) -> bool:
    """Whether ``other`` is an enemy of the player for whom ``card`` attacks. Rule: EOJ-BATTLE-11."""
    return duel.owner[other] != fights_for(duel, card)


def in_reach(duel: State, card: int) -> list[int]:
    """The creatures on the fields of a creature's attack icon, in the order of its cells."""
    found: list[int] = []
    for position in reach(duel, card):
        other = duel.occupant[position]
        if other >= 0:
            found.append(other)
    return found


def is_magic(duel: State, card: int) -> bool:
    """Whether a creature attacks by magic. Rule: EOJ-ABIL-32."""
    return icon_damage(duel, card) == MAGIC


def exempt_from_lock(duel: State, element: int, position: int) -> bool:
    """Whether the lock does not apply to a creature of this element at this position. Rule: EOJ-SUMMON-06."""
    return element != 0 and elements_at(duel, position) & element != 0 and element <= BIOLITH
