// SPDX-License-Identifier: MIT
#include "ui/widgets/dialogs/messagebar.h"

#include "base/clock.h"
#include "base/errortext.h"
#include "text/composedtext.h"
#include "text/displaytext.h"
#include "ui/style/stylepaint.h"
#include "ui/style/textscale.h"
#include "ui/text/commontext.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/iconbutton.h"
#include "ui/widgets/controls/taborder.h"
#include "ui/widgets/views/accessiblerole.h"
#include "ui/widgets/views/announcer.h"
#include "ui/widgets/views/iconview.h"
#include "ui/widgets/views/readonlytext.h"
#include "ui/widgets/views/textlabel.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QPlainTextEdit>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using namespace tokens;

namespace {

constexpr qsizetype kMaxDetails = 64 * 1024;
constexpr std::chrono::seconds kGoodDuration(10);
constexpr std::chrono::milliseconds kExpiryInterval(500);

Icon iconOf(Tone tone)
{
    switch (tone) {
    case Tone::Danger:
        return Icon::Cross;
    case Tone::Good:
        return Icon::Check;
    case Tone::Warn:
        return Icon::Warning;
    case Tone::Info:
    case Tone::Mute:
        return Icon::Info;
    }
    Q_UNREACHABLE();
}

QString spokenText(const Message &message)
{
    return message.text.isEmpty() ? message.title : sentencesText(message.title, message.text);
}

} // namespace

MessageBar::MessageBar(QWidget *parent)
    : MessageBar(nullptr, nullptr, parent)
{
}

MessageBar::MessageBar(const Clock &clock, QWidget *parent)
    : MessageBar(nullptr, &clock, parent)
{
}

MessageBar::MessageBar(MessageList &list, const Clock &clock, QWidget *parent)
    : MessageBar(&list, &clock, parent)
{
}

MessageBar::MessageBar(MessageList *list, const Clock *clock, QWidget *parent)
    : QFrame(parent)
    , m_messages(list ? *list : m_own)
    , m_clock(clock)
    , m_icon(new IconView(Icon::Info, Tone::Info, kIcon))
    , m_title(new TextLabel({}, TextRole::Strong))
    , m_text(new TextLabel)
    , m_detailsButton(makeButton(CommonTexts::tr("Details"), u"messageDetailsButton"_s, ButtonKind::Quiet))
    , m_close(new IconButton(Icon::Close, CommonTexts::tr("Close")))
    , m_buttons(new QWidget)
    , m_expiry(new QTimer(this))
{
    setObjectName(u"messageBar"_s);
    setAccessibleRole(this, QAccessible::AlertMessage);
    setAccessibleName(tr("Message"));
    m_title->setObjectName(u"messageTitle"_s);
    m_text->setObjectName(u"messageText"_s);
    for (TextLabel *label : {m_title, m_text}) {
        label->wrapped();
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }

    m_detailsButton->setCheckable(true);

    m_buttonRow = new QHBoxLayout(m_buttons);
    m_buttonRow->setContentsMargins(0, 0, 0, 0);
    m_buttonRow->setSpacing(kSpace8);
    m_buttonIndent = new QSpacerItem(0, 0);
    m_buttonRow->addItem(m_buttonIndent);
    for (std::size_t i = 0; i < m_actionButtons.size(); ++i) {
        m_actionButtons.at(i) = makeButton({}, {});
        connect(m_actionButtons.at(i), &QPushButton::clicked, this, [this, i] { run(i); });
        m_buttonRow->addWidget(m_actionButtons.at(i));
    }
    m_buttonRow->addWidget(m_detailsButton);
    m_buttonRow->addStretch(1);

    m_close->setObjectName(u"closeMessage"_s);
    m_close->setFocusPolicy(Qt::TabFocus);
    connect(m_close, &QAbstractButton::clicked, &m_messages, &MessageList::closeFront);
    connect(&m_messages, &MessageList::frontChanged, this, &MessageBar::showFront);
    connect(&m_messages, &MessageList::textChanged, this, &MessageBar::showText);
    m_expiry->setObjectName(u"messageExpiry"_s);
    m_expiry->setInterval(kExpiryInterval);
    connect(m_expiry, &QTimer::timeout, this, &MessageBar::expire);

    // The icons stand beside the first line, and the button to close has its own margin around its icon.
    auto *icon = new QVBoxLayout;
    icon->setContentsMargins(0, kSpace4, 0, 0);
    icon->addWidget(m_icon);
    auto *texts = new QVBoxLayout;
    texts->setContentsMargins(0, kSpace4, 0, 0);
    texts->setSpacing(kSpace4);
    texts->addWidget(m_title);
    texts->addWidget(m_text);
    auto *head = new QHBoxLayout;
    head->setSpacing(kSpace8);
    head->addLayout(icon);
    head->setAlignment(icon, Qt::AlignTop);
    head->addLayout(texts, 1);
    head->addWidget(m_close, 0, Qt::AlignTop);
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(kSpace8);
    setGapAbove(0);
    layout->addLayout(head);
    layout->addWidget(m_buttons);
    setReadLast(m_close);
    hide();
    if (m_messages.front())
        showFront();
}

