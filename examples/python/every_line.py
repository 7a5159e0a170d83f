"""Counts every line of play of the next three decisions, and finds the one that does the most damage."""

from __future__ import annotations

from collections.abc import Iterator

from duelkit.yugioh import Duel, options
from duelkit.yugioh.language import Phase
from duelkit.yugioh.scenario import scenario


def lines(duel: Duel, deep: int) -> Iterator[tuple[list[str], Duel]]:
    """Yields every line of play: the options that were chosen, and the resulting duel."""
    if duel.decision is None or not deep:
        yield [], duel
        return
    for option in options(duel):
        branch = duel.copy()
        branch.choose(option)
        for chosen, end in lines(branch, deep - 1):
            yield [str(option), *chosen], end


position = scenario(phase=Phase.BATTLE)
position.alice.attack_position("暗黒騎士ガイア")
position.alice.attack_position("Battle Ox")
position.bob.defense_position("ホーリー・エルフ")
position.is_settled()

found = list(lines(position.duel, 3))
print(len(found), "lines of three decisions")
best, end = min(found, key=lambda line: line[1].life[1])
print("the most damage:", " → ".join(best))
print("life points:", end.life)
assert end.life[1] <= 8000
