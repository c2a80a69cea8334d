// SPDX-License-Identifier: MIT
#include "upgrade/upgraderecord.h"

#include "base/named.h"
#include "json/jsondocument.h"

#include <QCoreApplication>
#include <QUrl>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

struct UpgradeRecordTexts
{
    Q_DECLARE_TR_FUNCTIONS(UpgradeRecord)
};

constexpr std::array kModes{
    Named<UpgradeMode>{"everything"_L1, UpgradeMode::Everything},
    Named<UpgradeMode>{"upgrades-only"_L1, UpgradeMode::UpgradesOnly},
};
constexpr qint64 kMaxDuration = 1'000'000'000'000; // ms

JsonDocumentFormat recordFormat()
{
    return {.name = "svc-desktop-upgrade"_L1,
            .notJson = UpgradeRecordTexts::tr("It is not the JSON of an upgrade: %1."),
            .otherFormat = UpgradeRecordTexts::tr("not an upgrade", "completes: $.field is …")};
}

bool isUsualPort(int port)
{
    return port == -1 || port == 80 || port == 443;
}

QString readHost(const JsonReader &json, QLatin1StringView key)
{
    QString place = readName(json, key);
    if (place.isEmpty())
        json.reject(key, UpgradeRecordTexts::tr("empty or too long", "completes: $.field is …"));
    return place;
}

UpgradeMode readMode(const JsonReader &json)
{
    const auto mode = valueNamed(kModes, json.string("mode"_L1).value_or(QString()));
    if (!mode)
        json.reject("mode"_L1, UpgradeRecordTexts::tr("not known here", "completes: $.field is …"));
    return mode.value_or(UpgradeMode::Everything);
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
    run.isDismissed = json.boolean("dismissed"_L1).value_or(false);
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

std::optional<UpgradeRecord> blockingRun(const QList<UpgradeRecord> &runs, const QString &host)
{
    qint64 finished = 0;
    for (const UpgradeRecord &run : runs) {
        if (run.host == host && run.outcome == UpgradeOutcome::Finished)
            finished = std::max(finished, run.number);
    }
    std::optional<UpgradeRecord> blocking;
    for (const UpgradeRecord &run : runs) {
        const bool isBlocking =
            run.host == host && mayBeActive(run) && (run.isAlive || run.number > finished);
        if (isBlocking && (!blocking || run.number > blocking->number))
            blocking = run;
    }
    return blocking;
}

std::optional<UpgradeRecord> unresolvedRun(const QList<UpgradeRecord> &runs)
{
    for (const UpgradeRecord &run : runs) {
        const bool isUnknown = run.outcome == UpgradeOutcome::Unknown && blockingRun(runs, run.host) == run;
        if (!run.isDismissed && (run.isAbandoned() || isUnknown))
            return run;
    }
    return {};
}

QList<UpgradeRecord> prunableRuns(const QList<UpgradeRecord> &runs, qsizetype most)
{
    QList<UpgradeRecord> prunable;
    for (qsizetype i = most; i < runs.size(); ++i) {
        const UpgradeRecord &run = runs.at(i);
        if (!run.isAlive && blockingRun(runs, run.host) != run)
            prunable += run;
    }
    return prunable;
}

QByteArray recordJson(const UpgradeRecord &run)
{
    JsonWriter json = beginDocument(recordFormat());
    json.add("number"_L1, run.number);
    json.add("where"_L1, run.displayHost.left(kMaxDocumentName));
    json.add("host"_L1, run.host.left(kMaxDocumentName));
    json.add("mode"_L1, nameOf(kModes, run.mode));
    json.add("startedAt"_L1, run.startedAt);
    if (run.outcome) {
        json.add("outcome"_L1, outcomeName(*run.outcome));
        json.add("status"_L1, run.status);
        json.add("durationMs"_L1, run.duration.count());
        if (run.isDismissed)
            json.add("dismissed"_L1, true);
    }
    return json.json() + '\n';
}

Result<UpgradeRecord> parseRecord(const QString &id, const QByteArray &json)
{
    return parseDocument(json, recordFormat(), [&id](const JsonReader &root) {
        UpgradeRecord run;
        run.id = id;
        run.number = readNumber(root, "number"_L1, 1, kMaxRunNumber);
        run.displayHost = readHost(root, "where"_L1);
        run.host = readHost(root, "host"_L1);
        run.mode = readMode(root);
        run.startedAt = readTime(root, "startedAt"_L1);
        readEnd(root, run);
        return run;
    });
}
