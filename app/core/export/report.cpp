// SPDX-License-Identifier: MIT
#include "export/report.h"

#include "connections/connectionfields.h"
#include "export/introline.h"
#include "export/resulttables.h"
#include "results/resultfields.h"
#include "results/resulttext.h"
#include "results/sameanswers.h"
#include "text/composedtext.h"

#include <QCoreApplication>

#include <algorithm>
#include <chrono>

using namespace Qt::StringLiterals;

namespace {

struct ReportTexts
{
    Q_DECLARE_TR_FUNCTIONS(Report)
};

/// The report's head says from when to when the rows were fetched. Within that time no card says it again.
constexpr std::chrono::milliseconds kSameTime = std::chrono::minutes(1);

/// Returns each connection once, with its host.
QString connectionsText(const ResultRows &rows)
{
    QList<Provenance> known;
    QStringList texts;
    for (const ResultRow &row : rows.onePerSource()) {
        if (known.contains(*row.from))
            continue;
        known += *row.from;
        texts += bracketedText(withEnvironment(row.from->environment, row.from->connection), row.from->host);
    }
    return commaSeparated(texts);
}

/// Returns each user once. Empty if none is known.
QString usersText(const ResultRows &rows)
{
    QStringList names;
    for (const ResultRow &row : rows.onePerSource()) {
        if (!row.user)
            continue;
        //: In a report, in place of the name of the user who looked notifications up: nobody was signed in.
        const QString name = row.user->isEmpty() ? ReportTexts::tr("the API key alone") : *row.user;
        if (!names.contains(name))
            names += name;
    }
    return commaSeparated(names);
}

} // namespace

ReportOptions redacted(ReportOptions options, const SecretRedactor &redactor)
{
    options.filter = redactor.redacted(options.filter);
    return options;
}

QString reportTitle(const ResultRows &rows)
{
    return ReportTexts::tr("Report on %Ln results", nullptr, static_cast<int>(rows.size()));
}

QList<ResultFact> reportFacts(const ResultRows &rows, const ReportOptions &options)
{
    QList<ResultFact> facts;
    const auto add = [&facts](const QString &label, const QString &value) {
        if (!value.isEmpty())
            facts += {label, value};
    };
    add(ReportTexts::tr("Ids in this report"), introline::ids(rows));
    //: In a report: the filter that has chosen its notifications.
    add(ReportTexts::tr("Filter"), options.filter);
    add(fieldTitle(ResultField::Connection), connectionsText(rows));
    add(fieldTitle(ConnectionField::UserName), usersText(rows));
    add(fieldTitle(ResultField::Fetched), introline::fetched(rows));
    //: In a report: the label of a doubt about its rows.
    add(ReportTexts::tr("Please note"), sameAnswersTexts(rows).join(u' '));
    if (options.madeAt.isValid())
        //: In a report: when it was written.
        add(ReportTexts::tr("Report written"), utcText(options.madeAt));
    //: In a report: the name and the version of the program that has written it.
    add(ReportTexts::tr("Program"), QStringLiteral("Svc Desktop " SVC_VERSION));
    return facts;
}

QList<ResultField> repeatedFields(const ResultRows &rows)
{
    QList<ResultField> fields;
    if (haveOneConnection(rows))
        fields += {ResultField::ConnectionName, ResultField::Environment, ResultField::Host};
    std::optional<qint64> first;
    std::optional<qint64> last;
    for (qsizetype row = 0; row < rows.size(); ++row) {
        if (const std::optional<qint64> time = rows.fetchedAt(row)) {
            first = std::min(first.value_or(*time), *time);
            last = std::max(last.value_or(*time), *time);
        }
    }
    if (first && *last - *first > kSameTime.count())
        return fields;
    return fields + QList{ResultField::Fetched};
}

QString reportOverviewTitle()
{
    //: The title of the part of a report with bars.
    return ReportTexts::tr("Overview", "part of a report");
}

QString reportTableTitle()
{
    //: The title of the table with all notifications of a report.
    return ReportTexts::tr("Notifications");
}

QString reportCardsTitle()
{
    //: The title of the part of a report with all facts about each notification.
    return ReportTexts::tr("Each notification");
}
