"""HTTP and WebSockets: what comes over the wire, and what goes back."""
