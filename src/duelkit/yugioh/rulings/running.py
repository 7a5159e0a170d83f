"""Rulings run: a ruling's position in an edition, then its steps, one after the other, strictly."""

from __future__ import annotations

from dataclasses import dataclass

from duelkit.kernel.decision import ACT, KIND_NAMES
from duelkit.kernel.errors import DuelkitError
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.rulings.asking import MOST_QUESTIONS, PHASE_NUMBERS, STEPS, Course, StepFailed
from duelkit.yugioh.rulings.looks import amount, described, holds
from duelkit.yugioh.rulings.ruling import Ruling
from duelkit.yugioh.rulings.steps import PLAYERS, Answer, Step
from duelkit.yugioh.state import codes


@dataclass(frozen=True)
class Failure:
    """The step at which a ruling fails in an edition, counted from 1; 0 for the position itself."""

    ruling: Ruling
    edition: str
    number: int
    message: str

    def __str__(self) -> str:
        step = f"step {self.number} ({self.ruling.steps[self.number - 1].text})" if self.number else "position"
        return f"{self.ruling.file}, ruling {self.ruling.identity}, {self.edition}, {step}: {self.message}"


class Run(Course):
    """A ruling being run."""

    def next(self) -> Step | None:
        """Carry out the next step.

        :returns: the step; ``None`` at the end.
        :raises StepFailed: if it does not go as the ruling says.
        """
        if self.at >= len(self.ruling.steps):
            return None
        step = self.ruling.steps[self.at]
        self.carry_out(step)
        self.at += 1
        return step

    def carry_out(self, step: Step) -> None:
        """Carry out a step.

        :raises StepFailed: if it does not go as the ruling says.
        """
        if step.kind != "do" and not (step.kind == "may" and step.answers[0].verb in ("position", "zone")):
            self.skip_zone()
        if step.kind == "do":
            self.do(step.player, step.answers)
        elif step.kind == "may":
            self.check_may(step)
        elif step.kind == "only":
            self.check_only(step)
        elif step.kind == "flow":
            self.flow(step.word)
        elif step.kind == "to":
            self.go(step.word)
        elif step.kind == "whole":
            self.check_whole(step)
        elif step.kind == "player":
            self.check_player(step)
        else:
            self.check_card(step)

    def check_may(self, step: Step) -> None:
        """An action is offered, or is not; with answers behind it, the last of them is meant."""
        player, answers = step.player, step.answers
        ahead = self.fork()
        if not ahead.go_to(player, answers[0]):
            if not step.negated:
                raise StepFailed(f"not offered to {list(PLAYERS)[player]}; {self.describe()}")
            if len(answers) > 1:
                raise StepFailed(f"not even the first part is offered; {self.describe()}")
            self.check_asked(player, answers[0])
            return
        try:
            for last in range(1, len(answers) + 1):  # from the beginning: some answers are given by themselves
                self.fork().do(player, answers[:last])
        except StepFailed:
            if step.negated and last == len(answers) > 1:
                return
            raise
        if step.negated:
            raise StepFailed(f"it is offered; {self.describe()}")

    def check_asked(self, player: int, answer: Answer) -> None:
        """Fail unless the player is asked something on this occasion to which the action could be an answer."""
        ahead = self.fork()
        if (
            answer.verb == "attack"
            and player == ahead.duel.turn_player
            and not ahead.duel.chain
            and (ahead.duel.phase == int(Phase.BATTLE) and ahead.nothing_to_do())
        ):
            return
        if not ahead.go_to_question(player, answer):
            raise StepFailed(f"{list(PLAYERS)[player]} is not asked for such a thing here; {self.describe()}")

    def check_only(self, step: Step) -> None:
        """Exactly these cards are offered for something."""
        ahead = self.fork()
        answer = Answer(step.word)
        offered = ahead.go_to(step.player, answer)
        if not offered:
            self.check_asked(step.player, answer)
        cards = {codes.card_of(option) for option in ahead.matching(step.player, answer)} if offered else set()
        missing = [name.said for name in step.others if not any(ahead.is_meant(card, name) for card in cards)]
        further = [
            ahead.called(card) for card in sorted(cards) if not any(ahead.is_meant(card, name) for name in step.others)
        ]
        if missing or further:
            raise StepFailed(
                f"{f'not offered: {missing}' if missing else ''}{' ' if missing and further else ''}"
                f"{f'offered too: {further}' if further else ''}; {ahead.describe()}"
            )

    def flow(self, word: str) -> None:
        """``resolve``, ``settle`` or ``settled``."""
        if word == "settled":
            if not self.duel.chain:
                self.pass_empty()
            if self.asked().kind != ACT or self.duel.chain:
                raise StepFailed(f"not settled; {self.describe()}")
            return
        self.chosen, self.named = [], set()
        if word == "settle":
            self.settle()
            return
        if not self.duel.chain:
            raise StepFailed(f"no chain is there to resolve; {self.describe()}")
        while self.duel.chain and (self.skip_zone() or self.passable()):
            if self.passable():
                self.choose(codes.PASS)

    def go(self, word: str) -> None:
        """Both players pass, and the turn player goes on, until a point is reached."""
        self.chosen, self.named = [], set()
        duel, turn = self.duel, self.duel.turn
        later = word in ("standby", "main 1", "next turn") and (duel.phase != int(Phase.DRAW))
        if word == "main 1" and duel.phase == int(Phase.STANDBY):
            later = False
        for _ in range(MOST_QUESTIONS):
            if duel.decision is None:
                break
            if duel.turn == turn + later and self._reached(word):
                return
            if word == "battle" and duel.phase == int(Phase.BATTLE) and self.nothing_to_do():
                return
            if self.passable():
                self.choose(codes.PASS)
            elif not self.skip_zone() and not self._go_on(word):
                break
        raise StepFailed(f"'{word}' is not reached; {self.describe()}")

    def _reached(self, word: str) -> bool:
        if word in STEPS:
            return self.duel.step == STEPS[word]
        decision = self.asked()
        if word in ("next turn", "main 1", "main 2", "battle"):
            phase = PHASE_NUMBERS["main 1" if word == "next turn" else word]
            return self.duel.phase == phase and decision.kind == ACT
        return self.duel.phase == PHASE_NUMBERS[word]

    def _go_on(self, word: str) -> bool:
        """The turn player, free to act, goes to the next phase."""
        ways: dict[str, tuple[int, ...]] = {
            "battle": (codes.O_TO_BATTLE,),
            "main 2": (codes.O_TO_MAIN_2, codes.O_TO_BATTLE),
            "end of battle": (codes.O_TO_MAIN_2,),
        }
        wanted = ways.get(word, () if word in STEPS else (codes.O_TO_END, codes.O_TO_MAIN_2))
        decision = self.asked()
        for verb in wanted:
            for option in decision.options:
                if decision.kind == ACT and codes.verb_of(option) == verb:
                    self.choose(option)
                    return True
        return False

    def check_whole(self, step: Step) -> None:
        """How the duel stands."""
        duel, word = self.duel, step.word
        if word in ("wins", "loses", "draw", "duel goes on"):
            found = None if duel.outcome is None else duel.outcome.winner
            wanted = {"wins": step.player, "loses": 1 - step.player, "draw": -1, "duel goes on": None}[word]
            if found != wanted:
                raise StepFailed(self.describe())
        elif word == "phase":
            if duel.phase != PHASE_NUMBERS[step.argument]:
                raise StepFailed(self.describe())
        else:
            there = len(duel.chain) if word == "chain" else duel.turn
            if there != step.number:
                raise StepFailed(f"{word} is {there}; {self.describe()}")

    def check_player(self, step: Step) -> None:
        """What a player has, or whether that player is asked."""
        if step.word == "asked":
            decision = self.duel.decision
            asked = (
                decision is not None
                and decision.player == step.player
                and decision.options != [codes.PASS]
                and (step.argument in ("", KIND_NAMES[decision.kind]))
            )
            if asked == step.negated:
                raise StepFailed(self.describe())
            return
        there = amount(self.duel, step.player, step.word)
        if there != step.number:
            raise StepFailed(f"{step.word} is {there}")

    def check_card(self, step: Step) -> None:
        """Where a card is and what it is: every card that is meant, if there are several."""
        assert step.name is not None
        for card in self.meant(step.name):
            if holds(self.duel, card, step, lambda at: self.meant(step.others[at])) == step.negated:
                raise StepFailed(f"found {described(self.duel, card)}")


def run(ruling: Ruling, edition: str) -> Failure | None:
    """Run a ruling in an edition.

    :returns: where it fails; ``None`` if all goes as it says.
    """
    return failed(ruling, edition)[0]


def failed(ruling: Ruling, edition: str) -> tuple[Failure | None, Run | None]:
    """The same, with the run as it stood then."""
    try:
        found = Run(ruling, edition)
    except (DuelkitError, AssertionError) as error:
        return Failure(ruling, edition, 0, str(error)), None
    try:
        while found.next() is not None:
            pass
    except AssertionError as error:
        return Failure(ruling, edition, found.at + 1, str(error)), found
    return None, found
