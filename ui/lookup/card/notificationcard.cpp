// SPDX-License-Identifier: MIT
#include "ui/lookup/card/notificationcard.h"

#include "redaction/knownsecrets.h"
#include "results/resultfields.h"
#include "results/resulttext.h"
#include "text/composedtext.h"
#include "text/displaytext.h"
#include "ui/lookup/card/factfield.h"
#include "ui/lookup/card/statebadge.h"
#include "ui/text/connectiontext.h"
#include "ui/text/timetext.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/flowlayout.h"
#include "ui/widgets/views/badge.h"
#include "ui/widgets/views/valuetext.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace tokens;

namespace {

constexpr std::chrono::seconds kFactsRefresh(20);

/// Returns for example “Import automation (14)”, or only the part that is known.
QString nameAndId(const std::optional<QString> &name, const std::optional<qint32> &id)
{
    QString shown = visibleLine(name.value_or(QString()));
    if (!id)
        return shown;
    QString number = QString::number(*id);
    if (shown.isEmpty())
        return number;
    return bracketedText(shown, number);
}

/// Shows the text. An empty text and a missing one are described differently.
void setText(ValueText *value, const std::optional<QString> &text)
{
    const bool given = text && !text->trimmed().isEmpty();
    value->setDim(!given);
    value->setValue(given ? *text : givenText(text));
}

} // namespace

NotificationCard::NotificationCard(const KnownSecrets &secrets, const Clock &clock, QWidget *parent)
    : QWidget(parent)
    , m_clock(clock)
{
    setObjectName(u"notificationCard"_s);
    setAccessibleName(tr("Notification"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpace16);
    layout->addWidget(makeHead());
    layout->addWidget(makeFacts());
    layout->addWidget(makePreview());
    for (ValueText *value : findChildren<ValueText *>()) {
        value->setCopyFilter(
            [&secrets](const QString &text) { return secrets.redactor().redacted(text, TextEnd::MayBeCut); });
    }
    m_minute.setInterval(kFactsRefresh);
    connect(&m_minute, &QTimer::timeout, this, &NotificationCard::refreshTimes);
}

QWidget *NotificationCard::makeHead()
{
    m_subject = new ValueText(fieldTitle(ResultField::Subject), TextRole::Title);
    m_subject->setObjectName(u"subject"_s);
    m_read = new Badge(tr("Read state"));
    m_read->setObjectName(u"readState"_s);
    m_archived = new Badge(tr("Archived state"));
    m_archived->setObjectName(u"archivedState"_s);

    auto *badges = new QWidget;
    auto *row = new QHBoxLayout(badges);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kSpace8);
    row->addSpacing(ValueText::textInset()); // aligned with the text of the subject, which has a margin
    row->addWidget(m_read);
    row->addWidget(m_archived);
    auto *head = new QWidget;
    auto *flow = new FlowLayout(kSpace4, kSpace4);
    head->setLayout(flow);
    for (QWidget *widget : {static_cast<QWidget *>(m_subject), badges}) {
        flow->addWidget(widget);
        flow->setAlignment(widget, Qt::AlignVCenter);
    }
    return head;
}

QWidget *NotificationCard::makeFacts()
{
    m_type =
        new FactField(fieldTitle(ResultField::Type), u"type"_s, fieldTitle(ResultField::TypeDescription));
    m_category = new FactField(fieldTitle(ResultField::Category), u"category"_s,
                               fieldTitle(ResultField::CategoryDescription));
    m_created = new FactField(fieldTitle(ResultField::Created), u"created"_s);
    m_id = new FactField(tr("Notification id"), u"notificationId"_s);
    m_fetched = new FactField(fieldTitle(ResultField::Fetched), u"fetched"_s, tr("Fetched from"));
    auto *facts = new QWidget;
    auto *flow = new FlowLayout(kSpace24, kSpace12, FlowLayout::Rows::Columns);
    facts->setLayout(flow);
    for (FactField *fact : {m_type, m_category, m_created, m_id, m_fetched})
        flow->addWidget(fact);
    return facts;
}

QWidget *NotificationCard::makePreview()
{
    m_preview = new ValueText(fieldTitle(ResultField::Preview), TextRole::Body);
    m_preview->setObjectName(u"preview"_s);
    m_showMore = makeButton(tr("Show more"), u"showMore"_s, ButtonKind::Quiet);
    m_showMore->hide();
    connect(m_preview, &ValueText::truncatedChanged, m_showMore, &QWidget::setVisible);
    connect(m_showMore, &QPushButton::clicked, m_preview, &ValueText::showAll);
    auto *note = plainLabel(tr("The service provides this preview; the full message is not available."),
                            TextRole::Caption)
                     ->dim()
                     ->wrapped();
    note->setIndent(ValueText::textInset());

    auto *preview = new QWidget;
    auto *layout = new QVBoxLayout(preview);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpace8);
    layout->addWidget(m_preview);
    layout->addWidget(m_showMore, 0, Qt::AlignLeft);
    layout->addWidget(note);
    return preview;
}

void NotificationCard::setContent(const ResultRow &row)
{
    m_row = row;
    setTexts(*row.lookup.notification);
    const QString where = shownName(row.from.connection);
    const QString environment = shownName(row.from.environment);
    //: Where a notification was fetched. %1 is the name of a connection, %2 its environment, such as
    //: PRODUCTION.
    m_fetched->setOrigin(environment.isEmpty() ? tr("from %1").arg(where)
                                               : tr("from %1 – %2").arg(where, environment));
    m_fetched->value()->setToolTip(row.lookup.fetchedAt.toUTC().toString(Qt::ISODate));
    refreshTimes();
}

void NotificationCard::setTexts(const Notification &notification)
{
    const NotificationType type = notification.type.value_or(NotificationType{});
    const NotificationCategory category = type.category.value_or(NotificationCategory{});
    std::optional<QString> subject = notification.subject;
    if (subject)
        subject = visibleLine(*subject);
    setText(m_subject, subject);
    setText(m_preview, notification.messagePreview);
    m_read->setContent(readStateBadge(notification.read));
    m_archived->setContent(archivedStateBadge(notification.archived));
    m_type->setValue(nameAndId(type.info, type.id));
    m_type->setDescription(type.description.value_or(QString()));
    m_category->setValue(nameAndId(category.info, category.id));
    m_category->setDescription(category.description.value_or(QString()));
    m_id->setValue(notification.id ? QString::number(*notification.id) : QString());
}

void NotificationCard::refreshTimes()
{
    if (!m_row.lookup.notification)
        return;
    const QDateTime now = m_clock.utcNow();
    const std::optional<Timestamp> &created = m_row.lookup.notification->createdDate;
    m_created->setValue(created ? timetext::created(*created, now) : QString());
    m_created->value()->setToolTip(created ? timetext::iso(*created) : QString());
    m_fetched->setValue(timetext::both(m_row.lookup.fetchedAt, now));
}

void NotificationCard::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LocaleChange && m_preview)
        refreshTimes();
}

void NotificationCard::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refreshTimes();
    m_minute.start();
}

void NotificationCard::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_minute.stop();
}

#include "moc_notificationcard.cpp"
