// SPDX-License-Identifier: MIT
#include "ui/lookup/card/answerscard.h"

#include "export/comparisonmarkdown.h"
#include "export/sidebysideexport.h"
#include "redaction/knownsecrets.h"
#include "results/resulttext.h"
#include "results/sameanswers.h"
#include "text/composedtext.h"
#include "text/displaytext.h"
#include "ui/lookup/card/cardcommands.h"
#include "ui/lookup/card/factfield.h"
#include "ui/lookup/card/statebadge.h"
#include "ui/lookup/results/comparedialog.h"
#include "ui/style/textscale.h"
#include "ui/text/commontext.h"
#include "ui/text/connectiontext.h"
#include "ui/text/timetext.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/flowlayout.h"
#include "ui/widgets/views/badge.h"
#include "ui/widgets/views/textlabel.h"
#include "ui/widgets/views/valuetext.h"

#include <QEvent>
#include <QGridLayout>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace tokens;

namespace {

constexpr std::chrono::seconds kAnswersRefresh(20);
constexpr int kAnswerMinWidth = 200;

/// Returns the value as it is shown, empty if it is not given.
QString shownValue(const ResultRow &row, ResultField field, const Clock &clock)
{
    const Notification &notification = *row.lookup.notification;
    switch (field) {
    case ResultField::Created:
        return notification.createdDate ? timetext::created(*notification.createdDate, clock) : QString();
    case ResultField::Fetched:
        return timetext::both(row.lookup.fetchedAt, clock);
    case ResultField::Preview:
        return notification.messagePreview.value_or(QString());
    default:
        return visibleLine(fieldText(row, field).value_or(QString()));
    }
}

} // namespace

struct AnswersCard::Column
{
    QWidget *head = nullptr; ///< with the connection and the badges, each with a sign behind it if it differs
    Badge *environment = nullptr;
    TextLabel *connection = nullptr;
    Badge *outcome = nullptr;
    Badge *presenceSign = nullptr;
    Badge *read = nullptr;
    Badge *readSign = nullptr;
    Badge *archived = nullptr;
    Badge *archivedSign = nullptr;
    FactField *reason = nullptr;
    QList<FactField *> facts; ///< of answerFacts()

    [[nodiscard]] QWidgetList widgets() const
    {
        QWidgetList all{head, reason};
        for (FactField *fact : facts)
            all += fact;
        return all;
    }
};

AnswersCard::AnswersCard(const KnownSecrets &secrets, const Clock &clock, CardCommands &commands,
                         QWidget *parent)
    : QWidget(parent)
    , m_secrets(secrets)
    , m_clock(clock)
    , m_title(plainLabel({}, TextRole::Title))
    , m_differs(plainLabel()->dim()->wrapped())
    , m_copy(makeButton(CommonTexts::tr("Copy for ticket"), u"copyAnswers"_s, ButtonKind::Quiet))
    , m_grid(new QGridLayout)
{
    setObjectName(u"answersCard"_s);
    setAccessibleName(tr("Answers"));
    m_title->setObjectName(u"answersTitle"_s);
    m_differs->setObjectName(u"answersDiffer"_s);
    connect(m_copy, &QPushButton::clicked, &commands, &CardCommands::copy);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(ValueText::textInset(), 0, 0, 0);
    head->setSpacing(kSpace12);
    head->addWidget(m_title);
    head->addWidget(m_differs, 1);
    head->addWidget(m_copy);
    m_grid->setHorizontalSpacing(kSpace24);
    m_grid->setVerticalSpacing(kSpace8);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(kSpace12, kSpace8, kSpace12, kSpace8);
    layout->setSpacing(kSpace8);
    layout->addLayout(head);
    layout->addLayout(m_grid);
    layout->addStretch(1);
    m_times.setInterval(kAnswersRefresh);
    connect(&m_times, &QTimer::timeout, this, &AnswersCard::refresh);
    connect(&m_clock, &Clock::zoneChanged, this, &AnswersCard::refresh);
}

AnswersCard::~AnswersCard() = default;

