// SPDX-License-Identifier: MIT
#include "ui/lookup/results/resultactions.h"

#include "results/resultset.h"
#include "ui/style/platformconventions.h"
#include "ui/text/commontext.h"
#include "ui/widgets/controls/mnemonics.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>
#include <QWidget>

using namespace Qt::StringLiterals;

ResultActions::ResultActions(QWidget *rows, QObject *parent)
    : QObject(parent)
{
    const PlatformConventions &keys = platformConventions();
    const auto add = [this](const QString &text, const QString &objectName, const QKeySequence &key = {}) {
        auto *action = new QAction(text, this);
        action->setObjectName(objectName);
        action->setShortcut(key);
        return action;
    };
    copyRows = add(tr("Copy ro&ws"), u"copyRows"_s, QKeySequence::Copy);
    copyRows->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    rows->addAction(copyRows);
    copyForTicket = add(tr("Copy for tic&ket"), u"copyForTicket"_s, Qt::CTRL | Qt::SHIFT | Qt::Key_C);
    const auto addFormat = [&](const QString &text, const QString &objectName, ExportFormat format) {
        QAction *action = add(text, objectName);
        connect(action, &QAction::triggered, this, [this, format] { Q_EMIT copyRequested(format); });
        return action;
    };
    const auto addTitled = [&](const QString &objectName, ExportFormat format) {
        return addFormat(exportFormatTitle(format), objectName, format);
    };
    //: In the menu “Copy as”.
    copyAllFields = add(tr("TSV with all fields"), u"copyAllFields"_s);
    copyAs = new QMenu(tr("Copy a&s"), rows);
    copyAs->setObjectName(u"copyAs"_s);
    copyAs->setAccessibleName(tr("Copy as"));
    copyAs->addActions({addTitled(u"copyAsMarkdown"_s, ExportFormat::Markdown),
                        addTitled(u"copyAsJira"_s, ExportFormat::Jira),
                        addTitled(u"copyAsText"_s, ExportFormat::PlainText),
                        addTitled(u"copyAsTsv"_s, ExportFormat::Tsv), copyAllFields,
                        addFormat(exportFormatName(ExportFormat::Html), u"copyAsHtml"_s, ExportFormat::Html),
                        addTitled(u"copyAsJson"_s, ExportFormat::Json)});
    addMnemonics(*copyAs);
    copySummary = addFormat(tr("C&opy summary"), u"copySummary"_s, ExportFormat::Summary);
    copyIds = add(tr("Copy &ids"), u"copyIds"_s);
    copyLink = add(CommonTexts::tr("Copy &link"), u"copyLink"_s);
    exportResults = add(tr("&Export…"), u"exportResultsAction"_s, Qt::CTRL | Qt::Key_S);
    printResults = add(tr("&Print…"), u"printResultsAction"_s, QKeySequence::Print);
    filter = add(tr("&Filter results"), u"filterResultsAction"_s, Qt::CTRL | Qt::Key_F);
    done = add(tr("&Done"), u"markDone"_s, Qt::CTRL | Qt::SHIFT | Qt::Key_D);
    done->setCheckable(true);
    note = add(tr("&Note"), u"editNote"_s, keys.note);
    undoMark = add(CommonTexts::tr("Undo"), u"undoMark"_s, QKeySequence::Undo);
    undoMark->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    undoMark->setEnabled(false);
    rows->addAction(undoMark);
    refresh = add(tr("Re&fresh"), u"refreshRows"_s, keys.refresh);
    compare = add(tr("Co&mpare"), u"compareRows"_s);
    retryFailed = add(tr("Retr&y failed"), u"retryFailed"_s, keys.retryFailed);
    watch = add(tr("Watc&h…"), u"watchRows"_s);
    showCard = add(tr("&Show the card"), u"showCard"_s);
    showCard->setCheckable(true);
    rawJson = add(tr("Raw &JSON"), u"toggleRawJson"_s, Qt::CTRL | Qt::SHIFT | Qt::Key_J);
    rawJson->setEnabled(false);
    moveCard = add(tr("Card at the side or &below"), u"moveCard"_s, keys.moveCard);
    auto *arrangement = new QActionGroup(this);
    for (QAction **each : {&byNotification, &byAnswer}) {
        const bool isFirst = each == &byNotification;
        *each = add(isFirst ? tr("By noti&fication") : tr("By ans&wer"),
                    isFirst ? u"byNotificationAction"_s : u"byAnswerAction"_s);
        (*each)->setCheckable(true);
        (*each)->setVisible(false);
        arrangement->addAction(*each);
    }
    overview = add(tr("&Overview"), u"showOverview"_s);
    overview->setCheckable(true);
    showInActivity = add(tr("Show in &Activity"), u"showInActivity"_s);
    showInActivity->setEnabled(false);
    update(0, 0, 0);
    updateRetry({});
}

QList<QAction *> ResultActions::copyCommands() const
{
    return {copyForTicket, copyRows, copyAs->menuAction(), copyIds, copySummary};
}

void ResultActions::update(qsizetype selected, qsizetype shown, qsizetype total)
{
    for (QAction *action : copyCommands() + QList<QAction *>{copyLink})
        action->setEnabled(shown > 0);
    copyIds->setText((selected > 0 ? selected : shown) == 1 ? tr("Copy &id") : tr("Copy &ids"));
    exportResults->setEnabled(total > 0);
    printResults->setEnabled(shown > 0);
    filter->setEnabled(total > 1); // a single row is shown without the table
    for (QAction *action : {showCard, moveCard, overview})
        action->setEnabled(total > 1);
    for (QAction *action : {done, note, refresh, watch})
        action->setEnabled(shown > 0);
}

void ResultActions::updateRetry(const LookupProgress &progress)
{
    const bool isRest = progress.failed == 0 && progress.notLookedUp > 0;
    retryFailed->setText(isRest ? tr("Look up th&e rest") : tr("Retr&y failed"));
    retryFailed->setEnabled(progress.failed + progress.notLookedUp > 0);
}

#include "moc_resultactions.cpp"
