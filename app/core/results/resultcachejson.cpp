// SPDX-License-Identifier: MIT
#include "results/resultcachejson.h"

#include "base/named.h"
#include "connections/connectionjson.h"
#include "json/jsondocument.h"

#include <QCoreApplication>

#include <limits>

using namespace Qt::StringLiterals;
using Outcome = LookupRow::Outcome;

namespace {

struct ResultCacheJsonTexts
{
    Q_DECLARE_TR_FUNCTIONS(ResultCacheJson)
};

constexpr int kMaxStatus = 999;
constexpr int kMaxPort = 65535;
constexpr int kMaxSet = 99;

JsonDocumentFormat resultsFormat()
{
    return {.name = "svc-desktop-results"_L1,
            .notJson = ResultCacheJsonTexts::tr("It is not the JSON of kept results: %1."),
            .otherFormat = ResultCacheJsonTexts::tr("not that of kept results", "completes: $.field is …")};
}

bool isStorable(ErrorKind kind)
{
    switch (kind) {
    case ErrorKind::TlsUntrusted:
    case ErrorKind::TlsHostname:
    case ErrorKind::TlsExpired:
    case ErrorKind::TlsNotYetValid:
    case ErrorKind::TlsFailed:
    case ErrorKind::Redirect:
        return false;
    default:
        return true;
    }
}

Outcome storedOutcome(const LookupRow &row)
{
    switch (row.outcome) {
    case Outcome::Found:
        return row.notification ? Outcome::Found : Outcome::NotLookedUp;
    case Outcome::NotFound:
    case Outcome::Failed:
        return row.error && isStorable(row.error->kind) ? row.outcome : Outcome::NotLookedUp;
    case Outcome::Waiting:
    case Outcome::Running:
    case Outcome::NotLookedUp:
        break;
    }
    return Outcome::NotLookedUp;
}

void addName(JsonWriter &json, QLatin1StringView key, const QString &name)
{
    json.addGiven(key, name.left(kMaxDocumentName));
}

void addAnswer(JsonWriter &json, const Notification &notification)
{
    const QByteArray raw = notification.raw.isEmpty() ? notificationJson(notification) : notification.raw;
    const QString text = QString::fromUtf8(raw);
    if (text.toUtf8() == raw)
        json.add("answer"_L1, text);
    else
        json.add("answerBase64"_L1, QString::fromLatin1(raw.toBase64()));
}

JsonWriter errorJson(const Error &error)
{
    JsonWriter json;
    json.add("kind"_L1, errorKindName(error.kind));
    json.addGiven("status"_L1, error.status);
    if (error.notificationId)
        json.add("notificationId"_L1, *error.notificationId);
    addName(json, "host"_L1, error.host);
    json.addGiven("port"_L1, error.port);
    addName(json, "proxy"_L1, error.proxy);
    return json;
}

QByteArray rowJson(const ResultRow &row, qsizetype set)
{
    const LookupRow &lookup = row.lookup;
    const Outcome outcome = storedOutcome(lookup);
    JsonWriter json;
    json.addGiven("set"_L1, set);
    addName(json, "connectionId"_L1, row.connectionId);
    addName(json, "connection"_L1, row.from->connection);
    addName(json, "environment"_L1, row.from->environment);
    json.add("environmentColor"_L1, nameOf(kEnvironmentColors, row.from->environmentColor));
    addName(json, "host"_L1, row.from->host);
    json.add("place"_L1, row.from->endpoint);
    json.add("id"_L1, lookup.id);
    json.add("outcome"_L1, outcomeName(outcome));
    json.add("fetchedAt"_L1, lookup.fetchedAt);
    if (outcome == Outcome::Found)
        addAnswer(json, *lookup.notification);
    else if (outcome != Outcome::NotLookedUp)
        json.add("error"_L1, errorJson(*lookup.error));
    if (outcome == Outcome::NotFound)
        json.addGiven("sameAnswers"_L1, row.sameAnswers);
    if (row.isDone)
        json.add("done"_L1, true);
    json.addGiven("note"_L1, row.note);
    if (row.change) {
        json.add("change"_L1, row.change->what);
        json.add("changeSeen"_L1, row.change->at);
    }
    return json.json();
}

Outcome readOutcome(const JsonReader &json)
{
    const auto name = json.string("outcome"_L1);
    for (const Outcome outcome : {Outcome::Found, Outcome::NotFound, Outcome::Failed, Outcome::NotLookedUp}) {
        if (name == outcomeName(outcome))
            return outcome;
    }
    json.reject("outcome"_L1, ResultCacheJsonTexts::tr("not an outcome", "completes: $.field is …"));
    return Outcome::NotLookedUp;
}

ErrorKind readKind(const JsonReader &json)
{
    const auto name = json.string("kind"_L1);
    for (int kind = 0; kind <= static_cast<int>(ErrorKind::LocalStorage); ++kind) {
        if (name == errorKindName(static_cast<ErrorKind>(kind)))
            return static_cast<ErrorKind>(kind);
    }
    json.reject("kind"_L1, ResultCacheJsonTexts::tr("not a kind of failure", "completes: $.field is …"));
    return ErrorKind::Protocol;
}

void readError(const JsonReader &json, LookupRow &row)
{
    Error error;
    if (const auto object = json.object("error"_L1)) {
        error.kind = readKind(*object);
        error.status = static_cast<int>(readNumber(*object, "status"_L1, 0, kMaxStatus));
        error.delivery = error.status > 0 ? Delivery::Answered : Delivery::NotSent;
        error.notificationId = object->int32("notificationId"_L1);
        error.host = readName(*object, "host"_L1);
        error.port = static_cast<int>(readNumber(*object, "port"_L1, 0, kMaxPort));
        error.proxy = readName(*object, "proxy"_L1);
    } else {
        json.rejectMissing("error"_L1);
    }
    row.error = std::make_shared<const Error>(error);
}

std::optional<QByteArray> readRaw(const JsonReader &json)
{
    if (const auto text = json.string("answer"_L1))
        return text->toUtf8();
    if (const auto text = json.string("answerBase64"_L1)) {
        auto decoded =
            QByteArray::fromBase64Encoding(text->toLatin1(), QByteArray::AbortOnBase64DecodingErrors);
        if (decoded)
            return *decoded;
        json.reject("answerBase64"_L1, ResultCacheJsonTexts::tr("not Base64", "completes: $.field is …"));
        return {};
    }
    json.rejectMissing("answer"_L1);
    return {};
}

void readAnswer(const JsonReader &json, LookupRow &row)
{
    const auto raw = readRaw(json);
    if (!raw)
        return;
    auto notification = parseNotification(*raw);
    if (notification) {
        row.notification = std::make_shared<const Notification>(*notification);
        return;
    }
    Error error = notification.error();
    error.notificationId = row.id;
    row.outcome = Outcome::Failed;
    row.error = std::make_shared<const Error>(error);
}

Provenance readProvenance(const JsonReader &json)
{
    Provenance from;
    from.connection = readName(json, "connection"_L1);
    from.environment = readName(json, "environment"_L1);
    from.environmentColor = valueNamed(kEnvironmentColors, readName(json, "environmentColor"_L1))
                                .value_or(usualColor(from.environment));
    from.host = readName(json, "host"_L1);
    from.endpoint = readName(json, "place"_L1); // absent in older files
    return from;
}

ResultRow readRow(const JsonReader &json)
{
    ResultRow row;
    row.connectionId = readName(json, "connectionId"_L1);
    row.from = readProvenance(json);
    const auto id = json.int32("id"_L1);
    if (!id)
        json.rejectMissing("id"_L1);
    row.lookup.id = id.value_or(0);
    row.lookup.outcome = readOutcome(json);
    if (json.string("fetchedAt"_L1))
        row.lookup.fetchedAt = readTime(json, "fetchedAt"_L1);
    if (row.lookup.outcome == Outcome::Found)
        readAnswer(json, row.lookup);
    else if (row.lookup.outcome != Outcome::NotLookedUp)
        readError(json, row.lookup);
    if (row.lookup.outcome == Outcome::NotFound)
        row.sameAnswers = static_cast<qint32>(
            readNumber(json, "sameAnswers"_L1, 0, std::numeric_limits<qint32>::max())); // not in older files
    row.isDone = json.boolean("done"_L1).value_or(false); // not in older files, and neither is the note
    row.note = noteFrom(json.string("note"_L1).value_or(QString()));
    if (const auto change = json.string("change"_L1)) // only of rows that were watched
        row.change = SeenChange{noteFrom(*change), readTime(json, "changeSeen"_L1)};
    return row;
}

} // namespace

