#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""tst_progress.py PROGRAMS: what svc-cli writes to a terminal while a lookup runs."""
import os
import pty
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

PROGRAMS = Path(sys.argv[1]).resolve()
LOOKUP = ["lookup", "1001-1040", "--parallel", "2"]


def read_all(terminal):
    seen = b""
    while True:
        try:
            part = os.read(terminal, 65536)
        except OSError:  # the last program has closed it
            return seen.decode()
        if not part:
            return seen.decode()
        seen += part


class TestProgress(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.service = subprocess.Popen([PROGRAMS / "svc-demo-service", "--latency", "50", "--until-stdin-closes"],
                                       stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        cls.address = cls.service.stdout.readline().split()[-1]

    @classmethod
    def tearDownClass(cls):
        cls.service.stdin.close()
        cls.service.wait()
        cls.service.stdout.close()

    def run_on_terminal(self, *arguments, stdout=False, term="xterm", **environment):
        """Returns the exit code, what is on the terminal, and standard output if it is none."""
        master, slave = pty.openpty()
        with tempfile.TemporaryFile() as rows:
            process = subprocess.Popen(
                [PROGRAMS / "svc-cli", "--server", self.address, *arguments], stdin=subprocess.DEVNULL,
                stdout=slave if stdout else rows, stderr=slave,
                env={"SVC_API_KEY": "demo-key", "PATH": "/usr/bin:/bin", "TERM": term, "LC_ALL": "C.UTF-8",
                     "XDG_CONFIG_HOME": "/nonexistent", **environment})
            os.close(slave)
            seen = read_all(master)
            os.close(master)
            code = process.wait()
            rows.seek(0)
            return code, seen, rows.read().decode()

    def test_shows_one_line(self):
        code, seen, rows = self.run_on_terminal(*LOOKUP)
        self.assertEqual((code, rows.count("\n")), (0, 40))
        self.assertRegex(seen, r"\r\d+ of 40 · \d+ found")
        self.assertRegex(seen, r"\r\d+ of 40 · \d+ found · \d+ seconds? left")
        self.assertNotIn("\n", seen)
        self.assertNotIn("\x1b", seen)  # no colour, no control sequence
        screen = [""] * 80  # what remains of the line
        column = 0
        for character in seen:
            if character == "\r":
                column = 0
                continue
            screen[column] = character
            column += 1
        self.assertEqual("".join(screen).strip(), "")

    def test_says_what_is_not_found(self):
        _, seen, _ = self.run_on_terminal("lookup", "1904,1301-1320,1001-1020", "--parallel", "2")
        self.assertRegex(seen, r"\r\d+ of 41 · \d+ found · \d+ not found")

    def test_messages_stand_on_lines_of_their_own(self):
        code, seen, _ = self.run_on_terminal("lookup", "1001-1020,1929,1021-1030", "--parallel", "1")
        self.assertEqual(code, 0)
        self.assertRegex(seen, r"\r +\rThe service is busy; continuing in 1 s\.\r\n")

    def test_quiet(self):
        self.assertEqual(self.run_on_terminal(*LOOKUP, "--quiet")[:2], (0, ""))

    def test_dumb_terminal(self):
        self.assertEqual(self.run_on_terminal(*LOOKUP, term="dumb")[:2], (0, ""))

    def test_no_colour(self):
        for environment in ({}, {"NO_COLOR": "1"}, {"CLICOLOR_FORCE": "1"}):
            self.assertNotIn("\x1b", self.run_on_terminal(*LOOKUP, **environment)[1])

    def test_not_among_rows_on_the_terminal(self):
        code, seen, _ = self.run_on_terminal(*LOOKUP, stdout=True)
        self.assertEqual((code, seen.count("\n")), (0, 40))
        self.assertNotIn(" of 40", seen)
        _, seen, _ = self.run_on_terminal(*LOOKUP, "--format", "markdown", stdout=True)
        self.assertRegex(seen, r"\r\d+ of 40 · \d+ found")
        self.assertRegex(seen, r"\r +\r\*\*40 notifications")

    def test_no_terminal(self):
        for locale in ({}, {"LC_ALL": "C"}, {"LANG": "POSIX"}, {"LC_ALL": "C.UTF-8"}):  # cron sets none
            with self.subTest(locale=locale):
                done = subprocess.run([PROGRAMS / "svc-cli", "--server", self.address, *LOOKUP], capture_output=True,
                                      check=True, env={"SVC_API_KEY": "demo-key", "TERM": "xterm", **locale})
                self.assertEqual(done.stderr, b"")

    def test_a_resumed_lookup(self):
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "rows.ndjson"
            code, seen, rows = self.run_on_terminal(*LOOKUP, "--resume", str(file), stdout=True)
            self.assertEqual((code, rows), (0, ""))
            self.assertRegex(seen, r"\r\d+ of 40 · \d+ found")
            self.assertEqual(file.read_text(encoding="utf-8").count("\n"), 40)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
