// SPDX-License-Identifier: MIT
#include "results/resultrow.h"

Provenance provenanceOf(const Connection &connection)
{
    return {displayName(connection), connection.environment, displayHost(connection.baseUrl),
            connection.environmentColor, lookupPlace(connection)};
}

bool isSamePlace(const Provenance &a, const Provenance &b)
{
    const bool isKnown = !a.place.isEmpty() && !b.place.isEmpty();
    return a.host == b.host && a.environment == b.environment && (!isKnown || a.place == b.place);
}

ResultRow redacted(ResultRow row, const SecretRedactor &redactor)
{
    for (std::shared_ptr<const Notification> *notification : {&row.lookup.notification, &row.before}) {
        if (!*notification)
            continue;
        if (const auto clean = redacted(**notification, redactor))
            *notification = std::make_shared<const Notification>(*clean);
    }
    if (row.user)
        row.user = redactor.redacted(*row.user);
    return row;
}

QList<ResultRow> redacted(QList<ResultRow> rows, const SecretRedactor &redactor)
{
    for (ResultRow &row : rows)
        row = redacted(std::move(row), redactor);
    return rows;
}
