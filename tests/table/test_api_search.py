"""The search over HTTP: the grammar of the terminal, one's own cards among what is found, refusals in one line."""

from __future__ import annotations

from tests.table.test_api_own import kept
from tests.table.web import Web

SEARCH = "/api/cards/yugioh/search"


def test_cards_are_found_and_those_that_one_has_written_too(table: Web) -> None:
    token = table.account()
    number = kept(table, token)
    query = f"{SEARCH}?q=atk:1800 level:4 type:warrior name:knight"
    found = table.get(query)["cards"]
    assert found and number not in found
    assert table.get(query, token=token)["cards"] == [number, *found]
    assert table.get(f"{SEARCH}?q=Destroy word:Destroy name:試作", token=token)["cards"] == []
    assert table.get(f"{SEARCH}?q=word:Destroy name:試作", token=token)["cards"] == [number]
    assert table.get(f"{SEARCH}?q=text:手札を１枚捨て", token=token)["cards"][0] == number


def test_what_is_not_understood_is_told(table: Web) -> None:
    told = table.get(f"{SEARCH}?q=atkk:1")
    assert told["cards"] == [] and "expected atk" in told["wrong"]["en"] and "項目" in told["wrong"]["ja"]
    assert table.get(f"{SEARCH}?q=atk:1")["wrong"] is None
    table.refused("GET", f"{SEARCH}?q={'x' * 250}", 400, "bad_message")
    table.refused("GET", "/api/cards/judgment/search?q=a", 404, "not_found")
    table.refused("GET", "/api/cards/chess/search?q=a", 404, "not_found")
