"""Words about battles (戦闘)."""
