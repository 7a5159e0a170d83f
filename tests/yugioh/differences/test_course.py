"""Rows of the table of differences about the course of a duel: priority, chains, attacks, tokens, the end phase."""

from __future__ import annotations

import pytest

from duelkit.kernel.decision import RESPOND
from duelkit.rulebook.cite import rule
from duelkit.yugioh.editions import EDITIONS
from duelkit.yugioh.language import (
    CARD,
    FACE_UP,
    MONSTER,
    NON_TUNER,
    TARGET,
    THIS,
    TUNER,
    Attribute,
    CardType,
    Discard,
    GainLife,
    LinkMaterials,
    MakeTokens,
    Marker,
    Permission,
    Phase,
    Race,
    Side,
    Stat,
    SynchroMaterials,
    Until,
    Whenever,
    XyzMaterials,
    activated,
    apply,
    banish,
    continuous,
    damage,
    destroy,
    gains,
    ignition,
    in_phase,
    link_monster,
    may,
    monster,
    one,
    random_card,
    sent_to_graveyard,
    spell,
    synchro,
    to_deck,
    to_hand,
    trap,
    tribute,
    trigger,
    xyz,
)
from duelkit.yugioh.scenario import ALICE, BOB, CardName, Scenario, scenario
from duelkit.yugioh.state.codes import W_HAND_LIMIT
from duelkit.yugioh.state.log import L_RESOLVE

ALL = tuple(EDITIONS)
WITH_EXTRA_ZONES = ("mr4", "mr20", "mr20-official")
WITH_PRIORITY = ("ex04", "mr1")

OX = "Battle Ox"
CHASER = "Mechanicalchaser"
CHAMPION = "Gaia the Dragon Champion"
PIT = "Bottomless Trap Hole"

GUNNER = monster(
    900003201, "起動する砲手", "Ignition Gunner", Attribute.EARTH, Race.WARRIOR, 4, 1800, 1000, ignition(damage(100))
)
QUICK_HEAL = spell(900003202, "普通の魔法", "Plain Spell", resolution=GainLife(50))
COUNTER = trap(
    900003203, "何でも無効の罠", "Counter to Anything", icon=CardType.COUNTER, when=activated(), resolution=GainLife(1)
)
SACRIFICER = monster(
    900003204,
    "捧げる者",
    "Offerer",
    Attribute.DARK,
    Race.FIEND,
    4,
    1500,
    1000,
    ignition(damage(100), cost=tribute(THIS)),
)
TO_HAND = spell(
    900003205, "手札へ戻す", "Back to the Hand", targets=one(MONSTER.on_field()), resolution=to_hand(TARGET)
)
TO_DECK = spell(
    900003206, "デッキへ戻す", "Back into the Deck", targets=one(MONSTER.on_field()), resolution=to_deck(TARGET)
)
BREAKER = spell(900003207, "破壊する", "Break It", targets=one(MONSTER.on_field()), resolution=destroy(TARGET))
BANISHER = spell(900003208, "除外する", "Banish It", targets=one(MONSTER.on_field()), resolution=banish(TARGET))
WATCHER = spell(
    900003209,
    "墓地を見る者",
    "Watcher of the Graveyard",
    continuous(Whenever(sent_to_graveyard(MONSTER), damage(100))),
    icon=CardType.CONTINUOUS,
)
TOKENS = spell(
    900003210,
    "トークンを出す",
    "Make a Token",
    resolution=MakeTokens("試験のトークン", "Trial Token", Attribute.EARTH, Race.BEAST, 4, 500, 400),
)
LEVEL_6 = synchro(
    900003211,
    "帰る星六つ",
    "Returning Synchro",
    Attribute.DARK,
    Race.MACHINE,
    6,
    2000,
    2000,
    SynchroMaterials(TUNER, NON_TUNER),
)
RANK_4 = xyz(900003212, "帰る四重", "Returning Xyz", Attribute.DARK, Race.WARRIOR, 4, 2000, 2000, XyzMaterials(4, 2))
LINK_1 = link_monster(
    900003213,
    "帰る結び",
    "Returning Link",
    Attribute.DARK,
    Race.CYBERSE,
    1,
    1000,
    Marker.BOTTOM,
    LinkMaterials(MONSTER, 1),
)
TWICE = spell(
    900003214,
    "二度の攻撃",
    "Attack Twice",
    targets=one((MONSTER & FACE_UP).on_field(Side.YOU)),
    resolution=apply(may(Permission.EXTRA_ATTACKS), to=TARGET, until=Until.END_OF_TURN),
)
ROBBER = spell(
    900003215, "無作為の盗人", "Robber by Chance", resolution=Discard(random_card(CARD.in_hand(Side.OPPONENT)))
)
UNTIL_END_PHASE = spell(
    900003216,
    "エンドフェイズ時まで",
    "Until the End Phase",
    targets=one((MONSTER & FACE_UP).on_field()),
    resolution=apply(gains(Stat.ATK, 100), to=TARGET, until=Until.END_PHASE),
)
UNTIL_END_OF_TURN = spell(
    900003217,
    "ターン終了時まで",
    "Until the End of the Turn",
    targets=one((MONSTER & FACE_UP).on_field()),
    resolution=apply(gains(Stat.ATK, 1000), to=TARGET, until=Until.END_OF_TURN),
)
MINE = monster(
    900003218,
    "自分の夕べ",
    "My Evening",
    Attribute.DARK,
    Race.FIEND,
    4,
    1000,
    1000,
    trigger(in_phase(Phase.END), damage(10), mandatory=True),
)
THEIRS = monster(
    900003219,
    "相手の夕べ",
    "Their Evening",
    Attribute.DARK,
    Race.FIEND,
    4,
    1000,
    1000,
    trigger(in_phase(Phase.END), damage(10), mandatory=True),
)


