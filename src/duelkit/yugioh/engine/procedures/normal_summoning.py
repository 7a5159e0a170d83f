"""Normal Summons and Sets, Flip Summons, and the second summons of Gemini Monsters."""

from __future__ import annotations

from duelkit.kernel.decision import PICK
from duelkit.yugioh.engine.facts.continuous import refresh
from duelkit.yugioh.engine.facts.materials_used import as_used
from duelkit.yugioh.engine.facts.never_face_down import never_face_down
from duelkit.yugioh.engine.facts.zones import free_monster_zones, in_main_zone
from duelkit.yugioh.engine.legality.tributes import (
    borrowed,
    freely,
    sparing,
    tribute_candidates,
    tributes_in_all,
    tributes_needed,
    tributes_spared,
    tributes_worth,
    use_borrowing,
    use_spared,
    use_sparing,
)
from duelkit.yugioh.engine.moves.events import emit, note
from duelkit.yugioh.engine.moves.movement import move, move_all
from duelkit.yugioh.engine.moves.picking import note_forced
from duelkit.yugioh.engine.moves.positions import turn_up
from duelkit.yugioh.engine.moves.settle import settle
from duelkit.yugioh.engine.moves.summon import succeed
from duelkit.yugioh.engine.procedures.summoning import PICKED, SummonTask, lend
from duelkit.yugioh.state.card_info import KEEPS_TRIBUTED, kept_at
from duelkit.yugioh.state.categories import C_MAY
from duelkit.yugioh.state.codes import (
    BY_RULE,
    BY_SUMMON,
    DOWN_DEFENSE,
    E_SET,
    GRAVEYARD,
    MONSTER_ZONE,
    O_FINISH,
    O_PICK,
    P_ONE_TRIBUTE_LESS,
    S_FLIP,
    S_GEMINI,
    S_NORMAL,
    S_SET,
    S_TRIBUTE,
    TRIBUTED,
    UP_ATTACK,
    UP_DEFENSE,
    W_TRIBUTE,
    card_of,
    only_for,
    option,
    verb_of,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.log import L_POSITION, L_SUMMON
from duelkit.yugioh.state.parts import GEMINI_ON, MADE_NO_ATK, MADE_NO_DEF, UNRESOLVED


class FlipSummon(SummonTask):
    """A Flip Summon. Rules: MR3-SUM-08, MR3-SUM-09.

    While it can be negated, the monster is in face-up Attack Position, but its effects do not exist (rulings 281, 8166,
    24013).
    """

    def copy(self) -> FlipSummon:
        twin = FlipSummon()
        self.copy_to(twin)
        return twin

    def allowed(self, duel: State) -> int:
        return 0

    def open_negation(self, duel: State) -> bool:
        self.kinds = S_FLIP
        part = duel.play[self.card]
        part.face_up = True
        part.defense = False
        part.flags |= UNRESOLVED
        duel.touched()
        return super().open_negation(duel)

    def still_there(self, duel: State) -> bool:
        """Whether the monster is as it was when the Flip Summon began: on the field, and not turned face-down."""
        part = duel.play[self.card]
        return duel.place[self.card] == MONSTER_ZONE and part.face_up and part.flags & UNRESOLVED != 0

    def negated(self, duel: State) -> None:
        super().negated(duel)
        if self.still_there(duel):  # it was not destroyed
            move(duel, self.card, GRAVEYARD, BY_RULE)

    def put(self, duel: State) -> None:
        if not self.still_there(duel):
            return
        part = duel.play[self.card]
        part.flags &= ~UNRESOLVED
        part.face_up = False
        part.defense = True
        turn_up(duel, self.card, False, self.player, self.card, S_FLIP)
        part.kinds |= S_FLIP
        part.moved = duel.turn
        note(duel, L_SUMMON, self.card, self.player, S_FLIP, UP_ATTACK)
        succeed(duel, [self.card], self.player, S_FLIP, self.player, self.card, MONSTER_ZONE)


class GeminiSummon(SummonTask):
    """The second Normal Summon of a Gemini Monster on the field. Rule: RES-GAP-GEM-01."""

    def copy(self) -> GeminiSummon:
        twin = GeminiSummon()
        self.copy_to(twin)
        return twin

    def allowed(self, duel: State) -> int:
        return 0

    def open_negation(self, duel: State) -> bool:
        self.kinds = S_NORMAL | S_GEMINI
        return super().open_negation(duel)

    def negated(self, duel: State) -> None:
        super().negated(duel)
        if duel.place[self.card] == MONSTER_ZONE and duel.play[self.card].face_up:  # it was not destroyed
            move(duel, self.card, GRAVEYARD, BY_RULE)

    def put(self, duel: State) -> None:
        if duel.place[self.card] != MONSTER_ZONE or not duel.play[self.card].face_up:
            return
        part = duel.play[self.card]
        part.flags |= GEMINI_ON
        part.kinds |= self.kinds
        part.arrived = duel.turn
        refresh(duel, self.card)
        note(duel, L_SUMMON, self.card, self.player, self.kinds, UP_ATTACK)
        succeed(duel, [self.card], self.player, self.kinds, self.player, self.card, MONSTER_ZONE)


def normal_summon(duel: State, card: int, setting: bool, procedure: int = -1) -> SummonTask:
    """A Normal Summon or Set, or the second Normal Summon of a Gemini Monster on the field."""
    if duel.place[card] == MONSTER_ZONE and not setting:
        return GeminiSummon()
    task = NormalSummon()
    task.setting = setting
    task.procedure = procedure
    return task


class NormalSummon(SummonTask):
    """A Normal Summon or Set, with Tributes if the Level or a procedure of the card demands them.

    Rules: MR3-SUM-01 to MR3-SUM-07.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setting: bool = False
        self.procedure: int = -1
        """The index of the card's procedure; −1 for the ordinary way."""
        self.needed: int = 0
        self.freely: bool = False
        """Whether it needs no Tributes, because an effect says so."""

    def fields(self) -> tuple[str, ...]:
        return (*super().fields(), "setting", "procedure", "needed", "freely")

    def copy(self) -> NormalSummon:
        twin = NormalSummon()
        self.copy_to(twin)
        twin.setting = self.setting
        twin.procedure = self.procedure
        twin.needed = self.needed
        twin.freely = self.freely
        return twin

    def declare(self, duel: State) -> None:
        super().declare(duel)
        self.needed = (
            0
            if self.freely
            else tributes_needed(duel, self.card)
            if self.procedure < 0
            else duel.info[self.card].procedures[self.procedure].tributes
        )
        if not self.setting:
            self.kinds = S_NORMAL

    def take(self, duel: State) -> bool:
        if verb_of(duel.answer) == O_FINISH:
            return False
        self.picked.append(card_of(duel.answer))
        return True

    def demanded(self, duel: State) -> tuple[int, bool]:
        """How many Tributes there must be at least, and whether there may be none at all instead."""
        if self.setting or self.procedure >= 0:
            return self.needed, False
        none = not self.picked and sparing(duel, self.player, self.card) is not None
        return self.needed - tributes_spared(duel, self.player, self.card), none

    def gather(self, duel: State) -> bool:
        """Pick Tributes until they suffice. Rules: MR3-SUM-03, MR3-SUM-04."""
        if len(self.picked) >= self.needed:
            return False
        least, none = self.demanded(duel)
        freed = free_monster_zones(duel, self.player) > 0 or any([self.frees_zone(duel, card) for card in self.picked])
        worth = tributes_worth(duel, self.picked, self.card, self.procedure)
        finishable = (none or worth >= least) and freed
        offered, loans = self.offers(duel)
        every = worth + tributes_in_all(duel, offered, loans, self.card, self.procedure)
        if finishable and (not offered or every < least):
            return False
        # a Set card is face-down, and the number of Tributes that a monster counts for may depend on which card it is
        asks = duel.every_decision or duel.every_window and self.setting
        if every == least and not none and len(loans) < 2 and (not asks or not offered):
            for card in offered:
                self.picked.append(card)
                note_forced(duel, self.player, card, W_TRIBUTE)
            return False
        self.ask_tribute(duel, self.choosable(duel, offered, loans, every == least, freed), finishable)
        return True

    def offers(self, duel: State) -> tuple[list[int], list[int]]:
        """What else can be Tributed, and the opponent's monsters among it of which one at most can be Tributed."""
        offered = [
            card
            for card in tribute_candidates(duel, self.player, self.card, self.setting, self.procedure)
            if card not in self.picked
        ]
        loans = [] if self.setting else borrowed(duel, self.player)
        if any([card in loans for card in self.picked]):
            offered = [card for card in offered if card not in loans]
        return offered, [card for card in offered if card in loans]

    def frees_zone(self, duel: State, card: int) -> bool:
        """Whether a Tribute leaves a main monster zone of the player empty."""
        return duel.controller[card] == self.player and in_main_zone(duel, card)

    def tributes_elsewhere(self, duel: State) -> bool:
        """Whether the card's own procedure says from where the Tributes are."""
        return self.procedure >= 0 and duel.info[self.card].procedures[self.procedure].tributed_of is not None

    def choosable(self, duel: State, offered: list[int], loans: list[int], all_needed: bool, freed: bool) -> list[int]:
        """The candidates of which the player chooses the next Tribute.

        :param loans: the opponent's monsters among them of which one can be Tributed.
        """
        if self.tributes_elsewhere(duel):
            return offered
        lent = [] if self.setting else freely(duel, self.player)
        others = [
            card for card in offered if duel.controller[card] != self.player and card not in loans and card not in lent
        ]
        if all_needed:
            return (others or offered)[: None if len(loans) > 1 else 1]
        if others:
            return others
        others_too = loans or lent or duel.info[self.card].tributes_too is not None
        if (others_too or duel.rules.extra_monster_zones) and not freed and len(self.picked) + 1 >= self.needed:
            # the monster comes to a main monster zone, so the last Tribute must free one at the latest
            return [card for card in offered if self.frees_zone(duel, card)]
        return offered

    def ask_tribute(self, duel: State, offered: list[int], finishable: bool) -> None:
        """Ask for the next Tribute."""
        options = [option(O_PICK, card) for card in offered]
        if finishable:
            options.append(option(O_FINISH))
        self.step = PICKED
        duel.ask(self.player, PICK, options, W_TRIBUTE, self.card, self.needed - len(self.picked))

    def pay(self, duel: State) -> bool:
        if self.procedure < 0 and not self.setting and duel.active[C_MAY + P_ONE_TRIBUTE_LESS]:
            worth = tributes_worth(duel, self.picked, self.card)
            if self.picked or sparing(duel, self.player, self.card) is None:
                use_spared(duel, self.player, self.card, self.needed - worth)
        if self.picked:
            self.made_as = as_used(duel, self.picked)
            if not self.setting:
                use_borrowing(duel, self.player, self.picked)
            move_all(duel, self.picked, GRAVEYARD, TRIBUTED | BY_SUMMON, self.player, self.card)
            if not self.setting:
                self.kinds |= S_TRIBUTE
            self.materials = self.picked
        elif self.needed and self.procedure < 0 and not self.setting:
            use_sparing(duel, self.player, self.card, self.needed)
        return True

    def allowed(self, duel: State) -> int:
        if self.setting:
            return DOWN_DEFENSE
        return UP_ATTACK | UP_DEFENSE if never_face_down(duel) else UP_ATTACK

    def open_negation(self, duel: State) -> bool:
        return not self.setting and super().open_negation(duel)

    def put(self, duel: State) -> None:
        done = self.come(duel, self.kinds)
        if self.procedure >= 0:
            self.grant(duel, self.procedure)
        if self.setting:
            duel.play[self.card].kinds = S_SET | S_TRIBUTE if self.picked else S_SET
            duel.play[self.card].flags |= MADE_NO_ATK | MADE_NO_DEF
            note(duel, L_POSITION, self.card, self.player, DOWN_DEFENSE, 0, 0, only_for(self.player))
            emit(duel, E_SET, self.card, self.player, self.player, self.card, 0, self.origin, MONSTER_ZONE, 0, False)
            return
        for material in self.materials if done else []:
            lend(duel, material, self.card, self.kinds, self.player)
        settle(duel)
        if done:
            for material in self.materials:
                if duel.info[material].keeps & KEEPS_TRIBUTED:
                    duel.keep(kept_at(material, KEEPS_TRIBUTED), (duel.stamp[material], duel.turn, self.card))
        succeed(duel, done, self.player, self.kinds, self.player, self.card, self.origin)
