"""Processing: what must still be there, prohibitions, targets, effects that were gained."""

from __future__ import annotations

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import (
    FACE_UP,
    MONSTER,
    SPELL,
    TARGET,
    THIS,
    Action,
    Are,
    Attribute,
    CardType,
    If,
    May,
    Permission,
    Phase,
    Position,
    Race,
    Side,
    Stat,
    Until,
    Zone,
    apply,
    atk,
    cannot,
    continuous,
    damage,
    destroy,
    every,
    loses,
    may,
    monster,
    one,
    player_cannot,
    special_summon,
    spell,
    to_hand,
    trap,
)
from duelkit.yugioh.scenario import ALICE, scenario
from duelkit.yugioh.state.log import L_TARGET

OX = "Battle Ox"
CHASER = "Mechanicalchaser"
HOLE = "Dark Hole"
REBORN = "Monster Reborn"
ESCAPE = trap(900002301, "逃がす罠", "Escape", targets=one(MONSTER.on_field(Side.YOU)), resolution=to_hand(TARGET))
SNIPE = spell(
    900002302,
    "狙い撃ち",
    "Snipe",
    targets=one((MONSTER & FACE_UP).on_field(Side.OPPONENT)),
    resolution=destroy(TARGET).and_if_you_do(damage(500)),
)
SNIPE_STRONG = spell(
    900002303,
    "強者狙い",
    "Snipe the Strong",
    targets=one((MONSTER & FACE_UP & atk(at_least=1500)).on_field(Side.OPPONENT)),
    resolution=If(Are(TARGET, atk(at_least=1500)), destroy(TARGET)),
)
ALL_STRONG = spell(
    900002304,
    "強者一掃",
    "Strike the Strong",
    resolution=destroy(every((MONSTER & FACE_UP & atk(at_least=1500)).on_field(Side.OPPONENT))),
)
WEAKEN = trap(
    900002305,
    "弱める罠",
    "Weaken",
    targets=one((MONSTER & FACE_UP).on_field()),
    resolution=apply(loses(Stat.ATK, 1000), to=TARGET, until=Until.END_OF_TURN),
)
CHOOSE = spell(900002306, "選んで破壊", "Choose and Destroy", resolution=destroy(one(MONSTER.on_field(Side.OPPONENT))))
NO_SUMMON = spell(
    900002307,
    "特殊召喚禁止",
    "No Special Summons",
    continuous(player_cannot(Action.SPECIAL_SUMMON, Side.EITHER)),
    icon=CardType.CONTINUOUS,
)
NO_DRAW = spell(
    900002308, "ドロー禁止", "No Draws", continuous(player_cannot(Action.DRAW, Side.EITHER)), icon=CardType.CONTINUOUS
)
NO_SPELLS = monster(
    900002309,
    "魔法封じ",
    "Spell Seal",
    Attribute.DARK,
    Race.MACHINE,
    4,
    1000,
    1000,
    continuous(player_cannot(Action.ACTIVATE, Side.EITHER, unless=~SPELL)),
)
NO_NORMAL = spell(
    900002310,
    "召喚封じ",
    "Summon Seal",
    continuous(player_cannot(Action.NORMAL_SUMMON, Side.OPPONENT), player_cannot(Action.SET_MONSTER, Side.OPPONENT)),
    icon=CardType.CONTINUOUS,
)
NO_ATTACK = spell(
    900002311,
    "攻撃封じ",
    "Attack Seal",
    continuous(cannot(Action.ATTACK, to=MONSTER.on_field(Side.OPPONENT))),
    icon=CardType.CONTINUOUS,
)
MAY_DIRECT = spell(
    900002312,
    "直接攻撃",
    "Direct Attack",
    continuous(may(Permission.ATTACK_DIRECTLY, to=MONSTER.on_field(Side.YOU))),
    icon=CardType.CONTINUOUS,
)
UNTARGETABLE = monster(
    900002313,
    "対象にならぬ者",
    "Untouchable",
    Attribute.EARTH,
    Race.ROCK,
    4,
    1000,
    1000,
    continuous(cannot(Action.BE_TARGETED, to=THIS)),
)


