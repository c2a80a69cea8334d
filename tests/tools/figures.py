#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""figures.py FOLDER: prints the results of tests, sanitizers, soak and fuzzers as a Markdown table.

FOLDER contains their output as tests.log, asan.log, soak.log and fuzz.log. Figures of missing runs are marked.
Exits with 1 if a goal is missed or a figure was not measured.
"""
import re
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
NOT_MEASURED = "not measured"


def read(folder, name):
    file = Path(folder, name)
    return file.read_text(errors="replace") if file.exists() else ""


def found(pattern, text):
    match = re.search(pattern, text)
    return match.groups() if match else None


def rows(tests, function):
    """Returns how many rows of a test function passed, or 0 if one failed."""
    if re.search(rf"^(FAIL!|SKIP) *: {function}\(", tests, re.MULTILINE):
        return 0
    return len(re.findall(rf"^PASS *: {function}\((?!\))", tests, re.MULTILINE))


def faults(folder, tests):
    if not tests:
        return None
    output = subprocess.run([sys.executable, HERE / "faultsummary.py", Path(folder, "tests.log")],
                          capture_output=True, text=True).stdout
    shown = found(r"Fault matrix: (\d+) of (\d+)", output)
    return shown and (f"{shown[0]} of {shown[1]}", shown[0] == shown[1])


def drops(tests):
    times = found(r"figure: (\d+) drops a row", tests)
    count = rows(tests, "TestDroppedUpgrades::dropped") * int(times[0]) if times else 0
    return count and (f"0 more than one each, 0 reported as failed or not sent, in {count} drops", count >= 1000)


def of_rows(tests, function, what, least):
    count = rows(tests, function)
    return count and (f"0 in {count} {what}", count >= least)


def latest_end(tests):
    ends = [int(ms) for ms in re.findall(r"^figure: (\d+) ms past its deadline", tests, re.MULTILINE)]
    return ends and (f"{max(ends)} ms past its deadline at most", max(ends) <= 500)


def canaries(tests):
    looked = found(r"figure: (\d+) texts and files looked through", tests)
    return looked and (f"0 in {looked[0]} texts and files", "FAIL!  : TestCanaries" not in tests)


def fuzzing(fuzz):
    total = found(r"together +(\d+) executions", fuzz)
    clean = fuzz.count("executions, nothing found")
    broken = len(re.findall(r"^The fuzzer \w+ found", fuzz, re.MULTILINE))
    return total and (f"{broken} findings in {int(total[0]):,} executions, {clean} targets without one", broken == 0)


def sanitizers(asan):
    ended = found(r"(\d+)% tests passed, (\d+) tests failed out of (\d+)", asan)
    return ended and (f"{ended[2]} programs and journeys, {ended[1]} with a finding", ended[1] == "0")


def of_soak(soak, pattern, text, holds):
    numbers = found(pattern, soak)
    return numbers and (text.format(*numbers), holds(*numbers))


def damaged(tests):
    count = rows(tests, r"\w+::u01_\w*") or len(re.findall(r"^PASS *: \w+::\w+\(U01 ", tests, re.MULTILINE))
    return count and (f"{count} of {count} start", count >= 50)


def figures(folder):
    tests, asan = read(folder, "tests.log"), read(folder, "asan.log")
    soak, fuzz = read(folder, "soak.log"), read(folder, "fuzz.log")
    return [
        ("Faults reported correctly", "all", faults(folder, tests)),
        ("Upgrades whose connection is dropped: requests beyond the first", "0 in 1,000", drops(tests)),
        ("Bytes at another place than the one asked, over redirects", "0 in 96",
         of_rows(tests, "TestRedirectFaults::redirect", "redirects", 96)),
        ("Bytes of a request that a server with a bad certificate gets", "0 of 11 kinds",
         of_rows(tests, r"TestTlsFaults::(?:badCertificate|weak)", "requests", 11)),
        ("Secrets found in logs, files, copies, titles, the accessibility tree", "0", canaries(tests)),
        ("Fuzzing under ASan and UBSan", "0 findings", fuzzing(fuzz)),
        ("All tests under ASan and UBSan", "clean", sanitizers(asan)),
        ("10,000 lookups, 20 % with a fault: lost or wrong", "0",
         of_soak(soak, r"(\d+) lookups, (\d+) with a fault: (\d+) lost", "{2} of {0}",
                 lambda _total, _faults, wrong: wrong == "0")),
        ("… growth of resident memory after the first 1,000", "below 5 %",
         of_soak(soak, r"at the end: \+?(-?[\d.]+) %", "{0} %", lambda growth: float(growth) < 5)),
        ("… open descriptors, after 1,000 and at the end", "2 apart",
         of_soak(soak, r"open descriptors (\d+), (\d+) at", "{0}, {1}", lambda a, b: abs(int(a) - int(b)) <= 2)),
        ("… event loop blocked at most", "100 ms",
         of_soak(soak, r"blocked for more than .*, (\d+) ms at most", "{0} ms", lambda ms: int(ms) <= 100)),
        ("Hostile bodies, growth of the peak", "16 MiB",
         of_soak(soak, r"peak memory grew by ([\d.]+) MiB", "{0} MiB", lambda mib: float(mib) <= 16)),
        ("Every request ends", "500 ms past its deadline", latest_end(tests)),
        ("Damaged files of ours", "50 of 50 start", damaged(tests)),
        ("System calls made to fail: crashes, hangs, untruths", "0",
         of_soak("\n".join(re.findall(r".*with a call that fails.*", soak)) and totals(soak),
                 r"(\d+) runs, (\d+) wrong", "{1} in {0} runs", lambda _runs, wrong: wrong == "0")),
        ("Upgrades killed: sent again by themselves, records lost", "0",
         of_soak(soak, r"(\d+) times killed, \d+ of them after it was sent, (\d+) wrong", "{1} in {0}",
                 lambda _times, wrong: wrong == "0")),
    ]


def totals(soak):
    runs = re.findall(r"(\d+) runs with a call that fails, (\d+) wrong", soak)
    return f"{sum(int(run) for run, _ in runs)} runs, {sum(int(wrong) for _, wrong in runs)} wrong"


def main():
    missed = 0
    print("| | goal | measured |\n|---|---|---|")
    for name, goal, figure in figures(sys.argv[1]):
        text, is_reached = figure or (NOT_MEASURED, False)
        missed += not is_reached
        print(f"| {name} | {goal} | {text}{'' if is_reached else ' **(not reached)**'} |")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
