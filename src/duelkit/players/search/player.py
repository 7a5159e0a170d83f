"""The searching player: information-set Monte Carlo tree search, with a quick player as the model of all decisions."""

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
"""The maximum number of decisions per simulation."""
WORLDS: Final = 3
"""The number of determinizations in which a certain win must be proved."""
PROVING: Final = 0.25
"""The maximum share of the time of a decision for proving, and its maximum in seconds; proving is a single step."""
ANEW: Final = 3
"""For a reused tree, the reciprocal of the minimum share of simulations that are made anew."""


class SearchPlayer(Generic[D]):
    """Simulates how the duel could continue and chooses the option with the best results.

    Each simulation begins with a copy in which everything that the player cannot know is drawn anew. The player's own
    decisions within ``horizon`` turns form a tree over information sets; below the tree, and for the opponent, the
    game's quick player decides. Simulations are evaluated between two turns instead of being played to the end.

    :param knowledge: the game's knowledge.
    :param limit: the limit of thinking about a decision.
    :param seed: the seed of its randomness; it is reproducible if only simulations are limited.
    :param horizon: the number of ends of turns after which a simulation is evaluated; by default that of the knowledge.
    :param clock: returns the time in seconds.
    :param proof: the number of positions examined for a certain win this turn, in each of ``WORLDS`` determinizations;
    0 to skip this.
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
        """The progress of the current or last search, by which it can be ended early."""
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
        """Search in small steps: yields the share that is done, 0 to 1, and returns the option.

        The duel must not change meanwhile.
        """
        decision = duel.decision
        assert decision is not None
        if len(decision.options) == 1:
            return decision.options[0]
        found = yield from self.explore(duel)
        return self.take(duel, ranked(found)[0][0])

    def explore(self, duel: D) -> Generator[float, None, list[Found]]:
        """Search in small steps like :meth:`think`, but return the results of each option."""
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
        # a time limit alone is always used up, so that the time does not reveal that a win was found
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
        """An option with which the player certainly wins this turn, whatever is hidden and whatever anybody does."""
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
        """The option of a mark that is chosen; the tree is kept from there on."""
        tree, decision = self._tree, duel.decision
        assert tree is not None and tree.asked is not None and decision is not None
        root = tree.asked
        tree.taken = root.edges[root.marks.index(mark)] if mark in root.marks else None
        marks = [tree.mark(duel, option) for option in decision.options]
        return decision.options[marks.index(mark)]

    def imagine(self, duel: D, player: int, seed: int) -> D:
        """A determinization of the duel."""
        return self._knowledge.imagine(duel, player, seed)

    def _node(self, tree: Tree[D], world: D) -> Node:
        """A new node for the situation in which the player is asked."""
        weighed = self._knowledge.promises(world)
        return Node([(tree.mark(world, option), worth) for option, worth in weighed], self._knowledge.spread)

    def _simulate(self, tree: Tree[D], root: Node, first: int, world: D, player: int) -> None:
        """Run one simulation from the root, and record its result in the nodes on its path.

        :param first: the index of the root's edge to take.
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
                    # each simulation adds one node to the tree
                    nodes[signature] = node = self._node(tree, world)
                    inside = False
            assert node is not None
            at = node.select() if passed else first
            if node.marks[at] not in marks:
                # only at the root can the question differ in this determinization
                return
            passed.append((node, node.edges[at]))
            world.choose(decision.options[marks.index(node.marks[at])])
        value = self._knowledge.chance(world, player)
        for node, edge in passed:
            node.visits += 1
            node.total += value
            edge.visits += 1
            edge.total += value
