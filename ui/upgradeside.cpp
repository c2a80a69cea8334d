// SPDX-License-Identifier: MIT
#include "ui/upgradeside.h"

#include "ui/widgets/card.h"
#include "ui/widgets/tokens.h"

#include <QVBoxLayout>

using namespace tokens;

UpgradeSide::UpgradeSide(UpgradeRun &run, QWidget *parent)
    : QWidget(parent)
    , m_run(run)
{
    hide();
}

void UpgradeSide::makePanel()
{
    m_panel = new UpgradePanel(m_run);
    m_panel->setClosable(true);
    connect(m_panel, &UpgradePanel::closeWanted, this, &UpgradeSide::closeWanted);
    auto *card = new Card;
    auto *cardLayout = new QVBoxLayout(card);
    cardLayout->setContentsMargins(kHair, kHair, kHair, kHair);
    cardLayout->addWidget(m_panel);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(card);
    m_panel->setTarget(m_target);
    if (m_suggestion)
        m_panel->suggest(*m_suggestion);
}

void UpgradeSide::setTarget(const std::optional<UpgradeTarget> &target)
{
    m_target = target;
    if (m_panel)
        m_panel->setTarget(target);
}

void UpgradeSide::suggest(const UpgradeTarget &suggestion)
{
    m_suggestion = suggestion;
    if (m_panel)
        m_panel->suggest(suggestion);
}

void UpgradeSide::setShown(bool shown)
{
    m_shown = shown;
    if (shown && !m_panel)
        makePanel();
    setVisible(shown);
    if (shown)
        m_panel->startFocus();
}

void UpgradeSide::setBeside(bool beside)
{
    if (!layout())
        return;
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const int inner = beside ? 0 : kSpace16;
    layout()->setContentsMargins(mirrored ? kSpace16 : inner, kSpace16, mirrored ? inner : kSpace16, kSpace8);
    setMinimumWidth(beside ? kPanelWidth : 0);
    setMaximumWidth(beside ? kPanelWidth : QWIDGETSIZE_MAX);
}
