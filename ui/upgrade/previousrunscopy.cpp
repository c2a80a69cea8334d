// SPDX-License-Identifier: MIT
#include "ui/upgrade/previousrunscopy.h"

#include "export/tsvexport.h"
#include "text/composedtext.h"
#include "text/copytext.h"
#include "text/durationinwords.h"
#include "text/markdowntext.h"
#include "ui/text/commontext.h"
#include "ui/text/timetext.h"
#include "ui/upgrade/outcometext.h"
#include "ui/upgrade/previousrunsmodel.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace {

struct PreviousRunsCopyTexts
{
    Q_DECLARE_TR_FUNCTIONS(PreviousRunsCopy)
public:
    static QStringList headers()
    {
        return {tr("Started", "an upgrade"),      PreviousRunsModel::tr("Where"),
                PreviousRunsModel::tr("Mode"),    CommonTexts::tr("Duration"),
                PreviousRunsModel::tr("Outcome"), tr("Status", "the number of an answer")};
    }
    static QString line(const QStringList &cells, std::chrono::milliseconds length)
    {
        //: One upgrade: when, where, mode, outcome.
        QString line = tr("%1 · %2 · %3 · %4").arg(cells[0], cells[1], cells[2], cells[4]);
        if (cells[3].isEmpty())
            return line;
        //: %1 is a whole line, %2 a length of time such as “1 minute 40 seconds”.
        const QString withLength = tr("%1 after %2").arg(line, durationInWords(length));
        return cells[5].isEmpty() ? withLength : bracketedText(withLength, cells[5]);
    }
};

QStringList cellsOf(const UpgradeRecord &run)
{
    return {run.startedAt.toUTC().toString(Qt::ISODate),
            containedLine(run.displayHost),
            modeName(run.mode),
            run.outcome ? timetext::clock(run.duration) : QString(),
            outcomeBadge(run).word,
            run.status > 0 ? QString::number(run.status) : QString()};
}

QString markdownRow(const QStringList &cells)
{
    return u"| "_s + cells.join(u" | "_s) + u" |\n"_s;
}

} // namespace

QString copiedRuns(const QList<UpgradeRecord> &runs, RunsFormat format)
{
    const QStringList headers = PreviousRunsCopyTexts::headers();
    QString copied;
    if (format == RunsFormat::Tsv)
        copied = tsvLine(textCells(headers));
    else if (format == RunsFormat::Markdown)
        copied = markdownRow(headers) + markdownRow(QStringList(headers.size(), u"---"_s));
    for (const UpgradeRecord &run : runs) {
        QStringList cells = cellsOf(run);
        switch (format) {
        case RunsFormat::Text:
            copied += PreviousRunsCopyTexts::line(cells, run.duration) + u'\n';
            break;
        case RunsFormat::Tsv:
            copied += tsvLine(textCells(cells));
            break;
        case RunsFormat::Markdown:
            for (QString &cell : cells)
                cell = markdownLine(cell);
            copied += markdownRow(cells);
            break;
        }
    }
    return copied;
}
