"""The course of a duel: mulligans, the seven phases, the end of the turn. Rules: EOJ-PHASE-01 to -14, EOJ-SETUP-04."""

from __future__ import annotations

from typing import Final

from duelkit.judgment.engine.facts.costs import cost_in_hand
from duelkit.judgment.engine.facts.pools import listed
from duelkit.judgment.engine.facts.rulings import in_force
from duelkit.judgment.engine.facts.values import living
from duelkit.judgment.engine.legality.options import action_options, summon_options
from duelkit.judgment.engine.legality.summoning import incarnation_price
from duelkit.judgment.engine.moves.events import fits, note, remark, triggers_of
from duelkit.judgment.engine.moves.placing import (
    discard,
    draw,
    gain_mana,
    renew_hidden_id,
    shuffle_library,
    take_from_pile,
)
from duelkit.judgment.engine.procedures.attacking import start_attack, use_ability
from duelkit.judgment.engine.procedures.casting import start_cast
from duelkit.judgment.engine.procedures.ending import judge_fields, lose_by_deck
from duelkit.judgment.engine.procedures.rotation import rotate
from duelkit.judgment.engine.procedures.summoning import start_summon
from duelkit.judgment.engine.procedures.sync import start_sync
from duelkit.judgment.state.code import ANSWERED, FIRST, Event, Task
from duelkit.judgment.state.codes import (
    ACTION_1,
    ACTION_2,
    B_HAND_LIMIT,
    BY_PLAYER,
    BY_SUMMON,
    DRAW,
    E_RESOLUTION,
    END,
    LIBRARY,
    MANA,
    NOT_ENDING,
    O_ABILITY,
    O_ATTACK,
    O_CAST,
    O_END_TURN,
    O_INCARNATE,
    O_KEEP,
    O_MULLIGAN,
    O_NO,
    O_PICK,
    O_ROTATE,
    O_SUMMON,
    O_TO_ACTION_2,
    O_YES,
    RESOLUTION,
    START,
    W_ACTION_1,
    W_ACTION_2,
    W_HAND_LIMIT,
    W_MULLIGAN,
    W_TURN_ORDER,
    card_of,
    number_of,
    on_side,
    option,
    verb_of,
)
from duelkit.judgment.state.duel import State
from duelkit.judgment.state.log import L_MULLIGAN, L_PHASE, L_TURN
from duelkit.judgment.state.parts import Waiting
from duelkit.kernel.decision import ACT, CONFIRM, PICK


class OrderTask(Task):
    """A player picked at random chooses whether to go first. Rule: EOJ-SETUP-01."""

    def __init__(self) -> None:
        super().__init__()
        self.player: int = 0

    def fields(self) -> tuple[str, ...]:
        return ("step", "player")

    def copy(self) -> OrderTask:
        twin = OrderTask()
        twin.step = self.step
        twin.player = self.player
        return twin

    def run(self, duel: State) -> None:
        if self.step == FIRST:
            self.step = ANSWERED
            self.player = duel.rng.below(2)
            duel.ask(self.player, CONFIRM, [option(O_YES), option(O_NO)], W_TURN_ORDER)
            return
        first = self.player if verb_of(duel.answer) == O_YES else 1 - self.player
        duel.first_player = first
        duel.turn_player = first
        duel.stack.pop()


# who has been asked for a mulligan, after FIRST
MULLIGAN_FIRST: Final = 1
MULLIGAN_SECOND: Final = 2


class MulliganTask(Task):
    """Lets each player redraw the opening hand once, the first player first. Rules: EOJ-SETUP-04 to EOJ-SETUP-07."""

    def fields(self) -> tuple[str, ...]:
        return ("step",)

    def copy(self) -> MulliganTask:
        twin = MulliganTask()
        twin.step = self.step
        return twin

    def run(self, duel: State) -> None:
        if self.step != FIRST:
            player = duel.first_player if self.step == MULLIGAN_FIRST else 1 - duel.first_player
            if verb_of(duel.answer) == O_MULLIGAN:
                mulligan(duel, player)
        if self.step == MULLIGAN_SECOND:
            duel.stack.pop()
            return
        self.step = MULLIGAN_FIRST if self.step == FIRST else MULLIGAN_SECOND
        player = duel.first_player if self.step == MULLIGAN_FIRST else 1 - duel.first_player
        duel.ask(player, CONFIRM, [option(O_KEEP), option(O_MULLIGAN)], W_MULLIGAN)


