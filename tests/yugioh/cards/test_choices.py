"""Effects of which one is chosen as they are activated, each with a condition, a cost, targets, a limit of its own."""

from __future__ import annotations

import pickle

from duelkit.rulebook.cite import rule
from duelkit.yugioh.engine.facts import reasons as why
from duelkit.yugioh.language import (
    CARD,
    MONSTER,
    ONCE_PER_TURN,
    ONCE_PER_TURN_BY_NAME,
    SPELL_OR_TRAP,
    TARGET,
    Attribute,
    CardType,
    ChangePosition,
    Exists,
    Race,
    Side,
    TakeControl,
    Until,
    activation,
    choosing,
    destroy,
    draw,
    ignition,
    monster,
    one,
    tribute,
)
from duelkit.yugioh.language.card import Card, Effect
from duelkit.yugioh.scenario import BOB, scenario
from duelkit.yugioh.state import codes
from duelkit.yugioh.state.codes import option
from duelkit.yugioh.state.log import L_CHOICE, newest_first
from duelkit.yugioh.text import render

OX = "Battle Ox"
THEIRS = one(MONSTER.on_field(Side.OPPONENT))
CONTROLLER = Card(
    99999101,
    "操る箱",
    "Box of Control",
    CardType.SPELL | CardType.QUICK_PLAY,
    effects=(
        choosing(
            activation(),
            ignition(ChangePosition(TARGET), targets=THEIRS),
            ignition(
                TakeControl(TARGET, Until.END_PHASE), cost=tribute(one(MONSTER.on_field(Side.YOU))), targets=THEIRS
            ),
        ),
    ),
)
"""As エネミーコントローラー is."""


def chooser(limit_of_all: bool) -> Card:
    """A monster that draws or destroys: once a turn either, or each once a turn by its name."""

    def effect(number: int) -> Effect:
        limit = None if limit_of_all else ONCE_PER_TURN_BY_NAME
        return (
            ignition(draw(1), limit=limit),
            ignition(
                destroy(TARGET),
                condition=Exists(SPELL_OR_TRAP.on_field(Side.OPPONENT)),
                targets=one(CARD.on_field(Side.OPPONENT)),
                limit=limit,
            ),
        )[number]

    whole = choosing(ignition(draw(1), limit=ONCE_PER_TURN if limit_of_all else None), effect(0), effect(1))
    return monster(
        99999102 + limit_of_all,
        f"選ぶ者{limit_of_all}",
        f"Chooser {limit_of_all}",
        Attribute.DARK,
        Race.FIEND,
        4,
        1000,
        1000,
        whole,
    )


@rule("MR3-COST-01", "MR3-TGT-01")
def test_the_cost_and_the_targets_are_those_of_the_choice() -> None:
    duel = scenario()
    box = duel.alice.hand(CONTROLLER)
    own = duel.alice.attack_position("Mystical Elf")
    duel.alice.attack_position("Luster Dragon")
    theirs = duel.bob.attack_position(OX)
    other = duel.bob.defense_position(OX)
    duel.alice.activates(box)
    assert duel.alice.can("declare", number=0) and duel.alice.can("declare", number=1)
    duel.alice.declares(1)
    assert duel.alice.can("pick", own) and not duel.alice.can("pick", theirs)
    duel.alice.picks(own)
    assert duel.where(own) == "graveyard"
    duel.alice.picks(theirs)
    duel.is_settled()
    assert theirs in duel.duel.monsters[0] and other in duel.duel.monsters[1]


@rule("MR3-COST-01")
def test_what_cannot_be_paid_cannot_be_chosen() -> None:
    duel = scenario()
    box = duel.alice.hand(CONTROLLER)
    theirs = duel.bob.attack_position(OX)
    duel.alice.activates(box)
    duel.alice.picks(theirs)
    duel.is_settled()
    assert duel.duel.play[theirs].defense


@rule("MR3-TGT-01")
def test_the_choice_is_declared_before_the_other_player_responds() -> None:
    duel = scenario()
    box = duel.alice.hand(CONTROLLER)
    own = duel.alice.attack_position("Mystical Elf")
    theirs = duel.bob.attack_position(OX)
    duel.bob.has_set("Mystical Space Typhoon")
    duel.alice.activates(box)
    duel.alice.declares(1)
    duel.alice.picks(own, theirs)
    assert duel.bob.can("pass")
    chosen = next(entry for entry in newest_first(duel.duel.log) if entry.kind == L_CHOICE)
    assert (chosen.card, chosen.a, chosen.b) == (box, 1, codes.W_BRANCH)


def test_a_duel_is_a_value_once_the_choice_was_made() -> None:
    duel = scenario()
    box = duel.alice.hand(CONTROLLER)
    own = duel.alice.attack_position("Mystical Elf")
    theirs = duel.bob.attack_position(OX)
    duel.bob.has_set("Mystical Space Typhoon")
    duel.alice.activates(box)
    duel.alice.declares(1)
    duel.alice.picks(own, theirs)
    assert pickle.loads(pickle.dumps(duel.duel)).digest() == duel.duel.copy().digest() == duel.duel.digest()
    assert duel.duel.observe(BOB).chain[0].effect == 0


def test_a_condition_of_its_own() -> None:
    duel = scenario()
    card = duel.alice.attack_position(chooser(True))
    duel.bob.attack_position(OX)
    duel.alice.activates(card)  # only the draw is open, so it is chosen at once
    duel.is_settled()
    assert duel.alice.hand_size == 1


@rule("MR3-OPT-03")
def test_a_limit_of_the_effect_counts_every_choice() -> None:
    duel = scenario()
    card = duel.alice.attack_position(chooser(True))
    trap = duel.bob.has_set("Mystical Space Typhoon")
    duel.alice.activates(card)
    duel.alice.declares(1)
    duel.alice.picks(trap)
    duel.is_settled()
    assert not duel.alice.can("activate", card)


@rule("MR3-OPT-05")
def test_a_limit_of_each_choice_by_name() -> None:
    duel = scenario()
    card, twin = duel.alice.attack_position(chooser(False)), duel.alice.attack_position(chooser(False))
    duel.bob.has_set("Trap Hole")
    ox = duel.bob.attack_position(OX)
    duel.alice.activates(card)
    duel.alice.declares(1)
    duel.alice.picks(ox)
    duel.is_settled()
    assert duel.where(ox) == "graveyard"
    duel.alice.activates(twin)  # the same choice of another copy is used up: only the draw is left
    duel.is_settled()
    assert duel.alice.hand_size == 1
    for each in (card, twin):
        assert not duel.alice.can("activate", each)
        assert [reason.code for reason in duel.duel.why_not(option(codes.O_ACTIVATE, each, 0), "en")] == [why.NO_CHOICE]


def test_the_wording_in_both_languages() -> None:
    ja, en = render(CONTROLLER, "ja"), render(CONTROLLER, "en")
    assert ja.startswith("①：以下の効果から１つを選択して発動できる。\n●相手フィールドの")
    assert "●自分フィールドのモンスター１体をリリースし、" in ja and "を対象として発動できる。" in ja
    assert en.count("●") == 2 and "● Tribute 1 monster, then target" in en
    each = render(chooser(False), "ja")
    assert "（このカード名の以下の効果はそれぞれ１ターンに１度しか選択できない）。" in each
    assert "相手フィールドに魔法・罠カードが存在する場合、" in each
    assert "once per turn" in render(chooser(False), "en")
