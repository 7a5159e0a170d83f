"""Battles: who is attacked, who counterattacks and when, what a strike does.

Rules: EOJ-BATTLE-01 to EOJ-BATTLE-22, EOJ-COUNTER-01 to -15, EOJ-KIND-01 to -07, EOJ-TIMING-01 to -05.
"""

from __future__ import annotations

from typing import Final

from duelkit.judgment.engine.events import chance, emit, note
from duelkit.judgment.engine.geometry import ADJACENT, relative, side_towards
from duelkit.judgment.engine.placing import banned, gain_mana, lose_mana
from duelkit.judgment.engine.rulings import in_force, may_bend, scope_of
from duelkit.judgment.engine.sync import drain, kill
from duelkit.judgment.engine.values import (
    alive, cost_of, fights_for, icon_damage, in_reach, is_enemy, land_of, living, may_hit, raw_attack, raw_hp, reach,
)
from duelkit.judgment.state.board import CENTRE
from duelkit.judgment.state.code import Scope, StrikeCode, Task
from duelkit.judgment.state.codes import (
    ALL, AMBUSH, BACK, B_DAMAGE, B_DECOY, B_EVADES_FROM, B_LUCKY, B_STEAL_MANA, CHOOSE, DECOY, DOUBLE_ATTACK,
    E_ATTACKED, E_ATTACKS, E_BATTLE_OVER, E_EVADED, E_HIT, FIRST_STRIKE, FORTRESS, FOR_EVER, GROUP, HARMLESS, MAGIC,
    NO_EVASION, O_FIELD, O_PICK, PHYSICAL, S_ATTACK, S_SUMMON_COST, VIGILANCE, W_ATTACK_TARGET, card_of, number_of,
    option, verb_of,
)
from duelkit.judgment.state.duel import Duel
from duelkit.judgment.state.log import L_ATTACK, L_CHANGE, L_COUNTER, L_DAMAGE, L_EVADED
from duelkit.judgment.state.parts import Timed
from duelkit.kernel.decision import PICK, ZONE


def attackable(duel: Duel, card: int) -> list[int]:
    """The enemies that a creature may choose as the target of its attack: of decoys, if there are any for it.

    Rules: EOJ-BATTLE-10 to -14, EOJ-ABIL-36.
    """
    found = enemies_in_reach(duel, card)
    if not found or not lured(duel, card):
        return found
    return decoys_among(duel, card, found)


def lured(duel: Duel, card: int) -> bool:
    """Whether an enemy somewhere on the board is a decoy for a creature, which then can attack decoys only."""
    side = fights_for(duel, card)
    for other in living(duel):
        if duel.creatures[other].keywords & DECOY and duel.owner[other] != side:
            return True
    if not may_bend(duel, B_DECOY):
        return False
    return len(decoys_among(duel, card, [other for other in living(duel) if duel.owner[other] != side])) > 0


def enemies_in_reach(duel: Duel, card: int) -> list[int]:
    """The enemies that a creature could attack if decoys did not keep it from them."""
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


def decoys_among(duel: Duel, card: int, found: list[int]) -> list[int]:
    """The decoys among those whom a creature could attack."""
    rulings = in_force(duel, B_DECOY)
    decoys: list[int] = []
    for other in found:
        lures = duel.creatures[other].keywords & DECOY != 0
        for source, ruling in rulings:
            scope = scope_of(duel, source)
            if ruling.test is not None and ruling.to is not None and ruling.test.test(
                    duel, card, scope) and ruling.to.test(duel, other, scope):
                lures = True
        if lures:
            decoys.append(other)
    return decoys


def mode_of(duel: Duel, card: int) -> int:
    """How many a creature's attack strikes: one chosen, all, a group."""
    icons = duel.info[card].icons
    return icons[duel.creatures[card].pattern].mode if icons else CHOOSE


def fighting_scope(duel: Duel, card: int) -> Scope:
    """The scope in which a creature's attack is read: friend and foe as its possessor has them. Rule: EOJ-ABIL-28c."""
    scope = scope_of(duel, card)
    scope.player = fights_for(duel, card)
    return scope


