"""Summons without activation: normal, tribute, flip, own procedures, synchro, xyz, pendulum.

Rules: MR3-SUM-01 to -09, MR3-SS-04, MR3-SS-08, MR3-SYN-06, MR3-XYZ-05, MR3-PEN-07 to -10, MR3-GAP-SUM-01.
"""

from __future__ import annotations

from duelkit.kernel.decision import PICK, POSITION
from duelkit.yugioh.engine.bring_out import put_monster, succeed
from duelkit.yugioh.engine.chain import push_work, respond_options
from duelkit.yugioh.engine.events import emit, next_moment, note
from duelkit.yugioh.engine.limits import count_use
from duelkit.yugioh.engine.materials import field_candidates, start_materials
from duelkit.yugioh.engine.movement import move, move_all, take_out, turn_up
from duelkit.yugioh.engine.picking import note_forced
from duelkit.yugioh.engine.properties import free_monster_zones
from duelkit.yugioh.engine.settle import settle
from duelkit.yugioh.engine.standing import refresh, unregister
from duelkit.yugioh.engine.summon_rules import (
    KINDS, pendulum_candidates, tribute_candidates, tribute_weight, tributes_needed,
    tributes_spared,
)
from duelkit.yugioh.engine.verbs.lasting import apply_modifiers, attach
from duelkit.yugioh.engine.window import IdleTask, open_window
from duelkit.yugioh.engine.zones import first_slot, in_main_zone, placings, slot_in
from duelkit.yugioh.state.code import Task
from duelkit.yugioh.state.codes import (
    AS_COST, AS_MATERIAL, BY_RULE, BY_SUMMON, E_MATERIAL_USED, E_WOULD_SUMMON, FIELD, FOR_LINK, FOR_SYNCHRO, GRAVEYARD,
    LIMBO, MONSTER_ZONE, O_FINISH, O_PICK, O_POSITION, S_FLIP, S_GEMINI, S_LINK, S_NORMAL, S_PENDULUM, S_SET, S_SPECIAL,
    S_SYNCHRO, S_TRIBUTE, S_XYZ, TRIBUTED, W_FUSION, W_LINK, W_PENDULUM, W_POSITION, W_SYNCHRO, W_TRIBUTE, card_of,
    number_of, option, verb_of, W_MATERIAL, DOWN_DEFENSE,
)
from duelkit.yugioh.state.duel import Duel
from duelkit.yugioh.state.log import L_POSITION, L_SUMMON
from duelkit.yugioh.state.parts import GEMINI_ON, HELD, Scope

