#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# A secret of a Postman environment, read by @usebruno/converters 0.23.0 and written by @usebruno/lang 0.39.0.
#
# Postman has two ways to say that a variable is secret: "type": "secret", and "secret": true beside "type":
# "default". Bruno knows the first. Of the second it writes the value, in clear text, into the environment's file,
# which belongs to the collection and is usually in a repository.
#
# Output seen:
#   vars {
#     byMark: made-up-2
#   }
#   vars:secret [
#     byType
#   ]
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts @usebruno/converters@0.23.0 @usebruno/lang@0.39.0 >/dev/null
cat >convert.js <<'JS'
const { postmanToBrunoEnvironment } = require("@usebruno/converters");
const { envJsonToBruV2 } = require("@usebruno/lang");
const environment = postmanToBrunoEnvironment({ name: "TEST", values: [
    { key: "byType", value: "made-up-1", type: "secret", enabled: true },
    { key: "byMark", value: "made-up-2", type: "default", secret: true, enabled: true }] });
process.stdout.write(envJsonToBruV2(environment));
JS
node convert.js | tee seen
diff seen - <<'SEEN'
vars {
  byMark: made-up-2
}
vars:secret [
  byType
]
SEEN
