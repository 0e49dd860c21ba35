"""From where the links of this server can be opened: those on a page at 127.0.0.1 would work on this computer alone."""

import ipaddress
import socket
from dataclasses import dataclass
from typing import Final

from starlette.requests import Request

from bosworth.server.services import services_of
from bosworth.server.settings import LOCAL_HOSTS, Settings

COMPUTER: Final = "computer"
NETWORK: Final = "network"
NOWHERE: Final = ("192.0.2.1", 9)
"""An address that is kept for examples: nothing is sent there, but the system says from where it would be."""


@dataclass(frozen=True)
class Reach:
    """How far links go: only on this `computer`, in its `network`, or (nothing is said) as far as the page that shows them."""

    kind: str
    origin: str
    """How the links begin."""
    network: str = ""
    """How they would begin if others were let in; nothing if this computer is in no network."""


def reach_of(settings: Settings, origin: str, host: str) -> Reach:
    """How far links go that are shown on a page which was asked for under this name."""
    if settings.is_behind_proxy or not _is_this_computer(host):
        return Reach("", origin)
    found = lan_address()
    network = f"http://{found}:{settings.port}" if found else ""
    if network and not _is_this_computer(settings.host):
        return Reach(NETWORK, network, network)
    return Reach(COMPUTER, origin, network)


def lan_address() -> str:
    """The address of this computer in its network; nothing if it is in none."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(NOWHERE)
            found = ipaddress.ip_address(probe.getsockname()[0])
    except (OSError, ValueError):
        return ""
    return "" if found.is_loopback or found.is_unspecified else str(found)


def _is_this_computer(host: str) -> bool:
    return host in (*LOCAL_HOSTS, "::1")


def reach(request: Request) -> Reach:
    """How far the links of a page go."""
    origin = f"{request.url.scheme}://{request.url.netloc}"
    return reach_of(services_of(request).settings, origin, request.url.hostname or "")


def link(request: Request, name: str, token: str) -> str:
    """A signed link that goes as far as it can."""
    return reach(request).origin + str(request.app.url_path_for(name, token=token))
