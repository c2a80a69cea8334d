// SPDX-License-Identifier: MIT
#include "ui/lookup/card/answerscard.h"

#include "export/comparisontable.h"
#include "export/sidebysidetable.h"
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
#include "ui/widgets/controls/focusgroup.h"
#include "ui/widgets/views/badge.h"
#include "ui/widgets/views/textlabel.h"
#include "ui/widgets/views/valuetext.h"

#include <QEvent>
#include <QGridLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

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
    , m_read(new Badge(fieldTitle(ResultField::Read)))
    , m_archived(new Badge(fieldTitle(ResultField::Archived)))
    , m_grid(new QGridLayout)
    , m_stop(new FocusGroup(this))
{
    setObjectName(u"answersCard"_s);
    setAccessibleName(tr("Answers"));
    m_title->setObjectName(u"answersTitle"_s);
    m_differs->setObjectName(u"answersDiffer"_s);
    m_read->setObjectName(u"answerRead"_s);
    m_archived->setObjectName(u"answerArchived"_s);
    connect(m_copy, &QPushButton::clicked, &commands, &CardCommands::copy);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(ValueText::textInset(), 0, 0, 0);
    head->setSpacing(kSpace12);
    head->addWidget(m_title);
    head->addWidget(m_differs, 1);
    head->addWidget(m_copy);
    auto *states = new QHBoxLayout;
    states->setContentsMargins(ValueText::textInset(), 0, 0, 0);
    states->setSpacing(kSpace8);
    states->addWidget(m_read);
    states->addWidget(m_archived);
    states->addStretch(1);
    m_grid->setHorizontalSpacing(kSpace24);
    m_grid->setVerticalSpacing(kSpace8);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(kSpace12, kSpace8, kSpace12, kSpace8);
    layout->setSpacing(kSpace8);
    layout->addLayout(head);
    layout->addLayout(states);
    layout->addLayout(m_grid);
    auto *facts = new FlowLayout(kSpace24, kSpace8, FlowLayout::Rows::Columns);
    layout->addLayout(facts);
    layout->addStretch(1);
    for (const ResultField field : answerFacts()) {
        auto *fact = new FactField(fieldTitle(field), u"answer%1"_s.arg(m_facts.size()));
        facts->addWidget(fact);
        m_stop->add(fact->value());
        m_facts += fact;
    }
    setCopyFilter(*this);
    m_times.setInterval(kAnswersRefresh);
    connect(&m_times, &QTimer::timeout, this, &AnswersCard::refresh);
    connect(&m_clock, &Clock::zoneChanged, this, &AnswersCard::refresh);
}

AnswersCard::~AnswersCard() = default;

void AnswersCard::setCopyFilter(QWidget &block) const
{
    for (ValueText *value : block.findChildren<ValueText *>())
        value->setCopyFilter(
            [this](const QString &text) { return m_secrets.redactor().redacted(text, TextEnd::MayBeCut); });
}

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
        setCopyFilter(*widget);
    }
    m_stop->add(column.reason->value());
    for (FactField *fact : std::as_const(column.facts))
        m_stop->add(fact->value());
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
        showHead(m_columns[static_cast<std::size_t>(column)], m_contents.at(column));
    showStates();
    for (qsizetype fact = 0; fact < m_facts.size(); ++fact)
        showFact(fact);
}

void AnswersCard::showHead(const Column &column, const Content &content) const
{
    const MatrixColumn &from = content.column;
    column.environment->setContent(environmentBadge(from.from.environment, from.from.environmentColor));
    column.environment->setVisible(!from.from.environment.isEmpty());
    column.connection->setText(shownName(from.from.connection));
    const ResultRow &row = content.answer;
    const bool isFound = row.lookup.notification != nullptr;
    const bool isPresenceDifferent =
        m_areSomeMissing && (isFound || row.lookup.outcome == LookupRow::Outcome::NotFound);
    const bool isReadDifferent = isFound && m_differing.contains(ResultField::Read);
    const bool isArchivedDifferent = isFound && m_differing.contains(ResultField::Archived);
    const QString label = ::spokenText(shownName(from.label));
    column.outcome->setContent(outcomeBadge(row.lookup.outcome));
    column.outcome->setVisible(!isFound || m_areSomeMissing);
    column.presenceSign->setVisible(isPresenceDifferent);
    for (Badge *badge : {column.outcome, column.presenceSign})
        badge->setAccessibleName(labelledText(label, fieldTitle(ResultField::State)));
    for (Badge *badge : {column.read, column.readSign}) {
        badge->setVisible(isReadDifferent);
        badge->setAccessibleName(labelledText(label, fieldTitle(ResultField::Read)));
    }
    for (Badge *badge : {column.archived, column.archivedSign}) {
        badge->setVisible(isArchivedDifferent);
        badge->setAccessibleName(labelledText(label, fieldTitle(ResultField::Archived)));
    }
    if (isFound) {
        column.read->setContent(readStateBadge(row.lookup.notification->read));
        column.archived->setContent(archivedStateBadge(row.lookup.notification->archived));
    }
    const QString reason = reasonText(row);
    column.reason->setVisible(!isFound && !reason.isEmpty());
    column.reason->setValue(reason);
    column.reason->setContext(label, false);
}

