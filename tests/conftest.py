"""What all tests share: marks for rules."""

pytest_plugins = ["sagenwerk.rulebook.pytest_plugin"]
