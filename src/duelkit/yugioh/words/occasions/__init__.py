"""Words about events and activations that effects react to (発動条件)."""