/// Shows the states that all connections with the notification agree on.
void AnswersCard::showStates() const
{
    const auto found = std::find_if(m_contents.cbegin(), m_contents.cend(), [](const Content &content) {
        return content.answer.lookup.notification != nullptr;
    });
    const bool isAnyFound = found != m_contents.cend();
    m_read->setVisible(isAnyFound && !m_differing.contains(ResultField::Read));
    m_archived->setVisible(isAnyFound && !m_differing.contains(ResultField::Archived));
    if (!isAnyFound)
        return;
    m_read->setContent(readStateBadge(found->answer.lookup.notification->read));
    m_archived->setContent(archivedStateBadge(found->answer.lookup.notification->archived));
}

/// Shows the value once if it is the same in all connections with the notification, otherwise for each.
void AnswersCard::showFact(qsizetype index) const
{
    const ResultField field = answerFacts().at(index);
    QList<std::optional<QString>> values; // of each connection; none without the notification
    for (const Content &content : m_contents)
        values += content.answer.lookup.notification
                      ? std::optional(shownValue(content.answer, field, m_clock))
                      : std::nullopt;
    const auto first =
        std::find_if(values.cbegin(), values.cend(), [](const auto &value) { return value.has_value(); });
    const bool isSame =
        !m_differing.contains(field) &&
        std::all_of(first, values.cend(), [first](const auto &value) { return !value || value == *first; });
    const auto show = [this, field](FactField &fact, const std::optional<QString> &value, qsizetype column) {
        fact.setVisible(value && (isOfNotification(field) || !value->isEmpty()));
        if (!value)
            return;
        if (field != ResultField::Created)
            return fact.setValue(*value);
        const std::optional<Timestamp> &created =
            m_contents.at(column).answer.lookup.notification->createdDate;
        fact.setSentence(*value);
        fact.value()->setToolTip(created ? timetext::iso(*created) : QString());
    };
    show(*m_facts.at(index), isSame && first != values.cend() ? *first : std::nullopt,
         first - values.cbegin());
    for (qsizetype column = 0; column < values.size(); ++column) {
        FactField &fact = *m_columns[static_cast<std::size_t>(column)].facts.at(index);
        show(fact, isSame ? std::nullopt : values.at(column), column);
        fact.setContext(::spokenText(shownName(m_contents.at(column).column.label)),
                        m_differing.contains(field), !m_isBeside);
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
    const auto count = static_cast<int>(m_contents.size());
    for (int index = 0; index < static_cast<int>(m_columns.size()); ++index) {
        const Column &column = m_columns[static_cast<std::size_t>(index)];
        for (QWidget *widget : column.widgets()) {
            m_grid->removeWidget(widget);
            if (index >= count)
                widget->hide();
        }
        if (index < count)
            add(column, index);
        m_grid->setColumnStretch(index, index < count && (isBeside || index == 0) ? 1 : 0);
    }
    QWidgetList order;
    for (const Column &column : m_columns) {
        order += column.reason->value();
        for (const FactField *fact : column.facts)
            order += fact->value();
    }
    for (const FactField *fact : std::as_const(m_facts))
        order += fact->value();
    m_stop->setOrder(order);
    refresh();
}

/// Adds the widgets of a connection in a column of its own, or below those of the others.
void AnswersCard::add(const Column &column, int index)
{
    const auto count = static_cast<int>(m_contents.size());
    const QWidgetList heads{column.head, column.reason};
    for (int row = 0; row < 2; ++row)
        m_isBeside ? m_grid->addWidget(heads.at(row), row, index, Qt::AlignTop)
                   : m_grid->addWidget(heads.at(row), 2 * index + row, 0);
    for (int fact = 0; fact < static_cast<int>(column.facts.size()); ++fact)
        m_isBeside ? m_grid->addWidget(column.facts.at(fact), 2 + fact, index, Qt::AlignTop)
                   : m_grid->addWidget(column.facts.at(fact), (2 + fact) * count + index, 0);
    column.head->show();
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
