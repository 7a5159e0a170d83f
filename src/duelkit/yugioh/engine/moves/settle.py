"""State-based actions: what the rules do by themselves after every change."""

from __future__ import annotations

from typing import Final

from duelkit.kernel.outcome import Outcome
from duelkit.yugioh.engine.facts.attack import destruction_fixed
from duelkit.yugioh.engine.facts.continuous import refresh, scope_for
from duelkit.yugioh.engine.facts.in_force import (
    ANY_BLOCKED,
    ANY_BORROWED,
    ANY_NEGATED,
    ANY_REBUFF,
    ANY_SHOWN,
    ANY_WIN,
    in_force,
)
from duelkit.yugioh.engine.facts.prohibitions import forbidden
from duelkit.yugioh.engine.facts.properties import applies, negated, source_works
from duelkit.yugioh.engine.facts.zones import first_slot
from duelkit.yugioh.engine.moves.arrivals import control_begins
from duelkit.yugioh.engine.moves.blocking import settle_zones
from duelkit.yugioh.engine.moves.consequences import answer_equips
from duelkit.yugioh.engine.moves.copying import settle_copies, settle_given
from duelkit.yugioh.engine.moves.events import emit, note
from duelkit.yugioh.engine.moves.movement import move
from duelkit.yugioh.engine.moves.open_cards import settle_open_cards
from duelkit.yugioh.engine.moves.positions import back_to_trap
from duelkit.yugioh.engine.moves.relocation import choose_zone
from duelkit.yugioh.state.active import Active
from duelkit.yugioh.state.categories import (
    C_ATK,
    C_CANNOT,
    C_CONTROL,
    C_COPY,
    C_DEF,
    C_GEMINI,
    C_NEGATED,
    C_REBUFF,
    C_WHENEVER,
    C_WIN,
    C_ZONES,
)
from duelkit.yugioh.state.codes import (
    A_ATTACK,
    A_CHANGE_CONTROL,
    BY_EFFECT,
    BY_RULE,
    DAMAGE_STEP,
    DESTROYED,
    E_CONTROL_CHANGED,
    EQUIP,
    GEMINI,
    GRAVEYARD,
    MONSTER_ZONE,
    SPELL_ZONE,
    TRAP,
)
from duelkit.yugioh.state.duel import GIVES_EFFECTS, State
from duelkit.yugioh.state.effect_code import EffectCode
from duelkit.yugioh.state.log import L_COUNTER, L_MOVE, L_WIN
from duelkit.yugioh.state.parts import (
    AS_EQUIP,
    GEMINI_LENT,
    GEMINI_ON,
    KEPT_BY_BEARER,
    MADE_NO_ATK,
    MADE_NO_DEF,
    TRAP_MONSTER,
)


def settle(duel: State) -> None:
    """Perform all state-based actions; called after every change.

    A win by a continuous condition (エクゾディア) is checked after an effect has been processed, not during it: a
    player who draws the last piece and must then discard it has not won.
    """
    if in_force(duel) & ANY_NEGATED:
        if duel.lasting:
            drop_negated_changes(duel)
        drop_made(duel, C_ATK, MADE_NO_ATK)
        drop_made(duel, C_DEF, MADE_NO_DEF)
    if duel.unsettled and duel.cache.watched_at != duel.cache.clock:
        watched = False
        while duel.unsettled:
            duel.unsettled = False
            if duel.active[C_NEGATED]:
                settle_traps(duel)
                settle_counters(duel)
            if duel.cache.control_differs:
                settle_control(duel)
            if duel.cache.equipped:
                watched = settle_targeting(duel)
        duel.unsettled = watched
        duel.cache.watched_at = duel.cache.clock
    if duel.cache.copied or duel.cache.lent or in_force(duel) & ANY_BORROWED:
        settle_borrowed(duel)
    force = in_force(duel)
    if force & ANY_REBUFF:
        settle_rebuffed(duel)
    if duel.turned_over or force & ANY_SHOWN:
        settle_open_cards(duel)
    if force & ANY_BLOCKED and duel.active[C_ZONES]:
        settle_zones(duel)
    if duel.attacker >= 0 and duel.active[C_CANNOT + A_ATTACK]:
        settle_attack(duel)
    if to_be_judged(duel):
        judge(duel)


