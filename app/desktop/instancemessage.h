// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

/// What a later start of the program tells the first one: come to the front, and fill a link in if there
/// is one. It can say nothing else.
struct InstanceMessage
{
    static constexpr qsizetype kMaxBytes = 1024;
    static constexpr qsizetype kMaxTokenBytes = 128;

    QString link; ///< empty: none. As it was handed over: it may be refused (program/deeplink.h)
    QByteArray activationToken; ///< of the desktop, which lets a window come to the front; may be empty
};

/// A link, if any, and a line break; a token, if any, and a line break. Never longer than kMaxBytes: of a
/// link that is too long, or that could not stand on a line, something is sent that is refused for the
/// same reason. A token that is no token is left out.
[[nodiscard]] QByteArray instanceMessageBytes(const InstanceMessage &message);

/// Not set for everything that instanceMessageBytes() would not write.
[[nodiscard]] std::optional<InstanceMessage> parseInstanceMessage(const QByteArray &bytes);
