// SPDX-License-Identifier: MIT
#include "ui/lookup/results/comparedialog.h"

#include "connections/connectionfields.h"
#include "export/comparisontable.h"
#include "export/markdownexport.h"
#include "program/notices.h"
#include "results/resultfacts.h"
#include "ui/style/textscale.h"
#include "ui/text/commontext.h"
#include "ui/text/connectiontext.h"
#include "ui/text/timetext.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/checkfield.h"
#include "ui/widgets/views/announcer.h"
#include "ui/widgets/views/badge.h"
#include "ui/widgets/views/textlabel.h"
#include "ui/widgets/views/viewsetup.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QMimeData>
#include <QTableView>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace tokens;

namespace {

constexpr int kMeasured = 200; ///< number of rows whose height is computed from their texts

int columnOf(ComparisonModel::Column column)
{
    return static_cast<int>(column);
}

} // namespace

CompareDialog::CompareDialog(const Clock &clock, Notices &notices, QWidget *parent)
    : Dialog(parent)
    , m_clock(clock)
    , m_notices(notices)
    , m_summary(new TextLabel)
    , m_only(new CheckField(tr("Only differences"), u"onlyDifferences"_s))
{
    setObjectName(u"compareDialog"_s);
    setWindowTitle(tr("Compare notifications"));
    setModal(false);
    m_summary->setObjectName(u"compareSummary"_s);
    makeTable();
    connect(m_only, &QCheckBox::toggled, this, [this](bool only) {
        m_model.setOnlyDifferences(only);
        fitTable();
        Q_EMIT onlyDifferencesChanged(only);
    });
    connect(&m_clock, &Clock::zoneChanged, this, [this] {
        if (isVisible()) {
            setHead(m_heads[0], m_first);
            setHead(m_heads[1], m_second);
        }
    });
    auto *copyButton = makeButton(tr("Copy as Markdown"), u"copyComparison"_s);
    auto *closeButton = makeButton(CommonTexts::tr("Close"), u"closeComparison"_s);
    connect(copyButton, &QPushButton::clicked, this, &CompareDialog::copy);
    connect(closeButton, &QPushButton::clicked, this, &QDialog::close);

    auto *heads = new QHBoxLayout;
    heads->setSpacing(kSpace24);
    heads->addWidget(makeHead(m_heads[0], u"first"_s), 1);
    heads->addWidget(makeHead(m_heads[1], u"second"_s), 1);
    auto *options = new QHBoxLayout;
    options->addWidget(m_summary, 1);
    options->addWidget(m_only);
    QVBoxLayout *layout = makeColumn(kSpace12);
    layout->addLayout(heads);
    layout->addLayout(options);
    layout->addWidget(m_table, 1);
    layout->addWidget(makeDialogButtons(
        {{copyButton, QDialogButtonBox::ActionRole}, {closeButton, QDialogButtonBox::RejectRole}}));
    resize(textscale::forDialog(*this, {kCompareWidth, kCompareHeight}));
}

QWidget *CompareDialog::makeHead(Head &head, const QString &objectName)
{
    head.title = plainLabel({}, TextRole::Title);
    head.environment = new Badge(fieldTitle(ConnectionField::Environment));
    head.connection = plainLabel();
    head.fetched = plainLabel({}, TextRole::Caption)->dim();
    head.title->setObjectName(objectName + u"Title"_s);
    head.environment->setObjectName(objectName + u"Environment"_s);
    head.connection->setObjectName(objectName + u"Connection"_s);
    head.fetched->setObjectName(objectName + u"Fetched"_s);
    for (TextLabel *label : {head.title, head.connection, head.fetched}) {
        label->wrapped();
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    auto *where = new QHBoxLayout;
    where->setSpacing(kSpace8);
    where->addWidget(head.environment);
    where->addWidget(head.connection, 1);
    auto *widget = new QWidget;
    auto *layout = new QVBoxLayout(widget);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpace4);
    layout->addWidget(head.title);
    layout->addLayout(where);
    layout->addWidget(head.fetched);
    layout->addStretch(1);
    return widget;
}

void CompareDialog::makeTable()
{
    m_table = new QTableView;
    m_table->setObjectName(u"comparison"_s);
    m_table->setAccessibleName(tr("Comparison"));
    m_table->setModel(&m_model);
    setUpTable(m_table);
    m_table->setWordWrap(true);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Interactive);
    QHeaderView *header = m_table->horizontalHeader();
    header->setSectionsClickable(false);
    header->setSectionResizeMode(columnOf(ComparisonModel::Column::Field), QHeaderView::ResizeToContents);
    header->setSectionResizeMode(columnOf(ComparisonModel::Column::First), QHeaderView::Stretch);
    header->setSectionResizeMode(columnOf(ComparisonModel::Column::Second), QHeaderView::Stretch);
    header->setSectionResizeMode(columnOf(ComparisonModel::Column::Compared), QHeaderView::ResizeToContents);
    header->setMaximumSectionSize(textscale::scaled(kPanelWidth));
}

void CompareDialog::showRows(const ResultRow &first, const ResultRow &second)
{
    m_first = first;
    m_second = second;
    setHead(m_heads[0], first);
    setHead(m_heads[1], second);
    m_model.setRows(first, second);
    updateSummary();
    bringToFront();
    fitTable();
    m_table->setFocus(Qt::OtherFocusReason);
}

void CompareDialog::setOnlyDifferences(bool isOnly)
{
    m_only->setChecked(isOnly);
}

void CompareDialog::setHead(Head &head, const ResultRow &row)
{
    head.title->setText(resultTitle(row));
    head.environment->setContent(environmentBadge(row.from->environment, EnvironmentColor::Mute));
    head.environment->setVisible(!row.from->environment.isEmpty());
    head.connection->setText(shownName(row.from->connection));
    const QDateTime &fetched = row.lookup.fetchedAt;
    //: %1 is a time such as “3 hours ago · 14 Mar 2026 09:12 (UTC+1)”.
    head.fetched->setText(fetched.isValid() ? tr("Fetched %1").arg(timetext::both(fetched, m_clock))
                                            : tr("Not fetched"));
}

void CompareDialog::updateSummary()
{
    const qsizetype count = m_model.differenceCount();
    m_summary->setText(count == 0 ? tr("Nothing differs.")
                                  : tr("%Ln fields differ.", nullptr, static_cast<int>(count)));
    if (isVisible())
        announce(m_table, m_summary->text());
    else
        describe(m_table, m_summary->text()); // said with the dialog
}

void CompareDialog::fitTable()
{
    if (m_model.rowCount() <= kMeasured)
        m_table->resizeRowsToContents();
}

void CompareDialog::resizeEvent(QResizeEvent *event)
{
    QDialog::resizeEvent(event);
    fitTable();
}

void CompareDialog::showEvent(QShowEvent *event)
{
    Dialog::showEvent(event);
    fitTable();
}

void CompareDialog::copy()
{
    const QString text = markdownTable(comparisonTable(m_first, m_second, m_only->isChecked()));
    auto *mime = new QMimeData;
    mime->setText(text);
    mime->setData(u"text/markdown"_s, text.toUtf8());
    QApplication::clipboard()->setMimeData(mime);
    Q_EMIT m_notices.note(tr("Copied the comparison as Markdown."), Notices::ResultsSubject);
}

#include "moc_comparedialog.cpp"
