"""Makes puzzles: random positions that the solver proves, made tight, and kept if they are beautiful.

    python tools/puzzles.py yugioh --count 40 --seed 1 [--attempts N] [--out DIR]

Everything follows from the seed: attempt number N of a seed is the same puzzle everywhere. A position is kept if

- the goal is reached with certainty, and only just: with more life points for the opponent, or less mana, no way is
  found;
- every card of the player is needed: without any one of them the goal is not reached (what is not needed is taken
  away);
- there is one solution: one set of actions, in whatever order they can be done;
- it is short, and no action in it is idle;
- the greedy player, who plays as in any duel, does not find it.

A file that is there already is not made again, so that a run can be taken up.
"""

from __future__ import annotations

import argparse
import copy
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple

from duelkit import games
from duelkit.games.game import Game
from duelkit.kernel.decision import ACT, CHOICE, CONFIRM, PICK, RESPOND, TRIGGER
from duelkit.kernel.errors import DuelkitError
from duelkit.kernel.option import card_of, number_of, verb_of
from duelkit.kernel.rng import Rng
from duelkit.puzzles import PLAYER
from duelkit.solving import PROVED, REFUTED, WIN, Solver, goal_of
from duelkit.solving.search import Exhausted

Table = dict[str, Any]
NODES: Final = 2_500
"""Positions that a look at a candidate may cost."""
LAST_NODES: Final = 6_000
"""Positions that the last look at a puzzle may cost, which refutes it without each of its cards."""
FIRST_NODES: Final = 1_500
"""Positions that the first look at a candidate may cost: most are nothing."""
BUDGET: Final = 8_000
"""Positions that a candidate may cost in all."""
GREED: Final = 400
"""What a look at the greedy player's turn counts as, in positions."""
HARDER: Final = 60
"""So often a candidate is made harder."""
MOST_LINES: Final = 400
MOST_ACTIONS: Final = 10
"""Of a solution."""
MEANT: Final = (ACT, RESPOND, TRIGGER, PICK, CHOICE, CONFIRM)
"""The kinds of questions whose answers tell solutions apart; where a card is put does not."""


class Maker(NamedTuple):
    """What a game brings along.

    :param some: a position by chance; ``tightened``: the same with more and more for the opponent, or less and less for
        the player; ``harder``: the same with something changed by chance.
    :param own: where the player's cards are in a position; ``idle``: verbs that only lead on.
    :param fewest: of the actions of a solution.
    :param about: what may stand in a title: names in both languages.
    """

    some: Callable[[Rng], Table]
    tightened: Callable[[Table], Iterator[Table]]
    harder: Callable[[Table, Rng], Table]
    own: tuple[str, ...]
    fewest: int
    idle: frozenset[int]
    name: Callable[[Any, Rng], tuple[str, str]]
    card: Callable[[Any, int], int]


class Rejected(Exception):
    """The position is no puzzle."""


# positions of the first game

ERAS: Final = {
    "ex04": ("classics", "classics_traps", "chaos_2004", "normal_monsters"),
    "mr1": ("classics", "classics_traps", "chaos_2004", "normal_monsters", "staples_monsters", "staples_spells",
            "staples_traps", "synchron_monsters", "synchron_spells", "synchron_extra"),
    "mr2": ("classics", "staples_monsters", "staples_spells", "staples_traps", "rulebook_cards", "normal_monsters",
            "synchron_extra", "extra_deck", "st14_monsters", "st14_spells_traps"),
    "mr3": ("classics", "staples_monsters", "staples_spells", "staples_traps", "st14_monsters", "st14_spells_traps",
            "extra_deck", "magician_main", "magician_pendulum", "rulebook_cards", "sd28", "sd29"),
    "mr4": ("staples_monsters", "staples_spells", "staples_traps", "cyberse_monsters", "cyberse_links", "link_era",
            "link_staples", "rulebook_cards"),
    "mr20-official": ("staples_monsters", "staples_spells", "staples_traps", "cyberse_monsters", "cyberse_links",
                      "link_era", "link_staples", "classics"),
}
"""The modules of the library whose cards belong together, by edition."""
LIFE: Final = 8_000