@rule("RES-CON-01")
def test_an_effect_whose_target_is_gone_is_not_processed() -> None:
    duel = scenario()
    ox = duel.bob.attack_position(OX)
    other = duel.bob.attack_position(CHASER)
    duel.bob.has_set(ESCAPE)
    duel.alice.hand(SNIPE)
    duel.alice.activates(SNIPE)
    duel.alice.picks(ox)
    duel.bob.activates(ESCAPE)
    duel.bob.picks(ox)
    duel.is_settled()
    assert duel.where(ox) == "hand" and duel.where(other) == "monster zone" and duel.bob.life == 8000
    duel = scenario()
    ox = duel.bob.attack_position(OX)
    duel.alice.hand(SNIPE)
    duel.alice.activates(SNIPE)
    assert duel.where(ox) == "graveyard" and duel.bob.life == 7500, "undisturbed it is processed"


@rule("RES-CON-01")
def test_a_target_that_left_and_came_back_is_no_target_any_more() -> None:
    back = trap(
        900002320,
        "戻ってくる罠",
        "Comes Back",
        resolution=special_summon(one(MONSTER.in_zones(Zone.HAND | Zone.GRAVEYARD)), Position.FACE_UP_ATTACK),
    )
    for escapes in (False, True):
        duel = scenario()
        ox = duel.bob.attack_position(OX)
        duel.bob.graveyard(CHASER)
        duel.bob.has_set(back)
        duel.bob.has_set(ESCAPE)
        duel.alice.hand(SNIPE)
        duel.alice.activates(SNIPE)
        duel.bob.activates(back)
        if escapes:
            duel.bob.activates(ESCAPE)
            duel.bob.picks(ox)
        else:
            duel.bob.passes()
        assert (duel.where(ox) == "monster zone") is escapes, "it is another monster now"


@rule("RES-CON-01")
def test_an_effect_on_everything_does_nothing_when_everything_is_gone() -> None:
    duel = scenario()
    ox = duel.bob.attack_position(OX)
    duel.bob.has_set(ESCAPE)
    duel.alice.hand(HOLE)
    duel.alice.activates(HOLE)
    duel.bob.activates(ESCAPE)
    duel.is_settled()
    assert duel.where(ox) == "hand"


@rule("RES-CON-01")
def test_a_card_that_must_stay_is_not_processed_once_it_is_gone() -> None:
    duel = scenario()
    ox = duel.alice.attack_position(OX)
    duel.bob.has_set("Mystical Space Typhoon")
    duel.alice.hand("Black Pendant")
    duel.alice.activates("Black Pendant")
    duel.bob.activates("Mystical Space Typhoon")
    duel.all_pass()
    assert duel.where("Black Pendant") == "graveyard" and duel.atk(ox) == 1700
    duel = scenario()
    ox = duel.alice.graveyard(OX)
    duel.alice.has_set("Call of the Haunted")
    duel.bob.has_set("Mystical Space Typhoon")
    duel.bob.attack_position(CHASER)
    duel.alice.activates("Call of the Haunted")
    duel.bob.activates("Mystical Space Typhoon")
    duel.all_pass()
    assert duel.where(ox) == "graveyard", "a Continuous Trap destroyed in answer does nothing"
    duel = scenario()
    duel.bob.has_set("Mystical Space Typhoon")
    duel.alice.hand("Ookazi")
    duel.alice.activates("Ookazi")
    duel.bob.activates("Mystical Space Typhoon")
    duel.all_pass()
    assert duel.bob.life == 7200, "a Normal Spell destroyed in answer is processed all the same"