def areas(duel: Duel, card: int, other: int) -> list[int]:
    """The fields that an attack on a field can choose to strike a creature, its own field first."""
    here = duel.creatures[other].field
    fields = duel.info[card].group_fields
    group = duel.info[card].group
    scope = fighting_scope(duel, card)
    if fields is None or group is None or not group.test(duel, other, scope):
        return []
    return [position for position in (here, *ADJACENT[here]) if fields.test(duel, position, scope)]


def aims(duel: Duel, card: int, targets: list[int]) -> list[int]:
    """The choices of an attack as options: the targets, or the fields from which it reaches one of them."""
    if duel.info[card].group_fields is None or mode_of(duel, card) != GROUP:
        return [option(O_PICK, other) for other in targets]
    found = {position for other in targets for position in areas(duel, card, other)}
    return [option(O_FIELD, card, position) for position in duel.settings.board.order if position in found]


def aimed(answer: int) -> int:
    """What a choice of an attack means: a creature, or a field as −1 − position."""
    return card_of(answer) if verb_of(answer) == O_PICK else -1 - number_of(answer)


def no_choice(duel: Duel, card: int, choices: list[int]) -> bool:
    """Whether the attack strikes the same creatures, whichever choice is made."""
    if len(choices) == 1 or mode_of(duel, card) == ALL:
        return True
    if mode_of(duel, card) != GROUP:
        return False
    all_struck = struck(duel, card, aimed(choices[0]))
    return all([struck(duel, card, aimed(choice)) == all_struck for choice in choices[1:]])


def ask_aim(duel: Duel, player: int, card: int, choices: list[int]) -> None:
    """Ask for the target of an attack. Rules: EOJ-BATTLE-10, EOJ-SUMMON-10."""
    duel.ask(player, PICK if verb_of(choices[0]) == O_PICK else ZONE, choices, W_ATTACK_TARGET, card)


def struck(duel: Duel, card: int, chosen: int) -> list[int]:
    """Everyone whom the attack strikes, friends caught in it too. Rules: EOJ-KIND-06, EOJ-BATTLE-15, EOJ-BATTLE-21."""
    mode = mode_of(duel, card)
    if mode == ALL:
        return [other for other in in_reach(duel, card) if may_hit(duel, card, other)]
    if mode == GROUP:
        group = duel.info[card].group
        if group is not None:
            scope = fighting_scope(duel, card)
            if duel.info[card].group_fields is not None:
                place = areas(duel, card, chosen)[0] if chosen >= 0 else -1 - chosen
                return [other for other in duel.occupant if other >= 0 and (
                    duel.creatures[other].field == place or duel.creatures[other].field in ADJACENT[place])
                    and group.test(duel, other, scope) and may_hit(duel, card, other)]
            scope.targets = (chosen,)
            return [other for other in duel.occupant if other >= 0 and (
                other == chosen or group.test(duel, other, scope)) and may_hit(duel, card, other)]
    return [chosen]


def friendly(duel: Duel, defender: int, attacker: int) -> bool:
    """Whether a defender is on the side for which the attacker fights, and so does not counterattack it.

    A friend who is possessed by the other side does. Rules: EOJ-COUNTER-04, EOJ-ABIL-28f, EOJ-ABIL-28g.
    """
    if duel.owner[defender] != fights_for(duel, attacker):
        return False
    possessor = duel.creatures[defender].possessor
    return possessor < 0 or duel.owner[possessor] == duel.owner[defender]


def struck_side(duel: Duel, attacker: int, defender: int, ambush: bool) -> int:
    """The side of the defender's card that a strike comes from. Rules: EOJ-COUNTER-02, EOJ-ABIL-06, EOJ-ORIENT-03."""
    if ambush:
        return BACK
    creature = duel.creatures[defender]
    return side_towards(creature.field, creature.facing, duel.creatures[attacker].field)


def can_counter(duel: Duel, defender: int, attacker: int, early: bool) -> bool:
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


