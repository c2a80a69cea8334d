// SPDX-License-Identifier: MIT
#include "export/resultrecord.h"

#include "export/introline.h"

namespace {

QString previewOf(const ResultRow &row)
{
    const auto &notification = row.lookup.notification;
    const QString preview = notification ? notification->messagePreview.value_or(QString()) : QString();
    return preview.trimmed().isEmpty() ? QString() : preview;
}

} // namespace

ResultRecord ticketRecord(const ResultRow &row)
{
    return {introline::ofOne(row), resultFacts(row, FactList::Ticket), previewOf(row)};
}

ResultRecord cardRecord(const ResultRow &row, const QList<ResultField> &without)
{
    return {resultTitle(row), resultFacts(row, FactList::Card, without), previewOf(row)};
}
