#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# run.sh BUILD-FOLDER SECONDS: runs each fuzzer that `fuzz` built there for that long, one on each core. The corpus is
# kept in BUILD-FOLDER/corpus for the next run; inputs that break something are written to BUILD-FOLDER/found.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd -P)
build=$1 seconds=$2
mkdir -p "$build/found"

run_fuzzer() {
    local program=$1 name=${1##*/fuzz_} output
    mkdir -p "$build/corpus/$name"
    output=$("$program" -max_total_time="$seconds" -timeout=10 -rss_limit_mb=2048 -print_final_stats=1 \
        -artifact_prefix="$build/found/$name-" "$build/corpus/$name" "$here/seeds/$name" 2>&1) || {
        printf '%s\n' "$output" | tail -n 40 >&2
        printf 'The fuzzer %s found something; the input is in %s\n' "$name" "$build/found" >&2
        return 1
    }
    printf '%-14s %12d executions, nothing found\n' "$name" \
        "$(sed -n 's/^stat::number_of_executed_units: *//p' <<<"$output")"
}
export -f run_fuzzer
export here build seconds

result=0
summary=$(mktemp)
trap 'rm -f "$summary"' EXIT
printf '%s\0' "$build"/bin/fuzz_* |
    xargs -0 -n 1 -P "$(getconf _NPROCESSORS_ONLN)" bash -c 'run_fuzzer "$1"' run_fuzzer | tee "$summary" || result=1
awk '{ total += $2 } END { printf "%-14s %12d executions\n", "together", total }' "$summary"
exit "$result"
