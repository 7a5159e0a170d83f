"""Cards that people write at the table: read, kept, used in decks and duels, seen by both players, and bounded."""

from __future__ import annotations

import json

import pytest
from tests.table.house import House, with_house
from tests.table.web import Web

from duelkit.games.yugioh import GAME
from duelkit.kernel.record import read_record
from duelkit.table import api_own, course
from duelkit.table.api_own import MOST_OWN
from duelkit.table.games import yugioh_own
from duelkit.table.games.yugioh_client import YugiohTable
from duelkit.table.messages import Create, DeckList, Join
from duelkit.yugioh.cards import library
from duelkit.yugioh.cards.shelf import figures, refused
from duelkit.yugioh.draft import LONGEST, drafted
from duelkit.yugioh.language.card import LENT
from duelkit.yugioh.language.terms import CardType
from duelkit.yugioh.records import replay

MINE = "/api/my/cards/yugioh"
KNIGHT = """試作騎士 / Prototype Knight
【戦士族／効果】 光属性／星４／攻1800／守1000
①：１ターンに１度、手札を１枚捨て、相手フィールドのモンスター１体を対象として発動できる。そのモンスターを破壊する。
"""
RIDDLE = """謎の札 / Riddle
【通常魔法カード】
①：相手フィールドのモンスター１体を対象として発動できる。そのモンスターを
ﾀﾞﾒにする。その後、自分は１枚ドローする。
"""


def kept(table: Web, token: str, text: str = KNIGHT, path: str = MINE) -> int:
    """The number of a card that was kept."""
    answer = table.ask("PUT", path, token, json={"text": text})
    assert answer.status_code in (200, 201), answer.text
    return int(answer.json()["number"])


def test_what_is_understood_is_told_effect_by_effect_in_both_languages(table: Web) -> None:
    told = table.post(f"{MINE}/read", {"text": KNIGHT})
    card = told["card"]
    assert told["problem"] is None and card["name"] == {"ja": "試作騎士", "en": "Prototype Knight"}
    assert (card["atk"], card["def"], card["level"]) == (1800, 1000, 4)
    [effect] = card["effects"]
    assert effect["label"] == {"ja": "①", "en": "Effect 1"}
    assert [(part["part"], part["text"]["en"]) for part in effect["parts"]] == [
        ("cost", "Discard 1 card"),
        ("target", "1 monster your opponent controls"),
        ("processing", "Destroy it."),
    ]
    assert effect["parts"][0]["text"]["ja"] == "手札を１枚捨てる"
    assert effect["text"]["en"].startswith("Once per turn: You can discard 1 card")


def test_a_refusal_names_the_very_place_in_the_text(table: Web) -> None:
    told = table.post(f"{MINE}/read", {"text": RIDDLE})
    problem = told["problem"]
    assert told["card"] is None and set(problem["reason"]) == {"ja", "en"}
    assert RIDDLE[problem["start"] : problem["end"]] == "ﾀﾞﾒにする。"


@pytest.mark.parametrize(
    ("text", "reason", "place"),
    [
        ("", "no-name", ""),
        ("名前", "no-figures", "名前"),
        ("名前\n【人間族】 光属性", "no-figures", "【人間族】 光属性"),
        ("死者蘇生\n【通常魔法カード】\n①：自分は１枚ドローする。", "name-taken", ""),
        ("あ" * (LONGEST + 1), "too-long", "あ"),
    ],
)
def test_other_refusals_name_their_line(text: str, reason: str, place: str) -> None:
    draft = yugioh_own.checked(drafted(text))
    assert draft.card is None and (draft.reason, text[draft.start : draft.end]) == (reason, place)


def test_keep_change_and_forget(table: Web) -> None:
    token, other = table.account(), table.account("Bob")
    number = kept(table, token)
    assert number >= LENT and number % 16 == 0
    [row] = table.get(MINE, token=token)["cards"]
    assert (row["number"], row["source"], row["name"]["en"]) == (number, KNIGHT, "Prototype Knight")
    assert "hand" in row["text"]["en"] or "discard" in row["text"]["en"]
    assert table.get(MINE, token=other)["cards"] == []
    table.refused("PUT", f"{MINE}/{number}", 404, "not_found", token=other, json={"text": KNIGHT})
    table.refused("DELETE", f"{MINE}/{number}", 404, "not_found", token=other)
    newer = kept(table, token, KNIGHT.replace("1800", "1900"), f"{MINE}/{number}")
    assert newer != number
    assert [row["number"] for row in table.get(MINE, token=token)["cards"]] == [newer]
    # a deck with the card as it was gets it as it is now
    deck = {"game": "yugioh", "deck": {"name": "mine", "main": [number, number]}}
    saved = table.ask("PUT", "/api/my/decks", token, json=deck).json()
    assert saved["deck"]["main"] == [newer, newer]
    assert kept(table, token) != newer, "the same name again takes the place of the card"
    assert len(table.get(MINE, token=token)["cards"]) == 1
    last = table.get(MINE, token=token)["cards"][0]["number"]
    assert table.ask("DELETE", f"{MINE}/{last}", token).status_code == 204
    table.refused("GET", f"/api/cards/yugioh/{last}", 404, "not_found")
    table.refused("PUT", "/api/my/decks", 400, "bad_deck", token=token, json=deck)
    assert LENT not in library() and number not in library()


