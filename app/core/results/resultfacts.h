// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultfields.h"

#include <QList>
#include <QString>

/// A labelled value of a result. The value is one of the service's texts as received, or a translated word, a
/// number or a time.
struct ResultFact
{
    QString label;
    QString value;
};

/// Returns the facts about a result, without the preview, in the order of the fields. `without` are left out.
/// Times are in ISO 8601, UTC.
[[nodiscard]] QList<ResultFact> resultFacts(const ResultRow &row, FactList list,
                                            const QList<ResultField> &without = {});

/// Returns “Notification 1042”.
[[nodiscard]] QString resultTitle(const ResultRow &row);
