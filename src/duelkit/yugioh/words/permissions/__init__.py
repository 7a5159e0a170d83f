"""Words about prohibitions and permissions (〜できない・〜できる)."""
