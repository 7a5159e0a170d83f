"""A monster whose Flip Summon can be negated; attacks on a monster that can no longer be attacked."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import (
    FACE_DOWN,
    THIS,
    TRIGGERING,
    Action,
    Attribute,
    NegateSummon,
    Race,
    SummonKind,
    cannot,
    continuous,
    damage,
    destroy,
    monster,
    quick,
    would_be_summoned,
)
from duelkit.yugioh.scenario import Scenario, scenario

ELF = "ホーリー・エルフ"
BOOK = "月の書"
DRAIN = "スキルドレイン"
CYCLONE = "サイクロン"
GATE = monster(
    900002700,
    "裏返しの門番",
    "Gatekeeper of Flips",
    Attribute.DARK,
    Race.FIEND,
    4,
    1000,
    1000,
    quick(NegateSummon().and_if_you_do(destroy(TRIGGERING)), when=would_be_summoned(SummonKind.FLIP)),
)
SPARK = monster(
    900002701,
    "裏の火花",
    "Spark of the Reverse",
    Attribute.FIRE,
    Race.PYRO,
    4,
    1000,
    1000,
    quick(damage(300)),
    continuous(cannot(Action.BE_DESTROYED_BY_EFFECT, to=THIS)),
)
SEEKER = monster(
    900002702,
    "裏を討つ者",
    "Seeker of Sets",
    Attribute.EARTH,
    Race.WARRIOR,
    4,
    1500,
    1000,
    continuous(cannot(Action.ATTACK_MONSTER, to=THIS, unless=FACE_DOWN)),
)
EDITIONS = pytest.mark.parametrize("edition", ["mr1", "mr3", "mr20-official"])


def _flipped(edition: str) -> tuple[Scenario, int]:
    """Alice Flip Summons a monster, and Bob's monster would negate that."""
    duel = scenario(edition)
    flipped = duel.alice.has_set(SPARK)
    gate = duel.bob.attack_position(GATE)
    duel.alice.hand(BOOK)
    duel.alice.flip_summons(flipped)
    duel.bob.activates(gate)
    return duel, flipped


@EDITIONS
@rule("MR3-GAP-SUM-01")
def test_the_monster_is_in_attack_position_but_has_no_effects(edition: str) -> None:
    """Ruling 8166; and 24011: its own protection does not apply, and it cannot remain."""
    duel, flipped = _flipped(edition)
    assert duel.position(flipped) == "attack"
    assert not duel.alice.can("activate", flipped)
    duel.all_pass()
    duel.is_settled()
    assert duel.where(flipped) == "graveyard"


@EDITIONS
@rule("MR3-GAP-SUM-01")
def test_a_monster_turned_face_down_in_that_chain_stays(edition: str) -> None:
    """Ruling 24013."""
    duel, flipped = _flipped(edition)
    duel.alice.activates(BOOK)
    duel.alice.picks(flipped)
    duel.all_pass()
    duel.is_settled()
    assert duel.where(flipped) == "monster zone" and duel.position(flipped) == "face-down"


@rule("MR3-FLIP-01")
def test_without_a_negation_its_effects_begin() -> None:
    duel = scenario()
    flipped = duel.alice.has_set(SPARK)
    duel.bob.attack_position(GATE)
    duel.alice.flip_summons(flipped)
    duel.bob.passes()
    duel.all_pass()
    duel.is_settled()
    assert duel.position(flipped) == "attack" and duel.alice.can("activate", flipped)


@rule("MR3-REP-01")
@pytest.mark.parametrize("drain_leaves", [True, False])
def test_a_monster_that_may_no_longer_be_attacked_causes_a_replay(drain_leaves: bool) -> None:
    """Ruling 12164: the attacker may attack face-down monsters only, and is negated as it declares the attack."""
    duel = scenario()
    seeker = duel.alice.attack_position(SEEKER)
    shown = duel.bob.attack_position(ELF)
    hidden = duel.bob.has_set(ELF)
    drain = duel.bob.face_up(DRAIN)
    cyclone = duel.bob.has_set(CYCLONE)
    duel.alice.enters_battle()
    duel.all_pass()
    duel.alice.attacks(seeker, shown)
    if drain_leaves:
        duel.bob.activates(cyclone)
        duel.bob.picks(drain)
        duel.all_pass()
        assert duel.alice.can("pick", hidden) and not duel.alice.can("pick", shown)
    else:
        duel.bob.passes()
        assert not duel.alice.is_asked("pick")
