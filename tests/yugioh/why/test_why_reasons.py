"""Single reasons: their words, their values, and the rule of the edition."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from duelkit.kernel.errors import DuelkitError
from duelkit.rulebook.cite import rule
from duelkit.yugioh.engine.facts import reasons as why
from duelkit.yugioh.engine.moves.events import emit
from duelkit.yugioh.engine.seen.view import seen_log
from duelkit.yugioh.engine.windows.missed_timing import note_missed
from duelkit.yugioh.language import (
    MONSTER,
    WHEN,
    Attribute,
    Card,
    LinkMaterials,
    Marker,
    Phase,
    Race,
    Side,
    XyzMaterials,
    damage,
    draw,
    exactly,
    link_monster,
    monster,
    send,
    sent_to_graveyard,
    spell,
    trigger,
    xyz,
)
from duelkit.yugioh.scenario import Scenario, scenario
from duelkit.yugioh.state import codes
from duelkit.yugioh.state.codes import option
from duelkit.yugioh.state.log import L_MISSED
from duelkit.yugioh.state.parts import Pending
from duelkit.yugioh.telling.describing import describe_log
from duelkit.yugioh.why import attack_on, refusals

OX = "ミノタウルス"
LATE = monster(
    900000790,
    "時の任意効果",
    "Optional When",
    Attribute.DARK,
    Race.FIEND,
    4,
    1000,
    1000,
    trigger(sent_to_graveyard(), damage(100), timing=WHEN),
)
MIDWAY = spell(
    900000791, "途中で送る魔法", "Sends Midway", resolution=send(exactly(1, MONSTER.on_field(Side.YOU))).then(draw(1))
)


def said(table: Scenario, action: int, language: str = "ja", player: int = -1) -> list[str]:
    """The reasons against an action as they are shown."""
    table.start()
    return [str(reason) for reason in table.duel.why_not(action, language, player)]


@rule("MR3-TRP-01", "MR3-SPL-08")
def test_a_card_set_this_turn_is_named_with_its_rule() -> None:
    table = scenario()
    typhoon = table.alice.has_set("サイクロン", this_turn=True)
    table.bob.has_set("激流葬")
    trap = table.alice.has_set("砂塵の大竜巻", this_turn=True)
    assert said(table, option(codes.O_ACTIVATE, typhoon)) == [
        "「サイクロン」は伏せたターンには発動できません。(MR3-SPL-08)"
    ]
    assert said(table, option(codes.O_ACTIVATE, trap), "en") == [
        '"Dust Tornado" cannot be activated in the turn it was Set. (MR3-TRP-01)'
    ]


@pytest.mark.parametrize(
    ("edition", "identity"), [("ex04", "EX04-GAP-SPL-01"), ("mr3", "MR3-SPL-08"), ("mr20", "MR20-SPL-08")]
)
def test_the_rule_is_that_of_the_edition(edition: str, identity: str) -> None:
    table = scenario(edition)
    typhoon = table.alice.has_set("サイクロン", this_turn=True)
    table.bob.has_set("激流葬")
    table.start()
    assert [reason.rule for reason in table.duel.why_not(option(codes.O_ACTIVATE, typhoon))] == [identity]


def test_a_rule_on_which_the_edition_is_silent_is_cited_from_the_base() -> None:
    for edition in ("ex04", "mr20"):
        table = scenario(edition)
        card = table.alice.hand("激流葬")
        table.start()
        rules = {reason.code: reason.rule for reason in table.duel.why_not(option(codes.O_ACTIVATE, card))}
        assert rules[why.NO_OCCASION] == "MR3-TYPE-12"


@rule("MR3-SUM-04", "MR3-SUM-07", "MR3-TYPE-14")
def test_summons_say_how_many_releases_are_missing_and_that_the_summon_is_used() -> None:
    table = scenario()
    skull = table.alice.hand("デーモンの召喚")
    magician = table.alice.hand("ブラック・マジシャン")
    soldier = table.alice.hand("カオス・ソルジャー －開闢の使者－")
    ox = table.alice.hand(OX)
    table.alice.attack_position("サファイアドラゴン")
    assert said(table, option(codes.O_SUMMON, skull)) == []
    assert said(table, option(codes.O_SUMMON, magician)) == [
        "「ブラック・マジシャン」には２体のリリースが必要ですが、リリースできるのは１体分です。(MR3-SUM-04)"
    ]
    assert said(table, option(codes.O_SUMMON, soldier), "en") == [
        '"Black Luster Soldier - Envoy of the Beginning" is a monster that cannot be Normal Summoned or Set. '
        "(MR3-TYPE-14)"
    ]
    assert said(table, option(codes.O_PROCEDURE, soldier), "ja") == [
        "「カオス・ソルジャー －開闢の使者－」を特殊召喚するために必要な事"
        "（自分の墓地から光属性モンスター１体と闇属性モンスター１体を除外する）ができません。(MR3-SS-04)"
    ]
    table.alice.sets_monster(ox)
    assert "このターンの通常召喚（セットを含む）はもう行いました。(MR3-SUM-07)" in said(
        table, option(codes.O_SUMMON, skull)
    )


@rule("RES-CAN-01")
def test_a_prohibition_names_the_card_that_forbids() -> None:
    table = scenario()
    table.bob.attack_position("人造人間－サイコ・ショッカー")
    table.alice.has_set("砂塵の大竜巻")
    table.bob.has_set("激流葬")
    found = said(table, option(codes.O_ACTIVATE, table.find("砂塵の大竜巻")), "en")
    assert found == ['The effect of "Jinzo" forbids it. (RES-CAN-01)']


@rule("MR3-GAP-LIFE-01")
def test_a_cost_in_life_points_says_how_much_is_needed_and_there() -> None:
    table = scenario()
    duo = table.alice.hand("いたずら好きな双子悪魔")
    table.bob.hand(OX, OX)
    table.alice.has_life(900)
    assert said(table, option(codes.O_ACTIVATE, duo)) == [
        "「いたずら好きな双子悪魔」のコストは1000ＬＰですが、ＬＰは900です。(MR3-GAP-LIFE-01)"
    ]


@rule("MR3-TGT-01", "MR3-ZONE-02", "MR3-SPL-09")
def test_targets_and_zones() -> None:
    table = scenario()
    reborn = table.alice.hand("死者蘇生")
    assert said(table, option(codes.O_ACTIVATE, reborn), "en") == [
        'There is no legal target for "Monster Reborn": 1 monster in either GY. (MR3-TGT-01)'
    ]
    table = scenario()
    reborn = table.alice.hand("死者蘇生")
    table.alice.graveyard(OX)
    ox = table.alice.hand(OX)
    for _ in range(5):
        table.alice.attack_position(OX)
        table.alice.has_set("激流葬")
    found = said(table, option(codes.O_ACTIVATE, reborn))
    assert "魔法＆罠ゾーンに空きがありません。(MR3-SPL-09)" in found
    assert "「死者蘇生」でモンスターを出すためのモンスターゾーンに空きがありません。(MR3-ZONE-02)" in found
    assert said(table, option(codes.O_SUMMON, ox)) == ["モンスターゾーンに空きがありません。(MR3-ZONE-02)"]


SMALL_LINK = link_monster(
    900000792, "小リンク", "Small Link", Attribute.DARK, Race.FIEND, 1, 500, Marker.TOP, LinkMaterials(MONSTER, 1, 1)
)
LARGE_LINK = link_monster(
    900000793,
    "大リンク",
    "Large Link",
    Attribute.DARK,
    Race.FIEND,
    2,
    500,
    Marker.LEFT | Marker.RIGHT,
    LinkMaterials(MONSTER, 2, 2),
)
OVERLAID = xyz(900000794, "試験エクシーズ", "Test Xyz", Attribute.DARK, Race.FIEND, 4, 2000, 2000, XyzMaterials(4, 2))


@rule("MR20-GAP-LNK-01", "MR20-GAP-LNK-04")
@pytest.mark.parametrize(
    ("edition", "wanted"), [("mr20", SMALL_LINK), ("mr20-official", LARGE_LINK), ("mr4", LARGE_LINK), ("mr4", OVERLAID)]
)
def test_materials_without_a_zone_for_the_monster_are_not_called_missing(edition: str, wanted: Card) -> None:
    for there in (True, False):
        table = scenario(edition)
        summoned = table.alice.extra(wanted)
        for zone in ("left", "right"):
            table.bob.attack_position(OX, zone=zone)
        for _ in range(2 if there else 0):
            table.alice.attack_position(OX)
        (found,) = said(table, option(codes.O_PROCEDURE, summoned, codes.EXTRA_SUMMON), "en")
        if there:
            assert found == f'There is no free Monster Zone where "{wanted.en}" may be put. (MR20-GAP-LNK-04)'
        else:
            assert found.startswith(f'The materials of "{wanted.en}" are not there')


@rule("MR3-PHASE-07", "MR3-PHASE-10", "MR3-BAT-08", "MR3-POS-01", "MR3-BP-06")
def test_battle() -> None:
    table = scenario(turn_number=1)
    table.alice.hand(OX)
    assert said(table, option(codes.O_TO_BATTLE)) == ["最初のターンにはバトルフェイズを行えません。(MR3-PHASE-07)"]
    table = scenario(phase=Phase.MAIN_2)
    table.alice.hand(OX)
    assert said(table, option(codes.O_TO_BATTLE), "en") == [
        "The Battle Phase is entered only from Main Phase 1. (MR3-PHASE-10)"
    ]
    table = scenario(phase=Phase.BATTLE)
    gaia = table.alice.attack_position("暗黒騎士ガイア")
    wall = table.alice.defense_position(OX)
    hidden = table.bob.has_set("サファイアドラゴン")
    assert said(table, attack_on(gaia, hidden)) == []
    assert said(table, attack_on(gaia, -1)) == [
        "相手フィールドにモンスターがいるので、「暗黒騎士ガイア」は直接攻撃できません。(MR3-BAT-08)"
    ]
    assert said(table, option(codes.O_ATTACK, wall)) == [
        "「ミノタウルス」は表側攻撃表示ではないので攻撃できません。(MR3-POS-01)"
    ]
    table.alice.attacks(gaia, hidden)
    table.all_pass()
    assert "「暗黒騎士ガイア」は、このターンにもう１回攻撃しました。(MR3-BP-06)" in said(
        table, option(codes.O_ATTACK, gaia), player=0
    )


@rule("MR3-CTL-01", "MR3-FDN-02")
def test_a_card_of_the_other_player_is_not_yours_and_stays_hidden() -> None:
    table = scenario()
    hidden = table.bob.has_set("激流葬")
    table.start()
    assert said(table, option(codes.O_ACTIVATE, hidden)) == [
        "セットされたカードは自分のカードではありません。(MR3-CTL-01)"
    ]
    judged_actions = table.duel.reasons(hidden, "en")
    assert [(judged.offered, [reason.code for reason in judged.reasons]) for judged in judged_actions] == [
        (False, [why.NOT_YOURS])
    ]
    assert "Torrential" not in str(judged_actions)


@rule("MR3-TIM-01", "MR3-GAP-TIM-01")
def test_missed_timing_is_explained_as_it_happens_and_afterwards() -> None:
    table = scenario()
    late = table.alice.attack_position(LATE)
    table.alice.hand(MIDWAY)
    table.alice.activates(MIDWAY)
    table.all_pass()
    table.is_settled()
    lines = [
        describe_log(table.duel, entry, "ja", 1)
        for entry in seen_log(table.duel, 1, table.duel.log)
        if entry.kind == L_MISSED
    ]
    assert lines == [
        "「時の任意効果」が墓地へ送られた後にカードがドローされたため、「時の任意効果」の効果はタイミングを逃した。"
    ]
    found = [
        refusal
        for refusal in refusals(table.duel, 0, option(codes.O_TRIGGER, late))
        if refusal.reason == why.MISSED_TIMING
    ]
    assert len(found) == 1
    assert any(
        "but then a card was drawn" in reason.text and reason.rule == "MR3-TIM-01"
        for reason in table.duel.why_not(option(codes.O_TRIGGER, late), "en")
    )


def test_missed_timing_of_a_hidden_card_is_told_to_its_owner_alone() -> None:
    table = scenario()
    card = table.alice.hand(LATE)
    table.start()
    pending = Pending()
    pending.card, pending.code, pending.player = card, table.duel.info[card].effects[0], 0
    emit(table.duel, codes.E_SENT_TO_GRAVEYARD, card, 0)
    pending.events = (table.duel.recent[-1],)
    note_missed(table.duel, pending)
    assert [entry.kind for entry in seen_log(table.duel, 1, table.duel.log) if entry.kind == L_MISSED] == []
    assert [entry.card for entry in seen_log(table.duel, 0, table.duel.log) if entry.kind == L_MISSED] == [card]


@rule("MR3-OPT-04", "MR3-OPT-01")
def test_a_limit_says_which_one_it_is() -> None:
    table = scenario(phase=Phase.MAIN_1)
    table.alice.attack_position("No.17 リバイス・ドラゴン", materials=[OX, OX])
    dragon = table.find("No.17 リバイス・ドラゴン")
    table.start()
    effect = next(code for code in table.duel.info[dragon].effects if code.kind == codes.K_IGNITION)
    table.alice.activates(dragon)
    table.alice.picks(OX)
    table.all_pass()
    assert [str(reason) for reason in table.duel.why_not(option(codes.O_ACTIVATE, dragon, effect.index))] == [
        "「Ｎｏ．１７ リバイス・ドラゴン」の②の効果は１ターンに１度しか使えず、このターンはもう使いました。(MR3-OPT-01)"
    ]


def test_at_another_question_the_question_must_be_answered_first() -> None:
    table = scenario()
    table.alice.hand("サイクロン")
    ox = table.alice.hand(OX)
    first = table.bob.has_set("激流葬")
    table.bob.has_set("落とし穴")
    table.alice.activates("サイクロン")
    assert [reason.code for reason in table.duel.why_not(option(codes.O_SUMMON, ox))] == [why.OTHER_QUESTION]
    assert said(table, option(codes.O_PICK, first)) == []
    own = said(table, option(codes.O_PICK, ox), "en")
    assert own == ['"Battle Ox" is no legal target: 1 Spell/Trap on the field. (MR3-TGT-01)']
    assert [reason.code for reason in table.duel.why_not(option(codes.O_SUMMON, ox), "ja", 1)] == [why.NOT_YOURS]


def test_why_the_question_is_asked_names_what_opened_it() -> None:
    table = scenario()
    table.alice.hand("サイクロン")
    table.bob.has_set("砂塵の大竜巻")
    table.bob.has_set("激流葬")
    table.alice.has_set("落とし穴")
    assert [str(reason) for reason in _why(table)] == [
        "メインフェイズ１で、チェーンも処理中の効果もないので、ターンプレイヤーが次の行動を選びます。(MR3-PHASE-05)"
    ]
    table.alice.activates("サイクロン")
    assert "相手フィールド" not in str(_why(table)[0])
    assert str(_why(table)[0]).startswith(
        "「サイクロン」の発動には対象（フィールドの魔法・罠カード１枚）が必要なので、対象を聞いています。"
    )
    table.alice.picks("激流葬")
    assert str(_why(table, "en")[0]) == (
        'Your opponent activated "Mystical Space Typhoon" (Chain Link 1), and there is something that can be chained '
        "to it. (MR3-CHN-01, MR3-SPD-01)"
    )
    assert str(table.duel.why("en", 0)[0]) == "It is your opponent who is asked now."


def test_what_has_happened_is_told_once_and_without_the_spell_that_was_used_up() -> None:
    table = scenario()
    table.alice.hand("サンダー・ボルト")
    table.bob.attack_position("ヂェミナイ・エルフ")
    table.bob.attack_position("ホーリー・エルフ")
    table.bob.has_set("サイクロン")
    table.bob.has_set("激流葬")
    table.alice.has_set("砂塵の大竜巻")
    table.alice.activates("サンダー・ボルト")
    while table.duel.chain:
        table.duel.choose(codes.PASS)
    assert str(_why(table, "en")[0]).startswith(
        '"Gemini Elf" and "Mystical Elf" were destroyed by an effect. There is something that can be activated now.'
    )
    assert str(_why(table)[0]).startswith(
        "「ヂェミナイ・エルフ」、「ホーリー・エルフ」が効果で破壊されました。ここで発動できるカードがあるので、"
    )


def _why(table: Scenario, language: str = "ja") -> list[object]:
    table.start()
    return list(table.duel.why(language))


def test_what_is_no_action_is_refused() -> None:
    table = scenario()
    ox = table.alice.hand(OX)
    table.start()
    for action in (
        -1,
        0,
        option(codes.O_YES, ox),
        option(codes.O_SUMMON, 4000),
        option(codes.O_ACTIVATE, ox, 3),
        option(codes.O_PROCEDURE, ox, 2),
    ):
        with pytest.raises(DuelkitError):
            table.duel.why_not(action)


def test_asking_leaves_the_duel_as_it_was() -> None:
    table = scenario()
    card = table.alice.hand("サイクロン")
    table.start()
    before = table.duel.digest()
    table.duel.why_not(option(codes.O_ACTIVATE, card))
    table.duel.reasons(card)
    table.duel.why()
    assert table.duel.digest() == before


def test_all_that_a_card_can_and_cannot_do() -> None:
    table = scenario()
    ox = table.alice.hand(OX)
    skull = table.alice.hand("デーモンの召喚")
    table.start()
    assert [(judged.text, judged.offered) for judged in table.duel.reasons(ox, "en")] == [
        ('Normal Summon "Battle Ox"', True),
        ('Set "Battle Ox" in face-down Defense Position', True),
    ]
    judged_actions = table.duel.reasons(skull, "en")
    assert [judged.offered for judged in judged_actions] == [False, False]
    assert all(judged.reasons for judged in judged_actions)


def test_what_the_page_about_it_shows_runs() -> None:
    page = (Path(__file__).parents[3] / "docs" / "why.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", page, re.S)
    assert blocks
    for block in blocks:
        exec(compile(block, "why.md", "exec"), {})
