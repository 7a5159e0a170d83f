"""What can be played: games, editions, built-in decks, computer players, limit lists."""

from __future__ import annotations

from duelkit import judgment, yugioh
from duelkit.judgment.decks.construction import COPIES, SIZE
from duelkit.table.api_cards import built_in, limit_copies
from duelkit.table.api_http import Fixed, shown
from duelkit.table.config import COMPUTERS, JUDGMENT, YUGIOH
from duelkit.table.decks import deck_names, deck_texts
from duelkit.table.games.desk import Json, Words
from duelkit.table.refusals import Refusal
from duelkit.yugioh.decks import limit_lists, playable_decks
from duelkit.yugioh.decks.limits import LimitList
from duelkit.yugioh.editions import EDITIONS
from duelkit.yugioh.editions.deck_rules import deck_rules
from duelkit.yugioh.state.rules import MIXED, Rules

USUAL: str = "mr3"
"""The edition that is offered first."""


def limits_name(limits: LimitList) -> Words:
    """What a limit list is called."""
    if not limits.date:
        return {"ja": limits.name, "en": limits.name}
    year, month, day = (int(part) for part in limits.date.split("-"))
    return {"ja": f"{limits.region} {year}年{month}月{day}日", "en": limits.name}


def offered() -> list[Rules]:
    """The editions that can be chosen: each, then those that lack kinds of cards with cards of every kind."""
    return [*EDITIONS.values(), *(rules.mixed() for rules in EDITIONS.values() if rules.types != rules.mixed().types)]


def edition_name(rules: Rules) -> Words:
    """What an edition is called."""
    if not is_mixed(rules):
        return {"ja": rules.name_ja, "en": rules.name_en}
    return {"ja": f"{rules.name_ja}・全種類のカード", "en": f"{rules.name_en}, cards of every kind"}


def is_mixed(rules: Rules) -> bool:
    """Whether it is an edition with cards that came after it."""
    return rules.identity.endswith(MIXED)


def edition_json(rules: Rules) -> Json:
    """An edition, with the sizes of decks and the built-in decks that may be played in it."""
    words = deck_rules(rules)
    return {
        "id": rules.identity, "name": edition_name(rules), "source": rules.source, "mixed": is_mixed(rules),
        "document": rules.document, "year": rules.year, "types": rules.types, "default": rules.identity == USUAL,
        "decks": playable_decks(rules),
        "sizes": {"least": rules.deck_least, "most": rules.deck_most or None,
                  "extra": None if rules.extra_unlimited else rules.extra_most, "side": rules.side_most,
                  "side_exact": rules.side_exact, "copies": rules.copies},
        "extra_name": {"ja": words.extra_name_ja, "en": words.extra_name.capitalize()},
        "hand": rules.opening_hand, "first_draw": rules.first_draw,
    }


def decks_json(game: str) -> list[Json]:
    """The built-in decks of a game."""
    texts = deck_texts(game)
    return [{"id": identity, "name": name, "text": texts[identity],
             "sizes": {part: len(cards) for part, cards in built_in(game, identity).items()}}
            for identity, name in deck_names(game).items()]


def games() -> Fixed:
    """Everything that can be chosen when a room is made."""
    lists = [{"id": limits.identity, "name": limits_name(limits), "edition": limits.edition, "region": limits.region,
              "date": limits.date, "complete": limits.complete, "confidence": limits.confidence}
             for limits in limit_lists().values()]
    hand = judgment.standard_settings().opening_hand
    return Fixed({"games": [
        {"id": YUGIOH, "name": {"ja": "遊戯王ＯＣＧ", "en": "Yu-Gi-Oh! OCG"},
         "editions": [edition_json(rules) for rules in offered()], "decks": decks_json(YUGIOH),
         "levels": list(COMPUTERS), "limits": lists, "cards": len(yugioh.library())},
        {"id": JUDGMENT, "name": {"ja": "アイ・オブ・ジャッジメント", "en": "THE EYE OF JUDGMENT"}, "editions": [],
         "decks": decks_json(JUDGMENT), "levels": list(COMPUTERS), "limits": [], "hand": hand,
         "sizes": {"least": SIZE, "most": SIZE, "extra": 0, "side": 0, "side_exact": False, "copies": COPIES},
         "cards": len(judgment.library().cards)},
    ]})


def limits(identity: str) -> Fixed:
    """How many copies a limit list allows of the playable cards that it names.

    :raises Refusal: if there is none of this id.
    """
    known = limit_lists()
    if identity not in known:
        raise Refusal("not_found", f"no limit list {shown(identity, 40)!r}; expected one of {', '.join(known)}")
    found = known[identity]
    return Fixed({"id": identity, "name": limits_name(found), "complete": found.complete,
                  "whitelist": found.whitelist, "source": found.source,
                  "cards": [{"card": card, "copies": copies} for card, copies in limit_copies(identity).items()]})


def built_in_deck(game: str, identity: str) -> Fixed:
    """A built-in deck.

    :raises Refusal: if there is no such game or deck.
    """
    if game not in (YUGIOH, JUDGMENT) or identity not in deck_names(game):
        raise Refusal("not_found", f"no built-in deck {shown(identity, 40)!r} of {shown(game, 40)!r}; expected one of "
                                   "those of GET /api/games")
    parts = built_in(game, identity)
    return Fixed({"id": identity, "game": game, "name": deck_names(game)[identity], "text": deck_texts(game)[identity],
                  "deck": {"name": identity, **{part: parts.get(part, ()) for part in ("main", "extra", "side")}}})
