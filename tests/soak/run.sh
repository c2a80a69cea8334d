#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# run.sh BUILD-FOLDER: runs the soak and torture.py with the programs that `soak` built there. Takes ten minutes.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd -P)
programs=$1/bin
result=0

echo "Lookups through the open window, every fifth with a fault"
/usr/bin/python3 "$here/../support/stage.py" env -u QT_LINUX_ACCESSIBILITY_ALWAYS_ON \
    "$programs/soak_lookups" 10000 1000 || result=1
echo "Answers that are made to take memory"
"$programs/soak_bodies" || result=1
echo "System calls that fail, and kill -9 in an upgrade"
PYTHONPATH="$here/../e2e" /usr/bin/python3 "$here/torture.py" "$programs" || result=1
exit "$result"