def reaches_behind(duel: Duel, card: int) -> bool:
    """Whether a creature's attack icon reaches the field behind it, be there one or not. Rules: EOJ-ABIL-06, -06b."""
    icons = duel.info[card].icons
    # as it stood in the centre and looked up
    return bool(icons) and 7 in icons[duel.creatures[card].pattern].reach[CENTRE * 4]


def counter_targets(duel: Duel, defender: int, attacker: int) -> list[int]:
    """Whom a counterattack strikes: all in an area icon, else the attacker. Rules: EOJ-COUNTER-11, EOJ-COUNTER-12."""
    if mode_of(duel, defender) == ALL:
        found = [other for other in in_reach(duel, defender) if may_hit(duel, defender, other)]
        return found if attacker in found else [attacker, *found]
    return [attacker]


def strike_value(duel: Duel, card: int, targets: list[int], launching: bool) -> int:
    """The attack value of a strike. Rules: EOJ-BATTLE-04, EOJ-ABIL-07 to -07d, EOJ-ABIL-37, EOJ-PARAM-02."""
    value = raw_attack(duel, card)
    if launching:
        for code in duel.info[card].strikes:
            value = changed_by(duel, card, targets, code, value)
    return value if value > 0 else 0


def changed_by(duel: Duel, card: int, targets: list[int], code: StrikeCode, value: int) -> int:
    """The value after one power strike or wild strike, if it applies."""
    scope = scope_of(duel, card)
    scope.targets = tuple(targets)
    if code.hitting and len(targets) != code.hitting:
        return value
    if code.condition is not None and not code.condition.holds(duel, scope):
        return value
    test = code.if_any
    if test is not None and not any([test.test(duel, other, scope) for other in targets]):
        return value
    if code.chance and not always_lucky(duel, card) and not chance(duel, card):
        return value
    amount = code.amount.value(duel, scope)
    return value - duel.creatures[card].base_attack + amount if code.becomes else value + amount


def always_lucky(duel: Duel, card: int) -> bool:
    """Whether a bonus of half the time always comes for this creature."""
    for source, ruling in in_force(duel, B_LUCKY):
        if ruling.test is None or ruling.test.test(duel, card, scope_of(duel, source)):
            return True
    return False


def evades(duel: Duel, card: int, attacker: int) -> bool:
    """Whether a creature evades a physical strike. Rules: EOJ-ABIL-05 to -05d, EOJ-ABIL-08 to -08c, EOJ-OVER-01."""
    creature = duel.creatures[card]
    if creature.keywords & NO_EVASION:
        return False
    if creature.keywords & VIGILANCE:
        return True
    attempts = creature.evasion
    for source, ruling in in_force(duel, B_EVADES_FROM):
        scope = scope_of(duel, source)
        if ruling.to is not None and ruling.to.test(duel, card, scope) and (
                ruling.test is None or ruling.test.test(duel, attacker, scope)):
            if ruling.number == 0:
                return True
            attempts += ruling.number
    evaded = False
    for _ in range(attempts):
        if chance(duel, card):
            evaded = True
    return evaded


def announce(duel: Duel, card: int, targets: list[int]) -> None:
    """A creature is about to strike: abilities of that moment line up (攻撃時). Rule: EOJ-TIMING-01."""
    there = [other for other in targets if alive(duel, other)]
    if there and alive(duel, card):
        note(duel, L_ATTACK, card, duel.owner[card], there[0], len(there))
        duel.attacked = tuple(there)
        emit(duel, E_ATTACKS, card, duel.creatures[card].field, duel.owner[card], there[0])


