"""What counts as an attack, a summon, a negation, a cost; what ends when an effect is negated."""

from __future__ import annotations

import pytest

from duelkit.kernel.decision import ACT, RESPOND
from duelkit.yugioh.language import Attribute, CardType, Race
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import ALICE, BOB, Scenario, scenario
from duelkit.yugioh.state.codes import O_TRIGGER, PASS, S_NORMAL, verb_of

OX = "Battle Ox"
ELF = "Mystical Elf"
BREAKER = "Breaker the Magical Warrior"
COUNTER = "魔力カウンター"
LANCE = "Forbidden Lance"
RECALL = "Recall"
VEILER = "Effect Veiler"
MARCH = "March of the Monarchs"
HOLE = "Dark Hole"
BOOK = "Book of Moon"
TRANSPORTER = "Interdimensional Matter Transporter"
WICKED = "Wicked Rebirth"
DECREE = "Royal Decree"
EDITIONS = pytest.mark.parametrize("edition", ["mr3", "mr20-official"])
LIMIT = 80


def _goes_on(duel: Scenario, player: int) -> None:
    """Nobody does anything that need not be done, until this player may act in a main phase."""
    for _ in range(LIMIT):
        decision = duel.duel.decision
        assert decision is not None
        if decision.kind == ACT and decision.player == player and not duel.duel.chain:
            return
        if decision.kind == ACT:
            (duel.alice if decision.player == ALICE else duel.bob).ends_turn()
        else:
            duel.choose(PASS if decision.kind == RESPOND else decision.options[-1])
    raise AssertionError(duel.describe())


@EDITIONS
@pytest.mark.parametrize("answer", [RECALL, "Divine Wrath", "Solemn Strike"])
@pytest.mark.parametrize("shielded", [False, True])
def test_the_activation_of_an_unaffected_monster_is_not_negated(edition: str, answer: str, shielded: bool) -> None:
    """Ruling 17304: the opponent draws all the same."""
    duel = scenario(edition)
    breaker = duel.alice.attack_position(BREAKER)
    duel.alice.has_counters(breaker, COUNTER, 1)
    duel.alice.hand(LANCE)
    prey = duel.bob.has_set("Jar of Greed", this_turn=True)
    duel.bob.has_set(answer)
    duel.bob.hand(ELF)
    if shielded:
        duel.alice.activates(LANCE)
        duel.all_pass()
    hand = duel.alice.hand_size
    duel.alice.activates(breaker)
    duel.alice.picks(prey)
    duel.bob.activates(answer)
    if duel.bob.is_asked("pick"):
        duel.bob.picks(ELF)
    duel.is_settled()
    assert duel.where(breaker) == ("monster zone" if shielded else "graveyard")
    assert duel.where(prey) == ("graveyard" if shielded else "spell zone")
    if answer == RECALL:
        assert duel.alice.hand_size == hand + 1


def test_a_monster_that_left_as_its_own_cost_is_not_shielded_any_more() -> None:
    """Ruling 12523, on カードカー・Ｄ under 禁じられた聖槍."""
    duel = scenario("mr3")
    force = duel.alice.attack_position("Exiled Force")
    prey = duel.bob.attack_position(OX)
    duel.alice.hand(LANCE)
    duel.bob.has_set(RECALL)
    duel.alice.activates(LANCE)
    duel.alice.picks(force)
    duel.all_pass()
    duel.alice.activates(force)
    if duel.alice.is_asked("pick"):
        duel.alice.picks(prey)
    duel.bob.activates(RECALL)
    assert duel.where(prey) == "monster zone"


@EDITIONS
@pytest.mark.parametrize("stopped", [False, True])
def test_an_attack_that_was_negated_was_none(edition: str, stopped: bool) -> None:
    """Ruling 14860, on ＲＲ－インペイル・レイニアス."""
    duel = scenario(edition, phase=Phase.BATTLE)
    lanius = duel.alice.attack_position("Raidraptor - Sharp Lanius")
    duel.alice.graveyard("Raidraptor - Vanishing Lanius")
    duel.alice.hand(OX)
    duel.bob.has_set("Negate Attack")
    duel.alice.attacks(lanius)
    if stopped:
        duel.bob.activates("Negate Attack")
    duel.all_pass()
    if duel.alice.can("end battle"):
        duel.alice.ends_battle()
    duel.all_pass()
    assert duel.duel.phase == Phase.MAIN_2
    assert duel.alice.can("activate", lanius) is not stopped