def to_be_judged(duel: State) -> bool:
    """Whether somebody may have won or lost."""
    lost = duel.life[0] <= 0 or duel.life[1] <= 0 or duel.decked > 0
    return lost or duel.resolving < 0 and in_force(duel) & ANY_WIN != 0


def drop_negated_changes(duel: State) -> None:
    """End the changes that a monster made to its own figures once its effects are negated, for good.

    Rulings on HSR Chanbara (faq 16878), 悪魔娘リリス (faq 12542); modifiers that could also change other cards' figures
    remain.
    """
    for category in duel.lasting:
        lost = False
        for active in duel.active[category]:
            if is_lost(duel, active):
                lost = True
        if lost:
            duel.put_active(category, tuple([a for a in duel.active[category] if not is_lost(duel, a)]))


def drop_made(duel: State, category: int, flag: int) -> None:
    """End figures that monsters derive from their materials once their effects are negated, for good.

    The rulings on 真魔獣 ガーゼット (faq 14300) and 鬼岩城 (faq 45).
    """
    for active in duel.active[category]:
        if active.code.made and active.continuous and negated(duel, active.source):
            duel.play[active.source].flags |= flag
            duel.put_active(
                category,
                tuple(
                    [
                        a
                        for a in duel.active[category]
                        if not (a.code.made and a.continuous and a.source == active.source)
                    ]
                ),
            )


def is_lost(duel: State, active: Active) -> bool:
    """Whether a modifier changes its own card, or belongs to the way it was summoned, and that card is negated."""
    return (
        (active.code.of_itself or active.code.own_text)
        and not active.effect.unnegatable
        and len(active.bound) > 0
        and (active.bound[0] == active.source and active.stamps[0] == duel.stamp[active.source])
        and (negated(duel, active.source))
    )


def settle_attack(duel: State) -> None:
    """Stop the attack of a monster that can no longer attack, unless the damage step has begun.

    A prohibition of attack declarations (攻撃宣言できない) does not stop an attack that has been declared. Until a
    chain is over the monster is still the attacking one (faq 24306).
    """
    if not duel.chain and not duel.step & DAMAGE_STEP and forbidden(duel, A_ATTACK, duel.attacker, duel.turn_player):
        duel.attack_negated = True


def settle_borrowed(duel: State) -> None:
    """Give monsters the effects that they have for as long as another effect says so."""
    if duel.active[C_COPY] or duel.cache.copied:
        settle_copies(duel)
    if (duel.reach[0] | duel.reach[1]) & GIVES_EFFECTS:
        settle_given(duel)
    if duel.active[C_GEMINI] or duel.cache.lent:
        settle_gemini(duel)


def settle_gemini(duel: State) -> None:
    """Let Gemini Monsters count as Normal Summoned again for as long as an effect says so. Rule: RES-GAP-GEM-01."""
    lent = len(duel.active[C_GEMINI]) > 0
    for player in range(2):
        for card in duel.monsters[player]:
            if card < 0 or not duel.info[card].types & GEMINI or not duel.play[card].face_up:
                continue
            part = duel.play[card]
            made = any([applies(duel, active, card) for active in duel.active[C_GEMINI]])
            if made and not part.flags & GEMINI_ON:
                part.flags |= GEMINI_ON | GEMINI_LENT
                refresh(duel, card)
            elif not made and part.flags & GEMINI_LENT:
                part.flags &= ~(GEMINI_ON | GEMINI_LENT)
                refresh(duel, card)
            lent = lent or part.flags & GEMINI_LENT != 0
    duel.cache.lent = lent


def settle_traps(duel: State) -> None:
    """Turn trap monsters back into mere Traps once their Trap effect is negated. Rule: RES-GAP-TRM-01."""
    for player in range(2):
        for card in duel.monsters[player]:
            if card < 0 or not duel.play[card].flags & TRAP_MONSTER:
                continue
            part = duel.play[card]
            monster_info = part.monster_info
            part.monster_info = None
            duel.place[card] = SPELL_ZONE  # checked as a Trap, since negations of monster effects do not apply to it
            lost = negated(duel, card, as_trap=True)
            duel.place[card] = MONSTER_ZONE
            part.monster_info = monster_info
            if lost:
                back_to_trap(duel, card, True)


