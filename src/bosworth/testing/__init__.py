"""Help for tests that read like the rule book."""
