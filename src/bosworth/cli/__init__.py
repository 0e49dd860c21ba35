"""The `bosworth` command: one module per subcommand."""
