"""Battles: which creatures are attacked, and which counterattack in which order.

Rules: EOJ-BATTLE-10 to -21, EOJ-COUNTER-01 to -15, EOJ-KIND-06."""

from __future__ import annotations

from duelkit.judgment.engine.facts.geometry import ADJACENT, relative, side_towards
from duelkit.judgment.engine.facts.rulings import in_force, may_change_rule, scope_of
from duelkit.judgment.engine.facts.values import (
    alive,
    fights_for,
    icon_damage,
    in_reach,
    land_of,
    living,
    may_hit,
    reach,
)
from duelkit.judgment.state.board import CENTRE
from duelkit.judgment.state.code import Scope
from duelkit.judgment.state.codes import (
    ALL,
    AMBUSH,
    B_DECOY,
    BACK,
    CHOOSE,
    DECOY,
    FORTRESS,
    GROUP,
    HARMLESS,
    MAGIC,
    O_FIELD,
    O_PICK,
    card_of,
    number_of,
    option,
    verb_of,
)
from duelkit.judgment.state.duel import State


def attackable(duel: State, card: int) -> list[int]:
    """The enemies that a creature may choose as the target of its attack; only decoys, if it has to attack those.

    Rules: EOJ-BATTLE-10 to -14, EOJ-ABIL-36.
    """
    found = enemies_in_reach(duel, card)
    if not found or not lured(duel, card):
        return found
    return decoys_among(duel, card, found)


def lured(duel: State, card: int) -> bool:
    """Whether an enemy on the board is a decoy for a creature, which then can attack decoys only."""
    side = fights_for(duel, card)
    for other in living(duel):
        if duel.creatures[other].keywords & DECOY and duel.owner[other] != side:
            return True
    if not may_change_rule(duel, B_DECOY):
        return False
    return len(decoys_among(duel, card, [other for other in living(duel) if duel.owner[other] != side])) > 0


def enemies_in_reach(duel: State, card: int) -> list[int]:
    """The enemies that a creature could attack if there were no decoys."""
    found: list[int] = []
    creature = duel.creatures[card]
    info = duel.info[card]
    if not info.icons or creature.keywords & FORTRESS or creature.field < 0:
        return found
    icon = info.icons[creature.pattern]
    cells = creature.field * 4 + creature.facing
    if icon.damage == HARMLESS or not icon.covers[cells] & land_of(duel, 1 - fights_for(duel, card)):
        return found
    side = fights_for(duel, card)
    for position in icon.reach[cells]:
        other = duel.occupant[position]
        if other >= 0 and duel.owner[other] != side and may_hit(duel, card, other):
            found.append(other)
    if info.group_targets is not None and mode_of(duel, card) == GROUP:
        scope = fighting_scope(duel, card)
        found = [other for other in found if info.group_targets.test(duel, other, scope)]
    if info.group_fields is not None and mode_of(duel, card) == GROUP:
        found = [other for other in found if areas(duel, card, other)]
    return found


def decoys_among(duel: State, card: int, found: list[int]) -> list[int]:
    """The decoys among the creatures that a creature could attack."""
    rulings = in_force(duel, B_DECOY)
    decoys: list[int] = []
    for other in found:
        lures = duel.creatures[other].keywords & DECOY != 0
        for source, ruling in rulings:
            scope = scope_of(duel, source)
            if (
                ruling.test is not None
                and ruling.to is not None
                and ruling.test.test(duel, card, scope)
                and ruling.to.test(duel, other, scope)
            ):
                lures = True
        if lures:
            decoys.append(other)
    return decoys


def mode_of(duel: State, card: int) -> int:
    """Whether a creature's attack strikes one chosen target, all in reach, or a group."""
    icons = duel.info[card].icons
    return icons[duel.creatures[card].pattern].mode if icons else CHOOSE


def fighting_scope(duel: State, card: int) -> Scope:
    """The scope in which an attack is evaluated: allies and enemies are those of the possessor. Rule: EOJ-ABIL-28c."""
    scope = scope_of(duel, card)
    scope.player = fights_for(duel, card)
    return scope


def areas(duel: State, card: int, other: int) -> list[int]:
    """The fields that an attack on fields can target to strike a creature, the creature's own field first."""
    here = duel.creatures[other].field
    fields = duel.info[card].group_fields
    group = duel.info[card].group
    scope = fighting_scope(duel, card)
    if fields is None or group is None or not group.test(duel, other, scope):
        return []
    return [position for position in (here, *ADJACENT[here]) if fields.test(duel, position, scope)]


def aims(duel: State, card: int, targets: list[int]) -> list[int]:
    """The choices of an attack as options: the targets, or the fields from which it reaches one of them."""
    if duel.info[card].group_fields is None or mode_of(duel, card) != GROUP:
        return [option(O_PICK, other) for other in targets]
    found = {position for other in targets for position in areas(duel, card, other)}
    return [option(O_FIELD, card, position) for position in duel.settings.board.order if position in found]


