"""A ruling shown: the duel after each of its steps, and the reasons behind it."""

from __future__ import annotations

from typing import Final

from duelkit.kernel.errors import DuelkitError
from duelkit.lessons import LANGUAGES, Explanation, Words
from duelkit.recording import Recorder
from duelkit.showing import DONE, HOLDS, Showing, Shown
from duelkit.yugioh.duel import Duel
from duelkit.yugioh.rulings.asking import VERBS
from duelkit.yugioh.rulings.ruling import Ruling
from duelkit.yugioh.rulings.running import Run
from duelkit.yugioh.rulings.steps import Answer, Step
from duelkit.yugioh.rulings.telling import step_words
from duelkit.yugioh.state import codes
from duelkit.yugioh.telling.messages import sentence
from duelkit.yugioh.telling.teller import Teller
from duelkit.yugioh.why.actions import TURN_ACTIONS, actions_of, attack_on, whose
from duelkit.yugioh.why.said import Reason, offered_because

GAME: Final = "yugioh"


class RulingShowing(Showing):
    """A ruling shown in an edition, all cards open to both players.

    :raises DuelkitError: if it says nothing of the edition, or does not go as it says.
    """

    def __init__(self, ruling: Ruling, edition: str = "") -> None:
        edition = edition or ruling.editions[-1]
        if edition not in ruling.editions:
            raise DuelkitError(
                f"the ruling {ruling.identity} says nothing of {edition[:40]!r}; expected one of "
                f"{', '.join(ruling.editions)}"
            )
        self.case = ruling
        self.edition = edition
        run = Run(ruling, edition, open_cards=True)
        self._duels: list[Duel] = [run.duel.copy()]
        shown: list[Shown] = []
        for step in ruling.steps:
            before = run.fork()
            try:
                run.next()
            except AssertionError as error:
                raise DuelkitError(
                    f"ruling {ruling.identity}, {edition}, step {run.at + 1} ({step.text}): {error}"
                ) from None
            self._duels.append(run.duel.copy())
            words = step_words(ruling.position, step)
            shown.append(Shown(HOLDS if step.checks else DONE, words, reasons(before, step, run)))
        self.steps = tuple(shown)

    def duel(self, step: int) -> Duel:
        return self._duels[step]

    def recorder(self, step: int, playing: bool = True) -> Recorder[Duel]:
        duel = self._duels[step].copy()
        duel.every_end = True
        while playing and duel.decision is not None and duel.decision.options == [codes.PASS]:
            # the windows in which nobody can do anything are there for the steps alone
            duel.choose(codes.PASS)
        headers = {"game": GAME, "ruling": self.case.identity, "edition": self.edition, "step": str(step), "seed": "1"}
        return Recorder(duel, headers)


def reasons(before: Run, step: Step, after: Run) -> tuple[Explanation, ...]:
    """Why a step goes as it does: everything against an action that may not be done, the rule behind one that may."""
    if step.kind not in ("do", "may") or not step.answers:
        return ()
    first = step.answers[0]
    if step.kind == "may" and step.negated and len(step.answers) == 1:
        return against(before, step.player, first)
    if step.kind == "may" and step.negated:
        return ()
    made = after.choices[len(before.choices) :] if step.kind == "do" else before.fork_to(step.player, first)
    verb = next((codes.verb_of(option) for option in made if codes.verb_of(option) in VERBS[first.verb]), None)
    # passing, picking and answers have nothing behind them but the question
    if verb is None or verb in (
        codes.PASS,
        codes.O_PICK,
        codes.O_FINISH,
        codes.O_YES,
        codes.O_NO,
        codes.O_POSITION,
        codes.O_NUMBER,
        codes.O_DIRECT,
    ):
        return ()
    rule = offered_because(before.duel, verb)
    tellers = {language: Teller(before.duel, step.player, language) for language in LANGUAGES}
    return (
        Explanation(
            {language: sentence(teller.words(f"offered-{verb}")) for language, teller in tellers.items()},
            (rule,) if rule else (),
        ),
    )


def against(run: Run, player: int, answer: Answer) -> tuple[Explanation, ...]:
    """Every reason against an action."""
    found: dict[tuple[str, ...], Explanation] = {}
    ahead = run.fork()
    ahead.skip_zone()
    # where the player is asked, not being asked is no reason
    if ahead.go_to_question(player, answer):
        run = ahead
    for action in wanted(run, player, answer):
        by_language: dict[str, list[Reason]] = {
            language: run.duel.why_not(action, language, player) for language in LANGUAGES
        }
        for japanese, english in zip(by_language["ja"], by_language["en"], strict=True):
            words: Words = {"ja": japanese.text, "en": english.text}
            found.setdefault((english.text, *english.rules), Explanation(words, english.rules))
    return tuple(found.values())


def wanted(run: Run, player: int, answer: Answer) -> list[int]:
    """The actions that an answer means, whether they are offered or not."""
    verbs = VERBS[answer.verb]
    if answer.name is None:
        return [action for action in TURN_ACTIONS if codes.verb_of(action) in verbs]
    duel = run.duel
    cards = [card for card in run.meant(answer.name) if whose(duel, card) == player]
    if answer.verb == "attack":
        return [
            attack_on(card, target)
            for card in cards
            for target in (*duel.monsters[1 - player], -1)
            if target >= 0 or target == -1 and max(duel.monsters[1 - player]) < 0
        ]
    return [
        action
        for card in cards
        for action in actions_of(duel, card)
        if codes.verb_of(action) in verbs
        and answer.number in (None, (codes.number_of(action) & codes.WHICH_PROCEDURE) + 1)
    ]
