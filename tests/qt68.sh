#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# qt68.sh [CTEST ARGUMENTS…]: the tests on Debian 13 with its Qt 6.8, in a root of its own under build/qt68.
# The first time that root is made, which takes a few minutes. Needs root's rights for chroot; from the
# computer it uses only the processors, the network and the settings of apt.
set -euo pipefail
project=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
folder=$project/build/qt68
root=$folder/root

[ "$(id -u)" -eq 0 ] || { echo "Run it as root: it makes a root of its own for Debian 13." >&2; exit 1; }
command -v debootstrap >/dev/null || apt-get install -y --no-install-recommends debootstrap

if [ ! -e "$root/complete" ]; then
    # shellcheck disable=SC2016
    mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Origin: Debian' 'Label: Debian' | head -n 1)
    [ -n "$mirror" ] || { echo "This is no Debian: no place to take Debian 13 from." >&2; exit 1; }
    rm -rf "$root"
    mkdir -p "$root"
    debootstrap --variant=minbase --include=ca-certificates trixie "$root" "$mirror"
    cp /etc/apt/apt.conf.d/* "$root/etc/apt/apt.conf.d/"
    touch "$root/complete"
fi
mkdir -p "$folder/build" "$root/project"

# shellcheck disable=SC2016
unshare --mount --propagation private bash -euc '
    project=$1 folder=$2 root=$3
    shift 3
    mount --bind "$project" "$root/project"
    mount --bind "$folder/build" "$root/project/build" # what was built here is of another Qt
    mount -t proc proc "$root/proc"
    mount --rbind /dev "$root/dev"
    cp /etc/resolv.conf "$root/etc/resolv.conf"
    exec env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root DEBIAN_FRONTEND=noninteractive \
        chroot "$root" bash /project/tests/run.sh "$@"
' qt68 "$project" "$folder" "$root" "$@"
