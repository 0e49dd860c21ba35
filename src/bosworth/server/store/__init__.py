"""The database: everything that outlives the process."""
