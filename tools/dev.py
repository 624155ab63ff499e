"""Everything that people who play or develop do with a checkout. Needs nothing but Python 3.11.

    python tools/dev.py play [--check] [...]     set up, build, install, then `sagenwerk serve ...`
    python tools/dev.py test [--quick] [...]     set up, then every test; --quick: only Python unit tests
    python tools/dev.py interpreted [...]        `sagenwerk ...` from the sources as they are, uncompiled
    python tools/dev.py wheel                    build the wheel into dist/
    python tools/dev.py docs                     build the site of docs/ into build/docs/
    python tools/dev.py lock [--upgrade]         compute the locked requirements again

`./play` and `./test` are short for the first two. Everything is kept in `.venv`; nothing is done twice.
"""

from __future__ import annotations  # so that an older Python gets far enough to be told that it is too old

import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import venv
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PROGRAMS = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = PROGRAMS / ("python.exe" if os.name == "nt" else "python")
STAMPS = VENV / "stamps"
# What is tested on the sources, too: the kernel, one whole game, and that all games go as they always went. That whole
# games go the same way compiled and interpreted, ``digests_of_games`` says.
INTERPRETED = [
    f"tests/{path}"
    for path in ("kernel", "junior", "play", "saves", "andor/test_golden.py", "heroquest/test_golden.py")
]
# What a wheel is made from; a change in any of it means that the installed one is old.
PARTS = (
    "pyproject.toml",
    "hatch_build.py",
    "README.md",
    "LICENSE",
    "NOTICE",
    "tools/node.py",
    "src",
    "client",
)
NOT_PARTS = shutil.ignore_patterns(
    "node_modules", "web", "__pycache__", "*.pyc", "*.so", ".*cache", "coverage", "test-results"
)


class Failed(Exception):
    """Something that was to be done could not be; the text says what, and what to do about it."""


def say(text: str) -> None:
    """One line for the person at the terminal, in order with what the programs started from here print."""
    print(text, flush=True)


def run(*command: object, cwd: Path = ROOT, variables: dict[str, str] | None = None) -> int:
    """Run a program with extra environment variables; its exit code."""
    environment = {**os.environ, **(variables or {})}
    return subprocess.run([str(part) for part in command], cwd=cwd, env=environment, check=False).returncode


def must(what: str, *command: object, cwd: Path = ROOT, variables: dict[str, str] | None = None) -> None:
    """Run a program. Raises Failed with `what` if it does not exit with 0."""
    if run(*command, cwd=cwd, variables=variables) != 0:
        raise Failed(f"{what} (the messages stand above)")


# --- the environment


def set_up(requirements: str) -> None:
    """Have `.venv` with the locked packages of `requirements/<requirements>.txt` in it."""
    make_environment()
    locked = ROOT / "requirements" / f"{requirements}.txt"
    digest = hashlib.sha256(locked.read_bytes()).hexdigest()
    if stamp(requirements) == digest:
        return
    if not uv_program().exists():
        say("Getting the installer ...")
        install_uv = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes")
        must("uv could not be installed", PYTHON, *install_uv, "-r", ROOT / "requirements" / "uv.txt")
    say(f"Installing the locked packages of requirements/{requirements}.txt ...")
    must("The packages could not be installed", *uv_install(), "--require-hashes", "-r", locked)
    set_stamp(requirements, digest)


def make_environment() -> None:
    """Have `.venv`. Debian ships Python without what makes one, so that is fetched or asked for."""
    if PYTHON.exists():
        return
    say("Making .venv ...")
    try:
        import ensurepip  # noqa: F401 (only asks whether it is there)
    except ImportError:
        if not install_debian_packages("python3-venv"):
            raise Failed("Python's venv module is incomplete. On Debian: sudo apt install python3-venv") from None
    venv.create(VENV, with_pip=True, clear=True, symlinks=os.name != "nt")


def install_debian_packages(*names: str) -> bool:
    """Install Debian packages if this is Debian and we may; whether they are there now."""
    if os.name == "nt" or os.geteuid() != 0 or not shutil.which("apt-get"):
        return False
    say(f"Installing {' '.join(names)} ...")
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    run("apt-get", "-qq", "update", variables=quiet)
    return run("apt-get", "-qq", "install", "-y", "--no-install-recommends", *names, variables=quiet) == 0


def uv_program() -> Path:
    """Where uv is in `.venv`."""
    return PROGRAMS / ("uv.exe" if os.name == "nt" else "uv")


