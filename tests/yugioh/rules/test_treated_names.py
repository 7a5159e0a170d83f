"""A card that is treated as another by name (カード名を「X」として扱う): it has that name, and its own no longer."""

from __future__ import annotations

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import (
    THIS,
    Attribute,
    Race,
    Treated,
    Zone,
    continuous,
    monster,
    named,
    one,
    series,
    special_summon,
    spell,
)
from duelkit.yugioh.scenario import ALICE, scenario

OX = "Battle Ox"
DOUBLE = monster(
    900004490,
    "写しの影",
    "Copied Shade",
    Attribute.DARK,
    Race.FIEND,
    4,
    100,
    100,
    continuous(Treated(THIS, ja="ミノタウルス", en="Battle Ox"), zones=Zone.GRAVEYARD),
)
BY_OTHER = spell(
    900004491,
    "牛を呼ぶ",
    "Call the Ox",
    resolution=special_summon(one(named("ミノタウルス", "Battle Ox").in_graveyard())),
)
BY_OWN = spell(
    900004492,
    "影を呼ぶ",
    "Call the Shade",
    resolution=special_summon(one(named("写しの影", "Copied Shade").in_graveyard())),
)
BY_WORD = spell(
    900004493, "写しを呼ぶ", "Call the Copied", resolution=special_summon(one(series("写し", "Copied").in_graveyard()))
)


@rule("MR3-NAME-01", "MR3-NAME-02")
def test_in_the_graveyard_it_is_found_by_the_other_name_alone() -> None:
    offered = {}
    for call in (BY_OTHER, BY_OWN, BY_WORD):
        duel = scenario(turn=ALICE)
        duel.alice.graveyard(DOUBLE)
        card = duel.alice.hand(call)
        offered[call.en] = duel.alice.can("activate", card)
    assert offered == {"Call the Ox": True, "Call the Shade": False, "Call the Copied": False}


@rule("MR3-NAME-01")
def test_elsewhere_it_has_its_own_name() -> None:
    duel = scenario(turn=ALICE)
    duel.alice.graveyard(DOUBLE)
    duel.alice.activates(duel.alice.hand(BY_OTHER))
    duel.all_pass()
    if duel.alice.is_asked("pick"):
        duel.alice.picks(DOUBLE)
    duel.alice.puts_in(1)
    duel.is_settled()
    again = duel.alice.hand(BY_OTHER)
    assert not duel.alice.can("activate", again), "on the field it is no Battle Ox, and none lies in the graveyard"
