// SPDX-License-Identifier: MIT
#include "desktop/instancemessage.h"

#include "program/deeplink.h"

#include <QStringDecoder>

#include <algorithm>

namespace {

static_assert(DeepLink::kMaxBytes + 1 + InstanceMessage::kMaxTokenBytes + 2 <= InstanceMessage::kMaxBytes);

bool isControl(char c)
{
    const auto byte = static_cast<unsigned char>(c);
    return byte < ' ' || byte == 0x7f;
}

bool isToken(const QByteArray &token)
{
    return token.size() <= InstanceMessage::kMaxTokenBytes &&
           std::all_of(token.begin(), token.end(), [](char c) { return c > ' ' && c < 0x7f; });
}

} // namespace

QByteArray instanceMessageBytes(const InstanceMessage &message)
{
    QByteArray link = message.link.toUtf8();
    std::replace_if(link.begin(), link.end(), isControl, ' '); // no valid link contains one
    if (link.size() > DeepLink::kMaxBytes)
        link = QByteArray(DeepLink::kMaxBytes + 1, 'x');
    return link + '\n' + (isToken(message.activationToken) ? message.activationToken : QByteArray()) + '\n';
}

std::optional<InstanceMessage> parseInstanceMessage(const QByteArray &bytes)
{
    if (bytes.size() > InstanceMessage::kMaxBytes || bytes.count('\n') != 2 || !bytes.endsWith('\n'))
        return {};
    const qsizetype end = bytes.indexOf('\n');
    const QByteArray link = bytes.left(end);
    const QByteArray token = bytes.sliced(end + 1).chopped(1);
    if (link.size() > DeepLink::kMaxBytes + 1 || std::any_of(link.begin(), link.end(), isControl) ||
        !isToken(token))
        return {};
    QStringDecoder decoder(QStringDecoder::Utf8,
                           QStringDecoder::Flag::Stateless | QStringDecoder::Flag::ConvertInitialBom);
    const QString text = decoder(link);
    if (decoder.hasError())
        return {};
    return InstanceMessage{text, token};
}
