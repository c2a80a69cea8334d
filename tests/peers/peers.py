# SPDX-License-Identifier: MIT
"""What the tests of all peers use: the program, a service, and folders. Each peer has a file test_*.py."""
import json
import os
import shutil
import socket
import ssl
import subprocess
import tempfile
import threading
import time
import unittest
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

TIMEOUT = 30  # seconds; reached only when something is broken
PROGRAMS = Path(os.environ["SVC_PEERS_PROGRAMS"])
CERTIFICATES = Path(os.environ["SVC_PEERS_CERTIFICATES"])  # made by tests/support/certificates.sh
NAME = "other.example"  # of the certificate `othername`
PROXY_VARIABLES = ("http_proxy", "https_proxy", "all_proxy", "no_proxy")


def free_port():
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


def wait_for_port(port, process):
    end = time.monotonic() + TIMEOUT
    while time.monotonic() < end:
        if process.poll() is not None:
            raise AssertionError(f"It ended with {process.returncode}: {process.args}")
        with socket.socket() as tried:
            if tried.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise AssertionError(f"Nothing listens at {port}: {process.args}")


class Service:
    """A service over TLS, for NAME. Keeps the head of each request."""

    def __init__(self, body="{}", address="127.0.0.1", port=0, keep_alive=True):
        service = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self):
                service.requests.append((self.path, dict(self.headers)))
                self.send_response(200)
                self.send_header("Content-Type", "application/json")
                self.send_header("Content-Length", str(len(body)))
                if not keep_alive:
                    self.send_header("Connection", "close")
                self.end_headers()
                self.wfile.write(body.encode())

            def log_message(self, *_):
                pass

        self.requests = []
        self.connections = 0
        self.server = ThreadingHTTPServer((address, port), Handler)
        self.server.handle_error = lambda *_: None
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(CERTIFICATES / "othername.pem", CERTIFICATES / "othername.key")
        accept = self.server.get_request

        def secure_request():
            connection, source = accept()
            self.connections += 1
            connection.settimeout(TIMEOUT)
            return context.wrap_socket(connection, server_side=True, do_handshake_on_connect=False), source

        self.server.get_request = secure_request
        self.port = self.server.server_port
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self):
        self.server.shutdown()
        self.server.server_close()


class Client:
    """The client of the program (peers_client.cpp)."""

    def __init__(self, url, *proxy, password="", environment=None, before=()):
        self.process = subprocess.Popen(
            [*before, PROGRAMS / "peers_client", url, CERTIFICATES / "ca.pem", *map(str, proxy)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
            env={**os.environ, "SVC_PEER_PASSWORD": password, **(environment or {})})

    def __call__(self, command):
        self.process.stdin.write(command + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline() or '{"error": "ended"}')

    def close(self):
        """Returns the exit code."""
        self.process.stdin.close()
        self.process.stdout.close()
        return self.process.wait(TIMEOUT)


class PeerTest(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        for name in PROXY_VARIABLES:
            os.environ.pop(name, None)
            os.environ.pop(name.upper(), None)
        self.folder = Path(tempfile.mkdtemp(prefix="svc-peer."))
        self.folder.chmod(0o755)  # some peers change to another user
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)

    def start(self, *arguments, **options):
        """Starts a peer, which ends with the test."""
        log = open(self.folder / "peer.log", "ab")
        self.addCleanup(log.close)
        process = subprocess.Popen([*map(str, arguments)],
                                   **{"stdin": subprocess.DEVNULL, "stdout": log, "stderr": log, **options})

        def end():
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()

        self.addCleanup(end)
        return process

    def service(self, *arguments, **options):
        service = Service(*arguments, **options)
        self.addCleanup(service.close)
        return service

    def client(self, *arguments, **options):
        client = Client(*arguments, **options)
        self.addCleanup(client.close)
        return client
