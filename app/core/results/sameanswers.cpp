// SPDX-License-Identifier: MIT
#include "results/sameanswers.h"

#include "base/errortext.h"
#include "connections/connection.h"
#include "text/composedtext.h"

#include <QCoreApplication>

#include <algorithm>

using Outcome = LookupRow::Outcome;

namespace {

struct SameAnswersTexts
{
    Q_DECLARE_TR_FUNCTIONS(SameAnswers)
};

} // namespace

qsizetype countSameAnswers(const ResultRows &rows, const QString &connectionId)
{
    qsizetype count = 0;
    std::size_t digest = 0;
    for (qsizetype row = 0; row < rows.size(); ++row) {
        const Outcome outcome = rows.outcome(row);
        if (rows.connectionId(row) != connectionId || outcome == Outcome::NotLookedUp)
            continue;
        const Error *const error = rows.commonError(row);
        if (!error)
            return 0; // found, or not answered yet
        if (outcome == Outcome::Failed && error->delivery != Delivery::Answered)
            continue;
        if (error->answerDigest == 0 || (count > 0 && error->answerDigest != digest))
            return 0;
        digest = error->answerDigest;
        ++count;
    }
    return count < 2 ? 0 : count;
}

QString sameAnswersText(qsizetype count)
{
    if (count == 0)
        return {};
    //: At least two. The address is that of the service.
    return SameAnswersTexts::tr("All %Ln answers are the same and name no id. Is the address complete?",
                                nullptr, static_cast<int>(count));
}

QStringList sameAnswersTexts(const ResultRows &rows)
{
    struct Doubt
    {
        QString connectionId;
        SharedProvenance from;
        qsizetype count;
    };
    QList<Doubt> doubts;
    bool areSeveral = false;
    for (qsizetype row = 0; row < rows.size(); ++row) {
        const QString &connectionId = rows.connectionId(row);
        areSeveral = areSeveral || connectionId != rows.connectionId(0);
        const bool isNew = std::none_of(doubts.begin(), doubts.end(), [&connectionId](const Doubt &doubt) {
            return doubt.connectionId == connectionId;
        });
        if (rows.sameAnswers(row) > 0 && isNew)
            doubts += {connectionId, rows.source(row).from, rows.sameAnswers(row)};
    }
    QStringList texts;
    for (const Doubt &doubt : doubts) {
        const QString text = sameAnswersText(doubt.count);
        texts += areSeveral
                     ? labelledText(withEnvironment(doubt.from->environment, doubt.from->connection), text)
                     : text;
    }
    return texts;
}

QString reasonText(const ResultRow &row)
{
    return row.lookup.error ? onOneLine({errorSentences(*row.lookup.error), sameAnswersText(row.sameAnswers)})
                            : QString();
}
