# shellcheck shell=bash
# SPDX-License-Identifier: MIT
# Minimal Debian systems to build and to try packages in. Sourced; needs root's rights for chroot, and of the
# computer uses only the processors, the network and the settings of apt.

project=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)
. "$project/packaging/linux/packages.sh"

# make_root RELEASE [arm64]: build/debian/RELEASE/base or build/debian/RELEASE-arm64/base, as debootstrap leaves it, to
# be copied and not to be used. The kernel has to run programs for arm64, as it does within arm64.sh.
make_root() {
    local base=$project/build/debian/$1${2:+-$2}/base mirror
    [ ! -d "$base" ] || return 0
    [ "$(id -u)" -eq 0 ] || { echo "Run it as root: it makes a root of its own for Debian." >&2; exit 1; }
    ensure_packages debootstrap
    # shellcheck disable=SC2016
    mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Origin: Debian' 'Label: Debian' | head -n 1)
    [ -n "$mirror" ] || { echo "This is no Debian: no place to take $1 from." >&2; exit 1; }
    rm -rf "$base.part"
    mkdir -p "$base.part"
    debootstrap ${2:+--arch="$2"} --variant=minbase --include=ca-certificates "$1" "$base.part" "$mirror"
    cp /etc/apt/apt.conf.d/* "$base.part/etc/apt/apt.conf.d/"
    mv "$base.part" "$base"
}

# in_root ROOT [FOLDER:PLACE…] -- COMMAND…: with these folders of the computer in it, in its folder /project
# where there is one. Nothing stays mounted.
in_root() {
    # shellcheck disable=SC2016
    unshare --mount --propagation private bash -euc '
        root=$1
        shift
        while [ "$1" != -- ]; do
            mount --bind "${1%%:*}" "$root${1##*:}"
            shift
        done
        shift
        mount -t proc proc "$root/proc"
        mount --rbind /dev "$root/dev"
        cp /etc/resolv.conf "$root/etc/resolv.conf"
        exec env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root DEBIAN_FRONTEND=noninteractive \
            chroot "$root" sh -c "cd /project 2>/dev/null || cd /; exec \"\$@\"" sh "$@"
    ' in_root "$@"
}
