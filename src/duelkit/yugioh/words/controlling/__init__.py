"""Words about control and ownership (コントロール)."""
