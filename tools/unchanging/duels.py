"""Which duels are played, by their names."""

from __future__ import annotations

QUICK = 24
"""One duel in so many is played for a quick comparison."""
EDITIONS = {
    "ex04": ("wc2004_chaos", "goat_warrior_toolbox", "chaos_2005", "goat_cookie_cutter_chaos", "plain"),
    "mr1": ("synchron", "chaos_2005", "goat_cookie_cutter_chaos", "plain", "wc2004_chaos"),
    "mr2": ("synchron", "chaos_2005", "goat_warrior_toolbox", "hero_ritual", "overlay"),
    "mr3": ("synchron", "magician_pendulum", "chaos_2005", "hero_ritual", "overlay", "plain"),
    "mr4": ("link_cyberse_starter", "synchron", "hero_ritual", "link_allstars", "magician_pendulum", "overlay"),
    "mr20": ("link_cyberse_starter", "synchron", "link_allstars", "magician_pendulum", "overlay", "plain"),
    "mr20-official": (
        "link_cyberse_starter",
        "synchron",
        "hero_ritual",
        "link_allstars",
        "magician_pendulum",
        "overlay",
        "wc2004_chaos",
    ),
    "ex04+mixed": ("link_allstars", "magician_pendulum", "synchron"),
    "mr3+mixed": ("link_cyberse_starter", "link_allstars", "overlay"),
}
"""The editions that are played, and the decks that come along that are played in each."""
JUDGMENT_DECKS = ("biolith", "champion", "earth", "fire", "water", "wood")
DUELS = {"yugioh": 700, "judgment": 320}


def plan() -> list[str]:
    """The names of all duels: game, edition, both decks, generator of chance, which moments are asked, seed.

    One deck in three is of random cards; one duel in four is played with the small generator of old records, one in
    six asks also where hidden cards leave one answer.
    """
    found: list[str] = []
    for seed in range(DUELS["yugioh"]):
        edition, decks = list(EDITIONS.items())[seed % len(EDITIONS)]
        found.append(one_name("yugioh", edition, decks, seed, seed // len(EDITIONS)))
    for seed in range(DUELS["judgment"]):
        found.append(one_name("judgment", "standard", JUDGMENT_DECKS, seed, seed))
    return found


def one_name(game: str, edition: str, decks: tuple[str, ...], seed: int, turn: int) -> str:
    """The name of one duel; its decks are the pair whose turn it is."""
    size = len(decks)
    first, second = turn % size, (turn + turn // size) % size
    pair = ("random" if turn % 3 == 1 else decks[first], "random" if turn % 6 >= 4 else decks[second])
    generator = "sfc32" if seed % 4 == 3 else "blake2b"
    return " ".join((game, edition, *pair, generator, "every" if seed % 6 == 2 else "open", str(seed)))


def few(names: list[str]) -> list[str]:
    """Some duels of every edition, for the tests."""
    return names[::61]


def quick(names: list[str]) -> list[str]:
    """A small part of the duels that has something of everything."""
    return [name for at, name in enumerate(names) if at % QUICK == at // QUICK % QUICK]
