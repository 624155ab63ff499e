"""The home network: under which addresses other devices find this computer."""

from __future__ import annotations

import socket
from contextlib import suppress
from ipaddress import ip_address

#: Where packets to the net would go (RFC 5737); none is sent.
OUTSIDE = ("192.0.2.1", 9)


def homes() -> list[str]:
    """Addresses of this computer in its home network, the one that leads outside first."""
    found: list[str] = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(OUTSIDE)
        found.append(probe.getsockname()[0])
    with suppress(OSError):
        found += socket.gethostbyname_ex(socket.gethostname())[2]
    return [address for address in dict.fromkeys(found) if of_home(address)]


def of_home(address: str) -> bool:
    """Whether an address is one of home networks, and not the computer's own.

    >>> of_home("192.168.178.20"), of_home("127.0.1.1"), of_home("8.8.8.8")
    (True, False, False)
    """
    number = ip_address(address)
    return number.is_private and not number.is_loopback and not number.is_unspecified
