"""Words about targets that are changed (対象を移し替える)."""
