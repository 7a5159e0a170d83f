"""Enters all environments into Gymnasium's registry. Gymnasium calls this by itself, by an entry point."""

from __future__ import annotations

from duelkit.environments.arena import MOST, versioned
from duelkit.environments.ground import identities


def register() -> None:
    """Register ``duelkit/yugioh_mr3-v0`` and all others, single and native vector; those that are there stay."""
    from gymnasium.envs import registration

    for name in identities():
        bare = versioned(name, "-")
        if f"duelkit/{bare}" not in registration.registry:
            registration.register(
                bare if registration.current_namespace else f"duelkit/{bare}",
                entry_point="duelkit.environments.single:DuelEnv",
                vector_entry_point="duelkit.environments.vector:DuelVectorEnv",
                kwargs={"name": name, "most": MOST},
            )
