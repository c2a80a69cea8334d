// SPDX-License-Identifier: MIT
#include "results/resultarchivejson.h"

#include "json/jsonreader.h"
#include "json/jsonwriter.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;
using Outcome = LookupRow::Outcome;

namespace {

struct ResultArchiveJsonTexts
{
    Q_DECLARE_TR_FUNCTIONS(ResultArchiveJson)
};

constexpr auto kFormat = "svc-desktop-results"_L1;
constexpr int kVersion = 1;
constexpr qsizetype kMaxName = 1000;
constexpr int kMaxStatus = 999;
constexpr int kMaxPort = 65535;

bool canBeTold(ErrorKind kind)
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

Outcome keptOutcome(const LookupRow &row)
{
    switch (row.outcome) {
    case Outcome::Found:
        return row.notification ? Outcome::Found : Outcome::NotLookedUp;
    case Outcome::NotFound:
    case Outcome::Failed:
        return row.error && canBeTold(row.error->kind) ? row.outcome : Outcome::NotLookedUp;
    case Outcome::Waiting:
    case Outcome::Running:
    case Outcome::NotLookedUp:
        break;
    }
    return Outcome::NotLookedUp;
}

void addText(JsonWriter &json, QLatin1StringView key, const QString &text)
{
    json.add(key, text.isEmpty() ? std::nullopt : std::optional(text.left(kMaxName)));
}

void addNumber(JsonWriter &json, QLatin1StringView key, int number)
{
    json.add(key, number == 0 ? std::nullopt : std::optional<qint64>(number));
}

void addAnswer(JsonWriter &json, const Notification &notification)
{
    const QByteArray raw = notification.raw.isEmpty() ? notificationJson(notification) : notification.raw;
    const QString text = QString::fromUtf8(raw);
    if (text.toUtf8() == raw)
        json.add("answer"_L1, text);
    else
        json.add("answerBase64"_L1, std::optional(QString::fromLatin1(raw.toBase64())));
}

JsonWriter errorJson(const Error &error)
{
    JsonWriter json;
    json.add("kind"_L1, errorKindName(error.kind));
    addNumber(json, "status"_L1, error.status);
    if (error.notificationId)
        json.add("notificationId"_L1, *error.notificationId);
    addText(json, "host"_L1, error.host);
    addNumber(json, "port"_L1, error.port);
    addText(json, "proxy"_L1, error.proxy);
    return json;
}

QByteArray rowJson(const ResultRow &row)
{
    const LookupRow &lookup = row.lookup;
    const Outcome outcome = keptOutcome(lookup);
    JsonWriter json;
    addText(json, "connectionId"_L1, row.connectionId);
    addText(json, "connection"_L1, row.from.connection);
    addText(json, "environment"_L1, row.from.environment);
    addText(json, "host"_L1, row.from.host);
    json.add("id"_L1, lookup.id);
    json.add("outcome"_L1, outcomeName(outcome));
    if (lookup.fetchedAt.isValid())
        json.add("fetchedAt"_L1, lookup.fetchedAt.toUTC().toString(Qt::ISODateWithMs));
    if (outcome == Outcome::Found)
        addAnswer(json, *lookup.notification);
    else if (outcome != Outcome::NotLookedUp)
        json.add("error"_L1, errorJson(*lookup.error));
    return json.json();
}

QString readName(const JsonReader &json, QLatin1StringView key)
{
    const QString text = json.string(key).value_or(QString());
    if (text.size() > kMaxName)
        json.reject(key, ResultArchiveJsonTexts::tr("too long", "completes: $.field is …"));
    return text;
}

int readNumber(const JsonReader &json, QLatin1StringView key, int most)
{
    const qint64 number = json.int64(key).value_or(0);
    if (number < 0 || number > most)
        json.reject(key, ResultArchiveJsonTexts::tr("out of range", "completes: $.field is …"));
    return static_cast<int>(number);
}

QDateTime readTime(const JsonReader &json, QLatin1StringView key)
{
    const auto text = json.string(key);
    if (!text)
        return {};
    const QDateTime time = QDateTime::fromString(*text, Qt::ISODateWithMs);
    if (!time.isValid() || time.timeSpec() != Qt::UTC)
        json.reject(key, ResultArchiveJsonTexts::tr("not a time in UTC", "completes: $.field is …"));
    return time;
}

Outcome readOutcome(const JsonReader &json)
{
    const auto name = json.string("outcome"_L1);
    for (const Outcome outcome : {Outcome::Found, Outcome::NotFound, Outcome::Failed, Outcome::NotLookedUp}) {
        if (name == outcomeName(outcome))
            return outcome;
    }
    json.reject("outcome"_L1, ResultArchiveJsonTexts::tr("not an outcome", "completes: $.field is …"));
    return Outcome::NotLookedUp;
}

ErrorKind readKind(const JsonReader &json)
{
    const auto name = json.string("kind"_L1);
    for (int kind = 0; kind <= static_cast<int>(ErrorKind::LocalStorage); ++kind) {
        if (name == errorKindName(static_cast<ErrorKind>(kind)))
            return static_cast<ErrorKind>(kind);
    }
    json.reject("kind"_L1, ResultArchiveJsonTexts::tr("not a kind of failure", "completes: $.field is …"));
    return ErrorKind::Protocol;
}

void readError(const JsonReader &json, LookupRow &row)
{
    Error error;
    if (const auto object = json.object("error"_L1)) {
        error.kind = readKind(*object);
        error.status = readNumber(*object, "status"_L1, kMaxStatus);
        error.delivery = error.status > 0 ? Delivery::Answered : Delivery::NotSent;
        error.notificationId = object->int32("notificationId"_L1);
        error.host = readName(*object, "host"_L1);
        error.port = readNumber(*object, "port"_L1, kMaxPort);
        error.proxy = readName(*object, "proxy"_L1);
    } else {
        json.reject("error"_L1, ResultArchiveJsonTexts::tr("missing", "completes: $.field is …"));
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
        json.reject("answerBase64"_L1, ResultArchiveJsonTexts::tr("not Base64", "completes: $.field is …"));
        return {};
    }
    json.reject("answer"_L1, ResultArchiveJsonTexts::tr("missing", "completes: $.field is …"));
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

ResultRow readRow(const JsonReader &json)
{
    ResultRow row;
    row.connectionId = readName(json, "connectionId"_L1);
    row.from.connection = readName(json, "connection"_L1);
    row.from.environment = readName(json, "environment"_L1);
    row.from.host = readName(json, "host"_L1);
    const auto id = json.int32("id"_L1);
    if (!id)
        json.reject("id"_L1, ResultArchiveJsonTexts::tr("missing", "completes: $.field is …"));
    row.lookup.id = id.value_or(0);
    row.lookup.outcome = readOutcome(json);
    row.lookup.fetchedAt = readTime(json, "fetchedAt"_L1);
    if (row.lookup.outcome == Outcome::Found)
        readAnswer(json, row.lookup);
    else if (row.lookup.outcome != Outcome::NotLookedUp)
        readError(json, row.lookup);
    return row;
}

Error damaged(const QString &detail, const QString &jsonPath = {})
{
    Error error;
    error.kind = ErrorKind::LocalStorage;
    error.cause = ErrorCause::FileDamaged;
    error.detail = detail;
    error.jsonPath = jsonPath;
    return error;
}

} // namespace

ResultArchiveJson resultArchiveJson(const QList<ResultRow> &rows, qint64 maxSize)
{
    constexpr QByteArrayView kEnd = "\n]}\n";
    ResultArchiveJson archive;
    archive.json = R"({"format":")" + QByteArray(kFormat.data(), kFormat.size()) + R"(","version":)" +
                   QByteArray::number(kVersion) + R"(,"results":[)";
    for (const ResultRow &row : rows) {
        const QByteArray json = (archive.written == 0 ? "\n" : ",\n") + rowJson(row);
        if (archive.written == kMaxArchiveRows || archive.json.size() + json.size() + kEnd.size() > maxSize)
            break;
        archive.json += json;
        ++archive.written;
    }
    archive.json += kEnd;
    return archive;
}

Result<QList<ResultRow>> parseResultArchive(const QByteArray &json)
{
    const auto root = JsonReader::open(json);
    if (!root)
        return failure(damaged(
            ResultArchiveJsonTexts::tr("It is not the JSON of kept results. %1").arg(root.error().detail)));
    if (root->string("format"_L1) != kFormat)
        root->reject("format"_L1,
                     ResultArchiveJsonTexts::tr("not that of kept results", "completes: $.field is …"));
    if (root->int64("version"_L1) != kVersion)
        root->reject("version"_L1, ResultArchiveJsonTexts::tr("a version that is not known here",
                                                              "completes: $.field is …"));
    const auto results = root->objects("results"_L1);
    if (!root->error() && (!results || results->size() > kMaxArchiveRows))
        root->reject("results"_L1,
                     ResultArchiveJsonTexts::tr("missing or too long", "completes: $.field is …"));

    QList<ResultRow> rows;
    if (!root->error()) {
        rows.reserve(results->size());
        for (const JsonReader &row : *results)
            rows += readRow(row);
    }
    if (root->error())
        return failure(damaged(root->error()->detail, root->error()->jsonPath));
    return rows;
}
