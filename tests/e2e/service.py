# SPDX-License-Identifier: MIT
"""A service with one key and one password, for journeys that check all secrets."""

import json
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class Server(ThreadingHTTPServer):
    def handle_error(self, request, client_address):
        if not isinstance(sys.exc_info()[1], OSError):  # clients that hang up are expected
            super().handle_error(request, client_address)


class Service:
    API_KEY = "canary-key-8d1f6c2e"
    PASSWORD = "canary-pass-4b7a90d3"
    TOKEN = "canary-token-e5c3128f"
    SECRETS = (API_KEY, PASSWORD, TOKEN)  # of later sessions, the token begins so
    ECHO = 1313  # an id whose error echoes the secrets of the request

    def __init__(self):
        self.requests = []
        self.token = self.TOKEN
        self.answers_may_go = threading.Event()  # those about notifications
        self.answers_may_go.set()
        self.upgrade_may_end = threading.Event()
        self._server = Server(("127.0.0.1", 0), self._handler())
        self._thread = threading.Thread(target=self._server.serve_forever)
        self._thread.start()

    @property
    def address(self):
        return f"http://127.0.0.1:{self._server.server_port}"

    @property
    def host(self):
        return f"127.0.0.1:{self._server.server_port}"

    def upgrades(self):
        """Returns the number of requests for an upgrade."""
        return sum("/me/upgrade" in path for path in self.requests)

    def forget_sessions(self):
        """From now on the service refuses all tokens that it has given."""
        self.token += "x"

    def end(self):
        self.upgrade_may_end.set()
        self.answers_may_go.set()
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()

    def _handler(self):
        service = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def answer(self, status, body):
                content = json.dumps(body).encode()
                self.send_response(status)
                self.send_header("Content-Type", "application/json")
                self.send_header("Content-Length", str(len(content)))
                self.end_headers()
                self.wfile.write(content)

            def do_POST(self):
                body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                service.requests.append(self.path)
                if "/me/upgrade" in self.path:
                    service.upgrade_may_end.wait()
                    self.answer_upgrade()
                elif self.headers["Svc-ApiKey"] == service.API_KEY and body.get("password") == service.PASSWORD:
                    self.answer(200, {"token": service.token,
                                      "user": {"fullName": "Jane Doe", "userName": body["username"]}})
                else:
                    self.answer(401, {"message": "no"})

            def answer_upgrade(self):
                try:
                    self.answer(200, {"applied": ["step 1", "step 2"]})
                except OSError:
                    pass  # the client has hung up

            def do_GET(self):
                service.requests.append(self.path)
                if self.headers["Authorization"] == f"Bearer {service.token}":
                    number = int(self.path.rsplit("/", 1)[1])
                    if number == service.ECHO:
                        self.answer(500, {"message": " and ".join((service.API_KEY, service.token))})
                        return
                    service.answers_may_go.wait()
                    self.answer(200, {"notificationId": number, "subject": f"Subject of {number}"})
                else:
                    self.answer(401, {})

            def log_message(self, *arguments):
                pass

        return Handler
