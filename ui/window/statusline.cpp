// SPDX-License-Identifier: MIT
#include "ui/window/statusline.h"

#include "ui/style/tokens.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/views/announcer.h"
#include "ui/widgets/views/textlabel.h"

#include <QHBoxLayout>

using namespace Qt::StringLiterals;
using namespace tokens;

StatusLine::StatusLine(QPushButton *button, const Clock &clock, QWidget *parent)
    : QStatusBar(parent)
    , m_pace(clock)
    , m_text(plainLabel({}, TextRole::Caption)->dim())
    , m_stop(makeButton(tr("Stop"), u"stop"_s, ButtonKind::Quiet))
{
    m_text->setObjectName(u"status"_s);
    m_text->setAccessibleName(tr("Status", "of the window"));
    QSizePolicy policy = m_stop->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    m_stop->setSizePolicy(policy);
    connect(m_stop, &QPushButton::clicked, this, &StatusLine::stopRequested);

    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(kSpace16, 0, kSpace16, kSpace8);
    layout->setSpacing(kSpace12);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_stop);
    layout->addWidget(button);
    setSizeGripEnabled(false);
    setContentsMargins(0, 0, 0, 0);
    addWidget(row, 1);
}

void StatusLine::showText(const QString &text, Subjects about)
{
    m_pace.end();
    m_about = about;
    m_text->setText(text);
    announce(m_text, text);
}

void StatusLine::setProgress(const QString &text)
{
    m_about = ResultsSubject;
    m_text->setText(text);
    if (m_pace.isDue())
        announce(m_text, text);
}

void StatusLine::removeText(Subject subject)
{
    if (!m_about.testFlag(subject))
        return;
    m_about = {};
    m_text->setText({});
    describe(m_text, {});
}

void StatusLine::setStopOffered(bool offered)
{
    m_stop->setVisible(offered);
}

#include "moc_statusline.cpp"
