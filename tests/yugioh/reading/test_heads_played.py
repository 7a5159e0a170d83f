"""What heads of effects say, in play: a card that lies there already, one that was Set, an activation that is over."""

from __future__ import annotations

import pytest

from duelkit.yugioh.language import (
    IS_THIS,
    MONSTER,
    Attribute,
    EventKind,
    Race,
    Side,
    When,
    Zone,
    draw,
    ignition,
    monster,
    trap,
    trigger,
)
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.scenario import BOB, scenario

HOLE = "ブラック・ホール"
TYPHOON = "サイクロン"
OX = "ミノタウルス"


def watcher(passcode: int, already: bool) -> Card:
    """A monster that draws from the graveyard when a monster of its player is destroyed."""
    return monster(
        passcode,
        f"墓守る者{passcode}",
        f"Watcher {passcode}",
        Attribute.DARK,
        Race.ZOMBIE,
        4,
        1000,
        1000,
        trigger(
            When(EventKind.DESTROYED, MONSTER, Side.YOU, origin=Zone.FIELD, already=already),
            draw(1),
            zones=Zone.GRAVEYARD,
        ),
    )


@pytest.mark.parametrize(("already", "draws"), [(True, 0), (False, 1)])
def test_what_comes_to_the_graveyard_with_the_event_did_not_lie_there(already: bool, draws: int) -> None:
    duel = scenario(turn=BOB)
    hole = duel.bob.hand(HOLE)
    card = duel.alice.attack_position(watcher(99999001, already))
    duel.alice.attack_position(OX)
    duel.bob.activates(hole)
    assert duel.where(card) == "graveyard"
    assert duel.alice.can("trigger", card) == bool(draws)


def test_what_lay_in_the_graveyard_before_sees_the_event() -> None:
    duel = scenario(turn=BOB)
    hole = duel.bob.hand(HOLE)
    card = duel.alice.graveyard(watcher(99999001, True))
    duel.alice.attack_position(OX)
    duel.bob.activates(hole)
    duel.alice.triggers(card)
    duel.is_settled()
    assert duel.alice.hand_size == 1


FUSE = trap(
    99999003,
    "伏せ火",
    "Buried Fuse",
    trigger(When(EventKind.DESTROYED, IS_THIS, origin=Zone.FIELD, face_down=True), draw(1)),
    resolution=draw(1),
)


@pytest.mark.parametrize("face_up", [False, True])
def test_only_a_card_that_was_set_is_asked_for(face_up: bool) -> None:
    duel = scenario(turn=BOB)
    typhoon = duel.bob.hand(TYPHOON)
    fuse = duel.alice.face_up(FUSE) if face_up else duel.alice.has_set(FUSE)
    duel.bob.activates(typhoon)
    duel.bob.picks(fuse)
    if not face_up:
        duel.alice.passes()
    assert duel.where(fuse) == "graveyard"
    assert duel.alice.can("trigger", fuse) != face_up


THINKER = monster(99999005, "考える者", "Thinker", Attribute.LIGHT, Race.SPELLCASTER, 4, 1000, 1000, ignition(draw(1)))


@pytest.mark.parametrize(
    ("card", "of_card", "of_effect"), [(True, True, False), (False, False, True), (None, True, True)]
)
def test_the_activation_of_a_card_is_told_from_that_of_an_effect(
    card: bool | None, of_card: bool, of_effect: bool
) -> None:
    listener = monster(
        99999004,
        "聞く者",
        "Listener",
        Attribute.LIGHT,
        Race.FAIRY,
        4,
        1000,
        1000,
        trigger(When(EventKind.ACTIVATED, by=Side.OPPONENT, card=card), draw(1)),
    )
    duel = scenario(turn=BOB)
    typhoon = duel.bob.hand(TYPHOON)
    target = duel.alice.has_set(HOLE)
    here = duel.alice.attack_position(listener)
    duel.bob.activates(typhoon)
    duel.bob.picks(target)
    assert duel.alice.can("trigger", here) == of_card
    duel = scenario(turn=BOB)
    thinker = duel.bob.attack_position(THINKER)
    here = duel.alice.attack_position(listener)
    duel.bob.activates(thinker)
    assert duel.alice.can("trigger", here) == of_effect