class SummonTask(Task):
    """One summon, from the declaration to the window after its success.

    ``how``: 0 normal, 1 set, 2 flip, 3 own procedure, 4 synchro or xyz, 5 pendulum, 6 gemini.
    """

    def __init__(self) -> None:
        super().__init__()
        self.how: int = 0
        self.player: int = 0
        self.card: int = -1
        self.procedure: int = -1
        self.kinds: int = 0
        self.needed: int = 0
        self.picked: list[int] = []
        self.positions: list[int] = []
        self.scope: int = -1
        self.must: int = -1
        self.origin: int = 0
        self.windowed: bool = True
        self.materials: list[int] = []
        self.reserved: list[int] = []
        """The zones to which the monsters will come, kept free while their summon can be negated."""

    def fields(self) -> tuple[str, ...]:
        return ("step", "how", "player", "card", "procedure", "kinds", "needed", "picked", "positions", "scope",
                "must", "origin", "windowed", "materials", "reserved")

    def copy(self) -> SummonTask:
        twin = SummonTask()
        twin.step = self.step
        twin.how = self.how
        twin.player = self.player
        twin.card = self.card
        twin.procedure = self.procedure
        twin.kinds = self.kinds
        twin.needed = self.needed
        twin.picked = self.picked[:]
        twin.positions = self.positions[:]
        twin.scope = self.scope
        twin.must = self.must
        twin.origin = self.origin
        twin.windowed = self.windowed
        twin.materials = self.materials[:]
        twin.reserved = self.reserved[:]
        return twin

    def run(self, duel: Duel) -> None:
        if self.step == 0:
            self.origin = duel.place[self.card] if self.card >= 0 else 0
            self.step = 1
            if self.declare(duel):
                return
        if self.step == 1:
            if self.how <= 1 and self.pick_tributes(duel):
                return
            if self.how == 5 and self.pick_pendulum(duel):
                return
            self.step = 2
            if self.collect(duel):
                return
        if self.step == 2:
            if self.how == 4:
                self.picked = duel.picks[:]
                if not self.picked:
                    duel.stack.pop()
                    return
            self.step = 3
            self.pay(duel)
            if duel.finished:
                return
        if self.step == 3:
            if self.ask_position(duel):
                return
            self.step = 4
            if self.how == 1:
                self.put(duel)
                self.finish(duel)
                return
            if self.open_negation(duel):
                return
            self.put(duel)
            self.finish(duel)
            return
        if self.step == 4:
            row = duel.monsters[self.player]
            for slot in self.reserved:
                row[slot] = -1
            stands = len(duel.summoning) > 0
            duel.summoning = ()
            duel.using = ()
            if stands:
                self.put(duel)
            else:
                self.negated(duel)
            self.finish(duel)

    def declare(self, duel: Duel) -> bool:
        """Count the summon, find what it needs; answers whether something was pushed."""
        if self.how <= 1 and self.procedure < 0:
            self.needed = tributes_needed(duel, self.card)
        elif self.how <= 1:
            self.needed = duel.info[self.card].procedures[self.procedure].tributes
        if self.how == 0:
            self.kinds = S_NORMAL
        return False

    def pick_tributes(self, duel: Duel) -> bool:
        """Pick releases until they suffice. Rules: MR3-SUM-03, MR3-SUM-04."""
        if duel.answer >= 0 and verb_of(duel.answer) == O_PICK and self.scope == -2:
            self.picked.append(card_of(duel.answer))
        finished = duel.answer >= 0 and verb_of(duel.answer) == O_FINISH and self.scope == -2
        self.scope = -1
        weight = 0
        for card in self.picked:
            weight += tribute_weight(duel, card, self.card)
        if weight >= self.needed or finished:
            return False
        least = self.needed
        if self.how == 0 and self.procedure < 0:
            least -= tributes_spared(duel, self.player, self.card)
        enough = weight >= least
        freed = free_monster_zones(duel, self.player) > 0 or any([in_main_zone(duel, card) for card in self.picked])
        offered = [card for card in tribute_candidates(duel, self.player, self.card) if card not in self.picked]
        others = [card for card in offered if duel.controller[card] != self.player]
        left = 0
        for card in offered:
            left += tribute_weight(duel, card, self.card)
        if enough and freed and left == 0:
            return False
        if weight + left == least:
            for card in offered:
                self.picked.append(card)
                note_forced(duel, self.player, card, W_TRIBUTE)
            return False
        if duel.rules.extra_monster_zones and not freed:
            # the monster comes to a main monster zone, so one of those must become free, at the latest with the last
            offered = [card for card in offered if in_main_zone(duel, card)
                       or weight + tribute_weight(duel, card, self.card) < self.needed]
        options = [option(O_PICK, card) for card in others or offered]
        if enough and freed:
            options.append(option(O_FINISH))
        self.scope = -2
        duel.ask(self.player, PICK, options, W_TRIBUTE, self.card, self.needed - weight)
        return True

    def pick_pendulum(self, duel: Duel) -> bool:
        """Pick the monsters of a Pendulum Summon. Rules: MR3-PEN-08 to MR3-PEN-10."""
        if self.scope == -2:
            if verb_of(duel.answer) == O_FINISH:
                self.scope = -1
                return False
            self.picked.append(card_of(duel.answer))
        self.scope = -1
        options = [option(O_PICK, card) for card in pendulum_candidates(duel, self.player, self.picked)]
        if not options:
            return False
        if self.picked:
            options.append(option(O_FINISH))
        self.scope = -2
        duel.ask(self.player, PICK, options, W_PENDULUM, -1, len(self.picked))
        return True

    def collect(self, duel: Duel) -> bool:
        """Materials of a synchro or xyz summon, the cost of an own procedure; answers whether something was pushed."""
        if self.how == 4:
            recipe = duel.info[self.card].recipe
            assert recipe is not None
            self.kinds = S_SPECIAL | KINDS[recipe.kind]
            start_materials(duel, self.player, self.card, field_candidates(duel, self.card, self.player),
                            (W_FUSION, W_SYNCHRO, W_MATERIAL, W_LINK)[recipe.kind], self.must)
            return True
        if self.how == 3:
            self.kinds = S_SPECIAL | 0x10000
            procedure = duel.info[self.card].procedures[self.procedure]
            code = duel.info[self.card].procedure_effects[self.procedure]
            scope = Scope()
            scope.player = self.player
            scope.card = self.card
            scope.stamp = duel.stamp[self.card]
            scope.code = code
            duel.scopes.append(scope)
            self.scope = len(duel.scopes) - 1
            if procedure.effect >= 0 and code.cost >= 0:
                push_work(duel, self.scope, code.cost, AS_COST | BY_SUMMON)
                return True
        return False

    def pay(self, duel: Duel) -> None:
        """Releases and materials leave; the monster is about to be summoned."""
        if self.how <= 1 and self.picked:
            move_all(duel, self.picked, GRAVEYARD, TRIBUTED | BY_SUMMON, self.player, self.card)
            if self.how == 0:
                self.kinds |= S_TRIBUTE
            self.materials = self.picked
        if self.how == 4:
            self.materials = self.picked
            if self.kinds & (S_SYNCHRO | S_LINK):
                use = FOR_SYNCHRO if self.kinds & S_SYNCHRO else FOR_LINK
                before = duel.using
                duel.using = tuple(self.picked)
                move_all(duel, self.picked, GRAVEYARD, AS_MATERIAL | use | BY_SUMMON, self.player, self.card)
                duel.using = before
        if self.how == 3:
            self.materials = list(duel.scopes[self.scope].paid)
            count_use(duel, self.player, self.card, duel.info[self.card].procedure_effects[self.procedure])
        settle(duel)
        next_moment(duel)

    def ask_position(self, duel: Duel) -> bool:
        """Positions of Special Summons. Rule: MR3-SS-03."""
        if self.how == 2 or self.how == 6:
            return False
        cards = self.picked if self.how == 5 else [self.card]
        if self.scope == -3:
            self.positions.append(number_of(duel.answer))
            self.scope = -1
        while len(self.positions) < len(cards):
            positions = 1
            if self.how == 1:
                positions = 8
            elif self.how == 3:
                positions = duel.info[self.card].procedures[self.procedure].positions
            elif self.how >= 4:
                positions = 5
            choices = placings(duel, self.player, cards[len(self.positions)], positions, self.positions,
                               cards[len(self.positions) + 1:], self.origin if self.how != 5 else -1,
                               leaving=self.materials if self.kinds & S_XYZ else None)
            if len(choices) == 1:
                self.positions.append(choices[0])
                continue
            if self.how == 3:
                self.needed = self.scope
            self.scope = -3
            duel.ask(self.player, POSITION, [option(O_POSITION, cards[len(self.positions)], at) for at in choices],
                     W_POSITION, cards[len(self.positions)])
            return True
        return False

    def open_negation(self, duel: Duel) -> bool:
        """The moment in which the summon can be negated; answers whether a window was pushed. Rule: MR3-GAP-SUM-01.

        An Xyz Summon has stacked its materials by then (MR3-XYZ-05). A monster that is Flip or Gemini Summoned stays
        a card on the field. What is summoned during the processing of an effect, perhaps while another summon waits for
        its success, leaves no such moment.
        """
        cards = self.picked if self.how == 5 else [self.card]
        if self.how == 2:
            self.kinds = S_FLIP
        elif self.how == 6:
            self.kinds = S_NORMAL | S_GEMINI
        elif self.how == 5:
            self.kinds = S_SPECIAL | S_PENDULUM
        if self.kinds & S_XYZ:
            for card in self.materials:
                attach(duel, card, self.card, True)
        if duel.resolving >= 0:
            return False
        duel.summoning = tuple(cards)
        before = duel.window_moment
        for card in cards:
            emit(duel, E_WOULD_SUMMON, card, self.player, self.player, card, 0, duel.place[card], MONSTER_ZONE,
                 self.kinds)
        duel.window_moment = duel.moment
        able = len(respond_options(duel, 0)) > 1 or len(respond_options(duel, 1)) > 1
        if able or duel.every_window:
            if self.how == 4:
                duel.using = tuple(self.materials)
            for at in range(len(cards)):
                if not duel.place[cards[at]] & FIELD:
                    self.reserve(duel, cards[at], slot_in(self.positions[at]))
                    if duel.info[cards[at]].standing:
                        unregister(duel, cards[at])
                    take_out(duel, cards[at])
                    duel.place[cards[at]] = LIMBO
            if able:
                open_window(duel)
            else:
                duel.window_moment = before
                duel.stack.append(IdleTask())
            return True
        duel.window_moment = before
        duel.summoning = ()
        return False

    def reserve(self, duel: Duel, card: int, slot: int) -> None:
        """Keep the zone to which the monster will come; nothing else can come there in the meantime."""
        if slot < 0:
            slot = first_slot(duel, self.player, card)
        duel.monsters[self.player][slot] = HELD
        self.reserved.append(slot)

    def put(self, duel: Duel) -> None:
        """The summon succeeds."""
        if self.how == 2:
            if duel.place[self.card] != MONSTER_ZONE or duel.play[self.card].face_up:
                return
            turn_up(duel, self.card, False, self.player, self.card, S_FLIP)
            part = duel.play[self.card]
            part.kinds = S_FLIP | part.kinds & S_SET
            part.moved = duel.turn
            note(duel, L_SUMMON, self.card, self.player, S_FLIP, 1)
            succeed(duel, [self.card], self.player, S_FLIP, self.player, self.card, MONSTER_ZONE)
            return
        if self.how == 6:
            if duel.place[self.card] != MONSTER_ZONE or not duel.play[self.card].face_up:
                return
            part = duel.play[self.card]
            part.flags |= GEMINI_ON
            part.kinds |= S_NORMAL | S_GEMINI
            part.arrived = duel.turn
            refresh(duel, self.card)
            note(duel, L_SUMMON, self.card, self.player, S_NORMAL | S_GEMINI, 1)
            succeed(duel, [self.card], self.player, S_NORMAL | S_GEMINI, self.player, self.card, MONSTER_ZONE)
            return
        cards = self.picked if self.how == 5 else [self.card]
        done: list[int] = []
        for at in range(len(cards)):
            if put_monster(duel, cards[at], self.player, self.positions[at], self.kinds if self.how != 1 else 0):
                done.append(cards[at])
                duel.play[cards[at]].made_of = tuple(self.materials)
        if self.how <= 1 and self.procedure >= 0:
            self.grant(duel)
        if self.how == 1:
            duel.play[self.card].kinds = S_SET
            note(duel, L_POSITION, self.card, self.player, DOWN_DEFENSE, 0, 0, 1 + self.player)
            emit(duel, 1, self.card, self.player, self.player, self.card, 0, self.origin, MONSTER_ZONE, 0, False)
            return
        if self.kinds & S_XYZ and done:
            duel.play[self.card].materials = tuple(self.materials)
        if self.how == 3:
            self.grant(duel)
        settle(duel)
        if self.kinds & (S_SYNCHRO | S_LINK):
            for card in self.materials:
                emit(duel, E_MATERIAL_USED, card, self.player, self.player, self.card,
                     FOR_SYNCHRO if self.kinds & S_SYNCHRO else FOR_LINK)
        succeed(duel, done, self.player, self.kinds, self.player, self.card if self.how != 5 else -1, self.origin)

    def grant(self, duel: Duel) -> None:
        """What the monster gets for having been summoned, or Set, by its own procedure."""
        code = duel.info[self.card].procedure_effects[self.procedure]
        scope = Scope()
        scope.player = self.player
        scope.card = self.card
        scope.stamp = duel.stamp[self.card]
        scope.code = code
        scope.paid = tuple(self.materials)
        apply_modifiers(duel, scope, 0, len(code.modifiers), [self.card], 0)

    def negated(self, duel: Duel) -> None:
        """The summon was negated; what is still nowhere goes to the graveyard."""
        for card in (self.picked if self.how == 5 else [self.card]):
            if duel.place[card] == LIMBO:
                move(duel, card, GRAVEYARD, BY_RULE)

    def finish(self, duel: Duel) -> None:
        """End; the window after the summon follows unless the caller opens its own."""
        duel.stack.pop()
        if self.windowed:
            open_window(duel)


def start_summon(duel: Duel, how: int, player: int, card: int, procedure: int = -1, must: int = -1,
                 windowed: bool = True) -> SummonTask:
    """Push a summon."""
    task = SummonTask()
    task.how = how
    task.player = player
    task.card = card
    task.procedure = procedure
    task.must = must
    task.windowed = windowed
    duel.stack.append(task)
    return task

