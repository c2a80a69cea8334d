// SPDX-License-Identifier: MIT
#include "watch/watchchange.h"

#include "results/resulttext.h"
#include "text/composedtext.h"

#include <QCoreApplication>

namespace {

struct WatchChangeTexts
{
    Q_DECLARE_TR_FUNCTIONS(WatchChange)
};

QString stateWord(ResultField field, const WatchState &state)
{
    switch (field) {
    case ResultField::State:
        return outcomeText(state.isFound ? LookupRow::Outcome::Found : LookupRow::Outcome::NotFound);
    case ResultField::Read:
        return readText(state.read);
    case ResultField::Archived:
        return archivedText(state.archived);
    default:
        return fieldTitle(field);
    }
}

} // namespace

std::optional<WatchState> watchState(const ResultRow &row)
{
    if (row.lookup.outcome == LookupRow::Outcome::NotFound)
        return WatchState();
    if (row.lookup.outcome != LookupRow::Outcome::Found)
        return {};
    const Notification &found = *row.lookup.notification;
    return WatchState{true, found.read, found.archived, found.subject, found.messagePreview};
}

QList<ResultField> changedFields(const WatchChange &change)
{
    const WatchState &before = change.before;
    const WatchState &after = change.after;
    if (before.isFound != after.isFound)
        return {ResultField::State};
    QList<ResultField> fields;
    if (before.read != after.read)
        fields += ResultField::Read;
    if (before.archived != after.archived)
        fields += ResultField::Archived;
    if (before.subject != after.subject)
        fields += ResultField::Subject;
    if (before.preview != after.preview)
        fields += ResultField::Preview;
    return fields;
}

QString changeText(const WatchChange &change)
{
    QStringList words;
    for (const ResultField field : changedFields(change)) {
        const QString word = stateWord(field, change.after);
        words += word.isEmpty() ? labelledText(fieldTitle(field), orNotGiven()) : word;
    }
    const QString text = commaSeparated(words);
    //: %1 is “Read”: the service may count the lookups of the program as reading.
    return change.mayBeOwnRead ? WatchChangeTexts::tr("%1 (perhaps by watching)").arg(text) : text;
}
