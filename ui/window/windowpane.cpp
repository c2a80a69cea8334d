// SPDX-License-Identifier: MIT
#include "ui/window/windowpane.h"

#include "ui/connections/connectionheader.h"
#include "ui/style/tokens.h"
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

WindowPane::WindowPane(const PageParts &page, const UpgradeParts &upgrade,
                       const QList<MessageBar *> &messages, QWidget *parent)
    : QWidget(parent)
    , m_header(new ConnectionHeader(upgrade.sessions, upgrade.connections))
    , m_page(new NotificationsPage(page))
    , m_pageArea(new FittingScrollArea(m_page))
    , m_upgradeSide(new UpgradeSide(upgrade))
{
    m_header->setAutoFillBackground(true);
    m_header->setBackgroundRole(QPalette::Base);
    connect(qApp, &QApplication::focusChanged, m_page, [this](const QWidget *, QWidget *now) {
        if (now && m_page->isAncestorOf(now))
            m_pageArea->ensureWidgetVisible(now, 0, kSpace16);
    });
    auto *content = new QHBoxLayout;
    content->setSpacing(0);
    content->addWidget(m_pageArea, 1);
    content->addWidget(m_upgradeSide);
    auto *messageRow = new QVBoxLayout;
    messageRow->setContentsMargins(kSpace16, 0, kSpace16, 0);
    messageRow->setSpacing(kSpace8);
    for (MessageBar *bar : messages)
        messageRow->addWidget(bar);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_header);
    layout->addWidget(makeRule());
    layout->addLayout(messageRow);
    layout->addLayout(content, 1);
}

void WindowPane::arrange(bool beside, bool hasRoom)
{
    m_upgradeSide->setBeside(beside);
    m_pageArea->setVisible(hasRoom && (beside || !m_upgradeSide->isShown()));
    m_upgradeSide->setVisible(hasRoom && m_upgradeSide->isShown());
}

void WindowPane::setUpgradeShown(bool shown)
{
    m_header->setUpgradeShown(shown);
    m_upgradeSide->setShown(shown);
}

#include "moc_windowpane.cpp"
