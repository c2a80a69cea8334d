// SPDX-License-Identifier: MIT
// readers.js READER FILE: prints what a package of npm makes of the file.
'use strict';
const fs = require('fs');
const path = require('path');
const {createRequire} = require('module');

const packages = createRequire(path.join(process.env.SVC_READERS, 'package.json'));
const [reader, file] = process.argv.slice(2);
const text = fs.readFileSync(file, 'utf8');

const readers = {
    'markdown-it': () => packages('markdown-it')({linkify: true}).render(text),
    marked: () => packages('marked').parse(text),
    'har-validator': () => packages('har-validator').har(JSON.parse(text)).then(() => 'valid'),
    'insomnia-importers': () => packages('insomnia-importers').convert(text).then(
        done => JSON.stringify(done.data.resources.filter(each => each._type === 'request').map(each => ({
            method: each.method, url: each.url, headers: Object.fromEntries(each.headers.map(h => [h.name, h.value])),
            body: each.body.text || ''})))),
    'curl-to-postmanv2': () => new Promise((done, failed) => packages('curl-to-postmanv2').convert(
        {type: 'string', data: text}, (error, result) => {
            if (error || !result.result)
                return failed(error || result.reason);
            const {method, url, header, body} = result.output[0].data;
            return done(JSON.stringify([{method, url: url.raw || url,
                headers: Object.fromEntries(header.map(h => [h.key, h.value])), body: (body && body.raw) || ''}]));
        })),
};

Promise.resolve(readers[reader]()).then(
    output => process.stdout.write(String(output)),
    error => {
        process.stderr.write(`${error && error.stack || error}\n`);
        process.exitCode = 1;
    });