def strike(duel: Duel, card: int, targets: list[int], launching: bool, ambush: bool) -> None:
    """One strike at all its targets at the same time; the dead lie where they fell.

    Rules: EOJ-BATTLE-05, EOJ-BATTLE-06, EOJ-KIND-01 to -05, EOJ-ABIL-35 to -35d, EOJ-TIMING-01 to -05.
    """
    there = [other for other in targets if alive(duel, other)]
    if not there or not alive(duel, card):
        return
    owner = duel.owner[card]
    field = duel.creatures[card].field
    if launching:
        duel.attacked = tuple(there)
    else:
        note(duel, L_COUNTER, card, owner, there[0], len(there))
    value = strike_value(duel, card, there, launching)
    magic = icon_damage(duel, card) == MAGIC
    damage: list[int] = []
    for other in there:
        damage.append(damage_to(duel, card, other, value, magic, launching and ambush))
    for at in range(len(there)):
        other = there[at]
        if damage[at] < 0:
            note(duel, L_EVADED, other, duel.owner[other], card)
            continue
        if damage[at] > 0 and turned_damage(duel, card, other, damage[at]):
            continue
        duel.creatures[other].damage += damage[at]
        note(duel, L_DAMAGE, other, duel.owner[other], damage[at], card)
    for at in range(len(there)):
        if damage[at] >= 0 and raw_hp(duel, there[at]) <= 0:
            kill(duel, there[at])
    for at in range(len(there)):
        other = there[at]
        if damage[at] < 0:
            emit(duel, E_EVADED, other, duel.creatures[other].field, duel.owner[other], card)
        else:
            emit(duel, E_HIT, card, field, owner, other, damage[at])
    if launching:
        for other in there:
            emit(duel, E_ATTACKED, card, field, owner, other)


def turned_damage(duel: Duel, card: int, other: int, amount: int) -> bool:
    """Whether the damage of a strike works on something else than HP; if so, that is done."""
    if not duel.info[card].bent & B_DAMAGE:
        return False
    for ruling in duel.info[card].rulings:
        if ruling.bit != B_DAMAGE or ruling.condition is not None and not ruling.condition.holds(
                duel, scope_of(duel, card)):
            continue
        creature = duel.creatures[other]
        side = fights_for(duel, card)
        if ruling.text == "attack" and raw_attack(duel, other) >= 1:
            creature.attack -= amount
            note(duel, L_CHANGE, other, duel.owner[other], S_ATTACK, -amount)
            return True
        if ruling.text == "summoning cost" and cost_of(duel, other) > 1:
            change = min(amount, cost_of(duel, other) - 1)
            creature.cost_mod -= change
            creature.plain = False
            duel.timed.append(Timed(other, S_SUMMON_COST, -change, FOR_EVER))
            note(duel, L_CHANGE, other, duel.owner[other], S_SUMMON_COST, -change)
            return True
        if not is_enemy(duel, card, other) or duel.mana[1 - side] == 0:
            continue
        if ruling.text == "mana":
            lose_mana(duel, 1 - side, amount)
            return True
        if ruling.text == "stolen mana" and not banned(duel, B_STEAL_MANA, side):
            gain_mana(duel, side, lose_mana(duel, 1 - side, amount))
            return True
    return False


def damage_to(duel: Duel, card: int, other: int, value: int, magic: bool, ambush: bool) -> int:
    """What a strike does to one creature; −1 if it evades."""
    creature = duel.creatures[other]
    if magic:
        reduced = value - creature.magic_protection
        return reduced if reduced > 0 else 0
    if evades(duel, other, card):
        return -1
    if duel.info[other].blind_sides & struck_side(duel, card, other, ambush):
        value += 1
    value -= creature.protection
    return value if value > 0 else 0


# the steps of a battle: begins, first strikes, announces, launches, counterattacks
BATTLE_BEGINS: Final = 0
BATTLE_FIRST_STRIKES: Final = 1
BATTLE_ANNOUNCES: Final = 2
BATTLE_COUNTERATTACKS: Final = 3
BATTLE_LAUNCHES: Final = 4


