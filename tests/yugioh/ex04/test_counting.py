"""What is counted once for each effect (ドローのカウント), original figures, magic counters, chance."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.engine.facts import figures
from duelkit.yugioh.language import (
    CARD,
    FACE_UP,
    MONSTER,
    TARGET,
    Attribute,
    CardType,
    Discard,
    EventKind,
    Figure,
    PlaceCounters,
    Race,
    Side,
    Stat,
    Verb,
    When,
    Whenever,
    continuous,
    damage,
    destroy,
    discard,
    draw,
    monster,
    one,
    random_card,
    spell,
    to_hand,
)
from duelkit.yugioh.scenario import ALICE, BOB, CardName, scenario

OX = "Battle Ox"
MAGIC = "魔力カウンター"
BREAKER = "Breaker the Magical Warrior"
GARZETT = "Maju Garzett"
UNSURE = monster(900041797, "不確かな守り", "Unsure Guard", Attribute.EARTH, Race.ROCK, 4, 1000, -2)


def bell(event: EventKind, number: int) -> CardName:
    """A card of Bob's that answers each such thing that befalls Alice with 100 damage to Bob himself."""
    return spell(
        900041700 + number,
        f"数える鐘{number}",
        f"Counting Bell {number}",
        continuous(Whenever(When(event, None, side=Side.OPPONENT), damage(100, Side.YOU))),
        icon=CardType.CONTINUOUS,
    )


def struck(event: EventKind, resolution: Verb) -> int:
    """How often Bob's bell rings when Alice's spell does this."""
    duel = scenario("ex04")
    duel.bob.face_up(bell(event, int(event)))
    duel.alice.hand(OX, OX, OX, spell(900041790, "効果の魔法", "Some Spell", resolution=resolution))
    duel.alice.activates("効果の魔法")
    for _ in range(20):
        duel.all_pass()
        decision = duel.decision()
        if not duel.alice.is_asked("pick"):
            break
        assert decision is not None
        duel.duel.choose(decision.options[0])
    duel.is_settled()
    return (8000 - duel.bob.life) // 100


@rule("EX04-DRW-01")
@pytest.mark.parametrize("resolution", [draw(1), draw(2), draw(3), draw(1).then(draw(1))])
def test_an_effect_that_draws_counts_as_one_draw(resolution: Verb) -> None:
    assert struck(EventKind.DRAWN, resolution) == 1


@rule("EX04-DRW-01")
def test_two_effects_that_draw_are_two_draws() -> None:
    duel = scenario("ex04")
    duel.bob.face_up("Appropriate")
    duel.alice.hand("Pot of Greed", "Graceful Charity")
    duel.alice.activates("Pot of Greed")
    duel.all_pass()
    assert duel.bob.hand_size == 2, "two cards for two cards, once"
    duel.alice.activates("Graceful Charity")
    for _ in range(2):
        decision = duel.decision()
        assert decision is not None
        duel.duel.choose(decision.options[0])
    duel.all_pass()
    assert duel.bob.hand_size == 4


@rule("EX04-DRW-02")
@pytest.mark.parametrize("resolution", [discard(1), discard(2), discard(3), discard(1).then(discard(1))])
def test_an_effect_that_discards_counts_once(resolution: Verb) -> None:
    assert struck(EventKind.DISCARDED, resolution) == 1


@rule("EX04-DRW-02")
@pytest.mark.parametrize(
    "resolution", [damage(100, Side.YOU), damage(900, Side.YOU), damage(100, Side.YOU).then(damage(100, Side.YOU))]
)
def test_an_effect_that_deals_damage_counts_once(resolution: Verb) -> None:
    assert struck(EventKind.EFFECT_DAMAGE, resolution) == 1


@rule("EX04-DRW-02")
def test_two_effects_in_one_chain_count_twice() -> None:
    burn = spell(900041791, "速い火", "Quick Fire", icon=CardType.QUICK_PLAY, resolution=damage(100))
    duel = scenario("ex04")
    duel.bob.face_up(bell(EventKind.EFFECT_DAMAGE, 99))
    duel.bob.has_set(burn)
    duel.bob.has_set(burn)
    duel.alice.hand("Pot of Greed")
    duel.alice.activates("Pot of Greed")
    first = duel.duel.spells[BOB][1]
    duel.bob.activates(first)
    duel.bob.activates(duel.duel.spells[BOB][2])
    duel.all_pass()
    assert duel.alice.life == 7800 and duel.bob.life == 7800


