"""The table: what people do around a game (sit, act, take back, talk, branch), free of any wire, shared by terminal and server."""