# priority and chains


@pytest.mark.row("ignition_priority")
@pytest.mark.parametrize("name", ALL)
@rule("EX04-GAP-PRI-01", "MR3-GAP-PRI-01", "MR20-GAP-PRI-01")
def test_an_ignition_effect_before_the_answer_to_a_summon(name: str) -> None:
    duel = scenario(name)
    gunner = duel.alice.hand(GUNNER)
    duel.alice.hand(QUICK_HEAL)
    duel.bob.has_set(PIT)
    life = duel.bob.life
    duel.alice.summons(gunner)
    if name not in WITH_PRIORITY:
        assert duel.bob.is_asked("respond") and duel.bob.can("activate", PIT), "the opponent may answer at once"
        duel.bob.activates(PIT)
        assert duel.where(gunner) == "banished" and duel.bob.life == life
        return
    assert duel.alice.can("activate", gunner), "the turn player keeps priority"
    assert not duel.alice.can("activate", QUICK_HEAL), "for ignition effects, not for Normal Spells"
    duel.alice.activates(gunner)
    assert len(duel.duel.chain) == 1 and duel.bob.can("activate", PIT)
    duel.bob.activates(PIT)
    assert duel.where(gunner) == "banished" and duel.bob.life == life - 100


@pytest.mark.row("non_chainable")
@pytest.mark.parametrize("name", ALL)
@rule("EX04-CHN-01", "MR3-CHN-09", "MR20-CHN-02")
def test_what_is_no_activation_cannot_be_chained_to(name: str) -> None:
    duel = scenario(name)
    duel.bob.has_set(COUNTER)
    duel.bob.attack_position("Petit Moth")
    offerer = duel.alice.attack_position(SACRIFICER)
    giant = duel.alice.attack_position("Giant Soldier of Stone")
    elf = duel.alice.has_set("Mystical Elf")
    skull = duel.alice.hand("Summoned Skull")
    fusion = duel.alice.extra(CHAMPION)
    duel.alice.hand("Polymerization", "Gaia The Fierce Knight", "Curse of Dragon", PIT)

    def nothing_to_answer() -> None:
        if name in WITH_PRIORITY and duel.alice.is_asked("respond"):
            duel.alice.passes()
        assert not duel.bob.is_asked(), duel.describe()
        duel.is_settled()

    duel.alice.flip_summons(elf)
    nothing_to_answer()
    duel.alice.summons(skull)
    duel.alice.picks(giant)
    nothing_to_answer()
    duel.alice.activates("Polymerization")
    assert duel.bob.can("activate", COUNTER), "an activation can be chained to"
    duel.bob.passes()
    if duel.alice.is_asked("position"):
        duel.alice.puts_in(1)
    nothing_to_answer()
    assert duel.where(fusion) == "monster zone"
    duel.alice.activates(offerer)
    assert duel.where(offerer) == "graveyard", "the cost is paid"
    assert [entry.card for entry in duel.duel.scopes[-1:]] == [offerer] and duel.bob.can("activate", COUNTER)
    assert len(duel.duel.chain) == 1, "the activation is the only link; its cost made none"
    duel.bob.passes()
    duel.alice.enters_battle()
    nothing_to_answer()
    duel.alice.attacks(skull, "Petit Moth")
    nothing_to_answer()
    duel.alice.ends_battle()
    nothing_to_answer()
    duel.alice.ends_turn()
    duel.is_settled()
    assert duel.duel.turn == 4 and duel.where(COUNTER) == "spell zone", "asked for nothing else"


