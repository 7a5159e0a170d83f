"""Importing this module registers all environments with Gymnasium, which does not look for them by itself.

``gymnasium.make("duelkit.environments.registering:duelkit/yugioh_mr3-v0")`` imports it too, in every process.
"""

from __future__ import annotations

from gymnasium.envs import registration

from duelkit.environments.arena import MOST, versioned
from duelkit.environments.ground import identities


def register() -> None:
    """Registers ``duelkit/yugioh_mr3-v0`` and all others, single and native vector, except those registered already.

    To be called again once a further game or edition is known.
    """
    for name in identities():
        bare = versioned(name, "-")
        if f"duelkit/{bare}" not in registration.registry:
            registration.register(
                f"duelkit/{bare}",
                entry_point="duelkit.environments.single:DuelEnv",
                vector_entry_point="duelkit.environments.vector:DuelVectorEnv",
                kwargs={"name": name, "most": MOST},
            )


register()
