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
#include "ui/widgets/controls/secretedit.h"
#include "ui/widgets/controls/taborder.h"
#include "ui/widgets/views/accessiblerole.h"
#include "ui/widgets/views/announcer.h"
#include "ui/widgets/views/card.h"
#include "ui/widgets/views/iconview.h"
#include "ui/widgets/views/readonlytext.h"
#include "ui/widgets/views/textlabel.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLocale>
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
constexpr int kPasswordWidth = 200;
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
    for (TextLabel *label : {m_title, m_text})
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);

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

    m_close->setObjectName(u"closeMessage"_s);
    m_close->setFocusPolicy(Qt::TabFocus);
    connect(m_close, &QAbstractButton::clicked, &m_messages, &MessageList::closeFront);
    connect(&m_messages, &MessageList::frontChanged, this, &MessageBar::showFront);
    connect(&m_messages, &MessageList::textChanged, this, &MessageBar::showText);
    m_expiry->setObjectName(u"messageExpiry"_s);
    m_expiry->setInterval(kExpiryInterval);
    connect(m_expiry, &QTimer::timeout, this, &MessageBar::expire);

    isLine() ? layOutAsLine() : layOutAsBox();
    setReadLast(m_close);
    hide();
    if (m_messages.front())
        showFront();
}

MessageBar::~MessageBar()
{
    delete m_whole; // it is a child of the window
}

void MessageBar::layOutAsBox()
{
    // The icons stand beside the first line, and the button to close has its own margin around its icon.
    auto *icon = new QVBoxLayout;
    icon->setContentsMargins(0, kSpace4, 0, 0);
    icon->addWidget(m_icon);
    auto *texts = new QVBoxLayout;
    texts->setContentsMargins(0, kSpace4, 0, 0);
    texts->setSpacing(kSpace4);
    texts->addWidget(m_title->wrapped());
    texts->addWidget(m_text->wrapped());
    auto *head = new QHBoxLayout;
    head->setSpacing(kSpace8);
    head->addLayout(icon);
    head->setAlignment(icon, Qt::AlignTop);
    head->addLayout(texts, 1);
    head->addWidget(m_close, 0, Qt::AlignTop);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(kSpace12, kSpace8, kSpace8, kSpace8);
    layout->setSpacing(kSpace8);
    layout->addLayout(head);
    layout->addWidget(m_buttons);
    m_buttonRow->addStretch(1);
}

void MessageBar::layOutAsLine()
{
    m_title->elided();
    m_text->elided()->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_password = new SecretEdit(CommonTexts::tr("Show password"));
    m_password->setObjectName(u"sessionPassword"_s);
    m_password->setAccessibleName(tr("Session password"));
    m_password->setMaximumWidth(textscale::scaled(kPasswordWidth));
    connect(m_password, &QLineEdit::returnPressed, this, &MessageBar::submitPassword);
    m_previous = new IconButton(Icon::Previous, CommonTexts::tr("Previous"));
    m_previous->setObjectName(u"previousMessage"_s);
    m_next = new IconButton(Icon::Next, CommonTexts::tr("Next"));
    m_next->setObjectName(u"nextMessage"_s);
    m_position = plainLabel({}, TextRole::Caption)->dim();
    m_position->setObjectName(u"messagePosition"_s);
    connect(m_previous, &QAbstractButton::clicked, &m_messages, [this] { m_messages.step(-1); });
    connect(m_next, &QAbstractButton::clicked, &m_messages, [this] { m_messages.step(1); });
    connect(&m_messages, &MessageList::countChanged, this, &MessageBar::updatePosition);
    connect(&m_messages, &MessageList::busyChanged, this, &MessageBar::updateBusy);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(kSpace12, kSpace4, kSpace8, kSpace4);
    layout->setSpacing(kSpace8);
    layout->addWidget(m_icon);
    layout->addWidget(m_title);
    layout->addWidget(m_text, 1);
    layout->addSpacerItem(new QSpacerItem(0, 0, QSizePolicy::Expanding)); // if there is only a title
    layout->addWidget(m_password);
    m_buttons->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    layout->addWidget(m_buttons);
    for (QWidget *each : std::initializer_list<QWidget *>{m_previous, m_position, m_next}) {
        layout->addWidget(each);
        each->setFocusPolicy(each == m_position ? Qt::NoFocus : Qt::TabFocus);
    }
    layout->addWidget(m_close);
    connect(m_detailsButton, &QPushButton::toggled, this, &MessageBar::showDetails);
}

/// Returns whether a text is longer than its room in the line.
bool MessageBar::isCut() const
{
    const auto isCutIn = [](const TextLabel &label) {
        return label.isVisible() && label.width() < label.sizeHint().width();
    };
    return isCutIn(*m_title) || isCutIn(*m_text);
}

