"""Special Summons without activation: by a procedure of the card, Synchro, Xyz and Link Summons, Pendulum Summons.

Rules: MR3-SS-04, MR3-SS-08, MR3-SYN-06, MR3-XYZ-05, MR3-PEN-07 to -10.
"""

from __future__ import annotations

from typing import Final

from duelkit.kernel.decision import PICK
from duelkit.yugioh.engine.facts.columns import slots_for
from duelkit.yugioh.engine.facts.limits import count_use, take_back_use
from duelkit.yugioh.engine.facts.materials_used import as_used, look_up
from duelkit.yugioh.engine.legality.extra_deck import KINDS
from duelkit.yugioh.engine.legality.hand_materials import count_from_hand
from duelkit.yugioh.engine.legality.material_task import start_materials
from duelkit.yugioh.engine.legality.materials import count_link_materials, field_candidates
from duelkit.yugioh.engine.legality.pendulum import pendulum_candidates, use_pendulum
from duelkit.yugioh.engine.legality.summons import stackable
from duelkit.yugioh.engine.moves.applying import apply_modifiers
from duelkit.yugioh.engine.moves.decks import shuffle
from duelkit.yugioh.engine.moves.events import emit, next_moment
from duelkit.yugioh.engine.moves.movement import move_all
from duelkit.yugioh.engine.moves.picking import start_pick
from duelkit.yugioh.engine.moves.placing import attach
from duelkit.yugioh.engine.moves.settle import settle
from duelkit.yugioh.engine.moves.summon import succeed
from duelkit.yugioh.engine.moves.work import push_work
from duelkit.yugioh.engine.procedures.summoning import PICKED, SummonTask, lend
from duelkit.yugioh.state.codes import (
    AS_COST,
    AS_MATERIAL,
    BY_SUMMON,
    DECK,
    DETACHED,
    E_MATERIAL_USED,
    EITHER,
    FOR_LINK,
    FOR_SYNCHRO,
    GRAVEYARD,
    NOWHERE,
    O_FINISH,
    O_PICK,
    S_OWN_PROCEDURE,
    S_PENDULUM,
    S_SPECIAL,
    S_SYNCHRO,
    S_XYZ,
    U_END_OF_TURN,
    W_COST_PICK,
    W_FUSION,
    W_LINK,
    W_MATERIAL,
    W_PENDULUM,
    W_SYNCHRO,
    card_of,
    option,
    player_of,
    verb_of,
)
from duelkit.yugioh.state.duel import State

ASKED_FOR: Final = (W_FUSION, W_SYNCHRO, W_MATERIAL, W_LINK)
"""The reason of the question for materials, for each kind of recipe."""


class ProcedureSummon(SummonTask):
    """A Special Summon by a procedure of the card itself. Rules: MR3-SS-04, MR3-SS-08."""

    def __init__(self) -> None:
        super().__init__()
        self.procedure: int = 0
        self.scope: int = -1
        """The scope of the procedure, with which its cost is paid."""
        self.receiver: int = -1
        """To whose field the monster comes, if what was Tributed decides that; else −1."""

    def fields(self) -> tuple[str, ...]:
        return (*super().fields(), "procedure", "scope", "receiver")

    def copy(self) -> ProcedureSummon:
        twin = ProcedureSummon()
        self.copy_to(twin)
        twin.procedure = self.procedure
        twin.scope = self.scope
        twin.receiver = self.receiver
        return twin

    def gather(self, duel: State) -> bool:
        """Pay the cost of the procedure."""
        self.kinds = S_SPECIAL | S_OWN_PROCEDURE
        code = duel.info[self.card].procedure_effects[self.procedure]
        duel.scopes.append(self.scope_of(duel, code))
        self.scope = len(duel.scopes) - 1
        if duel.info[self.card].procedures[self.procedure].effect < 0 or code.cost < 0:
            return False
        push_work(duel, self.scope, code.cost, AS_COST | BY_SUMMON)
        return True

    def pay(self, duel: State) -> bool:
        self.materials = [card for card in duel.scopes[self.scope].paid if card != self.card]
        self.origin = duel.place[self.card]  # the Graveyard if it was part of the cost itself
        count_use(duel, self.player, self.card, duel.info[self.card].procedure_effects[self.procedure])
        if duel.info[self.card].procedures[self.procedure].to == EITHER and self.materials:
            last = duel.last_known.get(self.materials[0])
            self.receiver = self.player if last is None else last.player
        return True

    def allowed(self, duel: State) -> int:
        return duel.info[self.card].procedures[self.procedure].positions

    def negated(self, duel: State) -> None:
        super().negated(duel)
        self.mix(duel)
        if not duel.rules.negated_summons_count:
            take_back_use(duel, self.player, self.card, duel.info[self.card].procedure_effects[self.procedure])

    def side(self, duel: State) -> int:
        if self.receiver >= 0:
            return self.receiver
        return player_of(self.player, duel.info[self.card].procedures[self.procedure].to)

    def only(self, duel: State) -> int:
        return slots_for(duel, duel.info[self.card].procedures[self.procedure], duel.scopes[self.scope])

    def come(self, duel: State, kinds: int) -> list[int]:
        done = super().come(duel, kinds)
        self.mix(duel)
        self.grant(duel, self.procedure)
        return done

    def mix(self, duel: State) -> None:
        """Shuffle the Deck from which the monster comes."""
        if self.origin == DECK:
            shuffle(duel, duel.owner[self.card])


