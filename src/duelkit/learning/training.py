"""Training: batches of samples, Adam, and a file from which training resumes as if it had never stopped."""

from __future__ import annotations

import json
import os
from dataclasses import asdict
from functools import cache, partial
from pathlib import Path
from typing import Any, Final, NamedTuple
from zipfile import BadZipFile

import jax
import jax.numpy as jnp
import numpy as np
import optax

from duelkit.environments.ground import ground, identity
from duelkit.environments.schema import VERSION
from duelkit.kernel.errors import DuelkitError
from duelkit.learning.inputs import Array, Reader, Samples
from duelkit.learning.network import NUMBERS, VALUES, Params, Shape, forward

LEAST: Final = -1e9
"""The score of an unused row."""
ROOM: Final = 32
"""The least rows of each block; a batch that needs more has its sizes compiled."""
FORM: Final = 1
"""The version of the file format; raised whenever older files can no longer be read."""


class JaxOps:
    """The network, carried out."""

    def __init__(self, params: Params) -> None:
        self._params = params

    def weight(self, name: str) -> Any:
        return self._params[name]

    def inputs(self, numbers: Any) -> Any:
        size = numbers.astype(jnp.float32)
        which = (numbers[..., None] == jnp.arange(1, VALUES + 1)).astype(jnp.float32)
        return jnp.concatenate(
            [
                jnp.sign(size) * jnp.log1p(jnp.abs(size)) / 3,
                jnp.clip(size / 1000, -8, 8),
                which.reshape(*numbers.shape[:-1], -1),
            ],
            axis=-1,
        )

    def dot(self, left: Any, right: Any) -> Any:
        return left @ right

    def add(self, *parts: Any) -> Any:
        return sum(parts[1:], parts[0])

    def scaled(self, part: Any, factor: float) -> Any:
        return part * factor

    def relu(self, part: Any) -> Any:
        return jax.nn.relu(part)

    def column(self, numbers: Any, at: int, most: int = 32767) -> Any:
        return jnp.clip(numbers[..., at].astype(jnp.int32), 0, most)

    def rows(self, table: Any, numbers: Any) -> Any:
        return table[numbers]

    def where(self, rows: Any, numbers: Any) -> Any:
        return rows * (numbers > 0)[..., None]

    def total(self, rows: Any) -> Any:
        return rows.sum(1)

    def beside(self, state: Any) -> Any:
        return state[:, None]

    def pointed(self, rows: Any, numbers: Any) -> Any:
        return jnp.take_along_axis(jnp.pad(rows, ((0, 0), (1, 0), (0, 0))), numbers[..., None], 1)

    def action(self, verbs: Any, numbers: Any) -> Any:
        return verbs * NUMBERS + numbers

    def last(self, part: Any) -> Any:
        return part[..., 0]


class Losses(NamedTuple):
    """The loss of a network, in nats: of the choices and of the results; and how often its first choice was the one
    made."""

    policy: float
    value: float
    hits: float


def mean(found: list[Any], weights: list[tuple[int, int]]) -> Losses:
    """Returns the mean of the losses of batches, weighted by their positions with a choice and by all their positions;
    those of the policy are 0 if none has a choice."""
    policy, value, hits = np.array([[float(part) for part in parts] for parts in found]).T
    chosen, whole = np.array(weights, float).T
    some = max(chosen.sum(), 1.0)
    return Losses(float(policy @ chosen / some), float(value @ whole / whole.sum()), float(hits @ chosen / some))


def rule(rate: float) -> Any:
    """Returns how weights are changed: Adam with a little decay, and limited steps."""
    return optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(rate, weight_decay=1e-4))


@cache
def reader_of(name: str) -> Reader:
    """Returns the reader for the observations of an environment."""
    return Reader(ground(identity(name).game).layout)


@partial(jax.jit, static_argnums=0)
def outputs(name: str, features: Any, params: Params, batch: Any) -> tuple[Any, Any]:
    """Returns the scores of options, ``LEAST`` for unused ones, and the log odds of winning, for a batch."""
    reader = reader_of(name)
    scores, value = forward(JaxOps(params), reader, batch, features @ params["card"])
    there = batch["options"][..., reader.schema["options"].at("there")] != 0
    return jnp.where(there, scores, LEAST), value


@partial(jax.jit, static_argnums=0)
def losses(name: str, features: Any, params: Params, batch: Any) -> tuple[Any, Any, Any]:
    """Returns the losses of a batch; those of the policy are means over the positions with a choice."""
    scores, value = outputs(name, features, params, batch)
    action = batch["action"].astype(jnp.int32)
    chosen = (action >= 0).astype(jnp.float32)
    count = jnp.maximum(chosen.sum(), 1)
    logs = jax.nn.log_softmax(scores)
    taken = jnp.take_along_axis(logs, jnp.maximum(action, 0)[:, None], 1)[:, 0]
    policy = -(taken * chosen).sum() / count
    hits = ((scores.argmax(1) == action) * chosen).sum() / count
    return policy, optax.sigmoid_binary_cross_entropy(value, batch["result"]).mean(), hits


@partial(jax.jit, static_argnums=(0, 1))
def learned(name: str, rate: float, features: Any, params: Params, state: Any, batch: Any) -> tuple[Params, Any, Any]:
    """Returns the weights and the state after a batch, and its losses before."""

    def total(params: Params) -> Any:
        policy, value, hits = losses(name, features, params, batch)
        return policy + value, (policy, value, hits)

    (_, parts), slope = jax.value_and_grad(total, has_aux=True)(params)
    change, state = rule(rate).update(slope, state, params)
    return optax.apply_updates(params, change), state, parts


