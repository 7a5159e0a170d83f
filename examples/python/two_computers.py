"""Lets two computer players duel, prints the record and replays it."""

from __future__ import annotations

from duelkit import games

game = games.named("yugioh")
setup = game.setup({"edition": "mr3"})
decks = [game.deck(name, setup) for name in ("synchron", "overlay")]
recorder = game.begin(setup, decks, seed=5, words=lambda duel, option: duel.describe(option, "en"))
players = [game.player("random", seed=1), game.player("random", seed=2)]

while (decision := recorder.duel.decision) is not None:
    recorder.choose(players[decision.player].choose(recorder.duel))

record = recorder.record
print("\n".join(record.text().split("\n")[:24]))
print("…")
print(recorder.duel.outcome)
assert game.replay(record).duel.digest() == recorder.duel.digest()
