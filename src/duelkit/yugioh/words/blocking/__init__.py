"""Words about zones that cannot be used (使用不可能)."""
