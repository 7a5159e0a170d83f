"""Trains a policy against a random player, without a GPU: ``python examples/ppo.py --minutes 3``.

PPO in one file, in the style of CleanRL. It needs the extra ``ppo`` (JAX and Optax). The network uses only the schema
of the observations, so it plays every game: each row of a block becomes a vector, made from the features of its card
and from the row's own numbers; each option is scored from its row, from the card that it points at and from the whole
state. So the network can also judge cards and options that were not in the training.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax

from duelkit.environments.schema import Schema
from duelkit.environments.vector import DuelVectorEnv

WIDE = 32
"""The width of every layer."""
VERBS, NUMBERS, WHYS = 32, 32, 32
GAMMA, TRACE, CLIP, ENTROPY, EPOCHS, BATCH = 0.999, 0.95, 0.2, 0.01, 2, 512
BLOCKS = ("cards", "fields", "chain")
"""The blocks that the network reads row by row, where a game has them."""
Params = dict[str, Any]


class Rate(NamedTuple):
    """A win rate, with draws as halves, and its 95 % interval (Wilson)."""

    share: float
    low: float
    high: float
    duels: int

    def __str__(self) -> str:
        return f"{self.share:.1%} ({self.low:.1%} to {self.high:.1%}) of {self.duels} duels"


def rate(points: Sequence[float]) -> Rate:
    """Returns the win rate of results from −1 to 1."""
    count, share, z = len(points), (float(np.mean(points)) + 1) / 2, 1.96
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    reach = z * np.sqrt(share * (1 - share) / count + z * z / (4 * count * count)) / (1 + z * z / count)
    return Rate(share, middle - reach, middle + reach, count)


def squash(values: jax.Array) -> jax.Array:
    """Scales numbers from life points down to flags to about the same size."""
    values = values.astype(jnp.float32)
    return jnp.sign(values) * jnp.log1p(jnp.abs(values)) / 3


class Network:
    """The policy and the value for a game's observations.

    :param schema: the layout of an observation.
    :param features: one row for each card.
    """

    def __init__(self, schema: Schema, features: np.ndarray[Any, Any]) -> None:
        self.schema = schema
        self.features = jnp.asarray(features)
        self.blocks = [name for name in BLOCKS if name in schema.blocks]
        self.kept: dict[str, int] = {}

    def begin(self, seed: int) -> Params:
        """Returns the initial parameters."""
        chance = np.random.default_rng(seed)

        def dense(rows: int, columns: int, scale: float = 1.0) -> np.ndarray[Any, Any]:
            return (chance.normal(size=(rows, columns)) * scale / np.sqrt(rows)).astype(np.float32)

        params: Params = {"card": dense(self.features.shape[1], WIDE, 2.0)}
        for name in self.blocks:
            block = self.schema[name]
            params[name] = {
                "own": dense(len(block.columns), WIDE),
                "place": 0.1 * dense(block.rows, WIDE),
                "sum": dense(WIDE, WIDE),
            }
        columns = len(self.schema["globals"].columns)
        params["state"] = {
            "own": dense(columns, WIDE),
            "why": 0.5 * dense(WHYS, WIDE),
            "mix": dense(WIDE, WIDE, 1.4),
            "value": dense(WIDE, 1, 0.1),
        }
        params["option"] = {
            "own": dense(len(self.schema["options"].columns), WIDE),
            "state": dense(WIDE, WIDE),
            "deed": dense(VERBS * NUMBERS, WIDE, 8.0),
            "mix": dense(WIDE, WIDE, 1.4),
            "score": dense(WIDE, 1, 0.1),
        }
        for name in self.blocks:
            params["option"][name] = dense(WIDE, WIDE)
        return params

    def parts(self, seen: dict[str, Any]) -> dict[str, np.ndarray[Any, Any]]:
        """Returns the blocks that the network reads, without the rows at the end that no observation has used yet.

        That saves time. The number of rows doubles when it must grow, because JAX compiles each size anew.
        """
        found = self.schema.split(seen["observation"])
        for name in (*self.blocks, "options"):
            used = found[name][..., self.schema[name].at("there")].any(axis=0).nonzero()[0]
            while len(used) and used[-1] >= self.kept.setdefault(name, 16):
                self.kept[name] *= 2
            found[name] = found[name][:, : self.kept.get(name, 16)]
        return {name: found[name] for name in ("globals", *self.blocks, "options")}

    def __call__(self, params: Params, parts: dict[str, jax.Array]) -> tuple[jax.Array, jax.Array]:
        """Returns the score of each option, and the value, for an array of observations."""
        cards = jnp.tanh(self.features @ params["card"])
        column = {name: self.schema[name].at for name in self.schema.blocks}
        own = parts["globals"][:, 0]
        state = (
            squash(own) @ params["state"]["own"]
            + params["state"]["why"][jnp.clip(own[:, column["globals"]("why")], 0, WHYS - 1)]
        )
        rows = {}
        for name in self.blocks:
            block, weights = parts[name], params[name]
            there = block[..., column[name]("there"), None] != 0
            made = squash(block) @ weights["own"] + cards[block[..., column[name]("id")]]
            made = made + weights["place"][: block.shape[1]]
            rows[name] = jax.nn.relu(made) * there
            state = state + rows[name].sum(1) @ weights["sum"] / 4
        state = jax.nn.relu(state)
        state = jax.nn.relu(state @ params["state"]["mix"])
        value = (state @ params["state"]["value"])[:, 0]
        option, weights = parts["options"], params["option"]
        at = column["options"]
        action = jnp.clip(option[..., at("verb")], 0, VERBS - 1) * NUMBERS + jnp.clip(
            option[..., at("number")], 0, NUMBERS - 1
        )
        hidden = (
            squash(option) @ weights["own"]
            + weights["deed"][action]
            + cards[option[..., at("id")]]
            + (state @ weights["state"])[:, None]
        )
        for name, pointer in (("cards", "row"), ("fields", "field")):
            if name in rows and pointer in self.schema["options"].columns:
                where = option[..., at(pointer)].astype(jnp.int32)[..., None]
                pointed = jnp.take_along_axis(rows[name], jnp.maximum(where - 1, 0), 1) * (where > 0)
                hidden = hidden + pointed @ weights[name]
        hidden = jax.nn.relu(jax.nn.relu(hidden) @ weights["mix"])
        scores = (hidden @ weights["score"])[..., 0]
        return jnp.where(option[..., at("there")] != 0, scores, -1e9), value


@partial(jax.jit, static_argnums=0)
def act(network: Network, params: Params, parts: dict[str, Any], key: jax.Array) -> tuple[jax.Array, ...]:
    """Returns an action for each observation, its log-probability, and the value."""
    scores, value = network(params, parts)
    action = jax.random.categorical(key, scores)
    chance = jnp.take_along_axis(jax.nn.log_softmax(scores), action[:, None], 1)[:, 0]
    return action, chance, value


def loss(params: Params, network: Network, batch: dict[str, jax.Array]) -> jax.Array:
    """PPO's loss: clipped policy, squared value error, entropy. Steps that only begin a new duel have weight 0."""
    scores, value = network(params, batch["parts"])
    logs = jax.nn.log_softmax(scores)
    ratio = jnp.exp(jnp.take_along_axis(logs, batch["action"][:, None], 1)[:, 0] - batch["chance"])
    gain = batch["gain"]
    policy = -jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gain)
    entropy = -(jnp.exp(logs) * jnp.maximum(logs, -30)).sum(1)
    each = policy + 0.5 * (value - batch["goal"]) ** 2 - ENTROPY * entropy
    return (each * batch["weight"]).sum() / jnp.maximum(batch["weight"].sum(), 1)


