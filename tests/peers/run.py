#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""run.py PROGRAMS [TESTS…]: runs the tests of all peers, or those that are named: `test_squid.Squid.test_basic`."""
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parent


def main():
    with tempfile.TemporaryDirectory() as certificates:
        subprocess.run(["bash", HERE.parent / "support/certificates.sh", certificates], check=True)
        os.environ["SVC_PEERS_PROGRAMS"] = str(Path(sys.argv[1]).resolve())
        os.environ["SVC_PEERS_CERTIFICATES"] = certificates
        sys.path.insert(0, str(HERE))
        loader = unittest.TestLoader()
        tests = loader.loadTestsFromNames(sys.argv[2:]) if sys.argv[2:] else loader.discover(str(HERE))
        result = unittest.TextTestRunner(verbosity=2).run(tests)
        return 0 if result.wasSuccessful() and result.testsRun > 0 else 1


if __name__ == "__main__":
    sys.exit(main())
