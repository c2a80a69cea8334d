#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# @usebruno/lang 0.39.0 writes the variables of an environment and reads them again.
#
# A value of several lines stands between two lines of ''', and nothing is escaped in it. A line of the value that
# begins with three quotes, as in source text of Python, ends it. What follows is no variable: the whole file is
# refused, with all other variables. Three quotes within a line are kept.
#
# Output seen:
#   "a\nb '''" is read as "a\nb '''"
#   "a\n'''\nb" can't be read: Line 5, col 6:
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts @usebruno/lang@0.39.0 >/dev/null
cat >again.js <<'JS'
const { envJsonToBruV2, bruToEnvJsonV2 } = require("@usebruno/lang");
for (const value of ["a\nb '''", "a\n'''\nb"]) {
    const written = envJsonToBruV2({ variables: [{ name: "text", value, enabled: true, secret: false }] });
    try {
        const read = bruToEnvJsonV2(written).variables[0].value;
        console.log(`${JSON.stringify(value)} is read as ${JSON.stringify(read)}`);
    } catch (error) {
        console.log(`${JSON.stringify(value)} can't be read: ${error.message.split("\n")[0]}`);
    }
}
JS
node again.js | tee seen
diff seen - <<'SEEN'
"a\nb '''" is read as "a\nb '''"
"a\n'''\nb" can't be read: Line 5, col 6:
SEEN