@EDITIONS
@pytest.mark.parametrize("card", ["Goblin Attack Force", "Performapal Swincobra", "Infernal Dragon"])
@pytest.mark.parametrize("stopped", [False, True])
def test_so_nothing_comes_of_having_attacked(edition: str, card: str, stopped: bool) -> None:
    duel = scenario(edition, phase=Phase.BATTLE)
    goblins = duel.alice.attack_position(card)
    duel.bob.has_set("Negate Attack")
    duel.alice.attacks(goblins)
    if stopped:
        duel.bob.activates("Negate Attack")
    _goes_on(duel, ALICE)
    if duel.duel.phase == Phase.BATTLE:
        duel.alice.ends_battle()
        duel.all_pass()
    if card == "Infernal Dragon":
        duel.alice.ends_turn()
        _goes_on(duel, BOB)
        assert duel.where(goblins) == ("monster zone" if stopped else "graveyard")
    else:
        assert duel.position(goblins) == ("attack" if stopped else "defense")


def test_a_declared_attack_is_still_one_for_what_a_player_vows() -> None:
    """The ruling on 青眼の亜白龍: its effect cannot be activated after its attack was negated."""
    duel = scenario("mr20-official", phase=Phase.BATTLE)
    dragon = duel.alice.attack_position("Blue-Eyes Alternative White Dragon")
    duel.alice.hand(OX)
    duel.bob.attack_position(OX)
    duel.bob.has_set("Negate Attack")
    duel.alice.attacks(dragon, OX)
    duel.bob.activates("Negate Attack")
    duel.all_pass()
    assert duel.duel.phase == Phase.MAIN_2 and not duel.alice.can("activate", dragon)


@EDITIONS
@pytest.mark.parametrize("card", ["Gemini Soldier", OX])
def test_a_monster_banished_for_a_time_remains_normal_summoned(edition: str, card: str) -> None:
    """Ruling 7610: it can be equipped with シールドバッシュ."""
    duel = scenario(edition)
    monster = duel.alice.hand(card)
    duel.alice.summons(monster)
    duel.all_pass()
    duel.alice.has_set(TRANSPORTER)
    duel.alice.activates(TRANSPORTER)
    if duel.alice.is_asked("pick"):
        duel.alice.picks(monster)
    duel.all_pass()
    assert duel.where(monster) == "banished"
    duel.alice.ends_turn()
    _goes_on(duel, BOB)
    duel.bob.ends_turn()
    _goes_on(duel, ALICE)
    assert duel.where(monster) == "monster zone"
    duel.alice.hand("Bashing Shield")
    assert duel.alice.can("activate", "Bashing Shield")


@EDITIONS
@pytest.mark.parametrize("way", ["set", "flipped", "book", "revived"])
def test_tribute_summoned_face_down_or_turned_down(edition: str, way: str) -> None:
    """Ruling 12693: 進撃の帝王 spares a monster that was Tribute Set, or turned face-down after its Tribute Summon."""
    duel = scenario(edition)
    orc = duel.alice.graveyard("Vorse Raider") if way == "revived" else duel.alice.hand("Summoned Skull")
    duel.alice.attack_position(OX)
    duel.alice.hand(BOOK, HOLE, MARCH, "Monster Reborn", ELF)
    if way == "revived":
        duel.alice.activates("Monster Reborn")
    elif way == "book":
        duel.alice.summons(orc)
        duel.all_pass()
        duel.alice.activates(BOOK)
    else:
        duel.alice.sets_monster(orc)
    duel.all_pass()
    if duel.alice.is_asked("position"):
        duel.alice.puts_in(1)
    duel.all_pass()
    if way == "flipped":
        duel.alice.ends_turn()
        _goes_on(duel, BOB)
        duel.bob.ends_turn()
        _goes_on(duel, ALICE)
        duel.alice.flip_summons(orc)
        duel.all_pass()
    duel.alice.activates(MARCH)
    duel.all_pass()
    assert duel.position(orc) == ("attack" if way in ("flipped", "revived") else "face-down")
    duel.alice.activates(HOLE)
    duel.all_pass()
    assert duel.where(orc) == ("graveyard" if way == "revived" else "monster zone")


