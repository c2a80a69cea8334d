// SPDX-License-Identifier: MIT
#include "results/resultstate.h"

#include "results/resulttext.h"

using namespace Qt::StringLiterals;

namespace {

ResultStates statesOf(LookupRow::Outcome outcome, std::optional<bool> read, std::optional<bool> archived,
                      bool isDone)
{
    ResultStates states = isDone ? ResultState::Done : ResultState::NotDone;
    if (read)
        states |= *read ? ResultState::Read : ResultState::Unread;
    if (archived)
        states |= *archived ? ResultState::Archived : ResultState::Active;
    switch (outcome) {
    case LookupRow::Outcome::Found:
        return states | ResultState::Found;
    case LookupRow::Outcome::NotFound:
        return states | ResultState::NotFound;
    case LookupRow::Outcome::Failed:
        return states | ResultState::Failed;
    case LookupRow::Outcome::NotLookedUp:
        return states | ResultState::NotLookedUp;
    case LookupRow::Outcome::Waiting:
    case LookupRow::Outcome::Running:
        return states;
    }
    Q_UNREACHABLE();
}

} // namespace

ResultStates statesOf(const ResultRow &row)
{
    const Notification *notification = row.lookup.notification.get();
    return notification ? statesOf(row.lookup.outcome, notification->read, notification->archived, row.isDone)
                        : statesOf(row.lookup.outcome, std::nullopt, std::nullopt, row.isDone);
}

ResultStates statesOf(const ResultRows &rows, qsizetype row)
{
    return statesOf(rows.outcome(row), rows.read(row), rows.archived(row), rows.isDone(row));
}

QString stateName(ResultState state)
{
    switch (state) {
    case ResultState::Unread:
        return u"unread"_s;
    case ResultState::Read:
        return u"read"_s;
    case ResultState::Archived:
        return u"archived"_s;
    case ResultState::Active:
        return u"active"_s;
    case ResultState::Found:
        return outcomeName(LookupRow::Outcome::Found);
    case ResultState::NotFound:
        return outcomeName(LookupRow::Outcome::NotFound);
    case ResultState::Failed:
        return outcomeName(LookupRow::Outcome::Failed);
    case ResultState::NotLookedUp:
        return outcomeName(LookupRow::Outcome::NotLookedUp);
    case ResultState::Done:
        return u"done"_s;
    case ResultState::NotDone:
        return u"not-done"_s;
    }
    Q_UNREACHABLE();
}

QString stateText(ResultState state)
{
    switch (state) {
    case ResultState::Unread:
        return readText(false);
    case ResultState::Read:
        return readText(true);
    case ResultState::Archived:
        return archivedText(true);
    case ResultState::Active:
        return archivedText(false);
    case ResultState::Found:
        return outcomeText(LookupRow::Outcome::Found);
    case ResultState::NotFound:
        return outcomeText(LookupRow::Outcome::NotFound);
    case ResultState::Failed:
        return outcomeText(LookupRow::Outcome::Failed);
    case ResultState::NotLookedUp:
        return outcomeText(LookupRow::Outcome::NotLookedUp);
    case ResultState::Done:
        return doneText(true);
    case ResultState::NotDone:
        return doneText(false);
    }
    Q_UNREACHABLE();
}
