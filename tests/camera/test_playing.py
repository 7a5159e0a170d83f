"""From the mat to the decisions of a duel, and what is said where none follows."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from tests.camera.hands import Hands, PerfectEye, RenderedEye
from tests.camera.scenes import moderate
from tests.camera.through import play

from duelkit.camera.codes import (
    ABILITY,
    ATTACK,
    CANCEL,
    CHOOSE,
    DONE,
    ELEMENTS,
    END_PHASE,
    END_TURN,
    OPERATIONS,
    PROXIES,
    ROTATE,
    SURRENDER,
    UNDO,
    YES,
)
from duelkit.camera.judgment_notes import kind_of, operation_note, steps
from duelkit.camera.playing.judgment_reader import Reader, Verdict
from duelkit.camera.playing.judgment_texts import MatTexts
from duelkit.camera.playing.steady import Look
from duelkit.camera.seeing.reading import FieldSeen, Shown
from duelkit.judgment import Duel, library
from duelkit.judgment.compiler.definitions import card_info
from duelkit.judgment.decks.deck import OPERATION_CARDS
from duelkit.judgment.scenario import Scenario, scenario
from duelkit.judgment.state import codes
from duelkit.judgment.state.codes import verb_of
from duelkit.rulebook.cite import rule

LIZARD = library()["Partmole Flame Lizard"].number
GUARD = library()["Tritonan Ice Guard"].number
SCION = library()["Scion's Riotous Impunity"].number
PUSH = library()["Tinoan Telekinesis"].number
MAGUS = library()["Flame Magus"].number


class Table:
    """A scenario, a mat that agrees with it, and a reader of it."""

    def __init__(self, found: Scenario, language: str = "en") -> None:
        found.start()
        self.scenario = found
        self.duel: Duel = found.duel
        self.hands = Hands()
        self.hands.agree(self.duel)
        self.reader = Reader(MatTexts(language))
        self.look()

    def look(self, hidden: int = -1) -> Verdict:
        """What follows from the mat as it lies; ``hidden``: a field that a hand covers."""
        for look in PerfectEye().looks(self.hands):
            if hidden >= 0:
                fields = tuple(None if at == hidden else seen for at, seen in enumerate(look.fields))
                look = Look(look.reading, fields, look.beside, (hidden,))
            return self.reader.decide(self.duel, look)
        raise AssertionError

    def taken(self) -> str:
        """What follows, which must be a decision; the duel takes it. Answers it in words."""
        verdict = self.look()
        assert verdict.option >= 0, verdict
        said = self.duel.describe(verdict.option, "en")
        self.duel.choose(verdict.option)
        return said

    def said(self) -> str:
        """What is said, and no decision follows."""
        verdict = self.look()
        assert verdict.option < 0 and not verdict.command
        return "\n".join(verdict.messages)


def clash() -> Scenario:
    """Alice's lizard stands before Bob's guard."""
    found = scenario()
    found.alice.creature(LIZARD, at=8, facing="north")
    found.bob.creature(GUARD, at=5, facing="south")
    found.alice.mana(9)
    return found


@rule("EOJ-RECOG-04", "EOJ-RECOG-06", "EOJ-TERM-12")
@pytest.mark.parametrize("facing", range(4))
@pytest.mark.parametrize("proxy", [False, True])
def test_a_creature_is_summoned_where_and_as_it_is_laid(facing: int, proxy: bool) -> None:
    found = clash()
    found.alice.hand(MAGUS)
    table = Table(found)
    table.hands.fields[6] = (MAGUS, facing)
    assert table.taken() == "Summon Flame Magus to field 7"
    if proxy:
        # the same rules hold for what stands for a card
        table.hands.fields[6] = (PROXIES[0], facing)
    assert table.taken() == f"Facing {('up', 'right', 'down', 'left')[facing]}"
    assert found.where(MAGUS) == "board" and found.duel.creatures[found.duel.occupant[6]].facing == facing


@rule("EOJ-RECOG-05")
def test_nothing_is_decided_while_a_code_is_covered() -> None:
    found = clash()
    found.alice.hand(MAGUS)
    table = Table(found)
    table.hands.fields[6] = (MAGUS, 0)
    for field in range(9):
        assert table.look(hidden=field) == Verdict()
    assert table.look().option >= 0


def test_what_may_not_be_done_is_told_with_its_rule() -> None:
    found = clash()
    found.alice.hand(MAGUS, "Didi the Enlightened")
    found.alice.mana(1)
    table = Table(found)
    table.hands.fields[0] = (MAGUS, 0)
    assert "Not possible: Summon Flame Magus to field 1" in table.said() and "EOJ-SUMMON-03" in table.said()
    table.hands.agree(found.duel)
    table.hands.fields[6] = (library()["Didi the Enlightened"].number, 0)
    assert "EOJ-SUMMON-02" in table.said()
    table.hands.fields[6] = (GUARD, 0)
    assert "move Tritonan Ice Guard to field 5" in table.said()
    table.hands.fields[6] = (310, 0)
    table.look()
    table.hands.agree(found.duel)
    table.hands.fields[7] = (LIZARD, 2)
    assert "EOJ-REACT-06" in table.said()
    table.hands.fields[7] = (LIZARD, 1)
    assert "EOJ-REACT-01" in table.said(), "two mana are needed"


@rule("EOJ-RECOG-08")
def test_operation_cards_are_commands_and_no_cards_of_a_deck() -> None:
    found = clash()
    table = Table(found)
    table.hands.fields[7] = (LIZARD, 1)
    assert table.taken() == "Rotate Partmole Flame Lizard to the right"
    table.hands.agree(found.duel)
    table.look()
    table.hands.over[7] = (ROTATE, 0)
    assert "EOJ-REACT-02" in table.said(), "it has been turned by re-action"
    assert "take Rotate off" in table.said()
    fresh = Table(clash())
    fresh.hands.over[7] = (ROTATE, 3)
    assert fresh.taken() == "Rotate Partmole Flame Lizard to the left"
    attack = Table(clash())
    attack.hands.over[7] = (ATTACK, 2)
    assert attack.taken() == "Attack with Partmole Flame Lizard"
    for code, words in ((END_TURN, "End the turn"), (END_PHASE, "End action phase 1")):
        table = Table(clash())
        table.hands.aside.append((code, 0))
        assert table.taken() == words
    for code, command in ((UNDO, "undo"), (CANCEL, "cancel"), (SURRENDER, "surrender")):
        table = Table(clash())
        table.hands.aside.append((code, 0))
        assert table.look().command == command
        assert table.look().command == "", "a card that stays counts once"
    assert {"attack", "rotate", "surrender", "cancel", "end-turn"} <= set(OPERATIONS.values())
    assert {"attack", "rotate", "surrender", "cancel"} <= set(OPERATION_CARDS)
    assert not any(code in {card.number for card in library()} for code in (*OPERATIONS, *PROXIES))


def test_operation_cards_that_mean_nothing_now_are_told_once() -> None:
    for code, field in ((YES, -1), (DONE, -1), (CHOOSE, 7), (next(iter(ELEMENTS.values())), -1), (ATTACK, -1)):
        table = Table(clash())
        if field < 0:
            table.hands.aside.append((code, 0))
        else:
            table.hands.over[field] = (code, 0)
        assert "means nothing now" in table.said()
    table = Table(clash())
    table.hands.over[0] = (ATTACK, 0)
    assert table.said() == "Field 1: no creature stands there."
    assert table.said() == "Field 1: take Attack off the mat, so that the code below it can be seen (EOJ-RECOG-05)."
    table = Table(clash())
    table.hands.over[7] = (ABILITY, 0)
    assert "has no ability that it uses by itself" in table.said()
    table = Table(clash())
    table.hands.over[4] = (ATTACK, 0)
    assert "EOJ-REACT-09" in table.said(), "another player's creature"


@rule("EOJ-RECOG-07")
@pytest.mark.parametrize("facing", range(4))
def test_a_spell_tells_by_its_direction_in_which_order_battles_are_fought(facing: int) -> None:
    found = clash()
    for at in (1, 2, 3):
        found.bob.creature("Biolith Stinger", at=at)
    found.alice.hand(SCION)
    found.alice.mana(9)
    table = Table(found)
    table.hands.aside.append((SCION, facing))
    assert table.taken() == "Cast Scion's Riotous Impunity"
    decision = found.duel.decision
    assert decision is not None and decision.why == codes.W_DIRECTION
    verdict = table.look()
    assert verb_of(verdict.option) == codes.O_FACING and codes.number_of(verdict.option) == facing
    table.hands.aside[0] = (SCION, -1)
    assert "its top points to the field where the battles begin" in table.said()


@rule("EOJ-RECOG-09", "EOJ-CARD-14")
def test_the_note_of_every_spell_tells_what_the_duel_asks() -> None:
    """Costs, then targets, then the direction: as many questions as the note has steps beside showing the spell."""
    seen: set[str] = set()
    for card in library():
        if card.is_creature:
            assert steps(card) == [] and operation_note(card, "en") == ""
            continue
        info = card_info(card)
        assert info.spell is not None
        told = [key for key, _ in steps(card)]
        seen |= set(told)
        assert [count for key, count in steps(card) if key == "discard"] == ([info.discards] if info.discards else [])
        assert ("sacrifice" in told) == (info.sacrifices is not None)
        assert ("directed" in told) == info.directed
        choices = [key for key in told if key.startswith("on-")]
        assert len(choices) == len(info.spell.choices)
        for key, choice, code in zip(choices, card.choices, info.spell.choices, strict=True):
            assert key.startswith(f"on-{kind_of(choice)}")
            asked = "field" if code.field_test is not None else "element" if code.test is None else "creature"
            assert kind_of(choice) in (asked, "card" if asked == "creature" else asked)
        for language in ("ja", "en"):
            assert operation_note(card, language)
    assert {
        "show",
        "directed",
        "discard",
        "sacrifice",
        "on-creature",
        "on-creature-again",
        "on-field",
        "on-field-again",
        "on-element",
    } <= seen


@rule("EOJ-RECOG-09")
def test_a_spell_that_is_laid_onto_its_target_is_cast_on_it() -> None:
    found = scenario()
    found.alice.creature(LIZARD, at=8, facing="north")
    found.alice.creature("Twin Goblins", at=7)
    found.alice.creature("Biolith Stinger", at=9)
    found.bob.creature(GUARD, at=5, facing="south")
    swap = library()["Tinoan Teleportation"].number
    found.alice.hand(swap, swap)
    found.alice.mana(9)
    table = Table(found)
    table.hands.over[7] = (swap, 0)
    assert table.taken() == "Cast Tinoan Teleportation"
    decision = found.duel.decision
    assert decision is not None and decision.why == codes.W_SPELL_TARGET
    first = table.look()
    assert found.duel.describe(first.option, "en").endswith("field 8")
    found.duel.choose(first.option)
    assert table.look() == Verdict(), "the same place does not count twice"
    table.hands.over = {6: (swap, 0)}
    second = table.look()
    assert found.duel.describe(second.option, "en").endswith("field 7")
    found.duel.choose(second.option)
    # the second copy in hand is not cast by the first one that still lies there
    assert "move Partmole Flame Lizard to field 7" in table.said() or "lay" in table.said()
    table.hands.agree(found.duel)
    table.hands.over = {6: (swap, 0)}
    assert table.said() == (
        "Field 7: take Tinoan Teleportation off the mat, so that the code below it can be seen (EOJ-RECOG-05)."
    )


@rule("EOJ-RECOG-09")
def test_what_a_spell_costs_is_shown_card_by_card() -> None:
    found = scenario()
    found.alice.creature(LIZARD, at=8, facing="north")
    found.bob.creature(GUARD, at=5, facing="south")
    found.field(5, "fire")
    inferno = library()["Sciondar Inferno"].number
    found.alice.hand(inferno, MAGUS, LIZARD, LIZARD, "Didi the Enlightened")
    found.alice.mana(9)
    for at in (1, 2):
        found.bob.creature("Biolith Stinger", at=at)
    table = Table(found)
    table.hands.aside = [(inferno, 0)]
    assert table.taken() == "Cast Sciondar Inferno"
    asked = MatTexts("en").how(found.duel)
    assert asked == [f"Sciondar Inferno: {operation_note(library()[inferno], 'en')}"]
    table.hands.aside = [(PUSH, 0)]
    assert table.said() == "Tinoan Telekinesis cannot be chosen now."
    table.hands.aside = [(MAGUS, 0)]
    assert table.taken() == "Flame Magus"
    table.hands.aside = [(LIZARD, 0)]
    assert table.taken() == "Partmole Flame Lizard"


@rule("EOJ-RECOG-10")
def test_a_dead_creature_is_asked_off_the_mat_at_the_sync_and_not_before() -> None:
    found = scenario()
    found.alice.creature(LIZARD, at=8, facing="north")
    found.alice.hand(GUARD)
    found.bob.creature(GUARD, at=5, facing="south")
    found.alice.mana(9)
    table = Table(found)
    victim = found.duel.occupant[4]
    found.duel.creatures[victim].damage = found.duel.creatures[victim].base_hp - 1
    table.hands.over[7] = (ATTACK, 0)
    assert table.taken() == "Attack with Partmole Flame Lizard"
    assert found.duel.occupant[4] < 0, "the sync has been"
    table.hands.lift()
    # Alice holds another guard: the body is not taken for a summon of it
    assert table.said() == "Field 5: take Tritonan Ice Guard off the mat, to the graveyard (EOJ-RECOG-10)."
    assert table.said() == table.said()
    del table.hands.fields[4]
    assert table.look() == Verdict()
    table.hands.fields[4] = (GUARD, 0)
    assert table.taken() == "Summon Tritonan Ice Guard to field 5"


@rule("EOJ-RECOG-10")
def test_a_body_that_is_taken_away_too_early_is_asked_back() -> None:
    found = clash()
    table = Table(found)
    body = found.duel.occupant[4]
    found.duel.creatures[body].dead = True
    del table.hands.fields[4]
    assert "put Tritonan Ice Guard back; a dead creature stays on the mat up to the sync" in table.said()


def test_the_duel_waits_until_mat_and_duel_agree() -> None:
    found = clash()
    found.alice.hand(MAGUS)
    table = Table(found)
    wrong: list[tuple[Callable[[], None], str]] = [
        (lambda: table.hands.fields.__delitem__(4), "lay Tritonan Ice Guard there, facing down"),
        (lambda: table.hands.fields.update({4: (MAGUS, 0)}), "Not possible"),
        (lambda: table.hands.fields.update({4: (GUARD, 1)}), "EOJ-REACT-09"),
        (lambda: table.hands.fields.update({4: (GUARD, -1)}), "lay it straight"),
        (lambda: table.hands.fields.update({0: (LIZARD, 0)}), "move Partmole Flame Lizard to field 8"),
        (lambda: table.hands.fields.update({4: (LIZARD, 0), 7: (GUARD, 0)}), "lies there"),
    ]
    for change, said in wrong:
        table.hands.agree(found.duel)
        table.look()
        change()
        assert said in table.said()
        table.hands.aside.append((END_TURN, 0))
        assert table.look().option < 0
    table.hands.agree(found.duel)
    table.look()
    table.hands.aside.append((END_TURN, 0))
    assert table.taken() == "End the turn"


def test_two_equal_cards_where_one_may_be() -> None:
    found = clash()
    found.alice.hand(MAGUS)
    table = Table(found)
    table.hands.fields |= {6: (MAGUS, 0), 3: (MAGUS, 0)}
    assert table.said().count("take Flame Magus off the mat") == 2
    del table.hands.fields[3]
    assert table.taken() == "Summon Flame Magus to field 7"
    both = FieldSeen((Shown(LIZARD, 0, place=7), Shown(GUARD, 0, place=7)))
    for look in PerfectEye().looks(table.hands):
        fields = tuple(both if at == 7 else seen for at, seen in enumerate(look.fields))
        assert "several cards side by side" in "\n".join(
            table.reader.decide(found.duel, Look(look.reading, fields, ())).messages
        )


@rule("EOJ-TERM-12")
def test_a_duel_goes_the_same_with_cards_and_on_the_screen() -> None:
    """Duels whose every answer went over the mat end in the state of duels that never saw one."""
    for seed in (3, 4, 5):
        over_the_mat, kinds = play(seed, PerfectEye(), "random")
        assert over_the_mat.outcome is not None and sum(kinds.values()) > 10
        plain = play_on_screen(seed)
        assert plain.digest() == over_the_mat.digest()


def play_on_screen(seed: int) -> Duel:
    """The same duel of random players without a mat."""
    from duelkit.judgment import builtin_decks, load_deck, new_duel
    from duelkit.kernel.rng import Rng
    from duelkit.players import RandomPlayer

    names, chance = builtin_decks(), Rng(seed)
    duel = new_duel(load_deck(names[chance.below(len(names))]), load_deck(names[chance.below(len(names))]), seed)
    players = [RandomPlayer(seed + seat) for seat in range(2)]
    while duel.decision is not None:
        duel.choose(players[duel.decision.player].choose(duel))
    return duel


def test_whole_duels_are_read_off_the_mat() -> None:
    kinds: set[int] = set()
    for seed in range(20, 32):
        duel, found = play(seed, PerfectEye(), "random" if seed % 4 else "greedy")
        assert duel.outcome is not None
        kinds |= set(found)
    assert {
        codes.O_CAST,
        codes.O_SUMMON,
        codes.O_ATTACK,
        codes.O_ROTATE,
        codes.O_PICK,
        codes.O_FIELD,
        codes.O_FACING,
        codes.O_END_TURN,
        codes.O_TO_ACTION_2,
        codes.O_KEEP,
        codes.O_MULLIGAN,
    } <= kinds


def test_decisions_are_read_off_rendered_pictures() -> None:
    """The beginning of a duel through a camera; ``python -m tests.camera.through`` plays whole ones."""
    chance = np.random.default_rng(12)
    eye = RenderedEye(moderate(chance), chance)
    duel, found = play(12, eye, "random", most=9)
    assert sum(found.values()) == 9 and duel.outcome is None and eye.pictures >= 9 * 6
