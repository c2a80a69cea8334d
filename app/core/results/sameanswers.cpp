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

qsizetype countSameAnswers(const QList<ResultRow> &rows, const QString &connectionId)
{
    qsizetype count = 0;
    std::size_t digest = 0;
    for (const ResultRow &row : rows) {
        const LookupRow &lookup = row.lookup;
        if (row.connectionId != connectionId || lookup.outcome == Outcome::NotLookedUp)
            continue;
        if (!lookup.error)
            return 0; // found, or not answered yet
        if (lookup.outcome == Outcome::Failed && lookup.error->delivery != Delivery::Answered)
            continue;
        if (lookup.error->answerDigest == 0 || (count > 0 && lookup.error->answerDigest != digest))
            return 0;
        digest = lookup.error->answerDigest;
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

QStringList sameAnswersTexts(const QList<ResultRow> &rows)
{
    struct Doubt
    {
        QString connectionId;
        SharedProvenance from;
        qsizetype count;
    };
    QList<Doubt> doubts;
    bool areSeveral = false;
    for (const ResultRow &row : rows) {
        areSeveral = areSeveral || row.connectionId != rows.first().connectionId;
        const bool isNew = std::none_of(doubts.begin(), doubts.end(), [&row](const Doubt &doubt) {
            return doubt.connectionId == row.connectionId;
        });
        if (row.sameAnswers > 0 && isNew)
            doubts += {row.connectionId, row.from, row.sameAnswers};
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
