#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Counts the cases of the fault matrix that a test run has shown.

    faultsummary.py LOG…     for example build/test/Testing/Temporary/LastTest.log

A case is named by its id at the start of a row (“F04 short Content-Length: G”) or of a test function
(“u03_killed…”, “test_u03_killed…”), in the output of Qt Test or of unittest. It counts when a test that
names it ran and passed, and none that names it failed or was skipped. All others are listed with their
results. Exits with 1 if a case failed. Prints nothing for a run that named none.
"""
import re
import sys

GROUPS = {
    "C": (7, "connect"), "T": (17, "TLS"), "F": (11, "framing"), "H": (10, "HTTP"),
    "R": (7, "redirects and credentials"), "J": (12, "body and JSON"), "S": (6, "time"), "L": (3, "load"),
    "U": (11, "window and local state"), "K": (8, "secrets"), "D": (11, "deep link and input"),
}
CASES = [f"{group}{number:02}" for group, (count, _) in GROUPS.items() for number in range(1, count + 1)]

# Names cases in its rows, too, but gets prepared results and provokes nothing.
TABLES = "TestOutcomeFaults"

ID = r"(?P<id>[CTFHRJSLUKDctfhrjslukd]\d\d)"
QT_ROW = re.compile(rf"^(?P<result>PASS|FAIL!|SKIP|XFAIL|XPASS) *: (?!{TABLES})\w+::(?:\w+\()?{ID}(?=[ _:)])(?P<rest>.*)")
UNITTEST = re.compile(rf"^test_{ID}_\S* \(.*\) ?\.\.\. (?P<result>ok|FAIL|ERROR|skipped)(?P<rest>.*)")


class Shown:
    def __init__(self):
        self.passed = 0
        self.failed = []
        self.skipped = []


def read(logs):
    shown = {case: Shown() for case in CASES}
    for log in logs:
        with open(log, encoding="utf-8", errors="replace") as lines:
            for line in lines:
                match = QT_ROW.match(line) or UNITTEST.match(line)
                if not match or match["id"].upper() not in shown:
                    continue
                case = shown[match["id"].upper()]
                if match["result"] in ("PASS", "ok"):
                    case.passed += 1
                elif match["result"] in ("SKIP", "skipped"):
                    case.skipped.append(match["rest"].strip(" ):"))
                else:
                    case.failed.append(match["rest"].strip(" ):"))
    return shown


def counts(case):
    return case.passed and not case.failed and not case.skipped


def main():
    shown = read(sys.argv[1:])
    if all(vars(case) == vars(Shown()) for case in shown.values()):
        return 0  # the run named no cases
    for group, (count, name) in GROUPS.items():
        good = sum(1 for case in CASES if case[0] == group and counts(shown[case]))
        rows = sum(shown[case].passed for case in CASES if case[0] == group)
        print(f"  {group}  {good:2} of {count:2}  {rows:4} rows  {name}")
    for case in CASES:
        for what in sorted(set(shown[case].failed)):
            print(f"  {case} failed: {what}")
        for what in sorted(set(shown[case].skipped)):
            print(f"  {case} skipped: {what}")
    missing = [case for case in CASES if vars(shown[case]) == vars(Shown())]
    if missing:
        print("  not shown by any test: " + " ".join(missing))
    print(f"Fault matrix: {sum(1 for case in CASES if counts(shown[case]))} of {len(CASES)}")
    return 1 if any(case.failed for case in shown.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