/// Shows the whole message with its details over what is above the line.
void MessageBar::showDetails(bool areShown)
{
    if (!areShown) {
        delete std::exchange(m_whole, nullptr);
        m_details = nullptr;
        return;
    }
    const Message message = *m_messages.front();
    m_whole = new Card(window());
    m_whole->setObjectName(u"wholeMessage"_s);
    auto *layout = new QVBoxLayout(m_whole);
    m_wholeText = plainLabel(paragraphs({message.title, message.text}))->wrapped();
    m_wholeText->setObjectName(u"wholeMessageText"_s);
    m_wholeText->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout->addWidget(m_wholeText);
    if (!message.details.isEmpty()) {
        m_details = makeReadOnlyText(errorDetailsLabel(), u"messageDetails"_s, kDetailsHeight);
        layout->addWidget(m_details);
        m_details->setPlainText(boundedText(message.details, kMaxDetails));
        m_details->fit(kDetailsHeight);
    }
    placeDetails();
    m_whole->show();
    m_whole->raise();
    announceChange(*this, m_wholeText->text());
}

void MessageBar::placeDetails()
{
    if (!m_whole)
        return;
    const QPoint at = mapTo(window(), QPoint());
    const int needed = m_whole->layout()->totalHeightForWidth(width());
    const int height = std::clamp(needed, 0, std::max(0, at.y() - kSpace8));
    m_whole->setGeometry(at.x(), at.y() - height - kSpace4, width(), height);
}

void MessageBar::updatePosition()
{
    if (!isLine())
        return;
    const qsizetype count = m_messages.count();
    const qsizetype at = m_messages.position();
    for (QWidget *each : std::initializer_list<QWidget *>{m_previous, m_position, m_next})
        each->setVisible(count > 1);
    m_previous->setShape(isRightToLeft() ? Icon::Next : Icon::Previous);
    m_next->setShape(isRightToLeft() ? Icon::Previous : Icon::Next);
    m_previous->setEnabled(at > 0);
    m_next->setEnabled(at + 1 < count);
    const QLocale locale;
    m_position->setText(CommonTexts::tr("%1 of %2").arg(locale.toString(at + 1), locale.toString(count)));
}

void MessageBar::updateBusy()
{
    const bool isBusy = m_messages.front() && m_messages.front()->isBusy;
    m_password->setReadOnly(isBusy);
    m_actionButtons.at(0)->setEnabled(!isBusy);
    if (!isBusy && m_password->hasFocus())
        m_password->selectAll();
}

void MessageBar::submitPassword()
{
    const Message *message = m_messages.front();
    if (!message || !message->password || message->isBusy)
        return;
    const MessagePassword password = *message->password; // a copy, since it can replace the message
    password.submit(Secret(m_password->text()));
}

void MessageBar::showFront()
{
    if (!m_messages.front())
        Q_EMIT closing();
    m_expiry->stop();
    m_detailsButton->setChecked(false);
    if (isLine()) {
        updatePosition();
        m_password->clear();
        m_password->setVisible(m_messages.front() && m_messages.front()->password);
        updateBusy();
    }
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
    m_text->setText(shownText(message.text));
    m_text->setVisible(!message.text.isEmpty());
    setDetails(message.details);
    setActions(message.actions);
    showButtons();
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
    const QString text = shownText(m_messages.front()->text);
    m_text->setVisible(!text.isEmpty());
    // A label without an accessible name notifies screen readers of each change of its text.
    if (spoken == MessageHandle::Spoken::Yes)
        m_text->setAccessibleName(spokenText(text));
    else if (m_text->accessibleName().isEmpty())
        m_text->setAccessibleName(spokenText(m_text->text()));
    m_text->setText(text);
    if (spoken == MessageHandle::Spoken::Yes)
        announce(this, text);
}

/// Returns the text as one line if this is a line.
QString MessageBar::shownText(const QString &text) const
{
    return isLine() ? text.simplified() : text;
}

/// Shows the row of buttons if one of them is needed.
void MessageBar::showButtons()
{
    const Message &message = *m_messages.front();
    m_detailsButton->setVisible(!message.details.isEmpty() || m_detailsButton->isChecked() ||
                                (isLine() && isCut()));
    m_buttons->setVisible(!message.actions.empty() || !m_detailsButton->isHidden());
}

void MessageBar::setDetails(const QString &details)
{
    if (isLine()) // showDetails() makes them
        return;
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
        button->setEnabled(true);
        button->setVisible(used);
        button->setObjectName(used ? m_actions[i].objectName : QString());
        button->setText(used ? m_actions[i].text : QString());
        setButtonKind(button, used && m_actions[i].isQuiet ? ButtonKind::Quiet : ButtonKind::Normal);
        button->setAccessibleName(button->text());
    }
    if (const Message *message = m_messages.front(); message && message->password)
        m_actionButtons.at(0)->setAccessibleName(message->password->name);
}

/// Aligns the first button's border with the texts, or the text of a quiet button.
void MessageBar::indentButtons()
{
    const bool isFirstQuiet = m_actions.empty() || m_actions.front().isQuiet;
    const int indent = isLine() ? 0 : textscale::scaled(kIcon) + (isFirstQuiet ? 0 : kSpace8);
    m_buttonIndent->changeSize(indent, 0, QSizePolicy::Fixed);
    m_buttonRow->invalidate();
}

void MessageBar::run(std::size_t action)
{
    if (action >= m_actions.size())
        return;
    if (action == 0 && m_messages.front() && m_messages.front()->password) {
        submitPassword();
        return;
    }
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
    stylepaint::drawNotice(painter, rect(), of(palette()), m_tone);
}

void MessageBar::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    if (isLine() && m_messages.front())
        showButtons();
    placeDetails();
}

#include "moc_messagebar.cpp"