def aimed(answer: int) -> int:
    """Decode a choice of an attack: a creature, or a field as −1 − position."""
    return card_of(answer) if verb_of(answer) == O_PICK else -1 - number_of(answer)


def no_choice(duel: State, card: int, choices: list[int]) -> bool:
    """Whether the attack strikes the same creatures with every choice."""
    if len(choices) == 1 or mode_of(duel, card) == ALL:
        return True
    if mode_of(duel, card) != GROUP:
        return False
    all_struck = struck(duel, card, aimed(choices[0]))
    return all([struck(duel, card, aimed(choice)) == all_struck for choice in choices[1:]])


def struck(duel: State, card: int, chosen: int) -> list[int]:
    """All creatures that an attack strikes, allies included. Rules: EOJ-KIND-06, EOJ-BATTLE-15, -21."""
    mode = mode_of(duel, card)
    if mode == ALL:
        return [other for other in in_reach(duel, card) if may_hit(duel, card, other)]
    if mode == GROUP:
        group = duel.info[card].group
        if group is not None:
            scope = fighting_scope(duel, card)
            if duel.info[card].group_fields is not None:
                place = areas(duel, card, chosen)[0] if chosen >= 0 else -1 - chosen
                return [
                    other
                    for other in duel.occupant
                    if other >= 0
                    and (duel.creatures[other].field == place or duel.creatures[other].field in ADJACENT[place])
                    and group.test(duel, other, scope)
                    and may_hit(duel, card, other)
                ]
            scope.targets = (chosen,)
            return [
                other
                for other in duel.occupant
                if other >= 0 and (other == chosen or group.test(duel, other, scope)) and may_hit(duel, card, other)
            ]
    return [chosen]


def friendly(duel: State, defender: int, attacker: int) -> bool:
    """Whether a defender is on the attacker's side, and so does not counterattack.

    An ally that the other side possesses does counterattack. Rules: EOJ-COUNTER-04, EOJ-ABIL-28f, EOJ-ABIL-28g.
    """
    if duel.owner[defender] != fights_for(duel, attacker):
        return False
    possessor = duel.creatures[defender].possessor
    return possessor < 0 or duel.owner[possessor] == duel.owner[defender]


def struck_side(duel: State, attacker: int, defender: int, ambush: bool) -> int:
    """The side of the defender's card that a strike comes from. Rules: EOJ-COUNTER-02, EOJ-ABIL-06, EOJ-ORIENT-03."""
    if ambush:
        return BACK
    creature = duel.creatures[defender]
    return side_towards(creature.field, creature.facing, duel.creatures[attacker].field)


def can_counter(duel: State, defender: int, attacker: int, early: bool) -> bool:
    """Whether a defender counterattacks. Rules: EOJ-COUNTER-01 to EOJ-COUNTER-09, EOJ-ABIL-17b."""
    creature = duel.creatures[defender]
    if not alive(duel, defender) or not alive(duel, attacker) or creature.no_counter:
        return False
    if icon_damage(duel, attacker) == MAGIC or icon_damage(duel, defender) == HARMLESS:
        return False
    if friendly(duel, defender, attacker) or not may_hit(duel, defender, attacker):
        return False
    ambush = not early and duel.creatures[attacker].keywords & AMBUSH != 0
    if not duel.info[defender].counter_sides & struck_side(duel, attacker, defender, ambush):
        return False
    if ambush:
        return reaches_behind(duel, defender)
    return duel.creatures[attacker].field in reach(duel, defender)


def reaches_behind(duel: State, card: int) -> bool:
    """Whether a creature's attack icon covers the cell behind it, on the board or not. Rules: EOJ-ABIL-06, -06b."""
    icons = duel.info[card].icons
    # as if the creature were in the centre and faced up
    return bool(icons) and 7 in icons[duel.creatures[card].pattern].reach[CENTRE * 4]


def counter_targets(duel: State, defender: int, attacker: int) -> list[int]:
    """The targets of a counterattack: all in an area icon, else the attacker. Rules: EOJ-COUNTER-11, EOJ-COUNTER-12."""
    if mode_of(duel, defender) == ALL:
        found = [other for other in in_reach(duel, defender) if may_hit(duel, defender, other)]
        return found if attacker in found else [attacker, *found]
    return [attacker]


def counter_order(duel: State, attacker: int, cards: list[int]) -> list[int]:
    """Creatures in the order of counterattacks relative to an attacker. Rules: EOJ-COUNTER-13, EOJ-MASS-11."""
    if len(cards) < 2:
        return cards[:]
    creature = duel.creatures[attacker]
    cells = duel.settings.board.counter_order
    ranks = [
        (cells.index(relative(creature.field, creature.facing, duel.creatures[card].field)), card) for card in cards
    ]
    ranks.sort()
    return [rank[1] for rank in ranks]
