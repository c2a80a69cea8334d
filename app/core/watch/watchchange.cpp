// SPDX-License-Identifier: MIT
#include "watch/watchchange.h"

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