@pytest.mark.row("random_method")
@pytest.mark.parametrize("name", ALL)
@rule("EX04-RND-01", "MR3-RND-03", "MR20-RND-01", "RES-RND-01")
def test_a_random_choice_is_made_by_chance(name: str) -> None:
    hand = (OX, CHASER, "Giant Soldier of Stone", "Petit Moth")
    lost: dict[str, int] = {}
    for seed in range(1, 81):
        duel = scenario(name, seed=seed)
        duel.bob.hand(*hand)
        duel.alice.hand(ROBBER)
        duel.alice.activates(ROBBER)
        duel.is_settled()
        gone = duel.bob.cards("graveyard")
        assert len(gone) == 1, "nobody was asked to pick"
        lost[gone[0]] = lost.get(gone[0], 0) + 1
    assert set(lost) == set(hand) and min(lost.values()) >= 8, "the same chance for every card"


# attacks


@pytest.mark.row("attack_once_per")
@pytest.mark.parametrize("name", ALL)
@rule("EX04-CONF-02", "MR3-BP-06", "MR20-BP-06")
def test_how_often_a_monster_attacks(name: str) -> None:
    duel = scenario(name)
    ox = duel.alice.attack_position("Petit Moth")
    twice = duel.alice.attack_position("Mystical Elf")
    duel.alice.hand(TWICE, PIT)
    life = duel.bob.life
    duel.alice.activates(TWICE)
    duel.alice.picks(twice)
    duel.alice.enters_battle()
    duel.alice.attacks(ox)
    assert not duel.alice.can("attack", ox)
    duel.alice.attacks(twice)
    assert duel.alice.can("attack", twice), "an effect allows it a second attack"
    duel.alice.attacks(twice)
    assert duel.bob.life == life - 300 - 2 * 800
    assert duel.duel.phase == Phase.MAIN_2, "no attack is left, and the battle phase over"
    assert not duel.alice.can("battle"), "there is one a turn"
    duel.alice.ends_turn()
    duel.bob.ends_turn()
    duel.alice.enters_battle()
    assert duel.alice.can("attack", ox) and duel.alice.can("attack", twice)


