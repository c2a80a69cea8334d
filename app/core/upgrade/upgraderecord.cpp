// SPDX-License-Identifier: MIT
#include "upgrade/upgraderecord.h"

#include "json/jsonreader.h"
#include "json/jsonwriter.h"

#include <QCoreApplication>
#include <QUrl>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

struct UpgradeRecordTexts
{
    Q_DECLARE_TR_FUNCTIONS(UpgradeRecord)
};

constexpr auto kFormat = "svc-desktop-upgrade"_L1;
constexpr int kVersion = 1;
constexpr qsizetype kMaxName = 1000;
constexpr auto kEverything = "everything"_L1;
constexpr auto kUpgradesOnly = "upgrades-only"_L1;
constexpr qint64 kMaxDuration = 1'000'000'000'000; // ms

bool isUsualPort(int port)
{
    return port == -1 || port == 80 || port == 443;
}

std::optional<UpgradeOutcome> outcomeNamed(const QString &name)
{
    using enum UpgradeOutcome;
    for (const UpgradeOutcome outcome : {NotStarted, Finished, Refused, Failed, Unknown}) {
        if (outcomeName(outcome) == name)
            return outcome;
    }
    return {};
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

QString readName(const JsonReader &json, QLatin1StringView key)
{
    const QString text = json.string(key).value_or(QString());
    if (text.isEmpty() || text.size() > kMaxName)
        json.reject(key, UpgradeRecordTexts::tr("empty or too long", "completes: $.field is …"));
    return text;
}

qint64 readNumber(const JsonReader &json, QLatin1StringView key, qint64 least, qint64 most)
{
    const qint64 number = json.int64(key).value_or(0);
    if (number < least || number > most)
        json.reject(key, UpgradeRecordTexts::tr("out of range", "completes: $.field is …"));
    return number;
}

QDateTime readTime(const JsonReader &json)
{
    const QDateTime time =
        QDateTime::fromString(json.string("startedAt"_L1).value_or(QString()), Qt::ISODateWithMs);
    if (!time.isValid() || time.timeSpec() != Qt::UTC)
        json.reject("startedAt"_L1, UpgradeRecordTexts::tr("not a time in UTC", "completes: $.field is …"));
    return time;
}

UpgradeMode readMode(const JsonReader &json)
{
    const QString mode = json.string("mode"_L1).value_or(QString());
    if (mode != kEverything && mode != kUpgradesOnly)
        json.reject("mode"_L1, UpgradeRecordTexts::tr("not known here", "completes: $.field is …"));
    return mode == kUpgradesOnly ? UpgradeMode::UpgradesOnly : UpgradeMode::Everything;
}

void readEnd(const JsonReader &json, UpgradeRecord &run)
{
    const auto outcome = json.string("outcome"_L1);
    if (!outcome)
        return;
    run.outcome = outcomeNamed(*outcome);
    if (!run.outcome)
        json.reject("outcome"_L1, UpgradeRecordTexts::tr("not known here", "completes: $.field is …"));
    run.status = static_cast<int>(readNumber(json, "status"_L1, 0, 999));
    run.duration = std::chrono::milliseconds(readNumber(json, "durationMs"_L1, 0, kMaxDuration));
}

bool mayBeActive(const UpgradeRecord &run)
{
    return run.outcome.value_or(UpgradeOutcome::Unknown) == UpgradeOutcome::Unknown;
}

} // namespace

QString upgradeHost(const QUrl &baseUrl)
{
    QString host = baseUrl.host(QUrl::FullyEncoded).toLower();
    if (host.endsWith(u'.'))
        host.chop(1);
    if (host.contains(u':'))
        host = u'[' + host + u']';
    return isUsualPort(baseUrl.port()) ? host : host + u':' + QString::number(baseUrl.port());
}

std::optional<UpgradeRecord> holdingRun(const QList<UpgradeRecord> &runs, const QString &host)
{
    qint64 finished = 0;
    for (const UpgradeRecord &run : runs) {
        if (run.host == host && run.outcome == UpgradeOutcome::Finished)
            finished = std::max(finished, run.number);
    }
    std::optional<UpgradeRecord> holding;
    for (const UpgradeRecord &run : runs) {
        const bool holds = run.host == host && mayBeActive(run) && (run.isAlive || run.number > finished);
        if (holds && (!holding || run.number > holding->number))
            holding = run;
    }
    return holding;
}

QList<UpgradeRecord> expendableRuns(const QList<UpgradeRecord> &runs, qsizetype most)
{
    QList<UpgradeRecord> expendable;
    for (qsizetype i = most; i < runs.size(); ++i) {
        const UpgradeRecord &run = runs.at(i);
        if (!run.isAlive && holdingRun(runs, run.host) != run)
            expendable += run;
    }
    return expendable;
}

QByteArray recordJson(const UpgradeRecord &run)
{
    JsonWriter json;
    json.add("format"_L1, kFormat);
    json.add("version"_L1, kVersion);
    json.add("number"_L1, run.number);
    json.add("where"_L1, run.where.left(kMaxName));
    json.add("host"_L1, run.host.left(kMaxName));
    json.add("mode"_L1, run.mode == UpgradeMode::Everything ? kEverything : kUpgradesOnly);
    json.add("startedAt"_L1, run.startedAt.toUTC().toString(Qt::ISODateWithMs));
    if (run.outcome) {
        json.add("outcome"_L1, outcomeName(*run.outcome));
        json.add("status"_L1, run.status);
        json.add("durationMs"_L1, run.duration.count());
    }
    return json.json() + '\n';
}

Result<UpgradeRecord> parseRecord(const QString &id, const QByteArray &json)
{
    const auto root = JsonReader::open(json);
    if (!root)
        return failure(
            damaged(UpgradeRecordTexts::tr("It is not the JSON of an upgrade. %1").arg(root.error().detail)));
    if (root->string("format"_L1) != kFormat)
        root->reject("format"_L1, UpgradeRecordTexts::tr("not an upgrade", "completes: $.field is …"));
    if (root->int64("version"_L1) != kVersion)
        root->reject("version"_L1,
                     UpgradeRecordTexts::tr("a version that is not known here", "completes: $.field is …"));
    UpgradeRecord run;
    run.id = id;
    run.number = readNumber(*root, "number"_L1, 1, kMaxRunNumber);
    run.where = readName(*root, "where"_L1);
    run.host = readName(*root, "host"_L1);
    run.mode = readMode(*root);
    run.startedAt = readTime(*root);
    readEnd(*root, run);
    if (root->error())
        return failure(damaged(root->error()->detail, root->error()->jsonPath));
    return run;
}
