"""Monster tokens: monsters that are no cards."""

from __future__ import annotations

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import (
    FACE_UP,
    MONSTER,
    NON_TUNER,
    TARGET,
    TUNER,
    Attribute,
    Card,
    CardType,
    DoesNotHold,
    HasDone,
    MakeTokens,
    OwnedBy,
    Position,
    Race,
    Side,
    SynchroMaterials,
    TakeControl,
    TurnAction,
    Whenever,
    XyzMaterials,
    banish,
    change_position,
    continuous,
    damage,
    every,
    monster,
    one,
    sent_to_graveyard,
    spell,
    synchro,
    to_deck,
    to_hand,
    xyz,
)
from duelkit.yugioh.scenario import ALICE, BOB, CardName, Scenario, scenario

OX = "Battle Ox"
TOKEN_NAME = "試験トークン"


def maker(number: int) -> Card:
    """A spell that makes so many tokens."""
    return spell(
        900000500 + number,
        f"トークン{number}体",
        f"{number} Tokens",
        resolution=MakeTokens(TOKEN_NAME, "Test Token", Attribute.EARTH, Race.BEAST, 4, 500, 400, number=number),
    )


ONE = maker(1)
TWO = maker(2)
BOUNCER = spell(900000510, "手札に戻す魔法", "Bouncer", targets=one(MONSTER.on_field()), resolution=to_hand(TARGET))
RETURNER = spell(900000511, "デッキに戻す魔法", "Returner", targets=one(MONSTER.on_field()), resolution=to_deck(TARGET))
BANISHER = spell(900000512, "除外する魔法", "Banisher", targets=one(MONSTER.on_field()), resolution=banish(TARGET))
WATCHER = spell(
    900000513,
    "墓地の番人",
    "Graveyard Watcher",
    continuous(Whenever(sent_to_graveyard(MONSTER), damage(100))),
    icon=CardType.CONTINUOUS,
)
RANK_4 = xyz(900000514, "試験エクシーズ", "Test Xyz", Attribute.DARK, Race.WARRIOR, 4, 2000, 2000, XyzMaterials(4, 2))
TUNER_2 = monster(
    900000515, "試験チューナー", "Test Tuner", Attribute.DARK, Race.MACHINE, 2, 500, 500, types=CardType.TUNER
)
LEVEL_6 = synchro(
    900000516,
    "試験シンクロ",
    "Test Synchro",
    Attribute.DARK,
    Race.MACHINE,
    6,
    2000,
    2000,
    SynchroMaterials(TUNER, NON_TUNER),
)


def with_token(*hand: CardName, count: Card = ONE, duel: Scenario | None = None) -> tuple[Scenario, int]:
    """Alice has made tokens in attack position; answers the number of the first."""
    duel = duel or scenario()
    duel.alice.hand(count, *hand)
    duel.alice.activates(count)
    duel.all_pass()
    while duel.alice.is_asked("position"):
        duel.alice.puts_in(1)
    duel.all_pass()
    duel.is_settled()
    return duel, duel.find(TOKEN_NAME)


@rule("MR3-TOK-02", "MR3-TOK-04")
def test_a_token_is_a_monster_on_the_field() -> None:
    duel, token = with_token()
    assert duel.where(token) == "monster zone" and duel.controller(token) == ALICE
    assert (duel.atk(token), duel.defense(token), duel.level(token)) == (500, 400, 4)
    duel.alice.enters_battle()
    assert duel.alice.can("attack", token)
    duel.alice.attacks(token)
    assert duel.bob.life == 7500


@rule("MR3-TOK-02")
def test_a_token_that_would_go_to_hand_or_deck_is_gone() -> None:
    for away in (BOUNCER, RETURNER, BANISHER):
        duel, token = with_token(away)
        assert duel.alice.can("activate", away)
        hand = duel.alice.hand_size
        deck = len(duel.duel.deck[ALICE])
        duel.alice.activates(away)
        duel.is_settled()
        assert duel.where(token) == "nowhere"
        assert duel.alice.hand_size == hand - 1 and len(duel.duel.deck[ALICE]) == deck
        assert token not in duel.duel.banished[ALICE]


@rule("MR3-TOK-03")
def test_a_destroyed_token_does_not_go_to_the_graveyard() -> None:
    board = scenario()
    board.alice.face_up(WATCHER)
    board.bob.attack_position(OX)
    duel, token = with_token("Dark Hole", duel=board)
    duel.alice.activates("Dark Hole")
    duel.is_settled()
    assert duel.where(token) == "nowhere" and duel.where(OX) == "graveyard"
    assert sorted(duel.alice.cards("graveyard")) == ["Dark Hole", "トークン1体"]
    assert duel.bob.life == 7900, "only the Ox was sent to the graveyard"


@rule("MR3-TOK-03")
def test_a_token_destroyed_by_battle_is_gone() -> None:
    board = scenario()
    board.bob.attack_position(OX)
    duel, token = with_token(duel=board)
    duel.alice.enters_battle()
    duel.alice.attacks(token, OX)
    duel.is_settled()
    assert duel.where(token) == "nowhere" and duel.alice.life == 8000 - 1200


