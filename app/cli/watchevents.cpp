// SPDX-License-Identifier: MIT
#include "cli/watchevents.h"

#include "export/jsonexport.h"
#include "json/jsonwriter.h"
#include "redaction/secretredactor.h"

using namespace Qt::StringLiterals;

namespace {

/// Returns the beginning of an event, without its closing bracket.
QByteArray begun(const QString &event, const QDateTime &at)
{
    return "{\"event\":" + jsonString(event) +
           ",\"at\":" + jsonString(at.toUTC().toString(Qt::ISODateWithMs));
}

QByteArray withRow(const QByteArray &event, const ResultRow &row, const SecretRedactor &redactor)
{
    return event + ",\"row\":" + rowJson(redacted(row, redactor)) + "}\n";
}

QByteArray valueJson(const WatchState &state, ResultField field, const SecretRedactor &redactor)
{
    const auto flag = [](const std::optional<bool> &is) {
        return is ? QByteArray(*is ? "true" : "false") : QByteArray("null");
    };
    const auto text = [&redactor](const std::optional<QString> &given) {
        return given ? jsonString(redactor.redacted(*given)) : QByteArray("null");
    };
    switch (field) {
    case ResultField::State:
        return state.isFound ? "\"found\"" : "\"not-found\"";
    case ResultField::Read:
        return flag(state.read);
    case ResultField::Archived:
        return flag(state.archived);
    case ResultField::Subject:
        return text(state.subject);
    case ResultField::Preview:
        return text(state.preview);
    default:
        Q_UNREACHABLE();
    }
}

/// Returns the name that the member of a row has.
QString memberName(ResultField field)
{
    switch (field) {
    case ResultField::State:
        return u"outcome"_s;
    case ResultField::Read:
        return u"read"_s;
    case ResultField::Archived:
        return u"archived"_s;
    case ResultField::Subject:
        return u"subject"_s;
    case ResultField::Preview:
        return u"messagePreview"_s;
    default:
        Q_UNREACHABLE();
    }
}

} // namespace

QByteArray nowEvent(const ResultRow &row, const QDateTime &at, const SecretRedactor &redactor)
{
    return withRow(begun(u"now"_s, at) + ",\"id\":" + QByteArray::number(row.lookup.id), row, redactor);
}

QByteArray changedEvent(const WatchChange &change, const ResultRow &row, const SecretRedactor &redactor)
{
    QByteArrayList changes;
    for (const ResultField field : changedFields(change))
        changes += "{\"field\":" + jsonString(memberName(field)) +
                   ",\"before\":" + valueJson(change.before, field, redactor) +
                   ",\"after\":" + valueJson(change.after, field, redactor) + '}';
    return withRow(begun(u"changed"_s, change.at) + ",\"id\":" + QByteArray::number(change.id) +
                       ",\"changes\":[" + changes.join(',') +
                       "],\"mayBeOwnRead\":" + (change.mayBeOwnRead ? "true" : "false"),
                   row, redactor);
}

QByteArray endedEvent(const QString &reason, const QDateTime &at)
{
    return begun(u"ended"_s, at) + ",\"reason\":" + jsonString(reason) + "}\n";
}