@rule("EX04-STA-01")
def test_original_figures_are_the_printed_ones() -> None:
    duel = scenario("ex04")
    warrior = duel.alice.attack_position("D.D. Warrior")
    duel.alice.face_up("Legendary Sword", equipped_to=warrior)
    duel.alice.face_up("Sogen")
    duel.alice.hand("Shrink")
    assert (duel.atk(warrior), duel.defense(warrior)) == (1700, 1500)
    assert figures.original_atk_of(duel.duel, warrior) == 1200
    assert figures.original_defense_of(duel.duel, warrior) == 1000
    duel.alice.activates("Shrink")
    duel.all_pass()
    assert duel.atk(warrior) == 600 + 500, "half of 1200; sword and field stay"


@rule("EX04-STA-03", "MR3-STA-02", "MR20-STA-02")
@pytest.mark.parametrize(
    ("edition", "stat", "known"),
    [
        ("ex04", Stat.ATK, False),
        ("mr3", Stat.ATK, False),
        ("mr20", Stat.ATK, False),
        ("ex04", Stat.ORIGINAL_ATK, False),
        ("mr3", Stat.ORIGINAL_ATK, True),
        ("mr20", Stat.ORIGINAL_ATK, True),
        ("ex04", Stat.DEF, False),
        ("mr3", Stat.DEF, False),
        ("mr20", Stat.DEF, False),
        ("ex04", Stat.ORIGINAL_DEF, False),
        ("mr3", Stat.ORIGINAL_DEF, True),
        ("mr20", Stat.ORIGINAL_DEF, True),
    ],
)
def test_a_question_mark_is_0_on_the_field_and_no_number_in_hand_deck_and_graveyard(
    edition: str, stat: Stat, known: bool
) -> None:
    """The ruling on クリッター and 攻撃力？: neither more nor less than any number; the original value stays 0."""
    of_atk = stat in (Stat.ATK, Stat.ORIGINAL_ATK)
    unsure = GARZETT if of_atk else UNSURE
    weak = MONSTER & Figure(stat, at_most=1500)
    seek = spell(900041792, "弱者探し", "Seek the Weak", resolution=to_hand(one(weak.in_deck())))
    salvage = spell(
        900041793, "弱者拾い", "Salvage the Weak", targets=one(weak.in_graveyard()), resolution=to_hand(TARGET)
    )
    shed = spell(900041794, "弱者捨て", "Shed the Weak", cost=discard(1, weak), resolution=damage(100))
    slay = spell(
        900041795, "弱者狩り", "Slay the Weak", targets=one((weak & FACE_UP).on_field()), resolution=destroy(TARGET)
    )
    duel = scenario(edition)
    duel.alice.hand(seek, salvage, shed, slay)
    duel.alice.empty_deck()
    duel.alice.deck(unsure, *["Blue-Eyes White Dragon"] * 3)
    duel.alice.graveyard(unsure)
    assert duel.alice.can("activate", seek) is duel.alice.can("activate", salvage) is known
    assert not duel.alice.can("activate", slay) and not duel.alice.can("activate", shed)
    duel = scenario(edition)
    duel.alice.hand(shed, slay, unsure)
    on_field = duel.bob.attack_position(unsure)
    assert duel.alice.can("activate", shed) is known
    if of_atk:
        assert figures.original_atk_of(duel.duel, on_field) == duel.atk(on_field) == 0
    else:
        assert figures.original_defense_of(duel.duel, on_field) == duel.defense(on_field) == 0
    assert duel.alice.can("activate", slay), "on the field it is 0"


@rule("EX04-STA-03", "MR3-STA-02")
@pytest.mark.parametrize("edition", ["ex04", "mr3"])
@pytest.mark.parametrize(
    ("card", "stat"),
    [(GARZETT, Stat.DEF), (GARZETT, Stat.ORIGINAL_DEF), (UNSURE, Stat.ATK), (UNSURE, Stat.ORIGINAL_ATK)],
)
def test_the_figure_that_is_printed_beside_a_question_mark_is_known_everywhere(
    edition: str, card: CardName, stat: Stat
) -> None:
    duel = scenario(edition)
    duel.alice.graveyard(card)
    salvage = duel.alice.hand(
        spell(
            900041798,
            "確かな弱者",
            "Surely Weak",
            resolution=to_hand(TARGET),
            targets=one((MONSTER & Figure(stat, at_most=1500)).in_graveyard()),
        )
    )
    assert duel.alice.can("activate", salvage)