@cache
def yugioh_pool(edition: str) -> dict[str, list[Any]]:
    """The cards of an edition's time: those of hand and field, of the extra deck, and what may lie Set."""
    from duelkit.yugioh.editions import edition as rules_of
    from duelkit.yugioh.setup import demand_kind
    from duelkit.yugioh.state import codes

    pool: dict[str, list[Any]] = {"monsters": [], "spells": [], "traps": [], "extra": []}
    rules = rules_of(edition)
    for module in ERAS[edition]:
        for card in import_module(f"duelkit.yugioh.cards.{module}").CARDS:
            try:
                demand_kind(card, rules)
            except DuelkitError:
                continue
            if card.in_extra_deck:
                pool["extra"].append(card)
            elif card.types & codes.MONSTER:
                pool["monsters"].append(card)
            elif card.types & codes.TRAP:
                pool["traps"].append(card)
            else:
                pool["spells"].append(card)
    return {kind: sorted(set(cards), key=lambda card: card.passcode) for kind, cards in pool.items()}


def some(rng: Rng, cards: list[Any], count: int) -> list[Any]:
    """Different cards by chance."""
    left = list(cards)
    return [left.pop(rng.below(len(left))) for _ in range(min(count, len(left)))]


def standing(pool: dict[str, list[Any]]) -> list[Any]:
    """Monsters that can have come to the field: no ritual monsters, none that is only specially summoned."""
    from duelkit.yugioh.state import codes

    return [card for card in pool["monsters"] if card.atk and card.atk > 0 and not card.only_by
            and not card.types & codes.RITUAL]


def some_yugioh(rng: Rng) -> Table:
    """A position of the first game by chance."""
    edition = list(ERAS)[rng.below(len(ERAS))]
    pool = yugioh_pool(edition)
    field = standing(pool)
    own = some(rng, field, 1 + rng.below(2))
    hand = some(rng, pool["spells"], 1 + rng.below(2)) + some(rng, pool["monsters"], 1 + rng.below(2))
    theirs: list[Any] = []
    for card in some(rng, field, 1 + rng.below(3)):
        position = ("attack", "attack", "defense", "set")[rng.below(4)]
        theirs.append({"card": card.en, "position": position})
    table: Table = {"edition": edition, "turn": 5 + rng.below(6)}
    table["player0"] = {"life": 500 * (1 + rng.below(8)), "filler": 4, "hand": [card.en for card in hand],
                        "monsters": [{"card": card.en} for card in own]}
    table["player1"] = {"life": LIFE, "filler": 4, "monsters": theirs}
    if rng.below(3) == 0 and pool["traps"]:
        table["player0"]["spells"] = [{"card": some(rng, pool["traps"], 1)[0].en, "set": True}]
    if rng.below(2):
        table["player0"]["graveyard"] = [card.en for card in some(rng, field, 1 + rng.below(2))]
    if pool["extra"] and rng.below(3):
        table["player0"]["extra"] = [card.en for card in some(rng, pool["extra"], 2)]
    if rng.below(3) and pool["traps"]:
        table["player1"]["spells"] = [{"card": card.en, "set": True} for card in some(rng, pool["traps"], 1)]
    return table


def tightened_yugioh(table: Table) -> Iterator[Table]:
    """Positions in which the opponent has more and more life points, from those that greed takes."""
    game = games.named("yugioh")
    least = table["player1"]["life"]
    if least == LIFE:
        least = max(300, LIFE - greedy_run(game, duel_of(game, table), seed=1).life[1] + 100)
    for life in range(least, LIFE, 100):
        changed = copy.deepcopy(table)
        changed["player1"]["life"] = life
        yield changed


