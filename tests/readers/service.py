# SPDX-License-Identifier: MIT
"""A service on this computer whose notifications are valid, and whose texts programs like to read as something else."""
import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

SUBJECTS = [
    "Bill import failed", "007", "123456789012345678", "1E5", "2026-03-14", "3/4", "50%", "12:30", "1-2",
    "10.03.2026",
    "1,234.50", "=1+1", "+1", "-1", "@x", "'quoted", 'say "yes"', '"', "a|b|c", "a;b;c", "a,b,c", "a\tb",
    "null", "NA", "None", "true", "TRUE", "שלום, world 12", "مرحبا 34 عالم", "日本語の件名", "Grüße, ÆØÅ",
    "🙂 👩‍👩‍👧 🇩🇪", "_x0041_ and x_x000D_", "<b>bold</b> & <script>", "**strong** _em_ ~~gone~~", "[text](address)",
    "{code}x{code} {color:red}red{color}", "# 1. heading", "- item", "h1. heading",
    "*strong* -gone- +new+ ^up^ ??cite??",
    "back\\slash C:\\new\\table", "`code` and $x$", "&lt;b&gt; &amp; &#65;", "  spaces  around  ", "#12 @jane GH-7",
    "https://www.example.com/a_b_c?x=1&y=2", "a" * 120, "long " + "word " * 300, "!picture.png! (x) :) (y)",]
PREVIEWS = {
    0: "3 bills failed.\n\nSee the log.",
    1: "- first\n- second\n- third",
    2: "one\r\ntwo\r\nthree",
    3: "1. first\n2. second\n10) third",
    4: "> quoted\n# heading\n=====\n-----",
    5: "bq. quoted\nh2. heading\n|| head || head ||\n| cell | cell |",
    6: "=1+1\n@x\n+1;-1",
    7: "\tindented\n    four spaces",
    8: "שלום 12\nمرحبا 34",
    9: "",
}
CREATED = {
    3: "2026-03-14T09:12:00",  # no time zone
    4: "1899-12-31T08:00:00Z",
    5: "2026-03-14T09:12:00.1234567+02:00",
    6: None,
}
TOKEN = "token-of-the-readers"


def notification(place):
    created = CREATED.get(place, f"2026-03-{1 + place % 28:02}T08:12:{place:02}Z")
    return {
        "notificationId": 9001 + place, "subject": SUBJECTS[place],
        "messagePreview": PREVIEWS.get(place, f"The preview of {SUBJECTS[place]}"), "createdDate": created,
        "read": place % 2 == 0, "archived": place % 3 == 0,
        "notificationType": {
            "notificationTypeId": 1, "notificationTypeInfo": "Import", "notificationTypeDescription": "007",
            "notificationCategory": {"notificationCategoryId": 2, "notificationCategoryInfo": "=A1",
                                     "notificationCategoryDescription": None}}}


NOTIFICATIONS = [notification(place) for place in range(len(SUBJECTS))]


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def answer(self, status, value):
        body = json.dumps(value, ensure_ascii=False).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def note(self, body=b""):
        self.server.requests.append((self.command, self.path, dict(self.headers), body.decode()))

    def do_GET(self):
        self.note()
        found = {str(each["notificationId"]): each for each in NOTIFICATIONS}.get(self.path.rpartition("/")[2])
        self.answer(200 if found else 404, found or {"message": "no such notification"})

    def do_POST(self):
        self.note(self.rfile.read(int(self.headers.get("Content-Length", 0))))
        self.answer(200, {"token": TOKEN, "user": {"fullName": "Reader", "userName": "reader"}})

    def log_message(self, *_):
        pass


class Service:
    """Listens until the end of the block. Keeps method, path, headers and body of each request."""

    def __enter__(self):
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.handle_error = lambda *_: None  # readers may close a connection as they like
        self.server.requests = self.requests = []
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{self.server.server_port}"
        return self

    def __exit__(self, *_):
        self.server.shutdown()
        self.server.server_close()
