"""Words about what is paid in each phase (維持コスト)."""
