"""What players see and read under the rules of 2004: public information, the hand, aids, terms, names."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable

import pytest

from duelkit import cli
from duelkit.rulebook.cite import rule
from duelkit.terminal.paper import Paper
from duelkit.terminal.yugioh.session import Seats, Session
from duelkit.yugioh import load_deck
from duelkit.yugioh.cards import library
from duelkit.yugioh.editions import EXPERT_RULES
from duelkit.yugioh.engine.seen.view import seen_log
from duelkit.yugioh.language import (
    CARD,
    Attribute,
    Discard,
    MakeTokens,
    Race,
    RollDie,
    Side,
    TossCoins,
    damage,
    ignition,
    level,
    monster,
    one,
    random_card,
    spell,
    tribute,
    you_control,
)
from duelkit.yugioh.records import Recorder
from duelkit.yugioh.scenario import ALICE, BOB, Scenario, scenario
from duelkit.yugioh.state import codes
from duelkit.yugioh.state.log import L_COIN, L_DIE
from duelkit.yugioh.telling.describing import describe_option, describe_question
from duelkit.yugioh.telling.log import log_line
from duelkit.yugioh.telling.teller import Teller
from duelkit.yugioh.text.grammar.registry import Language

OX = "Battle Ox"
SKULL = "Summoned Skull"
Say = Callable[..., str]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Say:
    """Run a command with these lines as its input; answers what it prints."""

    def command(*arguments: str, lines: str = "") -> str:
        out = io.StringIO()
        with monkeypatch.context() as patch:
            patch.setattr(sys, "stdin", io.StringIO(lines))
            patch.setattr(sys, "stdout", out)
            assert cli.main(list(arguments)) == 0
        return out.getvalue()

    return command


def told(duel: Scenario, language: str, player: int = ALICE) -> list[str]:
    """The log in words."""
    teller = Teller(duel.duel, player, language)
    return [log_line(teller, entry) for entry in seen_log(duel.duel, player, duel.duel.log)]


# public information


@rule("EX04-PUB-01", "EX04-PUB-05")
def test_hand_sizes_graveyards_life_points_and_deck_sizes_are_seen_by_both() -> None:
    duel = scenario("ex04")
    for side, count in ((duel.alice, 2), (duel.bob, 4)):
        side.hand(*[OX] * count)
        side.graveyard("Mystical Space Typhoon", "Giant Soldier of Stone", "Torrential Tribute")
        side.deck(*["Vorse Raider"] * count)
    duel.alice.has_life(4321)
    duel.is_settled()
    for player in (ALICE, BOB):
        view = duel.duel.observe(player)
        for seat, whose in ((0, player), (1, 1 - player)):
            side_view = view.sides[seat]
            assert len(side_view.hand) == (2, 4)[whose] and side_view.deck_size == 20 + (2, 4)[whose]
            assert side_view.life == (4321, 8000)[whose]
            assert [card.passcode for card in side_view.graveyard] == [
                library()[name].passcode
                for name in ("Mystical Space Typhoon", "Giant Soldier of Stone", "Torrential Tribute")
            ]


@rule("EX04-PUB-01", "EX04-PUB-05")
@pytest.mark.parametrize("language", ["ja", "en"])
def test_the_terminal_shows_them_at_any_time(run: Say, language: str) -> None:
    out = run(
        "play",
        "--edition",
        "ex04",
        "--deck",
        "goat_warrior_toolbox",
        "--opponent-deck",
        "wc2004_chaos",
        "--opponent",
        "random",
        "--seed",
        "4",
        "--plain",
        "--language",
        language,
        lines="field\ngrave\nquit\n",
    )
    mine, theirs = ("手札６枚、デッキ", "手札５枚、デッキ") if language == "ja" else ("6 in hand", "5 in hand")
    assert mine in out and theirs in out and "8000" in out
    assert ("墓地" if language == "ja" else "GY") in out


# the hand


def at_table(seed: int = 4) -> tuple[Session, io.StringIO]:
    """A session of two people at the start of a duel of 2004."""
    decks = (load_deck("goat_warrior_toolbox"), load_deck("wc2004_chaos"))
    recorder = Recorder(EXPERT_RULES, decks, seed, 0, lambda duel, option: "")
    out = io.StringIO()
    paper = Paper(True)
    session = Session(recorder, Seats(), Language.JA, paper)
    paper.line = lambda text="", style="": print(text, file=out)  # type: ignore[method-assign]
    return session, out


@rule("EX04-HND-03")
def test_a_player_puts_the_own_hand_in_order() -> None:
    session, out = at_table(5)
    duel = session.duel
    came = [duel.info[card].name for card in duel.hand[ALICE]]
    kinds = [duel.info[card].types & 7 for card in duel.hand[ALICE]]
    assert kinds != sorted(kinds), "monsters, spells and traps are mixed"
    before = duel.digest()

    def hand_shown() -> list[str]:
        session.command("field")
        line = [line for line in out.getvalue().splitlines() if "手札: " in line or "の手札" in line][-1]
        return sorted(came, key=line.index)

    assert hand_shown() == sorted(came, key=came.index)
    session.command("sort")
    shown = hand_shown()
    assert [library()[name].types & 7 for name in shown] == sorted(kinds)
    assert duel.digest() == before and not session.recorder.record.steps, "only the eyes see it"
    session.command("sort")
    assert hand_shown() == sorted(came, key=came.index), "and back"


@rule("EX04-HND-03")
def test_the_order_does_not_matter_to_a_random_choice() -> None:
    theft = spell(900042201, "盗み取り", "Pilfer", resolution=Discard(random_card(CARD.in_hand(Side.OPPONENT))))
    taken = []
    for looks in (0, 3):
        duel = scenario("ex04", seed=5)
        duel.alice.hand(theft)
        duel.bob.hand("Torrential Tribute", OX, "Pot of Greed", "Giant Soldier of Stone")
        duel.alice.activates(theft)
        for _ in range(looks):
            duel.duel.observe(BOB).sides[0].hand.sort(key=lambda card: card.passcode)
        duel.all_pass()
        assert duel.duel.decision is not None and duel.duel.decision.player == ALICE, "Bob was asked nothing meanwhile"
        taken.append(duel.bob.cards("graveyard"))
    assert taken[0] == taken[1]


# aids


@rule("EX04-GAP-AIDS-01")
def test_coins_dice_counters_and_tokens_are_at_hand_and_shown() -> None:
    lots = spell(900042202, "運試し", "Try Your Luck", resolution=TossCoins(2).then(RollDie()))
    duel = scenario("ex04")
    breaker = duel.alice.attack_position("Breaker the Magical Warrior")
    duel.alice.hand(
        lots,
        spell(
            900042203,
            "駒の魔法",
            "Markers",
            resolution=MakeTokens("駒トークン", "Marker Token", Attribute.EARTH, Race.BEAST, 1, 0, 0),
        ),
    )
    duel.alice.has_counters(breaker, "魔力カウンター", 1)
    duel.alice.activates(lots)
    duel.all_pass()
    assert len(duel.log_numbers(L_COIN)) == 2 and 1 <= duel.log_numbers(L_DIE)[0] <= 6
    duel.alice.activates("駒の魔法")
    duel.alice.puts_in(4)
    view = duel.duel.observe(BOB)
    shown = [card for card in view.sides[1].monsters if card is not None]
    assert [dict(card.counters) for card in shown] == [{"魔力カウンター": 1}, {}] and shown[1].defense
    for language, words in (("ja", ("コイン", "サイコロ")), ("en", ("Coin toss", "Die"))):
        lines = " ".join(told(duel, language, BOB))
        assert all(word in lines for word in words), lines
        assert ("魔力カウンター" if language == "ja" else "Counter") in Teller(duel.duel, BOB, language).there(breaker)


# names


@rule("EX04-TCG-03")
def test_every_name_has_its_counterpart(run: Say) -> None:
    cards = list(library().tested)
    assert len({card.ja for card in cards}) == len({card.en for card in cards}) == len(cards)
    for card in cards:
        assert library()[card.ja] is library()[card.en] is card
    listed = run("cards", "--language", "ja")
    assert all(card.ja in listed and card.en in listed for card in cards)
    assert "Breaker the Magical Warrior" in run("card", "Breaker the Magical Warrior", "--edition", "ex04")
    assert "魔導戦士 ブレイカー" in run("card", "Breaker the Magical Warrior", "--edition", "ex04", "--language", "ja")


# terms


def sacrificing(name: str) -> Scenario:
    """Alice is asked which of two monsters she sacrifices."""
    duel = scenario(name)
    duel.alice.attack_position(OX)
    duel.alice.attack_position("Giant Soldier of Stone")
    duel.alice.hand(SKULL)
    return duel


@rule("EX04-TRIB-01")
@pytest.mark.parametrize("name", ["ex04", "mr3", "mr20"])
def test_questions_options_and_log_speak_of_sacrifices(name: str) -> None:
    old = name == "ex04"
    duel = sacrificing(name)
    decision = duel.decision()
    assert decision is not None
    summon = next(option for option in decision.options if codes.verb_of(option) == codes.O_SUMMON)
    assert ("生け贄召喚" in describe_option(duel.duel, summon, "ja")) is old
    assert ("アドバンス召喚" in describe_option(duel.duel, summon, "ja")) is not old
    duel.alice.summons(SKULL)
    asked = describe_question(duel.duel, "ja")
    assert ("生け贄に捧げる" in asked) is old and ("リリース" in asked) is not old
    duel.alice.picks(OX)
    duel.all_pass()
    lines = told(duel, "ja")
    assert any("生け贄に捧げた" in line for line in lines) is old
    assert any("リリース" in line for line in lines) is not old
    assert any("Tributed" in line for line in told(duel, "en")), "the English word was the same then"


@rule("EX04-TRIB-01", "EX04-BAN-01")
@pytest.mark.parametrize("name", ["ex04", "mr3"])
def test_the_log_speaks_of_removing_from_play_and_of_the_fusion_deck(name: str) -> None:
    old = name == "ex04"
    duel = scenario(name)
    duel.alice.graveyard("Shining Angel", "Mystic Tomato")
    duel.alice.hand("Chaos Sorcerer")
    twin = duel.bob.attack_position("Twin-Headed Thunder Dragon")
    duel.alice.has_set("Compulsory Evacuation Device")
    duel.alice.special_summons("Chaos Sorcerer")
    duel.alice.puts_in(1)
    duel.all_pass()
    duel.alice.activates("Compulsory Evacuation Device")
    duel.alice.picks(twin)
    duel.all_pass()
    japanese, english = " ".join(told(duel, "ja")), " ".join(told(duel, "en"))
    assert ("ゲームから除外された" in japanese) is old and "ゲームからゲームから" not in japanese
    assert ("removed from play" in english) is old and ("banished" in english) is not old
    assert ("融合デッキ" in japanese) is old and ("エクストラデッキ" in japanese) is not old
    assert ("Fusion Deck" in english) is old and ("Extra Deck" in english) is not old
    where = Teller(duel.duel, ALICE, "ja").there(duel.find("Mystic Tomato"))
    assert ("ゲームから除外" in where) is old and "除外" in where and "ゲームからゲームから" not in where
    banished = Teller(duel.duel, ALICE, "en").there(duel.find("Mystic Tomato"))
    assert ("removed from play" in banished) is old and "playment" not in english


@rule("EX04-TRIB-01")
@pytest.mark.parametrize("language", ["ja", "en"])
def test_a_whole_duel_in_the_terminal_uses_no_later_term(run: Say, language: str) -> None:
    dice = "".join(f"{1 + at * 7 % 5}\n? 1\n" if at % 9 == 0 else f"{1 + at * 7 % 5}\n" for at in range(900))
    cards = "? キャノン・ソルジャー\n? 異次元の女戦士\n? 死者蘇生\nextra\nbanished\nhelp\n"
    out = run(
        "play",
        "--edition",
        "ex04",
        "--deck",
        "goat_warrior_toolbox",
        "--opponent-deck",
        "wc2004_chaos",
        "--opponent",
        "random",
        "--seed",
        "8",
        "--plain",
        "--language",
        language,
        lines=cards + dice,
    )
    assert "Traceback" not in out and len(out) > 20_000
    for word in ("リリース", "エクストラデッキ", "ＥＸデッキ", "アドバンス召喚", "Extra Deck", "banish", "Banish"):
        assert word not in out, word
    assert ("生け贄に捧げ" in out) if language == "ja" else ("Tribute" in out)
    assert ("ゲームから除外" in out) if language == "ja" else ("removed from play" in out.lower())
    assert ("融合デッキ" in out) if language == "ja" else ("Fusion Deck" in out)
    command = "除外" if language == "ja" else "removed"
    assert any(line.split()[:1] == [command] for line in out.splitlines()), "what is typed stands as it is typed"


@rule("EX04-TRIB-01")
def test_card_text_shown_at_the_table_is_that_of_the_time() -> None:
    session, out = at_table()
    session.command("? 破壊輪")
    assert "相手ターンに" not in out.getvalue(), "its wording of 2004"
    session.command("? キャノン・ソルジャー")
    assert "生け贄に捧げ" in out.getvalue() and "リリース" not in out.getvalue()


@rule("EX04-TRIB-01")
@pytest.mark.parametrize(("name", "old"), [("ex04", True), ("mr3", False)])
def test_reasons_quote_card_text_in_the_terms_of_the_time(name: str, old: bool) -> None:
    picky = monster(
        900042205,
        "選り好みする者",
        "Picky",
        Attribute.DARK,
        Race.FIEND,
        4,
        1000,
        1000,
        ignition(
            damage(100),
            cost=tribute(one(level(at_least=8).on_field(Side.YOU))),
            condition=you_control(level(at_least=9)),
        ),
    )
    duel = scenario(name)
    card = duel.alice.attack_position(picky)
    duel.is_settled()
    said = " ".join(str(reason) for reason in duel.duel.why_not(codes.option(codes.O_ACTIVATE, card, 0), "ja"))
    assert ("生け贄に捧げる" in said) is old and ("リリースする" in said) is not old
    assert ("「自分フィールド上に" in said) is old, "in quotes too"


@rule("EX04-GAP-AIDS-01")
@pytest.mark.parametrize("language", ["ja", "en"])
def test_lots_fall_either_way_and_both_players_read_the_same_of_them(language: str) -> None:
    lots = spell(900042206, "運だめし", "Lots", resolution=TossCoins(1).then(RollDie()))
    coins, faces = set(), set()
    for seed in range(24):
        duel = scenario("ex04", turn=BOB, seed=seed)
        duel.bob.hand(lots)
        duel.bob.activates(lots)
        duel.all_pass()
        coins.add(duel.log_numbers(L_COIN)[0])
        faces.add(duel.log_numbers(L_DIE)[0])
        mine, theirs = (told(duel, language, player) for player in (ALICE, BOB))
        assert len(mine) == len(theirs)
        number = str(duel.log_numbers(L_DIE)[0])
        wide = number.translate(str.maketrans("123456", "１２３４５６"))
        assert all(any(number in line or wide in line for line in lines) for lines in (mine, theirs))
    assert len(coins) == 2 and faces <= set(range(1, 7)) and len(faces) > 3


@rule("EX04-TCG-03")
def test_cards_that_were_read_have_one_name_in_each_language_too() -> None:
    names = list(library().shelf.names.items())[::97]
    assert len(names) > 40
    for code, (ja, en, _) in names:
        assert library()[ja].passcode == library()[en].passcode, (ja, en)
        assert library()[code].ja == library()[library()[en].passcode].ja or library()[code].passcode == code
