"""Why an effect of a phase cannot be added to the chain of another one."""

from __future__ import annotations

from duelkit.rulebook.cite import rule
from duelkit.yugioh.engine.facts import reasons
from duelkit.yugioh.scenario import ALICE, scenario
from duelkit.yugioh.state.codes import K_TRIGGER, O_TRIGGER, option
from duelkit.yugioh.why import codes_against

ILLUSION = "Glorious Illusion"
JAIN = "Jain, Lightsworn Paladin"


@rule("MR3-END-01")
def test_only_mandatory_triggers_of_traps_are_chained_to_one() -> None:
    duel = scenario()
    jain = duel.alice.attack_position(JAIN)
    first = duel.alice.face_up(ILLUSION)
    second = duel.alice.face_up(ILLUSION)
    duel.alice.ends_turn()
    state = duel.duel

    def mill(card: int) -> int:
        (code,) = [code for code in state.info[card].triggers if code.kind == K_TRIGGER and not code.optional]
        return option(O_TRIGGER, card, code.index)

    assert codes_against(state, ALICE, mill(jain)) == []
    duel.alice.triggers(first)
    assert state.decision is not None and mill(second) in state.decision.options
    assert codes_against(state, ALICE, mill(second)) == []
    assert mill(jain) not in state.decision.options
    assert codes_against(state, ALICE, mill(jain)) == [reasons.CHAIN_OPEN]