def harder_yugioh(table: Table, rng: Rng) -> Table:
    """The same with another position or monster of the opponent, another card in hand, or more life points."""
    changed = copy.deepcopy(table)
    pool = yugioh_pool(table["edition"])
    monsters, hand = changed["player1"]["monsters"], changed["player0"]["hand"]
    kind = rng.below(5)
    if kind == 0:
        monsters[rng.below(len(monsters))]["position"] = ("attack", "defense", "set")[rng.below(3)]
    elif kind == 1:
        monsters[rng.below(len(monsters))]["card"] = some(rng, standing(pool), 1)[0].en
    elif kind == 2 and hand:
        hand[rng.below(len(hand))] = some(rng, pool["spells"], 1)[0].en
    elif kind == 3 and hand:
        hand[rng.below(len(hand))] = some(rng, pool["monsters"], 1)[0].en
    else:
        changed["player1"]["life"] += 100 * (1 + rng.below(5))
    return changed


def name_yugioh(duel: Any, rng: Rng) -> tuple[str, str]:
    """A title from what is seen of the opponent, or of the player."""
    theirs = [duel.info[card].definition for card in duel.monsters[1] if card >= 0 and duel.play[card].face_up]
    mine = [duel.info[card].definition for card in (*duel.hand[0], *duel.monsters[0]) if card >= 0]
    if theirs and rng.below(2):
        card = max(theirs, key=lambda card: card.atk or 0)
        return pick(rng, (("{}を越えて", "Past {}"), ("{}の前で", "Before {}"), ("{}の壁", "The wall of {}"),
                          ("{}、立つ", "{} stands"), ("{}の向こう", "Beyond {}")), card)
    return pick(rng, (("{}のために", "For {}"), ("{}の一手", "A move with {}"), ("{}の行方", "Where {} goes"),
                      ("{}の時", "The hour of {}"), ("{}と共に", "With {}"), ("{}の役目", "What {} is for")),
                mine[rng.below(len(mine))])


# positions of the second game

FACINGS: Final = ("up", "right", "down", "left")


def some_judgment(rng: Rng) -> Table:
    """A position of the second game by chance."""
    from duelkit.judgment.cards import library

    cards = list(library())
    creatures = [card for card in cards if card.is_creature and card.cost <= 7]
    spells = [card for card in cards if not card.is_creature]
    fields = list(range(1, 10))
    tiles = list(range(1, 10))
    rng.shuffle(fields)
    rng.shuffle(tiles)
    own = 3 + (rng.below(4) > 0)
    theirs = 3 + rng.below(3)

    def stand(card: Any, field: int) -> Table:
        found: Table = {"card": card.en, "field": field, "facing": FACINGS[rng.below(4)]}
        hurt = rng.below(4)
        return {**found, "damage": hurt} if 0 < hurt < card.hp else found

    hand = some(rng, creatures, 1 + rng.below(2)) + some(rng, spells, 1 + rng.below(2))
    return {"game": "judgment", "turn": 5 + rng.below(10), "tiles": tiles,
            "player0": {"mana": 12, "filler": 4, "hand": [card.en for card in hand],
                        "creatures": [stand(card, fields.pop()) for card in some(rng, creatures, own)]},
            "player1": {"mana": rng.below(4), "filler": 4, "hand": [],
                        "creatures": [stand(card, fields.pop()) for card in some(rng, creatures, min(
                            theirs, len(fields)))]}}


def tightened_judgment(table: Table) -> Iterator[Table]:
    """Positions in which the player has less and less mana."""
    for mana in range(table["player0"]["mana"], -1, -1):
        changed = copy.deepcopy(table)
        changed["player0"]["mana"] = mana
        yield changed


