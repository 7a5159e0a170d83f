"""What spells and traps do that few monsters do, read and in play: phases skipped, life points lost, summons at once."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language.base import Joined, Joint
from duelkit.yugioh.language.card import Card, EffectKind
from duelkit.yugioh.language.clauses import Apply
from duelkit.yugioh.language.selections import RESPONDED
from duelkit.yugioh.language.terms import CardType, Phase, Side, Until
from duelkit.yugioh.reading import Printed, Refused, read
from duelkit.yugioh.reading.grammar.reader import Lexicon
from duelkit.yugioh.scenario import scenario
from duelkit.yugioh.text import render
from duelkit.yugioh.words.drawing.meaning import Draw
from duelkit.yugioh.words.life_points.meaning import LoseLife
from duelkit.yugioh.words.moving.meaning import ToDeck
from duelkit.yugioh.words.negating.meaning import NegateActivation
from duelkit.yugioh.words.turns.meaning import SkipPhases

SPELL, TRAP = CardType.SPELL, CardType.TRAP
OX, HOPE = "ミノタウルス", "Ｎｏ．３９ 希望皇ホープ"


def card(text: str, types: CardType = SPELL) -> Card:
    """The card with this text, whose print is read as the same."""
    made = read(Printed(Card(999000121, "試しの札", "Trial Card", types), f"①：{text}"), Lexicon({}, {}))
    assert read(Printed(Card(999000121, "試しの札", "Trial Card", types), render(made, "ja")), Lexicon({}, {})) == made
    assert render(made, "en")
    return made


@pytest.mark.parametrize(
    ("words", "skipped"),
    [
        ("次の自分ドローフェイズ", SkipPhases(Phase.DRAW)),
        ("次の相手スタンバイフェイズ", SkipPhases(Phase.STANDBY, side=Side.OPPONENT)),
        ("次の自分ターンのバトルフェイズ", SkipPhases(Phase.BATTLE, following=True)),
    ],
)
def test_a_phase_is_skipped_whatever_became_of_the_rest(words: str, skipped: SkipPhases) -> None:
    verb = (
        card(f"フィールドのモンスター１体を対象として発動できる。そのモンスターを破壊する。{words}をスキップする。")
        .effects[0]
        .resolution
    )
    assert isinstance(verb, Joined) and verb.joint is Joint.ALSO and verb.second == skipped


def test_the_opponent_draws_though_nothing_was_destroyed() -> None:
    verb = (
        card("相手が魔法・罠カードを発動した時に発動できる。その発動を無効にし破壊する。相手は１枚ドローする。", TRAP)
        .effects[0]
        .resolution
    )
    assert isinstance(verb, Joined) and verb.joint is Joint.ALSO and verb.second == Draw(1, Side.OPPONENT)


def test_a_sentence_of_ones_own_draw_is_not_joined_by_guess() -> None:
    with pytest.raises(Refused):
        card("フィールドのモンスター１体を対象として発動できる。そのモンスターを破壊する。自分は１枚ドローする。")


def test_the_card_that_was_negated_goes_back_to_the_deck() -> None:
    verb = (
        card(
            "相手が魔法・罠カードを発動した時に発動できる。その発動を無効にし、そのカードを持ち主のデッキに戻す。", TRAP
        )
        .effects[0]
        .resolution
    )
    assert verb == Joined(Joint.AND_IF_YOU_DO, NegateActivation(), ToDeck(RESPONDED))


@rule("MR3-GAP-LIFE-01")
@pytest.mark.parametrize(("lost", "left"), [(1000, 7000), (9000, 0)])
def test_life_points_that_are_lost(lost: int, left: int) -> None:
    made = card(f"自分は{lost}ＬＰを失う。")
    assert made.effects[0].resolution == LoseLife(lost)
    duel = scenario()
    duel.alice.activates(duel.alice.hand(made))
    assert duel.alice.life == left and duel.is_over() == (left == 0)


def test_until_the_end_of_the_next_turn_whosever_it_is() -> None:
    made = card(
        "フィールドの表側表示モンスター１体を対象として発動できる。そのモンスターは次のターンの終了時まで、戦闘・効果では破壊されない。"
    )
    verb = made.effects[0].resolution
    assert isinstance(verb, Apply) and verb.until is Until.NEXT_TURN_END
    duel = scenario()
    ox = duel.alice.attack_position(OX)
    hole = duel.bob.hand("ブラック・ホール")
    duel.alice.activates(duel.alice.hand(made))
    duel.alice.ends_turn()
    duel.bob.activates(hole)
    assert duel.where(ox) == "monster zone"
    duel.bob.ends_turn()
    duel.alice.activates(duel.alice.hand("ブラック・ホール"))
    assert duel.where(ox) == "graveyard"


@rule("MR3-PHASE-07")
def test_the_next_battle_phase_is_skipped_and_no_other() -> None:
    duel = scenario()
    duel.alice.attack_position(OX)
    duel.alice.activates(duel.alice.hand(card("次の自分バトルフェイズをスキップする。")))
    assert not duel.alice.can("battle")
    duel.alice.ends_turn()
    duel.bob.ends_turn()
    assert duel.alice.can("battle")


def test_the_opponents_battle_phase_is_skipped_in_their_turn() -> None:
    duel = scenario()
    duel.bob.attack_position(OX)
    duel.alice.activates(duel.alice.hand(card("次の相手バトルフェイズをスキップする。")))
    assert duel.alice.can("battle")
    duel.alice.ends_turn()
    assert not duel.bob.can("battle")
    duel.bob.ends_turn()
    duel.alice.ends_turn()
    assert duel.bob.can("battle")


@rule("MR3-XYZ-03")
def test_a_monster_is_made_at_once_of_what_lies_on_the_field() -> None:
    made = card("Ｘモンスター１体のＸ召喚を行う。", TRAP)
    for monsters, may in ((2, True), (1, False)):
        duel = scenario()
        for _ in range(monsters):
            duel.alice.attack_position("ホーリー・エルフ")
        hope = duel.alice.extra(HOPE)
        duel.alice.has_set(made)
        assert duel.alice.can("activate", made.ja) is may
        if may:
            duel.alice.activates(made.ja)
            duel.alice.picks("ホーリー・エルフ", "ホーリー・エルフ")
            duel.alice.puts_in(1)
            assert duel.where(hope) == "monster zone"


def test_only_what_the_text_names_is_made() -> None:
    made = card("光属性Ｓモンスター１体のＳ召喚を行う。", TRAP)
    duel = scenario()
    for _ in range(2):
        duel.alice.attack_position("ホーリー・エルフ")
    duel.alice.extra(HOPE)
    duel.alice.has_set(made)
    assert not duel.alice.can("activate", made.ja)


@pytest.mark.parametrize(
    ("when", "kind"),
    [
        ("自分・相手のエンドフェイズに発動できる。", EffectKind.QUICK),
        ("自分の戦士族モンスターが相手モンスターと戦闘を行ったダメージ計算後に発動できる。", EffectKind.TRIGGER),
    ],
)
def test_of_which_kind_an_effect_of_a_continuous_trap_is(when: str, kind: EffectKind) -> None:
    made = card(f"{when}１枚ドローする。", TRAP | CardType.CONTINUOUS)
    assert made.effects[-1].kind is kind


def test_nothing_applies_without_an_activation_on_a_card_that_does_not_stay() -> None:
    text = "自分フィールドの全ての戦士族モンスターの攻撃力は４００アップする。"
    assert card(text, TRAP).effects[0].kind is EffectKind.ACTIVATION
    assert [effect.kind for effect in card(text, TRAP | CardType.CONTINUOUS).effects][-1] is EffectKind.CONTINUOUS
