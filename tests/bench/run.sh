#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# run.sh BUILD-FOLDER: runs the measurements that `bench` built there. For stable figures keep the computer idle.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd -P)
programs=$1/bin

# Unpacked and not installed, since the package would start a system service.
find_nginx() {
    command -v nginx && return
    local folder=$1/nginx
    if [ ! -x "$folder/usr/sbin/nginx" ]; then
        mkdir -p "$folder"
        (cd "$folder" && apt-get -q download nginx && dpkg -x nginx_*.deb .) >&2
    fi
    printf '%s\n' "$folder/usr/sbin/nginx"
}

# Accessibility is off, so that the program does no work for screen readers.
env=(env -u QT_LINUX_ACCESSIBILITY_ALWAYS_ON)
nginx=$(find_nginx "$1")
keepassxc=$(command -v keepassxc || true)
echo "| Measured | Svc Desktop | Baseline | Ratio | Goal |"
echo "|---|---|---|---|---|"
/usr/bin/python3 "$here/../support/stage.py" "${env[@]}" "$programs/bench_startup" "$programs" ${keepassxc:+"$keepassxc"}
"$programs/bench_ids"
"$programs/bench_redactor"
"$programs/bench_lookup"
/usr/bin/python3 "$here/../support/stage.py" "${env[@]}" /usr/bin/python3 "$here/many.py" "$programs" "$nginx"
