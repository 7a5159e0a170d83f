"""Words about monsters that battles destroyed, where they lie now (戦闘で破壊された)."""
