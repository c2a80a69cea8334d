#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Installs missing packages, builds the test preset, and runs all tests through CTest.
#
#   tests/run.sh [CTEST ARGUMENTS…]           for example -R e2e --verbose
#   tests/run.sh --asan [CTEST ARGUMENTS…]    the same under the sanitizers
#   tests/run.sh --qt68 [CTEST ARGUMENTS…]    the same on Debian 13 with Qt 6.8, in a root of its own
#   tests/run.sh --heard [--quick]            conversations with the window through a screen reader, or the main ones
#   tests/run.sh --readers [--write]          opens every format with the programs that people use, or writes the table
#   tests/run.sh --peers [TESTS…]             talks to real servers and proxies
#   tests/run.sh --tidy                       compiles everything with clang and clang-tidy
#   tests/run.sh --fuzz SECONDS               runs each fuzzer for that long, under the sanitizers
#   tests/run.sh --soak                       ten thousand lookups with faults, failing system calls, kill -9
#   tests/run.sh --figures                    all of the above but --tidy, and a table of the results
#   tests/run.sh --bench                      measures the release preset, prints ratios
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
. "$root/packaging/linux/packages.sh"

# A temporary home folder, so that no test reads or writes the user's files. Its path is short, because paths of
# sockets in it are limited to 107 bytes.
make_private_home() {
    rm -rf ${home:+"$home"}
    home=$(mktemp -d /tmp/svc-tests.XXXXXX)
    trap 'rm -rf "$log" "$home"' EXIT
    mkdir -m 700 "$home/runtime"
    private_home=(env -u DISPLAY -u WAYLAND_DISPLAY -u DBUS_SESSION_BUS_ADDRESS
        -u XDG_CONFIG_HOME -u XDG_DATA_HOME -u XDG_CACHE_HOME -u XDG_STATE_HOME
        "HOME=$home" "XDG_RUNTIME_DIR=$home/runtime" LC_ALL=C.UTF-8)
}

# Most tests wait most of the time, so four run per core; under the sanitizers they need more CPU.
run_tests() {
    local preset=$1 jobs
    shift
    jobs=$(getconf _NPROCESSORS_ONLN)
    [ "$preset" = asan ] || jobs=$((4 * jobs))
    ensure_packages "${build_packages[@]}" "${window_packages[@]}" "${test_packages[@]}"
    build "$preset"
    make_private_home
    say "Running the tests of build/$preset"
    local result=0
    (cd "$root" && "${private_home[@]}" ctest --preset "$preset" -j "$jobs" "$@") || result=$?
    python3 "$root/tests/tools/faultsummary.py" "$root/build/$preset/Testing/Temporary/LastTest.log" || result=1
    return "$result"
}

heard() {
    ensure_packages "${build_packages[@]}" "${window_packages[@]}" "${heard_packages[@]}"
    build test svc-desktop svc-demo-service
    make_private_home
    "${private_home[@]}" /usr/bin/python3 "$root/tests/heard/run.py" "$@" "$root/build/test/bin"
}

readers() {
    local packages=$root/build/readers
    ensure_packages "${build_packages[@]}" "${window_packages[@]}" "${readers_packages[@]}"
    command -v npm >/dev/null || ensure_packages npm
    build test readers
    make_private_home
    mkdir -p "$packages"
    [ -f "$packages/package.json" ] || echo '{"private": true}' >"$packages/package.json"
    npm install --prefix "$packages" --no-audit --no-fund --ignore-scripts --save-exact "${readers_npm_packages[@]}" \
        </dev/null >"$log" 2>&1 || { cat "$log" >&2; fail "npm could not install packages."; }
    "${private_home[@]}" /usr/bin/python3 "$root/tests/readers/run.py" "$@" "$root/build/test/bin" "$packages"
}

peers() {
    ensure_packages "${build_packages[@]}" "${peers_packages[@]}"
    build test peers
    make_private_home
    "${private_home[@]}" /usr/bin/python3 "$root/tests/peers/run.py" "$root/build/test/bin" "$@"
}

soak() {
    ensure_packages "${build_packages[@]}" "${window_packages[@]}" "${test_packages[@]}" strace
    build test soak
    make_private_home
    "${private_home[@]}" bash "$root/tests/soak/run.sh" "$root/build/test"
}

fuzz() {
    ensure_packages "${build_packages[@]}" "${fuzz_packages[@]}"
    build fuzz fuzz
    make_private_home
    "${private_home[@]}" bash "$root/tests/fuzz/run.sh" "$root/build/fuzz" "$1"
}

# The output of each command is kept in build/figures. Takes more than an hour on two cores.
figures() {
    local folder=$root/build/figures result=0
    mkdir -p "$folder"
    SVC_DROPS=100 run_tests test || result=1
    cp "$root/build/test/Testing/Temporary/LastTest.log" "$folder/tests.log"
    run_tests asan 2>&1 | tee "$folder/asan.log" || result=1
    soak 2>&1 | tee "$folder/soak.log" || result=1
    fuzz 180 2>&1 | tee "$folder/fuzz.log" || result=1
    python3 "$root/tests/tools/figures.py" "$folder" || result=1
    return "$result"
}

case ${1:-} in
--asan)
    shift
    run_tests asan "$@"
    ;;
--qt68)
    shift
    bash "$root/packaging/linux/in-debian.sh" trixie bash tests/run.sh "$@"
    ;;
--heard)
    shift
    heard "$@"
    ;;
--readers)
    shift
    readers "$@"
    ;;
--tidy)
    ensure_packages "${build_packages[@]}" "${window_packages[@]}" "${test_packages[@]}" "${tidy_packages[@]}"
    build tidy all bench soak tour readers peers
    say "clang-tidy has nothing to say"
    ;;
--fuzz)
    [[ ${2:-} =~ ^[1-9][0-9]*$ ]] || fail "How many seconds for each? For example: tests/run.sh --fuzz 60"
    fuzz "$2"
    ;;
--peers)
    shift
    peers "$@"
    ;;
--soak)
    soak
    ;;
--figures)
    figures
    ;;
--bench)
    ensure_packages "${build_packages[@]}" "${window_packages[@]}" "${bench_packages[@]}"
    build release all bench
    make_private_home
    "${private_home[@]}" bash "$root/tests/bench/run.sh" "$root/build/release"
    ;;
*)
    run_tests test "$@"
    ;;
esac