def settle_counters(duel: State) -> None:
    """Remove counters that a card can hold by its own effect, once that is negated (Konami's rule test of 2019)."""
    for player in range(2):
        for card in (*duel.monsters[player], *duel.spells[player], duel.field[player]):
            counters = duel.play[card].counters if card >= 0 else None
            if counters is None:
                continue
            info = duel.info[card]
            for name in counters:
                if (
                    counters[name]
                    and (name in info.counters_taken or name in info.counters_held)
                    and (negated(duel, card))
                ):
                    note(duel, L_COUNTER, card, player, -counters[name], 0)
                    counters[name] = 0


def win(duel: State, winner: int, reason: str, rule: str) -> None:
    """End the duel. Rules: MR3-WIN-02 to MR3-WIN-06."""
    if duel.outcome is None:
        duel.outcome = Outcome(winner, reason, rule)
        note(duel, L_WIN, -1, winner)


BOTH_PLAYERS: Final = 3
"""The bits of both players."""


def judge(duel: State) -> None:
    """End the duel if somebody has won or lost. Rules: MR3-WIN-02, MR3-WIN-03, MR3-WIN-04, RES-DRW-06."""
    first = duel.life[0] <= 0
    second = duel.life[1] <= 0
    if first and second:
        win(duel, -1, "life points", "MR3-WIN-03")
    elif first or second:
        win(duel, 1 if first else 0, "life points", "MR3-WIN-02")
    elif duel.decked == BOTH_PLAYERS:
        win(duel, -1, "deck-out", "MR3-WIN-04")
    elif duel.decked:
        win(duel, 1 if duel.decked == 1 else 0, "deck-out", "MR3-WIN-04")
    elif duel.resolving < 0:
        winners = 0
        for active in duel.active[C_WIN]:
            if not active.continuous or source_works(duel, active):
                winners |= 1 << active.player
        if winners == BOTH_PLAYERS:
            win(duel, -1, "card effect", "MR3-WIN-05")
        elif winners:
            win(duel, winners - 1, "card effect", "MR3-WIN-05")


def settle_control(duel: State) -> None:
    """Give every monster to the player who should control it. Rules: MR3-CTL-02, RES-CTL-04, MR3-GAP-CTL-01."""
    takings = duel.active[C_CONTROL]
    control_differs = len(takings) > 0
    for player in range(2):
        for card in duel.monsters[player]:
            if card < 0:
                continue
            wanted = duel.play[card].home
            chooser = -1
            for active in takings:
                if applies(duel, active, card):
                    wanted = active.player
                    chooser = active.scope.player if active.bound and not active.code.number else -1
            if owner_regains(duel, takings, card):
                wanted = duel.owner[card]
                chooser = -1
            control_differs = control_differs or wanted != player
            if (
                wanted == player
                or destruction_fixed(duel, card)
                or (duel.active[C_CANNOT + A_CHANGE_CONTROL] and forbidden(duel, A_CHANGE_CONTROL, card, wanted))
            ):
                continue
            at = first_slot(duel, wanted, card)
            if at < 0:
                move(duel, card, GRAVEYARD, BY_RULE | DESTROYED)
                continue
            row = duel.monsters[player]
            row[row.index(card)] = -1
            duel.monsters[wanted][at] = card
            duel.controller[card] = wanted
            duel.touched()
            refresh(duel, card)
            control_begins(duel, card)
            duel.unsettled = True
            choose_zone(duel, card, chooser)
            note(duel, L_MOVE, card, wanted, MONSTER_ZONE, MONSTER_ZONE)
            emit(duel, E_CONTROL_CHANGED, card, player, wanted, -1, 0, MONSTER_ZONE, MONSTER_ZONE)
    duel.cache.control_differs = control_differs


def owner_regains(duel: State, takings: tuple[Active, ...], card: int) -> bool:
    """Whether an effect returns control of a monster to its owner; what gave control of it, and no continuous effect,
    is over then, even if that effect leaves (Upper Deck 2005: 洗脳解除).
    """
    for active in takings:
        if active.code.flag and applies(duel, active, card):
            if not forbidden(duel, A_CHANGE_CONTROL, card, duel.owner[card]):
                duel.play[card].home = duel.owner[card]
                given = [each for each in takings if not each.continuous and card in each.bound]
                if given:
                    duel.put_active(C_CONTROL, tuple([each for each in takings if each not in given]))
            return True
    return False