def _token(race: Race) -> Card:
    return Card(
        900007700 + race.value.bit_length(),
        f"札{race.value}トークン",
        f"Ticket Token {race.value}",
        CardType.MONSTER | CardType.NORMAL | CardType.TOKEN,
        Attribute.EARTH,
        race,
        4,
        1000,
        1000,
    )


@EDITIONS
def test_tokens_are_banished_face_up_for_a_summon(edition: str) -> None:
    """Ruling 9612, on レッドアイズ・ダークネスメタルドラゴン."""
    duel = scenario(edition)
    token = duel.alice.attack_position(_token(Race.DRAGON))
    dragon = duel.alice.hand("Red-Eyes Darkness Metal Dragon")
    duel.alice.special_summons(dragon)
    if duel.alice.is_asked("position"):
        duel.alice.puts_in(1)
    duel.all_pass()
    assert duel.where(dragon) == "monster zone" and duel.where(token) == "nowhere"


@EDITIONS
@pytest.mark.parametrize(
    ("card", "race", "back"),
    [("Gem-Knight Emerald", Race.ROCK, "Gem-Knight Aquamarine"), ("Jack Wyvern", Race.MACHINE, "Infernal Dragon")],
)
def test_tokens_are_banished_face_up_as_a_cost(edition: str, card: str, race: Race, back: str) -> None:
    """Ruling 10365, on ジェムナイト・エメラル: a token is a Normal Monster."""
    duel = scenario(edition)
    token = duel.alice.attack_position(_token(race))
    emerald = duel.alice.attack_position(card)
    target = duel.alice.graveyard(back)
    duel.alice.activates(emerald)
    if duel.alice.is_asked("position"):
        duel.alice.puts_in(1)
    duel.all_pass()
    if duel.alice.is_asked("position"):
        duel.alice.puts_in(1)
    assert duel.where(token) == "nowhere" and duel.where(emerald) == "banished"
    assert duel.where(target) == "monster zone"


@EDITIONS
@pytest.mark.parametrize("card", [BREAKER, "Royal Magical Library", "Skilled Dark Magician"])
@pytest.mark.parametrize("negation", [VEILER, "Skill Drain", "Forbidden Chalice"])
def test_counters_go_with_the_effect_that_holds_them(edition: str, card: str, negation: str) -> None:
    """Konami's rule test of 2019, question 16."""
    duel = scenario(edition, turn=BOB)
    holder = duel.alice.attack_position(card)
    duel.alice.has_counters(holder, COUNTER, 1)
    duel.bob.hand(VEILER, "Forbidden Chalice")
    duel.bob.has_set("Skill Drain")
    if negation == VEILER:
        duel = scenario(edition)
        holder = duel.alice.attack_position(card)
        duel.alice.has_counters(holder, COUNTER, 1)
        duel.bob.hand(VEILER)
        duel.alice.ends_turn()
    duel.bob.activates(negation)
    if duel.bob.is_asked("pick"):
        duel.bob.picks(holder)
    duel.all_pass()
    assert duel.counters(holder, COUNTER) == 0


def test_counters_that_need_no_permission_stay() -> None:
    duel = scenario("mr3", turn=BOB)
    ox = duel.alice.attack_position(BREAKER)
    duel.alice.has_counters(ox, "Ａカウンター", 1)
    duel.bob.hand("Forbidden Chalice")
    duel.bob.activates("Forbidden Chalice")
    duel.all_pass()
    assert duel.counters(ox, "Ａカウンター") == 1


