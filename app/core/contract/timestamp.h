// SPDX-License-Identifier: MIT
#pragma once

#include <QDateTime>
#include <QString>

#include <optional>

/// A date-time of the service: the text as it came, and the instant if it names one.
struct Timestamp
{
    QString text;
    /// UTC, to the millisecond; not set where the text has no offset ("time zone not given"), in which
    /// case it is shown as it came and never converted.
    std::optional<QDateTime> instant;
};

/// An ISO 8601 date-time (RFC 3339, any number of fraction digits, offset optional).
/// Not set: no such date-time. Never depends on this computer's time zone.
[[nodiscard]] std::optional<Timestamp> parseTimestamp(const QString &text);

/// The date-time of year 1, which some services send for "none".
[[nodiscard]] bool isPlaceholder(const Timestamp &timestamp);
