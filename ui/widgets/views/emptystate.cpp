// SPDX-License-Identifier: MIT
#include "ui/widgets/views/emptystate.h"

#include "ui/widgets/controls/button.h"
#include "ui/widgets/views/announcer.h"
#include "ui/widgets/views/iconview.h"
#include "ui/widgets/views/textlabel.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace tokens;

EmptyState::EmptyState(QWidget *parent)
    : QWidget(parent)
    , m_icon(new IconView(Icon::Bell, Tone::Mute, kIconLarge))
    , m_text(new TextLabel)
    , m_action(makeButton({}, u"emptyAction"_s))
    , m_otherAction(makeButton({}, u"emptyOtherAction"_s, ButtonKind::Quiet))
    , m_layout(new QVBoxLayout(this))
{
    setFocusProxy(m_action);
    m_text->setObjectName(u"emptyText"_s);
    m_text->wrapped()->dim();
    m_text->setAlignment(Qt::AlignHCenter);
    connect(m_action, &QPushButton::clicked, this, &EmptyState::actionTriggered);
    connect(m_otherAction, &QPushButton::clicked, this, &EmptyState::otherActionTriggered);
    auto *actions = new QHBoxLayout;
    actions->setSpacing(kSpace12);
    actions->addStretch(1);
    actions->addWidget(m_action);
    actions->addWidget(m_otherAction);
    actions->addStretch(1);

    m_layout->setContentsMargins(kSpace24, 2 * kSpace24, kSpace24, 2 * kSpace24);
    m_layout->setSpacing(kSpace16);
    m_layout->addStretch(2);
    m_layout->addWidget(m_icon, 0, Qt::AlignHCenter);
    m_layout->addWidget(m_text);
    m_layout->addLayout(actions);
    m_layout->addStretch(3);
}

void EmptyState::addWidget(QWidget *widget)
{
    auto *row = new QHBoxLayout;
    row->addStretch(1);
    row->addWidget(widget, 100); // up to its maximum width
    row->addStretch(1);
    m_layout->insertLayout(m_layout->count() - 1, row);
}

void EmptyState::setContent(Icon icon, const QString &text, const QString &action, const QString &otherAction)
{
    m_icon->setIcon(icon, Tone::Mute);
    m_text->setText(text);
    setButtonKind(m_action, otherAction.isEmpty() ? ButtonKind::Normal : ButtonKind::Primary);
    const std::pair<QPushButton *, QString> buttons[] = {{m_action, action}, {m_otherAction, otherAction}};
    for (const auto &[button, words] : buttons) {
        button->setText(words);
        button->setAccessibleName(words);
        describe(button, text);
        button->setVisible(!words.isEmpty());
    }
}

#include "moc_emptystate.cpp"