void AnswersCard::addColumn()
{
    Column column;
    const QString suffix = QString::number(m_columns.size());
    const auto addBadge = [&suffix](QLayout &to, const QString &name, const QString &objectName) {
        auto *badge = new Badge(name);
        badge->setObjectName(objectName + suffix);
        to.addWidget(badge);
        return badge;
    };
    column.head = new QWidget;
    auto *head = new FlowLayout(kSpace8, kSpace4);
    column.head->setLayout(head);
    column.head->setContentsMargins(ValueText::textInset(), 0, 0, 0);
    column.environment = addBadge(*head, fieldTitle(ResultField::Environment), u"answerEnvironment"_s);
    column.connection = plainLabel({}, TextRole::Strong)->elided();
    column.connection->setObjectName(u"answerConnection"_s + suffix);
    head->addWidget(column.connection);
    const auto addSign = [&](ResultField field, const QString &objectName) {
        Badge *sign = addBadge(*head, fieldTitle(field), objectName);
        sign->setContent({Tone::Warn, Icon::Triangle, comparedText(true)});
        return sign;
    };
    column.outcome = addBadge(*head, fieldTitle(ResultField::State), u"answerOutcome"_s);
    column.presenceSign = addSign(ResultField::State, u"answerPresenceSign"_s);
    column.read = addBadge(*head, fieldTitle(ResultField::Read), u"answerRead"_s);
    column.readSign = addSign(ResultField::Read, u"answerReadSign"_s);
    column.archived = addBadge(*head, fieldTitle(ResultField::Archived), u"answerArchived"_s);
    column.archivedSign = addSign(ResultField::Archived, u"answerArchivedSign"_s);

    for (int item = 0; item < head->count(); ++item)
        head->itemAt(item)->setAlignment(Qt::AlignVCenter);
    column.reason = new FactField(fieldTitle(ResultField::Reason), u"answerReason"_s + suffix);
    for (const ResultField field : answerFacts())
        column.facts +=
            new FactField(fieldTitle(field), u"answer%1-%2"_s.arg(column.facts.size()).arg(m_columns.size()));
    for (QWidget *widget : column.widgets()) {
        widget->setParent(this);
        for (ValueText *value : widget->findChildren<ValueText *>())
            value->setCopyFilter([this](const QString &text) {
                return m_secrets.redactor().redacted(text, TextEnd::MayBeCut);
            });
    }
    m_columns.push_back(column);
}

void AnswersCard::setAnswers(const SideBySideAnswers &sideBySide, qsizetype row, const ResultRows &rows)
{
    m_contents.clear();
    for (qsizetype column = 0; column < sideBySide.columns().size(); ++column) {
        Content content{sideBySide.columns().at(column), {}};
        if (const qsizetype answer = sideBySide.answer(row, column); answer != SideBySideAnswers::kNoAnswer)
            content.answer = rows.at(answer);
        else
            content.answer.lookup.outcome = LookupRow::Outcome::NotLookedUp;
        m_contents += content;
    }
    const AnswerDifference difference = sideBySide.difference(row, rows);
    m_differing = difference.fields;
    m_areSomeMissing = !difference.found.isEmpty() && !difference.notFound.isEmpty();
    m_title->setText(labelledText(fieldTitle(ResultField::Id), QString::number(sideBySide.ids().at(row))));
    const QString differs = visibleLine(sideBySide.text(difference));
    m_differs->setText(difference.isDifferent() ? labelledText(differsTitle(), differs)
                       : differs.isEmpty()      ? CompareDialog::tr("Nothing differs.")
                                                : differs);
    while (m_columns.size() < static_cast<std::size_t>(m_contents.size()))
        addColumn();
    refresh();
    arrange();
}

QString AnswersCard::spokenText() const
{
    return sentencesText(m_title->text(), sentenceText(m_differs->text()));
}

void AnswersCard::clear()
{
    m_contents.clear();
    arrange();
}

/// Shows the contents with times that are relative to now.
void AnswersCard::refresh()
{
    for (qsizetype column = 0; column < m_contents.size(); ++column)
        showColumn(m_columns[static_cast<std::size_t>(column)], m_contents.at(column));
}

