# SPDX-License-Identifier: MIT
"""A stand-in for Speech Dispatcher: takes what a screen reader says, and remembers it instead of speaking.

Speaks SSIP (Speech Synthesis Interface Protocol) on a Unix socket, as far as Orca uses it. A voice takes time, so what
a screen reader queues is spoken at SPEED, and what it stops before its turn is not heard.
"""

import html
import re
import socketserver
import threading
import time

SPEED = 22  # characters a second, a quick voice
PAUSE = 0.1  # seconds between two utterances

MARKUP = re.compile(r"<[^>]*>")

# Everything else, such as SET, is answered with OK.
ANSWERS = {
    "SPEAK": ["230 OK RECEIVING DATA"],
    "HISTORY GET CLIENT_ID": ["245-1", "245 OK CLIENT ID SENT"],
    "LIST OUTPUT_MODULES": ["250-memory", "250 OK MODULE LIST SENT"],
    "LIST VOICES": ["249-MALE1", "249 OK VOICE LIST SENT"],
    "LIST SYNTHESIS_VOICES": ["249-English\ten\tnone", "249 OK VOICE LIST SENT"],
    "GET OUTPUT_MODULE": ["251-memory", "251 OK GET RETURNED"],
    "GET": ["251-0", "251 OK GET RETURNED"],
    "BLOCK BEGIN": ["260 OK INSIDE BLOCK"],
    "BLOCK END": ["261 OK OUTSIDE BLOCK"],
    "STOP": ["210 OK STOPPED"],
    "CANCEL": ["213 OK CANCELED"],
    "QUIT": ["231 HAPPY HACKING"],
}
QUEUED = ["225-1", "225 OK MESSAGE QUEUED"]
OTHERWISE = ["200 OK"]


class Utterance:
    """A text that the screen reader said, with the times at which the voice begins and ends."""

    def __init__(self, text, begin):
        self.text = text
        self.begin = begin
        self.end = begin + len(text) / SPEED
        self.was_stopped = False

    def __repr__(self):
        return f"{self.text!r}{' (cut off)' if self.was_stopped else ''}"


class Speech:
    """What was said. Its functions may be called from any thread."""

    def __init__(self, path):
        self._lock = threading.Lock()
        self._utterances = []
        self._last_call = time.monotonic()
        speech = self

        class Client(socketserver.StreamRequestHandler):
            def handle(self):
                speech._serve(self.rfile, self.wfile)

        class Server(socketserver.ThreadingUnixStreamServer):
            daemon_threads = True

        self._server = Server(str(path), Client)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def end(self):
        self._server.shutdown()
        self._server.server_close()

    def count(self):
        with self._lock:
            return len(self._utterances)

    def utterances(self, begin=0):
        with self._lock:
            return self._utterances[begin:]

    def silence(self):
        """Returns for how many seconds the screen reader has neither said nor stopped anything."""
        with self._lock:
            return time.monotonic() - self._last_call

    def _say(self, text):
        with self._lock:
            self._last_call = time.monotonic()
            begin = self._last_call
            if self._utterances and not self._utterances[-1].was_stopped:
                begin = max(begin, self._utterances[-1].end + PAUSE)
            self._utterances.append(Utterance(text, begin))

    def _stop(self):
        with self._lock:
            self._last_call = time.monotonic()
            for utterance in self._utterances:
                if utterance.end > self._last_call:
                    utterance.was_stopped = True

    def _serve(self, reading, writing):
        for line in reading:
            command = line.decode("utf-8", "replace").strip()
            words = command.upper().split()
            verb = words[0] if words else ""
            if verb in ("STOP", "CANCEL"):
                self._stop()
            if verb in ("CHAR", "KEY"):
                self._say(command.partition(" ")[2])
                answer = QUEUED
            else:
                answer = next((ANSWERS[start] for start in (" ".join(words[:3]), " ".join(words[:2]), verb)
                               if start in ANSWERS), OTHERWISE)
            self._write(writing, answer)
            if verb == "SPEAK":
                self._say(self._read_text(reading))
                self._write(writing, QUEUED)
            if verb == "QUIT":
                break

    @staticmethod
    def _write(writing, lines):
        writing.write("".join(f"{line}\r\n" for line in lines).encode())

    @staticmethod
    def _read_text(reading):
        lines = []
        for line in reading:
            text = line.decode("utf-8", "replace").rstrip("\r\n")
            if text == ".":
                break
            lines.append(text.removeprefix(".") if text.startswith("..") else text)
        return html.unescape(MARKUP.sub("", " ".join(lines))).strip()
