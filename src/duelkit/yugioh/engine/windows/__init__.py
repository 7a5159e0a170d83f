"""The time between actions: chains, triggers, quick effects."""
