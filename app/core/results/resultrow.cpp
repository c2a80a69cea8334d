// SPDX-License-Identifier: MIT
#include "results/resultrow.h"

#include <algorithm>
#include <utility>

Provenance provenanceOf(const Connection &connection)
{
    return {displayName(connection), connection.environment, displayHost(connection.baseUrl),
            connection.environmentColor, lookupEndpoint(connection)};
}

SharedProvenance::SharedProvenance()
{
    static const auto empty = std::make_shared<const Provenance>();
    m_from = empty;
}

SharedProvenance::SharedProvenance(Provenance from)
    : m_from(std::make_shared<const Provenance>(std::move(from)))
{
}

bool isSameEndpoint(const Provenance &a, const Provenance &b)
{
    const bool isKnown = !a.endpoint.isEmpty() && !b.endpoint.isEmpty();
    return a.host == b.host && a.environment == b.environment && (!isKnown || a.endpoint == b.endpoint);
}

QString noteFrom(const QString &text)
{
    QString note = text;
    for (QChar &c : note) {
        if (c.category() == QChar::Other_Control)
            c = u' ';
    }
    note = note.simplified().left(kMaxNote);
    if (!note.isEmpty() && note.back().isHighSurrogate())
        note.chop(1);
    return note.trimmed();
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
    row.note = redactor.redacted(row.note);
    return row;
}
