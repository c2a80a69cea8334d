#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""tst_rowschema.py PROGRAMS: rows and events of svc-cli are what app/cli/*.schema.json say."""
import copy
import json
import re
import subprocess
import sys
import unittest
from pathlib import Path

import jsonschema

PROGRAMS = Path(sys.argv[1]).resolve()
CLI = Path(__file__).resolve().parents[2] / "app" / "cli"
SCHEMA = json.loads((CLI / "rows.schema.json").read_text(encoding="utf-8"))
ROWS = jsonschema.Draft202012Validator(SCHEMA)
EVENT_SCHEMA = json.loads((CLI / "watch.schema.json").read_text(encoding="utf-8"))
# With the schema of rows in it, to which it refers as another file.
EVENTS = jsonschema.Draft202012Validator(
    {**EVENT_SCHEMA, "$defs": {**EVENT_SCHEMA["$defs"], "row": {"$id": "rows.schema.json", **SCHEMA}}})
IDS = "1001-1300,1901-1909,1911-1919,1950,1970,1980,1981"


def lookup(*arguments, key="key"):
    return subprocess.run([PROGRAMS / "svc-cli", *arguments], capture_output=True, check=False,
                          env={"SVC_API_KEY": key, "PATH": "/usr/bin:/bin"}).stdout


class TestRowSchema(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.rows = [json.loads(line) for line in lookup("--demo", "lookup", IDS).splitlines()]
        # Nothing listens at the port, so that the lookup stops.
        cls.rows += [json.loads(line) for line in
                     lookup("--server", "http://127.0.0.1:1", "--parallel", "1", "lookup", "7-9").splitlines()]

    def test_it_is_a_schema(self):
        jsonschema.Draft202012Validator.check_schema(SCHEMA)

    def test_rows_of_every_outcome(self):
        self.assertEqual({row["outcome"] for row in self.rows}, set(SCHEMA["properties"]["outcome"]["enum"]))
        kinds = {row["error"]["kind"] for row in self.rows if row["error"]}
        self.assertLessEqual({"not-found", "forbidden", "server-fault", "data", "redirect", "protocol", "refused"}, kinds)
        for row in self.rows:
            self.assertEqual([error.message for error in ROWS.iter_errors(row)], [], row)

    def test_every_documented_field_is_seen(self):
        def fields(schema, value, path):
            for name, below in schema.get("properties", {}).items():
                seen.discard(f"{path}.{name}") if value and name in value else None
                fields(below, value.get(name) if value else None, f"{path}.{name}")

        def names(schema, path):
            return {name for key, below in schema.get("properties", {}).items()
                    for name in {f"{path}.{key}"} | names(below, f"{path}.{key}")}

        notification = SCHEMA["$defs"]["notification"]
        seen = names(notification, "$")
        self.assertEqual(len(seen), 14)
        for row in self.rows:
            fields(notification, row["notification"], "$")
        self.assertEqual(seen, set())

    def test_json_and_matrices(self):
        for row in json.loads(lookup("--demo", "lookup", "1001-1003,1904", "--format", "json")):
            ROWS.validate(row)
        both = ("--connection", "production", "--connection", "test")
        matrix = json.loads(lookup("--demo", *both, "lookup", "1001-1010", "--format", "matrix-json"))
        self.assertEqual(len(matrix), 10)
        for line in matrix:
            for answer in line["answers"]:
                ROWS.validate(answer)

    def test_kinds_of_errors(self):
        table = (CLI / "README.md").read_text(encoding="utf-8").split("| Kind | |\n")[1].split("\n\n")[0]
        self.assertEqual(re.findall(r"(?m)^\| `([\w-]+)` \|", table),
                         SCHEMA["$defs"]["error"]["properties"]["kind"]["enum"])

    def test_other_rows_are_refused(self):
        found = next(row for row in self.rows if row["outcome"] == "found")
        missing = next(row for row in self.rows if row["outcome"] == "not-found")
        skipped = next(row for row in self.rows if row["outcome"] == "not-looked-up")
        for row, change in ((found, {"outcome": "lost"}), (found, {"id": "7"}), (found, {"id": 2147483648}),
                            (found, {"notification": None}), (found, {"more": 1}), (found, {"createdAt": "today"}),
                            (missing, {"error": None}), (missing, {"fetchedAt": None}),
                            (missing, {"notification": {"notificationId": 1}}), (skipped, {"error": missing["error"]})):
            changed = {**copy.deepcopy(row), **change}
            self.assertFalse(ROWS.is_valid(changed), change)
        for name in found:
            self.assertFalse(ROWS.is_valid({key: value for key, value in found.items() if key != name}), name)


class TestEventSchema(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        # 1990 becomes read 20 seconds after the service has started, 1991 is found after 30.
        with subprocess.Popen([PROGRAMS / "svc-demo-service", "--age", "15", "--until-stdin-closes"],
                              stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as service:
            server = service.stdout.readline().split()[-1]
            output = lookup("--server", server, "watch", "1990,1991,1904", "--every", "10", "--for", "25s",
                            key="demo-key")
            service.stdin.close()
        cls.events = [json.loads(line) for line in output.splitlines()]

    def test_it_is_a_schema(self):
        jsonschema.Draft202012Validator.check_schema(EVENT_SCHEMA)

    def test_every_event(self):
        self.assertEqual([event["event"] for event in self.events], ["now"] * 3 + ["changed"] * 2 + ["ended"])
        for event in self.events:
            self.assertEqual([error.message for error in EVENTS.iter_errors(event)], [], event)
        self.assertEqual([event["changes"] for event in self.events[3:5]],
                         [[{"field": "read", "before": False, "after": True}],
                          [{"field": "outcome", "before": "not-found", "after": "found"}]])
        self.assertEqual([event["mayBeOwnRead"] for event in self.events[3:5]], [True, False])

    def test_other_events_are_refused(self):
        changed = self.events[3]
        for change in ({"event": "lost"}, {"changes": []}, {"mayBeOwnRead": None}, {"more": 1}, {"row": {}},
                       {"changes": [{"field": "read", "before": "no", "after": True}]}):
            self.assertFalse(EVENTS.is_valid({**changed, **change}), change)
        for name in changed:
            self.assertFalse(EVENTS.is_valid({key: value for key, value in changed.items() if key != name}), name)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
