#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""conversation.py [--record] FILE: uses the window through a screen reader, as FILE says. Run it on a stage.

A conversation is a text file. A line at the margin is what the person does:

    start ARGUMENTS…    starts svc-desktop
    open LINK           opens a link to svc-desktop while it runs
    press KEY KEY…      presses keys, such as Tab, Return or ctrl+f, one after another (names of xdotool)
    type TEXT           types the text
    service OPTIONS…    starts the demo service by itself, at the address of the saved connection “acme”, whose key is
                        demo-key and whose password is demo
    end service         ends it; it can be started again

Before all others may stand “language de”: the language of the program and of Orca.

The indented lines below are what is heard then: all of it, in this order, “…” for any text. Only the version of Orca
that a line begins with, such as “43:”, says that line. A blank line ends the turn. Where nothing is indented, anything
may be heard; where nothing else stands, it is heard without anybody doing anything. Lines that begin with # are notes.

With --record, prints what is heard in the same form, to write a conversation from.
"""

import json
import os
import re
import subprocess
import sys
import time
from pathlib import Path

import words
from reader import Reader

TIMEOUT = 30  # seconds; reached only if something is not heard
QUIET = 1  # seconds without a word, after which nothing more is expected
QUIET_TO_RECORD = 3  # the same, where it is not known what will be heard
PROGRAMS = Path(os.environ["SVC_PROGRAMS"])
PROGRAM = PROGRAMS / "svc-desktop"
KEY_TIME = "80"  # milliseconds that a person holds a key; Qt loses Alt and a letter that are too quick for Orca

# A person who types quickly does not have each letter read out.
SETTINGS = {
    "general": {"enableKeyEcho": False},
    "profiles": {"default": {"profile": ["Default", "default"]}},
    "pronunciations": {},
    "keybindings": {},
}


class Turn:
    """What the person does, and what is heard then."""

    def __init__(self, line_number):
        self.line_number = line_number
        self.actions = []
        self.heard = []

    def pattern(self, version):
        lines = []
        for line in self.heard:
            only, text = re.fullmatch(r"(?:(\d+): )?(.*)", line).groups()
            if only in (None, str(version)):
                lines.append(text)
        parts = [re.escape(words.alike(part)) for part in " ".join(lines).split("…")]
        return re.compile(r"\s*" + r"\s*.*?\s*".join(parts) + r"\s*")


def read_turns(path):
    turns = []
    turn = None
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        text = line.strip()
        if not text:
            turn = None
        elif not text.startswith(("#", "language ")):
            if not turn:
                turn = Turn(number)
                turns.append(turn)
            (turn.heard if line[0] == " " else turn.actions).append(text)
    return turns


class DemoService:
    """The demo service, running by itself, and the connection that is saved for it."""

    def __init__(self, log):
        self._log = log
        self._port = 0
        self._process = None

    def start(self, options):
        self._process = subprocess.Popen([PROGRAMS / "svc-demo-service", "--port", str(self._port), *options],
                                         stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=self._log)
        address = self._process.stdout.readline().decode().split()[-1]
        if not self._port:
            self._port = int(address.rpartition(":")[2])
            self._save_connection(address)

    def end(self):
        if self._process:
            self._process.kill()
            self._process.wait()
            self._process.stdout.close()
            self._process = None

    @staticmethod
    def _save_connection(address):
        folder = Path(os.environ["HOME"]) / ".config" / "svc-desktop"
        folder.mkdir(parents=True)
        (folder / "connections.json").write_text(json.dumps(
            {"format": "svc-desktop-connections", "version": 1, "connections": [
                {"id": "acme", "name": "acme", "serviceAddress": address, "dataSource": "demo",
                 "userName": "demo"}]}), encoding="utf-8")


class Person:
    """Starts the program, presses keys, and hears what the reader says."""

    def __init__(self, reader, log):
        self._reader = reader
        self._log = log
        self._program = None
        self._service = DemoService(log)

    def leave(self):
        if self._program and self._program.poll() is None:
            self._program.kill()
            self._program.wait()
        self._service.end()

    def act(self, action):
        verb, _, argument = action.partition(" ")
        if verb == "start":
            self._program = subprocess.Popen([PROGRAM, *argument.split()], stdin=subprocess.DEVNULL,
                                             stdout=self._log, stderr=self._log)
        elif verb == "open":
            subprocess.run([PROGRAM, argument], stdin=subprocess.DEVNULL, stdout=self._log, stderr=self._log,
                           check=True, timeout=TIMEOUT)
        elif verb == "press":
            for key in argument.split():
                subprocess.run(["xdotool", "key", "--clearmodifiers", "--delay", KEY_TIME, key], check=True)
        elif verb == "type":
            subprocess.run(["xdotool", "type", "--clearmodifiers", argument], check=True)
        elif verb == "service":
            self._service.start(argument.split())
        elif action == "end service":
            self._service.end()
        else:
            raise ValueError(f"Nobody knows how to {action}.")

    def hear(self, begin, is_enough=None):
        """Returns what was said from utterance number `begin` on, once it is enough and nothing more comes, or when
        the time is over."""
        acted = time.monotonic()
        while True:
            said = self._reader.speech.utterances(begin)
            heard = " ".join(part.text for part in said if not part.was_stopped)
            passed = time.monotonic() - acted
            quiet = min(passed, self._reader.speech.silence())
            if quiet > (QUIET if is_enough else QUIET_TO_RECORD) and (not is_enough or is_enough(heard)):
                return heard
            if passed > TIMEOUT:
                return heard
            time.sleep(0.02)

    def take(self, turn, version):
        """Returns what is heard, and whether it is what the turn says."""
        begin = self._reader.speech.count()
        for action in turn.actions:
            self.act(action)
        if not turn.heard:
            return self.hear(begin), True
        pattern = turn.pattern(version)

        def is_right(heard):
            return pattern.fullmatch(words.alike(heard)) is not None
        heard = self.hear(begin, is_right)
        return heard, is_right(heard)


def converse(person, turns, records):
    """Returns whether everything was heard."""
    version = words.orca_version()
    for turn in turns:
        heard, is_right = person.take(turn, version)
        if records:
            print(*turn.actions, f"    {heard}\n", sep="\n", flush=True)
        elif not is_right:
            print(f"Line {turn.line_number}: {'; '.join(turn.actions)}", f"  expected: {' '.join(turn.heard)}",
                  f"  heard:    {heard}", sep="\n", flush=True)
            return False
    return True


def main(arguments):
    path = Path(arguments[-1])
    records = "--record" in arguments
    language = re.match(r"language (\w+)\n", path.read_text(encoding="utf-8"))
    if language:
        program_settings = Path(os.environ["HOME"]) / ".config/svc-desktop/svc-desktop.ini"
        program_settings.parent.mkdir(parents=True)
        program_settings.write_text(f"[language]\ntag={language[1]}\n", encoding="utf-8")
    settings = Path(os.environ["HOME"]) / ".local/share/orca/user-settings.conf"
    settings.parent.mkdir(parents=True)
    settings.write_text(json.dumps(SETTINGS), encoding="utf-8")
    evidence = Path(os.environ["SVC_EVIDENCE"])
    evidence.mkdir(parents=True, exist_ok=True)
    turns = read_turns(path)
    if records:
        for turn in turns:
            turn.heard.clear()
    reader = Reader(evidence / f"{path.stem}.orca.log", language[1] if language else "en")
    try:
        with open(evidence / f"{path.stem}.log", "wb") as log:
            person = Person(reader, log)
            try:
                return 0 if converse(person, turns, records) else 1
            finally:
                person.leave()
    finally:
        said = "".join(f"{utterance!r}\n" for utterance in reader.speech.utterances())
        (evidence / f"{path.stem}.said.log").write_text(said, encoding="utf-8")
        reader.end()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