@pytest.mark.row("attack_once_per")
@pytest.mark.parametrize("name", ALL)
@rule("EX04-CONF-02", "MR3-BP-06", "MR20-BP-06")
def test_how_often_a_monster_attacks_monsters(name: str) -> None:
    duel = scenario(name)
    once = duel.alice.attack_position(OX)
    twice = duel.alice.attack_position(CHASER)
    targets = [duel.bob.defense_position("Petit Moth") for _ in range(4)]
    duel.alice.hand(TWICE, PIT)
    duel.alice.activates(TWICE)
    duel.alice.picks(twice)
    duel.alice.enters_battle()
    for at, attacker in enumerate((once, twice, twice)):
        assert duel.alice.can("attack", attacker)
        duel.alice.attacks(attacker, targets[at])
    assert [duel.where(card) for card in targets] == ["graveyard"] * 3 + ["monster zone"]
    assert duel.duel.phase == Phase.MAIN_2, "no attack is left, though a monster is"


@pytest.mark.row("position_change_after_attack")
@pytest.mark.parametrize("name", ALL)
@rule("EX04-GAP-POS-01", "MR3-POS-07", "MR20-POS-05")
def test_position_change_after_an_attack(name: str) -> None:
    duel = scenario(name)
    ox = duel.alice.attack_position(OX)
    other = duel.alice.attack_position(CHASER)
    assert duel.alice.can("turn", ox)
    duel.alice.enters_battle()
    duel.alice.attacks(ox)
    duel.alice.ends_battle()
    assert duel.duel.phase == Phase.MAIN_2
    assert not duel.alice.can("turn", ox) and duel.alice.can("turn", other)
    duel.alice.ends_turn()
    duel.bob.ends_turn()
    assert duel.alice.can("turn", ox), "for that turn only"


# leaving the field


@pytest.mark.row("extra_return_destination")
@pytest.mark.parametrize("name", ALL)
@rule("EX04-GAP-RET-01", "MR3-RET-01", "MR20-RET-01")
def test_extra_deck_monsters_that_would_return_to_hand_or_deck(name: str) -> None:
    kinds = {"ex04": 1, "mr1": 2, "mr2": 3, "mr3": 3}.get(name, 4)
    for card in (CHAMPION, LEVEL_6, RANK_4, LINK_1)[:kinds]:
        for returner in (TO_HAND, TO_DECK):
            duel = scenario(name)
            number = duel.bob.attack_position(card)
            duel.alice.hand(returner)
            deck = len(duel.duel.deck[BOB])
            duel.alice.activates(returner)
            duel.is_settled()
            assert duel.where(number) == ("graveyard" if name == "mr20" else "extra deck")
            assert duel.bob.hand_size == 0 and len(duel.duel.deck[BOB]) == deck
            assert number not in duel.duel.face_up_extra
    duel = scenario(name)
    duel.bob.attack_position(OX)
    duel.alice.hand(TO_HAND)
    duel.alice.activates(TO_HAND)
    assert duel.where(OX) == "hand", "other monsters do return"


def with_token(name: str, *hand: CardName) -> tuple[Scenario, int]:
    """Alice controls a token under an edition; answers its number."""
    duel = scenario(name)
    duel.bob.face_up(WATCHER)
    duel.alice.hand(TOKENS, *hand)
    duel.alice.activates(TOKENS)
    duel.alice.puts_in(1)
    duel.is_settled()
    return duel, duel.find("試験のトークン")


@pytest.mark.row("token_leave")
@pytest.mark.parametrize("name", ALL)
@rule("EX04-TOK-03", "MR3-TOK-03", "MR20-TOK-02")
def test_a_token_that_leaves_the_field_is_gone(name: str) -> None:
    for away in (BREAKER, BANISHER, TO_HAND, TO_DECK):
        duel, token = with_token(name, away)
        life = duel.alice.life
        hand = duel.alice.hand_size
        duel.alice.activates(away)
        duel.is_settled()
        assert duel.where(token) == "nowhere"
        assert token not in duel.duel.banished[ALICE] and token not in duel.duel.graveyard[ALICE]
        assert duel.alice.hand_size == hand - 1 and duel.alice.cards("banished") == []
        assert duel.alice.life == life, "it was not sent to the graveyard"


