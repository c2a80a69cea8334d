#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""run.py [--write] PROGRAMS PACKAGES: opens what the programs write with the readers that people use.

Prints a verdict for each format and reader, and ends with 1 if one is worse than in README.md; with --write, README.md
gets the verdicts. PACKAGES is the folder with the packages of npm.
"""
import os
import re
import sys
import tempfile
from pathlib import Path

from cases import cases
from make import make
from seen import Live
from service import Service

README = Path(__file__).resolve().with_name("README.md")
VERDICTS = ["right", "lossy", "wrong"]


def verdict_of(case, file):
    """Returns the verdict and why."""
    try:
        lost, wrong = case.compare(case.read(file), case.losses)
    except Live as live:
        lost, wrong = [], [f"a text of the service became a {live}"]
    except Exception as problem:  # any way to fail is a verdict
        lost, wrong = [], [f"{type(problem).__name__}: {problem}"]
    if not wrong:
        return ("lossy", "; ".join(lost)) if lost else ("right", "")
    for problem in wrong[:5]:
        print(f"    {case.format}, {case.reader}: {problem[:400]}", file=sys.stderr)
    return "wrong", case.if_wrong or "see the output of the command"


def table(rows):
    lines = ["| Format | Reader | Verdict | What is different |", "|---|---|---|---|"]
    return "\n".join(lines + [f"| {' | '.join(row)} |".replace("|  |", "| |") for row in rows]) + "\n"


def without_version(reader):
    return re.sub(r" \d[\w.+~-]*", "", reader)


def expected():
    cells = [[cell.strip() for cell in line.strip("|").split("|")]
             for line in README.read_text(encoding="utf-8").splitlines() if line.startswith("| ")]
    return {(row[0], without_version(row[1])): row[2] for row in cells if row[2:] and row[2] in VERDICTS}


def main():
    writes = "--write" in sys.argv
    programs, packages = (Path(path).resolve() for path in sys.argv[-2:])
    os.environ["SVC_READERS"] = str(packages)
    rows, known, worse = [], expected(), []
    with tempfile.TemporaryDirectory() as name, Service() as service:
        folder = Path(name)
        sent = make(programs, service, folder)
        for case in cases(service, sent):
            verdict, why = verdict_of(case, folder / case.file)
            rows.append([case.format, case.reader, verdict, why])
            print(f"{verdict:6} {case.format}: {case.reader}{': ' + why if why else ''}", flush=True)
            before = known.get((case.format, without_version(case.reader)), "right")
            if VERDICTS.index(verdict) > VERDICTS.index(before):
                worse.append(f"{case.format}, {case.reader}: {verdict}, and {before} in {README.name}")
    if writes:
        before, _, after = README.read_text(encoding="utf-8").partition("| Format |")
        README.write_text(before + table(rows) + "\n" + after.partition("\n\n")[2], encoding="utf-8")
        return 0
    print("\n" + table(rows))
    print("\n".join(worse) or "No verdict is worse than in tests/readers/README.md.")
    return 1 if worse else 0


if __name__ == "__main__":
    sys.exit(main())