def test_whoever_knows_the_number_sees_the_card_and_may_check_decks_with_it(table: Web) -> None:
    number = kept(table, table.account())
    sheet = table.get(f"/api/cards/yugioh/{number}?edition=mr3")
    assert sheet["name"]["ja"] == "試作騎士" and sheet["text"]["ja"] and sheet["number"] == number
    deck = {"name": "x", "main": [number] * 3}
    report = table.post("/api/decks/check", {"game": "yugioh", "deck": deck})
    assert report["playable"] and not any(found["card"] == number for found in report["violations"])
    report = table.post("/api/decks/check", {"game": "yugioh", "deck": {"name": "x", "main": [number] * 4}})
    assert any(found["card"] == number for found in report["violations"])
    for form in ("ydk", "ydke", "deck"):
        text = table.post("/api/decks/export", {"game": "yugioh", "deck": deck, "format": form})["text"]
        assert table.post("/api/decks/import", {"game": "yugioh", "text": text})["deck"]["main"] == [number] * 3
    table.refused("GET", f"/api/cards/yugioh/{number + 1600}", 404, "not_found")
    table.refused("POST", "/api/my/cards/judgment/read", 404, "not_found", json={"text": ""})


def test_a_card_of_the_account_fills_the_hole_in_an_imported_deck(table: Web) -> None:
    spells = [
        card
        for card in refused()
        if figures()[card.passcode][0] & CardType.SPELL and len(card.ja) < 40 and " / " not in card.ja + card.en
    ][:2]
    token = table.account()
    numbers = [
        kept(table, token, f"{name}\n【通常魔法カード】\n①：自分は１枚ドローする。")
        for name in (f"{spells[0].ja} / {spells[0].en}", spells[1].en)
    ]
    text = "#main\n83764718\n" + "".join(f"{card.passcode}\n" for card in spells)
    wish = {"game": "yugioh", "text": text}
    found = table.ask("POST", "/api/decks/import", token, json=wish).json()
    assert found["deck"]["main"] == [83764718, *numbers] and found["unknown"] == []
    named = {"game": "yugioh", "text": f"3 {spells[0].en}\n1 死者蘇生\n"}
    assert table.ask("POST", "/api/decks/import", token, json=named).json()["deck"]["main"] == [
        *[numbers[0]] * 3,
        83764718,
    ]
    # nobody else's deck is filled with them, and nobody else learns of them
    for other in (None, table.account()):
        for again in (wish, named):
            answer = table.ask("POST", "/api/decks/import", other, json=again).json()
            assert answer["deck"]["main"] == [83764718]
            assert not any(str(number) in str(answer) for number in numbers)


