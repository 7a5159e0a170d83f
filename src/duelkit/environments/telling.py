"""A duel of an environment in words."""

from __future__ import annotations

from duelkit.environments.arena import Arena


def in_words(arena: Arena, viewer: int = -1) -> str:
    """Returns the open question with its options as the asked player sees it, or how the duel ended.

    :param viewer: for whom; by default the player who is asked. Another player reads only that somebody is asked.
    """
    duel = arena.duel
    head = f"turn {duel.turn}, decision {arena.count}"
    if duel.decision is None:
        teller = arena.game.teller(duel, max(viewer, 0), "en", neutral=True)
        return f"{head}: {teller.outcome()}"
    asked = duel.decision.player
    if viewer not in (-1, asked):
        return f"{head}: player {asked + 1} is asked"
    teller = arena.game.teller(duel, asked, "en", neutral=True)
    lines = [f"{at}: {teller.option(option)}" for at, option in enumerate(duel.decision.options)]
    return "\n".join([f"{head}, player {asked + 1}: {teller.question()}", *lines])