class MaterialSummon(SummonTask):
    """A Synchro, Xyz or Link Summon. Rules: MR3-SYN-06, MR3-XYZ-05, MR20-GAP-LNK-01."""

    def __init__(self) -> None:
        super().__init__()
        self.must: int = -1
        """A monster that must be among the materials; −1 if there is none."""
        self.fixed: list[int] = []
        """The materials, if the effect that performs the summon says which they are."""
        self.only_these: list[int] = []
        """The only possible materials, if the effect that performs the summon narrows them."""
        self.giver: int = -1
        """The scope of the effect that performs the summon, if some of its modifiers apply to the monster."""
        self.first: int = 0
        self.granted: int = 0
        """Which of its modifiers do, and how many, for the rest of the turn."""

    def fields(self) -> tuple[str, ...]:
        return (*super().fields(), "must", "fixed", "only_these", "giver", "first", "granted")

    def copy(self) -> MaterialSummon:
        twin = MaterialSummon()
        self.copy_to(twin)
        twin.must = self.must
        twin.fixed = self.fixed[:]
        twin.only_these = self.only_these[:]
        twin.giver, twin.first, twin.granted = self.giver, self.first, self.granted
        return twin

    def gather(self, duel: State) -> bool:
        """Pick the materials."""
        recipe = duel.info[self.card].recipe
        assert recipe is not None
        self.kinds = S_SPECIAL | KINDS[recipe.kind]
        if self.fixed:
            duel.picks = self.fixed[:]
            return False
        offered = field_candidates(duel, self.card, self.player)
        if self.only_these:
            offered = [card for card in offered if card in self.only_these]
        start_materials(duel, self.player, self.card, offered, ASKED_FOR[recipe.kind], self.must)
        return True

    def pay(self, duel: State) -> bool:
        self.picked = duel.picks[:]
        if not self.picked:
            return False
        self.materials = self.picked
        count_link_materials(duel, self.card, self.materials, self.player)
        self.made_as = as_used(duel, self.materials)
        look_up(duel)
        if not self.kinds & S_XYZ:
            before = duel.using
            duel.using = tuple(self.materials)
            count_from_hand(duel, self.card, self.materials, self.player)
            move_all(duel, self.materials, GRAVEYARD, AS_MATERIAL | self.use() | BY_SUMMON, self.player, self.card)
            duel.using = before
        return True

    def use(self) -> int:
        """The kind of summon for which the materials are used, as a reason of a move."""
        return FOR_SYNCHRO if self.kinds & S_SYNCHRO else FOR_LINK

    def open_negation(self, duel: State) -> bool:
        """Open the negation of the summon. In an Xyz Summon the materials are stacked by then. Rule: MR3-XYZ-05."""
        if self.kinds & S_XYZ:
            for card in self.materials:
                attach(duel, card, self.card, True)
            settle(duel)
            next_moment(duel)
        return super().open_negation(duel)

    def beneath(self) -> tuple[int, ...]:
        """The cards that become Xyz materials of the monster."""
        return tuple(self.materials)

    def leave_for_now(self, duel: State, cards: list[int]) -> None:
        duel.using = self.beneath()
        super().leave_for_now(duel, cards)

    def put(self, duel: State) -> None:
        done = self.come(duel, self.kinds)
        for card in self.materials if done else []:
            lend(duel, card, self.card, self.kinds, self.player)
        if self.kinds & S_XYZ and done:
            duel.play[self.card].materials = self.beneath()
        if done and self.granted:
            apply_modifiers(duel, duel.scopes[self.giver], self.first, self.granted, done, U_END_OF_TURN)
        settle(duel)
        if not self.kinds & S_XYZ:
            for card in self.materials:
                emit(duel, E_MATERIAL_USED, card, self.player, self.player, self.card, self.use())
        succeed(duel, done, self.player, self.kinds, self.player, self.card, self.origin)


# the steps of gathering for a stacked summon
COST: Final = 0
MONSTER: Final = 1
DETACHED_FROM_IT: Final = 2
GATHERED: Final = 3


