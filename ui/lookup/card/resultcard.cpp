// SPDX-License-Identifier: MIT
#include "ui/lookup/card/resultcard.h"

#include "ui/widgets/views/textlabel.h"

#include <QKeyEvent>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace tokens;

namespace {

constexpr int kAllHeight = 100; ///< a stretch factor

} // namespace

ResultCard::ResultCard(const KnownSecrets &secrets, const Clock &clock, QWidget *parent)
    : Card(parent)
    , m_running(new QWidget)
    , m_runningText(plainLabel()->dim())
    , m_detail(new ResultDetail(secrets, clock))
{
    setObjectName(u"resultCard"_s);
    setAccessibleName(tr("Result"));
    m_runningText->setObjectName(u"runningText"_s);
    auto *running = new QVBoxLayout(m_running);
    running->setSpacing(kSpace12);
    running->addWidget(m_runningText);
    running->addStretch(1);

    connect(m_detail, &ResultDetail::tryAgainRequested, this, &ResultCard::tryAgainRequested);
    connect(m_detail, &ResultDetail::rawShownChanged, this, [this] {
        QSizePolicy policy = sizePolicy();
        policy.setVerticalStretch(m_detail->isRawShown() ? kAllHeight : 0);
        setSizePolicy(policy);
        Q_EMIT rawShownChanged(m_detail->isRawShown());
    });
    connect(m_detail, &ResultDetail::copyRequested, this, &ResultCard::copyRequested);
    connect(m_detail, &ResultDetail::activityRequested, this, &ResultCard::activityRequested);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_running);
    layout->addWidget(m_detail);
    showNothing();
}

void ResultCard::showRow(const ResultRow &row)
{
    setMinimumHeight(0);
    setVisible(true);
    m_running->hide();
    m_detail->show();
    m_detail->setRow(row);
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

void ResultCard::setStepping(bool isStepping)
{
    m_isStepping = isStepping;
    setFocusPolicy(isStepping ? Qt::StrongFocus : Qt::NoFocus);
}

void ResultCard::keyPressEvent(QKeyEvent *event)
{
    const bool isDown = event->key() == Qt::Key_Down;
    if (m_isStepping && (isDown || event->key() == Qt::Key_Up))
        Q_EMIT stepRequested(isDown ? 1 : -1);
    else
        Card::keyPressEvent(event);
}

#include "moc_resultcard.cpp"
