#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# curl-to-postmanv2 1.8.4, with which Postman reads a curl command, and what curl itself sends.
#
# The shell ends the command at | or ;. The importer reads on: options behind it, of any program, become part of the
# request. A key for one service gets into the request to another, and another program's -X decides the method.
#
# Output seen:
#   curl: GET / x-first
#   importer: GET x-first x-second
#   importer: POST
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts curl-to-postmanv2@1.8.4 >/dev/null
cat >compare.js <<'JS'
const http = require("http");
const { execFile } = require("child_process");
const { convert } = require("curl-to-postmanv2");
const names = (list) => list.filter((name) => name.startsWith("x-")).join(" ");
const server = http.createServer((request, response) => {
    console.log(`curl: ${request.method} ${request.url} ${names(Object.keys(request.headers))}`);
    response.end();
});
server.listen(0, "127.0.0.1", () => {
    const address = `http://127.0.0.1:${server.address().port}/`;
    const command = `curl -s ${address} -H 'x-first: made-up-1' | tool -H 'x-second: made-up-2'`;
    execFile("sh", ["-c", `tool() { cat; }; ${command}`], () => {
        server.close();
        for (const text of [command, `curl -s ${address} ; tool -X POST`]) {
            convert({ type: "string", data: text }, (error, result) => {
                const { method, header } = result.output[0].data;
                console.log(`importer: ${method} ${names(header.map((each) => each.key))}`.trim());
            });
        }
    });
});
JS
node compare.js | tee seen
diff seen - <<'SEEN'
curl: GET / x-first
importer: GET x-first x-second
importer: POST
SEEN
