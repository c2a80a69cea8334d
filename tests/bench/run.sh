#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# run.sh BUILD-FOLDER: runs the measurements that `bench` built there. For steady figures leave the
# computer alone meanwhile.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd -P)
programs=$1/bin

# Unpacked and not installed, since an installed one would start a web server for good.
find_nginx() {
    command -v nginx && return
    local folder=$1/nginx
    if [ ! -x "$folder/usr/sbin/nginx" ]; then
        mkdir -p "$folder"
        (cd "$folder" && apt-get -q download nginx && dpkg -x nginx_*.deb .) >&2
    fi
    printf '%s\n' "$folder/usr/sbin/nginx"
}

# Nobody listens, so that the program does not work for a screen reader.
env=(env -u QT_LINUX_ACCESSIBILITY_ALWAYS_ON)
/usr/bin/python3 "$here/../support/stage.py" "${env[@]}" "$programs/bench_startup" "$programs"
"$programs/bench_ids"
"$programs/bench_redactor"
"$programs/bench_lookup"
nginx=$(find_nginx "$1")
/usr/bin/python3 "$here/../support/stage.py" "${env[@]}" /usr/bin/python3 "$here/many.py" "$programs" "$nginx"
