# SPDX-License-Identifier: MIT
"""Writes every format into a folder, as files named after format and ending."""
import json
import os
import subprocess
from pathlib import Path

from service import NOTIFICATIONS

IDS = [str(each["notificationId"]) for each in NOTIFICATIONS]
FORMATS = {
    "table.csv": ["csv"], "semicolon.csv": ["csv", "--separator", "semicolon"],
    "tab.csv": ["csv", "--separator", "tab"],
    "table.json": ["json"], "table.ndjson": ["ndjson"], "table.md": ["markdown"], "table.jira": ["jira"],
    "summary.md": ["summary"], "report.html": ["html", "--cards"], "table.xlsx": ["xlsx"],
}
CONNECTIONS = {"readers live": "PRODUCTION", "readers test": "TEST"}


def make(programs, service, folder):
    environment = {**os.environ, "XDG_CONFIG_HOME": str(folder / "config"), "QT_QPA_PLATFORM": "offscreen"}

    def cli(*arguments, input="", **more):
        return subprocess.run([programs / "svc-cli", *arguments], input=input.encode(), env={**environment, **more},
                              stdout=subprocess.PIPE, check=True).stdout

    def looked_up(ids, options):
        return cli("--server", service.address, "lookup", ids, "--format", *options, SVC_API_KEY="key-of-the-readers")

    for name, options in FORMATS.items():
        (folder / name).write_bytes(looked_up(",".join(IDS), options))
    for name, form in ("records.md", "markdown"), ("records.jira", "jira"):
        (folder / name).write_bytes(b"\n".join(looked_up(number, [form]) for number in IDS))

    connections = [{"name": name, "serviceAddress": service.address, "environment": environment_name,
                    "dataSource": "readers", "userName": "reader"} for name, environment_name in CONNECTIONS.items()]
    file = folder / "connections.json"
    file.write_text(json.dumps({"format": "svc-desktop-connections", "version": 1, "connections": connections}))
    cli("connections", "import", file, "--yes")
    secrets = "".join(json.dumps({"connection": name, "apiKey": "key-of-the-readers", "password": "a password"}) + "\n"
                      for name in CONNECTIONS)
    both = [word for name in CONNECTIONS for word in ("--connection", name)]
    for name in ("matrix.csv", "matrix.xlsx"):
        (folder / name).write_bytes(cli(*both, "--secrets-stdin", "lookup", ",".join(IDS), "--format",
                                        name.replace(".", "-"), input=secrets))

    service.requests.clear()
    subprocess.run([programs / "window_copies", service.address, folder, *IDS], env=environment, check=True)
    return list(service.requests)
