#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""tst_completions.py PROGRAMS: what the Tab key does in bash, zsh and fish."""
import json
import os
import pty
import re
import select
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

PROGRAMS = Path(sys.argv[1]).resolve()
NAMES = ("acme production", "acme test", "it's: odd", "Grüße")
SECONDS = 20


class Shell:
    """An interactive shell on a terminal of its own, with the completions read."""

    def __init__(self, name, home, is_installed=False):
        commands = {"bash": ["bash", "--norc", "--noprofile", "-i"], "zsh": ["zsh", "-f", "-i"],
                    "fish": ["fish", "--no-config", "-i"]}
        program = f"'{PROGRAMS}/svc-cli'"
        script = {"bash": f"source <({program} completion bash); bind 'set enable-bracketed-paste off'; PS1='ready> '",
                  "zsh": "unsetopt zle_bracketed_paste; autoload -U compinit; compinit -u -D; "
                         f"source <({program} completion zsh); PS1='ready> '",
                  "fish": f"{program} completion fish | source; function fish_prompt; echo 'ready> '; end"}
        if is_installed:
            script["zsh"] = "unsetopt zle_bracketed_paste; fpath=(~/site-functions $fpath); autoload -U compinit; " \
                            "compinit -u -D; PS1='ready> '"
        environment = {"PATH": f"{home}:/usr/bin:/bin", "HOME": str(home), "XDG_CONFIG_HOME": str(home / "config"),
                       "LC_ALL": "C.UTF-8", "TERM": "xterm", "COLUMNS": "200", "SHELL": "/bin/bash"}
        self.pid, self.terminal = pty.fork()
        if self.pid == 0:
            os.execvpe(commands[name][0], commands[name], environment)
        self.seen = ""
        self.type(f"cd; {script[name]}\r")
        self.type("printf 'begin%s' ning\r")
        self.wait("beginning")

    def type(self, text):
        os.write(self.terminal, text.encode())

    def wait(self, pattern):
        """Reads until the pattern is there, and forgets what was before."""
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            if re.search(pattern, self.seen):
                seen, self.seen = self.seen, ""
                return seen
            if select.select([self.terminal], [], [], 0.1)[0]:
                try:
                    self.seen += os.read(self.terminal, 65536).decode(errors="replace")
                except OSError:
                    break
        raise AssertionError(f"no {pattern!r} in {self.seen[-500:]!r}")

    def arguments(self, typed):
        """Returns the arguments of a command line, after Tab at its end."""
        self.type(f"{typed}\t\r")
        return json.loads(re.search("<<<(.*)>>>", self.wait("<<<.*>>>")).group(1))

    def close(self):
        os.close(self.terminal)
        os.waitpid(self.pid, 0)


class TestCompletions(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.home = Path(cls.folder.name)
        connections = [{"id": f"c{number}", "name": name, "serviceAddress": "https://api.example.com"}
                       for number, name in enumerate(NAMES)]
        cls.environment = {**os.environ, "HOME": str(cls.home), "XDG_CONFIG_HOME": str(cls.home / "config")}
        exported = subprocess.run([PROGRAMS / "svc-cli", "connections", "export"], capture_output=True, check=True,
                                  env=cls.environment).stdout
        document = json.loads(exported)
        document["connections"] = connections
        subprocess.run([PROGRAMS / "svc-cli", "connections", "import", "-", "--yes"], check=True,
                       input=json.dumps(document).encode(), env=cls.environment, capture_output=True)
        (cls.home / "ids of today.txt").write_text("7")
        # What the shells start: completes as the program does, and shows the arguments of everything else.
        wrapper = cls.home / "svc-cli"
        wrapper.write_text(f"""#!/usr/bin/python3
import json, os, sys
if sys.argv[1] == "complete":
    os.execv("{PROGRAMS}/svc-cli", sys.argv)
print("<<<" + json.dumps(sys.argv[1:]) + ">>>")
""")
        wrapper.chmod(0o755)

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def check(self, name, is_installed=False):
        shell = Shell(name, self.home, is_installed)
        self.addCleanup(shell.close)
        for typed, arguments in (
                ("svc-cli look", ["lookup"]),
                ("svc-cli connections im", ["connections", "import"]),
                ("svc-cli lookup --sep", ["lookup", "--separator"]),
                ("svc-cli lookup --format matrix-m", ["lookup", "--format", "matrix-markdown"]),
                ("svc-cli lookup --format=matrix-m", ["lookup", "--format=matrix-markdown"]),
                ("svc-cli --format matrix-x", ["--format", "matrix-xlsx"]),
                ("svc-cli lookup --conn", ["lookup", "--connection"]),
                ("svc-cli lookup --connection Gr", ["lookup", "--connection", "Grüße"]),
                ("svc-cli lookup --connection it", ["lookup", "--connection", "it's: odd"]),
                ("svc-cli lookup --connection=it", ["lookup", "--connection=it's: odd"]),
                ("svc-cli lookup --connection acme\\ p", ["lookup", "--connection", "acme production"]),
                ("svc-cli lookup --connection 'acme p", ["lookup", "--connection", "acme production"]),
                ("svc-cli lookup --connection \"acme t", ["lookup", "--connection", "acme test"]),
                ("svc-cli lookup --connection 'acme production' --sep",
                 ["lookup", "--connection", "acme production", "--separator"]),
                ("svc-cli lookup --connection acme\\ test --format=jso",
                 ["lookup", "--connection", "acme test", "--format=json"]),
                ("svc-cli lookup --input ids", ["lookup", "--input", "ids of today.txt"]),
                ("svc-cli connections import ids", ["connections", "import", "ids of today.txt"]),
                ("svc-cli help filt", ["help", "filter"]),
                ("svc-cli completion fi", ["completion", "fish"]),
                ("svc-cli lookup --token h", ["lookup", "--token", "header:"]),
        ):
            with self.subTest(f"{name}: {typed}"):
                self.assertEqual(shell.arguments(typed), arguments)

    def test_bash(self):
        self.check("bash")

    def test_zsh(self):
        self.check("zsh")

    def test_zsh_with_an_installed_function(self):
        functions = self.home / "site-functions"
        functions.mkdir()
        script = subprocess.run([PROGRAMS / "svc-cli", "completion", "zsh"], capture_output=True, check=True).stdout
        (functions / "_svc-cli").write_bytes(script)
        self.check("zsh", is_installed=True)

    def test_fish(self):
        self.check("fish")


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
