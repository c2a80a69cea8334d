// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

/// The message from a later instance to the first one: come to the front, and open a link, if any. It cannot
/// contain anything else.
struct InstanceMessage
{
    static constexpr qsizetype kMaxBytes = 1024;
    static constexpr qsizetype kMaxTokenBytes = 128;

    /// As received; may be invalid (program/deeplink.h). Empty if there is none.
    QString link;
    /// The activation token that the desktop gave to the later instance; allows a window to come to the
    /// front. May be empty.
    QByteArray activationToken;
};

/// Returns the link and the token, each followed by a line break. Never longer than kMaxBytes: replaces a
/// link that is too long, or that contains control characters, by an invalid one that is refused for the same
/// reason. Omits an invalid token.
[[nodiscard]] QByteArray instanceMessageBytes(const InstanceMessage &message);

/// Returns `nullopt` for anything that instanceMessageBytes() would not return.
[[nodiscard]] std::optional<InstanceMessage> parseInstanceMessage(const QByteArray &bytes);