@rule("RES-CON-02")
def test_a_condition_of_the_affected_cards_is_judged_at_the_processing() -> None:
    for card in (SNIPE_STRONG, ALL_STRONG):
        for weakened in (False, True):
            duel = scenario()
            ox = duel.bob.attack_position(OX)
            duel.bob.has_set(WEAKEN)
            duel.alice.hand(card)
            duel.alice.activates(card)
            if weakened:
                duel.bob.activates(WEAKEN)
            else:
                duel.bob.passes()
            duel.all_pass()
            assert (duel.where(ox) == "monster zone") is weakened, card


@rule("RES-CON-02")
def test_a_target_turned_face_down_is_not_reached_by_what_needs_a_face_up_monster() -> None:
    duel = scenario()
    ox = duel.bob.attack_position(OX)
    duel.bob.has_set("Book of Moon")
    duel.alice.hand("Black Pendant")
    duel.alice.activates("Black Pendant")
    duel.bob.activates("Book of Moon")
    duel.all_pass()
    assert duel.position(ox) == "face-down" and duel.where("Black Pendant") == "graveyard"


@rule("RES-CAN-01", "RES-GAP-PLAY-01")
def test_cannot_beats_does_special_summons() -> None:
    for sealed in (False, True):
        duel = scenario()
        duel.alice.graveyard(OX)
        duel.alice.hand(REBORN)
        if sealed:
            duel.bob.face_up(NO_SUMMON)
        assert duel.alice.can("activate", REBORN) is not sealed


@rule("RES-CAN-01")
def test_a_prohibition_that_applies_by_the_time_of_the_processing_wins() -> None:
    seal = trap(
        900002314,
        "封じる罠",
        "Sealing Trap",
        resolution=apply(player_cannot(Action.SPECIAL_SUMMON, Side.EITHER), until=Until.END_OF_TURN),
    )
    duel = scenario()
    ox = duel.alice.graveyard(OX)
    duel.bob.has_set(seal)
    duel.alice.hand(REBORN)
    duel.alice.activates(REBORN)
    duel.bob.activates(seal)
    duel.is_settled()
    assert duel.where(ox) == "graveyard"


@rule("RES-CAN-01")
def test_cannot_beats_may() -> None:
    for sealed in (False, True):
        duel = scenario(phase=Phase.BATTLE)
        duel.alice.attack_position(OX)
        duel.alice.face_up(MAY_DIRECT)
        duel.bob.attack_position(CHASER)
        if sealed:
            duel.bob.face_up(NO_ATTACK)
        duel.alice.has_set("Reckless Greed")
        assert duel.alice.can("attack", OX) is not sealed


@rule("RES-CAN-01")
def test_cannot_draw_beats_drawing() -> None:
    duel = scenario()
    duel.bob.face_up(NO_DRAW)
    duel.alice.hand("Pot of Greed")
    assert not duel.alice.can("activate", "Pot of Greed")
    duel = scenario(phase=Phase.DRAW)
    duel.bob.face_up(NO_DRAW)
    duel.is_settled()
    assert duel.alice.hand_size == 0 and not duel.is_over()


@rule("RES-GAP-PLAY-01", "RES-CAN-01")
def test_playing_can_be_forbidden() -> None:
    duel = scenario()
    duel.alice.hand("Ookazi", OX)
    duel.alice.has_set("Reckless Greed")
    duel.bob.attack_position(NO_SPELLS)
    assert not duel.alice.can("activate", "Ookazi") and duel.alice.can("activate", "Reckless Greed")
    assert duel.alice.can("summon", OX)
    duel = scenario()
    duel.alice.hand("Ookazi", OX)
    duel.bob.face_up(NO_NORMAL)
    assert not duel.alice.can("summon", OX) and not duel.alice.can("set monster", OX)
    assert duel.alice.can("activate", "Ookazi")


