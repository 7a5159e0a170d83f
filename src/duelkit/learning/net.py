"""An exported network, and the search that uses it."""

from __future__ import annotations

import json
from math import exp, log
from pathlib import Path
from typing import Any, Final, Generic

import numpy as np
import onnxruntime
from onnxruntime.capi import onnxruntime_pybind11_state as failures

from duelkit.environments.ground import Ground, ground
from duelkit.environments.schema import VERSION
from duelkit.kernel.errors import DuelkitError
from duelkit.learning.export import ABOUT, CARDS, NET
from duelkit.learning.inputs import Array, Reader
from duelkit.players.search.knowledge import D, Knowledge

UNREADABLE: Final = (failures.Fail, failures.InvalidGraph, failures.InvalidProtobuf, failures.InvalidArgument)
"""The errors that the runtime raises for an unusable file."""
FAINTEST: Final = 1e-4
"""The least probability, and 1 less this the greatest, when one is mixed with another."""


class Net:
    """The net in a folder: it evaluates a position as one player may know it.

    :param folder: as :func:`duelkit.learning.export.export` wrote it.
    :raises DuelkitError: if the folder has no net, or one for other observations or features of cards.
    """

    def __init__(self, folder: Path) -> None:
        try:
            shape = json.loads((folder / ABOUT).read_text(encoding="utf-8"))["shape"]
            settings = onnxruntime.SessionOptions()
            settings.intra_op_num_threads = settings.inter_op_num_threads = 1
            self._net, self._cards = (
                onnxruntime.InferenceSession(str(folder / name), settings, providers=["CPUExecutionProvider"])
                for name in (NET, CARDS)
            )
            self.game, version, features, self.width = (shape[key] for key in ("game", "version", "features", "width"))
        except (OSError, ValueError, KeyError, TypeError, *UNREADABLE) as error:
            reason = str(error).splitlines()[0]
            raise DuelkitError(f"{folder}: no net ({reason}); expected {ABOUT}, {NET} and {CARDS}") from None
        self.ground: Ground = ground(self.game)
        self.reader = Reader(self.ground.layout)
        own = self.ground.table(self.ground.setup(self.ground.setups()[0]))
        if (version, features) != (VERSION, len(own.columns)):
            raise DuelkitError(
                f"{folder}: a net of schema {version} and {features} features of a card; "
                f"expected {VERSION} and {len(own.columns)}"
            )

    def outputs(self, batch: dict[str, Array], embedding: Array) -> tuple[Array, Array]:
        """Returns the scores of options and the log odds of winning.

        :param batch: as :class:`Reader` makes it.
        :param embedding: of the shape (rows of the table of cards, width).
        """
        inputs = {name: batch[name] for name in ("globals", *self.reader.names)}
        scores, value = self._net.run(["scores", "value"], {**inputs, "embedding": embedding})
        return scores, value

    def vectors(self, features: Array) -> Array:
        """Returns the vectors of cards, from their features."""
        made: Array = self._cards.run(["vectors"], {"features": features})[0]
        return made


class Sight:
    """A net, with the vectors of the cards seen so far in duels of one setup.

    :param duel: one of them, at any moment.
    """

    def __init__(self, net: Net, duel: Any) -> None:
        self.net = net
        self.setup = net.ground.setup_of(duel)
        self._encoder = net.ground.encoder(duel)
        self._table = net.ground.table(self.setup)
        self._embedding = np.zeros((len(self._table), net.width), np.float32)
        self._seen: set[int] = set()
        self._columns = [(name, net.ground.layout[name].at("id")) for name in net.reader.names]

    def packed(self, duel: Any, player: int) -> dict[str, Array]:
        """Returns the inputs of the net: made only of the player's observation, without the deck list."""
        return self.net.reader.pack(np.frombuffer(self._encoder.encode(duel, player), np.int16))

    def look(self, duel: Any, player: int) -> tuple[Array, float]:
        """Returns the score of each option of the asked player's question, and the log odds that the player wins."""
        packed = self.packed(duel, player)
        new = {int(row) for name, at in self._columns for row in packed[name][:, at]} - self._seen
        if new:
            rows = sorted(new)
            self._embedding[rows] = self.net.vectors(np.stack([self._table.row(row) for row in rows]))
            self._seen |= new
        scores, value = self.net.outputs(self.net.reader.batch([packed]), self._embedding)
        return scores[0][: len(packed["options"])], float(value[0])


class NetKnowledge(Generic[D]):
    """What the search needs of a game, with a net as its value, and as its prior where the tree grows.

    :param base: the game's own: the quick player, the sampling of hidden information.
    :param weight: the weight of the net's log odds against the game's own, 0 to 1.
    :param prior: the weight of the net's choice against the quick player's scores, 0 to 1.
    """

    def __init__(self, base: Knowledge[D], net: Net, weight: float = 1.0, prior: float = 0.5) -> None:
        self.game = base.game
        self.spread = base.spread
        self.horizon = base.horizon
        self.luck = base.luck
        self.weigh = base.weigh
        self.imagine = base.imagine
        self.marks = base.marks
        self._base, self._net, self._weight, self._prior = base, net, weight, prior
        self._sight: Sight | None = None

    def _of(self, duel: D) -> Sight:
        """Returns the evaluator for duels of this setup."""
        if self._sight is None or self._sight.setup != self._net.ground.setup_of(duel):
            self._sight = Sight(self._net, duel)
        return self._sight

    def chance(self, duel: D, player: int) -> float:
        """Returns the probability that a player wins: the net's and the game's own, mixed; certain when the duel is
        over."""
        own = self._base.chance(duel, player)
        if duel.decision is None or not self._weight:
            return own
        value = self._of(duel).look(duel, player)[1]
        if self._weight < 1.0:
            own = min(max(own, FAINTEST), 1.0 - FAINTEST)
            value = self._weight * value + (1.0 - self._weight) * log(own / (1.0 - own))
        return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, value))))

    def promises(self, duel: D) -> list[tuple[int, float]]:
        """Returns the options that the quick player considers, with their scores mixed from its own and the net's."""
        weighed = self._base.promises(duel)
        decision = duel.decision
        if not self._prior or len(weighed) < 2 or decision is None:
            return weighed
        scores = self._of(duel).look(duel, decision.player)[0]
        places = {option: at for at, option in enumerate(decision.options)}
        return [
            (option, (1.0 - self._prior) * worth + self._prior * self.spread * float(scores[places[option]]))
            for option, worth in weighed
        ]


class NetPlayer:
    """Takes the net's first choice without any search; of equal ones the first.

    It uses only the observation of its own side.
    """

    name = "net"

    def __init__(self, net: Net) -> None:
        self._net = net
        self._sight: Sight | None = None

    def choose(self, duel: Any) -> int:
        """Returns an option of the open question."""
        decision = duel.decision
        options: list[int] = decision.options
        if len(options) < 2:
            return options[0]
        if self._sight is None or self._sight.setup != self._net.ground.setup_of(duel):
            self._sight = Sight(self._net, duel)
        return options[int(self._sight.look(duel, decision.player)[0].argmax())]
