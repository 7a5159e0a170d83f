"""Picking the materials of a summon, one after the other."""

from __future__ import annotations

from duelkit.kernel.decision import PICK
from duelkit.yugioh.engine.legality.few_materials import Few, fitting_few
from duelkit.yugioh.engine.legality.materials import recipe_scope, whole_set
from duelkit.yugioh.engine.moves.picking import note_forced
from duelkit.yugioh.state.code import ANSWERED, FIRST
from duelkit.yugioh.state.codes import O_FINISH, O_PICK, W_FUSION, card_of, option, verb_of
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope
from duelkit.yugioh.state.tasks import Task


class MaterialTask(Task):
    """Picks a legal material set, one card at a time, into ``duel.picks``."""

    def __init__(self) -> None:
        super().__init__()
        self.player: int = 0
        self.monster: int = -1
        self.offered: list[int] = []
        self.picked: list[int] = []
        self.must: int = -1
        self.why: int = 0
        self.few: list[Few] = []

    def fields(self) -> tuple[str, ...]:
        return ("step", "player", "monster", "offered", "picked", "must", "why", "few")

    def copy(self) -> MaterialTask:
        twin = MaterialTask()
        twin.step = self.step
        twin.player = self.player
        twin.monster = self.monster
        twin.offered = self.offered[:]
        twin.picked = self.picked[:]
        twin.must = self.must
        twin.why = self.why
        twin.few = self.few
        return twin

    def able(self, duel: State, left: list[int], scope: Scope) -> list[int]:
        """The cards that can be picked next so that the materials can be completed."""
        found: list[int] = []
        for card in left:
            rest = [other for other in left if other != card]
            if fitting_few(duel, self.monster, [*self.picked, card], rest, scope, self.must, self.few):
                found.append(card)
        return found

    def run(self, duel: State) -> None:
        if self.step == ANSWERED:
            self.step = FIRST
            if verb_of(duel.answer) == O_FINISH:
                self.finish(duel)
                return
            self.picked.append(card_of(duel.answer))
        scope = recipe_scope(duel, self.monster, self.player)
        while True:
            left = [card for card in self.offered if card not in self.picked]
            able = self.able(duel, left, scope)
            whole = (self.must < 0 or self.must in self.picked) and whole_set(duel, self.monster, self.picked, scope)
            if whole and self.few:
                whole = fitting_few(duel, self.monster, self.picked, [], scope, self.must, self.few)
            if not able:
                if not whole:
                    self.picked = []
                self.finish(duel)
                return
            forced = -1 if whole else self.needed(duel, able, left, scope)
            if forced < 0:
                break
            if duel.every_decision or duel.every_window and self.picks_hidden(duel):
                able = [forced]
                break
            self.picked.append(forced)
            note_forced(duel, self.player, forced, self.why)
        options = [option(O_PICK, card) for card in able]
        if whole:
            options.append(option(O_FINISH))
        self.step = ANSWERED
        duel.ask(self.player, PICK, options, self.why, self.monster, len(self.picked))

    def picks_hidden(self, duel: State) -> bool:
        """Fusion Materials can come from hand and deck, whatever cards are there now."""
        if self.why == W_FUSION:
            return True
        for card in self.offered:
            if duel.lies_hidden(card):
                return True
        return False

    def needed(self, duel: State, able: list[int], left: list[int], scope: Scope) -> int:
        """A card without which no legal set can be completed, so that the player is not asked; −1 if there is none."""
        for card in able:
            rest = [other for other in left if other != card]
            if not fitting_few(duel, self.monster, self.picked, rest, scope, self.must, self.few):
                return card
        return -1

    def finish(self, duel: State) -> None:
        """Store the result and end. Fusion Materials are sorted, so that their order does not reveal which had no
        alternative.
        """
        if self.why == W_FUSION:
            self.picked.sort()
        duel.picks = self.picked
        duel.stack.pop()


def start_materials(
    duel: State,
    player: int,
    monster: int,
    offered: list[int],
    why: int,
    must: int = -1,
    chosen: int = -1,
    few: list[Few] | None = None,
) -> None:
    """Push the pick of a material set."""
    task = MaterialTask()
    task.player = player
    task.monster = monster
    task.offered = offered
    task.must = must
    task.why = why
    if chosen >= 0:
        task.picked.append(chosen)
    if few is not None:
        task.few = few
    duel.stack.append(task)
