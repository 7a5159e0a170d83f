"""A game that tells its zones, at the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from duelkit.games.plain import BOTH, News, PlainGame, Sheet
from duelkit.kernel.decision import KIND_NAMES
from duelkit.recording import Recorder
from duelkit.table.games.client import TableGame
from duelkit.table.games.desk import SPECTATOR, Desk, Json


class PlainDesk(Desk):
    """A duel of such a game."""

    def __init__(self, game: PlainGame, recorder: Recorder[Any], neutral: bool, every_window: bool,
                 every_end: bool) -> None:
        self.game = self.plain = game
        super().__init__(recorder, neutral, every_window, every_end)

    def pulse(self) -> tuple[int, ...]:
        return self.told(), *self.turn

    def can_point(self, viewer: int, card: int) -> bool:
        return self.plain.knows(self.duel, viewer, card)

    def view(self, viewer: int) -> Json:
        return self._told_sheet(viewer, self.plain.sheet(self.duel, viewer))

    def _told_sheet(self, viewer: int, sheet: Sheet) -> Json:
        return {
            "title": sheet.title,
            "figures": [{"name": figure.name, "values": list(figure.values)} for figure in sheet.figures],
            "zones": [{"id": zone.identity, "name": zone.name, "mine": zone.mine, "columns": zone.columns,
                       "cards": [{"card": self.number(viewer, card.card), "text": card.text} for card in zone.cards]}
                      for zone in sheet.zones]}

    def open_view(self) -> Json:
        first, second = (self.plain.sheet(self.duel, player) for player in (0, 1))
        known = {card.card: card.text for zone in second.zones for card in zone.cards}
        zones = [zone._replace(cards=[card if card.text else card._replace(text=known.get(card.card))
                                      for card in zone.cards]) for zone in first.zones]
        return self._told_sheet(0, first._replace(zones=zones))

    def open_news(self) -> list[Json]:
        return [self._row(entry, True) for entry in self.plain.news(self.duel, 0, 0, open_handed=True)]

    def telling(self, viewer: int, after: int, texts: bool) -> Iterator[Json]:
        return (self._row(entry, texts) for entry in self.plain.news(self.duel, viewer, after))

    def _row(self, entry: News, texts: bool) -> Json:
        row: Json = {"kind": entry.kind, "card": self.numbers.then(self.duel, entry.card, entry.number, False),
                     "passcode": 0, "player": entry.player, "a": 0, "b": 0, "c": 0}
        return row | {"text": entry.text} if texts else row

    def question(self, texts: bool) -> Json:
        decision = self.decision
        assert decision is not None
        tellers = {language: self.teller(decision.player, language) for language in BOTH} if texts else {}
        options = []
        for option in decision.options:
            row: Json = {"verb": self.plain.verb_of(option), "zone": None, "passcode": 0, "number": 0,
                         "card": self.number_or_none(decision.player, self.plain.card_of(option))}
            if texts:
                row |= {"text": {language: teller.option(option) for language, teller in tellers.items()}, "rules": []}
            options.append(row)
        asked: Json = {"kind": KIND_NAMES[decision.kind], "why": "other", "options": options, "pass": None,
                       "card": self.number_or_none(decision.player, decision.card), "number": decision.detail,
                       "picked": []}
        if texts:
            asked |= {"text": {language: teller.question() for language, teller in tellers.items()}, "detail": None}
        return asked

    def why(self, viewer: int, card: int | None) -> Json:
        if card is not None and viewer != SPECTATOR:
            self.named(viewer, card)
        return {"lines": [], "deeds": None, "card": card}


class PlainTable(TableGame):
    """Such a game at the table."""

    def desk(self, recorder: Recorder[Any], neutral: bool, every_window: bool, every_end: bool = False) -> PlainDesk:
        assert isinstance(self.game, PlainGame)
        return PlainDesk(self.game, recorder, neutral, every_window, every_end)

    def stored_deck(self, values: Json) -> Any:
        return self.load_deck(values["name"])