def mulligan(duel: State, player: int) -> None:
    """Shuffle the whole hand into the library and draw a new one. Rule: EOJ-SETUP-05."""
    for card in duel.hand[player][:]:
        take_from_pile(duel, card)
        duel.place[card] = LIBRARY
        duel.library[player].append(card)
        renew_hidden_id(duel, card)
    shuffle_library(duel, player)
    note(duel, L_MULLIGAN, -1, player)
    draw(duel, player, duel.settings.opening_hand)


# the steps of a turn
TURN_BEGINS: Final = 0
TURN_DRAWS: Final = 1
TURN_FREE: Final = 2
TURN_ACTS: Final = 3
TURN_SUMMONS: Final = 4
TURN_RESOLVES: Final = 5
TURN_LIMIT: Final = 6
TURN_DISCARDS: Final = 7
TURN_ENDS: Final = 8
TURN_PASSES: Final = 9


class TurnTask(Task):
    """The turns of the duel, one after the other."""

    def fields(self) -> tuple[str, ...]:
        return ("step",)

    def copy(self) -> TurnTask:
        twin = TurnTask()
        twin.step = self.step
        return twin

    def run(self, duel: State) -> None:
        player = duel.turn_player
        if self.step == TURN_BEGINS:
            self.step = TURN_DRAWS
            self.begin(duel)
            start_sync(duel)
            return
        if self.step == TURN_DRAWS:
            self.step = TURN_FREE
            if not self.draw_and_mana(duel, player):
                return
        if self.step == TURN_FREE:
            if duel.ending:
                self.step = TURN_RESOLVES
            else:
                duel.phase = ACTION_1
                self.step = TURN_ACTS
                duel.ask(player, ACT, [option(O_END_TURN)] if duel.brief else action_options(duel, player), W_ACTION_1)
                return
        if self.step == TURN_ACTS:
            self.act(duel, player)
            return
        if self.step == TURN_SUMMONS:
            self.step = TURN_RESOLVES
            if verb_of(duel.answer) == O_SUMMON:
                self.summon(duel, player)
                return
            duel.ending = BY_PLAYER
            start_sync(duel)
            return
        if self.step == TURN_RESOLVES:
            self.step = TURN_LIMIT
            self.resolve(duel, player)
            start_sync(duel)
            return
        if self.step == TURN_DISCARDS:
            discard(duel, card_of(duel.answer))
            self.step = TURN_LIMIT
        if self.step == TURN_LIMIT:
            if len(duel.hand[player]) > hand_limit(duel, player):
                self.step = TURN_DISCARDS
                offered = [option(O_PICK, card) for card in listed(duel, duel.hand[player])]
                duel.ask(player, PICK, offered, W_HAND_LIMIT, -1, len(duel.hand[player]) - hand_limit(duel, player))
                return
            self.step = TURN_ENDS
        if self.step == TURN_ENDS:
            self.step = TURN_PASSES
            self.end(duel)
            if duel.outcome is None:
                start_sync(duel)
            return
        self.step = TURN_BEGINS
        duel.turn_player = 1 - player

    def begin(self, duel: State) -> None:
        """Begin a turn. Rule: EOJ-PHASE-02."""
        duel.turn += 1
        duel.phase = START
        for card in living(duel):
            duel.creatures[card].no_counter = False
        duel.normal_summon = False
        duel.summoned_by = 0
        duel.arrived = []
        duel.ending = NOT_ENDING
        duel.spells_cast = 0
        duel.fought = 0
        note(duel, L_TURN, -1, duel.turn_player, duel.turn)

    def draw_and_mana(self, duel: State, player: int) -> bool:
        """Draw a card and gain mana; returns whether the duel goes on. Rules: EOJ-DRAW-01 to -04, EOJ-MANA-01, -02."""
        duel.phase = DRAW
        if duel.turn > 1:
            if not duel.library[player]:
                lose_by_deck(duel, player)
                return False
            draw(duel, player, 1)
        duel.phase = MANA
        gain_mana(duel, player, duel.settings.mana_gain)
        duel.fresh = []
        return True

    def resolve(self, duel: State, player: int) -> None:
        """Begin the turn-resolution phase and queue its abilities. Rule: EOJ-PHASE-10."""
        duel.phase = RESOLUTION
        remark(duel, L_PHASE, player, RESOLUTION)
        for card in living(duel):
            if duel.info[card].triggers or duel.creatures[card].given:
                emit_resolution(duel, card, player)

    def end(self, duel: State) -> None:
        """End the turn: decide the duel, end what lasts until then. Rules: EOJ-PHASE-13, EOJ-PHASE-14."""
        duel.phase = END
        judge_fields(duel)
        if duel.outcome is not None:
            return
        if duel.timed:
            duel.cache.stale = True
            duel.timed = [change for change in duel.timed if change.until > duel.turn]
        if duel.decrees:
            duel.cache.stale = True
            duel.decrees = [decree for decree in duel.decrees if decree.until > duel.turn]
            duel.cache.surveyed = False

    def act(self, duel: State, player: int) -> None:
        """Carry out an answer of action phase 1."""
        answer = duel.answer
        verb = verb_of(answer)
        card = card_of(answer)
        self.step = TURN_FREE
        if verb == O_CAST:
            start_cast(duel, player, card)
        elif verb == O_ATTACK:
            start_attack(duel, player, card)
        elif verb == O_ROTATE:
            rotate(duel, player, card, number_of(answer) == 1)
        elif verb == O_ABILITY:
            use_ability(duel, player, card, number_of(answer))
        elif verb == O_INCARNATE:
            onto = duel.occupant[number_of(answer)]
            start_summon(duel, player, card, number_of(answer), incarnation_price(duel, card, onto), onto, False)
        elif verb == O_SUMMON:
            self.step = TURN_RESOLVES
            duel.phase = ACTION_2
            self.summon(duel, player)
        elif verb == O_TO_ACTION_2:
            duel.phase = ACTION_2
            remark(duel, L_PHASE, player, ACTION_2)
            self.step = TURN_SUMMONS
            summons = [] if duel.brief else summon_options(duel, player)
            duel.ask(player, ACT, [*summons, option(O_END_TURN)], W_ACTION_2)
        else:
            duel.ending = BY_PLAYER

    def summon(self, duel: State, player: int) -> None:
        """The normal summon, which ends action phase 2. Rules: EOJ-PHASE-06, EOJ-SUMMON-01."""
        card = card_of(duel.answer)
        position = number_of(duel.answer)
        duel.normal_summon = True
        duel.ending = BY_SUMMON
        start_summon(duel, player, card, position, cost_in_hand(duel, card, position))


def emit_resolution(duel: State, card: int, player: int) -> None:
    """Queue a creature's abilities of the turn-resolution phase. Rule: EOJ-PHASE-10."""
    position = duel.creatures[card].field
    event: Event | None = None
    for code in triggers_of(duel, card):
        if code.event != E_RESOLUTION:
            continue
        if event is None:
            event = Event(E_RESOLUTION, -1, position, player, -1, 0)
        if fits(duel, code, card, position, event):
            duel.fresh.append(Waiting(card, code, duel.owner[card], position, event, True))


def hand_limit(duel: State, player: int) -> int:
    """The hand limit of a player. Rules: EOJ-PHASE-11, EOJ-PHASE-12."""
    limit = duel.settings.hand_limit
    for source, ruling in in_force(duel, B_HAND_LIMIT):
        if on_side(ruling.side, duel.owner[source], player):
            limit += ruling.number
    return max(limit, 0)
