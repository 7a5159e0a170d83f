"""ATK and DEF: original and current values, and how changes add up."""

from __future__ import annotations

from duelkit.rulebook.cite import rule
from duelkit.simulation.yugioh import check_reasons
from duelkit.yugioh.engine.facts.figures import original_atk_of, original_defense_of
from duelkit.yugioh.engine.facts.properties import negated, types_of
from duelkit.yugioh.language import (
    EACH,
    FACE_UP,
    MONSTER,
    OPPOSING_BATTLER,
    TARGET,
    THIS,
    Attribute,
    Card,
    CardType,
    Exists,
    Figure,
    Limit,
    LimitScope,
    Modifier,
    Negated,
    OfType,
    Race,
    Side,
    Stat,
    StatOf,
    Treated,
    Until,
    apply,
    becomes,
    continuous,
    count,
    destroy,
    gains,
    ignition,
    loses,
    monster,
    one,
    original_becomes,
    spell,
    times,
)
from duelkit.yugioh.scenario import scenario

OX = "Battle Ox"
WARRIOR = "D.D. Warrior"
TARGETED = one((MONSTER & FACE_UP).on_field())


def timed(number: int, ja: str, change: Modifier) -> Card:
    """A spell that changes one monster until the end of the turn."""
    return spell(
        900002000 + number,
        ja,
        f"Change {number}",
        targets=TARGETED,
        resolution=apply(change, to=TARGET, until=Until.END_OF_TURN),
    )


UP_700 = timed(1, "七百上げる", gains(Stat.ATK, 700))
DOWN_1000 = timed(2, "千下げる", loses(Stat.ATK, 1000))
BECOME_500 = timed(3, "五百になる", becomes(Stat.ATK, 500))
ORIGINAL_3000 = timed(4, "元々三千", original_becomes(Stat.ATK, 3000))
DEF_DOWN = timed(5, "守備を下げる", loses(Stat.DEF, 9000))
BANNER = spell(
    900002010,
    "軍旗",
    "Banner",
    continuous(gains(Stat.ATK, 300, to=(MONSTER & FACE_UP).on_field())),
    icon=CardType.CONTINUOUS,
)
CROWD = spell(
    900002011,
    "人数の旗",
    "Crowd Banner",
    continuous(
        gains(Stat.ATK, times(count(MONSTER.on_field(Side.YOU)), 100), to=(MONSTER & FACE_UP).on_field(Side.YOU))
    ),
    icon=CardType.CONTINUOUS,
)
TRAINER = monster(
    900002012,
    "訓練者",
    "Trainer",
    Attribute.EARTH,
    Race.WARRIOR,
    4,
    1000,
    1000,
    ignition(
        apply(gains(Stat.ATK, 800), to=TARGET, until=Until.END_OF_TURN),
        targets=TARGETED,
        limit=Limit(LimitScope.THIS_CARD),
    ),
)
UNKNOWN = monster(900002013, "不定の者", "Unknown Power", Attribute.EARTH, Race.WARRIOR, 4, -2, -2)
WEAK_ONLY = spell(
    900002014,
    "元々低い者を破壊",
    "Breaks Weak",
    targets=one(Figure(Stat.ORIGINAL_ATK, None, 1500).on_field(Side.EITHER)),
    resolution=destroy(TARGET),
)
DOUBLED = monster(
    900002015,
    "倍の者",
    "Doubled",
    Attribute.EARTH,
    Race.WARRIOR,
    4,
    1000,
    1000,
    continuous(becomes(Stat.ATK, times(StatOf(Stat.ATK, EACH), 2), to=THIS)),
)
MIRROR = monster(
    900002016,
    "映す者",
    "Mirror",
    Attribute.EARTH,
    Race.WARRIOR,
    4,
    1000,
    1000,
    continuous(gains(Stat.ATK, StatOf(Stat.ATK, OPPOSING_BATTLER), to=THIS)),
)
ENVIOUS = monster(
    900002017,
    "羨む者",
    "Envious",
    Attribute.EARTH,
    Race.WARRIOR,
    4,
    1000,
    1000,
    continuous(gains(Stat.ATK, 500, to=THIS), condition=Exists(Figure(Stat.ATK, 1500).on_field(Side.OPPONENT))),
)
BECOMES_NORMAL = monster(
    900002018,
    "通常になる者",
    "Becomes Normal",
    Attribute.EARTH,
    Race.WARRIOR,
    4,
    1000,
    1000,
    continuous(Treated(THIS, CardType.NORMAL, CardType.EFFECT)),
)
NEGATES_EFFECTS = spell(
    900002019,
    "効果を無効にする",
    "Negates Effects",
    continuous(Negated((OfType(CardType.EFFECT) & FACE_UP).on_field())),
    icon=CardType.CONTINUOUS,
)


