#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Builds the packages of Debian 12 for arm64 on amd64, with Debian's own compiler and libraries; runs the portable
# tests and tries the packages, under qemu. All of it is in build/arm64. Needs root's rights.
#
#   packaging/linux/arm64.sh            everything
#   packaging/linux/arm64.sh --pack     builds and packs alone
#   packaging/linux/arm64.sh --test     builds the tests and runs them alone
#   packaging/linux/arm64.sh --trial    tries the packages that are there
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/root.sh"

work=$project/build/arm64
case ${1:-} in
"") steps="pack test trial" ;;
--pack | --test | --trial) steps=${1#--} ;;
*) fail "usage: packaging/linux/arm64.sh [--pack | --test | --trial]" ;;
esac

# emulate [ROOT]: until this script ends the kernel runs programs for arm64 with the qemu of that root, in all roots
# (F), and before what the computer has registered itself. Without ROOT no longer.
emulate() {
    # shellcheck disable=SC2016
    unshare --mount --propagation private sh -euc '
        cd /proc/sys/fs
        [ -e binfmt_misc/register ] || mount -t binfmt_misc none binfmt_misc
        cd binfmt_misc
        [ ! -e svc-arm64 ] || echo -1 >svc-arm64
        [ -z "$1" ] || sed "s,^:[^:]*:,:svc-arm64:,; s,[^:]*:[^:]*$,$1/usr/bin/qemu-aarch64:PF," \
            "$1/usr/share/qemu/binfmt.d/qemu-aarch64.conf" >register' sh "${1:-}"
}

# A root for amd64, whose libraries to build with are those for arm64; what runs while building is amd64's. Its qemu is
# the one of backports, since with Debian 12's own Qt starts no other program: it refuses CLONE_PIDFD.
make_cross_root() {
    local package packages=(g++-aarch64-linux-gnu)
    [ ! -d "$work/root" ] || return 0
    for package in "${build_packages[@]}" "${package_packages[@]}"; do
        case $package in
        libexpected-dev | dpkg-dev) ;; # the same for all
        *-dev | qt6-wayland) package+=:arm64 ;;
        esac
        packages+=("$package")
    done
    make_root bookworm
    say "Installing the compiler, libraries for arm64 and qemu in build/arm64/root"
    rm -rf "$work/root.part"
    mkdir -p "$work"
    cp -a "$project/build/debian/bookworm/base" "$work/root.part"
    mkdir "$work/root.part/project"
    sed 's/ bookworm / bookworm-backports /' "$work/root.part/etc/apt/sources.list" \
        >"$work/root.part/etc/apt/sources.list.d/backports.list"
    {
        in_root "$work/root.part" -- dpkg --add-architecture arm64
        in_root "$work/root.part" -- "${apt_get[@]}" update
        in_root "$work/root.part" -- "${apt_get[@]}" install --no-install-recommends qemu-user/bookworm-backports
        emulate "$work/root.part" # for what packages run when they are set up
        in_root "$work/root.part" -- "${apt_get[@]}" install --no-install-recommends "${packages[@]}"
    } >"$work/root.log"
    mv "$work/root.part" "$work/root"
}

# in_cross_root COMMAND…: CMake takes the toolchain from the environment, dpkg-shlibdeps the architecture.
in_cross_root() {
    in_root "$work/root" "$project:/project" "$work/build:/project/build" -- \
        env CMAKE_TOOLCHAIN_FILE=/project/packaging/linux/arm64.cmake QMAKE=aarch64-linux-gnu-qmake6 DEB_HOST_ARCH=arm64 \
        SOURCE_DATE_EPOCH="${SOURCE_DATE_EPOCH:-$(git -C "$project" log -1 --format=%ct)}" "$@"
}

run_tests() {
    # shellcheck disable=SC2016
    in_cross_root bash -euc 'root=$PWD; . packaging/linux/packages.sh; build test portable_tests'
    # Left out: those that show hundreds of windows, which takes qemu too long, and one that limits memory, of which
    # qemu takes no notice. For the others the time is longer that ctest, and Qt Test for each function, waits.
    in_cross_root env QTEST_FUNCTION_TIMEOUT=900000 ctest --preset test --timeout 900 -j2 \
        --label-regex portable --exclude-regex '^tst_(surface|hostiletexts|resultrows)'
}

trap 'emulate; rm -f "$log"' EXIT
make_cross_root
mkdir -p "$work/build"
emulate "$work/root"
for step in $steps; do
    case $step in
    pack) in_cross_root bash packaging/linux/build.sh ;;
    test) run_tests ;;
    trial) bash "$project/packaging/linux/trial.sh" bookworm "$work/build/package/packages" arm64 ;;
    esac
done
