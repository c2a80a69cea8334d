// SPDX-License-Identifier: MIT
#include "ui/lookup/card/failureview.h"

#include "base/error.h"
#include "base/errortext.h"
#include "program/navigator.h"
#include "redaction/knownsecrets.h"
#include "results/resultfields.h"
#include "text/composedtext.h"
#include "text/displaytext.h"
#include "ui/lookup/card/cardcommands.h"
#include "ui/lookup/card/factfield.h"
#include "ui/lookup/card/notificationcard.h"
#include "ui/lookup/card/statebadge.h"
#include "ui/lookup/lookupwords.h"
#include "ui/text/commontext.h"
#include "ui/text/timetext.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/flowlayout.h"
#include "ui/widgets/controls/focusgroup.h"
#include "ui/widgets/views/iconview.h"
#include "ui/widgets/views/readonlytext.h"
#include "ui/widgets/views/textlabel.h"
#include "ui/widgets/views/valuetext.h"

#include <QHBoxLayout>
#include <QPlainTextEdit>

using namespace Qt::StringLiterals;
using namespace tokens;

namespace {

constexpr qsizetype kMaxFailureDetails = 64LL * 1024;

} // namespace

FailureView::FailureView(const KnownSecrets &secrets, CardCommands &commands, Navigator &navigator,
                         QWidget *parent)
    : QWidget(parent)
    , m_icon(new IconView(Icon::Cross, Tone::Danger, kIcon))
    , m_title(new TextLabel({}, TextRole::Strong))
    , m_text(new TextLabel)
    , m_id(new FactField(NotificationCard::tr("Notification id"), u"failedId"_s))
    , m_lookedUp(new FactField(tr("Looked up", "a caption above a time"), u"failedAt"_s, tr("Looked up in")))
    , m_details(makeReadOnlyText(errorDetailsLabel(), u"failureDetails"_s, kDetailsHeight))
{
    setObjectName(u"failureView"_s);
    m_title->setObjectName(u"whyTitle"_s);
    m_text->setObjectName(u"whyText"_s);
    for (TextLabel *label : {m_title, m_text}) {
        label->wrapped();
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    auto *texts = new QVBoxLayout;
    texts->setSpacing(kSpace4);
    texts->addWidget(m_title);
    texts->addWidget(m_text);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(ValueText::textInset(), 0, 0, 0); // aligned with the texts of the facts
    head->setSpacing(kSpace8);
    head->addWidget(m_icon, 0, Qt::AlignTop);
    head->addLayout(texts, 1);
    auto *facts = new QWidget;
    auto *flow = new FlowLayout(kSpace24, kSpace12);
    facts->setLayout(flow);
    flow->addWidget(m_id);
    flow->addWidget(m_lookedUp);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, kSpace4, 0, 0);
    layout->setSpacing(kSpace8);
    layout->addLayout(head);
    auto *middle = new QVBoxLayout;
    middle->setContentsMargins(ValueText::textInset(), 0, ValueText::textInset(), 0);
    middle->setSpacing(kSpace8);
    middle->addWidget(makeButtons());
    connect(m_tryAgain, &QPushButton::clicked, &commands, &CardCommands::tryAgain);
    connect(m_copy, &QPushButton::clicked, &commands, &CardCommands::copy);
    connect(m_showExchange, &QPushButton::clicked, &navigator,
            [this, &navigator] { Q_EMIT navigator.showExchange(m_exchange); });
    middle->addWidget(m_details);
    layout->addLayout(middle);
    layout->addWidget(facts);
    auto *stop = new FocusGroup(this);
    for (const FactField *fact : {m_id, m_lookedUp})
        stop->add(fact->value());
    for (ValueText *value : findChildren<ValueText *>()) {
        value->setCopyFilter(
            [&secrets](const QString &text) { return secrets.redactor().redacted(text, TextEnd::MayBeCut); });
    }
}

QWidget *FailureView::makeButtons()
{
    m_tryAgain = makeButton(tr("Try again"), u"tryAgain"_s);
    m_showExchange = makeButton(CommonTexts::tr("Show in Activity"), u"showRowInActivity"_s);
    m_copy = makeButton(CommonTexts::tr("Copy for ticket"), u"copyFailureForTicket"_s);
    m_detailsButton = makeButton(CommonTexts::tr("Details"), u"failureDetailsButton"_s, ButtonKind::Quiet);
    m_detailsButton->setCheckable(true);
    m_details->hide();
    connect(m_detailsButton, &QPushButton::toggled, m_details, &QWidget::setVisible);

    auto *buttons = new QWidget;
    auto *flow = new FlowLayout(kSpace8, kSpace8);
    buttons->setLayout(flow);
    auto *stop = new FocusGroup(buttons);
    for (QPushButton *button : {m_tryAgain, m_copy, m_showExchange, m_detailsButton}) {
        flow->addWidget(button);
        stop->add(button);
    }
    return buttons;
}

void FailureView::setRow(const ResultRow &row, const Clock &clock)
{
    const Message message = lookuptext::message(row);
    const Badge::Content outcome = outcomeBadge(row.lookup.outcome);
    m_icon->setIcon(outcome.icon, message.tone);
    m_title->setTone(message.tone);
    m_title->setText(message.title);
    m_text->setText(message.text);
    m_text->setVisible(!message.text.isEmpty());
    setDetails(message.details);
    m_tryAgain->setVisible(lookuptext::canTryAgain(row.lookup));
    m_exchange = exchangeOf(row.lookup);
    m_showExchange->setVisible(m_exchange != 0);
    m_id->setValue(QString::number(row.lookup.id));
    m_lookedUp->setVisible(row.lookup.fetchedAt.isValid());
    if (row.lookup.fetchedAt.isValid()) {
        m_lookedUp->setValue(timetext::both(row.lookup.fetchedAt, clock));
        m_lookedUp->setNote(NotificationCard::origin(row));
    }
}

void FailureView::setDetails(const QString &details)
{
    const QString shown = boundedText(details, kMaxFailureDetails);
    m_detailsButton->setVisible(!shown.isEmpty());
    if (shown == m_details->toPlainText())
        return; // keeps them open
    m_detailsButton->setChecked(false);
    m_details->setPlainText(shown);
    m_details->fit(kDetailsHeight);
}

#include "moc_failureview.cpp"
