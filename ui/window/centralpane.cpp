// SPDX-License-Identifier: MIT
#include "ui/window/centralpane.h"

#include "ui/style/tokens.h"
#include "ui/upgrade/upgradedock.h"
#include "ui/widgets/dialogs/messagebar.h"
#include "ui/widgets/views/fittingscrollarea.h"

#include <QApplication>
#include <QVBoxLayout>

using namespace tokens;

namespace {

QWidget *makeRule()
{
    auto *rule = new QWidget;
    rule->setFixedHeight(kHair);
    rule->setBackgroundRole(QPalette::Mid);
    rule->setAutoFillBackground(true);
    return rule;
}

} // namespace

CentralPane::CentralPane(QWidget *header, const QList<MessageBar *> &messages, QWidget *page,
                         UpgradeDock *upgrade, QWidget *parent)
    : QWidget(parent)
    , m_page(page)
    , m_pageArea(new FittingScrollArea(page))
    , m_upgrade(upgrade)
{
    header->setAutoFillBackground(true);
    header->setBackgroundRole(QPalette::Base);
    connect(qApp, &QApplication::focusChanged, m_page, [this](const QWidget *, QWidget *now) {
        if (now && m_page->isAncestorOf(now))
            m_pageArea->ensureWidgetVisible(now, 0, kSpace16);
    });
    auto *content = new QHBoxLayout;
    content->setSpacing(0);
    content->addWidget(m_pageArea, 1);
    content->addWidget(m_upgrade);
    auto *messageRow = new QVBoxLayout;
    messageRow->setContentsMargins(kSpace16, 0, kSpace16, 0);
    messageRow->setSpacing(0);
    for (MessageBar *message : messages) {
        message->setGapAbove(kSpace16);
        messageRow->addWidget(message);
    }
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(header);
    layout->addWidget(makeRule());
    layout->addLayout(messageRow);
    layout->addLayout(content, 1);
}

void CentralPane::arrange(bool beside, bool hasRoom, int minHeight)
{
    m_pageArea->setMinimumHeight(hasRoom ? minHeight : 0);
    m_upgrade->setBeside(beside);
    m_pageArea->setVisible(hasRoom && (beside || !m_upgrade->isShown()));
    m_upgrade->setVisible(hasRoom && m_upgrade->isShown());
}

#include "moc_centralpane.cpp"
