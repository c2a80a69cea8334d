// SPDX-License-Identifier: MIT
#include "lookup/lookuprow.h"

#include "base/named.h"

using namespace Qt::StringLiterals;

namespace {

constexpr std::array kLookupOutcomes{
    Named<LookupRow::Outcome>{"waiting"_L1, LookupRow::Outcome::Waiting},
    Named<LookupRow::Outcome>{"running"_L1, LookupRow::Outcome::Running},
    Named<LookupRow::Outcome>{"found"_L1, LookupRow::Outcome::Found},
    Named<LookupRow::Outcome>{"not-found"_L1, LookupRow::Outcome::NotFound},
    Named<LookupRow::Outcome>{"failed"_L1, LookupRow::Outcome::Failed},
    Named<LookupRow::Outcome>{"not-looked-up"_L1, LookupRow::Outcome::NotLookedUp},
};
static_assert(namesAll(kLookupOutcomes, LookupRow::Outcome::NotLookedUp));

} // namespace

qint64 exchangeOf(const LookupRow &row)
{
    if (row.notification)
        return row.notification->exchange;
    return row.error ? row.error->exchange : 0;
}

QString outcomeName(LookupRow::Outcome outcome)
{
    return nameOf(kLookupOutcomes, outcome);
}
