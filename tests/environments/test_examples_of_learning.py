"""The examples for those who train: the notebook runs from top to bottom, and PPO learns."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any, cast

import nbformat
import numpy as np
import pytest
from nbclient import NotebookClient

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_the_notebook_runs_and_shows_pictures() -> None:
    notebook = cast(Any, nbformat).read(EXAMPLES / "environments.ipynb", as_version=4)
    NotebookClient(notebook, timeout=120, kernel_name="python3").execute()
    outputs = [output for cell in notebook.cells if cell.cell_type == "code" for output in cell.outputs]
    assert sum("image/svg+xml" in output.get("data", {}) for output in outputs) == 3
    assert any("duels ended" in output.get("data", {}).get("text/plain", "") for output in outputs)
    stored = cast(Any, nbformat).read(EXAMPLES / "environments.ipynb", as_version=4)
    assert all(not cell.get("outputs") for cell in stored.cells), "it is kept without what it shows"


@pytest.fixture(scope="module")
def ppo() -> dict[str, Any]:
    with pytest.MonkeyPatch.context() as patch:
        # read when JAX begins: what runs for seconds is not worth optimising
        patch.setenv("XLA_FLAGS", "--xla_backend_optimization_level=0 --xla_llvm_disable_expensive_passes=true")
        import jax

        jax.devices()
        return runpy.run_path(str(EXAMPLES / "ppo.py"))


def test_updates_run_and_make_what_paid_more_likely(ppo: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    import jax

    learner, before, after = ppo["main"](
        ["--updates", "2", "--envs", "2", "--steps", "8", "--duels", "2", "--decks", "fire"]
    )
    assert before.duels == after.duels == 2 and 0 <= after.low <= after.share <= after.high <= 1
    assert capsys.readouterr().out.startswith("before: ") and 16 < learner.total <= 32
    # where the first action always pays, the policy comes to take it, and to expect what it pays
    seen = {name: part[:2] for name, part in learner.envs.reset(seed=3)[0].items()}
    batch = {
        "parts": learner.network.parts({name: np.tile(part, (8, 1)) for name, part in seen.items()}),
        "action": np.zeros(16, np.int32),
        "chance": np.zeros(16, np.float32),
        **{name: np.ones(16, np.float32) for name in ("goal", "gain", "weight")},
    }
    taken = [0, 0]
    for at in range(2):
        for number in range(20):
            action, _, value = ppo["act"](
                learner.network, learner.params, learner.network.parts(seen), jax.random.key(number)
            )
            taken[at] += int((np.asarray(action) == 0).sum())
        for _ in range(0 if at else 150):
            learner.params, learner.state, _ = learner._learn(learner.params, learner.state, batch)
    assert taken[1] >= taken[0] + 3 and (np.asarray(value) > 0.5).all()


def test_the_interval_is_wilsons(ppo: dict[str, Any]) -> None:
    found = ppo["rate"]([1.0] * 80 + [-1.0] * 20)
    assert found.share == 0.8 and (round(found.low, 3), round(found.high, 3)) == (0.711, 0.867)
    assert str(found) == "80.0% (71.1% to 86.7%) of 100 duels"
