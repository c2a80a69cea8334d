// SPDX-License-Identifier: MIT
#include "ui/lookup/card/resultcard.h"

#include "results/resulttext.h"
#include "ui/widgets/views/busybar.h"
#include "ui/widgets/views/textlabel.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace tokens;

ResultCard::ResultCard(const KnownSecrets &secrets, const Clock &clock, QWidget *parent)
    : Card(parent)
    , m_running(new QWidget)
    , m_runningText(plainLabel()->dim())
    , m_detail(new ResultDetail(secrets, clock))
{
    m_runningText->setObjectName(u"runningText"_s);
    auto *running = new QVBoxLayout(m_running);
    running->setSpacing(kSpace12);
    running->addWidget(m_runningText);
    running->addWidget(new BusyBar(outcomeText(LookupRow::Outcome::Running)));
    running->addStretch(1);

    connect(m_detail, &ResultDetail::copyRequested, this, &ResultCard::copyRequested);
    connect(m_detail, &ResultDetail::activityRequested, this, &ResultCard::activityRequested);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_running);
    layout->addWidget(m_detail);
    showNothing();
}

void ResultCard::showRow(const ResultRow &row, ResultDetail::Reason reason)
{
    setMinimumHeight(0);
    setVisible(true);
    m_running->hide();
    m_detail->show();
    m_detail->setRow(row, reason);
}

void ResultCard::showRunning(const QString &text)
{
    setMinimumHeight(isVisible() ? height() : 0);
    setVisible(true);
    m_running->show();
    m_runningText->setText(text);
    m_detail->hide();
    m_detail->clear();
}

void ResultCard::showNothing()
{
    setMinimumHeight(0);
    setVisible(false);
    m_running->hide();
    m_detail->hide();
    m_detail->clear();
}

#include "moc_resultcard.cpp"