void MessageBar::setGapAbove(int gap)
{
    m_gapAbove = gap;
    layout()->setContentsMargins(kSpace12, gap + kSpace8, kSpace8, kSpace8);
}

void MessageBar::showFront()
{
    m_expiry->stop();
    if (!m_messages.front()) {
        hide();
        setActions({});
        setAccessibleDescription({});
        return;
    }
    const Message message = *m_messages.front();
    m_tone = message.tone;
    m_icon->setIcon(iconOf(m_tone), m_tone);
    m_title->setTone(m_tone);
    m_title->setText(message.title);
    if (!m_text->accessibleName().isEmpty())
        m_text->setAccessibleName({});
    m_text->setText(message.text);
    m_text->setVisible(!message.text.isEmpty());
    m_detailsButton->setChecked(false);
    m_detailsButton->setVisible(!message.details.isEmpty());
    setDetails(message.details);
    setActions(message.actions);
    m_buttons->setVisible(!message.actions.empty() || !message.details.isEmpty());
    m_close->setVisible(message.canClose);
    if (m_clock && m_tone == Tone::Good) {
        m_expiresAt = m_clock->steadyNow() + kGoodDuration;
        m_expiry->start();
    }
    setVisible(true);
    update();
    announce(this, spokenText(message));
}

/// Shows the text of the message in front without closing its details.
void MessageBar::showText(MessageHandle::Spoken spoken)
{
    const QString text = m_messages.front()->text;
    // A label without an accessible name notifies screen readers of each change of its text.
    if (spoken == MessageHandle::Spoken::Yes)
        m_text->setAccessibleName(spokenText(text));
    else if (m_text->accessibleName().isEmpty())
        m_text->setAccessibleName(spokenText(m_text->text()));
    m_text->setText(text);
    if (spoken == MessageHandle::Spoken::Yes)
        announce(this, text);
}

void MessageBar::setDetails(const QString &details)
{
    if (!m_details && details.isEmpty())
        return;
    if (!m_details) {
        m_details = makeReadOnlyText(errorDetailsLabel(), u"messageDetails"_s, kDetailsHeight);
        m_details->hide();
        layout()->addWidget(m_details);
        connect(m_detailsButton, &QPushButton::toggled, m_details, &QWidget::setVisible);
    }
    m_details->setPlainText(boundedText(details, kMaxDetails));
    m_details->fit(kDetailsHeight);
}

void MessageBar::setActions(std::vector<MessageAction> actions)
{
    Q_ASSERT(actions.size() <= m_actionButtons.size());
    m_actions = std::move(actions);
    indentButtons();
    for (std::size_t i = 0; i < m_actionButtons.size(); ++i) {
        QPushButton *button = m_actionButtons.at(i);
        const bool used = i < m_actions.size();
        button->setVisible(used);
        button->setObjectName(used ? m_actions[i].objectName : QString());
        button->setText(used ? m_actions[i].text : QString());
        setButtonKind(button, used && m_actions[i].isQuiet ? ButtonKind::Quiet : ButtonKind::Normal);
        button->setAccessibleName(button->text());
    }
}

/// Aligns the first button's border with the texts, or the text of a quiet button.
void MessageBar::indentButtons()
{
    const bool isFirstQuiet = m_actions.empty() || m_actions.front().isQuiet;
    m_buttonIndent->changeSize(textscale::scaled(kIcon) + (isFirstQuiet ? 0 : kSpace8), 0,
                               QSizePolicy::Fixed);
    m_buttonRow->invalidate();
}

void MessageBar::run(std::size_t action)
{
    if (action >= m_actions.size())
        return;
    const std::function<void()> handler = m_actions[action].run; // a copy, since it can replace the message
    handler();
}

bool MessageBar::canClose() const
{
    return m_messages.front() && m_messages.front()->canClose;
}

void MessageBar::expire()
{
    if (m_clock->steadyNow() < m_expiresAt || underMouse() || isAncestorOf(QApplication::focusWidget()))
        return;
    const QString text = spokenText(*m_messages.front());
    m_messages.expireFront();
    Q_EMIT expired(text);
}

bool MessageBar::event(QEvent *event)
{
    // Otherwise Esc would be a shortcut of the window.
    if (event->type() == QEvent::ShortcutOverride && canClose() &&
        static_cast<QKeyEvent *>(event)->matches(QKeySequence::Cancel)) {
        event->accept();
        return true;
    }
    return QFrame::event(event);
}

void MessageBar::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        indentButtons();
}

void MessageBar::keyPressEvent(QKeyEvent *event)
{
    if (canClose() && event->matches(QKeySequence::Cancel))
        m_messages.closeFront();
    else
        QFrame::keyPressEvent(event);
}

void MessageBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    stylepaint::drawNotice(painter, rect().adjusted(0, m_gapAbove, 0, 0), of(palette()), m_tone);
}

#include "moc_messagebar.cpp"
