"""A few samples and a short training, for all tests of learning."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from duelkit.learning.inputs import Samples
    from duelkit.learning.training import Trainer


@pytest.fixture(scope="session")
def quick_jax() -> None:
    """What runs for seconds is not worth optimising; read when JAX begins."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XLA_FLAGS", "--xla_backend_optimization_level=0 --xla_llvm_disable_expensive_passes=true")
        import jax

        jax.devices()


@pytest.fixture(scope="session")
def samples() -> Samples:
    from duelkit.learning.playing import duels

    return duels("judgment", ["random"], range(6), every=2)


@pytest.fixture(scope="session")
def trained(quick_jax: None, samples: Samples) -> Trainer:
    """A small network that has learned from four batches."""
    from duelkit.learning.training import Trainer

    trainer = Trainer("judgment", seed=3, width=8, size=32)
    trainer.train(samples, 4)
    return trainer
