"""Words about what the use of an effect brings later (効果を発動した場合)."""