def harder_judgment(table: Table, rng: Rng) -> Table:
    """The same with a creature more, firmer, hurt or turned, another card in hand, or less mana."""
    from duelkit.judgment.cards import library

    changed = copy.deepcopy(table)
    mine = changed["player0"]
    own, theirs = mine["creatures"], changed["player1"]["creatures"]
    cards = [card for card in library() if not card.is_creature or card.cost <= 7]
    free = sorted(set(range(1, 10)) - {creature["field"] for creature in (*own, *theirs)})
    kind = rng.below(6)
    if kind == 0:
        creature = theirs[rng.below(len(theirs))]
        hurt = creature.pop("damage", 0)
        creature |= {"damage": hurt - 1} if hurt > 1 else {} if hurt else {"extra_hp": creature.get("extra_hp", 0) + 1}
    elif kind == 1:
        (own + theirs)[rng.below(len(own + theirs))]["facing"] = FACINGS[rng.below(4)]
    elif kind == 2:
        own[rng.below(len(own))] |= {"damage": 1 + rng.below(2)}
    elif kind == 3 and mine["hand"]:
        mine["hand"][rng.below(len(mine["hand"]))] = some(rng, cards, 1)[0].en
    elif kind == 4 and len(free) > 1:
        creature = some(rng, [card for card in cards if card.is_creature], 1)[0].en
        theirs.append({"card": creature, "field": free[rng.below(len(free))], "facing": FACINGS[rng.below(4)]})
    else:
        mine["mana"] = max(0, mine["mana"] - 1 - rng.below(3))
    return changed


def name_judgment(duel: Any, rng: Rng) -> tuple[str, str]:
    """A title from what stands on the board, or is held."""
    theirs = [duel.info[card].definition for card in duel.occupant if card >= 0 and duel.owner[card] == 1]
    mine = [duel.info[card].definition for card in (*duel.hand[0], *duel.occupant)
            if card >= 0 and duel.owner[card] == 0]
    if theirs and rng.below(2):
        return pick(rng, (("{}の背後", "Behind {}"), ("{}の領地", "The land of {}"), ("{}の影", "In the shadow of {}"),
                          ("{}との境", "The border with {}"), ("{}を囲む", "Around {}")),
                    theirs[rng.below(len(theirs))])
    return pick(rng, (("{}の五歩目", "The fifth step of {}"), ("{}の向き", "Which way {} looks"),
                      ("{}の道", "A way for {}"),
                      ("{}の番", "The turn of {}"), ("{}の賭け", "What {} risks"), ("{}の席", "A seat for {}")),
                mine[rng.below(len(mine))])


def pick(rng: Rng, titles: tuple[tuple[str, str], ...], card: Any) -> tuple[str, str]:
    """One of some titles, with a card in it."""
    japanese, english = titles[rng.below(len(titles))]
    return japanese.format(f"「{card.ja or card.en}」"), english.format(card.en)


def makers() -> dict[str, Maker]:
    """What each game brings along."""
    from duelkit.judgment.state import codes as judgment
    from duelkit.yugioh.state import codes as yugioh

    return {
        "yugioh": Maker(some_yugioh, tightened_yugioh, harder_yugioh,
                        ("hand", "monsters", "spells", "graveyard", "extra"), 3,
                        frozenset((yugioh.PASS, yugioh.O_TO_BATTLE, yugioh.O_TO_MAIN_2, yugioh.O_TO_END)),
                        name_yugioh, lambda duel, card: int(duel.info[card].passcode)),
        "judgment": Maker(some_judgment, tightened_judgment, harder_judgment, ("hand", "creatures"), 3,
                          frozenset((judgment.O_TO_ACTION_2, judgment.O_END_TURN, judgment.O_FACING)),
                          name_judgment, lambda duel, card: int(duel.info[card].number)),
    }


# whether a position is a puzzle


def duel_of(game: Game, table: Table) -> Any:
    """The duel of a position, run to its first question.

    :raises Rejected: if it cannot be, or the player is not asked.
    """
    try:
        duel = import_module(f"duelkit.{game.identity}.puzzles").open_position(table, "candidate")
    except DuelkitError as error:
        raise Rejected(str(error)) from None
    if duel.decision is None or duel.decision.player != PLAYER or duel.decision.kind != ACT:
        raise Rejected("nobody is asked")
    return duel