class StackedSummon(MaterialSummon):
    """An Xyz Summon onto a monster, including its materials (重ねてX召喚). Rules: MR3-XYZ-05, MR3-XYZ-08."""

    def __init__(self) -> None:
        super().__init__()
        self.procedure: int = 0
        self.scope: int = -1
        """The scope of the procedure, with which its cost is paid."""
        self.gathering: int = COST
        self.inherited: list[int] = []
        """The materials of the monster onto which it is summoned."""

    def fields(self) -> tuple[str, ...]:
        return (*super().fields(), "procedure", "scope", "gathering", "inherited")

    def copy(self) -> StackedSummon:
        twin = StackedSummon()
        self.copy_to(twin)
        twin.must = self.must
        twin.procedure = self.procedure
        twin.scope = self.scope
        twin.gathering = self.gathering
        twin.inherited = self.inherited[:]
        return twin

    def take(self, duel: State) -> bool:
        return True

    def gather(self, duel: State) -> bool:
        """Pay the cost, pick the monster, then pick the materials to detach from it."""
        procedure = duel.info[self.card].procedures[self.procedure]
        code = duel.info[self.card].procedure_effects[self.procedure]
        if self.gathering == COST:
            self.gathering = MONSTER
            self.kinds = S_SPECIAL | S_XYZ | S_OWN_PROCEDURE
            duel.scopes.append(self.scope_of(duel, code))
            self.scope = len(duel.scopes) - 1
            if code.cost >= 0:
                self.step = PICKED
                push_work(duel, self.scope, code.cost, AS_COST | BY_SUMMON)
                return True
        if self.gathering == MONSTER:
            self.gathering = DETACHED_FROM_IT
            self.step = PICKED
            start_pick(
                duel, self.player, stackable(duel, self.player, self.card, self.procedure), 1, 1, W_MATERIAL, self.card
            )
            return True
        self.gathering = GATHERED
        self.picked = duel.picks[:]
        if not self.picked or not procedure.detached:
            return False
        start_pick(
            duel,
            self.player,
            list(duel.play[self.picked[0]].materials),
            procedure.detached,
            procedure.detached,
            W_COST_PICK,
            self.card,
        )
        return True

    def pay(self, duel: State) -> bool:
        if not self.picked:
            return False
        self.materials = self.picked
        self.made_as = as_used(duel, self.materials)
        if duel.info[self.card].procedures[self.procedure].detached:
            move_all(duel, duel.picks, GRAVEYARD, AS_COST | BY_SUMMON | DETACHED, self.player, self.card)
        count_use(duel, self.player, self.card, duel.info[self.card].procedure_effects[self.procedure])
        return True

    def open_negation(self, duel: State) -> bool:
        """Open the negation of the summon. The materials of the lower monster stay with it and become materials of the
        new one.
        """
        part = duel.play[self.materials[0]]
        self.inherited = list(part.materials)
        part.materials = ()
        return super().open_negation(duel)

    def beneath(self) -> tuple[int, ...]:
        return (*self.inherited, *self.materials)

    def come(self, duel: State, kinds: int) -> list[int]:
        done = super().come(duel, kinds)
        self.grant(duel, self.procedure)
        return done

    def negated(self, duel: State) -> None:
        super().negated(duel)
        if not duel.rules.negated_summons_count:
            take_back_use(duel, self.player, self.card, duel.info[self.card].procedure_effects[self.procedure])


class PendulumSummon(SummonTask):
    """A Pendulum Summon. Rules: MR3-PEN-07 to MR3-PEN-10."""

    def copy(self) -> PendulumSummon:
        twin = PendulumSummon()
        self.copy_to(twin)
        return twin

    def cards(self) -> list[int]:
        return self.picked

    def declare(self, duel: State) -> None:
        self.origin = NOWHERE

    def take(self, duel: State) -> bool:
        if verb_of(duel.answer) == O_FINISH:
            return False
        self.picked.append(card_of(duel.answer))
        return True

    def gather(self, duel: State) -> bool:
        """Pick the monsters. Rules: MR3-PEN-08 to MR3-PEN-10."""
        options = [option(O_PICK, card) for card in pendulum_candidates(duel, self.player, self.picked)]
        if not options and not (duel.every_window and self.picked):
            return False
        if self.picked:
            options.append(option(O_FINISH))
        self.step = PICKED
        duel.ask(self.player, PICK, options, W_PENDULUM, -1, len(self.picked))
        return True

    def pay(self, duel: State) -> bool:
        use_pendulum(duel, self.player, self.picked)
        return True

    def open_negation(self, duel: State) -> bool:
        self.kinds = S_SPECIAL | S_PENDULUM
        return super().open_negation(duel)
