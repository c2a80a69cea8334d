// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultrow.h"

#include <QList>
#include <QString>

/// A labelled value of a result. The value is one of the service's texts as received, or a translated word, a
/// number or a time.
struct ResultFact
{
    QString label;
    QString value;
};

/// Returns what a copy contains about a result, without the preview: the fields of the notification, with
/// “not given” for missing ones, or the reason why there is none; and always where and when it was fetched.
/// Times are in ISO 8601, UTC.
[[nodiscard]] QList<ResultFact> resultFacts(const ResultRow &row);

/// Returns “Notification 1042”.
[[nodiscard]] QString resultTitle(const ResultRow &row);