void AnswersCard::showColumn(const Column &column, const Content &content) const
{
    const MatrixColumn &from = content.column;
    column.environment->setContent(environmentBadge(from.from.environment, from.from.environmentColor));
    column.environment->setVisible(!from.from.environment.isEmpty());
    column.connection->setText(shownName(from.from.connection));
    const ResultRow &row = content.answer;
    const bool isFound = row.lookup.notification != nullptr;
    const bool isPresenceDifferent =
        m_areSomeMissing && (isFound || row.lookup.outcome == LookupRow::Outcome::NotFound);
    const QString label = ::spokenText(shownName(from.label));
    column.outcome->setContent(outcomeBadge(row.lookup.outcome));
    column.outcome->setVisible(!isFound);
    column.outcome->setAccessibleName(labelledText(label, fieldTitle(ResultField::State)));
    column.read->setVisible(isFound);
    column.archived->setVisible(isFound);
    column.presenceSign->setVisible(isPresenceDifferent);
    column.presenceSign->setAccessibleName(labelledText(label, fieldTitle(ResultField::State)));
    column.readSign->setVisible(isFound && m_differing.contains(ResultField::Read));
    column.readSign->setAccessibleName(labelledText(label, fieldTitle(ResultField::Read)));
    column.archivedSign->setVisible(isFound && m_differing.contains(ResultField::Archived));
    column.archivedSign->setAccessibleName(labelledText(label, fieldTitle(ResultField::Archived)));
    const QString reason = reasonText(row);
    column.reason->setVisible(!isFound && !reason.isEmpty());
    column.reason->setValue(reason);
    column.reason->setContext(label, false);
    if (isFound) {
        showNotification(column, content);
    } else {
        for (FactField *fact : column.facts)
            fact->hide();
    }
}

void AnswersCard::showNotification(const Column &column, const Content &content) const
{
    const Notification &notification = *content.answer.lookup.notification;
    const QString label = ::spokenText(shownName(content.column.label));
    column.read->setContent(readStateBadge(notification.read));
    column.read->setAccessibleName(labelledText(label, fieldTitle(ResultField::Read)));
    column.archived->setContent(archivedStateBadge(notification.archived));
    column.archived->setAccessibleName(labelledText(label, fieldTitle(ResultField::Archived)));
    for (qsizetype i = 0; i < column.facts.size(); ++i) {
        const ResultField field = answerFacts().at(i);
        FactField *fact = column.facts.at(i);
        const QString value = shownValue(content.answer, field, m_clock);
        if (field == ResultField::Created) {
            fact->setSentence(value);
            fact->value()->setToolTip(notification.createdDate ? timetext::iso(*notification.createdDate)
                                                               : QString());
        } else {
            fact->setValue(value);
        }
        fact->setVisible(isOfNotification(field) || !value.isEmpty());
        fact->setContext(label, m_differing.contains(field));
    }
}

bool AnswersCard::fitsBeside() const
{
    const auto count = static_cast<int>(m_contents.size());
    const QMargins margins = layout()->contentsMargins();
    return width() - margins.left() - margins.right() >=
           count * textscale::scaled(kAnswerMinWidth) + (count - 1) * kSpace24;
}

void AnswersCard::arrange()
{
    const bool isBeside = fitsBeside();
    if (m_arranged == m_contents.size() && m_isBeside == isBeside)
        return;
    m_isBeside = isBeside;
    m_arranged = m_contents.size();
    for (qsizetype index = 0; index < static_cast<qsizetype>(m_columns.size()); ++index) {
        const QWidgetList widgets = m_columns[static_cast<std::size_t>(index)].widgets();
        const bool isShown = index < m_contents.size();
        for (qsizetype row = 0; row < widgets.size(); ++row) {
            m_grid->removeWidget(widgets.at(row));
            if (!isShown)
                widgets.at(row)->hide();
            else if (isBeside)
                m_grid->addWidget(widgets.at(row), static_cast<int>(row), static_cast<int>(index),
                                  Qt::AlignTop);
            else
                m_grid->addWidget(widgets.at(row), static_cast<int>(index * widgets.size() + row), 0);
        }
        if (isShown)
            widgets.first()->show();
        m_grid->setColumnStretch(static_cast<int>(index), isShown && (isBeside || index == 0) ? 1 : 0);
    }
    refresh();
}

void AnswersCard::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        arrange();
}

void AnswersCard::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void AnswersCard::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refresh();
    m_times.start();
}

void AnswersCard::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_times.stop();
}

#include "moc_answerscard.cpp"
