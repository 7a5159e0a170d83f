"""What is taken out of the package, by where it may stand in sources of different ages."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from functools import cache
from typing import Any

LANGUAGES = ("ja", "en")
YEARS = (2004, 2010, 2013, 2020)


def reach(*places: str) -> Any:
    """The first of these that there is, each ``module:name``."""
    for place in places:
        module, _, name = place.partition(":")
        try:
            return getattr(importlib.import_module(module), name)
        except (ImportError, AttributeError):
            continue
    raise SystemExit(
        f"unchanged: none of {', '.join(places)} exists; "
        "expected one: say in tools/unchanging/games.py where it has gone"
    )


def read(thing: object, names: str) -> Any:
    """The first attribute of a thing under these names, divided by ``|``."""
    for name in names.split("|"):
        if hasattr(thing, name):
            return getattr(thing, name)
    raise SystemExit(
        f"unchanged: {type(thing).__name__} has no {names}; "
        "expected one: say in tools/unchanging/games.py how it is called"
    )


class Yugioh:
    """What is needed of Yu-Gi-Oh!."""

    name = "yugioh"
    zones = (
        "deck",
        "hand",
        "graveyard",
        "banished",
        "extra",
        "face_up_extra",
        "monsters",
        "spells",
        "field",
        "pendulum",
        "overlay",
        "place",
        "controller",
        "life",
        "turn",
        "turn_player",
        "phase",
        "step",
        "chain",
        "attacker",
        "attack_target",
        "shuffles",
    )

    def __init__(self) -> None:
        self.library = reach("duelkit.yugioh:library")()
        self.load_deck = reach("duelkit.yugioh:load_deck")
        self.edition = reach("duelkit.yugioh:edition")
        self.begin = reach("duelkit.yugioh.duel:begin", "duelkit.yugioh.engine.setup:begin")
        self.desk = reach("duelkit.table.games.yugioh:YugiohDesk")
        self.entries = reach("duelkit.yugioh.state.log:entries")
        self.every_action = reach("duelkit.yugioh.why:every_action")
        self.codes_against = reach("duelkit.yugioh.why:codes_against")

    def numbers(self) -> list[int]:
        """The numbers of the cards that the duels use: once all of them were written by hand."""
        cards = self.library.tested if hasattr(self.library, "tested") else self.library.written
        return sorted(card.passcode for card in cards)

    def settings(self, edition: str) -> Any:
        """What a duel is played with."""
        return self.edition(edition)

    def fits(self, card: Any, edition: str) -> bool:
        """Whether the edition has cards of this kind."""
        return not int(card.types) & ~self.edition(edition).types

    def random_deck(self, chance: Any, pool: list[Any], edition: str) -> tuple[Any, ...]:
        """A deck of any cards of the pool."""
        rules = self.edition(edition)
        cards = [card for card in pool if self.fits(card, edition)]
        main = [card for card in cards if not card.in_extra_deck]
        extra = [card for card in cards if card.in_extra_deck]
        picked = [main[chance.below(len(main))] for _ in range(rules.deck_least)]
        return (*picked, *(extra[chance.below(len(extra))] for _ in range(min(rules.extra_most, len(extra)))))

    def texts(self, number: int) -> Iterator[tuple[str, str]]:
        """Every text of a card, under all wordings, each with what it is."""
        text = "duelkit.yugioh.text"
        render, notes = reach(f"{text}:render"), reach(f"{text}:notes")
        type_line, figures = reach(f"{text}:type_line"), reach(f"{text}:figures_line", f"{text}.figures:figures_line")
        of_its_time = reach(f"{text}.old_terms:of_its_time")
        card = self.tokens().get(number) or self.library[number]
        wordings = [("", card), *((f" until {version.until}", version.card) for version in card.versions)]
        for until, shown in wordings:
            for language in LANGUAGES:
                box = render(shown, language)
                of_year = [(f"in {year}", of_its_time(box, year)) for year in YEARS]
                said = {
                    "name": getattr(shown, language),
                    "line": type_line(shown, language),
                    "figures": figures(shown, language),
                    "text": box,
                    **dict(of_year),
                    "notes": "\n".join(notes(shown, language)),
                }
                for what, words in said.items():
                    yield f"{language} {what}{until}", words

    def text_numbers(self) -> list[int]:
        """The cards that have texts, tokens too."""
        return [*self.numbers(), *sorted(self.tokens())]

    def tokens(self) -> dict[int, Any]:
        """The tokens, by their numbers; once they stood beside the library."""
        found: dict[int, Any] = (
            self.library.tokens if hasattr(self.library, "tokens") else reach("duelkit.yugioh.cards:tokens")()
        )
        return found


class Judgment:
    """What is needed of THE EYE OF JUDGMENT."""

    name = "judgment"
    zones = (
        "library",
        "hand",
        "graveyard",
        "occupant",
        "tile",
        "flipped",
        "place",
        "mana",
        "turn",
        "turn_player",
        "phase",
        "locked",
        "attacker",
        "timeouts",
        "shuffles",
    )

    def __init__(self) -> None:
        self.library = reach("duelkit.judgment:library")()
        self.load_deck = reach("duelkit.judgment:load_deck")
        self.standard = reach("duelkit.judgment:standard_settings")
        self.begin = reach("duelkit.judgment.duel:begin", "duelkit.judgment.engine.setup:begin")
        self.desk = reach("duelkit.table.games.judgment:JudgmentDesk")
        self.entries = reach("duelkit.judgment.state.log:entries")
        self.every_action = reach("duelkit.judgment.why:every_action")
        self.codes_against = reach("duelkit.judgment.why:codes_against")

    def numbers(self) -> list[int]:
        """The numbers of all cards."""
        return sorted(card.number for card in self.library.cards)

    def settings(self, edition: str) -> Any:
        """What a duel is played with; there is one edition."""
        return self.standard()

    def random_deck(self, chance: Any, pool: list[Any], edition: str) -> tuple[Any, ...]:
        """A deck of any cards of the pool."""
        return tuple(pool[chance.below(len(pool))] for _ in range(30))

    def texts(self, number: int) -> Iterator[tuple[str, str]]:
        """Every text of a card, each with what it is."""
        render, notes = reach("duelkit.judgment.text:render"), reach("duelkit.judgment.text:notes_of")
        card = self.library[number]
        for language in LANGUAGES:
            yield f"{language} card", str(render(card, language))
            yield (
                f"{language} notes",
                "\n".join(f"{note.text(language)} {' '.join(note.rules)}" for note in notes(card)),
            )

    def text_numbers(self) -> list[int]:
        """The cards that have texts."""
        return self.numbers()


@cache
def game_of(name: str) -> Any:
    """What is needed of a game."""
    return {"yugioh": Yugioh, "judgment": Judgment}[name]()


def chance_of(seed: int) -> Any:
    """Where a random player's choices come from."""
    return reach("duelkit.kernel.rng:Rng")(seed)


def record_of(seed: int, generator: str) -> Any:
    """As much of a record as the numbers of the table follow from."""
    return reach("duelkit.kernel.record:Record")({"seed": str(seed), "generator": generator})
