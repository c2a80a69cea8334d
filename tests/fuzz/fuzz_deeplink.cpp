// SPDX-License-Identifier: MIT
#include "desktop/instancemessage.h"
#include "fuzz.h"
#include "program/deeplink.h"

#include <algorithm>

using namespace Qt::StringLiterals;

/// What is taken is in the one grammar and goes there and back; what is refused is Input; and one program
/// tells another just that.
int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QString text = inputText(data, size);
    const Result<DeepLink> parsed = parseDeepLink(text);
    require(parsed || parsed.error().kind == ErrorKind::Input, "a bad link is Input");
    if (parsed) {
        require(text.startsWith("svc-desktop://lookup?"_L1), "one scheme, one action");
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
    const Result<DeepLink> heard = parseDeepLink(message->link);
    require(heard.has_value() == parsed.has_value(), "taken here is taken there");
    if (parsed)
        require(*heard == *parsed, "as the same");

    const QByteArray raw = inputBytes(data, size);
    if (const auto stranger = parseInstanceMessage(raw);
        stranger && stranger->link.toUtf8().size() <= DeepLink::kMaxBytes)
        require(instanceMessageBytes(*stranger) == raw, "there is one way to say a thing");
    return 0;
}
