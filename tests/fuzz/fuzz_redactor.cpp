// SPDX-License-Identifier: MIT
#include "fuzz.h"
#include "redaction/secretredactor.h"

using namespace Qt::StringLiterals;

/// No secret is left in a text, wherever it occurs.
int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const QString secret = u"s3cr3t/Canary+1="_s;
    static const SecretRedactor redactor({Secret(secret)});
    const QByteArray text = inputBytes(data, size);
    const QByteArray raw = secret.toLatin1();
    for (const TextEnd end : {TextEnd::Whole, TextEnd::MayBeCut}) {
        require(!redactor.redacted(text, end).contains(raw), "no secret is left");
        const QByteArray with = text.left(text.size() / 2) + raw + text.mid(text.size() / 2);
        require(!redactor.redacted(with, end).contains(raw), "nor one put into the middle");
        const QByteArray encoded = raw.toBase64();
        require(!redactor.redacted(text + ' ' + encoded, end).contains(encoded), "nor one in Base64");
    }
    return 0;
}