@rule("MR3-STA-01")
def test_the_original_value_is_the_printed_one() -> None:
    duel = scenario()
    card = duel.alice.attack_position(WARRIOR)
    duel.alice.hand("Legendary Sword", UP_700)
    duel.alice.face_up(BANNER)
    duel.alice.activates("Legendary Sword")
    duel.alice.activates(UP_700)
    assert (duel.atk(card), duel.defense(card)) == (1200 + 300 + 300 + 700, 1000 + 300)
    assert (original_atk_of(duel.duel, card), original_defense_of(duel.duel, card)) == (1200, 1000)


@rule("MR3-STA-01")
def test_effects_that_ask_for_the_original_value_do_not_see_changes() -> None:
    duel = scenario()
    duel.bob.attack_position(WARRIOR)
    duel.bob.face_up(BANNER)
    duel.bob.face_up(BANNER)
    duel.alice.hand(WEAK_ONLY)
    assert duel.atk(WARRIOR) == 1800 and duel.alice.can("activate", WEAK_ONLY)
    duel = scenario()
    duel.bob.attack_position(OX)
    duel.alice.hand(WEAK_ONLY)
    assert not duel.alice.can("activate", WEAK_ONLY)


@rule("MR3-STA-02")
def test_a_question_mark_is_an_original_value_of_0() -> None:
    duel = scenario()
    card = duel.alice.attack_position(UNKNOWN)
    assert (duel.atk(card), duel.defense(card)) == (0, 0)
    assert (original_atk_of(duel.duel, card), original_defense_of(duel.duel, card)) == (0, 0)
    duel.alice.hand(UP_700)
    duel.alice.activates(UP_700)
    assert duel.atk(card) == 700 and original_atk_of(duel.duel, card) == 0


@rule("RES-GAP-STA-01")
def test_changes_of_several_effects_add_up() -> None:
    duel = scenario()
    card = duel.alice.attack_position(OX)
    duel.alice.hand(UP_700, UP_700, DOWN_1000)
    duel.alice.activates(UP_700)
    duel.alice.activates(UP_700)
    assert duel.atk(card) == 1700 + 1400
    duel.alice.activates(DOWN_1000)
    assert duel.atk(card) == 1700 + 1400 - 1000


@rule("RES-GAP-STA-01")
def test_attack_and_defence_never_fall_below_0() -> None:
    duel = scenario()
    card = duel.alice.attack_position(OX)
    duel.alice.hand(DOWN_1000, DOWN_1000, UP_700, DEF_DOWN)
    duel.alice.activates(DOWN_1000)
    duel.alice.activates(DOWN_1000)
    duel.alice.activates(DEF_DOWN)
    assert (duel.atk(card), duel.defense(card)) == (0, 0)
    duel.alice.activates(UP_700)
    assert duel.atk(card) == 400, "the sum counts, not the floor"


@rule("RES-GAP-STA-02")
def test_a_change_by_an_activated_effect_stays_when_its_source_leaves() -> None:
    duel = scenario()
    card = duel.alice.attack_position(OX)
    trainer = duel.alice.attack_position(TRAINER)
    duel.alice.hand("Fissure")
    duel.bob.hand("Dark Hole")
    duel.alice.activates(trainer)
    duel.alice.picks(card)
    assert duel.atk(card) == 2500
    duel.alice.enters_battle()
    assert duel.atk(card) == 2500
    duel = scenario()
    card = duel.alice.attack_position(OX)
    trainer = duel.alice.attack_position(TRAINER)
    duel.alice.attack_position("Cannon Soldier")
    duel.alice.activates(trainer)
    duel.alice.picks(card)
    duel.alice.activates("Cannon Soldier")
    duel.alice.picks(trainer)
    assert duel.where(trainer) == "graveyard" and duel.atk(card) == 2500


