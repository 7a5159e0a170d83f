"""What happens instead of destruction (代わりに): whom it spares, how often, and when it may be used."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import (
    CARD,
    IS_THIS,
    MONSTER,
    ONCE_PER_TURN_BY_NAME,
    SPELL,
    TARGET,
    THIS,
    TRAP,
    Attribute,
    CardType,
    InsteadOfDestruction,
    Race,
    Side,
    Zone,
    banish,
    continuous,
    destroy,
    discard,
    every,
    monster,
    one,
    race,
    spell,
)
from duelkit.yugioh.language.card import Card, Effect, EffectKind
from duelkit.yugioh.scenario import BOB, Scenario, scenario

HOLE = "Dark Hole"
OX = "Battle Ox"
WARRIORS = race(Race.WARRIOR).on_field(Side.YOU)


def _guard(number: int, *effects: Effect) -> Card:
    return monster(
        900004400 + number, f"庇う者{number}", f"Guard {number}", Attribute.LIGHT, Race.FAIRY, 4, 100, 100, *effects
    )


def _warrior(number: int) -> Card:
    return monster(
        900004420 + number, f"庇われる者{number}", f"Ward {number}", Attribute.LIGHT, Race.WARRIOR, 4, 100, 100
    )


FROM_GRAVEYARD = _guard(
    1, continuous(InsteadOfDestruction(WARRIORS, banish(THIS), optional=True), zones=Zone.GRAVEYARD)
)
FOR_ONE = _guard(
    2, continuous(InsteadOfDestruction(WARRIORS, banish(THIS), optional=True, alone=True), zones=Zone.GRAVEYARD)
)
BANNERS = spell(
    900004403,
    "庇う旗",
    "Banner of Guards",
    Effect(
        EffectKind.CONTINUOUS,
        modifiers=(InsteadOfDestruction(WARRIORS, discard(1), optional=True),),
        limit=ONCE_PER_TURN_BY_NAME,
    ),
    icon=CardType.CONTINUOUS,
)
EACH_ONCE = _guard(4, continuous(InsteadOfDestruction(MONSTER.on_field(Side.YOU), once_per_turn=True, each=True)))
FIRST, SECOND = _warrior(1), _warrior(2)


def _black_hole(duel: Scenario) -> None:
    duel.bob.activates(duel.bob.hand(HOLE))
    duel.all_pass()


@rule("RES-DES-01")
def test_one_card_that_goes_instead_spares_all_that_would_be_destroyed_together() -> None:
    duel = scenario(turn=BOB)
    guard = duel.alice.graveyard(FROM_GRAVEYARD)
    first, second = duel.alice.attack_position(FIRST), duel.alice.attack_position(SECOND)
    other = duel.alice.attack_position(OX)
    _black_hole(duel)
    duel.alice.says_yes()
    duel.is_settled()
    assert [duel.where(card) for card in (first, second, other)] == ["monster zone", "monster zone", "graveyard"]
    assert "banished" in duel.where(guard)


@rule("RES-DES-01")
def test_a_player_who_does_not_want_it_is_not_asked_again_for_the_next_card() -> None:
    duel = scenario(turn=BOB)
    guard = duel.alice.graveyard(FROM_GRAVEYARD)
    lost = [duel.alice.attack_position(FIRST), duel.alice.attack_position(SECOND)]
    _black_hole(duel)
    duel.alice.says_no()
    duel.is_settled()
    assert [duel.where(card) for card in (*lost, guard)] == ["graveyard"] * 3


@rule("RES-DES-01")
def test_what_is_for_one_card_only_cannot_be_used_when_more_are_destroyed() -> None:
    duel = scenario(turn=BOB)
    duel.alice.graveyard(FOR_ONE)
    lost = [duel.alice.attack_position(FIRST), duel.alice.attack_position(OX)]
    _black_hole(duel)
    duel.is_settled()
    assert [duel.where(card) for card in lost] == ["graveyard"] * 2


@rule("RES-DES-01")
def test_what_is_for_one_card_only_can_be_used_for_a_single_one() -> None:
    duel = scenario(turn=BOB)
    duel.alice.graveyard(FOR_ONE)
    first = duel.alice.attack_position(FIRST)
    _black_hole(duel)
    duel.alice.says_yes()
    duel.is_settled()
    assert duel.where(first) == "monster zone"


@rule("MR3-OPT-01")
def test_a_limit_by_name_counts_what_was_done_instead() -> None:
    duel = scenario(turn=BOB)
    duel.alice.hand(OX, OX)
    duel.alice.face_up(BANNERS)
    duel.alice.face_up(BANNERS)
    first = duel.alice.attack_position(FIRST)
    duel.bob.hand(HOLE, HOLE)
    duel.bob.activates(HOLE)
    duel.all_pass()
    duel.alice.says_yes()
    duel.alice.picks(OX)
    duel.is_settled()
    assert duel.where(first) == "monster zone"
    duel.bob.activates(HOLE)
    duel.all_pass()
    duel.is_settled()
    assert duel.where(first) == "graveyard", "the other card of this name cannot be used this turn either"


@rule("MR3-OPT-01")
def test_each_card_is_spared_once_a_turn() -> None:
    duel = scenario(turn=BOB)
    duel.alice.attack_position(EACH_ONCE)
    cards = [duel.alice.attack_position(FIRST), duel.alice.attack_position(SECOND)]
    duel.bob.hand(HOLE, HOLE)
    duel.bob.activates(HOLE)
    duel.all_pass()
    assert [duel.where(card) for card in cards] == ["monster zone"] * 2
    duel.bob.activates(HOLE)
    duel.all_pass()
    assert [duel.where(card) for card in cards] == ["graveyard"] * 2


def test_what_is_destroyed_itself_is_not_given_instead() -> None:
    for itself in (True, False):
        duel = scenario()
        skeleton = duel.alice.attack_position("T.G. Metal Skeleton")
        falcon = duel.alice.attack_position("T.G. Jet Falcon")
        dragon = duel.bob.attack_position("Blue-Eyes White Dragon")
        duel.alice.enters_battle()
        duel.alice.attacks(skeleton if itself else falcon, dragon)
        assert duel.alice.is_asked("confirm") is not itself
        if not itself:
            duel.alice.says_yes()
            duel.all_pass()
            assert duel.where(falcon) == "monster zone" and duel.where(skeleton) == "banished"


@rule("RES-DES-01")
def test_nobody_is_asked_for_anything_instead_while_the_card_is_spared_anyway() -> None:
    duel = scenario(turn=BOB)
    guard = duel.alice.graveyard(FROM_GRAVEYARD)
    duel.alice.attack_position(EACH_ONCE)
    first = duel.alice.attack_position(FIRST)
    _black_hole(duel)
    duel.is_settled()
    assert (duel.where(first), duel.where(guard)) == ("monster zone", "graveyard")
    duel.bob.activates(duel.bob.hand(HOLE))
    duel.all_pass()
    duel.alice.says_yes()
    duel.is_settled()
    assert duel.where(first) == "monster zone" and "banished" in duel.where(guard)


PLATFORM = "Heavy Mech Support Platform"
SWEEP = spell(900004410, "一掃", "Clean Sweep", resolution=destroy(every(CARD.on_field())))


def equipped(edition: str, host: str, *unions: str) -> tuple[Scenario, int, list[int]]:
    """Alice's monster equipped with Union Monsters by their own effects, in Bob's next turn."""
    duel = scenario(edition)
    bearer = duel.alice.attack_position(host)
    cards = [duel.alice.attack_position(union) for union in unions]
    for card in cards:
        duel.alice.activates(card)
        duel.alice.picks(bearer)
        duel.all_pass()
    return duel, bearer, cards


@rule("RES-DES-01")
@pytest.mark.parametrize("edition", ["mr3", "mr20-official"])
@pytest.mark.parametrize("unions", [(PLATFORM, PLATFORM), (PLATFORM, "Machina Gearframe")])
def test_of_two_that_must_go_instead_both_go(edition: str, unions: tuple[str, str]) -> None:
    """Ruling 6298: two 強化支援メカ・ヘビーウェポン on one monster."""
    duel, bearer, cards = equipped(edition, "Mechanicalchaser", *unions)
    hole = duel.alice.hand(HOLE)
    duel.alice.activates(hole)
    duel.all_pass()
    duel.is_settled()
    assert duel.where(bearer) == "monster zone"
    assert [duel.where(card) for card in cards] == ["graveyard"] * 2


@rule("RES-DES-01", "MR3-DSD-09")
@pytest.mark.parametrize("edition", ["mr3", "mr20-official"])
def test_in_battle_too_both_go_and_one_alone_goes_for_each_time(edition: str) -> None:
    duel, bearer, cards = equipped(edition, "Mechanicalchaser", PLATFORM, PLATFORM)
    dragon = duel.bob.attack_position("Blue-Eyes White Dragon")
    duel.alice.enters_battle()
    duel.alice.attacks(bearer, dragon)
    duel.all_pass()
    assert duel.where(bearer) == "monster zone" and [duel.where(card) for card in cards] == ["graveyard"] * 2


@rule("RES-DES-01")
def test_what_must_go_instead_goes_though_it_falls_at_the_same_time() -> None:
    """Ruling 10501: the equip card is destroyed, and spares its monster all the same."""
    duel, bearer, cards = equipped("mr3", "Mechanicalchaser", PLATFORM)
    duel.alice.activates(duel.alice.hand(SWEEP))
    duel.all_pass()
    assert duel.where(bearer) == "monster zone" and duel.where(cards[0]) == "graveyard"


@rule("RES-DES-01")
def test_what_must_happen_instead_comes_before_what_may() -> None:
    """漆黒の名馬 on a monster that could let another one go instead: nobody is asked."""
    duel = scenario()
    shi_en = duel.alice.attack_position("Legendary Six Samurai - Shi En")
    other = duel.alice.attack_position(
        monster(900004411, "六武衆の影", "Shadow of the Six Samurai", Attribute.EARTH, Race.WARRIOR, 4, 0, 0)
    )
    steed = duel.alice.face_up("Legendary Ebon Steed", shi_en)
    raid = duel.alice.hand(
        spell(900004412, "狙い撃ち", "Sniping", targets=one(MONSTER.on_field()), resolution=destroy(TARGET))
    )
    duel.alice.activates(raid)
    duel.alice.picks(shi_en)
    duel.all_pass()
    duel.is_settled()
    assert [duel.where(card) for card in (shi_en, other, steed)] == ["monster zone", "monster zone", "graveyard"]


STRIKE = spell(900004413, "一撃", "Single Strike", targets=one(CARD.on_field()), resolution=destroy(TARGET))


@rule("RES-DES-01")
@pytest.mark.parametrize(
    ("keeper", "kept"), [("Melffy Hide-and-Seek", "Giant Rat"), ("Traptrix Arachnocampa", "Waboku")]
)
def test_two_that_spare_a_card_once_a_turn_spare_it_at_the_same_time(keeper: str, kept: str) -> None:
    """Ruling 16069, of 聖珖神竜 スターダスト・シフル: a second copy spares nothing more in the turn."""
    duel = scenario()
    trap = kept == "Waboku"
    for _ in range(2):
        if trap:
            duel.alice.attack_position(keeper)
        else:
            duel.alice.face_up(keeper)
    card = duel.alice.has_set(kept) if trap else duel.alice.attack_position(kept)
    for place in ("zone", "graveyard"):
        duel.alice.activates(duel.alice.hand(STRIKE))
        duel.alice.picks(card)
        duel.all_pass()
        assert place in duel.where(card)


@rule("RES-DES-01", "RES-CAN-01")
@pytest.mark.parametrize(
    ("card", "other"),
    [("Nettles", "Naturia Sunflower"), ("Legendary Six Samurai - Shi En", "Legendary Six Samurai - Kizan")],
)
@pytest.mark.parametrize("spared", [False, True])
def test_what_effects_cannot_destroy_does_not_go_instead(card: str, other: str, spared: bool) -> None:
    """Ruling 20949, of プロキシー・ドラゴン: its player is not asked."""
    duel = scenario(turn=BOB)
    first = duel.alice.attack_position(card)
    second = duel.alice.attack_position(other)
    if spared:
        duel.bob.activates(duel.bob.hand("Forbidden Dress"))
        duel.bob.picks(second)
        duel.all_pass()
    duel.bob.activates(duel.bob.hand(STRIKE))
    duel.bob.picks(first)
    duel.all_pass()
    if not spared:
        duel.alice.says_yes()
    duel.is_settled()
    assert [duel.where(one_of) for one_of in (first, second)] == (
        ["graveyard", "monster zone"] if spared else ["monster zone", "graveyard"]
    )


OTHERS = _guard(
    5,
    continuous(
        InsteadOfDestruction(
            CARD.on_field(Side.YOU), destroy(one((MONSTER & ~IS_THIS).on_field(Side.YOU))), optional=True
        )
    ),
)


@rule("RES-DES-01")
@pytest.mark.parametrize("bond", ["Call of the Haunted", "Premature Burial", "Hysteric Party"])
@pytest.mark.parametrize("another", [False, True])
def test_what_falls_with_a_card_does_not_go_instead_of_it(bond: str, another: bool) -> None:
    """The documentation on プロキシー・ドラゴン, beside a monster that 「リビングデッドの呼び声」 revived."""
    duel = scenario()
    duel.alice.attack_position(OTHERS)
    duel.alice.hand(OX)
    harpy = duel.alice.graveyard("Harpie Lady")
    trap = duel.alice.hand(bond) if bond == "Premature Burial" else duel.alice.has_set(bond)
    if another:
        duel.alice.attack_position(OX)
    feather = duel.alice.hand(
        spell(900004406, "羽根帚", "Duster", resolution=destroy(every((SPELL | TRAP).on_field())))
    )
    duel.alice.activates(trap)
    for _ in range(9):
        if duel.alice.can("activate", feather):
            break
        if duel.alice.is_asked("position"):
            duel.alice.puts_in(1)
        elif duel.alice.can("pick", OX):
            duel.alice.picks(OX)
        else:
            duel.all_pass()
    assert duel.where(harpy) == "monster zone"
    duel.alice.activates(feather)
    duel.all_pass()
    assert duel.alice.is_asked("confirm") is another
    if not another:
        assert duel.where(harpy) == duel.where(trap) == "graveyard"