@pytest.mark.row("token_zone")
@pytest.mark.parametrize("name", ALL)
@rule("EX04-TOK-02", "EX04-TOK-05", "MR3-TOK-04", "MR20-TOK-03")
def test_a_token_is_one_of_the_five_monsters(name: str) -> None:
    duel = scenario(name)
    duel.asks_zones = True
    for zone in (1, 2, 4):
        duel.alice.attack_position(OX, zone=zone)
    duel.alice.hand(TOKENS, TOKENS, TOKENS, CHASER)
    for zone in (3, 5):
        assert duel.alice.can("summon", CHASER)
        duel.alice.activates(TOKENS)
        if name in WITH_EXTRA_ZONES:
            assert duel.alice.offered_zones() == ([3, 5] if zone == 3 else [5]), "main monster zones only"
            duel.alice.puts_in(1, zone=zone)
        else:
            duel.alice.puts_in(1)
        duel.is_settled()
    assert len(duel.alice.cards("monster zone")) == 5
    assert not duel.alice.can("summon", CHASER) and not duel.alice.can("activate", TOKENS)
    assert duel.alice.cards("hand") == [TOKENS.ja, CHASER]


# the end phase


@pytest.mark.row("end_phase_duration")
@pytest.mark.parametrize("name", ALL)
@rule("MR3-END-05", "MR20-END-02")
def test_a_duration_that_ends_in_the_end_phase(name: str) -> None:
    duel = scenario(name)
    ox = duel.bob.attack_position(OX)
    duel.alice.hand(UNTIL_END_PHASE, *["Giant Soldier of Stone"] * 3, *["Petit Moth"] * 5)
    duel.alice.activates(UNTIL_END_PHASE)
    assert duel.atk(ox) == 1800
    duel.alice.ends_turn()
    decision = duel.decision()
    assert decision is not None and decision.why == W_HAND_LIMIT and duel.duel.phase == Phase.END
    assert duel.atk(ox) == 1700, "it has ended before the hand is adjusted"


@pytest.mark.row("turn_end_duration")
@pytest.mark.parametrize("name", ALL)
@rule("MR3-END-06", "MR20-END-03")
def test_a_duration_that_ends_with_the_turn(name: str) -> None:
    duel = scenario(name)
    ox = duel.bob.attack_position(OX)
    duel.alice.hand(UNTIL_END_OF_TURN, *["Giant Soldier of Stone"] * 3, *["Petit Moth"] * 4)
    duel.alice.activates(UNTIL_END_OF_TURN)
    duel.alice.ends_turn()
    assert duel.duel.phase == Phase.END and duel.atk(ox) == 2700, "it lasts through the whole end phase"
    duel.alice.picks("Petit Moth")
    assert duel.duel.turn == 4 and duel.atk(ox) == 1700


@pytest.mark.row("end_phase_one_by_one")
@pytest.mark.parametrize("name", ALL)
@rule("MR3-END-02", "MR20-END-01", "MR20-GAP-END-01")
def test_end_phase_effects_come_one_by_one_the_turn_player_first(name: str) -> None:
    duel = scenario(name)
    first = duel.alice.attack_position(MINE)
    second = duel.alice.attack_position(MINE)
    theirs = duel.bob.attack_position(THEIRS)
    duel.bob.has_set(COUNTER)
    duel.alice.ends_turn()
    assert duel.alice.can("trigger", first) and duel.alice.can("trigger", second)
    duel.alice.triggers(second)
    assert len(duel.duel.chain) == 1, "a chain of its own, to which the other effects are not chained"
    assert not duel.bob.can("trigger", theirs) and duel.bob.can("activate", COUNTER)
    duel.bob.passes()
    assert duel.log_cards(L_RESOLVE) == [MINE.ja]
    while duel.duel.turn == 3:
        decision = duel.decision()
        assert decision is not None and len(duel.duel.chain) <= 1
        if decision.kind == RESPOND:
            duel.bob.passes()
        else:
            duel.duel.choose(decision.options[0])
    assert duel.log_cards(L_RESOLVE) == [MINE.ja, MINE.ja, THEIRS.ja]
