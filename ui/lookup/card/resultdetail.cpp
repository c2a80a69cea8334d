// SPDX-License-Identifier: MIT
#include "ui/lookup/card/resultdetail.h"

#include "json/jsonformat.h"
#include "redaction/knownsecrets.h"
#include "text/displaytext.h"
#include "ui/lookup/card/changesnote.h"
#include "ui/lookup/card/notificationcard.h"
#include "ui/lookup/lookupwords.h"
#include "ui/text/commontext.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/taborder.h"
#include "ui/widgets/views/readonlytext.h"
#include "ui/widgets/views/textlabel.h"

#include <QEvent>
#include <QPlainTextEdit>
#include <QTabBar>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace tokens;

namespace {

constexpr qsizetype kMaxRawShown = 64LL * 1024;

enum Tab { DetailsTab, RawTab };

ResultRow earlierRow(const ResultRow &row)
{
    ResultRow old = row;
    old.lookup.outcome = LookupRow::Outcome::Found;
    old.lookup.notification = row.before;
    old.lookup.fetchedAt = row.beforeAt;
    return old;
}

} // namespace

ResultDetail::ResultDetail(const KnownSecrets &secrets, const Clock &clock, QWidget *parent)
    : QWidget(parent)
    , m_secrets(secrets)
    , m_clock(clock)
    , m_tabs(new QTabBar)
    , m_details(new QWidget)
    , m_reason(plainLabel({}, TextRole::Strong)->wrapped())
    , m_reasonText(plainLabel()->wrapped())
    , m_showExchange(makeButton(CommonTexts::tr("Show in Activity"), u"showRowInActivity"_s))
{
    m_tabs->setObjectName(u"detailTabs"_s);
    m_tabs->setAccessibleName(tr("Details or raw JSON"));
    m_tabs->addTab(CommonTexts::tr("Details"));
    m_tabs->addTab(tr("Raw JSON"));
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    auto *copy = makeButton(CommonTexts::tr("Copy for ticket"), u"copyForTicket"_s, ButtonKind::Quiet);
    connect(copy, &QPushButton::clicked, this, &ResultDetail::copyRequested);
    m_head = new QWidget;
    auto *head = new QHBoxLayout(m_head);
    head->setContentsMargins(0, 0, 0, 0);
    head->addWidget(m_tabs);
    head->addStretch(1);
    head->addWidget(copy);

    m_reason->setObjectName(u"whyTitle"_s);
    m_reasonText->setObjectName(u"whyText"_s);
    auto *details = new QVBoxLayout(m_details);
    details->setContentsMargins(0, 0, 0, 0);
    details->setSpacing(kSpace12);
    details->addWidget(m_reason);
    details->addWidget(m_reasonText);
    details->addWidget(m_showExchange, 0, Qt::AlignLeft);
    connect(m_showExchange, &QPushButton::clicked, this,
            [this] { Q_EMIT activityRequested(m_row->lookup.error->exchange); });

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(kSpace12, kSpace8, kSpace12, kSpace16);
    layout->setSpacing(kSpace8);
    layout->addWidget(m_head);
    layout->addWidget(m_details);
    connect(m_tabs, &QTabBar::currentChanged, this, &ResultDetail::showTab);
    clear();
}

void ResultDetail::clear()
{
    m_row.reset();
    m_head->hide();
    m_details->hide();
    if (m_raw)
        m_raw->hide();
}

void ResultDetail::setRow(const ResultRow &row, Reason reason)
{
    const bool isFound = row.lookup.notification != nullptr;
    m_row = row;
    m_head->setVisible(isFound);
    if ((isFound || row.before) && !m_card)
        makeCard();
    if (isFound)
        m_card->setContent(row);
    else if (isOutdated(row))
        m_card->setContent(earlierRow(row));
    showReason(reason);
    if (m_card) {
        m_card->setVisible(isFound || isOutdated(row));
        m_changes->setRow(row, m_clock.utcNow());
    }
    showTab();
}

void ResultDetail::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LocaleChange && m_row && m_changes)
        m_changes->setRow(*m_row, m_clock.utcNow());
}

void ResultDetail::showReason(Reason reason)
{
    const bool isShown = !m_row->lookup.notification && reason == Reason::Shown;
    m_reason->setVisible(isShown);
    m_reasonText->setVisible(isShown);
    m_showExchange->setVisible(isShown && m_row->lookup.error && m_row->lookup.error->exchange != 0);
    if (!isShown)
        return;
    const Message message = lookuptext::message(m_row->lookup);
    m_reason->setText(message.title.isEmpty() ? lookuptext::status(m_row->lookup) : message.title);
    m_reasonText->setText(message.text);
}

void ResultDetail::makeCard()
{
    m_card = new NotificationCard(m_secrets, m_clock);
    m_changes = new ChangesNote;
    m_details->layout()->addWidget(m_changes);
    m_details->layout()->addWidget(m_card);
    placeInTabOrder(m_head, m_card);
}

void ResultDetail::showTab()
{
    const bool isRaw = m_tabs->currentIndex() == RawTab && m_row && m_row->lookup.notification;
    m_details->setVisible(m_row && !isRaw);
    if (isRaw)
        showRaw();
    if (m_raw)
        m_raw->setVisible(isRaw);
}

void ResultDetail::showRaw()
{
    if (!m_raw) {
        m_raw = makeFixedWidthText(tr("Raw JSON"), u"rawJson"_s, kAnswerHeight, [this](const QString &text) {
            return m_secrets.redactor().redacted(text, TextEnd::MayBeCut);
        });
        layout()->addWidget(m_raw);
    }
    const QByteArray &raw = m_row->lookup.notification->raw;
    if (std::exchange(m_rawShown, raw) == raw)
        return; // keeps the selection
    m_raw->setPlainText(boundedText(visibleText(prettyJson(raw)), kMaxRawShown));
}

#include "moc_resultdetail.cpp"
