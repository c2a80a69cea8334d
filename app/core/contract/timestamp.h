// SPDX-License-Identifier: MIT
#pragma once

#include <QDateTime>
#include <QString>

#include <optional>

/// A date-time of the service: the text as received, and the instant if the text has an offset.
struct Timestamp
{
    QString text;
    /// In UTC, to the millisecond. `nullopt` if the text has no offset ("time zone not given"). Such a text
    /// is shown as received and never converted.
    std::optional<QDateTime> instant;
};

/// Parses an ISO 8601 date-time (RFC 3339 with any number of fraction digits; the offset is optional).
/// `nullopt` if the text is no such date-time. The result does not depend on the computer's time zone.
[[nodiscard]] std::optional<Timestamp> parseTimestamp(const QString &text);

/// Returns whether the date-time is in year 1, which some services send for "none".
[[nodiscard]] bool isPlaceholder(const Timestamp &timestamp);