def test_the_cards_of_an_account_are_bounded(table: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(api_own, "MOST_OWN", 2)
    token = table.account()
    for name in ("甲", "乙"):
        kept(table, token, KNIGHT.replace("試作騎士 / Prototype Knight", name))
    table.refused("PUT", MINE, 400, "full", token=token, json={"text": KNIGHT})
    kept(table, token, KNIGHT.replace("試作騎士 / Prototype Knight", "甲"))
    assert MOST_OWN == 500


def test_a_file_is_read_and_what_is_understood_is_kept(table: Web) -> None:
    token = table.account()
    known = "死者蘇生 / Monster Reborn\n【通常魔法カード】\n①：自分は１枚ドローする。"
    body = f"{KNIGHT}---\n{RIDDLE}---\n{known}".encode()
    for _ in range(2):
        told = table.ask("POST", f"{MINE}/upload?name=mine.txt", token, content=body).json()
        assert [row["name"] for row in told["made"]] == ["試作騎士"] and (told["known"], told["left"]) == (1, 0)
        [refused] = told["refused"]
        problem = refused["problem"]
        assert refused["text"][problem["start"] : problem["end"]].startswith("ﾀﾞﾒ") and "line" not in refused
        assert len(table.get(MINE, token=token)["cards"]) == 1
    card = {
        "password": 950000001,
        "name": {"ja": "別の騎士", "en": "Other Knight"},
        "card_type": "Monster",
        "monster_type_line": "Warrior / Effect",
        "attribute": "LIGHT",
        "level": 4,
        "atk": 1800,
        "def": 1000,
        "text": {"ja": KNIGHT.splitlines()[2]},
    }
    told = table.ask("POST", f"{MINE}/upload?name=a.json", token, content=json.dumps([card, {}]).encode()).json()
    assert [row["name"] for row in told["made"]] == ["別の騎士"] and len(told["refused"]) == 1
    # what is kept of a file can be read and changed
    [row] = [row for row in table.get(MINE, token=token)["cards"] if row["name"]["ja"] == "別の騎士"]
    assert table.post(f"{MINE}/read", {"text": row["source"]})["card"]["atk"] == 1800
    for name, bad in (("a.json", b"{"), ("a.cdb", b"no database"), ("a.txt", b"\xff"), ("a.txt", b"name\nkind")):
        said = table.refused("POST", f"{MINE}/upload?name={name}", 400, "bad_message", token=token, content=bad)
        assert name in said and "/tmp" not in said
    table.refused(
        "POST", f"{MINE}/upload?name=a.txt", 413, "too_large", token=token, content=b"x" * (api_own.LARGEST_FILE + 1)
    )


def test_a_table_may_take_no_written_cards(table: Web) -> None:
    token = table.account()
    number = kept(table, token)
    table.own_cards(False)
    table.refused("PUT", MINE, 403, "not_allowed", token=token, json={"text": KNIGHT})
    table.refused("POST", f"{MINE}/read", 403, "not_allowed", json={"text": KNIGHT})
    table.refused("GET", f"/api/cards/yugioh/{number}", 404, "not_found")
    deck = {"game": "yugioh", "deck": {"main": [number]}}
    table.refused("PUT", "/api/my/decks", 400, "bad_deck", token=token, json=deck)


def test_a_text_that_takes_long_is_given_up() -> None:
    draft = drafted("A\n【通常魔法カード】\n①：" + "戦士族・" * 700 + "モンスター１体を破壊する。")
    assert draft.card is None and draft.reason in ("takes too long to read", "not understood")


def plain_deck(*own: int) -> DeckList:
    """A legal deck with some cards of one's own."""
    filler = [card.passcode for card in YugiohTable(GAME).decks.deck("plain").main]
    main = [card for card in dict.fromkeys(filler) for _ in range(3)][: 40 - len(own)]
    return DeckList(main=[*own, *main], name="mine")


ENDLESS = """無限{n} / Endless {n}
【永続魔法カード】
①：自分のＬＰが回復した場合に発動する。自分は500ＬＰ回復する。
"""
GAIN = """回復{n} / Gain {n}
【通常魔法カード】
①：自分は500ＬＰ回復する。
"""


def test_cards_that_set_each_other_off_without_an_end_stop_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(course, "MOST_PASSED", 60)

    async def test(house: House) -> None:
        alice = await house.guest("Alice")
        numbers = [
            (await house.hub.own.keep(alice.account, "", "yugioh", text.format(n=n), None))["number"]
            for text in (ENDLESS, GAIN)
            for n in range(7)
        ]
        deck = {"main": [number for number in numbers for _ in range(3)][:40], "name": "endless"}
        room = await alice.room(game="yugioh", deck=deck, opponent="self", edition="mr3", seed=5)
        endless, wanted = set(numbers[:7]), set(numbers[:7])
        for _ in range(40):
            await house.settle()
            state = alice.last("state", room)
            if state["outcome"] is not None:
                break
            options = state["ask"]["options"]
            # two of them would have to be put in order, which is a decision
            playing = [
                at for at, option in enumerate(options) if option["verb"] == "activate" and option["passcode"] in wanted
            ]
            wanted = set(numbers) - endless if playing else wanted
            ending = [at for at, option in enumerate(options) if option["verb"] in ("pass", "end_turn", "to_end")]
            await alice.choose(room, state, (playing or ending or [0])[0])
        outcome = alice.last("state", room)["outcome"]
        assert outcome is not None and len(house.hub.rooms[room].course.desk.record.steps) < 40  # type: ignore[union-attr]
        await house.hub._put_away(house.hub.rooms[room])
        again = await house.hub.find(room)
        assert again.course.desk is not None and again.course.desk.outcome is not None
        assert again.course.desk.outcome.winner == outcome["winner"]

    with_house(test)


def test_a_duel_is_played_with_written_cards_and_comes_back() -> None:
    async def test(house: House) -> None:
        alice, bob = await house.guest("Alice"), await house.guest("Bob")
        own = house.hub.own
        made = await own.keep(alice.account, "", "yugioh", KNIGHT, None)
        number: int = made["number"]
        room = await house.hub.create(
            alice, Create(game="yugioh", deck=plain_deck(number, number, number), opponent="friend", edition="mr3")
        )
        assert number in library() and library()[number].ja == "試作騎士"
        await house.hub.hear(alice, Join(room=room.identity))
        await house.hub.hear(bob, Join(room=room.identity, deck="plain"))
        await house.settle()
        desk = room.course.desk
        assert desk is not None and any(info.passcode == number for info in desk.duel.info)
        # nothing of the card reaches the other player before it is seen
        assert bob.last("state") and str(number).encode() not in b"".join(bob.raw)
        assert "試作騎士".encode() not in b"".join(bob.raw)
        assert f"own{number}" in desk.record.headers
        digest = desk.digest()
        identity = room.identity
        await house.hub._put_away(room)
        del room, desk
        again = await house.hub.find(identity)
        await house.settle()
        assert again.course.desk is not None and again.course.desk.digest() == digest
        # whoever has the record can play it again, also where nobody has written the card
        text = again.course.desk.record.text()
        assert replay(read_record(text, "record")).record.headers["deck0"].count(str(number)) == 3

    with_house(test)
