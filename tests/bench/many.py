#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""many.py PROGRAMS NGINX: measures a lookup of many ids in the window, in a plain QNetworkAccessManager, in one that
reads through a buffer, and in curl, with four parallel requests to a local nginx. They alternate; the figures are
medians. Then measures the answers of several connections side by side, lookups from a service that takes its time for
each answer, and how long inputs take to be painted.

Run it on a stage (tests/support/stage.py). Prints rows of a Markdown table.
"""

import json
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

PARALLEL = 4
COUNTS = [1_000, 10_000, 100_000]
ROUNDS = 2
SEVERAL = {"ids": 10_000, "connections": 4}
FRAMES = {"rows": 100_000, "ids": 5_000}
SLOW = {0.02: 600, 0.05: 300, 0.2: 120}  # ids by the seconds that an answer takes

# A realistic answer: about 700 bytes with every documented field and a few others.
BODY = json.dumps({
    "notificationId": 0,
    "subject": "Import of notification NUMBER has ended with warnings",
    "messagePreview": "The automation “Supplier bills” ran at 09:12 and read 48 lines. 3 of them were not "
                      "imported: the supplier is not known. Open the import for the lines and their "
                      "reasons, correct them, and start it again. Nothing was posted.",
    "createdDate": "2026-03-14T09:12:44.1234567Z",
    "read": False,
    "archived": False,
    "notificationType": {
        "notificationTypeId": 14,
        "notificationTypeInfo": "Import automation",
        "notificationTypeDescription": "Sent when an import that runs by itself has ended",
        "notificationCategory": {
            "notificationCategoryId": 2,
            "notificationCategoryInfo": "Alerts",
            "notificationCategoryDescription": "What needs attention",
        },
    },
    "priority": 3,
}, ensure_ascii=False).replace("\"notificationId\": 0", "\"notificationId\": $1").replace("NUMBER", "$1")

CONFIGURATION = """\
worker_processes 1;
daemon off;
pid {folder}/nginx.pid;
error_log stderr error;
events {{ worker_connections 64; }}
http {{
    access_log off;
    keepalive_requests 1000000;
    client_body_temp_path {folder};
    proxy_temp_path {folder};
    fastcgi_temp_path {folder};
    uwsgi_temp_path {folder};
    scgi_temp_path {folder};
    server {{
        listen 127.0.0.1:{port};
        location ~ ^/api/v202108/notification/([0-9]+)$ {{
            default_type application/json;
            return 200 '{body}';
        }}
    }}
}}
"""


def free_port():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return taken.getsockname()[1]


class Nginx:
    def __init__(self, program, folder):
        self.port = free_port()
        configuration = Path(folder, "nginx.conf")
        configuration.write_text(CONFIGURATION.format(folder=folder, port=self.port, body=BODY))
        self.process = subprocess.Popen([program, "-e", "stderr", "-p", folder, "-c", str(configuration)])
        self.address = f"http://127.0.0.1:{self.port}"

    def __enter__(self):
        deadline = time.monotonic() + 10
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port)).close()
                return self
            except ConnectionRefusedError:
                if time.monotonic() > deadline or self.process.poll() is not None:
                    sys.exit("nginx does not answer")
                time.sleep(0.05)

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()


class SlowService:
    """Takes the same time for each answer. Measures how long the answers really took."""

    def __init__(self, seconds):
        self.seconds = seconds
        self.delays = []
        self.connected = []
        self.socket = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.socket.getsockname()[1]}"
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        while True:
            connection, _ = self.socket.accept()
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            self.connected.append(time.monotonic())
            threading.Thread(target=self.serve, args=[connection], daemon=True).start()

    def serve(self, connection):
        received = b""
        while data := connection.recv(65_536):
            received += data
            while b"\r\n\r\n" in received:
                start = time.monotonic()
                head, received = received.split(b"\r\n\r\n", 1)
                number = head.split(b" ", 2)[1].rsplit(b"/", 1)[1].decode()
                body = BODY.replace("$1", number).encode()
                time.sleep(max(0.0, start + self.seconds - time.monotonic()))
                connection.sendall(b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: "
                                   b"%d\r\n\r\n%b" % (len(body), body))
                self.delays.append(time.monotonic() - start)


def curl(address, count, parallel=PARALLEL):
    start = time.monotonic()
    subprocess.run(
        ["curl", "--disable", "--silent", "--no-progress-meter", "--fail", "--noproxy", "*",
         "--parallel", "--parallel-max", str(parallel), "--output", "/dev/null",
         "--header", "Svc-ApiKey: bench-key", "--header", "Content-Type: application/json",
         f"{address}/api/v202108/notification/[1-{count}]"],
        check=True)
    return time.monotonic() - start


def bare(programs, address, count, *options):
    return float(subprocess.run([programs / "bare_requests", address, str(count), *options], check=True,
                                capture_output=True, text=True).stdout)


def window(programs, address, count, *options):
    return json.loads(subprocess.run([programs / "bench_many", address, str(count), *map(str, options)], check=True,
                                     capture_output=True, text=True).stdout)


def measure(programs, address, count):
    """Returns medians; of sort, group and copy, and of how long the event loop was blocked, the maximum."""
    curls, bares, buffered, windows = [], [], [], []
    for _ in range(ROUNDS):
        bares.append(bare(programs, address, count))
        buffered.append(bare(programs, address, count, "buffered"))
        windows.append(window(programs, address, count))
        curls.append(curl(address, count))
    figures = {"curl": statistics.median(curls), "bare": statistics.median(bares),
               "buffered": statistics.median(buffered),
               "window": statistics.median(each["seconds"] for each in windows)}
    for name in ("memory", "body", "rows"):
        figures[name] = statistics.median(each[name] for each in windows)
    for name in ("scrollBlocked", "blocked", "sort", "sortBlocked", "group", "groupBlocked", "filterBlocked", "copy",
                 "copyBlocked", "groupedBlocked", "used", "forgotten", "forgetBlocked"):
        figures[name] = max(each[name] for each in windows)
    return figures


def row(what, figure, baseline="–", ratio="–", goal="–"):
    """Prints a row of the table that run.sh begins."""
    print(f"| {what} | {figure} | {baseline} | {ratio} | {goal} |", flush=True)


def report_blocked(what, figures, whiles):
    """Prints for how long the event loop was blocked at most, beside scrolling the same table."""
    scroll = figures["scrollBlocked"]
    for name, doing in whiles.items():
        row(f"{what}: event loop blocked at most while they {doing}", f"{figures[name]:.0f} ms",
            f"{scroll:.0f} ms scrolling", f"{figures[name] / scroll:.2f}", "1.5, and 50 ms")


def report(measured):
    first = min(measured)
    for count, figures in measured.items():
        each = figures["window"] / count * 1e6
        row(f"{count:,} ids in the open window", f"{figures['window']:.2f} s",
            f"{figures['bare']:.2f} s bare access manager, {figures['buffered']:.2f} s buffered one, "
            f"{figures['curl']:.2f} s curl",
            f"{figures['bare'] / figures['window']:.0%} of the bare one's rate, "
            f"{figures['buffered'] / figures['window']:.0%} of the buffered one's", "90 %" if count > first else "85 %")
        row(f"… time for one of {count:,} ids", f"{each:.0f} µs", "–",
            f"{each / (measured[first]['window'] / first * 1e6):.0%} of that for one of {first:,}", "100 %")
        report_blocked(f"{count:,} rows", figures,
                       {"blocked": "arrive", "groupedBlocked": "arrive in groups beside the overview",
                        "sortBlocked": "are sorted", "groupBlocked": "are grouped and folded",
                        "filterBlocked": "are filtered", "copyBlocked": "are copied", "forgetBlocked": "are dropped"})
        for name in ("sort", "group"):
            row(f"{count:,} rows: slowest {name}", f"{figures[name]:.0f} ms", goal="200 ms")
        row(f"{count:,} rows: copy all", f"{figures['copy']:.0f} ms")
        row(f"{count:,} rows: memory of one besides its body", f"{figures['memory'] / 1024:.1f} KiB", goal="0.4 KiB")
        row(f"{count:,} rows: memory above the idle window", f"{figures['rows'] / 1024 / 1024:.1f} MiB", goal="100 MiB")
        row(f"{count:,} rows: resident memory with them, and after they are dropped",
            f"{figures['used']:.2f}, {figures['forgotten']:.2f}", "1, the idle window", f"{figures['forgotten']:.2f}",
            "1.1")


def report_several(programs, address):
    """Prints the maxima of the rounds; of the seconds the median."""
    ids, connections = SEVERAL["ids"], SEVERAL["connections"]
    rounds = [window(programs, address, ids, connections) for _ in range(ROUNDS)]
    seconds = statistics.median(each["seconds"] for each in rounds)
    what = f"{ids:,} ids side by side in {connections} connections"
    row(what, f"{seconds:.2f} s, {seconds / ids / connections * 1e6:.0f} µs for each answer")
    most = {name: max(each[name] for each in rounds) for name in rounds[0]}
    report_blocked(what, most, {"blocked": "arrive", "sortBlocked": "are sorted",
                                "groupBlocked": "are grouped and folded", "filterBlocked": "are filtered",
                                "copyBlocked": "are copied", "forgetBlocked": "are dropped"})
    for name, part, goal in (("sort", "slowest sort", "200 ms"), ("copy", "copy all", "–")):
        row(f"{what}: {part}", f"{most[name]:.0f} ms", goal=goal)
    row(f"{what}: memory above the idle window", f"{most['rows'] / 1024 / 1024:.1f} MiB")
    row(f"{what}: resident memory with them, and after they are dropped",
        f"{most['used']:.2f}, {most['forgotten']:.2f}", "1, the idle window", f"{most['forgotten']:.2f}", "1.1")


def report_frames(programs, address):
    subprocess.run([programs / "bench_frames", address, str(FRAMES["rows"]), str(FRAMES["ids"])], check=True)


def report_slow(programs):
    """The ideal is the time of all answers, divided by the number of requests at a time."""
    for seconds, count in SLOW.items():
        for parallel in (4, 6):
            times, ideals = [], []
            for run in (lambda address: curl(address, count, parallel),
                        lambda address: window(programs, address, count, 1, parallel)["seconds"]):
                service = SlowService(seconds)
                times.append(run(service.address))
                ideals.append(sum(service.delays) / parallel)
            opened = (service.connected[parallel - 1] - service.connected[0]) * 1000
            row(f"{count} ids at {seconds * 1000:.0f} ms each, {parallel} at a time", f"{times[1]:.2f} s",
                f"{ideals[1]:.2f} s ideal; curl {times[0] / ideals[0]:.1%}", f"{times[1] / ideals[1]:.1%}",
                f"102 %, connections open at once (took {opened:.1f} ms)")


def main():
    programs, nginx = Path(sys.argv[1]), sys.argv[2]
    counts = [int(count) for count in sys.argv[3:]] or COUNTS
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o755)
        with Nginx(nginx, folder) as service:
            report({count: measure(programs, service.address, count) for count in counts})
            report_several(programs, service.address)
            report_frames(programs, service.address)
    report_slow(programs)


main()