def uv_install() -> tuple[object, ...]:
    """The beginning of a command that installs packages into `.venv`."""
    return (uv_program(), "pip", "install", "--quiet", "--python", PYTHON)


def stamp(name: str) -> str:
    """What was last finished under this name, or an empty text."""
    path = STAMPS / name
    return path.read_text(encoding="utf-8") if path.exists() else ""


def set_stamp(name: str, text: str) -> None:
    """Remember what was finished."""
    STAMPS.mkdir(exist_ok=True)
    (STAMPS / name).write_text(text, encoding="utf-8")


# --- the wheel


def digest_of(parts: tuple[str, ...]) -> str:
    """A digest of all files of these parts of the checkout, without what is made from them."""
    digest = hashlib.sha256(sys.version.encode())
    for part in parts:
        top = ROOT / part
        if not top.is_dir():
            digest.update(f"{part}\0".encode() + (top.read_bytes() if top.exists() else b"\0"))
            continue
        for folder, folders, files in os.walk(top):
            ignored = NOT_PARTS(folder, folders + files)
            folders[:] = sorted(set(folders) - ignored)
            for name in sorted(set(files) - ignored):
                path = Path(folder, name)
                digest.update(f"{path.relative_to(ROOT).as_posix()}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def build_wheel(target: Path) -> Path:
    """Build the wheel on a copy of the tree, so that nothing compiled ever lies beside the sources."""
    say("Building the client and the rules ...")
    target.mkdir(parents=True, exist_ok=True)
    must("The client's packages could not be installed", PYTHON, ROOT / "tools" / "node.py", "install")
    with tempfile.TemporaryDirectory(prefix="sagenwerk-") as temporary:
        copy = Path(temporary, "tree")
        for part in PARTS:
            (copy / part).parent.mkdir(parents=True, exist_ok=True)
            if (ROOT / part).is_dir():
                shutil.copytree(ROOT / part, copy / part, ignore=NOT_PARTS)
            else:
                shutil.copy(ROOT / part, copy / part)
        packages = ROOT / "client" / "node_modules"
        if os.name != "nt":  # where making a link needs a right that people do not have, they are installed again
            (copy / "client" / "node_modules").symlink_to(packages, target_is_directory=True)
        built = Path(temporary, "wheel")
        cache = VENV / "compiled"
        hatchling = (PYTHON, "-m", "hatchling", "build", "-t", "wheel", "-d", built)
        must("The wheel could not be built", *hatchling, cwd=copy, variables={"SAGENWERK_CACHE": str(cache)})
        for old in sorted(cache.glob("rules-*"), key=os.path.getmtime)[:-3]:
            shutil.rmtree(old)
        return Path(shutil.copy(next(built.glob("*.whl")), target))


def install_sagenwerk() -> bool:
    """Have `.venv` hold what the sources say, building it if need be; whether its rules are compiled."""
    digest = f"{digest_of(PARTS)} {os.environ.get('SAGENWERK_COMPILE', 'auto')} {can_compile()}"
    installed = json.loads(stamp("installed") or "{}")
    if installed.get("sources") != digest:
        installed = build_and_install(digest)
    return bool(installed["compiled"])


def can_compile() -> bool:
    """Whether a C compiler and Python's headers are there."""
    compiler = (sysconfig.get_config_var("CC") or "cl").split()[0]
    return bool(shutil.which(compiler)) and Path(sysconfig.get_paths()["include"], "Python.h").exists()


def build_and_install(digest: str) -> dict[str, object]:
    """Build and install the wheel; what the stamp says about it then."""
    with tempfile.TemporaryDirectory(prefix="sagenwerk-") as temporary:
        wheel = build_wheel(Path(temporary))
        must("The wheel could not be installed", *uv_install(), "--no-deps", "--force-reinstall", wheel)
        installed = {"sources": digest, "compiled": not wheel.name.endswith("-none-any.whl")}
    set_stamp("installed", json.dumps(installed))
    return installed


def sagenwerk_program() -> Path:
    """Where the installed command is."""
    return PROGRAMS / ("sagenwerk.exe" if os.name == "nt" else "sagenwerk")


# --- the commands


def play(arguments: list[str]) -> int:
    """Serve the games from what is installed, after making sure that it is what the sources say."""
    set_up("play")
    if "--check" in arguments:
        install_sagenwerk()
        arguments.remove("--check")
        return run(PYTHON, ROOT / "tools" / "check_server.py", sagenwerk_program(), *arguments)
    try:
        compiled = install_sagenwerk()
    except Failed as failure:
        if not stamp("installed"):
            raise
        compiled = bool(json.loads(stamp("installed"))["compiled"])
        say(f"WARNING: {failure}")
        say("WARNING: the sources differ from what is installed, and you get what is installed.")
    say(f"Sagenwerk, rules {'compiled' if compiled else 'interpreted (slower, the same in everything else)'}")
    serve = [str(sagenwerk_program()), "serve", *arguments]
    if os.name != "nt":
        os.execv(serve[0], serve)
    return run(*serve)


def test(arguments: list[str]) -> int:
    """Run the tests; the exit code is 0 only if all passed. What follows `--quick` goes to pytest."""
    set_up("test")
    os.environ["POSTGRESQL"] = find_postgresql()
    pytest = (PYTHON, "-m", "pytest")
    sources = {"PYTHONPATH": str(ROOT / "src"), "SAGENWERK_EXPECT": "interpreted"}
    if arguments[:1] == ["--quick"]:
        return run(*pytest, *(arguments[1:] or ("-n", "auto", "--dist", "worksteal")), variables=sources)
    if arguments:
        raise Failed(f"./test takes only --quick, not {' '.join(arguments)}")
    browser = {"CHROMIUM": find_chromium()}
    everywhere = (*pytest, "-n", "auto", "--dist", "worksteal")
    with ThreadPoolExecutor() as beside:  # a compiler needs one core alone, and leaves the others to the sources
        building = beside.submit(install_and_test_client)
        outcome = {"unit tests on the sources, interpreted": run(*everywhere, *INTERPRETED, variables=sources)}
        of_sources = digests_of_games("interpreted", sources)
        compiled, of_client = building.result()
    outcome |= of_client
    expected = {"SAGENWERK_EXPECT": "compiled" if compiled else "interpreted"}
    of_wheel = digests_of_games(expected["SAGENWERK_EXPECT"], expected)
    same = of_sources == of_wheel != []
    outcome[f"{len(of_wheel)} games, the same on sources and wheel"] = 0 if same else 1
    # The whole run, which also writes how the rules stand, is on what people install.
    all_tests = f"all unit tests on the installed wheel, {expected['SAGENWERK_EXPECT']}"
    # Many of them wait for servers and workers: one process more than there are cores.
    more = ("-n", str((os.cpu_count() or 1) + 1))
    outcome[all_tests] = run(*everywhere, *more, "--write-rules", variables=expected)
    # Every process has its own server, data base and browser.
    slowest = ("--durations", "15")
    browsing = (*everywhere, "--maxprocesses", "4", *slowest, "tests/e2e")
    outcome["browser tests"] = run(*browsing, variables=expected | browser)
    say("")
    for name, code in outcome.items():
        say(f"{'FAILED' if code else 'passed'}  {name}")
    failed = sum(code != 0 for code in outcome.values())
    say(f"parts: {len(outcome) - failed} passed, {failed} failed")
    return 1 if failed else 0


def digests_of_games(expected: str, variables: dict[str, str]) -> list[str]:
    """A line with a digest for every game that is played as the rules run here; none if they run otherwise."""
    with tempfile.TemporaryDirectory() as folder:
        written = Path(folder) / "digests"
        run(PYTHON, ROOT / "tools" / "digests.py", expected, written, variables=variables)
        return written.read_text("utf-8").splitlines() if written.exists() else []


def install_and_test_client() -> tuple[bool, dict[str, int]]:
    """Have installed what the sources say, then test the client: whether the rules are compiled, and the outcome."""
    compiled = install_sagenwerk()
    node = (PYTHON, ROOT / "tools" / "node.py", "npm", "run", "--silent")
    return compiled, {
        "client: types and accessibility": run(*node, "check"),
        "client: unit tests": run(*node, "test"),
    }


def find_chromium() -> str:
    """The Chromium to test with. Raises Failed if there is none and none can be installed."""
    names = ("chromium", "chromium-browser", "google-chrome")
    mac = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
    for attempt in ("as it is", "after installing"):
        found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
        if found or Path(mac).exists():
            return found or mac
        if attempt == "as it is" and not install_debian_packages("chromium", "fonts-dejavu-core"):
            break
    raise Failed("There is no Chromium to test with: sudo apt install chromium, or set CHROMIUM to its path")


def find_postgresql() -> str:
    """The folder of the PostgreSQL to test with, which is installed if need be. Raises Failed if it cannot be."""
    try:
        return postgresql_programs()
    except Failed:
        if not install_debian_packages("postgresql"):
            raise
    return postgresql_programs()


def postgresql_programs() -> str:
    """The folder with PostgreSQL's own programs, the newest if there are several. Raises Failed if there is none."""
    named = os.environ.get("POSTGRESQL")
    on_path = shutil.which("postgres")
    places = [Path(named)] if named else [Path(on_path).resolve().parent] if on_path else []
    for top, pattern in (
        ("/usr/lib/postgresql", "*/bin"),
        ("/usr", "pgsql-*/bin"),
        ("/opt/homebrew/opt", "postgresql*/bin"),
        ("/usr/local/opt", "postgresql*/bin"),
        ("C:/Program Files/PostgreSQL", "*/bin"),
    ):
        places += sorted(Path(top).glob(pattern), key=lambda place: (len(str(place)), str(place)), reverse=True)
    for place in places:
        if shutil.which("initdb", path=place) and shutil.which("postgres", path=place):
            return str(place)
    raise Failed(
        "There is no PostgreSQL to test with: sudo apt install postgresql (brew install postgresql),"
        " or set POSTGRESQL to the folder of its programs"
    )


def interpreted(arguments: list[str]) -> int:
    """Run the sources as they are, uncompiled. The client is built beside them, where git does not see it."""
    set_up("play")
    digest = digest_of(("client", "src/sagenwerk/locales"))
    if stamp("client") != digest or not (ROOT / "src" / "sagenwerk" / "web").exists():
        must("The client could not be built", PYTHON, ROOT / "tools" / "node.py", "build")
        set_stamp("client", digest)
    command = (PYTHON, "-c", "from sagenwerk.cli import main; main()", *(arguments or ["serve"]))
    return run(*command, variables={"PYTHONPATH": str(ROOT / "src")})


def wheel(_: list[str]) -> int:
    """Build the wheel into `dist/`."""
    set_up("play")
    say(str(build_wheel(ROOT / "dist")))
    return 0


def docs(_: list[str]) -> int:
    """Build the site of `docs/` into `build/docs/`; whatever is not as it should be, a dead link too, is a failure."""
    set_up("test")
    target = ROOT / "build" / "docs"
    sphinx = (PYTHON, "-m", "sphinx", "--builder", "html", "--fail-on-warning", "--keep-going", "--quiet")
    doctrees = ROOT / "build" / "doctrees"
    must("The site could not be built", *sphinx, "--doctree-dir", doctrees, ROOT / "docs", target)
    say(f"{target / 'index.html'}")
    return 0


def lock(arguments: list[str]) -> int:
    """Compute the locked requirements again; those for playing take the versions that are tested."""
    set_up("play")
    options = ("--universal", "--python-version", "3.11", "--generate-hashes", "--no-annotate", "--no-header")
    project = ("pyproject.toml", "--group", "build")
    for name, wanted in {
        "test": (*project, "--group", "test"),
        "play": (*project, "-c", "requirements/test.txt"),
        "uv": ("--group", "tool"),
        "audit": ("--group", "audit"),
    }.items():
        command = (uv_program(), "pip", "compile", "--quiet", *options, *wanted, *arguments)
        must(f"requirements/{name}.txt could not be computed", *command, "-o", f"requirements/{name}.txt")
    return 0


COMMANDS = {"play": play, "test": test, "interpreted": interpreted, "wheel": wheel, "docs": docs, "lock": lock}


def main() -> int:
    """Run the command named on the command line."""
    if sys.version_info < (3, 11):  # noqa: UP036 (nothing else has looked at it yet)
        say(f"Sagenwerk needs Python 3.11 or newer; this is {sys.version.split()[0]}.")
        say("With a newer one under another name: PYTHON=python3.12 ./play")
        return 1
    if len(sys.argv) < 2 or sys.argv[1] not in COMMANDS:
        say(__doc__)
        return 2
    os.environ.pop("PYTHONPATH", None)  # or other sources could hide what is installed
    try:
        return COMMANDS[sys.argv[1]](sys.argv[2:])
    except Failed as failure:
        say(f"Stopped: {failure}")
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