@rule("MR3-TOK-04")
def test_tokens_take_monster_zones() -> None:
    duel = scenario()
    duel.alice.hand(TWO, ONE, OX)
    for _ in range(4):
        duel.alice.attack_position(OX)
    assert not duel.alice.can("activate", TWO), "one zone is not enough for two tokens"
    assert duel.alice.can("activate", ONE) and duel.alice.can("summon", OX)
    duel.alice.activates(ONE)
    duel.alice.puts_in(4)
    duel.is_settled()
    assert not duel.alice.can("summon", OX), "the token took the fifth zone"


@rule("MR3-TOK-05")
def test_a_token_comes_face_up_only() -> None:
    for number, shown in ((1, "attack"), (4, "defense")):
        duel = scenario()
        duel.alice.hand(ONE)
        duel.alice.activates(ONE)
        assert duel.alice.can("position", None, 1) and duel.alice.can("position", None, 4)
        assert not duel.alice.can("position", None, 8)
        duel.alice.puts_in(number)
        duel.is_settled()
        assert duel.position(TOKEN_NAME) == shown


@rule("MR3-TOK-05")
def test_a_token_is_never_turned_face_down() -> None:
    duel, token = with_token("Book of Moon")
    assert duel.alice.hand_size == 1
    assert not duel.alice.can("activate", "Book of Moon"), "there is nothing that could be turned face-down"
    board = scenario()
    board.bob.attack_position(OX)
    board.bob.attack_position("Mechanicalchaser")
    duel, token = with_token("Book of Moon", duel=board)
    assert duel.alice.can("activate", "Book of Moon")
    duel.alice.activates("Book of Moon")
    assert duel.alice.can("pick", OX) and not duel.alice.can("pick", token)
    duel.alice.picks(OX)
    duel.is_settled()
    assert duel.position(token) == "attack" and duel.position(OX) == "face-down"


@rule("MR3-TOK-05")
def test_an_effect_that_turns_everything_face_down_passes_over_tokens() -> None:
    night = spell(
        900000517,
        "夜",
        "Night",
        resolution=change_position(every((MONSTER & FACE_UP).on_field()), Position.FACE_DOWN_DEFENSE),
    )
    board = scenario()
    board.bob.attack_position(OX)
    duel, token = with_token(night, duel=board)
    duel.alice.activates(night)
    duel.is_settled()
    assert duel.position(token) == "attack" and duel.position(OX) == "face-down"


@rule("MR3-TOK-06")
def test_tokens_are_no_xyz_materials() -> None:
    board = scenario()
    board.alice.extra(RANK_4, LEVEL_6)
    board.alice.attack_position(OX)
    duel, _ = with_token(count=TWO, duel=board)
    assert len(duel.alice.cards("monster zone")) == 3
    assert not duel.alice.can("procedure", RANK_4), "two tokens and one monster of Level 4"
    board = scenario()
    board.alice.extra(RANK_4)
    board.alice.attack_position(OX)
    board.alice.attack_position("Mechanicalchaser")
    board.alice.attack_position("Mystical Elf")
    duel, token = with_token(duel=board)
    assert duel.alice.can("procedure", RANK_4)
    duel.alice.special_summons(RANK_4)
    assert duel.alice.can("pick", OX) and not duel.alice.can("pick", token)


@rule("MR3-TOK-06")
def test_a_token_may_serve_other_summons() -> None:
    board = scenario()
    board.alice.extra(LEVEL_6)
    board.alice.attack_position(TUNER_2)
    duel, token = with_token(duel=board)
    assert duel.alice.can("procedure", LEVEL_6)
    duel.alice.special_summons(LEVEL_6)
    duel.alice.picks(token)
    duel.alice.puts_in(1)
    assert duel.where(token) == "nowhere" and duel.where(LEVEL_6) == "monster zone"


@rule("MR3-TOK-02")
def test_both_players_and_who_watches_see_which_token_it_is() -> None:
    duel, token = with_token()
    for viewer in (0, 1, 2):
        view = duel.duel.observe(viewer)
        seen = [card for side in view.sides for card in side.monsters if card is not None and card.number == token]
        assert [card.passcode for card in seen] == [ONE.passcode + 1], "as card databases count"


@rule("MR3-TOK-02")
def test_whoever_makes_a_token_on_the_opponents_field_owns_it_and_has_summoned() -> None:
    """Official rulings on 所有者の刻印: a token of おジャマトリオ goes to the player who activated that card."""
    gift = spell(
        900000520,
        "贈るトークン",
        "Gift Token",
        resolution=MakeTokens(TOKEN_NAME, "Test Token", Attribute.EARTH, Race.BEAST, 4, 500, 400, to=Side.OPPONENT),
    )
    back = spell(
        900000521,
        "取り返す魔法",
        "Take Back",
        resolution=TakeControl(every((MONSTER & OwnedBy(Side.YOU)).on_field(Side.OPPONENT))),
    )
    idle = spell(
        900000522,
        "特殊召喚しない魔法",
        "Without Summons",
        condition=DoesNotHold(HasDone(TurnAction.SPECIAL_SUMMONED)),
        resolution=damage(100),
    )
    duel = scenario()
    duel.alice.hand(gift, back, idle)
    duel.bob.hand(idle)
    assert duel.alice.can("activate", idle)
    duel.alice.activates(gift)
    duel.alice.puts_in(1)
    duel.is_settled()
    token = duel.find(TOKEN_NAME)
    assert duel.controller(token) == BOB
    assert not duel.alice.can("activate", idle), "she has Special Summoned this turn"
    duel.alice.activates(back)
    duel.is_settled()
    assert duel.controller(token) == ALICE
