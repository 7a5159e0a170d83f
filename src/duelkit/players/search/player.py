"""The player that searches: information-set Monte-Carlo tree search with a quick player as its model of everybody."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from time import perf_counter
from typing import Any, Final, Generic

from duelkit import games
from duelkit.kernel.rng import Rng
from duelkit.players.search.knowledge import D, Knowledge, Mark, best_of
from duelkit.players.search.limits import Limit, Thinking, finished
from duelkit.players.search.luck import Luck
from duelkit.players.search.tree import SURE, Edge, Found, Node, Tree, ranked
from duelkit.solving.everywhere import winning

LONGEST: Final = 400
"""So many decisions of an imagined course are made at most."""
WORLDS: Final = 3
"""In so many imagined duels a certain win is proved."""
PROVING: Final = 0.25
"""The share of the seconds of a decision that proving may take, and so many seconds at most: it is one step."""
ANEW: Final = 3
"""Of a tree that was kept, at least one simulation in so many is done again."""


class SearchPlayer(Generic[D]):
    """Imagines how the duel could go on, again and again, and does what went best.

    Each imagined course begins with a copy in which all that the player cannot know is drawn anew. Its own decisions
    up to ``horizon`` turns on are a tree over what the player can tell apart; below the tree, and for the opponent,
    the game's quick player decides. A course is valued between two turns, not played to its end.

    :param knowledge: what the game knows.
    :param limit: how long it thinks about a decision.
    :param seed: where its randomness starts; with a limit of simulations alone it is reproducible.
    :param horizon: after so many ends of turns a course is valued; as many as the game's knowledge says if left out.
    :param clock: the time in seconds.
    :param proof: so many positions are looked at, in each of ``WORLDS`` imagined duels, for a win this turn that is
        certain; 0: none is looked for.
    """

    def __init__(
        self,
        name: str,
        knowledge: Knowledge[D],
        limit: Limit,
        seed: int = 0,
        horizon: int | None = None,
        clock: Callable[[], float] = perf_counter,
        proof: int = 0,
    ) -> None:
        self.name = name
        self.limit = limit
        self.thinking: Thinking | None = None
        """What it is thinking, or thought last: how far it is, and where it can be hurried."""
        self._knowledge = knowledge
        self._horizon = horizon or knowledge.horizon
        self._rng = Rng(seed)
        self._clock = clock
        self._proof = proof
        self._tree: Tree[D] | None = None

    def choose(self, duel: D) -> int:
        """An option of the open question."""
        return finished(self.think(duel))

    def think(self, duel: D) -> Generator[float, None, int]:
        """The thinking in small steps: yields how much of it is done, 0 to 1; its value is the option.

        The duel must stay as it is meanwhile.
        """
        decision = duel.decision
        assert decision is not None
        if len(decision.options) == 1:
            return decision.options[0]
        found = yield from self.explore(duel)
        return self.take(duel, ranked(found)[0][0])

    def explore(self, duel: D) -> Generator[float, None, list[Found]]:
        """What a search finds of each option, without an answer yet; in small steps, as :meth:`think`."""
        decision = duel.decision
        assert decision is not None
        tree = self._tree
        root = None if tree is None else tree.followed(duel)
        if tree is None or root is None:
            tree = Tree(self._knowledge.marks(duel, decision.player), duel.turn)
            root = self._node(tree, self.imagine(duel, decision.player, self._rng.next()))
        self._tree = tree
        wanted = self.limit.simulations
        if wanted is not None and root.visits:
            wanted = max(wanted - root.visits, wanted // ANEW)
        thinking = self.thinking = Thinking(Limit(wanted, self.limit.seconds), self._clock)
        luck = Luck(root, self._knowledge.luck)
        sure = self._certain(tree, duel) if len(root.edges) > 1 else None
        # with a limit of time alone all of it is taken, so that nobody sees by it that the win was found
        done = sure is not None and wanted is not None
        while not done and len(root.edges) > 1 and not thinking.over and not root.settled(thinking.left):
            at = root.select(luck.means())
            visit = root.edges[at].visits
            while len(tree.seeds) <= visit:
                tree.seeds.append(self._rng.next())
            before = root.edges[at].total
            self._simulate(tree, root, at, self.imagine(duel, decision.player, tree.seeds[visit]), decision.player)
            if root.edges[at].visits > visit:
                luck.note(at, visit, root.edges[at].total - before)
            thinking.done += 1
            yield thinking.share
        tree.asked = root
        return root.found() if sure is None else [(sure, SURE, float(SURE))]

    def _certain(self, tree: Tree[D], duel: D) -> Mark | None:
        """An option with which the player surely wins this turn, whatever is hidden and whatever anybody does."""
        decision = duel.decision
        assert decision is not None
        if not self._proof or duel.turn_player != decision.player:
            return None
        while len(tree.seeds) < WORLDS:
            tree.seeds.append(self._rng.next())
        worlds: Iterator[Any] = (self.imagine(duel, decision.player, seed) for seed in tree.seeds[:WORLDS])
        seconds = None if self.limit.seconds is None else PROVING * min(1.0, self.limit.seconds)
        found = winning(
            games.named(self._knowledge.game),
            worlds,
            decision.player,
            self._proof,
            tree.mark,
            seconds=seconds,
            one=True,
        )
        return min(found, default=None)

    def take(self, duel: D, mark: Mark) -> int:
        """The option that a mark means, once it is settled that it is taken: the tree is kept from there on."""
        tree, decision = self._tree, duel.decision
        assert tree is not None and tree.asked is not None and decision is not None
        root = tree.asked
        tree.taken = root.edges[root.marks.index(mark)] if mark in root.marks else None
        marks = [tree.mark(duel, option) for option in decision.options]
        return decision.options[marks.index(mark)]

    def imagine(self, duel: D, player: int, seed: int) -> D:
        """A duel as the player can imagine it."""
        return self._knowledge.imagine(duel, player, seed)

    def _node(self, tree: Tree[D], world: D) -> Node:
        """The situation in which the player is asked, unvisited."""
        weighed = self._knowledge.promises(world)
        return Node([(tree.mark(world, option), worth) for option, worth in weighed], self._knowledge.spread)

    def _simulate(self, tree: Tree[D], root: Node, first: int, world: D, player: int) -> None:
        """Let one imagined duel go on from the root, and note how it went in what was passed through.

        :param first: the number of the root's edge that is taken.
        """
        until = tree.turn + self._horizon
        passed: list[tuple[Node, Edge]] = []
        inside = True
        for _ in range(LONGEST):
            decision = world.decision
            if decision is None or world.turn >= until:
                break
            if decision.player != player or not inside:
                world.choose(best_of(self._knowledge.weigh(world)))
                continue
            marks = [tree.mark(world, option) for option in decision.options]
            node: Node | None = root
            if passed:
                signature = (decision.kind, decision.why, tuple(marks))
                nodes = passed[-1][1].nodes
                node = nodes.get(signature)
                if node is None:
                    # each course adds one situation to the tree
                    nodes[signature] = node = self._node(tree, world)
                    inside = False
            assert node is not None
            at = node.select() if passed else first
            if node.marks[at] not in marks:
                # only of the root can it be another question in this world
                return
            passed.append((node, node.edges[at]))
            world.choose(decision.options[marks.index(node.marks[at])])
        value = self._knowledge.chance(world, player)
        for node, edge in passed:
            node.visits += 1
            node.total += value
            edge.visits += 1
            edge.total += value
