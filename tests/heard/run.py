#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""run.py [--quick] PROGRAMS: has all conversations, or the most important ones, each on a stage of its own."""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
STAGE = FOLDER.parent / "support" / "stage.py"
QUICK = ("sign_in", "many_ids")


def have(conversation, programs):
    """Returns whether everything was heard, and what was printed."""
    ended = subprocess.run(
        [sys.executable, STAGE, sys.executable, FOLDER / "conversation.py", conversation],
        cwd=FOLDER, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False,
        env={**os.environ, "SVC_PROGRAMS": programs, "SVC_EVIDENCE": f"{programs}/../tests/heard",
             "PYTHONDONTWRITEBYTECODE": "1"})
    return ended.returncode == 0, ended.stdout


def main(arguments):
    programs = str(Path(arguments[-1]).resolve())
    conversations = sorted((FOLDER / "conversations").glob("*.txt"))
    if "--quick" in arguments:
        conversations = [conversation for conversation in conversations if conversation.stem in QUICK]
    failed = 0
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        results = pool.map(lambda conversation: have(conversation, programs), conversations)
        for conversation, (is_heard, printed) in zip(conversations, results):
            print(f"{'heard' if is_heard else 'NOT HEARD'}: {conversation.stem}", flush=True)
            print(printed, end="", flush=True)
            failed += not is_heard
    print(f"{len(conversations) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
