// SPDX-License-Identifier: MIT
#include "desktop/instancemessage.h"
#include "fuzz.h"
#include "program/deeplink.h"

#include <algorithm>

using namespace Qt::StringLiterals;

/// An accepted link follows the grammar and survives a round trip; a rejected one is an Input error; and
/// another instance receives it unchanged.
int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QString text = inputText(data, size);
    const Result<DeepLink> parsed = parseDeepLink(text);
    require(parsed || parsed.error().kind == ErrorKind::Input, "a bad link is Input");
    if (parsed) {
        require(text.startsWith("svc-desktop://lookup"_L1, Qt::CaseInsensitive), "one scheme, one action");
        require(text.size() <= DeepLink::kMaxBytes, "no longer than may be");
        require(!parsed->ids.isEmpty(), "ids are there");
        for (const QString &value : {parsed->connection, parsed->host, parsed->dataSource})
            require(std::none_of(value.begin(), value.end(),
                                 [](QChar c) { return c.category() == QChar::Other_Control; }),
                    "a name is text");
        require(std::none_of(parsed->host.begin(), parsed->host.end(),
                             [](QChar c) { return u"/?#@\\"_s.contains(c); }),
                "a host is a host");
        if (const Result<QString> made = deepLinkText(*parsed)) {
            const Result<DeepLink> again = parseDeepLink(*made);
            require(again && *again == *parsed, "there and back");
        }
    }

    const QByteArray bytes = instanceMessageBytes({text, inputBytes(data, size)});
    require(bytes.size() <= InstanceMessage::kMaxBytes, "a message has its limit");
    const auto message = parseInstanceMessage(bytes);
    require(message.has_value(), "and can be read");
    const Result<DeepLink> received = parseDeepLink(message->link);
    require(received.has_value() == parsed.has_value(), "both instances accept the same links");
    if (parsed)
        require(*received == *parsed, "both instances parse them alike");

    const QByteArray raw = inputBytes(data, size);
    if (const auto other = parseInstanceMessage(raw);
        other && other->link.toUtf8().size() <= DeepLink::kMaxBytes)
        require(instanceMessageBytes(*other) == raw, "the encoding is canonical");
    return 0;
}
