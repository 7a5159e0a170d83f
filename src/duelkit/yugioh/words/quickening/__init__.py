"""Words about effects that become quick effects (相手ターンでも発動できる効果になる)."""
