"""Words about what else can be a material, and as what (素材として扱う)."""
