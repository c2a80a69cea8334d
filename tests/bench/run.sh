#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# run.sh BUILD-FOLDER: runs the measurements that `bench` built there. For steady figures leave the
# computer alone meanwhile.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd -P)
programs=$1/bin

# Nobody listens, so that the program does not work for a screen reader.
env=(env -u QT_LINUX_ACCESSIBILITY_ALWAYS_ON)
/usr/bin/python3 "$here/../support/stage.py" "${env[@]}" "$programs/bench_startup" "$programs"
"$programs/bench_ids"
"$programs/bench_lookup"