class Learner:
    """PPO on a vector environment.

    :param envs: the environments; a computer player is the opponent.
    :param steps: the steps in each environment between two updates.
    """

    def __init__(self, envs: DuelVectorEnv, steps: int = 64, seed: int = 1, rate_of_learning: float = 1e-3) -> None:
        self.envs, self.steps = envs, steps
        self.network = Network(envs.layout, envs.arenas[0].table().features)
        self.params = self.network.begin(seed)
        self.rule = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(rate_of_learning, eps=1e-5))
        self.state = self.rule.init(self.params)
        self.key = jax.random.key(seed)
        self.chance = np.random.default_rng(seed)
        self.seen, _ = envs.reset(seed=seed)
        self.fresh = np.zeros(envs.num_envs, bool)
        """Environments whose duel has ended: their next step begins another duel and is no action of the policy."""
        self.total = 0
        self._learn = jax.jit(self._one)

    def _one(self, params: Params, state: Any, batch: dict[str, jax.Array]) -> tuple[Params, Any, jax.Array]:
        value, slope = jax.value_and_grad(loss)(params, self.network, batch)
        change, state = self.rule.update(slope, state, params)
        return optax.apply_updates(params, change), state, value

    def choose(self) -> tuple[np.ndarray[Any, Any], ...]:
        """Returns actions for the current observations."""
        self.key, key = jax.random.split(self.key)
        return tuple(np.asarray(part) for part in act(self.network, self.params, self.network.parts(self.seen), key))

    def update(self) -> float:
        """Plays, learns from it, and returns the loss."""
        rows: list[dict[str, Any]] = []
        for _ in range(self.steps):
            action, chance, value = self.choose()
            seen, fresh = self.seen, self.fresh
            self.seen, reward, ended, broken, _ = self.envs.step(action)
            self.fresh = ended | broken
            rows.append(
                {
                    **seen,
                    "action": action,
                    "chance": chance,
                    "value": value,
                    "reward": reward,
                    "ended": ended,
                    "stop": self.fresh,
                    "weight": ~fresh,
                }
            )
        _, _, after = self.choose()
        carried = np.zeros(self.envs.num_envs)
        for row in reversed(rows):
            delta = row["reward"] + GAMMA * after * ~row["ended"] - row["value"]
            carried = delta + GAMMA * TRACE * carried * ~row["stop"]
            row["gain"], row["goal"], after = carried, carried + row["value"], row["value"]
        names = ("observation", "action", "chance", "gain", "goal", "weight")
        data = {name: np.concatenate([row[name] for row in rows]) for name in names}
        kept = data["weight"]
        self.total += int(kept.sum())
        data["gain"] = (data["gain"] - data["gain"][kept].mean()) / (data["gain"][kept].std() + 1e-8)
        data = {
            name: part.astype(np.float32) if part.dtype in (np.float64, bool) else part for name, part in data.items()
        }
        data["parts"] = self.network.parts({"observation": data.pop("observation")})
        size, worst = len(kept), 0.0
        for _ in range(EPOCHS):
            order = self.chance.permutation(size)
            for at in range(0, size - size % min(BATCH, size), min(BATCH, size)):
                batch = jax.tree.map(lambda part, chosen=order[at : at + BATCH]: part[chosen], data)
                self.params, self.state, value = self._learn(self.params, self.state, batch)
                worst = float(value)
        return worst


