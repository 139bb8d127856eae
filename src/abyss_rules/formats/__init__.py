"""Games as texts: saved games and records."""
