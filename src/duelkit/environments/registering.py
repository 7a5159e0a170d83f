"""Registers all environments with Gymnasium, which calls this through an entry point."""

from __future__ import annotations

from duelkit.environments.arena import MOST, versioned
from duelkit.environments.ground import identities


def register() -> None:
    """Registers ``duelkit/yugioh_mr3-v0`` and all others, single and native vector, except those registered already."""
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