def greedy_run(game: Game, duel: Any, seed: int, answer: Callable[[Any], int] | None = None) -> Any:
    """The duel at the end of the turn, the greedy player acting as in any duel, without knowledge of hidden cards.

    :param answer: answers for the opponent; the greedy player if left out.
    """
    duel = duel.copy()
    duel.known = {}
    turn = duel.turn
    greedy = game.player("greedy", seed)
    while duel.decision is not None and duel.turn == turn:
        own = duel.decision.player == PLAYER
        duel.choose(greedy.choose(duel) if own or answer is None else answer(duel))
    return duel


def solver_of(game: Game, duel: Any, kind: str, nodes: int = NODES) -> Solver[Any]:
    """A solver for a position."""
    return Solver(game, duel, goal_of(duel, kind, PLAYER), nodes)


class Judge:
    """Decides positions for one candidate, as long as it does not cost too much."""

    def __init__(self, game: Game, kind: str) -> None:
        self.game = game
        self.kind = kind
        self.spent = 0
        self.nodes = 0
        """What the newest look at a position cost."""

    def proved(self, table: Table, nodes: int = NODES) -> bool:
        """Whether the goal is reached with certainty in a position.

        :raises Rejected: if the candidate has cost too much.
        """
        if self.spent > BUDGET:
            raise Rejected("too many positions")
        try:
            duel = duel_of(self.game, table)
        except Rejected:
            return False
        solver = solver_of(self.game, duel, self.kind, nodes)
        verdict = solver.verdict(duel)
        self.nodes = solver.search.nodes
        self.spent += self.nodes
        return verdict == PROVED


def needed(judge: Judge, maker: Maker, table: Table) -> Table:
    """The same without the cards of the player that the goal does not need."""
    for key in maker.own:
        at = 0
        while at < len(table["player0"].get(key, [])):
            without = copy.deepcopy(table)
            del without["player0"][key][at]
            if judge.proved(without):
                table = without
            else:
                at += 1
    return table


def demand_needed(game: Game, maker: Maker, table: Table, kind: str) -> None:
    """Refute the position without each card of the player.

    :raises Rejected: where that cannot be done.
    """
    for key in maker.own:
        for at in range(len(table["player0"].get(key, []))):
            without = copy.deepcopy(table)
            del without["player0"][key][at]
            try:
                duel = duel_of(game, without)
            except Rejected:
                continue
            if solver_of(game, duel, kind, LAST_NODES).verdict(duel) != REFUTED:
                raise Rejected("a card that may not be needed")


def solutions(maker: Maker, solver: Solver[Any], duel: Any) -> list[Counter[tuple[int, ...]]]:
    """The sets of actions that reach the goal, the opponent holding it up as long as possible; only those that contain
    no other one.

    :raises Exhausted: if there are too many positions on the way.
    """
    found: list[Counter[tuple[int, ...]]] = []
    count = 0
    seen: set[tuple[str, tuple[Any, ...]]] = set()
    waiting: list[tuple[Any, Counter[tuple[int, ...]]]] = [(duel, Counter())]
    while waiting:
        now, done = waiting.pop()
        if solver.goal.reached(now) is not None:
            found.append(done)
            continue
        if any(one <= done for one in found):
            continue
        key = (now.digest(), tuple(sorted(done.items())))
        if key in seen:
            continue
        seen.add(key)
        count += 1
        if count > MOST_LINES:
            raise Exhausted
        decision = now.decision
        own = decision.player == PLAYER
        for option in solver.winning(now) if own else [solver.best(now)]:
            reached = now.copy()
            reached.choose(option)
            deeds = Counter(done)
            if own and decision.kind in MEANT and verb_of(option) not in maker.idle:
                card = card_of(option)
                deeds[(decision.kind, verb_of(option), number_of(option) if decision.kind in (CHOICE, CONFIRM) else 0,
                       -1 if card < 0 else maker.card(now, card), now.owner[card] if card >= 0 else -1)] += 1
            waiting.append((reached, deeds))
    least: list[Counter[tuple[int, ...]]] = []
    for one in sorted(found, key=lambda deeds: sum(deeds.values())):
        if not any(other <= one for other in least):
            least.append(one)
    return least


