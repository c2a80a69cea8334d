// SPDX-License-Identifier: MIT
#include "activity/jsonredaction.h"
#include "fuzz.h"
#include "json/jsonflatten.h"
#include "json/jsonformat.h"
#include "json/jsontokenizer.h"

#include <QJsonDocument>

namespace {

/// Returns the text without whitespace between tokens.
QByteArray tokensOf(const QByteArray &json)
{
    JsonTokenizer tokenizer(json);
    QByteArray tokens, all;
    JsonToken token;
    do {
        token = tokenizer.next();
        tokens.append(token.text);
        all.append(token.before).append(token.text);
    } while (token.kind != JsonToken::Kind::End);
    require(all == json, "tokens are all that came");
    return tokens;
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray json = inputBytes(data, size);
    const QByteArray tokens = tokensOf(json);
    const QJsonDocument document = QJsonDocument::fromJson(json);
    const QString pretty = prettyJson(json);
    require(flattenJson(json).size() <= 10'000, "leaves are bounded");
    // Qt accepts any byte after a backslash, and drops a byte order mark at the start of a string.
    if (!document.isNull() && json.isValidUtf8() && !json.contains("\xEF\xBB\xBF")) {
        require(tokensOf(pretty.toUtf8()) == tokens, "formatting adds nothing but blanks");
        const QByteArray compact = compactJson(json);
        require(QJsonDocument::fromJson(compact) == document, "compacting changes no value");
        require(!compact.contains('\n'), "it is one line");
    }
    for (const JsonUse use : {JsonUse::Request, JsonUse::Response, JsonUse::SecretResponse}) {
        if (!document.isNull()) {
            const QByteArray hidden = redactedJson(R"({"unknown":[)" + json + "]}", use);
            require(hidden == R"({"unknown":"<redacted>"})" || hidden == R"({"unknown":<redacted>)",
                    "nothing is kept of an unknown field");
        }
        const QByteArray behind = redactedJson(json + "}]\"canary", use);
        require(json.contains("canary") || !behind.contains("canary"), "what is no JSON goes");
    }
    return 0;
}