@rule("RES-GAP-STA-02")
def test_a_change_for_a_time_ends_with_its_time() -> None:
    duel = scenario()
    card = duel.alice.attack_position(OX)
    duel.alice.hand(UP_700)
    duel.alice.activates(UP_700)
    duel.alice.ends_turn()
    duel.is_settled()
    assert duel.duel.turn == 4 and duel.atk(card) == 1700


@rule("RES-GAP-STA-03")
def test_a_continuous_change_exists_while_its_source_applies() -> None:
    duel = scenario()
    card = duel.alice.attack_position(OX)
    duel.alice.face_up(BANNER)
    duel.alice.hand("Mystical Space Typhoon")
    assert duel.atk(card) == 2000
    duel.alice.activates("Mystical Space Typhoon")
    assert duel.atk(card) == 1700


@rule("RES-GAP-STA-03")
def test_a_continuous_change_is_recalculated_at_once() -> None:
    duel = scenario()
    card = duel.alice.attack_position(OX)
    duel.alice.face_up(CROWD)
    duel.alice.hand(WARRIOR)
    assert duel.atk(card) == 1800
    duel.alice.summons(WARRIOR)
    assert duel.atk(card) == 1900 and duel.atk(WARRIOR) == 1400


@rule("RES-GAP-STA-04")
def test_a_set_value_ignores_what_was_before_and_takes_what_comes_after() -> None:
    duel = scenario()
    card = duel.alice.attack_position(OX)
    duel.alice.hand(UP_700, UP_700, BECOME_500)
    duel.alice.activates(UP_700)
    duel.alice.activates(BECOME_500)
    assert duel.atk(card) == 500
    duel.alice.activates(UP_700)
    assert duel.atk(card) == 1200


@rule("RES-GAP-STA-05")
def test_a_changed_original_value_is_the_new_base() -> None:
    for order in ((UP_700, ORIGINAL_3000), (ORIGINAL_3000, UP_700)):
        duel = scenario()
        card = duel.alice.attack_position(OX)
        duel.alice.hand(*order)
        for spell_card in order:
            duel.alice.activates(spell_card)
        assert duel.atk(card) == 3700 and original_atk_of(duel.duel, card) == 3000


@rule("RES-GAP-STA-04")
def test_a_figure_that_is_doubled_is_the_one_with_everything_else() -> None:
    duel = scenario()
    card = duel.alice.attack_position(DOUBLED)
    duel.alice.hand(UP_700, DOWN_1000)
    duel.start()
    assert duel.atk(card) == 2000
    duel.alice.activates(UP_700)
    assert duel.atk(card) == 3400
    duel.alice.activates(DOWN_1000)
    assert duel.atk(card) == 1400


@rule("RES-GAP-STA-03")
def test_figures_that_rest_on_each_other_are_taken_as_they_stand_so_far() -> None:
    duel = scenario()
    mine, theirs = duel.alice.attack_position(MIRROR), duel.bob.attack_position(MIRROR)
    # each has 1000 and what the other has: 1000, and what this one has so far
    duel.alice.enters_battle()
    duel.alice.attacks(mine, theirs)
    assert duel.where(mine) == duel.where(theirs) == "graveyard"
    assert duel.alice.life == duel.bob.life


def test_cards_that_rest_on_each_other_in_a_circle_stop_nothing() -> None:
    duel = scenario()
    first, second = duel.alice.attack_position(ENVIOUS), duel.bob.attack_position(ENVIOUS)
    plain = duel.alice.attack_position(BECOMES_NORMAL)
    duel.bob.face_up(NEGATES_EFFECTS)
    duel.start()
    assert duel.atk(first) == duel.atk(second) == 1000
    # an Effect Monster whose effects are negated, or a Normal Monster that this does not reach: not both, not neither
    assert negated(duel.duel, plain) == bool(types_of(duel.duel, plain) & CardType.EFFECT)
    assert check_reasons(duel.duel) > 10
