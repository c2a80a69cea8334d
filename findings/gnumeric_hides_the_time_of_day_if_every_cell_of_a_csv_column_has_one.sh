#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Gnumeric 1.12.55 (Debian 12, gnumeric 1.12.55-1) and a CSV column of dates with times.
#
# Gnumeric makes dates of cells such as 2026-03-01 06:00:00. If all cells of the column look like that, it gives the
# column a format with the day alone: what a person sees, prints and exports as shown has no time any more. The value
# still has it. One word among the cells brings the time back, now with the month as a word. So whether a time is seen
# depends on the other rows.
#
# Output seen:
#   all cells have a time: 2026-03-01 2026-03-02
#   the values behind them: 46082.25 46083.75
#   one cell is a word: 2026-Mar-01 6:00:00 2026-Mar-02 18:00:00 none
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export HOME=$folder LC_ALL=C.UTF-8
dpkg-query -W -f '${Version}\n' gnumeric 2>/dev/null | grep -q '^1\.12\.55-' ||
    { echo "This is about gnumeric 1.12.55: apt-get install gnumeric on Debian 12." >&2; exit 2; }

# cells FILE FORMAT: the cells of the first column, without its title.
cells() {
    ssconvert -T Gnumeric_stf:stf_assistant -O "format=$2" "$1" fd://1 2>/dev/null | tail -n +2 | tr -d '"\r' |
        paste -s -d ' '
}
printf 'created\n2026-03-01 06:00:00\n2026-03-02 18:00:00\n' >all.csv
printf 'created\n2026-03-01 06:00:00\n2026-03-02 18:00:00\nnone\n' >one.csv
{
    echo "all cells have a time: $(cells all.csv preserve)"
    echo "the values behind them: $(cells all.csv raw)"
    echo "one cell is a word: $(cells one.csv preserve)"
} | tee seen
diff seen - <<'SEEN'
all cells have a time: 2026-03-01 2026-03-02
the values behind them: 46082.25 46083.75
one cell is a word: 2026-Mar-01 6:00:00 2026-Mar-02 18:00:00 none
SEEN
