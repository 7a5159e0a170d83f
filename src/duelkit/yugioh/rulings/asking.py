"""The duel of a ruling: its questions, what an answer means, and how players pass until they are asked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Self

from duelkit.kernel.decision import ACT, CHOICE, CONFIRM, KIND_NAMES, PICK, POSITION, RESPOND, TRIGGER, Decision
from duelkit.yugioh.cards import fold
from duelkit.yugioh.duel import Duel
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.rulings.looks import described, keeper
from duelkit.yugioh.rulings.placing import build
from duelkit.yugioh.rulings.position import filler_cards, numbers
from duelkit.yugioh.rulings.ruling import Ruling
from duelkit.yugioh.rulings.steps import PHASES, PLAYERS, Answer, Name
from duelkit.yugioh.state import codes

VERBS: Final = {
    "summon": (codes.O_SUMMON,),
    "set": (codes.O_SET_MONSTER, codes.O_SET),
    "flip": (codes.O_FLIP,),
    "special": (codes.O_PROCEDURE,),
    "turn": (codes.O_CHANGE_POSITION,),
    "activate": (codes.O_ACTIVATE, codes.O_TRIGGER),
    "attack": (codes.O_ATTACK,),
    "pick": (codes.O_PICK,),
    "process": (codes.O_DELAYED,),
    "pendulum": (codes.O_PENDULUM,),
    "decline": (codes.O_FINISH, codes.PASS),
    "done": (codes.O_FINISH,),
    "pass": (codes.PASS,),
    "yes": (codes.O_YES,),
    "no": (codes.O_NO,),
    "battle": (codes.O_TO_BATTLE,),
    "main 2": (codes.O_TO_MAIN_2,),
    "end": (codes.O_TO_END,),
    "direct": (codes.O_DIRECT,),
    "declare": (codes.O_NUMBER,),
    "position": (codes.O_POSITION,),
    "zone": (codes.O_POSITION,),
}
ANSWERS: Final = ("pass", "decline", "pick", "done", "yes", "no", "declare", "position", "zone", "direct")
"""The words of players that answer a question as it is open; nothing is passed for them."""
DUE: Final = (codes.O_TRIGGER, codes.O_DELAYED)
"""The options that wait in a phase by themselves."""
STEPS: Final = {
    "damage step": codes.DAMAGE_START,
    "before calculation": codes.BEFORE_CALC,
    "damage calculation": codes.CALC,
    "after calculation": codes.AFTER_CALC,
    "end of damage step": codes.DAMAGE_END,
    "end of battle": codes.END_STEP,
}
PHASE_NUMBERS: Final = dict(zip(PHASES, Phase, strict=True))
POSITIONS: Final = {"attack": 1, "defense": 4, "face-down": 8}
MOST_QUESTIONS: Final = 400
"""More answers in one step than any ruling needs: what asks more goes round in a circle."""
ON_THE_WAY: Final = 40
PILES: Final = codes.HAND | codes.DECK | codes.GRAVEYARD | codes.BANISHED | codes.EXTRA | codes.OVERLAY


class StepFailed(AssertionError):
    """A step did not go as the ruling says."""


class Course:
    """The duel of a ruling, and what its players may do in it.

    :param open_cards: whether both players know all cards, as who is shown the ruling does.

    Attributes:
        duel: The duel as it stands.
    """

    def __init__(self, ruling: Ruling, edition: str, open_cards: bool = False) -> None:
        self.ruling = ruling
        self.edition = edition
        position = build(ruling.position, edition, f"{ruling.file}, ruling {ruling.identity}, {edition}")
        position.duel.every_window = position.duel.every_end = True
        if open_cards:
            harmless = filler_cards(ruling.position)
            position.duel.known = {
                card: codes.KNOWN_TO_BOTH for card in range(len(position.duel.info)) if card not in harmless
            }
        position.start()
        self.duel: Duel = position.duel
        self.labels = numbers(ruling.position)
        self.filler = filler_cards(ruling.position)
        self.at = 0
        self.chosen: list[tuple[Duel, int]] = []
        """The choices since the last action, each with the duel as it was before."""
        self.named: set[tuple[int, int]] = set()
        """What of them the engine had answered by itself and a step has named."""
        self.choices: list[int] = []
        """All choices so far."""

    def fork(self) -> Self:
        """An independent run from here."""
        twin = type(self).__new__(type(self))
        twin.ruling, twin.edition, twin.labels, twin.filler = self.ruling, self.edition, self.labels, self.filler
        twin.duel, twin.at = self.duel.copy(), self.at
        twin.duel.every_window = twin.duel.every_end = True
        twin.chosen, twin.named, twin.choices = self.chosen[:], self.named.copy(), self.choices[:]
        return twin

    # questions

    @property
    def decision(self) -> Decision | None:
        """The open question."""
        return self.duel.decision

    def choose(self, option: int) -> None:
        """Answer the open question."""
        if len(self.chosen) > MOST_QUESTIONS:
            raise StepFailed(f"more than {MOST_QUESTIONS} answers; {self.describe()}")
        self.chosen.append((self.duel.copy(), option))
        self.choices.append(option)
        self.duel.choose(option)
        # with every window, a question whose only answer follows from hidden cards is asked too
        while (
            (decision := self.duel.decision) is not None
            and decision.alone()
            and (
                decision.kind in (PICK, CHOICE, CONFIRM)
                or len(decision.options) > 1
                or codes.verb_of(decision.options[0]) == codes.O_FINISH
            )
        ):
            self.choices.append(decision.options[0])
            self.duel.choose(decision.options[0])

    def asked(self) -> Decision:
        """The open question, of which there has to be one."""
        decision = self.duel.decision
        if decision is None:
            raise StepFailed(self.describe())
        return decision

    def passable(self) -> bool:
        """Whether a player is only asked to respond: no effect waits that is due."""
        decision = self.duel.decision
        return (
            decision is not None
            and codes.PASS in decision.options
            and (decision.kind == RESPOND or not any(codes.verb_of(option) in DUE for option in decision.options))
        )

    def skip_zone(self) -> bool:
        """Answer a question about nothing but a zone with the first one."""
        decision = self.duel.decision
        if decision is None or decision.kind != POSITION or not decision.options[0] >> 16 & 0xFF:
            return False
        if len({option >> 12 & 0xF for option in decision.options}) > 1:
            return False
        self.choose(decision.options[0])
        return True

    def settle(self) -> None:
        """Both players pass for as long as they are only asked to respond."""
        while self.skip_zone() or self.passable():
            if self.passable():
                self.choose(codes.PASS)

    def pass_empty(self) -> None:
        """Both players pass for as long as they can do nothing else."""
        while self.skip_zone() or (self.duel.decision is not None and self.duel.decision.options == [codes.PASS]):
            if self.asked().options == [codes.PASS]:
                self.choose(codes.PASS)

    def describe(self) -> str:
        """The open question in words, for the message of a step that failed."""
        duel, decision = self.duel, self.duel.decision
        if decision is None:
            return f"the duel is over: {duel.outcome}"
        names = {
            number: word for word, numbers_ in VERBS.items() if word not in ("decline", "zone") for number in numbers_
        }
        options = ", ".join(self._option_words(names, option) for option in decision.options)
        player = list(PLAYERS)[decision.player]
        phase = next(word for word, number in PHASE_NUMBERS.items() if number == duel.phase)
        step = next((f", {word}" for word, number in STEPS.items() if number == duel.step), "")
        links = ", ".join(str(duel.info[duel.scopes[link].card].definition.en) for link in duel.chain)
        return (
            f"turn {duel.turn} of {list(PLAYERS)[duel.turn_player]}, {phase} phase{step}"
            f"{f', chain: {links}' if links else ''}; {player} is asked {KIND_NAMES[decision.kind]}: {options}"
        )

    def _option_words(self, names: dict[int, str], option: int) -> str:
        verb, number, card = codes.verb_of(option), codes.number_of(option), codes.card_of(option)
        words = names.get(verb, str(verb))
        if self.asked().kind == TRIGGER and verb in (codes.O_FINISH, codes.PASS):
            words = "decline"
        if card >= 0:
            words += f" {self.called(card)}"
            if verb in (codes.O_ACTIVATE, codes.O_TRIGGER):
                words += f" effect {number + 1}"
            elif verb == codes.O_PROCEDURE:
                words += f" way {(number & codes.WHICH_PROCEDURE) + 1}{' set' if number & codes.SETTING else ''}"
        elif verb == codes.O_NUMBER:
            words += f" {number}"
        if verb == codes.O_POSITION:
            word = next(word for word, bits in POSITIONS.items() if number & 0xF == bits)
            words = f"{word} zone {number >> 4}" if number >> 4 else word
        return words

    def called(self, card: int) -> str:
        """A card by its name, and its label if it has one."""
        label = next((f" #{label}" for label, number in self.labels.items() if number == card), "")
        definition = self.duel.info[card].definition
        return f"{definition.en or definition.ja}{label}"

    # cards

    def meant(self, name: Name) -> list[int]:
        """The cards that a name means, in the order in which they were put down.

        :raises StepFailed: if there is none.
        """
        found = [card for card in range(len(self.duel.info)) if self.is_meant(card, name)]
        if not found:
            raise StepFailed(f"no card {name.said} in the duel")
        return found

    def is_meant(self, card: int, name: Name) -> bool:
        """Whether a name means a card."""
        if card < 0 or name.owner not in (None, self.duel.owner[card]):
            return False
        if name.label:
            return self.labels.get(name.label) == card
        definition = self.duel.info[card].definition
        if name.token:
            return name.token in (fold(definition.ja), fold(definition.en))
        return definition.passcode == name.passcode and card not in self.filler

    # actions

    def matching(self, player: int, answer: Answer) -> list[int]:
        """The options of the open question that an answer means."""
        decision = self.duel.decision
        if decision is None or decision.player != player:
            return []
        if answer.verb == "decline" and decision.kind != TRIGGER:
            return []
        return [option for option in decision.options if self.matches(option, answer)]

    def matches(self, option: int, answer: Answer) -> bool:
        """Whether an answer means an option."""
        number = codes.number_of(option)
        if codes.verb_of(option) not in VERBS[answer.verb]:
            return False
        if answer.name is not None:
            card = number if answer.verb == "declare" else codes.card_of(option)  # a card stands for its name
            if not self.is_meant(card, answer.name):
                return False
        if answer.verb in ("position", "zone"):
            slot = (number >> 4) - 1
            zone = slot + 1 if slot < 5 else 6 if (slot == 5) == (self.asked().player == 0) else 7
            return (not answer.word or number & 0xF == POSITIONS[answer.word]) and answer.number in (None, zone)
        if answer.verb == "declare":
            return answer.number in (None, number)
        if (
            answer.verb == "special"
            and answer.number is not None
            and ((number & codes.SETTING != 0) != (answer.word == "set"))
        ):
            return False
        return answer.number is None or number & codes.WHICH_PROCEDURE == answer.number - 1

    def chosen_of(self, found: list[int], answer: Answer) -> int:
        """The one option that is meant.

        :raises StepFailed: if several are that are not the same.
        """
        if answer.verb in ("activate", "special") and len({codes.number_of(option) for option in found}) > 1:
            raise StepFailed(f"several are offered; expected 'effect N' or 'way N' behind the card: {self.describe()}")
        cards = {codes.card_of(option) for option in found}
        if len(cards) > 1 and not all(self.duel.place[card] & PILES for card in cards):
            raise StepFailed(
                "several cards are meant; expected one with a #label: "
                + "; ".join(described(self.duel, card) for card in sorted(cards))
            )
        return found[0]

    def occasion(self) -> tuple[int, ...]:
        """What stays the same as long as players only pass on one and the same occasion."""
        duel = self.duel
        return (duel.turn, duel.phase, duel.step, *duel.chain)

    def go_to(self, player: int, answer: Answer) -> bool:
        """Pass until an answer is offered to the player, within the same occasion, or until the player is free to act.

        :returns: whether it is offered.
        """
        occasion = self.occasion()
        if answer.verb not in ("position", "zone"):
            self.skip_zone()
        for _ in range(ON_THE_WAY):
            if self.matching(player, answer):
                return True
            if answer.verb in ANSWERS:
                return False
            if not self.passable() or self.duel.chain and self.asked().player == player and answer.verb != "activate":
                return False
            self.choose(codes.PASS)
            while self.skip_zone():
                pass
            if self.occasion() != occasion and (self.duel.chain or answer.verb == "activate"):
                return False
        return False

    def fork_to(self, player: int, answer: Answer) -> list[int]:
        """The options that an answer means, after passes within this occasion."""
        ahead = self.fork()
        return ahead.matching(player, answer) if ahead.go_to(player, answer) else []

    def do(self, player: int, answers: tuple[Answer, ...]) -> None:
        """Carry out an action and give the answers after it.

        :raises StepFailed: if one of them is not offered.
        """
        for at, answer in enumerate(answers):
            if at == 0 and answer.verb not in ("pick",):
                ahead = self.fork()
                if not ahead.go_to(player, answer):
                    raise StepFailed(f"not offered to {list(PLAYERS)[player]}; {self.describe()}")
                self.chosen, self.named = [], set()
                self.go_to(player, answer)
            if answer.verb not in ("position", "zone"):
                self.skip_zone()
            found = self.matching(player, answer)
            if found:
                self.choose(self.chosen_of(found, answer))
            elif at and answer.verb == "done" and not self.picking(player):
                continue
            elif not self.was_forced(player, answer):
                raise StepFailed(f"{answer_words(answer)} is not offered to {list(PLAYERS)[player]}; {self.describe()}")

    def picking(self, player: int) -> bool:
        """Whether the player is asked to pick a card."""
        decision = self.duel.decision
        return decision is not None and decision.player == player and decision.kind == PICK

    def was_forced(self, player: int, answer: Answer) -> bool:
        """Whether the engine gave an answer by itself since the last action, because there was no other one."""
        for at, (before, option) in enumerate(self.chosen):
            twin = self.fork()
            twin.duel = before.copy()
            twin.duel.every_decision = True
            twin.duel.choose(option)
            number = 0
            while (decision := twin.duel.decision) is not None and decision.alone():
                if (
                    decision.player == player
                    and (at, number) not in self.named
                    and twin.matches(decision.options[0], answer)
                ):
                    self.named.add((at, number))
                    return True
                number += 1
                if number > MOST_QUESTIONS:
                    return False
                twin.duel.choose(decision.options[0])
        return False

    def go_to_question(self, player: int, answer: Answer) -> bool:
        """Pass until the player is asked something on this occasion to which the action could be an answer.

        :returns: whether that is so.
        """
        occasion = self.occasion()
        kinds: tuple[int, ...] = (ACT, RESPOND, TRIGGER) if answer.verb == "activate" else (ACT,)
        if answer.verb in ANSWERS:
            kinds = tuple(range(len(KIND_NAMES)))
        for _ in range(ON_THE_WAY):
            decision = self.duel.decision
            if decision is not None and decision.player == player and decision.kind in kinds:
                return True
            if not self.passable() or self.occasion() != occasion:
                return False
            self.choose(codes.PASS)
            while self.skip_zone():
                pass
        return False

    def nothing_to_do(self) -> bool:
        """Whether this battle phase ends without the turn player being asked what to do."""
        ahead = self.fork()
        while ahead.duel.phase == int(Phase.BATTLE):
            if not ahead.passable():
                return False
            ahead.choose(codes.PASS)
        return True

    def lie(self) -> Iterator[str]:
        """Where the cards are, a line each; the harmless ones of the decks are left out."""
        for player, word in enumerate(PLAYERS):
            yield f"{word}: life {self.duel.life[player]}"
            for card in range(len(self.duel.info)):
                if card not in self.filler and keeper(self.duel, card) == player:
                    yield f"  {described(self.duel, card)}"


def answer_words(answer: Answer) -> str:
    """An answer as a step has it."""
    parts = (
        answer.verb,
        answer.name.said if answer.name is not None else "",
        answer.word,
        "" if answer.number is None else str(answer.number),
    )
    return " ".join(part for part in parts if part)
