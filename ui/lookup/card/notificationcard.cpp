// SPDX-License-Identifier: MIT
#include "ui/lookup/card/notificationcard.h"

#include "redaction/knownsecrets.h"
#include "results/resultfields.h"
#include "results/resulttext.h"
#include "text/composedtext.h"
#include "text/displaytext.h"
#include "ui/lookup/card/cardcommands.h"
#include "ui/lookup/card/factfield.h"
#include "ui/lookup/card/jsonview.h"
#include "ui/lookup/card/statebadge.h"
#include "ui/style/textscale.h"
#include "ui/text/commontext.h"
#include "ui/text/connectiontext.h"
#include "ui/text/timetext.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/flowlayout.h"
#include "ui/widgets/controls/focusgroup.h"
#include "ui/widgets/views/announcer.h"
#include "ui/widgets/views/badge.h"
#include "ui/widgets/views/valuetext.h"

#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

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

NotificationCard::NotificationCard(const KnownSecrets &secrets, const Clock &clock, CardCommands &commands,
                                   QWidget *parent)
    : QWidget(parent)
    , m_secrets(secrets)
    , m_clock(clock)
    , m_commands(commands)
    , m_values(new QWidget)
{
    setObjectName(u"notificationCard"_s);
    setAccessibleName(tr("Notification"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeHead());
    layout->addWidget(m_values);
    auto *values = new QVBoxLayout(m_values);
    values->setContentsMargins(0, 0, 0, 0);
    values->setSpacing(kSpace8);
    values->addWidget(makePreview());
    values->addWidget(makeFacts());
    values->addStretch(1);
    auto *stop = new FocusGroup(this);
    for (ValueText *value : {m_subject, m_preview, m_type->value(), m_category->value(), m_created->value(),
                             m_id->value(), m_fetched->value()})
        stop->add(value);
    for (ValueText *value : findChildren<ValueText *>()) {
        value->setCopyFilter(
            [&secrets](const QString &text) { return secrets.redactor().redacted(text, TextEnd::MayBeCut); });
    }
    m_minute.setInterval(kFactsRefresh);
    connect(&m_minute, &QTimer::timeout, this, &NotificationCard::refreshTimes);
    connect(&m_clock, &Clock::zoneChanged, this, &NotificationCard::refreshTimes);
}

QWidget *NotificationCard::makeHead()
{
    m_subject = new ValueText(fieldTitle(ResultField::Subject), TextRole::Title);
    m_subject->setObjectName(u"subject"_s);
    m_read = new Badge(tr("Read state"));
    m_read->setObjectName(u"readState"_s);
    m_archived = new Badge(tr("Archived state"));
    m_archived->setObjectName(u"archivedState"_s);

    m_badges = new QWidget;
    auto *row = new QHBoxLayout(m_badges);
    row->setContentsMargins(ValueText::textInset(), 0, 0, 0); // aligned with the text of the subject
    row->setSpacing(kSpace8);
    row->addWidget(m_read);
    row->addWidget(m_archived);
    m_buttons = makeButtons();
    auto *head = new QWidget;
    m_line = new QHBoxLayout(head);
    m_line->setContentsMargins(0, 0, 0, 0);
    m_line->setSpacing(kSpace8);
    m_flow = new FlowLayout(kSpace4, 0);
    m_head = new QVBoxLayout;
    m_line->addLayout(m_head, 1);
    m_head->addLayout(m_flow);
    m_flow->addWidget(m_subject);
    m_flow->addWidget(m_badges);
    m_line->addWidget(m_buttons, 0, Qt::AlignTop);
    alignHead();
    return head;
}

QWidget *NotificationCard::makeButtons()
{
    m_copy = makeButton(CommonTexts::tr("Copy for ticket"), u"copyForTicket"_s, ButtonKind::Quiet);
    m_rawButton = makeButton(JsonView::tr("Raw JSON"), u"showRawJson"_s, ButtonKind::Quiet);
    m_rawButton->setCheckable(true);
    connect(m_copy, &QPushButton::clicked, &m_commands, &CardCommands::copy);
    connect(m_rawButton, &QPushButton::toggled, this, [this] {
        showRaw();
        Q_EMIT m_commands.toggleJson();
    });
    auto *buttons = new QWidget;
    auto *flow = new FlowLayout(kSpace4, 0);
    buttons->setLayout(flow);
    auto *stop = new FocusGroup(buttons);
    for (QPushButton *button : {m_copy, m_rawButton}) {
        flow->addWidget(button);
        stop->add(button);
    }
    return buttons;
}

/// Places the buttons beside the subject, or in a narrow card beside the badges below it.
void NotificationCard::placeButtons()
{
    // With the buttons below it, the card can be lower, so that its scroll bar goes and gives it more room.
    const int least = textscale::scaled(kSubjectBesideButtonsWidth) + (m_isNarrow ? kScrollBar : 0);
    const bool isNarrow = width() - m_buttons->sizeHint().width() < least;
    if (std::exchange(m_isNarrow, isNarrow) == isNarrow)
        return;
    if (isNarrow) {
        m_line->removeWidget(m_buttons);
        m_flow->addWidget(m_buttons);
    } else {
        m_flow->removeWidget(m_buttons);
        m_line->addWidget(m_buttons, 0, Qt::AlignTop);
    }
    alignHead();
}

/// Centres the badges on the first line of the subject, and that line on the buttons beside it.
void NotificationCard::alignHead()
{
    const int line = m_subject->fontMetrics().height() + 2 * ValueText::textInset();
    const int badge = m_read->sizeHint().height();
    const int above = m_isNarrow ? 0 : std::max(0, (m_copy->sizeHint().height() - line) / 2);
    m_badges->setContentsMargins(0, std::max(0, (line - badge) / 2), 0, 0);
    m_head->setContentsMargins(0, above, 0, 0);
}

void NotificationCard::setCopyOffered(bool isOffered)
{
    m_copy->setVisible(isOffered);
}

bool NotificationCard::isRawShown() const
{
    return m_rawButton->isChecked();
}

void NotificationCard::toggleRaw()
{
    m_rawButton->toggle();
}

void NotificationCard::showRaw()
{
    const bool isShown = isRawShown();
    if (isShown && !m_raw) {
        m_raw = new JsonView(m_secrets);
        layout()->addWidget(m_raw);
    }
    const QWidget *focused = window()->focusWidget();
    const bool isFocusLost = focused && !m_buttons->isAncestorOf(focused) && isAncestorOf(focused);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_values, m_badges, m_subject})
        widget->setVisible(!isShown);
    if (m_raw)
        m_raw->setVisible(isShown);
    if (isFocusLost && !focused->isVisible())
        m_rawButton->setFocus(Qt::OtherFocusReason);
    if (isShown && m_row.lookup.notification)
        m_raw->setNotification(m_row.lookup.notification);
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
    auto *flow = new FlowLayout(kSpace24, kSpace8, FlowLayout::Rows::Columns);
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
    connect(m_showMore, &QPushButton::clicked, m_preview, &ValueText::showMore);

    auto *preview = new QWidget;
    auto *layout = new QVBoxLayout(preview);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_preview);
    layout->addWidget(m_showMore, 0, Qt::AlignLeft);
    return preview;
}

