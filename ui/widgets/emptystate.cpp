// SPDX-License-Identifier: MIT
#include "ui/widgets/emptystate.h"

#include "ui/widgets/button.h"
#include "ui/widgets/iconview.h"
#include "ui/widgets/textlabel.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace tokens;

EmptyState::EmptyState(QWidget *parent)
    : QWidget(parent)
    , m_icon(new IconView(Icon::Bell, Tone::Mute, kIconLarge))
    , m_text(new TextLabel)
    , m_action(makeButton({}, u"emptyAction"_s))
{
    m_text->setObjectName(u"emptyText"_s);
    m_text->wrapped()->dim();
    m_text->setAlignment(Qt::AlignHCenter);
    connect(m_action, &QPushButton::clicked, this, &EmptyState::actionWanted);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(kSpace24, 2 * kSpace24, kSpace24, 2 * kSpace24);
    layout->setSpacing(kSpace16);
    layout->addStretch(2);
    layout->addWidget(m_icon, 0, Qt::AlignHCenter);
    layout->addWidget(m_text);
    layout->addWidget(m_action, 0, Qt::AlignHCenter);
    layout->addStretch(3);
}

void EmptyState::setContent(Icon icon, const QString &text, const QString &action)
{
    m_icon->setFace(icon, Tone::Mute);
    m_text->setText(text);
    m_action->setText(action);
    m_action->setAccessibleName(action);
    m_action->setVisible(!action.isEmpty());
}