def tightest(judge: Judge, tables: list[Table]) -> Table:
    """The last of some positions in which the goal is reached, each being tighter than the one before.

    :raises Rejected: if there is none.
    """
    if not tables or not judge.proved(tables[0]):
        raise Rejected("not reached")
    low, step = 0, 1
    while low + step < len(tables) and judge.proved(tables[low + step]):
        low += step
        step *= 2
    high = min(low + step, len(tables))
    while low + 1 < high:
        middle = (low + high) // 2
        if judge.proved(tables[middle]):
            low = middle
        else:
            high = middle
    return tables[low]


def by_greed(judge: Judge, table: Table) -> bool:
    """Whether the greedy player reaches the goal, the opponent holding it up."""
    game = judge.game
    duel = duel_of(game, table)
    solver = solver_of(game, duel, judge.kind, LAST_NODES)
    solver.verdict(duel)
    judge.spent += solver.search.nodes + GREED
    for seed in range(2):
        try:
            if solver.goal.reached(greedy_run(game, duel, seed, solver.best)):
                return True
        except Exhausted:
            raise Rejected("too many ways") from None
    return False


def beyond_greed(judge: Judge, maker: Maker, table: Table, rng: Rng) -> Table:
    """The same, made harder by and by, as the search for its proof takes longer, until greed does not reach the goal.

    :raises Rejected: if greed goes on to find it.
    """
    tried = judge.nodes
    for at in range(HARDER):
        if judge.nodes > tried or at == 0:
            tried = judge.nodes * 3 // 2
            if not by_greed(judge, table):
                return table
        before = judge.nodes
        changed = maker.harder(table, rng)
        if changed != table and judge.proved(changed) and judge.nodes >= before:
            table = changed
        else:
            judge.nodes = before
    raise Rejected("found by greed")


def puzzle(game: Game, maker: Maker, rng: Rng, kind: str) -> tuple[Table, tuple[int, ...], tuple[str, str]]:
    """A puzzle by chance: its position, its solution, its title.

    :raises Rejected: if what came up is none.
    """
    judge = Judge(game, kind)
    table = next(maker.tightened(maker.some(rng)), None)
    if table is None or not judge.proved(table, FIRST_NODES):
        raise Rejected("not reached")
    table = beyond_greed(judge, maker, table, rng)
    table = tightest(judge, list(maker.tightened(table)))
    table = needed(judge, maker, table)
    if by_greed(judge, table):
        raise Rejected("found by greed at last")
    duel = duel_of(game, table)
    solver = solver_of(game, duel, kind, LAST_NODES)
    solution = solver.solve(duel)
    if solution.verdict != PROVED or any(step.outcomes > 1 for step in solution.line):
        raise Rejected("not proved, or by chance")
    duel_after = duel.copy()
    for step in solution.line:
        duel_after.choose(step.option)
    if solver.goal.reached(duel_after) is not True:
        raise Rejected("left to chance")
    try:
        found = solutions(maker, solver, duel)
    except Exhausted:
        raise Rejected("too many ways") from None
    if len(found) != 1:
        raise Rejected(f"{len(found)} solutions")
    deeds = sum(count for deed, count in found[0].items() if deed[0] in (ACT, RESPOND, TRIGGER))
    if not maker.fewest <= deeds <= MOST_ACTIONS:
        raise Rejected(f"{deeds} actions")
    if any("Filler" in words for words in words_of(game, duel, tuple(step.option for step in solution.line))):
        raise Rejected("it draws what lies at the bottom")
    demand_needed(game, maker, table, kind)
    return table, tuple(step.option for step in solution.line), maker.name(duel, rng)


# files


