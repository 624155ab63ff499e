"""What every answer tells the browser."""

from __future__ import annotations

from pathlib import Path

import pytest
from served import NAME, served

from sagenwerk.table.headers import policy_for
from sagenwerk.table.settings import Settings


def parts(policy: str) -> dict[str, list[str]]:
    """A policy by directive."""
    return {words[0]: words[1:] for words in (part.split() for part in policy.split(";"))}


def test_nothing_but_our_own_files_is_run_or_styled() -> None:
    policy = policy_for("127.0.0.1:8000", secure=False)
    assert "unsafe" not in policy
    assert "*" not in policy
    said = parts(policy)
    assert said["default-src"] == ["'none'"]
    assert said["script-src"] == said["style-src"] == said["worker-src"] == ["'self'"]
    assert said["frame-ancestors"] == said["base-uri"] == said["form-action"] == ["'none'"]


def test_sockets_go_to_our_own_server_and_over_https_only_encrypted() -> None:
    assert parts(policy_for("127.0.0.1:8000", secure=False))["connect-src"] == ["'self'", "ws://127.0.0.1:8000"]
    assert parts(policy_for(NAME, secure=True))["connect-src"] == ["'self'", f"wss://{NAME}"]


@pytest.mark.parametrize("path", ["/", "/health", "/api/games", "/api/nothing", "/assets/missing.js"])
def test_every_answer_has_them(server, path: str) -> None:
    headers = server.http.get(path).headers
    assert headers["content-security-policy"] == policy_for(f"127.0.0.1:{server.port}", secure=False)
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "server" not in headers


def test_what_is_refused_has_them_too_and_repeats_no_name_that_is_none(server) -> None:
    answer = server.http.get("/", headers={"Host": "a; script-src *"})
    assert answer.status_code in (400, 403)
    assert "script-src *" not in answer.headers.get("content-security-policy", "")


def test_over_https_and_in_the_home_network(tmp_path: Path) -> None:
    with served(Settings(str(tmp_path / "out.sqlite"), hosts=(NAME,), proxies=("127.0.0.1",))) as out:
        page = out.http.get("/", headers=out.of("203.0.113.7", **{"X-Forwarded-Proto": "https"}))
        assert f"wss://{NAME}" in page.headers["content-security-policy"]
        assert " ws://" not in page.headers["content-security-policy"]
        assert "cross-origin-opener-policy" in page.headers
    with served(Settings(str(tmp_path / "lan.sqlite"), lan=True)) as lan:
        page = lan.http.get("/", headers={"Host": "192.168.178.20:8000"})
        assert "cross-origin-opener-policy" not in page.headers, "browsers ignore it there, and complain"
