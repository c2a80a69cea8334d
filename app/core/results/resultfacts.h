// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultrow.h"

#include <QList>
#include <QString>

/// One line of what is told about a result. The value is a text of the service, as it came, or words.
struct ResultFact
{
    QString label;
    QString value;
};

/// What a copy says about one result, but for its preview: of one that was found the notification's
/// fields, “not given” where they are missing; of any other why there is none; always where and when.
/// Times in ISO 8601, UTC.
[[nodiscard]] QList<ResultFact> resultFacts(const ResultRow &row);

/// “Notification 1042”.
[[nodiscard]] QString resultTitle(const ResultRow &row);
/// “Type: Alerts”, for facts that stand in lines.
[[nodiscard]] QString factLine(const QString &label, const QString &value);
