"""A monster with the name and the effects of another card is a value like everything else of a duel."""

from __future__ import annotations

import pickle

from duelkit.yugioh.scenario import scenario


def test_a_duel_with_a_copied_monster_can_be_copied_and_pickled() -> None:
    duel = scenario("mr3")
    phantom = duel.alice.attack_position("Phantom of Chaos")
    duel.alice.graveyard("Jinzo")
    before = duel.duel.copy()
    duel.alice.activates(phantom)
    duel.all_pass()
    number = next(card for card in duel.duel.monsters[0] if card >= 0)
    assert duel.duel.info[number].names == ("人造人間－サイコ・ショッカー",)
    assert before.info[number].names == ("ファントム・オブ・カオス",), "a copy made before knows nothing of it"
    after = pickle.loads(pickle.dumps(duel.duel))
    assert after.digest() == duel.duel.digest()
    assert after.info[number].names == duel.duel.info[number].names
    assert after.info[number].printed is not None and after.info[number].printed.name == "ファントム・オブ・カオス"
