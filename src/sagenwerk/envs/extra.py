"""Where the packages of the extra ``envs`` are asked for, so that who has not got them is told what to install."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

#: What the extra brings, by the name that is imported.
PACKAGES = ("numpy", "gymnasium", "pettingzoo")


class NotInstalled(ImportError):
    """A package of the extra ``envs`` is missing."""

    def __init__(self, package: str) -> None:
        super().__init__(
            f"the environments need the package {package!r}, which is not installed: pip install 'sagenwerk[envs]'",
            name=package,
        )


def needed(*packages: str) -> None:
    """Raise ``NotInstalled`` for the first of these packages (else: of all of the extra) that is not there."""
    for package in packages or PACKAGES:
        if find_spec(package) is None:
            raise NotInstalled(package)


def loaded(module: str, *packages: str) -> Any:
    """A module of this package that cannot be loaded without the packages. Raises ``NotInstalled``."""
    needed(*packages)
    return import_module(f"sagenwerk.envs.{module}")