class BattleTask(Task):
    """One battle: first strikes, the attack, the counterattacks; triggers are settled as they arise, no sync.

    Rules: EOJ-BATTLE-09, EOJ-BATTLE-16 to -20, EOJ-ABIL-38 to -38f.
    """

    def __init__(self) -> None:
        super().__init__()
        self.attacker: int = -1
        self.targets: list[int] = []
        self.early: list[int] = []
        self.late: list[int] = []
        self.ambush: bool = False

    def fields(self) -> tuple[str, ...]:
        return ("step", "attacker", "targets", "early", "late", "ambush")

    def copy(self) -> BattleTask:
        twin = BattleTask()
        twin.step = self.step
        twin.attacker = self.attacker
        twin.targets = self.targets[:]
        twin.early = self.early[:]
        twin.late = self.late[:]
        twin.ambush = self.ambush
        return twin

    def run(self, duel: Duel) -> None:
        if self.step == BATTLE_BEGINS:
            self.begin(duel)
            self.step = BATTLE_FIRST_STRIKES
        while self.step == BATTLE_FIRST_STRIKES:
            if not self.early:
                self.step = BATTLE_ANNOUNCES
                break
            defender = self.early.pop(0)
            if can_counter(duel, defender, self.attacker, True):
                strike(duel, defender, counter_targets(duel, defender, self.attacker), False, False)
                if drain(duel):
                    return
        if self.step == BATTLE_ANNOUNCES:
            self.step = BATTLE_LAUNCHES
            announce(duel, self.attacker, self.targets)
            if drain(duel):
                return
        if self.step == BATTLE_LAUNCHES:
            self.step = BATTLE_COUNTERATTACKS
            self.launch(duel)
            if drain(duel):
                return
        while self.step == BATTLE_COUNTERATTACKS:
            if not self.late:
                break
            defender = self.late.pop(0)
            if can_counter(duel, defender, self.attacker, False):
                strike(duel, defender, counter_targets(duel, defender, self.attacker), False, False)
                if drain(duel):
                    return
        for card in duel.occupant:
            if card >= 0:
                duel.creatures[card].no_counter = False
        if alive(duel, self.attacker) and not duel.mass:
            for card in self.targets:
                emit(duel, E_BATTLE_OVER, self.attacker, duel.creatures[self.attacker].field,
                     duel.owner[self.attacker], card)
        duel.attacker = -1
        duel.attacked = ()
        duel.stale = True
        duel.stack.pop()

    def begin(self, duel: Duel) -> None:
        """Who counterattacks, and in which order, is fixed now. Rules: EOJ-BATTLE-16 to -19, EOJ-COUNTER-13."""
        attacker = duel.creatures[self.attacker]
        duel.attacker = self.attacker
        duel.stale = True
        duel.fought += 1
        self.ambush = attacker.keywords & AMBUSH != 0
        defenders = counter_order(duel, self.attacker, self.targets)
        if attacker.keywords & FIRST_STRIKE or icon_damage(duel, self.attacker) != PHYSICAL:
            self.late = defenders
        else:
            self.early = [card for card in defenders if duel.creatures[card].keywords & FIRST_STRIKE]
            self.late = [card for card in defenders if card not in self.early]

    def launch(self, duel: Duel) -> None:
        """The attack itself, twice with a double attack; nothing is settled in between. Rules: EOJ-ABIL-38f."""
        twice = duel.creatures[self.attacker].keywords & DOUBLE_ATTACK != 0 if alive(duel, self.attacker) else False
        strike(duel, self.attacker, self.targets, True, self.ambush)
        if twice:
            announce(duel, self.attacker, self.targets)
            strike(duel, self.attacker, self.targets, True, self.ambush)


def counter_order(duel: Duel, attacker: int, cards: list[int]) -> list[int]:
    """Creatures in the order of counterattacks relative to an attacker. Rules: EOJ-COUNTER-13, EOJ-MASS-11."""
    if len(cards) < 2:
        return cards[:]
    creature = duel.creatures[attacker]
    cells = duel.settings.board.counter_order
    ranks = [(cells.index(relative(creature.field, creature.facing, duel.creatures[card].field)), card)
             for card in cards]
    ranks.sort()
    return [rank[1] for rank in ranks]


def start_battle(duel: Duel, attacker: int, chosen: int) -> None:
    """Push a battle in which ``attacker`` attacks ``chosen`` and whoever else its attack strikes."""
    task = BattleTask()
    task.attacker = attacker
    task.targets = struck(duel, attacker, chosen)
    duel.stack.append(task)