class Trainer:
    """A network in training. Everything follows from the seed and the samples: a saved and resumed training ends with
    the same bits as an uninterrupted one.

    :param name: an environment, such as ``yugioh_mr3``, whose observations are read.
    :param seed: of the initial weights and of the order of the samples.
    :param width: of the layers.
    :param rate: of learning.
    :param size: of a batch.
    """

    def __init__(self, name: str, seed: int = 1, width: int = 64, rate: float = 2e-3, size: int = 256) -> None:
        self.name = identity(name).name
        room = ground(identity(name).game)
        self.table = room.table(room.setup(identity(name).setup))
        self.features = jnp.asarray(self.table.features)
        self.reader = reader_of(self.name)
        self.shape = Shape(room.layout.game, VERSION, self.table.features.shape[1], width)
        self.seed, self.rate, self.size = seed, rate, size
        self.step = 0
        """The number of batches so far."""
        self.params: Params = {key: jnp.asarray(weight) for key, weight in self.shape.begin(room.layout, seed).items()}
        self.state = rule(rate).init(self.params)

    def batches(self, samples: Samples, epoch: int) -> list[Array]:
        """Returns the batches of one epoch, by the indices of their samples.

        All positions of a batch have a choice, or none has: then no options are computed.
        """
        chance = np.random.default_rng([self.seed, epoch])
        made = []
        for kind in (samples.arrays["action"] < 0, samples.arrays["action"] >= 0):
            order = chance.permutation(np.flatnonzero(kind))
            size = max(1, min(self.size, len(order)))
            made += [order[at : at + size] for at in range(0, len(order) - size + 1, size)]
        return [made[at] for at in chance.permutation(len(made))]

    def train(self, samples: Samples, steps: int) -> Losses:
        """Learns from a number of batches; returns the mean losses before learning from each.

        :raises DuelkitError: if there are no samples.
        """
        if not len(samples):
            raise DuelkitError("no samples; expected at least one duel")
        found: list[Any] = []
        weights: list[tuple[int, int]] = []
        each = len(self.batches(samples, 0))
        order: list[Array] = []
        for _ in range(steps):
            if not order or not self.step % each:
                order = self.batches(samples, self.step // each)
            batch = samples.batch(order[self.step % each], ROOM)
            self.params, self.state, parts = learned(
                self.name, self.rate, self.features, self.params, self.state, batch
            )
            found.append(parts)
            weights.append((int((batch["action"] >= 0).sum()), len(batch["action"])))
            self.step += 1
        return mean(found, weights)

    def test(self, samples: Samples) -> Losses:
        """Returns the losses on samples without learning from them, over as many as make whole batches."""
        found: list[Any] = []
        weights: list[tuple[int, int]] = []
        for chosen in self.batches(samples, 0):
            batch = samples.batch(chosen, ROOM)
            found.append(losses(self.name, self.features, self.params, batch))
            weights.append((int((batch["action"] >= 0).sum()), len(chosen)))
        return mean(found, weights)

    def outputs(self, batch: Any) -> tuple[Array, Array]:
        """Returns the scores of options and the log odds of winning, for a batch."""
        scores, value = outputs(self.name, self.features, self.params, batch)
        return np.asarray(scores), np.asarray(value)

    def save(self, path: Path) -> None:
        """Writes everything needed to resume; an existing file stays intact until the new one is complete."""
        header = {
            "form": FORM,
            "name": self.name,
            "seed": self.seed,
            "width": self.shape.width,
            "rate": self.rate,
            "size": self.size,
            "step": self.step,
            "shape": asdict(self.shape),
        }
        leaves = jax.tree.leaves((self.params, self.state))
        beside = path.with_name(path.name + ".part")
        with beside.open("wb") as file:
            arrays: dict[str, Any] = {f"leaf{at}": np.asarray(leaf) for at, leaf in enumerate(leaves)}
            np.savez(file, header=np.frombuffer(json.dumps(header).encode(), np.uint8), **arrays)
        os.replace(beside, path)

    @classmethod
    def resumed(cls, path: Path) -> Trainer:
        """Returns the training in a file.

        :raises DuelkitError: if the file contains no training, or one for other observations or features of cards.
        """
        try:
            with path.open("rb") as bare, np.load(bare, allow_pickle=False) as file:
                header = json.loads(file["header"].tobytes())
                if header["form"] != FORM:
                    raise DuelkitError(f"{path}: form {header['form']}; expected {FORM}")
                trainer = cls(header["name"], header["seed"], header["width"], header["rate"], header["size"])
                if header["shape"] != asdict(trainer.shape):
                    raise DuelkitError(
                        f"{path}: of other observations or cards, {header['shape']}; expected {asdict(trainer.shape)}"
                    )
                leaves, tree = jax.tree.flatten((trainer.params, trainer.state))
                read = [jnp.asarray(file[f"leaf{at}"]) for at in range(len(leaves))]
        except (OSError, EOFError, ValueError, KeyError, TypeError, BadZipFile) as error:
            raise DuelkitError(f"{path}: no training ({error}); expected a file that one was saved to") from None
        if any(one.shape != other.shape for one, other in zip(leaves, read, strict=True)):
            raise DuelkitError(f"{path}: weights of another size; expected those of width {header['width']}")
        trainer.params, trainer.state = jax.tree.unflatten(tree, read)
        trainer.step = header["step"]
        return trainer
