"""Words about what is shown, looked at, selected (確認)."""
