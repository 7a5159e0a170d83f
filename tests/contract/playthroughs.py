"""Duels written out for reading: every question with its options, what was chosen, what came of it, the field.

PYTHONPATH=src python -m tests.contract.playthroughs          # write all files of tests/contract/playthroughs anew
PYTHONPATH=src python -m tests.contract.playthroughs mr3_pendulum
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from duelkit import games, judgment, yugioh
from duelkit.judgment.telling.teller import Teller as JudgmentTeller
from duelkit.kernel.decision import KIND_NAMES
from duelkit.terminal.judgment import linear as judgment_linear
from duelkit.terminal.yugioh import linear
from duelkit.yugioh.state import codes as yugioh_codes
from duelkit.yugioh.telling.teller import Teller

FOLDER = Path(__file__).with_name("playthroughs")
GREEDY, RANDOM = "greedy", "random"


@dataclass(frozen=True)
class Play:
    """A duel to be written out.

    :param edition: of Yu-Gi-Oh!; ``judgment`` for a duel of THE EYE OF JUDGMENT.
    :param turns: how many turns are written; 0 for all.
    :param players: the computer players that chose; once there is a file, the choices are those that it holds.
    """

    name: str
    edition: str
    decks: tuple[str, str]
    seed: int
    turns: int = 0
    players: tuple[str, str] = (RANDOM, RANDOM)
    language: str = "en"


PLAYS: Sequence[Play] = (
    Play("ex04_chaos", "ex04", ("goat_warrior_toolbox", "chaos_2005"), 4, 5, (GREEDY, GREEDY)),
    Play("ex04_to_the_end", "ex04", ("plain", "wc2004_chaos"), 5, 0, (GREEDY, RANDOM)),
    Play("ex04_at_random", "ex04", ("goat_cookie_cutter_chaos", "wc2004_chaos"), 9, 6, (RANDOM, RANDOM), "ja"),
    Play("mr1_synchro", "mr1", ("synchron", "chaos_2005"), 2, 4, (GREEDY, GREEDY)),
    Play("mr1_at_random", "mr1", ("synchron", "goat_warrior_toolbox"), 6, 6, (RANDOM, RANDOM), "ja"),
    Play("mr2_xyz", "mr2", ("overlay", "synchron"), 3, 4, (GREEDY, GREEDY)),
    Play("mr2_heroes", "mr2", ("hero_ritual", "overlay"), 1, 5, (GREEDY, RANDOM)),
    Play("mr2_at_random", "mr2", ("overlay", "hero_ritual"), 12, 6, (RANDOM, RANDOM), "ja"),
    Play("mr3_pendulum", "mr3", ("magician_pendulum", "overlay"), 5, 4, (GREEDY, GREEDY)),
    Play("mr3_rituals", "mr3", ("hero_ritual", "synchron"), 2, 5, (GREEDY, GREEDY)),
    Play("mr3_to_the_end", "mr3", ("synchron", "plain"), 12, 0, (GREEDY, RANDOM), "ja"),
    Play("mr3_at_random", "mr3", ("magician_pendulum", "synchron"), 5, 5),
    Play("mr4_links", "mr4", ("link_cyberse_starter", "link_allstars"), 1, 5, (GREEDY, GREEDY)),
    Play("mr4_at_random", "mr4", ("link_allstars", "magician_pendulum"), 5, 5, (RANDOM, RANDOM), "ja"),
    Play("mr20_links", "mr20", ("link_allstars", "overlay"), 11, 4, (GREEDY, RANDOM)),
    Play("mr20_at_random", "mr20", ("link_cyberse_starter", "magician_pendulum"), 8, 5),
    Play(
        "mr20_official_links", "mr20-official", ("link_allstars", "link_cyberse_starter"), 4, 4, (GREEDY, GREEDY), "ja"
    ),
    Play("mr20_official_synchro", "mr20-official", ("synchron", "magician_pendulum"), 1, 4, (GREEDY, GREEDY)),
    Play("mr20_official_old", "mr20-official", ("wc2004_chaos", "hero_ritual"), 10, 5),
    Play("mr3_mixed", "mr3+mixed", ("link_allstars", "link_cyberse_starter"), 12, 4),
    Play("judgment_fire_water", "judgment", ("fire", "water"), 4, 6, (GREEDY, GREEDY)),
    Play("judgment_earth_wood", "judgment", ("earth", "wood"), 4, 6, (GREEDY, GREEDY), "ja"),
    Play("judgment_biolith", "judgment", ("biolith", "champion"), 5, 6, (GREEDY, GREEDY)),
    Play("judgment_to_the_end", "judgment", ("water", "biolith"), 8, 0, (GREEDY, RANDOM)),
    Play("judgment_at_random", "judgment", ("champion", "wood"), 7, 9),
    Play("judgment_at_random_2", "judgment", ("fire", "earth"), 5, 9, (RANDOM, RANDOM), "ja"),
)


class Yugioh:
    """A duel of Yu-Gi-Oh! in words."""

    def __init__(self, play: Play) -> None:
        self.language = play.language
        first, second = (yugioh.load_deck(name) for name in play.decks)
        self.duel: Any = yugioh.new_duel(first, second, play.seed, yugioh.edition(play.edition), play.seed & 1)
        self.players = [games.named("yugioh").player(name, play.seed + seat) for seat, name in enumerate(play.players)]

    def teller(self, player: int) -> Teller:
        """Who says it: one who sees all cards."""
        return Teller(self.duel, player, self.language, neutral=True, all_seeing=True)

    def news(self, after: int) -> list[str]:
        """What has happened since a log entry."""
        return linear.log_lines(self.teller(0), after)

    def told(self) -> int:
        """The newest log entry that was told."""
        return linear.newest_entry(self.duel)

    def field(self) -> list[str]:
        """Both sides with hands, field and piles."""
        lines: list[str] = []
        for player in (0, 1):
            teller = self.teller(player)
            lines += linear.side_lines(teller, self.duel.observe(player).sides[0], player)
            lines += [
                f"{teller.place(place)}: {', '.join(map(teller.name, pile[player]))}"
                for place, pile in self.piles()
                if pile[player]
            ]
        return lines

    def piles(self) -> list[tuple[int, Any]]:
        """The public piles."""
        return [(yugioh_codes.GRAVEYARD, self.duel.graveyard), (yugioh_codes.BANISHED, self.duel.banished)]


class Judgment:
    """A duel of THE EYE OF JUDGMENT in words."""

    def __init__(self, play: Play) -> None:
        self.language = play.language
        first, second = (judgment.load_deck(name) for name in play.decks)
        self.duel: Any = judgment.new_duel(first, second, play.seed, first=play.seed & 1)
        make = games.named("judgment").player
        self.players = [make(name, play.seed + seat) for seat, name in enumerate(play.players)]

    def teller(self, player: int) -> JudgmentTeller:
        """Who says it: one who sees all cards."""
        return JudgmentTeller(self.duel, player, self.language, neutral=True, all_seeing=True)

    def news(self, after: int) -> list[str]:
        """What has happened since a log entry."""
        return judgment_linear.log_lines(self.teller(0), after)

    def told(self) -> int:
        """The newest log entry that was told."""
        return judgment_linear.newest_entry(self.duel)

    def field(self) -> list[str]:
        """The board, both hands and graveyards."""
        views = [self.duel.observe(player) for player in (0, 1)]
        views[0].sides[1] = views[1].sides[0]
        return [
            *judgment_linear.field_lines(self.teller(0), views[0])[1:],
            *judgment_linear.grave_lines(self.teller(0), views[0]),
        ]


def said_once(words: Sequence[str]) -> list[str]:
    """The words of options; those that several have only once, with how many."""
    return [
        text + (f" (×{count})" if count > 1 else "") for text in dict.fromkeys(words) for count in [words.count(text)]
    ]


def lines_of(play: Play, chosen: Sequence[str] = ()) -> Iterator[str]:
    """A playthrough, line by line.

    :param chosen: what was chosen, as a file says it; from where that cannot be followed the computer players go on.
    """
    table = Judgment(play) if play.edition == "judgment" else Yugioh(play)
    duel = table.duel
    yield (
        f"# {play.edition}: {play.decks[0]} ({play.players[0]}) against {play.decks[1]} ({play.players[1]}), "
        f"seed {play.seed}" + (f", the first {play.turns} turns" if play.turns else "")
    )
    told = number = 0
    turn = duel.turn
    while True:
        for line in table.news(told):
            yield f"  {line}"
        told = table.told()
        if duel.turn != turn or duel.decision is None:
            yield ""
            for line in table.field():
                yield f"| {line}"
            turn = duel.turn
            if play.turns and turn > play.turns:
                return
        decision = duel.decision
        if decision is None:
            yield ""
            yield table.teller(0).outcome()
            return
        teller = table.teller(decision.player)
        answers = [f"{at}/{len(decision.options)} {teller.option(each)}" for at, each in enumerate(decision.options, 1)]
        yield ""
        yield f"{number + 1}. {teller.subject(decision.player)}: {teller.question()} [{KIND_NAMES[decision.kind]}]"
        for text in said_once([answer.split(" ", 1)[1] for answer in answers]):
            yield f"  - {text}"
        if number < len(chosen) and chosen[number] in answers:
            option = decision.options[answers.index(chosen[number])]
        else:
            chosen = ()
            option = table.players[decision.player].choose(duel)
        yield f"  > {answers[decision.options.index(option)]}"
        duel.choose(option)
        number += 1


def choices(text: str) -> list[str]:
    """What was chosen in a playthrough, as it stands there."""
    return [line[4:] for line in text.split("\n") if line.startswith("  > ")]


def held(play: Play) -> str:
    """The playthrough as its file holds it; empty if there is none."""
    path = FOLDER / f"{play.name}.txt"
    return path.read_text(encoding="utf-8") if path.exists() else ""


def text_of(play: Play) -> str:
    """The playthrough as it goes now, with the choices that its file holds."""
    return "\n".join(lines_of(play, choices(held(play)))) + "\n"


def main(names: Sequence[str]) -> None:
    """Write the files of these plays anew; all of them, and no others, if none is named."""
    FOLDER.mkdir(exist_ok=True)
    for play in PLAYS:
        if not names or play.name in names:
            (FOLDER / f"{play.name}.txt").write_text(text_of(play), encoding="utf-8")
    for path in FOLDER.glob("*.txt"):
        if path.stem not in {play.name for play in PLAYS}:
            path.unlink()


if __name__ == "__main__":
    main(sys.argv[1:])
