"""Which monsters can be summoned, Set or turned in the main phase, with every reason against it."""

from __future__ import annotations

from duelkit.kernel.reasons import refuse
from duelkit.yugioh.engine.facts import reasons as why
from duelkit.yugioh.engine.facts.columns import slots_for
from duelkit.yugioh.engine.facts.continuous import scope_for
from duelkit.yugioh.engine.facts.limits import EXTRA_NORMAL_SUMMONS, key_by_name, limit_reached
from duelkit.yugioh.engine.facts.prohibitions import forbidden, may_be_flipped, player_forbidden
from duelkit.yugioh.engine.facts.properties import amount_of, negated, source_works
from duelkit.yugioh.engine.facts.sealed import sealing
from duelkit.yugioh.engine.facts.zones import free_monster_zones, free_slots, in_main_zone, open_slots
from duelkit.yugioh.engine.legality.materials import field_candidates
from duelkit.yugioh.engine.legality.paying import completes
from duelkit.yugioh.engine.legality.special_summons import (
    NOBODY,
    cannot_be_special_summoned,
    kept_away,
    no_such_summon_left,
    pledge_broken,
)
from duelkit.yugioh.engine.legality.tributes import tributes_lacking, tributes_needed, tributes_reason
from duelkit.yugioh.state.categories import C_CANNOT, C_MAY, C_NEGATED
from duelkit.yugioh.state.code import Plan
from duelkit.yugioh.state.codes import (
    A_CHANGE_POSITION,
    A_FLIP_SUMMON,
    A_NORMAL_SUMMON,
    A_SET_MONSTER,
    A_SPECIAL_SUMMON,
    DOWN_DEFENSE,
    EITHER,
    EXTRA,
    EXTRA_DECK_TYPES,
    GEMINI,
    HAND,
    LINK,
    MONSTER,
    O_PROCEDURE,
    O_SET_MONSTER,
    O_SUMMON,
    OPPONENT,
    P_EXTRA_NORMAL_SUMMON,
    RITUAL,
    S_FLIP,
    S_NORMAL,
    S_SPECIAL,
    S_TRIBUTE,
    S_XYZ,
    SETTING,
    SPECIAL,
    WHICH_PROCEDURE,
    number_of,
    option,
    player_of,
    verb_of,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.effect_code import EffectCode
from duelkit.yugioh.state.parts import GEMINI_ON, Scope


def extra_summon(duel: State, player: int, card: int, setting: bool, procedure: int = -1) -> int:
    """The key in ``used`` of an unused additional Normal Summon that fits this card; 0 if there is none.

    One that is restricted to certain monsters allows summons only (召喚できる); an additional Tribute Summon
    (アドバンス召喚できる) allows a Set with Tributes too, which is one. All such effects together allow one additional
    summon per turn (ruling on 海皇の重装兵 with 鬼ガエル).

    :param procedure: the index of a procedure with other Tributes that the card allows; −1 for the ordinary way.
    """
    key = key_by_name(0, player, EXTRA_NORMAL_SUMMONS)
    for active in duel.active[C_MAY + P_EXTRA_NORMAL_SUMMON]:
        code = active.code
        if active.player != player or active.continuous and not source_works(duel, active):
            continue
        if code.test is not None and (setting or not code.test.test(duel, card, active.scope)):
            continue
        if code.kinds & S_TRIBUTE and not takes_tributes(duel, card, procedure):
            continue
        if duel.used.get(key, 0) < amount_of(duel, active, card):
            return key
    return 0


def takes_tributes(duel: State, card: int, procedure: int) -> bool:
    """Whether a Normal Summon or Set of a card in the hand takes Tributes, so that it is a Tribute Summon."""
    if duel.place[card] != HAND:
        return False  # a Gemini Monster
    return (tributes_needed(duel, card) if procedure < 0 else duel.info[card].procedures[procedure].tributes) > 0


def sets(answer: int) -> bool:
    """Whether an option of Normal Summoning is a Set."""
    verb = verb_of(answer)
    return verb == O_SET_MONSTER or verb == O_PROCEDURE and number_of(answer) & SETTING != 0


def procedure_of(answer: int) -> int:
    """The index of the card's own procedure that an option chooses; −1 for the ordinary way."""
    return number_of(answer) & WHICH_PROCEDURE if verb_of(answer) == O_PROCEDURE else -1


def summon_left(duel: State, player: int, card: int, setting: bool, procedure: int = -1) -> bool:
    """Whether the player still has a Normal Summon (or Set) for this card. Rule: MR3-SUM-07."""
    return duel.normal_summons == 0 or extra_summon(duel, player, card, setting, procedure) > 0


def use_summon(duel: State, player: int, card: int, setting: bool, procedure: int = -1) -> None:
    """Count a Normal Summon or Set; an additional one that fits is used before the turn's own, which fits every
    monster.
    """
    key = extra_summon(duel, player, card, setting, procedure)
    if key:
        duel.used[key] = duel.used.get(key, 0) + 1
    else:
        duel.normal_summons += 1


def normal_summonable(duel: State, card: int) -> bool:
    """Whether the card is a monster in the hand that can be Normal Summoned at all."""
    types = duel.info[card].types
    return types & MONSTER != 0 and not types & (EXTRA_DECK_TYPES | RITUAL | SPECIAL) and duel.place[card] == HAND


def normal_summon_forbidden(
    duel: State, player: int, card: int, setting: bool, procedure: int, freely: bool = False
) -> bool:
    """Whether something forbids the Normal Summon or Set; with Tributes it is a Tribute Summon too."""
    action = A_SET_MONSTER if setting else A_NORMAL_SUMMON
    if not duel.active[C_CANNOT + action]:
        return False
    needed = tributes_needed(duel, card) if procedure < 0 else duel.info[card].procedures[procedure].tributes
    kinds = S_NORMAL | S_TRIBUTE if needed and not setting and not freely else S_NORMAL
    return player_forbidden(duel, action, player, card, kinds) or forbidden(duel, action, card, player)


def cannot_normal_summon(
    duel: State,
    player: int,
    card: int,
    setting: bool,
    procedure: int,
    counted: bool,
    reasons: list[int] | None,
    freely: bool = False,
) -> bool:
    """The reasons against a Normal Summon or Set. Rules: MR3-SUM-02 to -07, MR3-TYPE-14, MR3-ZONE-02.

    :param procedure: the index of a procedure with other Tributes that the card allows; −1 for the ordinary way.
    :param counted: whether it uses up the turn's Normal Summon.
    :param freely: whether it needs no Tributes.
    """
    info = duel.info[card]
    if not normal_summonable(duel, card) and refuse(reasons, why.NOT_NORMAL_SUMMONABLE):
        return True
    if counted and not summon_left(duel, player, card, setting, procedure) and refuse(reasons, why.SUMMON_USED):
        return True
    if normal_summon_forbidden(duel, player, card, setting, procedure, freely) and refuse(reasons, why.FORBIDDEN):
        return True
    if not setting and kept_away(duel, card, player, player, reasons):
        return True
    if procedure >= 0:
        condition = info.procedures[procedure].condition
        if (
            condition is not None
            and not condition.holds(duel, scope_for(duel, card, info.procedure_effects[procedure], player))
            and refuse(reasons, why.CONDITION)
        ):
            return True
    lacking = (
        tributes_lacking(duel, player, card, 0, setting)
        if freely
        else tributes_reason(duel, player, card, setting, procedure)
    )
    return lacking >= 0 and refuse(reasons, lacking)


def normal_summons(duel: State, player: int, card: int, counted: bool, options: list[int]) -> None:
    """Add the ways in which a monster in the hand can be Normal Summoned or Set now, including its own procedures.

    :param counted: whether it uses up the turn's Normal Summon.
    """
    if not cannot_normal_summon(duel, player, card, False, -1, counted, None):
        options.append(option(O_SUMMON, card))
    if not cannot_normal_summon(duel, player, card, True, -1, counted, None):
        options.append(option(O_SET_MONSTER, card))
    procedures = duel.info[card].procedures
    for at in range(len(procedures)):
        if procedures[at].kind & S_NORMAL:
            if not cannot_normal_summon(duel, player, card, False, at, counted, None):
                options.append(option(O_PROCEDURE, card, at))
            if procedures[at].set_too and not cannot_normal_summon(duel, player, card, True, at, counted, None):
                options.append(option(O_PROCEDURE, card, at | SETTING))


def cannot_flip(duel: State, player: int, card: int, reasons: list[int] | None) -> bool:
    """The reasons against a Flip Summon. Rules: MR3-SUM-08, MR3-SUM-09, MR3-POS-05 to MR3-POS-07, EX04-SET-02."""
    part = duel.play[card]
    if part.face_up and refuse(reasons, why.NOT_FACE_DOWN):
        return True
    if (part.arrived == duel.turn or duel.rules.turned_down_is_set and part.set_turn == duel.turn) and (
        refuse(reasons, why.ARRIVED_THIS_TURN)
    ):
        return True
    if part.moved == duel.turn and refuse(reasons, why.ALREADY_MOVED):
        return True
    if part.attack_turn == duel.turn and refuse(reasons, why.HAS_ATTACKED):
        return True
    if kept_away(duel, card, player, player, reasons):
        return True
    if (
        position_fixed(duel, player, card)
        or (duel.active[C_CANNOT + A_FLIP_SUMMON] and player_forbidden(duel, A_FLIP_SUMMON, player, card))
        or not may_be_flipped(duel, card, player)
    ) and (refuse(reasons, why.FORBIDDEN)):
        return True
    return False


def cannot_turn(duel: State, player: int, card: int, reasons: list[int] | None) -> bool:
    """The reasons against a manual position change. Rules: MR3-POS-04 to MR3-POS-08."""
    part = duel.play[card]
    if not part.face_up and refuse(reasons, why.NOT_FACE_UP):
        return True
    if duel.info[card].types & LINK and refuse(reasons, why.LINK_POSITION):
        return True
    if (part.arrived == duel.turn or part.kinds & S_FLIP and part.moved == duel.turn) and (
        refuse(reasons, why.ARRIVED_THIS_TURN)
    ):
        return True
    if part.moved == duel.turn and refuse(reasons, why.ALREADY_MOVED):
        return True
    if part.attack_turn == duel.turn and refuse(reasons, why.HAS_ATTACKED):
        return True
    return position_fixed(duel, player, card) and refuse(reasons, why.FORBIDDEN)


def position_fixed(duel: State, player: int, card: int) -> bool:
    """Whether the battle position of this monster cannot be changed, or the player can change none
    (表示形式を変更できない).
    """
    return len(duel.active[C_CANNOT + A_CHANGE_POSITION]) > 0 and (
        forbidden(duel, A_CHANGE_POSITION, card, player) or player_forbidden(duel, A_CHANGE_POSITION, player, card)
    )


def can_gemini(duel: State, player: int, card: int, counted: bool = True) -> bool:
    """Whether a Gemini Monster on the field can be Normal Summoned again. Rule: RES-GAP-GEM-01.

    :param counted: whether it uses up the turn's Normal Summon.
    """
    return (duel.info[card].types & GEMINI) != 0 and not cannot_gemini(duel, player, card, counted, None)


def cannot_gemini(duel: State, player: int, card: int, counted: bool, reasons: list[int] | None) -> bool:
    """The reasons against Normal Summoning a Gemini Monster on the field again."""
    part = duel.play[card]
    if not duel.info[card].types & GEMINI and refuse(reasons, why.NOT_GEMINI):
        return True
    if not part.face_up and refuse(reasons, why.NOT_FACE_UP):
        return True
    if part.flags & GEMINI_ON and refuse(reasons, why.GEMINI_DONE):
        return True
    # the second Normal Summon is an effect of the monster
    if duel.active[C_NEGATED] and negated(duel, card) and refuse(reasons, why.GEMINI_NEGATED):
        return True
    if (
        duel.active[C_CANNOT + A_NORMAL_SUMMON]
        and player_forbidden(duel, A_NORMAL_SUMMON, player, card, S_NORMAL)
        and (refuse(reasons, why.FORBIDDEN))
    ):
        return True
    if counted and not summon_left(duel, player, card, False) and refuse(reasons, why.SUMMON_USED):
        return True
    return False


def procedures_of(duel: State, player: int, card: int) -> list[int]:
    """The card's own Special Summon procedures that the player can carry out now."""
    found: list[int] = []
    for at in range(len(duel.info[card].procedures)):
        if not cannot_use_procedure(duel, player, card, at, None):
            found.append(at)
    return found


def cannot_use_procedure(duel: State, player: int, card: int, at: int, reasons: list[int] | None) -> bool:
    """The reasons against a Special Summon by the card's procedure of index ``at``. Rules: MR3-SS-04, MR3-SS-08."""
    info = duel.info[card]
    procedure = info.procedures[at]
    if (procedure.kind != S_SPECIAL and procedure.onto is None or not procedure.zones & duel.place[card]) and (
        refuse(reasons, why.WRONG_PLACE)
    ):
        return True
    if procedure.onto is not None:
        return cannot_stack(duel, player, card, at, reasons)
    code = info.procedure_effects[at]
    if (
        duel.active[C_CANNOT + A_SPECIAL_SUMMON]
        and (player_forbidden(duel, A_SPECIAL_SUMMON, player, card, S_SPECIAL))
        and refuse(reasons, why.FORBIDDEN)
    ):
        return True
    if info.no_special_summon and refuse(reasons, why.NOT_SPECIAL_SUMMONABLE):
        return True
    if info.limited_kinds & S_SPECIAL and no_such_summon_left(duel, card, player) and refuse(reasons, why.SUMMON_LIMIT):
        return True
    to = NOBODY if procedure.positions & DOWN_DEFENSE else player_of(player, procedure.to)
    if procedure.to != EITHER and kept_away(duel, card, player, to, reasons):
        return True
    if pledge_broken(duel, card, player, S_SPECIAL) and refuse(reasons, why.CONDITION):
        return True
    scope = scope_for(duel, card, code, player)
    if cannot_be_afforded(duel, player, card, at, scope, reasons):
        return True
    return no_zone_for_procedure(duel, player, card, at, scope, reasons)


def no_zone_for_procedure(
    duel: State, player: int, card: int, at: int, scope: Scope, reasons: list[int] | None
) -> bool:
    """The reason against a procedure that there is no zone for the monster."""
    info = duel.info[card]
    code = info.procedure_effects[at]
    if info.procedures[at].to == EITHER:
        return False  # what can be Tributed leaves a zone
    if info.procedures[at].to == OPPONENT:
        return not room_on_other_side(duel, code, scope) and refuse(reasons, why.NO_ZONE)
    procedure = info.procedures[at]
    if (
        (procedure.pointed_by is not None or procedure.column_of)
        and not slots_for(duel, procedure, scope) & free_slots(duel, player)
        and (refuse(reasons, why.NO_ZONE))
    ):
        return True
    leaving = taken(duel, code, scope) if duel.place[card] == EXTRA and not info.extra else []
    if leaving:
        return open_slots(duel, player, card, EXTRA, leaving) == 0 and refuse(reasons, why.NO_ZONE)
    if (
        free_monster_zones(duel, player) <= 0
        and not frees_a_zone(duel, code, scope)
        and not (info.extra and open_slots(duel, player, card, EXTRA, []))
        and refuse(reasons, why.NO_ZONE)
    ):
        return True
    return False


def room_on_other_side(duel: State, code: EffectCode, scope: Scope) -> bool:
    """Whether a monster can come to the opponent's field once the cost of its procedure is paid with monsters there."""
    other = 1 - scope.player
    if free_monster_zones(duel, other) > 0:
        return True
    taken = 0
    if code.cost >= 0:
        for op in code.programs[code.cost].ops:
            taken += op.picks(duel, scope)
    outside = [card for card in duel.monsters[other] if card >= 0 and not in_main_zone(duel, card)]
    return taken > len(outside)


def cannot_be_afforded(duel: State, player: int, card: int, at: int, scope: Scope, reasons: list[int] | None) -> bool:
    """The reasons against a procedure from its limit, its condition and its cost."""
    code = duel.info[card].procedure_effects[at]
    condition = duel.info[card].procedures[at].condition
    if not duel.info[card].only_by and sealing(duel, card) is not None and refuse(reasons, why.FORBIDDEN):
        return True  # an effect of the monster, no summoning condition
    if limit_reached(duel, player, card, code) and refuse(reasons, why.LIMIT_USED):
        return True
    if condition is not None and not condition.holds(duel, scope) and refuse(reasons, why.CONDITION):
        return True
    plan = Plan()
    plan.gone = card
    if code.cost >= 0 and not code.programs[code.cost].possible(duel, scope, plan) and refuse(reasons, why.COST):
        return True
    return len(code.cost_picks) > 0 and not completes(duel, code, scope, card, 0, []) and refuse(reasons, why.COST)


def cannot_stack(duel: State, player: int, card: int, at: int, reasons: list[int] | None) -> bool:
    """The reasons against an Xyz Summon onto a monster by procedure ``at``. Rules: MR3-XYZ-05, MR3-XYZ-08."""
    code = duel.info[card].procedure_effects[at]
    if card in duel.face_up_extra and refuse(reasons, why.WRONG_PLACE):
        return True
    if cannot_be_special_summoned(duel, card, player, False, S_SPECIAL | S_XYZ, reasons):
        return True
    if cannot_be_afforded(duel, player, card, at, scope_for(duel, card, code, player), reasons):
        return True
    return not stackable(duel, player, card, at) and refuse(reasons, why.MATERIALS)


def stackable(duel: State, player: int, card: int, at: int) -> list[int]:
    """The monsters onto which the card can be Xyz Summoned by this procedure. Rules: MR3-XYZ-05, MR3-XYZ-08."""
    procedure = duel.info[card].procedures[at]
    scope = scope_for(duel, card, duel.info[card].procedure_effects[at], player)
    onto = procedure.onto
    assert onto is not None
    return [
        monster
        for monster in field_candidates(duel, card, player)
        if onto.test(duel, monster, scope)
        and len(duel.play[monster].materials) >= procedure.detached
        and open_slots(duel, player, card, EXTRA, [monster]) != 0
    ]


def taken(duel: State, code: EffectCode, scope: Scope) -> list[int]:
    """The cards that the cost of a procedure takes in any case."""
    found: list[int] = []
    if code.cost >= 0:
        for op in code.programs[code.cost].ops:
            found.extend(op.takes(duel, scope))
    return found


def frees_a_zone(duel: State, code: EffectCode, scope: Scope) -> bool:
    """Whether the cost can free one of the player's monster zones."""
    if code.cost >= 0:
        for op in code.programs[code.cost].ops:
            if op.frees(duel, scope) > 0:
                return True
    return False
