"""Words about effects that become another effect (その効果は「〜」となる)."""
