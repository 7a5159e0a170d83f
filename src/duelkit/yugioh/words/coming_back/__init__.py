"""Words about banished monsters that return to the field later (フィールドに戻す)."""