@rule("EX04-CTR-01")
@pytest.mark.parametrize(("edition", "anywhere"), [("ex04", False), ("mr3", True), ("mr20", True)])
def test_magic_counters_go_only_on_cards_that_use_them(edition: str, anywhere: bool) -> None:
    charge = spell(
        900041796,
        "魔力付与",
        "Charge",
        targets=one((MONSTER & FACE_UP).on_field()),
        resolution=PlaceCounters(MAGIC, 1, TARGET),
    )
    duel = scenario(edition)
    ox = duel.alice.attack_position(OX)
    duel.alice.hand(charge)
    if duel.alice.can("activate", charge):
        duel.alice.activates(charge)
        duel.all_pass()
    assert duel.counters(ox, MAGIC) == (1 if anywhere else 0)
    duel = scenario(edition)
    breaker = duel.alice.attack_position(BREAKER)
    duel.alice.hand(charge)
    duel.alice.activates(charge)
    duel.all_pass()
    assert duel.counters(breaker, MAGIC) == 1 and duel.atk(breaker) == 1900


@rule("EX04-CTR-01")
def test_a_breaker_uses_its_counter() -> None:
    duel = scenario("ex04")
    duel.alice.hand(BREAKER)
    duel.bob.has_set("Torrential Tribute", this_turn=True)
    duel.alice.summons(BREAKER)
    duel.all_pass()
    assert duel.counters(BREAKER, MAGIC) == 1 and duel.atk(BREAKER) == 1900
    duel.alice.activates(BREAKER, 2)
    duel.all_pass()
    assert duel.counters(BREAKER, MAGIC) == 0 and duel.where("Torrential Tribute") == "graveyard"
    assert not duel.alice.can("activate", BREAKER)


@rule("EX04-RND-01")
def test_a_random_choice_is_made_by_neither_player_and_every_card_can_be_hit() -> None:
    thief = spell(900041797, "盗み", "Theft", resolution=Discard(random_card(CARD.in_hand(Side.OPPONENT))))
    names = [OX, "Vorse Raider", "Pot of Greed", "Torrential Tribute"]
    hit: dict[str, int] = dict.fromkeys(names, 0)
    for seed in range(1, 81):
        duel = scenario("ex04", seed=seed)
        duel.bob.hand(*names)
        duel.alice.hand(thief)
        duel.alice.activates(thief)
        assert not duel.alice.is_asked("pick") and not duel.bob.is_asked("pick")
        hit[duel.bob.cards("graveyard")[0]] += 1
    assert min(hit.values()) >= 10 and sum(hit.values()) == 80, hit


@rule("EX04-SHF-02")
def test_a_deck_that_was_looked_through_is_shuffled() -> None:
    orders = set()
    for seed in range(1, 9):
        duel = scenario("ex04", seed=seed, filler=0)
        duel.alice.hand("Reinforcement of the Army")
        first = duel.alice.deck(
            "D.D. Warrior", OX, "Vorse Raider", "Giant Soldier of Stone", "Mystical Elf", "Millennium Shield"
        )
        duel.alice.activates("Reinforcement of the Army")
        duel.all_pass()
        assert duel.where("D.D. Warrior") == "hand"
        orders.add(tuple(card - first for card in duel.duel.deck[ALICE]))
    assert len(orders) > 4, "the order is another one each time"


@rule("EX04-SHF-02")
def test_looking_through_it_by_a_trigger_shuffles_too() -> None:
    orders = set()
    for seed in range(1, 9):
        duel = scenario("ex04", seed=seed, filler=0)
        duel.alice.attack_position("Sangan")
        duel.alice.hand("Dark Hole")
        first = duel.alice.deck(
            "Kuriboh", OX, "Vorse Raider", "Giant Soldier of Stone", "Mystical Elf", "Millennium Shield"
        )
        duel.alice.activates("Dark Hole")
        duel.all_pass()
        if duel.alice.is_asked("pick"):
            duel.alice.picks("Kuriboh")
        assert duel.where("Kuriboh") == "hand"
        orders.add(tuple(card - first for card in duel.duel.deck[ALICE]))
    assert len(orders) > 4


@rule("EX04-STA-01")
@pytest.mark.parametrize(("name", "now", "halved"), [("Vorse Raider", 2100, 1150), ("Battle Ox", 1700, 850)])
def test_a_field_changes_no_original_figure(name: str, now: int, halved: int) -> None:
    duel = scenario("ex04")
    card = duel.bob.attack_position(name)
    duel.alice.face_up("Yami" if name == "Vorse Raider" else "Ultimate Offering")
    if name == "Vorse Raider":
        duel.bob.face_up("Black Pendant", equipped_to=card)
        now, halved = duel.atk(card), 950 + duel.atk(card) - 1900
    duel.alice.hand("Shrink")
    assert duel.atk(card) == now and figures.original_atk_of(duel.duel, card) in (1900, 1700)
    duel.alice.activates("Shrink")
    duel.all_pass()
    assert duel.atk(card) == halved
