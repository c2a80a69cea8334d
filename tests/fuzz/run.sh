#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# run.sh BUILD-FOLDER SECONDS: runs each fuzzer that `fuzz` built there for that long. The corpus is kept in
# BUILD-FOLDER/corpus for the next run; inputs that break something are written to BUILD-FOLDER/found.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd -P)
build=$1 seconds=$2
mkdir -p "$build/found"
total=0 result=0
for program in "$build"/bin/fuzz_*; do
    name=${program##*/fuzz_}
    mkdir -p "$build/corpus/$name"
    output=$("$program" -max_total_time="$seconds" -timeout=10 -rss_limit_mb=2048 -print_final_stats=1 \
        -artifact_prefix="$build/found/$name-" "$build/corpus/$name" "$here/seeds/$name" 2>&1) || {
        printf '%s\n' "$output" | tail -n 40 >&2
        printf 'The fuzzer %s found something; the input is in %s\n' "$name" "$build/found" >&2
        result=1
        continue
    }
    runs=$(sed -n 's/^stat::number_of_executed_units: *//p' <<<"$output")
    printf '%-14s %12d executions, nothing found\n' "$name" "$runs"
    total=$((total + runs))
done
printf '%-14s %12d executions\n' together "$total"
exit "$result"
