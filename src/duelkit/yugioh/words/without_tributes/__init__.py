"""Words about Normal Summons without Tributes (リリースなし)."""
