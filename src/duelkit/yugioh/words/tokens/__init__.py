"""Words about tokens (トークン)."""
