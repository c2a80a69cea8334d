# SPDX-License-Identifier: MIT
"""Orca on a stage (tests/support/stage.py), speaking to the stand-in of speech.py."""

import os
import subprocess
import time
from pathlib import Path

from speech import Speech

TIMEOUT = 60  # seconds; reached only when something is broken
TIME_TO_END = 5  # seconds; Orca 43 sometimes sees the signal only with the next event


class Reader:
    def __init__(self, log, language):
        """Speaks that language, such as de, if Orca has a catalogue for it."""
        stage = Path(os.environ["SVC_STAGE"])
        socket = stage / "speech"
        self.speech = Speech(socket)
        # Orca refuses to start beside another one that pgrep finds, such as that of another stage.
        programs = stage / "reader"
        programs.mkdir()
        pgrep = programs / "pgrep"
        pgrep.write_text("#!/bin/sh\nexit 1\n")
        pgrep.chmod(0o700)
        self._log = open(log, "wb")
        self._process = subprocess.Popen(
            ["/usr/bin/orca", "--replace"], stdin=subprocess.DEVNULL, stdout=self._log, stderr=self._log,
            env={**os.environ, "PATH": f"{programs}:{os.environ['PATH']}",
                 "SPEECHD_ADDRESS": f"unix_socket:{socket}", "LANGUAGE": language})
        self._wait_until_ready()

    def _wait_until_ready(self):
        deadline = time.monotonic() + TIMEOUT
        while not self.speech.utterances():  # “Screen reader on.”
            if self._process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"Orca did not start: {Path(self._log.name).read_text(errors='replace')}")
            time.sleep(0.05)

    def end(self):
        self._process.terminate()
        try:
            self._process.wait(TIME_TO_END)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._log.close()
        self.speech.end()