def toml(value: Any) -> str:
    """A value as TOML writes it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(item)}" for key, item in value.items()) + " }"
    if all(isinstance(item, dict) for item in value) and value:
        return "[\n" + "".join(f"    {toml(item)},\n" for item in value) + "]"
    return "[" + ", ".join(map(toml, value)) + "]"


TASKS: Final = {
    "win": ("このターンのうちに勝利してください。すべてのカードは公開されていて、相手は最善を尽くします。",
            "Win this turn. All cards lie open, and your opponent answers as well as can be."),
    "survive": ("相手の次のターンが終わるまで敗北しないでください。すべてのカードは公開されていて、"
                "相手は最善を尽くします。",
                "Do not lose before your opponent's next turn is over. All cards lie open, and your opponent plays as "
                "well as can be."),
}


def text_of(table: Table, name: tuple[str, str], kind: str, solution: tuple[int, ...],
            words: tuple[str, ...] = ()) -> str:
    """The file of a puzzle."""
    japanese, english = TASKS[kind]
    lines = [f"name = {toml(dict(zip(('ja', 'en'), name, strict=True)))}", f"goal = {toml(kind)}",
             f"task = {{ ja = {toml(japanese)}, en = {toml(english)} }}", "solution = ["]
    lines += [f"    {option}," + (f"  # {words[at]}" if words else "") for at, option in enumerate(solution)]
    lines += ["]", "", "[position]"]
    lines += [f"{key} = {toml(value)}" for key, value in table.items() if not isinstance(value, dict)]
    for key, value in table.items():
        if isinstance(value, dict):
            lines += ["", f"[position.{key}]"]
            lines += [f"{inner} = {toml(item)}" for inner, item in value.items() if item != []]
    return "\n".join(lines) + "\n"


def words_of(game: Game, duel: Any, solution: tuple[int, ...]) -> tuple[str, ...]:
    """The steps of a solution in words."""
    duel = duel.copy()
    found = []
    for option in solution:
        found.append(game.teller(duel, duel.decision.player, "en", all_seeing=True).option(option))
        duel.choose(option)
    return tuple(found)


def main() -> int:
    """Make puzzles; answers the exit status."""
    parser = argparse.ArgumentParser(description="Make puzzles of a game.")
    parser.add_argument("game", choices=("yugioh", "judgment"))
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, help="the attempt to begin with")
    parser.add_argument("--attempts", type=int, default=1_000_000)
    parser.add_argument("--goal", choices=tuple(TASKS), default=WIN)
    parser.add_argument("--out", type=Path, help="a folder (default: that of the game's puzzles)")
    options = parser.parse_args()
    game = games.named(options.game)
    maker = makers()[options.game]
    out = options.out or Path(__file__).parents[1] / "src" / "duelkit" / options.game / "puzzles"
    titles = {one.name["en"] for one in game.puzzles()}
    made = 0
    rejected: Counter[str] = Counter()
    for attempt in range(options.first, options.first + options.attempts):
        target = out / f"{options.seed:02}-{attempt:06}.toml"
        if made == options.count:
            break
        if target.exists():
            made += 1
            continue
        rng = Rng(options.seed << 32 | attempt)
        try:
            table, solution, title = puzzle(game, maker, rng, options.goal)
            if title[1] in titles:
                raise Rejected("a title that is taken")
        except Rejected as error:
            rejected[str(error).partition(":")[0][:20]] += 1
            continue
        with suppress(OSError):
            target.unlink()
        duel = duel_of(game, table)
        target.write_text(text_of(table, title, options.goal, solution, words_of(game, duel, solution)),
                          encoding="utf-8")
        titles.add(title[1])
        made += 1
        print(f"{target.name}: {title[1]} ({len(solution)} decisions)", flush=True)
    print("rejected:", ", ".join(f"{count} {why}" for why, count in rejected.most_common()), file=sys.stderr)
    return 0 if made == options.count else 1


if __name__ == "__main__":
    raise SystemExit(main())