qsizetype StoredResults::rowCount() const
{
    qsizetype count = 0;
    for (const ResultRows &rows : sets)
        count += rows.size();
    return count;
}

ResultCacheJson resultCacheJson(const StoredResults &results, qint64 maxSize)
{
    constexpr QByteArrayView kEnd = "\n]}\n";
    ResultCacheJson result;
    JsonWriter document = beginDocument(resultsFormat());
    document.addGiven("current"_L1, results.current);
    result.json = document.json().chopped(1) + R"(,"results":[)";
    const auto add = [&result, maxSize, kEnd](const ResultRows &rows, qsizetype set) {
        for (const ResultRow row : rows) {
            const QByteArray json = (result.written == 0 ? "\n" : ",\n") + rowJson(row, set);
            if (result.written == kMaxResultCacheRows ||
                result.json.size() + json.size() + kEnd.size() > maxSize)
                return false;
            result.json += json;
            ++result.written;
        }
        return true;
    };
    bool isFitting = results.sets.isEmpty() || add(results.sets.at(results.current), results.current);
    for (qsizetype set = 0; isFitting && set < results.sets.size(); ++set) {
        if (set != results.current)
            isFitting = add(results.sets.at(set), set);
    }
    result.json += kEnd;
    return result;
}

Result<StoredResults> parseResultCache(const QByteArray &json)
{
    return parseDocument(json, resultsFormat(), [](const JsonReader &root) {
        const QList<JsonReader> entries = readEntries(root, "results"_L1, kMaxResultCacheRows);
        StoredResults results;
        results.current = readNumber(root, "current"_L1, 0, kMaxSet);
        for (const JsonReader &entry : entries) {
            const qsizetype set = readNumber(entry, "set"_L1, 0, kMaxSet);
            if (set >= results.sets.size())
                results.sets.resize(set + 1);
            results.sets[set].append(readRow(entry));
        }
        return results;
    });
}
