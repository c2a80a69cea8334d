// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connection.h"
#include "lookup/lookuprow.h"

/// Where an answer came from, in words. Taken when it is asked for, so that it stays true after the
/// connection is renamed, changed or deleted. Never a secret.
struct Provenance
{
    QString connection;  ///< the connection's name as displayed then
    QString environment; ///< the user's own word; may be empty
    QString host;        ///< host, or host:port; punycode

    friend bool operator==(const Provenance &, const Provenance &) = default;
};

[[nodiscard]] Provenance provenanceOf(const Connection &connection);

/// A row of the results, which may hold those of several connections.
struct ResultRow
{
    LookupRow lookup;
    Provenance from;
    QString connectionId;
    std::shared_ptr<const Notification> before; ///< of the fetch before, where it was fetched again
    QDateTime beforeAt;                         ///< UTC; when that was
};

/// Returns the row without the values of known secrets: for all that leaves the window's table and card.
[[nodiscard]] ResultRow redacted(ResultRow row, const SecretRedactor &redactor);
[[nodiscard]] QList<ResultRow> redacted(QList<ResultRow> rows, const SecretRedactor &redactor);
