"""Words about a die rolled twice (サイコロを２回振る)."""