def settle_rebuffed(duel: State) -> None:
    """Destroy continuous cards that go on to target a monster which negates and destroys what targets it.

    Negated, they do nothing as they leave (Upper Deck 2005: デス・デーモン・ドラゴン and リビングデッドの呼び声).
    """
    for player in range(2):
        for card in duel.spells[player]:
            if card < 0 or not duel.play[card].linked or not duel.play[card].face_up:
                continue
            for active in duel.active[C_REBUFF]:
                test = active.code.test
                if active.code.kinds or active.code.program >= 0:
                    continue
                if test is not None and not test.test(duel, card, active.scope):
                    continue
                if any([applies(duel, active, target) for target in duel.play[card].linked]):
                    duel.play[card].linked = ()
                    move(duel, card, GRAVEYARD, BY_EFFECT | DESTROYED, active.player, active.source)
                    break


def settle_lasting_targets(duel: State, card: int) -> bool:
    """Let monsters answer that a continuous card goes on to target them, as with Equip Cards.

    Not a card that targeted them in the Graveyard (リビングデッドの呼び声).

    :returns: whether one that would answer is negated.
    """
    code = duel.info[card].activation
    if code is None or not code.targets or not code.targets[0].pool.zones & MONSTER_ZONE:
        return False
    waits = False
    for target in duel.play[card].linked:
        if duel.place[target] == MONSTER_ZONE and duel.play[target].face_up:
            waits = answer_equips(duel, card, target) or waits
    if waits:
        duel.cache.equipped = True
    return waits


def settle_targeting(duel: State) -> bool:
    """Settle Equip Cards, and then other cards that go on to target monsters; returns what ``settle_equips`` does."""
    watched = settle_equips(duel)
    if duel.active[C_WHENEVER]:
        for player in range(2):
            for card in duel.spells[player]:
                if card >= 0 and duel.play[card].linked and not duel.play[card].flags & AS_EQUIP:
                    watched = settle_lasting_targets(duel, card) or watched
    return watched


def condition_of_equip(duel: State, card: int) -> EffectCode | None:
    """The effect of an Equip Spell, or of a Trap that becomes one, whose target must stay a legal one."""
    code = duel.info[card].activation
    if code is None or not code.targets or not code.targets[0].pool.zones & MONSTER_ZONE:
        return None
    types = duel.info[card].types
    return code if types & EQUIP or types & TRAP and code.occasion is None else None


def settle_equips(duel: State) -> bool:
    """Destroy equip cards whose monster is gone or no longer a legal one. Rules: MR3-EQP-02, MR3-GAP-EQP-01.

    The conditions of an equip card on a target on the field must continue to hold for its monster, those of a Trap that
    becomes one as well (ヒーロー・ヘイロー). If the card summons its monster from elsewhere, the conditions only
    concern the target of that. Cards that a monster's effect equips to that monster itself (サクリファイス) are
    destroyed when the monster is negated (ruling 11923).

    :returns: whether there is an equip card left that any change could make illegal.
    """
    watched = False
    duel.cache.equipped = False
    for player in range(2):
        for card in duel.spells[player]:
            if card < 0 or duel.place[card] != SPELL_ZONE:
                continue
            part = duel.play[card]
            if not part.flags & AS_EQUIP:
                continue
            duel.cache.equipped = True
            bearer = part.equipped_to
            fits = bearer >= 0 and duel.place[bearer] == MONSTER_ZONE and duel.play[bearer].face_up
            if fits:
                code = condition_of_equip(duel, card)
                if code is not None:
                    scope = scope_for(duel, card, code, duel.controller[card])
                    fits = False
                    for pool in (code.targets[0].pool, *code.targets[0].pool.more):
                        fits = fits or pool.test is None or pool.test.test(duel, bearer, scope)
                    watched = True
                elif part.flags & KEPT_BY_BEARER:
                    fits = not (duel.active[C_NEGATED] and negated(duel, bearer))
                    watched = True
            if fits and duel.active[C_WHENEVER]:
                watched = answer_equips(duel, card, bearer) or watched
            if not fits:
                move(duel, card, GRAVEYARD, BY_RULE | DESTROYED)
                duel.unsettled = True
    return watched
