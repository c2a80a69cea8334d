#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# newman 6.2.2 exports an environment, and @usebruno/converters 0.23.0 reads it as Bruno does.
#
# Postman writes "enabled": true beside each variable; newman leaves it out, and both read a variable without it as
# switched on. Bruno's converter takes `enabled` as it is, so that each variable is neither on nor off, and
# @usebruno/lang 0.39.0 writes it with the `~` of one that is off. Not one variable of a file from newman is used.
#
# Output seen:
#   newman: host any enabled=undefined
#   bruno: host enabled=undefined
#   vars {
#     ~host: https://a.example
#   }
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts \
    newman@6.2.2 @usebruno/converters@0.23.0 @usebruno/lang@0.39.0 >/dev/null
cat >export.js <<'JS'
const newman = require("newman");
const fs = require("fs");
const { postmanToBrunoEnvironment } = require("@usebruno/converters");
const { envJsonToBruV2 } = require("@usebruno/lang");
const environment = { name: "TEST", values: [{ key: "host", value: "https://a.example", enabled: true }] };
newman.run({ collection: { info: { name: "x" }, item: [] }, environment, exportEnvironment: "exported.json" }, () => {
    const exported = JSON.parse(fs.readFileSync("exported.json"));
    const [host] = exported.values;
    console.log(`newman: ${host.key} ${host.type} enabled=${host.enabled}`);
    const bruno = postmanToBrunoEnvironment(exported);
    console.log(`bruno: ${bruno.variables[0].name} enabled=${bruno.variables[0].enabled}`);
    process.stdout.write(envJsonToBruV2(bruno));
});
JS
node export.js | tee seen
diff seen - <<'SEEN'
newman: host any enabled=undefined
bruno: host enabled=undefined
vars {
  ~host: https://a.example
}
SEEN
