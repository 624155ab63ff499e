"""Build hook: compiles the rules with mypyc and builds the web client, both at the same time.

Environment variables:

``SAGENWERK_COMPILE``
    ``auto`` (as if unset): compile where a C compiler and the Python headers are there, else make a wheel
    that runs interpreted and say so. ``require``: it is an error if the rules cannot be compiled.
    ``no``: do not compile.
``SAGENWERK_CLIENT``
    ``no``: do not build the client; what lies in ``src/sagenwerk/web`` is packed, if anything.
``SAGENWERK_CACHE``
    A folder. Compiled rules are kept there under a hash of their sources and taken from there next time.
"""

from __future__ import annotations

import atexit
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Runs in a process of its own: mypyc and setuptools change the working folder and global state.
# One C file a module, translated on all cores: setuptools itself takes the files of one extension one by one.
COMPILE = """
import os, sys
from concurrent.futures import ThreadPoolExecutor
from mypyc.build import mypycify
from setuptools import setup
from distutils.ccompiler import new_compiler

def compile(self, sources, output_dir=None, macros=None, include_dirs=None, debug=False,
            extra_preargs=None, extra_postargs=None, depends=None):
    macros, objects, after, options, build = self._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs)
    before = self._get_cc_args(options, debug, extra_preargs)
    with ThreadPoolExecutor(os.cpu_count()) as threads:
        list(threads.map(lambda made: self._compile(made, *build[made], before, after, options), build))
    return objects

next(kind for kind in type(new_compiler()).__mro__ if "compile" in vars(kind)).compile = compile
modules = mypycify(sys.argv[1:], group_name="sagenwerk", opt_level="3", debug_level="0", multi_file=True)
setup(name="sagenwerk-rules", ext_modules=modules, script_args=["-q", "build_ext", "--inplace"])
"""
INITS = "__init__.py"


class SagenwerkHook(BuildHookInterface[Any]):
    """Adds the compiled rules and the client to a wheel; leaves an editable install as it is."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build both parts and name them in ``build_data``. Raises SystemExit if a wanted part fails."""
        if version == "editable":
            return
        root = Path(self.root)
        client = start_client_build(root)
        try:
            compiled = self.compiled_files(root)
        finally:
            if client is not None and client.wait() != 0:
                raise SystemExit("The client could not be built; npm's messages stand above.")
        if compiled:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["force_include"].update(compiled)

    def compiled_files(self, root: Path) -> dict[str, str]:
        """Where each compiled file lies, and where it goes in the wheel; empty if there is none."""
        wish = os.environ.get("SAGENWERK_COMPILE", "auto")
        if wish not in ("auto", "require", "no"):
            raise SystemExit(f"SAGENWERK_COMPILE={wish}: must be auto, require or no")
        if wish == "no":
            return {}
        problem = missing_compiler()
        if problem is None:
            try:
                return self.compile(root)
            except subprocess.CalledProcessError as error:
                problem = f"mypyc stopped:\n{error.output}"
        if wish == "require":
            raise SystemExit(f"The rules could not be compiled: {problem}")
        self.app.display_warning(f"The rules will run interpreted: {problem}")
        return {}

    def compile(self, root: Path) -> dict[str, str]:
        """Compile the configured modules as one group. Raises CalledProcessError with mypyc's messages."""
        sources = sorted({path for pattern in self.config["compiled"] for path in root.glob(pattern)})
        if not sources:
            return {}
        names = [path.relative_to(root / "src").as_posix() for path in sources]
        folder = self.folder_for(root, sources)
        if not (folder / "done").exists():
            shutil.rmtree(folder, ignore_errors=True)
            for path, name in zip(sources, names, strict=True):
                copy_with_packages(path, folder / name, folder)
            arguments = [sys.executable, "-c", COMPILE, "--config-file=", "--strict", *names]
            subprocess.run(
                arguments,
                cwd=folder,
                check=True,
                text=True,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                # Two builds of the same sources are to be the same to the last byte.
                env={**os.environ, "PYTHONHASHSEED": "0"},
            )
            shutil.rmtree(folder / "build", ignore_errors=True)
            (folder / "done").touch()
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        return {str(path): path.relative_to(folder).as_posix() for path in folder.rglob(f"*{suffix}")}

    def folder_for(self, root: Path, sources: Iterable[Path]) -> Path:
        """The folder to compile in: a kept one named by what the result depends on, or a temporary one."""
        cache = os.environ.get("SAGENWERK_CACHE")
        if not cache:
            folder = Path(tempfile.mkdtemp(prefix="sagenwerk-rules-"))
            atexit.register(shutil.rmtree, folder, ignore_errors=True)
            return folder
        import mypy.version

        about = f"{sys.version} {sysconfig.get_config_var('SOABI')} {mypy.version.__version__} {COMPILE}"
        digest = hashlib.sha256(about.encode())
        for path in sources:
            digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
        return Path(cache, f"rules-{digest.hexdigest()[:16]}")


def missing_compiler() -> str | None:
    """What is missing to compile, as a sentence with the remedy, or None."""
    command = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if os.name != "nt" and not shutil.which(command):
        return f"there is no C compiler ({command}). On Debian: apt install gcc python3-dev"
    if not Path(sysconfig.get_paths()["include"], "Python.h").exists():
        return "Python's header files are not there. On Debian: apt install python3-dev"
    return None


def copy_with_packages(path: Path, target: Path, top: Path) -> None:
    """Copy a module below ``top`` and make the folders above it packages.

    Only what is compiled is there, so a compiled module that imports an interpreted one does not pass.
    """
    target.parent.mkdir(parents=True, exist_ok=True)
    for folder in target.relative_to(top).parents:
        if folder != Path():
            (top / folder / INITS).touch()
    shutil.copyfile(path, target)


def start_client_build(root: Path) -> subprocess.Popen[bytes] | None:
    """Start the client's build in a process of its own; None if it is not wanted or not in this tree."""
    if os.environ.get("SAGENWERK_CLIENT") == "no" or not (root / "client" / "package.json").exists():
        return None
    return subprocess.Popen([sys.executable, str(root / "tools" / "node.py"), "build"], cwd=root)