void NotificationCard::setContent(const ResultRow &row)
{
    m_row = row;
    setTexts(*row.lookup.notification);
    showRaw();
    m_fetched->setNote(origin(row));
    m_fetched->value()->setToolTip(row.lookup.fetchedAt.toUTC().toString(Qt::ISODate));
    refreshTimes();
}

QString NotificationCard::origin(const ResultRow &row)
{
    const QString where = shownName(row.from->connection);
    const QString environment = shownName(row.from->environment);
    //: Where a notification was fetched. %1 is the name of a connection, %2 its environment, such as
    //: PRODUCTION.
    const QString from =
        environment.isEmpty() ? tr("from %1").arg(where) : tr("from %1 – %2").arg(where, environment);
    const QString user = shownName(row.user.value_or(QString()));
    //: Where a notification was fetched, and who was signed in. %1 is “from acme – PRODUCTION”, %2 the name
    //: of a user.
    return user.isEmpty() ? from : tr("%1, by %2").arg(from, user);
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
    const QString note = notification.messagePreview.value_or(QString()).isEmpty()
                             ? QString()
                             : tr("The service provides this preview; the full message is not available.");
    m_preview->setToolTip(note);
    describe(m_preview, note);
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
    const std::optional<Timestamp> &created = m_row.lookup.notification->createdDate;
    m_created->setSentence(created ? timetext::created(*created, m_clock) : QString());
    m_created->value()->setToolTip(created ? timetext::iso(*created) : QString());
    m_fetched->setValue(timetext::both(m_row.lookup.fetchedAt, m_clock));
}

void NotificationCard::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    placeButtons();
}

void NotificationCard::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_head) {
        alignHead();
        placeButtons();
    }
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
