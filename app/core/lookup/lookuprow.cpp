// SPDX-License-Identifier: MIT
#include "lookup/lookuprow.h"

using namespace Qt::StringLiterals;

qint64 exchangeOf(const LookupRow &row)
{
    if (row.notification)
        return row.notification->exchange;
    return row.error ? row.error->exchange : 0;
}

QString outcomeName(LookupRow::Outcome outcome)
{
    switch (outcome) {
    case LookupRow::Outcome::Waiting:
        return u"waiting"_s;
    case LookupRow::Outcome::Running:
        return u"running"_s;
    case LookupRow::Outcome::Found:
        return u"found"_s;
    case LookupRow::Outcome::NotFound:
        return u"not-found"_s;
    case LookupRow::Outcome::Failed:
        return u"failed"_s;
    case LookupRow::Outcome::NotLookedUp:
        return u"not-looked-up"_s;
    }
    Q_UNREACHABLE();
}
