// SPDX-License-Identifier: MIT
#include "ui/widgets/messagebar.h"

#include "base/displaytext.h"
#include "base/errortext.h"
#include "ui/widgets/accessiblerole.h"
#include "ui/widgets/announcer.h"
#include "ui/widgets/iconview.h"
#include "ui/widgets/svcstyle.h"
#include "ui/widgets/textlabel.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace tokens;

namespace {

constexpr qsizetype kMostDetails = 64 * 1024;

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

} // namespace

Message messageFor(const Error &error)
{
    const ErrorText text = describeError(error);
    return {.tone = Tone::Danger,
            .title = text.title,
            .text = text.message,
            .details = errorDetails(error),
            .actions = {}};
}

MessageBar::MessageBar(QWidget *parent)
    : QFrame(parent)
    , m_icon(new IconView(Icon::Info, Tone::Info, kIcon))
    , m_title(new TextLabel({}, TextRole::Strong))
    , m_text(new TextLabel)
    , m_detailsButton(new QPushButton(tr("Details")))
    , m_details(new QPlainTextEdit)
    , m_buttons(new QWidget)
{
    setObjectName(u"messageBar"_s);
    setAccessibleName(tr("Message"));
    setAccessibleRole(this, QAccessible::AlertMessage);
    m_title->setObjectName(u"messageTitle"_s);
    m_text->setObjectName(u"messageText"_s);
    for (TextLabel *label : {m_title, m_text}) {
        label->wrapped();
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }

    m_detailsButton->setObjectName(u"messageDetailsButton"_s);
    m_detailsButton->setCheckable(true);
    m_detailsButton->setAutoDefault(false);
    m_detailsButton->setFocusPolicy(Qt::TabFocus);
    setButtonKind(m_detailsButton, ButtonKind::Quiet);
    m_details->setObjectName(u"messageDetails"_s);
    m_details->setAccessibleName(tr("Details", "the technical facts of an error"));
    m_details->setReadOnly(true);
    m_details->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_details->setTabChangesFocus(true);
    m_details->setFixedHeight(kDetailsHeight);
    m_details->viewport()->setAutoFillBackground(false);
    m_details->document()->setDocumentMargin(kSpace8);
    m_details->hide();
    connect(m_detailsButton, &QPushButton::toggled, m_details, &QWidget::setVisible);

    m_buttonRow = new QHBoxLayout(m_buttons);
    m_buttonRow->setContentsMargins(0, kSpace4, 0, 0);
    m_buttonRow->addWidget(m_detailsButton);
    m_buttonRow->addStretch(1);

    auto *texts = new QVBoxLayout;
    texts->setSpacing(kSpace4);
    texts->addWidget(m_title);
    texts->addWidget(m_text);
    texts->addWidget(m_details);
    texts->addWidget(m_buttons);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(kSpace12, kSpace12, kSpace12, kSpace12);
    layout->setSpacing(kSpace8);
    layout->addWidget(m_icon, 0, Qt::AlignTop);
    layout->addLayout(texts, 1);
    hide();
}

void MessageBar::setMessage(const Message &message)
{
    m_tone = message.tone;
    m_icon->setFace(iconOf(m_tone), m_tone);
    m_title->setTone(m_tone);
    m_title->setText(message.title);
    m_text->setText(message.text);
    m_text->setVisible(!message.text.isEmpty());
    m_detailsButton->setChecked(false);
    m_detailsButton->setVisible(!message.details.isEmpty());
    m_details->setPlainText(boundedText(visibleText(message.details), kMostDetails));
    setActions(message.actions);
    m_buttons->setVisible(!message.actions.empty() || !message.details.isEmpty());
    show();
    update();
    announce(this, message.text.isEmpty() ? message.title
                                          //: What a screen reader says of a message: its title and its text.
                                          : tr("%1. %2").arg(message.title, message.text));
}

void MessageBar::setText(const QString &text)
{
    m_text->setText(text);
}

void MessageBar::clear()
{
    if (isHidden())
        return;
    hide();
    setActions({});
    setAccessibleDescription({});
}

void MessageBar::setActions(const std::vector<MessageAction> &actions)
{
    for (QPushButton *button : m_actions) {
        m_buttonRow->removeWidget(button);
        button->hide();
        button->deleteLater(); // it may be the one that was just pressed
    }
    m_actions.clear();
    int place = 0;
    for (const MessageAction &action : actions) {
        auto *button = new QPushButton(action.text, m_buttons);
        button->setObjectName(action.objectName);
        button->setAutoDefault(false);
        button->setFocusPolicy(Qt::TabFocus);
        connect(button, &QPushButton::clicked, this, action.run);
        m_buttonRow->insertWidget(place++, button);
        m_actions.push_back(button);
    }
}

void MessageBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(of(palette()).tone(m_tone).ground);
    painter.drawRoundedRect(rect(), kControlRadius, kControlRadius);
}