@rule("MR3-CONF-01")
def test_a_card_effect_prevails_over_a_basic_rule() -> None:
    duel = scenario(phase=Phase.BATTLE)
    duel.alice.attack_position(OX)
    duel.alice.attack_position("Jinzo #7")
    duel.bob.attack_position(CHASER)
    duel.alice.attacks("Jinzo #7")
    assert duel.bob.life == 7500, "directly, though the opponent has a monster"
    duel = scenario()
    duel.alice.hand(OX, OX)
    duel.alice.attack_position(
        monster(
            900002315,
            "二度召喚",
            "Double Summoner",
            Attribute.EARTH,
            Race.ROCK,
            4,
            0,
            0,
            continuous(May(Permission.EXTRA_NORMAL_SUMMON, None, Side.YOU)),
        )
    )
    duel.alice.summons(OX)
    assert duel.alice.can("summon", OX), "a second Normal Summon"


@rule("MR3-CONF-01")
def test_a_monster_that_may_attack_twice_does() -> None:
    duel = scenario(phase=Phase.BATTLE)
    duel.alice.attack_position("Mataza the Zapper")
    duel.alice.attack_position(OX)
    duel.alice.attacks("Mataza the Zapper")
    assert duel.alice.can("attack", "Mataza the Zapper")
    duel.alice.attacks("Mataza the Zapper")
    assert not duel.alice.can("attack", "Mataza the Zapper") and duel.bob.life == 8000 - 2600


@rule("MR3-TGT-01")
def test_a_targeting_effect_chooses_at_its_activation() -> None:
    duel = scenario()
    ox = duel.bob.attack_position(OX)
    chaser = duel.bob.attack_position(CHASER)
    duel.bob.has_set("Reckless Greed")
    duel.alice.hand(SNIPE)
    duel.alice.activates(SNIPE)
    assert duel.alice.is_asked("pick") and duel.alice.can("pick", ox) and duel.alice.can("pick", chaser)
    duel.alice.picks(chaser)
    assert duel.bob.is_asked("respond") and duel.log_cards(L_TARGET) == [CHASER], "the opponent knows before answering"
    duel.bob.passes()
    assert duel.where(chaser) == "graveyard" and duel.where(ox) == "monster zone"
    duel = scenario()
    duel.alice.hand(SNIPE)
    assert not duel.alice.can("activate", SNIPE), "without a target it cannot be activated"


@rule("MR3-TGT-02")
def test_a_choice_at_the_processing_is_no_target() -> None:
    duel = scenario()
    ox = duel.bob.attack_position(OX)
    chaser = duel.bob.attack_position(CHASER)
    duel.bob.has_set(ESCAPE)
    duel.alice.hand(CHOOSE)
    duel.alice.activates(CHOOSE)
    assert duel.bob.is_asked("respond") and duel.log_cards(L_TARGET) == [], "nothing has been chosen yet"
    duel.bob.activates(ESCAPE)
    duel.bob.picks(ox)
    duel.all_pass()
    assert duel.where(chaser) == "graveyard", "the choice falls on what is there now"


@rule("MR3-TGT-01", "MR3-TGT-02")
def test_what_cannot_be_targeted_can_still_be_chosen_or_swept() -> None:
    for card, allowed in ((SNIPE, False), (CHOOSE, True), (HOLE, True)):
        duel = scenario()
        shy = duel.bob.attack_position(UNTARGETABLE)
        duel.alice.hand(card)
        assert duel.alice.can("activate", card) is allowed
        if allowed:
            duel.alice.activates(card)
            assert duel.where(shy) == "graveyard"


@rule("MR3-SET-03")
def test_setting_puts_cards_face_down_monsters_in_defence() -> None:
    duel = scenario()
    duel.alice.hand(OX, "Ookazi", "Reckless Greed", "Sogen")
    duel.alice.sets_monster(OX)
    duel.all_pass()
    for card in ("Ookazi", "Reckless Greed", "Sogen"):
        duel.alice.sets(card)
        duel.all_pass()
    for card in (OX, "Ookazi", "Reckless Greed", "Sogen"):
        assert duel.position(card) == "face-down"
    assert duel.duel.play[duel.find(OX)].defense
    assert duel.where(OX) == "monster zone" and duel.where("Sogen") == "field zone"
    assert duel.controller(OX) == ALICE