@EDITIONS
@pytest.mark.parametrize("emptied", [False, True])
def test_what_cannot_be_done_after_the_summon_takes_no_moment(edition: str, emptied: bool) -> None:
    """Ruling 13043: with no spell or trap left to destroy, the summon of ハッスル・ラッセル was the last thing."""
    duel = scenario(edition, turn=BOB, phase=Phase.BATTLE)
    train = duel.alice.hand("Snow Plow Hustle Rustle")
    jar = duel.alice.has_set("Jar of Greed", this_turn=True)
    attacker = duel.bob.attack_position(OX)
    duel.bob.has_set("Torrential Tribute")
    duel.bob.hand("Mystical Space Typhoon")
    duel.bob.attacks(attacker)
    duel.alice.triggers(train)
    if emptied:
        duel.bob.activates("Mystical Space Typhoon")
        if duel.bob.is_asked("pick"):
            duel.bob.picks(jar)
    duel.all_pass()
    if duel.alice.is_asked("position"):
        duel.alice.puts_in(1)
    assert duel.where(train) == "monster zone"
    assert duel.bob.can("activate", "Torrential Tribute") is emptied


@EDITIONS
@pytest.mark.parametrize("negated", [False, True])
def test_what_a_negated_trap_said_of_its_monster(edition: str, negated: bool) -> None:
    """Ruling 8450: once ウィキッド・リボーン is negated its monster may attack, and has its effects."""
    duel = scenario(edition)
    dragon = duel.alice.graveyard("Stardust Dragon")
    duel.alice.has_set(WICKED)
    duel.alice.has_set(DECREE)
    duel.alice.activates(WICKED)
    duel.all_pass()
    if negated:
        duel.alice.activates(DECREE)
        duel.all_pass()
    duel.alice.enters_battle()
    duel.all_pass()
    assert duel.alice.can("attack", dragon) is negated


@EDITIONS
def test_a_monster_is_no_tuner_by_a_negated_trap(edition: str) -> None:
    """サイコ・チューン, as ウィキッド・リボーン."""
    duel = scenario(edition)
    duel.alice.graveyard("Ritual Beast Tamer Lara")
    duel.alice.has_set("Psychic Tuning")
    duel.alice.has_set(DECREE)
    duel.alice.attack_position(ELF)
    duel.alice.extra("T.G. Hyper Librarian")
    duel.alice.activates("Psychic Tuning")
    duel.all_pass()
    assert duel.alice.can("procedure", "T.G. Hyper Librarian")
    duel.alice.activates(DECREE)
    duel.all_pass()
    assert not duel.alice.can("procedure", "T.G. Hyper Librarian")


@pytest.mark.parametrize("whose", ["own", "opponent's"])
def test_an_equip_card_spares_its_own_controller(whose: str) -> None:
    """自分への戦闘ダメージは０になる: of the player of 強打シールド, not of whoever controls the equipped monster."""
    duel = scenario()
    duel.alice.hand("Bashing Shield")
    side, other = (duel.alice, duel.bob) if whose == "own" else (duel.bob, duel.alice)
    elf = side.attack_position("Mystical Elf", kinds=S_NORMAL)
    duel.alice.activates("Bashing Shield")
    duel.is_settled()
    skull = other.attack_position("Summoned Skull")
    duel.alice.enters_battle()
    duel.alice.attacks(*((elf, skull) if whose == "own" else (skull, elf)))
    duel.is_settled()
    # 800 + 1000 against 2500
    assert (duel.alice.life, duel.bob.life) == ((8000, 8000) if whose == "own" else (8000, 7300))


def test_a_card_sent_from_the_opponents_field_triggers_in_its_owners_graveyard() -> None:
    """このカードが相手フィールドから墓地へ送られた場合: said from the side of its owner (滅亡龍 ヴェイドス)."""
    duel = scenario("mr3")
    veidos = duel.alice.hand("Veidos the Eruption Dragon of Extinction")
    elf = duel.alice.attack_position("Gemini Elf")
    duel.bob.face_up("Mystic Plasma Zone")
    duel.alice.hand("Raigeki")
    duel.alice.activates(veidos)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(veidos) == "monster zone" and duel.duel.controller[veidos] == BOB
    duel.alice.activates("Raigeki")
    while duel.where(elf) == "monster zone" and duel.duel.decision is not None:
        asked = duel.duel.decision
        duel.duel.choose(next((option for option in asked.options if verb_of(option) == O_TRIGGER), PASS))
    assert duel.where(veidos) == "graveyard" and duel.where(elf) == "graveyard"