def measure(
    learner: Learner, name: str, duels: int, opponent: str, decks: Sequence[str] | None, seed: int = 99
) -> Rate:
    """Returns the win rate over the first duels of each environment, so that short duels do not count more."""
    boards = min(32, duels)
    envs = DuelVectorEnv(name, boards, opponent, decks)
    seen, _ = envs.reset(seed=seed)
    results: list[list[float]] = [[] for _ in range(boards)]
    key = jax.random.key(seed)
    while min(map(len, results)) < duels // boards:
        key, one = jax.random.split(key)
        action = np.asarray(act(learner.network, learner.params, learner.network.parts(seen), one)[0])
        seen, reward, ended, broken, _ = envs.step(action)
        for at in np.flatnonzero(ended | broken):
            results[at].append(float(reward[at]))
    return rate([result for board in results for result in board[: duels // boards]])


def main(arguments: Sequence[str] | None = None) -> tuple[Learner, Rate, Rate]:
    """Trains, prints the win rate before and after, and returns the learner and both rates."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--env", default="judgment", help="judgment, yugioh_mr3, … (default %(default)s)")
    parser.add_argument("--minutes", type=float, default=3.0, help="how long to train (default %(default)s)")
    parser.add_argument("--updates", type=int, default=10**9, help="the maximum number of updates")
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--decks", nargs="*", help="the decks of both players (default: all)")
    parser.add_argument("--envs", type=int, default=32)
    parser.add_argument("--steps", type=int, default=64)
    parser.add_argument("--duels", type=int, default=320, help="the number of duels of a measurement")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    learner = Learner(DuelVectorEnv(chosen.env, chosen.envs, chosen.opponent, chosen.decks), chosen.steps, chosen.seed)
    before = measure(learner, chosen.env, chosen.duels, chosen.opponent, chosen.decks)
    print(f"before: {before}", flush=True)
    start = reported = time.monotonic()
    for count in range(chosen.updates):
        value = learner.update()
        now = time.monotonic()
        if now - reported > 20:
            reported = now
            print(f"{now - start:4.0f} s, update {count + 1}, {learner.total} decisions, loss {value:.3f}", flush=True)
        if now - start > chosen.minutes * 60:
            break
    after = measure(learner, chosen.env, chosen.duels, chosen.opponent, chosen.decks)
    print(f"after {learner.total} decisions: {after}")
    return learner, before, after


if __name__ == "__main__":
    main()
